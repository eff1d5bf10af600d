"""The live socket against a real server: news for all who look, nothing twice and nothing missing."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from cabildo.server.requests import PROTOCOL_HEADER
from tests.server.conftest import Guest, Join
from tests.server.running import RunningServer
from tests.server.sockets import Follower

TEXT, CLOSE = 1, 8  # kinds of frames


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("live"), "--no-rate-limits") as running:
        yield running


@pytest.fixture
async def guest(server: RunningServer) -> AsyncIterator[Join]:
    """Makes guests of the real server."""
    async with AsyncExitStack() as stack:

        async def make(name: str) -> Guest:
            client = await stack.enter_async_context(httpx.AsyncClient(base_url=server.address, timeout=60))
            person = Guest(client)
            await person.post("/api/me", {"name": name})
            return person

        yield make


def follow(server: RunningServer, person: Guest, log: list[Any] | None = None, **options: Any) -> Follower:
    return Follower(server.address, dict(person.client.cookies), log, **options)


async def two_people(guest: Join) -> tuple[Guest, Guest, str]:
    """Anna on seats 0 and 2, Bob on seat 1; seat 0 begins."""
    anna, bob = await guest("Anna"), await guest("Bob")
    state = await anna.new_table("me", "link", "me")
    table = state["table"]["id"]
    await bob.post(f"/api/tables/{table}/join", {"token": state["invitations"][0]["token"]})
    await anna.post(f"/api/tables/{table}/start")
    return anna, bob, table


async def play(person: Guest, table: str, moves: int) -> int:
    """So many moves of the person's own seats, or fewer if somebody else is asked; the last sequence."""
    for _ in range(moves):
        state = await person.look(table)
        actor = state["table"]["actor"]
        if actor not in state["mine"]:
            break
        choices = (await person.look(table, actor))["decision"]["choices"]
        await person.move(table, actor, choices[-1], expected=state["table"]["sequence"])
    return int((await person.look(table))["table"]["sequence"])


async def test_a_move_is_seen_by_all_who_look(server: RunningServer, guest: Join) -> None:
    anna, bob, table = await two_people(guest)
    async with follow(server, anna) as first, follow(server, bob) as second:
        await first.watch(table, 0)
        await second.watch(table, 1)
        done = await anna.move(table, 0, "role builder", "build small-market")
        for follower in (first, second):
            state = await follower.at_sequence(done["sequence"])
            assert [event["event"] for event in state["log"]][:2] == ["role-taken", "built"]
        assert first.state["decision"].get("choices") is None
        assert "pass" in second.state["decision"]["choices"]
        assert second.state["table"]["my_turn"]


async def test_a_move_is_told_as_a_difference(server: RunningServer, guest: Join) -> None:
    """What both follow ends where a whole look does, and the board never comes again."""
    anna, bob, table = await two_people(guest)
    async with follow(server, anna) as first, follow(server, bob) as second:
        await first.watch(table, 0)
        await second.watch(table, 1)
        sequence = await play(anna, table, 6)
        for follower, person, seat in ((first, anna, 0), (second, bob, 1)):
            state = await follower.at_sequence(sequence)
            assert follower.whole == 1
            look = await person.look(table, seat)
            assert {**look, "log": None, "log_from": None} == {**state, "log": None, "log_from": None}
            assert follower.log == look["log"]


async def test_who_has_the_present_version_is_told_so_and_gets_differences(server: RunningServer, guest: Join) -> None:
    anna = await guest("Anna")
    table = (await anna.new_table("me", "me", "me"))["table"]["id"]
    looked = await anna.look(table, 0)
    async with follow(server, anna, list(looked["log"])) as follower:
        follower.state = looked
        state = await follower.watch(table, 0, looked["version"])
        assert state["table"]["seats"][0]["connected"]  # which was not so at the look
        done = await anna.move(table, 0, "role builder")
        await follower.at_sequence(done["sequence"])
        assert follower.whole == 0
        await follower.ask_for(table, seat=0, version=follower.state["version"])  # on wish it comes whole
        assert (await follower.hear())["change"] == {}
        await follower.ask_for(table, seat=0, version="0" * 16)
        assert (await follower.hear())["type"] == "table"


async def test_the_answer_to_a_move_brings_what_its_sender_waits_for(server: RunningServer, guest: Join) -> None:
    anna, _, table = await two_people(guest)
    async with follow(server, anna) as follower:
        state = await follower.watch(table, 0)
        sight = {"eyes": 0, "version": state["version"], "events": len(follower.log)}
        wish = {"key": "0123456789", "expected": 1, "seat": 0, "actions": ["role builder"], "sight": sight}
        done = await anna.post(f"/api/tables/{table}/moves", wish)
        assert done["news"] == await follower.hear()  # to the letter, so that it does not matter which comes first
        assert done["news"]["type"] == "change"
        again = await anna.post(f"/api/tables/{table}/moves", wish)
        assert again["news"] == done["news"]
        other = {**sight, "version": "0" * 16}
        whole = await anna.post(f"/api/tables/{table}/moves", {**wish, "sight": other})
        assert whole["news"]["state"] == {
            **await anna.look(table, 0),
            "log": whole["news"]["state"]["log"],
            "log_from": sight["events"],
        }


async def test_what_sockets_were_told_is_counted(server: RunningServer, guest: Join) -> None:
    """Once for those who look with the same eyes, and no longer when they are gone."""
    anna, bob, table = await two_people(guest)

    async def told_bytes() -> float:
        lines = (await anna.client.get("/metrics")).text.splitlines()
        return float(next(line for line in lines if line.startswith("cabildo_told_bytes ")).split()[1])

    assert await told_bytes() == 0
    async with follow(server, anna) as follower:
        state = await follower.watch(table, 0)
        one = await told_bytes()
        assert one > len(json.dumps(state["decision"], separators=(",", ":")))
        async with follow(server, anna) as second:
            await second.watch(table, 0)
            await anna.move(table, 0, "role builder")
            await second.at_sequence(2)
            assert await told_bytes() < 1.5 * one
            async with follow(server, bob) as other:
                await other.watch(table, 1)
                assert await told_bytes() > 1.5 * one
    for _ in range(100):
        if await told_bytes() == 0:
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it is still kept")


async def test_a_page_of_another_version_is_told_to_be_loaded_again(server: RunningServer, guest: Join) -> None:
    anna, _, table = await two_people(guest)
    wish = {"key": "0123456789", "expected": 1, "seat": 0, "actions": ["role builder"]}
    for headers, code in (({}, "problem-invalid"), ({PROTOCOL_HEADER: "1"}, "problem-reload")):
        page = {"origin": server.address, **headers}
        refused = await anna.client.post(f"/api/tables/{table}/moves", json=wish, headers=page)
        assert (refused.status_code, refused.json()["code"]) == (426, code)
        assert "load it again" in refused.json()["message"]
        assert (await anna.client.get(f"/api/tables/{table}", headers=page)).status_code == 200
    async with follow(server, anna) as follower:
        await follower.tell(type="watch", table=table, seat=0)
        assert (await follower.hear())["problem"]["code"] == "problem-reload"
    assert (await anna.look(table))["table"]["sequence"] == 1


async def test_each_seat_is_sent_its_own_view(server: RunningServer, guest: Join) -> None:
    anna, bob, table = await two_people(guest)
    async with follow(server, anna) as first, follow(server, bob) as second:
        points = [player["points"] for player in (await first.watch(table, 2))["view"]["players"]]
        assert points == [None, None, 0]
        points = [player["points"] for player in (await second.watch(table, 1))["view"]["players"]]
        assert points == [None, 0, None]


async def test_who_comes_back_misses_nothing_and_hears_nothing_twice(server: RunningServer, guest: Join) -> None:
    anna = await guest("Anna")
    table = (await anna.new_table("me", "me", "me"))["table"]["id"]
    log: list[Any] = []
    for _ in range(4):
        async with follow(server, anna, log) as follower:
            await follower.watch(table)
            await follower.at_sequence(await play(anna, table, 5))
        await play(anna, table, 3)  # while nobody listens
    async with follow(server, anna, log) as follower:
        await follower.watch(table)
    assert log == (await anna.look(table))["log"]
    assert len(log) > 30


async def test_events_that_were_taken_back_stay_in_the_log(server: RunningServer, guest: Join) -> None:
    anna = await guest("Anna")
    table = (await anna.new_table("me", "me", "me"))["table"]["id"]
    async with follow(server, anna) as follower:
        await follower.watch(table)
        await anna.move(table, 0, "role builder")
        done = await anna.undo(table, 0)
        await follower.at_sequence(done["sequence"])
        assert [event["event"] for event in follower.log[-2:]] == ["role-taken", "undone"]


async def test_a_spectator_sees_no_secrets_and_no_choices(server: RunningServer, guest: Join) -> None:
    anna, _, table = await two_people(guest)
    eve = await guest("Eve")
    await anna.let_watch(table, eve)
    async with follow(server, eve) as follower:
        state = await follower.watch(table)
        assert state["seat"] is None
        assert state["mine"] == []
        assert "choices" not in state["decision"]
        assert [player["points"] for player in state["view"]["players"]] == [None, None, None]
        done = await anna.move(table, 0, "role builder")
        await follower.at_sequence(done["sequence"])
        assert follower.log[-1]["event"] == "role-taken"


async def test_a_stranger_watches_no_private_table(server: RunningServer, guest: Join) -> None:
    anna, _, table = await two_people(guest)
    async with follow(server, await guest("Eve")) as follower:
        await follower.ask_for(table)
        heard = await follower.hear()
        assert (heard["problem"]["code"], heard["table"]) == ("problem-not-found", table)
        await anna.move(table, 0, "role builder")
        await anna.post(f"/api/tables/{table}/chat", {"text": "between us"})
        await follower.tell(type="ping")
        assert (await follower.hear())["type"] == "pong"  # and nothing of the table before it


async def test_who_watches_by_a_link_hears_nothing_when_it_is_ended(server: RunningServer, guest: Join) -> None:
    anna, bob, table = await two_people(guest)
    eve = await guest("Eve")
    await bob.let_watch(table, eve)
    async with follow(server, eve) as watching, follow(server, anna) as playing:
        await watching.watch(table)
        await playing.watch(table, 0)
        await anna.delete(f"/api/tables/{table}/watch-link")
        heard = await watching.hear()
        while heard["type"] in ("table", "change"):  # of Anna, who came
            heard = await watching.hear()
        assert (heard["problem"]["code"], heard["table"]) == ("problem-not-found", table)
        await anna.post(f"/api/tables/{table}/chat", {"text": "between us"})
        done = await anna.move(table, 0, "role builder")
        await watching.tell(type="ping")
        assert (await watching.hear())["type"] == "pong"
        heard = await playing.hear()
        while heard["type"] != "change" or heard["sequence"] < done["sequence"]:
            heard = await playing.hear()  # who plays goes on hearing


async def test_who_is_deleted_is_disconnected(server: RunningServer, guest: Join) -> None:
    _, bob, table = await two_people(guest)
    async with follow(server, bob) as follower:
        await follower.watch(table, 1)
        await bob.delete("/api/me")
        with pytest.raises(ConnectionClosed):
            await follower.until(lambda _: False)


async def test_another_persons_seat_is_refused(server: RunningServer, guest: Join) -> None:
    anna, bob, table = await two_people(guest)
    async with follow(server, bob) as follower:
        for seat in (0, 2, 19):
            await follower.ask_for(table, seat=seat)
            assert (await follower.hear())["problem"]["code"] == "problem-forbidden"
        await anna.move(table, 0, "role builder")
        await follower.tell(type="ping")
        assert (await follower.hear())["type"] == "pong"  # and no news of the table before it


async def test_eyes_are_lost_with_the_seat(server: RunningServer, guest: Join) -> None:
    """Bob watches with the eyes of a seat; when a bot takes it, Bob is a spectator until coming back."""
    _, bob, table = await two_people(guest)
    async with follow(server, bob) as follower:
        assert (await follower.watch(table, 1))["view"]["players"][1]["points"] == 0
        await bob.post(f"/api/tables/{table}/leave")
        state = await follower.until(lambda state: state["table"]["seats"][1]["stand_in"])
        assert state["seat"] is None
        assert state["view"]["players"][1]["points"] is None
        await bob.post(f"/api/tables/{table}/come-back")
        assert (await follower.until(lambda state: state["seat"] == 1))["mine"] == [1]


async def test_presence_is_shown_and_taken_away(server: RunningServer, guest: Join) -> None:
    anna, bob, table = await two_people(guest)

    def bob_is_there(state: Any) -> bool:
        return bool(state["table"]["seats"][1]["connected"])

    async with follow(server, anna) as first:
        assert not bob_is_there(await first.watch(table, 0))
        async with follow(server, bob) as second, follow(server, bob) as third:
            await second.watch(table, 1)
            await third.watch(table, 1)
            await first.until(bob_is_there)
            await second.socket.close()
            await third.tell(type="ping")
            assert (await third.hear())["type"] == "pong"  # one of two windows is still open
            assert bob_is_there(await anna.look(table))
        await first.until(lambda state: not bob_is_there(state))


async def test_unwatch_ends_the_news(server: RunningServer, guest: Join) -> None:
    anna = await guest("Anna")
    table = (await anna.new_table("me", "me", "me"))["table"]["id"]
    async with follow(server, anna) as follower:
        await follower.watch(table)
        await follower.tell(type="unwatch", table=table)
        await follower.tell(type="unwatch", table="never-watched")
        await follower.tell(type="ping")
        assert (await follower.hear())["type"] == "pong"
        await anna.move(table, 0, "role builder")
        await follower.tell(type="ping")
        assert (await follower.hear())["type"] == "pong"


async def test_chat_is_heard_at_once(server: RunningServer, guest: Join) -> None:
    anna, bob, table = await two_people(guest)
    async with follow(server, bob) as follower:
        await follower.watch(table, 1)
        said = await anna.post(f"/api/tables/{table}/chat", {"text": " good luck "})
        heard = await follower.hear()
        assert heard == {"type": "chat", "table": table, "line": said}
        assert (said["number"], said["name"], said["text"]) == (1, "Anna", "good luck")
    assert await bob.get(f"/api/tables/{table}/chat") == [said]


async def test_garbage_is_answered_and_the_socket_goes_on(server: RunningServer, guest: Join) -> None:
    anna = await guest("Anna")
    table = (await anna.new_table("me", "me", "me"))["table"]["id"]
    nonsense: list[Any] = ["", "{", "[]", "null", '{"type":"move"}', '{"type":"watch"}', "[" * 20_000]
    nonsense += [
        json.dumps({"type": "watch", "table": value, "protocol": 2}) for value in (7, "", "x" * 41, "../..", "no\x00pe")
    ]
    nonsense += [
        json.dumps({"type": "watch", "table": table, "since": value, "protocol": 2}) for value in (-1, 2**70, "1", None)
    ]
    async with follow(server, anna) as follower:
        for text in nonsense:
            await follower.socket.send(text)
            assert (await follower.hear())["problem"]["code"] == "problem-invalid"
        await follower.ask_for("nothing-here")
        assert (await follower.hear())["problem"]["code"] == "problem-not-found"
        await follower.ask_for(table, since=1_000_000)
        assert (await follower.hear())["state"]["log"] == []  # it cannot know more than there is
        await follower.socket.send(b"\x00\xff")  # bytes are no message
        assert (await follower.hear())["problem"]["code"] == "problem-invalid"
    async with follow(server, anna) as follower:
        await follower.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            await follower.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009  # too big
    assert (await anna.get("/api/me"))["name"] == "Anna"


async def test_text_that_is_none_ends_the_socket_and_is_no_error(server: RunningServer, guest: Join) -> None:
    anna = await guest("Anna")
    before = server.errors()
    for sent, code in (
        (((TEXT, b"\xff\xfe"),), 1007),
        (((TEXT, b'{"type":"ping","\xed\xa0\x80'),), 1007),
        (((TEXT, b"\xff"), (TEXT, b"\xff")), 1007),
        (((TEXT, b"\xff"), (CLOSE, b"\x03\xe8")), 1000),  # in one go: the end is known before the beginning is read
        (((TEXT, b"\xff"), (3, b"")), 1002),
    ):
        async with follow(server, anna) as follower:
            masked = [bytes((0x80 | kind, 0x80 | len(data))) + bytes(4) + data for kind, data in sent]
            follower.socket.transport.write(b"".join(masked))
            with pytest.raises(ConnectionClosed) as closed:
                await follower.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == code
    async with follow(server, anna) as follower:  # whatever there was to say is in the log now
        await follower.tell(type="ping")
        assert (await follower.hear())["type"] == "pong"
    assert server.errors() == before


async def test_so_many_tables_at_once_and_no_more(server: RunningServer, guest: Join) -> None:
    anna = await guest("Anna")
    async with follow(server, anna) as follower:
        for number in range(9):
            table = (await anna.new_table("me", "me", "me"))["table"]["id"]
            await follower.ask_for(table)
            heard = await follower.hear()
            assert heard["type"] == ("table" if number < 8 else "problem")


async def test_a_client_that_does_not_read_is_let_go_and_holds_up_nobody(server: RunningServer, guest: Join) -> None:
    anna, bob, table = await two_people(guest)
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", server.port))
    narrow.setblocking(False)
    async with follow(server, anna) as first:
        await first.watch(table, 0)
        async with follow(server, bob, sock=narrow, max_queue=1, ping_interval=None, close_timeout=0.1) as slow:
            await slow.ask_for(table, seat=1)
            await first.until(lambda state: state["table"]["seats"][1]["connected"])
            try:
                for _ in range(4000):  # each is answered by some kilobytes
                    await asyncio.wait_for(slow.ask_for(table, seat=1), 1)
            except (ConnectionClosed, TimeoutError):
                pass
            done = await anna.move(table, 0, "role builder")
            await first.at_sequence(done["sequence"])
            await first.until(lambda state: not state["table"]["seats"][1]["connected"])
    async with follow(server, bob) as again:
        assert (await again.watch(table, 1))["table"]["sequence"] == done["sequence"]


async def test_a_restart_of_the_server_is_survived(tmp_path: Path) -> None:
    """The server is killed while two clients listen; both come back and go on where they were."""
    with RunningServer(tmp_path, "--no-rate-limits") as server:
        async with AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(httpx.AsyncClient(base_url=server.address, timeout=60)) for _ in "ab"
            ]
            anna, eve = map(Guest, clients)
            await anna.post("/api/me", {"name": "Anna"})
            await eve.post("/api/me", {"name": "Eve"})
            table = (await anna.new_table("me", "me", "me"))["table"]["id"]
            await anna.let_watch(table, eve)
            logs: list[list[Any]] = [[], []]
            async with follow(server, anna, logs[0]) as first, follow(server, eve, logs[1]) as second:
                await first.watch(table, 0)
                await second.watch(table)
                sequence = await play(anna, table, 6)
                await first.at_sequence(sequence)
                await second.at_sequence(sequence)
                server.kill()
                for follower in (first, second):
                    with pytest.raises(ConnectionClosed):
                        await follower.hear()
            server.start()
            async with follow(server, anna, logs[0]) as first, follow(server, eve, logs[1]) as second:
                assert (await first.watch(table, 0))["table"]["sequence"] == sequence
                assert (await second.watch(table))["log"] == []
                sequence = await play(anna, table, 6)
                await first.at_sequence(sequence)
                await second.at_sequence(sequence)
            assert logs[0] == (await anna.look(table, 0))["log"]
            assert logs[1] == (await eve.look(table))["log"]
            async with follow(server, anna, logs[0]) as first:
                await first.watch(table, 0)
                assert await asyncio.to_thread(server.stop) in (0, -15)
                with pytest.raises(ConnectionClosed) as closed:
                    await first.hear()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012  # come back later


async def test_nobody_hears_that_somebody_answered_beforehand(server: RunningServer, guest: Join) -> None:
    """Not even that something changed: the next news of others is the next move. Who did it is shown it."""
    anna, bob, table = await two_people(guest)
    path = f"/api/tables/{table}/standing"
    async with follow(server, anna) as others, follow(server, bob) as own:
        sequence = (await others.watch(table, 0))["table"]["sequence"]
        await own.watch(table, 1)
        await others.news()  # Bob is there
        await bob.post(path, {"seat": 1, "key": "a-window", "action": "pass"})
        assert (await own.news())["standing"] == [{"key": "a-window", "action": "pass"}]
        have = f"version={own.state['version']}&events={len(own.log)}"
        done = await bob.delete(f"{path}?seat=1&key=a-window&{have}")
        assert done["news"]["change"] == {"standing": [[]]}
        assert (await own.news())["standing"] == []
        assert own.state["version"] == done["news"]["version"]
        await anna.move(table, 0, "role builder")
        assert (await others.news())["table"]["sequence"] == sequence + 1

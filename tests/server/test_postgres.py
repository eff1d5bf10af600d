"""PostgreSQL: two processes on one database are one server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from cabildo.engine.game import Game
from cabildo.engine.positions import position_hash
from cabildo.server.settings import Settings
from cabildo.server.store import people_store
from cabildo.server.store.migrate import migrate
from cabildo.server.store.rows import PersonRow
from cabildo.server.store.schema import notes, tables
from cabildo.server.store.store import Store
from cabildo.server.tables.live_table import LiveTable, effective_entries
from tests.server.conftest import Guest, new_key
from tests.server.running import RunningServer
from tests.server.sockets import Follower
from tests.server.test_records import GOLDEN, bring


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[list[RunningServer]]:
    """Two processes with one data folder, for the signing key, and one database."""
    folder = tmp_path_factory.mktemp("two")
    arguments = ["--database", postgres, "--no-rate-limits"]
    first, second = (RunningServer(folder, *arguments) for _ in range(2))
    with first, second:
        yield [first, second]


class Couple:
    """One person with a window at each process."""

    def __init__(self, windows: list[Guest], cookies: dict[str, str]) -> None:
        self.here, self.there = windows
        self.cookies = cookies


async def person(stack: AsyncExitStack, servers: list[RunningServer], name: str) -> Couple:
    here = await stack.enter_async_context(httpx.AsyncClient(base_url=servers[0].address, timeout=60))
    await Guest(here).post("/api/me", {"name": name})
    cookies = dict(here.cookies)
    there = await stack.enter_async_context(httpx.AsyncClient(base_url=servers[1].address, timeout=60, cookies=cookies))
    return Couple([Guest(here), Guest(there)], cookies)


async def look_at(window: Guest, table: str, sequence: int, seat: int | None = None) -> Any:
    """The table as soon as this process has heard of the sequence."""
    for _ in range(500):
        state = await window.look(table, seat)
        if state["table"]["sequence"] >= sequence:
            return state
        await asyncio.sleep(0.02)
    raise AssertionError("the news did not come")


async def until(look: Callable[[], Awaitable[object]], wanted: object) -> None:
    for _ in range(500):
        if await look() == wanted:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the news did not come")


async def test_a_move_at_one_process_is_seen_live_at_the_other(servers: list[RunningServer]) -> None:
    async with AsyncExitStack() as stack:
        anna = await person(stack, servers, "Anna")
        table = (await anna.here.new_table("me", "me", "me"))["table"]["id"]
        follower = await stack.enter_async_context(Follower(servers[1].address, anna.cookies))
        await follower.watch(table, 0)
        actor = 0
        for number in range(12):
            window = (anna.here, anna.there)[number % 2]
            sequence = follower.state["table"]["sequence"]
            actor = follower.state["table"]["actor"]
            choices = (await look_at(window, table, sequence, actor))["decision"]["choices"]
            done = await window.move(table, actor, choices[0], expected=sequence)
            await follower.at_sequence(done["sequence"])
        wish = {"key": new_key(), "expected": follower.state["table"]["sequence"], "seat": actor}
        done = await anna.here.post(f"/api/tables/{table}/undo", wish)
        await follower.at_sequence(done["sequence"])
        assert follower.log == (await look_at(anna.here, table, done["sequence"], 0))["log"]
        await anna.here.post(f"/api/tables/{table}/chat", {"text": "hello over there"})
        heard = await follower.hear()
        assert heard["line"]["text"] == "hello over there"


async def test_a_record_that_is_deleted_at_one_process_is_gone_at_the_other(servers: list[RunningServer]) -> None:
    async with AsyncExitStack() as stack:
        anna = await person(stack, servers, "Anna")
        record = (await bring(anna.here, GOLDEN.read_bytes()))["id"]
        follower = await stack.enter_async_context(Follower(servers[1].address, anna.cookies))
        await follower.watch(record)
        await anna.there.get(f"/api/tables/{record}/replay")
        await anna.here.delete(f"/api/records/{record}")
        assert (await follower.hear())["problem"]["code"] == "problem-not-found"
        await anna.there.get(f"/api/tables/{record}/replay", 404)
    assert servers[0].errors() == []


async def test_a_record_is_deleted_while_somebody_writes_a_note_on_it(
    servers: list[RunningServer], postgres: str, tmp_path: Path
) -> None:
    async with AsyncExitStack() as stack:
        anna = await person(stack, servers, "Anna")
        record = (await bring(anna.here, GOLDEN.read_bytes()))["id"]
    address = Settings(data_folder=tmp_path, database=postgres).database_url()
    store = Store(address)
    engine = create_async_engine(address)
    async with engine.begin() as writing:
        owner = select(tables.c.owner).where(tables.c.id == record).scalar_subquery()
        await writing.execute(insert(notes).values(table_id=record, person=owner, text="a fine game"))
        deleting = asyncio.create_task(store.delete_table(record))
        await asyncio.sleep(0.5)
    await deleting
    assert await store.table(record) is None
    await engine.dispose()
    await store.close()


async def test_what_becomes_of_people_at_one_process_is_heard_at_the_other(servers: list[RunningServer]) -> None:
    async with AsyncExitStack() as stack:
        anna, bob = await person(stack, servers, "Anna"), await person(stack, servers, "Bob")
        table = (await anna.here.new_table("me", "me", "me", public=True))["table"]["id"]

        async def name_there() -> str:
            return str((await bob.there.look(table))["table"]["seats"][0]["name"])

        assert await name_there() == "Anna"
        await anna.here.post("/api/me", {"name": "Anne"})
        await until(name_there, "Anne")

        async def status_there() -> int:
            return (await anna.there.client.get(f"/api/tables/{table}")).status_code

        assert await status_there() == 200
        await anna.here.delete("/api/me")
        await until(status_there, 401)


async def test_people_are_kept_in_memory_only_where_one_hears_of_them(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = Settings(data_folder=tmp_path, database=postgres).database_url()
    await asyncio.to_thread(migrate, address)
    store, elsewhere = Store(address), Store(address)
    reads = []
    read = store.database.read

    async def counted(work: Any) -> Any:
        reads.append(work)
        return await read(work)

    monkeypatch.setattr(store.database, "read", counted)
    await store.add_person(PersonRow("somebody", "Anna", "blue"))
    for hears, expected in ((False, 3), (True, 1), (False, 3)):
        store.hears_of_people(hears)
        reads.clear()
        for _ in range(3):
            assert (await store.person("somebody")) == PersonRow("somebody", "Anna", "blue")
        assert len(reads) == expected
    store.hears_of_people(True)
    assert await store.person("somebody") is not None
    await elsewhere.change_person(PersonRow("somebody", "Anne", "blue"))
    store.forget_person("somebody")  # as the news has it
    assert (await store.person("somebody")) == PersonRow("somebody", "Anne", "blue")
    monkeypatch.setattr(people_store, "SURE_SECONDS", -1.0)
    reads.clear()
    await store.person("somebody")
    assert len(reads) == 1, "what was heard long ago is looked up again"
    await store.close()
    await elsewhere.close()


async def test_of_moves_at_once_at_both_exactly_one_wins(servers: list[RunningServer]) -> None:
    async with AsyncExitStack() as stack:
        anna = await person(stack, servers, "Anna")
        roles = ["role builder", "role settler", "role mayor", "role trader", "role captain", "role craftsman"]
        for _ in range(5):
            table = (await anna.here.new_table("me", "me", "me"))["table"]["id"]
            await anna.there.look(table)
            wishes = [{"key": new_key(), "expected": 1, "seat": 0, "actions": [role]} for role in roles]
            answers = await asyncio.gather(
                *(
                    (anna.here, anna.there)[number % 2].client.post(f"/api/tables/{table}/moves", json=wish)
                    for number, wish in enumerate(wishes)
                )
            )
            assert sorted(response.status_code for response in answers) == [200, 409, 409, 409, 409, 409]
            state = await look_at(anna.here, table, 2)
            assert state["table"]["sequence"] == 2
            assert [event["event"] for event in state["log"]].count("role-taken") == 1


async def test_a_move_sent_to_both_counts_once(servers: list[RunningServer]) -> None:
    async with AsyncExitStack() as stack:
        anna = await person(stack, servers, "Anna")
        for _ in range(5):
            table = (await anna.here.new_table("me", "me", "me"))["table"]["id"]
            key = new_key()
            done = await asyncio.gather(
                *(window.move(table, 0, "role builder", expected=1, key=key) for window in (anna.here, anna.there))
            )
            assert [answer["sequence"] for answer in done] == [2, 2]


async def test_what_people_do_at_once_at_both_happens_once(servers: list[RunningServer]) -> None:
    """Join, start, agree to an undo, make a rematch: at both processes at the same moment."""
    async with AsyncExitStack() as stack:
        anna, bob, chris = [await person(stack, servers, name) for name in ("Anna", "Bob", "Chris")]
        state = await anna.here.new_table("me", "link", "link")
        table = state["table"]["id"]
        links = [{"token": invitation["token"]} for invitation in state["invitations"]]
        joined = await asyncio.gather(
            *(
                window.client.post(f"/api/tables/{table}/join", json=links[0])
                for window in (bob.here, chris.there, bob.there, chris.here)
            )
        )
        codes = sorted(response.status_code for response in joined)
        assert codes[0] == 200
        assert set(codes[1:]) <= {403, 404, 409}  # whose link was spent before they came see no table at all
        seated = bob if 200 in (joined[0].status_code, joined[2].status_code) else chris
        other = chris if seated is bob else bob
        await other.there.post(f"/api/tables/{table}/join", links[1])
        started = await asyncio.gather(
            *(window.client.post(f"/api/tables/{table}/start") for window in (anna.here, anna.there))
        )
        assert sorted(response.status_code for response in started) == [200, 409]
        await anna.here.move(table, 0, "role builder", "build small-market", expected=1)
        await seated.there.move(table, 1, "pass", expected=2)
        wish = {"key": new_key(), "expected": 3, "seat": 0}
        await anna.there.post(f"/api/tables/{table}/undo", wish)
        both = await asyncio.gather(
            seated.here.client.post(f"/api/tables/{table}/undo/answer", json={"seat": 1, "accept": True}),
            other.there.client.post(f"/api/tables/{table}/undo/answer", json={"seat": 2, "accept": True}),
        )
        assert [response.status_code for response in both] == [200, 200]
        for window in (anna.here, anna.there):
            state = await look_at(window, table, 4)
            assert state["table"]["sequence"] == 4
            assert state["decision"]["kind"] == "role"


async def test_bots_of_both_processes_play_one_game(
    servers: list[RunningServer], postgres: str, tmp_path: Path
) -> None:
    """Both processes are asked for moves while bots act; the log has no gap and replays to the same position."""
    async with AsyncExitStack() as stack:
        anna = await person(stack, servers, "Anna")
        tables = [(await anna.here.new_table("me", "bot", "bot"))["table"]["id"] for _ in range(2)]

        async def play(table: str) -> None:
            for number in range(600):
                window = (anna.here, anna.there)[number % 2]
                state = await window.look(table)
                if state["table"]["sequence"] >= 14:
                    return
                if state["table"]["my_turn"]:
                    wish: Any = {"key": new_key(), "expected": state["table"]["sequence"], "seat": 0}
                    wish["actions"] = state["decision"]["choices"][:1]
                    response = await window.client.post(f"/api/tables/{table}/moves", json=wish)
                    assert response.status_code in (200, 409)
                await asyncio.sleep(0.05)
            raise AssertionError("the bots stopped")

        await asyncio.gather(*map(play, tables))
    store = Store(Settings(data_folder=tmp_path, database=postgres).database_url())
    for table in tables:
        row = await store.table(table)
        assert row is not None
        entries = await store.entries(table, to=row.sequence)
        assert [entry.sequence for entry in entries] == list(range(1, row.sequence + 1))
        live = LiveTable.rebuild(row, entries, await store.snapshots(table))
        replay = Game.new(row.title, row.players, 0, row.options, chance=entries[0].moves[0]["chance"])
        for entry in effective_entries(entries):
            for move in entry.moves:
                replay.apply(move["action"], move.get("chance", []))
        assert live.hash() == position_hash(replay.state)
    await store.close()


async def test_news_come_again_after_the_connection_was_lost(
    servers: list[RunningServer], postgres: str, tmp_path: Path
) -> None:
    """The database drops the connection on which the second process listens."""
    async with AsyncExitStack() as stack:
        anna = await person(stack, servers, "Anna")
        table = (await anna.here.new_table("me", "me", "me"))["table"]["id"]
        follower = await stack.enter_async_context(Follower(servers[1].address, anna.cookies))
        await follower.watch(table, 0)
        store = Store(Settings(data_folder=tmp_path, database=postgres).database_url())
        drop = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        assert len(await store.database.write(lambda connection: connection.execute(drop).all())) >= 2
        await store.close()
        done = await anna.here.move(table, 0, "role builder")
        await follower.at_sequence(done["sequence"])
        assert (await look_at(anna.there, table, done["sequence"], 0))["decision"]["kind"] == "building"

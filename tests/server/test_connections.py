"""Connections that ask nothing, or take for ever to ask it, are ended, and keep nobody else out."""

from __future__ import annotations

import asyncio
import errno
import json
import logging
import resource
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from cabildo.server import accepting
from cabildo.server.accepting import PatientServer, more_descriptors
from cabildo.server.app import make_app
from cabildo.server.rate_limits import FRAMES
from cabildo.server.room import FAREWELL, Room
from cabildo.server.security import HEADERS
from cabildo.server.serving import bind
from cabildo.server.settings import Limits, Settings, read_limits
from cabildo.server.store.migrate import migrate
from tests.cli.command import refused, run
from tests.server.running import RunningServer
from tests.server.wire import PATIENCE, connected, trickle, until_closed

SHORT = ("head_seconds=1", "body_seconds=2", "stalled_seconds=1", "idle_seconds=1")
MOVE = b"POST /api/tables/abcdefgh/moves HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n%b\r\n{}"
ASK = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
HALF_A_HEAD = b"GET /health HTTP/1.1\r\nHost: local"
HALF_A_BODY = b'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"name": "An'


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server without patience."""
    limits = [part for limit in SHORT for part in ("--limit", limit)]
    with RunningServer(tmp_path_factory.mktemp("hasty"), *limits, "--limit", "connections_an_address=30") as server:
        yield server


# ---- time


def test_who_says_nothing_is_not_waited_for(hasty: RunningServer) -> None:
    with connected(hasty.port) as connection:
        assert until_closed(connection) == b""


def test_half_a_head_is_not_waited_for(hasty: RunningServer) -> None:
    with connected(hasty.port) as connection:
        connection.sendall(HALF_A_HEAD)
        assert until_closed(connection).startswith(b"HTTP/1.1 408 ")


def test_half_a_second_head_is_not_waited_for(hasty: RunningServer) -> None:
    with connected(hasty.port) as connection:
        connection.sendall(ASK)
        assert connection.recv(65_536).startswith(b"HTTP/1.1 200 ")
        connection.sendall(HALF_A_HEAD)
        assert b"HTTP/1.1 408 " in until_closed(connection)


def test_a_head_that_comes_byte_by_byte_has_its_time(hasty: RunningServer) -> None:
    with connected(hasty.port) as connection:
        connection.sendall(HALF_A_HEAD)
        trickle(connection, b"x")


@pytest.mark.parametrize("begin", [b"GET /health", b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Long: "])
def test_a_head_without_end_is_not_kept(hasty: RunningServer, begin: bytes) -> None:
    with connected(hasty.port) as connection:
        connection.sendall(begin)
        with suppress(OSError):  # it closes while we still write
            for _ in range(100):
                connection.sendall(b"x" * 10_000)
        heard = until_closed(connection)
        assert heard == b"" or heard.startswith((b"HTTP/1.1 431 ", b"HTTP/1.1 400 "))


def test_empty_lines_are_not_waited_for(hasty: RunningServer) -> None:
    """They may stand before a request, and begin none."""
    with connected(hasty.port) as connection:
        connection.sendall(ASK)
        assert connection.recv(65_536).startswith(b"HTTP/1.1 200 ")
        trickle(connection, b"\r\n")


def test_requests_that_come_together_are_answered_in_turn(hasty: RunningServer) -> None:
    with connected(hasty.port) as connection:
        connection.sendall(ASK * 3)
        heard = until_closed(connection)
        assert heard.count(b"HTTP/1.1 200 ") == 3


def test_an_answer_in_one_piece_is_the_same_answer(hasty: RunningServer) -> None:
    """Whole on a connection that stays, in parts on one that ends; and several that were asked for at once."""
    with connected(hasty.port) as connection:
        connection.sendall(MOVE % b"Connection: close\r\n")
        (head, body), *others = answers_in(until_closed(connection))
        assert not others
        assert head.pop(b"connection") == b"close"
    with connected(hasty.port) as connection:
        connection.sendall(MOVE % b"")
        connection.sendall((MOVE % b"") * 3)
        answers = answers_in(until_closed(connection))
    assert answers == [({**head, b"date": answer[0][b"date"]}, body) for answer in answers]
    assert len(answers) == 4
    assert head[b":status"] == b"HTTP/1.1 401 Unauthorized"
    assert head[b"cache-control"] == b"no-store"
    assert head[b"content-type"] == b"application/json"
    assert {name.lower().encode(): value.encode() for name, value in HEADERS.items()}.items() <= head.items()


def answers_in(heard: bytes) -> list[tuple[dict[bytes, bytes], bytes]]:
    """Heads and bodies, one after the other."""
    answers = []
    while heard:
        text, _, heard = heard.partition(b"\r\n\r\n")
        status, *lines = text.split(b"\r\n")
        head = {b":status": status} | dict(line.split(b": ", 1) for line in lines)
        size = int(head[b"content-length"])
        answers.append((head, heard[:size]))
        heard = heard[size:]
    return answers


def test_half_a_body_is_not_waited_for(hasty: RunningServer) -> None:
    with connected(hasty.port) as connection:
        connection.sendall(HALF_A_BODY)
        assert until_closed(connection).startswith(b"HTTP/1.1 408 ")


def test_a_body_that_comes_byte_by_byte_has_its_time(hasty: RunningServer) -> None:
    with connected(hasty.port) as connection:
        connection.sendall(HALF_A_BODY.replace(b"1000", b"1000000"))
        trickle(connection, b"x")


def test_a_body_that_nobody_wants_is_not_waited_for(hasty: RunningServer) -> None:
    """The answer is there before it; a byte now and then must not keep the connection."""
    with connected(hasty.port) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n")
        assert trickle(connection, b"x").startswith(b"HTTP/1.1 200 ")


def test_a_connection_is_kept_only_for_a_while(hasty: RunningServer) -> None:
    with connected(hasty.port) as connection:
        connection.sendall(ASK)
        heard = until_closed(connection)
        assert heard.startswith(b"HTTP/1.1 200 ")
        assert b"408" not in heard


def test_an_answer_that_nobody_fetches_is_not_kept(hasty: RunningServer) -> None:
    asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 400
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.settimeout(PATIENCE)
        connection.connect(("127.0.0.1", hasty.port))
        with suppress(TimeoutError, ConnectionResetError, BrokenPipeError):
            connection.settimeout(0.2)
            connection.sendall(asked)
        connection.settimeout(PATIENCE)
        with connected(hasty.port) as other:  # as long as an idle one is kept, and longer
            until_closed(other)
        wait_until(lambda: ended(connection))


def ended(connection: socket.socket) -> bool:
    """Whether the other side has ended it, without reading what it sent: by trying to send."""
    try:
        connection.send(b"\r\n")
    except OSError:
        return True
    return False


def wait_until(fits: Any) -> None:
    deadline = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < deadline, "it never came about"
        time.sleep(0.05)


async def test_a_socket_may_be_silent(hasty: RunningServer) -> None:
    """It is asked by pings whether it lives; the times of requests are not its."""
    async with httpx.AsyncClient(base_url=hasty.address) as client:
        await client.post("/api/me", json={"name": "Anna"})
        headers = {"Cookie": f"cabildo={client.cookies['cabildo']}"}
    async with connect(f"ws://127.0.0.1:{hasty.port}/api/live", additional_headers=headers) as silent:
        for _ in range(3):  # each as long as a request may be silent
            await asyncio.to_thread(test_half_a_head_is_not_waited_for, hasty)
        assert await answers(silent)


def frames(kind: int, data: bytes, number: int) -> bytes:
    """As a client sends them."""
    return (bytes((0x80 | kind, 0x80 | len(data))) + bytes(4) + data) * number


@pytest.mark.parametrize("frame", [(9, b""), (10, b""), (1, b'{"type":"ping"}'), (1, b"{"), (2, b"\xff")])
async def test_a_socket_that_sends_a_flood_is_ended(hasty: RunningServer, frame: tuple[int, bytes]) -> None:
    async with httpx.AsyncClient(base_url=hasty.address) as client:
        await client.post("/api/me", json={"name": "Anna"})
        headers = {"Cookie": f"cabildo={client.cookies['cabildo']}"}
    errors = hasty.errors()
    address = f"ws://127.0.0.1:{hasty.port}/api/live"
    async with connect(address, additional_headers=headers, ping_interval=None, max_queue=None) as busy:
        busy.transport.write(frames(*frame, int(FRAMES.burst) * 20))
        await asyncio.wait_for(busy.wait_closed(), PATIENCE)
        assert busy.close_code == 1008
    async with connect(address, additional_headers=headers) as calm:
        await calm.send("[]")
        assert json.loads(await calm.recv())["type"] == "problem"  # it is another socket, of the same person
    assert hasty.errors() == errors


async def test_a_socket_may_be_busy(hasty: RunningServer) -> None:
    """Half of what ends it is answered in full, if not all as its client wished."""
    async with httpx.AsyncClient(base_url=hasty.address) as client:
        await client.post("/api/me", json={"name": "Bob"})
        headers = {"Cookie": f"cabildo={client.cookies['cabildo']}"}
    async with connect(f"ws://127.0.0.1:{hasty.port}/api/live", additional_headers=headers) as busy:
        number = int(FRAMES.burst) // 2
        busy.transport.write(frames(1, b'{"type":"ping"}', number))
        heard = [json.loads(await asyncio.wait_for(busy.recv(), PATIENCE)) for _ in range(number)]
        assert [one["type"] for one in heard[:60]] == ["pong"] * 60
        assert heard[-1]["problem"]["code"] == "problem-too-many"


def test_pings_are_sent(tmp_path: Path) -> None:
    with bind("127.0.0.1", 0) as listener:
        config = PatientServer(noop, Settings(data_folder=tmp_path), listener, 1000).config
        assert config.ws_ping_interval == config.ws_ping_timeout == 20


async def noop(_scope: Any, _receive: Any, _send: Any) -> None:
    return


# ---- number


async def test_people_behind_a_proxy_have_so_many_at_once_each(hasty: RunningServer) -> None:
    async with httpx.AsyncClient(base_url=hasty.address) as client, AsyncExitStack() as stack:
        cookies = []
        for name in ("Anna", "Bob", "Cleo"):
            response = await client.post("/api/me", json={"name": name}, headers={"x-forwarded-for": "198.51.100.9"})
            cookies.append(response.cookies["cabildo"])
            client.cookies.clear()

        async def socket_of(number: int, address: str) -> Any:
            headers = {"Cookie": f"cabildo={cookies[number % 3]}", "X-Forwarded-For": address}
            return await stack.enter_async_context(
                connect(f"ws://127.0.0.1:{hasty.port}/api/live", additional_headers=headers)
            )

        crowd = [await socket_of(number, "198.51.100.1") for number in range(30)]
        assert not await answers(await socket_of(0, "198.51.100.1"))
        response = await client.get("/api/titles", headers={"x-forwarded-for": "198.51.100.1"})
        assert (response.status_code, response.json()["code"]) == (429, "problem-too-many")
        other = await socket_of(0, "198.51.100.2")
        for live in (crowd[0], crowd[-1], other):
            assert await answers(live)
        await crowd[0].close()
        async with asyncio.timeout(PATIENCE):  # the server takes a moment to see that one has gone
            while not await answers(await socket_of(0, "198.51.100.1")):
                await asyncio.sleep(0.2)


async def answers(live: Any) -> bool:
    """Whether the socket is there for its client."""
    try:
        await live.send('{"type": "ping"}')
        return bool(json.loads(await live.recv()) == {"type": "pong"})
    except ConnectionClosed:
        return False


@asynccontextmanager
async def patient_server(folder: Path, **limits: Any) -> AsyncIterator[tuple[PatientServer, int]]:
    """The server in this process, for which only 127.0.0.1 is a proxy."""
    settings = Settings(data_folder=folder, limits=Limits(**limits))
    await asyncio.to_thread(migrate, settings.database_url())
    listener = bind("127.0.0.1", 0)
    server = PatientServer(make_app(settings), settings, listener, 10_000)
    serving = asyncio.create_task(server.serve())
    try:
        yield server, listener.getsockname()[1]
    finally:
        server.should_exit = True
        await serving


@pytest.fixture
def people_next_door(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cabildo.server.addresses.LOOPBACK", ("127.0.0.1",))


async def ask(port: int, source: str = "127.0.0.1") -> bytes:
    """What the server answers to a question from this address, or nothing."""

    def conversation() -> bytes:
        with connected(port, source=source) as connection, suppress(ConnectionError):
            connection.sendall(ASK.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
            return until_closed(connection)
        return b""

    return await asyncio.to_thread(conversation)


@pytest.mark.usefixtures("people_next_door")
async def test_an_address_has_so_many_and_the_silent_ones_give_way(tmp_path: Path) -> None:
    async with patient_server(tmp_path, connections_an_address=5) as (server, port):
        with ExitStack() as stack:
            silent = [stack.enter_context(connected(port, source="127.0.0.2")) for _ in range(5)]
            await met(lambda: len(server.room) == 5)
            neighbour = stack.enter_context(connected(port, source="127.0.0.3"))
            assert (await ask(port, "127.0.0.2")).startswith(b"HTTP/1.1 200 ")
            assert await asyncio.to_thread(until_closed, silent[0]) == b""  # who was silent longest
            for connection in (silent[1], neighbour):
                connection.sendall(ASK)
                assert (await asyncio.to_thread(connection.recv, 100)).startswith(b"HTTP/1.1 200 ")
        await met(lambda: len(server.room) == 0)


@pytest.mark.usefixtures("people_next_door")
async def test_sockets_hold_their_places(tmp_path: Path) -> None:
    """An upgrade does not escape the count, and who speaks does not give way."""
    async with patient_server(tmp_path, connections_an_address=3) as (server, port):
        async with AsyncExitStack() as stack:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
                cookie = (await client.post("/api/me", json={"name": "Anna"})).cookies["cabildo"]
            options: Any = {"additional_headers": {"Cookie": f"cabildo={cookie}"}, "local_addr": ("127.0.0.2", 0)}
            for _ in range(3):
                await stack.enter_async_context(connect(f"ws://127.0.0.1:{port}/api/live", **options))
            assert b" 200 " not in await ask(port, "127.0.0.2")
            assert (await ask(port, "127.0.0.3")).startswith(b"HTTP/1.1 200 ")
        await met(lambda: len(server.room) == 0)
        assert (await ask(port, "127.0.0.2")).startswith(b"HTTP/1.1 200 ")


async def test_where_all_places_are_taken_the_silent_give_way(tmp_path: Path) -> None:
    async with patient_server(tmp_path, connections=4, head_seconds=600) as (server, port):
        with ExitStack() as stack:
            for _ in range(20):
                stack.enter_context(connected(port)).sendall(HALF_A_HEAD)
            assert (await ask(port)).startswith(b"HTTP/1.1 200 ")
            assert len(server.room) <= 4


async def test_a_crowd_at_the_door_is_let_in_at_once_and_within_the_room(tmp_path: Path) -> None:
    async with patient_server(tmp_path, connections=50, connections_an_address=500) as (server, port):
        with ExitStack() as stack:
            for _ in range(120):
                with suppress(ConnectionError):
                    stack.enter_context(connected(port)).sendall(ASK)
            await met(lambda: server.room.left() == 0)
            assert len(server.room) <= 50
            assert (await ask(port)).startswith(b"HTTP/1.1 200 ")
        await met(lambda: len(server.room) == 0)
        assert server.room.left() == 50


async def test_of_a_crowd_no_more_are_let_in_than_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where nobody gives way, since all who are in have asked for something and are not answered yet."""
    async with patient_server(tmp_path, connections=20, connections_an_address=500) as (server, port):
        entered: list[int] = []
        enter = server.room.enter

        def speaking(*arguments: Any) -> Any:
            place = enter(*arguments)
            entered.append(len(server.room))
            return place

        monkeypatch.setattr(server.room, "enter", speaking)
        monkeypatch.setattr(server.room, "is_silent", lambda _place: None)
        with ExitStack() as stack:
            for _ in range(80):
                stack.enter_context(connected(port))
            await met(lambda: server.room.left() == 0)
            await asyncio.sleep(0.2)
            assert max(entered) == 20


async def met(fits: Any) -> None:
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while not fits():
        assert asyncio.get_running_loop().time() < deadline, "it never came about"
        await asyncio.sleep(0.02)


# ---- descriptors


async def test_without_descriptors_it_tries_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with patient_server(tmp_path) as (_, port):
        await ask(port)
        loop = asyncio.get_running_loop()
        accept, tried, pauses = loop.sock_accept, 0, []

        async def fail(listener: socket.socket) -> Any:
            nonlocal tried
            connection = await accept(listener)
            tried += 1
            if tried > 3:
                return connection
            connection[0].close()
            raise OSError(errno.EMFILE, "Too many open files")

        async def pause(seconds: float) -> None:
            pauses.append(seconds)

        monkeypatch.setattr(loop, "sock_accept", fail)
        monkeypatch.setattr(accepting, "pause", pause)
        caplog.set_level(logging.WARNING)
        answers = [await ask(port) for _ in range(5)]
        assert answers[-1].startswith(b"HTTP/1.1 200 ")
        assert pauses == [accepting.RETRY] * 3
        assert [record.getMessage() for record in caplog.records] == ["cannot let anybody in: Too many open files"] * 3
        assert not any(record.exc_info for record in caplog.records)


def test_a_crowd_beyond_the_descriptors_keeps_nobody_out(tmp_path: Path) -> None:
    """With few descriptors and many who hold one for ever, people are answered, and the log stays short."""

    def few() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))

    server = RunningServer(tmp_path, "--limit", "head_seconds=600", before=few)
    with server, ExitStack() as stack:
        for number in range(300):
            connection = stack.enter_context(connected(server.port))
            with suppress(ConnectionError):
                connection.sendall(HALF_A_BODY if number % 3 == 0 else HALF_A_HEAD)
        for _ in range(10):
            assert httpx.get(f"{server.address}/health").status_code == 200
        assert (tmp_path / "server.log").stat().st_size < 10_000


def test_as_many_descriptors_as_the_system_gives(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _which, limits: asked.append(limits))
    monkeypatch.setattr(resource, "getrlimit", lambda _which: (256, 4096))
    assert (more_descriptors(), asked) == (4096, [(4096, 4096)])
    monkeypatch.setattr(resource, "getrlimit", lambda _which: (1024, resource.RLIM_INFINITY))
    assert more_descriptors() == accepting.MOST_DESCRIPTORS

    def deny(_which: int, _limits: Any) -> None:
        raise ValueError("not here")

    monkeypatch.setattr(resource, "setrlimit", deny)
    assert more_descriptors() == 1024


# ---- the room


class Wire:
    """A transport that can be closed and does not go."""

    def __init__(self) -> None:
        self.closing = self.aborted = False

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.closing = self.aborted = True


def test_who_does_not_fetch_the_farewell_is_let_go() -> None:
    room, wire = Room(10, 10), Wire()
    assert room.enter(wire, "anna", lambda: None) is not None  # type: ignore[arg-type]
    wire.closing = True
    for now in (100.0, 100.0 + FAREWELL):
        room.sweep(now)
        assert (wire.aborted, len(room)) == (False, 1)
    room.sweep(100.1 + FAREWELL)
    assert (wire.aborted, len(room)) == (True, 0)


# ---- what a host can set


def test_limits_are_set_by_name() -> None:
    assert read_limits([]) == Limits()
    assert read_limits(["connections=7", "head_seconds=0.5"]) == Limits(connections=7, head_seconds=0.5)


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ("conections=5", "there is no limit 'conections', but there are "),
        ("connections", "connections: Expected `int`"),
        ("connections=many", "connections: Expected `int`"),
        ("connections=0", "connections: Expected `int` >= 1"),
        ("head_seconds=-1", "head_seconds: Expected `float` > 0"),
    ],
)
def test_a_wrong_limit_is_refused_in_one_line(tmp_path: Path, wish: str, reason: str) -> None:
    assert refused(run("serve", "--data", tmp_path, "--limit", wish)).startswith(f"--limit: {reason}")

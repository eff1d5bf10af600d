"""The log tells what goes wrong once with a count, and never who was connected."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
import struct
import sys
from contextlib import suppress
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from cabildo.server.log_lines import MOST_FAULTS, QUIET, JsonLines, Repeats, without_addresses
from tests.server.running import RunningServer
from tests.server.wire import connected, until_closed

NEIGHBOUR = "127.0.0.2"  # another address of this machine
FORWARDED = "198.51.100.77"


class Log:
    """A logger of one's own with a clock that can be set."""

    def __init__(self, name: str = "cabildo.test") -> None:
        self.now = 100.0
        self._stream = StringIO()
        target = logging.StreamHandler(self._stream)
        target.setFormatter(JsonLines())
        self.handler = Repeats(target, clock=lambda: self.now)
        self.logger = logging.Logger(name)
        self.logger.addHandler(self.handler)

    def told(self) -> list[tuple[str, int]]:
        """What was logged since the last time: messages, and how often they came again."""
        lines = [json.loads(line) for line in self._stream.getvalue().splitlines()]
        self._stream.truncate(0)
        self._stream.seek(0)
        return [(line["message"], line.get("again", 0)) for line in lines]


def fail(kind: type[Exception] = OSError) -> Any:
    try:
        raise kind("no more files")
    except kind:
        return sys.exc_info()


def test_a_fault_that_comes_again_is_told_once_with_a_count() -> None:
    log = Log()
    for number in range(1000):
        log.logger.error("table %s broke", number, exc_info=fail())
    assert log.told() == [("table 0 broke", 0)]
    log.now += QUIET
    log.logger.info("something else")
    assert log.told() == [("table 999 broke", 999), ("something else", 0)]
    log.logger.error("table %s broke", 1, exc_info=fail())
    log.now += QUIET
    log.logger.info("something else")
    assert log.told() == [("table 1 broke", 1), ("something else", 0)]
    log.now += QUIET  # once it has been quiet, the next one is news
    log.logger.info("something else")
    log.logger.error("table %s broke", 2, exc_info=fail())
    assert log.told() == [("something else", 0), ("table 2 broke", 0)]


def test_other_faults_are_told() -> None:
    log = Log()
    log.logger.error("it broke", exc_info=fail())
    log.logger.error("it broke", exc_info=fail(ValueError))
    log.logger.error("it broke")
    log.logger.warning("it broke")
    log.logger.error("something else broke")
    log.logger.warning("anna tried %s", "x")
    log.logger.warning("bob tried %s", "x")
    log.logger.warning("bob tried %s", "y")  # a trail, of which each step counts
    log.logger.info("hello")
    log.logger.info("hello")
    assert len(log.told()) == 10


def test_what_the_loop_says_of_many_descriptors_is_one_fault() -> None:
    log = Log("asyncio")
    for number in range(50):
        log.logger.error(f"Fatal error on transport {number}\ntransport: <fd={number} at 0x{number:x}>")
    assert len(log.told()) == 1


def test_a_count_is_told_also_if_nothing_else_happens() -> None:
    log = Log()
    for _ in range(3):
        log.logger.error("it broke")
    log.handler.close()
    assert log.told() == [("it broke", 0), ("it broke", 2)]


def test_a_count_is_told_by_a_timer(monkeypatch: pytest.MonkeyPatch) -> None:
    woken: list[Any] = []

    class Timer:
        def __init__(self, seconds: float, call: Any) -> None:
            assert seconds == QUIET
            woken.append(call)
            self.daemon = False

        def start(self) -> None:
            assert self.daemon

    monkeypatch.setattr("threading.Timer", Timer)
    log = Log()
    for _ in range(3):
        log.logger.error("it broke")
    assert len(woken) == 1
    log.now += QUIET
    woken[0]()
    assert log.told() == [("it broke", 0), ("it broke", 2)]
    assert len(woken) == 2
    log.now += QUIET
    woken[1]()
    assert (log.told(), len(woken)) == ([], 2)  # nothing left to wait for


def test_so_many_faults_are_counted_and_no_more() -> None:
    log = Log()
    for number in range(MOST_FAULTS + 10):
        log.logger.warning("anna tried %s", number)
    assert len(log.handler._faults) == MOST_FAULTS
    assert len(log.told()) == MOST_FAULTS + 10


@pytest.mark.parametrize(
    ("text", "hidden"),
    [
        ("raddr=('192.0.2.7', 50123)", "raddr=('(address)', 50123)"),
        ("from 192.0.2.7:50123 - failed", "from (address):50123 - failed"),
        ("peer ('2001:db8::7', 1, 0, 0)", "peer ('(address)', 1, 0, 0)"),
        ("from ::ffff:192.0.2.7", "from (address)"),
        ("::1 and fe80::1%eth0", "(address) and (address)%eth0"),
        ("at 15:10:39, version 1.2.3, line 12: abc.def", "at 15:10:39, version 1.2.3, line 12: abc.def"),
    ],
)
def test_addresses_are_hidden(text: str, hidden: str) -> None:
    assert without_addresses(text) == hidden


async def test_no_address_is_logged_whatever_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that can be logged is, and connections are made, refused, broken and reset from another address."""
    monkeypatch.setenv("CABILDO_LOG", "DEBUG")
    with RunningServer(tmp_path, "--limit", "head_seconds=1") as server:
        await asyncio.to_thread(cause_trouble, server.port)
        await sockets_and_requests(server)
        server.stop()
    log = (tmp_path / "server.log").read_text()
    assert "Invalid HTTP request received" in log  # there was something to say
    for address in (NEIGHBOUR, FORWARDED):
        assert address not in log
    assert "WebSocket" not in log  # no access log
    assert "my-cookie" not in log


def cause_trouble(port: int) -> None:
    for sent in (b"nonsense\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n", b"GET /health HTTP/1.1\r\nHo", b"\x16\x03\x01", b""):
        with connected(port, source=NEIGHBOUR) as connection, suppress(ConnectionError):
            connection.sendall(sent)
            until_closed(connection)
    for sent in (
        b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nContent-Length: 9\r\n",
    ):
        with connected(port, source=NEIGHBOUR) as connection:
            connection.sendall(sent)
            # gone without a farewell: a reset
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


async def sockets_and_requests(server: RunningServer) -> None:
    headers = {"X-Forwarded-For": FORWARDED}
    transport = httpx.AsyncHTTPTransport(local_address=NEIGHBOUR)
    async with httpx.AsyncClient(base_url=server.address, transport=transport, headers=headers) as client:
        for path in ("/", "/api/nothing", "/api/tables", "/health"):
            await client.get(path, headers={"cookie": "cabildo=my-cookie"})
        cookie = (await client.post("/api/me", json={"name": "Anna"})).cookies["cabildo"]
        await client.post("/api/records", content=b"nonsense")
    live = f"ws://127.0.0.1:{server.port}/api/live"
    for name in (cookie, "forged"):
        options: Any = {"additional_headers": {**headers, "Cookie": f"cabildo={name}"}, "local_addr": (NEIGHBOUR, 0)}
        async with connect(live, **options) as follower:
            with suppress(Exception):
                await follower.send("x" * 100_000)  # too long
                await follower.recv()
        async with connect(live, **options) as follower:
            with suppress(Exception):  # a forged cookie may be shown the door first
                follower.transport.write(b"\xff\xff\xff\xff\xff")  # no frame
                await follower.recv()
        async with connect(live, **options) as follower:
            follower.transport.abort()


def test_there_is_no_other_place_where_an_address_is_read() -> None:
    """Whoever needs one asks `addresses.py`, so that nobody logs or keeps what a proxy or a person made up."""
    server = Path(__file__).parents[2] / "src" / "cabildo" / "server"
    users = {
        path.name
        for path in server.rglob("*.py")
        if any(word in path.read_text() for word in (".client.host", "x-forwarded-for", "getpeername", "peername"))
    }
    assert users == {"addresses.py"}, os.fspath(server)

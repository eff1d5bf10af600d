"""What a host sees: health, numbers, logs, one clear line when it cannot start, and lists that stay quick."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import Engine, event
from starlette.applications import Starlette

from cabildo.server.log_lines import JsonLines
from cabildo.server.serving import bind, reachable
from cabildo.server.settings import Settings
from cabildo.server.store.store import Store
from tests.server.conftest import Join
from tests.server.running import RunningServer


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "cabildo", "serve", *arguments]


def test_what_keeps_the_server_from_starting_is_said_in_one_line(tmp_path: Path, postgres: str) -> None:
    (tmp_path / "file").write_text("no folder")
    (tmp_path / "rubbish").mkdir()
    (tmp_path / "rubbish" / "cabildo.sqlite3").write_text("no database" * 100)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        there = ["--data", str(tmp_path / "data"), "--port", "0"]
        missing = postgres.rpartition("/cabildo_")[0] + "/nothing?" + postgres.partition("?")[2]
        cases = {
            port: ["--data", str(tmp_path / "data"), "--port", port],
            "file": ["--data", str(tmp_path / "file"), "--port", "0"],
            "not a database": ["--data", str(tmp_path / "rubbish"), "--port", "0"],
            "no-such-host": ["--host", "no-such-host.invalid", *there],
            "database: ": ["--database", "nonsense", *there],
            "dialect": ["--database", "oracle9://x/y", *there],
            "unable to open": ["--database", f"sqlite:///{tmp_path}/no/such/folder/db", *there],
            "nothing": ["--database", missing, *there],
        }
        started = {
            named: subprocess.Popen(command(*arguments), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            for named, arguments in cases.items()
        }
        for named, process in started.items():
            _, errors = process.communicate(timeout=180)
            assert process.returncode == 1, (named, errors)
            (line,) = errors.splitlines()
            assert line.startswith("error: ")
            assert named in line


def test_one_server_a_data_folder(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as first:
        second = subprocess.run(
            command("--data", str(tmp_path)), capture_output=True, text=True, timeout=180, check=False
        )
        assert second.returncode == 1
        assert f"is served already at {first.address}/" in second.stderr
        first.kill()
        first.start()  # a server that was killed holds nothing


def test_a_wrong_level_of_logging_is_said_in_one_line(tmp_path: Path) -> None:
    environment = {**os.environ, "CABILDO_LOG": "nonsense"}
    arguments = command("--data", str(tmp_path), "--port", "0")
    tried = subprocess.run(arguments, env=environment, capture_output=True, text=True, timeout=180, check=False)
    assert tried.returncode == 1
    assert tried.stderr.count("\n") == 1
    assert "NONSENSE" in tried.stderr


def test_a_server_on_all_addresses_is_announced_by_one_that_others_can_open() -> None:
    assert reachable("127.0.0.1") == "127.0.0.1"
    assert reachable("::1") == "[::1]"
    assert reachable("0.0.0.0") not in ("0.0.0.0", "")


def test_without_a_port_the_next_free_one_is_taken() -> None:
    with bind("127.0.0.1", None) as first, bind("127.0.0.1", None) as second:
        assert 8000 <= first.getsockname()[1] < second.getsockname()[1]


async def test_answers_are_sent_at_once() -> None:
    """Not held back until the client has confirmed what came before (TCP_NODELAY)."""
    accepted: asyncio.Future[asyncio.Transport] = asyncio.get_running_loop().create_future()

    class Greeter(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            accepted.set_result(transport)  # type: ignore[arg-type]

    listener = bind("127.0.0.1", 0)
    async with await asyncio.get_running_loop().create_server(Greeter, sock=listener):
        _, writer = await asyncio.open_connection(*listener.getsockname())
        connection = (await accepted).get_extra_info("socket")
        assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        (await accepted).close()
        writer.close()


async def test_health_and_numbers(guest: Join) -> None:
    anna = await guest("Anna")
    assert (await anna.get("/health"))["status"] == "ok"
    table = (await anna.new_table("me", "me", "me"))["table"]["id"]
    await anna.move(table, 0, "role builder")
    numbers = (await anna.client.get("/metrics")).text.splitlines()
    for line in (
        "cabildo_moves_total 1.0",
        "cabildo_tables_in_memory 1.0",
        "cabildo_sockets 0.0",
        "cabildo_bot_failures_total 0.0",
        "# TYPE cabildo_moves_total counter",
    ):
        assert line in numbers


def test_logs_are_json_lines() -> None:
    record = logging.LogRecord("cabildo.bots", logging.ERROR, "", 1, "bot %s\nfailed", ("simple",), None)
    line = JsonLines().format(record)
    assert "\n" not in line
    entry = json.loads(line)
    assert (entry["level"], entry["logger"], entry["message"]) == ("error", "cabildo.bots", "bot simple\nfailed")
    try:
        raise ValueError("here")
    except ValueError:
        record.exc_info = sys.exc_info()
    assert "ValueError: here" in json.loads(JsonLines().format(record))["error"]


def test_all_that_a_real_server_writes_is_structured(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        assert httpx.get(f"{server.address}/api/tables?token=should-not-be-logged").status_code == 401
        server.stop()
    lines = (tmp_path / "server.log").read_text().splitlines()
    (for_people,) = [line for line in lines if not line.startswith("{")]
    assert f"{server.address}/" in for_people
    entries = [json.loads(line) for line in lines if line != for_people]
    assert {"ready", "stopping"} <= {entry["message"] for entry in entries}
    assert "should-not-be-logged" not in (tmp_path / "server.log").read_text()


async def test_lists_use_indexes(app: Starlette, settings: Settings) -> None:
    """The queries as the store makes them, caught on their way, never scan all tables or seats."""
    store = Store(settings.database_url())
    seen: list[tuple[str, Any]] = []

    def catch(_connection: Any, _cursor: Any, statement: str, parameters: Any, _context: Any, _many: bool) -> None:
        seen.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", catch)
    await store.tables_of("anna")
    await store.public_tables(50)
    await store.waiting_for_server()
    await store.chat("table")
    await store.entries("table", 3, 4)
    await store.entry_with_key("table", "key")
    event.remove(Engine, "before_cursor_execute", catch)
    checked = [(statement, parameters) for statement, parameters in seen if statement.startswith("SELECT")]
    assert len(checked) >= 6
    with sqlite3.connect(settings.data_folder / "cabildo.sqlite3") as connection:
        for statement, parameters in checked:
            for step in connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters):
                assert not re.match("SCAN (tables|seats|log|chat|people)", step[3]), (statement, step)
    await store.close()

"""Kill the server in the middle of moves, again and again: nothing acknowledged is lost, nothing counts twice."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from cabildo.engine.game import Game
from cabildo.engine.positions import position_hash
from cabildo.server.store.store import Store
from cabildo.server.tables.live_table import LiveTable, effective_entries
from tests.server.conftest import Guest, new_key
from tests.server.running import RunningServer
from tests.server.sockets import PATIENCE

TABLES = 6


async def play(
    address: str, cookie: dict[str, str], tables: list[str], acknowledged: dict[str, list[tuple[str, int]]]
) -> None:
    """Move at all tables at once until the server is gone; keys and sequences of acknowledged moves are noted."""

    async def at(table: str, client: httpx.AsyncClient) -> None:
        anna = Guest(client)
        moves = random.Random(table)
        try:
            while True:
                state = await anna.look(table)
                if state["table"]["status"] == "over":
                    return
                actor = state["table"]["actor"]
                choices = (await anna.look(table, actor))["decision"]["choices"]
                key = new_key()
                done = await anna.move(
                    table, actor, moves.choice(choices), expected=state["table"]["sequence"], key=key
                )
                acknowledged[table].append((key, done["sequence"]))
        except httpx.TransportError:
            return

    async with httpx.AsyncClient(base_url=address, cookies=cookie, timeout=60) as client:
        await asyncio.gather(*(at(table, client) for table in tables))


async def check(folder: Path, tables: list[str], acknowledged: dict[str, list[tuple[str, int]]]) -> None:
    """What was acknowledged is in the log, once; the game from the snapshots is the game replayed from its start."""
    store = Store(f"sqlite:///{folder / 'cabildo.sqlite3'}")
    for table in tables:
        row = await store.table(table)
        assert row is not None
        entries = await store.entries(table)
        assert [entry.sequence for entry in entries] == list(range(1, len(entries) + 1))
        written = {entry.key: entry.sequence for entry in entries if entry.key is not None}
        for key, sequence in acknowledged[table]:
            assert written[key] == sequence
        live = LiveTable.rebuild(row, entries, await store.snapshots(table))
        replay = Game.new(row.title, row.players, 0, row.options, chance=entries[0].moves[0]["chance"])
        for entry in effective_entries(entries):
            for move in entry.moves:
                replay.apply(move["action"], move.get("chance", []))
        assert live.hash() == position_hash(replay.state)
    await store.close()


@pytest.mark.parametrize("kills", [3, pytest.param(20, marks=pytest.mark.slow)])
async def test_kill_under_load(tmp_path: Path, kills: int) -> None:
    server = RunningServer(tmp_path, "--no-rate-limits")
    with server:
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
            anna = Guest(client)
            await anna.post("/api/me", {"name": "Anna"})
            states = [await anna.new_table("me", "me", "me") for _ in range(TABLES)]
            cookie = dict(client.cookies)
        tables = [state["table"]["id"] for state in states]
        acknowledged: dict[str, list[tuple[str, int]]] = {table: [] for table in tables}
        for _ in range(kills):
            before = sum(map(len, acknowledged.values()))
            load = asyncio.create_task(play(server.address, cookie, tables, acknowledged))
            async with asyncio.timeout(PATIENCE):  # a busy machine takes its time until moves are under way
                while sum(map(len, acknowledged.values())) == before:
                    await asyncio.sleep(0.02)
            await asyncio.sleep(random.uniform(0, 0.7))
            server.kill()
            await load
            await check(tmp_path, tables, acknowledged)
            server.start()
        assert sum(map(len, acknowledged.values())) >= kills
    with sqlite3.connect(tmp_path / "cabildo.sqlite3") as database:
        problems: Any = database.execute("PRAGMA integrity_check").fetchone()
    assert problems == ("ok",)


def test_a_stop_is_clean(tmp_path: Path) -> None:
    server = RunningServer(tmp_path)
    with server:
        assert server.stop() in (0, -signal.SIGTERM)
    log = (tmp_path / "server.log").read_text()
    assert '"message":"stopped"' in log
    assert "Traceback" not in log

"""Lay many games out in a database and take all into memory: what does that take? Prints what was measured, as JSON.

    python -m tests.server.many_tables FOLDER 2000

A few games of four are played to their middle by simple bots, of each title in turn, and copied to as many tables as
are wanted; then a fresh process, set as the server sets itself, reads all and looks at each with the eyes of a seat.
"""

from __future__ import annotations

import asyncio
import gc
import json
import random
import secrets
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from cabildo.bots.bot import answer
from cabildo.bots.roster import make_bot
from cabildo.engine.game import Game
from cabildo.server.store.migrate import migrate
from cabildo.server.store.rows import LogRow, PersonRow, SeatRow, TableRow
from cabildo.server.store.store import Store
from cabildo.server.store.times import now
from cabildo.server.tables.live_table import SNAPSHOT_EVERY, LiveTable, actor_of, status_of
from cabildo.server.tables.showing import table_state
from cabildo.server.tables.tables import Tables
from cabildo.server.tuning import tune_collector

TITLES = ("puerto-rico", "rio")
SEATS = 4
PEOPLE = [f"person{seat}" for seat in range(SEATS)]
ORIGINALS = 3  # of each title


class Laid(msgspec.Struct):
    """A table with its log, before it is in a database."""

    row: TableRow
    entries: list[LogRow]
    positions: dict[int, dict[str, Any]]


def new_row(title: str, rules: int) -> TableRow:
    return TableRow(
        id="",
        title=title,
        rules=rules,
        options={},
        players=SEATS,
        public=False,
        days_per_move=None,
        owner=PEOPLE[0],
        status="open",
        sequence=0,
        actor=None,
        undo_asked=None,
        created=now(),
        moved=now(),
        rematch=None,
        origin=None,
        seats=[SeatRow(seat, person, "", None, None) for seat, person in enumerate(PEOPLE)],
    )


def played(title: str, seed: int, to: int | None = None) -> Laid:
    """A game by simple bots, whole or its first `to` moves, with the log and the snapshots that a server keeps."""
    pick, bot = random.Random(seed), make_bot("simple")
    live = LiveTable(new_row(title, Game.new(title, SEATS, 1).title.rules_version), None, [])
    entry, game = live.deal(seed, now())
    live.commit(entry, game)
    entries, positions = [entry], {}
    while not game.state.over and (to is None or len(entries) <= to):
        state = game.state
        action = state.vocabulary.notation(answer(bot, state, pick))
        entry, game = live.try_moves(int(state.actor), [action], secrets.token_hex(8), now(), pick.getrandbits(60))
        if (position := live.snapshot_due(game)) is not None:
            positions[entry.sequence] = position
        live.commit(entry, game)
        entries.append(entry)
    row = msgspec.structs.replace(live.row, status=status_of(game), actor=actor_of(game), sequence=len(entries))
    assert len(positions) == (len(entries) - 1) // SNAPSHOT_EVERY
    return Laid(row, entries, positions)


def halfway(title: str, seed: int) -> Laid:
    return played(title, seed, (len(played(title, seed).entries) - 1) // 2)


async def lay_out(url: str, count: int, originals: list[Laid]) -> list[str]:
    """So many tables in a fresh database, copied from these; their ids."""
    await asyncio.to_thread(migrate, url)
    store = Store(url)
    for person in PEOPLE:
        await store.add_person(PersonRow(person, person, "blue"))
    ids = [secrets.token_urlsafe(9) for _ in range(count)]
    for number, table in enumerate(ids):
        laid = originals[number % len(originals)]
        keyed = [e if e.key is None else msgspec.structs.replace(e, key=secrets.token_hex(8)) for e in laid.entries]
        row = msgspec.structs.replace(laid.row, id=table)
        await store.create_table(row, entries=keyed, positions=laid.positions)
    await store.close()
    return ids


async def nothing_changed(table: str, *, announced: bool = False) -> None:
    """Nobody listens."""


async def measure(url: str, ids: list[str]) -> dict[str, Any]:
    """Take all tables into memory, as people who look at them do."""
    store = Store(url)
    tables = Tables(store, nothing_changed)
    people = await store.people(PEOPLE)

    async def look(table: str) -> None:
        live = await tables.live(table)
        for seat in range(SEATS):
            msgspec.json.encode(table_state(live, PEOPLE[seat], seat, 0, people, set()))

    for table in ids[: len(TITLES)]:  # what all tables share is made at the first one
        await look(table)
        tables.forget(table)
    gc.collect()
    before = resident()
    for table in ids:
        await look(table)
    took = time.perf_counter()
    gc.collect()
    took = time.perf_counter() - took
    found = {
        "tables": tables.in_memory(),
        "before": before,
        "after": resident(),
        "estimated": tables.bytes_in_memory(),
        "collected_objects": len(gc.get_objects()),
        "collection_seconds": round(took, 4),
    }
    await store.close()
    return found


def resident() -> int:
    """The memory of this process, in bytes (Linux)."""
    (line,) = [line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith("VmRSS:")]
    return int(line.split()[1]) * 1024


def in_fresh_process(folder: Path, count: int) -> dict[str, Any]:
    url = f"sqlite:///{folder / 'many.sqlite3'}"
    originals = [halfway(title, seed) for seed in range(ORIGINALS) for title in TITLES]
    ids = asyncio.run(lay_out(url, count, originals))
    (folder / "ids.json").write_text(json.dumps(ids))
    command = [sys.executable, "-m", "tests.server.many_tables", str(folder), "measure"]
    found: dict[str, Any] = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return found


def main(folder: Path, what: str) -> dict[str, Any]:
    if what != "measure":
        return in_fresh_process(folder, int(what))
    tune_collector()
    ids = json.loads((folder / "ids.json").read_text())
    return asyncio.run(measure(f"sqlite:///{folder / 'many.sqlite3'}", ids))


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main(Path(sys.argv[1]), sys.argv[2])) + "\n")

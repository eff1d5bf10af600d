"""Plain moves on SQLite: those that wait are written together, and one that is refused takes no other with it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cabildo.engine.game import Game
from cabildo.server.settings import Settings
from cabildo.server.store import log_store
from cabildo.server.store.faults import Unavailable
from cabildo.server.store.migrate import migrate
from cabildo.server.store.plain_moves import PlainMove
from cabildo.server.store.rows import LogRow, PersonRow, TableRow
from cabildo.server.store.schema import CLOSED
from cabildo.server.store.store import Store
from cabildo.server.store.work import LostRace
from tests.server.given import row_of

AT = datetime(2026, 1, 2, 3, 4, 5, 678, tzinfo=UTC)
TABLES = [f"table{number}" for number in range(2 * PlainMove.most + 3)]
ASKED = {"seat": 1, "accepted": [2]}


def row(name: str) -> TableRow:
    """A running table at which nobody sits."""
    made = row_of(Game.new("puerto-rico", 3, seed=1))
    return msgspec.structs.replace(made, id=name, seats=[], undo_asked=ASKED)


def entry(sequence: int, key: str | None) -> LogRow:
    moves = [{"seat": 0, "action": "role builder", "chance": ["tile corn"]}]
    return LogRow(sequence, "move", 0, key, moves, [{"name": "café", "params": {"seat": 0}, "move": sequence}], AT)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    settings = Settings(data_folder=tmp_path)
    await asyncio.to_thread(migrate, settings.database_url())
    store = Store(settings.database_url())
    await store.add_person(PersonRow("anna", "Anna", "blue"))
    for name in TABLES:
        await store.create_table(row(name))
    yield store
    await store.close()


@pytest.fixture(params=["together", "one by one"])
def sizes(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many moves were carried out at once, each time; an older SQLite knows no way to write several."""
    monkeypatch.setattr(log_store, "KNOWS_UPDATE_FROM", request.param == "together")
    found: list[int] = []
    carry_out = PlainMove.carry_out.__func__  # type: ignore[attr-defined]

    def counting(kind: Any, works: Any, connection: Any) -> None:
        found.append(len(works))
        carry_out(kind, works, connection)

    monkeypatch.setattr(PlainMove, "carry_out", classmethod(counting))
    return found


async def append(store: Store, name: str, sequence: int = 2, key: str | None = None, **more: Any) -> Any:
    return await store.append(name, entry(sequence, key), actor=2, status="running", **more)


async def test_what_waits_is_written_together(store: Store, sizes: list[int]) -> None:
    position = {"a": ["é", 1]}
    await asyncio.gather(
        *(
            append(store, name, key="once", snapshot=position if number % 5 == 0 else None, keeps_asking=number == 1)
            for number, name in enumerate(TABLES)
        )
    )
    if sizes:
        assert max(sizes) == PlainMove.most
        assert sum(sizes) == len(TABLES)
        assert len(sizes) <= 5
    for number, name in enumerate(TABLES):
        table = await store.table(name)
        assert table is not None
        assert (table.sequence, table.actor, table.status, table.moved) == (2, 2, "running", AT)
        assert table.undo_asked == (ASKED if number == 1 else None)
        assert await store.entries(name) == [entry(2, "once")]
        assert await store.snapshots(name) == ({2: position} if number % 5 == 0 else {})


async def test_one_that_is_refused_takes_no_other_with_it(store: Store, sizes: list[int]) -> None:
    late, used = TABLES[3], TABLES[5]
    await append(store, used, key="once")

    def wish(name: str) -> Any:
        if name == late:
            return append(store, name, sequence=4)
        return append(store, name, sequence=3 if name == used else 2, key="once")

    results = await asyncio.gather(*map(wish, TABLES), return_exceptions=True)
    for name, result in zip(TABLES, results, strict=True):
        table = await store.table(name)
        assert table is not None
        if name in (late, used):
            assert isinstance(result, LostRace)
            assert table.sequence == (1 if name == late else 2)
            assert [one.sequence for one in await store.entries(name)] == ([] if name == late else [2])
        else:
            assert result is False
            assert (table.sequence, [one.key for one in await store.entries(name)]) == (2, ["once"])


async def test_two_moves_of_one_table_at_once_cannot_both_win(store: Store, sizes: list[int]) -> None:
    name = TABLES[0]
    results = await asyncio.gather(*(append(store, name) for _ in range(10)), return_exceptions=True)
    assert sorted(map(type, results), key=str) == [bool] + [LostRace] * 9
    assert len(await store.entries(name)) == 1
    assert not sizes or max(sizes) > 1


@pytest.mark.parametrize(
    ("message", "code", "fault"),
    [
        ("attempt to write a readonly database", sqlite3.SQLITE_READONLY_DBMOVED, "gone"),
        ("unable to open database file", sqlite3.SQLITE_CANTOPEN, "gone"),
        ("no such table: tables", sqlite3.SQLITE_ERROR, "replaced"),
        ("disk I/O error", sqlite3.SQLITE_IOERR, "disk-error"),
    ],
)
async def test_after_a_fault_the_next_write_begins_anew(
    store: Store, monkeypatch: pytest.MonkeyPatch, message: str, code: int, fault: str
) -> None:
    """No transaction stays open, whether the connection is kept or not."""
    problem = sqlite3.OperationalError(message)
    problem.sqlite_errorcode = code

    def fail(_kind: Any, _works: Any, connection: Any) -> None:
        connection.connection.dbapi_connection.execute("UPDATE tables SET sequence = 99")
        raise problem

    with monkeypatch.context() as broken:
        broken.setattr(PlainMove, "carry_out", classmethod(fail))
        with pytest.raises(Unavailable) as told:
            await append(store, TABLES[0])
        assert told.value.fault == fault
    assert await append(store, TABLES[0]) is False
    await store.add_person(PersonRow("bob", "Bob", "blue"))
    found = [await store.table(name) for name in TABLES[:3]]
    assert [None if table is None else table.sequence for table in found] == [2, 1, 1]


async def test_a_closed_table_takes_no_move(store: Store, sizes: list[int]) -> None:
    closed = row("closed")
    closed.status = CLOSED
    await store.create_table(closed)
    with pytest.raises(LostRace):
        await append(store, "closed")
    assert await store.entries("closed") == []
    assert sizes in ([], [1, 1]), sizes

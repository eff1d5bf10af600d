"""A table that all have left before the start is closed, for every process on the database and at every moment."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from cabildo.server.problems import RequestProblem
from cabildo.server.settings import Settings
from cabildo.server.store.migrate import migrate
from cabildo.server.store.rows import PersonRow
from cabildo.server.store.schema import CLOSED
from cabildo.server.store.store import Store
from cabildo.server.tables.live_table import LiveTable
from cabildo.server.tables.moves import Moves
from cabildo.server.tables.seats import Seats
from cabildo.server.tables.tables import Tables
from cabildo.server.wire.tables import SeatWish, TableWish
from tests.server.many_tables import nothing_changed

WISH = TableWish(title="puerto-rico", seats=[SeatWish("me"), SeatWish("link"), SeatWish("link")], public=True)


class Process:
    """What one server process has of its own."""

    def __init__(self, url: str) -> None:
        self.store = Store(url)
        self.tables = Tables(self.store, nothing_changed)
        self.seats = Seats(self.tables, Moves(self.tables))


@pytest.fixture
async def processes(settings: Settings, database: str | None) -> AsyncIterator[list[Process]]:
    """Two on one database; SQLite stands for the same code with one writer."""
    settings.database = database
    await asyncio.to_thread(migrate, settings.database_url())
    two = [Process(settings.database_url()) for _ in range(2)]
    for person in ("anna", "ben"):
        if await two[0].store.person(person) is None:  # the tests of one module share a PostgreSQL
            await two[0].store.add_person(PersonRow(person, person.title(), "blue"))
    yield two
    for process in two:
        await process.store.close()


async def nothing_new(_live: LiveTable) -> None:
    """As if the other process wrote a moment after this one had looked."""


async def status(process: Process, table: str) -> Any:
    row = await process.store.table(table)
    assert row is not None
    return row.status


async def test_a_table_closed_in_one_process_cannot_be_joined_in_another(processes: list[Process]) -> None:
    here, there = processes
    table = await here.seats.create(WISH, "anna")
    await there.tables.live(table)  # it knows the table as it was
    assert not await here.seats.leave(table, "anna")
    with pytest.raises(RequestProblem) as refused:
        await there.seats.join(table, None, "ben")
    assert refused.value.status == 404
    with pytest.raises(RequestProblem):
        await there.tables.live(table)  # nor is it looked at any more
    row = await here.store.table(table)
    assert row is not None
    assert (row.status, [seat.person for seat in row.seats]) == (CLOSED, [None] * 3)


async def test_nobody_slips_into_a_table_that_closes_at_that_moment(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = processes
    table = await here.seats.create(WISH, "anna")
    await there.tables.live(table)
    monkeypatch.setattr(there.tables, "refresh", nothing_new)
    await here.seats.leave(table, "anna")
    with pytest.raises(RequestProblem) as refused:
        await there.seats.join(table, None, "ben")
    assert refused.value.status == 409
    row = await here.store.table(table)
    assert row is not None
    assert (row.status, [seat.person for seat in row.seats]) == (CLOSED, [None] * 3)


async def test_who_leaves_while_somebody_joins_elsewhere_hands_the_table_over(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process of the one who leaves has not heard of the other: the table must not be closed over their head."""
    here, there = processes
    table = await here.seats.create(WISH, "anna")
    monkeypatch.setattr(here.tables, "refresh", nothing_new)
    await there.seats.join(table, None, "ben")
    assert await here.seats.leave(table, "anna")
    row = await there.store.table(table)
    assert row is not None
    assert (row.status, row.owner) == ("open", "ben")


async def test_nobody_leaves_a_table_that_began_at_that_moment(
    processes: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    """They would have no seat in a game that runs; asked again, a bot stands in for them."""
    here, there = processes
    wish = TableWish(title="puerto-rico", seats=[SeatWish("me"), SeatWish("bot"), SeatWish("link")], public=True)
    table = await here.seats.create(wish, "anna")
    await there.seats.join(table, None, "ben")
    await there.tables.live(table)
    with monkeypatch.context() as late:
        late.setattr(there.tables, "refresh", nothing_new)
        await here.seats.start(table, "anna")
        with pytest.raises(RequestProblem) as refused:
            await there.seats.leave(table, "ben")
        assert refused.value.status == 409
    assert await status(here, table) == "running"
    assert await there.seats.leave(table, "ben")
    row = await here.store.table(table)
    assert row is not None
    assert (row.seats[2].person, row.seats[2].bot) == ("ben", "simple")

"""What nobody misses is deleted after the time that the host has set; what anybody might miss never is."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from typing import Any

import httpx
import pytest
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import insert, select, update

from cabildo.server import pruning
from cabildo.server.pruning import Pruner
from cabildo.server.settings import Limits, Settings
from cabildo.server.store.migrate import migrate
from cabildo.server.store.rows import LogRow, PersonRow, SeatRow, TableRow
from cabildo.server.store.schema import CLOSED, chat, log, metadata, notes, people, tables
from cabildo.server.store.store import Store
from cabildo.server.store.times import now
from cabildo.server.tables.tables import Tables
from tests.server.conftest import Guest, serving
from tests.server.many_tables import new_row, nothing_changed

AGES = (1, 8, 100, 400)  # days
SITTING = ("anna", "ben", "cleo")
# by entry the seat that moved and whether a person did, not a bot
MOVES: dict[str, list[tuple[int, bool]]] = {
    "nobody": [],
    "bots": [(1, False), (2, False)],
    "one person": [(0, True), (1, False), (0, True)],
    "two people": [(0, True), (1, True)],
}


class Kind(Struct, frozen=True):
    """A sort of table."""

    status: str
    moves: str
    origin: str | None
    age: int
    talked: int | None  # days ago

    def is_kept(self, limits: Limits) -> bool:
        """As the docs promise it, in other words than the statement that deletes."""
        if self.status == "over" or self.origin == "record" or self.moves == "two people":
            return True
        days = {"open": limits.open_days, CLOSED: limits.closed_days, "running": limits.abandoned_days}[self.status]
        return days is None or min(self.age, self.age if self.talked is None else self.talked) <= days


def kinds() -> list[Kind]:
    began = [
        Kind(status, moves, origin, age, talked)
        for status, moves, origin, age, talked in itertools.product(
            ("running", "over"), MOVES, (None, "fork"), AGES, (None, 2)
        )
    ]
    waiting = [
        Kind(status, "nobody", None, age, talked) for status in ("open", CLOSED) for age in AGES for talked in (None, 2)
    ]
    return [*began, *waiting, *(Kind("over", "nobody", "record", age, None) for age in AGES)]


def table_of(kind: Kind, at: datetime) -> tuple[TableRow, list[LogRow]]:
    old = at - timedelta(days=kind.age)
    entries = []
    if kind.status in ("running", "over"):
        entries = [LogRow(1, "setup", None, None, [{"chance": []}], [], old)]
        for number, (seat, by_person) in enumerate(MOVES[kind.moves], 2):
            key = secrets.token_hex(8) if by_person else None
            entries.append(LogRow(number, "move", seat, key, [{"seat": seat, "action": "pass"}], [], old))
    row = replace(
        new_row("puerto-rico", 1),
        id=secrets.token_urlsafe(9),
        owner=SITTING[0],
        players=3,
        status=kind.status,
        sequence=len(entries),
        created=old,
        moved=old,
        origin=None if kind.origin is None else {"kind": kind.origin},
        seats=[
            SeatRow(0, SITTING[0], "", None, None),
            SeatRow(1, SITTING[1] if kind.moves == "two people" else None, "", "simple", None),
            SeatRow(2, None, "", "simple", None),
        ],
    )
    return row, entries


@pytest.fixture
async def store(settings: Settings, database: str | None) -> AsyncIterator[Store]:
    settings.database = database
    await asyncio.to_thread(migrate, settings.database_url())
    store = Store(settings.database_url())
    for person in SITTING:
        if await store.person(person) is None:
            await store.add_person(PersonRow(person, person.title(), "blue"))
    yield store
    await store.database.write(empty)
    await store.close()


def empty(connection: Any) -> None:
    """The next test has the same PostgreSQL."""
    for table in reversed(metadata.sorted_tables):
        if table.name in ("people", "tables", "seats", "log", "snapshots", "chat", "notes", "visitors"):
            connection.execute(table.delete())


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pruning, "BATCH", 3)
    monkeypatch.setattr(pruning, "REST", 0)


async def lay(store: Store, at: datetime) -> dict[str, Kind]:
    laid: dict[str, Kind] = {}
    for kind in kinds():
        row, entries = table_of(kind, at)
        await store.create_table(row, entries=entries)
        if kind.talked is not None:
            await store.say(row.id, "anna", "still there?")
            await date_chat(store, row.id, at - timedelta(days=kind.talked))
        laid[row.id] = kind
    return laid


async def date_chat(store: Store, table: str, at: datetime) -> None:
    change = update(chat).where(chat.c.table_id == table).values(at=at)
    await store.database.write(lambda connection: connection.execute(change).close())


async def ids(store: Store, column: Any) -> set[str]:
    return set(await store.database.read(lambda connection: connection.execute(select(column)).scalars().all()))


@pytest.mark.parametrize(
    "limits",
    [Limits(), Limits(open_days=None, abandoned_days=None), Limits(closed_days=1, open_days=1, abandoned_days=1)],
    ids=["by default", "some never", "soon"],
)
async def test_only_what_nobody_misses_is_pruned(store: Store, limits: Limits) -> None:
    """Every sort of table there is, by two processes at once."""
    at = now()
    laid = await lay(store, at)
    kept = {table for table, kind in laid.items() if kind.is_kept(limits)}
    assert 0 < len(kept) < len(laid)
    pruners = [Pruner(Tables(store, nothing_changed, lambda: at), limits) for _ in range(2)]
    await asyncio.gather(*(pruner.prune() for pruner in pruners))
    assert await ids(store, tables.c.id) == kept
    assert sum(pruner.tables for pruner in pruners) == len(laid) - len(kept)
    assert await ids(store, log.c.table_id) <= kept
    for table, kind in laid.items():
        if kind.status == "over" or kind.moves == "two people":
            assert table in kept


async def test_games_at_one_screen_are_games_of_several_people(store: Store) -> None:
    at = now()
    row, entries = table_of(Kind("running", "two people", None, 4000, None), at)
    row.seats[1].person = SITTING[0]
    await store.create_table(row, entries=entries)
    await Pruner(Tables(store, nothing_changed, lambda: at), Limits()).prune()
    assert await ids(store, tables.c.id) == {row.id}


async def test_who_did_anything_is_never_pruned(store: Store) -> None:
    at = now()
    for person in ("idle", "new", "writer", "talker", "owner", "sitter", "recoverable"):
        await store.add_person(PersonRow(person, person, "red"))
    row, entries = table_of(Kind("over", "two people", None, 500, None), at)
    row.owner, row.seats[2].person = "owner", "sitter"
    await store.create_table(row, entries=entries)
    gone, _ = table_of(Kind("open", "nobody", None, 500, None), at)
    await store.create_table(replace(gone, seats=[SeatRow(0, "idle", "", None, None)]))
    await store.say(row.id, "talker", "well played")
    remembered = {"recovery": "a hash"} if "recovery" in people.c else {"created": at}

    def write(connection: Any) -> None:
        connection.execute(insert(notes).values(table_id=row.id, person="writer", text="next time"))
        connection.execute(update(people).where(people.c.id != "new").values(created=at - timedelta(days=200)))
        connection.execute(update(people).where(people.c.id == "recoverable").values(**remembered))

    await store.database.write(write)
    pruner = Pruner(Tables(store, nothing_changed, lambda: at), Limits())
    await pruner.prune()
    assert await ids(store, people.c.id) == {"anna", "ben", "new", "writer", "talker", "owner", "sitter", "recoverable"}
    assert await store.person("idle") is None
    await Pruner(Tables(store, nothing_changed, lambda: at), Limits(guest_days=None)).prune()


async def test_a_table_can_be_played_again_when_its_rematch_was_pruned(store: Store) -> None:
    at = now()
    first, entries = table_of(Kind("over", "two people", None, 300, None), at)
    again, _ = table_of(Kind("open", "nobody", None, 200, None), at)
    await store.create_table(first, entries=entries)
    await store.create_table(again, rematch_of=first.id)
    await Pruner(Tables(store, nothing_changed, lambda: at), Limits()).prune()
    row = await store.table(first.id)
    assert row is not None
    assert row.rematch is None


async def test_the_server_prunes_by_itself(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pruning, "FIRST", 0)
    monkeypatch.setattr(pruning, "EVERY", 0.01)
    clock = [now()]
    async with serving(settings, clock=lambda: clock[0]) as app:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://cabildo") as client:
            anna = Guest(client)
            await anna.post("/api/me", {"name": "Anna"})
            await anna.get("/api/me")
            clock[0] += timedelta(days=100)
            while "cabildo_pruned_people_total 1.0" not in (await client.get("/metrics")).text:
                await asyncio.sleep(0.01)
            await anna.get("/api/me", 401)
            await anna.post("/api/me", {"name": "Anna"})  # a new guest, who lives on

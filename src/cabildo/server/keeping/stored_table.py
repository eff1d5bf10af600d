"""A table as the database holds it, read without trusting it: what should be JSON is still text."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Text, cast, select
from sqlalchemy import Table as Columns

from cabildo.server.store.schema import log, seats, snapshots, tables
from cabildo.server.store.times import aware


class StoredEntry(Struct, frozen=True):
    """An entry of the log."""

    sequence: int
    kind: str
    seat: int | None
    key: str | None
    moves: str
    events: str
    at: datetime
    hash: str | None


class StoredTable(Struct, frozen=True):
    """Everything that has to fit together."""

    id: str
    title: str
    rules: int
    options: str
    players: int
    status: str
    sequence: int
    actor: int | None
    undo_asked: str | None
    origin: str | None
    seats: list[int]
    entries: list[StoredEntry]
    snapshots: dict[int, str]


def read_table(connection: Connection, table: str, *, hold: bool = False) -> StoredTable | None:
    """The table, in the transaction that is open; `hold` keeps others from changing it until that ends."""
    one = picked(tables, StoredTable, "options", "undo_asked", "origin").where(tables.c.id == table)
    row = connection.execute(one.with_for_update() if hold else one).mappings().first()
    if row is None:
        return None
    taken = select(seats.c.seat).where(seats.c.table_id == table).order_by(seats.c.seat)
    entries = picked(log, StoredEntry, "moves", "events").where(log.c.table_id == table).order_by(log.c.sequence)
    kept = select(snapshots.c.sequence, cast(snapshots.c.position, Text)).where(snapshots.c.table_id == table)
    return StoredTable(
        **row,
        seats=list(connection.execute(taken).scalars()),
        entries=[
            StoredEntry(**{**entry, "at": aware(entry["at"])}) for entry in connection.execute(entries).mappings()
        ],
        snapshots={row[0]: row[1] for row in connection.execute(kept)},
    )


def picked(table: Columns, into: type[Struct], *as_text: str) -> Any:
    """Ask for the columns that a struct has fields for, some of them as the text that they are."""
    return select(
        *(
            cast(table.c[name], Text).label(name) if name in as_text else table.c[name]
            for name in into.__struct_fields__
            if name in table.c
        )
    )

"""A database that an earlier server wrote, and what later servers are held to: for SQLite, and copied to others."""

from __future__ import annotations

import gzip
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import JSON, Connection, MetaData, create_engine, insert, select
from sqlalchemy.ext.asyncio import create_async_engine

from tests.records.written_before import FOLDER

DATABASE = FOLDER / "database.sqlite3.gz"
EXPECTED = FOLDER / "database.json"


class Next(Struct, forbid_unknown_fields=True, kw_only=True):
    """What is asked at a table, a move that may be made, and what is asked then."""

    seat: int
    kind: str
    legal: list[str]
    action: str
    then_seat: int | None = None  # None: chance decides, or the game is over
    then_kind: str | None = None
    then_legal: list[str] = []


class ExpectedTable(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A table of the database."""

    id: str
    name: str  # why it is there
    title: str
    status: str
    sequence: int
    owner: str
    people: list[str | None]  # by seat
    moves: int  # that were not taken back
    next: Next | None = None
    hash: str | None = None  # of a finished game
    undo_asked: int | None = None
    chat: list[str] = []
    notes: str = ""  # the owner's
    invitation: str | None = None


class Expectations(Struct, forbid_unknown_fields=True):
    """The whole database."""

    commit: str
    revision: str  # of the migrations
    tables: list[ExpectedTable]


def read_expectations() -> Expectations:
    return msgspec.json.decode(EXPECTED.read_bytes(), type=Expectations)


def unpack(path: Path) -> None:
    """Put the SQLite file there."""
    path.write_bytes(gzip.decompress(DATABASE.read_bytes()))


def contents(path: Path) -> dict[str, list[dict[str, Any]]]:
    """All rows of the SQLite file by table, in an order in which none refers to a later one.

    The tables are read from the file, not from today's schema, which may have other columns.
    """
    engine = create_engine(f"sqlite:///{path}")
    metadata = MetaData()
    with engine.connect() as connection:
        metadata.reflect(connection)
        tables = [table for table in metadata.sorted_tables if table.name != "alembic_version"]
        found = {table.name: [dict(row) for row in connection.execute(select(table)).mappings()] for table in tables}
    engine.dispose()
    for row in (row for rows in found.values() for row in rows):
        for name, value in row.items():
            if isinstance(value, datetime):
                row[name] = value.replace(tzinfo=UTC)  # SQLite forgets the zone
    return found


def insert_all(connection: Connection, found: dict[str, list[dict[str, Any]]]) -> None:
    """Write the rows to a database that has the same tables."""
    metadata = MetaData()
    metadata.reflect(connection)
    for name, rows in found.items():
        table = metadata.tables[name]
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)  # as the schema has it where there may be nothing
        connection.execute(insert(table), rows)


async def copy_to(url: str, path: Path) -> None:
    """Fill another database, which is at the same revision, from the SQLite file."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(insert_all, contents(path))
    await engine.dispose()

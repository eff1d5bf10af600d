"""`cabildo backup`: everything a server keeps, as it is at one moment, in one file; the server may go on meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    DateTime,
    Integer,
    MetaData,
    Numeric,
    String,
    Table,
    Text,
    cast,
    func,
    select,
)

import cabildo
from cabildo.server.keeping.access import KeepingProblem, revision_of, run
from cabildo.server.keeping.backup_file import BackupWriter, ColumnNote, Kind, Manifest
from cabildo.server.people import KEY_FILE, PUSH_KEY_FILE, signing_key
from cabildo.server.settings import Settings

AT_ONCE = 500  # rows in memory
VERSION_TABLE = "alembic_version"

# told the table that is read, how many of its rows are done, and how many it has
Progress = Callable[[str, int, int], None]


def back_up(settings: Settings, path: Path, *, force: bool, progress: Progress) -> Manifest:
    """Write the backup; raises KeepingProblem or OSError, and leaves no file then."""
    if not (settings.data_folder / KEY_FILE).is_file():
        raise KeepingProblem("backup-no-key", folder=str(settings.data_folder))
    key = signing_key(settings.data_folder).encode()
    push_key_file = settings.data_folder / PUSH_KEY_FILE
    push_key = push_key_file.read_bytes() if push_key_file.is_file() else None

    def work(connection: Connection) -> Manifest:
        with BackupWriter(path, force=force) as writer, connection.begin():
            revision = revision_of(connection)
            if revision is None:
                raise KeepingProblem("keeping-not-ours")
            created = datetime.now(UTC)
            # as it is there, not as this version would have it: one that was not brought up to date is backed up too
            found = MetaData()
            found.reflect(connection)
            for table in found.sorted_tables:
                if table.name != VERSION_TABLE:
                    columns = [ColumnNote(str(column.name), kind_of(column)) for column in table.columns]
                    writer.add_table(str(table.name), columns, rows_of(connection, table, columns, progress))
            return writer.finish(
                version=cabildo.__version__,
                revision=revision,
                created=created.isoformat(timespec="seconds"),
                key=key,
                push_key=push_key,
            )

    return run(settings, work)


def kind_of(column: Column[Any]) -> Kind:
    kinds: list[tuple[type, Kind]] = [
        (JSON, "json"),
        (Boolean, "boolean"),
        (Integer, "integer"),
        (DateTime, "time"),
        (Numeric, "real"),
        (String, "text"),
    ]
    for known, kind in kinds:
        if isinstance(column.type, known):
            return kind
    raise KeepingProblem("keeping-database", detail=f"{column}: {column.type}")


def rows_of(connection: Connection, table: Table, columns: list[ColumnNote], progress: Progress) -> Iterator[list[Any]]:
    """The rows in the order of their keys, read a few at a time."""
    total = connection.execute(select(func.count()).select_from(table)).scalar_one()
    wanted = [cast(table.c[column.name], Text) if column.kind == "json" else table.c[column.name] for column in columns]
    query = select(*wanted).order_by(*table.primary_key)
    times = [number for number, column in enumerate(columns) if column.kind == "time"]
    done = 0
    progress(table.name, done, total)
    for batch in connection.execute(query.execution_options(yield_per=AT_ONCE)).partitions():
        for row in batch:
            values = list(row)
            for number in times:
                if values[number] is not None:
                    values[number] = in_utc(values[number]).isoformat()
            yield values
        done += len(batch)
        progress(table.name, done, total)


def in_utc(time: datetime) -> datetime:
    """SQLite forgets the zone; all times are UTC."""
    return time.replace(tzinfo=UTC) if time.tzinfo is None else time.astimezone(UTC)

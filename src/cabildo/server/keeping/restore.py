"""`cabildo restore`: a backup into an empty database of either kind, all or nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Connection,
    DateTime,
    Float,
    Integer,
    MetaData,
    Text,
    bindparam,
    cast,
    column,
    func,
    insert,
    inspect,
    make_url,
    select,
    table,
    text,
)
from sqlalchemy.types import TypeEngine

from cabildo.server.folder_lock import lock_folder, used_by
from cabildo.server.keeping.access import KeepingProblem, prepared, run
from cabildo.server.keeping.backup import AT_ONCE, VERSION_TABLE, in_utc
from cabildo.server.keeping.backup_file import BackupFile, Kind, Manifest, TableNote
from cabildo.server.neighbours import SERVING_LOCK
from cabildo.server.people import KEY_FILE, PUSH_KEY_FILE
from cabildo.server.settings import Settings
from cabildo.server.store.migrate import migrate_on, revisions
from cabildo.server.store.schema import metadata, people, tables

CONTENT = (people.name, tables.name)  # all that matters belongs to one of these
STORED_AS: dict[Kind, TypeEngine[Any]] = {
    "text": Text(),
    "integer": Integer(),
    "real": Float(),
    "boolean": Boolean(),
    "time": DateTime(timezone=True),
    "json": Text(),
}

# told the stage ("restore-checking" or "restore-writing"), and how many bytes of how many are done
Progress = Callable[[str, int, int], None]


def restore(settings: Settings, path: Path, *, replace: bool, progress: Progress) -> Manifest:
    """Bring a backup back; nothing is changed before the whole of it was found good. Raises KeepingProblem, OSError."""
    backup = BackupFile(path)
    try:
        if backup.manifest.revision not in revisions():
            raise KeepingProblem("restore-newer", file=str(path))
        backup.check(counting(progress, "restore-checking", backup.size()))
        with (
            held(settings),
            prepared(settings.data_folder / KEY_FILE, backup.key()) as put_key_in_place,
            prepared_if_any(settings.data_folder / PUSH_KEY_FILE, backup.push_key()) as put_push_key_in_place,
            database_file(settings),
        ):
            run(settings, lambda connection: fill(connection, backup, replace=replace, progress=progress), write=True)
            put_key_in_place()
            put_push_key_in_place()
        return backup.manifest
    finally:
        backup.close()


@contextmanager
def prepared_if_any(path: Path, content: bytes | None) -> Iterator[Callable[[], None]]:
    """A file that not every backup has; without it one that is there stays."""
    if content is None:
        yield lambda: None
        return
    with prepared(path, content) as put_in_place:
        yield put_in_place


def counting(progress: Progress, stage: str, total: int) -> Callable[[int], None]:
    done = 0

    def advance(size: int) -> None:
        nonlocal done
        done += size
        progress(stage, done, total)

    progress(stage, 0, total)
    return advance


@contextmanager
def held(settings: Settings) -> Iterator[None]:
    """No server runs on the data folder; for a shared database `keep_servers_out` sees to that."""
    settings.data_folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if settings.shares_database():
        yield
        return
    with lock_folder(settings.data_folder, used_by("cabildo restore")):
        yield


@contextmanager
def database_file(settings: Settings) -> Iterator[None]:
    """SQLite's file, readable by its owner alone; one that was not there is gone again if nothing came of it."""
    if settings.shares_database():
        yield
        return
    path = Path(make_url(settings.database_url()).database or "")
    if path.exists():
        yield
        return
    path.touch(mode=0o600)
    try:
        yield
    except BaseException:
        for part in ("", "-wal", "-shm"):
            path.with_name(path.name + part).unlink(missing_ok=True)
        raise


def fill(connection: Connection, backup: BackupFile, *, replace: bool, progress: Progress) -> None:
    """All in one transaction: make room, make the tables of the backup's time, fill them, bring them up to date."""
    manifest = backup.manifest
    advance = counting(progress, "restore-writing", backup.size())
    with connection.begin():
        keep_servers_out(connection)
        make_room(connection, replace=replace)
        migrate_on(connection, manifest.revision)
        for note in manifest.tables:
            insert_rows(connection, note, backup.rows(note, advance))
        migrate_on(connection, "head")


def keep_servers_out(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        lock = select(func.pg_try_advisory_xact_lock(SERVING_LOCK))
        if not connection.execute(lock).scalar():
            raise KeepingProblem("restore-serving")


def make_room(connection: Connection, *, replace: bool) -> None:
    """Drop our own tables; with rows in them only if the host wants that."""
    there = set(inspect(connection).get_table_names())
    ours = [name for name in (*(known.name for known in metadata.sorted_tables), VERSION_TABLE) if name in there]
    if not replace and any(has_rows(connection, name) for name in CONTENT if name in there):
        raise KeepingProblem("restore-not-empty")
    found = MetaData()
    found.reflect(connection, only=ours)
    found.drop_all(connection)


def has_rows(connection: Connection, name: str) -> bool:
    return connection.execute(select(text("1")).select_from(table(name)).limit(1)).first() is not None


def insert_rows(connection: Connection, note: TableNote, rows: Iterator[list[Any]]) -> None:
    """What is JSON goes in as the text that it is."""
    filled = table(note.name, *(column(known.name, STORED_AS[known.kind]) for known in note.columns))
    values: dict[str, Any] = {known.name: bindparam(known.name) for known in note.columns}
    if connection.dialect.name == "postgresql":
        for known in note.columns:
            if known.kind == "json":
                values[known.name] = cast(bindparam(known.name, type_=Text()), JSON)
    statement = insert(filled).values(values)
    times = [number for number, known in enumerate(note.columns) if known.kind == "time"]
    names = [known.name for known in note.columns]
    while batch := list(islice(rows, AT_ONCE)):
        for row in batch:
            for number in times:
                if row[number] is not None:
                    row[number] = in_utc(datetime.fromisoformat(row[number]))
        connection.execute(statement, [dict(zip(names, row, strict=True)) for row in batch])

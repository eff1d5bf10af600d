"""The server's database opened for a host's command, without a server around it."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, inspect, make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cabildo.server.settings import Settings
from cabildo.server.store.faults import Unavailable, first_line
from cabildo.server.store.migrate import revisions
from cabildo.server.store.postgres import PostgresError
from cabildo.server.store.sqlite import make_engine

T = TypeVar("T")


class KeepingProblem(Exception):
    """What a host's command cannot do: a message id of the command with its parameters."""

    def __init__(self, message: str, **params: Any) -> None:
        super().__init__(message)
        self.message = message
        self.params = params


def run(settings: Settings, work: Callable[[Connection], T], *, write: bool = False) -> T:
    """What the work does on a connection; it begins its transactions itself. Raises KeepingProblem.

    A reading transaction sees the database as it is at one moment, whatever a server writes meanwhile.
    """
    with told():
        url = make_url(settings.database_url())
        if url.get_backend_name() == "sqlite":
            return on_sqlite(url, work, write=write)
        return asyncio.run(on_server(url, work, write=write))


@contextmanager
def told() -> Iterator[None]:
    """Say in one line what a database has against it; an OSError is about other files and passes."""
    try:
        yield
    except (SQLAlchemyError, PostgresError, ModuleNotFoundError, Unavailable) as problem:
        raise KeepingProblem("keeping-database", detail=first_line(problem)) from problem


def on_sqlite(url: URL, work: Callable[[Connection], T], *, write: bool) -> T:
    if not Path(url.database or "").is_file():
        raise KeepingProblem("keeping-no-database", file=url.database or "")
    # whoever reads first and then wants to write is refused if somebody wrote between: a writer says so at once
    with make_engine(url, "BEGIN IMMEDIATE" if write else "BEGIN").connect() as connection:
        return work(connection)


async def on_server(url: URL, work: Callable[[Connection], T], *, write: bool) -> T:
    isolation = "READ COMMITTED" if write else "REPEATABLE READ"
    engine = create_async_engine(url, hide_parameters=True, isolation_level=isolation)
    try:
        connection = await connected(engine)
        try:
            return await connection.run_sync(work)
        finally:
            await connection.close()
    finally:
        await engine.dispose()


async def connected(engine: AsyncEngine) -> AsyncConnection:
    """A connection; here an OSError is about the database."""
    try:
        return await engine.connect()
    except (OSError, ValueError) as problem:
        raise KeepingProblem("keeping-database", detail=first_line(problem)) from problem


def revision_of(connection: Connection) -> str | None:
    """The revision of the schema, or None where there is none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def check_revision(connection: Connection) -> None:
    """Only a database as this version of the server writes it can be judged and changed."""
    with connection.begin():
        found = revision_of(connection)
    known = revisions()
    if found is None:
        raise KeepingProblem("keeping-not-ours")
    if found not in known:
        raise KeepingProblem("keeping-newer")
    if found != known[-1]:
        raise KeepingProblem("keeping-older")


def write_whole(path: Path, content: bytes) -> None:
    """A file for its owner's eyes that is there with all of its content, also after a power cut, or not at all."""
    with prepared(path, content) as put_in_place:
        put_in_place()


@contextmanager
def prepared(path: Path, content: bytes) -> Iterator[Callable[[], None]]:
    """The same in two steps: all of it is on disk beside, and a call gives it its name, which takes no more room."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")

    def put_in_place() -> None:
        with about(path):
            part.replace(path)
            sync_folder(path.parent)

    try:
        with about(path), os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        yield put_in_place
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def about(path: Path) -> Iterator[None]:
    """An OSError that says no name is about this file: a full disk, for instance."""
    try:
        yield
    except OSError as problem:
        raise OSError(problem.errno, problem.strerror, str(path)) from None


def sync_folder(folder: Path) -> None:
    """A new name is on disk only when its folder is."""
    if os.name == "posix":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

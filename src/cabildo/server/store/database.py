"""Where the store's work on the database is done: functions on a connection, run so that they hold up nobody.

PostgreSQL has a pool of connections. SQLite has one writer, which is a thread here: whatever came while a commit was on
its way to the disk goes together into the next one. Each is told only when it is on disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, Executable, RowMapping, create_engine, event, make_url
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(Protocol):
    """What the store asks of a database."""

    url: URL
    alone: bool  # no other process writes to it

    async def read(self, work: Work[T]) -> T:
        """What the work finds."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Do the work in a transaction, or nothing of it if it raises; it is on disk when this returns."""
        ...

    async def close(self) -> None: ...


def open_database(url: str) -> Database:
    """SQLite, or anything that SQLAlchemy has an asynchronous driver for."""
    return Sqlite(url) if make_url(url).get_backend_name() == "sqlite" else Pooled(url)


async def rows(database: Database, query: Executable) -> Sequence[RowMapping]:
    return await database.read(lambda connection: connection.execute(query).mappings().all())


class Pooled:
    """A database with as many connections as it takes."""

    alone = False

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self._engine = create_async_engine(url, hide_parameters=True)  # errors are logged, what people write is not

    async def read(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


class Sqlite:
    """A thread that reads and a thread that writes, each with a connection of its own."""

    alone = True

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self._engine = create_engine(url, hide_parameters=True, connect_args={"check_same_thread": False})
        event.listen(self._engine, "connect", make_durable)
        event.listen(self._engine, "begin", begin)
        self._reader, self._writer = SqliteThread(self._engine.connect), SqliteThread(self._engine.connect)
        self._waiting: list[tuple[Work[Any], asyncio.Future[Any]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def read(self, work: Work[T]) -> T:
        return await self._reader.run(lambda connection: in_transaction(connection, work))

    async def write(self, work: Work[T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:  # whoever asked is gone, but must not leave before it is settled
            await asyncio.wait([done])
            raise

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            works = [work for work, _ in batch]
            try:
                results = await self._writer.run(partial(together, works))
            except Exception as problem:  # noqa: BLE001 - it is for those who asked
                results = [problem] * len(batch)
            for (_, done), result in zip(batch, results, strict=True):
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        await self._reader.close()
        await self._writer.close()
        self._engine.dispose()


class SqliteThread:
    """A thread with a connection, made when it is first needed."""

    def __init__(self, connect: Callable[[], Connection]) -> None:
        self._connect = connect
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "sqlite")

    async def run(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Work[T]) -> T:
        if self._connection is None:
            self._connection = self._connect()
        return work(self._connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()


def in_transaction(connection: Connection, work: Work[T]) -> T:
    with connection.begin():
        return work(connection)


def together(works: Sequence[Work[Any]], connection: Connection) -> list[Any]:
    """The result or the error of each, in one transaction; one that fails leaves nothing behind."""
    if len(works) == 1:
        return [in_transaction(connection, works[0])]
    results: list[Any] = []
    with connection.begin():
        for work in works:
            try:
                with connection.begin_nested():
                    results.append(work(connection))
            except Exception as problem:  # noqa: BLE001 - it is for the one who asked
                results.append(problem)
    return results


def make_durable(connection: Any, _record: Any) -> None:
    """Readers beside one writer, and a commit that survives a power cut."""
    connection.isolation_level = None  # Python's module would begin transactions by guesswork; see `begin`
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")

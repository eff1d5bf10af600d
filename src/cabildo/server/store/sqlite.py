"""SQLite: one thread that reads and one that writes, since it has one writer at a time.

Whatever came while a commit was on its way to the disk goes together into the next ones: moves with moves, the rest
with the rest. Each is told only when it is on disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, cast

from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event, make_url

from cabildo.server.store.faults import Condition, Unavailable, fault_of, told_plainly
from cabildo.server.store.sqlite_files import SqliteFiles
from cabildo.server.store.work import Joint, T, Work, as_json

BUSY_SECONDS = 10  # for which another program may hold the database
BEGIN_WRITING = "BEGIN IMMEDIATE"
QUEUE_SECONDS = 20.0  # for which a write waits for its turn


class Sqlite:
    """A thread that reads and a thread that writes, each with a connection of its own."""

    alone = True

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.condition = Condition()
        self.files = SqliteFiles(self.url.database)
        self._reader = SqliteThread(make_engine(url, "BEGIN"), self.files)
        self._writer = SqliteThread(make_engine(url, BEGIN_WRITING), self.files)
        self._waiting: dict[asyncio.Future[Any], Work[Any]] = {}
        self._writing: asyncio.Task[None] | None = None
        self._damage: Unavailable | None = None
        self._seen: tuple[int, int] | None = None

    async def read(self, work: Work[T]) -> T:
        try:
            with told_plainly():
                return await self._reader.run(partial(in_transaction, work))
        except Unavailable as problem:
            self._notice(problem)
            raise

    async def write(self, work: Work[T]) -> T:
        """Raises Unavailable also where its turn does not come in time: then nothing of it was begun."""
        if self._damage is not None:  # who knows what would be written over
            raise Unavailable(self._damage.fault, self._damage.detail)
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting[done] = work
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        patience = loop.call_later(QUEUE_SECONDS, self._give_up, done)
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:  # whoever asked is gone, but must not leave before it is decided
            await asyncio.wait([done])
            raise
        finally:
            patience.cancel()

    def _give_up(self, done: asyncio.Future[Any]) -> None:
        if self._waiting.pop(done, None) is not None:
            done.set_exception(Unavailable("no-answer", "others are still being written"))

    async def write_at_once(self, work: Work[T]) -> T:
        """Here it goes together with others, so that it needs one as well."""
        return await self.write(work)

    async def _write_all(self) -> None:
        while self._waiting:
            batch = {done: self._waiting.pop(done) for done in alike(self._waiting)}
            try:
                with told_plainly():
                    results = await self._writer.run(partial(together, list(batch.values())))
                self.condition.worked()
            except Exception as problem:  # noqa: BLE001 - it is for those who asked
                if isinstance(problem, Unavailable):
                    self._notice(problem)
                    self.condition.failed(problem)
                results = [problem] * len(batch)
            for done, result in zip(batch, results, strict=True):
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)

    def _notice(self, problem: Unavailable) -> None:
        if problem.fault == "damaged":
            self._damage = problem

    async def written_by_others(self) -> bool:
        """What this server writes goes through one connection: all else is somebody else's."""
        with told_plainly():
            version = await self._writer.run(self._version)
        before, self._seen = self._seen, version
        return version != before

    def _version(self, connection: Connection, _files: SqliteFiles) -> tuple[int, int]:
        """A number that changes with what others write, and that of the connection, by which it is counted."""
        version = driver_of(connection).execute("PRAGMA data_version").fetchone()[0]
        return self._writer.connections, int(version)

    def check_room(self) -> None:
        self.files.check_room()

    async def examine(self) -> None:
        try:
            with told_plainly():
                await asyncio.to_thread(self.files.examine)
        except Unavailable as problem:
            self._notice(problem)
            raise
        self._damage = None

    async def close(self) -> None:
        self.files.stop_examining()
        if self._writing is not None:
            await self._writing
        await self._reader.close()
        await self._writer.close()


class SqliteThread:
    """A thread with a connection, made when it is needed, and again after the database failed."""

    def __init__(self, engine: Engine, files: SqliteFiles) -> None:
        self._engine = engine
        self._files = files
        self.connections = 0  # how many there were
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "sqlite")

    async def run(self, work: Callable[[Connection, SqliteFiles], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, work)

    def _run(self, work: Callable[[Connection, SqliteFiles], T]) -> T:
        if self._connection is None:
            self._files.check()  # SQLite would make a new database where the old one is gone
            self._connection = self._engine.connect()
            self.connections += 1
            self._files.connected()
        try:
            return work(self._connection, self._files)
        except Exception as problem:
            if fault_of(problem) not in (None, "gone", "replaced"):
                self._disconnect()  # nobody knows in which state it is
            raise

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    def _disconnect(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            try:
                connection.close()
            finally:
                self._files.disconnected()


def alike(waiting: dict[asyncio.Future[Any], Work[Any]]) -> list[asyncio.Future[Any]]:
    """Those that go together with the one that waits longest: joint work goes with its kind, the rest with the rest."""
    first = next(iter(waiting.values()))
    if not isinstance(first, Joint):
        return [done for done, work in waiting.items() if not isinstance(work, Joint)]
    return [done for done, work in waiting.items() if type(work) is type(first)][: first.most]


def in_transaction(work: Work[T], connection: Connection, _files: SqliteFiles) -> T:
    with connection.begin():
        return work(connection)


def together(works: Sequence[Work[Any]], connection: Connection, files: SqliteFiles) -> list[Any]:
    """The result or the error of each, in one transaction; one that fails leaves nothing behind.

    Raises where the database failed: then nothing of any of them is on disk.
    """
    files.check()
    if not done_at_once(works, connection):
        with connection.begin():
            results = [works[0](connection)] if len(works) == 1 else [apart(work, connection) for work in works]
    else:
        results = [None] * len(works)
    files.check()
    return results


def done_at_once(works: Sequence[Work[Any]], connection: Connection) -> bool:
    """Do all of it in one go if it is joint work; False where one of them has to be refused, and nothing is done.

    Whenever the driver is asked for something, this thread waits afterwards until the others let it go on: so there are
    as few such moments here as possible.
    """
    joint = [work for work in works if isinstance(work, Joint)]
    if len(joint) < len(works):
        return False
    driver = driver_of(connection)
    driver.execute(BEGIN_WRITING)
    try:
        type(joint[0]).carry_out(joint, connection)
        check_open(connection)
        driver.execute("COMMIT")
    except Exception as problem:
        if driver.in_transaction:  # else SQLite has rolled it back, or it is on disk
            driver.execute("ROLLBACK")
        if fault_of(problem) is not None:
            raise
        return False
    return True


def apart(work: Work[Any], connection: Connection) -> Any:
    """The result of a part of a transaction, or the error with which it was undone; raises where the database failed.

    Where there is no room or no memory, or the disk fails, SQLite rolls back all parts and not only this one.
    """
    cursor = driver_of(connection).cursor()  # its own, since SQLAlchemy's way there takes longer than these take
    cursor.execute("SAVEPOINT part")
    result: Any
    try:
        result = work(connection)
    except Exception as problem:
        if fault_of(problem) is not None:
            raise
        check_open(connection)
        cursor.execute("ROLLBACK TO part")
        result = problem
    check_open(connection)
    cursor.execute("RELEASE part")
    return result


def driver_of(connection: Connection) -> sqlite3.Connection:
    """The connection as Python's module knows it; it raises errors of its own."""
    driver: Any = connection.connection.dbapi_connection
    return cast(sqlite3.Connection, driver)


def is_open(connection: Connection) -> bool:
    """Whether SQLite itself has a transaction open: SQLAlchemy does not hear of it when it rolled one back."""
    return driver_of(connection).in_transaction


def check_open(connection: Connection) -> None:
    """Raises where the transaction is gone: Python's module would then commit nothing and report success."""
    if not is_open(connection):
        raise Unavailable("disk-error", "SQLite has rolled the transaction back")


def make_engine(url: str | URL, begin: str) -> Engine:
    """One that begins transactions with this statement; SQLAlchemy's errors leave out what people write."""
    engine = create_engine(
        url,
        hide_parameters=True,
        poolclass=NullPool,
        connect_args={"check_same_thread": False},
        json_serializer=as_json,
    )
    event.listen(engine, "connect", make_durable)
    event.listen(engine, "begin", lambda connection: driver_of(connection).cursor().execute(begin))
    event.listen(engine, "commit", check_open)
    return engine


def make_durable(connection: Any, _record: Any) -> None:
    """Readers beside one writer, and a commit that survives a power cut."""
    connection.isolation_level = None  # Python's module would begin transactions by guesswork; see `make_engine`
    busy = f"busy_timeout={BUSY_SECONDS * 1000}"
    cursor = connection.cursor()
    for pragma in (busy, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "schema_version"):
        cursor.execute(f"PRAGMA {pragma}")  # the last one has the files opened
    cursor.close()

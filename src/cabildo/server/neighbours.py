"""Several server processes on one PostgreSQL tell each other of changed tables by LISTEN and NOTIFY.

With SQLite there is one server, and nobody to tell; but a host's command may write to the database beside it, which the
server notices by looking.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, func, select

from cabildo.server.store.faults import Unavailable
from cabildo.server.store.people_store import Announcement
from cabildo.server.store.postgres import connect
from cabildo.server.store.rows import Appended
from cabildo.server.store.store import Store

LOG = logging.getLogger("cabildo.neighbours")
CHANNEL = "cabildo_tables"
SERVING_LOCK = 1494  # PostgreSQL's advisory lock that every server shares, and that whoever wants to be alone takes
MOST_NEWS = 7_900  # bytes; PostgreSQL takes less than 8,000
HOST = "host"  # the sender of what a host does by command
LOOK = 1.0  # seconds between two looks whether a command wrote to SQLite
AGAIN = 1.0  # seconds between attempts to get a lost connection back


class News(Struct, omit_defaults=True):
    """A table changed, or with `lines` these lines of its chat did; or, with `person`, somebody was removed.

    With `changed` they are still there, with another name or colour. With `appended` a move is all that the table has
    changed by, so that whoever has the game in memory need not read it.
    """

    sender: str
    table: str = ""
    lines: list[int] = []
    person: str | None = None
    changed: bool = False
    appended: Appended | None = None


def announce(connection: Connection, news: News) -> None:
    """Tell all processes, when the transaction is committed; with SQLite there is no such way."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_notify(CHANNEL, msgspec.json.encode(news).decode()))).close()


class Neighbours:
    """The other processes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._me = secrets.token_hex(4)
        self._shared = not store.database.alone
        if self._shared:
            store.announce = self._announcement
            store.announce_person = self._announcement_of_person
        self._listening: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def _announcement(self, table: str, appended: Appended) -> Announcement:
        text = msgspec.json.encode(News(self._me, table, appended=appended))
        if len(text) > MOST_NEWS:
            text = msgspec.json.encode(News(self._me, table))
        return Announcement(CHANNEL, text.decode())

    def _announcement_of_person(self, person: str, removed: bool) -> Announcement:
        return Announcement(CHANNEL, msgspec.json.encode(News(self._me, person=person, changed=not removed)).decode())

    async def tell(self, table: str, lines: Sequence[int] = ()) -> None:
        if self._shared:
            news = News(self._me, table, list(lines))
            await self._store.database.write(lambda connection: announce(connection, news))

    async def listen(self, told: Callable[[News], Awaitable[None]], missed: Callable[[], Awaitable[None]]) -> None:
        """Call `told` with the others' news, and `missed` when some may have been lost."""
        if self._shared:
            gone = await self._connect(told)
            self._listening = asyncio.create_task(self._stay_connected(gone, told, missed))
        else:
            await self._store.database.written_by_others()
            self._listening = asyncio.create_task(self._keep_looking(missed))

    async def _keep_looking(self, missed: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                if await self._store.database.written_by_others():
                    LOG.info("somebody else wrote to the database")
                    await missed()
            except Unavailable as problem:
                LOG.warning("cannot see whether somebody else wrote to the database: %s", problem)

    async def _connect(self, told: Callable[[News], Awaitable[None]]) -> asyncio.Future[None]:
        """Listen on a connection of its own; the result is done when it is lost."""
        address = self._store.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await connect(address)
        gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def heard(_connection: Any, _pid: int, _channel: str, payload: object) -> None:
            news = msgspec.json.decode(str(payload), type=News)
            if news.sender != self._me:
                task = asyncio.create_task(self._safely(told, news))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

        def lost(_connection: Any) -> None:
            self._store.hears_of_people(False)
            if not gone.done():
                gone.set_result(None)

        connection.add_termination_listener(lost)
        try:
            await connection.execute("SELECT pg_advisory_lock_shared($1)", SERVING_LOCK)
            await connection.add_listener(CHANNEL, heard)
        except BaseException:
            connection.terminate()
            raise
        self._store.hears_of_people(True)
        gone.add_done_callback(lambda _: connection.terminate())
        return gone

    async def _stay_connected(
        self,
        gone: asyncio.Future[None],
        told: Callable[[News], Awaitable[None]],
        missed: Callable[[], Awaitable[None]],
    ) -> None:
        try:
            while True:
                await gone
                LOG.warning("lost the connection to the other processes")
                while gone.done():
                    try:
                        gone = await self._connect(told)
                        await missed()
                    except Exception as problem:  # noqa: BLE001 - whatever it is, the next attempt may succeed
                        LOG.warning("no connection to the other processes: %s", problem)
                        await asyncio.sleep(AGAIN)
        finally:
            gone.cancel()

    async def _safely(self, told: Callable[[News], Awaitable[None]], news: News) -> None:
        try:
            await told(news)
        except Exception:
            LOG.exception("table %s: news of another process", news.table)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, *self._tasks, return_exceptions=True)

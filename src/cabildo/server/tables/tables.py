"""The tables in memory, each behind a lock of its own, and the way to all others."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Protocol
from weakref import WeakValueDictionary

from cabildo.server.problems import RequestProblem, conflict, not_found
from cabildo.server.settings import MEGABYTE, Limits
from cabildo.server.store.rows import Appended
from cabildo.server.store.schema import CLOSED
from cabildo.server.store.store import Store
from cabildo.server.store.times import now
from cabildo.server.store.work import LostRace
from cabildo.server.tables.live_table import LiveTable
from cabildo.server.tables.seeds import Seeds, unforeseeable

Clock = Callable[[], datetime]


class Changed(Protocol):
    """Told of a table that looks different now."""

    def __call__(self, table: str, *, announced: bool = False) -> Awaitable[None]:
        """`announced` says that other processes were told when it was written."""
        ...


class Tables:
    """The tables of a server: those in memory, and the way to all others.

    Whoever reads a table into memory or changes it holds its lock; whoever only looks does not need it, since nothing
    is changed there before it is on disk. For the same reason any table can be dropped from memory at any time, also
    one whose lock is held or that people watch: whoever has it in hand puts it back, the others read it again.
    """

    def __init__(
        self,
        store: Store,
        changed: Changed,
        clock: Clock = now,
        seeds: Seeds = unforeseeable,
        most_bytes: int = Limits().table_megabytes * MEGABYTE,
    ) -> None:
        self.store = store
        self.changed = changed  # told of every table that looks different now
        self.clock = clock
        self.seeds = seeds
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._most_bytes = most_bytes
        self._sizes: dict[str, int] = {}
        self._bytes = 0
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def live(self, table: str) -> LiveTable:
        """The table with its game; raises a problem if there is none."""
        if table not in self._live:
            async with self.lock(table):
                return await self._load(table)
        self._live.move_to_end(table)
        return self._live[table]

    def in_hand(self, table: str) -> LiveTable | None:
        """The table as it is in memory, if it is there."""
        return self._live.get(table)

    def lock(self, table: str) -> asyncio.Lock:
        """Held while a table is changed; it lives as long as somebody holds it or waits for it."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    def in_memory(self) -> int:
        return len(self._live)

    def bytes_in_memory(self) -> int:
        """About how many bytes the tables in memory take."""
        return self._bytes

    @asynccontextmanager
    async def alone(self, table: str, *, fresh: bool = True) -> AsyncIterator[LiveTable]:
        """The table, while nobody else in this process changes it; `fresh` also asks what other processes did.

        A refusal leaves it as it was; after anything else that goes wrong nobody knows what is on disk.
        """
        async with self.lock(table):
            known = table in self._live
            live = await self._load(table)
            try:
                if fresh and known:
                    await self.refresh(live)
                yield live
            except RequestProblem:
                raise
            except LostRace:
                self.forget(table)
                raise conflict("somebody else was faster") from None
            except BaseException:
                self.forget(table)
                raise
            self._keep(live)

    async def _load(self, table: str) -> LiveTable:
        live = self._live.get(table)
        if live is None:
            live = await self._read(table)
            self._keep(live)
        else:
            self._live.move_to_end(table)
        return live

    async def _read(self, table: str) -> LiveTable:
        """The log up to the sequence of the row: what another process writes meanwhile comes later."""
        row = await self.store.table(table)
        if row is None or row.status == CLOSED:
            raise not_found("table")
        entries = await self.store.entries(table, to=row.sequence)
        return LiveTable.rebuild(row, entries, await self.store.snapshots(table))

    def _keep(self, live: LiveTable) -> None:
        """Keep it as the one used last, and drop those that were not used for the longest time; never this one."""
        table, size = live.row.id, live.size()
        self._bytes += size - self._sizes.get(table, 0)
        self._live[table], self._sizes[table] = live, size
        self._live.move_to_end(table)
        while self._bytes > self._most_bytes and len(self._live) > 1:
            self.forget(next(iter(self._live)))

    def forget(self, table: str) -> None:
        """Drop the table from memory: it is closed or deleted, or nobody knows whether what is there is right."""
        if self._live.pop(table, None) is not None:
            self._bytes -= self._sizes.pop(table)

    async def catch_up(self, table: str, appended: Appended | None = None) -> None:
        """Another process changed the table, or deleted it; with `appended` by no more than that."""
        async with self.lock(table):
            live = self._live.get(table)
            if live is not None:
                try:
                    if appended is None or not live.go_on(appended):
                        await self.refresh(live)
                    self._keep(live)
                except RequestProblem:
                    self.forget(table)
                except BaseException:
                    self.forget(table)
                    raise

    async def refresh(self, live: LiveTable) -> None:
        """Bring a table whose lock is held up to what is on disk; raises a problem where it is there no longer."""
        row = await self.store.table(live.row.id)
        if row is None or row.status == CLOSED:
            self.forget(live.row.id)
            raise not_found("table")
        entries = await self.store.entries(row.id, live.row.sequence, row.sequence)
        if not live.follow(row, entries):
            live.become(await self._read(row.id))

    async def catch_up_all(self) -> None:
        """News of other processes were lost."""
        for table in list(self._live):
            await self.catch_up(table)

"""Deletes what nobody misses, a little at a time, as the host has set it; see docs/hosts/limits.md."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime

from sqlalchemy import Connection

from cabildo.server.settings import Limits
from cabildo.server.store.prunable import prune_people, prune_tables
from cabildo.server.tables.tables import Tables

LOG = logging.getLogger("cabildo.pruning")
FIRST = 120.0  # seconds after the start, when those who waited for it have been served
EVERY = 3600.0  # seconds
BATCH = 50  # in one transaction: others write in between
REST = 0.5  # seconds between two batches


class Pruner:
    """A task of every process; where several meet, each leaves to the others what they have in hand."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self._tables = tables
        self._limits = limits
        self._task: asyncio.Task[None] | None = None
        self.tables = 0  # deleted since the start of the process
        self.people = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def prune(self) -> None:
        """Delete all that may be deleted now."""
        while pruned := await self._some(prune_tables):
            for table in pruned:
                self._tables.forget(table)
                await self._tables.changed(table)
            self.tables += len(pruned)
            await asyncio.sleep(REST)
        while pruned := await self._some(prune_people):
            self._tables.store.forget_people()
            self.people += len(pruned)
            await asyncio.sleep(REST)

    async def _some(self, work: Callable[[Connection, datetime, Limits, int], list[str]]) -> list[str]:
        at, limits = self._tables.clock(), self._limits
        return await self._tables.store.database.write(lambda connection: work(connection, at, limits, BATCH))

    async def _go_on(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            before = (self.tables, self.people)
            try:
                await self.prune()
            except Exception:
                LOG.exception("cannot delete what nobody misses")
            if (self.tables, self.people) != before:
                LOG.info("deleted %d tables and %d people", self.tables - before[0], self.people - before[1])
            await asyncio.sleep(EVERY)

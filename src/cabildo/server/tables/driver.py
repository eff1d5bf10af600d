"""Plays the bots' seats: one task a table, while it is a bot's turn."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import timedelta

from cabildo.server.bot_pool import BotPool
from cabildo.server.problems import RequestProblem
from cabildo.server.store.store import Store, now
from cabildo.server.tables.moves import Moves
from cabildo.server.tables.tables import Tables

LOG = logging.getLogger("cabildo.driver")
FORGOTTEN = timedelta(seconds=30)  # a bot that has not acted for so long has lost its process


class Driver:
    """Wakes up whenever this process changes a table, and lets bots answer until a person is asked.

    Of several processes that drive one table the one that loses a race leaves it to the others.
    """

    def __init__(self, tables: Tables, moves: Moves, bots: BotPool, pause: float) -> None:
        self._tables = tables
        self._moves = moves
        self._bots = bots
        self._pause = pause
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._changed: set[str] = set()  # tables that changed here while their task ran
        self._thinking: set[str] = set()  # tables whose task waits for a bot
        self._closing = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None

    def start(self, store: Store) -> None:
        self._watching = asyncio.create_task(self._watch_over(store))

    def wake(self, table: str) -> None:
        if self._closing.is_set():
            return
        if table in self._tasks:
            self._changed.add(table)
        else:
            self._tasks[table] = asyncio.create_task(self._drive(table))
            self._tasks[table].add_done_callback(lambda task: self._done(table, task))

    def _done(self, table: str, task: asyncio.Task[None]) -> None:
        del self._tasks[table]
        if task.cancelled():
            return
        if task.exception() is not None:
            LOG.error("table %s: its bots stopped", table, exc_info=task.exception())
        elif table in self._changed:
            self.wake(table)

    async def _drive(self, table: str) -> None:
        while not self._closing.is_set():
            self._changed.discard(table)
            try:
                live = await self._tables.live(table)
            except RequestProblem:
                return  # it was deleted
            if live.game is None or live.game.state.over:
                return
            actor = int(live.game.state.actor)
            bot = live.row.seats[actor].bot
            if bot is None:
                return
            sequence = live.row.sequence
            watched = any(seat.person is not None for seat in live.row.seats)
            thinking = self._bots.choose(bot, live.game.state.copy(), self._tables.seeds(sequence))
            self._thinking.add(table)
            try:
                action, _ = await asyncio.gather(thinking, asyncio.sleep(self._pause if watched else 0))
            finally:
                self._thinking.discard(table)
            try:
                await self._moves.move(table, actor, [action], expected=sequence, key=None, person=None)
            except RequestProblem as problem:  # somebody took back, or took his seat back, meanwhile
                LOG.info("table %s: a bot's move came too late: %s", table, problem)
                if table not in self._changed:
                    return  # another process drives this table

    async def _watch_over(self, store: Store) -> None:
        """Wake the tables that wait for a bot: all at the start, later those whose process is gone."""
        age = timedelta(0)
        while not self._closing.is_set():
            try:
                for table in await store.waiting_for_bots(now() - age):
                    self.wake(table)
            except Exception:
                LOG.exception("cannot look for tables that wait for a bot")
            age = FORGOTTEN
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), FORGOTTEN.total_seconds())

    async def close(self) -> None:
        """Bots stop thinking; what is being written is written."""
        self._closing.set()
        for table in self._thinking:
            self._tasks[table].cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        if self._watching is not None:
            await self._watching

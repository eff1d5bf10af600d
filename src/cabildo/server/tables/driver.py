"""Plays the bots' seats and gives standing answers: one task a table, while it is the turn of such a seat."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from cabildo.engine.record import STANDING, Given
from cabildo.server.bot_pool import BotPool
from cabildo.server.problems import RequestProblem
from cabildo.server.store.faults import Unavailable
from cabildo.server.store.rows import Waiting
from cabildo.server.store.store import Store
from cabildo.server.tables.moves import Moves
from cabildo.server.tables.standing_answers import standing_answer
from cabildo.server.tables.tables import Tables

LOG = logging.getLogger("cabildo.driver")
STORE_AGAIN = 5.0  # seconds before a bot tries again to have its move written
LOOK_EVERY = 30.0  # seconds; a bot that has not acted from one look to the next has lost its process


class Driver:
    """Wakes up whenever this process changes a table, and answers until a person has to decide.

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
        elif not self._waits_for_person(table):
            self._tasks[table] = asyncio.create_task(self._drive(table))
            self._tasks[table].add_done_callback(lambda task: self._done(table, task))

    def _waits_for_person(self, table: str) -> bool:
        """Whether one sees at a glance that there is nothing to do, as after most moves."""
        live = self._tables.in_hand(table)
        if live is None or live.game is None or live.game.state.over:
            return False
        asked = live.row.seats[int(live.game.state.actor)]
        return asked.bot is None and not asked.standing

    def _done(self, table: str, task: asyncio.Task[None]) -> None:
        del self._tasks[table]
        if task.cancelled():
            return
        if task.exception() is not None:
            LOG.error("table %s: its bots stopped", table, exc_info=task.exception())
        elif table in self._changed:
            self.wake(table)

    async def _drive(self, table: str) -> None:
        goes_on = True
        while goes_on and not self._closing.is_set():
            self._changed.discard(table)
            try:
                goes_on = await self._act(table)
            except Unavailable as problem:
                LOG.warning("table %s: its bots wait: %s", table, problem)
                await self._rest(STORE_AGAIN)

    async def _act(self, table: str) -> bool:
        """Let a bot answer if one is asked, or give what the actor answered beforehand; whether to look again."""
        try:
            live = await self._tables.live(table)
        except RequestProblem:
            return False  # it was deleted
        if live.game is None or live.game.state.over:
            return False
        actor = int(live.game.state.actor)
        sequence = live.row.sequence
        if (beforehand := standing_answer(live)) is not None:
            return await self._move(table, actor, beforehand.action, sequence, STANDING)
        bot = live.row.seats[actor].bot
        if bot is None:
            return False
        watched = any(seat.person is not None for seat in live.row.seats)
        thinking = self._bots.choose(bot, live.game.state.copy(), self._tables.seeds(sequence))
        self._thinking.add(table)
        try:
            action, _ = await asyncio.gather(thinking, asyncio.sleep(self._pause if watched else 0))
        finally:
            self._thinking.discard(table)
        return await self._move(table, actor, action, sequence)

    async def _move(self, table: str, seat: int, action: str, sequence: int, given: Given | None = None) -> bool:
        try:
            await self._moves.move(table, seat, [action], expected=sequence, key=None, person=None, given=given)
        except RequestProblem as problem:  # somebody took back, or took their seat back, meanwhile
            LOG.info("table %s: a move for seat %d came too late: %s", table, seat, problem)
            return table in self._changed  # else another process drives this table
        return True

    async def _watch_over(self, store: Store) -> None:
        """Wake the tables that wait for the server: all at the start, later those that stand still between two looks.

        No clock is asked, since one that was put back would have bots wait. Where a person is asked whose answers from
        beforehand are for other questions, one look at the game is enough: they may think for days.
        """
        before: dict[str, Waiting] | None = None
        woken: dict[str, Waiting] = {}
        while not self._closing.is_set():
            try:
                waiting = await store.waiting_for_server()
                still = {
                    table: asked for table, asked in waiting.items() if before is None or before.get(table) == asked
                }
                for table, asked in still.items():
                    if asked.bot is not None or woken.get(table) != asked:
                        self.wake(table)
                before, woken = waiting, still
            except Unavailable as problem:
                LOG.warning("cannot look for tables that wait for a bot: %s", problem)
            except Exception:
                LOG.exception("cannot look for tables that wait for a bot")
            await self._rest(LOOK_EVERY)

    async def _rest(self, seconds: float) -> None:
        """Wait so long, or until the server stops."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)

    async def close(self) -> None:
        """Bots stop thinking; what is being written is written."""
        self._closing.set()
        for table in self._thinking:
            self._tasks[table].cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        if self._watching is not None:
            await self._watching

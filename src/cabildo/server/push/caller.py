"""Who is called, and when: somebody who wants it at this table, is turn, and has not been there for a while.

A look at the database every few seconds finds them, so that a move costs nothing for it, a restart forgets nobody, and
it does not matter which of several processes made the move. A process that sees somebody at the table says so in the
database; of those who find that somebody is due the one that writes it down first sends. Each measures the time by its
own clock: what it looks for is that nothing has changed for so long.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from msgspec import Struct

from cabildo.server.live import Hub
from cabildo.server.push.sender import Sender
from cabildo.server.rate_limits import RateLimits
from cabildo.server.store.faults import Unavailable
from cabildo.server.store.rows import TurnRow
from cabildo.server.store.store import Store

LOG = logging.getLogger("cabildo.push")
LOOKS = 6  # in the time for which somebody must be away
MOST = 500  # people in one look
FAREWELL = 2.0  # seconds for messages on their way when the server ends


class Since(Struct):
    """As what somebody was found, and since when they were found like this."""

    turn: TurnRow
    at: float
    told: float | None = None  # when the other processes were told that they are here


class Caller:
    """A task of every process."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        sender: Sender,
        limits: RateLimits,
        grace: float,
        seconds: Callable[[], float],
    ) -> None:
        self._store = store
        self._hub = hub
        self._limits = limits
        self._grace = grace
        self._seconds = seconds
        self._since: dict[tuple[str, str], Since] = {}
        self._calls: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None
        self.sender = sender

    def start(self) -> None:
        self._task = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._calls:
            await asyncio.wait(self._calls, timeout=FAREWELL)
        for call in self._calls:
            call.cancel()
        await asyncio.gather(*self._calls, return_exceptions=True)
        self.sender.close()

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(self._grace / LOOKS)
            try:
                await self.look()
            except Unavailable as problem:
                LOG.warning("nobody is called: %s", problem)
            except Exception:
                LOG.exception("cannot see who is to be called")

    async def look(self) -> None:
        """Call those who are due now."""
        waiting = await self._store.asked(MOST)
        self._since = {who(one): self._found(one) for one in waiting}
        await self._tell_who_is_here([one for one in waiting if self._is_here(one)])
        for one in waiting:
            if self._is_due(one) and await self._store.claim_call(one):
                self._call(one)

    def _found(self, turn: TurnRow) -> Since:
        before = self._since.get(who(turn))
        if before is None:
            return Since(turn, self._seconds())
        if before.turn != turn or self._is_here(turn):
            return Since(turn, self._seconds(), before.told)
        return before

    def _is_here(self, turn: TurnRow) -> bool:
        return turn.person in self._hub.connected(turn.table)

    def _is_due(self, turn: TurnRow) -> bool:
        return not self._is_here(turn) and self._seconds() - self._since[who(turn)].at >= self._grace

    async def _tell_who_is_here(self, here: list[TurnRow]) -> None:
        """So often that no other process finds them away; where there is no other one nobody has to be told."""
        now, often = self._seconds(), self._grace / 3
        late = [one for one in here if (told := self._since[who(one)].told) is None or now - told >= often]
        if late and not self._store.database.alone:
            await self._store.see(late)
            for one in late:
                self._since[who(one)].told = now

    def _call(self, turn: TurnRow) -> None:
        if not self._limits.allow("call", turn.person):
            LOG.warning("table %s: somebody is asked too often to be called each time", turn.table)
            return
        task = asyncio.create_task(self._safely(turn))
        self._calls.add(task)
        task.add_done_callback(self._calls.discard)

    async def _safely(self, turn: TurnRow) -> None:
        try:
            await self.sender.call(turn)
        except Unavailable as problem:
            LOG.warning("table %s: nobody is called: %s", turn.table, problem)
        except Exception:
            LOG.exception("table %s: cannot call who is asked", turn.table)


def who(turn: TurnRow) -> tuple[str, str]:
    return turn.table, turn.person

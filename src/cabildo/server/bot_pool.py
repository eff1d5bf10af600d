"""Bots think in processes of their own, so that neither a slow nor a broken one can hold up the server."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import random
from concurrent.futures import TimeoutError as FutureTimeout
from typing import Any

from pebble import ProcessExpired, ProcessPool

from cabildo.bots.bot import answer
from cabildo.bots.roster import make_bot
from cabildo.engine.registry import title as find_title
from cabildo.engine.state import State

LOG = logging.getLogger("cabildo.bots")


class BotPool:
    """A few worker processes; one that overruns its time is ended and replaced."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._pool = ProcessPool(max_workers=workers, context=multiprocessing.get_context("spawn"))
        self._seconds = seconds
        self.failures = 0

    async def choose(self, bot: str, state: State, seed: int) -> str:
        """The bot's action in notation; where it fails, the usual or else the first legal action."""
        seat = int(state.actor)
        try:
            position = state.sample(seat, seed).to_position()  # a bot never gets the real state
            future = self._pool.schedule(think, args=[bot, position, seed], timeout=self._seconds)
            notation = await asyncio.wrap_future(future)
            if state.vocabulary.parse(notation) in state.legal_actions():
                return str(notation)
            LOG.error("bot %s answered %r, which is not legal", bot, notation)
        except (FutureTimeout, ProcessExpired) as problem:
            LOG.error("bot %s was stopped: %s", bot, problem)
        except (Exception, SystemExit, KeyboardInterrupt):  # whatever a bot does, its table goes on
            LOG.exception("bot %s failed", bot)
        self.failures += 1
        usual = int(state.usual())
        return state.vocabulary.notation(usual if usual >= 0 else state.legal_actions()[0])

    async def close(self) -> None:
        self._pool.stop()  # type: ignore[no-untyped-call]
        await asyncio.to_thread(self._pool.join)


def think(bot: str, position: dict[str, Any], seed: int) -> str:
    """Runs in the worker: what the bot would do in this position."""
    state = find_title(position["title"]).from_position(position)
    return state.vocabulary.notation(answer(make_bot(bot), state, random.Random(seed)))

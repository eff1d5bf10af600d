"""Bots think in processes of their own, so that neither a slow, a broken nor a dead one can hold up the server."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from cabildo.bots.bot import answer_to_sample
from cabildo.bots.roster import make_bot
from cabildo.engine.registry import title as find_title
from cabildo.engine.registry import title_names
from cabildo.engine.state import State
from cabildo.server.bot_worker import BotFailed, Overrun, Worker, WorkerDied

LOG = logging.getLogger("cabildo.bots")
ATTEMPTS = 2  # a worker that dies need not have died of the question
LOOK_EVERY = 1.0  # seconds between looks at workers that have nothing to do
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 30.0  # seconds before a worker is started that died without an answer

Sleep = Callable[[float], Awaitable[None]]


class NoWorker(Exception):
    """All workers are dead, and none came back in the time that a bot has."""


class Place(Worker):
    """A worker's place in the pool: who died here is replaced."""

    def __init__(self) -> None:
        super().__init__()
        self.used = False  # nothing is started before somebody needs it
        self.fallen = False  # the last one died, and none has taken its place so far
        self.deaths_in_a_row = 0  # without a single answer


class BotPool:
    """A few worker processes; one that dies or overruns its time is replaced.

    Each has a pipe of its own. A shared queue would be lost with a worker that dies while it holds its lock, and an
    idle one always does: that is how pools that share one fall.
    """

    def __init__(self, workers: int, seconds: float, sleep: Sleep = asyncio.sleep) -> None:
        self._seconds = seconds
        self._sleep = sleep
        self._places = [Place() for _ in range(workers)]
        self._free: asyncio.Queue[Place] = asyncio.Queue()
        for place in self._places:
            self._free.put_nowait(place)
        self._threads = ThreadPoolExecutor(workers, "bots")
        self._replacing: set[asyncio.Task[None]] = set()
        self._looking: asyncio.Task[None] | None = None
        self._closing = False
        self.failures = 0  # answers that were replaced by a simple legal move
        self.deaths = 0  # workers that ended by themselves or by others

    async def choose(self, bot: str, state: State, seed: int) -> str:
        """The bot's action in notation; where it fails, the usual or else the first legal action."""
        seat = int(state.actor)
        try:
            position = state.sample(seat, seed).to_position()  # a bot never gets the real state
            notation = await self._think(bot, position, seed)
            if state.vocabulary.parse(notation) in state.legal_actions():
                return str(notation)
            LOG.error("bot %s answered %r, which is not legal", bot, notation)
        except (Overrun, WorkerDied, NoWorker) as problem:
            LOG.error("bot %s was stopped: %s", bot, problem)
        except BotFailed as problem:
            LOG.error("bot %s failed: %s", bot, problem)
        except Exception:
            LOG.exception("bot %s failed", bot)  # whatever a bot answers, its table goes on
        self.failures += 1
        usual = int(state.usual())
        return state.vocabulary.notation(usual if usual >= 0 else state.legal_actions()[0])

    def workers(self) -> int:
        """How many are there to think, or would be started for it."""
        return sum(not place.fallen for place in self._places)

    def trouble(self) -> str | None:
        """What is wrong with the workers now, for whoever watches the server."""
        fallen = len(self._places) - self.workers()
        return f"{fallen} of {len(self._places)} bot workers died and are not back" if fallen else None

    async def close(self) -> None:
        self._closing = True
        tasks = [*self._replacing] + ([] if self._looking is None else [self._looking])
        for task in tasks:
            task.cancel()
        for place in self._places:
            place.kill()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self._threads.shutdown)  # all threads have heard of it by their pipes
        for place in self._places:
            await asyncio.to_thread(place.end)

    # ---- asking

    async def _think(self, *question: Any) -> Any:
        for attempt in range(1, ATTEMPTS + 1):
            place = await self._free_place()
            try:
                return await self._ask(place, question)
            except WorkerDied:
                if attempt == ATTEMPTS:
                    raise
        raise AssertionError("the last attempt returns or raises")

    async def _free_place(self) -> Place:
        while True:
            try:
                return await asyncio.wait_for(self._free.get(), self._seconds)
            except TimeoutError:  # all are busy, which passes, or dead
                if not self.workers():
                    raise NoWorker("all bot workers are dead") from None

    async def _ask(self, place: Place, question: tuple[Any, ...]) -> Any:
        try:
            if not place.alive:
                await self._start(place)
            answered = await self._in_thread(place, place.ask, think, question, self._seconds)
        except WorkerDied as problem:
            self._mourn(place, problem)
            raise
        except Overrun:
            self._replace(place)
            raise
        except BotFailed:
            self._free.put_nowait(place)
            raise
        except BaseException:  # nobody knows what is still in the pipe
            place.kill()
            self._replace(place)
            raise
        place.deaths_in_a_row = 0
        self._free.put_nowait(place)
        return answered

    async def _start(self, place: Place) -> None:
        if place.used and not place.fallen:
            self.deaths += 1  # it died since somebody last looked
        place.used = True
        await self._in_thread(place, place.start, get_ready)
        place.fallen = False
        if self._looking is None:
            self._looking = asyncio.create_task(self._look_after())

    async def _in_thread(self, place: Place, work: Callable[..., Any], *args: Any) -> Any:
        done = asyncio.get_running_loop().run_in_executor(self._threads, work, *args)
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            place.kill()  # nobody waits for the answer any more; but no other thread may come before this one is done
            await asyncio.wait([done])
            done.exception()  # it was looked at
            raise

    # ---- replacing

    def _mourn(self, place: Place, problem: WorkerDied) -> None:
        self.deaths += 1
        place.fallen = True
        LOG.error("a bot worker %s", problem)
        self._replace(place)

    def _replace(self, place: Place) -> None:
        """Start another one, and only then let it be asked."""
        if self._closing:
            return
        task = asyncio.create_task(self._come_back(place))
        self._replacing.add(task)
        task.add_done_callback(self._replacing.discard)

    async def _come_back(self, place: Place) -> None:
        while True:
            if place.fallen:
                await self._sleep(pause_after(place.deaths_in_a_row))
                place.deaths_in_a_row += 1
            try:
                await self._in_thread(place, place.start, get_ready)
            except WorkerDied as problem:
                self.deaths += 1
                place.fallen = True
                LOG.error("a bot worker %s", problem)
            else:
                place.fallen = False
                self._free.put_nowait(place)
                return

    async def _look_after(self) -> None:
        """Replace workers that died while they had nothing to do, before somebody waits for them."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            for _ in range(self._free.qsize()):
                place = self._free.get_nowait()
                if place.used and not place.alive:
                    self._mourn(place, WorkerDied("died while it had nothing to do"))
                else:
                    self._free.put_nowait(place)


def pause_after(deaths: int) -> float:
    """Seconds before the next try: none at the first death, longer and longer while no worker gives an answer."""
    return 0.0 if deaths == 0 else float(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(deaths - 1, 30)))


def get_ready() -> None:
    """Runs in the worker before it is asked: the time that a bot has is for thinking."""
    for name in title_names():
        find_title(name)


def think(bot: str, position: dict[str, Any], seed: int) -> str:
    """Runs in the worker: what the bot would do in this position, which is a sample."""
    state = find_title(position["title"]).from_position(position)
    return state.vocabulary.notation(answer_to_sample(make_bot(bot), state, random.Random(seed)))

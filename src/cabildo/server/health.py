"""Whether the server is well: named checks, each tried at most once in some seconds, and what is wrong in words."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec import Struct, json
from starlette.requests import Request
from starlette.responses import Response

import cabildo
from cabildo.server.bot_pool import BotPool
from cabildo.server.store.faults import Unavailable
from cabildo.server.store.store import Store

if TYPE_CHECKING:
    from cabildo.server.push.sender import Sender  # which needs an extra of the package

LOG = logging.getLogger("cabildo.health")
OK = "ok"
DEGRADED = "degraded"
EVERY = 5.0  # seconds for which a finding holds
ANSWER_SECONDS = 4.0  # whoever asks waits no longer
EXAMINE_EVERY = 10.0
EXAMINE_REST = 100  # times as long as that took: to read a large database whole is work
WATCH_EVERY = 60.0  # also when nobody asks, so that the log tells

Try = Callable[[], Awaitable[None]]
Clock = Callable[[], float]


class Ailing(Exception):
    """A check found something wrong: a short word for programs, and what a host should know and do."""

    def __init__(self, status: str, message: str) -> None:
        super().__init__(message)
        self.status = status


class Finding(Struct, frozen=True):
    """What a check found; the status is "ok" or says in a word what is wrong."""

    name: str
    status: str = OK
    message: str = ""


class Check:
    """Something that is tried now and then, once for all who ask meanwhile."""

    def __init__(
        self, name: str, attempt: Try, clock: Clock, every: float, rest: float, *, waits: bool, vital: bool
    ) -> None:
        self.finding = Finding(name)
        self.vital = vital
        self._name = name
        self._attempt = attempt
        self._clock = clock
        self._every = every
        self._rest = rest
        self._waits = waits
        self._tried: float | None = None
        self._took = 0.0
        self._under_way: asyncio.Task[None] | None = None

    async def ask(self) -> Finding:
        """The last finding while it holds, else that of a new attempt, or that there is none in time."""
        now = self._clock()
        if self._under_way is None and self._is_due(now):
            self._tried = now
            self._under_way = asyncio.create_task(self._try())
        if self._under_way is not None and self._waits:
            await asyncio.wait([self._under_way], timeout=ANSWER_SECONDS)
            if self._under_way is not None:
                self._found(Finding(self._name, "no-answer", f"no answer within {ANSWER_SECONDS:g} seconds"))
        return self.finding

    def _is_due(self, now: float) -> bool:
        return self._tried is None or now - self._tried >= max(self._every, self._rest * self._took)

    async def _try(self) -> None:
        begun = self._clock()
        try:
            await self._attempt()
        except Ailing as problem:
            finding = Finding(self._name, problem.status, str(problem))
        except Unavailable as problem:
            finding = Finding(self._name, problem.fault, str(problem))
        except Exception:
            LOG.exception("check %s broke", self._name)
            finding = Finding(self._name, "broken", "the check itself failed; the log says why")
        else:
            finding = Finding(self._name)
        finally:
            self._under_way = None
            self._took = self._clock() - begun
        self._found(finding)

    def _found(self, finding: Finding) -> None:
        if finding.status != self.finding.status:
            if finding.status == OK:
                LOG.warning("%s: ok again", self._name)
            else:
                LOG.error("%s: %s", self._name, finding.message)
        self.finding = finding

    async def stop(self) -> None:
        if self._under_way is not None:
            self._under_way.cancel()
            with suppress(asyncio.CancelledError):
                await self._under_way


class Report(Struct):
    """What `/health` answers."""

    status: str  # "ok", or what ails the server; "degraded" where people can play all the same
    version: str
    checks: list[Finding]


class Health:
    """The checks of a server. A service joins with `watch`; its check raises Ailing or Unavailable."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._checks: list[Check] = []
        self._watching: asyncio.Task[None] | None = None

    def watch(
        self,
        name: str,
        attempt: Try,
        every: float = EVERY,
        rest: float = 0,
        *,
        waits: bool = True,
        vital: bool = True,
    ) -> None:
        """Try this at most once in `every` seconds; who asks waits for it, unless the last finding will do.

        Before it is tried again it rests `rest` times as long as it took.
        What is not vital is told, but is no reason to send people elsewhere.
        """
        self._checks.append(Check(name, attempt, self._clock, every, rest, waits=waits, vital=vital))

    def watch_store(self, store: Store) -> None:
        """Whether the database takes a small write, and whether all of it can be read."""
        self.watch("database", store.try_write)
        self.watch("pages", store.database.examine, EXAMINE_EVERY, EXAMINE_REST, waits=False)

    def watch_bots(self, bots: BotPool) -> None:
        async def attempt() -> None:
            if (trouble := bots.trouble()) is not None:
                raise Ailing("workers-died", trouble)

        self.watch("bots", attempt, 0, vital=False)

    def watch_push(self, sender: Sender) -> None:
        async def attempt() -> None:
            if (trouble := sender.trouble()) is not None:
                raise Ailing("not-delivered", trouble)

        self.watch("push", attempt, 0, vital=False)

    async def report(self) -> Report:
        findings = list(await asyncio.gather(*(check.ask() for check in self._checks)))
        ailing = [check for check in self._checks if check.finding.status != OK]
        status = next((check.finding.status for check in ailing if check.vital), DEGRADED if ailing else OK)
        return Report(status, cabildo.__version__, findings)

    async def answer(self, _request: Request) -> Response:
        """For `GET /health`."""
        report = await self.report()
        return Response(
            json.encode(report), 200 if report.status in (OK, DEGRADED) else 503, media_type="application/json"
        )

    def start(self) -> None:
        self._watching = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        while True:
            await self.report()
            await asyncio.sleep(WATCH_EVERY)

    async def close(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            with suppress(asyncio.CancelledError):
                await self._watching
        for check in self._checks:
            await check.stop()

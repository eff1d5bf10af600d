"""The server put together: services, routes, sockets, the built client."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

import cabildo
from cabildo.server.addresses import Proxies
from cabildo.server.announcer import Announcer
from cabildo.server.api import OPERATIONS, Services
from cabildo.server.askers import AtOnce
from cabildo.server.bot_pool import BotPool
from cabildo.server.client_files import ClientFiles
from cabildo.server.doorman import Doorman
from cabildo.server.health import Health
from cabildo.server.history_api import HISTORY_OPERATIONS
from cabildo.server.hosts import AllowedHosts
from cabildo.server.live import Hub
from cabildo.server.metrics import Metrics
from cabildo.server.neighbours import Neighbours
from cabildo.server.operations import Operation, describe
from cabildo.server.people import Cookies
from cabildo.server.people_api import PEOPLE_OPERATIONS
from cabildo.server.pruning import Pruner
from cabildo.server.push.posting import Post
from cabildo.server.push_api import PUSH_OPERATIONS
from cabildo.server.quotas import Quotas
from cabildo.server.rate_limits import RateLimits
from cabildo.server.replay.replays import Replays
from cabildo.server.replay.uploads import Uploads
from cabildo.server.replay_api import REPLAY_OPERATIONS
from cabildo.server.requests import Desk, refused, unavailable, unexpected
from cabildo.server.security import SecurityHeaders
from cabildo.server.settings import MEGABYTE, Settings
from cabildo.server.short_cut import TABLES, ShortCut
from cabildo.server.store.faults import Unavailable
from cabildo.server.store.store import Store
from cabildo.server.store.times import now
from cabildo.server.tables.access import Access
from cabildo.server.tables.driver import Driver
from cabildo.server.tables.moves import Moves
from cabildo.server.tables.seats import Seats
from cabildo.server.tables.seeds import repeatable, unforeseeable
from cabildo.server.tables.standing_answers import StandingAnswers
from cabildo.server.tables.tables import Clock, Tables
from cabildo.server.tables.trying import Trying

if TYPE_CHECKING:
    from cabildo.server.push.caller import Caller

LOG = logging.getLogger("cabildo.server")
INTERFACE = [*PEOPLE_OPERATIONS, *OPERATIONS, *REPLAY_OPERATIONS, *HISTORY_OPERATIONS, *PUSH_OPERATIONS]
SHORT_CUT = ("moves", "try")  # what is asked of tables most; the answers are short
CLIENT = Path(__file__).parent / "client"  # the web client's build

# What is compressed tells its length, and who can mix guesses into an answer and ask for it again and again learns its
# secrets by that (BREACH). Here they cannot: the cookie is never part of an answer and is not sent with requests of
# other sites, which are refused besides, so nobody makes another person's browser ask; and what others can make a
# browser hear unasked comes by the socket, uncompressed. The secrets that answers do hold (links, notes) go to their
# owner alone. Small answers, such as that to a move, are not worth the time.
COMPRESSION = Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)


def make_app(
    settings: Settings,
    clock: Clock = now,
    seconds: Callable[[], float] = time.monotonic,
    post: Post | None = None,
) -> Starlette:
    """The application for one process, on a database that `migrate` has brought up to date.

    `post` stands for the way to push services, in tests.
    """
    process = Process(settings, clock, seconds, post)
    routes = [
        *process.interface(),
        Route("/health", process.health.answer),
        Route("/metrics", process.metrics.answer),
        *ClientFiles(CLIENT).routes(),
    ]
    at_once = settings.limits.connections_an_address if settings.rate_limits else None
    return Starlette(
        routes=routes,
        lifespan=process.lifespan,
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(AllowedHosts, settings.allowed_hosts),
            Middleware(AtOnce, process.proxies, at_once),
            Middleware(ShortCut, process.desk, {name: operation_at(f"{TABLES}{{table}}/{name}") for name in SHORT_CUT}),
        ],
        exception_handlers={HTTPException: refused, Unavailable: unavailable, Exception: unexpected},
    )


class Process:
    """All services of one server process; each gets what it works with when it is made, and keeps its type."""

    def __init__(
        self, settings: Settings, clock: Clock, seconds: Callable[[], float], post: Post | None = None
    ) -> None:
        if settings.seed is not None:
            LOG.warning("chance is repeatable, for tests: do not play with others here")
        self._settings = settings
        self._clock = clock
        self._seconds = seconds
        self._quotas = settings.limits if settings.rate_limits else None
        self._cookies = Cookies(settings.data_folder)
        self._limits = RateLimits(settings.rate_limits, seconds)
        self.proxies = Proxies(settings.trusted_proxies)

        self._store = Store(settings.database_url())
        self._announcer = Announcer(self._store)
        seeds = unforeseeable if settings.seed is None else repeatable(settings.seed)
        memory = settings.limits.table_megabytes * MEGABYTE
        self._tables = Tables(self._store, self._announcer.changed, clock, seeds, memory)
        self._moves = Moves(self._tables)
        self._access = Access(self._tables)

        self._bots = BotPool(settings.bot_workers, settings.bot_seconds)
        self._driver = Driver(self._tables, self._moves, self._bots, settings.bot_pause)
        self._neighbours = Neighbours(self._store)
        self._hub = Hub(self._tables, self._access, self._limits)
        self._announcer.tell_to(self._tables, self._driver, self._neighbours, self._hub)

        self._caller = self._make_caller(settings.push_contact, post)
        self.health = Health(seconds)
        self.health.watch_store(self._store)
        self.health.watch_bots(self._bots)
        sender = None if self._caller is None else self._caller.sender
        if sender is not None:
            self.health.watch_push(sender)
        self._pruner = Pruner(self._tables, settings.limits)
        self.metrics = Metrics(self._hub, self._tables, self._moves, self._bots, self._pruner, sender)
        quotas = Quotas(self._quotas, seconds)
        self.desk = Desk(settings, self._services(), self._cookies, self._limits, self.proxies, quotas)

    def _make_caller(self, contact: str | None, post: Post | None) -> Caller | None:
        """Whoever calls people, where the host wants that; only then is what it needs imported."""
        if contact is None:
            return None
        from cabildo.server.push.caller import Caller
        from cabildo.server.push.keys import push_key
        from cabildo.server.push.sender import Sender

        key = push_key(self._settings.data_folder)
        sender = Sender(self._store, post or Post(), key, contact, self._clock)
        return Caller(self._store, self._hub, sender, self._limits, self._settings.push_grace, self._seconds)

    def interface(self) -> list[BaseRoute]:
        """The routes of the interface, its description and the live socket."""
        doorman = Doorman(self._store, self._cookies, self._limits, self._hub)
        inner = [
            *(self.desk.route(operation, "/api") for operation in INTERFACE),
            Route("/openapi.json", description),
            WebSocketRoute("/live", doorman.let_in),
        ]
        return [Mount("/api", routes=inner, middleware=[COMPRESSION])]

    def _services(self) -> Services:
        return Services(
            self._store,
            self._tables,
            self._moves,
            Seats(self._tables, self._moves, self._quotas),
            StandingAnswers(self._tables),
            Trying(self._tables),
            Replays(self._tables, self._settings.limits.replay_megabytes * MEGABYTE),
            Uploads(self._tables, self._quotas),
            self._access,
            self._hub,
            self._announcer,
            self._caller,
            self._settings.limits.public_tables,
        )

    @asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        with suppress(Unavailable):  # its health will be told
            if await self._store.bring_to_now(self._clock()):
                LOG.warning("moves were made in the future: the clock was put back, and they count from now")
        await self._neighbours.listen(self._announcer.told, self._announcer.missed)
        self._driver.start(self._store)
        self._pruner.start()
        if self._caller is not None:
            self._caller.start()
        self.health.start()
        LOG.info("ready")
        try:
            yield
        finally:
            LOG.info("stopping")
            await self.health.close()
            await self._pruner.close()
            if self._caller is not None:
                await self._caller.close()
            await self._driver.close()
            await self._hub.close()
            await self._neighbours.close()
            await self._bots.close()
            await self._store.close()
            LOG.info("stopped")


def operation_at(path: str) -> Operation:
    return next(operation for operation in INTERFACE if operation.path == path)


async def description(_request: Request) -> Response:
    return JSONResponse(describe(INTERFACE, cabildo.__version__))

"""The server put together: services, routes, sockets, the built client."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

import cabildo
from cabildo.server.addresses import Proxies
from cabildo.server.api import OPERATIONS, Services
from cabildo.server.askers import AtOnce
from cabildo.server.bot_pool import BotPool
from cabildo.server.client_files import ClientFiles
from cabildo.server.health import Health
from cabildo.server.hosts import AllowedHosts
from cabildo.server.live import Hub
from cabildo.server.metrics import Metrics
from cabildo.server.neighbours import Neighbours, News
from cabildo.server.operations import describe
from cabildo.server.people import COOKIE, Cookies
from cabildo.server.people_api import PEOPLE_OPERATIONS
from cabildo.server.problems import RequestProblem
from cabildo.server.pruning import Pruner
from cabildo.server.quotas import Quotas
from cabildo.server.rate_limits import RateLimits
from cabildo.server.replay.replays import Replays
from cabildo.server.replay.uploads import Uploads
from cabildo.server.replay_api import REPLAY_OPERATIONS
from cabildo.server.requests import Desk, check_origin, refused, unavailable, unexpected
from cabildo.server.security import SecurityHeaders
from cabildo.server.settings import MEGABYTE, Settings
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

LOG = logging.getLogger("cabildo.server")
INTERFACE = [*PEOPLE_OPERATIONS, *OPERATIONS, *REPLAY_OPERATIONS]
CLIENT = Path(__file__).parent / "client"  # the web client's build

# What is compressed tells its length, and who can mix guesses into an answer and ask for it again and again learns its
# secrets by that (BREACH). Here they cannot: the cookie is never part of an answer and is not sent with requests of
# other sites, which are refused besides, so nobody makes another person's browser ask; and what others can make a
# browser hear unasked comes by the socket, uncompressed. The secrets that answers do hold (links, notes) go to their
# owner alone. Small answers, such as that to a move, are not worth the time.
COMPRESSION = Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)


def make_app(settings: Settings, clock: Clock = now, seconds: Callable[[], float] = time.monotonic) -> Starlette:
    """The application for one process, on a database that `migrate` has brought up to date."""
    store = Store(settings.database_url())
    limits = RateLimits(settings.rate_limits, seconds)
    quotas = settings.limits if settings.rate_limits else None
    hub = Hub(store, limits)
    neighbours = Neighbours(store)
    bots = BotPool(settings.bot_workers, settings.bot_seconds)
    cookies = Cookies(settings.data_folder)
    proxies = Proxies(settings.trusted_proxies)
    at_once = settings.limits.connections_an_address if settings.rate_limits else None

    async def changed(table: str) -> None:
        driver.wake(table)
        await neighbours.tell(table)
        await hub.changed(table)

    async def said(table: str, lines: Sequence[int]) -> None:
        await show_lines(table, lines)
        await neighbours.tell(table, lines)

    async def show_lines(table: str, numbers: Sequence[int]) -> None:
        if hub.connected(table):
            for number in numbers:
                for line in await store.chat(table, number - 1, 1, oldest=True):
                    hub.said(table, line)

    seeds = unforeseeable if settings.seed is None else repeatable(settings.seed)
    if settings.seed is not None:
        LOG.warning("chance is repeatable, for tests: do not play with others here")
    tables = Tables(store, changed, clock, seeds, settings.limits.table_megabytes * MEGABYTE)
    moves = Moves(tables)
    seats = Seats(tables, moves, quotas)
    driver = Driver(tables, moves, bots, settings.bot_pause)
    access = Access(tables)
    hub.tables, hub.access = tables, access
    health = Health(seconds)
    health.watch_store(store)
    health.watch_bots(bots)
    pruner = Pruner(tables, settings.limits)
    metrics = Metrics(hub, tables, moves, bots, pruner)

    async def told(news: News) -> None:
        """Another process changed a table, or somebody said something there, or was removed."""
        if news.person is not None:
            hub.part_with(news.person)
        elif news.lines:
            await show_lines(news.table, news.lines)
        else:
            await tables.catch_up(news.table)
            await hub.changed(news.table)

    async def missed() -> None:
        store.forget_people()
        await tables.catch_up_all()
        await hub.changed_all()
        for table in hub.watched():
            await show_lines(table, await store.removed_lines(table))
        for person in hub.people():
            if await store.person(person) is None:
                hub.part_with(person)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        with suppress(Unavailable):  # its health will be told
            if await store.bring_to_now(clock()):
                LOG.warning("moves were made in the future: the clock was put back, and they count from now")
        await neighbours.listen(told, missed)
        driver.start(store)
        pruner.start()
        health.start()
        LOG.info("ready")
        try:
            yield
        finally:
            LOG.info("stopping")
            await health.close()
            await pruner.close()
            await driver.close()
            await hub.close()
            await neighbours.close()
            await bots.close()
            await store.close()
            LOG.info("stopped")

    async def refuse(websocket: WebSocket, code: int) -> None:
        await websocket.accept()  # a browser is told the code only of a socket that was open
        await websocket.close(code)

    async def socket(websocket: WebSocket) -> None:
        person = cookies.read(websocket.cookies.get(COOKIE))
        try:
            check_origin(websocket)
            known = person is not None and await store.person(person) is not None
        except RequestProblem:
            known = False
        except Unavailable:
            await refuse(websocket, 1013)  # try again later
            return
        if person is None or not known:
            await refuse(websocket, 4401)
        elif not limits.allow("socket", person) or not hub.has_room(person):
            await refuse(websocket, 4429)
        else:
            await hub.serve(websocket, person)

    async def numbers(_request: Request) -> Response:
        return PlainTextResponse(metrics.text(), media_type="text/plain; version=0.0.4")

    async def description(_request: Request) -> Response:
        return JSONResponse(describe(INTERFACE, cabildo.__version__))

    services = Services(
        store,
        tables,
        moves,
        seats,
        StandingAnswers(tables),
        Replays(tables, settings.limits.replay_megabytes * MEGABYTE),
        Uploads(tables, quotas),
        access,
        hub,
        said,
        settings.limits.public_tables,
    )
    desk = Desk(settings, services, cookies, limits, proxies, Quotas(quotas, seconds))
    interface = [
        *(desk.route(operation) for operation in INTERFACE),
        Route("/openapi.json", description),
        WebSocketRoute("/live", socket),
    ]
    routes = [
        Mount("/api", routes=interface, middleware=[COMPRESSION]),
        Route("/health", health.answer),
        Route("/metrics", numbers),
        *ClientFiles(CLIENT).routes(),
    ]
    return Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(AllowedHosts, settings.allowed_hosts),
            Middleware(AtOnce, proxies, at_once),
        ],
        exception_handlers={HTTPException: refused, Unavailable: unavailable, Exception: unexpected},
    )

"""The server that lets connections in: only where there is a place, and patiently where the system has no more to give.

asyncio's own loop would try two thousand times in a row without a free descriptor, with a traceback each.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import math
import socket
import sys
from contextlib import suppress
from functools import partial
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from cabildo.server.addresses import Proxies
from cabildo.server.protocols import LimitedHttp, LimitedWebSocket
from cabildo.server.rate_limits import FRAMES
from cabildo.server.room import Room
from cabildo.server.settings import Settings

LOG = logging.getLogger("cabildo.server")
EXHAUSTED = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}
RETRY = 0.5  # seconds
BACKLOG = 1024  # connections that wait in the system until they are let in
LET_IN_AT_ONCE = 32
OWN_DESCRIPTORS = 128  # for the database, bots and files
MOST_DESCRIPTORS = 65_536  # more are not asked for


class PatientServer(uvicorn.Server):
    """uvicorn, with its own way of letting people in."""

    def __init__(self, app: ASGIApp, settings: Settings, listener: socket.socket, descriptors: int) -> None:
        limits = settings.limits
        places = min(limits.connections, descriptors - min(OWN_DESCRIPTORS, descriptors // 2))
        self.room = Room(places, limits.connections_an_address if settings.rate_limits else None)
        proxies = Proxies(settings.trusted_proxies)
        http: Any = partial(LimitedHttp, room=self.room, limits=limits, proxies=proxies)
        talk = FRAMES if settings.rate_limits else None
        ws: Any = partial(LimitedWebSocket, room=self.room, limits=limits, talk=talk)
        super().__init__(
            uvicorn.Config(
                app,
                http=http,
                ws=ws,
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=False,  # `addresses.py` reads them
                timeout_keep_alive=math.ceil(limits.idle_seconds),
                ws_max_size=settings.most_body,
                ws_per_message_deflate=False,  # a few kB a move are not worth the time and the memory of each socket
                timeout_graceful_shutdown=5,
            )
        )
        self._listener = listener
        self._doorkeeper: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])  # none that uvicorn would accept from
        if self.started:
            self._listener.setblocking(False)
            self._listener.listen(BACKLOG)
            self._doorkeeper = asyncio.create_task(self._let_in())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._doorkeeper is not None:
            self._doorkeeper.cancel()
            await asyncio.wait([self._doorkeeper])
        self._listener.close()
        await super().shutdown(sockets=[])

    async def on_tick(self, counter: int) -> bool:
        self.room.sweep(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    async def _let_in(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self.room.space()
            try:
                connection, _ = await loop.sock_accept(self._listener)
            except ConnectionAbortedError:
                continue
            except OSError as problem:
                if problem.errno in EXHAUSTED:
                    self.room.make_way()
                LOG.error("cannot let anybody in: %s", problem.strerror)
                await pause(RETRY)
                continue
            await asyncio.gather(*map(self._connect, [connection, *self._waiting()]))

    def _waiting(self) -> list[socket.socket]:
        """Who else waits at the door: each by itself would cost a turn of a loop that may have much to do."""
        waiting: list[socket.socket] = []
        with suppress(OSError):  # nobody, or what the next look at the door will tell
            while len(waiting) < min(LET_IN_AT_ONCE, self.room.left()) - 1:
                connection, _ = self._listener.accept()
                connection.setblocking(False)
                waiting.append(connection)
        return waiting

    async def _connect(self, connection: socket.socket) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)
        except OSError:
            connection.close()  # it has gone already

    def _protocol(self) -> asyncio.Protocol:
        make: Any = self.config.http_protocol_class
        protocol: asyncio.Protocol = make(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol


async def pause(seconds: float) -> None:
    await asyncio.sleep(seconds)


def more_descriptors() -> int:
    """Let the process have as many open files as the system lets it; how many that are."""
    if sys.platform == "win32":
        return MOST_DESCRIPTORS
    import resource  # only there

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # some systems name a hard limit that they do not grant
        return soft
    return wanted

"""So many requests and sockets an address at the same time, also of people who come through a proxy."""

from __future__ import annotations

from collections import Counter

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from cabildo.server.addresses import Proxies
from cabildo.server.requests import json_response
from cabildo.server.wire.forms import Problem

TOO_MANY = Problem("problem-too-many", "too many connections from your address; close some pages")


class AtOnce:
    """Counts by whoever asks; the room counts connections, and those of a proxy are many people's."""

    def __init__(self, app: ASGIApp, proxies: Proxies, most: int | None) -> None:
        self._app = app
        self._proxies = proxies
        self._most = most  # None: no limit
        self._open: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self._most is None:
            await self._app(scope, receive, send)
            return
        who = self._proxies.whose(scope)
        if who and self._open[who] >= self._most:
            await refuse(scope, receive, send)
            return
        self._open[who] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await json_response(TOO_MANY, 429)(scope, receive, send)
        return
    socket = WebSocket(scope, receive, send)
    await socket.accept()  # a browser is told the code only of a socket that was open
    await socket.close(4429)

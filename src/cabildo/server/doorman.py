"""Who may have a live socket: somebody whom the server knows, from a page of its own, and not too many."""

from __future__ import annotations

from starlette.websockets import WebSocket

from cabildo.server.live import Hub
from cabildo.server.people import Cookies
from cabildo.server.problems import RequestProblem
from cabildo.server.rate_limits import RateLimits
from cabildo.server.requests import Head, check_origin
from cabildo.server.store.faults import Unavailable
from cabildo.server.store.store import Store

NOBODY = 4401
TOO_MANY = 4429
LATER = 1013


class Doorman:
    """Lets sockets in to the hub."""

    def __init__(self, store: Store, cookies: Cookies, limits: RateLimits, hub: Hub) -> None:
        self._store = store
        self._cookies = cookies
        self._limits = limits
        self._hub = hub

    async def let_in(self, websocket: WebSocket) -> None:
        """Serve the socket until it ends, or refuse it."""
        head = Head(websocket.scope)
        person = self._cookies.read(head.cookie())
        try:
            check_origin(head)
            known = person is not None and await self._store.person(person) is not None
        except RequestProblem:
            known = False
        except Unavailable:
            await refuse(websocket, LATER)
            return
        if person is None or not known:
            await refuse(websocket, NOBODY)
        elif not self._limits.allow("socket", person) or not self._hub.has_room(person):
            await refuse(websocket, TOO_MANY)
        else:
            await self._hub.serve(websocket, person)


async def refuse(websocket: WebSocket, code: int) -> None:
    await websocket.accept()  # a browser is told the code only of a socket that was open
    await websocket.close(code)

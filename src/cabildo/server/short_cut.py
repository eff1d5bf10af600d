"""A short way for what is asked most: past the routes, and past what makes answers of any kind."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from cabildo.server.operations import Operation
from cabildo.server.protocols import ANSWER_AT_ONCE
from cabildo.server.requests import Desk, without_storage
from cabildo.server.security import NOT_KEPT, RAW
from cabildo.server.store.faults import Unavailable

TABLES = "/api/tables/"
JSON = (b"content-type", b"application/json")
HEAD = b"".join([b"%b: %b\r\n" % header for header in (JSON, *RAW, NOT_KEPT)])


class ShortCut:
    """Takes the POSTs `/api/tables/{table}/<name>` of some names to the desk; everything else goes on to the routes.

    The answers are those of the routes, but never compressed, and never a file. Where the connection can, they go out
    in one piece.
    """

    def __init__(self, app: ASGIApp, desk: Desk, operations: dict[str, Operation]) -> None:
        self._app = app
        self._desk = desk
        self._operations = operations  # by the last part of their path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "POST" and scope["path"].startswith(TABLES):
            table, _, name = scope["path"].removeprefix(TABLES).partition("/")
            operation = self._operations.get(name)
            if operation is not None and table:
                try:
                    status, body = await self._desk.answer_at_once(operation, {"table": table}, scope, receive)
                except Unavailable as problem:
                    await without_storage(problem)(scope, receive, send)
                    return
                at_once = scope.get("extensions", {}).get(ANSWER_AT_ONCE)
                if at_once is not None and at_once(scope, status, HEAD, body):
                    return
                head = [(b"content-length", b"%d" % len(body)), JSON]
                await send({"type": "http.response.start", "status": status, "headers": head})
                await send({"type": "http.response.body", "body": body})
                return
        await self._app(scope, receive, send)

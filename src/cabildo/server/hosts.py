"""The names that this server answers to, so that no page on the internet can make its own name lead here.

A page of evil.example can let that name point to this machine after it was loaded (DNS rebinding); its scripts then
reach the server from inside the network and are, for the browser, of the same site. Such a request carries the name.
Addresses are safe, since nobody can make them lead elsewhere, and so are names that nobody on the internet can have:
those without a dot and those below the endings that are kept for private networks. Any other name the host has to give.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from cabildo.server.addresses import parse
from cabildo.server.requests import json_response
from cabildo.server.wire.forms import Problem

PRIVATE = ("localhost", "local", "lan", "home", "home.arpa", "internal", "localdomain")
NAME = re.compile(r"(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*")
LONGEST = 253
REMEMBERED = 256  # names of which one need not find out again whether they are allowed
MISDIRECTED = 421


class AllowedHosts:
    """Refuses requests that were meant for another name."""

    def __init__(self, app: ASGIApp, allowed: Iterable[str]) -> None:
        self._app = app
        self._allowed = {host_name(name) for name in allowed}
        self._remembered = lru_cache(REMEMBERED)(self.allows)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        host = "" if scope["type"] == "lifespan" else Headers(scope=scope).get("host", "")
        if not host or self._is_allowed(host):  # a browser always sends one
            await self._app(scope, receive, send)
            return
        name = without_port(host)[:LONGEST]
        known = NAME.fullmatch(name) is not None
        hint = f"; whoever runs it can allow that: --allowed-host {name}" if known else ""
        text = f"this server does not answer to the name {name!r}{hint}"
        if scope["type"] == "websocket":
            await WebSocketClose(4421)(scope, receive, send)
        elif scope["path"].startswith("/api/"):
            await json_response(Problem("problem-unknown-host", text), MISDIRECTED)(scope, receive, send)
        else:
            await PlainTextResponse(f"{text}\n", MISDIRECTED)(scope, receive, send)

    def _is_allowed(self, host: str) -> bool:
        return self._remembered(host) if len(host) <= LONGEST else self.allows(host)

    def allows(self, host: str) -> bool:
        name = without_port(host)
        if parse(name) is not None or name in self._allowed:
            return True
        if len(name) > LONGEST or NAME.fullmatch(name) is None:
            return False
        above = [name[dot.end() :] for dot in re.finditer(r"\.", name)]  # of a.b.c these are b.c and c
        return not above or any(ending in PRIVATE or f"*.{ending}" in self._allowed for ending in above)


def host_name(text: str) -> str:
    """A name as it is compared, or an address; raises ValueError for what is neither, such as one with a port."""
    name = text.lower().removesuffix(".")
    if NAME.fullmatch(name) is None and parse(name) is None:
        raise ValueError(f"{text!r:.100} is not a name such as games.example, without http:// and port")
    return name


def without_port(host: str) -> str:
    """The name of a Host header in small letters."""
    name = re.sub(r":[0-9]*$", "", host.strip().lower()) if host.count(":") == 1 or "]" in host else host.lower()
    return name.removesuffix(".")

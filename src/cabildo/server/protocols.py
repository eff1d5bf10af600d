"""HTTP and sockets as uvicorn speaks them, with a place in the room and a time for each part of a request."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from cabildo.server.addresses import Proxies, key, parse
from cabildo.server.room import Place, Room
from cabildo.server.settings import Limits


class LimitedHttp(H11Protocol):
    """A connection that must say what it wants in time."""

    def __init__(self, *args: Any, room: Room, limits: Limits, proxies: Proxies, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._room = room
        self._limits = limits
        self._proxies = proxies
        self._place: Place | None = None
        self._part = ""  # of a request: "head", "body", or empty while it is answered and after it
        self._part_ends: float = 0  # at the latest

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = parse(self.client[0]) if self.client else None
        address = "" if peer is None or self._proxies.trusts(peer) else key(peer)
        self._place = self._room.enter(transport, address, self._too_late)
        if self._place is None:
            self._end(503, "too many connections from your address")
        else:
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._room.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._place is not None and not self.transport.is_closing():
            super().data_received(data)
            self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._place is not None:
            self._place.deadline = self.loop.time() + self._limits.stalled_seconds

    def resume_writing(self) -> None:
        super().resume_writing()
        self._watch()

    def _watch(self) -> None:
        """Set the time by which the client must have done the next thing."""
        place = self._place
        if place is None or self.transport.get_protocol() is not self:  # it is a socket now
            return
        now = self.loop.time()
        part, seconds = self._asked_for()
        if part != self._part:
            self._part = part
            self._part_ends = now + seconds
        if part == "body":
            place.deadline = min(self._part_ends, now + self._limits.stalled_seconds)
        elif part == "head":
            place.deadline = self._part_ends
        elif not self.flow.write_paused:
            place.deadline = None
        if part != "head":
            self._room.speaks(place)  # a head that comes byte by byte is no news
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._room.is_silent(place)

    def _asked_for(self) -> tuple[str, float]:
        """Which part of a request the client owes us, and how long it may take."""
        if self.conn.their_state is h11.SEND_BODY:
            return "body", self._limits.body_seconds
        if self.conn.their_state is h11.IDLE and (self.cycle is None or self.conn.trailing_data[0]):
            return "head", self._limits.head_seconds
        return "", 0  # between requests uvicorn has its own time

    def _too_late(self) -> None:
        heard = self.cycle is not None or bool(self.conn.trailing_data[0])
        if self.flow.write_paused or not heard:
            self.transport.abort()
        else:
            self._end(408, "this took too long")

    def _end(self, status: int, reason: str) -> None:
        """Say why, if that can still be said, and close."""
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            phrase = {408: "Request Timeout", 503: "Service Unavailable"}[status]
            head = f"HTTP/1.1 {status} {phrase}\r\nconnection: close\r\ncontent-type: text/plain\r\n"
            self.transport.write(f"{head}content-length: {len(reason) + 1}\r\n\r\n{reason}\n".encode())
        self.transport.close()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A socket that keeps the place of the connection it was made from; that it lives is asked by pings."""

    def __init__(self, *args: Any, room: Room, limits: Limits, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._room = room
        self._limits = limits
        self._place: Place | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._place = self._room.place_of(self.transport)
        if self._place is not None:
            self._place.expire = self.transport.abort
            self._room.speaks(self._place)
        self._must(self._limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._room.leave(self.transport)
        super().connection_lost(exc)

    def start_keepalive(self) -> None:
        """The handshake is done."""
        super().start_keepalive()
        self._must(None)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._must(self._limits.stalled_seconds)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._must(None)

    def _must(self, seconds: float | None) -> None:
        """Something must happen within this time."""
        if self._place is not None:
            self._place.deadline = None if seconds is None else self.loop.time() + seconds

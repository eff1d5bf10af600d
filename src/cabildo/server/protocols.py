"""HTTP and sockets as uvicorn speaks them, with a place in the room and a time for each part of a request."""

from __future__ import annotations

import asyncio
from enum import Enum
from http import HTTPStatus
from typing import Any

from starlette.types import Scope
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from cabildo.server.addresses import Proxies, key, parse
from cabildo.server.rate_limits import Limit
from cabildo.server.room import Place, Room
from cabildo.server.settings import Limits

TEXT_AT_ONCE = "cabildo.text_at_once"
ANSWER_AT_ONCE = "cabildo.answer_at_once"
MOST_HEAD = 64 * 1024  # bytes
WHOLE_TEXT = 0x81  # the first byte of a frame that holds a whole text message
BY_LITTLE = 1024  # bytes, which are 170 frames at most
AGAINST_POLICY = 1008  # the code of the end of a socket whose client sends too much
NO_TEXT = 1007  # the code of a socket's end where a text message was none


class Theirs(Enum):
    """What the client is about on a connection."""

    NOTHING = 0  # between two requests, or before the first
    HEAD = 1
    BODY = 2
    WAITING = 3  # it has asked, and owes us nothing


class LimitedHttp(HttpToolsProtocol):
    """A connection that must say what it wants in time, and in not too many words.

    An answer that is whole can go out in one piece, past what checks and counts its parts: the scope's extension
    `ANSWER_AT_ONCE` is `answer_at_once`.
    """

    def __init__(self, *args: Any, room: Room, limits: Limits, proxies: Proxies, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._room = room
        self._limits = limits
        self._proxies = proxies
        self._place: Place | None = None
        self._theirs = Theirs.NOTHING
        self._head_bytes = 0
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
        if self._place is None or self.transport.is_closing():
            return
        if self._theirs is Theirs.NOTHING:
            self._theirs = Theirs.HEAD  # also where it is only an empty line, which the parser does not tell of
        super().data_received(data)
        if self._theirs is Theirs.HEAD:
            self._head_bytes += len(data)
            if self._head_bytes > MOST_HEAD and not self.transport.is_closing():
                self._end(431, "this is too long for the head of a request")
        self._watch()

    # ---- what the parser has come to

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._theirs = Theirs.HEAD

    def on_headers_complete(self) -> None:
        self._theirs = Theirs.BODY
        self._head_bytes = 0
        super().on_headers_complete()
        at_once: Any = self.answer_at_once
        self.scope["extensions"] = {ANSWER_AT_ONCE: at_once}

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._asked()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._theirs is Theirs.WAITING:
            self._asked()
        self._watch()

    def _asked(self) -> None:
        """The last request has come to its end, perhaps after its answer."""
        answered = self.cycle is not None and self.cycle.response_complete
        self._theirs = Theirs.NOTHING if answered else Theirs.WAITING

    def answer_at_once(self, scope: Scope, status: int, head: bytes, body: bytes) -> bool:
        """Write an answer with the lines of this head, if nothing is in its way; whether it was written.

        It is not for requests behind which the next one waits already. (That each request would keep the connection's
        part in it, so as to know it here, makes rings of objects for the garbage collector.)
        """
        cycle = self.cycle
        if cycle is None or cycle.scope is not scope or not cycle.keep_alive:
            return False
        if cycle.disconnected or cycle.response_started or self.flow.write_paused:
            return False
        dated = b"".join([b"%b: %b\r\n" % header for header in cycle.default_headers])
        self.transport.write(
            b"%b%b%bcontent-length: %d\r\n\r\n%b" % (STATUS_LINE[status], dated, head, len(body), body)
        )
        cycle.response_started = cycle.response_complete = True
        cycle.message_event.set()
        cycle.on_response()
        return True

    # ---- time

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
        if self._theirs is not Theirs.WAITING:
            self._room.is_silent(place)

    def _asked_for(self) -> tuple[str, float]:
        """Which part of a request the client owes us, and how long it may take."""
        if self._theirs is Theirs.BODY:
            return "body", self._limits.body_seconds
        if self._theirs is Theirs.HEAD or (self._theirs is Theirs.NOTHING and self.cycle is None):
            return "head", self._limits.head_seconds
        return "", 0  # between requests uvicorn has its own time

    def _too_late(self) -> None:
        heard = self.cycle is not None or self._theirs is not Theirs.NOTHING
        if self.flow.write_paused or not heard:
            self.transport.abort()
        else:
            self._end(408, "this took too long")

    def _end(self, status: int, reason: str) -> None:
        """Say why, if that can still be said, and close."""
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            head = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\nconnection: close\r\ncontent-type: text/plain\r\n"
            self.transport.write(f"{head}content-length: {len(reason) + 1}\r\n\r\n{reason}\n".encode())
        self.transport.close()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A socket that keeps the place of the connection it was made from; that it lives is asked by pings.

    What is told at every move can go out without a task, a queue and an ASGI message in between: the scope's extension
    `TEXT_AT_ONCE` is `text_at_once`.

    All that a client sends is read in Python, frame by frame. Tens of thousands of tiny ones come in one go, and nobody
    else is heard meanwhile, so it is taken in by little, and whoever sends too many frames is ended.
    """

    def __init__(self, *args: Any, room: Room, limits: Limits, talk: Limit | None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._room = room
        self._limits = limits
        self._place: Place | None = None
        self._talk = talk  # frames that a client may send; None: as many as it likes
        self._frames_left = 0.0 if talk is None else talk.burst
        self._heard_at = self.loop.time()

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

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][TEXT_AT_ONCE] = self.text_at_once  # type: ignore[assignment]

    def text_at_once(self, text: bytes) -> bool:
        """Write a message, which must be UTF-8, if nothing is in its way; whether it was written."""
        if self.conn.state is not State.OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        size = len(text)
        if size < 126:
            head = bytes((WHOLE_TEXT, size))
        elif size < 1 << 16:
            head = bytes((WHOLE_TEXT, 126)) + size.to_bytes(2)
        else:
            head = bytes((WHOLE_TEXT, 127)) + size.to_bytes(8)
        self.transport.write(head + text)  # not compressed: see `accepting`
        return True

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), BY_LITTLE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + BY_LITTLE])

    def handle_events(self) -> None:
        if self._talk is not None:
            now = self.loop.time()
            filled = self._frames_left + (now - self._heard_at) * self._talk.a_second
            self._frames_left = min(self._talk.burst, filled) - len(self.conn.events)
            self._heard_at = now
            if self._frames_left < 0:
                self._end_flood()
                return
        super().handle_events()

    def _end_flood(self) -> None:
        if self.conn.state is State.OPEN:
            self.conn.fail(AGAINST_POLICY, "too many messages")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """Text that is none ends the socket, as the standard wants; for uvicorn it is an error of the server."""
        if self.curr_msg_data_type == "text" and not is_utf8(b"".join(self.frames)):
            self.frames = []
            if not self.close_sent and self.conn.state is State.OPEN:
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

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


def is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True

"""HTTP and WebSocket for a load generator: as little work as possible, so that the server is what is measured."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import cast

from msgspec import Struct

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Answer(Struct):
    """An HTTP answer: status, head and body as they came."""

    status: int
    head: bytes
    body: bytes

    def header(self, name: bytes) -> bytes:
        _, _, rest = self.head.lower().partition(b"\r\n" + name + b": ")
        return self.head[len(self.head) - len(rest) :].partition(b"\r\n")[0]


class HttpConnection(asyncio.Protocol):
    """One request after another on a connection that stays open; every answer has a Content-Length."""

    def __init__(self) -> None:
        self._buffer = b""
        self._answer: asyncio.Future[Answer] | None = None
        self._transport: asyncio.Transport
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by its type

    def ask(self, request: bytes) -> asyncio.Future[Answer]:
        if self.lost:
            raise ConnectionError("the server has closed the connection")
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        return self._answer

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        head, end, body = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return
        answer = Answer(int(head[9:12]), head + b"\r\n", body)
        if len(body) >= int(answer.header(b"content-length") or 0) and self._answer is not None:
            self._buffer = b""
            self._answer.set_result(answer)

    def connection_lost(self, problem: Exception | None) -> None:
        self.lost = True
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(problem or ConnectionError("the server has closed the connection"))


class HttpPool:
    """Connections that are used by turns."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._free: list[HttpConnection] = []

    async def post(self, path: str, body: bytes, cookie: str = "") -> Answer:
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n{f'Cookie: {cookie}' if cookie else 'X-Nobody: 1'}\r\n\r\n"
        )
        request = head.encode() + body
        if self._free:
            connection = self._free.pop()
            with suppress(ConnectionError):  # servers close what was idle for a while, perhaps just now
                return await self._answer(connection, request)
        return await self._answer(await self._connect(), request)

    async def _answer(self, connection: HttpConnection, request: bytes) -> Answer:
        answer = await connection.ask(request)
        self._free.append(connection)
        return answer

    async def _connect(self) -> HttpConnection:
        _, connection = await asyncio.get_running_loop().create_connection(HttpConnection, "127.0.0.1", self.port)
        return connection


class LiveSocket(asyncio.Protocol):
    """A WebSocket that hands over texts as they come and answers pings."""

    def __init__(self, port: int, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: bG9hZCBnZW5lcmF0b3IgIQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self._hear = hear
        self._buffer = bytearray()
        self._transport: asyncio.Transport
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.bytes_heard = 0

    @classmethod
    async def connect(cls, port: int, path: str, cookie: str, hear: Callable[[bytes], None]) -> LiveSocket:
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(port, path, cookie, hear), "127.0.0.1", port)
        await socket.open
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by its type
        self._transport.write(self._request)

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(problem or ConnectionError("the server has refused the socket"))

    def send(self, text: bytes, kind: int = TEXT) -> None:
        """A client has to mask what it sends; with a mask of zeros the text stays as it is."""
        size = len(text)
        length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2)
        self._transport.write(bytes([0x80 | kind]) + length + bytes(4) + text)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.open.done():
            head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.open.set_result(None)
            self._buffer = bytearray(rest)
        while (frame := self._frame()) is not None:
            kind, content = frame
            if kind == TEXT:
                self.bytes_heard += len(content)
                self._hear(content)
            elif kind == PING:
                self.send(content, PONG)
            elif kind == CLOSE:
                self._transport.close()

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame; servers send unmasked ones, and these two never a message in parts."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4]), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10]), 10
        if len(buffer) < start + size:
            return None
        content = bytes(buffer[start : start + size])
        kind = buffer[0] & 0x0F
        del buffer[: start + size]
        return kind, content

    def close(self) -> None:
        self._transport.close()

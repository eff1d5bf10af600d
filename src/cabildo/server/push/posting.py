"""Posting to a push service: to an address that was looked at before, with a time for all of it, following nobody.

A name is looked up once, and the connection goes to one of the addresses that were found good: whoever owns the name
cannot let it point elsewhere in between.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from ipaddress import ip_address
from urllib.parse import urlsplit

import h11
from msgspec import Struct

from cabildo.server.addresses import Address
from cabildo.server.push.endpoints import PORT, host_of, is_public

SECONDS = 10.0  # for a name, a connection and an answer together
LOOKUPS = 32  # at the same time, in threads of their own: some names take minutes to be found
ADDRESSES = 3  # of a name, which are tried
READ = 16 * 1024


class Undelivered(Exception):
    """There was no answer; perhaps there will be one another time."""


class Forbidden(Exception):
    """The address is none that we send anything to."""


class Answer(Struct, frozen=True):
    """What a push service says."""

    status: int
    retry_after: float | None = None  # seconds, where it asks us to wait


def looked_up(host: str, port: int) -> list[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


class Post:
    """Sends messages over HTTPS. What it takes for a push service, and whom it trusts, only tests set otherwise."""

    def __init__(
        self,
        *,
        allowed: Callable[[Address], bool] = is_public,
        look_up: Callable[[str, int], list[str]] = looked_up,
        trust: ssl.SSLContext | None = None,
        port: int = PORT,
        seconds: float = SECONDS,
    ) -> None:
        self._allowed = allowed
        self._look_up = look_up
        self._trust = trust or ssl.create_default_context()
        self._port = port
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(LOOKUPS, "push-names")

    async def send(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> Answer:
        """What the push service answers; raises Undelivered or Forbidden."""
        try:
            async with asyncio.timeout(self._seconds):
                return await self._send(endpoint, headers, body)
        except TimeoutError:
            raise Undelivered("no answer in time") from None
        except (OSError, h11.ProtocolError) as problem:  # a certificate that is not theirs is an OSError too
            raise Undelivered(str(problem) or type(problem).__name__) from problem

    async def _send(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> Answer:
        try:
            host = host_of(endpoint)
        except ValueError as problem:
            raise Forbidden(str(problem)) from None
        reader, writer = await self._connected(host)
        try:
            return await ask(reader, writer, endpoint, host, headers, body)
        finally:
            writer.transport.abort()  # there is nothing more to hear, and a goodbye would have to be waited for

    async def _connected(self, host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """To the first of its addresses that can be reached: this machine may not speak IPv6."""
        problem: OSError = OSError("no address")
        for address in (await self._addresses_of(host))[:ADDRESSES]:
            try:
                return await asyncio.open_connection(address, self._port, ssl=self._trust, server_hostname=host)
            except OSError as error:
                problem = error
        raise problem

    async def _addresses_of(self, host: str) -> list[str]:
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._threads, self._look_up, host, self._port)
        if not all(self._allowed(ip_address(address)) for address in found):
            raise Forbidden("its name leads to no place on the internet")
        return found

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


async def ask(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    endpoint: str,
    host: str,
    headers: Mapping[str, str],
    body: bytes,
) -> Answer:
    address = urlsplit(endpoint)
    target = (address.path or "/") + (f"?{address.query}" if address.query else "")
    connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=READ)
    all_headers = {"Host": host, "Content-Length": str(len(body)), "Connection": "close", **headers}
    request = h11.Request(method="POST", target=target, headers=list(all_headers.items()))
    for event in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(connection.send(event) or b"")
    await writer.drain()
    while True:
        heard = connection.next_event()
        if heard is h11.NEED_DATA:
            connection.receive_data(await reader.read(READ))
        elif isinstance(heard, h11.Response):
            return Answer(heard.status_code, retry_after(heard))
        elif not isinstance(heard, h11.InformationalResponse):
            raise Undelivered("no answer")


def retry_after(response: h11.Response) -> float | None:
    """Only seconds: a date would have to be believed to be of the same clock."""
    for name, value in response.headers:
        if name == b"retry-after" and value.isdigit():
            return float(value[:9])
    return None

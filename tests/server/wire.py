"""Connections as an attacker makes them: byte by byte, half, silent, and many."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager

PATIENCE = 60.0  # seconds; a busy machine is no failure


@contextmanager
def connected(port: int, host: str = "127.0.0.1", source: str | None = None) -> Iterator[socket.socket]:
    """A plain connection to the server, perhaps from another address of this machine."""
    from_where = (source, 0) if source else None
    with socket.create_connection((host, port), timeout=PATIENCE, source_address=from_where) as connection:
        yield connection


def until_closed(connection: socket.socket) -> bytes:
    """All that the server still sends before it ends the connection; fails if it does not."""
    heard = bytearray()
    while True:
        try:
            part = connection.recv(65_536)
        except ConnectionResetError:
            return bytes(heard)
        if not part:
            return bytes(heard)
        heard += part


def trickle(connection: socket.socket, data: bytes, pause: float = 0.05) -> bytes:
    """Send byte by byte for ever, until the server has had enough; what it said."""
    connection.settimeout(pause)
    heard = bytearray()
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            connection.sendall(data)
            part = connection.recv(65_536)
        except TimeoutError:
            continue
        except OSError:
            return bytes(heard)
        if not part:
            return bytes(heard)
        heard += part
    raise AssertionError("the server listens for ever")

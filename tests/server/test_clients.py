"""What a socket is sent: at once where it can take it, else later, and always in the order in which it happened."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from cabildo.server.live import SLOW, Client
from cabildo.server.protocols import TEXT_AT_ONCE


class Ear:
    """A socket that takes messages at once only while it is told to, and others when it is let."""

    def __init__(self, *, at_once: bool) -> None:
        self.heard: list[bytes] = []
        self.free = at_once
        self.may_write = asyncio.Event()
        self.scope: dict[str, Any] = {"extensions": {TEXT_AT_ONCE: self.take}}

    def take(self, message: bytes) -> bool:
        if self.free:
            self.heard.append(message)
        return self.free

    async def send_text(self, text: str) -> None:
        await self.may_write.wait()
        self.heard.append(text.encode())


async def test_what_can_be_taken_at_once_waits_for_no_task() -> None:
    ear = Ear(at_once=True)
    client = Client(cast(WebSocket, ear), "anna")
    client.send_bytes(b"1")
    assert ear.heard == [b"1"]


async def test_no_message_overtakes_one_that_waits() -> None:
    ear = Ear(at_once=False)
    client = Client(cast(WebSocket, ear), "anna")
    writing = asyncio.create_task(client.write())
    client.send_bytes(b"1")
    await asyncio.sleep(0)  # the task has it in hand, and the outbox is empty
    ear.free = True
    client.send_bytes(b"2")
    assert ear.heard == []
    ear.may_write.set()
    while len(ear.heard) < 2:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    client.send_bytes(b"3")
    assert ear.heard == [b"1", b"2", b"3"]
    writing.cancel()


@pytest.mark.parametrize("scope", [{}, {"extensions": {}}])
async def test_a_server_that_cannot_write_at_once_has_the_task(scope: dict[str, Any]) -> None:
    ear = Ear(at_once=True)
    ear.scope = scope
    ear.may_write.set()
    client = Client(cast(WebSocket, ear), "anna")
    client.send_bytes(b"1")
    assert ear.heard == []
    writing = asyncio.create_task(client.write())
    while not ear.heard:
        await asyncio.sleep(0)
    writing.cancel()


async def test_who_takes_nothing_is_let_go() -> None:
    client = Client(cast(WebSocket, Ear(at_once=False)), "anna")
    for _ in range(SLOW):
        client.send_bytes(b"1")
    assert not client.ending.is_set()
    client.send_bytes(b"1")
    assert client.ending.is_set()

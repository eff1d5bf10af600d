"""A data folder in which people have played: tables under way, one over, a record, a fork, chat, notes, an undo."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from msgspec import Struct

from cabildo.server.settings import Settings
from tests.server.conftest import Guest, serving
from tests.server.test_records import GOLDEN, bring


class Played(Struct):
    """Where everything is."""

    settings: Settings
    table: str  # under way, with a snapshot at entry 22 and an undo
    open: str  # waits for somebody
    record: str
    fork: str  # goes on from the record
    anna: dict[str, str]  # the cookies of whom all of it is


@asynccontextmanager
async def visiting(settings: Settings, who: str | dict[str, str] = "Anna") -> AsyncIterator[Guest]:
    """A new guest of this name, or the one with these cookies, of a server that ends with the block."""
    settings.data_folder.mkdir(exist_ok=True)
    async with serving(settings) as app:
        transport = httpx.ASGITransport(app=app)
        known = who if isinstance(who, dict) else {}
        async with httpx.AsyncClient(transport=transport, base_url="http://cabildo", cookies=known) as client:
            guest = Guest(client)
            if isinstance(who, str):
                await guest.post("/api/me", {"name": who})
            yield guest


async def played(folder: Path, database: str | None = None, moves: int = 24) -> Played:
    settings = Settings(data_folder=folder, database=database, bot_pause=0, rate_limits=False)
    async with visiting(settings) as anna:
        table = (await anna.new_table("me", "me", "me"))["table"]["id"]
        await play(anna, table, moves)
        seat = (await anna.look(table))["table"]["actor"]
        await play(anna, table, 1)
        await anna.undo(table, seat)
        await anna.post(f"/api/tables/{table}/chat", {"text": "¿qué tal? 🎲"})
        await anna.client.put(f"/api/tables/{table}/notes", json={"text": "remember\nthis"})
        waiting = (await anna.new_table("me", "link", "link"))["table"]["id"]
        record = (await bring(anna, GOLDEN.read_bytes()))["id"]
        wish: dict[str, Any] = {"step": 10, "seat": None, "seats": [{"kind": "me"}] * 3}
        response = await anna.client.post(f"/api/tables/{record}/fork", json=wish)
        assert response.status_code == 201, response.text
        fork = response.json()["table"]["id"]
        await play(anna, fork, 3)
        cookies = dict(anna.client.cookies)
    return Played(settings, table, waiting, record, fork, cookies)


async def play(anna: Guest, table: str, moves: int) -> None:
    """So many moves, always the same ones at the same decisions."""
    choose = random.Random(1)
    for _ in range(moves):
        actor = (await anna.look(table))["table"]["actor"]
        choices = (await anna.look(table, actor))["decision"]["choices"]
        await anna.move(table, actor, choose.choice(choices))

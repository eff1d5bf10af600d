"""Chance is fresh for every move, unless a host asks for a repeatable server."""

from __future__ import annotations

from typing import Any

import httpx

from cabildo.server.settings import Settings
from tests.server.conftest import Guest, serving

MOVES = 12


async def what_happens(settings: Settings) -> list[Any]:
    """The logs of two tables where the first answer is always given."""
    logs = []
    async with (
        serving(settings) as app,
        httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://cabildo") as client,
    ):
        anna = Guest(client)
        await anna.post("/api/me", {"name": "Anna"})
        for _ in range(2):
            table = (await anna.new_table("me", "me", "me"))["table"]["id"]
            for _ in range(MOVES):
                seat = (await anna.look(table))["decision"]["seat"]
                state = await anna.look(table, seat)
                await anna.move(table, seat, state["decision"]["choices"][0])
            logs.append((await anna.look(table))["log"])
    return logs


async def test_chance_differs_from_table_to_table(settings: Settings) -> None:
    one, other = await what_happens(settings)
    assert one != other


async def test_with_a_seed_everything_happens_again(settings: Settings) -> None:
    settings.seed = 7
    one, other = await what_happens(settings)
    assert one == other
    settings.seed = 8
    assert one not in await what_happens(settings)

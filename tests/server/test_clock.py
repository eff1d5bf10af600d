"""A clock that was ahead and is put back: bots go on, and nobody waits for a date far away."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import pytest

from cabildo.server.settings import Settings
from tests.server.conftest import Guest, serving
from tests.server.test_bots import is_annas_turn, wait_until

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
AHEAD = datetime(2093, 1, 1, tzinfo=UTC)


@asynccontextmanager
async def at_server(settings: Settings, time: datetime, cookies: dict[str, str] | None = None) -> AsyncIterator[Guest]:
    async with serving(settings, clock=lambda: time) as app:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://cabildo", cookies=cookies) as client:
            if cookies is None:
                await Guest(client).post("/api/me", {"name": "Anna"})
            yield Guest(client)


async def left_alone(settings: Settings, **wishes: Any) -> tuple[str, dict[str, str]]:
    """A table at which a bot has to act, made by a server whose clock is ahead and which stops before the bot acts."""
    pause, settings.bot_pause = settings.bot_pause, 30
    async with at_server(settings, AHEAD) as anna:
        table = (await anna.new_table("bot", "bot", "me", **wishes))["table"]["id"]
        cookies = dict(anna.client.cookies)
    settings.bot_pause = pause
    return table, cookies


async def test_bots_go_on_when_the_server_starts(settings: Settings) -> None:
    table, cookies = await left_alone(settings)
    async with at_server(settings, NOW, cookies) as anna:
        await wait_until(anna, table, is_annas_turn)


async def test_bots_that_lost_their_process_are_found(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cabildo.server.tables.driver.LOOK_EVERY", 0.05)
    async with at_server(settings, NOW) as elsewhere:
        monkeypatch.setattr("cabildo.server.tables.driver.LOOK_EVERY", 30)
        table, cookies = await left_alone(settings)
        monkeypatch.setattr("cabildo.server.tables.driver.LOOK_EVERY", 0.05)
        elsewhere.client.cookies.update(cookies)
        await wait_until(elsewhere, table, is_annas_turn)


async def test_a_time_limit_counts_from_now(settings: Settings) -> None:
    settings.bot_pause = 30
    async with at_server(settings, AHEAD) as anna:
        table = (await anna.new_table("me", "me", "me", days_per_move=3))["table"]["id"]
        cookies = dict(anna.client.cookies)
    async with at_server(settings, NOW, cookies) as anna:
        info = (await anna.look(table))["table"]
        assert datetime.fromisoformat(info["deadline"]) == NOW + timedelta(days=3)
    later = NOW + timedelta(minutes=30)
    async with at_server(settings, NOW - timedelta(minutes=30), cookies) as anna:  # no reason to change anything
        assert datetime.fromisoformat((await anna.look(table))["table"]["deadline"]) == NOW + timedelta(days=3)
    async with at_server(settings, later, cookies) as anna:
        assert datetime.fromisoformat((await anna.look(table))["table"]["deadline"]) == NOW + timedelta(days=3)

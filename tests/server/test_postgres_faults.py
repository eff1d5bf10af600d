"""PostgreSQL that can only be read, is gone or does not answer: 503 with the reason, and service when it is back."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest

from cabildo.server.health import EVERY
from cabildo.server.settings import Settings
from tests.server.conftest import Guest, serving


class Away:
    """A database of this test's own, that can be taken away."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self.name = f"cabildo_{secrets.token_hex(6)}"
        self.do(f"CREATE DATABASE {self.name}")

    @property
    def url(self) -> str:
        return str(self._server.get_uri(self.name))

    def do(self, statement: str) -> None:
        self._server.psql(statement)

    def hang_up(self) -> None:
        self.do(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{self.name}'")


@pytest.fixture
def away(postgres_server: Any) -> Away:
    return Away(postgres_server)


class Playing:
    """A guest at a table of a server, and the clock of its health."""

    anna: Guest
    table: str
    now = 0.0

    async def ailing(self, *faults: str) -> None:
        refusal = await self.anna.client.post(f"/api/tables/{self.table}/moves", json=self._wish())
        assert (refusal.status_code, refusal.json()["code"]) == (503, "problem-storage"), refusal.text
        assert refusal.json()["params"]["fault"] in faults
        self.now += EVERY
        assert (await self.anna.get("/health", 503))["status"] in faults

    async def well(self) -> None:
        self.now += EVERY
        await self.anna.client.get("/health")  # connections that were cut are noticed when they are used
        self.now += EVERY
        assert (await self.anna.get("/health"))["status"] == "ok"
        assert (await self.anna.post(f"/api/tables/{self.table}/moves", self._wish()))["sequence"] == 2

    def _wish(self) -> dict[str, Any]:
        return {"key": "the-one-key", "expected": 1, "seat": 0, "actions": ["role builder"]}


@asynccontextmanager
async def playing(settings: Settings, away: Away) -> AsyncIterator[Playing]:
    settings.database = away.url
    there = Playing()
    async with serving(settings, seconds=lambda: there.now) as app:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://cabildo", timeout=60) as client:
            there.anna = Guest(client)
            await there.anna.post("/api/me", {"name": "Anna"})
            there.table = (await there.anna.new_table("me", "me", "me"))["table"]["id"]
            yield there


async def test_a_database_that_can_only_be_read(settings: Settings, away: Away) -> None:
    async with playing(settings, away) as there:
        away.do(f"ALTER DATABASE {away.name} SET default_transaction_read_only = on")
        away.hang_up()
        await there.anna.client.get("/api/tables")  # the first one notices that it was cut off
        await there.ailing("read-only")
        assert (await there.anna.look(there.table))["table"]["sequence"] == 1
        away.do(f"ALTER DATABASE {away.name} RESET default_transaction_read_only")
        away.hang_up()
        await there.well()


async def test_a_database_that_lets_nobody_in(settings: Settings, away: Away) -> None:
    async with playing(settings, away) as there:
        away.do(f"ALTER DATABASE {away.name} ALLOW_CONNECTIONS false")
        away.hang_up()
        await there.ailing("no-answer")
        await there.ailing("no-answer")
        away.do(f"ALTER DATABASE {away.name} ALLOW_CONNECTIONS true")
        await there.well()


async def test_a_database_that_is_not_there_any_more(settings: Settings, away: Away) -> None:
    async with playing(settings, away) as there:
        away.do(f"ALTER DATABASE {away.name} ALLOW_CONNECTIONS false")
        away.hang_up()
        away.do(f"ALTER DATABASE {away.name} RENAME TO {away.name}_elsewhere")
        await there.anna.client.get("/api/tables")  # the first one notices that it was cut off
        await there.ailing("gone")
        away.do(f"ALTER DATABASE {away.name}_elsewhere RENAME TO {away.name}")
        away.do(f"ALTER DATABASE {away.name} ALLOW_CONNECTIONS true")
        await there.well()


async def test_a_database_that_does_not_answer(settings: Settings, away: Away, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cabildo.server.store.store.ANSWER_SECONDS", 0.5)
    async with playing(settings, away) as there:
        other = await asyncpg.connect(away.url)
        async with other.transaction():
            await other.execute("LOCK TABLE tables, log, health IN ACCESS EXCLUSIVE MODE")
            await there.ailing("no-answer")
        await other.close()
        await there.well()

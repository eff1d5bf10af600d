"""Nobody is called to a table that they have open, at whichever process; and by several processes only once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
import uvicorn

from cabildo.server.app import make_app
from cabildo.server.settings import Settings
from cabildo.server.store.migrate import migrate
from cabildo.server.store.rows import TurnRow
from cabildo.server.store.store import Store
from tests.server.conftest import Guest
from tests.server.push_service import PushService
from tests.server.running import free_port
from tests.server.sockets import Follower
from tests.server.test_push import CONTACT, Couple, sitting

Clock = Callable[[], float]


@pytest.fixture
def settings(settings: Settings, database: str | None) -> Settings:
    settings.database = database
    settings.push_contact = CONTACT
    settings.push_grace = 0.2
    return settings


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[PushService]:
    async with PushService(tmp_path).running() as running:
        yield running


@asynccontextmanager
async def listening(settings: Settings, service: PushService, seconds: Clock | None = None) -> AsyncIterator[str]:
    """A server that can be reached by sockets, in this process; its address."""
    await asyncio.to_thread(migrate, settings.database_url())
    app, port = make_app(settings, post=service.post(), seconds=seconds or service.watch), free_port()
    server = uvicorn.Server(
        uvicorn.Config(app, host="127.0.0.1", port=port, log_config=None, ws="websockets-sansio", lifespan="on")
    )
    server.capture_signals = suppress  # type: ignore[method-assign, assignment]  # they are for the tests
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await running


@asynccontextmanager
async def couple_at(*addresses: str) -> AsyncIterator[Couple]:
    """Anna at the first address, Bob at the last one."""
    async with AsyncExitStack() as stack:

        async def guest(name: str) -> Guest:
            address = addresses[0] if name == "Anna" else addresses[-1]
            client = await stack.enter_async_context(httpx.AsyncClient(base_url=address, timeout=60))
            person = Guest(client)
            await person.post("/api/me", {"name": name})
            return person

        yield await sitting(guest)


async def test_who_has_the_table_open_is_called_when_they_have_left_it(
    settings: Settings, service: PushService
) -> None:
    async with listening(settings, service) as address, couple_at(address) as couple:
        async with Follower(address, dict(couple.bob.client.cookies)) as window:
            await window.watch(couple.table, 1)
            await couple.until_asked(couple.bob)
            await service.nothing_more(0)
        await service.heard(1)
        await service.nothing_more(1)


async def test_a_page_that_is_loaded_again_is_no_absence(settings: Settings, service: PushService) -> None:
    settings.push_grace = 6.0
    async with listening(settings, service, time.monotonic) as address, couple_at(address) as couple:
        await couple.until_asked(couple.bob)
        for _ in range(6):
            async with Follower(address, dict(couple.bob.client.cookies)) as window:
                await window.watch(couple.table, 1)
                await asyncio.sleep(1.5)  # longer than from one look to the next
            await asyncio.sleep(0.1)
        assert service.messages == []


async def test_another_open_table_is_not_this_one(settings: Settings, service: PushService) -> None:
    async with listening(settings, service) as address, couple_at(address) as couple:
        other = (await couple.bob.new_table("me", "bot", "bot"))["table"]["id"]
        async with Follower(address, dict(couple.bob.client.cookies)) as window:
            await window.watch(other, 0)
            await couple.until_asked(couple.bob)
            await service.heard(1)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_of_two_processes_one_calls(settings: Settings, service: PushService) -> None:
    async with (
        listening(settings, service) as first,
        listening(settings, service) as second,
        couple_at(first, second) as couple,
    ):
        for calls in (1, 2, 3):
            await couple.until_asked(couple.bob)
            await service.heard(calls)
            await service.nothing_more(calls)
            await couple.until_asked(couple.anna)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_who_has_it_open_at_one_process_is_not_called_by_the_other(
    settings: Settings, service: PushService
) -> None:
    settings.push_grace = 4.0
    async with (
        listening(settings, service, time.monotonic) as first,
        listening(settings, service, time.monotonic) as second,
        couple_at(first, second) as couple,
    ):
        async with Follower(second, dict(couple.bob.client.cookies)) as window:
            await window.watch(couple.table, 1)
            await couple.until_asked(couple.bob)
            await asyncio.sleep(2.5 * settings.push_grace)
            assert service.messages == []
        await service.heard(1)


async def test_a_turn_is_claimed_once_and_only_as_it_was_found(settings: Settings, service: PushService) -> None:
    async with listening(settings, service) as address, couple_at(address) as couple:
        await couple.until_asked(couple.bob)
        store = Store(settings.database_url())
        try:
            [turn] = [one for one in await store.asked(10_000) if one.table == couple.table]
            await store.see([turn])
            assert not await store.claim_call(turn)  # another process saw him there
            [turn] = [one for one in await store.asked(10_000) if one.table == couple.table]
            claims = await asyncio.gather(*(store.claim_call(turn) for _ in range(8)))
            assert sorted(claims) == [False] * 7 + [True]
            assert [one for one in await store.asked(10_000) if one.table == couple.table] == []
            assert await store.still_asked(turn)
            await couple.until_asked(couple.anna)
            assert not await store.still_asked(turn)
            late = TurnRow(turn.table, turn.person, turn.sequence, turn.sequence, turn.seen)
            assert not await store.claim_call(late)  # he has answered
        finally:
            await store.close()

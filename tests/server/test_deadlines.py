"""Days per move, with a clock that can be turned; and playing again."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from cabildo.server.settings import Settings
from tests.server.conftest import Guest, Join, serving

START = datetime(2026, 3, 1, 12, tzinfo=UTC)


class Clock:
    """Goes on only when told to."""

    def __init__(self) -> None:
        self.time = START

    def __call__(self) -> datetime:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def app(settings: Settings, clock: Clock) -> AsyncIterator[Starlette]:
    settings.bot_pause = 0
    async with serving(settings, clock=clock) as app:
        yield app


async def started(guest: Join, **wishes: Any) -> tuple[Guest, Guest, str]:
    """Bob on seat 0, who begins; Anna on seats 1 and 2."""
    anna, bob = await guest("Anna"), await guest("Bob")
    state = await anna.new_table("link", "me", "me", **wishes)
    table = state["table"]["id"]
    await bob.post(f"/api/tables/{table}/join", {"token": state["invitations"][0]["token"]})
    await anna.post(f"/api/tables/{table}/start")
    return anna, bob, table


async def test_when_time_is_over_the_others_may_call_a_bot(guest: Join, clock: Clock) -> None:
    anna, bob, table = await started(guest, days_per_move=3)
    info = (await anna.look(table))["table"]
    assert datetime.fromisoformat(info["deadline"]) == START + timedelta(days=3)
    clock.time = START + timedelta(days=3, seconds=-1)
    await anna.post(f"/api/tables/{table}/seats/0/bot", status=409)
    clock.time = START + timedelta(days=3)
    for seat in (1, 2):  # it is not their turn
        await anna.post(f"/api/tables/{table}/seats/{seat}/bot", status=409)
    await anna.post(f"/api/tables/{table}/seats/7/bot", status=404)
    eve = await guest("Eve")
    await eve.post(f"/api/tables/{table}/seats/0/bot", status=404)
    await anna.post(f"/api/tables/{table}/seats/0/bot")
    info = (await anna.look(table))["table"]
    assert info["seats"][0]["stand_in"]
    await bob.move(table, 0, "role builder", status=403)
    await bob.post(f"/api/tables/{table}/come-back")
    assert not (await anna.look(table))["table"]["seats"][0]["stand_in"]


async def test_a_move_gives_the_next_one_all_its_time(guest: Join, clock: Clock) -> None:
    anna, bob, table = await started(guest, days_per_move=1)
    clock.time = START + timedelta(days=5)
    await bob.move(table, 0, "role builder", "build small-market")  # late, but nobody minded
    info = (await anna.look(table))["table"]
    assert datetime.fromisoformat(info["deadline"]) == START + timedelta(days=6)
    await bob.post(f"/api/tables/{table}/seats/1/bot", status=409)
    clock.time = START + timedelta(days=6)
    await bob.post(f"/api/tables/{table}/seats/1/bot")


async def test_without_days_per_move_there_is_all_the_time(guest: Join, clock: Clock) -> None:
    anna, _, table = await started(guest)
    clock.time = START + timedelta(days=3650)
    assert (await anna.look(table))["table"]["deadline"] is None
    await anna.post(f"/api/tables/{table}/seats/0/bot", status=409)


async def test_a_rematch_keeps_the_people(guest: Join, clock: Clock) -> None:
    """Bob and Anna played to the end; whoever asks first makes the table, and both have their seats at it."""
    anna, bob, table = await started(guest)
    await anna.post(f"/api/tables/{table}/rematch", status=409)
    pick = random.Random(1)
    while (info := (await anna.look(table))["table"])["status"] == "running":
        person = bob if info["actor"] == 0 else anna
        choices = (await person.look(table, info["actor"]))["decision"]["choices"]
        await person.move(table, info["actor"], pick.choice(choices), expected=info["sequence"])
    clock.time += timedelta(hours=1)
    eve = await guest("Eve")
    await eve.post(f"/api/tables/{table}/rematch", status=404)
    again = await bob.post(f"/api/tables/{table}/rematch")
    new = again["table"]["id"]
    assert again["table"]["status"] == "open"  # until all are there
    assert again["table"]["owner"]
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Bob", "Anna", "Anna 2"]
    assert (await anna.post(f"/api/tables/{table}/rematch"))["table"]["id"] == new
    assert new in [info["id"] for info in await anna.get("/api/tables")]
    assert (await anna.look(table))["table"]["rematch"] == new
    running = await anna.post(f"/api/tables/{new}/start")
    assert running["table"]["status"] == "running"
    assert running["mine"] == [1, 2]


async def test_who_does_not_want_a_rematch_frees_his_seat(guest: Join, app: Starlette) -> None:
    """The seat of an open table that its person leaves has a link again, for somebody else."""
    async with AsyncExitStack() as stack:
        transport = httpx.ASGITransport(app=app)
        client = await stack.enter_async_context(httpx.AsyncClient(transport=transport, base_url="http://cabildo"))
        anna = Guest(client)
        await anna.post("/api/me", {"name": "Anna"})
        bob = await guest("Bob")
        state = await anna.new_table("me", "link", "bot")
        table, token = state["table"]["id"], state["invitations"][0]["token"]
        await bob.post(f"/api/tables/{table}/join", {"token": token})
        await bob.post(f"/api/tables/{table}/leave")
        (invitation,) = (await anna.look(table))["invitations"]
        assert invitation["token"] != token
        await anna.post(f"/api/tables/{table}/start", status=409)

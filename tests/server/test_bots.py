"""Bots think elsewhere: one that fails, answers nonsense or overruns is replaced, and the table goes on."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import Any

import httpx
import pytest

from cabildo.engine.game import Game
from cabildo.server import bot_pool
from cabildo.server.bot_pool import BotPool
from cabildo.server.settings import Settings
from cabildo.server.store.store import Store
from tests.server.conftest import Guest, Join, new_key, serving
from tests.server.thinkers import break_rules, die, fail, overrun, say_nothing, talk_nonsense

PATIENCE = 60


FAULTS = [fail, die, talk_nonsense, break_rules, say_nothing, overrun]


async def wait_until(anna: Guest, table: str, fits: Any) -> Any:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        state = await anna.look(table)
        if fits(state):
            return state
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come to pass")


def is_annas_turn(state: Any) -> bool:
    return bool(state["table"]["my_turn"])


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
async def test_a_bot_that_fails_is_replaced_by_a_legal_move(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: Any
) -> None:
    monkeypatch.setattr(bot_pool, "think", fault)
    settings.bot_seconds = 0.3 if fault is overrun else 20
    async with serving(settings) as app:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://cabildo") as client:
            anna = Guest(client)
            await anna.post("/api/me", {"name": "Anna"})
            table = (await anna.new_table("bot", "bot", "me"))["table"]["id"]
            state = await wait_until(anna, table, is_annas_turn)
            assert state["table"]["sequence"] > 1
            numbers = (await client.get("/metrics")).text
    failures = int(float(numbers.split("\ncabildo_bot_failures_total ")[1].split()[0]))
    errors = [record for record in caplog.records if record.name == "cabildo.bots"]
    assert failures >= 1
    assert len(errors) >= failures
    assert all(record.levelno == logging.ERROR and "simple" in record.getMessage() for record in errors)


async def test_others_are_served_while_a_bot_thinks(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot thinks for ever and is stopped after 4 s; meanwhile a hundred requests are answered."""
    monkeypatch.setattr(bot_pool, "think", overrun)
    settings.bot_seconds = 4
    async with serving(settings) as app:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://cabildo") as client:
            anna = Guest(client)
            await anna.post("/api/me", {"name": "Anna"})
            waiting = (await anna.new_table("bot", "bot", "me"))["table"]["id"]
            own = (await anna.new_table("me", "me", "me"))["table"]["id"]
            await anna.move(own, 0, "role builder")
            for _ in range(100):
                await anna.get("/api/me")
            assert (await anna.look(own))["table"]["sequence"] == 2
            assert (await anna.look(waiting))["table"]["sequence"] == 1  # it still thinks


async def test_the_pool_goes_on_after_a_bot_was_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new("puerto-rico", 3, seed=1, options={"governor": 1})
    pool = BotPool(workers=1, seconds=0.3)
    try:
        monkeypatch.setattr(bot_pool, "think", overrun)
        legal = {game.state.vocabulary.notation(action) for action in game.state.legal_actions()}
        assert await pool.choose("simple", game.state, 1) in legal
        assert pool.failures == 1
        monkeypatch.undo()
        pool._seconds = 30
        assert await pool.choose("simple", game.state, 1) in legal
        assert pool.failures == 1
    finally:
        await pool.close()


async def test_a_bot_is_never_shown_the_real_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """The positions of two games that differ only in what the bot's seat cannot know are drawn alike."""
    seen: list[dict[str, Any]] = []

    async def spy(_bot: str, position: dict[str, Any], _seed: int) -> str:
        seen.append(position)
        raise RuntimeError

    monkeypatch.setattr(random.SystemRandom, "getrandbits", lambda _self, _bits: 7)
    position = Game.new("puerto-rico", 3, seed=3, options={"governor": 1}).state.to_position()
    pool = BotPool(workers=1, seconds=1)
    monkeypatch.setattr(pool, "_think", spy)
    for generator in ([7, 7], [8, 9]):
        position["generator"] = generator
        await pool.choose("simple", Game.from_position(position).state, 1)
    assert seen[0] == seen[1]


async def test_bots_go_on_after_a_restart(settings: Settings) -> None:
    """The first server stops before its bots have acted; the second one lets them act without being asked."""
    settings.bot_pause = 30
    async with serving(settings) as app:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://cabildo") as client:
            anna = Guest(client)
            await anna.post("/api/me", {"name": "Anna"})
            table = (await anna.new_table("bot", "bot", "me"))["table"]["id"]
            over = (await anna.new_table("me", "bot", "bot"))["table"]["id"]
            cookies = dict(client.cookies)
            assert (await anna.look(table))["table"]["sequence"] == 1
    store = Store(settings.database_url())
    assert list(await store.waiting_for_server()) == [table]
    await store.close()
    settings.bot_pause = 0
    async with serving(settings) as app:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://cabildo", cookies=cookies) as client:
            state = await wait_until(Guest(client), table, is_annas_turn)
            assert state["table"]["sequence"] > 1
            assert (await Guest(client).look(over))["table"]["sequence"] == 1


async def test_who_comes_back_is_not_overtaken_by_the_bot(settings: Settings) -> None:
    """The bot was thinking for Anna's seat; since she came back she moves herself."""
    settings.bot_pause = 0.5
    async with serving(settings) as app:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://cabildo") as client:
            anna = Guest(client)
            await anna.post("/api/me", {"name": "Anna"})
            table = (await anna.new_table("me", "me", "me"))["table"]["id"]
            await anna.post(f"/api/tables/{table}/leave")
            await asyncio.sleep(0.1)
            await anna.post(f"/api/tables/{table}/come-back")
            await asyncio.sleep(1)
            assert (await anna.look(table))["table"]["sequence"] == 1
            await anna.move(table, 0, "role builder")
            await anna.post(f"/api/tables/{table}/leave")
            await wait_until(anna, table, lambda state: state["table"]["sequence"] > 2)


async def test_a_whole_game_with_bots(guest: Join) -> None:
    anna = await guest("Anna")
    table = (await anna.new_table("me", "bot", "bot"))["table"]["id"]
    while True:
        state = await wait_until(anna, table, lambda state: is_annas_turn(state) or state["table"]["status"] == "over")
        if state["table"]["status"] == "over":
            break
        decision = state["decision"]
        wish = {
            "key": new_key(),
            "expected": state["table"]["sequence"],
            "seat": 0,
            "actions": [decision["usual"] or decision["choices"][0]],
        }
        await anna.post(f"/api/tables/{table}/moves", wish)
    assert state["decision"] is None
    assert sorted(seat["rank"] for seat in state["standings"]["seats"])[0] == 1
    assert all(player["points"] is not None for player in state["view"]["players"])
    await anna.move(table, 0, "role builder", status=409)
    await anna.undo(table, 0, 409)
    again = await anna.post(f"/api/tables/{table}/rematch")
    assert again["table"]["status"] == "running"
    assert again["table"]["id"] == (await anna.look(table))["table"]["rematch"]
    assert (await anna.post(f"/api/tables/{table}/rematch"))["table"]["id"] == again["table"]["id"]

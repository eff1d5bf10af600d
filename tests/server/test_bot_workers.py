"""Workers are killed as the system kills them (-9), idle, thinking and starting: bots play on all the same."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from cabildo.engine.game import Game
from cabildo.engine.state import State
from cabildo.server import bot_pool, bot_worker
from cabildo.server.bot_pool import LONGEST_PAUSE, BotPool, pause_after
from cabildo.server.settings import Settings
from tests.server.conftest import Guest, serving
from tests.server.thinkers import GOOD, die_at_every_question, die_at_once, dwell_the_first_time, say_good

PATIENCE = 60


@asynccontextmanager
async def pool_of(workers: int, seconds: float = PATIENCE, **options: Any) -> AsyncIterator[BotPool]:
    pool = BotPool(workers, seconds, **options)
    try:
        yield pool
    finally:
        await pool.close()
    assert not bot_processes()


@pytest.fixture
def state() -> State:
    state = Game.new("puerto-rico", 5, seed=1, options={"governor": 1}).state
    assert state.vocabulary.notation(state.legal_actions()[0]) != GOOD
    return state


def bot_processes() -> list[int]:
    return [child.pid for child in multiprocessing.active_children() if child.pid is not None]


def kill(processes: list[int]) -> None:
    for process in processes:
        os.kill(process, signal.SIGKILL)


async def until(fits: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not fits():
        assert time.monotonic() < deadline, "it did not come to pass"
        await asyncio.sleep(0.02)


async def test_an_idle_worker_that_is_killed_costs_no_move(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "think", say_good)
    async with pool_of(1) as pool:
        for _ in range(2):
            answers = await asyncio.gather(*(pool.choose("simple", state, 1) for _ in range(4)))
            assert answers == [GOOD] * 4
            kill(bot_processes())
        assert pool.failures == 0
        assert pool.deaths >= 1


async def test_an_idle_worker_that_is_killed_is_replaced_unasked(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "think", say_good)
    async with pool_of(1) as pool:
        await pool.choose("simple", state, 1)
        (first,) = bot_processes()
        kill([first])
        await until(lambda: pool.deaths == 1 and pool.trouble() is None and bot_processes() not in ([], [first]))
        assert await pool.choose("simple", state, 1) == GOOD
        assert pool.failures == 0


async def test_the_move_of_a_worker_that_is_killed_is_thought_over_again(
    state: State, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bot_pool, "think", dwell_the_first_time)
    async with pool_of(1) as pool:
        thinking = asyncio.create_task(pool.choose(str(tmp_path), state, 1))
        await until((tmp_path / "asked").exists)
        kill(bot_processes())
        assert await thinking == GOOD
        assert (pool.deaths, pool.failures) == (1, 0)


async def test_a_question_that_kills_every_worker_gets_a_legal_move(
    state: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "think", die_at_every_question)
    async with pool_of(1) as pool:
        legal = {state.vocabulary.notation(action) for action in state.legal_actions()}
        assert await pool.choose("simple", state, 1) in legal
        assert (pool.deaths, pool.failures) == (2, 1)
        monkeypatch.setattr(bot_pool, "think", say_good)
        assert await pool.choose("simple", state, 1) == GOOD
        assert pool.failures == 1


async def test_workers_that_cannot_live_are_started_less_and_less_often(
    state: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Meanwhile moves are simple ones and the pool says what is wrong; when workers live again, so do the bots."""
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)
        await asyncio.sleep(0)

    monkeypatch.setattr(bot_pool, "think", say_good)
    async with pool_of(1, 2, sleep=sleep) as pool:
        with monkeypatch.context() as broken:
            broken.setattr(bot_worker, "work", die_at_once)
            assert await pool.choose("simple", state, 1) != GOOD
            await until(lambda: len(pauses) > 4)
            assert pool.trouble() == "1 of 1 bot workers died and are not back"
            assert pool.workers() == 0
        await until(lambda: pool.trouble() is None)
        pool._seconds = PATIENCE
        assert await pool.choose("simple", state, 1) == GOOD
        assert pauses[:5] == [0, 0.25, 0.5, 1, 2]
    assert pause_after(1000) == LONGEST_PAUSE


async def test_a_move_does_not_wait_for_ever_for_dead_workers(state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "work", die_at_once)
    async with pool_of(1, 0.3, sleep=lambda _: asyncio.sleep(PATIENCE)) as pool:
        legal = {state.vocabulary.notation(action) for action in state.legal_actions()}
        assert await pool.choose("simple", state, 1) in legal
        assert pool.failures == 1


async def test_health_and_numbers_tell_of_dead_workers(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.bot_seconds = 0.3
    with monkeypatch.context() as broken:
        broken.setattr(bot_worker, "work", die_at_once)
        async with serving(settings) as app:
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(transport=transport, base_url="http://cabildo") as client:
                assert (await client.get("/health")).json()["status"] == "ok"
                anna = Guest(client)
                await anna.post("/api/me", {"name": "Anna"})
                table = (await anna.new_table("bot", "bot", "me"))["table"]["id"]
                while not (await anna.look(table))["table"]["my_turn"]:
                    await asyncio.sleep(0.02)
                health = await client.get("/health")
                assert health.status_code == 200  # games of people go on
                assert health.json()["status"] == "degraded"
                assert "bot workers died" in health.text
                numbers = (await client.get("/metrics")).text
                assert "\ncabildo_bot_workers 0.0" in numbers
                assert float(numbers.split("\ncabildo_bot_worker_deaths_total ")[1].split()[0]) >= 1
                broken.undo()


async def test_workers_end_with_the_server(state: State, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Also those that would think on: a server is closed while a bot thinks."""
    monkeypatch.setattr(bot_pool, "think", dwell_the_first_time)
    pool = BotPool(1, PATIENCE)
    thinking = asyncio.create_task(pool.choose(str(tmp_path), state, 1))
    await until((tmp_path / "asked").exists)
    thinking.cancel()
    await asyncio.wait([thinking])
    await pool.close()
    assert not bot_processes()

"""Which choices are final is tried only for a person who is asked, and never on the event loop where it is much."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import pytest

import cabildo
from cabildo.bots.bot import Bot
from cabildo.engine.game import Game
from cabildo.engine.state import State
from cabildo.server import bot_pool
from cabildo.server.tables import live_table
from cabildo.server.tables.seeing import decision_for
from tests.server.test_secrecy import live_table as table_of


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """In which threads choices were tried."""
    threads: list[threading.Thread] = []

    def trying(_state: Any) -> tuple[tuple[int, ...], dict[int, Any]]:
        threads.append(threading.current_thread())
        return (), {}

    monkeypatch.setattr(live_table, "judged_choices", trying)
    return threads


async def test_only_the_seat_that_is_asked_makes_it_necessary(tried: list[threading.Thread]) -> None:
    live = table_of(Game.new("puerto-rico", 3, seed=3, options={"governor": 1}))
    for other in (1, 2, None):
        decision_for(live, other)
    assert tried == []
    for _ in range(3):
        decision_for(live, 0)
    assert tried == [threading.main_thread()]  # once


async def test_many_choices_are_tried_beside_the_loop(
    tried: list[threading.Thread], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "FEW_CHOICES", 0)
    live = table_of(Game.new("puerto-rico", 3, seed=3, options={"governor": 1}))
    live.row.seats[0].bot = "simple"
    await live.think()
    assert tried == []  # no person is asked
    live.row.seats[0].bot = None
    await live.think()
    await live.think()
    assert decision_for(live, 0) is not None
    assert len(tried) == 1
    assert tried[0] is not threading.main_thread()


async def test_all_who_look_meanwhile_wait_for_the_same(
    tried: list[threading.Thread], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the first of them goes away."""
    monkeypatch.setattr(live_table, "FEW_CHOICES", 0)
    live = table_of(Game.new("puerto-rico", 3, seed=3, options={"governor": 1}))
    first, *others = [asyncio.create_task(live.think()) for _ in range(5)]
    await asyncio.sleep(0)  # they have asked
    first.cancel()
    await asyncio.gather(*others)
    assert len(tried) == 1
    game = live.running_game().branch()
    game.apply("role builder")
    live.game = game
    await asyncio.gather(live.think(), live.think())
    assert len(tried) == 2


def test_a_bot_is_asked_with_the_one_sample_that_was_made_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    samples: list[State] = []

    class Recording(Bot):
        name = "recording"

        def choose(self, state: State, random: random.Random) -> int:
            samples.append(state)
            return state.legal_actions()[0]

    monkeypatch.setattr(bot_pool, "make_bot", lambda _name: Recording())
    state = cabildo.title("puerto-rico").new(players=3, seed=3)
    position = state.sample(0, 5).to_position()
    bot_pool.think("recording", position, 7)
    assert [sample.to_position() for sample in samples] == [position]

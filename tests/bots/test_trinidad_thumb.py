"""The simple opponent of Trinidad: its rules of thumb one by one, and that they win games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cabildo.bots.bot import Bot, answer
from cabildo.bots.roster import make_bot
from cabildo.bots.trinidad import choose
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import as_table


def chosen(state: TrinidadState) -> str:
    return state.vocabulary.notation(choose(state, Random(0)))


def play_out(bots: list[Bot], seed: int, options: dict[str, Any] | None = None) -> TrinidadState:
    state, random = TITLE.new(len(bots), seed, options), Random(seed)
    while not state.over:
        state.apply(answer(bots[int(state.actor)], state, random))
    return as_table(state)


# ---- whole games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_beats_random_players(players: int) -> None:
    """In these games, which always go the same way, and far."""
    for seat in range(2):
        bots = [make_bot("simple" if other == seat else "random") for other in range(players)]
        state = play_out(bots, seed=players)
        points = [int(player.score) for player in state.players]
        assert points[seat] > 60 + max(points[other] for other in range(players) if other != seat)


def test_chance_has_no_part_in_its_choice() -> None:
    state = as_table(TITLE.new(4, seed=3))
    assert {choose(state.copy(), Random(seed)) for seed in range(3)} == {choose(state.copy(), Random(9))}

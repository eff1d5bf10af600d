"""Every game ends: within a decade a measure falls from turn to turn, whatever the players do."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cabildo.titles.trinidad import phases
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import GRIDS, HIRING, LOT, REACTIVATING_FREE
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import random_game
from tests.titles.trinidad.busy_games import GAMES, states_of

Measure = tuple[int, ...]


def measure_of(state: TrinidadState) -> Measure:
    """What is used up, the most lasting first.

    Decades; what brings workers back to hand, which each seat can do once a decade for each grid and once by status;
    workers at hand, of which every main action takes one; what free actions use up: cubes of the warehouse, Lots on the
    map, affiliates in hands, a free reactivation; and seats that have not passed.
    """
    seats = range(len(state.players))
    sources = sum(GRIDS - int(player.recovered).bit_count() + (not player.has_used(HIRING)) for player in state.players)
    lots = sum(state.city.building(space) == LOT for space in range(state.board.spaces))
    free = int(sum(state.warehouse)) + lots + sum(len(player.hand) for player in state.players)
    free += sum(not player.has_used(REACTIVATING_FREE) for player in state.players)
    return (
        -int(state.decade),
        sources,
        sum(int(player.hands()) for player in state.players),
        free,
        sum(not state.passed >> seat & 1 for seat in seats),
    )


def falls(states: list[TrinidadState]) -> int:
    """Compare each turn with the next one; hand back how many there were."""
    turns = [measure_of(state) for state in states if not state.over and state.waiting is None and is_turn(state)]
    for before, after in pairwise(turns):
        assert after < before
    return len(turns)


def is_turn(state: TrinidadState) -> bool:
    return bool(state.phase == phases.TURN)


@pytest.mark.rule("TR-FREE-09", "TR-ACTION-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_measure_falls_from_turn_to_turn(players: int) -> None:
    assert falls([state.copy() for _, state in random_game(players, seed=7)]) > 80


@pytest.mark.parametrize("name", GAMES)
def test_it_falls_in_busy_games_too(name: str) -> None:
    assert falls(states_of(name)) > 50


@pytest.mark.parametrize("name", GAMES)
def test_what_a_turn_asks_is_soon_answered(name: str) -> None:
    """Between two turns, or from the last turn of a decade to the first of the next, there are few decisions."""
    longest = between = 0
    for state in states_of(name):
        between = 0 if is_turn(state) else between + 1
        longest = max(longest, between)
    assert longest < 60


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_are_far_from_the_limit(players: int) -> None:
    decisions = sum(1 for _ in random_game(players, seed=3))
    assert 10 * decisions < TITLE.decision_limit(players)

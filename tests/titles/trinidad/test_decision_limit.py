"""No game can go on for ever: with every decision there are fewer left, and at the start not more than the limit."""

from __future__ import annotations

import random

import pytest

from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import as_table, new_game
from tests.titles.trinidad.decisions_left import decisions_left
from tests.titles.trinidad.tempers import TEMPERS, Temper, town


def play_through(state: TrinidadState, temper: Temper, pick: random.Random) -> int:
    """Play to the end, also decisions without a choice; hand back how many there were."""
    decisions = 0
    left = decisions_left(state)
    while not state.over:
        asked = state.decision.kind
        action = temper(state, pick)
        state.step(action)
        decisions += 1
        before, left = left, decisions_left(state)
        assert left < before, f"{state.vocabulary.notation(action)!r} amid {asked!r}: {before} before, {left} after it"
    assert left == 0
    return decisions


@pytest.mark.parametrize("characters", ["auction", "dealt"])
@pytest.mark.parametrize("players", TITLE.player_counts)
def test_a_new_game_has_no_more_decisions_than_the_limit(players: int, characters: str) -> None:
    assert decisions_left(new_game(players, characters=characters)) <= TITLE.decision_limit(players)


@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("players", TITLE.player_counts)
def test_with_every_decision_there_are_fewer_left(players: int, temper: str) -> None:
    """In a whole game, and in one that begins amid a town where everything can be done."""
    pick = random.Random(f"{players} {temper}")
    whole = play_through(new_game(players, seed=players), TEMPERS[temper], pick)
    assert 50 * players < whole < TITLE.decision_limit(players) / 10
    play_through(as_table(TITLE.from_position(town(players))), TEMPERS[temper], pick)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("temper", TEMPERS)
@pytest.mark.parametrize("players", TITLE.player_counts)
def test_there_are_fewer_left_in_many_games(players: int, temper: str, seed: int) -> None:
    pick = random.Random(f"{players} {temper} {seed}")
    options = {"characters": "dealt"} if seed % 2 else {}
    play_through(as_table(TITLE.new(players, seed, options)), TEMPERS[temper], pick)
    play_through(as_table(TITLE.from_position(town(players))), TEMPERS[temper], pick)

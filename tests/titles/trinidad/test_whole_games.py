"""Whole games by chance: they come to their end, decade after decade, and nothing is made or lost on the way."""

from __future__ import annotations

import random
from itertools import product

import pytest

from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import new_game

GAMES = list(product((2, 3, 4, 5), ("auction", "dealt")))


def any_action(state: TrinidadState, chance: random.Random) -> int:
    """Any kind of action, then any of its kind: so rare kinds come about as often as those with many places."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal_actions():
        kinds.setdefault(state.vocabulary.notation(action).split()[0], []).append(action)
    if len(kinds) > 1 and chance.random() < 0.8:
        kinds.pop("pass", None)
    return chance.choice(kinds[chance.choice(sorted(kinds))])


def play_through(state: TrinidadState, seed: int) -> list[tuple[int, str]]:
    """Play to the end; hand back decade and kind of every decision. Nothing is made or lost with any action."""
    chance = random.Random(seed)
    material = TITLE.material(state)
    asked: list[tuple[int, str]] = []
    while not state.over:
        assert state.legal_actions() == sorted(set(state.legal_actions()))
        asked.append((int(state.decade), state.decision.kind))
        action = any_action(state, chance)
        state.apply(action)
        assert TITLE.material(state) == material, f"after {state.vocabulary.notation(action)} of seed {seed}"
    return asked


@pytest.mark.parametrize(("players", "characters"), GAMES)
@pytest.mark.rule("TR-COMP-04", "TR-FLOW-02")
def test_a_short_game_comes_to_its_end(players: int, characters: str) -> None:
    state = new_game(players, seed=players, characters=characters, length="short")
    asked = play_through(state, seed=players)
    assert {decade for decade, kind in asked if kind == "turn"} == set(range(1, 9))
    assert all(sum(player.tally) == player.score for player in state.players)


@pytest.mark.rule("TR-FLOW-01", "TR-FLOW-03")
def test_a_full_game_has_twelve_decades_of_three_phases() -> None:
    asked = play_through(new_game(3, seed=7), seed=7)
    for decade in range(1, 13):
        kinds = [kind for when, kind in asked if when == decade and kind in ("drawing", "salary", "turn")]
        assert kinds == sorted(kinds), "drawing, then salaries, then turns"
        assert kinds[-1] == "turn"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize(("players", "characters"), GAMES)
def test_many_games_come_to_their_end(players: int, characters: str, seed: int) -> None:
    length = "short" if seed % 2 else "full"
    play_through(new_game(players, seed=seed, characters=characters, length=length), seed=seed)

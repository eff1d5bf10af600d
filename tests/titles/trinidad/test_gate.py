"""Trinidad keeps the laws of the contract: every number of players, both lengths, both ways to characters."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabildo.engine.game import Game
from cabildo.testing import check_title, laws
from cabildo.testing.gate import Report, check_game
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import as_table
from tests.titles.trinidad.busy_games import GAMES as GAMES_AMID_A_TOWN
from tests.titles.trinidad.busy_games import busy_action, busy_game
from tests.titles.trinidad.secrets import REVEALS, alter

SEEDS = st.integers(0, 2**62 - 1)

GAMES: list[dict[str, Any]] = [
    {"players": players, "length": length, "characters": characters, "open-screens": False}
    for players, length, characters in product((2, 3, 4, 5), ("full", "short"), ("auction", "dealt"))
] + [{"players": 3, "length": "short", "characters": "dealt", "open-screens": True}]
SAMPLE: list[dict[str, Any]] = [  # what every run looks at
    {"players": 2, "length": "full", "characters": "auction", "open-screens": False},
    {"players": 3, "length": "short", "characters": "dealt", "open-screens": False},
    {"players": 4, "length": "short", "characters": "auction", "open-screens": True},
    {"players": 5, "length": "full", "characters": "dealt", "open-screens": False},
]
ALWAYS = {"drawing", "keeping", "salary", "turn", "working"}


def name_of(game: dict[str, Any]) -> str:
    screens = "open" if game["open-screens"] else "closed"
    return f"{game['players']} players, {game['length']}, {game['characters']}, {screens}"


def options_of(game: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in game.items() if name != "players"}


def check(game: dict[str, Any], seed: int, every: int) -> Report:
    """All laws on one random game with these options."""
    played = laws.random_game(TITLE, game["players"], seed, options_of(game))
    check_game(TITLE, played, options_of(game), every, seed, alter, REVEALS)
    report = Report()
    report.add(played)
    return report


def test_the_sample_has_some_of_everything() -> None:
    for name in ("players", "length", "characters", "open-screens"):
        assert {game[name] for game in SAMPLE} == {game[name] for game in GAMES}


@pytest.mark.parametrize("game", SAMPLE, ids=name_of)
@pytest.mark.rule("TR-COMP-04", "TR-COMP-12")
def test_all_laws_hold(game: dict[str, Any]) -> None:
    report = check(game, seed=1, every=60)
    assert set(report.kinds) >= ALWAYS


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_all_laws_hold_in_many_games(game: dict[str, Any], seed: int) -> None:
    check(game, seed, every=11)


def busy(name: str, seed: int) -> Game:
    """A game amid a town, played so that much happens."""
    players, fields = GAMES_AMID_A_TOWN[name]
    start = next(busy_game(players, seed, **fields))
    game, pick = Game.from_position(start.to_position(), title=TITLE), random.Random(seed)
    while not game.state.over:
        game.apply(busy_action(as_table(game.state), pick))
    return game


@pytest.mark.parametrize("name", ["two, short, late", "four, short, late"])
def test_all_laws_hold_where_much_happens(name: str) -> None:
    game = busy(name, seed=2)
    assert check_game(TITLE, game, TITLE.check(4, game.record().options), 40, 2, alter, REVEALS) > 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3, 8))
@pytest.mark.parametrize("name", GAMES_AMID_A_TOWN)
def test_all_laws_hold_in_many_games_where_much_happens(name: str, seed: int) -> None:
    game = busy(name, seed)
    check_game(TITLE, game, TITLE.check(4, game.record().options), 9, seed, alter, REVEALS)


def test_the_gate_opens_with_any_options() -> None:
    report = check_title(TITLE, players=[3], games=1, seed=2, every=60, alter=alter, reveals=REVEALS)
    assert report.games == 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_the_gate_opens_with_any_options_in_many_games(seed: int) -> None:
    check_title(TITLE, games=3, seed=100 + seed, every=11, alter=alter, reveals=REVEALS)


@settings(max_examples=4)
@given(game=st.sampled_from(GAMES), seed=SEEDS)
@pytest.mark.rule("TR-COMP-01", "TR-COMP-02", "TR-COMP-04", "TR-COMP-05", "TR-COMP-07")
def test_nothing_is_made_or_lost_whatever_the_seed(game: dict[str, Any], seed: int) -> None:
    played = laws.random_game(TITLE, game["players"], seed, options_of(game))
    laws.material_is_kept(TITLE, laws.states_of(played, every=3))


@settings(max_examples=3)
@given(game=st.sampled_from(GAMES), seed=SEEDS)
def test_records_replay_whatever_the_seed(game: dict[str, Any], seed: int) -> None:
    played = laws.random_game(TITLE, game["players"], seed, options_of(game))
    laws.records_replay(TITLE, [played], every=400)

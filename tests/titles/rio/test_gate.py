"""Río de la Plata keeps the laws of the contract: both editions, every number of players, both lengths, with trade."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabildo.testing import check_title, laws
from cabildo.testing.gate import Report, check_game
from cabildo.titles.rio.title import TITLE
from tests.titles.rio.build import as_table, legal, play, table

SEEDS = st.integers(0, 2**62 - 1)

SECOND = [
    {"players": players, "length": length, "trade": trade}
    for players, length, trade in product((2, 3, 4, 5), ("normal", "short"), (False, True))
]
FIRST = [{"players": players, "edition": "1", "trade": trade} for players, trade in product((3, 4, 5), (False, True))]
GAMES: list[dict[str, Any]] = SECOND + FIRST
SAMPLE: list[dict[str, Any]] = [  # what every run looks at; random players trade so much that it takes long with many
    {"players": 2, "length": "normal", "trade": False},
    {"players": 2, "length": "short", "trade": True},
    {"players": 3, "length": "normal", "trade": True},
    {"players": 4, "length": "short", "trade": False},
    {"players": 5, "length": "normal", "trade": False},
    {"players": 3, "edition": "1", "trade": True},
    {"players": 4, "edition": "1", "trade": False},
]
ALWAYS = {"placing", "effects", "mustering", "leading", "marching"}


def name_of(game: dict[str, Any]) -> str:
    trade = "with trade" if game["trade"] else "without trade"
    return f"{game['players']} players, edition {game.get('edition', '2.03')}, {game.get('length', 'normal')}, {trade}"


def check(game: dict[str, Any], seed: int, every: int) -> Report:
    """All laws on one random game with these options."""
    options = {name: value for name, value in game.items() if name != "players"}
    played = laws.random_game(TITLE, game["players"], seed, options)
    check_game(TITLE, played, options, every, seed, None, ())
    report = Report()
    report.add(played)
    return report


def test_the_sample_has_some_of_everything() -> None:
    assert {game["players"] for game in SAMPLE} == {2, 3, 4, 5}
    assert {game.get("edition", "2.03") for game in SAMPLE} == {"1", "2.03"}
    assert {(game.get("length", "normal"), game["trade"]) for game in SAMPLE} == set(
        product(("normal", "short"), (False, True))
    )


@pytest.mark.parametrize("game", SAMPLE, ids=name_of)
def test_all_laws_hold(game: dict[str, Any]) -> None:
    report = check(game, seed=1, every=150)
    assert set(report.kinds) >= ALWAYS
    assert ("offering" in report.kinds) == game["trade"]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_all_laws_hold_in_many_games(game: dict[str, Any], seed: int) -> None:
    check(game, seed, every=11)


def test_the_gate_opens_with_any_options() -> None:
    report = check_title(TITLE, players=[3], games=1, seed=2, every=150)
    assert report.games == 1


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_the_gate_opens_with_any_options_in_many_games(seed: int) -> None:
    check_title(TITLE, games=4, seed=100 + seed, every=11)


@settings(max_examples=4)
@given(game=st.sampled_from(GAMES), seed=SEEDS)
@pytest.mark.rule("RP-COMP-02", "RP-COMP-03", "RP-COMP-08")
def test_nothing_is_made_or_lost_whatever_the_seed(game: dict[str, Any], seed: int) -> None:
    options = {name: value for name, value in game.items() if name != "players"}
    laws.material_is_kept(TITLE, laws.states_of(laws.random_game(TITLE, game["players"], seed, options), every=3))


@settings(max_examples=3)
@given(game=st.sampled_from(GAMES), seed=SEEDS)
def test_records_replay_whatever_the_seed(game: dict[str, Any], seed: int) -> None:
    options = {name: value for name, value in game.items() if name != "players"}
    laws.records_replay(TITLE, [laws.random_game(TITLE, game["players"], seed, options)], every=400)


@pytest.mark.rule("RP-WALL-02")
def test_every_edge_gets_its_own_wall_in_both_builds() -> None:
    """There are more edges than a short integer has bits."""
    start = table(phase="laying-walls", step={"pieces": 2})
    names = sorted(legal(start))
    assert len(names) == 32
    for name in names:
        state = as_table(start.copy())
        play(state, name)
        assert legal(state) == set(names) - {name}

"""Trinidad keeps the laws of the contract: every number of players, all options, with and without the automaton."""

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
from cabildo.testing.snapshots import is_interpreted
from cabildo.titles.trinidad.affiliates import windows
from cabildo.titles.trinidad.title import TITLE
from cabildo.titles.trinidad.title import options_of as played_with
from tests.titles.trinidad.automaton_wars import town_with_automaton
from tests.titles.trinidad.build import as_table
from tests.titles.trinidad.busy_games import GAMES as GAMES_AMID_A_TOWN
from tests.titles.trinidad.busy_games import busy_action, busy_game
from tests.titles.trinidad.secrets import REVEALS, alter
from tests.titles.trinidad.tempers import bent
from tests.titles.trinidad.window_law import windows_ask_holders

SEEDS = st.integers(0, 2**62 - 1)

GAMES: list[dict[str, Any]] = [
    {"players": players, "length": length, "characters": characters}
    for players, length, characters in product((2, 3, 4, 5), ("full", "short"), ("auction", "dealt"))
] + [
    {"players": 3, "length": "short", "characters": "dealt", "open-screens": True},
    {"players": 4, "length": "short", "characters": "dealt", "events": True},
    {"players": 3, "length": "full", "characters": "auction", "talks": True},
    {"players": 5, "length": "short", "characters": "dealt", "events": True, "talks": True},
    {"players": 2, "length": "short", "characters": "dealt", "extended-war": True},
    {"players": 3, "length": "full", "characters": "dealt", "extended-war": True, "events": True},
    {"players": 5, "length": "full", "characters": "auction", "extended-war": True, "talks": True},
    {"players": 1, "length": "full", "characters": "auction", "automaton": "weak"},
    {"players": 1, "length": "short", "characters": "dealt", "automaton": "divinity", "events": True},
    {"players": 1, "length": "full", "characters": "dealt", "automaton": "medium", "extended-war": True},
    {"players": 2, "length": "short", "characters": "auction", "automaton": "strong", "extended-war": True},
    {"players": 2, "length": "full", "characters": "dealt", "automaton": "medium", "events": True, "talks": True},
]
SAMPLE: list[dict[str, Any]] = [  # what every run looks at
    {"players": 2, "length": "full", "characters": "auction", "events": True},
    {"players": 3, "length": "short", "characters": "dealt", "talks": True},
    {"players": 4, "length": "short", "characters": "auction", "open-screens": True},
    {"players": 5, "length": "full", "characters": "dealt"},
    {"players": 4, "length": "short", "characters": "dealt", "extended-war": True, "events": True},
    {"players": 1, "length": "short", "characters": "dealt", "automaton": "medium", "events": True},
    {"players": 2, "length": "short", "characters": "auction", "automaton": "strong", "extended-war": True},
]
SWITCHES = ("open-screens", "events", "talks", "extended-war", "automaton")
WHERE_MUCH_HAPPENS = [
    *("two, short, late, cards", "four, short, late, cards, events, talks"),
    *("three, late, war", "two, short, last war, cards"),
]
ALWAYS = {"drawing", "keeping", "salary", "turn", "working"}


def name_of(game: dict[str, Any]) -> str:
    switches = [name for name in SWITCHES if game.get(name)]
    return ", ".join([f"{game['players']} players", game["length"], game["characters"], *switches])


def options_of(game: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in game.items() if name != "players"}


def check(game: dict[str, Any], seed: int, every: int) -> Report:
    """All laws on one random game with these options."""
    played = laws.random_game(TITLE, game["players"], seed, options_of(game))
    check_game(TITLE, played, options_of(game), every, seed, alter, REVEALS)
    windows_ask_holders(laws.states_of(played))
    report = Report()
    report.add(played)
    return report


def test_the_sample_has_some_of_everything() -> None:
    for name in ("players", "length", "characters"):
        assert {game[name] for game in SAMPLE} == {game[name] for game in GAMES}
    for name in SWITCHES:
        assert {bool(game.get(name)) for game in SAMPLE} == {False, True}
    with_automaton = {game["players"] for game in SAMPLE if "automaton" in game}
    assert with_automaton == {1, 2}


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


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.rule("TR-XWAR-66")
def test_all_laws_hold_where_the_automaton_has_units(people: int) -> None:
    game = war_with_automaton(people, seed=1)
    assert any(event.name == "automaton-showed" for event in game.events)
    assert check_game(TITLE, game, played_with(as_table(game.state)), 40, 2, alter, REVEALS) > 0


def war_with_automaton(people: int, seed: int) -> Game:
    """A game whose last decade ends with an extended war, played so that units move and fight."""
    start = town_with_automaton(people, seed, decade=8, options={"length": "short"})
    game, pick = Game.from_position(start.to_position(), title=TITLE), random.Random(seed)
    fighter = bent("deploy", "march", "attack", "burn", "unit")
    while not game.state.over:
        game.apply(fighter(game.state, pick))
    return game


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 8))
@pytest.mark.parametrize("people", [1, 2])
def test_all_laws_hold_in_many_wars_with_the_automaton(people: int, seed: int) -> None:
    game = war_with_automaton(people, seed)
    check_game(TITLE, game, played_with(as_table(game.state)), 9, seed, alter, REVEALS)


@pytest.mark.parametrize("name", WHERE_MUCH_HAPPENS)
@pytest.mark.rule("TR-FREE-02", "TR-CARD-06", "TR-CARD-07", "TR-CARD-08")
def test_all_laws_hold_where_much_happens(name: str) -> None:
    game = busy(name, seed=2)
    assert check_game(TITLE, game, played_with(as_table(game.state)), 40, 2, alter, REVEALS) > 0
    assert windows_ask_holders(laws.states_of(game)) > (0 if "war" in name else 2)


@pytest.mark.skipif(not is_interpreted(), reason="compiled code takes no patches")
def test_a_window_for_everybody_is_noticed_in_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows, "has_fitting", lambda state, seat, moment: True)
    with pytest.raises(AssertionError):
        windows_ask_holders(laws.states_of(busy("two, short, late, cards", seed=2)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3, 8))
@pytest.mark.parametrize("name", GAMES_AMID_A_TOWN)
def test_all_laws_hold_in_many_games_where_much_happens(name: str, seed: int) -> None:
    game = busy(name, seed)
    check_game(TITLE, game, played_with(as_table(game.state)), 9, seed, alter, REVEALS)
    windows_ask_holders(laws.states_of(game))


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

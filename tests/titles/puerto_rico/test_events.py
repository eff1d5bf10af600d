"""The log tells the whole story: purses and points change exactly by what the events say."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabildo.engine.game import Game
from cabildo.testing import laws
from cabildo.titles.puerto_rico.title import TITLE
from tests.titles.puerto_rico.build import as_table

GAMES = settings(max_examples=15)
PLAYERS = st.sampled_from((2, 3, 4, 5))
SEEDS = st.integers(0, 2**62 - 1)


def told(game: Game, word: str) -> list[Counter[int]]:
    """By move, then by seat, the sum of what the events say under this word."""
    sums: list[Counter[int]] = [Counter() for _ in range(len(game.moves) + 1)]
    for event in game.events:
        if word in event.params:
            sums[event.move][event.params["seat"]] += event.params[word]
    return sums


@GAMES
@given(players=PLAYERS, seed=SEEDS)
@pytest.mark.parametrize("word", ["doubloons", "points"])
def test_purses_and_points_change_by_what_the_events_say(word: str, players: int, seed: int) -> None:
    game = laws.random_game(TITLE, players, seed)
    sums = told(game, word)
    before = as_table(game.state_after(0))
    for move in range(1, len(game.moves) + 1):
        after = as_table(game.state_after(move))
        for seat in range(players):
            change = int(getattr(after.players[seat], word)) - int(getattr(before.players[seat], word))
            assert change == sums[move][seat], (game.moves[move - 1], seat)
        before = after


@GAMES
@given(players=PLAYERS, seed=SEEDS)
def test_goods_change_by_what_the_events_say(players: int, seed: int) -> None:
    """Made, taken besides, sold, loaded, given back: nothing else moves barrels from or to a windrose."""
    game = laws.random_game(TITLE, players, seed)
    held: Counter[int] = Counter()
    for event in game.events:
        words, seat = event.params, event.params.get("seat")
        if event.name == "produced":
            held[words["seat"]] += sum(words["goods"].values())
        elif event.name in ("extra-good", "sold"):
            held[words["seat"]] += 1 if event.name == "extra-good" else -1
        elif event.name == "loaded":
            held[words["seat"]] -= words["barrels"]
        elif event.name == "kept":
            held[words["seat"]] -= words["returned"]
        else:
            assert seat is None or "barrels" not in words
    assert [held[seat] for seat in range(players)] == [int(p.barrels()) for p in as_table(game.state).players]


@GAMES
@given(players=PLAYERS, seed=SEEDS)
def test_tiles_and_buildings_are_those_of_the_events(players: int, seed: int) -> None:
    game = laws.random_game(TITLE, players, seed)
    islands, cities = Counter(range(players)), Counter[int]()  # a tile each to start with (PR-SETUP-04)
    for event in game.events:
        islands[event.params.get("seat", 0)] += event.name in ("tile-taken", "tile-drawn")
        cities[event.params.get("seat", 0)] += event.name == "built"
    table = as_table(game.state)
    assert [islands[seat] for seat in range(players)] == [int(player.island_filled) for player in table.players]
    assert [cities[seat] for seat in range(players)] == [bin(player.owned).count("1") for player in table.players]


@GAMES
@given(players=PLAYERS, seed=SEEDS)
def test_what_the_log_tells_of_is_something(players: int, seed: int) -> None:
    """No circle gets nobody, and the price of a building is what it took."""
    game = laws.random_game(TITLE, players, seed)
    manned = [event.params["colonists"] for event in game.events if event.name == "manned"]
    assert all(colonists > 0 for colonists in manned)
    assert {event.params["price"] + event.params["doubloons"] for event in game.events if event.name == "built"} <= {0}


def test_a_fault_in_an_event_would_show() -> None:
    """The sums above are not empty: in this game all players earn, spend and score."""
    game = laws.random_game(TITLE, 4, 1)
    for word in ("doubloons", "points"):
        seats = Counter(seat for sums in told(game, word) for seat in sums.elements() if sums[seat] != 0)
        assert set(seats) == {0, 1, 2, 3}
    assert any(change < 0 for sums in told(game, "doubloons") for change in sums.values())

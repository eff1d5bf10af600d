"""Games with real dice and cards: results as they come."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.errors import (
    RecordError,
)
from cabildo.engine.game import Game
from cabildo.engine.record import record_data
from cabildo.engine.recorder import ChanceResults
from tests.engine.games import new, unopposed, whole

pytestmark = pytest.mark.usefixtures("auction_installed")


ROUND = ["card lantern", "card storm", "card lantern", "die 6"]


def test_results_are_taken_as_they_come_and_the_rest_is_for_later_moves() -> None:
    results = ChanceResults(["card storm", "card storm", "card lantern", "die 1", *ROUND, "die 3"])
    game = new(options={"reactions": False}, chance=results)
    for action in ("bid 0", "bid 0", "bid 0", "pass"):
        game.apply(action, chance=results)
    assert [move.chance for move in game.moves] == [[], [], [], ROUND]
    assert list(results) == ["die 3"]
    assert Game.from_record(record_data(game.record())).events == game.events


def test_any_iterator_gives_results() -> None:
    game = unopposed()
    coming = iter([*ROUND, "die 2"])
    game.apply("pass", coming)
    assert game.moves[-1].chance == ROUND
    assert list(coming) == ["die 2"]


@pytest.mark.parametrize(
    ("results", "problem"),
    [
        (["die 6"], "a result of 'card' comes next, not 'die 6'"),
        (["card lantern"], "a result of 'card' is missing"),
        ([*ROUND[:3], "die 7"], "'die 7' is no result of die"),
        (["card lantern", 7], "7 is no text"),
    ],
)
def test_a_refused_move_gives_back_what_it_took(results: list[Any], problem: str) -> None:
    game = unopposed()
    before = whole(game)
    stream = ChanceResults(results)
    with pytest.raises(RecordError, match=problem):
        game.apply("pass", stream)
    assert whole(game) == before
    assert list(stream) == results
    with pytest.raises(RecordError, match="is no list of results"):
        ChanceResults("die 6")


def test_a_refused_set_up_gives_back_what_it_took() -> None:
    stream = ChanceResults(["card storm", "die 1"])
    with pytest.raises(RecordError):
        new(chance=stream)
    assert list(stream) == ["card storm", "die 1"]

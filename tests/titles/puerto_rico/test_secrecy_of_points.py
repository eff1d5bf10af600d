"""What players may know of each other: money and goods, but not points, and of nobody the next tile (PR-INFO)."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.errors import CabildoError
from cabildo.engine.recorder import Recorder
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.title import TITLE
from tests.titles.puerto_rico.build import by_good, new_game, play, table


@pytest.mark.rule("PR-INFO-01")
def test_money_and_goods_are_open() -> None:
    state = table(4, seats={0: {"doubloons": 5, "goods": {"corn": 2}}})
    for watcher in (0, 1, 2, 3, None):
        seen = state.view(watcher)["players"][0]
        assert seen["doubloons"] == 5
        assert seen["goods"] == {"corn": 2, "indigo": 0, "sugar": 0, "tobacco": 0, "coffee": 0}


def with_points(points: int, **fields: Any) -> PuertoRicoState:
    """Seat 0 with so many points and a customs house that counts them, always 60 chips in the supply."""
    owner = {"points": points, "city": ["customs-house"], "men": {"customs-house": 1}}
    return table(4, seats={0: owner}, chips=60, **fields)


@pytest.mark.rule("PR-INFO-02")
def test_points_in_chips_are_secret() -> None:
    state = with_points(12)
    assert state.view(0)["players"][0]["points"] == 12
    assert state.standings(0).of(0).points == 12 + 4 + 3
    for watcher in (1, 2, 3, None):
        assert state.view(watcher)["players"][0]["points"] is None
        assert state.view(watcher) == with_points(25).view(watcher)  # nor does anything else tell


@pytest.mark.rule("PR-INFO-02")
def test_standings_before_the_end_give_no_points_away() -> None:
    assert with_points(12).standings(0) != with_points(25).standings(0)
    assert with_points(12).standings(1) == with_points(25).standings(1)
    assert with_points(12).standings(1).of(0).points is None
    with pytest.raises(CabildoError, match="PR-INFO-02"):
        with_points(12).standings()


@pytest.mark.rule("PR-INFO-02")
def test_points_are_shown_at_the_end_and_where_the_table_plays_open() -> None:
    taken = {"settler": 0, "mayor": 1, "builder": 2, "trader": 3}
    end = with_points(12, phase="over", ending=True, taken=taken)
    opened = with_points(12, options={"open-points": True})
    for state in (end, opened):
        assert [state.view(watcher)["players"][0]["points"] for watcher in (0, 1, 2, 3, None)] == [12] * 5
        assert state.standings().of(0).points == 12 + 4 + 3


@pytest.mark.rule("PR-INFO-02")
def test_every_gain_and_the_supply_can_be_seen() -> None:
    state = table(4, phase="loading", seats={0: {"goods": {"corn": 3}}}, chips=60)
    state.sink = listener = Recorder(TITLE.chances)
    play(state, "load corn 5", "claim 1")
    told = [event.seen_by(1) for event in listener.events]
    assert [(event["event"], event["points"]) for event in told if "points" in event] == [("loaded", 3), ("claimed", 1)]
    assert state.view(1)["chips"] == 60 - 3 - 1
    assert state.view(1)["players"][0]["points"] is None


@pytest.mark.rule("PR-INFO-02")
def test_a_sample_knows_the_sum_of_the_others_points_and_no_more() -> None:
    state = table(4, seats={seat: {"points": points} for seat, points in enumerate((12, 3, 20, 7))})
    found = set()
    for seed in range(40):
        points = [int(player.points) for player in state.sample(2, seed).players]
        assert (points[2], sum(points)) == (20, 42)
        assert state.sample(2, seed).view(2) == state.view(2)
        found.add(tuple(points))
    assert len(found) > 20
    for seat in (0, 1, 3):
        values = sorted(points[seat] for points in found)
        assert values[0] < 7, "anybody may be behind"
        assert values[-1] > 8, "or ahead"


@pytest.mark.rule("PR-INFO-02")
def test_where_points_are_known_a_sample_keeps_them() -> None:
    """Of a single other player they are what supply and own points leave; else the table plays open, or it is over."""
    two = table(2, seats={0: {"points": 9}, 1: {"points": 4}})
    taken = {"settler": 0, "mayor": 1, "builder": 2, "trader": 3}
    for state in (
        two,
        with_points(12, options={"open-points": True}),
        with_points(12, phase="over", ending=True, taken=taken),
    ):
        for seed in range(5):
            sampled = state.sample(1, seed)
            assert [player.points for player in sampled.players] == [player.points for player in state.players]


@pytest.mark.rule("PR-INFO-03")
def test_the_next_tile_is_unknown() -> None:
    state = new_game(4, governor=1)
    for watcher in (0, 1, 2, 3, None):
        assert state.view(watcher)["stack"] == 41

    next_rows = set()
    for seed in range(10):
        other = state.sample(2, seed)  # what else seat 2 must reckon with
        assert [other.view(watcher) for watcher in range(4)] == [state.view(watcher) for watcher in range(4)]
        play(other, "role settler", "pass", "pass", "pass", "pass")
        next_rows.add(tuple(by_good(other.row).items()))
    assert len(next_rows) > 5

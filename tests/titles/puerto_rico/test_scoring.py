"""The score at the end, the winner and the tiebreak."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.puerto_rico.scoring import final_points
from cabildo.titles.puerto_rico.state import PuertoRicoState
from tests.titles.puerto_rico.build import manned, small_buildings, table


def finished(*players: dict[str, Any]) -> PuertoRicoState:
    """A finished game of four; players who are not given have nothing."""
    taken = {"settler": 0, "mayor": 1, "builder": 2, "craftsman": 3}
    return table(4, phase="over", ending=True, taken=taken, seats=dict(enumerate(players)))


def score(t: PuertoRicoState, seat: int = 0) -> int:
    """The final score; the standings, which show its parts, agree with the sum that bots use."""
    points = int(final_points(t.board, t.players[seat]))
    assert t.standings().of(seat).points == points
    return points


def part(t: PuertoRicoState, source: str, item: str | None = None) -> int:
    """What one source, or one building of it, brings seat 0."""
    lines = t.standings().of(0).lines
    return sum(line.points or 0 for line in lines if line.source == source and item in (None, line.item))


def winners(t: PuertoRicoState) -> set[int]:
    """The winners; the number by which bots rank the seats gives the same."""
    merits = [t.merit(seat) for seat in range(4)]
    best = {seat for seat in range(4) if merits[seat] == max(merits)}
    assert set(t.standings().winners) == best
    return best


@pytest.mark.rule("PR-SCORE-01")
def test_chips_printed_points_and_extra_points_are_added() -> None:
    owner = {"points": 23, "city": ["small-market", "office", "customs-house"], "men": {"customs-house": 1}}
    t = finished(owner)
    assert part(t, "chips") == 23
    assert part(t, "building") == 1 + 2 + 4
    assert part(t, "large-building") == 5
    assert score(t) == 23 + 7 + 5


@pytest.mark.rule("PR-SCORE-02")
def test_printed_points_count_whether_occupied_or_not() -> None:
    t = finished({"city": ["wharf", "office"], "men": {"office": 1}})
    assert part(t, "building", "wharf") == 3
    assert part(t, "building", "office") == 2
    assert score(t) == 5


@pytest.mark.rule("PR-SCORE-03")
@pytest.mark.parametrize(("men", "points"), [({}, 4), ({"city-hall": 1}, 4 + 7)])
def test_extra_points_need_a_colonist(men: dict[str, int], points: int) -> None:
    others = [*small_buildings(11)[6:], "fortress"]  # six violet buildings; one of them, occupied, adds 0 itself
    without = finished({"city": others, "men": {"fortress": 1}})
    t = finished({"city": [*others, "city-hall"], "men": {"fortress": 1, **men}})
    assert part(t, "building", "city-hall") + part(t, "large-building", "city-hall") == points
    assert score(t) - score(without) == points


@pytest.mark.rule("PR-SCORE-04")
def test_money_goods_tiles_and_colonists_bring_no_points() -> None:
    poor = {"points": 12, "city": ["harbor"]}
    rich = manned(
        "harbor",
        points=12,
        doubloons=10,
        goods={"corn": 3, "coffee": 1},
        island={"corn": 4, "quarry": 3},
        men={"corn": 4, "quarry": 3},
        san_juan=5,
    )
    t = finished(poor, rich)
    assert score(t, seat=0) == score(t, seat=1) == 12 + 3


@pytest.mark.rule("PR-SCORE-05")
def test_most_points_win() -> None:
    t = finished({"points": 48}, {"points": 52}, {"points": 51, "doubloons": 20}, {"points": 39})
    assert [score(t, seat) for seat in range(4)] == [48, 52, 51, 39]
    assert winners(t) == {1}
    assert [standing.seat for standing in t.standings().seats] == [1, 2, 0, 3]


@pytest.mark.rule("PR-SCORE-06")
def test_doubloons_and_goods_break_a_tie() -> None:
    a = {"points": 50, "doubloons": 3, "goods": {"corn": 1, "coffee": 1}}
    b = {"points": 50, "doubloons": 4}
    t = finished(b, a, {"points": 49, "doubloons": 30})
    assert t.standings().of(1).tiebreaks == (("wealth", 5),)
    assert t.standings().of(0).tiebreaks == (("wealth", 4),)
    assert winners(t) == {1}


@pytest.mark.rule("PR-SCORE-07")
def test_a_tie_that_remains_is_shared() -> None:
    a = {"points": 50, "doubloons": 3, "goods": {"corn": 2}}
    b = {"points": 50, "doubloons": 5}
    t = finished(a, {"points": 50, "doubloons": 4}, b)
    assert winners(t) == {0, 2}
    assert [standing.rank for standing in t.standings().seats] == [1, 1, 3, 4]

"""The short game: fifteen turns, smaller grids, more to begin with, and offices that are worth more."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import GRID_NAMES, OFFICE_NAMES
from tests.titles.rio.build import (
    asked,
    full,
    goods,
    happens,
    legal_of,
    new_game,
    next_year,
    order,
    play,
    points_at_end,
    refusal,
    score,
    table,
    why,
    year,
)

RICH = {0: {"wood": 9, "stone": 9, "precious": 9}}


def short(players: int = 4, **fields: Any) -> RioState:
    return table(players, length="short", **fields)


@pytest.mark.rule("RP-SHORT-01")
def test_the_short_game_ends_after_1594() -> None:
    t = next_year(short(year=1593))
    assert (t.over, year(t)) == (False, 1594)
    next_year(t)
    assert t.over
    assert t.standings().final
    assert "RP-SHORT-01" in refusal(length="short", year=1595)
    normal = next_year(table(4, year=1594))
    assert (normal.over, year(normal)) == (False, 1595)


def spaces(state: RioState, grid: str) -> list[int]:
    """The points of a grid's spaces that take a worker."""
    points = state.board.grid_points[GRID_NAMES.index(grid)]
    named = sorted(int(space.split()[1]) for space in legal_of(state, "work") if space.startswith(f"{grid} "))
    return sorted(int(points[slot - 1]) for slot in named)


@pytest.mark.rule("RP-SHORT-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("grid", ["harbor", "roads", "walls"])
def test_harbor_roads_and_walls_lose_a_space_without_points(grid: str, players: int) -> None:
    t = short(players, seats=RICH)
    usual = spaces(table(players, seats=RICH), grid)
    assert usual[0] == 0
    assert spaces(t, grid) == usual[1:]
    assert why(t, f"work {grid} {len(usual) - 1}") is None
    assert why(t, f"work {grid} {len(usual)}") == "RP-SHORT-02"


@pytest.mark.rule("RP-SHORT-02")
def test_a_smaller_road_grid_is_completed_for_four_points() -> None:
    t = short(3, actor=2, grids={"roads": full(3, 2, but=[3])})
    play(t, "work roads 3", "done")
    assert (asked(t), score(t, 2)) == ((2, "laying-roads"), 4)
    normal = table(3, actor=2, grids={"roads": full(3, 2, but=[3])})
    play(normal, "work roads 3", "done")
    assert asked(normal)[1] == "placing", "a space is still free"


@pytest.mark.rule("RP-SHORT-03")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("grid", ["fort", "palace", "cathedral"])
def test_the_other_grids_lose_two_spaces_and_a_point(grid: str, players: int) -> None:
    t = short(players, seats=RICH)
    usual = spaces(table(players, seats=RICH), grid)
    assert usual[:2] == [0, 1]
    assert spaces(t, grid) == usual[2:]
    assert why(t, f"work {grid} {len(usual) - 2}") is None
    for closed in (len(usual) - 1, len(usual)):
        assert why(t, f"work {grid} {closed}") == "RP-SHORT-03"


@pytest.mark.rule("RP-MAJOR-03", "RP-SHORT-02", "RP-SHORT-03")
def test_spaces_for_more_players_are_closed_in_the_short_game_for_that_reason() -> None:
    for grid, rule in (("fort", "RP-SHORT-03"), ("roads", "RP-SHORT-02")):
        usual = len(spaces(table(3, seats=RICH), grid))
        assert why(short(3, seats=RICH), f"work {grid} {usual}") == rule
        assert why(short(3, seats=RICH), f"work {grid} {usual + 1}") == "RP-MAJOR-03"


@pytest.mark.rule("RP-SHORT-04")
@pytest.mark.parametrize(("level", "number"), [("expert", 3), ("intermediate", 4), ("beginner", 5)])
def test_everybody_begins_with_one_more_of_each(level: str, number: int) -> None:
    t = new_game(3, level=level, length="short")
    first, second, last = order(t)
    assert goods(t, first) == goods(t, second) == (number, number, 0, number)
    assert goods(t, last) == (number + 1, number + 1, 0, number)


@pytest.mark.rule("RP-SHORT-05")
def test_every_office_is_worth_three_points_more() -> None:
    both = {0: {"offices": ["gunner", "general"]}}
    assert points_at_end(short(seats=both), 0) == 11
    for office in OFFICE_NAMES:
        seats = {0: {"offices": [office]}}
        assert points_at_end(short(seats=seats), 0) == points_at_end(table(4, seats=seats), 0) + 3, office


@pytest.mark.rule("RP-SHORT-06")
def test_no_war_comes_by_itself_in_the_last_turn() -> None:
    def last_turn(length: str, year: int, *dice: int) -> tuple[RioState, list[tuple[str, dict[str, object]]]]:
        t = table(
            4,
            length=length,
            phase="effects",
            actor=3,
            year=year,
            markers={"natives": 3, "pirates": 2},
            attacked=[0, 2, 3],
            seats={3: {"fields": 2}},
        )
        return t, happens(t, "done", dice=dice)

    t, happened = last_turn("short", 1594, 4, 5)
    assert ("war-check", {"dice": 9, "enemy": None}) in happened
    assert t.over
    assert (t.to_position()["attacked"], t.to_position()["markers"]) == ([0, 2, 3], {"natives": 3, "pirates": 2})
    t, happened = last_turn("short", 1594, 1, 2)
    assert ("war-check", {"dice": 3, "enemy": "natives"}) in happened, "the usual check is made"
    assert t.to_position()["cycles"] == 1
    t, _ = last_turn("normal", 1599)
    assert t.to_position()["cycles"] == 1, "the normal game has this war"

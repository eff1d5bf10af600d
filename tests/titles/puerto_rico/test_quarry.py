"""What quarries take off the price of a building."""

from __future__ import annotations

import pytest

from cabildo.titles.puerto_rico.state import PuertoRicoState
from tests.titles.puerto_rico.build import board, legal, play, table, why

BUILDER, OTHER = 0, 1


def buyer(seat: int, doubloons: int, quarries: int, occupied: int) -> PuertoRicoState:
    """This seat is to build, with so many quarries, in the builder phase of seat 0."""
    purse = {"doubloons": doubloons, "island": {"quarry": quarries}, "men": {"quarry": occupied}}
    return table(4, phase="building", taker=BUILDER, actor=seat, seats={seat: purse})


def price(building: str, seat: int, quarries: int, occupied: int) -> int:
    """What the seat pays; exactly so much is needed."""
    rich = buyer(seat, 20, quarries, occupied)
    paid = 20 - board(play(rich, f"build {building}"), seat).doubloons
    assert f"build {building}" in legal(buyer(seat, paid, quarries, occupied))
    if paid > 0:
        poor = buyer(seat, paid - 1, quarries, occupied)
        assert f"build {building}" not in legal(poor)
        assert why(poor, f"build {building}") == "PR-BUILDER-02"
    return paid


@pytest.mark.rule("PR-QUARRY-01")
def test_each_occupied_quarry_takes_off_a_doubloon() -> None:
    assert price("university", OTHER, quarries=2, occupied=2) == 6


@pytest.mark.rule("PR-QUARRY-02")
@pytest.mark.parametrize(
    ("building", "expected"), [("small-warehouse", 2), ("large-warehouse", 4), ("wharf", 6), ("fortress", 6)]
)
def test_no_more_quarries_count_than_the_column_of_the_building(building: str, expected: int) -> None:
    assert price(building, OTHER, quarries=5, occupied=5) == expected


@pytest.mark.rule("PR-QUARRY-03")
@pytest.mark.parametrize(
    ("building", "expected"), [("construction-hut", 1), ("office", 3), ("harbor", 5), ("city-hall", 7)]
)
def test_the_worked_example_with_three_quarries(building: str, expected: int) -> None:
    assert price(building, OTHER, quarries=3, occupied=3) == expected


@pytest.mark.rule("PR-QUARRY-04")
def test_unoccupied_quarries_take_off_nothing() -> None:
    assert price("office", OTHER, quarries=3, occupied=1) == 4


@pytest.mark.rule("PR-QUARRY-05")
@pytest.mark.parametrize(
    ("building", "expected"), [("construction-hut", 0), ("office", 2), ("harbor", 4), ("city-hall", 6)]
)
def test_the_privilege_comes_on_top_of_the_quarries_and_outside_the_cap(building: str, expected: int) -> None:
    assert price(building, BUILDER, quarries=3, occupied=3) == expected


@pytest.mark.rule("PR-QUARRY-06")
def test_a_price_never_falls_below_nothing() -> None:
    t = buyer(BUILDER, 0, quarries=1, occupied=1)
    assert "build small-indigo-plant" in legal(t)
    play(t, "build small-indigo-plant")
    assert board(t, BUILDER).city == ["small-indigo-plant"]
    assert board(t, BUILDER).doubloons == 0

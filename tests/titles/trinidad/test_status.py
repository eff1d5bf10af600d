"""Improving status, and what Construction and Worker status give."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import UNIT_NAMES
from tests.titles.trinidad.build import (
    asked,
    building,
    coins,
    cubes,
    house,
    legal,
    legal_of,
    lot,
    play,
    reason,
    status,
    supply,
    table,
    workers,
)


def of_rank(levels: Mapping[str, int], buildings: Mapping[str, Any] | None = None, **holdings: Any) -> TrinidadState:
    """Seat 0 of two in their turn with this status."""
    return table(2, seats={0: {"workers": 6, "status": levels, **holdings}}, buildings=buildings)


# ---- raising it


@pytest.mark.rule("TR-STATUS-01")
def test_construction_to_the_third_level_takes_six_workers_and_six_silver() -> None:
    state = table(2, seats={0: {"workers": 6, "coins": 12}})
    for level in (1, 2, 3):
        before = workers(state, 0), coins(state, 0)
        play(state, "raise construction")
        assert status(state, 0) == {"construction": level}
        assert (workers(state, 0), coins(state, 0)) == (before[0] - level, before[1] - 2 * level)
        play(state, "council 1")
    assert (workers(state, 0), coins(state, 0), state.players[0].status_markers) == (0, 0, 1)


@pytest.mark.rule("TR-STATUS-01")
def test_each_level_needs_its_workers_and_silver() -> None:
    for level in (1, 2, 3):
        rank = {"vp": level - 1} if level > 1 else {}
        enough: dict[str, Any] = {"workers": level, "coins": 2 * level}
        assert reason(of_rank(rank, **enough), "raise vp") is None
        assert reason(of_rank(rank, **{**enough, "coins": 2 * level - 1}), "raise vp") == "TR-STATUS-01"
        if level > 1:
            assert reason(of_rank(rank, **{**enough, "workers": level - 1}), "raise vp") == "TR-STATUS-01"
    assert reason(of_rank({"vp": 3}, coins=20), "raise vp") == "TR-STATUS-01", "there is no fourth level"


@pytest.mark.rule("TR-STATUS-02")
def test_two_markers_are_two_categories() -> None:
    state = of_rank({"worker": 1, "vp": 2}, coins=12)
    assert reason(state, "raise cards") == "TR-STATUS-02"
    assert reason(state, "raise construction") == "TR-STATUS-02"
    assert legal_of(state, "raise") == {"worker", "vp"}
    assert legal_of(of_rank({"vp": 2}, coins=12), "raise") == {"construction", "worker", "vp", "cards"}


# ---- Construction status


@pytest.mark.rule("TR-STATUS-03")
def test_a_stone_is_spent_as_wood() -> None:
    state = of_rank({"construction": 1}, {"e3": lot(0)}, stone=2)
    play(state, "build house")
    assert asked(state) == (0, "paying")
    assert legal(state) == {"spend stone as wood"}
    assert reason(state, "pay") == "TR-ACTION-06"
    assert reason(state, "spend wood as stone") == "TR-ACTION-06", "there is no wood at all"
    play(state, "spend stone as wood")
    assert (building(state, "e3"), cubes(state, 0)) == ("house", (0, 0, 0, 0))


@pytest.mark.rule("TR-STATUS-03")
def test_a_wood_is_spent_as_stone_once_a_decade() -> None:
    state = of_rank({"construction": 1}, wood=3)
    play(state, "build square", "site e3", "spend wood as stone")
    assert (building(state, "e3"), cubes(state, 0)) == ("square", (0, 2, 0, 0))
    play(state, "council 1")
    assert reason(state, "build square") == "TR-BUILD-09"
    assert reason(of_rank({"construction": 1}, wood=3, used=["swap-basic"]), "build square") == "TR-BUILD-09"


@pytest.mark.rule("TR-STATUS-03")
def test_without_status_nothing_stands_for_anything() -> None:
    assert reason(of_rank({}, {"e3": lot(0)}, stone=2), "build house") == "TR-BUILD-02"
    plain = play(of_rank({}, stone=1, wood=1), "build market", "site e3")
    assert asked(plain) == (1, "turn"), "and nothing is asked"


@pytest.mark.rule("TR-STATUS-04")
def test_a_spare_stone_pays_for_the_precious_of_a_drill() -> None:
    state = of_rank({"construction": 2}, stone=1, units=["miliciano"])
    assert reason(of_rank({"construction": 1}, stone=1, units=["miliciano"]), "drill 1") == "TR-MIL-03"
    play(state, "drill 1", "spend stone as precious")
    assert cubes(state, 0) == (0, 0, 0, 0)
    assert UNIT_NAMES[state.players[0].units[0]] == "veteran-miliciano"


@pytest.mark.rule("TR-STATUS-04")
def test_a_precious_pays_for_stone_or_wood_and_level_one_helps_besides() -> None:
    state = of_rank({"construction": 2}, {"e3": lot(0)}, precious=1, wood=1)
    play(state, "build house")
    assert legal(state) == {"spend wood as stone", "spend precious as stone"}
    play(state, "spend wood as stone")
    assert legal(state) == {"spend precious as wood"}
    play(state, "spend precious as wood")
    assert cubes(state, 0) == (0, 0, 0, 0)
    assert state.players[0].used == 0b11


@pytest.mark.rule("TR-STATUS-05")
def test_a_stone_stands_for_the_metal_of_a_palace() -> None:
    state = of_rank({"construction": 3}, {"e3": house(0)}, stone=4, wood=3)
    assert reason(of_rank({"construction": 2}, {"e3": house(0)}, stone=4, wood=3), "build palace") == "TR-BUILD-03"
    play(state, "build palace")
    assert "spend stone as metal" in legal(state)
    play(state, "spend stone as metal")
    assert (building(state, "e3"), cubes(state, 0)) == ("palace", (0, 0, 0, 0))


@pytest.mark.rule("TR-STATUS-05")
def test_a_metal_stands_for_wood() -> None:
    state = of_rank({"construction": 3}, stone=1, metal=1)
    play(state, "build market", "site e3")
    assert "spend metal as wood" in legal(state)
    play(state, "spend metal as wood")
    assert (building(state, "e3"), cubes(state, 0)) == ("market", (0, 0, 0, 0))


@pytest.mark.rule("TR-STATUS-03", "TR-STATUS-04", "TR-STATUS-05")
def test_each_level_counts_by_itself_in_a_decade() -> None:
    """All three in one payment: 5 stone, 1 wood and 1 precious pay for 3 stone, 3 wood and 1 metal."""
    state = of_rank({"construction": 3}, {"e3": house(0)}, stone=5, wood=1, precious=1)
    play(state, "build palace")
    assert legal(state) == {"spend stone as wood"}
    play(state, "spend stone as wood")
    assert reason(state, "spend wood as stone") == "TR-STATUS-03", "one of them, once"
    assert reason(state, "spend stone as precious") == "TR-STATUS-04", "no precious is to be paid"
    assert reason(state, "pay") == "TR-ACTION-06"
    assert legal(state) == {"spend precious as wood"}
    play(state, "spend precious as wood", "spend stone as metal")
    assert (building(state, "e3"), cubes(state, 0)) == ("palace", (0, 0, 0, 0))
    assert state.players[0].used == 0b111
    used = ["swap-basic", "swap-precious", "swap-metal"]
    spent = play(of_rank({"construction": 3}, {"e3": lot(0)}, stone=1, wood=1, used=used), "build house")
    assert asked(spent) == (1, "turn"), "nothing is left to ask for"


@pytest.mark.rule("TR-STATUS-03", "TR-STATUS-04", "TR-STATUS-05")
def test_no_swap_for_sales_and_loads() -> None:
    rank = {"construction": 3}
    loading = of_rank(rank, stone=2, wood=2)
    assert reason(loading, "load stone") == "TR-SHIP-03"
    assert reason(of_rank(rank, stone=3, wood=2), "load stone") is None
    paid = play(of_rank(rank, stone=3, wood=2), "load stone")
    assert (asked(paid), cubes(paid, 0)) == ((1, "turn"), (0, 2, 0, 0))
    market = play(of_rank(rank, {"e3": "market", "e2": lot(0)}, stone=1, precious=1), "activate e3")
    assert "sell 2 stone" not in legal(market)
    assert reason(market, "sell 2 stone") == "TR-ACTIVATE-16"


@pytest.mark.rule("TR-STATUS-03")
def test_whether_paying_is_asked_does_not_depend_on_the_cubes() -> None:
    """Status, what was used of it, and the price are all that counts."""
    rank = {"construction": 1}
    for stone, wood in ((1, 1), (2, 1), (1, 2), (2, 0), (0, 2)):
        assert asked(play(of_rank(rank, {"e3": lot(0)}, stone=stone, wood=wood), "build house")) == (0, "paying")
    exact = play(of_rank(rank, {"e3": lot(0)}, stone=1, wood=1), "build house")
    assert legal(exact) == {"pay"}, "even a single answer is asked for"
    no_cubes = play(of_rank(rank, stone=1, wood=1), "build lot", "site e3")
    assert asked(no_cubes) == (1, "turn")


# ---- Worker status


@pytest.mark.rule("TR-STATUS-06")
def test_a_bronze_hires_a_worker_of_the_council_once_a_decade() -> None:
    state = of_rank({"worker": 1}, coins=1, workers=0)
    before = state.council_workers
    assert legal_of(state, "hire") == {"for bronze"}
    play(state, "hire for bronze")
    assert (state.players[0].helpers, state.council_workers, coins(state, 0)) == (1, before - 1, 0)
    assert asked(state) == (0, "turn"), "the main action is still to come"
    assert reason(state, "hire for bronze") == "TR-STATUS-06", "once a decade"
    play(state, "council 1")
    assert (state.players[0].helpers, state.council_spent) == (0, 1)


@pytest.mark.rule("TR-STATUS-06")
def test_hiring_needs_status_bronze_and_a_worker_in_the_supply() -> None:
    assert reason(of_rank({}, coins=1), "hire for bronze") == "TR-STATUS-06"
    assert reason(of_rank({"worker": 1}), "hire for bronze") == "TR-STATUS-06"
    none_left = table(2, seats={0: {"status": {"worker": 1}, "coins": 1}, 1: {"helpers": 8}})
    assert (none_left.council_workers, reason(none_left, "hire for bronze")) == (0, "TR-STATUS-06")
    assert reason(of_rank({"worker": 1}, coins=1, stone=1), "hire for stone") == "TR-STATUS-07"


@pytest.mark.rule("TR-STATUS-07")
@pytest.mark.parametrize("cube", ["wood", "stone"])
def test_a_wood_or_stone_hires_at_the_second_level(cube: str) -> None:
    state = of_rank({"worker": 2}, cubes={cube: 1})
    assert legal_of(state, "hire") == {f"for {cube}"}
    before = supply(state)[cube]
    play(state, f"hire for {cube}")
    assert (state.players[0].helpers, cubes(state, 0), supply(state)[cube]) == (1, (0, 0, 0, 0), before + 1)
    all_ways = of_rank({"worker": 2}, stone=1, wood=1, coins=1)
    assert legal_of(all_ways, "hire") == {"for bronze", "for stone", "for wood"}


@pytest.mark.rule("TR-STATUS-07")
def test_a_swap_may_pay_for_hiring() -> None:
    state = of_rank({"worker": 2, "construction": 2}, precious=1)
    play(state, "hire for wood", "spend precious as wood")
    assert (state.players[0].helpers, cubes(state, 0), asked(state)) == (1, (0, 0, 0, 0), (0, "turn"))


@pytest.mark.rule("TR-STATUS-08")
def test_two_workers_for_free_at_the_third_level() -> None:
    state = of_rank({"worker": 3}, coins=1, stone=1)
    assert legal_of(state, "hire") == {"1", "2"}
    assert reason(state, "hire for bronze") == "TR-STATUS-08", "it is free now"
    play(state, "hire 2")
    assert (state.players[0].helpers, coins(state, 0), cubes(state, 0)) == (2, 1, (1, 0, 0, 0))
    assert reason(state, "hire 1") == "TR-STATUS-08", "once a decade"


@pytest.mark.rule("TR-STATUS-08")
def test_as_many_as_are_in_the_supply() -> None:
    state = table(2, seats={0: {"status": {"worker": 3}}, 1: {"helpers": 7}})
    assert legal_of(state, "hire") == {"1"}
    assert reason(state, "hire 2") == "TR-STATUS-08"
    play(state, "hire 1")
    assert (state.players[0].helpers, state.council_workers) == (1, 0)


# ---- who works


@pytest.mark.rule("TR-STATUS-06", "TR-ACTION-06")
def test_own_and_council_workers_may_be_mixed() -> None:
    state = of_rank({}, workers=2, helpers=2)
    play(state, "build lot", "site e3")
    assert (asked(state), legal(state)) == ((0, "paying"), {"hands 0", "hands 1", "hands 2"})
    assert reason(state, "hands 3") == "TR-ACTION-06"
    play(state, "hands 1")
    mine = state.players[0]
    assert (building(state, "e3"), mine.workers, mine.spent, mine.helpers) == ("lot", 1, 1, 1)
    assert state.council_spent == 1


@pytest.mark.rule("TR-ACTION-06")
def test_nothing_is_asked_where_one_split_is_possible() -> None:
    for own, helpers, used in ((2, 0, 0), (0, 2, 2), (1, 1, 1)):
        state = play(of_rank({}, workers=own, helpers=helpers), "build lot", "site e3")
        assert (building(state, "e3"), int(state.council_spent)) == ("lot", used)
    three = play(of_rank({}, workers=1, helpers=2), "build lot", "site e3")
    assert legal(three) == {"hands 1", "hands 2"}

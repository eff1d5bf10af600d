"""The captain: who has to load what on which ship, and the points for it."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.puerto_rico.state import PuertoRicoState
from tests.titles.puerto_rico.build import (
    aboard,
    asked,
    board,
    by_good,
    legal,
    manned,
    play,
    ships,
    step,
    table,
    why,
)

CAPTAIN, OTHER = 0, 1


def loading(seat: int, goods: dict[str, int], **fields: Any) -> PuertoRicoState:
    """Four players, seat 0 is captain, and this seat with these goods is to load; nobody else has any."""
    return table(4, phase="loading", taker=CAPTAIN, actor=seat, seats={seat: {"goods": goods}}, **fields)


# ---- turns


@pytest.mark.rule("PR-CAPTAIN-01")
def test_loading_goes_round_the_table_again_and_again() -> None:
    t = loading(CAPTAIN, {"corn": 2, "sugar": 2})
    assert why(t, "load indigo 7") == "PR-CAPTAIN-01"  # they have none
    step(t, "load corn 5", "claim 1")
    for seat in (1, 2, 3):
        assert asked(t) == (seat, "loading")
        assert legal(t) == {"pass"}
        step(t, "pass")
    assert asked(t) == (CAPTAIN, "loading")
    assert legal(t) == {"load sugar 6", "load sugar 7"}
    step(t, "load sugar 7")
    assert ships(t) == {"5": ("corn", 2), "7": ("sugar", 2)}
    assert asked(step(t, "pass", "pass", "pass")) == (CAPTAIN, "loading")
    assert asked(step(t, "pass")) == (CAPTAIN, "keeping")


@pytest.mark.rule("PR-CAPTAIN-02")
@pytest.mark.parametrize("seat", [CAPTAIN, OTHER])
def test_who_can_load_has_to(seat: int) -> None:
    t = loading(seat, {"coffee": 1}, ships={"5": aboard("corn", 5), "6": aboard("sugar", 1)})
    assert legal(t) == {"load coffee 7"}
    assert why(t, "pass") == "PR-CAPTAIN-02"


@pytest.mark.rule("PR-CAPTAIN-03")
def test_one_kind_on_one_ship_in_a_turn() -> None:
    t = loading(OTHER, {"corn": 2, "indigo": 1})
    assert legal(t) == {f"load {good} {ship}" for good in ("corn", "indigo") for ship in (5, 6, 7)}
    step(t, "load corn 5")
    assert ships(t) == {"5": ("corn", 2)}
    assert board(t, OTHER).goods == {"indigo": 1}
    assert asked(t) == (2, "loading")
    step(t, "pass", "pass", "pass")
    assert asked(t) == (OTHER, "loading")
    step(t, "load indigo 6")
    assert board(t, OTHER).goods == {}


@pytest.mark.rule("PR-CAPTAIN-14")
def test_loading_is_over_when_nobody_can_load() -> None:
    full = {"5": aboard("corn", 1), "6": aboard("sugar", 1), "7": aboard("coffee", 6)}
    t = table(4, seats={2: {"goods": {"indigo": 5}}}, ships=full)
    play(t, "role captain")  # nobody is asked anything
    assert asked(t) == (1, "role")
    assert board(t, 2).points == 0
    assert board(t, 2).goods == {"indigo": 1}  # storage is over


@pytest.mark.rule("PR-CAPTAIN-14")
def test_a_wharf_owner_who_passed_may_use_the_wharf_if_his_turn_comes_round_again() -> None:
    owner = manned("wharf", goods={"sugar": 3})
    seats = {0: {"goods": {"corn": 1, "tobacco": 1}}, 1: owner}
    taken = {"5": aboard("corn", 1), "6": aboard("tobacco", 1), "7": aboard("indigo", 1)}
    t = table(4, phase="loading", taker=0, seats=seats, ships=taken)
    step(t, "load corn 5", "claim 1")
    assert legal(t) == {"load sugar wharf", "pass"}
    step(t, "pass", "pass", "pass", "load tobacco 6")
    assert asked(t) == (1, "loading")
    assert legal(t) == {"load sugar wharf", "pass"}
    assert board(step(t.copy(), "load sugar wharf"), 1).points == 3
    step(t, "pass", "pass", "pass", "pass")  # a full circuit without a load
    assert asked(t) == (0, "keeping")


@pytest.mark.rule("PR-CAPTAIN-15")
def test_who_cannot_load_now_cannot_load_later_in_the_phase() -> None:
    others = {"goods": {"corn": 1, "sugar": 1, "tobacco": 1}}
    david = 3
    taken = {"5": aboard("corn", 1), "6": aboard("sugar", 1), "7": aboard("tobacco", 1)}
    seats = {0: others, 1: others, david: {"goods": {"indigo": 5}}}
    t = table(4, phase="loading", taker=0, seats=seats, ships=taken)
    for good, ship in (("corn", 5), ("sugar", 6), ("tobacco", 7)):
        step(t, f"load {good} {ship}")
        if good == "corn":
            step(t, "claim 1")
        step(t, f"load {good} {ship}", "pass")
        assert asked(t) == (david, "loading")
        assert legal(t) == {"pass"}
        assert {why(t, f"load indigo {ship}") for ship in (5, 6, 7)} == {"PR-CAPTAIN-04"}
        step(t, "pass")
    step(t, "pass", "pass")  # the third and fourth in a row
    assert asked(t) == (0, "keeping")
    assert board(t, david).points == 0
    assert board(t, david).goods == {"indigo": 5}


# ---- ships


@pytest.mark.rule("PR-CAPTAIN-04")
def test_a_ship_carries_a_single_kind() -> None:
    t = loading(OTHER, {"sugar": 2}, ships={"6": aboard("corn", 3)})
    assert legal(t) == {"load sugar 5", "load sugar 7"}
    assert why(t, "load sugar 6") == "PR-CAPTAIN-04"


@pytest.mark.rule("PR-CAPTAIN-05")
def test_a_kind_is_on_one_ship_only_even_if_that_is_full() -> None:
    t = loading(OTHER, {"sugar": 2, "tobacco": 3}, ships={"7": aboard("sugar", 7), "6": aboard("tobacco", 1)})
    assert legal(t) == {"load tobacco 6"}
    assert why(t, "load sugar 5") == "PR-CAPTAIN-05"
    assert why(t, "load tobacco 5") == "PR-CAPTAIN-05"
    step(t, "load tobacco 6")
    assert ships(t) == {"7": ("sugar", 7), "6": ("tobacco", 4)}
    assert board(t, OTHER).goods == {"sugar": 2}


@pytest.mark.rule("PR-CAPTAIN-06")
def test_a_full_ship_stays_full_until_the_phase_is_over() -> None:
    seats = {0: {"goods": {"corn": 4}}, 1: {"goods": {"corn": 2, "sugar": 1, "indigo": 1}}}
    t = table(4, phase="loading", taker=0, seats=seats, ships={"6": aboard("corn", 2)})
    step(t, "load corn 6", "claim 1")
    assert ships(t)["6"] == ("corn", 6)
    step(t, "load sugar 5", "pass", "pass", "pass")
    assert asked(t) == (1, "loading")
    assert legal(t) == {"load indigo 7"}
    assert why(t, "load corn 6") == "PR-CAPTAIN-06"
    assert why(t, "load corn 7") == "PR-CAPTAIN-05"


@pytest.mark.rule("PR-CAPTAIN-07")
@pytest.mark.parametrize(("indigo", "loaded", "left"), [(3, 3, {}), (6, 4, {"indigo": 2})])
def test_as_many_barrels_as_fit_go_aboard(indigo: int, loaded: int, left: dict[str, int]) -> None:
    t = loading(OTHER, {"indigo": indigo}, ships={"7": aboard("indigo", 3)})
    assert legal(t) == {"load indigo 7"}
    step(t, "load indigo 7")
    assert ships(t) == {"7": ("indigo", 3 + loaded)}
    assert board(t, OTHER).goods == left


@pytest.mark.rule("PR-CAPTAIN-08")
@pytest.mark.parametrize(("sugar", "left"), [(6, {}), (8, {"sugar": 1})])
def test_the_empty_ship_that_takes_most_barrels_must_be_used(sugar: int, left: dict[str, int]) -> None:
    t = loading(OTHER, {"sugar": sugar}, ships={"6": aboard("corn", 1)})
    assert legal(t) == {"load sugar 7"}
    assert why(t, "load sugar 5") == "PR-CAPTAIN-08"
    step(t, "load sugar 7")
    assert board(t, OTHER).goods == left


@pytest.mark.rule("PR-CAPTAIN-09")
def test_among_empty_ships_that_take_all_his_barrels_the_player_chooses() -> None:
    six = loading(OTHER, {"sugar": 6})
    assert legal(six) == {"load sugar 6", "load sugar 7"}
    assert why(six, "load sugar 5") == "PR-CAPTAIN-08"
    three = loading(OTHER, {"sugar": 3})
    assert legal(three) == {"load sugar 5", "load sugar 6", "load sugar 7"}


@pytest.mark.rule("PR-CAPTAIN-10")
def test_the_kind_is_chosen_freely() -> None:
    t = loading(OTHER, {"sugar": 6, "corn": 2}, ships={"5": aboard("corn", 1)})
    assert legal(t) == {"load corn 5", "load sugar 6", "load sugar 7"}


@pytest.mark.rule("PR-CAPTAIN-16")
def test_full_ships_are_unloaded_at_the_end_of_the_phase() -> None:
    loads = {"6": aboard("corn", 6), "7": aboard("sugar", 7), "5": aboard("tobacco", 4)}
    supply = {"corn": 1, "indigo": 2, "sugar": 3, "tobacco": 4, "coffee": 5}
    t = table(4, phase="loading", taker=0, ships=loads, goods=supply)
    play(t, "pass")
    assert asked(t) == (1, "role")
    assert by_good(t.goods) == {"corn": 1 + 6, "indigo": 2, "sugar": 3 + 7, "tobacco": 4, "coffee": 5}
    assert ships(t) == {"5": ("tobacco", 4)}


@pytest.mark.rule("PR-CAPTAIN-17")
def test_a_ship_that_is_not_full_keeps_its_barrels_for_the_next_captain() -> None:
    men = {"corn": 1, "tobacco": 2, "tobacco-storage": 2}
    planter = manned("tobacco-storage", island={"corn": 1, "tobacco": 2}, men=men)
    t = table(4, phase="loading", taker=0, seats={1: planter}, ships={"5": aboard("tobacco", 4)})
    play(t, "pass")
    play(t, "role prospector")
    play(t, "role craftsman", "produce")
    play(t, "role trader", "pass")
    assert asked(t) == (1, "role")
    assert t.round == 2
    play(t, "role captain")
    assert ships(t) == {"5": ("tobacco", 4)}
    assert legal(t) == {"load tobacco 5", "load corn 6", "load corn 7"}
    assert why(t, "load corn 5") == "PR-CAPTAIN-04"
    play(t, "load tobacco 5")
    assert ships(t) == {"5": ("tobacco", 5)}
    assert board(t, 1).goods == {"corn": 1, "tobacco": 1}  # one space was free


# ---- points


@pytest.mark.rule("PR-CAPTAIN-11")
@pytest.mark.parametrize("good", ["coffee", "corn"])
def test_a_point_for_each_barrel_whatever_its_kind(good: str) -> None:
    t = loading(OTHER, {good: 3})
    step(t, f"load {good} 5")
    assert board(t, OTHER).points == 3
    assert t.chips == 100 - 3
    assert asked(t) == (2, "loading")  # no extra point is on offer


@pytest.mark.rule("PR-CAPTAIN-12")
@pytest.mark.parametrize(("claim", "points"), [("claim 1", 6 + 1 + 2), ("claim 0", 6 + 2)])
def test_the_captain_gets_an_extra_point_with_his_first_load(claim: str, points: int) -> None:
    t = loading(CAPTAIN, {"sugar": 6, "corn": 2})
    step(t, "load sugar 6")
    assert asked(t) == (CAPTAIN, "claiming")
    assert legal(t) == {"claim 0", "claim 1"}
    assert why(t, "claim 2") == "PR-CAPTAIN-12"
    step(t, claim, "pass", "pass", "pass", "load corn 5")
    assert asked(t) == (1, "loading")  # the second load brings none, whether the first was taken or not
    assert board(t, CAPTAIN).points == points


@pytest.mark.rule("PR-CAPTAIN-13")
def test_a_captain_who_loads_nothing_gets_no_extra_point() -> None:
    t = table(4, seats={0: {"points": 7}, 1: {"goods": {"corn": 2}}})
    assert asked(play(t, "role captain")) == (1, "loading")
    assert asked(play(t, "load corn 5")) == (1, "role")
    assert board(t, 0).points == 7
    assert board(t, 1).points == 2


# ---- the worked example

ANNA, BOB, CHRIS, DAVID = range(4)


def example() -> PuertoRicoState:
    seats = {
        ANNA: {"goods": {"corn": 2, "sugar": 6}},
        BOB: {"goods": {"sugar": 2, "tobacco": 3}},
        CHRIS: {"goods": {"corn": 2, "tobacco": 1}},
        DAVID: {"goods": {"corn": 1, "indigo": 5}},
    }
    return table(4, phase="loading", taker=ANNA, seats=seats, ships={"6": aboard("corn", 3)})


@pytest.mark.rule("PR-CAPTAIN-18", "PR-CAPTAIN-19", "PR-CAPTAIN-20", "PR-STORE-03")
def test_the_worked_example_of_the_captain_phase() -> None:
    t = example()
    supply = by_good(t.goods)

    # first circuit: Anna may load corn or sugar, and sugar only on the largest ship (PR-CAPTAIN-19)
    assert asked(t) == (ANNA, "loading")
    assert legal(t) == {"load corn 6", "load sugar 7"}
    assert why(t, "load sugar 5") == "PR-CAPTAIN-08"
    assert why(t, "load sugar 6") == "PR-CAPTAIN-04"
    assert why(t, "load corn 7") == "PR-CAPTAIN-05"
    assert why(t, "pass") == "PR-CAPTAIN-02"
    step(t, "load sugar 7", "claim 1")
    assert ships(t) == {"6": ("corn", 3), "7": ("sugar", 6)}
    assert asked(t) == (BOB, "loading")
    assert legal(t) == {"load sugar 7", "load tobacco 5"}
    step(t, "load sugar 7")
    assert asked(t) == (CHRIS, "loading")
    assert legal(t) == {"load corn 6", "load tobacco 5"}
    step(t, "load tobacco 5")
    assert asked(t) == (DAVID, "loading")
    assert legal(t) == {"load corn 6"}
    step(t, "load corn 6")
    assert ships(t) == {"5": ("tobacco", 1), "6": ("corn", 4), "7": ("sugar", 7)}
    assert [board(t, seat).points for seat in range(4)] == [6 + 1, 1, 1, 1]

    # second circuit: Anna and Bob load once more, nobody else can
    assert asked(t) == (ANNA, "loading")
    assert legal(t) == {"load corn 6"}
    step(t, "load corn 6")
    assert asked(t) == (BOB, "loading")
    assert legal(t) == {"load tobacco 5"}
    step(t, "load tobacco 5")
    for seat in (CHRIS, DAVID, ANNA, BOB):
        assert asked(t) == (seat, "loading")
        assert legal(t) == {"pass"}
        step(t, "pass")

    # the loads are done (PR-CAPTAIN-18), and these barrels found no ship (PR-CAPTAIN-20)
    assert [board(t, seat).points for seat in range(4)] == [7 + 2, 1 + 3, 1, 1]
    assert ships(t) == {"5": ("tobacco", 4), "6": ("corn", 6), "7": ("sugar", 7)}
    assert [board(t, seat).goods for seat in range(4)] == [{}, {"sugar": 1}, {"corn": 2}, {"indigo": 5}]

    # storage without warehouses: 1 corn and 4 indigo go back for nothing (PR-STORE-03)
    step(t, "pass", "keep sugar", "keep corn")
    assert by_good(t.goods) == {**supply, "corn": supply["corn"] + 1}
    step(t, "keep indigo")
    assert [board(t, seat).goods for seat in range(4)] == [{}, {"sugar": 1}, {"corn": 1}, {"indigo": 1}]
    assert [board(t, seat).points for seat in range(4)] == [9, 4, 1, 1]
    assert [board(t, seat).doubloons for seat in range(4)] == [0, 0, 0, 0]

    # and the two full ships are unloaded
    assert ships(t) == {"5": ("tobacco", 4)}
    gained = {good: by_good(t.goods)[good] - before for good, before in supply.items()}
    assert gained == {"corn": 1 + 6, "indigo": 4, "sugar": 7, "tobacco": 0, "coffee": 0}
    assert asked(t) == (BOB, "role")


@pytest.mark.rule("PR-CAPTAIN-18")
def test_the_worked_example_needs_only_the_choices_of_three_players() -> None:
    t = example()
    play(t, "load sugar 7", "claim 1", "load sugar 7", "load tobacco 5")  # the rest plays itself
    assert asked(t) == (1, "role")
    assert [board(t, seat).points for seat in range(4)] == [9, 4, 1, 1]

"""Major buildings: the grids, their costs and debts, and what completing them brings."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import GRID_NAMES
from tests.titles.rio.build import (
    asked,
    building,
    crew,
    effects,
    full,
    goods,
    happens,
    house,
    hut,
    legal,
    legal_of,
    owing,
    play,
    points_at_end,
    score,
    step,
    supply,
    table,
    tally,
    until,
    why,
    workers,
)

RING = {"g8", "h8", "i8", "j8", "g9", "g10", "j9", "j10"}
SLOTS = {"fort": 9, "palace": 9, "cathedral": 9, "harbor": 6, "walls": 5, "roads": 5}  # with four players


def almost(grid: str, *seats: int, last: int | None = None, **fields: Any) -> RioState:
    """The last in order is to place, and one space of the grid is free."""
    slots = SLOTS[grid]
    grids = {grid: full(slots, *seats, but=[slots if last is None else last])}
    return table(4, actor=3, grids=grids, **fields)


# ---- spaces


@pytest.mark.rule("RP-MAJOR-01")
def test_there_are_six_grids() -> None:
    t = table(4, seats={0: {"wood": 9, "stone": 9, "precious": 9}})
    grids = {space.split()[0] for space in legal_of(t, "work")}
    assert grids == {"palace", "cathedral", "harbor", "fort", "walls", "roads"} == set(GRID_NAMES)


@pytest.mark.rule("RP-MAJOR-02")
def test_any_empty_space_of_a_grid_takes_one_worker() -> None:
    t = table(4, seats={0: {"wood": 2, "stone": 2}})
    play(t, "work fort 2")
    assert t.board.grid_points[3][1] == 4
    assert why(t, "work fort 2") == "RP-MAJOR-02"
    assert why(t, "owe fort 2") == "RP-MAJOR-02"
    assert why(t, "work fort 1") is None


@pytest.mark.rule("RP-MAJOR-03")
def test_some_spaces_are_only_for_four_or_five_players() -> None:
    def spaces(players: int) -> int:
        return len([space for space in legal_of(table(players), "owe") if space.startswith("fort ")])

    assert [spaces(players) for players in (2, 3, 4, 5)] == [8, 8, 9, 10]
    assert why(table(4), "owe fort 9") is None
    assert why(table(4), "owe fort 10") == "RP-MAJOR-03"
    assert [sorted(table(players).board.grid_points[3]) for players in (3, 4, 5)] == [
        [0, 1, 2, 3, 3, 4, 4, 5],
        [0, 1, 2, 2, 3, 3, 4, 4, 5],
        [0, 1, 1, 2, 2, 3, 3, 4, 4, 5],
    ]


@pytest.mark.rule("RP-MAJOR-04")
def test_in_the_first_edition_the_same_spaces_belong_to_four_players() -> None:
    rich = {0: {"wood": 2, "stone": 2}}
    assert why(table(4, edition="1", seats=rich), "work fort 9") is None
    assert why(table(4, edition="1", seats=rich), "work fort 10") == "RP-MAJOR-03"
    assert why(table(5, edition="1", seats=rich), "work fort 10") is None


@pytest.mark.rule("RP-MAJOR-05")
def test_several_workers_on_one_grid_in_a_turn() -> None:
    t = table(4)
    play(t, "work roads 1", "work roads 3", "work roads 4")
    assert (supply(t, 0), asked(t)) == (6, (0, "placing"))


# ---- paying and owing


@pytest.mark.rule("RP-MAJOR-06")
def test_a_space_may_be_paid_at_placement() -> None:
    t = table(4, seats={0: {"wood": 1, "stone": 1}})
    play(t, "work fort 1")
    assert goods(t, 0)[:2] == (0, 0)
    assert "owing" not in str(t.to_position()["grids"])
    assert why(t, "work fort 2") == "RP-MAJOR-06"


@pytest.mark.rule("RP-MAJOR-07")
def test_a_space_may_be_owed_and_paid_in_the_effects_phase() -> None:
    t = table(4)
    play(t, "owe fort 1", "take mine 1", "take forest 1", "done")
    effects(t)
    assert why(t, "settle fort 1") == "RP-EFFECT-04"
    play(t, "collect mine 1", "collect forest 1")
    assert asked(t)[0] == 0
    assert why(t, "settle fort 2") == "RP-MAJOR-07"
    happened = happens(t, "settle fort 1")
    assert ("debt-settled", {"seat": 0, "grid": "fort", "slot": 1}) in happened
    assert (goods(t, 0)[:2], score(t, 0), supply(t, 0)) == ((0, 0), 0, 8)


@pytest.mark.rule("RP-EFFECT-04", "RP-TRADE-04")
def test_a_debt_without_its_goods_cannot_be_settled() -> None:
    debts = {"palace": {1: owing(0)}}
    t = table(4, phase="effects", seats={0: {"stone": 1, "silver": 9, "fields": 2}}, grids=debts)
    assert why(t, "settle palace 1") == "RP-TRADE-04"
    t = table(4, phase="effects", seats={0: {"precious": 1, "fields": 2}}, grids=debts)
    assert why(t, "settle palace 1") == "RP-EFFECT-04"
    t = table(4, phase="effects", seats={0: {"precious": 1, "silver": 1, "fields": 2}}, grids=debts)
    assert why(t, "settle palace 1") is None


@pytest.mark.rule("RP-MAJOR-08")
def test_a_debt_that_is_not_settled_sends_the_worker_home() -> None:
    t = table(4, phase="effects", seats={0: {"fields": 2}}, grids={"fort": {1: owing(0)}})
    assert supply(t, 0) == 6
    play(t, "done")
    assert supply(t, 0) == 7
    assert "fort" not in t.to_position().get("grids", {})


@pytest.mark.rule("RP-MAJOR-09")
def test_each_unpaid_worker_costs_three_points() -> None:
    t = table(4, phase="effects", seats={0: {"score": 10, "fields": 2}}, grids={"fort": {1: owing(0), 2: owing(0)}})
    play(t, "done")
    assert (score(t, 0), tally(t, 0)["debts"], supply(t, 0)) == (4, -6, 7)
    able = table(4, phase="effects", seats={0: {"wood": 1, "stone": 1}}, grids={"fort": {1: owing(0)}})
    assert why(able, "done") is None, "also who could pay may let it be"
    assert score(play(able, "done"), 0) == -3


@pytest.mark.rule("RP-MAJOR-10")
def test_the_first_edition_asks_for_the_cost_at_once() -> None:
    t = table(4, edition="1", seats={0: {"stone": 1}})
    assert why(t, "work fort 1") == "RP-MAJOR-10"
    assert why(t, "owe fort 1") == "RP-MAJOR-10"
    assert legal_of(t, "owe") == set()
    t = table(4, edition="1", seats={0: {"stone": 1, "wood": 1}})
    assert goods(play(t, "work fort 1"), 0)[:2] == (0, 0)


@pytest.mark.rule("RP-MAJOR-11")
def test_a_fort_space_costs_wood_and_stone() -> None:
    t = play(table(4, seats={0: {"wood": 2, "stone": 2}}), "work fort 1", "work fort 2")
    assert goods(t, 0)[:2] == (0, 0)


@pytest.mark.rule("RP-MAJOR-12")
def test_a_palace_space_costs_stone_and_a_precious_good() -> None:
    t = play(table(4, seats={0: {"stone": 1, "precious": 1, "wood": 1}}), "work palace 1")
    assert goods(t, 0)[:3] == (1, 0, 0)
    assert why(table(4, seats={0: {"stone": 1, "wood": 9, "silver": 9}}), "work palace 1") == "RP-MAJOR-06"


@pytest.mark.rule("RP-MAJOR-13")
def test_a_cathedral_space_costs_stone_and_a_precious_good() -> None:
    t = play(table(4, seats={0: {"stone": 2, "precious": 2}}), "work cathedral 1", "work cathedral 2")
    assert goods(t, 0)[:3] == (0, 0, 0)


@pytest.mark.rule("RP-MAJOR-14")
def test_a_harbor_space_costs_wood_and_stone() -> None:
    t = play(table(4, seats={0: {"wood": 1, "stone": 1}}), "work harbor 1")
    assert goods(t, 0)[:2] == (0, 0)


@pytest.mark.rule("RP-MAJOR-15")
def test_a_wall_space_costs_wood_or_stone() -> None:
    assert goods(play(table(4, seats={0: {"stone": 1}}), "work walls 1"), 0)[:2] == (0, 0)
    assert goods(play(table(4, seats={0: {"wood": 1}}), "work walls 1"), 0)[:2] == (0, 0)
    t = play(table(4, seats={0: {"wood": 1, "stone": 1}}), "work walls 1")
    assert legal(t) == {"pay 1 wood 0 stone", "pay 0 wood 1 stone"}
    assert goods(play(t, "pay 0 wood 1 stone"), 0)[:2] == (1, 0)


@pytest.mark.rule("RP-MAJOR-16")
def test_a_road_space_costs_nothing() -> None:
    t = table(4)
    assert why(t, "owe roads 1") == "RP-MAJOR-16"
    play(t, "work roads 1")
    assert (supply(t, 0), goods(t, 0)) == (8, (0, 0, 0, 0))


@pytest.mark.rule("RP-MAJOR-17")
def test_paid_workers_stay_until_the_grid_is_complete() -> None:
    t = table(4, phase="effects", seats={0: {"fields": 2}}, grids={"palace": {1: 0, 2: 0}})
    assert legal(t) == {"done", "harvest"}
    until(t, "placing")
    assert supply(t, 0) == 5
    assert t.year == 1


# ---- completing


@pytest.mark.rule("RP-MAJOR-18")
def test_a_full_grid_is_resolved_before_anybody_acts() -> None:
    t = almost("roads", 0, 1, seats={0: {"fields": 2}})
    play(t, "work roads 5", "done")
    assert asked(t) == (3, "laying-roads")
    assert (score(t, 0), score(t, 1)) == (3, 1)


@pytest.mark.rule("RP-MAJOR-19")
def test_the_last_payment_completes_a_full_grid() -> None:
    grids = {"fort": {**full(9, 0, 1, but=[9]), 9: owing(2)}}
    t = table(4, phase="effects", actor=2, seats={2: {"wood": 1, "stone": 1, "fields": 2}}, grids=grids)
    assert not t.city.fort
    play(t, "settle fort 9")
    assert t.city.fort
    assert asked(t) == (2, "effects")


@pytest.mark.rule("RP-MAJOR-20")
def test_every_worker_earns_the_number_of_its_space() -> None:
    """Green holds 5 + 4 + 3 + 2, yellow 2 + 1 + 1 + 0, and red, who fills the last space, 4 + 3."""
    green, yellow, red = 0, 1, 2
    by_points = [(5, green), (4, green), (4, red), (3, green), (3, red), (2, green), (2, yellow), (1, yellow)]
    values = [5, 4, 4, 3, 3, 2, 2, 1, 1, 0]
    discs = {slot + 1: seat for slot, (_, seat) in enumerate(by_points)}
    discs |= {9: yellow, 10: yellow}
    del discs[5]
    t = table(5, actor=2, seats={2: {"wood": 1, "stone": 1}}, grids={"fort": discs})
    assert list(t.board.grid_points[3]) == values
    play(t, "work fort 5", "done")
    effects(t)
    assert [tally(t, seat)["grids"] for seat in (green, yellow, red)] == [14, 4, 7]


@pytest.mark.rule("RP-MAJOR-21")
def test_on_completion_all_workers_come_home() -> None:
    t = almost("roads", 0, 1, 2)
    play(t, "work roads 5", "done")
    assert [supply(t, seat) for seat in range(4)] == [9, 9, 9, 9]
    assert "roads" not in t.to_position().get("grids", {})


@pytest.mark.rule("RP-MAJOR-22")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_road_spaces_together_are_worth_four(players: int) -> None:
    assert sum(table(players).board.grid_points[5]) == 4
    slots = len(table(players).board.grid_points[5])
    grids = {"roads": full(slots, players - 1, but=[slots])}
    t = table(players, actor=players - 1, grids=grids)
    play(t, f"work roads {slots}", "done")
    assert score(t, players - 1) == 4


@pytest.mark.rule("RP-MAJOR-23")
def test_who_filled_the_last_space_completed_the_building() -> None:
    t = almost("palace", 0, seats={3: {"stone": 1, "precious": 1}})
    play(t, "work palace 9", "done")
    assert asked(t) == (3, "siting")
    late = {"palace": {**full(9, 0, but=[1, 9]), 1: owing(1), 9: 3}}
    t = table(
        4,
        phase="effects",
        actor=1,
        seats={1: {"stone": 1, "precious": 1}},
        grids=late,
        filled=[("palace", 3)],
    )
    play(t, "settle palace 1")
    assert asked(t) == (3, "siting"), "the last worker counts, not the last payment"


@pytest.mark.rule("RP-MAJOR-24")
def test_the_fort_gives_four_points_to_the_one_who_completes_it() -> None:
    discs = full(9, 0, but=[3, 4])
    t = table(4, actor=3, seats={3: {"wood": 1, "stone": 1}}, grids={"fort": {**discs, 3: 3}})
    assert list(t.board.grid_points[3])[2:4] == [4, 3]
    play(t, "work fort 4", "done")
    assert (tally(t, 3), score(t, 3)) == ({"grids": 7, "completing": 4}, 11)


@pytest.mark.rule("RP-MAJOR-25")
def test_the_harbor_gives_two_points_to_the_one_who_completes_it() -> None:
    t = almost("harbor", 0, seats={3: {"wood": 1, "stone": 1}})
    assert t.board.grid_points[2][5] == 0
    play(t, "work harbor 6", "done")
    assert score(t, 3) == 2


# ---- Palace and Cathedral


def ring(*but: str) -> dict[str, Any]:
    """A hut of seat 1 on every space around the plaza but these."""
    return {space: hut(1) for space in sorted(RING) if space not in but}


def sited(grid: str, city: dict[str, Any] | None = None, **fields: Any) -> RioState:
    """Seat 3 has completed Palace or Cathedral and is asked where it goes."""
    t = almost(grid, 0, city=city, seats={3: {"stone": 1, "precious": 1}}, **fields)
    return play(t, f"work {grid} 9", "done")


@pytest.mark.rule("RP-MAJOR-26")
@pytest.mark.parametrize("grid", ["palace", "cathedral"])
def test_the_tile_goes_on_a_space_around_the_plaza(grid: str) -> None:
    t = sited(grid)
    assert legal_of(t, "site") == RING
    assert why(t, "site f7") == "RP-MAJOR-26"
    three = sited(grid, ring("g8", "i8", "j10"))
    assert legal_of(three, "site") == {"g8", "i8", "j10"}
    play(three, "site i8")
    assert building(three, "i8") == grid


@pytest.mark.rule("RP-MAJOR-27")
def test_a_free_space_goes_before_a_building() -> None:
    t = sited("palace", ring("g8", "h8"))
    assert why(t, "site i8") == "RP-MAJOR-27"
    assert legal_of(t, "site") == {"g8", "h8"}


@pytest.mark.rule("RP-MAJOR-28")
def test_on_a_full_ring_a_minor_building_makes_room() -> None:
    city = {**ring(), "h8": house(1), "g8": "palace"}
    t = sited("cathedral", city)
    tiles = t.players[1].tiles
    assert legal_of(t, "site") == RING - {"g8"}
    assert why(t, "site g8") == "RP-MAJOR-28"
    play(t, "site h8")
    assert building(t, "h8") == "cathedral"
    assert t.players[1].tiles == tiles + 1


@pytest.mark.rule("RP-MAJOR-29")
def test_workers_on_the_chosen_space_go_home() -> None:
    city = {**ring("g8", "h8"), "g8": crew(1, 2)}
    t = sited("palace", city)
    assert supply(t, 1) == 7
    play(t, "site g8")
    assert (supply(t, 1), workers(t, "g8"), building(t, "g8")) == (9, {}, "palace")


@pytest.mark.rule("RP-MAJOR-30")
def test_the_fort_has_a_fixed_place() -> None:
    t = almost("fort", 0, 1, seats={3: {"wood": 1, "stone": 1}, 0: {"fields": 2}})
    play(t, "work fort 9", "done")
    assert t.city.fort
    assert asked(t) == (0, "effects"), "nobody is asked where it goes"


@pytest.mark.rule("RP-MAJOR-31")
def test_the_harbor_has_a_fixed_place_and_opens_the_ship() -> None:
    t = almost("harbor", 0, seats={3: {"wood": 1, "stone": 1}, 0: {"fields": 2}})
    assert why(t, "dock") == "RP-SHIP-01"
    play(t, "work harbor 6", "done")
    assert asked(t) == (0, "effects")
    until(t, "placing")
    assert why(t, "dock") is None


@pytest.mark.rule("RP-MAJOR-32")
def test_wall_and_road_grids_are_filled_again_and_again() -> None:
    t = almost("roads", 0)
    play(t, "work roads 5", "done", "road a1-b1", "road b1-c1", "road c1-d1")
    until(t, "placing")
    assert why(t, "work roads 5") is None
    fort = table(4, fort=True, seats={0: {"wood": 1, "stone": 1}})
    assert why(fort, "work fort 1") == "RP-COMP-12"


@pytest.mark.rule("RP-MAJOR-33")
def test_points_of_a_grid_count_for_offices_in_the_same_phase() -> None:
    grids = {"fort": {**full(9, 1, but=[4, 9]), 4: 0}}
    t = table(
        4,
        actor=3,
        seats={0: {"score": 5, "silver": 5, "fields": 2}, 3: {"wood": 1, "stone": 1}},
        grids=grids,
        bids={"gunner": 0},
    )
    play(t, "work fort 9", "done")
    assert (asked(t), score(t, 0)) == ((0, "effects"), 8)
    assert why(t, "assume gunner") is None


@pytest.mark.rule("RP-MAJOR-34")
def test_grids_are_resolved_in_the_order_of_their_last_workers() -> None:
    grids = {"palace": full(9, 0, but=[9]), "roads": full(5, 1, but=[5])}
    t = table(4, actor=2, seats={2: {"stone": 1, "precious": 1}}, grids=grids)
    play(t, "work palace 9", "done", "work roads 5", "done")
    assert asked(t) == (2, "siting")
    play(t, "site g8")
    assert asked(t) == (3, "laying-roads")
    t = table(4, actor=2, seats={3: {"stone": 1, "precious": 1}}, grids=grids)
    play(t, "work roads 5", "done", "work palace 9", "done")
    assert asked(t) == (2, "laying-roads")


@pytest.mark.rule("RP-MAJOR-35")
def test_palace_and_cathedral_may_stand_in_one_district() -> None:
    t = sited("cathedral", {"g8": "palace", "e6": house(1)})
    assert why(t, "site g9") is None
    step(t, "site g9")
    assert points_at_end(t, 1) == 2 + 3 + 2

"""Activating common buildings: who may, how often, and what each effect costs and gives."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import (
    asked,
    coins,
    cubes,
    house,
    legal,
    legal_of,
    lot,
    marked,
    palace,
    play,
    player,
    reason,
    refusal,
    refused,
    shared,
    state_at,
    supply,
    workers,
)


def beside(building: Any, players: int = 4, *, buildings: dict[str, Any] | None = None, **fields: Any) -> TrinidadState:
    """Seat 0, with these fields of a player, has a House on a1 next to the building on b2."""
    common = {name: fields.pop(name) for name in TABLE if name in fields}
    city = {"a1": house(0), "b2": building, **(buildings or {})}
    return state_at(players, buildings=city, seats={0: fields}, **common)


TABLE = ("stores", "stacks", "supply", "roads", "fort", "cathedral", "harbor", "decade")


def activate(state: TrinidadState, effect: str) -> TrinidadState:
    """Activate the building on b2 and take whatever there is to take from the first grids and stacks."""
    return take_first(play(state, "activate b2", effect))


def take_first(state: TrinidadState) -> TrinidadState:
    while asked(state)[1] in ("taking", "collecting"):
        state.apply(state.legal_actions()[0])
    return state


def stones(state: TrinidadState) -> list[int]:
    return [int(count) for count in state.stores[:4]]


def woods(state: TrinidadState) -> list[int]:
    return [int(count) for count in state.stores[4:8]]


def silver_left(state: TrinidadState) -> int:
    """Bronze on all stacks."""
    return sum(int(bronze) for bronze in state.stacks)


# ---- who may activate what


@pytest.mark.rule("TR-ACTIVATE-01")
def test_an_activation_costs_a_worker() -> None:
    state = activate(beside("carpentry"), "take cubes")
    assert workers(state, 0) == 5
    assert player(state, 0).spent == 1
    assert cubes(state, 0) == (0, 2, 0, 0)
    assert asked(state) == (1, "turn")
    assert refused(state_at(buildings={"a1": house(0)}), "activate b2") == "TR-ACTIVATE-01"  # there is no building


@pytest.mark.rule("TR-ACTIVATE-02")
@pytest.mark.parametrize("piece", [lot(0), house(0), palace(0), marked("monument", 0), marked("fountain", 0)])
def test_a_piece_of_ones_colour_must_be_beside_it(piece: dict[str, Any]) -> None:
    assert legal_of(state_at(buildings={"b2": "market", "c3": piece}, seats={0: {"coins": 2}}), "activate") == {"b2"}
    far = state_at(buildings={"b2": "market", "d2": piece, "a1": house(1)}, seats={0: {"coins": 2}})
    assert legal_of(far, "activate") == set()
    assert refused(far, "activate b2") == "TR-ACTIVATE-02"


@pytest.mark.rule("TR-ACTIVATE-02")
def test_a_monument_without_a_marker_is_nobodys() -> None:
    state = state_at(buildings={"b2": "market", "c3": "monument"}, seats={0: {"coins": 2}})
    assert refused(state, "activate b2") == "TR-ACTIVATE-02"


@pytest.mark.rule("TR-ACTIVATE-03")
def test_everybody_activates_on_roads() -> None:
    barracks: dict[str, Any] = {
        "buildings": {"b2": "barracks"},
        "seats": {0: {"units": ["veteran-miliciano"], "metal": 1}},
    }
    assert refused(state_at(**barracks), "activate b2") == "TR-ACTIVATE-02"
    assert refused(state_at(**barracks, roads=["NCL"]), "activate b2") == "TR-ACTIVATE-02"
    paved = state_at(**barracks, roads=["NW"])
    assert "activate b2" in legal(paved)
    assert reason(paved, "activate b2") is None


@pytest.mark.rule("TR-ACTIVATE-04")
def test_the_starting_area_alone_allows_nothing() -> None:
    state = state_at(buildings={"f3": "quarry", "a1": house(0)})
    assert "activate f3" not in legal(state)
    assert refused(state, "activate f3") == "TR-ACTIVATE-04"
    assert reason(state_at(buildings={"f3": "quarry", "g3": lot(0)}), "activate f3") is None


@pytest.mark.rule("TR-ACTIVATE-05")
def test_one_activation_is_one_effect_once() -> None:
    state = activate(beside("quarry", stone=4), "refine")
    assert cubes(state, 0) == (2, 0, 1, 0)
    assert workers(state, 0) == 5
    assert asked(state) == (1, "turn")
    choosing = play(beside("quarry", stone=4, coins=4), "activate b2")
    assert legal(choosing) == {"take cubes", "refine"}
    assert refused(choosing, "buy faith") == "TR-ACTIVATE-05"
    assert refused(choosing, "sell 2 stone") == "TR-ACTIVATE-05"
    assert refused(choosing, "promote 1") == "TR-ACTIVATE-05"


@pytest.mark.rule("TR-ACTIVATE-06")
def test_each_building_once_a_decade() -> None:
    buildings = {"b2": "carpentry", "d2": "carpentry", "c1": house(0), "a1": house(1)}
    state = state_at(2 + 1, buildings=buildings, order=[0, 1, 2], passed=[2])
    take_first(play(state, "activate b2", "take cubes"))
    take_first(play(state, "activate b2", "take cubes"))  # the other player
    assert legal_of(state, "activate") == {"d2"}
    assert refused(state, "activate b2") == "TR-ACTIVATE-06"
    take_first(play(state, "activate d2", "take cubes"))
    assert asked(state) == (1, "turn")
    assert legal_of(state, "activate") == set()  # one Carpentry, one activation
    play(state, "council 1")
    assert legal_of(state, "activate") == set()
    assert refused(state, "activate d2") == "TR-ACTIVATE-06"


@pytest.mark.rule("TR-ACTIVATE-07")
def test_the_limit_is_each_players_own() -> None:
    state = state_at(
        buildings={"b2": shared("market", 0), "a1": house(0), "a2": house(1)}, actor=1, seats={1: {"coins": 2}}
    )
    assert reason(state, "activate b2") is None
    activate(state, "buy 2 stone")
    assert cubes(state, 1) == (2, 0, 0, 0)


@pytest.mark.rule("TR-ACTIVATE-08")
def test_a_corporation_is_another_building_than_the_market_before() -> None:
    state = beside(shared("market", 0), stone=2, wood=2, coins=2)
    assert refused(state, "activate b2") == "TR-ACTIVATE-06"
    play(state, "build corporation")  # there is only one Market to build it on
    for _ in range(3):
        play(state, "pass")
    assert asked(state) == (0, "turn")
    assert reason(state, "activate b2") is None
    play(state, "activate b2", "buy precious", "extra wood", "store wood 1")
    assert cubes(state, 0) == (0, 1, 1, 0)


@pytest.mark.rule("TR-ACTIVATE-29")
def test_other_buildings_have_no_activation() -> None:
    buildings = {
        "b2": palace(0),
        "c2": lot(0),
        "d2": house(0),
        "e2": "square",
        "c1": "monument",
        "c3": marked("fountain", 0),
    }
    state = state_at(buildings=buildings, seats={0: {"stone": 4, "wood": 4, "coins": 4}})
    assert legal_of(state, "activate") == set()
    for space in buildings:
        assert refused(state, f"activate {space}") == "TR-ACTIVATE-29"
    great = state_at(buildings={"e3": house(0)}, cabildo="f3", cathedral="f4-f5")
    assert refused(great, "activate f3") == "TR-ACTIVATE-29"
    assert refused(great, "activate f4") == "TR-ACTIVATE-29"


# ---- Quarry, Carpentry, Haciendas


@pytest.mark.rule("TR-ACTIVATE-09")
def test_a_quarry_gives_two_stone() -> None:
    state = activate(beside("quarry", 3), "take cubes")
    assert cubes(state, 0) == (2, 0, 0, 0)
    assert sum(stones(state)) == 18
    assert sum(woods(state)) == 20


@pytest.mark.rule("TR-ACTIVATE-10")
def test_a_quarry_refines_two_stone() -> None:
    state = activate(beside("quarry", 3, stone=2), "refine")
    assert cubes(state, 0) == (0, 0, 1, 0)
    assert state.stores[8] == 2
    assert refused(play(beside("quarry", 3, stone=1, wood=5), "activate b2"), "refine") == "TR-ACTIVATE-10"


@pytest.mark.rule("TR-ACTIVATE-11")
def test_a_carpentry_gives_two_wood() -> None:
    state = activate(beside("carpentry"), "take cubes")
    assert cubes(state, 0) == (0, 2, 0, 0)
    assert sum(woods(state)) == 22
    assert sum(stones(state)) == 24


@pytest.mark.rule("TR-ACTIVATE-12")
def test_a_carpentry_refines_two_wood() -> None:
    state = activate(beside("carpentry", wood=2), "refine")
    assert cubes(state, 0) == (0, 0, 1, 0)
    assert refused(play(beside("carpentry", wood=1, stone=5), "activate b2"), "refine") == "TR-ACTIVATE-12"


@pytest.mark.rule("TR-ACTIVATE-10")
def test_refining_is_a_payment_in_which_status_helps() -> None:
    state = play(beside("quarry", stone=1, wood=1, status={"construction": 1}), "activate b2", "refine")
    assert legal(state) == {"spend wood as stone"}
    play(state, "spend wood as stone")
    assert cubes(state, 0) == (0, 0, 1, 0)


@pytest.mark.rule("TR-ACTIVATE-19")
def test_a_wood_hacienda_gives_three_wood() -> None:
    before = beside("hacienda-wood")
    in_supply = supply(before)["wood"]
    state = activate(before, "take cubes")
    assert cubes(state, 0) == (0, 3, 0, 0)
    assert sum(woods(state)) == 22  # of 6/6/6/6
    assert supply(state)["wood"] == in_supply - 1


@pytest.mark.rule("TR-ACTIVATE-19")
def test_a_hacienda_gives_what_is_there() -> None:
    only_supply = beside("hacienda-wood", stores={"wood": [0, 0, 0, 0]})
    assert cubes(activate(only_supply, "take cubes"), 0) == (0, 1, 0, 0)
    only_grids = beside("hacienda-wood", supply={"cubes": {"wood": 0}})
    assert cubes(activate(only_grids, "take cubes"), 0) == (0, 2, 0, 0)
    nothing = play(
        beside("hacienda-wood", wood=1, stores={"wood": [0, 0, 0, 0]}, supply={"cubes": {"wood": 0}}), "activate b2"
    )
    assert legal(nothing) == {"refine"}
    assert refused(nothing, "take cubes") == "TR-GRID-04"


@pytest.mark.rule("TR-ACTIVATE-20")
def test_a_wood_hacienda_refines_one_wood() -> None:
    assert cubes(activate(beside("hacienda-wood", wood=1), "refine"), 0) == (0, 0, 1, 0)
    assert refused(play(beside("hacienda-wood", stone=1), "activate b2"), "refine") == "TR-ACTIVATE-20"


@pytest.mark.rule("TR-ACTIVATE-21")
def test_a_stone_hacienda_gives_three_stone() -> None:
    before = beside("hacienda-stone")
    in_supply = supply(before)["stone"]
    state = activate(before, "take cubes")
    assert cubes(state, 0) == (3, 0, 0, 0)
    assert sum(stones(state)) == 22
    assert supply(state)["stone"] == in_supply - 1


@pytest.mark.rule("TR-ACTIVATE-22")
def test_a_stone_hacienda_refines_one_stone() -> None:
    assert cubes(activate(beside("hacienda-stone", stone=1), "refine"), 0) == (0, 0, 1, 0)
    assert refused(play(beside("hacienda-stone", wood=1), "activate b2"), "refine") == "TR-ACTIVATE-22"


@pytest.mark.rule("TR-ACTIVATE-30")
def test_nothing_is_paid_in_vain() -> None:
    state = play(beside("quarry", stone=2, stores={"precious": 0}), "activate b2")
    assert legal(state) == {"take cubes"}
    assert refused(state, "refine") == "TR-ACTIVATE-30"
    assert refused(beside("church", coins=2, supply={"faith": 0}), "activate b2") == "TR-ACTIVATE-30"


# ---- Market and Corporation

SALES: dict[str, tuple[dict[str, Any], int]] = {
    "2 stone": ({"stone": 2}, 2),
    "stone wood": ({"stone": 1, "wood": 1}, 2),
    "2 wood": ({"wood": 2}, 2),
    "precious": ({"precious": 1}, 2),
    "metal": ({"metal": 1}, 4),
}


@pytest.mark.rule("TR-ACTIVATE-13")
@pytest.mark.parametrize("sale", SALES)
def test_a_market_buys_cubes_for_silver(sale: str) -> None:
    sold, bronze = SALES[sale]
    before = beside("market", **sold)
    left, in_supply = silver_left(before), supply(before)
    state = activate(before, f"sell {sale}")
    assert cubes(state, 0) == (0, 0, 0, 0)
    assert coins(state, 0) == bronze
    assert silver_left(state) == left - bronze
    assert supply(state) == {cube: count + sold.get(cube, 0) for cube, count in in_supply.items()}


@pytest.mark.rule("TR-ACTIVATE-14")
@pytest.mark.parametrize("sale", SALES)
def test_a_market_sells_cubes_for_silver(sale: str) -> None:
    bought, bronze = SALES[sale]
    before = beside("market", coins=bronze)
    left, in_supply = silver_left(before), int(before.coins)
    state = activate(before, f"buy {sale}")
    assert cubes(state, 0) == tuple(bought.get(cube, 0) for cube in ("stone", "wood", "precious", "metal"))
    assert coins(state, 0) == 0
    assert silver_left(state) == left
    assert int(state.coins) == in_supply + bronze
    poor = play(beside("market", coins=bronze - 1, stone=2), "activate b2")
    assert refused(poor, f"buy {sale}") == "TR-ACTIVATE-14"


@pytest.mark.rule("TR-ACTIVATE-14")
def test_bought_metal_comes_from_the_supply() -> None:
    before = beside("market", coins=4)
    metal = supply(before)["metal"]
    state = activate(before, "buy metal")
    assert supply(state)["metal"] == metal - 1
    assert cubes(state, 0) == (0, 0, 0, 1)


@pytest.mark.rule("TR-ACTIVATE-14")
def test_a_mixed_purchase_needs_both_kinds() -> None:
    state = play(beside("market", coins=2, stores={"wood": [0, 0, 0, 0]}), "activate b2")
    assert legal_of(state, "buy") == {"2 stone", "precious"}
    assert refused(state, "buy stone wood") == "TR-GRID-04"
    assert refused(state, "buy 2 wood") == "TR-GRID-04"


@pytest.mark.rule("TR-ACTIVATE-15")
def test_a_market_makes_one_deal() -> None:
    state = activate(beside("market", wood=4, coins=2), "sell 2 wood")
    assert cubes(state, 0) == (0, 2, 0, 0)
    assert coins(state, 0) == 4
    assert asked(state) == (1, "turn")


@pytest.mark.rule("TR-ACTIVATE-16")
def test_no_cube_is_sold_as_another() -> None:
    state = play(beside("market", wood=1, coins=2, status={"construction": 3}), "activate b2")
    assert legal_of(state, "sell") == set()
    for sale in SALES:
        assert refused(state, f"sell {sale}") == "TR-ACTIVATE-16"


@pytest.mark.rule("TR-ACTIVATE-16")
def test_a_sale_asks_for_no_swap() -> None:
    state = activate(beside("market", wood=2, stone=2, status={"construction": 3}), "sell 2 wood")
    assert asked(state) == (1, "turn")
    assert cubes(state, 0) == (2, 0, 0, 0)


@pytest.mark.rule("TR-ACTIVATE-16")
def test_cubes_of_the_warehouse_are_real_and_go_first() -> None:
    state = beside("market", wood=1, borrowed={"wood": 1})
    activate(state, "sell 2 wood")
    assert cubes(state, 0) == (0, 0, 0, 0)
    assert coins(state, 0) == 2
    kept = activate(beside("market", wood=2, borrowed={"wood": 1}), "sell 2 wood")
    assert cubes(kept, 0) == (0, 1, 0, 0)
    assert player(kept, 0).borrowed == {}


@pytest.mark.rule("TR-ACTIVATE-17")
def test_a_corporation_pays_a_bronze_more() -> None:
    assert coins(activate(beside("corporation", metal=1), "sell metal"), 0) == 5
    assert coins(activate(beside("corporation", stone=1, wood=1), "sell stone wood"), 0) == 3


@pytest.mark.rule("TR-ACTIVATE-18")
@pytest.mark.parametrize("extra", ["stone", "wood"])
def test_a_corporation_adds_a_stone_or_wood_of_the_board(extra: str) -> None:
    state = play(beside("corporation", coins=2), "activate b2", "buy precious")
    assert legal(state) == {"extra stone", "extra wood"}
    in_supply = supply(state)
    take_first(play(state, f"extra {extra}"))
    assert cubes(state, 0) == ((1, 0, 1, 0) if extra == "stone" else (0, 1, 1, 0))
    assert supply(state) == in_supply
    assert sum(stones(state)) + sum(woods(state)) == 47


@pytest.mark.rule("TR-ACTIVATE-18")
def test_what_a_corporation_adds_is_taken_with_the_rest() -> None:
    state = play(beside("corporation", coins=2), "activate b2", "buy 2 wood", "extra wood")
    play(state, "store wood 1", "store wood 2", "store wood 2")
    assert cubes(state, 0) == (0, 3, 0, 0)
    assert woods(state) == [5, 4, 6, 6]
    metal = take_first(play(beside("corporation", coins=4), "activate b2", "buy metal", "extra stone"))
    assert cubes(metal, 0) == (1, 0, 0, 1)


@pytest.mark.rule("TR-ACTIVATE-18")
def test_a_corporation_adds_only_what_is_left() -> None:
    no_wood = {"stone": [2, 0, 0, 0], "wood": [0, 0, 0, 0]}
    state = take_first(play(beside("corporation", coins=2, stores=no_wood), "activate b2", "buy 2 stone"))
    assert cubes(state, 0) == (2, 0, 0, 0)
    assert asked(state) == (1, "turn")
    three = {"stone": [3, 0, 0, 0], "wood": [0, 0, 0, 0]}
    state = take_first(play(beside("corporation", coins=2, stores=three), "activate b2", "buy 2 stone"))
    assert cubes(state, 0) == (3, 0, 0, 0)  # the only one that is left is added unasked
    two = {"stone": [2, 0, 0, 0], "wood": [1, 0, 0, 0]}
    state = take_first(play(beside("corporation", coins=2, stores=two), "activate b2", "buy 2 stone"))
    assert cubes(state, 0) == (2, 1, 0, 0)  # the stones are bought


# ---- Church and Barracks


@pytest.mark.rule("TR-ACTIVATE-23")
def test_a_church_sells_a_faith_token_for_a_silver() -> None:
    before = beside("church", coins=2)
    tokens = int(before.faith)
    state = play(before, "activate b2")
    assert player(state, 0).faith == 1
    assert coins(state, 0) == 0
    assert int(state.faith) == tokens - 1
    assert refused(beside("church", coins=1), "activate b2") == "TR-ACTIVATE-23"


@pytest.mark.rule("TR-ACTIVATE-24")
def test_with_the_cathedral_it_costs_a_bronze() -> None:
    state = play(beside("church", coins=1, cathedral="f4-f5"), "activate b2")
    assert player(state, 0).faith == 1
    assert coins(state, 0) == 0
    assert refused(beside("church", coins=0, cathedral="f4-f5"), "activate b2") == "TR-ACTIVATE-24"


def barracks(unit: Any, players: int = 4, **fields: Any) -> TrinidadState:
    units = unit if isinstance(unit, list) else [unit]
    return beside("barracks", players, units=units, **{"metal": 1, **fields})


def units(state: TrinidadState, seat: int = 0) -> list[str]:
    return [unit.unit for unit in player(state, seat).units]


@pytest.mark.rule("TR-ACTIVATE-25")
def test_barracks_make_a_soldier_of_a_veteran() -> None:
    before = barracks("veteran-miliciano")
    soldiers, milicianos = int(before.soldiers), int(before.milicianos)
    state = play(before, "activate b2")
    assert units(state) == ["soldier"]
    assert cubes(state, 0) == (0, 0, 0, 0)
    assert (int(state.soldiers), int(state.milicianos)) == (soldiers - 1, milicianos + 1)
    assert refused(barracks("miliciano"), "activate b2") == "TR-ACTIVATE-25"
    assert refused(barracks("veteran-miliciano", metal=0), "activate b2") == "TR-ACTIVATE-25"


@pytest.mark.rule("TR-ACTIVATE-25")
def test_which_of_several_units() -> None:
    alike = barracks(["veteran-miliciano", "miliciano", "veteran-miliciano"])
    state = play(alike, "activate b2")  # two that are alike are one choice
    assert units(state) == ["soldier", "miliciano", "veteran-miliciano"]
    wounded = {"unit": "veteran-miliciano", "wounds": 1}
    state = play(barracks(["veteran-miliciano", "veteran-miliciano", wounded]), "activate b2")
    assert legal(state) == {"promote 1", "promote 3"}
    assert refused(state, "promote 2") == "engine.fixed-order"
    assert units(play(state, "promote 3")) == ["veteran-miliciano", "veteran-miliciano", "soldier"]


@pytest.mark.rule("TR-ACTIVATE-26")
def test_with_the_fort_a_soldier_becomes_a_veteran() -> None:
    assert refused(barracks("soldier"), "activate b2") == "TR-ACTIVATE-26"
    before = barracks("soldier", fort=True)
    soldiers = int(before.soldiers)
    state = play(before, "activate b2")
    assert units(state) == ["veteran-soldier"]
    assert cubes(state, 0) == (0, 0, 0, 0)
    assert int(state.soldiers) == soldiers
    assert refused(barracks("veteran-soldier", fort=True), "activate b2") == "TR-ACTIVATE-26"


@pytest.mark.rule("TR-ACTIVATE-26")
def test_with_the_fort_it_is_still_one_step() -> None:
    state = play(barracks("veteran-miliciano", metal=2, fort=True), "activate b2")
    assert units(state) == ["soldier"]
    assert cubes(state, 0) == (0, 0, 0, 1)
    assert asked(state) == (1, "turn")


@pytest.mark.rule("TR-ACTIVATE-27")
def test_no_soldier_without_a_piece() -> None:
    assert int(barracks("veteran-miliciano", 3).soldiers) == 2
    fields: dict[str, Any] = {"buildings": {"a1": house(0), "b2": "barracks"}}
    mine = {"units": ["veteran-miliciano"], "metal": 1}
    state = state_at(3, seats={0: mine, 1: {"units": ["soldier", "veteran-soldier"]}}, **fields)
    assert int(state.soldiers) == 0
    assert refused(state, "activate b2") == "TR-ACTIVATE-27"
    one_left = state_at(3, seats={0: mine, 1: {"units": ["soldier"]}}, **fields)
    assert reason(one_left, "activate b2") is None


@pytest.mark.rule("TR-ACTIVATE-28")
def test_wounds_stay() -> None:
    state = play(barracks({"unit": "veteran-miliciano", "wounds": 1, "burned": 2}), "activate b2")
    unit = player(state, 0).units[0]
    assert (unit.unit, unit.wounds, unit.burned) == ("soldier", 1, 2)


# ---- what others learn


@pytest.mark.rule("TR-COMP-12")
def test_what_one_could_do_besides_shows_nothing() -> None:
    """A seat is asked for the effect also where only one can be had: another could not see why."""
    state = play(beside("quarry"), "activate b2")
    assert asked(state) == (0, "activating")
    assert legal(state) == {"take cubes"}


# ---- positions


@pytest.mark.rule("TR-ACTIVATE-18")
def test_a_position_amid_a_purchase_goes_on() -> None:
    state = play(beside("corporation", coins=2), "activate b2", "buy stone wood")
    again = TITLE.from_position(state.to_position())
    assert asked(again) == (0, "extra")
    for game in (state, again):
        play(game, "extra wood", "store stone 2", "store wood 1", "store wood 3")
        assert cubes(game, 0) == (1, 2, 0, 0)
        assert asked(game) == (1, "turn")


def forged(step: dict[str, Any], building: Any = "quarry", **fields: Any) -> str:
    return refusal(phase="activating", step=step, buildings={"a1": house(0), "b2": building}, **fields)


@pytest.mark.rule("TR-ACTIVATE-02", "TR-ACTIVATE-05", "TR-ACTIVATE-06", "TR-ACTIVATE-29")
def test_forged_activations() -> None:
    assert "step.space" in forged({"space": "z9"})
    assert "TR-ACTIVATE-29" in forged({"space": "a1"})
    assert "TR-ACTIVATE-06" in forged({"space": "b2"}, shared("quarry", 0))
    assert "TR-ACTIVATE-05" in forged({"space": "b2", "effect": "take cubes"}, shared("quarry", 0))
    assert "TR-ACTIVATE-02" in forged({"space": "b2"}, actor=1)
    assert "TR-ACTIVATE-02" in forged({"space": "b2"}, seats={0: {"workers": 0, "spent": 6}})
    assert "actor" in forged({"space": "b2"}, waiting=[{"phase": "turn", "actor": 1}])


@pytest.mark.rule("TR-ACTIVATE-18")
@pytest.mark.parametrize(("building", "effect"), [("market", "buy precious"), ("corporation", "sell precious")])
def test_a_forged_extra_cube(building: str, effect: str) -> None:
    waiting = [{"phase": "activating", "step": {"space": "b2", "effect": effect}}, {"phase": "turn"}]
    buildings = {"a1": house(0), "b2": shared(building, 0)}
    assert "TR-ACTIVATE-18" in refusal(phase="extra", waiting=waiting, buildings=buildings)

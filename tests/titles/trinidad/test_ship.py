"""The ship: what is loaded for how many workers, and what it brings at the end of the decade."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import (
    asked,
    coins,
    cubes,
    happens,
    legal_of,
    next_decade,
    play,
    player,
    reason,
    refused,
    score,
    state_at,
    supply,
    tally,
    workers,
)

LOADS: dict[str, dict[str, Any]] = {
    "stone": {"stone": 3},
    "wood": {"wood": 3},
    "triplet": {"stone": 1, "wood": 1, "precious": 1},
    "coins": {"coins": 3},
}


def sailing(docks: dict[int, str], players: int = 4, **fields: Any) -> TrinidadState:
    """The last player of a decade is about to pass; these seats have loaded something."""
    last = players - 1
    seats = {seat: {"dock": {load: 1}} for seat, load in docks.items()}
    return state_at(players, actor=last, passed=list(range(last)), seats=seats, **fields)


def stacks(state: TrinidadState) -> list[int]:
    return [int(bronze) for bronze in state.stacks]


# ---- loading


@pytest.mark.rule("TR-SHIP-01")
@pytest.mark.parametrize("load", LOADS)
def test_a_load_waits_on_the_dock(load: str) -> None:
    before = state_at(seats={0: LOADS[load]})
    assert legal_of(before, "load") == {load}
    in_supply, money = supply(before), int(before.coins)
    state = play(before, f"load {load}")
    assert workers(state, 0) == 4
    assert player(state, 0).dock == {load: 1}
    assert cubes(state, 0) == (0, 0, 0, 0)
    assert coins(state, 0) == 0
    assert (supply(state), int(state.coins)) == (in_supply, money)  # nothing goes to the supply yet
    assert int(state.players[0].dock_coins) == (3 if load == "coins" else 0)
    assert asked(state) == (1, "turn")


@pytest.mark.rule("TR-SHIP-01")
def test_loading_takes_two_workers() -> None:
    state = state_at(seats={0: {"stone": 3, "workers": 1, "spent": 5}})
    assert legal_of(state, "load") == set()
    assert refused(state, "load stone") == "TR-SHIP-01"
    assert refused(state_at(seats={0: {"coins": 2}}), "load coins") == "TR-SHIP-01"


@pytest.mark.rule("TR-SHIP-02")
def test_one_load_a_decade() -> None:
    state = state_at(seats={0: {"dock": {"wood": 1}, "wood": 3, "stone": 3, "precious": 1, "coins": 3}})
    assert legal_of(state, "load") == set()
    for load in LOADS:
        assert refused(state, f"load {load}") == "TR-SHIP-02"


@pytest.mark.rule("TR-SHIP-02")
def test_no_other_mix() -> None:
    state = state_at(seats={0: {"wood": 2, "stone": 1, "metal": 3}})
    assert legal_of(state, "load") == set()
    assert {notation for notation in vocabulary(state) if notation.startswith("load ")} == {
        f"load {load}" for load in LOADS
    }


def vocabulary(state: TrinidadState) -> list[str]:
    return [state.vocabulary.notation(action) for action in range(len(state.vocabulary))]


@pytest.mark.rule("TR-SHIP-03")
def test_loads_are_real_cubes() -> None:
    state = state_at(seats={0: {"wood": 2, "stone": 1, "status": {"construction": 1}}})
    assert legal_of(state, "load") == set()
    assert refused(state, "load wood") == "TR-SHIP-03"
    assert refused(state, "load triplet") == "TR-SHIP-03"
    three = play(state_at(seats={0: {"wood": 3, "stone": 1, "status": {"construction": 1}}}), "load wood")
    assert asked(three) == (1, "turn")  # nothing is asked about swaps
    assert cubes(three, 0) == (1, 0, 0, 0)


@pytest.mark.rule("TR-SHIP-03")
def test_cubes_of_the_warehouse_are_real_and_go_first() -> None:
    state = play(state_at(seats={0: {"wood": 2, "borrowed": {"wood": 2}}}), "load wood")
    assert cubes(state, 0) == (0, 1, 0, 0)
    assert player(state, 0).borrowed == {}


@pytest.mark.rule("TR-SHIP-04")
def test_the_harbor_saves_a_worker() -> None:
    state = play(state_at(harbor=True, seats={0: LOADS["triplet"]}), "load triplet")
    assert workers(state, 0) == 5
    last = state_at(harbor=True, seats={0: {"stone": 3, "workers": 1, "spent": 5}})
    assert reason(last, "load stone") is None


# ---- the end of the decade


@pytest.mark.rule("TR-SHIP-05")
@pytest.mark.parametrize("load", ["stone", "wood"])
def test_equal_cubes_bring_a_silver_and_a_bronze(load: str) -> None:
    state = play(sailing({0: load}), "pass")
    assert asked(state) == (0, "collecting")
    play(state, "stack 1", "stack 1", "stack 2")
    assert coins(state, 0) == 3
    assert cubes(state, 0) == (0, 0, 0, 0)
    assert stacks(state) == [6, 7, 8, 8]


@pytest.mark.rule("TR-SHIP-06")
def test_a_triplet_brings_a_metal() -> None:
    before = sailing({1: "triplet"})
    metal = supply(before)["metal"]
    state = play(before, "pass")
    assert cubes(state, 1) == (0, 0, 0, 1)
    assert supply(state)["metal"] == metal - 1
    none = play(sailing({1: "triplet"}, supply={"cubes": {"metal": 0}}), "pass")
    assert cubes(none, 1) == (0, 0, 0, 0)


@pytest.mark.rule("TR-SHIP-07")
def test_coins_bring_a_faith_token() -> None:
    before = sailing({2: "coins"})
    tokens = int(before.faith)
    state = play(before, "pass")
    assert player(state, 2).faith == 1
    assert int(state.faith) == tokens - 1
    assert coins(state, 2) == 0


@pytest.mark.rule("TR-SHIP-08")
def test_the_stacks_rules_hold_for_the_ship() -> None:
    state = play(sailing({0: "stone"}, stacks=[2, 0, 0, 0]), "pass")
    assert coins(state, 0) == 2
    assert score(state, 0) == -1
    assert tally(state, 0) == {"emptied": -1}
    assert coins(play(sailing({0: "stone"}, stacks=[0, 0, 0, 0]), "pass"), 0) == 0


@pytest.mark.rule("TR-SHIP-08", "TR-FLOW-05")
def test_seats_are_paid_in_turn_order() -> None:
    state = play(sailing({0: "stone", 1: "wood"}, order=[2, 1, 0, 3], stacks=[2, 0, 0, 0]), "pass")
    assert (coins(state, 0), coins(state, 1)) == (0, 2)
    state = play(sailing({0: "stone", 1: "wood"}, order=[2, 0, 1, 3], stacks=[2, 0, 0, 0]), "pass")
    assert (coins(state, 0), coins(state, 1)) == (2, 0)


@pytest.mark.rule("TR-SHIP-09")
def test_the_dock_goes_to_the_supply() -> None:
    before = sailing({0: "stone", 1: "triplet", 2: "coins"}, stacks=[8, 0, 8, 8])
    in_supply, money = supply(before), int(before.coins)
    state = play(before, "pass", "stack 1", "stack 1", "stack 1")
    for seat in range(4):
        assert player(state, seat).dock == {}
        assert int(state.players[seat].dock_coins) == 0
    refilled = 8  # the second stack
    assert int(state.coins) == money + 3 - refilled
    assert supply(state) == {
        "stone": in_supply["stone"] + 4,
        "wood": in_supply["wood"] + 1,
        "precious": in_supply["precious"] + 1,
        "metal": in_supply["metal"] - 1,
    }


@pytest.mark.rule("TR-SHIP-10")
def test_with_the_cathedral_a_silver_is_enough() -> None:
    before = state_at(2, cathedral="f4-f5", seats={0: {"coins": 2}}, passed=[1])
    state = play(before, "load coins")
    assert coins(state, 0) == 0
    assert int(state.players[0].dock_coins) == 2
    play(state, "pass")
    assert player(state, 0).faith == 1
    assert refused(state_at(cathedral="f4-f5", seats={0: {"coins": 1}}), "load coins") == "TR-SHIP-10"
    assert refused(state_at(seats={0: {"coins": 2}}), "load coins") == "TR-SHIP-01"


@pytest.mark.rule("TR-SHIP-02")
def test_the_dock_is_free_again_in_the_next_decade() -> None:
    state = next_decade(sailing({0: "triplet"}, decade=2))
    assert state.decade == 3
    assert player(state, 0).dock == {}


@pytest.mark.rule("TR-SHIP-05")
def test_a_position_while_the_ship_sails_goes_on() -> None:
    state = play(sailing({0: "stone", 2: "wood"}), "pass", "stack 2")
    again = TITLE.from_position(state.to_position())
    for game in (state, again):
        play(game, "stack 2", "stack 4")
        assert asked(game) == (2, "collecting")
        play(game, "stack 1", "stack 1", "stack 1")
        assert (coins(game, 0), coins(game, 2)) == (3, 3)
        assert stacks(game) == [5, 6, 8, 7]


@pytest.mark.rule("TR-SHIP-01")
def test_what_is_loaded_is_told() -> None:
    events = happens(state_at(seats={0: LOADS["wood"]}), "load wood")
    assert ("loaded", {"seat": 0, "load": "wood"}) in events

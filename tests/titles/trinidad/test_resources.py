"""Resource grids and coin stacks: where cubes and coins come from and go to, and what emptying them costs."""

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
    house,
    legal,
    legal_of,
    next_decade,
    play,
    refusal,
    refused,
    score,
    state_at,
    step,
    supply,
    tally,
    tension,
)


def at(building: str, seat: dict[str, Any] | None = None, **fields: Any) -> TrinidadState:
    """Seat 0 activates a building of this kind."""
    state = state_at(buildings={"a1": house(0), "b2": building}, seats={0: seat or {}}, **fields)
    return play(state, "activate b2")


def stone(*counts: int) -> dict[str, Any]:
    return {"stores": {"stone": list(counts)}}


def wood(*counts: int) -> dict[str, Any]:
    return {"stores": {"wood": list(counts)}}


def grids(state: TrinidadState, kind: str) -> list[int]:
    return [int(count) for count in (state.stores[:4] if kind == "stone" else state.stores[4:8])]


def stacks(state: TrinidadState) -> list[int]:
    return [int(bronze) for bronze in state.stacks]


# ---- cubes


@pytest.mark.rule("TR-GRID-01")
def test_bought_cubes_come_from_the_grids() -> None:
    before = at("market", {"coins": 2})
    in_supply = supply(before)
    state = play(before, "buy 2 wood", "store wood 2", "store wood 4")
    assert cubes(state, 0) == (0, 2, 0, 0)
    assert grids(state, "wood") == [6, 5, 6, 5]
    assert supply(state) == in_supply


@pytest.mark.rule("TR-GRID-01")
def test_spent_and_sold_cubes_go_to_the_supply() -> None:
    before = at("carpentry", {"wood": 2})
    in_supply = supply(before)["wood"]
    state = play(before, "refine")
    assert supply(state)["wood"] == in_supply + 2
    assert grids(state, "wood") == [6, 6, 6, 6]


@pytest.mark.rule("TR-GRID-02")
def test_the_taker_chooses_the_grids() -> None:
    state = play(at("quarry", **stone(2, 1, 2, 1)), "take cubes")
    assert legal_of(state, "store") == {"stone 1", "stone 2", "stone 3"}  # the fourth alone has too few
    play(state, "store stone 1", "store stone 3")
    assert grids(state, "stone") == [1, 1, 1, 1]
    assert score(state, 0) == 0
    both = play(at("quarry", **stone(2, 1, 2, 1)), "take cubes", "store stone 1", "store stone 1")
    assert grids(both, "stone") == [0, 1, 2, 1]


@pytest.mark.rule("TR-GRID-02")
def test_grids_are_chosen_in_their_order() -> None:
    state = play(at("quarry"), "take cubes", "store stone 3")
    assert legal_of(state, "store") == {"stone 3", "stone 4"}
    assert refused(state, "store stone 1") == "engine.fixed-order"
    assert refused(state, "store wood 1") == "engine.other-decision"
    last = play(at("quarry"), "take cubes", "store stone 4")  # the second one has no alternative
    assert asked(last) == (1, "turn")
    assert grids(last, "stone") == [6, 6, 6, 4]


@pytest.mark.rule("TR-GRID-02")
def test_of_two_kinds_stone_is_taken_first() -> None:
    state = play(at("market", {"coins": 2}), "buy stone wood")
    assert legal_of(state, "store") == {"stone 1", "stone 2", "stone 3", "stone 4"}
    assert refused(state, "store wood 1") == "engine.fixed-order"
    assert refused(state, "store precious") == "engine.other-decision"
    play(state, "store stone 4")
    assert legal_of(state, "store") == {"wood 1", "wood 2", "wood 3", "wood 4"}
    assert refused(state, "store stone 4") == "engine.other-decision"
    play(state, "store wood 1")
    assert cubes(state, 0) == (1, 1, 0, 0)


@pytest.mark.rule("TR-GRID-03")
def test_each_emptied_grid_costs_a_point() -> None:
    state = play(at("quarry", **stone(2, 1, 2, 1)), "take cubes", "store stone 2", "store stone 4")
    assert grids(state, "stone") == [2, 0, 2, 0]
    assert score(state, 0) == -2
    assert tally(state, 0) == {"emptied": -2}


@pytest.mark.rule("TR-GRID-03")
def test_the_last_precious_costs_a_point() -> None:
    state = play(at("quarry", {"stone": 2}, stores={"precious": 1}), "refine")
    assert cubes(state, 0) == (0, 0, 1, 0)
    assert score(state, 0) == -1
    two = play(at("quarry", {"stone": 2}, stores={"precious": 2}), "refine")
    assert score(two, 0) == 0


@pytest.mark.rule("TR-GRID-03")
def test_the_points_are_lost_once_the_taking_ends() -> None:
    state = play(at("quarry", **stone(1, 5, 5, 5)), "take cubes", "store stone 1")
    assert score(state, 0) == 0
    for game in (state, TITLE.from_position(state.to_position())):
        play(game, "store stone 2")
        assert score(game, 0) == -1


@pytest.mark.rule("TR-GRID-04")
def test_nothing_comes_from_empty_grids() -> None:
    state = at("carpentry", {"wood": 2}, **wood(0, 0, 0, 0))
    assert legal(state) == {"refine"}
    assert refused(state, "take cubes") == "TR-GRID-04"
    nothing = state_at(buildings={"a1": house(0), "b2": "carpentry"}, **wood(0, 0, 0, 0))
    assert "activate b2" not in legal(nothing)
    assert refused(nothing, "activate b2") == "TR-GRID-04"
    one = play(at("quarry", **stone(0, 3, 0, 3)), "take cubes")
    assert legal_of(one, "store") == {"stone 2", "stone 4"}
    assert refused(one, "store stone 3") == "TR-GRID-04"


@pytest.mark.rule("TR-GRID-05")
def test_who_is_due_more_takes_what_is_there() -> None:
    state = play(at("carpentry", **wood(0, 0, 1, 0)), "take cubes")
    assert cubes(state, 0) == (0, 1, 0, 0)
    assert score(state, 0) == -1
    assert asked(state) == (1, "turn")


@pytest.mark.rule("TR-GRID-05")
def test_nobody_takes_fewer_than_there_are() -> None:
    state = play(at("carpentry", **wood(1, 0, 0, 1)), "take cubes")  # both, in the only order
    assert cubes(state, 0) == (0, 2, 0, 0)
    assert score(state, 0) == -2
    three = step(at("carpentry", **wood(2, 0, 0, 1)), "take cubes")
    assert legal_of(three, "store") == {"wood 1"}
    assert refused(three, "store wood 4") == "TR-GRID-05"
    play(three, "store wood 1", "store wood 4")
    assert grids(three, "wood") == [1, 0, 0, 0]
    assert score(three, 0) == -1


# ---- coins


@pytest.mark.rule("TR-GRID-06")
def test_coins_come_from_the_stacks() -> None:
    before = at("market", {"stone": 2})
    in_supply = int(before.coins)
    state = play(before, "sell 2 stone", "stack 3", "stack 3")
    assert stacks(state) == [8, 8, 6, 8]
    assert coins(state, 0) == 2
    assert int(state.coins) == in_supply


@pytest.mark.rule("TR-GRID-06")
def test_spent_coins_go_to_the_supply() -> None:
    before = at("market", {"coins": 4})
    in_supply = int(before.coins)
    state = play(before, "buy metal")
    assert int(state.coins) == in_supply + 4
    assert stacks(state) == [8, 8, 8, 8]


@pytest.mark.rule("TR-GRID-07")
def test_the_full_amount_as_far_as_coins_remain() -> None:
    state = play(at("market", {"metal": 1}, stacks=[2, 0, 0, 0]), "sell metal")
    assert coins(state, 0) == 2
    assert asked(state) == (1, "turn")
    assert stacks(state) == [0, 0, 0, 0]


@pytest.mark.rule("TR-GRID-07")
def test_the_taker_chooses_the_stacks() -> None:
    state = play(at("market", {"metal": 1}, stacks=[4, 1, 1, 3]), "sell metal")
    assert legal_of(state, "stack") == {"1", "2", "3"}
    assert refused(state, "stack 4") == "TR-GRID-07"  # only three coins are there
    play(state, "stack 2")
    assert refused(state, "stack 1") == "engine.fixed-order"
    assert refused(state, "stack 2") == "TR-GRID-12"
    assert legal_of(state, "stack") == {"3", "4"}
    play(state, "stack 4")  # and the others from there too
    assert stacks(state) == [4, 0, 1, 0]
    assert coins(state, 0) == 4
    assert score(state, 0) == -2


@pytest.mark.rule("TR-GRID-08")
def test_an_emptied_stack_costs_a_point() -> None:
    state = play(at("market", {"stone": 2}, stacks=[2, 8, 8, 8]), "sell 2 stone", "stack 1", "stack 1")
    assert stacks(state) == [0, 8, 8, 8]
    assert score(state, 0) == -1
    assert tally(state, 0) == {"emptied": -1}
    spared = play(at("market", {"stone": 2}, stacks=[2, 8, 8, 8]), "sell 2 stone", "stack 2", "stack 2")
    assert score(spared, 0) == 0


@pytest.mark.rule("TR-GRID-09")
def test_a_bronze_of_a_silver_leaves_a_bronze() -> None:
    state = play(at("corporation", {"stone": 2}, stacks=[2, 2, 2, 2]), "sell 2 stone")
    play(state, "stack 1", "stack 2", "stack 3")
    assert stacks(state) == [1, 1, 1, 2]
    assert coins(state, 0) == 3
    assert score(state, 0) == 0


@pytest.mark.rule("TR-GRID-10")
def test_a_stack_of_a_bronze_is_not_empty() -> None:
    everybody = [0, 1, 2]
    low = next_decade(state_at(stacks=[1, 8, 8, 8], passed=everybody, actor=3, top_back="plain"))
    assert stacks(low) == [1, 8, 8, 8]
    none = next_decade(state_at(stacks=[0, 8, 8, 8], passed=everybody, actor=3, top_back="plain"))
    assert stacks(none) == [8, 8, 8, 8]
    assert tension(none)["pirates"] - tension(low)["pirates"] == 1


@pytest.mark.rule("TR-GRID-11")
def test_metal_comes_from_the_supply_alone() -> None:
    assert len(state_at().stores) == 9  # four of stone, four of wood, one of precious
    state = at("market", {"coins": 4}, supply={"cubes": {"metal": 0}})
    assert "buy metal" not in legal(state)
    assert refused(state, "buy metal") == "TR-GRID-11"


@pytest.mark.rule("TR-GRID-12")
def test_no_coins_from_empty_stacks() -> None:
    state = at("market", {"wood": 2, "coins": 2}, stacks=[0, 0, 0, 0])
    assert legal_of(state, "sell") == set()
    assert refused(state, "sell 2 wood") == "TR-GRID-12"
    only_wood = state_at(buildings={"a1": house(0), "b2": "market"}, seats={0: {"wood": 2}}, stacks=[0, 0, 0, 0])
    assert refused(only_wood, "activate b2") == "TR-GRID-12"


# ---- events and positions


@pytest.mark.rule("TR-GRID-02")
def test_everybody_sees_what_is_taken() -> None:
    state = at("market", {"coins": 2})
    taken = [
        event for event in happens(state, "buy stone wood", "store stone 4", "store wood 1") if event[0] == "cube-taken"
    ]
    assert taken == [
        ("cube-taken", {"seat": 0, "cube": "stone", "grid": 4}),
        ("cube-taken", {"seat": 0, "cube": "wood", "grid": 1}),
    ]


@pytest.mark.rule("TR-GRID-07")
def test_a_position_amid_coins_goes_on() -> None:
    state = play(at("corporation", {"metal": 1}, stacks=[1, 8, 8, 8]), "sell metal", "stack 1")
    again = TITLE.from_position(state.to_position())
    assert again.legal_actions() == state.legal_actions()
    for game in (state, again):
        play(game, "stack 2", "stack 2", "stack 3", "stack 4")
        assert stacks(game) == [0, 6, 7, 7]
        assert (coins(game, 0), score(game, 0)) == (5, -1)


ACTIVATED: dict[str, Any] = {"building": "market", "activated": [0]}


def taking(step: dict[str, Any], effect: str = "buy 2 stone", phase: str = "taking", **fields: Any) -> str:
    waiting = [
        {"phase": "activating", "step": {"space": "b2", "effect": effect}},
        {"phase": "turn"},
    ]
    return refusal(phase=phase, step=step, waiting=waiting, buildings={"a1": house(0), "b2": ACTIVATED}, **fields)


@pytest.mark.rule("TR-GRID-05")
def test_forged_takings() -> None:
    assert "step" in taking({})
    assert "step.stone" in taking({"stone": 2}, **stone(1, 0, 0, 0))
    assert "step.wood" in taking({"wood": 1, "store": 8}, effect="buy 2 wood", **wood(1, 1, 1, 0))
    assert "step: is more than the activation gives" in taking({"stone": 3})
    assert "step: is more than the activation gives" in taking({"wood": 1})
    assert "step: is more than the activation gives" in taking({"stone": 1}, effect="sell 2 stone")
    assert "step.emptied" in taking({"stone": 1, "emptied": 1})
    assert "step.result" in taking({"stone": 1, "result": 1})


@pytest.mark.rule("TR-GRID-07")
def test_forged_collections() -> None:
    assert "step.bronze" in taking({}, effect="sell 2 stone", phase="collecting")
    assert "step.bronze" in taking({"bronze": 3}, effect="sell 2 stone", phase="collecting")
    assert "step.bronze" in taking({"bronze": 1}, phase="collecting")
    assert "step.bronze" in taking({"bronze": 2}, effect="sell 2 stone", phase="collecting", stacks=[1, 0, 0, 0])
    assert "step.emptied" in taking({"bronze": 1, "emptied": 1}, effect="sell 2 stone", phase="collecting")

"""Cards for the ship and its dock: 17, 23, 38, 43, 44, 46, 47."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.titles.trinidad.dock import elements_on_dock
from cabildo.titles.trinidad.state import TrinidadState
from tests.titles.trinidad.build import (
    asked,
    coins,
    cubes,
    legal,
    legal_of,
    play,
    player,
    refusal,
    refused,
    table,
    tally,
    until,
    workers,
)
from tests.titles.trinidad.busy_games import comes_back
from tests.titles.trinidad.test_cards_rewards import is_rotated, moment

RICH: dict[str, Any] = {"stone": 6, "wood": 6, "precious": 2, "coins": 9}


def loader(*cards: int, players: int = 4, **fields: Any) -> TrinidadState:
    """Seat 0 with these cards and much to load."""
    more = {key: fields.pop(key) for key in list(fields) if key in ("stone", "wood", "precious", "coins", "workers")}
    return table(players, seats={0: {**RICH, **more, "hand": list(cards)}}, **fields)


def council_spent(state: TrinidadState) -> int:
    return int(state.council_spent)


# ---- when the ship sails


def sailing(docks: dict[int, dict[str, int]], hands: dict[int, list[int]], **fields: Any) -> TrinidadState:
    """The last one passes, and the ship sails."""
    seats = {seat: {"dock": docks.get(seat, {}), "hand": hands.get(seat, []), "score": 0} for seat in {*docks, *hands}}
    state = table(4, actor=3, passed=[0, 1, 2], seats=seats, **fields)
    return play(state, "pass")


@pytest.mark.rule("TR-AFF-17", "TR-AFF-23")
@pytest.mark.parametrize(("card", "load"), [(17, "wood"), (23, "stone")])
def test_who_was_paid_for_equal_cubes_gets_a_bronze_more(card: int, load: str) -> None:
    state = sailing({1: {load: 1}}, {1: [card]})
    assert asked(state) == (1, "collecting")
    comes_back(state)
    play(state, *["stack 1"] * 3)
    assert (asked(state), moment(state)) == ((1, "window"), "ship-paid")
    assert state.view(None)["step"]["paid"] == {"1": [load]}
    comes_back(state)
    play(state, f"use {card}", "stack 2")
    assert coins(state, 1) == 4, "1 silver and 2 bronze"
    assert asked(state)[1] != "collecting"
    assert is_rotated(state, card)


@pytest.mark.rule("TR-AFF-17", "TR-AFF-23")
def test_only_ones_own_load_of_the_right_kind_counts() -> None:
    for docks, hands in (
        ({1: {"wood": 1}}, {1: [23]}),
        ({1: {"wood": 1}}, {2: [17]}),
        ({1: {"triplet": 1}}, {1: [17, 23]}),
    ):
        state = sailing(docks, hands)
        while asked(state)[1] == "collecting":
            play(state, "stack 1")
        assert asked(state)[1] != "window"
    assert refused(table(4, seats={0: {"hand": [17, 23]}}), "use 17") == "TR-AFF-17"
    assert refused(table(4, seats={0: {"hand": [17, 23]}}), "use 23") == "TR-AFF-23"


@pytest.mark.rule("TR-AFF-17")
def test_17_gives_a_single_bronze_for_two_loads_and_nothing_from_empty_stacks() -> None:
    state = sailing({1: {"wood": 2}}, {1: [17]})
    play(state, *["stack 1"] * 6)
    play(state, "use 17", "stack 3")
    assert coins(state, 1) == 7
    assert asked(state)[1] != "collecting"
    empty = sailing({1: {"wood": 1}}, {1: [17]}, stacks=[3, 0, 0, 0])
    assert asked(empty)[1] != "window"
    assert coins(empty, 1) == 3


@pytest.mark.rule("TR-AFF-17", "TR-FLOW-05")
def test_each_seat_uses_its_card_after_its_own_pay() -> None:
    state = sailing({0: {"wood": 1}, 2: {"stone": 1}}, {0: [17], 2: [23]})
    play(state, *["stack 1"] * 3)
    assert (asked(state), moment(state)) == ((0, "window"), "ship-paid")
    play(state, "pass")
    assert asked(state) == (2, "collecting")
    play(state, *["stack 2"] * 3)
    assert asked(state) == (2, "window")
    assert refused(state, "use 17") == "TR-CARD-06"


# ---- the dock


@pytest.mark.rule("TR-AFF-44")
def test_44_gives_a_silver_for_seven_elements_with_four_players() -> None:
    docks = {1: {"wood": 1}, 2: {"coins": 1}}
    seats: dict[int, dict[str, Any]] = {seat: {"dock": dock} for seat, dock in docks.items()}
    seats[0] = {"coins": 3}
    seats[3] = {"hand": [44]}
    state = table(4, seats=seats)
    assert elements_on_dock(state) == 5
    play(state, "load coins")
    assert elements_on_dock(state) == 7, "a load of coins has two"
    assert (asked(state), moment(state)) == ((3, "window"), "dock")
    comes_back(state)
    play(state, "use 44", "stack 4")
    assert (coins(state, 3), asked(state)) == (2, (1, "turn"))


@pytest.mark.rule("TR-AFF-44")
def test_44_is_refused_with_six_elements() -> None:
    seats: dict[int, dict[str, Any]] = {1: {"dock": {"wood": 1}}, 0: {"hand": [44], "stone": 3}}
    state = table(4, seats=seats)
    assert refused(state, "use 44") == "TR-AFF-44"
    play(state, "load stone")
    assert elements_on_dock(state) == 6
    assert asked(state) == (1, "turn")
    three = play(table(3, seats=seats), "load stone")
    assert asked(three) == (0, "window"), "six are enough with three players"


@pytest.mark.rule("TR-AFF-44")
def test_44_is_used_in_ones_own_turn_too() -> None:
    seats: dict[int, dict[str, Any]] = {seat: {"dock": {"stone": 1}} for seat in (1, 2, 3)}
    state = table(4, seats={**seats, 0: {"hand": [44]}})
    assert "use 44" in legal(state)
    play(state, "use 44", "stack 1")
    comes_back(state)
    play(state, "stack 2")
    assert (coins(state, 0), asked(state)) == (2, (0, "turn")), "it is no main action"
    assert refused(state, "use 44") == "TR-CARD-07"
    empty = table(4, seats={**seats, 0: {"hand": [44]}}, stacks=[0, 0, 0, 0])
    assert refused(empty, "use 44") == "TR-GRID-07"


@pytest.mark.rule("TR-AFF-44")
def test_44_is_asked_for_a_last_time_before_the_ship_sails() -> None:
    state = sailing({0: {"stone": 1}, 1: {"wood": 1}, 2: {"stone": 1}}, {3: [44]})
    assert (asked(state), moment(state)) == ((3, "window"), "dock")
    comes_back(state)
    play(state, "pass")
    assert asked(state) == (0, "collecting")
    assert until(state, "window", "drawing", "keeping").decision.kind != "window"
    few = sailing({0: {"stone": 1}, 1: {"wood": 1}}, {3: [44]})
    assert asked(few) == (0, "collecting")


@pytest.mark.rule("TR-AFF-44", "TR-SHIP-10")
def test_a_load_of_a_silver_coin_is_one_element() -> None:
    seats = {0: {"dock": {"coins": 1}}, 1: {"dock": {"coins": 2}}}
    assert elements_on_dock(table(4, seats=seats)) == 2 + 4
    assert elements_on_dock(table(4, seats=seats, cathedral="f3-g3")) == 1 + 2


# ---- while loading


@pytest.mark.rule("TR-AFF-38")
def test_38_brings_a_bronze_for_each_district_with_roads() -> None:
    state = loader(38, roads=["NW", "SW", "CL"])
    play(state, "load wood")
    assert legal(state) == {"pay", "use 38"}
    comes_back(state)
    play(state, "use 38")
    assert (workers(state, 0), asked(state)) == (3, (0, "collecting"))
    comes_back(state)
    play(state, "stack 1", "stack 2", "stack 2")
    assert coins(state, 0) == RICH["coins"] + 3
    assert player(state, 0).dock == {"wood": 1}
    assert asked(state) == (1, "turn")


@pytest.mark.rule("TR-AFF-38", "TR-AFF-47")
def test_38_is_for_equal_cubes_and_47_for_a_triplet() -> None:
    state = play(loader(38, 47, roads=["NW"]), "load triplet")
    assert refused(state, "use 38") == "TR-AFF-38"
    assert legal(state) == {"pay", "use 47"}
    state = play(loader(38, 47, roads=["NW"]), "load stone")
    assert refused(state, "use 47") == "TR-AFF-47"
    assert legal(state) == {"pay", "use 38"}
    coins_only = play(loader(38, 47, roads=["NW"]), "load coins")
    assert asked(coins_only) == (1, "turn"), "nothing is asked"
    assert asked(play(loader(38), "load stone")) == (1, "turn"), "without Roads there is nothing to gain"
    for card in (38, 47):
        assert refused(loader(card, roads=["NW"]), f"use {card}") == f"TR-AFF-{card}"


@pytest.mark.rule("TR-AFF-47")
def test_47_brings_a_silver_at_once_and_a_metal_in_the_end() -> None:
    state = play(loader(47, passed=[1, 2, 3]), "load triplet", "use 47")
    assert workers(state, 0) == 3
    play(state, "stack 1", "stack 1")
    assert (coins(state, 0), cubes(state, 0)[3]) == (RICH["coins"] + 2, 0)
    assert asked(state) == (0, "turn")
    play(state, "pass")
    assert cubes(state, 0)[3] == 1


@pytest.mark.rule("TR-AFF-38", "TR-AFF-47")
def test_a_bonus_needs_a_further_worker_and_coins_on_the_stacks() -> None:
    two = play(loader(47, workers=2, supply={}), "load triplet")
    assert legal(two) == {"pay"}
    assert refused(two, "use 47") == "TR-ACTION-06"
    empty = play(loader(47, stacks=[0, 0, 0, 0]), "load triplet")
    assert asked(empty) == (1, "turn")


@pytest.mark.rule("TR-AFF-43", "TR-CARD-15")
def test_43_lets_the_council_load_the_ship() -> None:
    state = play(loader(43), "load wood")
    assert legal(state) == {"pay", "use 43"}
    left = int(state.council_workers)
    play(state, "use 43")
    assert (workers(state, 0), council_spent(state), int(state.council_workers)) == (6, 2, left - 2)
    assert player(state, 0).dock == {"wood": 1}
    with_harbor = play(loader(43, harbor=True), "load wood", "use 43")
    assert (workers(with_harbor, 0), council_spent(with_harbor)) == (6, 1)


@pytest.mark.rule("TR-AFF-43")
def test_43_is_refused_with_too_few_workers_in_the_supply() -> None:
    fields: dict[str, Any] = {"supply": {"council_workers": 1}}
    state = loader(43, 47, **fields)
    play(state, "load triplet")
    assert refused(state, "use 43") == "TR-AFF-43"
    assert legal(state) == {"pay", "use 47"}
    harbor = play(loader(43, harbor=True, **fields), "load triplet")
    assert legal(harbor) == {"pay", "use 43"}


@pytest.mark.rule("TR-AFF-43", "TR-ACTION-02")
def test_43_loads_also_for_those_without_a_worker() -> None:
    state = loader(43, workers=0)
    assert legal_of(state, "load") == {"stone", "wood", "triplet", "coins"}
    play(state, "load coins")
    assert legal(state) == {"use 43"}
    assert refused(state, "pay") is not None
    comes_back(state)
    play(state, "use 43")
    assert player(state, 0).dock == {"coins": 1}
    assert asked(state) == (1, "turn")
    rotated = table(4, seats={0: {**RICH, "workers": 0, "hand": [43], "rotated": [43]}})
    assert legal_of(rotated, "load") == set()
    few = loader(43, workers=1, supply={"council_workers": 1})
    assert legal_of(few, "load") == set()
    assert refused(few, "load wood") == "TR-SHIP-01"


@pytest.mark.rule("TR-AFF-46")
def test_46_adds_a_second_load_for_one_more_worker() -> None:
    state = play(loader(46, passed=[1, 2, 3]), "load triplet", "use 46")
    assert legal(state) == {"load stone", "load wood", "load triplet", "load coins"}
    assert refused(state, "pay") == "TR-AFF-46"
    comes_back(state)
    play(state, "load coins")
    assert workers(state, 0) == 3
    assert player(state, 0).dock == {"triplet": 1, "coins": 1}
    assert (coins(state, 0), cubes(state, 0)) == (RICH["coins"] - 3, (5, 5, 1, 0))
    comes_back(state)
    assert refused(state, "load wood") == "TR-SHIP-02"
    play(state, "pass")
    assert (cubes(state, 0)[3], int(state.players[0].faith)) == (1, 1)


@pytest.mark.rule("TR-AFF-46")
def test_46_is_offered_only_where_a_second_load_can_be_paid() -> None:
    state = play(loader(46, stone=3, wood=1, precious=0, coins=0), "load stone")
    assert legal(state) == {"pay"}
    assert refused(state, "use 46") == "TR-ACTION-06"
    state = play(loader(46, stone=4, wood=1, precious=1, coins=2), "load stone", "use 46")
    assert legal(state) == {"load triplet"}
    assert refused(state, "load wood") == "TR-SHIP-03"
    assert refused(state, "load coins") == "TR-SHIP-01"
    two = play(loader(46, workers=2), "load stone")
    assert refused(two, "use 46") == "TR-ACTION-06", "a third worker is missing"
    plain = play(loader(46), "load stone")
    assert refused(plain, "load wood") == OTHER_DECISION


@pytest.mark.rule("TR-AFF-46")
def test_both_loads_may_be_of_one_kind() -> None:
    state = play(loader(46, passed=[1, 2, 3]), "load wood", "use 46", "load wood")
    assert player(state, 0).dock == {"wood": 2}
    assert elements_on_dock(state) == 6
    play(state, "pass", *["stack 1"] * 6)
    assert coins(state, 0) == RICH["coins"] + 6
    assert asked(state)[1] != "collecting"


@pytest.mark.rule("TR-AFF-46", "TR-AFF-47")
def test_46_and_47_go_together() -> None:
    state = play(loader(46, 47), "load wood", "use 46", "load triplet")
    assert legal(state) == {"pay", "use 47"}
    comes_back(state)
    play(state, "use 47")
    assert workers(state, 0) == 2
    play(state, "stack 1", "stack 1")
    assert coins(state, 0) == RICH["coins"] + 2
    assert player(state, 0).dock == {"wood": 1, "triplet": 1}
    other = play(loader(46, 47), "load triplet", "use 47")
    assert asked(other) == (0, "collecting"), "46 comes before 47"
    assert refused(play(loader(46, 47, 43), "load triplet", "use 46"), "use 47") == FIXED_ORDER


@pytest.mark.rule("TR-AFF-38", "TR-AFF-43", "TR-AFF-46", "TR-AFF-47")
def test_all_four_together() -> None:
    state = play(loader(38, 43, 46, 47, roads=["NW", "SW"]), "load stone")
    assert legal(state) == {"pay", "use 38", "use 43", "use 46"}
    play(state, "use 38", "use 43", "use 46", "load triplet", "use 47")
    assert (workers(state, 0), council_spent(state)) == (3, 2), "an own worker for each of 38, 46 and 47"
    play(state, *["stack 1"] * 4)
    assert coins(state, 0) == RICH["coins"] + 2 + 2
    assert player(state, 0).dock == {"stone": 1, "triplet": 1}
    assert all(is_rotated(state, card) for card in (38, 43, 46, 47))
    assert "emptied" not in tally(state, 0)


@pytest.mark.rule("TR-SHIP-03", "TR-AFF-16", "TR-AFF-22", "TR-AFF-45")
def test_loads_are_never_made_cheaper() -> None:
    state = loader(16, 22, 45, 78)
    assert asked(play(state, "load triplet")) == (1, "turn")


# ---- positions


@pytest.mark.rule("TR-AFF-46")
def test_positions_with_second_loads() -> None:
    seats = {0: {**RICH, "hand": [46, 47], "rotated": [46]}}
    step = {"purchase": "load wood", "cards": [46], "second": "triplet"}
    amid = table(4, phase="paying", seats=seats, step=step, used_now=[46])
    assert legal(amid) == {"pay", "use 47"}
    play(amid, "pay")
    assert player(amid, 0).dock == {"wood": 1, "triplet": 1}
    assert "TR-AFF-46" in refusal(
        4, phase="paying", seats={0: {**RICH, "hand": [46, 47]}}, step={"purchase": "load triplet", "second": "wood"}
    )
    assert "TR-SHIP-02" in refusal(4, seats={0: {"dock": {"wood": 3}}})
    assert "TR-SHIP-01" in refusal(4, seats={0: {"dock": {"coins": 2}, "dock_coins": 5}})

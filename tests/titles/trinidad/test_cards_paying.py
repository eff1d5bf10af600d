"""Affiliates that change a bill while it is paid, and the next turn of card 51, with the numbers of the ledger."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import (
    asked,
    building,
    coins,
    cubes,
    hand,
    happens,
    house,
    legal,
    legal_of,
    lot,
    play,
    reason,
    refusal,
    refused,
    status,
    table,
    usual,
    workers,
)

PALACE_CUBES = {"stone": 3, "wood": 3, "metal": 1}


def rotated(state: TrinidadState, number: int) -> bool:
    return bool(state.rotated[number - 13])


def council(state: TrinidadState) -> tuple[int, int]:
    """Workers of the council in the supply, and on action spaces."""
    return int(state.council_workers), int(state.council_spent)


def comes_back(state: TrinidadState) -> TrinidadState:
    """The same table, read from its position."""
    again = TITLE.from_position(state.to_position())
    assert again.to_position() == state.to_position()
    assert legal(again) == legal(state)
    return again


def mine(*numbers: int, **fields: Any) -> dict[int, dict[str, Any]]:
    """Seat 0 with these cards and whatever else."""
    return {0: {"hand": list(numbers), **fields}}


# ---- 16 and 22


def palace_to_pay(*numbers: int, **fields: Any) -> TrinidadState:
    t = table(2, seats=mine(*numbers, **{**PALACE_CUBES, **fields}), buildings={"e3": house(0)})
    return play(t, "build palace")


@pytest.mark.rule("TR-AFF-16")
def test_no_wood_is_paid() -> None:
    t = palace_to_pay(16)
    assert legal(t) == {"use 16", "pay"}
    play(t, "use 16")
    assert building(t, "e3") == "palace"
    assert cubes(t, 0) == (0, 3, 0, 0)
    assert workers(t, 0) == 3
    assert rotated(t, 16)


@pytest.mark.rule("TR-AFF-16", "TR-AFF-45", "TR-STATUS-05")
def test_who_could_use_a_card_or_a_swap_is_really_asked() -> None:
    """The usual answer is given for people who are not asked then: with it no card would ever be used."""
    assert usual(palace_to_pay(16)) is None
    rich = {**PALACE_CUBES, "metal": 2}
    saving = palace_to_pay(45, **rich)
    assert usual(saving) is None
    assert usual(play(saving, "use 45", "save stone")) is None, "three more can be saved"
    swapping = palace_to_pay(**{**PALACE_CUBES, "stone": 4, "status": {"construction": 3}})
    assert "spend stone as metal" in legal(swapping)
    assert usual(swapping) is None
    assert usual(palace_to_pay(45)) == "pay", "without metal for it nothing else is possible"


@pytest.mark.rule("TR-AFF-16", "TR-AFF-22")
@pytest.mark.parametrize(("number", "left"), [(16, (0, 3, 0, 0)), (22, (3, 0, 0, 0))])
def test_a_card_alone_saves_all_of_its_kind(number: int, left: tuple[int, ...]) -> None:
    assert cubes(play(palace_to_pay(number), f"use {number}"), 0) == left


@pytest.mark.rule("TR-AFF-16", "TR-AFF-22")
def test_both_cards_leave_one_of_each() -> None:
    t = play(palace_to_pay(16, 22), "use 16")
    assert legal(t) == {"use 22", "pay"}
    assert refused(t, "use 16") == "TR-CARD-07"
    t = play(comes_back(t), "use 22")
    assert cubes(t, 0) == (2, 2, 0, 0)
    assert workers(t, 0) == 3
    assert rotated(t, 16)
    assert rotated(t, 22)


@pytest.mark.rule("TR-AFF-22")
def test_the_second_card_comes_after_the_first_and_never_in_vain() -> None:
    t = play(palace_to_pay(16, 22), "use 22")
    assert asked(t) == (1, "turn")  # 16 comes before 22, and nothing else is to choose
    one_each = play(table(2, seats=mine(16, 22, stone=1, wood=1), buildings={"e3": lot(0)}), "build house")
    assert legal(one_each) == {"use 16", "use 22", "pay"}
    play(one_each, "use 16")
    assert asked(one_each) == (1, "turn")  # with both it would cost one of each again
    assert cubes(one_each, 0) == (0, 1, 0, 0)


@pytest.mark.rule("TR-AFF-16", "TR-AFF-22")
def test_what_can_be_paid_with_a_card_only_is_offered_and_waits_for_it() -> None:
    stones = table(2, seats=mine(22, wood=3, metal=1), buildings={"e3": house(0)})
    assert cubes(play(stones, "build palace", "use 22"), 0) == (0, 0, 0, 0)
    t = table(2, seats=mine(16, stone=3, metal=1), buildings={"e3": house(0)})
    assert "palace" in legal_of(t, "build")
    play(t, "build palace")
    assert legal(t) == {"use 16"}
    assert refused(t, "pay") == "TR-ACTION-06"
    assert usual(t) is None
    both = table(2, seats=mine(16, 22, stone=1, wood=1, metal=1), buildings={"e3": house(0)})
    play(both, "build palace")
    assert legal(both) == {"use 16"}  # 22 alone would leave 3 wood
    play(both, "use 16")
    assert legal(both) == {"use 22"}
    play(both, "use 22")
    assert cubes(both, 0) == (0, 0, 0, 0)


@pytest.mark.rule("TR-AFF-16", "TR-ACTIVATE-16", "TR-SHIP-03")
def test_sales_and_loads_are_never_lowered() -> None:
    town = {"e3": house(0), "e2": "market"}
    have = {"stone": 3, "wood": 3, "precious": 1, "metal": 1, "coins": 3, "helpers": 1}
    t = play(table(2, seats=mine(16, 22, 45, 78, **have), buildings=town), "activate e2", "sell 2 wood")
    assert legal(t) == {"hands 0", "hands 1"}
    assert reason(t, "use 16") == "TR-AFF-16"
    assert reason(t, "use 22") == "TR-AFF-22"
    assert reason(t, "use 45") == "TR-AFF-45"
    assert reason(t, "use 78") == "TR-AFF-78"
    t = play(table(2, seats=mine(16, 45, 78, **have)), "load coins")
    assert not legal_of(t, "use")
    assert reason(t, "use 78") == "TR-AFF-78"
    poor = table(2, seats=mine(16, 22, 78, stone=2, wood=2, coins=2), buildings=town)
    assert not legal_of(poor, "load")


@pytest.mark.rule("TR-AFF-16")
def test_cards_without_effect_on_a_bill_are_refused() -> None:
    t = play(table(2, seats=mine(16, 45, stone=2, metal=1)), "build carpentry", "site e3")
    assert refused(t, "use 16") == "TR-AFF-16"
    assert reason(table(2, seats=mine(16)), "use 16") == "TR-AFF-16"
    other = play(table(2, seats={0: {**PALACE_CUBES, "helpers": 1}, 1: {"hand": [16]}}), "build lot", "site e3")
    assert reason(other, "use 16") == "TR-CARD-06"


# ---- 45


@pytest.mark.rule("TR-AFF-45")
def test_a_metal_saves_workers_and_stone() -> None:
    """1 metal and 1 council worker in the supply: no own worker and no stone is paid."""
    t = table(2, seats=mine(45, metal=1, workers=6, stone=2), council_spent=7)
    assert council(t) == (1, 7)
    play(t, "build carpentry", "site e3", "use 45")
    assert legal(t) == {"save worker", "save stone"}
    assert refused(t, "pay") == "TR-AFF-45"  # it is never used in vain
    play(t, "save worker", "save stone", "save stone")
    assert building(t, "e3") == "carpentry"
    assert cubes(t, 0) == (2, 0, 0, 0)
    assert workers(t, 0) == 6
    assert council(t) == (0, 8)


@pytest.mark.rule("TR-AFF-45")
def test_up_to_four_parts_in_order() -> None:
    t = palace_to_pay(45, **{**PALACE_CUBES, "metal": 2})
    play(t, "use 45", "save stone", "save stone")
    assert legal(t) == {"save stone", "save wood", "pay"}
    assert reason(t, "save worker") == "engine.fixed-order"
    assert refused(t, "save precious") == "TR-AFF-45"  # the price has none
    t = play(comes_back(t), "save wood", "save wood")
    assert asked(t) == (1, "turn")  # four are saved
    assert cubes(t, 0) == (2, 2, 0, 0)
    assert workers(t, 0) == 3


@pytest.mark.rule("TR-AFF-45")
def test_savings_end_when_it_is_paid() -> None:
    t = play(palace_to_pay(45, **{**PALACE_CUBES, "metal": 2}), "use 45", "save wood", "pay")
    assert cubes(t, 0) == (0, 1, 0, 0)


@pytest.mark.rule("TR-AFF-45")
def test_without_metal_it_is_refused_but_asked_for_all_the_same() -> None:
    """Whether there is metal is behind the screen, so the question must not depend on it."""
    t = play(table(2, seats=mine(45, stone=2)), "build carpentry", "site e3")
    assert asked(t) == (0, "paying")
    assert legal(t) == {"pay"}
    assert refused(t, "use 45") == "TR-ACTION-06"
    with_metal = play(table(2, seats=mine(45, stone=2, metal=1)), "build carpentry", "site e3")
    assert legal(with_metal) == {"pay", "use 45"}


@pytest.mark.rule("TR-AFF-45", "TR-STATUS-05")
def test_its_metal_may_be_swapped() -> None:
    t = table(2, seats=mine(45, stone=1, status={"construction": 3}, workers=1))
    assert "carpentry" in legal_of(t, "build")
    play(t, "build carpentry", "site e3", "use 45", "save stone", "save stone", "spend stone as metal")
    assert building(t, "e3") == "carpentry"
    assert cubes(t, 0) == (0, 0, 0, 0)


@pytest.mark.rule("TR-AFF-45", "TR-AFF-16", "TR-AFF-22")
def test_it_saves_what_the_others_leave() -> None:
    t = play(palace_to_pay(16, 22, 45, **{**PALACE_CUBES, "metal": 2}), "use 16", "use 22", "use 45")
    play(t, "save worker", "save stone", "save wood")
    assert cubes(t, 0) == (3, 3, 0, 0)
    assert workers(t, 0) == 4
    assert council(t) == (7, 1)


@pytest.mark.rule("TR-AFF-45", "TR-ORDER-01")
def test_it_saves_workers_of_any_action() -> None:
    t = table(2, seats=mine(45, metal=1, workers=1), council_spent=5)
    assert legal_of(t, "order") == {"1", "2", "3", "4"}
    assert legal_of(t, "council") == {"1", "2"}
    assert "look" in legal(t)
    play(t, "order 4", "use 45")
    assert legal(t) == {"save worker"}
    play(t, "save worker", "save worker", "save worker")
    assert t.players[0].order_workers == 4
    assert workers(t, 0) == 0
    assert council(t) == (0, 8)
    comes_back(t)


@pytest.mark.rule("TR-AFF-45", "TR-ACTION-02")
def test_somebody_without_workers_acts_by_a_card() -> None:
    t = table(2, seats=mine(45, metal=1, workers=0, spent=6))
    assert "council 1" in legal(t)
    assert not legal_of(t, "work")
    assert usual(t) is None
    bare = table(2, seats=mine(45, workers=0, spent=6))
    assert legal(bare) & {"council 1", "deploy", "order 1"} == set()
    assert bare.phases[bare.phase].always_asked(bare)
    assert reason(bare, "council 1") == "TR-COUNCIL-01"
    nobody = table(2, seats=mine(45, metal=1, workers=0, spent=6), council_spent=8)
    assert refused(nobody, "council 1") == "TR-ACTION-02"


# ---- 78 and 84


@pytest.mark.rule("TR-AFF-78")
def test_a_status_costs_a_bronze_less() -> None:
    t = play(table(2, seats=mine(78, coins=1)), "raise worker")
    assert legal(t) == {"use 78"}
    assert refused(t, "pay") == "TR-ACTION-06"
    play(comes_back(t), "use 78")
    play(t, "use 78")
    assert coins(t, 0) == 0
    assert status(t, 0) == {"worker": 1}


@pytest.mark.rule("TR-AFF-78", "TR-CARD-03")
def test_another_player_gets_a_bronze_less() -> None:
    seats: dict[int, dict[str, Any]] = {0: {"hand": [78], "character": "bishop"}, 1: {"hand": [62]}}
    t = play(table(2, seats=seats), "purchase 62")
    assert legal(t) == {"use 78"}
    play(t, "use 78")
    assert hand(t, 0) == [62, 78]
    assert coins(t, 1) == 0
    rich = play(table(2, seats={**seats, 0: {**seats[0], "coins": 2}}), "purchase 62", "pay")
    assert (coins(rich, 0), coins(rich, 1)) == (1, 1)


@pytest.mark.rule("TR-AFF-78")
@pytest.mark.parametrize(
    ("actions", "needed"),
    [(("activate e2", "buy 2 stone"), 1), (("activate f3",), 1), (("hire for bronze",), 0)],
)
def test_every_payment_in_coins_is_lowered(actions: tuple[str, ...], needed: int) -> None:
    town = {"e3": house(0), "e2": "market", "f3": "church"}
    seats = mine(78, coins=needed, status={"worker": 1})
    t = play(table(2, seats=seats, buildings=town), *actions, "use 78")
    assert coins(t, 0) == 0
    bare = table(2, seats={0: {**seats[0], "hand": []}}, buildings=town)
    assert actions[0] not in legal(bare)


@pytest.mark.rule("TR-AFF-84")
def test_status_by_a_worker_of_the_council() -> None:
    """Level II (2 workers, 2 silver): 1 own worker, 1 council worker, 1 silver and 1 bronze."""
    t = table(2, seats=mine(84, coins=3, workers=1, status={"vp": 1}))
    play(t, "raise vp")
    assert legal(t) == {"use 84"}
    play(comes_back(t), "use 84")
    play(t, "use 84")
    assert status(t, 0) == {"vp": 2}
    assert (workers(t, 0), coins(t, 0)) == (0, 0)
    assert council(t) == (7, 1)


@pytest.mark.rule("TR-AFF-84", "TR-AFF-78")
def test_both_make_the_first_level_free_of_coins() -> None:
    t = play(table(2, seats=mine(78, 84, workers=0, spent=6)), "raise vp", "use 78", "use 84")
    assert status(t, 0) == {"vp": 1}
    assert coins(t, 0) == 0


@pytest.mark.rule("TR-AFF-84", "TR-CARD-15")
def test_status_without_a_worker_of_the_council_in_the_supply() -> None:
    t = play(table(2, seats=mine(84, coins=4, helpers=1), council_spent=7), "raise vp")
    assert legal(t) == {"hands 0", "hands 1"}
    assert reason(t, "use 84") == "TR-CARD-15"


# ---- 13, 19, 25, 58, 65: build and activate with a worker less

FAR = {"c3": house(0)}  # nothing else of seat 0 is anywhere near column l


def far(number: int, what: str, **fields: Any) -> TrinidadState:
    """Seat 0 without workers, a building out of reach, and the card for it."""
    return table(4, seats=mine(number, workers=0, spent=6, **fields), buildings={**FAR, "l2": what}, council_spent=7)


@pytest.mark.rule("TR-AFF-13")
def test_wood_from_a_far_carpentry() -> None:
    """1 council worker in the supply: 2 wood, the council worker on the space, and no own worker."""
    t = far(13, "carpentry")
    assert "activate l2" in legal(t)
    play(t, "activate l2", "take cubes")
    assert legal(t) == {"use 13"}
    assert refused(t, "pay") == "TR-ACTIVATE-02"
    again = comes_back(t)
    for one in (t, again):
        play(one, "use 13")
        while asked(one) == (0, "taking"):
            play(one, sorted(legal_of(one, "store"))[0].join(("store ", "")))
    assert cubes(t, 0) == (0, 2, 0, 0)
    assert council(t) == (0, 8)
    assert workers(t, 0) == 0
    assert rotated(t, 13)
    assert t.to_position() == again.to_position()


@pytest.mark.rule("TR-AFF-19")
def test_stone_from_a_far_quarry() -> None:
    t = play(far(19, "quarry"), "activate l2", "take cubes", "use 19")
    assert council(t) == (0, 8)
    assert asked(t)[1] == "taking"


@pytest.mark.rule("TR-AFF-25")
def test_a_sale_at_a_far_market() -> None:
    t = play(far(25, "market", wood=2), "activate l2", "sell 2 wood", "use 25", "stack 1", "stack 1")
    assert coins(t, 0) == 2
    assert cubes(t, 0) == (0, 0, 0, 0)
    assert council(t) == (0, 8)


@pytest.mark.rule("TR-AFF-58")
def test_a_soldier_at_far_barracks() -> None:
    t = far(58, "barracks", metal=1, units=["veteran-miliciano"])
    play(t, "activate l2", "use 58")
    assert [unit["unit"] for unit in t.to_position()["players"][0]["units"]] == ["soldier"]
    assert cubes(t, 0) == (0, 0, 0, 0)
    assert council(t) == (0, 8)


@pytest.mark.rule("TR-AFF-65")
def test_faith_at_a_far_church() -> None:
    t = play(far(65, "church", coins=2), "activate l2", "use 65")
    assert (coins(t, 0), t.players[0].faith) == (0, 1)
    assert council(t) == (0, 8)


@pytest.mark.rule("TR-AFF-65", "TR-AFF-78")
def test_faith_at_a_far_church_for_a_bronze() -> None:
    t = table(4, seats=mine(65, 78, workers=0, spent=6, coins=1), buildings={**FAR, "l2": "church"})
    play(t, "activate l2", "use 65")
    assert legal(t) == {"use 78"}
    play(t, "use 78")
    assert (coins(t, 0), t.players[0].faith) == (0, 1)


@pytest.mark.rule("TR-AFF-13", "TR-ACTIVATE-02", "TR-ACTIVATE-06", "TR-CARD-15")
def test_a_card_helps_with_its_buildings_only_and_with_workers_of_the_council() -> None:
    assert refused(far(13, "quarry"), "activate l2") == "TR-ACTIVATE-02"
    idle = far(13, "carpentry", rotated=[13])
    assert refused(idle, "activate l2") == "TR-ACTION-02"
    nobody = table(4, seats=mine(13), buildings={**FAR, "l2": "carpentry"}, council_spent=8)
    assert refused(nobody, "activate l2") == "TR-CARD-15"
    done = table(4, seats=mine(13), buildings={**FAR, "l2": {"building": "carpentry", "activated": [0]}})
    assert refused(done, "activate l2") == "TR-ACTIVATE-06"


@pytest.mark.rule("TR-CARD-15", "TR-AFF-13")
def test_the_discount_is_impossible_without_a_worker_in_the_supply() -> None:
    seats = mine(13, stone=2, helpers=1)
    t = play(table(4, seats=seats, council_spent=7), "build carpentry", "site e3")
    assert legal(t) == {"hands 0", "hands 1"}
    assert reason(t, "use 13") == "TR-CARD-15"
    t = play(table(4, seats=seats, council_spent=6), "build carpentry", "site e3")
    assert legal(t) == {"hands 0", "hands 1", "use 13"}
    play(t, "use 13")
    assert (workers(t, 0), t.players[0].helpers) == (6, 1)
    assert council(t) == (0, 7)


@pytest.mark.rule("TR-AFF-13", "TR-AFF-19", "TR-AFF-25", "TR-AFF-58", "TR-AFF-65")
@pytest.mark.parametrize(
    ("number", "what", "ground", "price"),
    [
        (13, "carpentry", None, 1),
        (13, "hacienda-wood", "carpentry", 3),
        (19, "quarry", None, 1),
        (19, "hacienda-stone", "quarry", 3),
        (25, "market", None, 1),
        (25, "corporation", "market", 3),
        (58, "barracks", None, 2),
        (65, "church", None, 2),
    ],
)
def test_building_takes_a_worker_less(number: int, what: str, ground: str | None, price: int) -> None:
    city = {"e3": house(0), **({"e2": ground} if ground else {})}
    have = {"stone": 3, "wood": 3, "precious": 1}
    t = table(4, seats=mine(number, workers=price - 1, spent=7 - price, **have), buildings=city)
    assert what in legal_of(t, "build")
    play(t, f"build {what}")
    if asked(t) == (0, "building"):
        play(t, "site e2")
    assert legal(t) == {f"use {number}"}
    play(t, f"use {number}")
    assert building(t, "e2") == what
    assert workers(t, 0) == 0
    assert council(t) == (7, 1)
    bare = table(4, seats={0: {"workers": price - 1, "spent": 7 - price, **have}}, buildings=city)
    assert what not in legal_of(bare, "build")


@pytest.mark.rule("TR-AFF-13", "TR-AFF-45")
def test_a_card_and_savings_replace_different_workers() -> None:
    t = table(4, seats=mine(13, 45, workers=1, stone=2, wood=2, metal=1), buildings={"e3": house(0), "e2": "carpentry"})
    play(t, "build hacienda-wood", "use 13", "use 45", "save worker")
    assert legal(t) == {"save worker", "save stone", "save wood", "pay"}
    play(t, "pay")
    assert building(t, "e2") == "hacienda-wood"
    assert workers(t, 0) == 0
    assert council(t) == (6, 2)


@pytest.mark.rule("TR-AFF-58", "TR-AFF-45")
def test_savings_leave_the_worker_that_reach_needs() -> None:
    t = table(4, seats=mine(45, 58, metal=2, units=["veteran-miliciano"]), buildings={**FAR, "l2": "barracks"})
    play(t, "activate l2")
    assert legal(t) == {"use 58"}  # 45 could save nothing but that worker
    assert refused(t, "use 45") == "TR-ACTION-06"


# ---- 54 and 74


def next_door(**fields: Any) -> TrinidadState:
    """Barracks in the south-west, a House of seat 0 in the district beside it, but not beside the Barracks."""
    seats = mine(54, metal=1, units=["veteran-miliciano"], **fields)
    return table(4, seats=seats, buildings={"f4": house(0), "a6": "barracks"})


@pytest.mark.rule("TR-AFF-54")
def test_barracks_of_the_next_district() -> None:
    t = next_door()
    assert "activate a6" in legal(t)
    play(t, "activate a6")
    assert legal(t) == {"use 54"}
    assert refused(t, "pay") == "TR-ACTIVATE-02"
    play(comes_back(t), "use 54")
    play(t, "use 54")
    assert [unit["unit"] for unit in t.to_position()["players"][0]["units"]] == ["soldier"]
    assert workers(t, 0) == 5
    assert rotated(t, 54)


@pytest.mark.rule("TR-AFF-54")
def test_a_district_with_roads_will_do_and_a_distant_one_will_not() -> None:
    seats = mine(54, metal=1, units=["veteran-miliciano"])
    paved = table(4, seats=seats, buildings={"a6": "barracks"}, roads=["NW"])
    assert "activate a6" in legal(paved)
    distant = table(4, seats=seats, buildings={"a6": "barracks", "m2": house(0)}, roads=["NE"])
    assert refused(distant, "activate a6") == "TR-ACTIVATE-02"
    assert refused(next_door(rotated=[54]), "activate a6") == "TR-ACTIVATE-02"


@pytest.mark.rule("TR-AFF-54", "TR-AFF-58")
def test_one_card_for_the_way_is_enough() -> None:
    seats = mine(54, 58, metal=1, units=["veteran-miliciano"])
    t = table(4, seats=seats, buildings={"f4": house(0), "a6": "barracks"})
    play(t, "activate a6")
    assert legal(t) == {"use 54", "use 58"}
    by_58 = play(t.copy(), "use 58")
    assert not rotated(by_58, 54)
    by_54 = play(t, "use 54")
    assert legal(by_54) == {"use 58", "pay"}
    play(by_54, "use 58")
    assert workers(by_54, 0) == 6


@pytest.mark.rule("TR-AFF-74", "TR-CARD-03")
def test_a_card_of_another_colour_is_bought() -> None:
    seats: dict[int, dict[str, Any]] = {0: {"hand": [74], "character": "bishop", "coins": 1}, 1: {"hand": [20]}}
    t = table(2, seats=seats)
    assert legal_of(t, "purchase") == {"20"}
    play(t, "purchase 20")
    assert legal(t) == {"use 74"}
    assert refused(t, "pay") == "TR-CARD-03"
    play(comes_back(t), "use 74")
    play(t, "use 74")
    assert hand(t, 0) == [20, 74]
    assert rotated(t, 74)
    assert coins(t, 1) == 1
    used = table(2, seats={**seats, 0: {**seats[0], "rotated": [74]}})
    assert refused(used, "purchase 20") == "TR-CARD-03"


@pytest.mark.rule("TR-AFF-74")
def test_the_own_colour_needs_no_card() -> None:
    seats: dict[int, dict[str, Any]] = {
        0: {"hand": [74], "character": "bishop", "coins": 1, "helpers": 1},
        1: {"hand": [62]},
    }
    t = play(table(2, seats=seats), "purchase 62")
    assert legal(t) == {"hands 0", "hands 1"}
    assert reason(t, "use 74") == "TR-AFF-74"


# ---- 51


def two_turns(**fields: Any) -> TrinidadState:
    """A Quarry was activated for 2 stone by the last worker; a Market is beside."""
    town = {"e3": house(0), "e2": "market", "d3": "quarry"}
    have = {"workers": 1, "spent": 5, **fields.pop("mine", {})}
    t = table(3, seats=mine(51, **have), buildings=town, **fields)
    play(t, "activate d3", "take cubes")
    if asked(t) == (0, "paying"):
        play(t, "hands 0")
    while asked(t) == (0, "taking"):
        play(t, sorted(action for action in legal(t) if action.startswith("store"))[0])
    return t


@pytest.mark.rule("TR-AFF-51")
def test_the_next_turn_at_once_with_a_worker_of_the_council() -> None:
    t = two_turns()
    assert cubes(t, 0) == (2, 0, 0, 0)
    assert asked(t) == (0, "window")
    assert legal(t) == {"pass", "use 51"}
    t = comes_back(t)
    play(t, "use 51")
    assert asked(t) == (0, "turn")
    assert rotated(t, 51)
    t = comes_back(t)
    assert (workers(t, 0), t.players[0].helpers, council(t)[0]) == (0, 1, 7)
    play(t, "activate e2", "sell 2 stone", "stack 1", "stack 1")
    assert coins(t, 0) == 2
    assert council(t) == (7, 1)
    assert asked(t) == (1, "turn")
    play(t, "pass", "pass")
    assert asked(t) == (0, "turn"), "the regular turn is not skipped"


@pytest.mark.rule("TR-AFF-51")
def test_the_worker_goes_back_if_it_is_not_used() -> None:
    t = play(two_turns(), "use 51", "pass")
    assert asked(t) == (1, "turn")
    assert t.players[0].helpers == 0
    assert council(t) == (8, 0)
    rich = {"workers": 2, "spent": 4, "helpers": 1}
    own = play(two_turns(mine=rich), "use 51")
    play(own, "council 1", "hands 0")
    assert own.players[0].helpers == 1
    assert council(own) == (7, 0)
    theirs = play(two_turns(mine=rich), "use 51")
    play(theirs, "work fort", "council-slot 1", "done")
    assert theirs.players[0].helpers == 1
    assert council(theirs) == (6, 0)


@pytest.mark.rule("TR-AFF-51", "TR-CARD-15")
def test_no_next_turn_without_card_or_worker() -> None:
    assert asked(play(two_turns(), "pass")) == (1, "turn")
    assert asked(two_turns(council_spent=8)) == (1, "turn")
    assert asked(two_turns(mine={"rotated": [51]})) == (1, "turn")
    t = table(3, seats=mine(51))
    assert refused(t, "use 51") == "TR-AFF-51"
    assert asked(play(t, "pass")) == (1, "turn"), "who passes has no turn any more"


@pytest.mark.rule("TR-AFF-51")
def test_what_cannot_be_of_a_next_turn_is_refused() -> None:
    assert refusal(2, next_turn=2).startswith("next_turn: ")
    assert refusal(2, next_turn=1, seats={0: {"helpers": 1}}).startswith("next_turn: ")
    window = {"phase": "window", "waiting": [{"phase": "turn"}]}
    step = {"moment": "turn-over", "result": 1}
    assert refusal(2, step=step, seats=mine(51), **window).startswith("step.result: ")


# ---- positions amid a bill


HOUSE_BILL: dict[str, Any] = {"phase": "paying", "waiting": [{"phase": "building", "step": {"building": "house"}}]}


@pytest.mark.parametrize(
    ("step", "fields", "field", "rule"),
    [
        ({"cards": [16]}, {"rotated": []}, "step.cards", "TR-CARD-06"),
        ({"cards": [22]}, {}, "step.cards", "TR-CARD-06"),
        ({"cards": [16], "helpers": 0, "saves": ["stone"]}, {"helpers": 0}, "step.purchase", "TR-ACTION-06"),
        ({"saves": ["stone"]}, {}, "step.saves", "TR-AFF-45"),
    ],
)
def test_cards_that_were_not_used_are_refused(
    step: dict[str, Any], fields: dict[str, Any], field: str, rule: str
) -> None:
    have = {"stone": 1, "wood": 1, "workers": 2, "helpers": 1, "rotated": [16], **fields}
    problem = refusal(
        2,
        seats=mine(16, 22, **have),
        buildings={"e3": lot(0)},
        used_now=[16],
        step={"purchase": "site e3", **step},
        **HOUSE_BILL,
    )
    assert problem.startswith(f"{field}: ")
    assert f"({rule})" in problem


def test_what_happens_is_told() -> None:
    t = table(2, seats=mine(45, stone=2, metal=1, workers=1))
    told = happens(t, "build carpentry", "site e3", "use 45", "save worker", "pay")
    names = [name for name, _ in told]
    assert names[:3] == ["card-used", "part-saved", "paid"]
    assert told[1][1] == {"seat": 0, "part": "worker"}
    assert told[2][1]["cost"] == {"council-worker": 1, "stone": 2, "metal": 1}


# ---- salaries and laws


@pytest.mark.rule("TR-AFF-78", "TR-AFF-56")
def test_a_salary_costs_a_bronze_less() -> None:
    seven = mine(14, 15, 17, 18, 20, 56, 78, coins=1)
    t = table(2, phase="salary", seats=seven)
    assert legal_of(t, "salary") == {"0", "1"}  # 3 are due
    play(t, "use 78")
    t = comes_back(t)
    assert legal_of(t, "salary") == {"0", "1"}
    play(t, "use 56", "salary 1")
    assert (coins(t, 0), t.players[0].score) == (0, 0)
    few = play(table(2, phase="salary", seats=mine(14, 15, 78)), "use 78")
    assert asked(few)[1] == "turn"
    assert few.players[0].score == 0
    assert reason(table(2, seats=mine(78, 14)), "use 78") == "TR-AFF-78"


@pytest.mark.rule("TR-AFF-78", "TR-LAW-04")
def test_a_peace_act_costs_a_bronze_less() -> None:
    t = table(2, seats=mine(78, character="bishop", coins=1))
    play(t, "call vote", "law peace")
    assert legal(t) == {"use 78"}
    play(comes_back(t), "use 78")
    play(t, "use 78")
    assert coins(t, 0) == 0
    assert asked(t)[1] != "paying"

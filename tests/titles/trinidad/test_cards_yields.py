"""Cards that bring more from a building, or let take from elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import (
    asked,
    coins,
    cubes,
    full,
    happens,
    house,
    legal,
    legal_of,
    next_decade,
    play,
    player,
    reason,
    refusal,
    refused,
    score,
    shared,
    step,
    supply,
    table,
    tally,
    usual,
    walled,
    workers,
)
from tests.titles.trinidad.eventful import with_event


def beside(building: Any, *hand: int, seat: dict[str, Any] | None = None, **fields: Any) -> TrinidadState:
    """Seat 0 has these cards, and a House on a1 next to the building on b2, in the district NW."""
    owner = {"hand": list(hand), **(seat or {})}
    players = fields.pop("players", 4)
    return table(players, buildings={"a1": house(0), "b2": building}, seats={0: owner}, **fields)


def woods(state: TrinidadState) -> list[int]:
    return [int(count) for count in state.stores[4:8]]


def stones(state: TrinidadState) -> list[int]:
    return [int(count) for count in state.stores[:4]]


def precious_left(state: TrinidadState) -> int:
    return int(state.stores[8])


def stacks(state: TrinidadState) -> list[int]:
    return [int(bronze) for bronze in state.stacks]


def grids(kind: str, *counts: int) -> dict[str, Any]:
    return {"stores": {kind: list(counts)}}


def rotated(state: TrinidadState, seat: int = 0) -> list[int]:
    return player(state, seat).rotated


def take(state: TrinidadState) -> TrinidadState:
    """Take whatever there is to take from the first grids and stacks, without a card."""
    while asked(state)[1] in ("taking", "collecting"):
        state.apply(state.legal_actions()[0])
    return state


def same(state: TrinidadState) -> None:
    """The position of a state is read as the same state, with the same answers."""
    again = TITLE.from_position(state.to_position())
    assert again.to_position() == state.to_position()
    assert legal(again) == legal(state)


# ---- a further effect: 15, 21, 27, 75


@pytest.mark.rule("TR-AFF-15")
def test_15_wood_is_taken_and_refined_with_one_worker() -> None:
    state = take(play(beside("carpentry", 15), "activate b2", "take cubes"))
    assert asked(state) == (0, "repeating")
    assert legal(state) == {"done", "use 15"}
    same(state)
    play(state, "use 15")
    assert asked(state) == (0, "activating")
    same(state)
    play(state, "refine")
    assert cubes(state, 0) == (0, 0, 1, 0)
    assert (workers(state, 0), player(state, 0).spent) == (5, 1)
    assert rotated(state) == [15]
    assert asked(state) == (1, "turn"), "there is no third effect"


@pytest.mark.rule("TR-AFF-15")
def test_15_at_a_hacienda_with_the_last_worker() -> None:
    state = beside("hacienda-wood", 15, seat={"workers": 1, "spent": 5})
    take(play(state, "activate b2", "take cubes"))
    take(play(state, "use 15", "take cubes"))
    assert cubes(state, 0) == (0, 6, 0, 0)
    assert workers(state, 0) == 0


@pytest.mark.rule("TR-AFF-15")
def test_15_needs_the_activation_itself() -> None:
    """The ruling: it adds to an activation, and lifts no limit."""
    used = beside(shared("carpentry", 0), 15)
    assert refused(used, "activate b2") == "TR-ACTIVATE-06"
    assert refused(beside("carpentry", 15), "use 15") == "TR-AFF-15"
    after = play(take(play(beside("carpentry", 15), "activate b2", "take cubes")), "use 15", "refine")
    assert "activate b2" not in legal(play(after, "pass", "pass", "pass"))


@pytest.mark.rule("TR-AFF-15")
def test_15_is_for_wood_and_upright_only() -> None:
    for building, card in (("quarry", 15), ("carpentry", 21), ("carpentry", 27), ("church", 27), ("quarry", 27)):
        state = beside(building, card, seat={"coins": 2})
        state = take(play(state, "activate b2", *([] if building == "church" else ["take cubes"])))
        assert asked(state) == (1, "turn"), (building, card)
    tired = take(play(beside("carpentry", 15, seat={"rotated": [15]}), "activate b2", "take cubes"))
    assert asked(tired) == (1, "turn")
    both = take(play(beside("carpentry", 15, 21), "activate b2", "take cubes"))
    assert refused(both, "use 21") == "TR-AFF-21"
    assert refused(both, "use 27") == "TR-CARD-06"
    both = take(play(beside("carpentry", 15, 75, seat={"rotated": [15]}), "activate b2", "take cubes"))
    assert refused(both, "use 15") == "TR-CARD-07"


@pytest.mark.rule("TR-AFF-15")
def test_15_may_be_declined_and_is_asked_whatever_is_behind_the_screen() -> None:
    state = play(take(play(beside("carpentry", 15), "activate b2", "take cubes")), "done")
    assert rotated(state) == []
    assert asked(state) == (1, "turn")
    empty = {"stores": {"wood": [0, 0, 0, 0], "precious": 1}}
    nothing = play(beside("carpentry", 15, seat={"wood": 2}, **empty), "activate b2")
    assert asked(nothing) == (0, "activating")
    play(nothing, "refine")
    assert asked(nothing) == (0, "repeating"), "a question follows from what everybody sees"
    assert legal(nothing) == {"done"}
    assert usual(nothing) == "done"
    assert refused(nothing, "use 15") == "TR-AFF-15"


@pytest.mark.rule("TR-AFF-21")
def test_21_four_stone_with_one_worker() -> None:
    state = take(play(beside("quarry", 21), "activate b2", "take cubes"))
    take(play(state, "use 21", "take cubes"))
    assert cubes(state, 0) == (4, 0, 0, 0)
    assert workers(state, 0) == 5
    assert sum(stones(state)) == 20
    assert rotated(state) == [21]
    hacienda = take(play(beside("hacienda-stone", 21), "activate b2", "take cubes"))
    assert cubes(play(hacienda, "use 21", "refine"), 0) == (2, 0, 1, 0)


@pytest.mark.rule("TR-AFF-27")
def test_27_two_sales_with_one_worker() -> None:
    state = beside("market", 27, seat={"wood": 2, "precious": 1})
    take(play(state, "activate b2", "sell 2 wood"))
    assert legal(state) == {"done", "use 27"}
    play(state, "use 27")
    assert legal(state) == {"sell precious", "buy 2 stone", "buy stone wood", "buy 2 wood", "buy precious"}
    take(play(state, "sell precious"))
    assert coins(state, 0) == 4
    assert workers(state, 0) == 5
    assert rotated(state) == [27]


@pytest.mark.rule("TR-AFF-27")
def test_27_a_sale_and_a_purchase_at_a_corporation() -> None:
    state = beside("corporation", 27, seat={"metal": 1})
    take(play(state, "activate b2", "sell metal"))
    assert coins(state, 0) == 5
    take(play(state, "use 27", "buy precious", "extra wood"))
    assert cubes(state, 0) == (0, 1, 1, 0)
    assert coins(state, 0) == 3
    church = play(beside("church", 27, 75, seat={"coins": 8}), "activate b2")
    assert refused(church, "use 27") == "TR-AFF-27"


@pytest.mark.rule("TR-AFF-75")
def test_75_twice_with_two_workers() -> None:
    state = take(play(beside("carpentry", 75), "activate b2", "take cubes"))
    assert legal(state) == {"done", "use 75"}
    same(state)
    play(state, "use 75")
    same(state)
    take(play(state, "take cubes"))
    assert cubes(state, 0) == (0, 4, 0, 0)
    assert (workers(state, 0), player(state, 0).spent) == (4, 2)
    assert rotated(state) == [75]
    assert asked(state) == (1, "turn")


@pytest.mark.rule("TR-AFF-75")
def test_75_needs_a_worker_and_something_to_have() -> None:
    state = take(play(beside("carpentry", 75, seat={"workers": 1, "spent": 5}), "activate b2", "take cubes"))
    assert legal(state) == {"done"}
    assert refused(state, "use 75") == "TR-AFF-75"
    helped = take(
        play(
            beside("carpentry", 75, seat={"workers": 1, "spent": 5, "helpers": 1}),
            "activate b2",
            "take cubes",
            "hands 0",
        )
    )
    assert "use 75" in legal(helped)
    poor = play(beside("church", 75, seat={"coins": 3}), "activate b2")
    assert legal(poor) == {"done"}
    rich = play(beside("church", 75, seat={"coins": 4}), "activate b2", "use 75")
    assert (player(rich, 0).faith, coins(rich, 0), workers(rich, 0)) == (2, 0, 4)
    assert refused(beside("church", 75, seat={"coins": 4}), "use 75") == "TR-AFF-75"


@pytest.mark.rule("TR-AFF-75")
def test_75_promotes_twice() -> None:
    seat = {"metal": 2, "units": ["veteran-miliciano"]}
    state = play(beside("barracks", 75, seat=seat, fort=True), "activate b2", "use 75")
    assert player(state, 0).units[0].unit == "veteran-soldier"
    assert (cubes(state, 0)[3], workers(state, 0)) == (0, 4)


@pytest.mark.rule("TR-AFF-75")
@pytest.mark.rule("TR-AFF-15")
def test_15_and_75_bring_three_effects_in_either_order() -> None:
    for first, second in (("use 15", "use 75"), ("use 75", "use 15")):
        state = take(play(beside("carpentry", 15, 75), "activate b2", "take cubes"))
        assert legal(state) == {"done", "use 15", "use 75"}
        take(play(state, first, "take cubes"))
        assert legal(state) == {"done", second}
        play(state, second, "refine")
        assert cubes(state, 0) == (0, 2, 1, 0)
        assert workers(state, 0) == 4
        assert asked(state) == (1, "turn")


@pytest.mark.rule("TR-AFF-15")
@pytest.mark.rule("TR-AFF-64")
def test_64_turns_15_upright_for_a_third_effect() -> None:
    state = take(play(beside("carpentry", 15, 64), "activate b2", "take cubes"))
    assert legal(state) == {"done", "use 15"}
    take(play(state, "use 15", "take cubes"))
    assert legal(state) == {"done", "use 64"}
    same(state)
    step(state, "use 64")
    assert asked(state) == (0, "aiming")
    same(state)
    step(state, "card 15")
    assert legal(state) == {"done", "use 15"}
    same(state)
    play(state, "use 15", "refine")
    assert cubes(state, 0) == (0, 2, 1, 0)
    assert (rotated(state), workers(state, 0)) == ([15, 64], 5)
    assert asked(state) == (1, "turn")


@pytest.mark.rule("TR-AFF-15")
@pytest.mark.rule("TR-AFF-60")
def test_60_may_discard_the_card_that_was_asked_for() -> None:
    state = take(play(beside("carpentry", 13, 15, 60, seat={"rotated": [13]}), "activate b2", "take cubes"))
    play(take(play(state, "use 15", "take cubes")), "use 60", "discard 15")
    assert asked(state) == (1, "turn"), "nothing is left that fits"
    other = take(play(beside("carpentry", 15, 60, 31), "activate b2", "take cubes"))
    play(take(play(other, "use 15", "take cubes")), "use 60", "discard 31")
    assert legal(other) == {"done", "use 15"}
    taking = play(beside("carpentry", 18, 64, seat={"rotated": [18]}), "activate b2", "take cubes")
    assert refused(taking, "use 64") == OTHER_DECISION, "before, in the turn"


# ---- with cards that lend a worker: 13 and its siblings


def far(building: str, *hand: int, seat: dict[str, Any] | None = None, **fields: Any) -> TrinidadState:
    """Seat 0 has these cards and no piece near the building on b2; there is one worker of the council."""
    fields.setdefault("supply", {"council_workers": 1})
    return table(buildings={"b2": building}, seats={0: {"hand": list(hand), **(seat or {})}}, **fields)


@pytest.mark.rule("TR-AFF-15")
@pytest.mark.rule("TR-AFF-13")
def test_13_with_15_two_effects_without_an_own_worker() -> None:
    state = play(far("carpentry", 13, 15), "activate b2", "take cubes", "use 13")
    take(state)
    assert asked(state) == (0, "repeating")
    same(state)
    play(state, "use 15")
    same(state)
    play(state, "refine")
    assert cubes(state, 0) == (0, 0, 1, 0)
    assert (workers(state, 0), state.council_workers, state.council_spent) == (6, 0, 1)
    assert rotated(state) == [13, 15]
    idle = far("carpentry", 13, 15, seat={"workers": 0, "spent": 6})
    take(play(idle, "activate b2", "take cubes", "use 13"))
    take(play(idle, "use 15", "take cubes"))
    assert cubes(idle, 0) == (0, 4, 0, 0)


@pytest.mark.rule("TR-AFF-75")
@pytest.mark.rule("TR-AFF-13")
def test_75_needs_reach_or_a_worker_who_is_lent() -> None:
    state = take(play(far("carpentry", 13, 75), "activate b2", "take cubes", "use 13"))
    assert asked(state) == (1, "turn"), "the building is still out of reach"
    lent = beside("carpentry", 13, 75, seat={"workers": 1, "spent": 5})
    play(lent, "activate b2", "take cubes", "pay")
    take(lent)
    assert legal(lent) == {"done", "use 75"}, "13 lends the worker"
    play(lent, "use 75", "take cubes", "use 13")
    assert cubes(take(lent), 0) == (0, 4, 0, 0)
    assert rotated(lent) == [13, 75]


# ---- from the supply: 18, 24, 30, 66


@pytest.mark.rule("TR-AFF-18")
def test_18_wood_from_the_supply_empties_nothing() -> None:
    state = play(beside("carpentry", 18, **grids("wood", 1, 0, 0, 0)), "activate b2", "take cubes")
    before = supply(state)["wood"]
    assert legal(state) == {"store wood 1", "use 18"}
    same(state)
    play(state, "use 18")
    assert cubes(state, 0) == (0, 2, 0, 0)
    assert woods(state) == [1, 0, 0, 0]
    assert supply(state)["wood"] == before - 2
    assert score(state, 0) == 0
    assert rotated(state) == [18]


@pytest.mark.rule("TR-AFF-18")
def test_18_need_not_be_used() -> None:
    state = play(beside("carpentry", 18, **grids("wood", 1, 0, 0, 0)), "activate b2", "take cubes", "store wood 1")
    assert cubes(state, 0) == (0, 1, 0, 0)
    assert tally(state, 0)["emptied"] == -1
    assert rotated(state) == []
    assert asked(state) == (1, "turn")


@pytest.mark.rule("TR-AFF-18")
def test_18_is_for_a_whole_taking_of_wood() -> None:
    state = play(beside("carpentry", 18), "activate b2", "take cubes", "store wood 2")
    same(state)
    assert refused(state, "use 18") == "TR-AFF-18"
    quarry = play(beside("quarry", 18), "activate b2", "take cubes")
    assert refused(quarry, "use 18") == "TR-AFF-18"
    assert refused(beside("carpentry", 18), "use 18") == "TR-AFF-18"
    market = play(beside("market", 18, seat={"coins": 2}), "activate b2", "buy stone wood")
    assert refused(market, "use 18") == "TR-AFF-18", "stone comes first"
    play(market, "store stone 1")
    assert "use 18" in legal(market)
    same(market)
    play(market, "use 18")
    assert cubes(market, 0) == (1, 1, 0, 0)
    assert sum(woods(market)) == 24


@pytest.mark.rule("TR-AFF-18")
def test_18_makes_an_activation_possible() -> None:
    empty = {"stores": {"wood": [0, 0, 0, 0], "precious": 0}}
    assert refused(beside("carpentry", **empty), "activate b2") == "TR-GRID-04"
    assert refused(beside("carpentry", 18, seat={"rotated": [18]}, **empty), "activate b2") == "TR-GRID-04"
    state = beside("carpentry", 18, **empty)
    assert reason(state, "activate b2") is None
    step(state, "activate b2")
    assert legal(state) == {"take cubes"}
    step(state, "take cubes")
    assert legal(state) == {"use 18"}
    same(state)
    step(state, "use 18")
    assert cubes(state, 0) == (0, 2, 0, 0)
    market = play(beside("market", 18, seat={"coins": 2}, **empty), "activate b2")
    assert legal(market) == {"buy 2 stone", "buy stone wood", "buy 2 wood"}
    bare = beside("carpentry", 18, supply={"cubes": {"wood": 0}}, **empty)
    assert refused(bare, "activate b2") == "TR-GRID-04", "nor has the supply any"


@pytest.mark.rule("TR-AFF-18")
def test_18_also_brings_what_a_corporation_adds() -> None:
    empty = {"stores": {"wood": [0, 0, 0, 0]}}
    state = play(beside("corporation", 18, seat={"coins": 2}, **empty), "activate b2", "buy 2 wood")
    assert legal_of(state, "extra") == {"stone", "wood"}
    play(state, "extra wood")
    assert cubes(state, 0) == (0, 3, 0, 0)
    assert woods(state) == [0, 0, 0, 0]


@pytest.mark.rule("TR-AFF-18")
@pytest.mark.rule("TR-AFF-15")
def test_15_with_18_refines_wood_of_the_supply() -> None:
    state = beside("carpentry", 15, 18, **grids("wood", 0, 0, 0, 0))
    play(state, "activate b2", "take cubes")
    assert cubes(state, 0) == (0, 2, 0, 0)
    play(state, "use 15", "refine")
    assert cubes(state, 0) == (0, 0, 1, 0)
    assert rotated(state) == [15, 18]
    kept = play(beside("carpentry", 15, 18, **grids("wood", 2, 0, 0, 0)), "activate b2", "take cubes")
    play(kept, "store wood 1", "use 15")  # the second cube can come from nowhere else
    assert legal(kept) == {"take cubes", "refine"}, "the grids are empty, the supply is not"
    play(kept, "take cubes")
    assert cubes(kept, 0) == (0, 4, 0, 0)


@pytest.mark.rule("TR-AFF-24")
def test_24_stone_from_the_supply_while_all_grids_are_empty() -> None:
    empty = {"stores": {"stone": [0, 0, 0, 0], "precious": 0}}
    assert refused(beside("quarry", **empty), "activate b2") == "TR-GRID-04"
    state = play(beside("quarry", 24, **empty), "activate b2", "take cubes")
    assert cubes(state, 0) == (2, 0, 0, 0)
    assert rotated(state) == [24]
    hacienda = play(beside("hacienda-stone", 24), "activate b2", "take cubes", "use 24")
    assert cubes(hacienda, 0) == (3, 0, 0, 0)
    assert stones(hacienda) == [6, 6, 6, 6]
    carpentry = play(beside("carpentry", 24), "activate b2", "take cubes")
    assert refused(carpentry, "use 24") == "TR-AFF-24"


@pytest.mark.rule("TR-AFF-30")
def test_30_precious_from_the_supply() -> None:
    state = play(beside("carpentry", 30, seat={"wood": 2}, stores={"precious": 1}), "activate b2", "refine")
    assert asked(state) == (0, "taking")
    assert legal(state) == {"store precious", "use 30"}
    same(state)
    other = state.copy()
    play(state, "use 30")
    assert cubes(state, 0) == (0, 0, 1, 0)
    assert precious_left(state) == 1
    assert score(state, 0) == 0
    play(other, "store precious")
    assert (precious_left(other), score(other, 0), rotated(other)) == (0, -1, [])


@pytest.mark.rule("TR-AFF-30")
def test_30_makes_a_conversion_possible() -> None:
    seat = {"wood": 2, "coins": 2}
    empty: dict[str, Any] = {"stores": {"precious": 0}}
    assert refused(play(beside("carpentry", seat=seat, **empty), "activate b2"), "refine") == "TR-ACTIVATE-30"
    state = play(beside("carpentry", 30, seat=seat, **empty), "activate b2", "refine")
    assert cubes(state, 0) == (0, 0, 1, 0)
    assert refused(play(beside("market", seat=seat, **empty), "activate b2"), "buy precious") == "TR-GRID-04"
    market = play(beside("market", 30, seat=seat, **empty), "activate b2", "buy precious")
    assert cubes(market, 0) == (0, 2, 1, 0)


@pytest.mark.rule("TR-AFF-66")
def test_66_coins_from_the_supply() -> None:
    state = play(beside("market", 66, seat={"wood": 2}, stacks=[2, 0, 0, 0]), "activate b2", "sell 2 wood")
    assert legal(state) == {"stack 1", "use 66"}
    same(state)
    in_supply = int(state.coins)
    play(state, "use 66")
    assert coins(state, 0) == 2
    assert stacks(state) == [2, 0, 0, 0]
    assert int(state.coins) == in_supply - 2
    assert score(state, 0) == 0
    assert rotated(state) == [66]


@pytest.mark.rule("TR-AFF-66")
def test_66_makes_a_sale_possible_and_full() -> None:
    seat = {"metal": 1}
    assert refused(beside("market", seat=seat, stacks=[0, 0, 0, 0]), "activate b2") == "TR-GRID-12"
    state = play(beside("market", 66, seat=seat, stacks=[0, 0, 0, 0]), "activate b2", "sell metal")
    assert coins(state, 0) == 4
    little = play(beside("market", 66, seat=seat, stacks=[1, 0, 0, 0]), "activate b2", "sell metal")
    assert coins(play(little.copy(), "use 66"), 0) == 4
    without = play(little.copy(), "stack 1")
    assert (coins(without, 0), score(without, 0)) == (1, -1)
    begun = play(beside("market", 66, seat=seat), "activate b2", "sell metal", "stack 1")
    same(begun)
    assert refused(begun, "use 66") == "TR-AFF-66"


@pytest.mark.rule("TR-AFF-66")
def test_66_is_slow_so_that_the_ship_pays_from_the_stacks() -> None:
    seats = {0: {"hand": [66], "dock": {"wood": 1}, "workers": 0, "spent": 6}}
    state = table(2, seats=seats, stacks=[4, 4, 4, 4], passed=[1])
    play(state, "pass")
    assert asked(state) == (0, "collecting")
    assert legal(state) == {"stack 1", "stack 2", "stack 3", "stack 4"}
    assert refused(state, "use 66") == "TR-AFF-66"


@pytest.mark.rule("TR-AFF-66")
@pytest.mark.rule("TR-AFF-76")
def test_66_is_for_coins_of_other_cards_in_the_own_turn() -> None:
    state = play(table(seats={0: {"hand": [66, 76]}}), "use 76", "track natives")
    assert asked(state) == (0, "collecting")
    assert "use 66" in legal(state)
    play(state, "use 66")
    assert (coins(state, 0), asked(state)) == (1, (0, "turn"))
    assert rotated(state) == [66, 76]


@pytest.mark.rule("TR-AFF-66")
@pytest.mark.rule("TR-AFF-35")
def test_66_is_not_for_the_turns_of_others() -> None:
    """Seat 1 lays the last wall of a district, and seat 0 is paid for it by card 35."""
    walls = walled("SW")
    state = table(2, actor=1, seats={0: {"hand": [35, 66]}}, grids={"walls": full(3, 1)}, walls=walls[:-1])
    play(state, "work walls", f"wall {walls[-1]}")
    while asked(state) != (0, "window"):
        play(state, "done")
    play(state, "use 35")
    assert asked(state) == (0, "collecting")
    assert refused(state, "use 66") == "TR-AFF-66"


# ---- one more: 29, 39


@pytest.mark.rule("TR-AFF-29")
def test_29_one_precious_more() -> None:
    state = play(beside("quarry", 29, seat={"stone": 2}, stores={"precious": 3}), "activate b2", "refine")
    assert legal(state) == {"store precious", "use 29"}
    play(state, "use 29")
    assert cubes(state, 0) == (0, 0, 2, 0)
    assert precious_left(state) == 1
    assert rotated(state) == [29]
    assert score(state, 0) == 0


@pytest.mark.rule("TR-AFF-29")
def test_29_only_if_there_is_one_more() -> None:
    state = beside("quarry", 29, seat={"stone": 2}, stores={"precious": 1})
    play(state, "activate b2")
    play(state, "refine")
    assert (cubes(state, 0), rotated(state), score(state, 0)) == ((0, 0, 1, 0), [], -1)
    taking = step(beside("quarry", 29, seat={"stone": 2}, stores={"precious": 1}), "activate b2", "refine")
    assert refused(taking, "use 29") == "TR-AFF-29"
    wood = play(beside("carpentry", 29), "activate b2", "take cubes")
    assert refused(wood, "use 29") == "TR-AFF-29"
    assert refused(beside("carpentry", 29), "use 29") == "TR-AFF-29"
    sold = play(beside("market", 29, seat={"wood": 2}, roads=["NW"]), "activate b2", "sell 2 wood")
    assert refused(sold, "use 29") == "TR-AFF-29"


@pytest.mark.rule("TR-AFF-29")
@pytest.mark.rule("TR-AFF-30")
def test_29_with_30_takes_both_from_the_supply() -> None:
    for order in (("use 29", "use 30"), ("use 30", "use 29")):
        state = beside("quarry", 29, 30, seat={"stone": 2}, stores={"precious": 3})
        play(state, "activate b2", "refine", order[0])
        assert order[1] in legal(state)
        same(state)
        play(state, order[1])
        assert cubes(state, 0) == (0, 0, 2, 0)
        assert precious_left(state) == 3
        assert rotated(state) == [29, 30]
    bare = play(beside("quarry", 29, 30, seat={"stone": 2}, stores={"precious": 0}), "activate b2", "refine")
    assert legal(bare) == {"done", "use 29"}, "30 was the only way"
    same(bare)
    assert refused(bare, "store precious") == "TR-AFF-30"
    done = play(bare.copy(), "done")
    assert (cubes(done, 0), rotated(done)) == ((0, 0, 1, 0), [30])
    assert cubes(play(bare, "use 29"), 0) == (0, 0, 2, 0)


@pytest.mark.rule("TR-AFF-39")
def test_39_a_bronze_more_for_a_sale() -> None:
    state = play(beside("market", 39, seat={"stone": 2}, roads=["NW"]), "activate b2", "sell 2 stone")
    assert "use 39" in legal(state)
    take(play(state, "use 39"))
    assert coins(state, 0) == 3
    assert rotated(state) == [39]
    off = play(beside("market", 39, seat={"stone": 2}, roads=["NCL"]), "activate b2", "sell 2 stone")
    assert refused(off, "use 39") == "TR-AFF-39"
    bare = play(beside("market", 39, seat={"stone": 2}, roads=["NW"], stacks=[2, 0, 0, 0]), "activate b2")
    assert refused(step(bare, "sell 2 stone"), "use 39") == "TR-AFF-39", "there is no bronze more"


@pytest.mark.rule("TR-AFF-39")
def test_39_a_second_faith_token() -> None:
    state = play(beside("church", 39, seat={"coins": 2}, roads=["NW"]), "activate b2")
    assert asked(state) == (0, "adding")
    assert legal(state) == {"done", "use 39"}
    same(state)
    declined = play(state.copy(), "done")
    assert (player(declined, 0).faith, rotated(declined)) == (1, [])
    play(state, "use 39")
    assert (player(state, 0).faith, rotated(state)) == (2, [39])
    assert asked(state) == (1, "turn")
    assert asked(play(beside("church", 39, seat={"coins": 2}), "activate b2")) == (1, "turn"), "there are no Roads"
    last = play(beside("church", 39, seat={"coins": 2}, roads=["NW"], supply={"faith": 1}), "activate b2")
    assert asked(last) == (1, "turn"), "there is no token more"


@pytest.mark.rule("TR-AFF-39")
def test_39_a_cube_of_a_kind_that_is_gained() -> None:
    wood = play(beside("carpentry", 39, roads=["NW"]), "activate b2", "take cubes", "use 39")
    same(wood)
    assert cubes(take(wood), 0) == (0, 3, 0, 0)
    hacienda = take(play(beside("hacienda-stone", 39, roads=["NW"]), "activate b2", "take cubes", "use 39"))
    assert cubes(hacienda, 0) == (4, 0, 0, 0)
    refined = play(beside("quarry", 39, seat={"stone": 2}, roads=["NW"]), "activate b2", "refine", "use 39")
    assert cubes(refined, 0) == (0, 0, 2, 0)
    mixed = beside("market", 39, seat={"coins": 2}, roads=["NW"])
    play(mixed, "activate b2", "buy stone wood")
    stone = take(play(mixed.copy(), "use 39"))
    assert cubes(stone, 0) == (2, 1, 0, 0)
    play(mixed, "store stone 1", "use 39")
    assert cubes(take(mixed), 0) == (1, 2, 0, 0)


@pytest.mark.rule("TR-AFF-39")
def test_39_a_second_metal_or_what_a_corporation_adds() -> None:
    state = play(beside("corporation", 39, seat={"coins": 4}, roads=["NW"]), "activate b2", "buy metal")
    assert asked(state) == (0, "adding")
    metal = play(state.copy(), "use 39", "extra wood", "store wood 1")
    assert cubes(metal, 0) == (0, 1, 0, 2)
    wood = take(play(state, "done", "extra wood", "use 39"))
    assert cubes(wood, 0) == (0, 2, 0, 1)
    last = play(beside("market", 39, seat={"coins": 4}, roads=["NW"], supply={"cubes": {"metal": 1}}), "activate b2")
    assert cubes(play(last, "buy metal"), 0) == (0, 0, 0, 1)
    assert rotated(last) == []


@pytest.mark.rule("TR-AFF-39")
def test_39_nothing_for_barracks() -> None:
    seat = {"metal": 1, "units": ["veteran-miliciano"]}
    state = play(beside("barracks", 39, seat=seat, roads=["NW"]), "activate b2")
    assert player(state, 0).units[0].unit == "soldier"
    assert rotated(state) == []
    assert asked(state) == (1, "turn")


@pytest.mark.rule("TR-AFF-39")
@pytest.mark.rule("TR-AFF-66")
def test_39_with_cards_of_the_supply() -> None:
    state = play(beside("market", 39, 66, seat={"stone": 2}, roads=["NW"], stacks=[2, 0, 0, 0]), "activate b2")
    play(state, "sell 2 stone", "use 66")
    assert legal(state) == {"done", "use 39"}
    same(state)
    assert refused(state, "stack 1") == "TR-AFF-66"
    play(state, "use 39")
    assert (coins(state, 0), stacks(state)) == (3, [2, 0, 0, 0])
    first = play(beside("carpentry", 18, 39, roads=["NW"]), "activate b2", "take cubes", "use 39", "use 18")
    assert cubes(first, 0) == (0, 3, 0, 0)
    assert woods(first) == [6, 6, 6, 6]
    three = play(beside("quarry", 29, 30, 39, seat={"stone": 2}, roads=["NW"]), "activate b2", "refine")
    play(three, "use 30", "use 29", "use 39")
    assert cubes(three, 0) == (0, 0, 3, 0)


@pytest.mark.rule("TR-AFF-39")
@pytest.mark.rule("TR-AFF-15")
def test_39_is_used_once_for_a_double_activation() -> None:
    state = play(beside("carpentry", 15, 39, roads=["NW"]), "activate b2", "take cubes", "use 39")
    play(take(state), "use 15", "take cubes")
    assert refused(state, "use 39") == "TR-CARD-07"
    assert cubes(take(state), 0) == (0, 5, 0, 0)


# ---- Barracks: 52


@pytest.mark.rule("TR-AFF-52")
def test_52_a_veteran_soldier_without_the_fort() -> None:
    seat = {"metal": 1, "units": [{"unit": "soldier", "wounds": 1}]}
    assert refused(beside("barracks", seat=seat), "activate b2") == "TR-ACTIVATE-26"
    assert refused(beside("barracks", 52, seat={**seat, "rotated": [52]}), "activate b2") == "TR-ACTIVATE-26"
    state = beside("barracks", 52, seat=seat)
    told = happens(state, "activate b2")
    assert ("card-used", {"seat": 0, "card": 52}) in told
    unit = player(state, 0).units[0]
    assert (unit.unit, unit.wounds) == ("veteran-soldier", 1)
    assert cubes(state, 0) == (0, 0, 0, 0)
    assert rotated(state) == [52]


@pytest.mark.rule("TR-AFF-52")
def test_52_is_kept_where_the_fort_does_it() -> None:
    seat = {"metal": 1, "units": ["soldier"]}
    state = play(beside("barracks", 52, seat=seat, fort=True), "activate b2")
    assert player(state, 0).units[0].unit == "veteran-soldier"
    assert rotated(state) == []
    militia = play(beside("barracks", 52, seat={"metal": 1, "units": ["veteran-miliciano"]}), "activate b2")
    assert rotated(militia) == []
    assert refused(beside("barracks", 52, seat=seat), "use 52") == "TR-AFF-52"


# ---- the City Warehouse: 28, 48


@pytest.mark.rule("TR-AFF-28")
def test_28_four_cubes_for_four_points() -> None:
    state = play(table(seats={0: {"hand": [28]}}), "use 28")
    assert asked(state) == (0, "borrowing")
    assert legal(state) == {"warehouse stone", "warehouse wood"}
    assert refused(state, "done") == "TR-AFF-28"
    same(state)
    play(state, "warehouse stone", "warehouse stone")
    assert legal(state) == {"done", "warehouse wood"}
    assert refused(state, "warehouse stone") == "TR-FREE-11"
    same(state)
    play(state, "warehouse wood", "warehouse wood")
    assert asked(state) == (0, "turn")
    assert (score(state, 0), tally(state, 0)["warehouse"]) == (-4, -4)
    assert [int(count) for count in state.players[0].borrowed] == [2, 2]
    assert rotated(state) == [28]


@pytest.mark.rule("TR-AFF-28")
def test_28_up_to_four_and_not_from_an_empty_warehouse() -> None:
    state = play(table(seats={0: {"hand": [28]}}), "use 28", "warehouse wood", "done")
    assert asked(state) == (0, "turn")
    assert score(state, 0) == -1
    play(state, "warehouse wood")
    assert score(state, 0) == -3, "as usual again"
    before = supply(state)["wood"]
    play(state, "council 1")
    assert supply(state)["wood"] == before + 2, "unused ones leave"
    assert refused(table(seats={0: {"hand": [28]}}, warehouse={}), "use 28") == "TR-AFF-28"
    assert refused(with_event("shortage", seats={0: {"hand": [28]}}), "use 28") == "TR-EVENT-07"


@pytest.mark.rule("TR-AFF-48")
def test_48_four_cubes_become_a_metal() -> None:
    state = table(seats={0: {"hand": [48]}})
    assert refused(state, "use 48") == "TR-AFF-48"
    before = supply(state)
    play(state, "warehouse stone", "warehouse stone", "warehouse wood")
    assert refused(state, "use 48") == "TR-AFF-48"
    play(state, "warehouse wood", "use 48")
    assert asked(state) == (0, "turn")
    assert score(state, 0) == -8
    assert cubes(state, 0) == (0, 0, 0, 1)
    assert [int(count) for count in state.players[0].borrowed] == [0, 0]
    after = supply(state)
    assert (after["stone"], after["wood"], after["metal"]) == (
        before["stone"] + 2,
        before["wood"] + 2,
        before["metal"] - 1,
    )
    assert rotated(state) == [48]


@pytest.mark.rule("TR-AFF-48")
@pytest.mark.rule("TR-AFF-28")
def test_48_with_28_costs_four_points() -> None:
    state = play(table(seats={0: {"hand": [28, 48]}}), "use 28")
    play(state, "warehouse stone", "warehouse stone", "warehouse wood", "warehouse wood", "use 48")
    assert (score(state, 0), cubes(state, 0)) == (-4, (0, 0, 0, 1))
    bare = play(table(seats={0: {"hand": [28, 48]}}, supply={"cubes": {"metal": 0}}), "use 28")
    play(bare, "warehouse stone", "warehouse stone", "warehouse wood", "warehouse wood")
    assert refused(bare, "use 48") == "TR-AFF-48", "there is no metal"
    short = table(seats={0: {"hand": [48]}}, warehouse={"stone": 1, "wood": 2})
    play(short, "warehouse stone", "warehouse wood", "warehouse wood")
    assert refused(short, "use 48") == "TR-AFF-48", "three are not four"


@pytest.mark.rule("TR-AFF-48", "TR-ACTION-08")
def test_48_nobody_passes_for_its_holder_while_the_warehouse_is_full() -> None:
    """It takes no worker, and fits no moment before the last of the four cubes is taken."""
    idle = {"workers": 0, "spent": 6, "hand": [48]}
    state = table(seats={0: idle})
    for cube in ("stone", "stone", "wood", "wood"):
        assert usual(state) is None
        play(state, f"warehouse {cube}")
    assert usual(state) is None
    play(state, "use 48")
    assert cubes(state, 0) == (0, 0, 0, 1)
    assert usual(table(seats={0: {**idle, "rotated": [48]}})) == "pass"
    assert usual(table(seats={0: idle}, warehouse={"stone": 2, "wood": 1})) == "pass"
    assert usual(with_event("shortage", seats={0: idle})) == "pass"


# ---- onto the grids: 83

LOW = {"stone": [2, 6, 6, 6], "wood": [5, 6, 6, 6], "precious": 1}


@pytest.mark.rule("TR-AFF-83")
def test_83_six_cubes_with_five_players() -> None:
    state = table(5, seats={0: {"hand": [83]}}, stores=LOW)
    fill = [int(count) for count in state.board.cubes_a_store]
    before = supply(state)
    play(state, "use 83", "fill stone 1", "fill stone 1", "fill stone 1")
    same(state)
    play(state, "fill wood 1", "fill precious")
    assert asked(state) == (0, "turn"), "3 + 1 + 2 are six"
    assert (stones(state)[0], woods(state)[0], precious_left(state)) == (5, 6, 2)
    after = supply(state)
    assert [before[cube] - after[cube] for cube in ("stone", "wood", "precious")] == [3, 1, 1]
    assert all(int(count) <= most for count, most in zip(state.stores, fill, strict=True))
    assert rotated(state) == [83]


@pytest.mark.rule("TR-AFF-83")
def test_83_never_above_the_normal_fill() -> None:
    full = table(seats={0: {"hand": [83]}})
    assert refused(full, "use 83") == "TR-AFF-83"
    most = int(full.board.cubes_a_store[0])
    state = play(table(seats={0: {"hand": [83]}}, stores={"stone": [most - 1, most, most, most - 1]}), "use 83")
    assert legal(state) == {"fill stone 1", "fill stone 4"}
    assert refused(state, "fill stone 2") == "TR-AFF-83"
    assert refused(state, "done") == "TR-AFF-83", "one at least"
    play(state, "fill stone 1")
    assert legal(state) == {"done", "fill stone 4"}
    assert refused(state, "fill stone 1") == "TR-AFF-83"
    play(state, "fill stone 4")
    assert asked(state) == (0, "turn")


@pytest.mark.rule("TR-AFF-83")
def test_83_precious_counts_twice_and_the_supply_is_a_limit() -> None:
    state = play(table(2, seats={0: {"hand": [83]}}, stores={"stone": [0, 3, 3, 3], "precious": 0}), "use 83")
    play(state, "fill stone 1", "fill stone 1")
    assert refused(state, "fill precious") == "TR-AFF-83", "two of three are used"
    assert legal(state) == {"done", "fill stone 1"}
    later = play(
        table(2, seats={0: {"hand": [83]}}, stores={"stone": [0, 3, 3, 3], "precious": 0}), "use 83", "fill precious"
    )
    assert asked(later) == (0, "turn"), "grids come in their order, and one more precious would be four"
    back = play(
        table(4, seats={0: {"hand": [83]}}, stores={"stone": [0, 0, 6, 6], "wood": [0, 6, 6, 6]}),
        "use 83",
        "fill wood 1",
    )
    assert reason(back, "fill stone 1") == FIXED_ORDER
    dry = table(2, seats={0: {"hand": [83]}}, stores={"precious": 0}, supply={"cubes": {"precious": 0}})
    assert refused(dry, "use 83") == "TR-AFF-83"


# ---- emptying while card 81 has its effect


@pytest.mark.rule("TR-GRID-13")
def test_emptying_costs_three_points_while_81_has_its_effect() -> None:
    stores: dict[str, Any] = {"stores": {"wood": [1, 1, 0, 0], "precious": 1}}
    dear = take(play(beside("carpentry", dear_emptying=True, **stores), "activate b2", "take cubes"))
    assert tally(dear, 0)["emptied"] == -6
    normal = take(play(beside("carpentry", **stores), "activate b2", "take cubes"))
    assert tally(normal, 0)["emptied"] == -2
    refined = play(beside("carpentry", seat={"wood": 2}, dear_emptying=True, **stores), "activate b2", "refine")
    assert tally(refined, 0)["emptied"] == -3
    sold = beside("market", seat={"wood": 2}, dear_emptying=True, stacks=[2, 0, 0, 0])
    assert tally(take(play(sold, "activate b2", "sell 2 wood")), 0)["emptied"] == -3
    assert not next_decade(dear).dear_emptying


# ---- positions


def forged(phase: str, effect: str, **fields: Any) -> str:
    """What is said against a position amid an activation by seat 0."""
    kind = fields.pop("building", "carpentry")
    visit = fields.pop("visit", {})
    below = {"phase": "activating", "step": {"space": "b2", "effect": effect, **visit}}
    buildings = {"a1": house(0), "b2": shared(kind, 0)}
    return refusal(phase=phase, waiting=[below, {"phase": "turn"}], buildings=buildings, **fields)


def test_forged_positions_of_takings_by_card() -> None:
    wood = {"wood": 2, "supplied": True}
    assert "TR-AFF-18" in forged("taking", "take cubes", step=wood)
    spent = {0: {"hand": [18], "rotated": [18]}}
    assert "nothing is left to choose" in forged("taking", "take cubes", step=wood, seats=spent, used_now=[18])
    assert "step.begun" in forged("taking", "take cubes", step={"wood": 1, "begun": True})
    assert "step.wood" in forged("taking", "take cubes", step={"wood": 2}, stores={"wood": [1, 0, 0, 0]})
    assert "more than the activation" in forged("taking", "take cubes", step={"precious": 1})
    assert "more than the activation" in forged("taking", "refine", step={"precious": 2})
    sale = {"building": "market", "step": {"bronze": 2, "supplied": True}}
    assert "TR-AFF-66" in forged("collecting", "sell 2 wood", **sale)
    assert "TR-AFF-66" in forged(
        "collecting", "sell 2 wood", seats={0: {"hand": [66], "rotated": [66]}}, used_now=[66], **sale
    )


def test_forged_positions_of_further_effects() -> None:
    assert "TR-AFF-75" in forged("repeating", "take cubes")
    assert "TR-AFF-75" in forged("repeating", "take cubes", seats={0: {"hand": [15], "rotated": [15]}})
    assert "TR-AFF-39" in forged("adding", "buy faith", building="church", roads=["NW"])
    assert "TR-AFF-39" in forged("adding", "buy faith", building="church", seats={0: {"hand": [39]}})
    assert "TR-AFF-39" in forged("adding", "take cubes", seats={0: {"hand": [39]}}, roads=["NW"])
    assert "step.visit" in forged("taking", "take cubes", step={"wood": 2}, visit={"visit": "twice"})
    waiting = [{"phase": "turn"}]
    city = {"a1": house(0), "b2": shared("carpentry", 0)}
    for visit, card in (("twice", 21), ("once-more", 15)):
        seats = {0: {"hand": [card], "rotated": [card]}}
        step = {"space": "b2", "visit": visit}
        told = refusal(phase="activating", step=step, waiting=waiting, buildings=city, seats=seats, used_now=[card])
        assert "step.visit" in told
    seats = {0: {"hand": [15], "rotated": [15]}}
    empty = {"wood": [0, 0, 0, 0]}
    told = refusal(
        phase="activating",
        step={"space": "b2", "visit": "twice"},
        waiting=waiting,
        buildings=city,
        seats=seats,
        used_now=[15],
        stores=empty,
    )
    assert "no further effect" in told


def test_forged_positions_of_loans_and_additions() -> None:
    waiting = [{"phase": "turn"}]
    lender = {0: {"hand": [28], "rotated": [28]}}
    assert "has not used card 28" in refusal(phase="borrowing", step={"left": 4}, waiting=waiting)
    assert "step.left" in refusal(phase="borrowing", step={"left": 3}, waiting=waiting, seats=lender, used_now=[28])
    assert "warehouse" in refusal(
        phase="borrowing", step={"left": 4}, waiting=waiting, seats=lender, used_now=[28], warehouse={}
    )
    filler = {0: {"hand": [83], "rotated": [83]}}
    assert "has not used card 83" in refusal(phase="filling", step={"left": 4}, waiting=waiting, stores=LOW)
    assert "step.left" in refusal(phase="filling", step={"left": 6}, waiting=waiting, seats=filler, used_now=[83])
    assert "nothing is left to add" in refusal(
        phase="filling", step={"left": 4}, waiting=waiting, seats=filler, used_now=[83]
    )

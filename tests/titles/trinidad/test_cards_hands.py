"""Cards that send the council's workers to the grids of major buildings."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import GRID_NAMES
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import (
    asked,
    cabildo,
    completed,
    cubes,
    full,
    grid,
    happens,
    legal,
    legal_of,
    play,
    player,
    reason,
    refusal,
    refused,
    score,
    supply,
    table,
    tally,
    usual,
)
from tests.titles.trinidad.votes import assembly

FREE = [(33, "walls", 2), (37, "roads", 2), (49, "fort", 3), (61, "cathedral", 3), (73, "cabildo", 2)]
SOLD = [(14, "wood", 2, 1), (20, "stone", 2, 1), (26, "precious", 1, 2)]


def holder(card: int, council_workers: int = 8, seats: dict[int, dict[str, Any]] | None = None, **fields: Any) -> Any:
    """Seat 0 has a card, and there are so many workers of the council."""
    owner = {"hand": [card], **(seats or {}).get(0, {})}
    return table(seats={**(seats or {}), 0: owner}, supply={"council_workers": council_workers}, **fields)


def slots(state: TrinidadState, name: str) -> int:
    return len(state.board.slot_points[GRID_NAMES.index(name)])


def same(state: TrinidadState) -> None:
    """The position of a state is read as the same state, with the same answers."""
    again = TITLE.from_position(state.to_position())
    assert again.to_position() == state.to_position()
    assert legal(again) == legal(state)


# ---- for cubes


@pytest.mark.rule("TR-AFF-14")
def test_14_two_wood_for_a_worker_on_any_grid() -> None:
    state = holder(14, 3, seats={0: {"wood": 2}})
    events = happens(state, "use 14")
    assert events[0] == ("card-used", {"seat": 0, "card": 14})
    assert asked(state) == (0, "sending")
    assert legal(state) == {f"work {name}" for name in GRID_NAMES}
    assert refused(state, "slot 1") == "engine.other-decision"
    same(state)
    play(state, "work fort")
    assert legal_of(state, "council-slot") == {str(slot + 1) for slot in range(slots(state, "fort"))}
    assert refused(state, "done") == "TR-CARD-06"
    same(state)
    play(state, "council-slot 3")
    assert asked(state) == (0, "turn")
    assert grid(state, "fort") == {3: "council"}
    assert (cubes(state, 0), int(state.council_workers)) == ((0, 0, 0, 0), 2)
    assert score(state, 0) == 0
    assert player(state, 0).rotated == [14]
    assert player(state, 0).workers == player(table(), 0).workers
    same(state)


@pytest.mark.rule("TR-AFF-20")
def test_20_two_stone_for_a_worker_on_any_grid() -> None:
    state = holder(20, 1, seats={0: {"stone": 2}})
    before = supply(state)["stone"]
    play(state, "use 20", "work roads", "council-slot 1")
    assert grid(state, "roads") == {1: "council"}
    assert (cubes(state, 0), supply(state)["stone"]) == ((0, 0, 0, 0), before + 2)
    assert int(state.council_workers) == 0


@pytest.mark.rule("TR-AFF-26")
def test_26_a_precious_for_one_or_two_workers_on_one_grid() -> None:
    state = holder(26, 1, seats={0: {"precious": 1}})
    play(state, "use 26", "work harbor", "council-slot 2")
    assert asked(state) == (0, "turn")
    assert grid(state, "harbor") == {2: "council"}
    assert cubes(state, 0) == (0, 0, 0, 0)
    state = play(holder(26, seats={0: {"precious": 1}}), "use 26", "work harbor", "council-slot 2")
    assert "done" in legal(state)
    assert refused(state, "work fort") == "engine.other-decision"
    same(state)
    play(state, "council-slot 3")
    assert asked(state) == (0, "turn")
    assert grid(state, "harbor") == {2: "council", 3: "council"}
    state = play(holder(26, seats={0: {"precious": 2}}), "use 26", "work harbor", "council-slot 2", "done")
    assert grid(state, "harbor") == {2: "council"}
    assert cubes(state, 0) == (0, 0, 1, 0)


@pytest.mark.rule("TR-AFF-14", "TR-AFF-20", "TR-AFF-26")
@pytest.mark.parametrize(("card", "cube", "price", "_workers"), SOLD)
def test_without_the_cubes_nobody_comes(card: int, cube: str, price: int, _workers: int) -> None:
    poor = holder(card, seats={0: {cube: price - 1}})
    assert refused(poor, f"use {card}") == f"TR-AFF-{card}"
    rich = holder(card, seats={0: {cube: price}})
    assert f"use {card}" in legal(rich)


@pytest.mark.rule("TR-AFF-14", "TR-AFF-20", "TR-STATUS-03")
def test_a_swap_of_construction_status_pays_for_the_worker() -> None:
    state = holder(14, seats={0: {"wood": 1, "stone": 1, "status": {"construction": 1}}})
    play(state, "use 14")
    assert asked(state) == (0, "paying")
    assert legal(state) == {"spend stone as wood"}
    same(state)
    play(state, "spend stone as wood")
    assert asked(state) == (0, "sending")
    assert cubes(state, 0) == (0, 0, 0, 0)


@pytest.mark.rule("TR-CARD-06")
def test_who_pays_for_a_card_has_used_it() -> None:
    seats = {0: {"wood": 1, "stone": 1, "status": {"construction": 1}, "hand": [14]}}
    step = {"purchase": "use 14"}
    assert (
        refusal(seats=seats, phase="paying", step=step)
        == "step.purchase: 14 was not used by seat 0 just now (TR-CARD-06)"
    )
    seats[0]["rotated"] = [14]
    assert legal(table(seats=seats, phase="paying", step=step, used_now=[14])) == {"spend stone as wood"}


@pytest.mark.rule("TR-AFF-14", "TR-FREE-11")
def test_cubes_of_the_warehouse_pay_for_it_too() -> None:
    state = holder(14)
    assert refused(state, "use 14") == "TR-AFF-14"
    play(state, "warehouse wood", "warehouse wood", "use 14", "work cabildo", "council-slot 1")
    assert grid(state, "cabildo") == {1: "council"}
    assert tally(state, 0) == {"warehouse": -4}


# ---- free


@pytest.mark.rule("TR-AFF-33", "TR-AFF-37", "TR-AFF-49", "TR-AFF-61", "TR-AFF-73")
@pytest.mark.parametrize(("card", "name", "most"), FREE)
def test_the_card_of_a_building_sends_so_many_at_most(card: int, name: str, most: int) -> None:
    state = play(holder(card), f"use {card}")
    assert asked(state) == (0, "sending")
    assert legal(state) == {f"council-slot {slot + 1}" for slot in range(slots(state, name))}
    for slot in range(1, most + 1):
        assert asked(state) == (0, "sending")
        assert state.view(0)["step"]["workers"] == most - slot + 1
        same(state)
        play(state, f"council-slot {slot}")
    assert asked(state) == (0, "turn")
    assert grid(state, name) == dict.fromkeys(range(1, most + 1), "council")
    assert int(state.council_workers) == 8 - most
    assert score(state, 0) == 0
    assert refused(state, f"use {card}") == "TR-CARD-07"


@pytest.mark.rule("TR-AFF-33", "TR-AFF-73")
@pytest.mark.parametrize(("card", "name"), [(33, "walls"), (73, "cabildo")])
def test_two_of_five_leave_three(card: int, name: str) -> None:
    state = play(holder(card, 5), f"use {card}", "council-slot 1", "council-slot 2")
    assert grid(state, name) == {1: "council", 2: "council"}
    assert int(state.council_workers) == 3


@pytest.mark.rule("TR-AFF-37", "TR-AFF-61")
@pytest.mark.parametrize(("card", "name", "workers"), [(37, "roads", 1), (61, "cathedral", 2)])
def test_no_more_come_than_the_supply_has(card: int, name: str, workers: int) -> None:
    state = play(holder(card, workers), f"use {card}", *(f"council-slot {slot + 1}" for slot in range(workers)))
    assert asked(state) == (0, "turn")
    assert grid(state, name) == dict.fromkeys(range(1, workers + 1), "council")
    assert int(state.council_workers) == 0


@pytest.mark.rule("TR-AFF-49")
def test_49_fewer_if_the_owner_wants_and_in_one_order_only() -> None:
    state = play(holder(49), "use 49", "council-slot 4")
    assert refused(state, "council-slot 2") == "engine.fixed-order"
    assert refused(state, "council-slot 4") == "TR-AFF-49"
    assert refused(state, f"council-slot {slots(state, 'fort') + 1}") == "TR-MAJOR-02"
    play(state, "done")
    assert asked(state) == (0, "turn")
    assert grid(state, "fort") == {4: "council"}


@pytest.mark.rule("TR-AFF-69")
def test_69_one_worker_on_any_grid_for_nothing() -> None:
    state = play(holder(69, 1), "use 69", "work cabildo", "council-slot 2")
    assert grid(state, "cabildo") == {2: "council"}
    assert int(state.council_workers) == 0
    assert asked(state) == (0, "turn")


@pytest.mark.rule("TR-AFF-33", "TR-AFF-37", "TR-AFF-49", "TR-AFF-61", "TR-AFF-69", "TR-AFF-73")
@pytest.mark.parametrize("card", [33, 37, 49, 61, 69, 73])
def test_without_a_worker_of_the_council_the_card_cannot_be_used(card: int) -> None:
    assert refused(holder(card, 0), f"use {card}") == f"TR-AFF-{card}"
    assert f"use {card}" in legal(holder(card, 1))


@pytest.mark.rule("TR-MAJOR-09", "TR-MAJOR-20", "TR-MAJOR-24", "TR-MAJOR-26")
def test_a_closed_grid_takes_nobody() -> None:
    assert refused(holder(49, fort=True), "use 49") == "TR-MAJOR-09"
    assert refused(holder(61, cathedral="f3-g3"), "use 61") == "TR-MAJOR-09"
    ready = holder(33)
    assert refused(
        holder(33, grids={"walls": full(slots(ready, "walls"), 1, 2, 3)}, completed=["walls"]), "use 33"
    ) == ("TR-MAJOR-26")
    roads = ["NW", "NCL", "NCR", "NE"]
    assert refused(holder(37, roads=roads), "use 37") == "TR-MAJOR-24"
    state = play(holder(69, fort=True, roads=roads), "use 69")
    assert refused(state, "work fort") == "TR-MAJOR-09"
    assert refused(state, "work roads") == "TR-MAJOR-24"
    assert legal(state) == {"work cathedral", "work cabildo", "work harbor", "work walls"}


@pytest.mark.rule("TR-CARD-08")
def test_a_card_is_used_whatever_its_colour() -> None:
    state = holder(14, seats={0: {"wood": 2, "character": "bishop"}})
    assert "use 14" in legal(state)
    assert refused(state, "use 20") == "TR-CARD-06"


@pytest.mark.rule("TR-FREE-01")
def test_a_card_is_used_before_the_main_action_and_beside_it() -> None:
    state = play(holder(69), "use 69", "work fort", "council-slot 1", "council 1")
    assert asked(state) == (1, "turn")
    assert reason(state, "use 69", 0) == "engine.not-your-turn"


# ---- the building is completed


@pytest.mark.rule("TR-COUNCIL-05", "TR-AFF-33")
def test_33_if_the_walls_are_full_the_first_in_the_order_lays_them() -> None:
    size = slots(table(), "walls")
    state = holder(33, order=[2, 0, 1, 3], actor=0, grids={"walls": full(size, 0, 1, 3, but=[size])})
    events = happens(state, "use 33")  # there is one space only
    assert ("grid-completed", {"seat": 2, "grid": "walls"}) in events
    assert asked(state) == (2, "walling")
    assert [frame["phase"] for frame in state.view(None)["waiting"]] == ["sending", "turn"]
    same(state)
    play(state, "wall north e", "done")
    assert asked(state) == (0, "turn")
    assert completed(state) == {"walls"}
    assert {seat: player(state, seat).banners.get("ocher", 0) for seat in range(4)} == {0: 1, 1: 1, 2: 0, 3: 1}


@pytest.mark.rule("TR-COUNCIL-05", "TR-AFF-14", "TR-AFF-26", "TR-AFF-69")
@pytest.mark.parametrize(("card", "cost"), [(14, {"wood": 2}), (20, {"stone": 2}), (26, {"precious": 1}), (69, {})])
@pytest.mark.parametrize(("name", "phase"), [("cabildo", "siting"), ("roads", "paving"), ("cathedral", "siting")])
def test_whatever_it_is_the_first_in_order_places_it(card: int, cost: dict[str, int], name: str, phase: str) -> None:
    size = slots(table(), name)
    workers = full(size, 2, 3, 1, but=[size])
    state = holder(card, seats={0: cost}, order=[1, 2, 0, 3], actor=0, grids={name: workers})
    play(state, f"use {card}", f"work {name}")  # there is one space only
    assert asked(state) == (1, phase)
    same(state)
    state.apply(state.legal_actions()[0])
    assert asked(state) == (0, "turn")
    assert score(state, 0) == score(state, 1) == 0
    assert completed(state) == {name}


@pytest.mark.rule("TR-AFF-49", "TR-MAJOR-05", "TR-COUNCIL-04")
def test_49_the_fort_stands_at_once_and_nobody_gets_the_points_of_the_council() -> None:
    size = slots(table(), "fort")
    workers = full(size, 1, 2, but=[1, size])
    state = play(holder(49, grids={"fort": workers}), "use 49", "council-slot 1", f"council-slot {size}")
    assert asked(state) == (0, "turn")
    assert state.city.fort
    assert [player(state, seat).banners for seat in range(3)] == [{}, {"ocher": 1}, {"ocher": 1}]
    assert score(state, 0) == 0


@pytest.mark.rule("TR-AFF-73", "TR-COUNCIL-04")
def test_73_on_an_empty_grid_nobody_is_the_first_any_more() -> None:
    state = play(holder(73), "use 73", "council-slot 1", "done", "work cabildo", "slot 2", "done")
    assert tally(state, 0) == {}
    assert cabildo(state) is None


@pytest.mark.rule("TR-COUNCIL-03", "TR-AFF-14")
def test_on_an_unfinished_grid_they_stay_and_on_a_finished_one_they_come_back() -> None:
    size = slots(table(), "fort")
    state = holder(49, grids={"fort": full(size, 1, 2, but=[size])}, seats={0: {"hand": [49, 69]}})
    play(state, "use 49", "use 69", "work harbor", "council-slot 1")
    assert int(state.council_workers) == 6
    play(state, "pass", "pass", "pass", "pass")
    while state.decision.kind not in ("drawing", "keeping"):
        state.apply(state.legal_actions()[0])
    assert grid(state, "fort") == {}
    assert grid(state, "harbor") == {1: "council"}
    assert int(state.council_workers) == 7


# ---- with others, and in positions


@pytest.mark.rule("TR-AFF-33", "TR-LAW-01")
def test_the_act_of_a_vote_and_cards_share_the_supply() -> None:
    state = assembly(seats={0: {"hand": [33]}}, supply={"council_workers": 1})
    play(state, "use 33", "council-slot 1")
    assert int(state.council_workers) == 0
    play(state, "call vote", "law major-building", "work walls", *["declare abstain"] * 4)
    play(state, "ballot yes 1", *["ballot abstain"] * 3)
    assert asked(state) == (0, "turn")
    assert grid(state, "walls") == {1: "council"}


@pytest.mark.rule("TR-CARD-12")
def test_a_card_is_not_used_and_burned_in_one_turn() -> None:
    """20 is used in this turn; in the next one it may be burned."""
    seats = {0: {"hand": [20, 33], "stone": 2, "units": ["miliciano"]}}
    state = play(table(2, seats=seats), "use 20", "work fort", "council-slot 1")
    assert refused(state, "burn 20") == "TR-CARD-12"
    assert "burn 33" in legal(state)
    play(state, "council 1", "council 1")
    assert asked(state) == (0, "turn")
    assert player(state, 0).rotated == [20]
    play(state, "burn 20")
    assert player(state, 0).hand == [33]


@pytest.mark.rule("TR-CARD-07")
def test_a_rotated_card_is_not_used() -> None:
    state = holder(33, seats={0: {"rotated": [33]}})
    assert refused(state, "use 33") == "TR-CARD-07"


@pytest.mark.rule("TR-CARD-06")
@pytest.mark.parametrize(
    ("fields", "against"),
    [
        ({"step": {"card": 13}}, "step.card: sends nobody (TR-CARD-06)"),
        ({"step": {"card": 69}}, "step.card: 69 was not used by seat 0 just now (TR-CARD-06)"),
        ({"step": {"card": 33}}, "step.grid: the card is for the walls (TR-AFF-33)"),
        ({"step": {"card": 33, "grid": "fort"}}, "step.grid: the card is for the walls (TR-AFF-33)"),
        (
            {"step": {"card": 33, "grid": "walls", "placed": [1]}},
            "step.placed[0]: no worker of the council stands on space 1, or it is named twice (TR-MAJOR-01)",
        ),
        (
            {
                "step": {"card": 14, "grid": "fort", "placed": [1]},
                "grids": {"fort": {1: "council"}},
            },
            "phase: there is nothing to place (TR-AFF-14)",
        ),
        (
            {
                "step": {"card": 14, "grid": "fort", "placed": [1, 2]},
                "grids": {"fort": {1: "council", 2: "council"}},
            },
            "step.placed: are more than the card sends (TR-AFF-14)",
        ),
        ({"step": {"card": 14}, "supply": {"council_workers": 0}}, "phase: there is nothing to place (TR-AFF-14)"),
        (
            {"step": {"card": 14, "grid": "fort"}, "fort": True},
            "step.grid: nothing can be placed on the fort (TR-MAJOR-01)",
        ),
    ],
)
def test_positions_that_cannot_be(fields: dict[str, Any], against: str) -> None:
    seats = {0: {"hand": [13, 14, 33, 69], "rotated": [13, 14, 33]}}
    assert refusal(phase="sending", seats=seats, used_now=[13, 14, 33], **fields) == against


@pytest.mark.rule("TR-COUNCIL-05")
def test_another_than_the_first_does_not_place_it_in_a_position() -> None:
    size = slots(table(), "walls")
    fields: dict[str, Any] = {
        "seats": {0: {"hand": [33], "rotated": [33]}},
        "used_now": [33],
        "phase": "walling",
        "step": {"pieces": 5},
        "grids": {"walls": full(size, "council", 1)},
        "completed": ["walls"],
        "waiting": [{"phase": "sending", "step": {"card": 33, "grid": "walls", "placed": [1]}}, {"phase": "turn"}],
    }
    assert asked(table(**fields)) == (0, "walling")
    assert refusal(**fields, order=[1, 0, 2, 3]) == "waiting[0].actor: seat 0 does not place it (TR-COUNCIL-05)"


@pytest.mark.rule("TR-ACTION-08")
def test_to_pass_is_not_usual_while_a_card_may_be_used() -> None:
    """Whether the wood is there is behind the screen: who has none is asked as well."""
    idle = {"workers": 0, "spent": 6}
    assert usual(holder(33, seats={0: idle})) is None
    assert usual(holder(33, 0, seats={0: idle})) == "pass"
    assert usual(holder(14, seats={0: idle})) is None

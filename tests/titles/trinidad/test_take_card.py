"""Taking cards and reactivating them."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BACK_DRAW, CARD_DRAW
from tests.titles.trinidad.build import (
    asked,
    cards,
    coins,
    hand,
    happens,
    legal,
    legal_of,
    pile,
    play,
    player,
    reason,
    refusal,
    table,
    tally,
    until,
    usual,
    workers,
)


@pytest.mark.rule("TR-CARD-01")
def test_for_two_workers_one_of_two_cards_is_kept() -> None:
    state = table(top_back="plain", seats={0: {"workers": 2, "spent": 4}})
    happens(state, "look", "keep 20", chance={CARD_DRAW: cards(20, 55), BACK_DRAW: [3, 0]})
    assert workers(state, 0) == 0
    assert hand(state, 0) == [20]
    assert pile(state, "1") == [55]
    assert asked(state) == (1, "turn")


@pytest.mark.rule("TR-CARD-01")
def test_both_may_be_rejected_and_the_turn_is_over() -> None:
    state = table(top_back="plain")
    happens(state, "look", "keep none", "top 55", chance={CARD_DRAW: cards(20, 55), BACK_DRAW: [3, 0]})
    assert (hand(state, 0), pile(state, "1")) == ([], [20, 55])
    assert asked(state) == (1, "turn")


@pytest.mark.rule("TR-CARD-01", "TR-CARD-02")
def test_one_worker_is_not_enough() -> None:
    state = table(seats={0: {"workers": 1, "spent": 5}}, piles={"2": [52]})
    assert not {"look", "pile 2"} & legal(state)
    assert (reason(state, "look"), reason(state, "pile 2")) == ("TR-CARD-01", "TR-CARD-02")


@pytest.mark.rule("TR-CARD-02")
def test_the_top_of_any_pile_is_taken_for_two_workers() -> None:
    state = table(actor=1, piles={"1": [20, 52]})
    play(state, "pile 1")
    assert (hand(state, 1), pile(state, "1"), workers(state, 1)) == ([52], [20], 4)
    assert asked(state) == (2, "turn")


def bishop_and_owner_of(*held: int, **owner: Any) -> TrinidadState:
    return table(actor=1, seats={0: {"hand": list(held), "coins": 2, **owner}, 1: {"character": "bishop", "coins": 1}})


@pytest.mark.rule("TR-CARD-03")
def test_a_card_of_the_own_colour_is_bought_for_a_bronze() -> None:
    state = bishop_and_owner_of(20, 62)
    assert legal_of(state, "purchase") == {"62"}
    play(state, "purchase 62")
    assert (hand(state, 0), hand(state, 1)) == ([20], [62])
    assert (coins(state, 0), coins(state, 1)) == (3, 0)
    assert workers(state, 1) == 4
    assert asked(state) == (2, "turn")


@pytest.mark.rule("TR-CARD-03")
def test_a_card_that_is_bought_keeps_its_rotation() -> None:
    state = bishop_and_owner_of(20, 62, rotated=[62])
    play(state, "purchase 62")
    assert player(state, 1).rotated == [62]


@pytest.mark.rule("TR-CARD-03")
def test_nothing_else_can_be_bought() -> None:
    state = bishop_and_owner_of(20, 62)
    assert reason(state, "purchase 20") == "TR-CARD-03"  # another colour
    assert reason(state, "purchase 63") == "TR-CARD-03"  # in nobody's hand
    poor = table(actor=1, seats={0: {"hand": [62]}, 1: {"character": "bishop", "hand": [64]}})
    assert reason(poor, "purchase 62") == "TR-CARD-03"  # no money
    assert reason(poor, "purchase 64") == "TR-CARD-03"  # one's own


@pytest.mark.rule("TR-STATUS-11")
def test_cards_status_helps_with_the_action_too() -> None:
    state = table(top_back="plain", seats={0: {"status": {"cards": 1}}})
    happens(state, "look more", "keep 20", chance={CARD_DRAW: cards(20, 55, 57), BACK_DRAW: [3, 1, 0]})
    play(state, "top 57")
    assert (hand(state, 0), pile(state, "1"), workers(state, 0)) == ([20], [55, 57], 4)
    assert player(state, 0).used == ["looking-more"]


# ---- reactivating


def with_rotated(**fields: Any) -> TrinidadState:
    """The last player to pass has five rotated cards and a rotated character."""
    owned = [20, 31, 41, 55, 62]
    seat = {"hand": owned, "rotated": owned, "character": "bishop", "character_used": True, **fields}
    return table(2, passed=[1], actor=0, seats={0: seat})


@pytest.mark.rule("TR-CARD-04")
def test_two_workers_turn_up_to_four_cards() -> None:
    state = with_rotated()
    play(state, "reactivate 2", "pass")
    assert workers(state, 0) == 4
    assert usual(state) is None  # there are six for four
    assert asked(state) == (0, "reactivating")
    events = happens(state, "turn 20", "turn 41", "turn 55", "turn character")
    turned = [params["card"] for name, params in events if name.startswith("reactivated")]
    assert turned[:3] == [20, 41, 55]
    assert player(state, 0).rotated == [31, 62]
    assert not player(state, 0).character_used
    assert state.decade == 2


@pytest.mark.rule("TR-CARD-04")
def test_fewer_may_be_turned_and_only_rotated_ones() -> None:
    state = with_rotated(rotated=[31, 41])
    play(state, "reactivate 1", "pass")
    assert legal(state) == {"done", "turn 31", "turn 41", "turn character"}
    assert usual(state) is None  # there are three for two
    assert reason(state, "turn 20") == reason(state, "turn 21") == reason(state, "turn 13") == "TR-CARD-04"
    play(state, "turn 41")
    assert reason(state, "turn 31") == "engine.fixed-order"
    play(state, "done")
    assert player(state, 0).rotated == [31]
    assert player(state, 0).character_used


@pytest.mark.rule("TR-CARD-04")
def test_no_more_workers_are_placed_than_are_at_hand() -> None:
    state = table(seats={0: {"workers": 2, "spent": 4}})
    assert legal_of(state, "reactivate") == {"1", "2"}
    assert reason(state, "reactivate 3") == "TR-CARD-04"


@pytest.mark.rule("TR-CARD-04")
def test_nobody_is_asked_without_rotated_cards() -> None:
    state = table(2, passed=[1], actor=0, seats={0: {"hand": [20]}})
    play(state, "reactivate 3", "pass")
    assert state.decade == 2


@pytest.mark.rule("TR-CARD-05")
def test_cards_stay_rotated_until_the_decade_ends() -> None:
    state = with_rotated(rotated=[31])
    play(state, "reactivate 1", "council 1")
    assert player(state, 0).rotated == [31]
    play(state, "pass")
    assert usual(state) == "turn 31"
    play(state, "turn 31", "turn character")
    assert player(state, 0).rotated == []


@pytest.mark.rule("TR-CARD-05")
def test_the_workers_count_for_one_decade() -> None:
    state = with_rotated()
    play(state, "reactivate 1", "pass", "done")
    assert player(state, 0).reactivations == 0
    assert workers(state, 0) == 6


@pytest.mark.rule("TR-STATUS-12")
def test_cards_status_two_reactivates_for_nothing_once_a_decade() -> None:
    state = with_rotated(rotated=[20, 31, 41], status={"cards": 2}, character_used=False)
    play(state, "reactivate free")
    assert workers(state, 0) == 6
    assert asked(state) == (0, "turn")
    assert reason(state, "reactivate free") == "TR-STATUS-12"
    play(state, "pass", "turn 20", "turn 41")
    assert player(state, 0).rotated == [31]
    until(state, "turn")
    assert "reactivate free" in legal(state)


@pytest.mark.rule("TR-CARD-04")
def test_what_cannot_be_while_cards_are_turned() -> None:
    seat = {"hand": [20], "rotated": [20], "spent": 1, "reactivations": 1}
    fields: dict[str, Any] = {"phase": "reactivating", "actor": 1, "step": {"left": 2}, "seats": {1: seat}}
    assert legal(table(**fields)) == {"done", "turn 20"}
    assert refusal(**{**fields, "step": {"left": 3}}).startswith("step.left")
    assert refusal(**{**fields, "step": {"left": 2, "after": 20}}).startswith("actor")
    for step in ({"step": "ship"}, {"turns": 3}):
        waiting = [{"phase": "end-of-decade", "step": step}]
        assert refusal(**fields, waiting=waiting).startswith(f"waiting[0].step.{next(iter(step))}")


@pytest.mark.rule("TR-STATUS-12")
def test_level_one_does_not_reactivate() -> None:
    assert reason(with_rotated(status={"cards": 1}), "reactivate free") == "TR-STATUS-12"


@pytest.mark.rule("TR-CARD-14")
def test_a_rotated_character_still_scores() -> None:
    def points(rotated: bool) -> int:
        carpenter = {"character": "carpenter", "character_used": rotated, "wood": 3}
        state = table(decade=4, passed=[0, 1, 2], actor=3, seats={0: carpenter, 1: {"wood": 1}})
        play(state, "pass")
        return tally(state, 0)["character"]

    assert points(rotated=True) == points(rotated=False) == 8  # more than all others together

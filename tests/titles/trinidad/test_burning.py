"""Burning affiliates for stronger units."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.trinidad.battle import strength_of
from cabildo.titles.trinidad.state import TrinidadState
from tests.titles.trinidad.build import (
    asked,
    hand,
    happens,
    legal,
    legal_of,
    next_decade,
    pile,
    play,
    reason,
    refusal,
    table,
    until,
)


def burned(state: TrinidadState, seat: int) -> list[int]:
    """Cards burned in this decade, by war marker."""
    return [int(cards) for cards in state.players[seat].burned]


@pytest.mark.rule("TR-CARD-09")
def test_affiliates_are_burned_rotated_or_not() -> None:
    seat = {"hand": [20, 33, 70], "rotated": [33], "units": ["miliciano"]}
    t = table(4, seats={0: seat, 1: {"hand": [51]}}, piles={"1": [14]})
    assert legal_of(t, "burn") == {"20", "33", "70"}
    assert reason(t, "burn 51") == "TR-CARD-09"
    play(t, "burn 33", "burn 20")
    assert hand(t, 0) == [70]
    assert pile(t, "1") == [14, 33, 20]
    assert t.rotated[33 - 13] == 0
    assert asked(t) == (0, "turn")


@pytest.mark.rule("TR-CARD-10")
def test_each_card_strengthens_a_unit_for_the_decade() -> None:
    t = table(4, seats={0: {"hand": [20, 33], "units": ["miliciano"]}})
    happened = happens(t, "burn 20", "burn 33")
    assert ("card-burned", {"seat": 0, "card": 33, "unit": "miliciano"}) in happened
    assert burned(t, 0) == [2, 0, 0]
    assert strength_of(t, t.players[0], 0) == 3


@pytest.mark.rule("TR-CARD-10")
def test_a_strengthened_unit_fights_in_the_war_of_the_decade_and_not_in_the_next() -> None:
    seats = {0: {"hand": [20, 33], "units": ["miliciano"]}}
    t = table(2, passed=[1], seats=seats, tension={"natives": 6}, top_back="plain")
    play(t, "burn 20", "burn 33")
    until(t, "fighting")
    happened = happens(t, "field 1")
    assert [params["strength"] for name, params in happened if name == "fought" and params["seat"] == 0] == [3]
    assert burned(t, 0) == [0, 0, 0]
    peaceful = table(2, passed=[1], seats=seats, top_back="plain")
    play(peaceful, "burn 20", "burn 33")
    next_decade(peaceful)
    assert strength_of(peaceful, peaceful.players[0], 0) == 1


@pytest.mark.rule("TR-CARD-10")
def test_with_several_units_the_owner_says_which() -> None:
    t = table(4, seats={0: {"hand": [20, 33], "units": ["miliciano", "none", "soldier"]}})
    play(t, "burn 20")
    assert asked(t) == (0, "burning")
    assert legal(t) == {"unit 1", "unit 3"}
    assert reason(t, "unit 2") == "TR-CARD-10"
    assert reason(t, "burn 33") == "engine.other-decision"
    play(t, "unit 3")
    assert burned(t, 0) == [0, 0, 1]
    assert asked(t) == (0, "turn")
    play(t, "burn 33", "unit 1")
    assert burned(t, 0) == [1, 0, 1]


@pytest.mark.rule("TR-CARD-10")
def test_of_units_that_are_alike_the_first_one_is_meant() -> None:
    t = table(4, seats={0: {"hand": [20, 33, 41], "units": ["miliciano", "miliciano", "miliciano"]}})
    play(t, "burn 20")
    assert (asked(t), burned(t, 0)) == ((0, "turn"), [1, 0, 0])
    play(t, "burn 33")
    assert legal(t) == {"unit 1", "unit 2"}
    assert reason(t, "unit 3") == "engine.fixed-order"
    play(t, "unit 2")
    assert burned(t, 0) == [1, 1, 0]


@pytest.mark.rule("TR-CARD-10")
def test_without_a_unit_no_card_is_burned() -> None:
    t = table(4, seats={0: {"hand": [20]}})
    assert not legal_of(t, "burn")
    assert reason(t, "burn 20") == "TR-CARD-10"


@pytest.mark.rule("TR-CARD-09", "TR-CARD-10")
def test_positions_while_a_unit_is_chosen() -> None:
    t = play(table(4, seats={0: {"hand": [20], "units": ["miliciano", "soldier"]}}), "burn 20")
    written = t.to_position()
    again = t.title.from_position(written)
    assert again.to_position() == written
    assert again.legal_actions() == t.legal_actions()
    fields: dict[str, Any] = {"phase": "burning", "waiting": [{"phase": "turn"}]}
    two: dict[int, Any] = {0: {"units": ["miliciano", "soldier"]}}
    said = refusal(4, **fields, seats=two, step={"card": 20})
    assert said == "step.card: must lie on top of the discards of seat 0 (TR-CARD-09)"
    said = refusal(4, **fields, seats={0: {"units": ["miliciano"]}}, piles={"1": [20]}, step={"card": 20})
    assert said == "step.card: seat 0 has no choice of units (TR-CARD-10)"
    said = refusal(4, **fields, seats=two, step={"card": 12})
    assert said.startswith("step.card: ")

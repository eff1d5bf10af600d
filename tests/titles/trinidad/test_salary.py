"""Salaries: what is due for affiliates, and the three ways to settle it."""

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
    new_game,
    pile,
    play,
    player,
    quiet_action,
    reason,
    refusal,
    score,
    table,
    tally,
)

SEVEN = [13, 20, 27, 34, 41, 48, 55]


def owing(affiliates: int, bronze: int = 9, **fields: Any) -> TrinidadState:
    """The first seat owns so many cards and has this money."""
    return table(phase="salary", seats={0: {"hand": SEVEN[:affiliates], "coins": bronze, **fields}})


def due(state: TrinidadState) -> int:
    """The most that can be paid."""
    return max(int(bronze) for bronze in legal_of(state, "salary"))


@pytest.mark.rule("TR-SALARY-01")
@pytest.mark.parametrize(("affiliates", "bronze"), [(1, 1), (2, 1), (3, 1), (4, 2), (6, 2), (7, 3)])
def test_a_bronze_is_due_for_each_started_group_of_three(affiliates: int, bronze: int) -> None:
    state = owing(affiliates)
    assert due(state) == bronze
    assert reason(state, f"salary {bronze + 1}") == "TR-SALARY-01"
    play(state, f"salary {bronze}")
    assert (coins(state, 0), score(state, 0)) == (9 - bronze, 0)


@pytest.mark.rule("TR-SALARY-02")
def test_the_character_is_not_counted() -> None:
    assert due(owing(3, character="bishop")) == 1


@pytest.mark.rule("TR-SALARY-02")
def test_without_counted_affiliates_nobody_is_asked() -> None:
    state = table(phase="drawing", actor=3, piles={"game": [13]}, seats={2: {"hand": [20]}, 1: {"coins": 5}})
    play(state, "pile game")
    assert asked(state) == (2, "salary")
    play(state, "salary 0")
    assert asked(state) == (3, "salary")
    assert "seat 1" in refusal(phase="salary", actor=1)


@pytest.mark.rule("TR-SALARY-03")
def test_discarding_lowers_the_due() -> None:
    state = owing(7)
    assert due(state) == 3
    play(state, "discard 13", "discard 27")
    assert due(state) == 2
    assert pile(state, "1") == [13, 27]
    assert hand(state, 0) == [20, 34, 41, 48, 55]


@pytest.mark.rule("TR-SALARY-03")
def test_discards_are_chosen_in_ascending_order_and_then_the_top_of_them() -> None:
    state = owing(7)
    play(state, "discard 20", "discard 34")
    assert legal_of(state, "discard") == {"41", "48", "55"}
    assert reason(state, "discard 13") == "engine.fixed-order"
    assert reason(state, "discard 14") == "TR-SALARY-03"
    play(state, "salary 2")
    assert asked(state) == (0, "stacking")
    play(state, "top 20")
    assert pile(state, "1") == [34, 20]
    assert asked(state) == (0, "turn")


@pytest.mark.rule("TR-SALARY-03", "TR-SALARY-10")
def test_everybody_begins_their_own_discards() -> None:
    state = table(phase="salary", seats={0: {"hand": [20, 27, 34]}, 1: {"hand": [13, 55]}}, piles={"2": [41]})
    play(state, "discard 20", "discard 27", "salary 0", "top 20")
    assert asked(state) == (1, "salary")
    assert legal_of(state, "discard") == {"13", "55"}
    play(state, "discard 13", "salary 0")
    assert asked(state) == (0, "turn")  # a single discard needs no top
    assert pile(state, "2") == [41, 13]


@pytest.mark.rule("TR-SALARY-03")
def test_a_rotated_card_lies_upright_on_the_pile() -> None:
    state = owing(2, rotated=[13])
    play(state, "discard 13", "salary 0")
    play(state, "pile 1")
    assert hand(state, 0) == [13, 20]
    assert player(state, 0).rotated == []


@pytest.mark.rule("TR-SALARY-03")
def test_who_discards_all_counted_cards_owes_nothing() -> None:
    state = owing(2)
    play(state, "discard 13", "discard 20", "top 13")
    assert (coins(state, 0), score(state, 0), hand(state, 0)) == (9, 0, [])
    assert asked(state) == (0, "turn")


@pytest.mark.rule("TR-SALARY-04")
def test_each_uncovered_card_costs_two_points() -> None:
    state = owing(5)
    play(state, "salary 1")
    assert coins(state, 0) == 8
    assert tally(state, 0) == {"salary": -4}


@pytest.mark.rule("TR-SALARY-04")
def test_nobody_pays_more_than_they_have() -> None:
    state = owing(7, bronze=1)
    assert legal_of(state, "salary") == {"0", "1"}
    assert reason(state, "salary 0") is None
    assert reason(state, "salary 2") == "TR-SALARY-04"


@pytest.mark.rule("TR-SALARY-04")
def test_who_has_no_money_is_asked_all_the_same() -> None:
    """Otherwise everybody would know what is behind the screen."""
    state = table(phase="salary", seats={0: {"hand": [13, 20]}, 1: {"hand": [31, 41]}})
    play(state, "discard 20")
    assert asked(state) == (0, "salary")
    assert legal(state) == {"salary 0"}
    play(state, "salary 0")
    assert score(state, 0) == -2
    assert asked(state) == (1, "salary")


@pytest.mark.rule("TR-SALARY-05")
def test_discarding_paying_and_losing_points_are_mixed() -> None:
    state = owing(7)
    play(state, "discard 13", "discard 20", "salary 1")
    assert (coins(state, 0), score(state, 0)) == (8, -4)


@pytest.mark.rule("TR-SALARY-06")
def test_salaries_go_to_the_supply() -> None:
    state = owing(7)
    assert [int(stack) for stack in state.stacks] == [8, 8, 8, 8]  # four silver each
    supply = state.coins
    play(state, "salary 3")
    assert [int(stack) for stack in state.stacks] == [8, 8, 8, 8]
    assert state.coins == supply + 3


@pytest.mark.rule("TR-SALARY-07")
def test_face_up_banners_leave_cards_out() -> None:
    assert due(owing(5, banners={"green": 2, "red": 2})) == 1
    assert due(owing(5, banners={"green": 2, "red": 1})) == 2  # four cards: the other one lies face down


@pytest.mark.rule("TR-SALARY-08")
def test_cards_status_and_banners_add_up() -> None:
    state = owing(7, status={"cards": 2}, banners={"green": 2})
    assert due(state) == 2
    play(state, "salary 0")
    assert score(state, 0) == -8  # four cards


@pytest.mark.rule("TR-SALARY-08")
@pytest.mark.parametrize(("level", "bronze"), [(1, 2), (2, 2), (3, 2)])
def test_each_level_leaves_out_one_card_more(level: int, bronze: int) -> None:
    state = owing(7, status={"cards": level})
    assert due(state) == bronze
    play(state, "salary 0")
    assert score(state, 0) == -2 * (7 - level)


@pytest.mark.rule("TR-SALARY-09")
def test_salary_is_due_in_the_first_decade() -> None:
    state = table(phase="drawing", actor=3, decade=1, top_back="plain", seats={3: {"hand": [13], "coins": 3}})
    happens(state, "look", "keep 20", chance={CARD_DRAW: cards(20, 55), BACK_DRAW: [3, 0]})
    assert hand(state, 3) == [13, 20]
    assert asked(state) == (3, "salary")
    assert legal_of(state, "salary") == {"0", "1"}


@pytest.mark.rule("TR-SALARY-10", "TR-FLOW-03")
def test_everybody_draws_before_anybody_pays() -> None:
    state = new_game(4, characters="dealt")
    log: list[tuple[int, str]] = []
    while not log or log[-1][1] != "turn":
        if state.decision.kind in ("drawing", "salary", "turn"):
            log.append(asked(state))
        state.apply(quiet_action(state))
    order = [int(seat) for seat in state.order]
    assert log == [*((seat, "drawing") for seat in order), *((seat, "salary") for seat in order), (order[0], "turn")]

"""Groups that become one: how big, with whose consent, under whose command, and how points are shared."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.errors import NotationError
from cabildo.titles.rio.state import RioState
from tests.titles.rio.build import asked, house, legal, legal_of, step, supply, why
from tests.titles.rio.war.positions import (
    BLACK,
    ENEMY,
    GREEN,
    PAIR,
    RED,
    SINGLE,
    TRIPLET,
    YELLOW,
    camps,
    gains,
    group,
    in_both_editions,
    stack,
    stacks,
    war_table,
)


def next_war_turn(state: RioState, mover: int) -> RioState:
    """Nobody does anything until the mover's turn in the next war turn."""
    turn = state.the_war().turn
    while state.the_war().turn == turn or state.the_war().mover != mover:
        step(state, "done")
    return state


# ---- groups


@pytest.mark.rule("RP-COMBAT-02")
@in_both_editions
def test_a_group_has_three_tokens_at_most(edition: str) -> None:
    groups: dict[str, Any] = {"e6": [RED], "f6": [RED] * 3, "e8": [RED] * 2, "f8": [RED]}
    t = step(war_table(groups, actor=RED, edition=edition), "lead e6")
    assert why(t, "march f6") == "RP-COMBAT-02"
    step(t, "stay", "lead e8")
    assert why(t, "march f6") == "RP-COMBAT-02", "a pair makes no five either"
    step(t, "march f8")
    assert stack(t, "f8") == [RED] * 3
    t = step(war_table({"e6": SINGLE, "f6": TRIPLET}, edition=edition), "lead e6")
    assert why(t, "march f6") == "RP-COMBAT-02"


@pytest.mark.rule("RP-COMBAT-02")
@in_both_editions
def test_a_full_group_behind_the_edge_closes_it_for_friends(edition: str) -> None:
    t = war_table({"e1": {"stack": TRIPLET, "fought": True}}, camps={"north e": [1]}, edition=edition)
    assert why(t, "lead north e 1") == "RP-COMBAT-02", "nor can it be given up"


@pytest.mark.rule("RP-COMBAT-03")
@in_both_editions
def test_a_group_moves_as_a_whole(edition: str) -> None:
    t = step(war_table({"e6": [GREEN] * 2}, actor=GREEN, edition=edition), "lead e6")
    with pytest.raises(NotationError):
        t.vocabulary.parse("march f6 1")  # there is no word for it
    step(t, "march f6")
    assert stacks(t) == {"f6": [GREEN, GREEN]}


@pytest.mark.rule("RP-COMBAT-03")
def test_a_group_outside_enters_as_a_whole() -> None:
    t = war_table(camps={"north e": [2], "north f": [1]})
    assert legal_of(t, "lead") == {"north e 2", "north f 1"}
    assert why(t, "lead north e 1") == "RP-COMBAT-03"
    assert why(t, "lead north e 3") == "RP-WAR-19"


@pytest.mark.rule("RP-COMBAT-03")
def test_in_the_first_edition_stacks_are_split_at_the_edge_but_not_inside() -> None:
    t = war_table(camps={"north e": [2]}, edition="1")
    assert legal_of(t, "lead") == {"north e 1", "north e 2"}
    assert why(t, "lead north e 3") == why(t, "lead north f 1") == "RP-WAR-20"
    step(t, "lead north e 2", "march e1", "lead e1", "march e2")
    assert (stacks(t), camps(t)) == ({"e2": PAIR}, {})


# ---- consent


TWO_SINGLES = {"e6": [RED], "f6": [GREEN]}


@pytest.mark.rule("RP-COMBAT-04")
@in_both_editions
def test_without_consent_there_is_no_merge(edition: str) -> None:
    t = step(war_table(TWO_SINGLES, actor=RED, edition=edition), "lead e6", "march f6")
    assert (asked(t), legal(t)) == ((GREEN, "consenting"), {"refuse", "agree", "command"})
    step(t, "refuse")
    assert (asked(t), stacks(t)) == ((RED, "marching"), TWO_SINGLES)
    assert why(t, "march f6") == "RP-COMBAT-04", "a refusal holds for the war turn"
    step(t, "march e7")
    assert stacks(t) == {"e7": [RED], "f6": [GREEN]}, "the group may go elsewhere"


@pytest.mark.rule("RP-COMBAT-04")
@in_both_editions
def test_a_refusal_holds_for_all_groups_of_the_two_until_the_next_war_turn(edition: str) -> None:
    groups = {**TWO_SINGLES, "l3": [RED], "m3": [GREEN], "l5": [YELLOW]}
    t = step(war_table(groups, actor=RED, edition=edition), "lead e6", "march f6", "refuse", "stay", "lead l3")
    assert why(t, "march m3") == "RP-COMBAT-04"
    assert why(t, "march l5") is None, "a third one was not asked yet"
    step(t, "stay", "done", "lead f6")
    assert why(t, "march e6") is None, "Green may ask Red"
    next_war_turn(step(t, "stay"), RED)
    assert why(step(t, "lead e6"), "march f6") is None


@pytest.mark.rule("RP-COMBAT-04")
@in_both_editions
def test_all_owners_must_agree(edition: str) -> None:
    groups = {"e6": [RED, GREEN], "f6": [YELLOW]}
    asking = step(war_table(groups, actor=RED, edition=edition), "lead e6", "march f6")
    assert asked(asking) == (YELLOW, "consenting"), "first who commands the group that is joined"
    assert asked(step(asking, "agree")) == (GREEN, "consenting")
    assert stacks(step(asking.copy(), "refuse")) == groups
    assert stacks(step(asking.copy(), "agree")) == {"f6": [RED, GREEN, YELLOW]}


@pytest.mark.rule("RP-COMBAT-04")
@in_both_editions
def test_owners_in_the_own_group_are_asked_too(edition: str) -> None:
    t = step(war_table({"e6": [RED, GREEN], "f6": [RED]}, actor=RED, edition=edition), "lead e6", "march f6")
    assert asked(t) == (GREEN, "consenting")
    assert why(t, "command") == "RP-COMBAT-05", "only who commands the group that is joined may ask for that"


@pytest.mark.rule("RP-COMBAT-04")
@in_both_editions
def test_one_colour_and_attackers_ask_nobody(edition: str) -> None:
    t = step(war_table({"e6": [RED], "f6": [RED]}, actor=RED, edition=edition), "lead e6", "march f6")
    assert (asked(t), stacks(t)) == ((RED, "leading"), {"f6": [RED, RED]})
    t = step(war_table({"e6": SINGLE, "f6": PAIR}, edition=edition), "lead e6", "march f6")
    assert (asked(t), stacks(t)) == ((BLACK, "leading"), {"f6": TRIPLET})


# ---- command


@pytest.mark.rule("RP-COMBAT-05")
@in_both_editions
@pytest.mark.parametrize(
    ("answer", "merged", "commander", "other"), [("agree", [0, 0, 1], 0, 1), ("command", [1, 0, 0], 1, 0)]
)
def test_the_commanders_tokens_lie_on_top(
    edition: str, answer: str, merged: list[int], commander: int, other: int
) -> None:
    t = war_table({"e6": [RED] * 2, "f6": [GREEN]}, actor=RED, edition=edition)
    step(t, "lead e6", "march f6", answer)
    assert stacks(t) == {"f6": merged}
    next_war_turn(t, other)
    assert (legal(t), why(t, "lead f6")) == ({"done"}, "RP-COMBAT-01")
    if t.the_war().mover > commander:
        next_war_turn(t, commander)
    else:
        step(t, "done")
    step(t, "lead f6", "march g6")
    assert stacks(t) == {"g6": merged}, "the order stays"


@pytest.mark.rule("RP-COMBAT-05")
@in_both_editions
def test_a_mixed_pair_that_joins_a_single_of_its_commander_lies_below(edition: str) -> None:
    t = war_table({"e6": [RED, GREEN], "f6": [RED]}, actor=RED, edition=edition)
    assert stacks(step(t, "lead e6", "march f6", "agree")) == {"f6": [RED, RED, GREEN]}
    t = war_table({"e6": [RED], "f6": [RED, GREEN]}, actor=RED, edition=edition)
    assert stacks(step(t, "lead e6", "march f6", "agree")) == {"f6": [RED, RED, GREEN]}


@pytest.mark.rule("RP-COMBAT-05")
@in_both_editions
def test_a_mixed_stack_keeps_its_order_when_it_grows(edition: str) -> None:
    start = war_table({"e6": [RED], "f6": [GREEN, RED]}, actor=RED, edition=edition)
    step(start, "lead e6", "march f6")
    assert stacks(step(start.copy(), "agree")) == {"f6": [RED, GREEN, RED]}
    assert stacks(step(start.copy(), "command")) == {"f6": [GREEN, RED, RED]}


# ---- points of mixed groups


@pytest.mark.rule("RP-COMBAT-06")
@in_both_editions
@pytest.mark.parametrize(
    ("mixed", "beaten", "points"),
    [
        # of 6 points for kills Red has 4 and Green 2; each also has 2 for every token lost
        ([RED, RED, GREEN], 3, {RED: 4 + 4, GREEN: 2 + 2}),
        ([RED, RED, GREEN], 1, {RED: 1, GREEN: 1}),  # 2 points are 1 1/3 and 2/3
        ([RED, RED, GREEN], 2, {RED: 3, GREEN: 1}),  # 4 points are 2 2/3 and 1 1/3
        ([RED, GREEN, YELLOW], 1, {RED: 1, GREEN: 1, YELLOW: 1}),  # 2/3 each: more than was earned
        ([RED, GREEN, YELLOW], 2, {RED: 1, GREEN: 1, YELLOW: 1}),  # 1 1/3 each: less
        ([RED, GREEN], 1, {RED: 1, GREEN: 1}),
    ],
)
def test_kill_points_are_shared_by_tokens_and_rounded(
    edition: str, mixed: list[int], beaten: int, points: dict[int, int]
) -> None:
    t = war_table({"e6": mixed, "f6": [ENEMY] * beaten}, actor=RED, edition=edition)
    assert gains(t, "lead e6", "march f6") == points


@pytest.mark.rule("RP-COMBAT-07")
@in_both_editions
def test_points_for_a_lost_token_belong_to_its_owner(edition: str) -> None:
    t = war_table({"e6": [RED, GREEN], "f6": TRIPLET}, edition=edition)
    before = supply(t, RED), supply(t, GREEN)
    assert gains(t, "lead f6", "march e6") == {RED: 2, GREEN: 2}
    assert (supply(t, RED), supply(t, GREEN)) == (before[0] + 1, before[1] + 1)
    t = war_table({"e6": [RED, RED, GREEN], "f6": TRIPLET}, enemy="pirates", edition=edition)
    # 2 kills are 4 points: 3 and 1; the tokens lost bring 4 and 2
    assert gains(t, "lead f6", "march e6") == {RED: 3 + 4, GREEN: 1 + 2}


# ---- after a merge


@pytest.mark.rule("RP-COMBAT-12")
@in_both_editions
def test_a_merged_group_does_not_move_on(edition: str) -> None:
    t = war_table({"e6": [RED], "f6": [RED], "m3": [GREEN]}, actor=RED, edition=edition)
    step(t, "lead e6", "march f6")
    assert (legal(t), why(t, "lead f6")) == ({"done"}, "RP-COMBAT-12")
    next_war_turn(t, RED)
    assert legal_of(step(t, "lead f6"), "march") >= {"h6", "d6"}
    t = step(war_table({"e6": SINGLE, "f6": SINGLE}, camps={}, edition=edition), "lead e6", "march f6")
    assert why(t, "lead f6") == "RP-COMBAT-12"


@pytest.mark.rule("RP-COMBAT-12")
@in_both_editions
def test_a_merged_group_needs_a_bonus_step(edition: str) -> None:
    t = war_table({"e6": [RED], "f6": [RED], "m3": [RED]}, actor=RED, edition=edition)
    step(t, "lead e6", "march f6", "lead f6")
    assert (legal(t), why(t, "march g6")) == ({"stay", "sacrifice m3"}, "RP-COMBAT-12")
    assert legal_of(step(t, "sacrifice m3"), "march") == {"e6", "g6", "f5", "f7"}


@pytest.mark.rule("RP-COMBAT-12")
@in_both_editions
def test_a_group_that_changed_its_commander_does_not_move_again_in_this_war_turn(edition: str) -> None:
    t = war_table({"e6": [RED], "f6": [GREEN], "m3": [GREEN]}, actor=RED, edition=edition)
    step(t, "lead e6", "march f6", "command", "done")
    assert (asked(t), stack(t, "f6")) == ((GREEN, "leading"), [GREEN, RED])
    assert (legal(t), why(t, "lead f6")) == ({"done", "lead m3", "lead f6"}, None), "a bonus step is possible"
    step(t, "lead f6")
    assert (legal(t), why(t, "march g6")) == ({"stay", "sacrifice m3"}, "RP-COMBAT-12")
    step(t, "stay")
    next_war_turn(t, GREEN)
    assert legal_of(step(t, "lead f6"), "march") >= {"d6", "h6", "f8"}


@pytest.mark.rule("RP-COMBAT-12")
@in_both_editions
def test_who_was_joined_before_the_own_turn_has_no_steps_left(edition: str) -> None:
    t = war_table(TWO_SINGLES, actor=RED, edition=edition)
    step(t, "lead e6", "march f6", "agree", "done")
    assert (asked(t), legal(t)) == ((GREEN, "leading"), {"done"})


# ---- two pairs

NEIGHBOURS = {"e6": [GREEN] * 2, "f6": [YELLOW] * 2}


@pytest.mark.rule("RP-COMBAT-13")
@in_both_editions
def test_example_two_pairs_become_a_triplet_and_a_single(edition: str) -> None:
    t = step(war_table(NEIGHBOURS, actor=GREEN, edition=edition), "lead e6", "march f6")
    assert (asked(t), legal(t)) == ((YELLOW, "consenting"), {"refuse", "agree"})
    assert why(t, "command") == "RP-COMBAT-13", "the token handed over commands"
    step(t, "agree")
    assert stacks(t) == {"e6": [GREEN], "f6": [GREEN, YELLOW, YELLOW]}
    assert asked(t) == (GREEN, "leading")
    next_war_turn(t, YELLOW)
    assert why(t, "lead f6") == "RP-COMBAT-01"
    next_war_turn(t, GREEN)
    step(t, "lead f6", "march g6", "lead e6", "march e9")
    assert stacks(t) == {"e9": [GREEN], "g6": [GREEN, YELLOW, YELLOW]}


@pytest.mark.rule("RP-COMBAT-13")
@in_both_editions
def test_example_the_other_player_does_not_agree(edition: str) -> None:
    t = step(war_table(NEIGHBOURS, actor=GREEN, edition=edition), "lead e6", "march f6", "refuse")
    assert (asked(t), stacks(t)) == ((GREEN, "marching"), NEIGHBOURS)
    assert why(t, "march f6") == "RP-COMBAT-04"
    assert stacks(step(t, "march e8")) == {"e8": [GREEN] * 2, "f6": [YELLOW] * 2}


@pytest.mark.rule("RP-COMBAT-13")
@in_both_editions
def test_the_single_stays_where_the_moving_pair_stopped(edition: str) -> None:
    t = war_table({"d6": [GREEN] * 2, "f6": [GREEN] * 2, "e5": [YELLOW]}, actor=GREEN, edition=edition)
    assert stacks(step(t, "lead d6", "march f6")) == {"e5": [YELLOW], "e6": [GREEN], "f6": [GREEN] * 3}


@pytest.mark.rule("RP-COMBAT-13")
@in_both_editions
def test_a_pair_may_choose_where_it_stops_by_marching_there_first(edition: str) -> None:
    t = war_table({"e6": [GREEN] * 2, "f7": [GREEN] * 2}, actor=GREEN, edition=edition)
    for halt in ("f6", "e7"):
        played = step(t.copy(), "lead e6", f"march {halt}", f"lead {halt}", "march f7")
        assert stacks(played) == {halt: [GREEN], "f7": [GREEN] * 3}


@pytest.mark.rule("RP-COMBAT-13")
def test_attackers_share_pairs_too_but_not_at_the_edge() -> None:
    t = war_table({"e6": PAIR, "f6": PAIR})
    assert stacks(step(t, "lead e6", "march f6")) == {"e6": SINGLE, "f6": TRIPLET}
    t = war_table({"e2": PAIR}, camps={"north e": [2]})
    assert stacks(step(t, "lead north e 2", "march e2")) == {"e1": SINGLE, "e2": TRIPLET}
    t = war_table({"e1": {"stack": PAIR, "fought": True}}, camps={"north e": [2]})
    assert why(t, "lead north e 2") == "RP-COMBAT-13"


@pytest.mark.rule("RP-COMBAT-13")
@in_both_editions
def test_of_a_mixed_pair_the_upper_token_is_handed_over(edition: str) -> None:
    t = war_table({"e6": [GREEN, RED], "f6": [YELLOW, RED]}, actor=GREEN, edition=edition)
    step(t, "lead e6", "march f6", "agree", "agree")
    assert stacks(t) == {"e6": [RED], "f6": [GREEN, YELLOW, RED]}


@pytest.mark.rule("RP-COMBAT-14")
def test_after_two_pairs_merged_a_bonus_step_is_needed() -> None:
    t = war_table({"e6": [GREEN] * 2, "f6": [GREEN] * 2}, actor=GREEN)
    step(t, "lead e6", "march f6", "lead e6")
    assert (legal(t), why(t, "march d6")) == ({"stay", "sacrifice f6"}, "RP-COMBAT-14")
    assert legal_of(step(t.copy(), "sacrifice f6"), "march") == {"d6", "f6", "e5", "e7"}
    step(t, "stay", "lead f6")
    assert (legal(t), why(t, "march g6")) == ({"stay", "sacrifice e6"}, "RP-COMBAT-12")
    assert legal_of(step(t, "sacrifice e6"), "march") == {"e6", "g6", "f5", "f7"}


@pytest.mark.rule("RP-COMBAT-14")
def test_a_single_left_to_another_player_does_not_move_in_this_war_turn() -> None:
    t = war_table({"e6": [GREEN, YELLOW], "f6": [GREEN] * 2}, actor=GREEN)
    step(t, "lead e6", "march f6", "agree", "done")
    assert (asked(t), stack(t, "e6")) == ((YELLOW, "leading"), [YELLOW])
    assert (legal(t), why(t, "lead e6")) == ({"done"}, "RP-COMBAT-14")
    next_war_turn(t, YELLOW)
    assert "h6" not in legal_of(step(t, "lead e6"), "march")
    assert "e9" in legal_of(t, "march")


@pytest.mark.rule("RP-COMBAT-15")
def test_in_the_first_edition_attackers_do_not_share_pairs() -> None:
    t = step(war_table({"e6": PAIR, "f6": PAIR}, edition="1"), "lead e6")
    assert why(t, "march f6") == "RP-COMBAT-15"


@pytest.mark.rule("RP-COMBAT-15")
def test_in_the_first_edition_no_bonus_step_follows() -> None:
    t = war_table({"e6": [GREEN] * 2, "f6": [GREEN] * 2, "m3": [GREEN]}, actor=GREEN, edition="1")
    step(t, "lead e6", "march f6")
    assert legal_of(t, "lead") == {"m3"}
    assert (why(t, "lead e6"), why(t, "lead f6")) == ("RP-COMBAT-15", "RP-COMBAT-12")
    next_war_turn(t, GREEN)
    assert legal_of(t, "lead") == {"e6", "f6", "m3"}


@pytest.mark.rule("RP-COMBAT-13")
@in_both_editions
def test_a_pair_on_a_building_is_joined_there(edition: str) -> None:
    t = war_table({"e6": [GREEN] * 2, "f6": [GREEN] * 2}, city={"f6": house(RED)}, actor=GREEN, edition=edition)
    step(t, "lead e6", "march f6")
    assert (stacks(t), group(t, "f6").get("steps")) == ({"e6": [GREEN], "f6": [GREEN] * 3}, None)

"""A step more for a group, and what is given up for it."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.testing.snapshots import snapshot
from cabildo.titles.rio.title import TITLE
from tests.titles.rio.build import asked, building, happens, legal, legal_of, step, supply, why
from tests.titles.rio.war.positions import (
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
    stacks,
    war_table,
)


@pytest.mark.rule("RP-COMBAT-20")
@in_both_editions
def test_a_triplet_moves_two_spaces_for_a_single(edition: str) -> None:
    t = war_table({"e6": TRIPLET, "m3": SINGLE}, edition=edition)
    step(t, "lead e6")
    assert why(t, "march g6") == "RP-COMBAT-08"
    step(t, "sacrifice m3", "march g6")
    assert stacks(t) == {"g6": TRIPLET}


@pytest.mark.rule("RP-COMBAT-20")
@in_both_editions
@pytest.mark.parametrize("given", [1, 2, 3])
@pytest.mark.parametrize(("led", "steps"), [(1, 4), (2, 3), (3, 2)])
@pytest.mark.parametrize("colour", [GREEN, ENEMY])
def test_groups_of_any_size_are_given_for_groups_of_any_size(
    edition: str, given: int, led: int, steps: int, colour: int | str
) -> None:
    groups: dict[str, Any] = {"e6": [colour] * led, "m3": [colour] * given}
    t = war_table(groups, actor=None if colour == ENEMY else GREEN, edition=edition)
    goal = "efghijk"[steps] + "6"
    step(t, "lead e6", "sacrifice m3", f"march {goal}")
    assert stacks(t) == {goal: [colour] * led}
    assert group(t, goal) == {"stack": [colour] * led, "steps": 0, "boosted": True}


@pytest.mark.rule("RP-COMBAT-20")
@in_both_editions
def test_a_bonus_step_may_be_taken_when_all_others_are_used(edition: str) -> None:
    t = war_table({"e6": [GREEN] * 2, "m3": [GREEN]}, actor=GREEN, edition=edition)
    step(t, "lead e6", "march g6", "lead g6", "sacrifice m3")
    assert legal_of(t, "march") == {"f6", "h6", "g5", "g7"}


@pytest.mark.rule("RP-COMBAT-20")
def test_groups_outside_get_and_give_bonus_steps() -> None:
    t = war_table(camps={"north e": [3, 1], "west 2": [2]})
    step(t, "lead north e 3")
    assert legal_of(t, "sacrifice") == {"north e 1", "west 2 2"}
    assert why(t, "sacrifice north e 3") == "RP-COMBAT-20", "a group is not given for itself"
    step(t, "sacrifice north e 1", "march e2")
    assert (stacks(t), camps(t)) == ({"e2": TRIPLET}, {"west 2": [2]})


@pytest.mark.rule("RP-COMBAT-20")
@in_both_editions
def test_a_group_outside_may_be_led_if_giving_up_friends_opens_the_way(edition: str) -> None:
    """As inside the city: the group on the entry space goes, and the one outside has a step more."""
    entry = {"a1": {"stack": SINGLE, "steps": 0}}
    t = war_table(entry, camps={"north a": [3]}, city={"a2": "church"}, edition=edition)
    assert "lead north a 3" in legal(t)
    step(t, "lead north a 3")
    assert (legal_of(t, "march"), why(t, "march a1")) == (set(), "RP-COMBAT-02")
    step(t, "sacrifice a1")
    assert legal_of(t, "march") == {"a1", "b1", "a2"}
    step(t, "march a2")
    assert (building(t, "a2"), stacks(t), camps(t)) == (None, {"a2": PAIR}, {})


@pytest.mark.rule("RP-COMBAT-20", "RP-COMBAT-13")
def test_two_pairs_at_the_entry_are_no_hindrance_if_one_is_given_up() -> None:
    t = war_table({"e1": {"stack": PAIR, "steps": 0}}, camps={"north e": [2]})
    step(t, "lead north e 2")
    assert (legal_of(t, "march"), why(t, "march e1")) == (set(), "RP-COMBAT-13")
    step(t, "sacrifice e1", "march e3")
    assert stacks(t) == {"e3": PAIR}


@pytest.mark.rule("RP-COMBAT-20", "RP-COMBAT-18", "RP-WAR-06")
@pytest.mark.parametrize(
    ("entry", "fields", "rule"),
    [
        ({"stack": SINGLE, "fought": True}, {}, "RP-COMBAT-02"),
        ({"stack": SINGLE}, {"options": {"equal-sacrifice": True}}, "RP-COMBAT-02"),
        ({"stack": SINGLE}, {"staying": ["north e"]}, "RP-COMBAT-19"),
    ],
)
def test_a_group_outside_waits_if_nobody_at_the_entry_can_be_given_up(
    entry: dict[str, Any], fields: dict[str, Any], rule: str
) -> None:
    t = war_table({"e1": entry, "m6": SINGLE}, camps={"north e": [3]}, **fields)
    assert (legal_of(t, "lead") & {"north e 3"}, why(t, "lead north e 3")) == (set(), rule)


@pytest.mark.rule("RP-COMBAT-20")
def test_who_gives_up_another_group_before_a_closed_entry_can_only_stay() -> None:
    t = war_table({"e1": SINGLE, "m6": SINGLE}, camps={"north e": [3]})
    step(t, "lead north e 3", "sacrifice m6")
    assert legal(t) == {"stay"}
    assert snapshot(TITLE.from_position(t.to_position())) == snapshot(t)
    assert asked(step(t, "stay"))[1] == "leading"


@pytest.mark.rule("RP-COMBAT-20")
def test_in_the_first_edition_a_part_of_the_stack_outside_is_given() -> None:
    t = war_table(camps={"north e": [4]}, edition="1")
    step(t, "lead north e 3")
    assert legal_of(t, "sacrifice") == {"north e 1"}, "one is left besides the three"
    assert why(t, "sacrifice north e 2") == "RP-COMBAT-20"
    step(t, "sacrifice north e 1", "march e2")
    assert (stacks(t), camps(t)) == ({"e2": TRIPLET}, {})


@pytest.mark.rule("RP-COMBAT-20")
@in_both_editions
def test_only_the_own_side_is_given_up(edition: str) -> None:
    t = war_table({"e6": [GREEN], "m3": SINGLE}, actor=GREEN, edition=edition)
    step(t, "lead e6")
    assert why(t, "sacrifice m3") == why(t, "sacrifice north p 1") == "RP-COMBAT-20"
    assert why(t, "sacrifice e6") == why(t, "sacrifice a1") == "RP-COMBAT-20"


@pytest.mark.rule("RP-COMBAT-20")
@in_both_editions
def test_option_only_a_group_of_the_same_height_is_given(edition: str) -> None:
    groups: dict[str, Any] = {"e6": [GREEN] * 3, "m3": [GREEN], "m4": [GREEN] * 3, "a6": PAIR, "p6": PAIR, "n8": SINGLE}
    t = war_table(groups, actor=GREEN, edition=edition, options={"equal-sacrifice": True})
    step(t, "lead e6")
    assert (why(t, "sacrifice m3"), legal_of(t, "sacrifice")) == ("RP-COMBAT-20", {"m4"})
    step(t, "sacrifice m4", "march g6", "lead m3")
    assert not legal_of(t, "sacrifice"), "a triplet is too much for a single"
    step(t, "stay", "done", "done")
    assert asked(t) == (3, "leading")
    step(t, "lead a6")
    assert (legal_of(t, "sacrifice"), why(t, "sacrifice n8")) == ({"p6"}, "RP-COMBAT-20")
    step(t, "sacrifice p6", "march d6")
    assert stacks(t) == {"d6": PAIR, "g6": [GREEN] * 3, "m3": [GREEN], "n8": SINGLE}
    step(t, "lead n8")
    assert legal_of(t, "sacrifice") == {"north p 1"}, "outside too"


# ---- one a war turn


@pytest.mark.rule("RP-COMBAT-21")
@in_both_editions
def test_a_group_gets_one_bonus_step(edition: str) -> None:
    t = war_table({"e6": TRIPLET, "m3": SINGLE, "m5": SINGLE}, edition=edition)
    step(t, "lead e6", "sacrifice m3")
    assert (legal_of(t, "sacrifice"), why(t, "sacrifice m5")) == (set(), "RP-COMBAT-21")
    assert why(t, "march h6") == "RP-COMBAT-08"
    step(t, "march f6", "lead f6")
    assert why(t, "sacrifice m5") == "RP-COMBAT-21"
    step(t, "march g6")
    assert why(t, "lead g6") == "RP-COMBAT-08"
    step(t, "lead m5")
    assert legal_of(t, "sacrifice") >= {"g6"}, "another group may get one"


@pytest.mark.rule("RP-COMBAT-21")
@in_both_editions
def test_the_next_war_turn_brings_another_one(edition: str) -> None:
    t = war_table({"e6": TRIPLET, "m3": SINGLE, "m5": SINGLE}, edition=edition)
    step(
        t, "lead e6", "sacrifice m3", "march g6", "done", "done", "done", "done", "lead g6", "sacrifice m5", "march i6"
    )
    assert stacks(t) == {"i6": TRIPLET}


@pytest.mark.rule("RP-COMBAT-21")
@in_both_editions
def test_a_bonus_step_is_not_forgotten_in_a_merge(edition: str) -> None:
    t = war_table({"e6": [GREEN], "i6": [GREEN], "m3": [GREEN], "m5": [GREEN]}, actor=GREEN, edition=edition)
    step(t, "lead e6", "sacrifice m3", "march i6")
    assert stacks(t) == {"i6": [GREEN] * 2, "m5": [GREEN]}
    assert why(t, "lead i6") == "RP-COMBAT-12"


@pytest.mark.rule("RP-COMBAT-21")
@in_both_editions
def test_a_group_from_outside_does_not_forget_it_either(edition: str) -> None:
    outside = {"north e": [1], "west 2": [1], "west 3": [1]}
    t = war_table({"e4": SINGLE}, camps=outside, edition=edition)
    step(t, "lead north e 1", "sacrifice west 2 1", "march e4")
    assert group(t, "e4") == {"stack": PAIR, "boosted": True, "merged": True}
    assert (legal_of(t, "lead"), why(t, "lead e4")) == ({"west 3 1"}, "RP-COMBAT-12")


@pytest.mark.rule("RP-COMBAT-21")
def test_nor_does_a_pair_that_shares_its_tokens() -> None:
    t = war_table({"e3": PAIR}, camps={"north e": [2], "west 2": [1], "west 3": [1]})
    step(t, "lead north e 2", "sacrifice west 2 1", "march e3")
    assert stacks(t) == {"e2": SINGLE, "e3": TRIPLET}
    assert legal_of(t, "lead") == {"west 3 1"}


@pytest.mark.rule("RP-COMBAT-21")
@in_both_editions
def test_the_turn_of_the_next_player_does_not_bring_a_second_one(edition: str) -> None:
    groups = {"e6": [RED], "m3": [RED], "j6": [GREEN], "m5": [GREEN]}
    t = war_table(groups, actor=RED, edition=edition)
    step(t, "lead e6", "sacrifice m3", "march i6", "done", "lead j6", "march i6", "agree")
    assert (asked(t), stacks(t)) == ((GREEN, "leading"), {"i6": [GREEN, RED], "m5": [GREEN]})
    assert (legal_of(t, "lead"), why(t, "lead i6")) == ({"m5"}, "RP-COMBAT-12")


@pytest.mark.rule("RP-COMBAT-18")
@in_both_editions
def test_who_fought_is_not_joined_in_the_turn_of_another(edition: str) -> None:
    """The owner's next war turn is the first in which they merge again."""
    groups = {"e6": [RED] * 2, "f6": SINGLE, "g6": [GREEN], "m3": [RED], "m5": [GREEN]}
    t = war_table(groups, actor=RED, edition=edition)
    step(t, "lead e6", "march f6", "done", "lead g6")
    assert (why(t, "march f6"), stacks(t)["f6"]) == ("RP-COMBAT-18", [RED] * 2)
    step(t, "stay", "done")
    while asked(t) != (GREEN, "leading"):
        step(t, "done")
    step(t, "lead g6", "march f6", "agree")
    assert stacks(t)["f6"] == [GREEN, RED, RED]


@pytest.mark.rule("RP-COMBAT-18")
@in_both_editions
def test_who_was_attacked_moves_in_the_own_turn(edition: str) -> None:
    """They fought in the attacker's turn, not in their own."""
    t = war_table({"e6": [RED] * 2, "f6": SINGLE, "m3": SINGLE}, edition=edition)
    step(t, "lead f6", "march e6", "done")
    assert legal_of(t, "lead") == {"e6"}


@pytest.mark.rule("RP-COMBAT-22")
@in_both_editions
def test_a_new_triplet_moves_one_space_for_another_single(edition: str) -> None:
    t = war_table({"e6": [GREEN] * 2, "f6": [GREEN], "m3": [GREEN]}, actor=GREEN, edition=edition)
    step(t, "lead e6", "march f6", "lead f6", "sacrifice m3")
    assert legal_of(t, "march") == {"e6", "g6", "f5", "f7"}
    step(t, "march g6")
    assert stacks(t) == {"g6": [GREEN] * 3}
    assert legal(t) == {"done"}


# ---- mixed groups

MIXED = {"e6": [RED, RED, GREEN], "m3": [GREEN], "m5": [YELLOW], "m7": [RED], "d9": [RED, YELLOW]}


@pytest.mark.rule("RP-COMBAT-23")
@in_both_editions
def test_owners_of_a_mixed_group_help_each_other(edition: str) -> None:
    t = step(war_table(MIXED, actor=RED, edition=edition), "lead e6")
    assert legal_of(t, "sacrifice") == {"m3", "m7"}
    assert why(t, "sacrifice m5") == why(t, "sacrifice d9") == "RP-COMBAT-23", "Yellow has no token in the group"
    step(t, "sacrifice m3")
    assert (asked(t), legal(t)) == ((GREEN, "consenting"), {"refuse", "agree"})
    assert why(t, "command") == "RP-COMBAT-23"
    step(t, "agree", "march g6")
    assert stacks(t)["g6"] == [RED, RED, GREEN]
    assert "m3" not in stacks(t)


@pytest.mark.rule("RP-COMBAT-23")
@in_both_editions
def test_green_does_not_have_to_help(edition: str) -> None:
    t = step(war_table(MIXED, actor=RED, edition=edition), "lead e6", "sacrifice m3", "refuse")
    assert (asked(t), stacks(t)) == ((RED, "marching"), MIXED)
    assert (why(t, "sacrifice m3"), legal_of(t, "sacrifice")) == ("RP-COMBAT-23", {"m7"})
    assert why(t, "march g6") == "RP-COMBAT-08"
    step(t, "sacrifice m7", "march g6")
    assert stacks(t)["g6"] == [RED, RED, GREEN], "the own group is given without a question"


@pytest.mark.rule("RP-COMBAT-23")
@in_both_editions
def test_a_mixed_group_is_given_if_all_its_owners_are_in_the_led_one(edition: str) -> None:
    groups = {"e6": [RED, GREEN, YELLOW], "m3": [YELLOW, GREEN], "c2": [RED]}
    asking = step(war_table(groups, actor=RED, edition=edition), "lead e6", "sacrifice m3")
    assert asked(asking) == (YELLOW, "consenting")
    assert asked(step(asking, "agree")) == (GREEN, "consenting")
    before = supply(asking, GREEN), supply(asking, YELLOW)
    assert stacks(step(asking.copy(), "refuse")) == groups
    step(asking, "agree", "march g6")
    assert stacks(asking) == {"c2": [RED], "g6": [RED, GREEN, YELLOW]}
    assert (supply(asking, GREEN), supply(asking, YELLOW)) == (before[0] + 1, before[1] + 1)
    t = step(war_table(groups, actor=RED, edition=edition), "lead c2")
    assert why(t, "sacrifice e6") == "RP-COMBAT-23", "with one colour there is nobody to help"


# ---- no points


@pytest.mark.rule("RP-COMBAT-24")
@in_both_editions
@pytest.mark.parametrize("given", [1, 2, 3])
def test_a_sacrifice_goes_home_and_scores_for_nobody(edition: str, given: int) -> None:
    t = war_table({"e6": [GREEN], "m3": [GREEN] * given}, actor=GREEN, edition=edition)
    before = supply(t, GREEN)
    assert gains(t, "lead e6", "sacrifice m3") == {}
    assert supply(t, GREEN) == before + given


@pytest.mark.rule("RP-COMBAT-24")
@in_both_editions
def test_nor_do_attackers_that_are_given_up(edition: str) -> None:
    t = war_table({"e6": PAIR, "m3": TRIPLET}, edition=edition)
    attackers = t.the_war().attackers(t.board)
    assert gains(t, "lead e6", "sacrifice m3") == {}
    assert t.the_war().attackers(t.board) == attackers - 3


@pytest.mark.rule("RP-COMBAT-20")
@in_both_editions
def test_a_sacrifice_is_told(edition: str) -> None:
    t = war_table({"e6": [GREEN], "m3": [GREEN] * 2}, actor=GREEN, edition=edition)
    events = happens(step(t, "lead e6"), "sacrifice m3")
    assert ("group-sacrificed", {"seat": GREEN, "tokens": 2, "space": "m3", "enemy": False}) in events

"""Who moves when, how far, and what is in the way."""

from __future__ import annotations

import pytest

from tests.titles.rio.build import asked, at, building, house, hut, legal, legal_of, step, why
from tests.titles.rio.war.positions import (
    ENEMY,
    GREEN,
    PAIR,
    RED,
    SINGLE,
    TRIPLET,
    camps,
    gains,
    group,
    in_both_editions,
    stack,
    stacks,
    war_of,
    war_table,
)


def spaces_within(steps: int, start: str) -> set[str]:
    """The spaces so many steps around another one on an empty map, without diagonals."""
    column, row = ord(start[0]), int(start[1:])
    return {
        f"{chr(column + across)}{row + down}"
        for across in range(-steps, steps + 1)
        for down in range(-steps, steps + 1)
        if 0 < abs(across) + abs(down) <= steps and "a" <= chr(column + across) <= "p" and 1 <= row + down <= 10
    }


# ---- turns


@pytest.mark.rule("RP-COMBAT-01")
@in_both_editions
@pytest.mark.parametrize(
    ("order", "attacker", "movers"), [([0, 1, 2], 1, [1, 0, 2]), ([2, 0, 1], 0, [0, 2, 1]), ([2, 0, 1], 2, [2, 0, 1])]
)
def test_the_attacker_moves_first_then_the_defenders_in_order(
    edition: str, order: list[int], attacker: int, movers: list[int]
) -> None:
    t = war_table(players=3, order=order, attacker=attacker, edition=edition)
    for turn in (1, 2):
        for mover in movers:
            assert (asked(t), war_of(t).get("turn", 1)) == ((mover, "leading"), turn)
            step(t, "done")


@pytest.mark.rule("RP-COMBAT-01")
@in_both_editions
def test_groups_of_others_wait_for_their_turn(edition: str) -> None:
    t = war_table({"e6": [GREEN], "g6": SINGLE, "i6": [RED]}, edition=edition)
    assert legal(t) == {"done", "lead g6", "lead north p 1"}
    assert why(t, "lead e6") == "RP-COMBAT-01"
    step(t, "done")
    assert (asked(t), legal(t)) == ((RED, "leading"), {"done", "lead i6"})
    assert why(t, "lead g6") == why(t, "lead north p 1") == "RP-COMBAT-01"


# ---- steps


@pytest.mark.rule("RP-COMBAT-08")
@in_both_editions
@pytest.mark.parametrize(("size", "steps"), [(1, 3), (2, 2), (3, 1)])
@pytest.mark.parametrize("colour", [GREEN, ENEMY])
def test_a_single_moves_three_spaces_a_pair_two_a_triplet_one(
    edition: str, colour: int | str, size: int, steps: int
) -> None:
    t = war_table({"f4": [colour] * size}, actor=None if colour == ENEMY else GREEN, edition=edition)
    step(t, "lead f4")
    assert legal_of(t, "march") == spaces_within(steps, "f4")
    beyond = f"{chr(ord('f') + steps + 1)}4"
    assert why(t, f"march {beyond}") == "RP-COMBAT-08"


@pytest.mark.rule("RP-COMBAT-08")
@in_both_editions
def test_a_pair_that_moved_one_space_has_one_left(edition: str) -> None:
    t = step(war_table({"e6": [GREEN] * 2}, actor=GREEN, edition=edition), "lead e6", "march f6", "lead f6")
    assert legal_of(t, "march") == spaces_within(1, "f6")
    step(t, "march g6")
    assert why(t, "lead g6") == "RP-COMBAT-08"
    assert stacks(t) == {"g6": [GREEN, GREEN]}


@pytest.mark.rule("RP-COMBAT-08")
@in_both_editions
def test_steps_come_back_with_the_next_war_turn(edition: str) -> None:
    t = war_table({"e6": [GREEN] * 2}, actor=GREEN, edition=edition)
    step(t, "lead e6", "march g6", "done", "done", "done", "done")
    assert asked(t) == (GREEN, "leading")
    assert legal_of(step(t, "lead g6"), "march") == spaces_within(2, "g6")


@pytest.mark.rule("RP-COMBAT-09")
@in_both_editions
def test_there_are_no_diagonal_steps(edition: str) -> None:
    t = war_table({"e5": [GREEN], "l5": [GREEN] * 3}, actor=GREEN, edition=edition)
    step(t, "lead l5")
    assert legal_of(t, "march") == {"k5", "m5", "l4", "l6"}
    assert why(t, "march m6") == why(t, "march k4") == "RP-COMBAT-09"
    step(t, "stay", "lead e5", "march f6")
    assert group(t, "f6")["steps"] == 1, "a diagonal takes two steps"


@pytest.mark.rule("RP-COMBAT-19")
@in_both_editions
def test_movement_is_voluntary(edition: str) -> None:
    standing = {"c3": SINGLE, "d6": PAIR, "g2": SINGLE, "l4": TRIPLET, "n6": PAIR}
    t = step(war_table(standing, edition=edition), "lead d6", "march d7", "done")
    assert asked(t) == (RED, "leading")
    moved = {**standing, "d7": PAIR}
    del moved["d6"]
    assert (stacks(t), camps(t)) == (moved, {"north p": [1]})


@pytest.mark.rule("RP-COMBAT-19")
@in_both_editions
def test_a_group_that_was_picked_may_stay_and_then_rests(edition: str) -> None:
    t = step(war_table({"d6": PAIR}, edition=edition), "lead d6", "stay")
    assert why(t, "lead d6") == "RP-COMBAT-19"
    assert stacks(step(t, "done")) == {"d6": PAIR}


@pytest.mark.rule("RP-COMBAT-25")
@in_both_editions
@pytest.mark.parametrize("colour", [GREEN, ENEMY])
def test_the_plaza_mayor_can_be_crossed(edition: str, colour: int | str) -> None:
    t = war_table({"g9": [colour]}, actor=None if colour == ENEMY else GREEN, edition=edition)
    step(t, "lead g9")
    assert {"h9", "i9", "h10", "i10", "j9"} <= legal_of(t, "march")
    step(t, "march j9")
    assert group(t, "j9") == {"stack": [colour], "steps": 0}


@pytest.mark.rule("RP-COMBAT-26")
@in_both_editions
def test_three_singles_enter_and_are_a_triplet_in_the_first_move(edition: str) -> None:
    outside = [3] if edition == "1" else [1, 1, 1]
    t = war_table(camps={"north e": outside}, edition=edition)
    for _single in range(3):
        assert asked(t) == (3, "leading")
        step(t, "lead north e 1", "march e3")
    assert (stacks(t), camps(t)) == ({"e3": TRIPLET}, {})
    assert war_of(t).get("turn", 1) == 1


# ---- what is in the way


@pytest.mark.rule("RP-COMBAT-10")
@in_both_editions
def test_nobody_passes_opposing_tokens(edition: str) -> None:
    t = war_table({"e6": SINGLE, "f6": [GREEN] * 2}, edition=edition)
    step(t, "lead e6")
    assert why(t, "march g6") == "RP-COMBAT-10"
    assert gains(t, "march f6") == {GREEN: 2}, "the battle is fought at once"
    assert stacks(t) == {"f6": [GREEN, GREEN]}
    t = war_table({"e6": [GREEN], "f6": SINGLE}, actor=GREEN, edition=edition)
    assert why(step(t, "lead e6"), "march g6") == "RP-COMBAT-10"


@pytest.mark.rule("RP-COMBAT-10")
@in_both_editions
def test_after_a_fight_the_steps_left_are_lost(edition: str) -> None:
    t = war_table({"e6": PAIR, "f6": [GREEN]}, edition=edition)
    step(t, "lead e6", "march f6")
    assert group(t, "f6") == {"stack": PAIR, "steps": 0, "fought": True}
    assert why(t, "lead f6") == "RP-COMBAT-18"


@pytest.mark.rule("RP-COMBAT-10")
@in_both_editions
def test_a_way_around_opposing_tokens_is_free(edition: str) -> None:
    t = war_table({"e6": SINGLE, "f6": [GREEN] * 2}, edition=edition)
    assert {"f5", "f7", "g5", "g7"} <= legal_of(step(t, "lead e6"), "march")


@pytest.mark.rule("RP-COMBAT-10")
@in_both_editions
@pytest.mark.parametrize("attackers", [1, 2, 3])
@pytest.mark.parametrize("defenders", [1, 2, 3])
def test_defenders_behind_the_edge_are_fought_from_outside(edition: str, attackers: int, defenders: int) -> None:
    t = war_table({"e1": [GREEN] * defenders}, camps={"north e": [attackers], "north p": [1]}, edition=edition)
    step(t, f"lead north e {attackers}")
    assert legal_of(t, "march") == {"e1"}, "there is no way around"
    step(t, "march e1")
    assert len(stack(t, "e1")) == (0 if attackers == defenders else max(attackers, defenders))


@pytest.mark.rule("RP-COMBAT-11")
@in_both_editions
def test_nobody_passes_friends_who_do_not_merge(edition: str) -> None:
    t = war_table({"e6": [RED], "f6": [GREEN]}, actor=RED, edition=edition)
    step(t, "lead e6")
    assert why(t, "march g6") == "RP-COMBAT-11"
    step(t, "march f6", "refuse")
    assert (asked(t), stacks(t)) == ((RED, "marching"), {"e6": [RED], "f6": [GREEN]})
    assert why(t, "march g6") == "RP-COMBAT-11"
    t = war_table({"e6": SINGLE, "f6": SINGLE}, edition=edition)
    assert why(step(t, "lead e6"), "march g6") == "RP-COMBAT-11", "this holds for attackers too"


@pytest.mark.rule("RP-COMBAT-11")
@in_both_editions
def test_to_enter_a_space_with_friends_is_to_merge(edition: str) -> None:
    t = war_table({"e6": [RED], "f6": [RED]}, actor=RED, edition=edition)
    step(t, "lead e6", "march f6")
    assert stacks(t) == {"f6": [RED, RED]}


@pytest.mark.rule("RP-COMBAT-16")
@in_both_editions
def test_attackers_fight_a_building_at_once(edition: str) -> None:
    t = war_table({"e6": SINGLE}, city={"f6": hut(GREEN)}, edition=edition)
    step(t, "lead e6")
    assert why(t, "march g6") == "RP-COMBAT-16"
    step(t, "march f6")
    assert (stacks(t), building(t, "f6")) == ({}, None)


@pytest.mark.rule("RP-COMBAT-17")
@in_both_editions
def test_defenders_walk_over_buildings_of_all_players_and_stay_there(edition: str) -> None:
    city = {"f6": house(RED), "e5": hut(3), "e7": "market"}
    t = war_table({"e6": [GREEN]}, city=city, actor=GREEN, edition=edition)
    step(t, "lead e6")
    assert {"f6", "g6", "h6", "e5", "e4", "e7", "e8"} <= legal_of(t, "march")
    step(t, "march f6")
    assert (group(t, "f6")["steps"], at(t, "f6")["building"], at(t, "f6")["owner"]) == (2, "house", RED)
    step(t, "lead f6", "march g6")
    assert (stack(t, "g6"), building(t, "f6")) == ([GREEN], "house")


# ---- rest after a fight


FIGHT = {"e6": [GREEN] * 2, "f6": SINGLE, "f8": [GREEN]}  # the pair wins, the single is near


@pytest.mark.rule("RP-COMBAT-18")
@in_both_editions
def test_who_fought_neither_moves_nor_merges_nor_is_discarded(edition: str) -> None:
    t = step(war_table(FIGHT, actor=GREEN, edition=edition), "lead e6", "march f6")
    assert group(t, "f6") == {"stack": [GREEN, GREEN], "steps": 0, "fought": True}
    assert why(t, "lead f6") == "RP-COMBAT-18"
    step(t, "lead f8")
    assert why(t, "march f6") == "RP-COMBAT-18"
    assert why(t, "sacrifice f6") == "RP-COMBAT-18"
    assert not legal_of(t, "sacrifice")


@pytest.mark.rule("RP-COMBAT-18")
@in_both_editions
def test_in_the_next_war_turn_it_is_as_any_other(edition: str) -> None:
    t = step(war_table(FIGHT, actor=GREEN, edition=edition), "lead e6", "march f6", "done", "done", "done", "done")
    assert asked(t) == (GREEN, "leading")
    assert why(t, "lead f6") is None
    step(t, "lead f8")
    assert {"march f6", "sacrifice f6"} <= legal(t)


@pytest.mark.rule("RP-COMBAT-18")
@in_both_editions
def test_a_fight_in_the_turn_of_another_does_not_bind(edition: str) -> None:
    t = war_table({"e6": [GREEN] * 2, "f6": SINGLE}, edition=edition)
    step(t, "lead f6", "march e6", "done", "done")
    assert asked(t) == (GREEN, "leading")
    assert legal_of(step(t, "lead e6"), "march") == spaces_within(2, "e6")

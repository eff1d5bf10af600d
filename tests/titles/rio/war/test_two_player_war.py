"""A war of two players: one leads the enemies, the other the workers of both."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.rio.state import RioState
from tests.titles.rio.build import (
    after_war,
    asked,
    crew,
    goods,
    hut,
    legal,
    legal_of,
    score,
    step,
    supply,
    why,
    workers,
)
from tests.titles.rio.war.playing import attack, gather
from tests.titles.rio.war.positions import PAIR, SINGLE, gains, remembered, stack, stacks, war_of, war_table

WHITE, RED = 0, 1  # White attacks


def war_of_two(groups: dict[str, Any] | None = None, **fields: Any) -> RioState:
    return war_table(groups, players=2, attacker=WHITE, **fields)


@pytest.mark.rule("RP-VAR2P-07")
def test_the_defender_moves_both_colours() -> None:
    t = war_of_two({"b2": [WHITE], "d2": [RED], "f2": [WHITE, RED], "h2": SINGLE})
    assert (asked(t), legal(t)) == ((WHITE, "leading"), {"done", "lead h2", "lead north p 1"})
    for place in ("b2", "d2", "f2"):
        assert why(t, f"lead {place}") == "RP-COMBAT-01"
    step(t, "done")
    assert (asked(t), legal(t)) == ((RED, "leading"), {"done", "lead b2", "lead d2", "lead f2"})
    assert why(t, "lead h2") == "RP-COMBAT-01"
    step(t, "lead b2", "march c2", "lead d2")
    step(t, "march c2")
    assert (asked(t), sorted(stack(t, "c2"))) == ((RED, "leading"), [WHITE, RED]), "nobody is asked for consent"
    step(t, "done")
    assert (asked(t), war_of(t)["turn"]) == ((WHITE, "leading"), 2)


@pytest.mark.rule("RP-VAR2P-07")
def test_workers_of_both_take_up_arms_and_the_defender_places_both_colours() -> None:
    homes = {"b2": hut(WHITE), "d2": hut(RED), "f2": crew(WHITE, 2), "h2": crew(RED)}
    t, begun = attack(2, order=[RED, WHITE], city=homes)
    assert (begun["seat"], stacks(t)) == (WHITE, {"f2": [WHITE] * 2, "h2": [RED]})
    gather(t)
    assert (asked(t), remembered(t)["colour"], legal_of(t, "garrison")) == ((RED, "garrisoning"), RED, {"d2"})
    assert why(t, "garrison b2") == "RP-DEFEND-03"
    step(t, "garrison d2", "garrison d2")
    assert (asked(t), remembered(t)["colour"], legal_of(t, "garrison")) == ((RED, "garrisoning"), WHITE, {"b2"})
    step(t, "garrison b2", "done")
    assert (asked(t), supply(t, WHITE), supply(t, RED)) == ((RED, "recruiting"), 9 - 2 - 2 - 1, 9 - 1 - 2)
    assert asked(step(t, "done")) == (WHITE, "leading")


@pytest.mark.rule("RP-VAR2P-07")
def test_both_colours_come_in_player_order() -> None:
    t, begun = attack(2, attacked=[RED], city={"b2": hut(WHITE), "d2": hut(RED)})
    assert begun["seat"] == WHITE
    gather(t)
    assert (asked(t), remembered(t)["colour"]) == ((RED, "garrisoning"), WHITE)
    step(t, "done")
    assert (asked(t), remembered(t)["colour"]) == ((RED, "garrisoning"), RED)


@pytest.mark.rule("RP-VAR2P-07")
def test_workers_of_the_attacker_close_nothing_and_can_be_lost() -> None:
    t = war_of_two({"b2": [WHITE], "c2": PAIR})
    step(t, "lead c2")
    assert why(t, "march b2") is None
    assert gains(t, "march b2") == {WHITE: 2}, "for the lost token"
    assert (stack(t, "b2"), supply(t, WHITE)) == (PAIR, 9)


@pytest.mark.rule("RP-VAR2P-07")
def test_survivors_of_both_colours_stay_as_workers() -> None:
    t = after_war(war_of_two({"b2": [WHITE], "d2": [RED, RED], "f2": [WHITE, RED]}))
    assert (workers(t, "b2"), workers(t, "d2"), workers(t, "f2")) == ({WHITE: 1}, {RED: 2}, {})


@pytest.mark.rule("RP-VAR2P-08")
def test_points_go_to_the_owners_of_the_tokens() -> None:
    t = war_of_two({"b2": [WHITE] * 3, "c2": PAIR, "e2": [RED, WHITE], "f2": SINGLE}, actor=RED)
    assert gains(t, "lead b2", "march c2") == {WHITE: 4}
    assert gains(t, "lead e2", "march f2") == {WHITE: 1, RED: 1}, "a mixed group shares"


@pytest.mark.rule("RP-VAR2P-08")
def test_a_white_pair_destroys_two_enemies() -> None:
    t = war_of_two({"b2": [WHITE] * 2, "c2": PAIR}, actor=RED)
    assert gains(t, "lead b2", "march c2") == {WHITE: 4 + 4}, "for two destroyed, and for the two that are lost"
    barracks = war_of_two({"b2": [WHITE] * 2, "c2": PAIR}, actor=RED, city={"d5": "barracks"})
    assert gains(barracks, "lead b2", "march c2") == {WHITE: 4 + 2}
    one_by_one = war_of_two({"b2": [WHITE] * 2, "c2": SINGLE, "e2": [WHITE] * 2, "f2": SINGLE}, actor=RED)
    assert gains(one_by_one, "lead b2", "march c2", "lead e2", "march f2") == {WHITE: 4}
    assert [score(one_by_one, seat) for seat in (WHITE, RED)] == [4, 0]


@pytest.mark.rule("RP-VAR2P-09")
def test_the_number_of_attackers_is_that_of_two_defenders() -> None:
    city = {"b2": crew(RED, 3), "d2": crew(WHITE)}
    t, begun = attack(2, order=[RED, WHITE], city=city, markers={"natives": 3}, level="expert")
    assert (begun["workers"], begun["defenders"], begun["bonus"]) == (4, 2, 1)
    assert begun["attackers"] == remembered(t)["waiting"] == 4 + 2 * 2 + 1


@pytest.mark.rule("RP-VAR2P-10")
def test_one_payment_hires_one_of_each_colour() -> None:
    t, _ = attack(2, order=[RED, WHITE], city={"b2": hut(WHITE), "d2": hut(RED)}, seats={RED: {"silver": 3}})
    step(gather(t), "done", "done")
    assert asked(t) == (RED, "recruiting")
    step(t, "recruit")
    assert (remembered(t)["colour"], why(t, "done")) == (RED, "RP-DEFEND-06")
    step(t, "garrison d2")
    assert (remembered(t)["colour"], why(t, "done")) == (WHITE, "RP-DEFEND-06")
    step(t, "garrison b2")
    assert (asked(t), goods(t, RED)[3], stacks(t)) == ((RED, "recruiting"), 2, {"d2": [RED], "b2": [WHITE]})
    step(t, "recruit", "garrison d2", "garrison b2")
    assert (goods(t, RED)[3], goods(t, WHITE)[3]) == (0, 0)
    assert stacks(t) == {"d2": [RED] * 2, "b2": [WHITE] * 2}, "four tokens for 1 + 2 silver"
    assert why(t, "recruit") == "RP-DEFEND-06"


@pytest.mark.rule("RP-VAR2P-10")
def test_three_of_each_cost_six_silver() -> None:
    t, _ = attack(2, order=[RED, WHITE], city={"b2": hut(WHITE), "d2": hut(RED)}, seats={RED: {"silver": 6}})
    step(gather(t), "done", "done", *["recruit", "garrison d2", "garrison b2"] * 3)
    assert (goods(t, RED)[3], stacks(t)) == (0, {"d2": [RED] * 3, "b2": [WHITE] * 3})


@pytest.mark.rule("RP-VAR2P-10")
def test_a_colour_without_a_place_stays_away() -> None:
    t, _ = attack(2, order=[RED, WHITE], city={"d2": hut(RED)}, seats={RED: {"silver": 3}})
    step(gather(t), "done", "done", "recruit", "garrison d2")
    assert (legal(t), remembered(t)["colour"]) == ({"done"}, WHITE)
    step(t, "done")
    assert (asked(t), stacks(t), goods(t, RED)[3]) == ((RED, "recruiting"), {"d2": [RED]}, 2)
    homeless, _ = attack(2, order=[RED, WHITE], seats={RED: {"silver": 3}})
    assert why(step(gather(homeless), "done", "done"), "recruit") == "RP-DEFEND-05"


@pytest.mark.rule("RP-VAR2P-11")
def test_the_attackers_general_has_no_effect() -> None:
    city = {"b2": hut(WHITE), "d2": hut(RED), "f2": "market"}
    seats = {WHITE: {"offices": ["general"]}}
    t, begun = attack(2, order=[RED, WHITE], city=city, seats=seats)
    assert (begun["seat"], begun["attackers"]) == (WHITE, 4)
    step(gather(t), "done")
    assert (remembered(t)["colour"], legal_of(t, "garrison")) == (WHITE, {"b2"}), "no other place"
    step(t, "garrison b2", "garrison b2")
    assert asked(t) == (RED, "recruiting"), "no extra token"
    t = war_of_two({"b2": [WHITE] * 2, "c2": SINGLE}, actor=RED, seats=seats)
    assert gains(t, "lead b2", "march c2") == {WHITE: 2}, "no extra point"


@pytest.mark.rule("RP-VAR2P-11")
def test_the_defenders_general_works_for_his_colour_only() -> None:
    city = {"b2": hut(WHITE), "d2": hut(RED), "f2": "market"}
    seats = {RED: {"offices": ["general"]}}
    t, _ = attack(2, order=[RED, WHITE], city=city, seats=seats)
    gather(t)
    assert (remembered(t)["colour"], legal_of(t, "garrison")) == (RED, {"b2", "d2", "f2"})
    step(t, "garrison f2", "garrison f2", "garrison d2")
    assert (remembered(t)["colour"], legal_of(t, "garrison")) == (WHITE, {"b2"})
    step(t, "garrison b2", "garrison b2")
    assert asked(t) == (RED, "recruiting")
    t = war_of_two({"b2": [RED] * 2, "c2": SINGLE, "e2": [WHITE] * 2, "f2": SINGLE}, actor=RED, seats=seats)
    assert gains(t, "lead b2", "march c2") == {RED: 3}
    assert gains(t, "lead e2", "march f2") == {WHITE: 2}

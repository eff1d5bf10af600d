"""The cannons of the Fort: who fires, the bet and the dice, and who falls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from cabildo.engine.errors import FinalBeforeRest
from cabildo.engine.game import Game
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.title import TITLE
from tests.titles.rio.build import (
    Listener,
    asked,
    crew,
    legal,
    legal_of,
    play,
    refusal,
    score,
    step,
    tally,
    why,
    workers,
)
from tests.titles.rio.war.playing import attack, decisions, gather, names
from tests.titles.rio.war.positions import BLACK, GREEN, RED, YELLOW, camps, in_both_editions, remembered, war_table

GUNNER = {GREEN: {"offices": ["gunner"]}}
EIGHT = {"north e": [3, 2], "west 3": [1, 1], "north p": [1]}


def betting(
    *, seats: Mapping[int, Mapping[str, Any]] | None = None, camps: Mapping[str, Sequence[int]] = EIGHT, **fields: Any
) -> RioState:
    """Somebody is asked for a bet; Black attacks."""
    return war_table(phase="betting", fort=True, camps=camps, seats=seats, **fields)


def fire(state: RioState, bet: int, *dice: int) -> Listener:
    listener = state.sink = Listener(dice)
    step(state, f"bet {bet}")
    state.sink = None
    return listener


def shot(listener: Listener) -> dict[str, object]:
    return dict(listener.events)["cannons-fired"]


# ---- who fires


@pytest.mark.rule("RP-CANNON-01")
@in_both_editions
def test_without_the_fort_there_are_no_cannons(edition: str) -> None:
    seats = {0: {"offices": ["gunner"]}}
    t, _ = attack(edition=edition, seats=seats)
    assert asked(gather(t)) == (0, "garrisoning")
    t, _ = attack(edition=edition, seats=seats, fort=True)
    assert asked(gather(t)) == (0, "betting")
    war = {"enemy": "natives", "attacker": 3, "camps": {"north e": [1]}}
    assert "RP-CANNON-01" in refusal(phase="betting", actor=0, attacked=[3], war=war, edition=edition)


@pytest.mark.rule("RP-CANNON-01")
@in_both_editions
def test_the_cannons_fire_once_and_before_the_defenders_come(edition: str) -> None:
    t = betting(seats=GUNNER, edition=edition)
    assert names(fire(t, 2, 1, 1)) == ["cannons-fired"]
    asks = decisions(t, until="recalling")
    assert asks[0] == (RED, "garrisoning")
    assert not {"betting", "shooting"} & {kind for _, kind in asks}


@pytest.mark.rule("RP-CANNON-02")
@in_both_editions
@pytest.mark.parametrize("gunner", [RED, GREEN, YELLOW])
def test_the_gunner_fires_if_he_defends(edition: str, gunner: int) -> None:
    seats: dict[int, dict[str, Any]] = {seat: {"score": 5} for seat in range(4)}
    seats[gunner] = {"score": 50, "offices": ["gunner"]}
    t, begun = attack(fort=True, seats=seats, edition=edition)
    assert begun["seat"] == BLACK
    assert asked(gather(t)) == (gunner, "betting")


@pytest.mark.rule("RP-CANNON-03")
@in_both_editions
@pytest.mark.parametrize("offices", [[], ["gunner"]], ids=["no gunner", "the gunner attacks"])
def test_otherwise_the_weakest_defender_fires(edition: str, offices: list[str]) -> None:
    white, black, red, green = range(4)
    seats: dict[int, dict[str, Any]] = {
        white: {"score": 20},
        black: {"score": 1, "offices": offices},
        red: {"score": 12},
        green: {"score": 15},
    }
    t, begun = attack(fort=True, seats=seats, attacked=[red, green], edition=edition)
    assert begun["seat"] == black
    assert asked(gather(t)) == (red, "betting")


@pytest.mark.rule("RP-CANNON-03")
def test_of_equals_the_last_in_order_fires() -> None:
    scores = {0: {"score": 12}, 1: {"score": 12}, 2: {"score": 12}, 3: {"score": 0}}
    for order, expected in (([0, 1, 2, 3], 2), ([2, 1, 0, 3], 0), ([2, 0, 1, 3], 1)):
        t, _ = attack(fort=True, seats=scores, order=order)
        assert asked(gather(t)) == (expected, "betting")
    scores[0] = {"score": 13}
    t, _ = attack(fort=True, seats=scores, order=[2, 1, 0, 3])
    assert asked(gather(t)) == (1, "betting")


@in_both_editions
def test_who_fires_does_not_move(edition: str) -> None:
    t, _ = attack(fort=True, seats=GUNNER, edition=edition)
    assert asked(gather(t)) == (GREEN, "betting")
    assert t.view(None)["war"]["mover"] == BLACK
    assert TITLE.from_position(t.to_position()).view(None) == t.view(None)


# ---- the bet and the dice


@pytest.mark.rule("RP-OFFICE-14")
@in_both_editions
def test_the_rulebooks_bet_of_three_with_the_gunner(edition: str) -> None:
    t = betting(seats=GUNNER, edition=edition)
    told = fire(t, 3, 3, 5)
    assert shot(told) == {"seat": GREEN, "bet": 3, "dice": 8, "result": 9, "hit": True}
    assert (asked(t), remembered(t)["shots"]) == ((GREEN, "shooting"), 3)
    assert [score(t, seat) for seat in range(4)] == [0, 6, 0, 0]
    assert tally(t, GREEN) == {"war": 6}


@pytest.mark.rule("RP-OFFICE-14")
def test_a_miss_gives_the_gunner_nothing() -> None:
    t = betting(seats=GUNNER)
    assert shot(fire(t, 3, 2, 5))["hit"] is False
    assert score(t, GREEN) == 0


@pytest.mark.rule("RP-OFFICE-11")
@in_both_editions
def test_a_gunner_of_this_year_is_none_yet(edition: str) -> None:
    seats: dict[int, dict[str, Any]] = {RED: {"score": 1}, GREEN: {"offices": {"gunner": 1590}, "score": 9}}
    t, _ = attack(fort=True, year=1590, seats={**seats, YELLOW: {"score": 5}}, edition=edition)
    assert asked(gather(t)) == (RED, "betting")
    seats[RED] = {"score": 20}
    t, _ = attack(fort=True, year=1590, seats={**seats, YELLOW: {"score": 20}}, edition=edition)
    assert asked(gather(t)) == (GREEN, "betting"), "as the weakest"
    assert shot(fire(t, 3, 4, 4)) == {"seat": GREEN, "bet": 3, "dice": 8, "result": 8, "hit": False}


@pytest.mark.rule("RP-CANNON-04")
@in_both_editions
def test_a_substitute_scores_nothing_and_adds_nothing(edition: str) -> None:
    t = betting(edition=edition, seats={GREEN: {"score": 1}, RED: {"score": 1}})
    assert asked(t) == (YELLOW, "betting")
    assert shot(fire(t, 3, 4, 5)) == {"seat": YELLOW, "bet": 3, "dice": 9, "result": 9, "hit": True}
    step(t, *["shoot north e 3", "shoot north e 2", "shoot north e 2"] if edition != "1" else ["shoot north e 1"] * 3)
    assert sum(sum(sizes) for sizes in camps(t).values()) == 5
    assert [score(t, seat) for seat in range(4)] == [1, 1, 0, 0]
    t = betting(edition=edition)
    assert shot(fire(t, 3, 4, 4))["hit"] is False
    assert camps(t) == (EIGHT if edition != "1" else {"north e": [5], "west 3": [2], "north p": [1]})


@pytest.mark.rule("RP-CANNON-05")
@in_both_editions
@pytest.mark.parametrize("bet", [1, 3, 6])
def test_the_dice_must_reach_the_bet_and_six(edition: str, bet: int) -> None:
    for dice in ((1, 1), (3, 3), (3, 4), (4, 4), (4, 5), (5, 5), (6, 5), (6, 6)):
        t = betting(edition=edition)
        assert shot(fire(t, bet, *dice))["hit"] is (sum(dice) >= bet + 6)
        assert asked(t)[1] == ("shooting" if sum(dice) >= bet + 6 else "garrisoning")


@pytest.mark.rule("RP-CANNON-06")
@in_both_editions
def test_a_roll_below_the_target_hits_nobody(edition: str) -> None:
    t = betting(seats=GUNNER, edition=edition)
    before = camps(t)
    assert shot(fire(t, 3, 3, 4)) == {"seat": GREEN, "bet": 3, "dice": 7, "result": 8, "hit": False}
    assert (camps(t), asked(t)) == (before, (RED, "garrisoning"))
    assert score(t, GREEN) == 0


@pytest.mark.rule("RP-CANNON-08")
@in_both_editions
def test_a_bet_is_no_higher_than_the_attackers_and_the_dice(edition: str) -> None:
    five = {"north e": [3], "west 3": [2]}
    t = betting(seats=GUNNER, camps=five, edition=edition)
    assert legal(t) == {"hold-fire", *(f"bet {bet}" for bet in range(1, 6))}
    assert (why(t, "bet 6"), why(t, "bet 5"), why(t, "hold-fire")) == ("RP-CANNON-08", None, None)
    assert legal_of(betting(edition=edition), "bet") == {str(bet) for bet in range(1, 7)}
    assert why(betting(edition=edition), "bet 7") == "RP-CANNON-08", "13 cannot be rolled"
    assert legal_of(betting(seats=GUNNER, edition=edition), "bet") == {str(bet) for bet in range(1, 8)}


@pytest.mark.rule("RP-CANNON-08")
@in_both_editions
def test_nobody_has_to_fire(edition: str) -> None:
    t = betting(seats=GUNNER, edition=edition)
    before, chance = camps(t), (t.lane_a, t.lane_b)
    listener = t.sink = Listener()
    step(t, "hold-fire")
    assert (names(listener), camps(t), asked(t)) == (["fire-held"], before, (RED, "garrisoning"))
    assert (t.lane_a, t.lane_b) == chance, "no dice"


# ---- who falls


@pytest.mark.rule("RP-CANNON-07")
def test_who_fires_chooses_and_may_break_up_groups() -> None:
    t = betting(seats=GUNNER)
    fire(t, 3, 6, 6)
    assert legal(t) == {"shoot north e 3", "shoot north e 2", "shoot west 3 1", "shoot north p 1"}
    assert why(t, "shoot west 3 2") == why(t, "shoot east 1 1") == "RP-CANNON-07"
    step(t, "shoot north e 3", "shoot north e 2", "shoot north p 1")
    assert camps(t) == {"north e": [2, 1], "west 3": [1, 1]}, "of 3, 2, 1, 1, 1 are left 2, 1, 1, 1"
    assert asked(t) == (RED, "garrisoning")


@pytest.mark.rule("RP-CANNON-07")
def test_several_tokens_of_one_group_may_fall() -> None:
    t = betting(seats=GUNNER)
    fire(t, 3, 6, 6)
    step(t, "shoot north e 3", "shoot north e 2", "shoot north e 2")
    assert camps(t) == {"north e": [1, 1], "west 3": [1, 1], "north p": [1]}


@pytest.mark.rule("RP-CANNON-07")
def test_in_edition_1_tokens_fall_from_stacks() -> None:
    t = betting(seats=GUNNER, edition="1", camps={"north e": [5], "west 3": [2]})
    fire(t, 3, 6, 6)
    assert legal(t) == {"shoot north e 1", "shoot west 3 1"}
    assert why(t, "shoot north e 2") == "RP-WAR-20"
    step(t, "shoot north e 1", "shoot west 3 1", "shoot west 3 1")
    assert camps(t) == {"north e": [4]}


@pytest.mark.rule("RP-CANNON-05")
@in_both_editions
def test_a_hit_on_all_attackers_ends_the_war(edition: str) -> None:
    t = betting(seats=GUNNER, camps={"north e": [2]}, edition=edition, city={"b2": crew(BLACK)}, groups={"c3": [RED]})
    told = fire(t, 2, 6, 6)
    assert ("war-ended", {"enemy": "natives", "turns": 0, "left": 0}) in told.events
    assert (t.war, asked(t), score(t, GREEN)) == (None, (RED, "recalling"), 4)
    play(t, "done", "done")
    assert (workers(t, "b2"), workers(t, "c3")) == ({BLACK: 1}, {RED: 1})


# ---- the dice are rolled once


@in_both_editions
def test_nobody_can_send_a_shot_along_with_the_bet(edition: str) -> None:
    """Else a bet that fails would be refused with the shot, and could be tried again until it hits."""
    for seed in range(12):
        game = Game.from_position(betting(edition=edition).to_position(), seed=seed)
        with pytest.raises(FinalBeforeRest) as refused:
            game.apply_all(["bet 4", "shoot north e 3"])
        assert (refused.value.place, game.moves) == (0, ())
        game.apply_all(["bet 4"])
        assert len(game.moves) == 1


def test_shots_can_be_sent_together() -> None:
    state = betting(seats=GUNNER)
    fire(state, 2, 6, 6)
    game = Game.from_position(state.to_position())
    game.apply_all(["shoot north e 3", "shoot north e 2"])
    assert len(game.moves) == 2

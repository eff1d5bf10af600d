"""The war check, the enemies' markers and the turn change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from cabildo.titles.rio.state import RioState
from tests.titles.rio.build import after_war, happens, table, year

ALL = {0, 1, 2, 3}


def end_of_turn(players: int = 4, **fields: Any) -> RioState:
    """The last in order has only to end the effects phase; no symbol but those of the year moves the markers."""
    return table(players, phase="effects", actor=players - 1, seats={players - 1: {"fields": 2}}, **fields)


def check(state: RioState, dice: Sequence[int] = ()) -> dict[str, Any]:
    """What the end of the turn brings, by event; if it is a war, it passes without a battle."""
    happened = dict(happens(state, "done", dice=dice))
    after_war(state)
    return happened


def values(state: RioState) -> tuple[int, int]:
    """What the markers of Natives and Pirates show, 0 on their symbols."""
    track = [0, *state.board.enemy_values]
    natives, pirates = state.markers
    return int(track[natives]), int(track[pirates])


def markers(natives: int = 0, pirates: int = 0) -> dict[str, int]:
    return {name: value for name, value in (("natives", natives), ("pirates", pirates)) if value}


def war(state: RioState, dice: Sequence[int] = ()) -> str | None:
    """The enemy of the war that the end of the turn brings."""
    attack = attack_in(check(state, dice))
    return None if attack is None else attack[0]


def attack_in(happened: dict[str, Any]) -> tuple[str, int] | None:
    """Who attacks, and which seat leads them."""
    begun = happened.get("war-begins")
    return None if begun is None else (begun["enemy"], begun["seat"])


@pytest.mark.rule("RP-WARCHECK-01")
def test_checks_end_when_everybody_was_attacker() -> None:
    t = end_of_turn(year=1590, markers=markers(9, 9), cycles=1, attacked=sorted(ALL))
    assert not {"war-check", "war-begins"} & set(check(t))
    t = end_of_turn(year=1590, markers=markers(9, 9), attacked=[0, 1, 3])
    assert attack_in(check(t, [1, 1])) == ("pirates", 2)
    assert t.cycles == 1


@pytest.mark.rule("RP-WARCHECK-02")
def test_a_war_starts_if_the_dice_do_not_exceed_a_marker() -> None:
    for dice, enemy in (([1, 1], "pirates"), ([2, 3], "natives"), ([3, 3], None), ([6, 6], None)):
        assert war(end_of_turn(year=1585, markers=markers(5, 3)), dice) == enemy


@pytest.mark.rule("RP-WARCHECK-03")
def test_one_marker_reached_means_that_enemy() -> None:
    assert war(end_of_turn(year=1585, markers=markers(5, 3)), [2, 2]) == "natives"
    assert war(end_of_turn(year=1585, markers=markers(3, 5)), [2, 2]) == "pirates"


@pytest.mark.rule("RP-WARCHECK-04")
def test_both_markers_reached_means_pirates() -> None:
    assert war(end_of_turn(year=1585, markers=markers(5, 3)), [1, 2]) == "pirates"


@pytest.mark.rule("RP-WARCHECK-05")
def test_no_war_in_the_first_turn() -> None:
    happened = check(end_of_turn(year=1580))
    assert "war-check" not in happened
    assert "war-begins" not in happened
    assert war(end_of_turn(year=1583, markers=markers(natives=2)), [1, 2]) is None


@pytest.mark.rule("RP-WARCHECK-06")
@pytest.mark.parametrize(("players", "natives", "pirates"), [(2, 2, 0), (3, 2, 0), (4, 3, 2), (5, 4, 3)])
def test_after_a_war_both_markers_go_back(players: int, natives: int, pirates: int) -> None:
    t = end_of_turn(players, year=1599 - 1, markers=markers(6, 5), attacked=[])  # a feather follows
    assert war(t, [3, 3]) == "natives"
    assert values(t) == (natives + 1, pirates)


@pytest.mark.rule("RP-WARCHECK-07")
def test_a_marker_without_room_returns_to_its_symbol() -> None:
    t = end_of_turn(3, year=1583, markers=markers(natives=9, pirates=3))  # a feather follows
    assert war(t, [4, 4]) == "natives"
    assert values(t) == (6, 0)


@pytest.mark.rule("RP-WARCHECK-08")
def test_in_the_first_edition_only_the_attacker_goes_back_by_four() -> None:
    t = end_of_turn(5, edition="1", year=1583, markers=markers(6, 3))  # a feather follows
    assert war(t, [3, 3]) == "natives"
    assert values(t) == (2 + 1, 3)
    aid = end_of_turn(5, options={"one-marker-back": True}, year=1583, markers=markers(6, 3))
    assert war(aid, [3, 3]) == "natives"
    assert values(aid) == (4 + 1, 3), "the player aid's reading: two spaces with five players"


@pytest.mark.rule("RP-WARCHECK-10")
def test_in_the_last_turn_a_missing_war_comes_without_a_roll() -> None:
    t = end_of_turn(3, year=1599, attacked=[0, 2])
    happened = check(t)
    assert attack_in(happened) == ("pirates", 1)
    assert "war-check" not in happened
    assert t.over
    assert war(end_of_turn(3, year=1599, edition="1", attacked=[0, 2])) is None
    assert war(end_of_turn(3, year=1599, cycles=1, attacked=[0, 1, 2])) is None


@pytest.mark.rule("RP-WARCHECK-11")
def test_the_first_edition_checks_for_war_without_end() -> None:
    t = end_of_turn(3, edition="1", year=1590, markers=markers(5), attacked=[1, 2])
    assert attack_in(check(t, [2, 2])) == ("natives", 0)
    assert (t.attacked, t.cycles) == (0, 1), "all have attacked: a new cycle begins"
    t = end_of_turn(3, edition="1", year=1590, markers=markers(5), cycles=1)
    assert attack_in(check(t, [2, 2])) == ("natives", 2)


@pytest.mark.rule("RP-WARCHECK-12")
def test_the_year_moves_on() -> None:
    t = end_of_turn(year=1585)
    check(t)
    assert year(t) == 1586


@pytest.mark.rule("RP-WARCHECK-13")
@pytest.mark.parametrize(
    ("now", "natives", "pirates"), [(1580, 3, 2), (1581, 3, 2), (1582, 2, 3), (1583, 3, 2), (1584, 3, 3)]
)
def test_feathers_move_the_natives_and_skulls_the_pirates(now: int, natives: int, pirates: int) -> None:
    t = end_of_turn(year=now, markers=markers(2, 2))
    assert war(t, [6, 6]) is None
    assert values(t) == (natives, pirates)


@pytest.mark.rule("RP-WARCHECK-14")
def test_a_marker_enters_the_track_on_two() -> None:
    t = end_of_turn(year=1581)
    check(t)
    assert values(t) == (2, 0)


@pytest.mark.rule("RP-WARCHECK-15")
def test_a_marker_stays_on_the_last_space() -> None:
    t = end_of_turn(year=1582, markers=markers(pirates=9))
    assert t.board.enemy_values[-1] == 9
    assert war(t, [6, 6]) is None
    assert values(t) == (0, 9)

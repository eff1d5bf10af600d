"""Red powers that add to the attack value: those of which it is printed, and those by what stands around."""

from typing import Any

import pytest

from tests.titles.trinidad.build import asked, happens, house, play, table
from tests.titles.trinidad.busy_games import comes_back
from tests.titles.trinidad.combat import (
    ANOTHER,
    BESIDE,
    FAR,
    FRONT_2_2,
    FRONT_5_5,
    HERE,
    OTHER,
    RESERVE,
    draws,
    fight,
    foe,
    meet,
    unit,
)
from tests.titles.trinidad.wars import IN, area

PRINTED = [  # the card, the unit that fights, and its AV with the card
    pytest.param(13, "veteran-miliciano", 5, marks=pytest.mark.rule("TR-AFF-13-W")),
    pytest.param(14, "miliciano", 4, marks=pytest.mark.rule("TR-AFF-14-W")),
    pytest.param(15, "veteran-soldier", 13, marks=pytest.mark.rule("TR-AFF-15-W")),
    pytest.param(18, "veteran-miliciano", 8, marks=pytest.mark.rule("TR-AFF-18-W")),
    pytest.param(19, "veteran-miliciano", 5, marks=pytest.mark.rule("TR-AFF-19-W")),
    pytest.param(20, "soldier", 7, marks=pytest.mark.rule("TR-AFF-20-W")),
    pytest.param(21, "veteran-soldier", 13, marks=pytest.mark.rule("TR-AFF-21-W")),
    pytest.param(24, "soldier", 9, marks=pytest.mark.rule("TR-AFF-24-W")),
    pytest.param(25, "soldier", 6, marks=pytest.mark.rule("TR-AFF-25-W")),
    pytest.param(26, "veteran-soldier", 12, marks=pytest.mark.rule("TR-AFF-26-W")),
    pytest.param(27, "miliciano", 5, marks=pytest.mark.rule("TR-AFF-27-W")),
    pytest.param(30, "veteran-soldier", 14, marks=pytest.mark.rule("TR-AFF-30-W")),
    pytest.param(31, "veteran-soldier", 11, marks=pytest.mark.rule("TR-AFF-31-W")),
    pytest.param(32, "miliciano", 4, marks=pytest.mark.rule("TR-AFF-32-W")),
    pytest.param(33, "veteran-miliciano", 7, marks=pytest.mark.rule("TR-AFF-33-W")),
    pytest.param(36, "miliciano", 6, marks=pytest.mark.rule("TR-AFF-36-W")),
    pytest.param(37, "miliciano", 3, marks=pytest.mark.rule("TR-AFF-37-W")),
    pytest.param(38, "veteran-miliciano", 6, marks=pytest.mark.rule("TR-AFF-38-W")),
    pytest.param(39, "soldier", 8, marks=pytest.mark.rule("TR-AFF-39-W")),
    pytest.param(42, "veteran-miliciano", 8, marks=pytest.mark.rule("TR-AFF-42-W")),
    pytest.param(43, "veteran-miliciano", 5, marks=pytest.mark.rule("TR-AFF-43-W")),
    pytest.param(44, "soldier", 7, marks=pytest.mark.rule("TR-AFF-44-W")),
    pytest.param(45, "veteran-soldier", 13, marks=pytest.mark.rule("TR-AFF-45-W")),
    pytest.param(48, "soldier", 9, marks=pytest.mark.rule("TR-AFF-48-W")),
    pytest.param(49, "soldier", 6, marks=pytest.mark.rule("TR-AFF-49-W")),
    pytest.param(50, "veteran-soldier", 12, marks=pytest.mark.rule("TR-AFF-50-W")),
    pytest.param(51, "miliciano", 5, marks=pytest.mark.rule("TR-AFF-51-W")),
    pytest.param(54, "veteran-soldier", 14, marks=pytest.mark.rule("TR-AFF-54-W")),
    pytest.param(55, "veteran-soldier", 11, marks=pytest.mark.rule("TR-AFF-55-W")),
    pytest.param(56, "miliciano", 4, marks=pytest.mark.rule("TR-AFF-56-W")),
    pytest.param(57, "veteran-miliciano", 7, marks=pytest.mark.rule("TR-AFF-57-W")),
    pytest.param(60, "miliciano", 6, marks=pytest.mark.rule("TR-AFF-60-W")),
    pytest.param(61, "miliciano", 3, marks=pytest.mark.rule("TR-AFF-61-W")),
    pytest.param(62, "veteran-miliciano", 6, marks=pytest.mark.rule("TR-AFF-62-W")),
    pytest.param(63, "soldier", 8, marks=pytest.mark.rule("TR-AFF-63-W")),
    pytest.param(66, "veteran-miliciano", 8, marks=pytest.mark.rule("TR-AFF-66-W")),
    pytest.param(67, "veteran-miliciano", 5, marks=pytest.mark.rule("TR-AFF-67-W")),
    pytest.param(68, "soldier", 7, marks=pytest.mark.rule("TR-AFF-68-W")),
    pytest.param(69, "veteran-soldier", 13, marks=pytest.mark.rule("TR-AFF-69-W")),
    pytest.param(72, "soldier", 9, marks=pytest.mark.rule("TR-AFF-72-W")),
    pytest.param(73, "soldier", 6, marks=pytest.mark.rule("TR-AFF-73-W")),
    pytest.param(74, "veteran-soldier", 12, marks=pytest.mark.rule("TR-AFF-74-W")),
    pytest.param(75, "miliciano", 5, marks=pytest.mark.rule("TR-AFF-75-W")),
    pytest.param(78, "veteran-soldier", 14, marks=pytest.mark.rule("TR-AFF-78-W")),
    pytest.param(79, "veteran-soldier", 11, marks=pytest.mark.rule("TR-AFF-79-W")),
    pytest.param(80, "miliciano", 4, marks=pytest.mark.rule("TR-AFF-80-W")),
    pytest.param(81, "veteran-miliciano", 7, marks=pytest.mark.rule("TR-AFF-81-W")),
    pytest.param(84, "miliciano", 6, marks=pytest.mark.rule("TR-AFF-84-W")),
]


def reserve_but(card: int) -> int:
    """A control card for the attacker who waits, if this one is in use."""
    return RESERVE if card != RESERVE else 21


@pytest.mark.parametrize(("card", "kind", "strength"), PRINTED)
def test_a_printed_bonus_is_added(card: int, kind: str, strength: int) -> None:
    state = fight(kind, foe(FRONT_2_2) if card != 39 else foe(), hand=[card], reserve=reserve_but(card))
    drawn = 61 if card != 61 else 67
    assert meet(state, f"use {card}", drawn=[drawn]) == (strength, 3)


@pytest.mark.rule("TR-XWAR-48")
@pytest.mark.parametrize(("card", "kind", "strength"), [param.values for param in PRINTED])
def test_the_attackers_get_the_same_bonus(card: int, kind: str, strength: int) -> None:
    bonus = strength - {"miliciano": 2, "veteran-miliciano": 4, "soldier": 5, "veteran-soldier": 10}[kind]
    state = fight(kind, foe(FRONT_2_2) if card != 39 else foe(), reserve=reserve_but(card))
    assert meet(state, drawn=[card]) == (strength - bonus, 2 + bonus)


# ---- by what stands around


AROUND: list[tuple[dict[str, Any], int]] = [
    ({"foes": [foe(OTHER, elite=True), foe(ANOTHER, elite=True, place=BESIDE)]}, 10),  # 2 + 4 here, 4 next door
    ({}, 2),  # the enemy itself
    ({"foes": [foe(OTHER, place=BESIDE), foe(ANOTHER, elite=True, place="NW")]}, 6),  # the better one next door
    ({"foes": [foe(OTHER, place=FAR)]}, 2),
]


@pytest.mark.rule("TR-AFF-17-W")
@pytest.mark.parametrize(("around", "bonus"), AROUND)
def test_enemies_here_and_next_door_count(around: dict[str, Any], bonus: int) -> None:
    friends = 2 * sum(attacker["place"] == HERE for attacker in around.get("foes", []))
    assert meet(fight(hand=[17], **around), "use 17") == (2 + bonus, 3 + friends)


@pytest.mark.rule("TR-AFF-17-W")
def test_for_attackers_milicianos_are_standard_and_soldiers_elite() -> None:
    state = fight("soldier", own=[unit("veteran-miliciano", post=BESIDE)], others=[unit("miliciano", post=BESIDE)])
    assert meet(state, drawn=[17]) == (5, 2 + 4 + 2 + 2)


@pytest.mark.rule("TR-AFF-40-W")
@pytest.mark.parametrize(
    ("foes", "first", "bonus"),
    [
        ([], 1, 4),
        ([], 0, 0),
        ([foe(OTHER, place=BESIDE, wounds=1), foe(ANOTHER, place="NW", wounds=1)], 1, 12),  # all districts beside
        ([foe(OTHER, place=FAR, wounds=1)], 1, 4),
    ],
)
def test_wounded_enemies_count(foes: list[dict[str, Any]], first: int, bonus: int) -> None:
    assert meet(fight(against=foe(wounds=first), foes=foes, hand=[40]), "use 40") == (2 + bonus, 3)


@pytest.mark.rule("TR-AFF-40-W")
def test_wounded_units_count_for_the_attackers() -> None:
    state = fight(unit(wounds=1), others=[unit(post=BESIDE, wounds=1), unit(post=FAR, wounds=1)])
    assert meet(state, drawn=[40]) == (2, 2 + 8)


# ---- by what was done in this turn


@pytest.mark.rule("TR-AFF-23-W")
@pytest.mark.parametrize(
    ("moves", "bonus"),
    [
        ({"steps": 2, "bonus": 1, "straight": 2, "heading": "east"}, 8),
        ({"steps": 1, "straight": 1, "heading": "north"}, 4),
        ({"steps": 2, "bonus": 1, "straight": 1, "heading": "north"}, 4),  # the first one was not in line
        ({}, 0),
    ],
)
def test_straight_moves_count(moves: dict[str, Any], bonus: int) -> None:
    assert meet(fight(unit(**moves), hand=[23]), "use 23") == (2 + bonus, 3)


@pytest.mark.rule("TR-AFF-23-W")
def test_only_who_has_the_turn_has_moved_in_it() -> None:
    assert meet(fight(attacked=True, moves=1), drawn=[23]) == (2, 2 + 4)
    assert meet(fight(), drawn=[23]) == (2, 2)
    defended = fight(unit(steps=1, straight=1, heading="east"), attacked=True, hand=[23])
    assert meet(defended, "use 23") == (2, 3)


@pytest.mark.rule("TR-AFF-23-W", "TR-AFF-77-W", "TR-XWAR-41")
@pytest.mark.parametrize(
    ("edge", "first", "then", "bonus"),
    [
        ("NW-west", "NW", "NCL", 8),  # it comes in eastwards and goes on
        ("NW-north", "NW", "NCL", 4),  # it turns
        ("NCL-north", "NCL", "CL", 8),
        ("SE-east", "SE", "CR", 8),
        ("SE-east", "SE", "NE", 4),
    ],
)
def test_an_attackers_moves_count_in_one_line(edge: str, first: str, then: str, bonus: int) -> None:
    """It comes in, beats a unit by card 77, goes on to the next one and fights there with card 23."""
    met: dict[str, Any] = {"units": [unit("veteran-soldier", post=then)], "hand": [13]}
    seats = {0: {"units": [unit(post=first)]}, 1: met}
    attackers = [foe(FRONT_5_5, elite=True, place=edge), foe(RESERVE, place="SW-west")]
    war = {"faction": "natives", "round": 1, "attackers": attackers}
    options = {"extended-war": True}
    state = table(3, seats=seats, war=war, options=options, buildings={IN[then]: house(1)})
    happens(state, "council 1", chance=draws(state, 77))
    assert asked(state) == (1, "combat")
    comes_back(state)
    assert meet(state, drawn=[23]) == (10, 7 + 4 + bonus)
    comes_back(state)
    assert area(state).heading < 0  # nobody asks for it in a player's turn


@pytest.mark.rule("TR-AFF-23-W", "TR-AFF-77-W")
def test_a_unit_that_goes_on_in_an_attackers_turn_has_moved_in_it() -> None:
    """By 77 it moves next door and fights there; who stays has not moved, and no attacker has."""
    hand = [23, 77]
    state = fight("soldier", hand=hand, attacked=True, foes=[foe(OTHER, place=BESIDE), foe(ANOTHER)])
    assert meet(state, "use 77") == (5, 3 + 2)
    stays = state.copy()
    assert meet(play(state, f"march 1 {BESIDE}", "attack 1 2"), "use 23", drawn=[67]) == (5 + 4 + 4, 3)
    assert meet(play(stays, "attack 1 3"), "use 23", drawn=[67]) == (5 + 4, 2 + 1 + 2)
    other = fight("soldier", hand=[77, 13], attacked=True, foes=[foe(OTHER, place=BESIDE)])
    meet(other, "use 77")
    assert meet(play(other, f"march 1 {BESIDE}", "attack 1 2"), drawn=[23]) == (5 + 4, 2)


@pytest.mark.rule("TR-AFF-76-W")
def test_each_fight_of_the_turn_counts() -> None:
    assert meet(fight(hand=[76], war={"fights": 1}), "use 76") == (2 + 3, 3)
    assert meet(fight(hand=[76], war={"fights": 2}), "use 76") == (2 + 6, 3)  # the first one is over
    assert meet(fight(hand=[76], attacked=True), "use 76") == (2 + 3, 3)
    assert meet(fight(war={"fights": 2}), drawn=[76]) == (2, 2 + 3)  # an attacker has a turn of its own


@pytest.mark.rule("TR-AFF-76-W")
def test_fights_are_counted_by_attacks() -> None:
    state = table(
        3,
        seats={0: {"units": [unit(), unit()], "hand": [76]}},
        war={"faction": "natives", "round": 1, "attackers": [foe(78), foe(OTHER), foe(60, place="SE-east")]},
        war_fought=True,
        options={"extended-war": True},
    )
    assert meet(state, "attack 1 1", "done", drawn=[36]) == (2 + 2, 2 + 4 + 2)  # lost, with a friend on either side
    assert meet(state, "attack 2 2", "use 76") == (2 + 6, 3 + 2)

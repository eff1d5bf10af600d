"""A fight of the extended war: whom, with which cards, by what attack values, and what becomes of the loser."""

from typing import Any

import pytest

from cabildo.engine.reasons import OTHER_DECISION
from cabildo.titles.trinidad.extended_war.forces import control_hits
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BACK_DRAW, BACK_NAMES, EVENT_BACK, EVENT_DRAW
from tests.titles.trinidad.build import (
    asked,
    hand,
    happens,
    legal,
    legal_of,
    pile,
    play,
    reason,
    refusal,
    refused,
    table,
)
from tests.titles.trinidad.combat import (
    ANOTHER,
    BESIDE,
    FRONT_4_4,
    FRONT_5_5,
    HERE,
    OTHER,
    blows,
    compared,
    fight,
    foe,
    harm,
    meet,
    rotated,
    taker,
    unit,
    wounds,
)

WAR: dict[str, Any] = {"options": {"extended-war": True}, "war_fought": True}


def war_of(*foes: dict[str, Any], **fields: Any) -> dict[str, Any]:
    attackers = [*foes, foe(60, place="SE-east")]
    return {"faction": "natives", "round": 1, "attackers": attackers, **fields}


# ---- whom


def attacked(*units: dict[str, Any], others: tuple[dict[str, Any], ...] = ()) -> TrinidadState:
    """Attacker 1 acts in a district with these units of seats 0 and 1."""
    return table(
        3,
        phase="attackers",
        actor=0,
        seats={0: {"units": list(units)}, 1: {"units": list(others)}},
        war=war_of(foe()),
        step={"place": 1, "attacker": 1, "acting": True, "moved": True},
        order=[0, 1, 2],
        **WAR,
    )


@pytest.mark.rule("TR-XWAR-44")
def test_an_attacker_fights_the_unit_with_the_lowest_hp() -> None:
    events = happens(turn_over(unit("soldier"), others=(unit("miliciano"),)), "pass")
    assert ("fight-began", 1, "miliciano") in [(name, told.get("seat"), told.get("unit")) for name, told in events]


def turn_over(*units: dict[str, Any], others: tuple[dict[str, Any], ...] = ()) -> TrinidadState:
    """Seat 0 is about to end a turn; then attacker 1 acts in a district with these units. Seat 1 has a card."""
    return table(
        3,
        actor=2,
        order=[2, 0, 1],
        seats={0: {"units": list(units), "hand": [14]}, 1: {"units": list(others), "hand": [13]}},
        war=war_of(foe()),
        **WAR,
    )


@pytest.mark.rule("TR-XWAR-44")
def test_between_equals_the_first_player_decides() -> None:
    state = attacked(unit("soldier"), unit("miliciano"), others=(unit("miliciano"), unit("miliciano", post=BESIDE)))
    assert asked(state) == (0, "attackers")
    assert legal(state) == {"target 1 2", "target 2 1"}
    assert refused(state, "target 1 1") == "TR-XWAR-44"
    assert refused(state, "target 2 2") == "TR-XWAR-45"


@pytest.mark.rule("TR-XWAR-45")
def test_a_player_names_unit_and_enemy_in_its_district() -> None:
    state = table(
        3,
        seats={0: {"units": [unit("soldier"), unit("miliciano", post=BESIDE)]}},
        war=war_of(foe(), foe(OTHER), foe(ANOTHER, place=BESIDE)),
        **WAR,
    )
    assert legal_of(state, "attack") == {"1 1", "1 2", "2 3"}
    assert reason(state, "attack 1 3") == "TR-XWAR-45"
    assert meet(state, "attack 1 2") == (5, 2 + 1 + 2)
    assert harm(state, 1) == 0


# ---- the card step


@pytest.mark.rule("TR-XWAR-46")
def test_red_powers_are_used_and_their_cards_rotated() -> None:
    state = fight(hand=[13, 15, 18])
    assert meet(state, "use 13", "use 15") == (2 + 4, 3)
    assert rotated(state) == {13, 15}


@pytest.mark.rule("TR-XWAR-46")
def test_slow_cards_are_used_in_the_attackers_turn_too() -> None:
    state = fight(hand=[13, 15], attacked=True)
    assert asked(state) == (0, "combat")
    assert legal(state) == {"done", "use 13", "use 15", "burn 13", "burn 15"}
    assert refused(state, "use 14") == "TR-CARD-06"
    assert refused(state, "burn 14") == "TR-CARD-09"
    assert refused(state, "pass") == OTHER_DECISION


@pytest.mark.rule("TR-XWAR-46", "TR-CARD-07", "TR-CARD-12")
def test_rotated_cards_can_only_be_burned_and_used_ones_not() -> None:
    state = fight(hand=[13, 15, 19], seats={0: {"rotated": [19]}})
    play(state, "use 13")
    assert legal(state) == {"done", "use 15", "burn 15", "burn 19"}
    assert refused(state, "use 13") == "TR-CARD-07"
    assert refused(state, "use 19") == "TR-CARD-07"
    assert refused(state, "burn 13") == "TR-CARD-12"


@pytest.mark.rule("TR-XWAR-35")
@pytest.mark.parametrize("how", ["plus", "double"])
def test_a_burned_card_is_5_more_or_twice_the_av(how: str) -> None:
    state = fight("soldier", hand=[13], seats={0: {"rotated": [13]}})
    play(state, "burn 13")
    assert asked(state) == (0, "applying")
    assert legal(state) == {"strength plus", "strength double"}
    assert refused(state, "rampart double") == OTHER_DECISION
    assert meet(state, f"strength {how}") == (10, 3)
    assert hand(state, 0) == []
    assert pile(state, "1") == [13]


@pytest.mark.rule("TR-XWAR-35")
def test_each_burned_card_is_5_more() -> None:
    actions = ("burn 13", "strength plus", "burn 15", "strength plus")
    assert meet(fight("soldier", hand=[13, 15]), *actions) == (5 + 2 * 5, 3)


@pytest.mark.rule("TR-XWAR-46")
def test_without_cards_nobody_is_asked() -> None:
    state = table(3, seats={0: {"units": [unit("soldier")]}}, war=war_of(foe()), **WAR)
    assert meet(state, "attack 1 1") == (5, 3)
    assert asked(state) == (0, "turn")


# ---- the attackers' cards


@pytest.mark.rule("TR-XWAR-47")
@pytest.mark.parametrize(("faction", "drawn", "bonus"), [("pirates", [14, 18], 6), ("natives", [14], 2)])
def test_natives_show_one_card_and_pirates_two(faction: str, drawn: list[int], bonus: int) -> None:
    state = fight(faction=faction)
    events = blows(state, drawn=drawn)
    assert ("attackers-showed", {"cards": drawn}) in events
    assert compared(events) == (2, 2 + bonus)


@pytest.mark.rule("TR-XWAR-48")
def test_their_cards_mean_the_unit_and_go_to_the_games_pile() -> None:
    state = fight("soldier", hand=[13])
    assert meet(state, drawn=[52]) == (5, 2)
    assert wounds(state) == 1
    assert pile(state, "game") == [52]


@pytest.mark.rule("TR-EVENT-05")
def test_an_event_in_a_fight_is_discarded_and_replaced() -> None:
    state = fight(options={"events": True})
    state.calm, state.top_back = 0, EVENT_BACK
    chance = {EVENT_DRAW: [0], BACK_DRAW: [BACK_NAMES.index("native")]}
    events = happens(state, "done", chance=chance)
    names = [name for name, _ in events]
    assert "event-void" in names
    assert "event-kept" not in names
    shown = next(told["cards"] for name, told in events if name == "attackers-showed")
    assert pile(state, "game") == shown
    assert len(pile(state, "game")) == 1


# ---- attack values


@pytest.mark.rule("TR-XWAR-49")
def test_doubling_is_of_base_and_bonuses() -> None:
    assert meet(fight(hand=[13, 15, 16]), "use 13", "use 15", "burn 16", "strength double") == (12, 3)


@pytest.mark.rule("TR-XWAR-49")
def test_each_doubling_multiplies_again_and_burned_cards_are_doubled() -> None:
    actions = ("burn 13", "strength plus", "burn 15", "strength double", "burn 16", "strength double")
    assert meet(fight(hand=[13, 15, 16]), *actions) == ((2 + 5) * 4, 3)


@pytest.mark.rule("TR-XWAR-49")
def test_walls_and_friends_are_not_doubled() -> None:
    state = fight(hand=[13], own=[unit()], attacked=True, crossed=True)
    assert meet(state, "burn 13", "strength double") == (2 * 2 + 3 + 2, 3)


@pytest.mark.rule("TR-XWAR-51")
def test_the_final_av_is_base_walls_friends_and_cards() -> None:
    state = fight(hand=[13], own=[unit()], attacked=True, crossed=True)
    assert meet(state, "use 13") == (8, 3)


@pytest.mark.rule("TR-XWAR-52")
@pytest.mark.parametrize(
    ("fields", "walls"),
    [
        ({"attacked": True, "crossed": True, "fort": True}, 6),
        ({"attacked": True, "crossed": True}, 3),
        ({"attacked": True, "fort": True}, 0),
        ({"fort": True}, 0),
    ],
)
def test_walls_help_against_who_has_just_crossed_them(fields: dict[str, Any], walls: int) -> None:
    assert meet(fight(**fields)) == (2 + walls, 3)


@pytest.mark.rule("TR-XWAR-53")
@pytest.mark.parametrize(("friends", "bonus"), [(0, 0), (1, 2), (3, 6), (5, 6)])
def test_friends_of_all_players_count(friends: int, bonus: int) -> None:
    units = [unit() for _ in range(friends)]
    state = fight(own=units[:2], others=units[2:])
    assert meet(state) == (2 + bonus, 3)


@pytest.mark.rule("TR-XWAR-53")
def test_attackers_have_friends_too_in_the_same_district_only() -> None:
    assert meet(fight(foes=[foe(OTHER), foe(ANOTHER, place=BESIDE)])) == (2, 3 + 2)


# ---- the result


@pytest.mark.rule("TR-XWAR-54")
def test_equal_values_change_nothing() -> None:
    state = fight(hand=[18, 14], against=foe(FRONT_4_4))  # 2 + 4 + 2 against 4 + 4
    assert meet(state, "use 18", "use 14", drawn=[24]) == (8, 8)
    assert (wounds(state), harm(state)) == (0, 0)


@pytest.mark.rule("TR-XWAR-55")
@pytest.mark.parametrize(
    ("drawn", "against", "left"),
    [
        (61, 8, 1),  # a difference of 3 against HP 5
        (14, 9, 1),
        (21, 10, None),  # a difference of 5
        (72, 11, None),
    ],
)
def test_the_loser_is_wounded_or_removed(drawn: int, against: int, left: int | None) -> None:
    state = fight("soldier", foe(FRONT_5_5, elite=True))
    assert meet(state, drawn=[drawn]) == (5, against)
    assert wounds(state) == left


@pytest.mark.rule("TR-XWAR-55")
@pytest.mark.parametrize(("card", "strength", "left"), [(14, 7, 1), (21, 8, 1), (18, 9, None)])
def test_attackers_are_wounded_or_removed(card: int, strength: int, left: int | None) -> None:
    """A Soldier (5) against a standard attacker of AV 4 and HP 4, who gets +1."""
    state = fight("soldier", foe(FRONT_4_4), hand=[card])
    assert meet(state, f"use {card}") == (strength, 5)
    assert harm(state) == left


@pytest.mark.rule("TR-XWAR-55")
def test_the_second_wound_removes() -> None:
    state = fight(unit("soldier", wounds=1), foe(FRONT_5_5, elite=True))
    assert meet(state) == (5, 8)
    assert wounds(state) is None
    other = fight("soldier", foe(FRONT_5_5, wounds=1), hand=[14])
    assert meet(other, "use 14") == (7, 6)
    assert harm(other) is None


@pytest.mark.rule("TR-XWAR-56")
@pytest.mark.parametrize(
    ("before", "drawn", "left"),
    [
        (0, 72, 1),  # 5 against 7 + 4: it would be removed
        (1, 72, None),
        (0, 61, 0),  # 5 against 7 + 1: a wound
        (1, 61, 1),
    ],
)
def test_a_shield_makes_the_harm_less(before: int, drawn: int, left: int | None) -> None:
    state = fight(unit("soldier", wounds=before), foe(FRONT_5_5, elite=True), hand=[58])
    assert meet(state, "use 58", drawn=[drawn]) == ((5, 11) if drawn == 72 else (5, 8))
    assert wounds(state) == left


@pytest.mark.rule("TR-XWAR-57")
def test_a_removed_unit_goes_to_the_supply_and_frees_its_marker() -> None:
    state = fight("soldier", foe(FRONT_5_5, elite=True))
    soldiers = state.soldiers
    meet(state, drawn=[72])
    assert state.soldiers == soldiers + 1
    assert list(state.players[0].units) == [0, 0, 0]
    assert "units" not in state.to_position()["players"][0]


@pytest.mark.rule("TR-XWAR-57")
def test_a_removed_volunteer_is_no_piece_of_the_supply() -> None:
    state = fight(unit(volunteer=True), foe(FRONT_5_5))
    milicianos = state.milicianos
    meet(state)
    assert wounds(state) is None
    assert state.milicianos == milicianos


@pytest.mark.rule("TR-XWAR-58")
def test_the_winner_keeps_the_control_card_as_it_lies() -> None:
    state = fight("veteran-soldier", foe(FRONT_4_4, elite=True), hand=[18, 24])
    area = state.area
    assert area is not None
    assert meet(state, "use 18", "use 24") == (18, 7)
    assert harm(state) is None
    assert taker(state) == 0
    assert control_hits(state, area, 0) == 7


# ---- for the automaton


# ---- positions


@pytest.mark.rule("TR-XWAR-45", "TR-XWAR-46", "TR-XWAR-47", "TR-XWAR-52")
@pytest.mark.parametrize(
    ("step", "against"),
    [
        ({"attacker": 2}, "step.attacker: does not stand there (TR-XWAR-45)"),
        ({"attacker": 9}, "step.attacker: is none of this war (TR-XWAR-18)"),
        ({"marker": 2}, "step.marker: does not stand there (TR-XWAR-45)"),
        ({"used": [13]}, "step.used: 13 was not used by seat 0 (TR-XWAR-46)"),
        ({"used": [15, 13]}, "step.used: must be ascending (TR-XWAR-50)"),
        ({"drawn": [61]}, "step.drawn: the attackers show their cards afterwards (TR-XWAR-47)"),
        ({"crossed": True}, "step.crossed: the attacker is not on turn (TR-XWAR-52)"),
    ],
)
def test_what_cannot_be_in_a_fight_is_refused(step: dict[str, Any], against: str) -> None:
    position = {"marker": 1, "attacker": 1, "district": HERE, **step}
    said = refusal(
        3, phase="combat", seats={0: {"units": [unit()], "hand": [13]}}, war=war_of(foe()), step=position, **WAR
    )
    assert said == against


def test_the_question_tells_the_attack_values_as_yet() -> None:
    state = fight("soldier", hand=[13, 15])
    play(state, "use 13")
    params = state.decision.params
    assert (params["strength"], params["against"], params["foe"], params["unit"]) == (6, 2, "indio", "soldier")

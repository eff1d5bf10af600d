"""Red powers that do something of their own, for either side: "the enemy" is whoever stands against the holder."""

from typing import Any

import pytest

from cabildo.engine.reasons import OTHER_DECISION
from tests.titles.trinidad.build import (
    asked,
    happens,
    house,
    legal,
    legal_of,
    next_decade,
    play,
    reason,
    refusal,
    refused,
    until,
)
from tests.titles.trinidad.combat import (
    ANOTHER,
    BESIDE,
    FAR,
    FRONT_2_2,
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
    place,
    post,
    rotated,
    taker,
    unit,
    wounds,
)

WARRIOR = foe(elite=True)  # AV 4, HP 6
NOBODY = -1


# ---- 16: everybody around is wounded


@pytest.mark.rule("TR-AFF-16-W")
def test_16_wounds_all_around_and_takes_the_holder() -> None:
    state = fight(hand=[16], against=foe(elite=True), foes=[foe(OTHER, elite=True, place=BESIDE)], faction="pirates")
    milicianos = state.milicianos
    assert meet(state, "use 16", drawn=[61, 67]) is None
    assert wounds(state) is None
    assert state.milicianos == milicianos + 1
    assert (harm(state, 1), harm(state, 2)) == (1, 1)


@pytest.mark.rule("TR-AFF-16-W")
def test_16_hits_friends_too_and_the_district_with_most_enemy_hp() -> None:
    state = fight(
        hand=[16],
        own=[unit()],
        others=[unit(wounds=1), unit(post=BESIDE), unit(post="NW")],
        foes=[foe(OTHER, place=BESIDE), foe(ANOTHER, place="NW")],  # HP 2 and 3
    )
    meet(state, "use 16")
    assert (wounds(state, 0, 2), wounds(state, 1, 1)) == (1, None)
    assert (wounds(state, 1, 2), wounds(state, 1, 3)) == (0, 1)
    assert (harm(state, 1), harm(state, 2), harm(state, 3)) == (1, 0, 1)


@pytest.mark.rule("TR-AFF-16-W")
@pytest.mark.parametrize(("friend", "hit"), [("NW", BESIDE), (BESIDE, "NW"), (FAR, "NW")])
def test_16_spares_friends_between_districts_with_as_many_hp(friend: str, hit: str) -> None:
    state = fight(
        hand=[16],
        others=[unit(post=friend)],
        foes=[foe(OTHER, place="NW"), foe(FRONT_2_2, place=BESIDE)],  # HP 2 each
    )
    meet(state, "use 16")
    assert (harm(state, 2), harm(state, 3)) == ((1, 0) if hit == "NW" else (0, 1))
    assert wounds(state, 1) == 0


@pytest.mark.rule("TR-AFF-16-W", "TR-XWAR-58")
def test_16_wins_control_cards_for_who_plays_it() -> None:
    state = fight(hand=[16], against=foe(wounds=1), foes=[foe(OTHER, place=BESIDE, wounds=1)])
    meet(state, "use 16")
    assert [harm(state, 1), harm(state, 2)] == [None, None]
    assert [taker(state, 1), taker(state, 2)] == [0, 0]


@pytest.mark.rule("TR-AFF-16-W")
def test_16_of_the_attackers_leaves_the_control_card_to_nobody() -> None:
    state = fight(unit(wounds=1), foes=[foe(OTHER, wounds=1)], others=[unit("soldier")])
    assert meet(state, drawn=[16]) is None
    assert (harm(state, 1), taker(state, 1)) == (None, NOBODY)
    assert (harm(state, 2), taker(state, 2)) == (None, NOBODY)
    assert (wounds(state), wounds(state, 1)) == (None, 1)


@pytest.mark.rule("TR-AFF-16-W")
def test_16_leaves_districts_without_enemies_alone() -> None:
    state = fight(hand=[16], own=[unit(post=BESIDE)])
    meet(state, "use 16")
    assert wounds(state, 0, 2) == 0


# ---- 22: nobody around moves


@pytest.mark.rule("TR-AFF-22-W")
def test_22_takes_the_holder_and_lets_nobody_around_move() -> None:
    state = fight(
        hand=[22],
        own=[unit(post="NW")],
        others=[unit(post=FAR)],
        foes=[foe(OTHER, place=BESIDE), foe(ANOTHER, place=BESIDE), foe(13, place=FAR)],
        faction="pirates",
    )
    assert meet(state, "use 22", drawn=[61, 67]) is None
    assert wounds(state) is None
    written = state.to_position()
    assert [bool(attacker.get("halted")) for attacker in written["war"]["attackers"]] == [
        True,
        True,
        True,
        False,
        False,
    ]
    assert written["players"][0]["units"][1]["halted"] is True
    assert "halted" not in written["players"][1]["units"][0]
    assert (harm(state, 1), taker(state)) == (0, NOBODY)


@pytest.mark.rule("TR-AFF-22-W")
def test_22_holds_for_one_turn() -> None:
    """Two attackers next door stay where they are once; in their next turn they are free."""
    state = fight(hand=[22], foes=[foe(OTHER, place=BESIDE), foe(ANOTHER, place=BESIDE)], buildings={"b5": house(0)})
    blows(state, "use 22", drawn=[61])
    play(state, "pass")
    places = []
    for _round in range(2):
        for seat in (1, 2):  # then those with initiative 3 act
            assert asked(until(state, "turn")) == (seat, "turn")
            play(state, "council 1")
        places.append((place(until(state, "turn"), 2), place(state, 3)))
    assert places[0] == (BESIDE, BESIDE)
    assert BESIDE not in places[1]


@pytest.mark.rule("TR-AFF-22-W")
def test_22_of_the_attackers() -> None:
    state = fight(own=[unit(post=BESIDE)], others=[unit(post=FAR)])
    assert meet(state, drawn=[22]) is None
    assert (harm(state), taker(state)) == (None, NOBODY)
    units = state.to_position()["players"][0]["units"]
    assert [bool(entry.get("halted")) for entry in units] == [True, True]
    assert "halted" not in state.to_position()["players"][1]["units"][0]


# ---- 28: the bonuses change sides


@pytest.mark.rule("TR-AFF-28-W")
def test_28_exchanges_the_bonuses() -> None:
    assert meet(fight(hand=[28], against=WARRIOR), "use 28", drawn=[15]) == (5, 4)


@pytest.mark.rule("TR-AFF-28-W")
def test_28_leaves_the_better_bonus_with_its_holder() -> None:
    assert meet(fight(hand=[28, 18], against=WARRIOR), "use 28", "use 18", drawn=[15]) == (6, 7)


@pytest.mark.rule("TR-AFF-28-W")
def test_28_of_the_attackers_takes_the_better_bonus() -> None:
    state = fight(hand=[18], against=WARRIOR)
    assert meet(state, "use 18", drawn=[28]) == (2, 8)


@pytest.mark.rule("TR-AFF-28-W")
def test_28_leaves_walls_and_friends_where_they_are() -> None:
    state = fight(hand=[28], own=[unit()], against=WARRIOR, attacked=True, crossed=True)
    assert meet(state, "use 28", drawn=[15]) == (2 + 3 + 3 + 2, 4)


# ---- 29: a costly victory


@pytest.mark.rule("TR-AFF-29-W")
def test_29_wounds_the_winners() -> None:
    state = fight(hand=[29], against=WARRIOR, foes=[foe(OTHER, elite=True), foe(ANOTHER, place=BESIDE)])
    assert meet(state, "use 29") == (2, 4 + 1 + 2)
    assert wounds(state) is None
    assert (harm(state, 1), harm(state, 2), harm(state, 3)) == (1, 1, 0)


@pytest.mark.rule("TR-AFF-29-W")
def test_29_does_nothing_where_the_enemies_do_not_win() -> None:
    tied = fight(hand=[29, 13], against=foe(FRONT_2_2))
    assert meet(tied, "use 29", "use 13") == (3, 3)
    assert harm(tied) == 0


@pytest.mark.rule("TR-AFF-29-W", "TR-XWAR-58")
def test_29_wins_the_control_card_of_who_falls_by_it() -> None:
    state = fight(hand=[29], against=foe(elite=True, wounds=1))
    meet(state, "use 29")
    assert (harm(state), taker(state)) == (None, 0)


@pytest.mark.rule("TR-AFF-29-W")
def test_29_of_the_attackers_wounds_all_units_there() -> None:
    state = fight("soldier", others=[unit(), unit(post=BESIDE)])
    assert meet(state, drawn=[29]) == (7, 2)
    assert (wounds(state), wounds(state, 1), wounds(state, 1, 2)) == (1, 1, 0)


# ---- 34: Walls


@pytest.mark.rule("TR-AFF-34-W")
@pytest.mark.parametrize(("choice", "strength"), [("double", 14), ("ignore", 2)])
def test_34_doubles_the_walls_or_leaves_them_out(choice: str, strength: int) -> None:
    state = fight(hand=[34], attacked=True, crossed=True, fort=True)
    play(state, "use 34")
    assert asked(state) == (0, "applying")
    assert legal(state) == {"rampart double", "rampart ignore"}
    assert refused(state, "strength plus") == OTHER_DECISION
    assert meet(state, f"rampart {choice}") == (strength, 3)


@pytest.mark.rule("TR-AFF-34-W")
def test_34_asks_nothing_without_walls() -> None:
    state = fight(hand=[34, 13], attacked=True)
    play(state, "use 34")
    assert asked(state) == (0, "combat")
    assert meet(state) == (2, 3)


@pytest.mark.rule("TR-AFF-34-W")
def test_34_of_the_attackers_leaves_the_walls_out() -> None:
    assert meet(fight(attacked=True, crossed=True, fort=True), drawn=[34]) == (2, 2)


@pytest.mark.rule("TR-AFF-34")
def test_walls_that_helped_in_a_fight_pay_card_34() -> None:
    state = fight(attacked=True, crossed=True, seats={2: {"hand": [34]}})
    meet(state)
    assert asked(state) == (2, "window")
    assert state.decision.params["moment"] == "walls-helped"
    play(state, "use 34")
    assert state.players[2].score == 7


# ---- 35, 64: cards are cancelled


@pytest.mark.rule("TR-AFF-35-W", "TR-AFF-64-W")
@pytest.mark.parametrize(("card", "against"), [(35, 2 + 4), (64, 2 + 2)])
def test_35_and_64_cancel_the_lowest_and_the_highest_card(card: int, against: int) -> None:
    events = blows(fight(hand=[card], faction="pirates"), f"use {card}", drawn=[20, 48])
    assert compared(events) == (2, against)
    assert ("card-cancelled", {"card": 20 if card == 35 else 48}) in events


@pytest.mark.rule("TR-AFF-35-W", "TR-AFF-64-W")
@pytest.mark.parametrize(("card", "strength"), [(35, 2 + 4), (64, 2 + 2)])
def test_the_attackers_cancel_the_players_cards(card: int, strength: int) -> None:
    state = fight(hand=[20, 48])
    assert meet(state, "use 20", "use 48", drawn=[card]) == (strength, 2)
    assert rotated(state) == {20, 48}


@pytest.mark.rule("TR-AFF-35-W")
def test_burned_cards_are_not_cancelled() -> None:
    state = fight(hand=[20, 48])
    assert meet(state, "use 20", "burn 48", "strength plus", drawn=[35]) == (2 + 5, 2)


@pytest.mark.rule("TR-XWAR-50")
def test_35_acts_before_64() -> None:
    state = fight(hand=[35, 36])
    events = blows(state, "use 35", "use 36", drawn=[64])
    assert compared(events) == (2 + 4, 2)
    assert [told for name, told in events if name == "card-cancelled"] == [{"card": 64}]


@pytest.mark.rule("TR-XWAR-50")
def test_35_of_the_attackers_acts_before_64_of_the_player() -> None:
    assert meet(fight(hand=[64], faction="pirates"), "use 64", drawn=[35, 36]) == (2, 2 + 4)


@pytest.mark.rule("TR-XWAR-50")
@pytest.mark.parametrize(("drawn", "left"), [(52, 1), (71, 0)])
def test_64_comes_too_late_for_a_lower_card_that_acts_at_once(drawn: int, left: int) -> None:
    state = fight("soldier", hand=[64])
    assert meet(state, "use 64", drawn=[drawn]) == (5, 2)
    assert wounds(state) == left


@pytest.mark.rule("TR-XWAR-50")
def test_35_comes_too_late_for_16() -> None:
    state = fight(hand=[35])
    assert meet(state, "use 35", drawn=[16]) is None
    assert (harm(state), wounds(state)) == (None, 1)


@pytest.mark.rule("TR-AFF-35-W")
def test_35_cancels_a_lower_card_that_only_counts_in_the_end() -> None:
    assert meet(fight(hand=[35, 18], against=WARRIOR), "use 35", "use 18", drawn=[28]) == (6, 4)


# ---- 41: the nearest friend moves


@pytest.mark.rule("TR-AFF-41-W")
def test_41_moves_the_nearest_friend() -> None:
    state = fight(hand=[41], own=[unit("soldier", post=BESIDE)], others=[unit(post=FAR)], foes=[foe(OTHER, place="NE")])
    events = blows(state, "use 41", drawn=[61])
    assert asked(state) == (0, "shifting")
    assert legal(state) == {"district NCL", "district NE", "district CR"}
    assert refused(state, "district SE") == "TR-AFF-41-W"
    assert refused(state, "done") == OTHER_DECISION
    assert compared(events) is None
    events = happens(state, "district NE")
    assert compared(events) == (2, 3)
    assert post(state, 0, 2) == "NE"
    assert harm(state, 2) == 0  # it does not fight because of it


@pytest.mark.rule("TR-AFF-41-W")
def test_41_lets_its_owner_choose_between_friends_as_near() -> None:
    state = fight(hand=[41], own=[unit(post=BESIDE)], others=[unit(post="NW"), unit(post=FAR)])
    blows(state, "use 41", drawn=[61])
    assert asked(state) == (0, "shifting")
    assert legal(state) == {"target 1 2", "target 2 1"}
    assert refused(state, "target 2 2") == "TR-AFF-41-W"
    assert refused(state, "district SW") == OTHER_DECISION
    play(state, "target 2 1", "district SW")
    assert (post(state, 1), post(state, 0, 2)) == ("SW", BESIDE)


@pytest.mark.rule("TR-AFF-41-W")
def test_41_needs_another_miniature() -> None:
    state = fight(hand=[41])
    assert meet(state, "use 41") == (2, 3)


@pytest.mark.rule("TR-AFF-41-W")
def test_41_of_the_attackers_asks_the_first_player() -> None:
    state = fight(foes=[foe(OTHER, place=BESIDE)], order=[2, 0, 1])
    blows(state, drawn=[41])
    assert asked(state) == (2, "shifting")
    play(state, "district NE")
    assert place(state, 2) == "NE"


@pytest.mark.rule("TR-AFF-41-W", "TR-XWAR-41")
def test_41_brings_in_an_attacker_from_outside() -> None:
    state = fight(foes=[foe(OTHER, place="NCL-north"), foe(ANOTHER, place="NW")], order=[2, 0, 1])
    blows(state, drawn=[41])
    assert legal(state) == {"attacker 2", "attacker 3"}  # both are a move away
    assert refused(state, "attacker 4") == "TR-AFF-41-W"
    play(state, "attacker 2")  # there is only one way
    assert place(state, 2) == HERE


@pytest.mark.rule("TR-AFF-41-W", "TR-XWAR-53")
def test_41_brings_a_friend_before_the_blows() -> None:
    state = fight(hand=[41], own=[unit(post=BESIDE)])
    blows(state, "use 41", drawn=[61])
    assert compared(happens(state, f"district {HERE}")) == (2 + 2, 3)


# ---- 46, 47: ranks


@pytest.mark.rule("TR-AFF-46-W")
@pytest.mark.parametrize(
    ("kind", "strength"), [("miliciano", 5), ("veteran-miliciano", 10), ("soldier", 5), ("veteran-soldier", 10)]
)
def test_46_makes_a_standard_unit_an_elite_one(kind: str, strength: int) -> None:
    assert meet(fight(kind, hand=[46]), "use 46") == (strength, 3)


@pytest.mark.rule("TR-AFF-46-W")
def test_46_counts_for_hp_too() -> None:
    state = fight("veteran-miliciano", foe(FRONT_5_5, elite=True), hand=[46])  # 10 against 7 + 4 + 4 + 3
    friends = fight("veteran-miliciano", foe(FRONT_5_5, elite=True), hand=[46], foes=[foe(OTHER), foe(ANOTHER)])
    assert meet(state, "use 46", drawn=[72]) == (10, 11)
    assert wounds(state) == 1
    assert meet(friends, "use 46", drawn=[72]) == (10, 15)
    assert wounds(friends) == 1  # 5 less than HP 10


@pytest.mark.rule("TR-AFF-46-W")
def test_46_of_the_attackers_turns_the_control_card() -> None:
    state = fight("soldier", foe(FRONT_4_4), hand=[14])  # AV 6, HP 7 on its back
    assert meet(state, "use 14", drawn=[46]) == (7, 6)
    assert harm(state) == 1
    assert state.to_position()["war"]["attackers"][0].get("elite") is None


@pytest.mark.rule("TR-AFF-47-W")
def test_47_makes_an_elite_attacker_a_standard_one() -> None:
    state = fight("soldier", foe(FRONT_4_4, elite=True), hand=[47])  # AV 4, HP 4 on its front
    assert meet(state, "use 47", drawn=[61]) == (5, 5)
    standard = fight("soldier", foe(FRONT_4_4), hand=[47])
    assert meet(standard, "use 47", drawn=[61]) == (5, 5)


@pytest.mark.rule("TR-AFF-47-W")
@pytest.mark.parametrize(
    ("kind", "strength"), [("soldier", 2), ("veteran-soldier", 4), ("miliciano", 2), ("veteran-miliciano", 4)]
)
def test_47_of_the_attackers_makes_soldiers_milicianos(kind: str, strength: int) -> None:
    assert meet(fight(kind), drawn=[47]) == (strength, 2)


@pytest.mark.rule("TR-AFF-47-W", "TR-XWAR-55")
def test_47_counts_for_hp_too() -> None:
    state = fight("soldier", foe(FRONT_4_4))
    assert meet(state, drawn=[47]) == (2, 4)  # 2 less than a Miliciano's HP is not enough
    assert wounds(state) is None


# ---- 52, 59, 71: wounds


@pytest.mark.rule("TR-AFF-52-W")
def test_52_wounds_the_enemy_and_the_fight_goes_on() -> None:
    state = fight(hand=[52, 13], against=foe(FRONT_2_2, elite=True), faction="pirates")
    assert meet(state, "use 52", "burn 13", "strength plus", drawn=[61, 14]) == (7, 7)
    assert (harm(state), wounds(state)) == (1, 0)


@pytest.mark.rule("TR-AFF-59-W")
def test_59_removes_a_wounded_enemy_after_the_fight() -> None:
    state = fight(hand=[59], against=foe(FRONT_5_5, wounds=1), faction="pirates")
    assert meet(state, "use 59", drawn=[61, 67]) == (2, 7)
    assert (harm(state), taker(state)) == (None, 0)
    assert wounds(state) is None  # it was beaten all the same


@pytest.mark.rule("TR-AFF-52-W", "TR-AFF-59-W")
@pytest.mark.parametrize("card", [52, 59])
def test_52_and_59_of_the_attackers(card: int) -> None:
    state = fight(unit("soldier", wounds=1))
    assert meet(state, drawn=[card]) == (5, 2)
    assert wounds(state) is None
    assert harm(state) is None  # beaten by 3 with HP 3


@pytest.mark.rule("TR-AFF-52-W", "TR-AFF-59-W")
def test_52_and_59_together_remove_after_the_fight() -> None:
    state = fight(hand=[52, 59], against=foe(elite=True))
    assert meet(state, "use 52", "use 59") == (2, 5)
    assert (harm(state), wounds(state)) == (None, None)


@pytest.mark.rule("TR-AFF-71-W")
def test_71_removes_a_wounded_enemy_before_the_fight() -> None:
    state = fight(hand=[71], against=foe(elite=True, wounds=1))
    assert meet(state, "use 71") is None
    assert (harm(state), taker(state), wounds(state)) == (None, 0, 0)


@pytest.mark.rule("TR-AFF-71-W")
def test_71_is_followed_by_the_fight_if_the_enemy_survives() -> None:
    state = fight(hand=[71], against=foe(elite=True))
    assert meet(state, "use 71") == (2, 5)
    assert (harm(state), wounds(state)) == (1, None)


@pytest.mark.rule("TR-AFF-71-W")
def test_71_of_the_attackers() -> None:
    state = fight(unit("soldier", wounds=1))
    assert meet(state, drawn=[71]) is None
    assert (wounds(state), harm(state)) == (None, 0)


# ---- 53, 58, 82: shields


@pytest.mark.rule("TR-AFF-53-W")
def test_53_makes_a_removal_a_wound() -> None:
    state = fight(hand=[53], against=foe(FRONT_5_5))
    assert meet(state, "use 53", drawn=[14]) == (2, 7)  # beaten by 5
    assert wounds(state) == 1


@pytest.mark.rule("TR-AFF-58-W")
def test_58_avoids_a_wound() -> None:
    state = fight("soldier", foe(FRONT_5_5, elite=True), hand=[58])
    assert meet(state, "use 58") == (5, 8)  # beaten by 3
    assert wounds(state) == 0


@pytest.mark.rule("TR-AFF-82-W")
def test_82_avoids_the_second_wound() -> None:
    state = fight(unit(wounds=1), foe(FRONT_2_2), hand=[82])
    assert meet(state, "use 82") == (2, 3)  # beaten by 1
    assert wounds(state) == 1


@pytest.mark.rule("TR-AFF-53-W", "TR-AFF-58-W", "TR-AFF-82-W")
@pytest.mark.parametrize("card", [53, 58, 82])
@pytest.mark.parametrize(
    ("kind", "own", "before", "left"),
    [
        ("soldier", [], 0, 0),  # 5 against 4: a wound
        ("soldier", [], 1, 1),
        ("veteran-soldier", [], 0, 1),  # 10 against 4: it would be removed
        ("veteran-soldier", [], 1, None),
    ],
)
def test_shields_of_the_attackers(card: int, kind: str, own: list[int], before: int, left: int | None) -> None:
    state = fight(kind, foe(FRONT_4_4, wounds=before))
    values = (5, 4) if kind == "soldier" else (10, 4)
    assert meet(state, drawn=[card]) == values
    assert harm(state) == left


@pytest.mark.rule("TR-AFF-53-W", "TR-XWAR-56")
def test_two_shields_make_a_removal_nothing() -> None:
    state = fight(hand=[53, 58], against=foe(FRONT_5_5))
    assert meet(state, "use 53", "use 58", drawn=[14]) == (2, 7)
    assert wounds(state) == 0


@pytest.mark.rule("TR-AFF-58-W", "TR-AFF-52-W")
def test_a_shield_keeps_off_the_fights_wound_and_no_cards() -> None:
    state = fight("soldier", foe(FRONT_5_5, elite=True), hand=[58])
    assert meet(state, "use 58", drawn=[52]) == (5, 7)
    assert wounds(state) == 1


# ---- 65: healing


@pytest.mark.rule("TR-AFF-65-W")
def test_65_heals_friends_here_and_next_door() -> None:
    state = fight(unit("soldier", wounds=1), hand=[65], others=[unit(post=BESIDE, wounds=1), unit(post=FAR, wounds=1)])
    assert meet(state, "use 65") == (5, 3)
    assert (wounds(state), wounds(state, 1, 1), wounds(state, 1, 2)) == (0, 0, 1)


@pytest.mark.rule("TR-AFF-65-W")
def test_65_of_the_attackers() -> None:
    state = fight(against=foe(wounds=1), foes=[foe(OTHER, place=BESIDE, wounds=1), foe(ANOTHER, place=FAR, wounds=1)])
    assert meet(state, drawn=[65]) == (2, 2)
    assert (harm(state, 1), harm(state, 2), harm(state, 3)) == (0, 0, 1)


# ---- 70: away


@pytest.mark.rule("TR-AFF-70-W")
def test_70_lets_the_unit_withdraw() -> None:
    state = fight(hand=[70], against=foe(elite=True), faction="pirates", attacked=True)
    events = blows(state, "use 70", drawn=[61, 67])
    assert asked(state) == (0, "shifting")
    assert legal(state) == {"district NW", "district NCR", "district CL"}
    assert refused(state, "district SE") == "TR-AFF-70-W"
    events += happens(state, "district CL")
    assert compared(events) is None
    assert (post(state), wounds(state), harm(state)) == ("CL", 0, 0)


@pytest.mark.rule("TR-AFF-70-W")
def test_70_is_followed_by_no_other_fight() -> None:
    state = fight(hand=[70, 77], foes=[foe(OTHER, place="CL")])
    blows(state, "use 70", "use 77", drawn=[61])
    play(state, "district CL")
    assert asked(state) == (0, "turn")
    assert legal_of(state, "attack") == set()
    assert reason(state, "attack 1 2") == "TR-XWAR-33"


@pytest.mark.rule("TR-AFF-70-W")
def test_70_of_the_attackers_asks_the_first_player() -> None:
    state = fight("veteran-soldier", order=[1, 0, 2])
    blows(state, drawn=[70])
    assert asked(state) == (1, "shifting")
    play(state, "district NW")
    assert (place(state), harm(state), wounds(state)) == ("NW", 0, 0)


# ---- 77: again


@pytest.mark.rule("TR-AFF-77-W")
def test_77_lets_the_survivor_move_and_fight_again() -> None:
    state = fight("soldier", hand=[77, 13, 15], foes=[foe(OTHER, place=BESIDE)])
    assert meet(state, "use 77", "use 13") == (6, 3)
    assert harm(state) is None
    assert asked(state) == (0, "pursuing")
    assert legal(state) == {"done", "march 1 NW", "march 1 NCR", "march 1 CL"}
    assert refused(state, "march 1 SE") == "TR-XWAR-32"
    assert refused(state, "march 2 NW") == "TR-AFF-77-W"
    assert refused(state, "attack 1 2") == "TR-XWAR-45"
    assert refused(state, "attack 2 2") == "TR-AFF-77-W"
    assert refused(state, "pass") == OTHER_DECISION
    play(state, f"march 1 {BESIDE}")
    assert legal(state) == {"done", "attack 1 2"}
    assert refused(state, "march 1 NE") == "TR-AFF-77-W"
    play(state, "attack 1 2")
    assert asked(state) == (0, "combat")
    assert meet(state, drawn=[67]) == (5 + 4, 3)  # card 13 is not carried over
    assert asked(state) == (0, "turn")


@pytest.mark.rule("TR-AFF-77-W")
def test_77_may_stay_and_fight_or_do_neither() -> None:
    state = fight("soldier", hand=[77], foes=[foe(OTHER)])
    assert meet(state, "use 77") == (5, 3 + 2)
    assert legal(state) == {"done", "march 1 NW", "march 1 NCR", "march 1 CL", "attack 1 1", "attack 1 2"}
    left = state.copy()
    play(left, "done")
    assert asked(left) == (0, "turn")
    assert meet(state, "attack 1 2", drawn=[67]) == (9, 3 + 2)


@pytest.mark.rule("TR-AFF-77-W")
def test_77_is_for_survivors() -> None:
    state = fight(hand=[77], against=foe(FRONT_5_5))
    meet(state, "use 77")
    assert wounds(state) is None
    assert asked(state) == (0, "turn")


@pytest.mark.rule("TR-AFF-77-W")
def test_77_of_an_attacker_fights_again_where_units_are() -> None:
    state = fight("soldier", foe(FRONT_4_4), others=[unit(), unit()], order=[2, 0, 1], faction="pirates")
    events = blows(state, drawn=[61, 77])
    assert compared(events) == (5 + 4, 5)  # beaten by 4 with HP 4
    assert harm(state) is None
    survives = fight(
        "soldier", foe(FRONT_5_5), others=[unit(), unit(wounds=1)], order=[2, 0, 1], seats={1: {"hand": [13]}}
    )
    blows(survives, drawn=[77])
    assert harm(survives) == 1
    assert asked(survives) == (2, "targeting")
    assert legal(survives) == {"target 2 1", "target 2 2"}
    assert refused(survives, "target 1 1") == "TR-XWAR-44"
    assert refused(survives, "target 3 1") == "TR-XWAR-45"
    play(survives, "target 2 1")
    assert asked(survives) == (1, "combat")
    assert meet(survives) == (2 + 4, 5 + 4 + 1)
    assert wounds(survives, 1) is None


@pytest.mark.rule("TR-AFF-77-W")
def test_77_of_an_attacker_moves_to_fight_again() -> None:
    """It has beaten the only unit there; buildings and a unit draw it to the next district."""
    state = fight(
        against=foe(FRONT_5_5), others=[unit(post=BESIDE)], buildings={"i2": house(1)}, seats={1: {"hand": [13]}}
    )
    events = blows(state, drawn=[77])
    assert wounds(state) is None
    assert place(state) == BESIDE
    assert ("attacker-moved", BESIDE) in [(name, told.get("district")) for name, told in events]
    assert asked(state) == (1, "combat")
    assert meet(state) == (2, 5 + 4 + 1)
    assert asked(state) == (0, "turn")


@pytest.mark.rule("TR-AFF-77-W", "TR-XWAR-52")
def test_77_of_an_attacker_that_stays_meets_the_walls_again() -> None:
    hands = {1: {"hand": [13]}}
    state = fight(against=foe(FRONT_5_5), others=[unit()], attacked=True, crossed=True, seats=hands)
    assert compared(blows(state, drawn=[77])) == (2 + 3 + 2, 5)
    assert harm(state) == 1
    play(state, "target 2 1")
    assert meet(state) == (2 + 3 + 2, 5 + 4 + 1)


@pytest.mark.rule("TR-AFF-77-W")
def test_77_is_followed_by_no_third_fight() -> None:
    state = fight("veteran-soldier", foe(FRONT_5_5, elite=True), again="assault", attacked=True)
    assert meet(state, drawn=[77]) == (10, 7 + 4)
    assert asked(state) == (1, "turn")


# ---- 83: reinforcements


@pytest.mark.rule("TR-AFF-83-W")
def test_83_adds_a_miliciano_even_without_one_in_supply() -> None:
    state = fight("soldier", foe(FRONT_2_2), hand=[83])
    state.milicianos = 0
    assert meet(state, "use 83") == (5, 3)
    assert (post(state, 0, 2), wounds(state, 0, 2)) == (HERE, 0)
    added = state.to_position()["players"][0]["units"][1]
    assert (added["unit"], added["volunteer"], added["newcomer"]) == ("miliciano", True, True)
    assert state.milicianos == 0


@pytest.mark.rule("TR-AFF-83-W")
def test_83_acts_from_the_next_round_on() -> None:
    state = fight("soldier", foe(FRONT_2_2), hand=[83, 13], foes=[foe(OTHER, elite=True)])
    assert meet(state, "use 83", "burn 13", "strength plus") == (10, 3 + 2)
    assert reason(state, "attack 2 2") == "TR-AFF-83-W"
    assert refused(state, "march 2 NW") == "TR-AFF-83-W"


@pytest.mark.rule("TR-AFF-83-W")
def test_83_needs_a_free_war_marker_and_a_removed_enemy() -> None:
    full = fight("soldier", foe(FRONT_2_2), hand=[83], own=[unit(post=FAR), unit(post=FAR)])
    assert meet(full, "use 83") == (5, 3)
    assert [post(full, 0, marker) for marker in (2, 3)] == [FAR, FAR]
    wounded = fight("soldier", foe(FRONT_4_4), hand=[83, 13])
    assert meet(wounded, "use 83", "use 13") == (6, 5)
    assert post(wounded, 0, 2) is None


@pytest.mark.rule("TR-AFF-83-W")
def test_83_of_the_attackers_brings_another_one_of_the_era() -> None:
    state = fight(against=foe(FRONT_5_5), foes=[foe(OTHER, place=FAR)])
    blows(state, drawn=[83])
    assert wounds(state) is None
    attackers = state.to_position()["war"]["attackers"]
    assert len(attackers) == 4
    added = attackers[3]
    assert (added["place"], added["newcomer"], added.get("elite")) == (HERE, True, None)
    assert state.board.control_era[added["card"] - 13] == 1


@pytest.mark.rule("TR-AFF-83-W", "TR-XWAR-57")
def test_who_joined_by_83_falls_without_coming_to_the_supply() -> None:
    for volunteer in (False, True):
        state = fight(unit(volunteer=volunteer), foe(FRONT_5_5))
        milicianos = int(state.milicianos)
        meet(state)
        assert wounds(state) is None
        assert state.milicianos == milicianos + (0 if volunteer else 1)


@pytest.mark.rule("TR-AFF-83-W")
def test_83_leaves_when_the_war_is_over() -> None:
    state = fight("soldier", foe(FRONT_2_2), hand=[83], decade=2)
    meet(state, "use 83")
    assert wounds(state, 0, 2) == 0
    next_decade(state)
    assert state.area is None
    assert list(state.players[0].units)[1] == 0


# ---- combinations


def test_28_takes_over_what_a_burned_card_doubles() -> None:
    """2 doubled is a bonus of 2, which goes to the attackers for their 3; cards 28 and 15 are the attackers'."""
    state = fight(hand=[13], against=WARRIOR, faction="pirates")
    assert meet(state, "burn 13", "strength double", drawn=[28, 13 + 1]) == (2 + 2, 4 + 2)
    other = fight("soldier", hand=[13, 36], against=WARRIOR)
    assert meet(other, "use 36", "burn 13", "strength double", drawn=[28]) == (5, 4 + 13)


def test_46_and_47_on_the_same_unit_leave_it_standard() -> None:
    assert meet(fight("veteran-miliciano", hand=[46]), "use 46", drawn=[47]) == (4, 2)
    assert meet(fight("soldier", foe(FRONT_4_4, elite=True), hand=[46, 47]), "use 46", "use 47") == (5, 5)


def test_a_wound_by_52_can_be_healed_by_65_before_the_blows_end() -> None:
    state = fight(unit("veteran-soldier", wounds=1), hand=[65])
    assert meet(state, "use 65", drawn=[52]) == (10, 2)
    assert wounds(state) == 1


def test_22_after_16_has_nobody_left() -> None:
    state = fight(hand=[16, 22], foes=[foe(OTHER, place=BESIDE)])
    assert meet(state, "use 16", "use 22") is None
    assert harm(state, 2) == 1
    assert "halted" not in state.to_position()["war"]["attackers"][1]


def test_40_counts_what_52_has_wounded() -> None:
    assert meet(fight(hand=[40, 52]), "use 40", "use 52") == (2 + 4, 3)


def test_70_with_a_second_wound_comes_too_late() -> None:
    state = fight(unit(wounds=1), hand=[70])
    assert meet(state, "use 70", drawn=[52]) is None
    assert wounds(state) is None
    assert asked(state) == (0, "turn")


def test_83_after_71() -> None:
    state = fight(hand=[71, 83], against=foe(elite=True, wounds=1))
    assert meet(state, "use 71", "use 83") is None
    assert post(state, 0, 2) == HERE


def test_76_in_the_second_fight_of_77() -> None:
    state = fight("soldier", hand=[76, 77], foes=[foe(OTHER)])
    meet(state, "use 77", "done")
    assert meet(state, "attack 1 2", "use 76", drawn=[67]) == (5 + 4 + 6, 3 + 2)


# ---- positions of what cards ask


def test_what_a_card_asks_can_be_written_and_read() -> None:
    shifting = fight(hand=[41], own=[unit(post=BESIDE)], others=[unit(post="NW")])
    blows(shifting, "use 41", drawn=[61])
    pursuing = fight("soldier", hand=[77], foes=[foe(OTHER)])
    blows(pursuing, "use 77", drawn=[61])
    applying = play(fight(hand=[13]), "burn 13")
    aimed = fight("soldier", foe(FRONT_5_5), others=[unit(), unit(wounds=1)])
    blows(aimed, drawn=[77])
    for state, kind in ((shifting, "shifting"), (pursuing, "pursuing"), (applying, "applying"), (aimed, "targeting")):
        assert state.decision.kind == kind
        document = state.to_position()
        again = state.title.from_position(document)
        assert again.to_position() == document
        assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize(
    ("phase", "step", "against"),
    [
        ("pursuing", {"marker": 2}, "step.marker: has no unit in the Combat Area (TR-AFF-77-W)"),
        ("targeting", {"attacker": 2}, "step.attacker: does not stand in the city (TR-XWAR-45)"),
    ],
)
def test_what_cannot_be_asked_is_refused(phase: str, step: dict[str, Any], against: str) -> None:
    war = {"faction": "natives", "round": 1, "attackers": [foe(), foe(60, place="SE-east")]}
    said = refusal(
        3,
        phase=phase,
        seats={0: {"units": [unit()]}},
        war=war,
        step=step,
        waiting=[{"phase": "turn"}],
        war_fought=True,
        options={"extended-war": True},
    )
    assert said == against

"""Who attacks, what becomes of their own things, and how many tokens come."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.rio.build import (
    Listener,
    after_war,
    asked,
    building,
    crew,
    house,
    hut,
    legal,
    legal_of,
    refusal,
    shared,
    step,
    tally,
    why,
    workers,
)
from tests.titles.rio.war.playing import attack, decisions, fight, gather, names
from tests.titles.rio.war.positions import (
    BLACK,
    GREEN,
    PAIR,
    SINGLE,
    camps,
    gains,
    in_both_editions,
    remembered,
    stack,
    stacks,
    war_of,
    war_table,
)


def bonus(players: int, value: int, enemy: str = "natives", **fields: Any) -> int:
    """The attackers that an enemy brings whose marker is on this value."""
    _, begun = attack(players, markers={enemy: value}, **fields)
    assert begun["enemy"] == enemy
    assert begun["attackers"] == begun["workers"] + 2 * begun["defenders"] + begun["bonus"]
    return int(begun["bonus"])


# ---- the steps of a war, and who attacks


@pytest.mark.rule("RP-WAR-01")
@in_both_editions
def test_a_war_has_five_steps(edition: str) -> None:
    t, begun = attack(3, edition=edition, fort=True, seats={0: {"silver": 1}}, city={"e6": hut(0), "h6": hut(1)})
    assert (begun["seat"], asked(t)) == (2, (2, "mustering"))
    listener = t.sink = Listener([6, 6])
    gather(t)
    assert asked(t) == (1, "betting")
    step(t, "bet 1")
    assert asked(t) == (1, "shooting")
    step(t, *sorted(legal(t))[:1])
    assert asked(t) == (0, "garrisoning")
    step(t, "garrison e6", "done")
    assert asked(t) == (0, "recruiting")
    step(t, "recruit", "garrison e6", "done", "garrison h6", "done", "done")
    assert asked(t) == (2, "leading")
    assert names(listener) == [
        "attackers-mustered",
        "cannons-fired",
        "attacker-shot",
        "defender-placed",
        "recruited",
        "defender-placed",
        "war-turn",
    ]


@pytest.mark.rule("RP-WAR-02")
@in_both_editions
@pytest.mark.parametrize(("attacked", "attacker"), [([], 3), ([3], 2), ([2, 3], 1), ([1, 2, 3], 0), ([1], 3)])
def test_the_last_in_order_who_has_not_attacked_yet_attacks(edition: str, attacked: list[int], attacker: int) -> None:
    assert attack(edition=edition, attacked=attacked)[1]["seat"] == attacker


@pytest.mark.rule("RP-WAR-02")
def test_the_order_of_this_turn_counts() -> None:
    assert attack(order=[3, 1, 0, 2], attacked=[2])[1]["seat"] == 0


@pytest.mark.rule("RP-WAR-03")
@in_both_editions
def test_an_attacker_is_marked_and_does_not_attack_again_in_the_cycle(edition: str) -> None:
    white, black = 0, 1
    t, begun = attack(edition=edition, attacked=[2, 3], markers={"natives": 9})
    assert (begun["seat"], t.to_position()["attacked"]) == (black, [1, 2, 3])
    after_war(t)
    assert t.to_position()["attacked"] == [1, 2, 3]
    _, begun = attack(edition=edition, attacked=t.to_position()["attacked"])
    assert begun["seat"] == white
    assert "RP-WAR-03" in refusal(
        phase="leading",
        actor=None,
        attacked=[2, 3],
        war={"enemy": "natives", "attacker": black, "camps": {"north a": [1]}},
    )


@pytest.mark.rule("RP-WAR-04")
@in_both_editions
def test_all_others_defend(edition: str) -> None:
    white, black, red, green = range(4)
    t, begun = attack(edition=edition, order=[white, red, green, black])
    assert (begun["seat"], begun["defenders"]) == (black, 3)
    asks = decisions(gather(t))
    assert [seat for seat, kind in asks if kind == "garrisoning"] == [white, red, green]
    movers = [seat for seat, _ in decisions(step(t, "done"), until="recalling")]
    assert movers[:3] == [white, red, green]
    war = {"enemy": "natives", "attacker": black, "camps": {"north a": [1]}}
    assert "RP-WAR-04" in refusal(phase="garrisoning", actor=black, attacked=[black], war=war, edition=edition)


# ---- the attacker's own things


@pytest.mark.rule("RP-WAR-05")
@in_both_editions
def test_the_attackers_own_workers_are_no_part_of_the_war(edition: str) -> None:
    t = war_table({"d6": PAIR, "g6": [GREEN, GREEN]}, city={"e6": crew(BLACK, 2)}, edition=edition)
    assert workers(t, "e6") == {BLACK: 2}
    assert (why(t, "lead e6"), "e6" in stacks(t)) == ("RP-COMBAT-02", False), "they neither move nor fight"
    step(t, "lead d6")
    assert why(t, "march e6") == "RP-WAR-06", "nor are they attacked"
    step(t, "stay")
    fight(t)
    assert workers(t, "e6") == {BLACK: 2}


@pytest.mark.rule("RP-WAR-05")
@pytest.mark.parametrize("seed", range(3))
def test_the_attackers_own_workers_are_still_there_afterwards(seed: int) -> None:
    city = {"e2": crew(3, 2), "e1": crew(0, 2), "f1": hut(1), "d1": hut(2), "f2": house(0)}
    t, _ = attack(city=city, markers={"natives": 9}, level="expert")
    gather(t, "north e 3", "north f 1", "north d 1", "north g 1")
    assert {"battle", "building-destroyed"} <= set(names(fight(t, seed)))
    assert workers(t, "e2") == {3: 2}


@pytest.mark.rule("RP-WAR-06")
@in_both_editions
def test_where_the_attackers_workers_are_nobody_enters(edition: str) -> None:
    city = {"e6": shared("market", BLACK), "f7": house(BLACK)}
    t = war_table({"d6": SINGLE, "f6": [GREEN]}, city=city, edition=edition)
    step(t, "lead d6")
    assert why(t, "march e6") == "RP-WAR-06"
    assert "g6" not in legal_of(t, "march"), "nor does the way lead through it"
    step(t, "stay", "done", "done")
    assert asked(t) == (GREEN, "leading")
    step(t, "lead f6")
    assert why(t, "march e6") == "RP-WAR-06"
    assert legal_of(t, "march") & {"e6", "d6"} == set()
    after_war(t)
    assert (building(t, "e6"), workers(t, "e6")) == ("market", {BLACK: 1})


@pytest.mark.rule("RP-WAR-06")
@in_both_editions
def test_attackers_outside_find_such_a_space_closed(edition: str) -> None:
    t = war_table(camps={"north e": [1], "north f": [1]}, city={"e1": crew(BLACK)}, edition=edition)
    assert legal_of(t, "lead") == {"north f 1"}
    assert why(t, "lead north e 1") == "RP-WAR-06"


@pytest.mark.rule("RP-WAR-06")
def test_defenders_are_not_placed_there() -> None:
    city = {"e6": shared("market", BLACK), "f7": house(BLACK), "h6": "carpenter"}
    t = war_table(
        phase="garrisoning", actor=GREEN, city=city, seats={GREEN: {"offices": ["general"]}}, camps={"north a": [1]}
    )
    assert (why(t, "garrison e6"), legal_of(t, "garrison")) == ("RP-WAR-06", {"f7", "h6"})


@pytest.mark.rule("RP-WAR-07")
@in_both_editions
def test_the_attackers_general_does_nothing(edition: str) -> None:
    seats = {3: {"offices": ["general"]}}
    city = {"e1": hut(1), "h6": house(3)}
    t, begun = attack(seats=seats, city=city, edition=edition)
    assert (begun["seat"], begun["attackers"]) == (3, 6)
    asks = decisions(gather(t, "north e 1"))
    assert (3, "garrisoning") not in asks, "no token"
    step(t, "lead north e 1", "march e1")
    assert (tally(t, 3), building(t, "e1")) == ({"war": 2}, None), "a hut and no extra point"


@pytest.mark.rule("RP-WAR-08")
@in_both_editions
def test_empty_huts_and_houses_of_the_attacker_are_targets(edition: str) -> None:
    t = war_table({"d6": SINGLE, "m6": SINGLE}, city={"e6": hut(BLACK), "m7": house(BLACK)}, edition=edition)
    step(t, "lead d6")
    assert "e6" in legal_of(t, "march")
    assert "f6" not in legal_of(t, "march"), "it stands in the way"
    assert gains(t, "march e6") == {BLACK: 2}
    assert (building(t, "e6"), stacks(t)) == (None, {"m6": SINGLE})
    assert gains(t, "lead m6", "march m7") == {BLACK: 4}


@pytest.mark.rule("RP-WAR-08")
@in_both_editions
def test_by_the_player_aid_the_attackers_homes_are_neutral(edition: str) -> None:
    t = war_table(
        {"d6": SINGLE, "e5": SINGLE},
        city={"e6": hut(BLACK), "f5": hut(GREEN)},
        edition=edition,
        options={"neutral-homes": True},
    )
    step(t, "lead d6")
    assert {"e6", "f6"} <= legal_of(t, "march"), "attackers walk over it"
    assert gains(t, "march e6") == {}
    assert (building(t, "e6"), stack(t, "e6")) == ("hut", SINGLE)
    assert gains(t, "lead e6", "march f6") == {}
    assert gains(t, "lead e5", "march f5") == {BLACK: 2}, "homes of others fall"


@pytest.mark.rule("RP-WAR-08")
def test_tokens_fight_for_a_neutral_home_which_stays() -> None:
    t = war_table({"d6": PAIR, "e6": [GREEN]}, city={"e6": house(BLACK)}, options={"neutral-homes": True})
    assert gains(t, "lead d6", "march e6") == {GREEN: 2}
    assert (building(t, "e6"), stack(t, "e6")) == ("house", PAIR)


# ---- how many


@pytest.mark.rule("RP-WAR-09")
def test_the_rulebooks_eleven_attackers() -> None:
    t, begun = attack(5, city={"b2": crew(0, 2), "c3": crew(1)}, level="expert")
    assert begun["attackers"] == 3 + 4 * 2 == 11
    assert war_of(t) == {"enemy": "natives", "attacker": 4, "groups": {"b2": [0, 0], "c3": [1]}}
    assert remembered(t) == {"waiting": 11}


@pytest.mark.rule("RP-WAR-10")
@in_both_editions
def test_only_defenders_in_the_city_count(edition: str) -> None:
    _, begun = attack(
        city={"b2": crew(0, 2), "c3": crew(1), "d4": crew(3, 2)},
        grids={"fort": {1: 0, 2: 0, 3: 1, 4: 2}},
        seats={0: {"fields": 2}, 2: {"artisan": 1}},
        tracks={"mine": {1: 1}},
        edition=edition,
    )
    assert (begun["seat"], begun["workers"], begun["attackers"]) == (3, 3, 3 + 3 * 2)


@pytest.mark.rule("RP-WAR-11")
def test_edition_1_counts_the_same_way() -> None:
    _, begun = attack(5, city={"b2": crew(0, 2), "c3": crew(1)}, grids={"fort": {1: 0}}, edition="1")
    assert begun["attackers"] == 11


@pytest.mark.rule("RP-COMP-10")
@in_both_editions
def test_attackers_are_not_limited_by_the_discs_in_the_box(edition: str) -> None:
    city = {"b2": crew(0, 3), "c3": crew(0, 3), "d4": crew(1, 3), "e5": crew(2)}
    t, begun = attack(5, attacked=[3, 4], order=[0, 1, 3, 4, 2], city={**city, "f6": crew(3)}, edition=edition)
    assert (begun["seat"], begun["attackers"]) == (2, 10 + 4 * 2)
    gather(t)
    assert sum(sum(sizes) for sizes in camps(t).values()) == 18
    assert t.to_position()["attacked"] == [2, 3, 4]


# ---- the bonus


@pytest.mark.rule("RP-WAR-12")
@pytest.mark.parametrize(("enemy", "dice", "expected"), [("natives", (2, 3), 3), ("pirates", (1, 2), 1)])
@pytest.mark.parametrize("options", [{"edition": "1"}, {"level": "expert"}], ids=["1", "2.03"])
def test_the_marker_of_the_enemy_who_comes_gives_the_bonus(
    options: dict[str, Any], enemy: str, dice: tuple[int, int], expected: int
) -> None:
    t, begun = attack(3, markers={"natives": 5, "pirates": 3}, dice=dice, **options)
    assert (begun["enemy"], begun["bonus"], begun["attackers"]) == (enemy, expected, 4 + expected)
    assert remembered(t)["waiting"] == 4 + expected


@pytest.mark.rule("RP-WAR-12")
def test_a_marker_on_its_symbol_gives_none() -> None:
    _, begun = attack(3, year=1599, attacked=[1, 2], markers={"natives": 9}, level="expert")
    assert (begun["enemy"], begun["bonus"], begun["attackers"]) == ("pirates", 0, 4)


@pytest.mark.rule("RP-WAR-13")
@pytest.mark.parametrize("enemy", ["natives", "pirates"])
def test_the_bonus_by_space(enemy: str) -> None:
    expected = {2: 0, 3: 1, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4, 9: 5}
    assert {value: bonus(3, value, enemy, level="expert") for value in expected} == expected
    assert {value: bonus(3, value, enemy, edition="1") for value in expected} == expected


@pytest.mark.rule("RP-WAR-14")
@pytest.mark.parametrize(("level", "expected"), [("beginner", 1), ("intermediate", 2), ("expert", 3)])
def test_less_experience_fewer_attackers(level: str, expected: int) -> None:
    assert bonus(3, 6, level=level) == expected


@pytest.mark.rule("RP-WAR-15")
@pytest.mark.parametrize(("players", "expected"), [(2, 3), (3, 3), (4, 2), (5, 1)])
def test_more_players_a_smaller_bonus(players: int, expected: int) -> None:
    assert bonus(players, 6, level="expert") == expected


@pytest.mark.rule("RP-WAR-16")
def test_the_rulebooks_four_intermediate_players() -> None:
    assert bonus(4, 8, level="intermediate") == 4 - 1 - 1
    assert bonus(4, 3, level="intermediate") == 0
    assert bonus(5, 9, level="beginner") == 5 - 2 - 2


@pytest.mark.rule("RP-WAR-17")
def test_fewer_attackers_are_an_option_of_edition_1() -> None:
    fewer: dict[str, Any] = {"edition": "1", "options": {"fewer-attackers": True}}
    assert [bonus(5, 5, **fewer), bonus(5, 3, "pirates", **fewer)] == [1, 0]
    assert [bonus(4, 5, **fewer), bonus(3, 5, **fewer)] == [2, 3]
    for players in (3, 4, 5):
        assert [bonus(players, 5, edition="1"), bonus(players, 3, "pirates", edition="1")] == [3, 1]
    assert "fewer-attackers" in refusal(options={"fewer-attackers": True}), "edition 2.03 has rules for it"


@pytest.mark.rule("RP-WARCHECK-09")
@pytest.mark.parametrize("options", [{"edition": "1"}, {"level": "expert"}], ids=["1", "2.03"])
def test_the_bonus_is_read_before_the_marker_goes_back(options: dict[str, Any]) -> None:
    t, begun = attack(3, markers={"natives": 5}, **options)
    assert (begun["bonus"], remembered(t)["waiting"]) == (3, 2 * 2 + 3)
    assert "markers" not in t.to_position()

"""Battles between tokens and with buildings, dominance, and the points they bring."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.errors import NotationError
from tests.titles.rio.build import (
    asked,
    building,
    happens,
    house,
    hut,
    legal_of,
    points_at_end,
    score,
    step,
    stock,
    supply,
    tally,
    why,
)
from tests.titles.rio.war.positions import (
    BLACK,
    ENEMY,
    GREEN,
    PAIR,
    RED,
    SINGLE,
    TRIPLET,
    YELLOW,
    gains,
    group,
    in_both_editions,
    stack,
    stacks,
    war_of,
    war_table,
)

ATTACK = ("lead f6", "march e6")  # attackers on f6 go for what is on e6
BARRACKS = {"g8": "barracks"}  # in the district of e6
BARRACKS_ELSEWHERE = {"e5": "barracks"}  # beside e6, but in the district to the north


def attack(attackers: int, defenders: list[int], **fields: Any) -> tuple[list[Any], dict[int, int]]:
    """Attackers on f6 march onto defenders on e6: who stands there afterwards, and the points."""
    t = war_table({"f6": [ENEMY] * attackers, "e6": defenders}, **fields)
    points = gains(t, *ATTACK)
    assert not stack(t, "f6")
    return stack(t, "e6"), points


def defend(defenders: list[int], attackers: int, **fields: Any) -> tuple[list[Any], dict[int, int]]:
    """Defenders on f6 march onto attackers on e6: who stands there afterwards, and the points."""
    t = war_table({"f6": defenders, "e6": [ENEMY] * attackers}, actor=defenders[0], **fields)
    points = gains(t, *ATTACK)
    assert not stack(t, "f6")
    return stack(t, "e6"), points


# ---- tokens against tokens


@pytest.mark.rule("RP-BATTLE-01")
@in_both_editions
def test_a_battle_is_fought_before_anything_else(edition: str) -> None:
    t = war_table({"f6": [GREEN], "e6": SINGLE, "c3": [GREEN]}, actor=GREEN, edition=edition)
    events = happens(t, *ATTACK)
    assert [name for name, _ in events] == ["group-marched", "battle", "scored", "scored"]
    told = {"space": "e6", "attackers": 1, "defenders": 1, "attackers_lost": 1, "defenders_lost": 1}
    assert events[1] == ("battle", told)
    assert (asked(t), stacks(t)) == ((GREEN, "leading"), {"c3": [GREEN]})


@pytest.mark.rule("RP-BATTLE-01")
@in_both_editions
def test_attackers_fight_a_building_as_they_enter(edition: str) -> None:
    t = war_table({"f6": SINGLE}, city={"e6": "market"}, edition=edition)
    events = happens(t, *ATTACK)
    assert ("building-destroyed", {"building": "market", "space": "e6", "owner": None}) in events
    assert building(t, "e6") is None


@pytest.mark.rule("RP-BATTLE-02")
@in_both_editions
@pytest.mark.parametrize(("big", "small"), [(3, 2), (3, 1), (2, 1)])
def test_the_bigger_group_wins_without_loss(edition: str, big: int, small: int) -> None:
    won = [ENEMY] * big, {GREEN: 2 * small}  # for the tokens lost
    assert attack(big, [GREEN] * small, edition=edition) == won
    assert defend([GREEN] * small, big, edition=edition) == won
    lost = [GREEN] * big, {GREEN: 2 * small}  # for the attackers destroyed
    assert attack(small, [GREEN] * big, edition=edition) == lost
    assert defend([GREEN] * big, small, edition=edition) == lost


@pytest.mark.rule("RP-BATTLE-03")
@in_both_editions
@pytest.mark.parametrize("city", [{}, BARRACKS_ELSEWHERE])
@pytest.mark.parametrize("size", [1, 2, 3])
def test_equals_destroy_each_other(edition: str, city: dict[str, Any], size: int) -> None:
    points = {YELLOW: 4 * size}  # 8 for a pair: 4 for kills, 4 for losses
    assert attack(size, [YELLOW] * size, city=city, edition=edition) == ([], points)
    assert defend([YELLOW] * size, size, city=city, edition=edition) == ([], points)


@pytest.mark.rule("RP-BATTLE-04")
@in_both_editions
@pytest.mark.parametrize("city", [{}, BARRACKS_ELSEWHERE])
@pytest.mark.parametrize(("size", "points"), [(1, 0 + 2), (2, 2 + 4), (3, 4 + 6)])
def test_one_pirate_survives_an_even_battle(edition: str, city: dict[str, Any], size: int, points: int) -> None:
    expected = SINGLE, {YELLOW: points}
    assert attack(size, [YELLOW] * size, enemy="pirates", city=city, edition=edition) == expected
    assert defend([YELLOW] * size, size, enemy="pirates", city=city, edition=edition) == expected


@pytest.mark.rule("RP-BATTLE-05")
@in_both_editions
@pytest.mark.parametrize(("size", "points"), [(1, 2 + 0), (2, 4 + 2), (3, 6 + 4)])
def test_with_barracks_one_defender_survives_against_natives(edition: str, size: int, points: int) -> None:
    expected = [GREEN], {GREEN: points}
    assert attack(size, [GREEN] * size, city=BARRACKS, edition=edition) == expected
    assert defend([GREEN] * size, size, city=BARRACKS, edition=edition) == expected


@pytest.mark.rule("RP-BATTLE-05")
@in_both_editions
@pytest.mark.parametrize("colour", [RED, GREEN, YELLOW])
def test_barracks_help_all_defenders_in_their_district(edition: str, colour: int) -> None:
    assert attack(1, [colour], city=BARRACKS, edition=edition)[0] == [colour]
    assert attack(1, [colour], city={"i6": "barracks"}, edition=edition)[0] == [], "another district"


@pytest.mark.rule("RP-BATTLE-06")
@in_both_editions
@pytest.mark.parametrize("size", [1, 2, 3])
def test_dominance_of_both_sides_cancels_out(edition: str, size: int) -> None:
    expected: tuple[list[Any], dict[int, int]] = [], {GREEN: 4 * size}
    assert attack(size, [GREEN] * size, enemy="pirates", city=BARRACKS, edition=edition) == expected
    assert defend([GREEN] * size, size, enemy="pirates", city=BARRACKS, edition=edition) == expected


@pytest.mark.rule("RP-BATTLE-07")
@in_both_editions
@pytest.mark.parametrize("enemy", ["natives", "pirates"])
@pytest.mark.parametrize("city", [{}, BARRACKS])
def test_dominance_changes_only_even_battles(edition: str, enemy: str, city: dict[str, Any]) -> None:
    assert attack(3, [GREEN] * 2, enemy=enemy, city=city, edition=edition) == (TRIPLET, {GREEN: 4})
    assert attack(2, [GREEN] * 3, enemy=enemy, city=city, edition=edition) == ([GREEN] * 3, {GREEN: 4})
    assert attack(1, [GREEN] * 2, enemy=enemy, city=city, edition=edition) == ([GREEN] * 2, {GREEN: 2})


@pytest.mark.rule("RP-BATTLE-08")
@in_both_editions
def test_a_mixed_stack_loses_from_the_top(edition: str) -> None:
    # Red over Green: Red has 2 for its loss, and the 4 points for kills are shared
    expected = [GREEN], {RED: 2 + 2, GREEN: 2}
    assert attack(2, [RED, GREEN], city=BARRACKS, edition=edition) == expected
    assert defend([RED, GREEN], 2, city=BARRACKS, edition=edition) == expected
    # of 6 points for three kills each has a third
    expected = [YELLOW], {RED: 2 + 2, GREEN: 2 + 2, YELLOW: 2}
    assert attack(3, [RED, GREEN, YELLOW], city=BARRACKS, edition=edition) == expected


@pytest.mark.rule("RP-BATTLE-08")
@in_both_editions
def test_the_survivor_obeys_its_owner(edition: str) -> None:
    t = war_table({"f6": PAIR, "e6": [RED, GREEN]}, city=BARRACKS, edition=edition)
    before = supply(t, RED), supply(t, GREEN)
    step(t, *ATTACK, "done")
    assert (supply(t, RED), supply(t, GREEN)) == (before[0] + 1, before[1])
    assert (asked(t), why(t, "lead e6")) == ((RED, "leading"), "RP-COMBAT-01")
    step(t, "done", "lead e6", "march c6")
    assert stack(t, "c6") == [GREEN]


# ---- buildings


@pytest.mark.rule("RP-BATTLE-09")
@in_both_editions
@pytest.mark.parametrize("enemy", ["natives", "pirates"])
@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_building_falls_and_takes_one_attacker_with_it(edition: str, enemy: str, size: int) -> None:
    t = war_table({"f6": [ENEMY] * size}, city={"e6": "market"}, enemy=enemy, edition=edition)
    assert gains(t, *ATTACK) == {BLACK: 6}
    assert (building(t, "e6"), stack(t, "e6")) == (None, [ENEMY] * (size - 1))
    if size > 1:
        assert group(t, "e6")["fought"]


@pytest.mark.rule("RP-BATTLE-10")
@in_both_editions
def test_on_a_defended_building_tokens_fight_first(edition: str) -> None:
    t = war_table({"f6": PAIR, "e6": [GREEN]}, city={"e6": hut(GREEN)}, edition=edition)
    assert gains(t, *ATTACK) == {GREEN: 2, BLACK: 2}
    assert (building(t, "e6"), stack(t, "e6")) == (None, SINGLE)


@pytest.mark.rule("RP-BATTLE-10")
@in_both_editions
@pytest.mark.parametrize(
    ("enemy", "attackers", "defenders", "standing", "left"),
    [
        ("natives", 2, 2, "hut", []),  # nobody survives to fight the hut
        ("natives", 1, 2, "hut", [GREEN] * 2),
        ("natives", 3, 2, None, PAIR),
        ("pirates", 2, 2, None, []),  # the pirate who survives falls with the hut
        ("pirates", 1, 2, "hut", [GREEN] * 2),
    ],
)
def test_only_attackers_who_survive_fight_the_building(
    edition: str, enemy: str, attackers: int, defenders: int, standing: str | None, left: list[Any]
) -> None:
    groups = {"f6": [ENEMY] * attackers, "e6": [GREEN] * defenders}
    t = war_table(groups, city={"e6": hut(GREEN)}, enemy=enemy, edition=edition)
    step(t, *ATTACK)
    assert (building(t, "e6"), stack(t, "e6")) == (standing, left)


@pytest.mark.rule("RP-BATTLE-11")
@in_both_editions
def test_a_single_and_a_stonecutter_destroy_each_other(edition: str) -> None:
    t = war_table({"f6": SINGLE}, city={"e6": "stonecutter"}, edition=edition)
    assert gains(t, *ATTACK) == {BLACK: 6}
    assert (building(t, "e6"), stacks(t)) == (None, {})


@pytest.mark.rule("RP-BATTLE-12")
@in_both_editions
def test_huts_are_worth_two_points_and_houses_four(edition: str) -> None:
    city = {"b2": hut(GREEN), "d2": hut(RED), "f2": house(GREEN)}
    t = war_table({"a2": SINGLE, "c2": SINGLE, "e2": SINGLE}, city=city, edition=edition)
    assert gains(t, "lead a2", "march b2") == {BLACK: 2}
    assert gains(t, "lead c2", "march d2") == {BLACK: 2}
    assert gains(t, "lead e2", "march f2") == {BLACK: 4}
    assert score(t, BLACK) == 8


@pytest.mark.rule("RP-BATTLE-13")
@in_both_editions
def test_a_church_and_a_square_are_worth_twelve_points(edition: str) -> None:
    t = war_table({"a2": SINGLE, "c2": SINGLE}, city={"b2": "church", "d2": "monument-square"}, edition=edition)
    assert gains(t, "lead a2", "march b2", "lead c2", "march d2") == {BLACK: 12}


@pytest.mark.rule("RP-BATTLE-13")
@in_both_editions
@pytest.mark.parametrize(
    "minor",
    [
        "stonecutter",
        "carpenter",
        "market",
        "corporation",
        "monument-square",
        "garden-square",
        "monument",
        "garden",
        "barracks",
        "church",
    ],
)
def test_every_other_minor_building_is_worth_six_points(edition: str, minor: str) -> None:
    t = war_table({"f6": SINGLE}, city={"e6": minor}, edition=edition)
    assert gains(t, *ATTACK) == {BLACK: 6}
    assert building(t, "e6") is None


@pytest.mark.rule("RP-BATTLE-14")
@in_both_editions
def test_the_palace_and_the_cathedral_are_worth_twelve_points_each(edition: str) -> None:
    city = {"g8": "palace", "g9": "cathedral", "e6": house(GREEN)}
    t = war_table({"f8": SINGLE, "f9": SINGLE}, city=city, edition=edition)
    home = points_at_end(t, GREEN)
    assert gains(t, "lead f8", "march g8") == {BLACK: 12}
    assert (building(t, "g8"), points_at_end(t, GREEN)) == (None, home - 3)
    assert gains(t, "lead f9", "march g9") == {BLACK: 12}
    assert (building(t, "g9"), points_at_end(t, GREEN)) == (None, home - 3 - 2)


# ---- points


@pytest.mark.rule("RP-BATTLE-15")
@in_both_editions
def test_a_defender_scores_for_tokens_destroyed_and_lost(edition: str) -> None:
    assert defend([GREEN], 1, edition=edition) == ([], {GREEN: 4})


@pytest.mark.rule("RP-BATTLE-15")
@in_both_editions
def test_points_of_a_battle_come_from_war(edition: str) -> None:
    t = war_table({"f6": PAIR, "e6": [GREEN] * 2, "c2": SINGLE}, city={"c3": hut(RED)}, edition=edition)
    step(t, *ATTACK, "lead c2", "march c3")
    assert (tally(t, GREEN), tally(t, BLACK)) == ({"war": 8}, {"war": 2})


@pytest.mark.rule("RP-BATTLE-16")
@in_both_editions
def test_the_attacker_scores_nothing_for_defenders(edition: str) -> None:
    assert attack(3, [GREEN] * 2, edition=edition) == (TRIPLET, {GREEN: 4})
    assert attack(3, [GREEN] * 2, enemy="pirates", edition=edition) == (TRIPLET, {GREEN: 4})


@pytest.mark.rule("RP-BATTLE-17")
@in_both_editions
def test_an_attacker_lost_to_a_building_scores_for_nobody(edition: str) -> None:
    t = war_table({"f6": SINGLE}, city={"e6": hut(GREEN)}, edition=edition)
    assert gains(t, *ATTACK) == {BLACK: 2}
    assert stacks(t) == {}


# ---- what falls and what does not


@pytest.mark.rule("RP-BATTLE-18")
@in_both_editions
def test_fort_and_harbor_cannot_be_attacked(edition: str) -> None:
    t = war_table({"h8": SINGLE}, fort=True, harbor=True, edition=edition)
    step(t, "lead h8")
    for target in ("fort", "harbor"):
        with pytest.raises(NotationError):
            t.vocabulary.parse(f"march {target}")  # they are no spaces of the city
    assert why(t, "march h7") is None
    assert gains(t, "march h10") == {}, "at the river there is nothing to fight"
    assert (t.city.fort, t.city.harbor, "battle" in war_of(t)) == (True, True, False)
    assert group(t, "h10")["stack"] == SINGLE


@pytest.mark.rule("RP-BATTLE-19")
@in_both_editions
def test_a_destroyed_house_is_gone_and_its_tile_is_back(edition: str) -> None:
    t = war_table({"f6": SINGLE}, city={"e6": house(GREEN)}, edition=edition)
    tiles = t.players[GREEN].tiles
    step(t, *ATTACK)
    assert (building(t, "e6"), t.players[GREEN].tiles) == (None, tiles + 1)


@pytest.mark.rule("RP-BATTLE-19")
@in_both_editions
@pytest.mark.parametrize(
    ("minor", "tile"),
    [("corporation", "market-corporation"), ("monument", "square-monument"), ("garden", "square-garden")],
)
def test_an_upgraded_building_does_not_fall_back(edition: str, minor: str, tile: str) -> None:
    t = war_table({"f6": SINGLE}, city={"e6": minor}, edition=edition)
    tiles = stock(t, tile)
    step(t, *ATTACK)
    assert (building(t, "e6"), stock(t, tile)) == (None, tiles + 1)


@pytest.mark.rule("RP-BATTLE-20")
@in_both_editions
def test_barracks_still_help_in_the_battle_for_them(edition: str) -> None:
    t = war_table({"f6": PAIR, "e6": [GREEN] * 2}, city={"e6": "barracks"}, edition=edition)
    assert gains(t, *ATTACK) == {GREEN: 4 + 2}
    assert (building(t, "e6"), stack(t, "e6")) == ("barracks", [GREEN])


@pytest.mark.rule("RP-BATTLE-20")
@in_both_editions
def test_dominance_ends_with_the_barracks(edition: str) -> None:
    groups: dict[str, Any] = {"c7": TRIPLET, "f8": SINGLE, "f6": SINGLE, "e6": [GREEN], "c6": [GREEN] * 3}
    t = war_table(groups, city={"g8": "barracks", "b7": "barracks"}, edition=edition)
    step(t, "lead f8", "march g8", *ATTACK)
    assert (building(t, "g8"), stack(t, "e6")) == (None, []), "without them both fall"
    step(t, "lead c7", "march c6")
    assert stack(t, "c6") == [GREEN], "those of the other district stand"


@pytest.mark.rule("RP-BATTLE-21")
@in_both_editions
def test_points_are_noted_at_once(edition: str) -> None:
    seats = {GREEN: {"score": 10}}
    t = war_table({"f6": [GREEN], "e6": SINGLE}, actor=GREEN, seats=seats, turn=2, edition=edition)
    step(t, *ATTACK)
    assert (score(t, GREEN), war_of(t)["turn"]) == (14, 2)
    assert t.view(RED)["players"][GREEN]["score"] == 14


# ---- the rulebook's example as a whole


@pytest.mark.rule("RP-BATTLE-03", "RP-BATTLE-04", "RP-BATTLE-10", "RP-BATTLE-11")
@in_both_editions
@pytest.mark.parametrize(("enemy", "yellow", "survivors"), [("natives", 8, 0), ("pirates", 6, 1)])
def test_example_three_battles(edition: str, enemy: str, yellow: int, survivors: int) -> None:
    groups = {"e3": PAIR, "g3": [YELLOW] * 2, "j4": PAIR, "k4": [GREEN], "n5": SINGLE}
    t = war_table(groups, city={"k4": hut(GREEN), "n7": "carpenter"}, enemy=enemy, camps={}, edition=edition)
    tokens = t.the_war().attackers(t.board)
    homes = {seat: supply(t, seat) for seat in (GREEN, YELLOW)}
    # battle 1: two pairs; Yellow scores for the attackers destroyed and for both tokens lost
    assert gains(t, "lead e3", "march g3") == {YELLOW: yellow}
    assert stack(t, "g3") == [ENEMY] * survivors
    # battle 2: the pair beats the single, then it takes the hut and loses one
    assert gains(t, "lead j4", "march k4") == {GREEN: 2, BLACK: 2}
    assert (building(t, "k4"), stack(t, "k4")) == (None, SINGLE)
    # battle 3: attacker and building destroy each other
    assert gains(t, "lead n5", "march n7") == {BLACK: 6}
    assert (building(t, "n7"), stack(t, "n7")) == (None, [])
    # who is left has fought; Yellow and Green have their tokens back
    assert (tokens, t.the_war().attackers(t.board)) == (5, 1 + survivors)
    assert legal_of(t, "lead") == set()
    assert (supply(t, YELLOW), supply(t, GREEN)) == (homes[YELLOW] + 2, homes[GREEN] + 1)
    assert [score(t, seat) for seat in range(4)] == [0, 2, yellow, 8]

"""What a war does to offices, barracks, walls, roads and to workers who stay, and what it cannot do."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.rio.build import (
    CENTRAL_ROADS,
    Listener,
    after_war,
    asked,
    building,
    effects,
    goods,
    house,
    hut,
    legal_of,
    play,
    step,
    supply,
    why,
    workers,
    year,
)
from tests.titles.rio.war.playing import fight, gather, names
from tests.titles.rio.war.positions import (
    BLACK,
    GREEN,
    PAIR,
    RED,
    SINGLE,
    YELLOW,
    gains,
    in_both_editions,
    stack,
    stacks,
    war_table,
)

GENERAL = {GREEN: {"offices": ["general"]}}


# ---- the General


@pytest.mark.rule("RP-OFFICE-18")
@in_both_editions
def test_a_general_gains_a_point_for_each_enemy_destroyed(edition: str) -> None:
    t = war_table({"b2": [GREEN, GREEN], "c2": SINGLE}, actor=GREEN, seats=GENERAL, edition=edition)
    assert gains(t, "lead b2", "march c2") == {GREEN: 2 + 1}
    plain = war_table({"b2": [GREEN, GREEN], "c2": SINGLE}, actor=GREEN, edition=edition)
    assert gains(plain, "lead b2", "march c2") == {GREEN: 2}
    three = war_table({"b2": [GREEN] * 3, "c2": PAIR}, actor=GREEN, seats=GENERAL, edition=edition)
    assert gains(three, "lead b2", "march c2") == {GREEN: 2 * (2 + 1)}


@pytest.mark.rule("RP-OFFICE-18")
@in_both_editions
def test_a_general_gains_it_also_when_attacked_and_not_for_his_losses(edition: str) -> None:
    t = war_table({"b2": [GREEN, GREEN], "c2": SINGLE}, seats=GENERAL, edition=edition)
    assert gains(t, "lead c2", "march b2") == {GREEN: 3}
    even = war_table({"b2": [GREEN], "c2": SINGLE}, actor=GREEN, seats=GENERAL, edition=edition)
    assert gains(even, "lead b2", "march c2") == {GREEN: 2 + 1 + 2}
    lost = war_table({"b2": [GREEN], "c2": PAIR}, seats=GENERAL, edition=edition)
    assert gains(lost, "lead c2", "march b2") == {GREEN: 2}


@pytest.mark.rule("RP-OFFICE-18")
@in_both_editions
def test_a_general_in_a_mixed_group_gains_it_after_the_split(edition: str) -> None:
    for mixed, expected in (([RED, GREEN], {RED: 1, GREEN: 1 + 1}), ([RED, RED, GREEN], {RED: 1, GREEN: 1 + 1})):
        t = war_table({"b2": mixed, "c2": SINGLE}, actor=RED, seats=GENERAL, edition=edition)
        assert gains(t, "lead b2", "march c2") == expected
    t = war_table({"b2": [RED, YELLOW], "c2": SINGLE}, actor=RED, seats=GENERAL, edition=edition)
    assert gains(t, "lead b2", "march c2") == {RED: 1, YELLOW: 1}, "none of their tokens is there"


@pytest.mark.rule("RP-OFFICE-18")
def test_cannons_give_a_general_nothing() -> None:
    seats = {GREEN: {"offices": ["general", "gunner"]}}
    t = war_table(phase="betting", fort=True, camps={"north e": [3]}, seats=seats)
    t.sink = Listener([6, 6])
    assert gains(t, "bet 1") == {GREEN: 2}


@pytest.mark.rule("RP-OFFICE-11")
@in_both_editions
def test_a_general_of_this_year_gains_no_point_more(edition: str) -> None:
    seats = {GREEN: {"offices": {"general": 1586}}}
    for now, points in ((1586, 2), (1587, 3)):
        t = war_table({"b2": [GREEN] * 2, "c2": SINGLE}, actor=GREEN, seats=seats, year=now, edition=edition)
        assert gains(t, "lead b2", "march c2") == {GREEN: points}


# ---- barracks


@pytest.mark.rule("RP-ACT-18")
@in_both_editions
def test_barracks_without_workers_give_dominance_in_their_district(edition: str) -> None:
    groups = {"b2": PAIR, "c2": [GREEN, GREEN], "h2": PAIR, "g2": [RED, RED]}
    t = war_table(groups, city={"d5": "barracks"}, edition=edition)
    assert gains(t, "lead b2", "march c2") == {GREEN: 4 + 2}
    assert stack(t, "c2") == [GREEN], "one survives"
    assert gains(t, "lead h2", "march g2") == {RED: 4 + 4}
    assert stack(t, "g2") == [], "not in the next district"


# ---- walls and roads


def entries(edges: list[str]) -> set[str]:
    return {f"{edge} {size}" for edge in edges for size in (1, 2, 3)}


@pytest.mark.rule("RP-WALL-03")
@in_both_editions
def test_a_walled_edge_is_no_entrance(edition: str) -> None:
    t = war_table(phase="mustering", camps={}, waiting=3, walls=["north e", "west 1"], edition=edition)
    for edge in ("north e", "west 1"):
        assert why(t, f"muster {edge} 1") == "RP-WAR-18"
    assert legal_of(t, "muster") & entries(["north e", "west 1"]) == set()
    assert legal_of(t, "muster") > entries(["north d", "north f", "north a"]), "a1 has another edge"
    step(gather(t, "north d 1", "north a 1", "north f 1"), *["done"] * 6)
    step(t, "lead north d 1")
    assert "e1" in legal_of(t, "march"), "from inside the space is open"


@pytest.mark.rule("RP-WALL-06")
@in_both_editions
@pytest.mark.parametrize("seed", range(2))
def test_walls_outlast_a_war_with_twenty_attackers(edition: str, seed: int) -> None:
    walls = ["north e", "north f", "west 3"]
    homes = {"d1": hut(0), "g1": house(1), "d2": hut(0), "e1": hut(2), "f1": house(0), "a3": hut(1), "h2": "market"}
    camps = {"north d": [3, 3, 2], "north g": [3, 2], "west 2": [3], "north h": [1, 1, 1, 1]}
    t = war_table(camps=camps, city=homes, walls=walls, groups={"f2": [0, 0], "g2": [1]}, edition=edition)
    before, pieces = int(t.city.walls), int(t.pieces)
    assert (int(t.the_war().attackers(t.board)), before.bit_count()) == (20, 16 + 4 + 3)
    told = fight(t, seed)
    assert {"building-destroyed", "war-ended"} <= set(names(told))
    assert (int(t.city.walls), int(t.pieces)) == (before, pieces)
    assert t.to_position()["walls"] == walls


@pytest.mark.rule("RP-WALL-07")
@pytest.mark.parametrize("square", ["monument-square", "garden-square"])
@in_both_editions
def test_squares_can_be_destroyed(edition: str, square: str) -> None:
    t = war_table({"b2": SINGLE}, city={"c2": square}, edition=edition)
    assert gains(t, "lead b2", "march c2") == {BLACK: 6}
    assert (building(t, "c2"), stacks(t)) == (None, {})


@pytest.mark.rule("RP-ROAD-06")
@in_both_editions
def test_roads_outlast_all_buildings_of_a_district(edition: str) -> None:
    city = {"f7": hut(RED), "g7": house(GREEN), "g8": "palace", "e9": "market"}
    groups = {"e7": SINGLE, "h7": SINGLE, "f8": SINGLE, "d9": SINGLE}
    t = war_table(groups, city=city, roads=CENTRAL_ROADS, edition=edition)
    connected = int(t.city.connected)
    assert connected.bit_count() == 2
    marches = ("lead e7", "march f7", "lead h7", "march g7", "lead f8", "march g8", "lead d9", "march e9")
    assert gains(t, *marches) == {BLACK: 2 + 4 + 12 + 6}
    after_war(t)
    assert [building(t, space) for space in city] == [None] * 4
    assert int(t.city.connected) == connected
    assert sorted(t.to_position()["roads"]) == sorted(CENTRAL_ROADS)


# ---- who stays


@pytest.mark.rule("RP-ACT-07")
@in_both_editions
def test_a_worker_whose_house_fell_in_the_war_sells_nothing(edition: str) -> None:
    city: dict[str, Any] = {"f6": "market", "f7": house(GREEN), "b2": house(GREEN)}
    seats = {GREEN: {"wood": 3, "fields": 2}}
    t = war_table({"f8": SINGLE, "f6": [GREEN]}, city=city, seats=seats, year=1586, edition=edition)
    step(t, "lead f8", "march f7")
    assert (building(t, "f7"), stack(t, "f6")) == (None, [GREEN])
    after_war(t)
    assert (t.war, year(t), workers(t, "f6")) == (None, 1587, {GREEN: 1})
    effects(t)
    assert (asked(t), why(t, "use f6")) == ((GREEN, "effects"), "RP-EFFECT-01")
    assert (workers(t, "f6"), supply(t, GREEN), goods(t, GREEN)[::3]) == ({}, 7, (3, 0))


@pytest.mark.rule("RP-ACT-07")
@in_both_editions
def test_with_its_house_the_worker_stays_and_sells(edition: str) -> None:
    city: dict[str, Any] = {"f6": "market", "f7": house(GREEN)}
    t = war_table({"f6": [GREEN]}, city=city, seats={GREEN: {"wood": 3}}, year=1586, edition=edition)
    effects(after_war(t))
    assert (year(t), workers(t, "f6")) == (1587, {GREEN: 1})
    play(t, "use f6")
    assert goods(t, GREEN)[3] > 0


@pytest.mark.rule("RP-ADJ-09")
@in_both_editions
def test_defenders_who_stay_far_from_home_may_build_there(edition: str) -> None:
    city: dict[str, Any] = {"e6": house(YELLOW), "c3": hut(RED)}
    t = war_table({"b2": [YELLOW] * 2}, city=city, year=1586, edition=edition)
    after_war(t)
    assert (year(t), workers(t, "b2")) == (1587, {YELLOW: 2})
    while asked(t)[0] != YELLOW:
        play(t, "done")
    assert (asked(t), why(t, "place b2")) == ((YELLOW, "placing"), "RP-ADJ-02")
    effects(t)
    assert asked(t) == (YELLOW, "effects")
    play(t, "use b2")
    assert building(t, "b2") == "hut"

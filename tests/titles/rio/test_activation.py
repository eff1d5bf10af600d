"""Activation: who may use a building, how often, and what it gives."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.rio.state import RioState
from tests.titles.rio.build import (
    CENTRAL_ROADS,
    building,
    crew,
    full,
    goods,
    house,
    hut,
    legal,
    legal_of,
    next_year,
    play,
    score,
    shared,
    step,
    supply,
    table,
    tally,
    why,
    workers,
)


def at_work(space: Any, actor: int = 0, **holdings: Any) -> RioState:
    """The actor in its effects turn with this on f7 and an own house on f8; two workers wait on the fields."""
    options = {name: holdings.pop(name) for name in ("edition", "roads", "year") if name in holdings}
    around = holdings.pop("around", {})
    city = {"f8": house(actor), **around, "f7": space}
    return table(4, phase="effects", actor=actor, seats={actor: {"fields": 2, **holdings}}, city=city, **options)


def holding(good: str) -> dict[str, Any]:
    """One of a good."""
    return {good: 1}


# ---- how often


@pytest.mark.rule("RP-ACT-01")
def test_a_building_works_once_a_turn() -> None:
    t = at_work(shared("market", 0, 0), wood=2)
    play(t, "use f7")
    assert goods(t, 0)[::3] == (1, 1)
    assert workers(t, "f7") == {0: 1}
    assert why(t, "use f7") is not None
    t = at_work(shared("stonecutter", 0, used=1), stone=1)
    assert "use f7" not in legal(t)


@pytest.mark.rule("RP-ACT-02")
def test_with_a_road_it_works_twice() -> None:
    t = at_work(shared("carpenter", 0, 0), wood=2, roads=CENTRAL_ROADS)
    play(t, "use f7", "use f7")
    assert goods(t, 0)[0] == 6
    assert workers(t, "f7") == {}


@pytest.mark.rule("RP-ACT-03")
def test_no_more_workers_than_a_building_can_use() -> None:
    t = table(4, city={"f7": shared("church", 0), "f8": house(0)})
    assert why(t, "place f7") == "RP-ACT-03"
    t = at_work(crew(0, 3), wood=2)
    play(t, "use f7", "build stonecutter")
    assert (workers(t, "f7"), supply(t, 0)) == ({0: 1}, 6), "one may stay to activate it, one goes home at once"


@pytest.mark.rule("RP-ACT-04")
def test_the_first_edition_forbids_more_workers_than_activations_too() -> None:
    t = table(4, edition="1", city={"f7": shared("stonecutter", 0), "f8": house(0)})
    assert why(t, "place f7") == "RP-ACT-03"
    assert "f7" not in legal_of(t, "place")


# ---- who


@pytest.mark.rule("RP-ACT-05")
def test_only_owners_of_a_house_beside_may_work_on_a_shared_building() -> None:
    city = {"f7": "market", "e6": house(0), "g8": house(1), "f6": hut(2), "e8": hut(2), "h3": house(3)}
    reasons = [why(table(4, actor=seat, city=city), "place f7") for seat in range(4)]
    assert reasons == [None, None, "RP-ACT-05", "RP-ACT-05"]


@pytest.mark.rule("RP-ACT-06")
def test_a_house_of_this_turn_gives_no_access_yet() -> None:
    t = table(
        4,
        phase="effects",
        seats={0: {"fields": 2, "wood": 2, "stone": 3}},
        city={"f7": crew(0, 2), "f8": hut(0, 1)},
    )
    play(t, "use f8")
    assert building(t, "f8") == "house"
    play(t, "use f7", "build carpenter")
    assert workers(t, "f7") == {}, "the spare worker had to go home"
    assert goods(t, 0)[0] == 1


@pytest.mark.rule("RP-ACT-07")
def test_a_worker_whose_house_is_gone_comes_home_without_effect() -> None:
    t = table(
        4,
        year=1586,
        actor=3,
        seats={0: {"fields": 2, "wood": 3}},
        city={"f7": shared("market", 0), "b2": house(0)},
    )
    assert workers(t, "f7") == {0: 1}
    play(t, "done")
    assert t.actor == 0
    assert (workers(t, "f7"), supply(t, 0), goods(t, 0)[::3]) == ({}, 7, (3, 0))


@pytest.mark.rule("RP-ACT-08")
def test_who_built_it_does_not_matter() -> None:
    t = at_work(shared("church", 1), actor=1, silver=1)
    play(t, "use f7")
    assert (score(t, 1), goods(t, 1)[3]) == (2, 0)


@pytest.mark.rule("RP-ACT-09")
def test_two_players_share_a_building_with_two_activations() -> None:
    city = {"f7": shared("stonecutter", 1), "f8": house(0), "e6": house(1), "g6": house(2)}
    t = table(4, city=city, roads=CENTRAL_ROADS)
    play(t, "place f7")
    assert workers(t, "f7") == {0: 1, 1: 1}
    assert why(t, "place f7") == "RP-PLACE-CITY-15"
    play(t, "done", "done")
    assert t.actor == 2
    assert why(t, "place f7") == "RP-PLACE-CITY-15"


# ---- what it gives


@pytest.mark.rule("RP-ACT-10")
def test_a_stonecutter_makes_three_stone_of_one() -> None:
    t = play(at_work(shared("stonecutter", 0), stone=1), "use f7")
    assert (goods(t, 0)[1], workers(t, "f7"), supply(t, 0)) == (3, {}, 7)


@pytest.mark.rule("RP-ACT-11")
def test_a_carpenter_makes_three_wood_of_one() -> None:
    t = play(at_work(shared("carpenter", 0), wood=1), "use f7")
    assert (goods(t, 0)[0], workers(t, "f7"), supply(t, 0)) == (3, {}, 7)


@pytest.mark.rule("RP-ACT-12")
@pytest.mark.parametrize(("good", "silver"), [("wood", 1), ("stone", 1), ("precious", 2)])
def test_a_market_buys_goods(good: str, silver: int) -> None:
    t = play(at_work(shared("market", 0), **holding(good)), "use f7")
    assert goods(t, 0) == (0, 0, 0, silver)


@pytest.mark.rule("RP-ACT-13")
@pytest.mark.parametrize(("good", "silver"), [("wood", 3), ("stone", 3), ("precious", 4)])
def test_a_corporation_pays_two_silver_more(good: str, silver: int) -> None:
    t = play(at_work(shared("corporation", 0), **holding(good)), "use f7")
    assert goods(t, 0) == (0, 0, 0, silver)


@pytest.mark.rule("RP-ACT-14")
@pytest.mark.parametrize(("good", "silver"), [("wood", 2), ("stone", 2), ("precious", 3)])
def test_in_the_first_edition_a_corporation_pays_one_silver_more(good: str, silver: int) -> None:
    t = play(at_work(shared("corporation", 0), edition="1", **holding(good)), "use f7")
    assert goods(t, 0) == (0, 0, 0, silver)


@pytest.mark.rule("RP-ACT-15")
def test_a_church_gives_two_points_for_a_silver() -> None:
    t = play(at_work(shared("church", 0), silver=1), "use f7")
    assert (score(t, 0), goods(t, 0)[3], tally(t, 0)) == (2, 0, {"churches": 2})
    assert "use f7" not in legal(at_work(shared("church", 0)))


@pytest.mark.rule("RP-ACT-10", "RP-ACT-11", "RP-ACT-12", "RP-ACT-13", "RP-ACT-14", "RP-ACT-15")
@pytest.mark.parametrize(
    ("building", "edition", "action", "rule"),
    [
        ("stonecutter", "2.03", "sell stone", "RP-ACT-10"),
        ("carpenter", "2.03", "sell wood", "RP-ACT-11"),
        ("church", "2.03", "sell precious", "RP-ACT-15"),
        ("market", "2.03", "activate", "RP-ACT-12"),
        ("corporation", "2.03", "activate", "RP-ACT-13"),
        ("corporation", "1", "activate", "RP-ACT-14"),
    ],
)
def test_one_sells_at_markets_and_corporations_only(building: str, edition: str, action: str, rule: str) -> None:
    t = at_work(shared(building, 0), edition=edition, wood=1, stone=1, precious=1, silver=1)
    assert why(step(t, "use f7"), action) == rule


@pytest.mark.rule("RP-ACT-16")
def test_with_the_cathedral_a_church_gives_three_points() -> None:
    t = play(at_work(shared("church", 0), around={"g8": "cathedral"}, silver=1), "use f7")
    assert (score(t, 0), goods(t, 0)[3]) == (3, 0)


@pytest.mark.rule("RP-ACT-17")
def test_some_buildings_are_never_activated() -> None:
    for space in (hut(0, 1), shared("monument-square", 0, 0), shared("garden-square", 0, 0)):
        t = step(at_work(space, wood=2, stone=2, precious=2), "use f7")
        assert why(t, "activate") == "RP-ACT-17"
        assert why(t, "sell wood") == "RP-ACT-17"


@pytest.mark.rule("RP-ACT-19")
def test_a_spare_worker_without_a_house_beside_comes_home() -> None:
    t = table(4, phase="effects", seats={0: {"fields": 2, "wood": 1, "stone": 2}}, city={"f7": crew(0, 2)})
    play(t, "use f7", "build carpenter")
    assert (building(t, "f7"), workers(t, "f7"), supply(t, 0), goods(t, 0)[0]) == ("carpenter", {}, 7, 1)


@pytest.mark.rule("RP-ACT-20")
def test_three_workers_build_and_activate_twice_where_a_road_leads() -> None:
    t = at_work(crew(0, 3), wood=2, stone=2, roads=CENTRAL_ROADS)
    play(t, "use f7", "build carpenter", "use f7", "use f7")
    assert (goods(t, 0)[:2], workers(t, "f7"), supply(t, 0)) == ((6, 0), {}, 7)


@pytest.mark.rule("RP-ACT-21")
def test_without_the_road_one_of_them_comes_home_unused() -> None:
    t = at_work(crew(0, 3), wood=2, stone=2)
    play(t, "use f7", "build carpenter")
    assert workers(t, "f7") == {0: 1}
    play(t, "use f7")
    assert (goods(t, 0)[:2], workers(t, "f7"), supply(t, 0)) == ((4, 0), {}, 7)


@pytest.mark.rule("RP-ACT-22")
def test_a_worker_may_stay_unused_and_keeps_its_place() -> None:
    t = at_work(shared("stonecutter", 0), around={"e6": house(1)}, stone=1)
    next_year(t)
    assert workers(t, "f7") == {0: 1}
    play(t, "done")
    assert t.actor == 1
    assert why(t, "place f7") == "RP-PLACE-CITY-02"


@pytest.mark.rule("RP-ACT-23")
def test_an_activation_needs_its_input() -> None:
    t = at_work(shared("stonecutter", 0))
    assert why(t, "use f7") == "RP-ACT-23"
    assert "use f7" not in legal(t)
    play(t, "harvest")
    assert workers(t, "f7") == {0: 1}
    t = play(at_work(shared("market", 0), wood=1, stone=1), "use f7")
    assert why(t, "sell precious") == "RP-ACT-23"


@pytest.mark.rule("RP-ACT-07")
def test_workers_come_home_at_once_when_the_palace_takes_their_house() -> None:
    ring = {space: hut(2) for space in ("h8", "i8", "j8", "g10", "j9", "j10")}
    city = {**ring, "g8": shared("market", 0), "g9": house(0)}
    t = table(
        4,
        actor=3,
        seats={3: {"stone": 1, "precious": 1}},
        city=city,
        grids={"palace": full(9, 1, but=[9])},
    )
    play(t, "work palace 9", "done")
    assert workers(t, "g8") == {0: 1}
    step(t, "site g9")
    assert (workers(t, "g8"), supply(t, 0)) == ({}, 9)

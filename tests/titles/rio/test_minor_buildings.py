"""Minor buildings: what they cost, what must be there before, how many there are, and what they score."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.rio.state import RioState
from tests.titles.rio.build import (
    BUSY,
    at,
    building,
    crew,
    goods,
    house,
    hut,
    legal_of,
    next_year,
    play,
    score,
    shared,
    step,
    stock,
    supply,
    table,
    tally,
    why,
    workers,
)


def site(space: Any = None, players: int = 4, around: dict[str, Any] | None = None, **holdings: Any) -> RioState:
    """Seat 0 in its effects turn, with this on f7 (two workers if nothing is said) and these holdings."""
    options = {name: holdings.pop(name) for name in ("edition", "roads", "walls") if name in holdings}
    seats = {0: {**BUSY, **holdings}}
    city = {"f7": crew(0, 2) if space is None else space, **(around or {})}
    return table(players, phase="effects", seats=seats, city=city, **options)


def choices(state: RioState, space: str = "f7") -> set[str]:
    """What the workers on a space can build, where there is more than one possibility."""
    return legal_of(play(state, f"use {space}"), "build")


# ---- costs


@pytest.mark.rule("RP-MINOR-01")
def test_a_hut_costs_two_workers_and_nothing_else() -> None:
    t = site()
    play(t, "use f7")
    assert (building(t, "f7"), at(t, "f7")["owner"]) == ("hut", 0)
    assert (supply(t, 0), score(t, 0)) == (7, 0)
    assert why(site(crew(0, 1)), "use f7") == "RP-EFFECT-04"


@pytest.mark.rule("RP-MINOR-02")
def test_a_house_replaces_the_own_hut_for_a_worker_wood_and_stone() -> None:
    t = site(hut(0, 1), wood=1, stone=1)
    tiles = t.players[0].tiles
    play(t, "use f7")
    assert (building(t, "f7"), goods(t, 0)[:2], supply(t, 0)) == ("house", (0, 0), 7)
    assert t.players[0].tiles == tiles, "the tile is only flipped"
    t = play(site(crew(0, 3), wood=4, stone=4), "use f7")
    assert why(t, "build house") == "RP-MINOR-02"


@pytest.mark.rule("RP-MINOR-03")
def test_a_stonecutter_costs_a_worker_and_two_wood() -> None:
    t = play(site(crew(0, 1), wood=2), "use f7")
    assert (building(t, "f7"), goods(t, 0)[0], supply(t, 0)) == ("stonecutter", 0, 7)
    assert why(site(crew(0, 1), wood=1), "use f7") == "RP-EFFECT-04"


@pytest.mark.rule("RP-MINOR-04")
def test_a_carpenter_costs_a_worker_and_two_stone() -> None:
    t = play(site(crew(0, 1), stone=2), "use f7")
    assert (building(t, "f7"), goods(t, 0)[1], supply(t, 0)) == ("carpenter", 0, 7)
    assert why(site(crew(0, 1), stone=1), "use f7") == "RP-EFFECT-04"


@pytest.mark.rule("RP-MINOR-05")
def test_a_market_costs_two_workers_two_wood_and_two_stone() -> None:
    t = play(site(wood=2, stone=2), "use f7", "build market")
    assert (building(t, "f7"), goods(t, 0)[:2], supply(t, 0)) == ("market", (0, 0), 7)
    assert "market" not in choices(site(wood=2, stone=1))


@pytest.mark.rule("RP-MINOR-06")
def test_a_corporation_replaces_a_market() -> None:
    around = {"f8": house(0)}
    t = site(shared("market", 0, 0), around=around, wood=2, stone=2, precious=1)
    left = stock(t, "market-corporation")
    play(t, "use f7", "build corporation")
    assert (building(t, "f7"), goods(t, 0)[:3]) == ("corporation", (0, 0, 0))
    assert stock(t, "market-corporation") == left, "the tile is flipped"
    t = play(site(crew(0, 2), wood=2, stone=2, precious=1), "use f7")
    assert why(t, "build corporation") == "RP-MINOR-06"
    t = play(site(shared("market", 0, 0), around=around, wood=2, stone=2), "use f7")
    assert why(t, "build corporation") == "RP-TRADE-04"


FIVE = {"e6": hut(1), "f6": hut(1), "g6": house(1), "e7": "market", "g7": "carpenter"}


@pytest.mark.rule("RP-MINOR-07")
def test_a_square_costs_a_worker_wood_and_stone_and_scores_six() -> None:
    t = site(crew(0, 1), around=FIVE, wood=1, stone=1, score=4)
    play(t, "use f7", "build monument-square")
    assert (building(t, "f7"), score(t, 0), goods(t, 0)[:2], supply(t, 0)) == ("monument-square", 10, (0, 0), 7)


@pytest.mark.rule("RP-MINOR-08")
def test_a_monument_costs_two_workers_stone_and_precious_and_scores_three() -> None:
    t = site(shared("monument-square", 0, 0), around={"f8": house(0)}, stone=1, precious=1, score=10)
    play(t, "use f7")
    assert (building(t, "f7"), score(t, 0), goods(t, 0)[:3]) == ("monument", 13, (0, 0, 0))
    t = play(site(crew(0, 2), stone=2, precious=1), "use f7")
    assert why(t, "build monument") == "RP-MINOR-08"


@pytest.mark.rule("RP-MINOR-09")
def test_in_the_first_edition_a_monument_takes_wood() -> None:
    square = shared("monument-square", 0, 0)
    around = {"f8": house(0)}
    t = site(square, around=around, edition="1", wood=1, precious=1)
    play(t, "use f7", "build monument")
    assert (building(t, "f7"), goods(t, 0)[:3]) == ("monument", (0, 0, 0))
    assert why(site(square, around=around, edition="1", stone=1, precious=1), "use f7") == "RP-EFFECT-04"


@pytest.mark.rule("RP-MINOR-10")
def test_a_garden_costs_two_workers_wood_and_precious_and_scores_three() -> None:
    t = site(shared("garden-square", 0, 0), around={"f8": house(0)}, wood=1, precious=1)
    play(t, "use f7")
    assert (building(t, "f7"), score(t, 0), goods(t, 0)[:3]) == ("garden", 3, (0, 0, 0))
    t = play(site(crew(0, 2), wood=2, precious=1), "use f7")
    assert why(t, "build garden") == "RP-MINOR-10"


@pytest.mark.rule("RP-MINOR-11")
def test_barracks_cost_three_wood_two_stone_and_a_precious_good_and_score_six() -> None:
    t = site(wood=3, stone=2, precious=1, score=1)
    play(t, "use f7", "build barracks")
    assert (building(t, "f7"), score(t, 0), goods(t, 0)[:3], supply(t, 0)) == ("barracks", 7, (0, 0, 0), 7)
    assert "barracks" not in choices(site(wood=2, stone=2, precious=1))


@pytest.mark.rule("RP-MINOR-12")
def test_a_church_costs_wood_two_stone_and_a_precious_good_and_scores_three() -> None:
    t = site(wood=1, stone=2, precious=1, score=2)
    play(t, "use f7", "build church")
    assert (building(t, "f7"), score(t, 0), goods(t, 0)[:3], supply(t, 0)) == ("church", 5, (0, 0, 0), 7)
    assert "church" not in choices(site(wood=1, stone=1, precious=1, silver=0))


@pytest.mark.rule("RP-MINOR-13")
def test_points_of_a_building_are_there_at_once() -> None:
    t = table(
        4,
        phase="effects",
        seats={0: {**BUSY, "wood": 1, "stone": 1, "silver": 5, "score": 4}},
        city={"f7": crew(0, 1), **FIVE},
        bids={"gunner": 0},
    )
    assert why(t, "assume gunner") == "RP-OFFICE-05"
    play(t, "use f7", "build garden-square", "pay 1 wood 1 stone")
    assert score(t, 0) == 10
    assert sum(tally(t, 0).values()) == 10
    assert why(t, "assume gunner") is None


# ---- squares


@pytest.mark.rule("RP-MINOR-14")
def test_a_square_needs_five_minor_buildings_around_it() -> None:
    squares = {"monument-square", "garden-square"}
    assert choices(site(crew(0, 1), around=FIVE, wood=2, stone=2)) >= squares
    for missing in FIVE:
        four = {space: what for space, what in FIVE.items() if space != missing}
        t = play(site(crew(0, 1), around=four, wood=2, stone=2), "use f7")
        assert why(t, "build monument-square") == "RP-MINOR-14"
    four = {space: what for space, what in FIVE.items() if space != "e7"}
    for other, counts in (("monument", True), ("garden", True), ("garden-square", False)):
        t = site(crew(0, 1), around={**four, "e7": other}, wood=2, stone=2)
        assert (choices(t) >= squares) is counts, other


@pytest.mark.rule("RP-MINOR-15")
def test_in_the_first_edition_squares_count_as_neighbours() -> None:
    around = {"e6": hut(1), "f6": hut(1), "g6": hut(1), "g7": hut(1), "e7": "garden-square"}
    first = site(crew(0, 1), around=around, edition="1", wood=2, stone=2)
    assert "monument-square" in choices(first)
    second = play(site(crew(0, 1), around=around, wood=2, stone=2), "use f7")
    assert why(second, "build monument-square") == "RP-MINOR-14"


@pytest.mark.rule("RP-MINOR-16")
def test_a_wall_on_the_edge_counts_as_a_neighbour() -> None:
    around = {"b1": crew(0, 1), "a1": hut(1), "c1": hut(1), "a2": hut(1), "b2": hut(1)}
    t = table(4, phase="effects", seats={0: {**BUSY, "wood": 2, "stone": 2}}, city=around, walls=["north b"])
    assert "monument-square" in choices(t, "b1")
    t = table(4, phase="effects", seats={0: {**BUSY, "wood": 2, "stone": 2}}, city=around, walls=["north c"])
    assert why(play(t, "use b1"), "build monument-square") == "RP-MINOR-14"
    printed = {"a10": crew(0, 1), "a9": hut(1), "b9": hut(1), "b10": hut(1)}  # walls in the west and south
    t = table(4, phase="effects", seats={0: {**BUSY, "wood": 2, "stone": 2}}, city=printed)
    assert "monument-square" in choices(t, "a10")


@pytest.mark.rule("RP-MINOR-17")
def test_a_square_stays_when_it_loses_neighbours() -> None:
    square = shared("monument-square", 0, 0)
    t = site(square, around={"f8": house(0)}, stone=1, precious=1)
    play(t, "use f7")
    assert building(t, "f7") == "monument", "one neighbour is enough for the upgrade"


# ---- how many there are


@pytest.mark.rule("RP-MINOR-18")
@pytest.mark.parametrize("kind", ["church", "barracks", "monument", "garden"])
def test_one_of_each_noble_building_a_district(kind: str) -> None:
    rich = {"wood": 4, "stone": 4, "precious": 2}
    other = {"church": "barracks", "barracks": "church", "monument": "garden", "garden": "monument"}[kind]
    what = shared(f"{kind}-square", 0, 0) if kind in ("monument", "garden") else crew(0, 2)
    t = step(site(what, around={"g7": kind, "f8": house(0)}, **rich), "use f7")
    assert why(t, f"build {kind}") == "RP-MINOR-18"
    assert why(t, f"build {other}") is None
    t = step(site(what, around={"i7": kind, "f8": house(0)}, **rich), "use f7")
    assert why(t, f"build {kind}") is None, "it stands in another district"


WORKSHOPS = ["b2", "d2", "b4", "d4", "n2", "n4"]


@pytest.mark.rule("RP-MINOR-19")
def test_without_a_tile_there_is_no_building() -> None:
    six = dict.fromkeys(WORKSHOPS, "carpenter")
    t = play(site(around=six, wood=2, stone=2), "use f7")
    assert why(t, "build stonecutter") == "RP-MINOR-19"
    assert why(t, "build carpenter") == "RP-MINOR-19"
    five = dict.fromkeys(WORKSHOPS[:5], "carpenter")
    assert "stonecutter" in choices(site(around=five, wood=2, stone=2))


@pytest.mark.rule("RP-MINOR-20")
def test_an_upgrade_flips_the_tile_on_the_map() -> None:
    others = {"b2": "monument", "n2": "monument", "f8": house(0)}
    t = site(shared("monument-square", 0, 0), around=others, stone=1, precious=1)
    assert stock(t, "square-monument") == 0
    play(t, "use f7")
    assert building(t, "f7") == "monument"
    assert stock(t, "square-monument") == 0


@pytest.mark.rule("RP-MINOR-21")
def test_a_square_with_the_other_back_is_exchanged() -> None:
    others = {"b2": "monument", "n2": "monument", "f8": house(0)}
    t = site(shared("garden-square", 0, 0), around=others, stone=1, precious=1)
    assert (stock(t, "square-monument"), stock(t, "square-garden")) == (1, 2)
    play(t, "use f7")
    assert building(t, "f7") == "monument"
    assert (stock(t, "square-monument"), stock(t, "square-garden")) == (0, 3)
    none_left = {**others, "b9": "monument"}
    t = site(shared("garden-square", 0, 0), around=none_left, wood=1, stone=1, precious=1)
    play(t, "use f7")
    assert building(t, "f7") == "garden", "a monument would need the tile that is not there"


@pytest.mark.rule("RP-MINOR-22")
def test_the_builder_of_a_square_chooses_its_back() -> None:
    far = {"b2": "monument", "n2": "monument", "b9": "garden", "n9": "garden"}
    t = site(crew(0, 1), around={**FIVE, **far}, wood=1, stone=1)
    assert (stock(t, "square-monument"), stock(t, "square-garden")) == (1, 1)
    play(t, "use f7", "build garden-square")
    assert (stock(t, "square-monument"), stock(t, "square-garden")) == (1, 0)


@pytest.mark.rule("RP-MINOR-23")
def test_other_buildings_need_an_empty_space() -> None:
    t = site(shared("market", 0, 0), around={"f8": house(0)}, wood=3, stone=3, precious=1)
    play(t, "use f7")
    for kind in ("market", "carpenter", "stonecutter", "hut", "church", "barracks", "garden-square"):
        assert why(t, f"build {kind}") == "RP-MINOR-23"


@pytest.mark.rule("RP-MINOR-24")
def test_shared_buildings_serve_everybody() -> None:
    t = table(
        4, phase="effects", actor=1, seats={1: {"wood": 1, **BUSY}}, city={"f7": shared("carpenter", 1), "f8": house(1)}
    )
    before = goods(t, 0)
    play(t, "use f7")
    assert goods(t, 1)[0] == 3
    assert goods(t, 0) == before


@pytest.mark.rule("RP-MINOR-25")
def test_minor_buildings_may_stand_around_the_plaza() -> None:
    t = table(4, phase="effects", seats={0: BUSY}, city={"g8": crew(0, 2), "f8": hut(0)})
    play(t, "use g8")
    assert building(t, "g8") == "hut"


@pytest.mark.rule("RP-MINOR-26")
def test_only_the_workers_of_the_cost_are_used() -> None:
    t = site(crew(0, 3))
    play(t, "use f7")
    assert (building(t, "f7"), workers(t, "f7"), supply(t, 0)) == ("hut", {0: 1}, 6)
    t = site(crew(0, 1), wood=2, stone=2)
    assert why(play(t, "use f7"), "build market") == "RP-MINOR-26"


@pytest.mark.rule("RP-MINOR-27")
def test_upgrades_of_shared_buildings_need_an_own_house_beside() -> None:
    for kind in ("market", "monument-square", "garden-square"):
        t = table(4, city={"f7": kind, "f8": hut(0)})
        assert why(t, "place f7") == "RP-ACT-05"
        assert why(table(4, city={"f7": kind, "f8": house(0)}), "place f7") is None
    t = site(shared("market", 0, 0), around={"f8": house(0, new=True)}, wood=2, stone=2, precious=1)
    assert why(t, "use f7") is not None, "a house of this turn does not help"


@pytest.mark.rule("RP-MINOR-28")
def test_workshops_squares_and_homes_are_not_limited_by_district() -> None:
    around = {
        "e7": "stonecutter",
        "e8": "stonecutter",
        "e9": "stonecutter",
        "g6": "garden-square",
        "h6": "monument-square",
    }
    t = play(site(around=around, wood=2), "use f7", "build stonecutter")
    assert building(t, "f7") == "stonecutter"
    next_year(t)
    assert building(t, "f7") == "stonecutter"

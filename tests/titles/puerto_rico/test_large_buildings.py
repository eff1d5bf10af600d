"""The five large buildings: what each adds to the score at the end."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.puerto_rico.state import POINT, PuertoRicoState
from tests.titles.puerto_rico.build import board, manned, play, table

ALL_ROLES = {"settler": 0, "mayor": 1, "builder": 2, "captain": 3}


def finished(owner: dict[str, Any], **fields: Any) -> PuertoRicoState:
    """A game for four that is over, with this board in seat 0."""
    return table(4, phase="over", taken=ALL_ROLES, ending=True, seats={0: owner}, **fields)


def extra(state: PuertoRicoState, building: str) -> int | None:
    """The extra points of seat 0 for a large building, None if it brings none; the whole score must fit to it."""
    standing = state.standings().of(0)
    lines = {(line.source, line.item): line.points for line in standing.lines}
    assert standing.points == sum(points or 0 for points in lines.values())
    assert state.merit(0) // POINT == standing.points  # how bots count it
    return lines.get(("large-building", building))


LARGE = ["guild-hall", "residence", "fortress", "customs-house", "city-hall"]


@pytest.mark.rule("PR-BLD-GENERAL-01")
@pytest.mark.parametrize("empty", LARGE)
def test_a_large_building_adds_nothing_while_it_is_empty_though_the_others_are_manned(empty: str) -> None:
    others = [building for building in LARGE if building != empty]
    owner = manned(*others, points=12, island={"corn": 3}, san_juan=6)
    owner["city"] = [*LARGE, "sugar-mill"]
    t = finished(owner)
    assert extra(t, empty) is None
    assert all(extra(t, building) for building in others)


@pytest.mark.rule("PR-BLD-GUILD-HALL-01")
def test_guild_hall_counts_small_production_buildings_once_and_large_ones_twice() -> None:
    city = ["guild-hall", "small-sugar-mill", "sugar-mill", "small-indigo-plant", "coffee-roaster"]
    assert extra(finished({"city": city, "men": {"guild-hall": 1}}), "guild-hall") == 1 + 2 + 1 + 2
    manned_too = {"guild-hall": 1, "sugar-mill": 3, "small-indigo-plant": 1}
    assert extra(finished({"city": city, "men": manned_too}), "guild-hall") == 6


@pytest.mark.rule("PR-BLD-GUILD-HALL-01")
@pytest.mark.parametrize(
    ("building", "points"),
    [
        ("small-indigo-plant", 1),
        ("small-sugar-mill", 1),
        ("indigo-plant", 2),
        ("sugar-mill", 2),
        ("tobacco-storage", 2),
        ("coffee-roaster", 2),
        ("small-market", 0),
        ("residence", 0),
    ],
)
def test_guild_hall_by_building(building: str, points: int) -> None:
    assert extra(finished({"city": ["guild-hall", building], "men": {"guild-hall": 1}}), "guild-hall") == points


@pytest.mark.rule("PR-BLD-RESIDENCE-01")
@pytest.mark.parametrize(("tiles", "points"), [(0, 4), (1, 4), (8, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
def test_residence_counts_filled_island_spaces(tiles: int, points: int) -> None:
    island = {"corn": min(tiles, 6), "quarry": max(0, tiles - 6)}
    assert extra(finished(manned("residence", island=island)), "residence") == points


@pytest.mark.rule("PR-BLD-RESIDENCE-02")
def test_residence_counts_tiles_without_colonists_too() -> None:
    twelve = manned("residence", island={"corn": 8, "quarry": 4}, men={"corn": 2, "quarry": 1})
    assert extra(finished(twelve), "residence") == 7


@pytest.mark.rule("PR-BLD-FORTRESS-01")
@pytest.mark.parametrize(("in_san_juan", "colonists", "points"), [(5, 20, 6), (6, 21, 7), (0, 15, 5)])
def test_fortress_counts_full_threes_of_colonists_wherever_they_are(
    in_san_juan: int, colonists: int, points: int
) -> None:
    """9 on the island, 6 in the city, the rest in San Juan."""
    men = {"corn": 6, "quarry": 3, "sugar-mill": 3, "tobacco-storage": 2}
    island = {"corn": 7, "quarry": 3}
    owner = manned("fortress", "sugar-mill", "tobacco-storage", island=island, men=men, san_juan=in_san_juan)
    t = finished(owner)
    assert t.players[0].colonists() == colonists
    assert extra(t, "fortress") == points


@pytest.mark.rule("PR-BLD-CUSTOMS-HOUSE-01")
@pytest.mark.parametrize(("chips", "points"), [(0, 0), (3, 0), (4, 1), (23, 5), (24, 6)])
def test_customs_house_counts_full_fours_of_points(chips: int, points: int) -> None:
    assert extra(finished(manned("customs-house", points=chips)), "customs-house") == points


@pytest.mark.rule("PR-BLD-CUSTOMS-HOUSE-02")
def test_customs_house_counts_points_on_paper_but_none_of_buildings() -> None:
    """The last role of the last round: they have 16 in chips and ship 8 corn, 2 of them for the last chips."""
    idle = ["residence", "fortress", "guild-hall", "harbor", "university"]
    owner = manned("customs-house", "wharf", points=16, goods={"corn": 8})
    owner["city"] = [*owner["city"], *idle]
    seats = {0: owner, 1: {"points": 82}}
    t = table(4, phase="loading", taken=ALL_ROLES, actor=0, ending=True, seats=seats, step={"passes": 1})
    assert t.chips == 2
    play(t, "load corn wharf")
    assert t.over
    view = t.view(0)
    assert (view["chips"], view["paper"]) == (0, 6)
    assert board(t, 0).points == 18 + 6
    assert sum(line.points or 0 for line in t.standings().of(0).lines if line.source == "building") == 25
    assert extra(t, "customs-house") == 6
    assert t.standings().of(0).points == 24 + 25 + 6


@pytest.mark.rule("PR-BLD-CITY-HALL-01")
@pytest.mark.parametrize("besides", [[], ["sugar-mill"]])
def test_city_hall_counts_violet_buildings_itself_included(besides: list[str]) -> None:
    violet = ["city-hall", "residence", "large-warehouse", "construction-hut", "office", "harbor", "hacienda"]
    t = finished({"city": [*violet, *besides], "men": {"city-hall": 1, "office": 1}})
    assert extra(t, "city-hall") == 7

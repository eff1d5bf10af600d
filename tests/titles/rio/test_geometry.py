"""From the places of a board pack to numbered spaces, borders, edges and points."""

from __future__ import annotations

from collections import Counter, deque

import pytest

from cabildo.engine.grid_names import border_name, edge_name, space_name
from cabildo.titles.rio.board import geometry
from cabildo.titles.rio.board.pack import Pack
from cabildo.titles.rio.board.pack_reading import load_pack
from cabildo.titles.rio.terms import DISTRICT_NAMES, NOWHERE
from tests.titles.rio.boards import smaller

PACK = load_pack(None)


def names_of(pack: Pack, spaces: list[int]) -> set[str]:
    return {space_name(pack.grid.columns, space) for space in spaces}


def space(name: str) -> int:
    return PACK.map.space_at((ord(name[0]) - ord("a") + 1, int(name[1:])))


# ---- spaces


def test_spaces_count_row_by_row_from_the_north_west() -> None:
    assert [space(name) for name in ("a1", "p1", "a2", "p10")] == [0, 15, 16, 159]


@pytest.mark.rule("RP-ADJ-01")
def test_a_space_is_adjacent_to_the_eight_around_it() -> None:
    around = PACK.map.neighbours()
    assert names_of(PACK, around[space("e5")]) == {"d4", "e4", "f4", "d5", "f5", "d6", "e6", "f6"}
    assert names_of(PACK, around[space("a1")]) == {"b1", "a2", "b2"}
    assert names_of(PACK, around[space("p5")]) == {"p4", "o4", "o5", "o6", "p6"}
    assert all(one in around[other] for one in range(160) for other in around[one])


def test_the_plaza_belongs_to_no_district() -> None:
    districts = geometry.districts(PACK)
    sizes = Counter(districts)
    assert sizes.pop(NOWHERE) == 4
    assert [sizes[number] for number in range(8)] == [20, 20, 20, 20, 20, 18, 18, 20]
    named = {name: DISTRICT_NAMES[districts[space(name)]] for name in ("a1", "h5", "i5", "p1", "d6", "g9", "j9", "m10")}
    assert list(named.values()) == ["NW", "NCL", "NCR", "NE", "SW", "CL", "CR", "SE"]
    assert [districts[space(name)] for name in ("h9", "h10", "i9", "i10")] == [NOWHERE] * 4


# ---- roads


def test_a_border_joins_the_two_points_at_its_ends() -> None:
    borders = {border_name(16, 10, number): ends for number, ends in enumerate(geometry.border_points(PACK))}
    assert len(borders) == 10 * 15 + 9 * 16
    assert borders["a1-b1"] == [PACK.map.point_at((1, 0)), PACK.map.point_at((1, 1))]
    assert borders["a1-a2"] == [PACK.map.point_at((0, 1)), PACK.map.point_at((1, 1))]
    assert borders["o10-p10"] == [PACK.map.point_at((15, 9)), PACK.map.point_at((15, 10))]


@pytest.mark.rule("RP-ROAD-01")
def test_no_road_lies_inside_the_plaza() -> None:
    without = [number for number, ends in enumerate(geometry.border_points(PACK)) if not ends]
    assert {border_name(16, 10, number) for number in without} == {"h9-i9", "h10-i10", "h9-h10", "i9-i10"}


def test_points_know_the_borders_that_meet_there() -> None:
    meeting = geometry.point_borders(PACK)
    assert len(meeting) == 17 * 11
    corner, middle = PACK.map.point_at((0, 0)), PACK.map.point_at((2, 3))
    assert meeting[corner] == []
    assert {border_name(16, 10, border) for border in meeting[middle]} == {"b3-c3", "b4-c4", "b3-b4", "c3-c4"}
    assert meeting[PACK.map.point_at((8, 9))] == []  # the middle of the plaza


@pytest.mark.rule("RP-ROAD-02")
def test_the_way_from_each_centre_to_the_plaza_has_its_known_length() -> None:
    """So many pieces connect a district: 2 a central one, 6 those beside them, 10 the others."""
    borders, meeting = geometry.border_points(PACK), geometry.point_borders(PACK)
    steps = dict.fromkeys(geometry.plaza_points(PACK), 0)
    waiting = deque(steps)
    while waiting:
        point = waiting.popleft()
        for other in (end for border in meeting[point] for end in borders[border]):
            if other not in steps:
                steps[other] = steps[point] + 1
                waiting.append(other)
    ways = {name: steps[PACK.map.point_at(PACK.district_centres[name])] for name in DISTRICT_NAMES}
    assert ways == {"NW": 10, "NCL": 6, "NCR": 6, "NE": 10, "SW": 6, "CL": 2, "CR": 2, "SE": 6}


# ---- walls


@pytest.mark.rule("RP-WALL-02")
@pytest.mark.rule("RP-WALL-04")
@pytest.mark.rule("RP-WALL-08")
def test_walls_stand_on_the_perimeter_and_close_the_south() -> None:
    edges = PACK.map.edge_spaces()
    assert len(edges) == 52
    assert len(geometry.closable_edges(PACK)) == 36
    walled = {edge_name(16, 10, edge) for edge in geometry.printed_walls(PACK)}
    south = {f"south {letter}" for letter in "abcdefghijklmnop"}
    assert walled == south | {"east 9", "east 10", "west 9", "west 10"}
    assert geometry.edge_set(geometry.closable_edges(PACK)) & geometry.edge_set(list(geometry.south_edges(PACK))) == 0


def test_every_edge_has_its_space_inside() -> None:
    edges = {edge_name(16, 10, edge): inside for edge, inside in enumerate(PACK.map.edge_spaces())}
    assert names_of(PACK, [edges["north c"], edges["east 4"], edges["south p"], edges["west 10"]]) == {
        "c1",
        "p4",
        "p10",
        "a10",
    }
    of_spaces = PACK.map.space_edges()
    assert {edge_name(16, 10, edge) for edge in of_spaces[space("a1")]} == {"north a", "west 1"}
    assert {edge_name(16, 10, edge) for edge in of_spaces[space("p10")]} == {"south p", "east 10"}
    assert of_spaces[space("e5")] == []


@pytest.mark.rule("RP-OFFICE-27")
def test_six_districts_can_be_closed() -> None:
    edges = geometry.district_edges(PACK)
    assert [number.bit_count() for number in edges] == [9, 4, 4, 9, 5, 0, 0, 5]
    everything = 0
    for number in edges:
        assert everything & number == 0
        everything |= number
    assert everything == geometry.edge_set(geometry.closable_edges(PACK))


# ---- another size


def test_a_map_of_another_size_has_its_own_numbers() -> None:
    pack = load_pack(smaller())
    assert pack.map.space_at((12, 8)) == 95
    assert len(pack.map.edge_spaces()) == 40
    assert len(geometry.border_points(pack)) == 8 * 11 + 7 * 12
    assert {edge_name(12, 8, edge) for edge in geometry.printed_walls(pack)} == {
        "north l",
        "west 8",
        *(f"south {letter}" for letter in "abcdefghijkl"),
    }
    assert [number.bit_count() for number in geometry.district_edges(pack)] == [7, 3, 3, 7, 4, 0, 0, 4]

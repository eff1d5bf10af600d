"""The geometry of a rectangular map, and the names of its places."""

from __future__ import annotations

import pytest

from cabildo.engine.grid_map import GridMap

MAP = GridMap(4, 3)
SPACES = list(MAP.space_names())


def named(spaces: list[int]) -> set[str]:
    return {SPACES[space] for space in spaces}


def test_places_are_counted_and_named() -> None:
    assert SPACES == ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3"]
    assert (MAP.spaces, MAP.borders, MAP.edges, MAP.points) == (12, 17, 14, 20)
    borders = list(MAP.border_names())
    assert (borders[0], borders[8], borders[9], borders[-1]) == ("a1-b1", "c3-d3", "a1-a2", "d2-d3")
    assert list(MAP.edge_names()) == [
        *("north a", "north b", "north c", "north d", "east 1", "east 2", "east 3"),
        *("south a", "south b", "south c", "south d", "west 1", "west 2", "west 3"),
    ]
    assert list(MAP.edge_names().values()) == list(range(14))


def test_columns_and_rows_count_from_one() -> None:
    assert [MAP.space_at(place) for place in ((1, 1), (4, 1), (1, 2), (4, 3))] == [0, 3, 4, 11]
    assert [MAP.holds(place) for place in ((1, 1), (4, 3), (0, 1), (5, 1), (1, 4))] == [True, True, False, False, False]
    assert MAP.flags([(2, 1), (4, 3)]) == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]


def test_neighbours_are_around_and_steps_across_borders() -> None:
    space = MAP.space_names()
    assert named(MAP.neighbours()[space["b2"]]) == {"a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"}
    assert named(MAP.neighbours()[space["d1"]]) == {"c1", "c2", "d2"}
    assert named(MAP.steps()[space["b2"]]) == {"b1", "a2", "c2", "b3"}
    assert named(MAP.steps()[space["a3"]]) == {"a2", "b3"}


def test_borders_lie_between_spaces_and_join_points() -> None:
    spaces, points = MAP.border_spaces(), MAP.border_points()
    assert len(spaces) == len(points) == MAP.borders
    for name, border in MAP.border_names().items():
        assert "-".join(SPACES[space] for space in spaces[border]) == name
    assert points[MAP.border_names()["a1-b1"]] == [MAP.point_at((1, 0)), MAP.point_at((1, 1))]
    assert points[MAP.border_names()["d2-d3"]] == [MAP.point_at((3, 2)), MAP.point_at((4, 2))]


def test_edges_are_known_from_both_sides() -> None:
    edges = list(MAP.edge_names())
    inside = dict(zip(edges, (SPACES[space] for space in MAP.edge_spaces()), strict=True))
    assert inside["north d"] == inside["east 1"] == "d1"
    assert inside["south a"] == inside["west 3"] == "a3"
    corner = MAP.space_edges()[MAP.space_names()["d3"]]
    assert [edges[edge] for edge in corner] == ["east 3", "south d"]
    assert MAP.space_edges()[MAP.space_names()["b2"]] == []
    assert [edges[MAP.first_edge(side)] for side in "NESW"] == ["north a", "east 1", "south a", "west 1"]


@pytest.mark.parametrize("size", [(1, 1), (26, 10)])
def test_small_and_large_maps_have_all_their_names(size: tuple[int, int]) -> None:
    grid = GridMap(*size)
    assert len(grid.space_names()) == grid.spaces
    assert len(grid.border_names()) == grid.borders
    assert len(grid.edge_names()) == grid.edges

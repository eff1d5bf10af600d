"""From the places of a board pack to numbered spaces, borders, edges and points."""

from __future__ import annotations

from cabildo.titles.rio.pack_fields import Pack, Place
from cabildo.titles.rio.terms import DISTRICT_NAMES, NOWHERE


def space_at(pack: Pack, place: Place) -> int:
    column, row = place
    return (row - 1) * pack.grid.columns + column - 1


def flags(pack: Pack, places: list[Place]) -> list[int]:
    """1 for each space that is named."""
    named = {space_at(pack, place) for place in places}
    return [int(space in named) for space in range(pack.grid.columns * pack.grid.rows)]


def districts(pack: Pack) -> list[int]:
    """The district of every space; the Plaza Mayor belongs to none."""
    plaza = flags(pack, pack.plaza)
    found = [NOWHERE] * len(plaza)
    for number, name in enumerate(DISTRICT_NAMES):
        left, top, right, bottom = pack.districts[name]
        for row in range(top, bottom + 1):
            for column in range(left, right + 1):
                space = space_at(pack, (column, row))
                if not plaza[space]:
                    found[space] = number
    return found


def neighbours(pack: Pack) -> list[list[int]]:
    """The up to eight spaces around each (RP-ADJ-01)."""
    columns, rows = pack.grid.columns, pack.grid.rows
    return [
        [
            other_row * columns + other_column
            for other_row in range(max(0, row - 1), min(rows, row + 2))
            for other_column in range(max(0, column - 1), min(columns, column + 2))
            if (other_row, other_column) != (row, column)
        ]
        for row in range(rows)
        for column in range(columns)
    ]


def steps(pack: Pack) -> list[list[int]]:
    """The up to four spaces that tokens reach with one step; the Plaza Mayor can be crossed (RP-COMBAT-09, 25)."""
    columns, rows = pack.grid.columns, pack.grid.rows
    return [
        [
            other_row * columns + other_column
            for other_row, other_column in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
            if 0 <= other_row < rows and 0 <= other_column < columns
        ]
        for row in range(rows)
        for column in range(columns)
    ]


# ---- roads


def point_at(pack: Pack, point: Place) -> int:
    x, y = point
    return y * (pack.grid.columns + 1) + x


def border_points(pack: Pack) -> list[list[int]]:
    """The two lattice points that each border joins; none for a border inside the Plaza Mayor (RP-ROAD-01)."""
    columns, rows = pack.grid.columns, pack.grid.rows
    plaza = flags(pack, pack.plaza)
    borders = []
    for row in range(rows):
        for column in range(columns - 1):
            inside = plaza[row * columns + column] and plaza[row * columns + column + 1]
            ends = [point_at(pack, (column + 1, row)), point_at(pack, (column + 1, row + 1))]
            borders.append([] if inside else ends)
    for row in range(rows - 1):
        for column in range(columns):
            inside = plaza[row * columns + column] and plaza[(row + 1) * columns + column]
            ends = [point_at(pack, (column, row + 1)), point_at(pack, (column + 1, row + 1))]
            borders.append([] if inside else ends)
    return borders


def point_borders(pack: Pack) -> list[list[int]]:
    """The borders that meet in each lattice point."""
    meeting: list[list[int]] = [[] for _ in range((pack.grid.columns + 1) * (pack.grid.rows + 1))]
    for border, ends in enumerate(border_points(pack)):
        for point in ends:
            meeting[point].append(border)
    return meeting


def plaza_points(pack: Pack) -> list[int]:
    """The corners of the spaces of the Plaza Mayor: a road that reaches one of them has reached the plaza."""
    corners = {
        point_at(pack, (column - 1 + right, row - 1 + down))
        for column, row in pack.plaza
        for right in (0, 1)
        for down in (0, 1)
    }
    return sorted(corners)


# ---- walls


def edge_spaces(pack: Pack) -> list[int]:
    """The space inside each edge: north, east, south, west."""
    columns, rows = pack.grid.columns, pack.grid.rows
    return [
        *range(columns),
        *(row * columns + columns - 1 for row in range(rows)),
        *((rows - 1) * columns + column for column in range(columns)),
        *(row * columns for row in range(rows)),
    ]


def space_edges(pack: Pack) -> list[list[int]]:
    edges: list[list[int]] = [[] for _ in range(pack.grid.columns * pack.grid.rows)]
    for edge, space in enumerate(edge_spaces(pack)):
        edges[space].append(edge)
    return edges


def south_edges(pack: Pack) -> range:
    first = pack.grid.columns + pack.grid.rows
    return range(first, first + pack.grid.columns)


def closable_edges(pack: Pack) -> list[int]:
    """North, east and west; the south is closed by print (RP-WALL-04)."""
    return [edge for edge in range(len(edge_spaces(pack))) if edge not in south_edges(pack)]


def printed_walls(pack: Pack) -> list[int]:
    """The south side, and what the board pack names (RP-WALL-08)."""
    columns, rows = pack.grid.columns, pack.grid.rows
    first = {"N": 0, "E": columns, "W": 2 * columns + rows}
    return [*south_edges(pack), *(first[side] + number - 1 for side, number in pack.prebuilt_walls)]


def district_edges(pack: Pack) -> list[int]:
    """The closable edges of each district as a set; none for the two at the plaza (RP-OFFICE-27)."""
    spaces, found = edge_spaces(pack), districts(pack)
    sets = [0] * len(DISTRICT_NAMES)
    for edge in closable_edges(pack):
        if found[spaces[edge]] != NOWHERE:
            sets[found[spaces[edge]]] |= 1 << edge
    return sets


def edge_set(edges: list[int]) -> int:
    return sum(1 << edge for edge in edges)

"""From the places of a board pack to what its districts, plaza and walls are on the numbered map."""

from __future__ import annotations

from cabildo.titles.rio.board.pack import Pack
from cabildo.titles.rio.terms import DISTRICT_NAMES, NOWHERE


def districts(pack: Pack) -> list[int]:
    """The district of every space; the Plaza Mayor belongs to none."""
    plaza = pack.map.flags(pack.plaza)
    found = [NOWHERE] * len(plaza)
    for number, name in enumerate(DISTRICT_NAMES):
        left, top, right, bottom = pack.districts[name]
        for row in range(top, bottom + 1):
            for column in range(left, right + 1):
                space = pack.map.space_at((column, row))
                if not plaza[space]:
                    found[space] = number
    return found


# ---- roads


def border_points(pack: Pack) -> list[list[int]]:
    """The two lattice points that each border joins; none for a border inside the Plaza Mayor (RP-ROAD-01)."""
    plaza = pack.map.flags(pack.plaza)
    return [
        [] if plaza[one] and plaza[other] else ends
        for (one, other), ends in zip(pack.map.border_spaces(), pack.map.border_points(), strict=True)
    ]


def point_borders(pack: Pack) -> list[list[int]]:
    """The borders that meet in each lattice point."""
    meeting: list[list[int]] = [[] for _ in range(pack.map.points)]
    for border, ends in enumerate(border_points(pack)):
        for point in ends:
            meeting[point].append(border)
    return meeting


def plaza_points(pack: Pack) -> list[int]:
    """The corners of the spaces of the Plaza Mayor: a road that reaches one of them has reached the plaza."""
    corners = {
        pack.map.point_at((column - 1 + right, row - 1 + down))
        for column, row in pack.plaza
        for right in (0, 1)
        for down in (0, 1)
    }
    return sorted(corners)


# ---- walls


def south_edges(pack: Pack) -> range:
    first = pack.map.first_edge("S")
    return range(first, first + pack.grid.columns)


def closable_edges(pack: Pack) -> list[int]:
    """North, east and west; the south is closed by print (RP-WALL-04)."""
    return [edge for edge in range(pack.map.edges) if edge not in south_edges(pack)]


def printed_walls(pack: Pack) -> list[int]:
    """The south side, and what the board pack names (RP-WALL-08)."""
    return [*south_edges(pack), *(pack.map.first_edge(side) + number - 1 for side, number in pack.prebuilt_walls)]


def district_edges(pack: Pack) -> list[int]:
    """The closable edges of each district as a set; none for the two at the plaza (RP-OFFICE-27)."""
    spaces, found = pack.map.edge_spaces(), districts(pack)
    sets = [0] * len(DISTRICT_NAMES)
    for edge in closable_edges(pack):
        if found[spaces[edge]] != NOWHERE:
            sets[found[spaces[edge]]] |= 1 << edge
    return sets


def edge_set(edges: list[int]) -> int:
    return sum(1 << edge for edge in edges)

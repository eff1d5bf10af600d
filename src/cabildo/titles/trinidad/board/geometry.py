"""From the places of a board pack to what its districts, ring and walls are on the numbered map."""

from __future__ import annotations

from collections.abc import Iterable

from cabildo.titles.trinidad.board.pack import Pack, place_of
from cabildo.titles.trinidad.terms import DISTRICT_NAMES, HEADING_NAMES, NOWHERE

NORTH, EAST, SOUTH, WEST = range(4)


def space_of(pack: Pack, name: str) -> int:
    return pack.grid.space_at(place_of(name))


def flags(pack: Pack, names: Iterable[str]) -> list[int]:
    """1 for each space that is named."""
    return pack.grid.flags(place_of(name) for name in names)


def districts(pack: Pack) -> list[int]:
    """The district of every space; Plaza Mayor and Fort place belong to none (TR-BUILD-32, TR-MAJOR-17)."""
    found = [NOWHERE] * pack.grid.spaces
    for number, name in enumerate(DISTRICT_NAMES):
        for space in pack.map.districts[name].spaces:
            found[space_of(pack, space)] = number
    return found


def outward(pack: Pack) -> list[int]:
    """All spaces, those of the Starting Area first, then those around them, and so on."""
    area = pack.map.starting_area
    found = [space_of(pack, name) for name in [*area.top, *area.bottom]]
    neighbours = pack.grid.neighbours()
    for space in found:  # which grows on the way
        found += [other for other in neighbours[space] if other not in found]
    return found


def district_neighbours(pack: Pack) -> list[int]:
    """The districts with a side in common with each district, as a set (TR-AFF-54, TR-AFF-68)."""
    return [
        sum(1 << DISTRICT_NAMES.index(other) for other in pack.map.districts[name].neighbours)
        for name in DISTRICT_NAMES
    ]


def district_headings(pack: Pack) -> list[list[int]]:
    """By district and neighbour: whether the neighbour lies north, east, south or west, counted from 0."""
    centres = [centre_of(pack, name) for name in DISTRICT_NAMES]
    found = [[NOWHERE] * len(DISTRICT_NAMES) for _ in DISTRICT_NAMES]
    for district, name in enumerate(DISTRICT_NAMES):
        for other in (DISTRICT_NAMES.index(neighbour) for neighbour in pack.map.districts[name].neighbours):
            east, south = (there - here for here, there in zip(centres[district], centres[other], strict=True))
            heading = (EAST if east > 0 else WEST) if abs(east) > abs(south) else (SOUTH if south > 0 else NORTH)
            found[district][other] = heading
    return found


def centre_of(pack: Pack, name: str) -> tuple[float, float]:
    """The middle of a district: column and row."""
    places = [place_of(space) for space in pack.map.districts[name].spaces]
    return sum(column for column, _ in places) / len(places), sum(row for _, row in places) / len(places)


def attack_edges(pack: Pack) -> list[int]:
    """The district behind each attack edge: "NE-north" belongs to NE (TR-XWAR-19)."""
    edges = pack.map.attack_edges_clockwise_from_natives_start
    return [DISTRICT_NAMES.index(edge.partition("-")[0]) for edge in edges]


def attack_headings(pack: Pack) -> list[int]:
    """The direction in which one comes in over each attack edge: southwards from "NE-north"."""
    edges = pack.map.attack_edges_clockwise_from_natives_start
    return [(HEADING_NAMES.index(edge.partition("-")[2]) + 2) % len(HEADING_NAMES) for edge in edges]


def spans(pack: Pack) -> list[int]:
    """The borders between two spaces of the ring: so a Cathedral lies (TR-MAJOR-14)."""
    ring = flags(pack, pack.map.ring_around_plaza)
    beside = pack.grid.border_spaces()
    return [border for border, (one, other) in enumerate(beside) if ring[one] and ring[other]]


# ---- walls


def edge_of(pack: Pack, section: str) -> int:
    """The edge of a wall section: "N3" is the third from the west, "W3" the third from the north."""
    return pack.grid.first_edge(section[0]) + int(section[1:]) - 1


def edge_districts(pack: Pack) -> list[int]:
    """The district of every edge; the south side is the sea's (TR-MAJOR-19)."""
    found = [NOWHERE] * pack.grid.edges
    for number, name in enumerate(DISTRICT_NAMES):
        for section in pack.map.districts[name].wall_sections:
            found[edge_of(pack, section)] = number
    return found


def district_edges(pack: Pack) -> list[int]:
    """The outer sides of each district as a set; the central ones have none (TR-MAJOR-22)."""
    return [
        sum(1 << edge_of(pack, section) for section in pack.map.districts[name].wall_sections)
        for name in DISTRICT_NAMES
    ]


def northern_districts(pack: Pack) -> int:
    """The districts of the northern half, as a set (TR-SOLO-26, TR-SOLO-27)."""
    return sum(1 << number for number, name in enumerate(DISTRICT_NAMES) if pack.map.districts[name].half == "north")


def central_districts(pack: Pack) -> int:
    """The districts without an outer side, as a set."""
    return sum(1 << number for number, edges in enumerate(district_edges(pack)) if edges == 0)

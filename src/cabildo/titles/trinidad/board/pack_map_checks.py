"""What the map of every board pack must satisfy: its districts with their walls, the plaza, and what lies around it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cabildo.engine.board_packs import Demands
from cabildo.engine.grid_map import Place
from cabildo.titles.trinidad.board import geometry
from cabildo.titles.trinidad.board.pack import Pack, place_of
from cabildo.titles.trinidad.terms import DISTRICT_NAMES, NOWHERE

PLAZA_SPACES = 4
CENTRAL_DISTRICTS = 2
TOP_ROW = 5  # spaces of the Starting Area's top row: so far an example counts
LARGE_DISTRICT = 12  # spaces of the district in the example of City points, which has the Cathedral
WALLED_DISTRICT = 7  # spaces of a closed district with the Cabildo in the Architect's example
SIDES = {"west": "W", "north": "N", "east": "E"}


def check_map(pack: Pack, demand: Demands) -> None:
    """Raises OptionError with the field of `map` and the law that it breaks."""
    check_spaces(pack, demand)
    check_plaza_and_fort(pack, demand)
    check_walls(pack, demand)
    check_neighbours(pack, demand)
    check_ring(pack, demand)
    check_starting_area(pack, demand)
    check_attack_edges(pack, demand)


def check_spaces(pack: Pack, demand: Demands) -> None:
    """Eight districts, Plaza Mayor and Fort place divide the map."""
    demand.names(pack.map.districts, DISTRICT_NAMES, "map.districts")
    owner: dict[str, str] = {}
    parts = {
        "map.plaza_mayor": pack.map.plaza_mayor,
        "map.fort_place": pack.map.fort_place,
        **{f"map.districts.{name}.spaces": pack.map.districts[name].spaces for name in DISTRICT_NAMES},
    }
    for field, spaces in parts.items():
        check_places(pack, spaces, field, demand)
        for space in spaces:
            demand(space not in owner, field, f"{space} is also in {owner.get(space)} (TR-BUILD-36)")
            owner[space] = field
    for name in DISTRICT_NAMES:
        demand(len(pack.map.districts[name].spaces) > 0, f"map.districts.{name}.spaces", "must be some (TR-SCORE-15)")
    for row in range(1, pack.map.rows + 1):
        for column in range(1, pack.map.columns + 1):
            law = f"leave out c{column}r{row}: with Plaza Mayor and Fort place they are the whole map (TR-BUILD-36)"
            demand(f"c{column}r{row}" in owner, "map.districts", law)


def check_places(pack: Pack, spaces: Sequence[str], field: str, demand: Demands) -> None:
    """Each is a space of the map and is named once."""
    for number, space in enumerate(spaces):
        demand(pack.grid.holds(place_of(space)), f"{field}[{number}]", f"{space} is no space of the map")
    for space, times in Counter(spaces).items():
        demand(times == 1, field, f"names {space} {times} times")


def check_plaza_and_fort(pack: Pack, demand: Demands) -> None:
    """Four spaces in a block; the Fort place is directly below, on the map or, with no space of it, behind its end."""
    plaza = [place_of(space) for space in pack.map.plaza_mayor]
    demand(len(plaza) == PLAZA_SPACES, "map.plaza_mayor", f"must be {PLAZA_SPACES} spaces (TR-BUILD-32)")
    columns, rows = zip(*plaza, strict=True)
    whole = (max(columns) - min(columns) + 1) * (max(rows) - min(rows) + 1) == len(plaza)
    demand(whole, "map.plaza_mayor", "must be one rectangle of spaces (TR-BUILD-32)")
    below = [place for place in map(place_of, pack.map.fort_place) if above(place) in plaza]
    if pack.map.fort_place:
        demand(len(below) > 0, "map.fort_place", "must lie directly below the Plaza Mayor (TR-MAJOR-17)")
    else:
        at_end = max(rows) == pack.map.rows
        demand(at_end, "map.fort_place", "must have a space, as the Plaza Mayor does not end the map (TR-MAJOR-17)")


def check_walls(pack: Pack, demand: Demands) -> None:
    """Six districts have sections on outer sides of their spaces; two have no outer side but the sea's."""
    found = geometry.districts(pack)
    inside = pack.grid.edge_spaces()
    south = range(pack.grid.first_edge("S"), pack.grid.first_edge("S") + pack.map.columns)
    outer = Counter(found[space] for edge, space in enumerate(inside) if edge not in south)
    for number, name in enumerate(DISTRICT_NAMES):
        sections, field = pack.map.districts[name].wall_sections, f"map.districts.{name}.wall_sections"
        for place, section in enumerate(sections):
            last = pack.map.columns if section[0] == "N" else pack.map.rows
            law = f"{section}: that side has sections 1 to {last} (TR-MAJOR-19)"
            demand(1 <= int(section[1:]) <= last, f"{field}[{place}]", law)
            beside = found[inside[geometry.edge_of(pack, section)]] == number
            demand(beside, f"{field}[{place}]", f"{section} is no outer side of this district (TR-MAJOR-21)")
        for section, times in Counter(sections).items():
            demand(times == 1, field, f"names {section} {times} times (TR-MAJOR-19)")
        if not sections:
            demand(outer[number] == 0, field, "must be some: the district has an outer side (TR-MAJOR-22)")
    central = [name for name in DISTRICT_NAMES if not pack.map.districts[name].wall_sections]
    law = f"must be {CENTRAL_DISTRICTS} without wall sections, the central ones (TR-MAJOR-22)"
    demand(len(central) == CENTRAL_DISTRICTS, "map.districts", law)


def check_neighbours(pack: Pack, demand: Demands) -> None:
    """Units march from district to district: to all that share a border, and back."""
    found = geometry.districts(pack)
    for name in DISTRICT_NAMES:
        field = f"map.districts.{name}.neighbours"
        neighbours = pack.map.districts[name].neighbours
        for neighbour in neighbours:
            known = neighbour in DISTRICT_NAMES and neighbour != name
            demand(known, field, f"{neighbour} is no other district (TR-XWAR-32)")
            back = name in pack.map.districts[neighbour].neighbours
            demand(back, field, f"{neighbour} must name {name} as well (TR-XWAR-32)")
        demand(len(neighbours) == len(set(neighbours)), field, "must name each once (TR-XWAR-32)")
    for one, other in pack.grid.border_spaces():
        if found[one] != found[other] and NOWHERE not in (found[one], found[other]):
            name, beside = DISTRICT_NAMES[found[one]], DISTRICT_NAMES[found[other]]
            named = beside in pack.map.districts[name].neighbours
            demand(named, f"map.districts.{name}.neighbours", f"must name {beside}, which is beside it (TR-XWAR-32)")


def check_ring(pack: Pack, demand: Demands) -> None:
    """Building spaces beside the plaza with room for Cabildo and Cathedral, in one district and across two."""
    ring, field = pack.map.ring_around_plaza, "map.ring_around_plaza"
    check_places(pack, ring, field, demand)
    plaza = geometry.flags(pack, pack.map.plaza_mayor)
    around, sides, found = pack.grid.neighbours(), pack.grid.steps(), geometry.districts(pack)
    for name in ring:
        space = geometry.space_of(pack, name)
        demand(found[space] != NOWHERE, field, f"{name} is no building space (TR-MAJOR-10)")
        beside = any(plaza[other] for other in around[space])
        demand(beside, field, f"{name} is not next to the Plaza Mayor (TR-MAJOR-10)")
    # whether the spaces that touch the plaza only at a corner are among them was a matter of colour
    on_ring = geometry.flags(pack, ring)
    for space in range(pack.grid.spaces):
        needed = found[space] != NOWHERE and any(plaza[other] for other in sides[space])
        row, column = divmod(space, pack.map.columns)
        law = f"leaves out c{column + 1}r{row + 1} beside the Plaza Mayor (TR-MAJOR-10)"
        demand(bool(on_ring[space]) or not needed, field, law)
    pairs = [pack.grid.border_spaces()[border] for border in geometry.spans(pack)]
    inside = [(one, other) for one, other in pairs if found[one] == found[other]]
    demand(len(inside) > 0, field, "must have two neighbouring spaces in one district (TR-MAJOR-16)")
    demand(len(inside) < len(pairs), field, "must have two neighbouring spaces in two districts (TR-MAJOR-16)")
    for space in (geometry.space_of(pack, name) for name in ring):
        room = any(space not in pair for pair in pairs)
        demand(room, field, "must leave room for the Cathedral wherever the Cabildo stands (TR-MAJOR-15)")
    check_examples(pack, demand)


def check_examples(pack: Pack, demand: Demands) -> None:
    """Two worked examples of the rulebook need room in a district at the plaza."""
    ring, found = geometry.flags(pack, pack.map.ring_around_plaza), geometry.districts(pack)
    at_plaza = {found[space] for space in range(pack.grid.spaces) if ring[space]}
    sizes = {number: len(pack.map.districts[DISTRICT_NAMES[number]].spaces) for number in at_plaza}
    large = max(sizes.values()) >= LARGE_DISTRICT
    law = f"must have one at the Plaza Mayor with {LARGE_DISTRICT} spaces or more (TR-SCORE-20, the example)"
    demand(large, "map.districts", law)
    walled = [size for number, size in sizes.items() if pack.map.districts[DISTRICT_NAMES[number]].wall_sections]
    law = f"must have one at the Plaza Mayor with {WALLED_DISTRICT} spaces and walls (TR-CHAR-ARCHITECT, the example)"
    demand(any(size >= WALLED_DISTRICT for size in walled), "map.districts", law)


def check_starting_area(pack: Pack, demand: Demands) -> None:
    """Two rows of building spaces, each counted from the west."""
    area, found = pack.map.starting_area, geometry.districts(pack)
    rows = []
    for name, spaces in (("top", area.top), ("bottom", area.bottom)):
        field = f"map.starting_area.{name}"
        check_places(pack, spaces, field, demand)
        places = [place_of(space) for space in spaces]
        for space in spaces:
            law = f"{space} is no building space (TR-BUILD-17)"
            demand(found[geometry.space_of(pack, space)] != NOWHERE, field, law)
        one_row = len({row for _, row in places}) == 1
        demand(one_row, field, "must be spaces of one row of the map (TR-SOLO-11)")
        demand(places == sorted(places), field, "must go from west to east (TR-SOLO-12)")
        rows.append(places[0][1])
    demand(rows[0] < rows[1], "map.starting_area", "must have the top row north of the bottom row (TR-SOLO-11)")
    demand(len(area.top) >= TOP_ROW, "map.starting_area.top", f"must be {TOP_ROW} spaces or more (TR-SOLO-12)")


def check_attack_edges(pack: Pack, demand: Demands) -> None:
    """One for each outer side of a district, clockwise; Natives begin in the west, Pirates in the east."""
    edges, field = pack.map.attack_edges_clockwise_from_natives_start, "map.attack_edges_clockwise_from_natives_start"
    around = outer_sides(pack)
    demand.names(edges, around, field)
    start = around.index(edges[0])
    clockwise = [*around[start:], *around[:start]]
    demand(list(edges) == clockwise, field, f"must be clockwise: {', '.join(clockwise)} (TR-XWAR-19)")
    for name, given, side in (("natives", pack.map.natives_start, "west"), ("pirates", pack.map.pirates_start, "east")):
        start_field = f"map.{name}_start"
        demand(given in edges, start_field, "must be one of the attack edges (TR-XWAR-19)")
        demand(given.endswith(f"-{side}"), start_field, f"must be in the {side} (TR-XWAR-19)")
    demand(edges[0] == pack.map.natives_start, field, "must begin where the Natives do (TR-XWAR-19)")


def outer_sides(pack: Pack) -> list[str]:
    """Outer sides of districts as "SW-west", clockwise from the southern end of the west side."""
    found, inside, grid = geometry.districts(pack), pack.grid.edge_spaces(), pack.grid
    lengths = {"west": pack.map.rows, "north": pack.map.columns, "east": pack.map.rows}
    sides: list[str] = []
    for side, letter in SIDES.items():
        edges = range(grid.first_edge(letter), grid.first_edge(letter) + lengths[side])
        for edge in reversed(edges) if side == "west" else edges:
            district = found[inside[edge]]
            name = f"{DISTRICT_NAMES[district]}-{side}"
            if district != NOWHERE and name not in sides:
                sides.append(name)
    return sides


def above(place: Place) -> Place:
    return place[0], place[1] - 1

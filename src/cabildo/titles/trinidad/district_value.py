"""What a district is worth, part by part, and what Houses and Palaces in it give their owners."""

from typing import Final

from cabildo.engine.phase import ONE
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.city import City, is_closed
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BARRACKS,
    CARPENTRY,
    CHURCH,
    CORPORATION,
    DISTRICTS,
    FOUNTAIN,
    HACIENDA_STONE,
    HACIENDA_WOOD,
    HOUSE,
    MARKET,
    MONUMENT,
    NOWHERE,
    PALACE,
    QUARRY,
)

# what makes up the value of a district
PART_NAMES: Final = ("production", "fine", "roads", "walls", "cabildo", "cathedral", "fort", "harbor")
PRODUCTION_PART: Final = 0
FINE_PART: Final = 1
ROADS_PART: Final = 2
WALLS_PART: Final = 3
CABILDO_PART: Final = 4
CATHEDRAL_PART: Final = 5
FORT_PART: Final = 6
HARBOR_PART: Final = 7
PARTS: Final = 8


def district_value(state: TrinidadState, district: i64) -> i64:
    """What a district is worth; it may be less than nothing (TR-SCORE-21)."""
    return value_of(district_parts(state.board, state.city), district)


def value_of(parts: vec[i64], district: i64) -> i64:
    """The value of a district from the parts of all."""
    value: i64 = 0
    for part in range(PARTS):
        value += parts[district * PARTS + part]
    return value


def district_parts(board: Board, city: City) -> vec[i64]:
    """What adds to the value of each district or takes from it: a row of parts for every district."""
    parts = vec[i64]([0] * (DISTRICTS * PARTS))
    count_buildings(board, city, parts)
    great = board.numbers.district_great
    for district in range(DISTRICTS):
        first = district * PARTS
        if city.paved >> district & 1:  # TR-SCORE-15, TR-MAJOR-25
            parts[first + ROADS_PART] = great
        if is_closed(board, city, district):  # TR-MAJOR-21
            parts[first + WALLS_PART] = great
        if city.fort:  # TR-MAJOR-17
            parts[first + FORT_PART] = great
        if city.harbor:  # TR-MAJOR-18
            parts[first + HARBOR_PART] = great
    if city.cabildo != NOWHERE:  # TR-MAJOR-13
        parts[board.district[city.cabildo] * PARTS + CABILDO_PART] = great
    if city.cathedral != NOWHERE:
        count_cathedral(board, city, parts)
    return parts


def count_buildings(board: Board, city: City, parts: vec[i64]) -> None:
    """The first production building of a district takes nothing from it (TR-SCORE-13, TR-SCORE-14)."""
    fine = board.numbers.district_fine
    producing: i64 = 0  # districts with a production building, a set
    for space in range(board.spaces):
        building = city.building(space)
        if is_production(building):
            district = board.district[space]
            if producing >> district & 1:
                parts[district * PARTS + PRODUCTION_PART] -= 1
            producing |= ONE << district
        elif is_fine(building):
            parts[board.district[space] * PARTS + FINE_PART] += fine


def count_cathedral(board: Board, city: City, parts: vec[i64]) -> None:
    """Across a border between districts each of them gets less than one alone would (TR-MAJOR-16)."""
    spaces = board.span_spaces[city.cathedral]
    one = board.district[spaces[0]]
    other = board.district[spaces[1]]
    if one == other:
        parts[one * PARTS + CATHEDRAL_PART] = board.numbers.district_great
    else:
        parts[one * PARTS + CATHEDRAL_PART] = board.numbers.district_split
        parts[other * PARTS + CATHEDRAL_PART] = board.numbers.district_split


def is_production(building: i64) -> bool:
    return building in (QUARRY, CARPENTRY, MARKET)


def is_fine(building: i64) -> bool:
    return building in (FOUNTAIN, MONUMENT, CHURCH, CORPORATION, HACIENDA_STONE, HACIENDA_WOOD, BARRACKS)


# ---- homes


def coloured_buildings(board: Board, city: City, seat: i64) -> vec[i64]:
    """By district, the Lots, Houses, Palaces and marked Monuments and Fountains of a seat (TR-SCORE-19)."""
    counts = vec[i64]([0] * DISTRICTS)
    for space in range(board.spaces):
        if city.owner(space) == seat:
            counts[board.district[space]] += 1
    return counts


def house_points(board: Board, value: i64, coloured: i64, faith: i64) -> i64:
    """A House in a district of this value, in which its owner has so many buildings (TR-SCORE-17, TR-SCORE-18)."""
    points = coloured + board.numbers.house_faith * faith
    return points if points < value else value


def palace_points(board: Board, value: i64, faith: i64) -> i64:
    """A Palace in a district of this value (TR-SCORE-16)."""
    return value + board.numbers.palace_points + board.numbers.palace_faith * faith


def homes_points(state: TrinidadState, seat: i64) -> vec[i64]:
    """By space, what each House and Palace of a seat gives at a scoring, whatever the Era (TR-SCORE-20)."""
    board = state.board
    city = state.city
    faith = state.players[seat].faith
    parts = district_parts(board, city)
    coloured = coloured_buildings(board, city, seat)
    points = vec[i64]([0] * board.spaces)
    for space in range(board.spaces):
        if city.owner(space) == seat:
            building = city.building(space)
            if building == HOUSE:
                district = board.district[space]
                points[space] = house_points(board, value_of(parts, district), coloured[district], faith)
            elif building == PALACE:
                points[space] = palace_points(board, value_of(parts, board.district[space]), faith)
    return points


def points_of_homes(state: TrinidadState, seat: i64, kind: i64) -> i64:
    """What all Houses, or all Palaces, of a seat give together."""
    points = homes_points(state, seat)
    total: i64 = 0
    for space in range(state.board.spaces):
        if state.city.building(space) == kind:
            total += points[space]
    return total

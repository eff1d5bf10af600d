"""What a district is worth, part by part, and what Houses and Palaces in it give their owners."""

from typing import Final

from cabildo.engine.phase import ONE
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.city import City, building_in, is_closed, owner_in
from cabildo.titles.trinidad.player import Player
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
    SEATS,
)

# what makes up the value of a district
PART_NAMES: Final = ("production", "fine", "roads", "walls", "cabildo", "cathedral", "fort", "harbor", "neighbour")
PRODUCTION_PART: Final = 0
FINE_PART: Final = 1
ROADS_PART: Final = 2
WALLS_PART: Final = 3
CABILDO_PART: Final = 4
CATHEDRAL_PART: Final = 5
FORT_PART: Final = 6
HARBOR_PART: Final = 7
NEIGHBOUR_PART: Final = 8  # by a card
PARTS: Final = 9


def district_value(state: TrinidadState, district: i64) -> i64:
    """What a district is worth; it may be less than nothing (TR-SCORE-21)."""
    return value_of(district_parts(state), district)


def value_of(parts: vec[i64], district: i64) -> i64:
    """The value of a district from the parts of all."""
    value: i64 = 0
    for part in range(PARTS):
        value += parts[district * PARTS + part]
    return value


def district_parts(state: TrinidadState) -> vec[i64]:
    """What adds to the value of each district or takes from it: a row of parts for every district.

    What cards change counts for all players (TR-AFF-54, TR-AFF-67, TR-AFF-68).
    """
    parts = city_parts(state.board, state.city)
    numbers = state.board.numbers
    shared = vec[i64]([0] * DISTRICTS)
    for district in range(DISTRICTS):
        if state.adopted[district] != NOWHERE:
            shared[district] = shared_value(state, parts, state.adopted[district])
    for district in range(DISTRICTS):
        first = district * PARTS
        parts[first + NEIGHBOUR_PART] = shared[district]
        if state.reversed >> district & 1:
            parts[first + PRODUCTION_PART] *= -numbers.reversed_loss
        if state.garrisoned >> district & 1:
            parts[first + FINE_PART] += numbers.district_fine
    return parts


def shared_value(state: TrinidadState, parts: vec[i64], neighbour: i64) -> i64:
    """What the best major and the best minor building of a district bring one beside it (TR-AFF-68).

    Fort and Harbor lie in no district; a Cathedral across two brings what it brings the neighbour.
    """
    first = neighbour * PARTS
    great: i64 = 0
    for part in range(ROADS_PART, CATHEDRAL_PART + 1):
        great = max(great, parts[first + part])
    return great + (state.board.numbers.district_fine if parts[first + FINE_PART] > 0 else 0)


def loss_in(state: TrinidadState, district: i64) -> i64:
    """What a district loses by its production buildings, whatever cards change (TR-SCORE-13)."""
    count: i64 = 0
    for space in range(state.board.spaces):
        if state.board.district[space] == district and is_production(state.city.building(space)):
            count += 1
    return count - 1 if count > 0 else 0


def city_parts(board: Board, city: City) -> vec[i64]:
    """The same by the buildings alone."""
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
    tiles = city.tiles
    for space in range(board.spaces):
        building = building_in(tiles[space])
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
    tiles = city.tiles
    for space in range(board.spaces):
        if owner_in(tiles[space]) == seat:
            counts[board.district[space]] += 1
    return counts


def house_points(board: Board, value: i64, coloured: i64, faith: i64) -> i64:
    """A House in a district of this value, in which its owner has so many buildings (TR-SCORE-17, TR-SCORE-18)."""
    points = coloured + board.numbers.house_faith * faith
    return points if points < value else value


def palace_points(board: Board, value: i64, faith: i64) -> i64:
    """A Palace in a district of this value (TR-SCORE-16)."""
    return value + board.numbers.palace_points + board.numbers.palace_faith * faith


def homes_of(state: TrinidadState, seat: i64, district: i64, kind: i64) -> i64:
    """How many Houses, or Palaces, a seat has in a district."""
    count: i64 = 0
    for space in range(state.board.spaces):
        found = state.board.district[space] == district and state.city.owner(space) == seat
        if found and state.city.building(space) == kind:
            count += 1
    return count


def has_homes(city: City, seat: i64, kind: i64) -> bool:
    """Whether a seat has a House, or a Palace, anywhere."""
    return any(building_in(tile) == kind and owner_in(tile) == seat for tile in city.tiles)


def homes_points(state: TrinidadState, seat: i64) -> vec[i64]:
    """By space, what each House and Palace of a seat gives at a scoring, whatever the Era (TR-SCORE-20)."""
    board = state.board
    city = state.city
    worth = worths(state, seat)
    points = vec[i64]([0] * board.spaces)
    tiles = city.tiles
    for space in range(board.spaces):
        if owner_in(tiles[space]) == seat:
            building = building_in(tiles[space])
            if building == HOUSE:
                points[space] = worth[board.district[space]]
            elif building == PALACE:
                points[space] = worth[DISTRICTS + board.district[space]]
    return points


def worths(state: TrinidadState, seat: i64) -> vec[i64]:
    """By district, what a House of this seat gives there, then the same for a Palace.

    Borrowed Houses are among its buildings (TR-AFF-71); what cards add comes on top, also of the limit (TR-AFF-36, 42).
    """
    board = state.board
    player = state.players[seat]
    parts = district_parts(state)
    coloured = coloured_buildings(board, state.city, seat)
    for guests in player.guests:
        coloured[district_of(guests)] += houses_in(guests)
    worth = vec[i64]([0] * (2 * DISTRICTS))
    for district in range(DISTRICTS):
        value = value_of(parts, district)
        finer = (player.walled_homes >> district & 1) + (player.paved_homes >> district & 1)
        house = house_points(board, value, coloured[district], player.faith)
        worth[district] = house + finer * board.numbers.finer_house
        second = DISTRICTS + district
        finer = (player.walled_homes >> second & 1) + (player.paved_homes >> second & 1)
        worth[second] = palace_points(board, value, player.faith) + finer * board.numbers.finer_palace
    return worth


def points_of_homes(state: TrinidadState, seat: i64, kind: i64) -> i64:
    """What all Houses, or all Palaces, of a seat give together; borrowed Houses as much as its own there."""
    player = state.players[seat]
    total: i64 = 0
    if not has_homes(state.city, seat, kind) and len(player.guests) == 0:
        return total  # which is so with Palaces in most games
    points = homes_points(state, seat)
    for space in range(state.board.spaces):
        if state.city.building(space) == kind:
            total += points[space]
    if kind == HOUSE and len(player.guests) > 0:
        worth = worths(state, seat)
        for guests in player.guests:
            total += houses_in(guests) * worth[district_of(guests)]
    return total


# ---- Houses of others, as a number of their owner, district and how many


def new_guests(other: i64, district: i64, houses: i64) -> i64:
    return (houses * SEATS + other) * DISTRICTS + district


def district_of(guests: i64) -> i64:
    return guests % DISTRICTS


def host_of(guests: i64) -> i64:
    return guests // DISTRICTS % SEATS


def houses_in(guests: i64) -> i64:
    return guests // (DISTRICTS * SEATS)


def guests_from(player: Player, other: i64, district: i64) -> i64:
    """How many Houses of another one a player has borrowed in a district."""
    total: i64 = 0
    for guests in player.guests:
        if host_of(guests) == other and district_of(guests) == district:
            total += houses_in(guests)
    return total

"""What is counted at the end: money, offices and the houses of each district."""

from typing import Final

from cabildo.engine.rows import i64, vec
from cabildo.titles.rio.board.board import Board
from cabildo.titles.rio.city import City
from cabildo.titles.rio.player import Player
from cabildo.titles.rio.terms import (
    ARCHITECT,
    BARRACKS,
    BISHOP,
    CHURCH,
    CORPORATION,
    DEFENDER,
    DISTRICTS,
    GARDEN,
    GARDEN_SQUARE,
    GOVERNOR,
    HOUSE,
    MONUMENT,
    MONUMENT_SQUARE,
    NOWHERE,
    OFFICES,
    ROADMAKER,
    STONECUTTER,
)

NOBLE_KINDS: Final = 4  # of square, monument, garden, barracks and church


def final_points(board: Board, city: City, players: vec[Player], seat: i64) -> i64:
    """The score with all that the end adds to it."""
    player = players[seat]
    total = player.score + player.silver // board.numbers.silver_a_point
    for office in range(OFFICES):
        if player.holds(office):
            total += office_value(board, city, office)
    return total + houses_value(board, city, seat)


# ---- the city


def houses_value(board: Board, city: City, seat: i64) -> i64:
    """What the houses of one player are worth (RP-END-04)."""
    total: i64 = 0
    for district in range(DISTRICTS):
        houses = houses_in(board, city, district, seat)
        if houses > 0:
            total += houses * house_value(board, city, district)
    return total


def house_value(board: Board, city: City, district: i64) -> i64:
    """A house is never worth less than nothing (RP-END-12)."""
    value = board.numbers.house_points + district_value(board, city, district)
    return value if value > 0 else 0


def district_value(board: Board, city: City, district: i64) -> i64:
    """What a district adds to each of its houses, or takes from it (RP-END-06 to 11)."""
    value = -production_penalty(production_in(board, city, district))
    nobles = city.nobles[district]
    value += (nobles >> GARDEN & 1) + (nobles >> MONUMENT & 1) + (nobles >> CHURCH & 1) + (nobles >> BARRACKS & 1)
    value += city.connected >> district & 1
    if stands_in(board, city.cathedral, district):
        value += board.numbers.cathedral_value
    if stands_in(board, city.palace, district):
        value += board.numbers.palace_value
    return value


def production_penalty(buildings: i64) -> i64:
    """One production building is free (RP-END-06, RP-END-07)."""
    return buildings - 1 if buildings > 1 else 0


def production_in(board: Board, city: City, district: i64) -> i64:
    """Markets, corporations, carpenters and stonecutters."""
    total: i64 = 0
    for space in range(board.spaces):
        if board.district[space] == district and STONECUTTER <= city.building(space) <= CORPORATION:
            total += 1
    return total


def houses_in(board: Board, city: City, district: i64, seat: i64) -> i64:
    total: i64 = 0
    for space in range(board.spaces):
        if board.district[space] == district and city.building(space) == HOUSE and city.owner(space) == seat:
            total += 1
    return total


def stands_in(board: Board, space: i64, district: i64) -> bool:
    return space != NOWHERE and board.district[space] == district


# ---- offices


def office_value(board: Board, city: City, office: i64) -> i64:
    """Fixed points, what the office counts, and three more in the short game (RP-SHORT-05)."""
    value = board.office_points[office] + office_count(board, city, office) * board.office_rate[office]
    return value + board.numbers.short_game_office_points if board.short else value


def office_count(board: Board, city: City, office: i64) -> i64:
    """How many things there are that the office counts."""
    if office == ROADMAKER:
        return members(city.connected)
    if office == DEFENDER:
        return closed_districts(board, city)
    if office == BISHOP:
        return churches(city) + (1 if city.cathedral != NOWHERE else 0)
    if office == ARCHITECT:
        return major_buildings(city)
    return noble_districts(board, city) if office == GOVERNOR else 0


def closed_districts(board: Board, city: City) -> i64:
    """Outer districts whose perimeter is walled; the two at the plaza never count (RP-OFFICE-27)."""
    total: i64 = 0
    for edges in board.district_edges:
        if edges != 0 and edges & ~city.walls == 0:
            total += 1
    return total


def churches(city: City) -> i64:
    total: i64 = 0
    for nobles in city.nobles:
        total += nobles >> CHURCH & 1
    return total


def major_buildings(city: City) -> i64:
    """Harbor, Fort, Cathedral and Palace (RP-OFFICE-39)."""
    total: i64 = 1 if city.harbor else 0
    if city.fort:
        total += 1
    if city.cathedral != NOWHERE:
        total += 1
    if city.palace != NOWHERE:
        total += 1
    return total


def noble_districts(board: Board, city: City) -> i64:
    """Districts with four of the five noble buildings, by kind (RP-OFFICE-41)."""
    total: i64 = 0
    for district in range(DISTRICTS):
        kinds = members(city.nobles[district])
        if kinds == NOBLE_KINDS or (kinds == NOBLE_KINDS - 1 and has_square(board, city, district)):
            total += 1
    return total


def has_square(board: Board, city: City, district: i64) -> bool:
    for space in range(board.spaces):
        if board.district[space] == district:
            building = city.building(space)
            if building in (MONUMENT_SQUARE, GARDEN_SQUARE):
                return True
    return False


def members(numbers: i64) -> i64:
    """How many members a set has."""
    total: i64 = 0
    while numbers != 0:
        numbers &= numbers - 1
        total += 1
    return total

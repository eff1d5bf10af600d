"""What each character gives its owner at the scoring of an Era."""

from cabildo.engine.phase import ONE
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.city import City, closed_districts, is_closed
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    ARCHITECT,
    BARRACKS,
    BISHOP,
    BUILDINGS,
    CAPTAIN,
    CARPENTER,
    CATHEDRAL,
    CHURCH,
    DEFENDER,
    DISTRICTS,
    FOUNTAIN,
    GENERAL,
    GOVERNOR,
    MERCHANT,
    METAL,
    MONUMENT,
    NOBLEWOMAN,
    NOWHERE,
    PRECIOUS,
    ROADMAKER,
    SAILMAKER,
    STONE,
    STONEMASON,
    VACANT,
    WOOD,
)


def character_points(state: TrinidadState, seat: i64, era: i64) -> i64:
    """What a seat's character gives, rotated or not (TR-SCORE-08, TR-CARD-14)."""
    return character_value(state, seat, state.players[seat].character) * era


def character_value(state: TrinidadState, seat: i64, character: i64) -> i64:
    """What a character would give this seat in the first Era."""
    numbers = state.board.numbers
    if character == CARPENTER:
        return most_common(state, seat, WOOD)
    if character == STONEMASON:
        return most_common(state, seat, STONE)
    if character == MERCHANT:
        return most_rare(state, seat, PRECIOUS)
    if character == SAILMAKER:
        return most_rare(state, seat, METAL)
    if character == DEFENDER:
        districts = closed_districts(state.board, state.city)
        return with_extra(numbers.defender_district * districts, numbers.few_players_extra)
    if character == ROADMAKER:
        return with_extra(numbers.roadmaker_district * members(state.city.paved), numbers.few_players_extra)
    if character == GENERAL:
        return with_extra(general_value(state), numbers.few_players_extra)
    if character == BISHOP:
        return with_extra(bishop_value(state), numbers.few_players_extra)
    if character == ARCHITECT:
        return with_extra(architect_value(state), numbers.few_players_architect)
    if character == GOVERNOR:
        return with_extra(governor_value(state), numbers.few_players_extra)
    if character == CAPTAIN:  # TR-CHAR-CAPTAIN
        return numbers.captain_war if state.players[seat].won_war else 0
    if character == NOBLEWOMAN:  # TR-CHAR-NOBLEWOMAN
        return 0 if state.war_fought else numbers.noblewoman_peace
    return 0


def looks_behind_screens(character: i64) -> bool:
    """Whether what a character gives depends on what lies behind the screens."""
    return character in (CARPENTER, STONEMASON, MERCHANT, SAILMAKER)


def with_extra(value: i64, extra: i64) -> i64:
    """With few players there is a little more, if there is anything."""
    return value + extra if value > 0 else 0


# ---- by cubes: a tie for the most gives nothing


def most_common(state: TrinidadState, seat: i64, cube: i64) -> i64:
    """The Carpenter's and the Stonemason's points (TR-CHAR-CARPENTER, TR-CHAR-STONEMASON)."""
    own = state.players[seat].cubes[cube]
    if own > cubes_of_others(state, seat, cube):
        return state.board.numbers.most_cubes_alone
    return state.board.numbers.most_cubes if has_most(state, seat, cube) else 0


def most_rare(state: TrinidadState, seat: i64, cube: i64) -> i64:
    """The Merchant's and the Sailmaker's points (TR-CHAR-MERCHANT, TR-CHAR-SAILMAKER)."""
    if not has_most(state, seat, cube):
        return 0
    value = state.board.numbers.most_cubes
    surplus = state.players[seat].cubes[cube] - cubes_of_others(state, seat, cube)
    if surplus > 0:
        value += surplus
    limit = state.board.numbers.most_rare_limit
    return value if value < limit else limit


def has_most(state: TrinidadState, seat: i64, cube: i64) -> bool:
    """Whether a seat has more of a cube than any other."""
    most: i64 = 0
    for other in range(len(state.players)):
        if other != seat and state.players[other].cubes[cube] > most:
            most = state.players[other].cubes[cube]
    return state.players[seat].cubes[cube] > most


def cubes_of_others(state: TrinidadState, seat: i64, cube: i64) -> i64:
    total: i64 = 0
    for other in range(len(state.players)):
        if other != seat:
            total += state.players[other].cubes[cube]
    return total


# ---- by what stands in the city, whoever built it


def general_value(state: TrinidadState) -> i64:
    """Barracks, Monuments and the Fort (TR-CHAR-GENERAL)."""
    numbers = state.board.numbers
    value: i64 = numbers.general_fort if state.city.fort else 0
    for space in range(state.board.spaces):
        building = state.city.building(space)
        if building == BARRACKS:
            value += numbers.general_barracks
        elif building == MONUMENT:
            value += numbers.general_monument
    return value


def bishop_value(state: TrinidadState) -> i64:
    """Churches, the Cathedral, and what embellishes the places beside them (TR-CHAR-BISHOP)."""
    numbers = state.board.numbers
    value: i64 = numbers.bishop_cathedral if state.city.cathedral != NOWHERE else 0
    for space in range(state.board.spaces):
        building = state.city.building(space)
        if building == CHURCH:
            value += numbers.bishop_church
        elif building in (MONUMENT, FOUNTAIN) and is_beside_church(state.city, state.board.neighbours[space]):
            value += numbers.bishop_beside
    return value


def is_beside_church(city: City, neighbours: vec[i64]) -> bool:
    """Whether a Church or the Cathedral is on one of these spaces."""
    for space in neighbours:
        building = city.building(space)
        if building in (CHURCH, CATHEDRAL):
            return True
    return False


def architect_value(state: TrinidadState) -> i64:
    """Districts with many kinds of buildings (TR-CHAR-ARCHITECT)."""
    numbers = state.board.numbers
    value: i64 = 0
    for kinds in kinds_by_district(state):
        award: i64 = 0
        for step in range(len(numbers.architect_kinds)):
            if kinds >= numbers.architect_kinds[step]:
                award = numbers.architect_points[step]
        value += award
    return value


def kinds_by_district(state: TrinidadState) -> vec[i64]:
    """How many different kinds of buildings each district has, with Roads, and with walls that close it."""
    board = state.board
    city = state.city
    kinds = vec[i64]([0] * DISTRICTS)
    for space in range(board.spaces):
        building = city.building(space)
        if building != VACANT:
            kinds[board.district[space]] |= ONE << building
    for district in range(DISTRICTS):
        if city.paved >> district & 1:
            kinds[district] |= ONE << BUILDINGS
        if is_closed(board, city, district):
            kinds[district] |= ONE << (BUILDINGS + 1)
        kinds[district] = members(kinds[district])
    return kinds


def governor_value(state: TrinidadState) -> i64:
    """Districts that are full or at least half full (TR-CHAR-GOVERNOR)."""
    board = state.board
    numbers = board.numbers
    built = vec[i64]([0] * DISTRICTS)
    for space in range(board.spaces):
        if state.city.building(space) != VACANT:
            built[board.district[space]] += 1
    value: i64 = 0
    for district in range(DISTRICTS):
        if built[district] == board.district_spaces[district]:
            value += numbers.governor_full
        elif 2 * built[district] >= board.district_spaces[district]:
            value += numbers.governor_half
    return value


def members(numbers: i64) -> i64:
    """How many members a set has."""
    total: i64 = 0
    while numbers != 0:
        numbers &= numbers - 1
        total += 1
    return total

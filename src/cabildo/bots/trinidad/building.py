"""What a minor building is worth, and where."""

from __future__ import annotations

from typing import cast

from cabildo.bots.trinidad.judgement import (
    METAL_SPARE,
    colour_worth,
    council_point_worth,
    cubes_worth,
    faith_worth,
    house_worth,
    palace_gain,
    palace_worth,
    palaces_open,
    rival_value_worth,
    value_worth,
)
from cabildo.bots.trinidad.outlook import Outlook, remembered
from cabildo.titles.trinidad.actions import MARK
from cabildo.titles.trinidad.district_value import is_fine, is_production
from cabildo.titles.trinidad.minor_buildings import Place, Plan
from cabildo.titles.trinidad.terms import (
    ARCHITECT,
    BARRACKS,
    BISHOP,
    CARPENTRY,
    CATHEDRAL,
    CHURCH,
    CORPORATION,
    FOUNTAIN,
    GENERAL,
    GOVERNOR,
    HACIENDA_STONE,
    HACIENDA_WOOD,
    HOUSE,
    LOT,
    MARKET,
    METAL,
    MONUMENT,
    PALACE,
    PIECE_OF,
    QUARRY,
    SQUARE,
    STONE,
    VACANT,
    VP_STATUS,
    WOOD,
)

# what it is worth in a decade that a building can be activated, if it is the first of its kind in reach
USE = {
    QUARRY: 1.2,
    CARPENTRY: 1.2,
    MARKET: 1.0,
    CORPORATION: 2.2,
    HACIENDA_STONE: 3.6,
    HACIENDA_WOOD: 3.6,
    CHURCH: 3.0,
    BARRACKS: 0.5,
}
KIN = {CORPORATION: MARKET, HACIENDA_STONE: QUARRY, HACIENDA_WOOD: CARPENTRY}  # what does nearly the same
AGAIN = 0.35  # of that, for a second one
FOR_OTHERS = 0.25  # of that, taken off for every other player beside it
SOURCES = (QUARRY, CARPENTRY, HACIENDA_STONE, HACIENDA_WOOD)
ELSEWHERE = 0.4  # of what a House is worth away from where one builds


def building_worth(outlook: Outlook, building: int, space: int) -> float:
    """Points now and at the scorings, use until the end, less the cubes."""
    board, district = outlook.board, outlook.districts[space]
    worth = float(board.minor_points[building]) + int(board.minor_council[building]) * council_point_worth(outlook)
    worth += character_worth(outlook, building, space)
    cost = price_worth(outlook, building)
    if building == LOT:
        return worth + lot_worth(outlook, space)
    if building == HOUSE:
        return worth + house_worth(outlook, district) - cost
    if building == PALACE:
        return worth + palace_worth(outlook, district) - cost
    change = value_change(outlook, building, space)
    worth += value_worth(outlook, district, change) - rival_value_worth(outlook, district, change) - cost
    worth += use_worth(outlook, building, space)
    if building == SQUARE:
        return worth + square_worth(outlook, district)
    if building in (MONUMENT, FOUNTAIN) and spare_markers(outlook) > 0:
        worth += colour_worth(outlook, district)
    if board.grows_from[building] == VACANT and district == outlook.home:
        worth -= crowding(outlook)
    return worth


@remembered
def price_worth(outlook: Outlook, building: int) -> float:
    """The cubes that a building takes; those of a Palace were kept for it."""
    costs = [int(count) for count in outlook.board.minor_cubes[building]]
    if building == PALACE:
        return outlook.weights.cube_in_passing * (costs[STONE] + costs[WOOD]) + METAL_SPARE * costs[METAL]
    return cubes_worth(outlook, costs)


def lot_worth(outlook: Outlook, space: int) -> float:
    """Half of the House that it will be, if there is time for one, and a piece that Houses count."""
    district = outlook.districts[space]
    colour = colour_worth(outlook, district)
    if outlook.left == 0:
        return colour
    house = max(0.0, house_worth(outlook, district) - price_worth(outlook, HOUSE)) if outlook.player.houses > 0 else 0.0
    if district != outlook.ground:
        house *= ELSEWHERE
    worth = outlook.weights.lot_share * house + colour
    for neighbour in outlook.board.neighbours[space]:
        building = outlook.buildings[neighbour]
        if building == VACANT and outlook.districts[neighbour] == outlook.ground:
            worth += outlook.weights.next_home
        elif building in USE and not outlook.uses(neighbour):
            worth += (
                outlook.weights.use
                * outlook.weights.access
                * USE[building]
                * outlook.left
                * share_of_use(outlook, building)
            )
            worth += source_worth(outlook, building)
    return worth - (0.5 if outlook.board.ring[space] else 0.0)


def square_worth(outlook: Outlook, district: int) -> float:
    """A part of the Monument or Fountain that will stand on it, if there is none waiting already."""
    pieces = outlook.state.pieces
    if outlook.left == 0 or len(outlook.standing.get(SQUARE, ())) > 0:
        return -1.0
    if pieces[PIECE_OF[MONUMENT]] == 0 and pieces[PIECE_OF[FOUNTAIN]] == 0:
        return -1.0
    fine = value_worth(outlook, district, int(outlook.numbers.district_fine)) + int(
        outlook.board.minor_points[MONUMENT]
    )
    if spare_markers(outlook) > 0:
        fine += colour_worth(outlook, district)
    if outlook.player.character == GENERAL:
        fine += int(outlook.numbers.general_monument) * sum(prospect.era for prospect in outlook.prospects)
    return outlook.weights.square_share * fine


@remembered
def crowding(outlook: Outlook) -> float:
    """A common building takes room from homes to come."""
    missing = int(outlook.player.houses) + len(outlook.lots) - outlook.free[outlook.home]
    return float(max(0, missing + 1))


def value_change(outlook: Outlook, building: int, space: int) -> float:
    """What the building does to the value of its district."""
    district, before = outlook.districts[space], outlook.buildings[space]
    change = 0.0
    producing = sum(
        is_production(outlook.buildings[other]) and outlook.districts[other] == district
        for kind in (QUARRY, CARPENTRY, MARKET)
        for other in outlook.standing.get(kind, ())
    )
    if is_production(building) and producing > 0:
        change -= 1
    if before != VACANT and is_production(before) and producing > 1:
        change += 1
    if is_fine(building):
        change += int(outlook.numbers.district_fine)
    return change


# ---- use


def use_worth(outlook: Outlook, building: int, space: int) -> float:
    """What activating it brings until the end of the game, in which others beside it share."""
    if building not in USE or not outlook.uses(space):
        return 0.0
    worth = outlook.weights.use * USE[building] * outlook.left * share_of_use(outlook, building)
    if not outlook.is_common(space):  # others would build their Palaces with it
        worth += source_worth(outlook, building)
    if building == CHURCH:
        worth += 0.25 * max(0.0, faith_worth(outlook) - outlook.weights.worker)
    before = outlook.buildings[space]
    if before in USE:
        worth -= outlook.weights.use * USE[before] * outlook.left * AGAIN
    return worth * (1 - FOR_OTHERS * min(3, outlook.users_beside(space)))


@remembered
def source_worth(outlook: Outlook, building: int) -> float:
    """A part of the Palace for which it brings cubes, if it is the first of its kind in reach and there is time."""
    if building not in SOURCES or outlook.left < 2 or palaces_open(outlook) == 0:
        return 0.0
    return outlook.weights.source_share * palace_gain(outlook) if share_of_use(outlook, building) == 1.0 else 0.0


@remembered
def share_of_use(outlook: Outlook, building: int) -> float:
    """Less where such a building is in reach already."""
    for kind in (building, KIN.get(building, building)):
        if any(outlook.uses(space) for space in outlook.standing.get(kind, ())):
            return AGAIN
    return 1.0


# ---- characters


def character_worth(outlook: Outlook, building: int, space: int) -> float:
    """What the building adds to what the actor's Character gives, at all scorings to come."""
    character = int(outlook.player.character)
    eras = sum(prospect.era for prospect in outlook.prospects)
    numbers = outlook.numbers
    if character == GENERAL:
        gains = {BARRACKS: int(numbers.general_barracks), MONUMENT: int(numbers.general_monument)}
        return float(eras * gains.get(building, 0))
    if character == BISHOP:
        if building in (MONUMENT, FOUNTAIN):
            around = [outlook.buildings[other] for other in outlook.board.neighbours[space]]
            return float(eras * int(numbers.bishop_beside)) if CHURCH in around or CATHEDRAL in around else 0.0
        return float(eras * int(numbers.bishop_church)) if building == CHURCH else 0.0
    district = outlook.districts[space]
    if character == GOVERNOR and outlook.buildings[space] == VACANT:
        size = int(outlook.board.district_spaces[district])
        built = size - outlook.free[district]
        if 2 * built < size:
            near = 0.6 + 0.4 * built * 2 / size
            return eras * int(numbers.governor_half) / (size / 2) * near
        return eras * (int(numbers.governor_full) - int(numbers.governor_half)) / (size / 2) * built / size
    if character == ARCHITECT:
        kinds = {
            outlook.buildings[other] for other in range(len(outlook.districts)) if outlook.districts[other] == district
        }
        if building not in kinds:
            return eras * int(numbers.architect_points[0]) / int(numbers.architect_kinds[0])
    return 0.0


# ---- where


def sites(outlook: Outlook, building: int) -> list[int]:
    """Where the actor could build this, if there is piece and price."""
    ground = int(outlook.board.grows_from[building])
    if ground == VACANT:
        return outlook.building_ground
    spaces = outlook.standing.get(ground, [])
    if ground in (LOT, HOUSE):
        return [space for space in spaces if outlook.owners[space] == outlook.seat]
    return [space for space in spaces if outlook.reaches(space)]


@remembered
def best_worth(outlook: Outlook, building: int) -> float:
    """What the building is worth at its best site."""
    return max((building_worth(outlook, building, space) for space in sites(outlook, building)), default=-9.0)


def site_worth(outlook: Outlook, action: int) -> float:
    """The phase Building: each place for what is to be built."""
    building = int(cast(Plan, outlook.state.memory).building)
    return building_worth(outlook, building, action - int(outlook.board.site))


def mark_worth(outlook: Outlook, action: int) -> float:
    """A status marker on a Monument or Fountain, if none is wanted for status and a House counts it."""
    if action != MARK:
        return 0.3
    space = int(cast(Place, outlook.state.memory).space)
    return colour_worth(outlook, outlook.districts[space]) if spare_markers(outlook) > 0 else -1.0


def spare_markers(outlook: Outlook) -> int:
    """Status markers that VP status does not need."""
    needed = 1 if outlook.player.status[VP_STATUS] == 0 and outlook.left > 0 else 0
    return int(outlook.player.status_markers) - needed

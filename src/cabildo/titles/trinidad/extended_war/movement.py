"""Where an attacker goes by itself: computed here once, for the rules, reasons, opponents and clients."""

from cabildo.engine.phase import ONE
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.extended_war.combat_area import FIRST_EDGE, CombatArea
from cabildo.titles.trinidad.extended_war.forces import has_units, hits_in, strength_of, unit_of
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import DISTRICTS, FULL_FLAMES, NO_UNIT, SEATS, WAR_MARKERS


def entrance_of(state: TrinidadState, place: i64) -> i64:
    """The district at whose edge an attacker stands outside the city (TR-XWAR-41)."""
    return state.board.attack_edges[place - FIRST_EDGE]


def heading_to(state: TrinidadState, place: i64, district: i64) -> i64:
    """The direction of a move from a district to one beside it, or into the city: away from the side of the edge."""
    if place < FIRST_EDGE:
        return state.board.district_headings[place][district]
    return state.board.attack_headings[place - FIRST_EDGE]


def can_pillage(state: TrinidadState, area: CombatArea, district: i64) -> bool:
    """Whether there are buildings, not pillaged twice (TR-XWAR-37, TR-XWAR-38)."""
    return area.flames[district] < FULL_FLAMES and state.city.built >> district & 1 != 0


# ---- moving (TR-XWAR-42, TR-XWAR-43)


def attracting(state: TrinidadState, area: CombatArea) -> i64:
    """The districts that attackers make for, a set: with buildings, and not pillaged twice unless units are there."""
    found: i64 = 0
    built = state.city.built
    for district in range(DISTRICTS):
        if built >> district & 1 and (area.flames[district] < FULL_FLAMES or has_units(area, district)):
            found |= ONE << district
    return found


def next_districts(state: TrinidadState, area: CombatArea, district: i64) -> i64:
    """Where an attacker may go from a district, a set: one step on a shortest way to a goal; none if there is none.

    Goals are the nearest districts that attract it, of these the ones with the lowest sum of players' hit points. Where
    several steps are left, the first player in the order decides.
    """
    goals = nearest_goals(state, area, district)
    goals = least_defended(state, area, goals)
    found: i64 = 0
    if goals == 0:
        return found
    distances = distances_to(state, goals)
    for other in range(DISTRICTS):
        if state.board.district_neighbours[district] >> other & 1 and distances[other] == distances[district] - 1:
            found |= ONE << other
    return found


def nearest_goals(state: TrinidadState, area: CombatArea, district: i64) -> i64:
    """The attracting districts to which the way is shortest, a set."""
    wanted = attracting(state, area) & ~(ONE << district)
    reached: i64 = ONE << district
    while reached & wanted == 0:
        wider = reached | around(state, reached)
        if wider == reached:
            return 0
        reached = wider
    return reached & wanted


def around(state: TrinidadState, districts: i64) -> i64:
    """The districts beside those of a set."""
    found: i64 = 0
    neighbours = state.board.district_neighbours
    for district in range(DISTRICTS):
        if districts >> district & 1:
            found |= neighbours[district]
    return found


def least_defended(state: TrinidadState, area: CombatArea, goals: i64) -> i64:
    """Of these districts those where the sum of players' hit points is lowest, a set."""
    found: i64 = 0
    lowest: i64 = 0
    for district in range(DISTRICTS):
        if goals >> district & 1 == 0:
            continue
        hits = hits_in(state, area, district)
        if found == 0 or hits < lowest:
            lowest = hits
            found = ONE << district
        elif hits == lowest:
            found |= ONE << district
    return found


def distances_to(state: TrinidadState, goals: i64) -> vec[i64]:
    """Steps from each district to the nearest of these."""
    distances = vec[i64]([DISTRICTS] * DISTRICTS)
    reached = goals
    step: i64 = 0
    while True:
        for district in range(DISTRICTS):
            if reached >> district & 1 and distances[district] == DISTRICTS:
                distances[district] = step
        wider = reached | around(state, reached)
        if wider == reached:
            return distances
        reached = wider
        step += 1


# ---- whom it attacks (TR-XWAR-44)


def targets_in(state: TrinidadState, area: CombatArea, district: i64) -> i64:
    """The units there with the lowest hit points, a set; where there are several, the first player decides.

    Of a player's units that are alike, with as many wounds, the one upon the first marker is meant.
    """
    found: i64 = 0
    lowest: i64 = 0
    for unit in range(SEATS * WAR_MARKERS):
        if area.posts[unit] != district:
            continue
        seat = unit // WAR_MARKERS
        hits = strength_of(state, seat, unit % WAR_MARKERS)
        if found == 0 or hits < lowest:
            lowest = hits
            found = ONE << unit
        elif hits == lowest and not has_double(state, area, found, unit):
            found |= ONE << unit
    return found


def has_double(state: TrinidadState, area: CombatArea, units: i64, unit: i64) -> bool:
    """Whether a set has a unit of the same player that nobody could tell from this one."""
    seat = unit // WAR_MARKERS
    player = state.players[seat]
    marker = unit % WAR_MARKERS
    for other in range(marker):
        if units & ONE << unit_of(seat, other) == 0 or player.units[other] == NO_UNIT:
            continue
        if player.are_alike(other, marker) and area.are_alike(unit_of(seat, other), unit):
            return True
    return False

"""The miniatures of the Combat Area: where they stand, what they are worth, and how many are around."""

from __future__ import annotations

from cabildo.engine.phase import ONE
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.extended_war.duel import DEFENCE, Fight
from cabildo.titles.trinidad.extended_war.forces import area_of, hits_in, hits_of
from cabildo.titles.trinidad.extended_war.muster import name_of
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import DISTRICT_NAMES, DISTRICTS, NOWHERE, SOLDIER, UNIT_NAMES, WAR_MARKERS

# ---- the two that fight


def stands(state: TrinidadState, fight: Fight, side: i64) -> bool:
    """Whether the miniature of this side is still there."""
    area = area_of(state)
    return area.posts[fight.unit()] != NOWHERE if side == DEFENCE else area.stands(fight.attacker)


# ---- one miniature


def kind_of(state: TrinidadState, unit: i64) -> i64:
    """What stands on the war marker."""
    return state.players[unit // WAR_MARKERS].units[unit % WAR_MARKERS]


def wounds_of(state: TrinidadState, unit: i64) -> i64:
    return state.players[unit // WAR_MARKERS].wounds[unit % WAR_MARKERS]


def is_elite_unit(kind: i64) -> bool:
    """Soldiers are the Elite of the players (TR-AFF-17-W)."""
    return kind >= SOLDIER


# ---- those of a side in a district


def units(state: TrinidadState) -> i64:
    """All markers on which units can stand, those of all players."""
    return len(state.players) * WAR_MARKERS


def count_in(state: TrinidadState, side: i64, district: i64) -> i64:
    area = area_of(state)
    total: i64 = 0
    if side == DEFENCE:
        for unit in range(units(state)):
            if area.posts[unit] == district:
                total += 1
    else:
        for place in area.places:
            if place == district:
                total += 1
    return total


def hp_in(state: TrinidadState, side: i64, district: i64) -> i64:
    """The sum of their HP."""
    area = area_of(state)
    if side == DEFENCE:
        return hits_in(state, area, district)
    total: i64 = 0
    for attacker in range(len(area.places)):
        if area.places[attacker] == district:
            total += hits_of(state, area, attacker)
    return total


def worth_in(state: TrinidadState, side: i64, district: i64) -> i64:
    """What card 17 gives for them: less for a Standard miniature than for an Elite one (TR-AFF-17-W)."""
    area = area_of(state)
    numbers = state.board.numbers
    total: i64 = 0
    if side == DEFENCE:
        for unit in range(units(state)):
            if area.posts[unit] == district:
                is_elite = is_elite_unit(kind_of(state, unit))
                total += numbers.elite_enemy_value if is_elite else numbers.standard_enemy_value
    else:
        for attacker in range(len(area.places)):
            if area.places[attacker] == district:
                is_elite = area.is_elite(attacker)
                total += numbers.elite_enemy_value if is_elite else numbers.standard_enemy_value
    return total


def wounded_in(state: TrinidadState, side: i64, district: i64) -> i64:
    """How many of them have a wound."""
    area = area_of(state)
    total: i64 = 0
    if side == DEFENCE:
        for unit in range(units(state)):
            if area.posts[unit] == district and wounds_of(state, unit) > 0:
                total += 1
    else:
        for attacker in range(len(area.places)):
            if area.places[attacker] == district and area.wounds[attacker] > 0:
                total += 1
    return total


# ---- free moves, which cards give


def move_unit(state: TrinidadState, unit: i64, district: i64) -> None:
    """Let a unit go one district on, in a line with its last move or not."""
    area = area_of(state)
    heading = state.board.district_headings[area.posts[unit]][district]
    area.straight[unit] = area.straight[unit] + 1 if area.headings[unit] == heading else 1
    area.headings[unit] = heading
    area.bonus[unit] += 1  # it costs none of its own moves
    area.steps[unit] += 1
    area.posts[unit] = district
    if state.sink is not None:
        state.tell(
            "unit-moved",
            {
                "seat": int(unit // WAR_MARKERS),
                "unit": UNIT_NAMES[kind_of(state, unit)],
                "marker": int(unit % WAR_MARKERS) + 1,
                "district": DISTRICT_NAMES[district],
            },
        )


def move_attacker(state: TrinidadState, attacker: i64, district: i64) -> None:
    area = area_of(state)
    area.places[attacker] = district
    if state.sink is not None:
        name, place = name_of(area, attacker), DISTRICT_NAMES[district]
        state.tell("attacker-moved", {"attacker": int(attacker) + 1, "unit": name, "district": place})


# ---- districts


def is_beside(state: TrinidadState, one: i64, other: i64) -> bool:
    return state.board.district_neighbours[one] >> other & 1 != 0


def is_here_or_beside(state: TrinidadState, district: i64, place: i64) -> bool:
    """Whether a miniature stands in this district or in one beside it; an edge of the city is neither."""
    if not 0 <= place < DISTRICTS:
        return False
    return place == district or is_beside(state, district, place)


def distance(state: TrinidadState, start: i64, goal: i64) -> i64:
    """So many moves from district to district."""
    steps: i64 = 0
    reached = ONE << start
    while reached >> goal & 1 == 0:
        wider = reached
        for district in range(DISTRICTS):
            if reached >> district & 1:
                wider |= state.board.district_neighbours[district]
        if wider == reached:
            return NOWHERE  # a map in several parts
        reached = wider
        steps += 1
    return steps

"""What players do with their units in a war: move them, fight with them, and burn cards for further moves."""

from __future__ import annotations

from typing import final

from cabildo.engine.phase import ONE, SideAction
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import ATTACK, BURN, MARCH, TARGET, UNIT
from cabildo.titles.trinidad.affiliates.using import was_used_now
from cabildo.titles.trinidad.extended_war.combat_area import CombatArea
from cabildo.titles.trinidad.extended_war.fight import begin_fight
from cabildo.titles.trinidad.extended_war.forces import area_of, is_at_war, post_of, unit_of
from cabildo.titles.trinidad.phases import COMMANDING, TURN, WAR_ROUND
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    DISTRICT_NAMES,
    DISTRICTS,
    FIRST_CARD,
    MOST_ATTACKERS,
    NO_UNIT,
    NOWHERE,
    UNIT_NAMES,
    WAR_MARKERS,
)


@final
class WarActions(SideAction[TrinidadState]):
    """Moving and fighting: slow free actions of the own turn, as often as units can (TR-XWAR-31, TR-XWAR-34)."""

    def __init__(self) -> None:
        super().__init__(MARCH, TARGET - 1, [TURN, WAR_ROUND, COMMANDING])

    def options(self, state: TrinidadState) -> vec[i64]:
        legal = vec[i64](capacity=16)
        area = state.area
        if area is None or not area.is_fought():
            return legal
        for marker in range(WAR_MARKERS):
            legal = append_marches(state, area, legal, marker)
        for marker in range(WAR_MARKERS):
            legal = append_attacks(state, area, legal, marker)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        if action < ATTACK:
            march(state, (action - MARCH) // DISTRICTS, (action - MARCH) % DISTRICTS)
            return
        marker = (action - ATTACK) // MOST_ATTACKERS
        area = area_of(state)
        area.fought |= ONE << unit_of(acting_seat(state), marker)
        area.fights += 1
        begin_fight(state, acting_seat(state), marker, (action - ATTACK) % MOST_ATTACKERS, False, False)

    def explain(self, state: TrinidadState, action: i64) -> str:
        area = state.area
        if area is None or not area.is_fought():
            return "TR-XWAR-03"
        if action < ATTACK:
            return why_not_march(state, area, (action - MARCH) // DISTRICTS, (action - MARCH) % DISTRICTS)
        return why_not_attack(state, area, (action - ATTACK) // MOST_ATTACKERS, (action - ATTACK) % MOST_ATTACKERS)

    def expected(self, state: TrinidadState) -> list[int]:
        """Moves to all districts beside own units, and fights with all attackers in their districts."""
        area = state.area
        wanted: list[int] = []
        if area is None or not area.is_fought():
            return wanted
        for marker in range(WAR_MARKERS):
            post = post_of(area, acting_seat(state), marker)
            if post == NOWHERE:
                continue
            for district in range(DISTRICTS):
                if state.board.district_neighbours[post] >> district & 1:
                    wanted.append(MARCH + marker * DISTRICTS + district)
            for attacker in range(len(area.places)):
                if area.places[attacker] == post:
                    wanted.append(ATTACK + marker * MOST_ATTACKERS + attacker)
        return wanted


def acting_seat(state: TrinidadState) -> i64:
    """Whose units act: the actor's, or the automaton's, for which a person decides (TR-XWAR-66)."""
    return state.board.people if state.phase == COMMANDING else state.actor


# ---- moving


def can_move(area: CombatArea, unit: i64) -> bool:
    """One district in a turn, and one more for each card burned for it, before the fight (TR-XWAR-32, 33, 35)."""
    if area.posts[unit] == NOWHERE or not area.may_act(unit) or area.held & ONE << unit:
        return False
    return area.steps[unit] <= area.bonus[unit]


def append_marches(state: TrinidadState, area: CombatArea, legal: vec[i64], marker: i64) -> vec[i64]:
    unit = unit_of(acting_seat(state), marker)
    if not can_move(area, unit):
        return legal
    beside = state.board.district_neighbours[area.posts[unit]]
    for district in range(DISTRICTS):
        if beside >> district & 1:
            legal = append(legal, MARCH + marker * DISTRICTS + district)
    return legal


def why_not_march(state: TrinidadState, area: CombatArea, marker: i64, district: i64) -> str:
    """The rule against a move, judged apart from `append_marches`."""
    unit = unit_of(acting_seat(state), marker)
    post = area.posts[unit]
    if post == NOWHERE:
        return "TR-XWAR-34"
    if area.fought & ONE << unit != 0:
        return "TR-XWAR-33"
    if area.new_units & ONE << unit != 0:
        return "TR-AFF-83-W"
    if area.held & ONE << unit != 0:
        return "TR-AFF-22-W"
    if area.steps[unit] >= 1 + area.bonus[unit]:
        return "TR-XWAR-32"
    if state.board.district_neighbours[post] & ONE << district == 0:
        return "TR-XWAR-32"
    return ""


def march(state: TrinidadState, marker: i64, district: i64) -> None:
    """Move a unit, and note whether it goes on in one line (TR-AFF-23-W)."""
    area = area_of(state)
    seat = acting_seat(state)
    unit = unit_of(seat, marker)
    heading = state.board.district_headings[area.posts[unit]][district]
    area.straight[unit] = area.straight[unit] + 1 if area.headings[unit] == heading else 1
    area.headings[unit] = heading
    area.steps[unit] += 1
    area.posts[unit] = district
    if state.sink is not None:
        state.tell(
            "unit-moved",
            {
                "seat": int(seat),
                "unit": UNIT_NAMES[state.players[seat].units[marker]],
                "marker": int(marker) + 1,
                "district": DISTRICT_NAMES[district],
            },
        )


# ---- fighting


def append_attacks(state: TrinidadState, area: CombatArea, legal: vec[i64], marker: i64) -> vec[i64]:
    """Each unit fights once in a turn, an attacker in its own district (TR-XWAR-33, TR-XWAR-45)."""
    unit = unit_of(acting_seat(state), marker)
    post = area.posts[unit]
    if post == NOWHERE or not area.may_act(unit):
        return legal
    for attacker in range(len(area.places)):
        if area.places[attacker] == post:
            legal = append(legal, ATTACK + marker * MOST_ATTACKERS + attacker)
    return legal


def why_not_attack(state: TrinidadState, area: CombatArea, marker: i64, attacker: i64) -> str:
    """The rule against a fight, judged apart from `append_attacks`."""
    unit = unit_of(acting_seat(state), marker)
    if area.posts[unit] == NOWHERE:
        return "TR-XWAR-34"
    if area.fought & ONE << unit != 0:
        return "TR-XWAR-33"
    if area.new_units & ONE << unit != 0:
        return "TR-AFF-83-W"
    if attacker >= len(area.cards) or area.places[attacker] != area.posts[unit]:
        return "TR-XWAR-45"
    return ""


# ---- burning cards for further moves (TR-XWAR-35)


def can_be_spurred(area: CombatArea, unit: i64) -> bool:
    """Whether a further move is of use to a unit: it stands somewhere and may still move in this turn."""
    return area.posts[unit] != NOWHERE and area.may_act(unit) and area.held & ONE << unit == 0


def append_spurs(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """Add the actor's affiliates that may be burned for a move, if there is a unit for it."""
    if units_to_spur(state) != 0:
        for card in state.me().hand:
            if not was_used_now(state, card):
                legal = append(legal, BURN + card)
    return legal


def units_to_spur(state: TrinidadState) -> i64:
    """The war markers of the actor whose units may get a further move, a set."""
    found: i64 = 0
    area = state.area
    if area is None or not area.is_fought():
        return found
    for marker in range(WAR_MARKERS):
        if state.me().units[marker] != NO_UNIT and can_be_spurred(area, unit_of(state.actor, marker)):
            found |= ONE << marker
    return found


def why_not_spur(state: TrinidadState, card: i64) -> str:
    """The rule against burning this card, judged apart from `append_spurs`."""
    if state.owner[card] != state.actor:
        return "TR-CARD-09"
    if was_used_now(state, card):
        return "TR-CARD-12"
    if not is_at_war(state):
        return "TR-XWAR-35"
    for marker in range(WAR_MARKERS):
        if why_not_spur_unit(state, marker) == "":
            return ""
    return "TR-XWAR-35"


def why_not_spur_unit(state: TrinidadState, marker: i64) -> str:
    """The rule against a further move of this unit, judged apart from `units_to_spur`."""
    area = area_of(state)
    unit = unit_of(state.actor, marker)
    if area.posts[unit] == NOWHERE:
        return "TR-XWAR-34"
    if area.fought & ONE << unit != 0:
        return "TR-XWAR-33"
    if area.new_units & ONE << unit != 0:
        return "TR-AFF-83-W"
    return "TR-AFF-22-W" if area.held & ONE << unit != 0 else ""


def spur(state: TrinidadState, card: i64, marker: i64) -> None:
    """Give a unit one more move in this turn."""
    area_of(state).bonus[unit_of(state.actor, marker)] += 1
    if state.sink is not None:
        unit = UNIT_NAMES[state.me().units[marker]]
        state.tell("card-burned", {"seat": int(state.actor), "card": int(card) + FIRST_CARD, "unit": unit})


def spur_actions(state: TrinidadState) -> vec[i64]:
    """The units that a burned card may be for."""
    legal = vec[i64](capacity=WAR_MARKERS)
    units = units_to_spur(state)
    for marker in range(WAR_MARKERS):
        if units >> marker & 1:
            legal = append(legal, UNIT + marker)
    return legal

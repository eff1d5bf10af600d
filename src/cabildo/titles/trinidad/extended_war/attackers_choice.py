"""What the rules leave open in an attacker's turn: the first player in the order says where it goes or whom it fights.

Where that is the automaton, the first person does.
"""

from __future__ import annotations

from typing import Any, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import NOTHING, Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import DISTRICT, TARGET
from cabildo.titles.trinidad.extended_war.assault import Assault, attack, go_on, is_single, make_assault, move
from cabildo.titles.trinidad.extended_war.combat_area import CombatArea
from cabildo.titles.trinidad.extended_war.forces import area_of, has_units, initiative_of, strength_of
from cabildo.titles.trinidad.extended_war.movement import can_pillage, next_districts, targets_in
from cabildo.titles.trinidad.extended_war.muster import name_of
from cabildo.titles.trinidad.extended_war.peace import end_if_over
from cabildo.titles.trinidad.phases import ATTACKERS, END_OF_DECADE, FIGHT_OVER
from cabildo.titles.trinidad.solo.seat import first_person
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import DISTRICT_NAMES, DISTRICTS, NOBODY, SEATS, WAR_MARKERS
from cabildo.titles.trinidad.written.steps import AttackersStep, spelled_out


@final
class Attackers(Phase[TrinidadState]):
    """Where an attacker goes, or whom it fights, of several that are as good (TR-XWAR-43, TR-XWAR-44)."""

    def name(self) -> str:
        return "attackers"

    def options(self, state: TrinidadState) -> vec[i64]:
        area = area_of(state)
        place = area.places[cast(Assault, state.memory).attacker]
        if has_units(area, place):
            return members(targets_in(state, area, place), TARGET)
        return members(next_districts(state, area, place), DISTRICT)

    def play(self, state: TrinidadState, action: i64) -> None:
        assault = cast(Assault, state.memory)
        if TARGET <= action < TARGET + SEATS * WAR_MARKERS:
            attack(state, action - TARGET)
            return
        move(state, area_of(state), assault, action - DISTRICT)
        go_on(state)

    def resume(self, state: TrinidadState, result: i64) -> None:
        """A fight is over, and with it the attacker's turn; or the windows behind it are closed."""
        if result == FIGHT_OVER:
            cast(Assault, state.memory).acting = False
            end_if_over(state)
        go_on(state)

    def explain(self, state: TrinidadState, action: i64) -> str:
        area = area_of(state)
        place = area.places[cast(Assault, state.memory).attacker]
        if TARGET <= action < TARGET + SEATS * WAR_MARKERS:
            return why_not_target(state, area, place, action - TARGET)
        if not DISTRICT <= action < DISTRICT + DISTRICTS or has_units(area, place):
            return OTHER_DECISION
        if state.board.district_neighbours[place] >> (action - DISTRICT) & 1 == 0:
            return "TR-XWAR-42"
        return "" if next_districts(state, area, place) >> (action - DISTRICT) & 1 else "TR-XWAR-43"

    def expected(self, state: TrinidadState) -> list[int]:
        """All districts beside it, or all units in its district."""
        area = area_of(state)
        place = area.places[cast(Assault, state.memory).attacker]
        if has_units(area, place):
            return [TARGET + unit for unit in range(SEATS * WAR_MARKERS) if area.posts[unit] == place]
        beside = state.board.district_neighbours[place]
        return [DISTRICT + district for district in range(DISTRICTS) if beside >> district & 1]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([NOTHING, END_OF_DECADE])

    def step_type(self) -> Any:
        return AttackersStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        assault = cast(Assault, frame.memory)
        return AttackersStep(
            place=int(assault.place) + 1,
            attacker=None if assault.attacker == NOBODY else int(assault.attacker) + 1,
            acting=assault.acting,
            held=assault.held,
            moved=assault.moved,
            crossed=assault.crossed,
        )

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        if step.place > len(state.players):
            refuse("step.place", "is none of the order", "TR-XWAR-27")
        attacker: i64 = NOBODY if step.attacker is None else step.attacker - 1
        return make_assault(step.place - 1, attacker, step.acting, step.held, step.moved, step.crossed)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        check_assault(state, frame, cast(Assault, frame.memory))

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        """Who acts, and where it stands."""
        assault = cast(Assault, frame.memory)
        area = state.area
        told = spelled_out(self.write(state, frame))
        if area is None or assault.attacker == NOBODY:
            return told
        place = area.places[assault.attacker]
        return told | {
            "unit": name_of(area, assault.attacker),
            "district": DISTRICT_NAMES[place] if area.is_in_city(assault.attacker) else None,
            "fights": has_units(area, place),
        }


def why_not_target(state: TrinidadState, area: CombatArea, place: i64, unit: i64) -> str:
    """The rule against this target, judged apart from `targets_in`."""
    if not has_units(area, place):
        return OTHER_DECISION
    if area.posts[unit] != place:
        return "TR-XWAR-45"
    seat = unit // WAR_MARKERS
    hits = strength_of(state, seat, unit % WAR_MARKERS)
    for other in range(SEATS * WAR_MARKERS):
        if area.posts[other] == place and strength_of(state, other // WAR_MARKERS, other % WAR_MARKERS) < hits:
            return "TR-XWAR-44"
    for marker in range(unit % WAR_MARKERS):
        if state.are_alike(seat, marker, unit % WAR_MARKERS):
            return FIXED_ORDER
    return ""


def members(set_: i64, first: i64) -> vec[i64]:
    """The actions for the members of a set, in a range that begins with `first`."""
    found = vec[i64](capacity=4)
    member: i64 = 0
    while set_ >> member != 0:
        if set_ >> member & 1:
            found = append(found, first + member)
        member += 1
    return found


# ---- for positions


def check_assault(state: TrinidadState, frame: Frame, assault: Assault) -> None:
    """Refuse an attacker that cannot be acting, or that the rules leave no choice."""
    area = state.area
    if area is None:
        if assault.acting:
            refuse("step.acting", "the war is over", "TR-XWAR-59")
        return
    if not area.is_fought():
        refuse("war", "does not begin before the next decade", "TR-XWAR-03")
    asks = state.phase == ATTACKERS
    if assault.attacker == NOBODY or assault.attacker >= len(area.cards):
        refuse("step.attacker", "is none of this war", "TR-XWAR-18")
    due = initiative_of(state, area, assault.attacker)
    if min(due, len(state.order)) != assault.place + 1:
        refuse("step.attacker", "does not act after this player", "TR-XWAR-27")
    if asks and frame.actor != first_person(state):
        refuse("actor", "the first person in the order decides", "TR-XWAR-43")
    if assault.crossed and not assault.moved:
        refuse("step.crossed", "it has not moved", "TR-XWAR-52")
    if asks and (not assault.acting or not has_choice(state, area, assault)):
        refuse("step.attacker", "has no choice", "TR-XWAR-43")


def has_choice(state: TrinidadState, area: CombatArea, assault: Assault) -> bool:
    """Whether the first player is asked something about this attacker's turn."""
    if not area.is_in_city(assault.attacker):
        return False
    place = area.places[assault.attacker]
    if has_units(area, place):
        return not is_single(targets_in(state, area, place))
    if assault.moved or assault.held or can_pillage(state, area, place):
        return False
    ways = next_districts(state, area, place)
    return ways != 0 and not is_single(ways)

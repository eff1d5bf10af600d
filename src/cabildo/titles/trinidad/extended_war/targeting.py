"""Whom an attacker fights again by card 77: the unit with the lowest HP; between several the first player decides."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import ONE, Phase
from cabildo.engine.reasons import FIXED_ORDER, OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import TARGET
from cabildo.titles.trinidad.extended_war.challenge import challenge
from cabildo.titles.trinidad.extended_war.duel import ASSAULT
from cabildo.titles.trinidad.extended_war.forces import area_of, has_units, strength_of
from cabildo.titles.trinidad.extended_war.movement import has_double, targets_in
from cabildo.titles.trinidad.phases import ATTACKERS, COMBAT, COMMANDING, TURN, WAR_ROUND
from cabildo.titles.trinidad.solo.seat import first_person, player_of
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import SEATS, WAR_MARKERS
from cabildo.titles.trinidad.written.fight_steps import TargetingStep
from cabildo.titles.trinidad.written.steps import spelled_out


@final
@mypyc_attr(free_list_len=1)
class AimAt(Memory):
    """The attacker that fights again."""

    attacker: i64
    crossed: bool  # a Wall, in this turn
    moves: i64  # in this turn

    def copy(self) -> Memory:
        return self  # it never changes


@final
class Targeting(Phase[TrinidadState]):
    """One of the weakest units in its district (TR-XWAR-44, TR-AFF-77-W)."""

    def name(self) -> str:
        return "targeting"

    def options(self, state: TrinidadState) -> vec[i64]:
        area = area_of(state)
        targets = targets_in(state, area, area.places[cast(AimAt, state.memory).attacker])
        legal = vec[i64](capacity=WAR_MARKERS)
        for unit in range(SEATS * WAR_MARKERS):
            if targets >> unit & 1:
                legal = append(legal, TARGET + unit)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        aim = cast(AimAt, state.memory)
        seat = (action - TARGET) // WAR_MARKERS
        marker = (action - TARGET) % WAR_MARKERS
        state.enter(COMBAT, challenge(state, seat, marker, aim.attacker, True, aim.crossed, aim.moves, ASSAULT))
        state.actor = player_of(state, seat)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if not TARGET <= action < TARGET + SEATS * WAR_MARKERS:
            return OTHER_DECISION
        area = area_of(state)
        place = area.places[cast(AimAt, state.memory).attacker]
        unit = action - TARGET
        if area.posts[unit] != place:
            return "TR-XWAR-45"
        hits = strength_of(state, unit // WAR_MARKERS, unit % WAR_MARKERS)
        weakest: i64 = 0
        for other in range(SEATS * WAR_MARKERS):
            if area.posts[other] == place:
                if strength_of(state, other // WAR_MARKERS, other % WAR_MARKERS) < hits:
                    return "TR-XWAR-44"
                weakest |= ONE << other
        return FIXED_ORDER if has_double(state, area, weakest, unit) else ""

    def expected(self, state: TrinidadState) -> list[int]:
        area = area_of(state)
        place = area.places[cast(AimAt, state.memory).attacker]
        return [TARGET + unit for unit in range(SEATS * WAR_MARKERS) if area.posts[unit] == place]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([ATTACKERS, TURN, WAR_ROUND, COMMANDING])

    def step_type(self) -> Any:
        return TargetingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        aim = cast(AimAt, frame.memory)
        return TargetingStep(attacker=int(aim.attacker) + 1, crossed=aim.crossed, moves=int(aim.moves))

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return spelled_out(self.write(state, frame))

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return make_aim_at(step.attacker - 1, step.crossed, step.moves)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        aim = cast(AimAt, frame.memory)
        area = state.area
        if area is None or aim.attacker >= len(area.places) or not area.is_in_city(aim.attacker):
            refuse("step.attacker", "does not stand in the city", "TR-XWAR-45")
        if not has_units(area, area.places[aim.attacker]):
            refuse("step.attacker", "has nobody to fight", "TR-XWAR-44")
        if frame.actor != first_person(state):
            refuse("actor", "the first in the order decides", "TR-XWAR-44")


# ---- written by `make fields`: make_aim_at


def make_aim_at(attacker: i64, crossed: bool, moves: i64) -> AimAt:
    aim_at = AimAt()
    aim_at.attacker = attacker
    aim_at.crossed = crossed
    aim_at.moves = moves
    return aim_at

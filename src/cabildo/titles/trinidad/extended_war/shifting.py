"""A card moves a miniature: which one, where several are as near, and into which district."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import ONE, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import ATTACKER, DISTRICT, TARGET
from cabildo.titles.trinidad.extended_war.combat_area import FIRST_EDGE
from cabildo.titles.trinidad.extended_war.duel import ASSAULT, DEFENCE
from cabildo.titles.trinidad.extended_war.forces import area_of
from cabildo.titles.trinidad.extended_war.miniatures import move_attacker, move_unit
from cabildo.titles.trinidad.extended_war.movement import entrance_of
from cabildo.titles.trinidad.extended_war.red_cards import FIGHT_AGAIN, HURRY
from cabildo.titles.trinidad.phases import COMBAT, SHIFTED, SHIFTING
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    DISTRICT_NAMES,
    DISTRICTS,
    FIRST_CARD,
    MOST_ATTACKERS,
    NOBODY,
    SEATS,
    WAR_MARKERS,
)
from cabildo.titles.trinidad.written.fight_steps import SIDE_NAMES, ShiftingStep
from cabildo.titles.trinidad.written.names import members_of
from cabildo.titles.trinidad.written.steps import spelled_out


@final
@mypyc_attr(free_list_len=1)
class Shift(Memory):
    """A miniature is a unit or an attacker, by its side."""

    card: i64
    side: i64
    choices: i64  # miniatures of which one moves, as a set, until it is chosen
    mini: i64  # that moves, or NOBODY
    goals: i64  # districts to which it may move, a set

    def copy(self) -> Memory:
        return copy_shift(self)


def ask_to_shift(state: TrinidadState, card: i64, side: i64, actor: i64, choices: i64, mini: i64, goals: i64) -> None:
    """Ask which of these miniatures moves, or where this one goes; then the fight is told SHIFTED."""
    state.ask(SHIFTING, actor, make_shift(card, side, choices, mini, goals))


def first_action(side: i64) -> i64:
    """By which action a miniature is named."""
    return TARGET if side == DEFENCE else ATTACKER


def last_action(side: i64) -> i64:
    return TARGET + SEATS * WAR_MARKERS - 1 if side == DEFENCE else ATTACKER + MOST_ATTACKERS - 1


def free_goals(state: TrinidadState, side: i64, mini: i64) -> i64:
    """The districts beside a miniature; the one at whose edge an attacker stands (TR-XWAR-32, TR-XWAR-41)."""
    area = area_of(state)
    place = area.posts[mini] if side == DEFENCE else area.places[mini]
    if place >= FIRST_EDGE:
        return ONE << entrance_of(state, place)
    return state.board.district_neighbours[place]


@final
class Shifting(Phase[TrinidadState]):
    """The owner of the card decides, for attackers the first player (TR-AFF-41-W, TR-AFF-70-W, TR-AFF-77-W)."""

    def name(self) -> str:
        return "shifting"

    def options(self, state: TrinidadState) -> vec[i64]:
        shift = cast(Shift, state.memory)
        legal = vec[i64](capacity=DISTRICTS)
        if shift.mini == NOBODY:
            first = first_action(shift.side)
            for mini in range(MOST_ATTACKERS):
                if shift.choices >> mini & 1:
                    legal = append(legal, first + mini)
        else:
            for district in range(DISTRICTS):
                if shift.goals >> district & 1:
                    legal = append(legal, DISTRICT + district)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        shift = cast(Shift, state.memory)
        if shift.mini == NOBODY:
            shift.mini = action - first_action(shift.side)
            shift.goals = free_goals(state, shift.side, shift.mini)
            return
        if shift.side == DEFENCE:
            move_unit(state, shift.mini, action - DISTRICT)
        else:
            move_attacker(state, shift.mini, action - DISTRICT)
        state.done(SHIFTED)

    def explain(self, state: TrinidadState, action: i64) -> str:
        shift = cast(Shift, state.memory)
        if shift.mini == NOBODY:
            first = first_action(shift.side)
            if not first <= action <= last_action(shift.side):
                return OTHER_DECISION
            return "" if shift.choices & ONE << (action - first) != 0 else rule_of_shift(shift)
        if not DISTRICT <= action < DISTRICT + DISTRICTS:
            return OTHER_DECISION
        return "" if shift.goals & ONE << (action - DISTRICT) != 0 else rule_of_shift(shift)

    def expected(self, state: TrinidadState) -> list[int]:
        if cast(Shift, state.memory).mini == NOBODY:
            return []
        return list(range(DISTRICT, DISTRICT + DISTRICTS))

    def interrupts(self) -> vec[i64]:
        return vec[i64]([COMBAT])

    def step_type(self) -> Any:
        return ShiftingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        shift = cast(Shift, frame.memory)
        goals = [DISTRICT_NAMES[district] for district in range(DISTRICTS) if shift.goals >> district & 1]
        return ShiftingStep(
            card=int(shift.card) + FIRST_CARD,
            side=SIDE_NAMES[shift.side],
            choices=[mini + 1 for mini in members_of(shift.choices)] if shift.mini == NOBODY else [],
            miniature=None if shift.mini == NOBODY else int(shift.mini) + 1,
            goals=goals,
        )

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return spelled_out(self.write(state, frame))

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        side = number_of(SIDE_NAMES, step.side, "step.side", "TR-XWAR-45")
        choices: i64 = 0
        for choice in step.choices:
            choices |= ONE << (choice - 1)
        goals: i64 = 0
        for name in step.goals:
            goals |= ONE << number_of(DISTRICT_NAMES, name, "step.goals", "TR-XWAR-32")
        mini: i64 = NOBODY
        if step.miniature is not None:
            mini = step.miniature - 1
        return make_shift(step.card - FIRST_CARD, side, choices, mini, goals)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        shift = cast(Shift, frame.memory)
        area = state.area
        if area is None:
            refuse("step", "there is no war", "TR-XWAR-45")
        one_asked = shift.choices == 0 if shift.mini == NOBODY else shift.goals == 0
        if one_asked:
            refuse("step", "there is nothing to choose from", rule_of_shift(shift))
        for mini in range(MOST_ATTACKERS):
            named = shift.choices & ONE << mini != 0 or mini == shift.mini
            if named and not is_there(state, shift.side, mini):
                refuse("step", f"miniature {mini + 1} is not there", rule_of_shift(shift))


def rule_of_shift(shift: Shift) -> str:
    if shift.card == HURRY:
        return "TR-AFF-41-W"
    return "TR-AFF-77-W" if shift.card == FIGHT_AGAIN else "TR-AFF-70-W"


def is_there(state: TrinidadState, side: i64, mini: i64) -> bool:
    area = area_of(state)
    if side == ASSAULT:
        return mini < len(area.places) and area.stands(mini)
    return mini < len(area.posts) and area.posts[mini] != NOBODY


# ---- written by `make fields`: make_shift, copy_shift


def make_shift(card: i64, side: i64, choices: i64, mini: i64, goals: i64) -> Shift:
    shift = Shift()
    shift.card = card
    shift.side = side
    shift.choices = choices
    shift.mini = mini
    shift.goals = goals
    return shift


def copy_shift(shift: Shift) -> Shift:
    copy = Shift()
    copy.card = shift.card
    copy.side = shift.side
    copy.choices = shift.choices
    copy.mini = shift.mini
    copy.goals = shift.goals
    return copy

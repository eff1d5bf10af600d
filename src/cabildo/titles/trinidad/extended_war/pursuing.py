"""A unit that has survived goes on at once by card 77: it moves one district, or fights again, or both."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import ATTACK, DONE, MARCH
from cabildo.titles.trinidad.extended_war.challenge import challenge
from cabildo.titles.trinidad.extended_war.duel import DEFENCE
from cabildo.titles.trinidad.extended_war.forces import area_of, post_of, unit_of
from cabildo.titles.trinidad.extended_war.miniatures import move_unit
from cabildo.titles.trinidad.phases import ATTACKERS, COMBAT, COMMANDING, FIGHT_OVER, TURN, WAR_ROUND
from cabildo.titles.trinidad.solo.seat import player_of, seat_meant
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import DISTRICTS, MOST_ATTACKERS, NOWHERE, WAR_MARKERS
from cabildo.titles.trinidad.written.fight_steps import PursuingStep
from cabildo.titles.trinidad.written.steps import spelled_out


@final
@mypyc_attr(free_list_len=1)
class Pursuit(Memory):
    """The unit, and whether it has moved."""

    seat: i64  # the actor's, or the automaton's
    marker: i64
    in_attackers_turn: bool
    moved: bool

    def copy(self) -> Memory:
        return copy_pursuit(self)


@final
class Pursuing(Phase[TrinidadState]):
    """First the move, then the fight; each may be left out (TR-AFF-77-W)."""

    def name(self) -> str:
        return "pursuing"

    def options(self, state: TrinidadState) -> vec[i64]:
        pursuit = cast(Pursuit, state.memory)
        area = area_of(state)
        post = post_of(area, pursuit.seat, pursuit.marker)
        legal = append(vec[i64](capacity=8), DONE)
        if not pursuit.moved:
            for district in range(DISTRICTS):
                if state.board.district_neighbours[post] >> district & 1:
                    legal = append(legal, MARCH + pursuit.marker * DISTRICTS + district)
        for attacker in range(len(area.places)):
            if area.places[attacker] == post:
                legal = append(legal, ATTACK + pursuit.marker * MOST_ATTACKERS + attacker)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        pursuit = cast(Pursuit, state.memory)
        if action == DONE:
            state.done(FIGHT_OVER)
        elif action < ATTACK:
            pursuit.moved = True
            move_unit(state, unit_of(pursuit.seat, pursuit.marker), (action - MARCH) % DISTRICTS)
        else:
            attacker = (action - ATTACK) % MOST_ATTACKERS
            by_attackers = pursuit.in_attackers_turn
            if not by_attackers:
                area_of(state).fights += 1
            moves: i64 = 1 if by_attackers and pursuit.moved else 0  # in its own turn the Combat Area counts them
            fight = challenge(state, pursuit.seat, pursuit.marker, attacker, by_attackers, False, moves, DEFENCE)
            state.enter(COMBAT, fight)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if action == DONE:
            return ""
        pursuit = cast(Pursuit, state.memory)
        area = area_of(state)
        post = area.posts[unit_of(pursuit.seat, pursuit.marker)]
        if MARCH <= action < MARCH + WAR_MARKERS * DISTRICTS:
            if (action - MARCH) // DISTRICTS != pursuit.marker or pursuit.moved:
                return "TR-AFF-77-W"
            near = state.board.district_headings[post][(action - MARCH) % DISTRICTS] != NOWHERE
            return "" if near else "TR-XWAR-32"
        if ATTACK <= action < ATTACK + WAR_MARKERS * MOST_ATTACKERS:
            if (action - ATTACK) // MOST_ATTACKERS != pursuit.marker:
                return "TR-AFF-77-W"
            attacker = (action - ATTACK) % MOST_ATTACKERS
            met = attacker < len(area.places) and area.places[attacker] == post
            return "" if met else "TR-XWAR-45"
        return OTHER_DECISION

    def expected(self, state: TrinidadState) -> list[int]:
        first = MARCH + int(cast(Pursuit, state.memory).marker) * DISTRICTS
        return list(range(first, first + DISTRICTS))

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN, WAR_ROUND, ATTACKERS, COMMANDING])

    def step_type(self) -> Any:
        return PursuingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        pursuit = cast(Pursuit, frame.memory)
        return PursuingStep(
            marker=int(pursuit.marker) + 1,
            attackers_turn=pursuit.in_attackers_turn,
            moved=pursuit.moved,
            automaton=pursuit.seat != frame.actor,
        )

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return spelled_out(self.write(state, frame))

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return make_pursuit(seat_meant(state, actor, step.automaton), step.marker - 1, step.attackers_turn, step.moved)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        area = state.area
        pursuit = cast(Pursuit, frame.memory)
        if frame.actor != player_of(state, pursuit.seat):
            refuse("actor", "the first person in the order decides for the automaton", "TR-XWAR-66")
        if area is None or post_of(area, pursuit.seat, pursuit.marker) == NOWHERE:
            refuse("step.marker", "has no unit in the Combat Area", "TR-AFF-77-W")


# ---- written by `make fields`: make_pursuit, copy_pursuit


def make_pursuit(seat: i64, marker: i64, in_attackers_turn: bool, moved: bool) -> Pursuit:
    pursuit = Pursuit()
    pursuit.seat = seat
    pursuit.marker = marker
    pursuit.in_attackers_turn = in_attackers_turn
    pursuit.moved = moved
    return pursuit


def copy_pursuit(pursuit: Pursuit) -> Pursuit:
    copy = Pursuit()
    copy.seat = pursuit.seat
    copy.marker = pursuit.marker
    copy.in_attackers_turn = pursuit.in_attackers_turn
    copy.moved = pursuit.moved
    return copy

"""What the four laws do once they are approved."""

from __future__ import annotations

from typing import Any, Final, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import COUNCIL_SLOT, DECADE, DONE
from cabildo.titles.trinidad.completing import complete_grid
from cabildo.titles.trinidad.council_slots import append_council_slots, send_to_slot, why_not_council_slot
from cabildo.titles.trinidad.council_vote.decades import decades_for
from cabildo.titles.trinidad.council_vote.vote import Vote
from cabildo.titles.trinidad.grids import is_completed, slots_of
from cabildo.titles.trinidad.major_buildings import count, numbers_in
from cabildo.titles.trinidad.phases import FREE_DONE, SCHEDULING, STAFFING, TURN
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.tension import go_up
from cabildo.titles.trinidad.terms import (
    MAJOR_BUILDING_ACT,
    METAL,
    NATIVES,
    PEACE_ACT,
    SLOTS,
    SUPPORT_ACT,
    WAR_PROCLAMATION,
)
from cabildo.titles.trinidad.written.steps import StaffingStep, VoteStep
from cabildo.titles.trinidad.written.votes import (
    check_scheduling,
    check_staffing,
    describe_vote,
    read_scheduling,
    read_staffing,
    write_staffing,
    write_vote,
)

ONE: Final[i64] = 1
DECADES: Final = 12  # that actions name


def enact(state: TrinidadState, vote: Vote) -> None:
    """Let an approved law take effect; the legislator, who is the actor, is asked how. Then the turn goes on."""
    if vote.law == MAJOR_BUILDING_ACT:
        state.enter(STAFFING, vote)
        if state.last_decade():
            finish_at_once(state, vote.grid)
        elif state.council_workers == 0:
            state.done(FREE_DONE)
    elif vote.law == WAR_PROCLAMATION and decades_for(state, vote.law) == 0:  # TR-LAW-08
        go_up(state, NATIVES, state.board.numbers.proclamation_steps)
        state.done(FREE_DONE)
    else:
        state.enter(SCHEDULING, vote)


# ---- the Major Building Act


def finish_at_once(state: TrinidadState, grid: i64) -> None:
    """In the last decade nothing is placed: the building stands, whatever is missing of it (TR-LAW-03)."""
    state.completed |= ONE << grid
    if complete_grid(state, grid, state.actor):
        state.done(FREE_DONE)


@final
class Staffing(Phase[TrinidadState]):
    """Up to three of the council's workers on free spaces, as far as there are any (TR-LAW-01).

    Who fills the grid so places the building and gets nothing else; this phase waits until it stands (TR-LAW-02).
    """

    def name(self) -> str:
        return "staffing"

    def options(self, state: TrinidadState) -> vec[i64]:
        vote = cast(Vote, state.memory)
        legal = vec[i64](capacity=SLOTS + 1)
        legal = append(legal, DONE)
        return append_council_slots(state, legal, vote.grid, vote.placed)

    def play(self, state: TrinidadState, action: i64) -> None:
        if action == DONE:
            state.done(FREE_DONE)
            return
        vote = cast(Vote, state.memory)
        vote.placed |= send_to_slot(state, vote.grid, action - COUNCIL_SLOT)
        if is_completed(state, vote.grid):
            if complete_grid(state, vote.grid, state.actor):
                state.done(FREE_DONE)
        elif state.council_workers == 0 or count(vote.placed) == state.board.numbers.act_workers:
            state.done(FREE_DONE)

    def resume(self, state: TrinidadState, result: i64) -> None:
        """The building is placed."""
        state.done(FREE_DONE)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if action == DONE:
            return ""
        slot = action - COUNCIL_SLOT
        if not 0 <= slot < SLOTS:
            return OTHER_DECISION
        vote = cast(Vote, state.memory)
        return why_not_council_slot(state, vote.grid, vote.placed, slot, "TR-LAW-01")

    def expected(self, state: TrinidadState) -> list[int]:
        return [COUNCIL_SLOT + slot for slot in range(int(slots_of(state, cast(Vote, state.memory).grid)))]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN])

    def step_type(self) -> Any:
        return StaffingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return write_staffing(frame)

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return read_staffing(state, step)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        check_staffing(state, frame)

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        placed = cast(Vote, frame.memory).placed
        left = state.board.numbers.act_workers - count(placed)
        workers = int(min(left, state.council_workers))
        return {**describe_vote(frame), "placed": numbers_in(placed), "workers": workers}


# ---- the laws about a decade


@final
class Scheduling(Phase[TrinidadState]):
    """Which decade gets a peace marker or loses it, or gets a cube for the ship (TR-LAW-05, TR-LAW-07, TR-LAW-09)."""

    def name(self) -> str:
        return "scheduling"

    def options(self, state: TrinidadState) -> vec[i64]:
        decades = decades_for(state, cast(Vote, state.memory).law)
        legal = vec[i64](capacity=2)
        for decade in range(1, state.board.decades + 1):
            if decades >> decade & 1:
                legal = append(legal, DECADE + decade - 1)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        decade = action - DECADE + 1
        law = cast(Vote, state.memory).law
        if law == PEACE_ACT:
            state.peace |= ONE << decade
            state.peace_markers -= 1
        elif law == WAR_PROCLAMATION:
            state.peace &= ~(ONE << decade)
            state.peace_markers += 1
        else:
            state.support |= ONE << decade
            state.cubes[METAL] -= 1
        if state.sink is not None:
            peaceful = law == PEACE_ACT
            event = "support-placed" if law == SUPPORT_ACT else "peace-placed" if peaceful else "peace-removed"
            state.tell(event, {"decade": int(decade)})
        state.done(FREE_DONE)

    def explain(self, state: TrinidadState, action: i64) -> str:
        decade = action - DECADE + 1
        if not 1 <= decade <= DECADES:
            return OTHER_DECISION
        law = cast(Vote, state.memory).law
        near = decade in (state.decade, state.decade + 1) and decade <= state.board.decades
        if law == SUPPORT_ACT:
            return "" if near and state.support >> decade & 1 == 0 else "TR-LAW-09"
        if law == WAR_PROCLAMATION:
            return "" if near and state.peace >> decade & 1 != 0 else "TR-LAW-07"
        return why_no_peace(state, decade)

    def expected(self, state: TrinidadState) -> list[int]:
        now = int(state.decade)
        return [DECADE + decade - 1 for decade in (now, now + 1) if decade <= state.board.decades]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN])

    def step_type(self) -> Any:
        return VoteStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return write_vote(frame)

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return read_scheduling(state, step)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        check_scheduling(state, frame)

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return describe_vote(frame)


def why_no_peace(state: TrinidadState, decade: i64) -> str:
    """The rule against a peace marker on a decade, judged apart from `decades_for`."""
    if decade < state.decade or decade > state.board.decades or state.peace >> decade & 1:
        return "TR-LAW-05"
    if decade <= state.decade + 1:
        return ""
    for earlier in range(state.decade, decade):
        if state.peace >> earlier & 1 == 0:
            return "TR-LAW-05"
    return ""

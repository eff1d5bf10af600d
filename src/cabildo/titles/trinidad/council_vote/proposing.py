"""The legislator names the law that is voted on, and pays for it where it has a price."""

from __future__ import annotations

from typing import final

from cabildo.engine.frames import Frame
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import LAW, WORK
from cabildo.titles.trinidad.bill import charge, make_bill
from cabildo.titles.trinidad.council_vote.decades import decades_for
from cabildo.titles.trinidad.council_vote.vote import NO_GRID, start_vote
from cabildo.titles.trinidad.grids import is_open, why_closed
from cabildo.titles.trinidad.phases import COMMISSIONING, DECLARING, TURN
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    GRID_NAMES,
    GRIDS,
    LAW_NAMES,
    LAWS,
    MAJOR_BUILDING_ACT,
    METAL,
    PEACE_ACT,
    SUPPORT_ACT,
    WAR_PROCLAMATION,
)
from cabildo.titles.trinidad.written.votes import check_called


@final
class Proposing(Phase[TrinidadState]):
    """One of the four kinds of law, as far as it can be chosen (TR-COUNCIL-07)."""

    def name(self) -> str:
        return "proposing"

    def options(self, state: TrinidadState) -> vec[i64]:
        legal = vec[i64](capacity=LAWS)
        for law in range(LAWS):
            if can_be_chosen(state, law):
                legal = append(legal, LAW + law)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        if action == LAW + MAJOR_BUILDING_ACT:
            state.enter(COMMISSIONING)
        elif action == LAW + PEACE_ACT:  # paid before the vote, win or lose (TR-LAW-04)
            charge(state, make_bill(action, 0, coins=state.board.numbers.peace_fee))
        else:
            open_vote(state, action - LAW, NO_GRID)

    def resume(self, state: TrinidadState, result: i64) -> None:
        """Vote on the law that was just paid for."""
        open_vote(state, result - LAW, NO_GRID)

    def always_asked(self, state: TrinidadState) -> bool:
        """Whether the Peace Act can be paid for is known to the legislator alone."""
        return True

    def explain(self, state: TrinidadState, action: i64) -> str:
        return why_not_law(state, action - LAW) if LAW <= action < LAW + LAWS else OTHER_DECISION

    def expected(self, state: TrinidadState) -> list[int]:
        return [LAW + law for law in range(LAWS)]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN])

    def check(self, state: TrinidadState, frame: Frame) -> None:
        check_called(state, frame)


def can_be_chosen(state: TrinidadState, law: i64) -> bool:
    """Whether a law could take effect, and the legislator can pay for it; a War Proclamation always does."""
    if law == MAJOR_BUILDING_ACT:
        return any(is_open(state, grid) for grid in range(GRIDS))
    if law == PEACE_ACT and state.me().coins < state.board.numbers.peace_fee:
        return False
    return law == WAR_PROCLAMATION or decades_for(state, law) != 0


def why_not_law(state: TrinidadState, law: i64) -> str:
    """The rule against this law, judged apart from `can_be_chosen`."""
    last = state.board.decades
    if law == MAJOR_BUILDING_ACT:
        for grid in range(GRIDS):
            if why_closed(state, grid) == "":
                return ""
        return "TR-LAW-01"
    if law == PEACE_ACT:
        free = False
        for decade in range(state.decade, last + 1):
            free = free or state.peace >> decade & 1 == 0
        if state.peace_markers == 0 or not free:
            return "TR-LAW-05"
        return "TR-LAW-04" if state.me().coins < state.board.numbers.peace_fee else ""
    if law == SUPPORT_ACT:
        if state.cubes[METAL] == 0:
            return "TR-LAW-09"
        both = state.support >> state.decade & 1 != 0 and state.support >> (state.decade + 1) & 1 != 0
        alone = state.decade == last and state.support >> last & 1 != 0
        return "TR-LAW-09" if both or alone else ""
    return ""


@final
class Commissioning(Phase[TrinidadState]):
    """Which major building the act is about, so that everybody knows it before they vote (TR-LAW-01)."""

    def name(self) -> str:
        return "commissioning"

    def options(self, state: TrinidadState) -> vec[i64]:
        legal = vec[i64](capacity=GRIDS)
        for grid in range(GRIDS):
            if is_open(state, grid):
                legal = append(legal, WORK + grid)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        open_vote(state, MAJOR_BUILDING_ACT, action - WORK)

    def explain(self, state: TrinidadState, action: i64) -> str:
        return why_closed(state, action - WORK) if WORK <= action < WORK + GRIDS else OTHER_DECISION

    def expected(self, state: TrinidadState) -> list[int]:
        return [WORK + grid for grid in range(GRIDS)]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN])

    def check(self, state: TrinidadState, frame: Frame) -> None:
        check_called(state, frame)
        if not any(is_open(state, grid) for grid in range(GRIDS)):
            refuse("phase", "no major building is left", "TR-LAW-01")


def open_vote(state: TrinidadState, law: i64, grid: i64) -> None:
    """Let everybody declare, first to last."""
    if state.sink is not None:
        name = None if grid == NO_GRID else GRID_NAMES[grid]
        state.tell("law-proposed", {"seat": int(state.actor), "law": LAW_NAMES[law], "grid": name})
    state.enter(DECLARING, start_vote(law, grid, len(state.players)))
    state.actor = state.order[0]

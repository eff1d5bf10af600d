"""The legislator names the law that is voted on, and pays for it where it has a price; after a veto, another one."""

from __future__ import annotations

from typing import Any, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import NOTHING, ONE, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import DONE, LAW, WORK
from cabildo.titles.trinidad.affiliates.moments import AT_LAW_NAMED
from cabildo.titles.trinidad.affiliates.windows import open_window
from cabildo.titles.trinidad.bill import charge, payable
from cabildo.titles.trinidad.council_vote.calling import legislator_of
from cabildo.titles.trinidad.council_vote.decades import decades_for
from cabildo.titles.trinidad.council_vote.vote import NO_GRID, NO_LAW, Vote, is_vetoed, law_number, take_back_all
from cabildo.titles.trinidad.grids import is_open, why_closed
from cabildo.titles.trinidad.phases import COMMISSIONING, DECLARING, FREE_DONE, PROPOSING, TURN, VOTING
from cabildo.titles.trinidad.price import Bill, make_bill
from cabildo.titles.trinidad.solo.seat import first_person
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.talks.talking import open_talks
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
from cabildo.titles.trinidad.written.steps import ProposingStep
from cabildo.titles.trinidad.written.votes import check_called, describe_cards, read_proposing, write_proposing


@final
class Proposing(Phase[TrinidadState]):
    """One of the four kinds of law, as far as it can be chosen (TR-COUNCIL-07)."""

    def name(self) -> str:
        return "proposing"

    def options(self, state: TrinidadState) -> vec[i64]:
        vote = cast(Vote, state.memory)
        legal = vec[i64](capacity=LAWS)
        for law in range(LAWS):
            if can_be_chosen(state, vote, law):
                legal = append(legal, LAW + law)
        # behind vetoes peace may be all that is left, and only the legislator knows that they cannot pay for it
        return legal if len(legal) > 0 else vec[i64]([DONE])

    def play(self, state: TrinidadState, action: i64) -> None:
        if action == DONE:
            let_lapse(state)
        elif action == LAW + MAJOR_BUILDING_ACT:
            state.enter(COMMISSIONING, state.memory)
        elif action == LAW + PEACE_ACT:  # paid before the vote, win or lose (TR-LAW-04)
            cast(Vote, state.memory).fee = -state.coins
            charge(state, peace_bill(state))
        else:
            open_vote(state, action - LAW, NO_GRID)

    def resume(self, state: TrinidadState, result: i64) -> None:
        """Vote on the law that was just paid for; what the supply has more by now was paid."""
        cast(Vote, state.memory).fee += state.coins
        open_vote(state, result - LAW, NO_GRID)

    def always_asked(self, state: TrinidadState) -> bool:
        """Whether the Peace Act can be paid for is known to the legislator alone."""
        return True

    def explain(self, state: TrinidadState, action: i64) -> str:
        vote = cast(Vote, state.memory)
        if action == DONE:
            for law in range(LAWS):
                if why_not_law(state, vote, law) == "":
                    return "TR-COUNCIL-07"
            return ""
        return why_not_law(state, vote, action - LAW) if LAW <= action < LAW + LAWS else OTHER_DECISION

    def expected(self, state: TrinidadState) -> list[int]:
        return [LAW + law for law in range(LAWS)]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN])

    def step_type(self) -> Any:
        return ProposingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return write_proposing(frame)

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        vote = read_proposing(state, step)
        if state.phase != PROPOSING:  # the law is being paid for
            vote.fee = -state.coins
        return vote

    def check(self, state: TrinidadState, frame: Frame) -> None:
        check_called(state, frame)
        vote = cast(Vote, frame.memory)
        if not any(could_be_chosen(state, vote, law) for law in range(LAWS)):
            refuse("step.vetoed", "no law is left, so the vote has lapsed", "TR-COUNCIL-07")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return describe_cards(frame)


def can_be_chosen(state: TrinidadState, vote: Vote, law: i64) -> bool:
    """Whether the actor can name a law, also by what is behind their screen."""
    return could_be_chosen(state, vote, law) and (law != PEACE_ACT or can_pay_peace(state))


def could_be_chosen(state: TrinidadState, vote: Vote, law: i64) -> bool:
    """Whether a law could take effect and is not vetoed, as far as everybody sees: that is all but its fee."""
    if law == MAJOR_BUILDING_ACT:
        return any(can_be_commissioned(state, vote, grid) for grid in range(GRIDS))
    if is_vetoed(vote, law, NO_GRID):
        return False
    return law == WAR_PROCLAMATION or decades_for(state, law) != 0


def can_be_commissioned(state: TrinidadState, vote: Vote, grid: i64) -> bool:
    return is_open(state, grid) and not is_vetoed(vote, MAJOR_BUILDING_ACT, grid)


def peace_bill(state: TrinidadState) -> Bill:
    return make_bill(LAW + PEACE_ACT, 0, coins=state.board.numbers.peace_fee)


def can_pay_peace(state: TrinidadState) -> bool:
    return payable(state, state.me(), peace_bill(state))


def why_not_law(state: TrinidadState, vote: Vote, law: i64) -> str:
    """The rule against this law, judged apart from `options`."""
    last = state.board.decades
    if law == MAJOR_BUILDING_ACT:
        against = "TR-LAW-01"
        for grid in range(GRIDS):
            why = why_not_commission(state, vote, grid)
            if why == "":
                return ""
            if why == "TR-AFF-82":
                against = why
        return against
    if vote.vetoed >> law & 1:
        return "TR-AFF-82"
    if law == PEACE_ACT:
        free = False
        for decade in range(state.decade, last + 1):
            free = free or state.peace >> decade & 1 == 0
        if state.peace_markers == 0 or not free:
            return "TR-LAW-05"
        return "" if can_pay_peace(state) else "TR-LAW-04"
    if law == SUPPORT_ACT:
        if state.cubes[METAL] == 0:
            return "TR-LAW-09"
        both = state.support >> state.decade & 1 != 0 and state.support >> (state.decade + 1) & 1 != 0
        alone = state.decade == last and state.support >> last & 1 != 0
        return "TR-LAW-09" if both or alone else ""
    return ""


def why_not_commission(state: TrinidadState, vote: Vote, grid: i64) -> str:
    against = why_closed(state, grid)
    return "TR-AFF-82" if against == "" and vote.vetoed >> (LAWS + grid) & 1 else against


@final
class Commissioning(Phase[TrinidadState]):
    """Which major building the act is about, so that everybody knows it before they vote (TR-LAW-01)."""

    def name(self) -> str:
        return "commissioning"

    def options(self, state: TrinidadState) -> vec[i64]:
        vote = cast(Vote, state.memory)
        legal = vec[i64](capacity=GRIDS)
        for grid in range(GRIDS):
            if can_be_commissioned(state, vote, grid):
                legal = append(legal, WORK + grid)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        open_vote(state, MAJOR_BUILDING_ACT, action - WORK)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if not WORK <= action < WORK + GRIDS:
            return OTHER_DECISION
        return why_not_commission(state, cast(Vote, state.memory), action - WORK)

    def expected(self, state: TrinidadState) -> list[int]:
        return [WORK + grid for grid in range(GRIDS)]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN])

    def step_type(self) -> Any:
        return ProposingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return write_proposing(frame)

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return read_proposing(state, step)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        check_called(state, frame)
        if not could_be_chosen(state, cast(Vote, frame.memory), MAJOR_BUILDING_ACT):
            refuse("phase", "no major building is left", "TR-LAW-01")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return describe_cards(frame)


def open_vote(state: TrinidadState, law: i64, grid: i64) -> None:
    """Let fast cards be used on the law, then everybody declare, first to last."""
    vote = cast(Vote, state.memory)
    vote.law = law
    vote.grid = grid
    if state.sink is not None:
        state.tell("law-proposed", {"seat": int(state.actor), **law_told(vote)})
    state.enter(DECLARING, vote)
    state.actor = first_person(state)
    if not open_window(state, AT_LAW_NAMED, NOTHING):
        open_talks(state)


def law_told(vote: Vote) -> dict[str, object]:
    """A law in events."""
    return {"law": LAW_NAMES[vote.law], "grid": None if vote.grid == NO_GRID else GRID_NAMES[vote.grid]}


# ---- a veto


def strike_law(state: TrinidadState) -> None:
    """Take the law back with its fee, and all ballots unseen; the legislator names another (TR-AFF-82).

    Other cards that were used on this vote stay in effect. Without another law the vote lapses (TR-COUNCIL-07).
    """
    vote = cast(Vote, state.memory)
    legislator = legislator_of(state)
    vote.vetoed |= ONE << law_number(vote.law, vote.grid)
    state.coins -= vote.fee
    state.players[legislator].coins += vote.fee
    if state.sink is not None:
        state.tell("law-vetoed", {**law_told(vote), "seat": int(legislator), "bronze": int(vote.fee)})
    state.withdraw(VOTING)
    take_back_all(vote, len(state.players))
    vote.law = NO_LAW
    vote.grid = NO_GRID
    vote.fee = 0
    state.enter(PROPOSING, vote)
    state.actor = legislator
    if not any(could_be_chosen(state, vote, law) for law in range(LAWS)):
        let_lapse(state)


def let_lapse(state: TrinidadState) -> None:
    """End the vote without a law: nothing is paid and nobody gets points (TR-COUNCIL-07)."""
    if state.sink is not None:
        state.tell("vote-lapsed", {"seat": int(state.actor)})
    state.done(FREE_DONE)

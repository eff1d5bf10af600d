"""A vote of the council in positions and views, and what cannot be while one is held."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from cabildo.engine.frame_positions import waiting_frames
from cabildo.engine.frames import Frame
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.rows import i64 as number
from cabildo.engine.rows import vec
from cabildo.titles.trinidad.actions import ABSTAIN
from cabildo.titles.trinidad.council_vote.decades import decades_for
from cabildo.titles.trinidad.council_vote.vote import NO_GRID, NOT_YET, Vote, make_vote, says_no, says_yes, votes_of
from cabildo.titles.trinidad.grids import is_completed, is_open
from cabildo.titles.trinidad.major_buildings import check_standing, count, numbers_in, set_of
from cabildo.titles.trinidad.notation import BALLOT_NAMES
from cabildo.titles.trinidad.phases import DECLARING, STAFFING, VOTING
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    COUNCIL,
    GRID_NAMES,
    INTENTION_NAMES,
    LAW_NAMES,
    MAJOR_BUILDING_ACT,
    WAR_PROCLAMATION,
)
from cabildo.titles.trinidad.written.steps import StaffingStep, VoteStep

Names = list[str | None]


# ---- writing


def write_vote(frame: Frame) -> VoteStep:
    vote = cast(Vote, frame.memory)
    return VoteStep(LAW_NAMES[vote.law], grid_name(vote), declarations(vote), ballot_names(vote))


def write_staffing(frame: Frame) -> StaffingStep:
    vote = cast(Vote, frame.memory)
    return StaffingStep(GRID_NAMES[vote.grid], numbers_in(vote.placed), declarations(vote), ballot_names(vote))


def grid_name(vote: Vote) -> str | None:
    return None if vote.grid == NO_GRID else GRID_NAMES[vote.grid]


def declarations(vote: Vote) -> Names:
    return by_seat(INTENTION_NAMES, vote.declared, 0)


def ballot_names(vote: Vote) -> Names:
    return by_seat(BALLOT_NAMES, vote.ballots, ABSTAIN)


def by_seat(names: Sequence[str], row: Any, first: int) -> Names:
    """The names of a row, or nothing where nobody has one."""
    found = [None if value == NOT_YET else names[value - first] for value in row]
    return found if any(found) else []


# ---- views


def describe_vote(frame: Frame) -> dict[str, Any]:
    """What everybody knows of a vote: who has cast a ballot, and nothing of what is on it."""
    vote, below = cast(Vote, frame.memory), frame.below
    assert below is not None
    return {
        "law": LAW_NAMES[vote.law],
        "grid": grid_name(vote),
        "legislator": int(below.actor),
        "declared": declarations(vote),
        "voted": [seat for seat, ballot in enumerate(vote.ballots) if ballot != NOT_YET],
    }


def vote_view(state: TrinidadState, viewer: int | None) -> dict[str, Any] | None:
    """The vote that is held, with the own ballot, or with all when they are laid open (TR-COUNCIL-09)."""
    frames = [] if state.over else [state.top(), *waiting_frames(state)]
    frame = next((frame for frame in frames if isinstance(frame.memory, Vote)), None)
    if frame is None:
        return None
    vote = cast(Vote, frame.memory)
    revealed = frame.phase not in (DECLARING, VOTING)
    ballots = ballot_names(vote) or [None] * len(vote.ballots)
    return {
        **describe_vote(frame),
        "declared": declarations(vote) or [None] * len(vote.declared),
        "ballots": [ballot if revealed or seat == viewer else None for seat, ballot in enumerate(ballots)],
        "revealed": revealed,
        "yes": total_of(vote, says_yes) if revealed else None,
        "no": total_of(vote, says_no) if revealed else None,
    }


def total_of(vote: Vote, on_side: Any) -> int:
    """The votes of a side."""
    return sum(int(votes_of(ballot)) for ballot in vote.ballots if on_side(ballot))


# ---- reading


def read_vote(state: TrinidadState, step: VoteStep) -> Vote:
    law = number_of(LAW_NAMES, step.law, "step.law", "TR-COUNCIL-07")
    if (step.grid is None) == (law == MAJOR_BUILDING_ACT):
        refuse("step.grid", "a Major Building Act has one, and no other law", "TR-LAW-01")
    grid = NO_GRID if step.grid is None else number_of(GRID_NAMES, step.grid, "step.grid", "TR-LAW-01")
    return vote_of(state, step, law, grid, 0)


def read_staffing(state: TrinidadState, step: StaffingStep) -> Vote:
    grid = number_of(GRID_NAMES, step.grid, "step.grid", "TR-LAW-01")
    check_standing(state, grid, step.placed, COUNCIL, "step.placed")
    return vote_of(state, step, MAJOR_BUILDING_ACT, grid, set_of(step.placed))


def vote_of(state: TrinidadState, step: VoteStep | StaffingStep, law: int, grid: int, placed: int) -> Vote:
    declared = row_of(state, INTENTION_NAMES, step.declared, "step.declared", "TR-COUNCIL-08", 0)
    ballots = row_of(state, BALLOT_NAMES, step.ballots, "step.ballots", "TR-COUNCIL-09", ABSTAIN)
    for seat, ballot in enumerate(ballots):
        if votes_of(ballot) > state.board.highest_ballot:
            refuse(f"step.ballots[{seat}]", "is more than all value tiles", "TR-COUNCIL-09")
    return make_vote(law, grid, declared, ballots, placed)


def row_of(state: TrinidadState, names: Sequence[str], given: Names, field: str, rule: str, first: int) -> vec[number]:
    """A row by seat of what is named; left out, nobody has anything."""
    seats = len(state.players)
    if len(given) not in (0, seats):
        refuse(field, f"must be for {seats} seats", rule)
    row = vec[number]([NOT_YET] * seats)
    for seat, name in enumerate(given):
        if name is not None:
            row[seat] = first + number_of(names, name, f"{field}[{seat}]", rule)
    return row


# ---- what cannot be


def check_called(state: TrinidadState, frame: Frame) -> None:
    """Refuse a vote that nobody has called."""
    below = frame.below
    assert below is not None
    legislator = int(below.actor)
    if not state.vote_held:
        refuse("vote_held", "a vote is being held", "TR-COUNCIL-06")
    if not state.players[legislator].character_used:
        refuse(f"players[{legislator}].character_used", "the legislator has used their Character", "TR-CARD-13")


def check_vote(state: TrinidadState, frame: Frame, phase: int) -> None:
    """Refuse a vote on what cannot be voted on, and what is said out of turn, while it is held."""
    check_called(state, frame)
    vote = cast(Vote, frame.memory)
    if vote.law == MAJOR_BUILDING_ACT:
        if not is_open(state, vote.grid):
            refuse("step.grid", f"nothing can be done for the {GRID_NAMES[vote.grid]}", "TR-LAW-01")
    elif vote.law != WAR_PROCLAMATION and decades_for(state, vote.law) == 0:
        refuse("step.law", "this law could not be chosen", "TR-COUNCIL-07")
    if phase == DECLARING:
        check_turns(state, frame, vote.declared, "step.declared", "TR-COUNCIL-08")
        check_none(vote.ballots)
    else:
        check_all_or_none(vote.declared, "step.declared", "TR-COUNCIL-08")
        check_turns(state, frame, vote.ballots, "step.ballots", "TR-COUNCIL-09")


def check_turns(state: TrinidadState, frame: Frame, row: Any, field: str, rule: str) -> None:
    """Refuse where not just those before the actor in the order have spoken."""
    spoken = True
    for seat in state.order:
        spoken = spoken and seat != frame.actor
        if (row[seat] != NOT_YET) != spoken:
            refuse(field, f"seat {seat} {'comes before' if spoken else 'does not come before'} the actor", rule)


def check_none(ballots: Any) -> None:
    if any(ballot != NOT_YET for ballot in ballots):
        refuse("step.ballots", "nobody votes before all have declared", "TR-COUNCIL-09")


def check_all_or_none(row: Any, field: str, rule: str) -> None:
    if len({value == NOT_YET for value in row}) > 1:
        refuse(field, "must be for all seats, or for none", rule)


def check_approved(state: TrinidadState, frame: Frame) -> None:
    """Refuse a law in effect that was not approved, as far as the ballots tell: council values are paid by now."""
    check_called(state, frame)
    vote = cast(Vote, frame.memory)
    check_all_or_none(vote.declared, "step.declared", "TR-COUNCIL-08")
    check_all_or_none(vote.ballots, "step.ballots", "TR-COUNCIL-09")
    yes, no = total_of(vote, says_yes), total_of(vote, says_no)
    if vote.ballots[0] != NOT_YET and not (yes > 0 and yes >= no):
        refuse("step.ballots", "the law was rejected", "TR-LAW-10")


def check_staffing(state: TrinidadState, frame: Frame) -> None:
    """While it asks there is something to place and room for it; while it waits the building is being placed."""
    check_approved(state, frame)
    vote = cast(Vote, frame.memory)
    last, placed = state.last_decade(), int(count(vote.placed))
    if placed > state.board.numbers.act_workers or (last and placed):
        refuse("step.placed", "are more than the act allows", "TR-LAW-01")
    if state.phase != STAFFING:
        if not is_completed(state, vote.grid) or not (last or placed):
            refuse("step.grid", f"the act has not completed the {GRID_NAMES[vote.grid]}", "TR-LAW-02")
    elif last or state.council_workers == 0 or placed == state.board.numbers.act_workers:
        refuse("phase", "there is nothing to place", "TR-LAW-01")
    elif not is_open(state, vote.grid):
        refuse("step.grid", f"nothing can be placed on the {GRID_NAMES[vote.grid]}", "TR-LAW-01")


def check_scheduling(state: TrinidadState, frame: Frame) -> None:
    check_approved(state, frame)
    law = cast(Vote, frame.memory).law
    if law == MAJOR_BUILDING_ACT or decades_for(state, law) == 0:
        refuse("step.law", "there is no decade to choose", "TR-LAW-05")

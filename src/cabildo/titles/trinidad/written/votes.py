"""A vote of the council in positions and views, and what cannot be while one is held."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, TypedDict, cast

from cabildo.engine.frame_positions import waiting_frames
from cabildo.engine.frames import Frame
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import ONE, number_row
from cabildo.engine.rows import i64 as number
from cabildo.engine.rows import vec
from cabildo.engine.told import one_of
from cabildo.titles.trinidad.actions import ABSTAIN
from cabildo.titles.trinidad.affiliates.cards import ALL_UPRIGHT, ONE_UPRIGHT
from cabildo.titles.trinidad.affiliates.using import was_used_now
from cabildo.titles.trinidad.council_vote.decades import decades_for
from cabildo.titles.trinidad.council_vote.vote import (
    APPROVED,
    AS_DECLARED,
    NO_GRID,
    NO_LAW,
    NOT_BOUND,
    NOT_YET,
    REJECTED,
    Vote,
    counted_votes,
    has_tile,
    is_vetoed,
    says_no,
    says_yes,
    side_due,
    start_vote,
    votes_of,
)
from cabildo.titles.trinidad.grids import is_completed, is_open
from cabildo.titles.trinidad.major_buildings import check_standing, count, numbers_in, set_of
from cabildo.titles.trinidad.notation import BALLOT_NAMES
from cabildo.titles.trinidad.phases import COUNTING, DECLARING, STAFFING, VOTING
from cabildo.titles.trinidad.solo.seat import first_person, last_person, people_in_order
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    COUNCIL,
    GRID_NAMES,
    INTEND_NO,
    INTEND_NOTHING,
    INTEND_YES,
    INTENTION_NAMES,
    LAW_NAMES,
    MAJOR_BUILDING_ACT,
    PEACE_ACT,
    WAR_PROCLAMATION,
)
from cabildo.titles.trinidad.written.names import check_seat, members_named, members_of
from cabildo.titles.trinidad.written.steps import VETO_NAMES, CardsOnVote, ProposingStep, StaffingStep, VoteStep
from cabildo.titles.trinidad.written.view_names import GridName

Names = list[str | None]
IntentionName = Annotated[str, one_of("intention", INTENTION_NAMES)]


class CardsOnVoteView(TypedDict):
    """What cards have done to a vote; rows by seat are empty where there is nothing."""

    vetoed: list[Annotated[str, one_of("veto", VETO_NAMES)]]
    free: list[int]  # by seat: votes that cost nothing
    halved: list[int]  # seats whose votes count half


class ToldVoteView(CardsOnVoteView):
    """What everybody knows of a vote."""

    law: Annotated[str, one_of("law", LAW_NAMES)]
    grid: GridName | None
    fee: int | None
    legislator: int
    declared: list[IntentionName | None]
    bound: list[int | IntentionName | None]  # by a pact to a side, or to vote as a seat declares
    voted: list[int]
    approved: bool | None
    more: list[int]  # by seat: votes that cards add


class VoteView(ToldVoteView):
    """The vote that is held; ballots of others are null until they lie open."""

    ballots: list[str | None]
    revealed: bool
    yes: int | None
    no: int | None


# ---- writing


def write_proposing(frame: Frame) -> ProposingStep:
    return ProposingStep(**cards_on(cast(Vote, frame.memory)))


def write_vote(frame: Frame) -> VoteStep:
    vote = cast(Vote, frame.memory)
    return VoteStep(
        law=LAW_NAMES[vote.law],
        grid=grid_name(vote),
        fee=fee_of(vote),
        declared=declarations(vote),
        ballots=ballot_names(vote),
        bound=bonds(vote),
        more=counts(vote.more),
        approved=decision_of(frame),
        **cards_on(vote),
    )


def write_staffing(frame: Frame) -> StaffingStep:
    vote = cast(Vote, frame.memory)
    return StaffingStep(
        grid=GRID_NAMES[vote.grid],
        placed=numbers_in(vote.placed),
        declared=declarations(vote),
        ballots=ballot_names(vote),
        more=counts(vote.more),
        **cards_on(vote),
    )


def cards_on(vote: Vote) -> CardsOnVoteView:
    return {
        "vetoed": members_named(VETO_NAMES, vote.vetoed),
        "free": counts(vote.free),
        "halved": members_of(vote.halved),
    }


def counts(row: Any) -> list[int]:
    """A row by seat, left out where there is nothing."""
    return [int(votes) for votes in row] if any(row) else []


def grid_name(vote: Vote) -> str | None:
    return None if vote.grid == NO_GRID else GRID_NAMES[vote.grid]


def declarations(vote: Vote) -> Names:
    return by_seat(INTENTION_NAMES, vote.declared, 0)


def ballot_names(vote: Vote) -> Names:
    return by_seat(BALLOT_NAMES, vote.ballots, ABSTAIN)


def bonds(vote: Vote) -> list[int | str | None]:
    """By seat what a blood pact demands: a side, or the seat whose declaration is followed; nothing where nobody is."""
    found: list[int | str | None] = []
    for bound in vote.bound:
        followed = int(bound) - AS_DECLARED
        found.append(None if bound == NOT_BOUND else followed if followed >= 0 else INTENTION_NAMES[bound])
    return found if any(bond is not None for bond in found) else []


def by_seat(names: Sequence[str], row: Any, first: int) -> Names:
    """The names of a row, or nothing where nobody has one."""
    found = [None if value == NOT_YET else names[value - first] for value in row]
    return found if any(found) else []


# ---- views


def describe_vote(frame: Frame) -> dict[str, Any]:
    return cast(dict[str, Any], told_vote(frame))


def told_vote(frame: Frame) -> ToldVoteView:
    """Who has cast a ballot, and nothing of what is on it."""
    vote, below = cast(Vote, frame.memory), frame.below
    assert below is not None
    return {
        "law": LAW_NAMES[vote.law],
        "grid": grid_name(vote),
        "fee": fee_of(vote),
        "legislator": int(below.actor),
        "declared": declarations(vote),
        "bound": bonds(vote),
        "voted": [seat for seat, ballot in enumerate(vote.ballots) if ballot != NOT_YET],
        "approved": decision_of(frame),
        **cards_on(vote),
        "more": counts(vote.more),
    }


def decision_of(frame: Frame) -> bool | None:
    """What is decided, while the ballots are counted; a law that takes effect was approved."""
    outcome = cast(Vote, frame.memory).outcome
    return outcome == APPROVED if outcome != NOT_YET and frame.phase == COUNTING else None


def fee_of(vote: Vote) -> int | None:
    """What the legislator paid, where the law costs something."""
    return int(vote.fee) if vote.law == PEACE_ACT else None


def describe_cards(frame: Frame) -> dict[str, Any]:
    """What cards have done to a vote, for everybody: used cards lie open."""
    vote = cast(Vote, frame.memory)
    return {**cards_on(vote), "more": counts(vote.more)}


def vote_view(state: TrinidadState, viewer: int | None) -> VoteView | None:
    """The vote that is held, with the own ballot, or with all when they are laid open (TR-COUNCIL-09)."""
    frames = [] if state.over else [state.top(), *waiting_frames(state)]
    frame = next((frame for frame in frames if isinstance(frame.memory, Vote)), None)
    if frame is None:
        return None
    vote = cast(Vote, frame.memory)
    if vote.law == NO_LAW:
        return None
    revealed = frame.phase not in (DECLARING, VOTING)
    ballots = ballot_names(vote) or [None] * len(vote.ballots)
    return {
        **told_vote(frame),
        "declared": declarations(vote) or [None] * len(vote.declared),
        "ballots": [ballot if revealed or seat == viewer else None for seat, ballot in enumerate(ballots)],
        "revealed": revealed,
        "yes": total_of(vote, says_yes) if revealed else None,
        "no": total_of(vote, says_no) if revealed else None,
    }


def total_of(vote: Vote, on_side: Any) -> int:
    """The votes of a side."""
    return sum(int(counted_votes(vote, seat)) for seat, ballot in enumerate(vote.ballots) if on_side(ballot))


# ---- reading


def read_proposing(state: TrinidadState, step: CardsOnVote) -> Vote:
    """A vote without a law, as cards have made it."""
    vote = start_vote(len(state.players))
    for name in step.vetoed:
        number = number_of(VETO_NAMES, name, "step.vetoed", "TR-AFF-82")
        if number == MAJOR_BUILDING_ACT:
            refuse("step.vetoed", "an act for a major building is named by its grid", "TR-AFF-82")
        vote.vetoed |= ONE << number
    read_counts(vote.free, step.free, "step.free", "TR-AFF-40")
    for seat in step.halved:
        if seat >= len(state.players):
            refuse("step.halved", f"there is no seat {seat}", "TR-AFF-63")
        vote.halved |= ONE << seat
    return vote


def read_counts(row: Any, given: list[int], field: str, rule: str) -> None:
    if given and len(given) != len(row):
        refuse(field, f"must be for {len(row)} seats", rule)
    for seat, votes in enumerate(given):
        row[seat] = votes


def read_vote(state: TrinidadState, step: VoteStep) -> Vote:
    law = number_of(LAW_NAMES, step.law, "step.law", "TR-COUNCIL-07")
    if (step.grid is None) == (law == MAJOR_BUILDING_ACT):
        refuse("step.grid", "a Major Building Act has one, and no other law", "TR-LAW-01")
    grid = NO_GRID if step.grid is None else number_of(GRID_NAMES, step.grid, "step.grid", "TR-LAW-01")
    vote = vote_of(state, step, law, grid)
    price = int(state.board.numbers.peace_fee) if law == PEACE_ACT else 0
    vote.fee = price if step.fee is None else step.fee
    if vote.fee > price:
        refuse("step.fee", "is more than the law costs", "TR-LAW-04")
    if step.approved is not None:
        vote.outcome = APPROVED if step.approved else REJECTED
    return vote


def read_staffing(state: TrinidadState, step: StaffingStep) -> Vote:
    grid = number_of(GRID_NAMES, step.grid, "step.grid", "TR-LAW-01")
    check_standing(state, grid, step.placed, COUNCIL, "step.placed")
    vote = vote_of(state, step, MAJOR_BUILDING_ACT, grid)
    vote.placed = set_of(step.placed)
    vote.outcome = APPROVED
    return vote


def read_scheduling(state: TrinidadState, step: VoteStep) -> Vote:
    """An approved law about a decade."""
    if step.approved is not None:
        refuse("step.approved", "is told while the ballots are counted", "TR-COUNCIL-10")
    vote = read_vote(state, step)
    vote.outcome = APPROVED
    return vote


def vote_of(state: TrinidadState, step: VoteStep | StaffingStep, law: int, grid: int) -> Vote:
    vote = read_proposing(state, step)
    vote.law, vote.grid = law, grid
    vote.declared = row_of(state, INTENTION_NAMES, step.declared, "step.declared", "TR-COUNCIL-08", 0)
    vote.ballots = row_of(state, BALLOT_NAMES, step.ballots, "step.ballots", "TR-COUNCIL-09", ABSTAIN)
    for seat, ballot in enumerate(vote.ballots):
        if votes_of(ballot) > state.board.highest_ballot:
            refuse(f"step.ballots[{seat}]", "is more than all value tiles", "TR-COUNCIL-09")
    for seat in range(int(state.board.people), len(vote.ballots)):
        if vote.declared[seat] not in (NOT_YET, INTEND_NOTHING) or vote.ballots[seat] not in (NOT_YET, ABSTAIN):
            refuse("step.ballots", "the automaton always abstains", "TR-SOLO-03")
    if isinstance(step, VoteStep):
        read_bonds(state, vote, step.bound)
    read_counts(vote.more, step.more, "step.more", "TR-AFF-80")
    if is_vetoed(vote, law, grid):
        refuse("step.vetoed", "names the law that is voted on", "TR-AFF-82")
    return vote


def read_bonds(state: TrinidadState, vote: Vote, bonds: list[int | str | None]) -> None:
    if bonds and (not state.board.talks or len(bonds) != len(state.players)):
        refuse("step.bound", "must be for all seats, in a game with talks", "TR-FREE-06")
    for seat, bond in enumerate(bonds):
        if isinstance(bond, str):
            vote.bound[seat] = number_of(INTENTION_NAMES[:AS_DECLARED], bond, f"step.bound[{seat}]", "TR-FREE-06")
        elif bond is not None:
            vote.bound[seat] = AS_DECLARED + check_seat(state, bond, f"step.bound[{seat}]")


def check_bonds(vote: Vote) -> None:
    """Refuse ballots against a pact, once all have declared."""
    for seat, ballot in enumerate(vote.ballots):
        if vote.bound[seat] >= AS_DECLARED and vote.declared[0] == NOT_YET:
            refuse("step.declared", "somebody follows a declaration", "TR-COUNCIL-19")
        due = side_due(vote, seat)
        side = INTEND_YES if says_yes(ballot) else INTEND_NO if says_no(ballot) else INTEND_NOTHING
        if ballot != NOT_YET and due not in (NOT_BOUND, side):
            refuse(f"step.ballots[{seat}]", "breaks a blood pact", "TR-COUNCIL-19")


def row_of(state: TrinidadState, names: Sequence[str], given: Names, field: str, rule: str, first: int) -> vec[number]:
    """A row by seat of what is named; left out, nobody has anything."""
    seats = len(state.players)
    if len(given) not in (0, seats):
        refuse(field, f"must be for {seats} seats", rule)
    row: list[int] = [NOT_YET] * seats
    for seat, name in enumerate(given):
        if name is not None:
            row[seat] = first + number_of(names, name, f"{field}[{seat}]", rule)
    return number_row(row)


# ---- what cannot be


def check_called(state: TrinidadState, frame: Frame) -> None:
    """Refuse a vote that nobody has called."""
    below = frame.below
    assert below is not None
    legislator = int(below.actor)
    if state.board.people == 1:
        refuse("phase", "alone nobody holds votes", "TR-SOLO-02")
    if not state.vote_held:
        refuse("vote_held", "a vote is being held", "TR-COUNCIL-06")
    turned_up = was_used_now(state, ALL_UPRIGHT) or was_used_now(state, ONE_UPRIGHT)  # by a fast card since
    if not state.players[legislator].character_used and not turned_up:
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
    if any(vote.more) or vote.outcome != NOT_YET:
        refuse("step", "nothing is counted before the ballots lie open", "TR-COUNCIL-09")
    if state.phase != phase:
        check_waiting(state, frame, vote)
    elif phase == DECLARING:
        check_turns(state, frame, vote.declared, "step.declared", "TR-COUNCIL-08")
        check_none(vote.ballots)
    else:
        check_all_or_none(vote.declared, "step.declared", "TR-COUNCIL-08")
        check_turns(state, frame, vote.ballots, "step.ballots", "TR-COUNCIL-09")
    if phase == VOTING:
        check_bonds(vote)


def check_waiting(state: TrinidadState, frame: Frame, vote: Vote) -> None:
    """Cards are used when the law is named, before all declare, or when all ballots are in."""
    before = frame.phase == DECLARING
    if frame.actor != (first_person(state) if before else last_person(state)):
        refuse("actor", "is not whose turn it is in the vote", "TR-FLOW-05")
    if before and any(intention != NOT_YET for intention in vote.declared):
        refuse("step.declared", "nobody declares before cards are used on the law", "TR-AFF-40")
    check_all_or_none(vote.declared, "step.declared", "TR-COUNCIL-08")
    if before:
        check_none(vote.ballots)
    elif any(ballot == NOT_YET for ballot in vote.ballots):
        refuse("step.ballots", "not all have voted", "TR-COUNCIL-09")


def check_counting(state: TrinidadState, frame: Frame) -> None:
    """While the ballots lie open cards may still be used; who adds votes has put a tile."""
    check_called(state, frame)
    vote = cast(Vote, frame.memory)
    check_all_or_none(vote.declared, "step.declared", "TR-COUNCIL-08")
    if any(ballot == NOT_YET for ballot in vote.ballots):
        refuse("step.ballots", "not all have voted", "TR-COUNCIL-09")
    for seat, votes in enumerate(vote.more):
        if votes and not has_tile(vote.ballots[seat]):
            refuse("step.more", f"seat {seat} abstained", "TR-AFF-80")
    if vote.outcome == APPROVED:
        check_approved(state, frame)


def check_turns(state: TrinidadState, frame: Frame, row: Any, field: str, rule: str) -> None:
    """Refuse where not just those before the actor in the order have spoken."""
    if any(row[seat] != NOT_YET for seat in range(int(state.board.people), len(row))):
        refuse(field, "the automaton abstains when all others are done", "TR-SOLO-03")
    spoken = True
    for seat in people_in_order(state):
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

"""The ballots are laid open and counted; the winners are rewarded, everybody pays, and the law takes effect or not."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.actions import ABSTAIN
from cabildo.titles.trinidad.affiliates.moments import AT_REVEALED, AT_VOTE_DECIDED
from cabildo.titles.trinidad.affiliates.windows import open_window, open_windows
from cabildo.titles.trinidad.banners import step_banner
from cabildo.titles.trinidad.council import lose_council
from cabildo.titles.trinidad.council_vote.calling import legislator_of
from cabildo.titles.trinidad.council_vote.laws import enact
from cabildo.titles.trinidad.council_vote.proposing import law_told
from cabildo.titles.trinidad.council_vote.vote import (
    APPROVED,
    REJECTED,
    TO_DECIDE,
    TO_ENACT,
    Vote,
    counted_votes,
    free_of_pacts,
    paid_votes,
    says_no,
    says_yes,
    votes_of,
    winners_of,
)
from cabildo.titles.trinidad.notation import BALLOT_NAMES
from cabildo.titles.trinidad.phases import COUNTING, FREE_DONE, TURN, VOTING
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BLUE_BANNER, FROM_VOTES
from cabildo.titles.trinidad.written.steps import VoteStep
from cabildo.titles.trinidad.written.votes import check_counting, describe_vote, read_vote, write_vote

YES: Final = "yes"
NO: Final = "no"


@final
@mypyc_attr(free_list_len=1)
class Side:
    """Those who put the same tile."""

    voters: i64
    votes: i64
    council: i64  # their council values together, before they pay


@final
class Counting(Phase[TrinidadState]):
    """Asks nothing itself: fast cards are used when the ballots lie open, and again when it is decided."""

    def name(self) -> str:
        return "counting"

    def asks(self) -> bool:
        return False

    def resume(self, state: TrinidadState, result: i64) -> None:
        if result == TO_DECIDE:
            decide(state)
        else:
            take_effect(state)

    def explain(self, state: TrinidadState, action: i64) -> str:
        return OTHER_DECISION

    def interrupts(self) -> vec[i64]:
        return vec[i64]([TURN])

    def step_type(self) -> Any:
        return VoteStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return write_vote(frame)

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return read_vote(state, step)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        check_counting(state, frame)

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return describe_vote(frame)


def reveal_ballots(state: TrinidadState) -> None:
    """All reveal together (TR-COUNCIL-09); who put a tile may still add votes by a card (TR-AFF-80)."""
    vote = cast(Vote, state.memory)
    free_of_pacts(vote)
    state.enter(COUNTING, vote)
    state.actor = legislator_of(state)
    state.reveal(VOTING)
    if state.sink is not None:
        tell_ballots(state, vote)
    if not open_window(state, AT_REVEALED, TO_DECIDE):
        decide(state)


def decide(state: TrinidadState) -> None:
    """Settle votes and points, whether or not the law is approved (TR-LAW-10); then winners may use cards."""
    vote = cast(Vote, state.memory)
    yes = side_of(state, vote, True)
    no = side_of(state, vote, False)
    approved = is_approved(yes, no)
    vote.outcome = APPROVED if approved else REJECTED
    if state.sink is not None:
        told = {"yes": int(yes.votes), "no": int(no.votes), "approved": approved}
        state.tell("vote-decided", {**law_told(vote), **told})
    reward(state, vote, yes if approved else no)
    pay_votes(state, vote)
    if not (open_window(state, AT_VOTE_DECIDED, TO_ENACT) or open_windows(state, TO_ENACT)):
        take_effect(state)


def take_effect(state: TrinidadState) -> None:
    vote = cast(Vote, state.memory)
    if vote.outcome == APPROVED:
        enact(state, vote)
    else:  # TR-LAW-10
        state.done(FREE_DONE)


# ---- counting


def side_of(state: TrinidadState, vote: Vote, yes: bool) -> Side:
    side = Side()
    side.voters = 0
    side.votes = 0
    side.council = 0
    for seat in state.order:
        ballot = vote.ballots[seat]
        if says_yes(ballot) if yes else says_no(ballot):
            side.voters += 1
            side.votes += counted_votes(vote, seat)
            side.council += state.players[seat].council
    return side


def is_approved(yes: Side, no: Side) -> bool:
    """More votes win, then more council value; without votes, or if all is equal, it is no (TR-COUNCIL-10 to 13)."""
    if yes.votes != no.votes:
        return yes.votes > no.votes
    return yes.votes > 0 and yes.council > no.council


def reward(state: TrinidadState, vote: Vote, winners: Side) -> None:
    """Points times the Era, split among the winning voters, or all to the legislator; each winner's banner goes a step.

    Abstainers get nothing and make no step (TR-COUNCIL-14 to 16, TR-COUNCIL-20, TR-BANNER-04).
    """
    if winners.voters == 0:
        return
    points = state.board.numbers.vote_points * state.board.era[state.decade]
    unanimous = vote.outcome == APPROVED and winners.voters == len(state.players)
    won = winners_of(vote)
    for seat in state.order:
        if won >> seat & 1:
            if not unanimous:
                state.score(seat, FROM_VOTES, points // winners.voters)
            elif seat == legislator_of(state):
                state.score(seat, FROM_VOTES, points)
            step_banner(state, seat, BLUE_BANNER)


def pay_votes(state: TrinidadState, vote: Vote) -> None:
    """Everybody pays their votes from the council value, win or lose (TR-COUNCIL-17, TR-COUNCIL-18)."""
    for seat in state.order:
        votes = paid_votes(vote, seat)
        if votes > 0:
            lose_council(state, seat, votes)


def tell_ballots(state: TrinidadState, vote: Vote) -> None:
    """One event with all ballots, then one a seat for those who read the log."""
    names: list[str] = []
    for ballot in vote.ballots:
        names.append(BALLOT_NAMES[ballot - ABSTAIN])
    state.tell("ballots-revealed", {**law_told(vote), "ballots": names})
    for seat in state.order:
        ballot = vote.ballots[seat]
        side = YES if says_yes(ballot) else NO if says_no(ballot) else BALLOT_NAMES[0]
        state.tell("voted", {"seat": int(seat), "side": side, "votes": int(votes_of(ballot))})

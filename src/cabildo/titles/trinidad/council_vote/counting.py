"""The ballots are laid open and counted; the winners are rewarded, everybody pays, and the law takes effect or not."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.actions import ABSTAIN
from cabildo.titles.trinidad.banners import step_banner
from cabildo.titles.trinidad.council import lose_council
from cabildo.titles.trinidad.council_vote.calling import legislator_of
from cabildo.titles.trinidad.council_vote.laws import enact
from cabildo.titles.trinidad.council_vote.vote import Vote, says_no, says_yes, votes_of
from cabildo.titles.trinidad.notation import BALLOT_NAMES
from cabildo.titles.trinidad.phases import FREE_DONE, VOTING
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BLUE_BANNER, FROM_VOTES, GRID_NAMES, LAW_NAMES

YES: Final = "yes"
NO: Final = "no"


@final
@mypyc_attr(free_list_len=2)
class Side:
    """Those who put the same tile."""

    voters: i64
    votes: i64
    council: i64  # their council values together, before they pay


def reveal_ballots(state: TrinidadState, vote: Vote) -> None:
    """All reveal together (TR-COUNCIL-09); votes and points are settled, whether or not the law is approved."""
    state.reveal(VOTING)
    yes = side_of(state, vote, True)
    no = side_of(state, vote, False)
    approved = is_approved(yes, no)
    if state.sink is not None:
        tell_ballots(state, vote, yes, no, approved)
    reward(state, vote, approved, yes if approved else no)
    pay_votes(state, vote)
    state.actor = legislator_of(state)
    if approved:
        enact(state, vote)
    else:  # TR-LAW-10
        state.done(FREE_DONE)


def side_of(state: TrinidadState, vote: Vote, yes: bool) -> Side:
    side = Side()
    side.voters = 0
    side.votes = 0
    side.council = 0
    for seat in state.order:
        ballot = vote.ballots[seat]
        if says_yes(ballot) if yes else says_no(ballot):
            side.voters += 1
            side.votes += votes_of(ballot)
            side.council += state.players[seat].council
    return side


def is_approved(yes: Side, no: Side) -> bool:
    """More votes win, then more council value; without votes, or if all is equal, it is no (TR-COUNCIL-10 to 13)."""
    if yes.votes != no.votes:
        return yes.votes > no.votes
    return yes.votes > 0 and yes.council > no.council


def reward(state: TrinidadState, vote: Vote, approved: bool, winners: Side) -> None:
    """Points times the Era, split among the winning voters, or all to the legislator; each winner's banner goes a step.

    Abstainers get nothing and make no step (TR-COUNCIL-14 to 16, TR-COUNCIL-20, TR-BANNER-04).
    """
    if winners.voters == 0:
        return
    points = state.board.numbers.vote_points * state.board.era[state.decade]
    unanimous = approved and winners.voters == len(state.players)
    for seat in state.order:
        ballot = vote.ballots[seat]
        if says_yes(ballot) if approved else says_no(ballot):
            if not unanimous:
                state.score(seat, FROM_VOTES, points // winners.voters)
            elif seat == legislator_of(state):
                state.score(seat, FROM_VOTES, points)
            step_banner(state, seat, BLUE_BANNER)


def pay_votes(state: TrinidadState, vote: Vote) -> None:
    """Everybody pays their tiles from the council value, win or lose (TR-COUNCIL-17, TR-COUNCIL-18)."""
    for seat in state.order:
        votes = votes_of(vote.ballots[seat])
        if votes > 0:
            lose_council(state, seat, votes)


def tell_ballots(state: TrinidadState, vote: Vote, yes: Side, no: Side, approved: bool) -> None:
    """One event with all ballots, then one a seat for those who read the log."""
    names: list[str] = []
    for ballot in vote.ballots:
        names.append(BALLOT_NAMES[ballot - ABSTAIN])
    state.tell(
        "ballots-revealed",
        {
            "law": LAW_NAMES[vote.law],
            "grid": None if vote.grid < 0 else GRID_NAMES[vote.grid],
            "ballots": names,
            "yes": int(yes.votes),
            "no": int(no.votes),
            "approved": approved,
        },
    )
    for seat in state.order:
        ballot = vote.ballots[seat]
        side = YES if says_yes(ballot) else NO if says_no(ballot) else BALLOT_NAMES[0]
        state.tell("voted", {"seat": int(seat), "side": side, "votes": int(votes_of(ballot))})

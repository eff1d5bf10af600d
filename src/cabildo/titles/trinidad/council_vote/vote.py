"""What a vote remembers while it is held; apart from its phases, because samples of a state draw ballots anew."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Memory
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.actions import ABSTAIN, BALLOT_NO, BALLOT_YES
from cabildo.titles.trinidad.terms import NOBODY

NO_GRID: Final = -1
NOT_YET: Final = -1  # no intention, no ballot


@final
@mypyc_attr(free_list_len=1)
class Vote(Memory):
    """A law on which the council votes, and which takes effect if it is approved."""

    law: i64
    grid: i64  # that a Major Building Act is about, else NO_GRID
    declared: vec[i64]  # intentions by seat, or NOT_YET
    ballots: vec[i64]  # by seat: the action, or NOT_YET; secret until all are in
    placed: i64  # spaces of the grid that council's workers took by the act, a set

    def copy(self) -> Memory:
        return copy_vote(self)


def start_vote(law: i64, grid: i64, seats: i64) -> Vote:
    """A vote in which nobody has said anything yet."""
    return make_vote(law, grid, vec[i64]([NOT_YET] * seats), vec[i64]([NOT_YET] * seats), 0)


def next_in(order: vec[i64], seat: i64) -> i64:
    """Who follows in the order, or NOBODY."""
    for place in range(len(order) - 1):
        if order[place] == seat:
            return order[place + 1]
    return NOBODY


# ---- what a ballot says; nothing is an abstention, a bare yes or no is a vote of 0 (TR-COUNCIL-09)


def says_yes(ballot: i64) -> bool:
    return BALLOT_YES <= ballot < BALLOT_NO


def says_no(ballot: i64) -> bool:
    return ballot >= BALLOT_NO


def votes_of(ballot: i64) -> i64:
    """The sum of its value tiles."""
    if says_yes(ballot):
        return ballot - BALLOT_YES
    return ballot - BALLOT_NO if says_no(ballot) else 0


def any_ballot(highest: i64, pick: i64) -> i64:
    """One of the ballots that can be cast: `pick` is below twice the number of sums and one more."""
    if pick == 0:
        return ABSTAIN
    return BALLOT_YES + pick - 1 if pick <= highest + 1 else BALLOT_NO + pick - highest - 2


# ---- written by `make fields`: make_vote, copy_vote


def make_vote(law: i64, grid: i64, declared: vec[i64], ballots: vec[i64], placed: i64) -> Vote:
    vote = Vote()
    vote.law = law
    vote.grid = grid
    vote.declared = declared
    vote.ballots = ballots
    vote.placed = placed
    return vote


def copy_vote(vote: Vote) -> Vote:
    copy = Vote()
    copy.law = vote.law
    copy.grid = vote.grid
    copy.declared = vote.declared[:]
    copy.ballots = vote.ballots[:]
    copy.placed = vote.placed
    return copy

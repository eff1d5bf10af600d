"""What a vote remembers while it is held; apart from its phases, because samples of a state draw ballots anew."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory, make_frame
from cabildo.engine.phase import ONE
from cabildo.engine.rows import i64, vec
from cabildo.engine.state import State
from cabildo.titles.trinidad.actions import ABSTAIN, BALLOT_NO, BALLOT_YES
from cabildo.titles.trinidad.terms import LAWS, MAJOR_BUILDING_ACT, NOBODY

NO_LAW: Final = -1
NO_GRID: Final = -1
NOT_YET: Final = -1  # no intention, no ballot, not decided
REJECTED: Final = 0
APPROVED: Final = 1
HALF: Final = 2
# what is done next with laid open ballots, when nobody is left to use a card
TO_DECIDE: Final = 0
TO_ENACT: Final = 1
NOT_BOUND: Final = -1
AS_DECLARED: Final = 2  # behind the sides, by seat
VETOED: Final = 82  # what a vote is told when a card strikes its law


@final
@mypyc_attr(free_list_len=1)
class Vote(Memory):
    """A law on which the council votes, and which takes effect if it is approved."""

    law: i64  # NO_LAW until one is named
    grid: i64  # that a Major Building Act is about, else NO_GRID
    fee: i64  # bronze that the legislator paid for the law
    vetoed: i64  # laws that must not be named again, a set of `law_number`
    declared: vec[i64]  # intentions by seat, or NOT_YET
    ballots: vec[i64]  # by seat: the action, or NOT_YET; secret until all are in
    bound: vec[i64]  # by seat: YES or NO by a blood pact, or AS_DECLARED + whose declaration; NOT_BOUND
    free: vec[i64]  # by seat: votes by a card, which cost nothing
    more: vec[i64]  # by seat: votes added by a card after the reveal
    halved: i64  # seats whose votes count half, a set
    outcome: i64  # NOT_YET, REJECTED or APPROVED
    placed: i64  # spaces of the grid that council's workers took by the act, a set

    def copy(self) -> Memory:
        return copy_vote(self)


def start_vote(seats: i64) -> Vote:
    """A vote in which no law is named yet."""
    vote = Vote()
    vote.law = NO_LAW
    vote.grid = NO_GRID
    vote.fee = 0
    vote.vetoed = 0
    vote.free = vec[i64]([0] * seats)
    vote.more = vec[i64]([0] * seats)
    vote.halved = 0
    vote.outcome = NOT_YET
    vote.placed = 0
    take_back_all(vote, seats)
    return vote


def take_back_all(vote: Vote, seats: i64) -> None:
    """Nobody has said anything yet."""
    vote.declared = vec[i64]([NOT_YET] * seats)
    vote.ballots = vec[i64]([NOT_YET] * seats)
    free_of_pacts(vote)


def free_of_pacts(vote: Vote) -> None:
    """What blood pacts demanded is done, or their law struck."""
    vote.bound = vec[i64]([NOT_BOUND] * len(vote.ballots))


def law_number(law: i64, grid: i64) -> i64:
    """A law as a number: an act for another major building is another law (TR-AFF-82)."""
    return LAWS + grid if law == MAJOR_BUILDING_ACT else law


def is_vetoed(vote: Vote, law: i64, grid: i64) -> bool:
    return vote.vetoed >> law_number(law, grid) & 1 != 0


# ---- a vote that waits while cards are used


def vote_to_read(state: State) -> Vote:
    """The vote that is held, on top or beneath what is asked besides."""
    memory = state.memory
    frame = state.waiting
    while not isinstance(memory, Vote):
        assert frame is not None, "no vote is held"
        memory = frame.memory
        frame = frame.below
    return memory


def vote_to_change(state: State) -> Vote:
    """The same where a card changes it: a copy of the state may still come back to the vote as it was."""
    if not isinstance(state.memory, Vote):
        waiting = state.waiting
        assert waiting is not None, "no vote is held"
        state.waiting = renewed(waiting)
    return vote_to_read(state)


def renewed(frame: Frame) -> Frame:
    """The frames down to that of the vote, with memories of their own."""
    memory = frame.memory
    below = frame.below
    if not isinstance(memory, Vote) and below is not None:
        below = renewed(below)
    return make_frame(frame.phase, frame.actor, None if memory is None else memory.copy(), below)


# ---- whose turn it is


def next_in(order: vec[i64], seat: i64, people: i64) -> i64:
    """Which person follows in the order, or NOBODY."""
    behind = False
    for other in order:
        if behind and other < people:
            return other
        behind = behind or other == seat
    return NOBODY


# ---- what a blood pact demands


def side_due(vote: Vote, seat: i64) -> i64:
    """The intention that a seat must follow in its ballot by a pact, or NOT_BOUND (TR-COUNCIL-19)."""
    bound = vote.bound[seat]
    return vote.declared[bound - AS_DECLARED] if bound >= AS_DECLARED else bound


# ---- what a ballot says; nothing is an abstention, a bare yes or no is a vote of 0 (TR-COUNCIL-09)


def says_yes(ballot: i64) -> bool:
    return BALLOT_YES <= ballot < BALLOT_NO


def says_no(ballot: i64) -> bool:
    return ballot >= BALLOT_NO


def has_tile(ballot: i64) -> bool:
    """Whether it is a vote, and no abstention."""
    return says_yes(ballot) or says_no(ballot)


def votes_of(ballot: i64) -> i64:
    """The sum of its value tiles."""
    if says_yes(ballot):
        return ballot - BALLOT_YES
    return ballot - BALLOT_NO if says_no(ballot) else 0


def counted_votes(vote: Vote, seat: i64) -> i64:
    """What a seat adds to its side, with votes by cards; abstainers add nothing (TR-AFF-40, 63, 80).

    What comes after the reveal is not halved: only votes that were there before it are.
    """
    ballot = vote.ballots[seat]
    if not has_tile(ballot):
        return 0
    votes = votes_of(ballot) + vote.free[seat]
    return (votes // HALF if is_halved(vote, seat) else votes) + vote.more[seat]


def paid_votes(vote: Vote, seat: i64) -> i64:
    """What a seat pays from its council value: its tiles, or half of them, and what it added (TR-COUNCIL-17)."""
    votes = votes_of(vote.ballots[seat])
    return (votes // HALF if is_halved(vote, seat) else votes) + vote.more[seat]


def is_halved(vote: Vote, seat: i64) -> bool:
    return vote.halved >> seat & 1 != 0


def winners_of(vote: Vote) -> i64:
    """The seats that put the winning tile, a set; nobody before it is decided (TR-COUNCIL-20)."""
    seats: i64 = 0
    for seat in range(len(vote.ballots)):
        ballot = vote.ballots[seat]
        if (vote.outcome == APPROVED and says_yes(ballot)) or (vote.outcome == REJECTED and says_no(ballot)):
            seats |= ONE << seat
    return seats


def any_ballot(highest: i64, pick: i64) -> i64:
    """One of the ballots that can be cast: `pick` is below twice the number of sums and one more."""
    if pick == 0:
        return ABSTAIN
    return BALLOT_YES + pick - 1 if pick <= highest + 1 else BALLOT_NO + pick - highest - 2


# ---- written by `make fields`: copy_vote


def copy_vote(vote: Vote) -> Vote:
    copy = Vote()
    copy.law = vote.law
    copy.grid = vote.grid
    copy.fee = vote.fee
    copy.vetoed = vote.vetoed
    copy.declared = vote.declared[:]
    copy.ballots = vote.ballots[:]
    copy.bound = vote.bound[:]
    copy.free = vote.free[:]
    copy.more = vote.more[:]
    copy.halved = vote.halved
    copy.outcome = vote.outcome
    copy.placed = vote.placed
    return copy

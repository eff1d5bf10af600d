"""Blood pacts: whom they bind to what. Of pacts that cannot both be kept the first one is (TR-FREE-06, TR-FREE-07)."""

from cabildo.engine.replacing import changed
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.council_vote.vote import AS_DECLARED, NOT_BOUND, Vote, vote_to_change
from cabildo.titles.trinidad.grids import is_open
from cabildo.titles.trinidad.phases import DECLARING
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.talks.offer import (
    NO_PACT,
    PACT_FOLLOW,
    PACT_GRID,
    PACT_LEAD,
    Offer,
)
from cabildo.titles.trinidad.terms import NOBODY


def is_before_a_vote(state: TrinidadState) -> bool:
    """Whether everybody is about to declare, so that a pact may be about the law."""
    frame = state.waiting
    while frame is not None:
        if frame.phase == DECLARING:
            return True
        frame = frame.below
    return False


def fits_pact(state: TrinidadState, pact: i64) -> bool:
    """Whether such a pact can be offered now: about a vote before it, about a grid while it is open."""
    return is_open(state, pact - PACT_GRID) if pact >= PACT_GRID else is_before_a_vote(state)


def seal(state: TrinidadState, offer: Offer) -> None:
    """Spend the pact of who offers it; it binds both, as far as no pact before it does (TR-FREE-07)."""
    if offer.pact == NO_PACT:
        return
    state.players[offer.maker].pact_used = True
    if offer.pact >= PACT_GRID:
        pledge(state, offer.maker, offer.pact - PACT_GRID)
        pledge(state, offer.to, offer.pact - PACT_GRID)
        return
    vote = vote_to_change(state)
    what = offer.pact  # yes or no
    if offer.pact == PACT_FOLLOW:
        what = AS_DECLARED + offer.to
    elif offer.pact == PACT_LEAD:
        what = AS_DECLARED + offer.maker
    bind(vote, offer.maker, what)
    bind(vote, offer.to, what)


def bind(vote: Vote, seat: i64, what: i64) -> None:
    if vote.bound[seat] == NOT_BOUND:
        vote.bound[seat] = what


def pledge(state: TrinidadState, seat: i64, grid: i64) -> None:
    if state.pledged[seat] == NOBODY:
        state.pledged = changed(state.pledged, seat, grid)


def free_of_pledge(state: TrinidadState, seat: i64) -> None:
    """A turn is over, and whatever was to be done in it."""
    if state.pledged[seat] != NOBODY:
        state.pledged = changed(state.pledged, seat, NOBODY)

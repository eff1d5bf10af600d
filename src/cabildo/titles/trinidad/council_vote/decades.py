"""Which decades a law can be about: whether it can be chosen, and what the legislator is asked if it is approved."""

from typing import Final

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import METAL, SUPPORT_ACT, WAR_PROCLAMATION

ONE: Final[i64] = 1


def decades_for(state: TrinidadState, law: i64) -> i64:
    """The decades that a law can be about, a set: this one and the next, as far as the game has them.

    A peace marker goes on a later decade where both have one (TR-LAW-05); a War Proclamation takes one off (TR-LAW-07);
    there is one cube a decade, and it comes from the supply (TR-LAW-09).
    """
    here = within(state, state.decade) | within(state, state.decade + 1)
    if law == WAR_PROCLAMATION:
        return state.peace & here
    if law == SUPPORT_ACT:
        return here & ~state.support if state.cubes[METAL] > 0 else 0
    if state.peace_markers == 0:
        return 0
    decade = state.decade + 2
    free = here & ~state.peace
    while free == 0 and decade <= state.board.decades:
        free = within(state, decade) & ~state.peace
        decade += 1
    return free


def within(state: TrinidadState, decade: i64) -> i64:
    """A decade of this game as a set."""
    return ONE << decade if decade <= state.board.decades else 0

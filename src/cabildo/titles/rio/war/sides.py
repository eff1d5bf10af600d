"""The defenders: in which order they act, and whose General leads."""

from cabildo.engine.rows import i64
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import GENERAL, NOBODY
from cabildo.titles.rio.war.war import War


def first_defender(state: RioState, war: War) -> i64:
    first = state.order[0]
    return state.order[1] if first == war.attacker else first


def next_defender(state: RioState, war: War) -> i64:
    """The defender after the mover in the order, or NOBODY."""
    found = False
    for seat in state.order:
        if found and seat != war.attacker:
            return seat
        if seat == war.mover:
            found = True
    return NOBODY


def leads_as_general(state: RioState, war: War, colour: i64) -> bool:
    """The General's power is only for defence, from the turn after its purchase (RP-WAR-07, RP-OFFICE-11)."""
    return colour != war.attacker and state.works(colour, GENERAL)

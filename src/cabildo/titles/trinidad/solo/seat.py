"""Which seats people play, where one of them is the automaton's: it comes behind all others."""

from __future__ import annotations

from cabildo.engine.naming import refuse
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import NOBODY


def first_person(state: TrinidadState) -> i64:
    """The person who is first in the order: they decide what is all the same to the automaton (TR-SOLO-29)."""
    for seat in state.order:
        if seat < state.board.people:
            return seat
    return NOBODY


def player_of(state: TrinidadState, seat: i64) -> i64:
    """Who decides for a seat: for the automaton's units the first person in the order (TR-XWAR-66)."""
    return seat if seat < state.board.people else first_person(state)


def seat_meant(state: TrinidadState, actor: i64, automaton: bool) -> i64:
    """Whose unit a position means, of the actor's or the automaton's."""
    if automaton and state.board.automaton == 0:
        refuse("step.automaton", "there is none in this game", "TR-SOLO-01")
    return state.board.people if automaton else actor


def last_person(state: TrinidadState) -> i64:
    """The person who is last in the order."""
    found: i64 = NOBODY
    for seat in state.order:
        if seat < state.board.people:
            found = seat
    return found


def people_in_order(state: TrinidadState) -> vec[i64]:
    """The people's seats, first to last."""
    seats = vec[i64](capacity=len(state.order))
    for seat in state.order:
        if seat < state.board.people:
            seats = append(seats, seat)
    return seats

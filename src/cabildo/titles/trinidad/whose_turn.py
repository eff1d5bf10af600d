"""Whose turn it is: players and the automaton one after another, in an extended war with the attackers between them."""

from __future__ import annotations

from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.extended_war.forces import start_defence
from cabildo.titles.trinidad.phases import COMMANDING, SOLO_TURN, TURN, WAR_ROUND
from cabildo.titles.trinidad.solo.seat import first_person
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import NOBODY


def give_turn(state: TrinidadState, seat: i64) -> None:
    """Let a seat have its turn; the automaton's is played by itself."""
    if len(state.used_now) > 0:  # by the salary, or in fights meanwhile
        state.used_now = vec[i64]()
    start_defence(state, seat)
    if seat < state.board.people:
        state.enter(WAR_ROUND if is_last_war(state) else TURN)
        state.actor = seat
    elif is_last_war(state):
        state.enter(COMMANDING)
        state.actor = first_person(state)
    else:
        state.begin(SOLO_TURN)


def is_last_war(state: TrinidadState) -> bool:
    """Whether the war of the last decade is under way, which its end waits for (TR-XWAR-04)."""
    return state.waiting is not None


def next_to_play(state: TrinidadState, seat: i64) -> i64:
    """Who comes next in the order behind a seat and has not passed: perhaps the same again, or NOBODY."""
    seats = len(state.order)
    place = state.place_of(seat)
    for step in range(1, seats + 1):
        following = state.order[(place + step) % seats]
        if state.passed >> following & 1 == 0:
            return following
    return NOBODY

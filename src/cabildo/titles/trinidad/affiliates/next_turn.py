"""The next turn at once, with a worker of the council for that turn alone: 51."""

from typing import Final

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.affiliates.cards import NEXT_TURN
from cabildo.titles.trinidad.affiliates.using import use_card
from cabildo.titles.trinidad.state import TrinidadState

# `TrinidadState.next_turn`
NO_NEXT_TURN: Final = 0
NEXT_TURN_DUE: Final = 1  # after this one
WORKER_UNUSED: Final = 2  # it is under way, and its worker is at hand


def may_go_on(state: TrinidadState, seat: i64) -> bool:
    """Whether a seat may take the next turn as well, now that the main action of this one is done (TR-AFF-51)."""
    return state.council_workers > 0 and state.next_turn != NEXT_TURN_DUE and state.bottom().actor == seat


def take_next_turn(state: TrinidadState) -> None:
    """Set a worker of the council aside for it; the regular turns go on behind it as if it had not been."""
    give_back_unused(state, state.actor)
    use_card(state, state.actor, NEXT_TURN)
    state.next_turn = NEXT_TURN_DUE
    state.council_workers -= 1
    state.me().helpers += 1
    if state.sink is not None:
        state.tell("next-turn", {"seat": int(state.actor)})


def use_helpers(state: TrinidadState, seat: i64, count: i64) -> None:
    """Take workers of the council from a player's hand, first the one that is there for this turn alone."""
    state.players[seat].helpers -= count
    if count > 0 and state.next_turn == WORKER_UNUSED:
        state.next_turn = NO_NEXT_TURN


def give_back_unused(state: TrinidadState, seat: i64) -> None:
    """Put the worker for this turn back into the supply, if nothing was done with it."""
    if state.next_turn == WORKER_UNUSED:
        state.next_turn = NO_NEXT_TURN
        state.players[seat].helpers -= 1
        state.council_workers += 1
        if state.sink is not None:
            state.tell("helper-unused", {"seat": int(seat)})

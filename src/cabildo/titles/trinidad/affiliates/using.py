"""Using an affiliate: it is rotated, and its power is applied at once."""

from cabildo.engine.naming import refuse
from cabildo.engine.replacing import added
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.phases import TURN
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import FIRST_CARD


def use_card(state: TrinidadState, seat: i64, card: i64) -> None:
    """Rotate a card that is used; whatever its colour, its power is applied now and never later (TR-CARD-06, 08)."""
    state.rotated[card] = 1
    if not was_used_now(state, card):
        state.used_now = added(state.used_now, card)
    if state.sink is not None:
        state.tell("card-used", {"seat": int(seat), "card": int(card) + FIRST_CARD})


def was_used_now(state: TrinidadState, card: i64) -> bool:
    """Whether a card was used in this turn, so that it cannot be burned in it (TR-CARD-12)."""
    found = False
    for used in state.used_now:
        found = found or used == card
    return found


def take_back_use(state: TrinidadState, card: i64) -> None:
    """Let a card be as before it was used, so that its use can be tried again."""
    state.rotated[card] = 0


def rule_of(card: i64) -> str:
    """The ledger's entry about a card."""
    return "TR-AFF-" + str(int(card) + FIRST_CARD)


def check_used(state: TrinidadState, seat: i64, card: i64, field: str) -> None:
    """Refuse a position in which a card asks or costs something that this seat did not use just now."""
    if state.owner[card] != seat or state.rotated[card] == 0 or not was_used_now(state, card):
        refuse(field, f"{card + FIRST_CARD} was not used by seat {seat} just now", "TR-CARD-06")


def is_own_turn(state: TrinidadState, seat: i64) -> bool:
    """Whether a seat has its turn, with whatever is asked in it: only then slow cards are used (TR-FREE-01)."""
    frame = state.waiting
    if frame is None:
        return state.phase == TURN and state.actor == seat
    below = frame.below
    while below is not None:
        frame = below
        below = frame.below
    return frame.phase == TURN and frame.actor == seat

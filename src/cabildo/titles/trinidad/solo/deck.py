"""The automaton's cards: which it turns up, and when they are shuffled.

Two lie under the deck unseen, and nobody knows which. So the order is never fixed: what is turned up is drawn by chance
from all that nobody has seen since the last shuffle.
"""

from typing import Final

from cabildo.engine.phase import ONE
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import SOLO_CARDS, SOLO_DRAW, SOLO_KIND_NAMES

LEFT_UNSEEN: Final = 2  # under the deck (TR-SOLO-05)


def turn_up(state: TrinidadState) -> i64:
    """Draw the next card; where a face-up one shows, all are shuffled before (TR-SOLO-05, TR-SOLO-06)."""
    if cards_to_turn(state) == 0:
        state.solo_open = 0
        state.solo_under = 0
        if state.sink is not None:
            state.tell("solo-shuffled", {})
    seen = state.solo_open | state.solo_under
    weights = vec[i64]([1] * SOLO_CARDS)
    for card in range(SOLO_CARDS):
        if seen >> card & 1:
            weights[card] = 0
    drawn = state.draw(SOLO_DRAW, weights)
    state.solo_open |= ONE << drawn
    if state.sink is not None:
        tell_card(state, "solo-card", drawn)
    return drawn


def cards_to_turn(state: TrinidadState) -> i64:
    """How many can be drawn before the next shuffle."""
    seen = state.solo_open | state.solo_under
    left: i64 = SOLO_CARDS - LEFT_UNSEEN
    for card in range(SOLO_CARDS):
        left -= seen >> card & 1
    return left


def lay_under(state: TrinidadState) -> None:
    """Put the cards of this decade face up under the deck (TR-SOLO-36)."""
    state.solo_under |= state.solo_open
    state.solo_open = 0


def tell_card(state: TrinidadState, event: str, card: i64) -> None:
    told = {"seat": int(state.board.people), "card": solo_name(card), "kind": solo_kind(state, card)}
    state.tell(event, told)


def solo_kind(state: TrinidadState, card: i64) -> str:
    """What a card is about, as messages are called after it: "walls-and-roads"."""
    return SOLO_KIND_NAMES[state.board.solo_kind[card]].lower().replace(" ", "-")


def solo_name(card: i64) -> str:
    """What is printed on a card: "S07"."""
    number = int(card) + 1
    return f"S{number:02}"

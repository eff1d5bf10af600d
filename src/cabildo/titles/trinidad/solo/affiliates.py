"""The affiliates that the automaton takes: it looks at the deck and keeps what makes the longest series."""

from __future__ import annotations

from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.deck import draw_card, gain_card, put_on_pile
from cabildo.titles.trinidad.events.procedure import draw_past_events
from cabildo.titles.trinidad.series import cards_by_colour
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CARDS, FIRST_CARD, NO_CARD, NO_EVENT


def draw_for_automaton(state: TrinidadState) -> i64:
    """Turn up cards of the deck, never of a pile, and keep one; hand back an Event that comes up, or NO_EVENT.

    The others lie on its pile with the lowest number on top (TR-SOLO-16, TR-SOLO-37).
    """
    seat = state.board.people
    cards = vec[i64](capacity=4)
    event: i64 = NO_EVENT
    for _look in range(state.board.numbers.cards_looked_at):
        event = draw_past_events(state, seat, event)
        card = draw_card(state)
        if card != NO_CARD:
            cards = append(cards, card)
    kept = longest_series(state, seat, cards)
    if kept == NO_CARD:
        return event
    gain_card(state, seat, kept)
    for card in range(CARDS - 1, -1, -1):
        if card != kept and card in cards:
            put_on_pile(state, seat, card)
    if state.sink is not None:
        rejected = [int(card) + FIRST_CARD for card in cards if card != kept]
        state.tell("kept", {"seat": int(seat), "card": int(kept) + FIRST_CARD, "rejected": rejected})
    return event


def longest_series(state: TrinidadState, seat: i64, cards: vec[i64]) -> i64:
    """The card of the colour of which a seat has most, of equals the lowest one, or NO_CARD of none (TR-SOLO-16)."""
    counts = cards_by_colour(state, seat)
    best: i64 = NO_CARD
    for card in cards:
        if best == NO_CARD:
            best = card
            continue
        more = counts[state.board.card_colour[card]] - counts[state.board.card_colour[best]]
        if more > 0 or (more == 0 and card < best):
            best = card
    return best

"""Where an affiliate lies and how it moves: the deck with the back on top of it, the discard piles, the hands."""

from __future__ import annotations

from cabildo.engine.rows import append, i64, vec
from cabildo.engine.state import EVERYBODY
from cabildo.titles.trinidad.banners import count_affiliates
from cabildo.titles.trinidad.events.decks import discard_event, draw_positive, events_in_deck, shuffle_events
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BACK_DRAW,
    BACKS,
    CARD_DRAW,
    CARDS,
    EVENT_BACK,
    FIRST_CARD,
    GAME_PILE,
    NO_CARD,
    NOBODY,
    PILES,
)

# ---- the deck


def draw_card(state: TrinidadState, audience: i64 = EVERYBODY) -> i64:
    """Take the top card off the deck, which only the seats of `audience` see, or NO_CARD where there is none at all.

    An empty deck is made anew from all discards (TR-DRAW-05). The back of the next card is seen by everybody.
    """
    if not has_top(state):
        return NO_CARD
    in_deck = state.in_deck
    backs = state.board.card_back
    top = state.top_back
    weights = vec[i64]([0] * CARDS)
    for card in range(CARDS):
        if in_deck[card] != 0 and backs[card] == top:
            weights[card] = 1
    drawn = state.draw(CARD_DRAW, weights, audience)
    state.in_deck[drawn] = 0
    if state.calm > 0:
        state.calm -= 1
    look_at_top(state)
    return drawn


def take_event(state: TrinidadState) -> i64:
    """Take the Event that is on top off the deck."""
    event = draw_positive(state)
    look_at_top(state)
    return event


def has_top(state: TrinidadState) -> bool:
    """Whether the deck has an affiliate on top, once an empty one is made anew from the discards (TR-DRAW-05).

    Events that no player draws are discarded without effect (TR-EVENT-04).
    """
    while True:
        if state.top_back == NO_CARD:
            shuffle_discards(state)
        if state.top_back != EVENT_BACK:
            return state.top_back != NO_CARD
        discard_event(state, take_event(state))


def shuffle_discards(state: TrinidadState) -> None:
    """Shuffle all discard piles into the deck (TR-DRAW-05, TR-END-13)."""
    shuffled: i64 = 0
    for pile in range(PILES):
        card = take_from_pile(state, pile)
        while card != NO_CARD:
            state.in_deck[card] = 1
            shuffled += 1
            card = take_from_pile(state, pile)
    if shuffled > 0:
        shuffle_events(state)
        if state.sink is not None:
            state.tell("deck-shuffled", {"cards": int(shuffled)})
        look_at_top(state)


def shuffle_game_pile(state: TrinidadState) -> None:
    """Shuffle the game's pile alone into the deck; those of the players stay (TR-XWAR-15, TR-XWAR-64)."""
    shuffled: i64 = 0
    card = take_from_pile(state, GAME_PILE)
    while card != NO_CARD:
        state.in_deck[card] = 1
        shuffled += 1
        card = take_from_pile(state, GAME_PILE)
    if shuffled > 0:
        shuffle_events(state)
        if state.sink is not None:
            state.tell("deck-shuffled", {"cards": int(shuffled)})
        look_at_top(state)


def pass_events(state: TrinidadState) -> None:
    """Discard Events on top of the deck without effect (TR-EVENT-04, TR-EVENT-05)."""
    while state.top_back == EVENT_BACK:
        discard_event(state, take_event(state))


def look_at_top(state: TrinidadState) -> None:
    """Draw the class of the back that is seen on top of the deck; every order of it is as likely (TR-DRAW-01)."""
    in_deck = state.in_deck
    backs = state.board.card_back
    weights = vec[i64]([0] * BACKS)
    left: i64 = 0
    for card in range(CARDS):
        if in_deck[card] != 0:
            weights[backs[card]] += 1
            left += 1
    if state.board.events and state.calm == 0:
        weights[EVENT_BACK] = events_in_deck(state)
        left += weights[EVENT_BACK]
    state.top_back = NO_CARD if left == 0 else state.draw(BACK_DRAW, weights)


def discard_top(state: TrinidadState) -> i64:
    """Turn the top card over onto the game's pile, which gets what no player discards (TR-DRAW-04)."""
    card = draw_card(state)
    if card != NO_CARD:
        discard_to_game(state, card)
    return card


def discard_to_game(state: TrinidadState, card: i64) -> None:
    """Lay a card that was drawn for all on the game's pile."""
    put_on_pile(state, GAME_PILE, card)
    if state.sink is not None:
        state.tell("top-discarded", {"card": int(card) + FIRST_CARD})


def cards_to_draw(state: TrinidadState) -> bool:
    """Whether there is any affiliate in the deck or on a pile."""
    found = state.top_back != NO_CARD
    if state.top_back == EVENT_BACK:
        found = any(card != 0 for card in state.in_deck)
    for top in state.pile_top:
        found = found or top != NOBODY
    return found


# ---- the discard piles


def put_on_pile(state: TrinidadState, pile: i64, card: i64) -> None:
    """Lay a card face up and upright on a discard pile."""
    state.rotated[card] = 0
    state.card_below[card] = state.pile_top[pile]
    state.pile_top[pile] = card


def take_from_pile(state: TrinidadState, pile: i64) -> i64:
    """Take the top card of a discard pile, or NO_CARD."""
    card = state.pile_top[pile]
    if card == NOBODY:
        return NO_CARD
    state.pile_top[pile] = state.card_below[card]
    state.card_below[card] = NOBODY
    return card


# ---- the hands


def gain_card(state: TrinidadState, seat: i64, card: i64) -> None:
    """Let a seat own a card that lay somewhere else."""
    add_to_hand(state, seat, card)
    count_affiliates(state, seat)


def add_to_hand(state: TrinidadState, seat: i64, card: i64) -> None:
    """Put a card where it belongs in a hand; there is no limit to their number (TR-DRAW-06)."""
    player = state.players[seat]
    state.owner[card] = seat
    hand = vec[i64](capacity=len(player.hand) + 1)
    waits = True
    for held in player.hand:
        if waits and card < held:
            hand = append(hand, card)
            waits = False
        hand = append(hand, held)
    if waits:
        hand = append(hand, card)
    player.hand = hand


def take_from_hand(state: TrinidadState, seat: i64, card: i64) -> None:
    """Take a card out of a hand; whether it is rotated does not change."""
    player = state.players[seat]
    state.owner[card] = NOBODY
    hand = vec[i64](capacity=len(player.hand))
    for held in player.hand:
        if held != card:
            hand = append(hand, held)
    player.hand = hand


def discard_card(state: TrinidadState, seat: i64, card: i64) -> None:
    """Lay a card from a hand on its owner's discard pile."""
    take_from_hand(state, seat, card)
    put_on_pile(state, seat, card)

"""Taking a card: look at the deck, take the top of a pile, or buy one of one's own colour from another player."""

from __future__ import annotations

from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import PURCHASE
from cabildo.titles.trinidad.bill import Bill, charge, make_bill, payable
from cabildo.titles.trinidad.deck import gain_card, holder_of, take_from_hand
from cabildo.titles.trinidad.draw import append_draws, take_or_look, why_not_draw
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CARDS, FIRST_CARD, NOBODY


def append_draws_for_workers(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """What can be drawn at the beginning of a decade, for two workers (TR-CARD-01, TR-CARD-02)."""
    if state.me().hands() < state.board.numbers.card_workers:
        return legal
    return append_draws(state, legal)


def append_purchases(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """Cards of the own character's colour in the hands of others (TR-CARD-03)."""
    numbers = state.board.numbers
    player = state.me()
    if player.hands() < numbers.card_workers or player.coins < numbers.card_price or not any_for_sale(state):
        return legal
    for card in range(CARDS):
        if state.board.card_colour[card] == player.character and holder_of(state, card) not in (NOBODY, state.actor):
            legal = append(legal, PURCHASE + card)
    return legal


def any_for_sale(state: TrinidadState) -> bool:
    """Whether any other player has a card of the actor's colour; in most turns nobody has."""
    colour = state.me().character
    found = False
    for seat in range(len(state.players)):
        if seat != state.actor:
            for card in state.players[seat].hand:
                found = found or state.board.card_colour[card] == colour
    return found


def why_not_take_card(state: TrinidadState, action: i64) -> str:
    """The rule against taking a card so, judged apart from what generates it."""
    player = state.me()
    if PURCHASE <= action < PURCHASE + CARDS:
        card = action - PURCHASE
        seller = holder_of(state, card)
        if seller == NOBODY or seller == state.actor or state.board.card_colour[card] != player.character:
            return "TR-CARD-03"
        return "" if payable(player, price(state, action)) else "TR-CARD-03"
    against = why_not_draw(state, action)
    if against == "" and not payable(player, price(state, action)):
        return "TR-CARD-01"
    return against


def price(state: TrinidadState, action: i64) -> Bill:
    """Two workers; for another player's card a bronze besides, which that player gets (TR-CARD-03)."""
    numbers = state.board.numbers
    if action < PURCHASE:
        return make_bill(action, numbers.card_workers)
    bill = make_bill(action, numbers.card_workers)
    bill.coins = numbers.card_price
    bill.seller = holder_of(state, action - PURCHASE)
    return bill


def start_take_card(state: TrinidadState, action: i64) -> None:
    charge(state, price(state, action))


def finish_take_card(state: TrinidadState, action: i64) -> bool:
    """Take the card, or look at some; a card that is sold keeps its rotation (TR-CARD-03)."""
    if action < PURCHASE:
        return take_or_look(state, action)
    card = action - PURCHASE
    seller = holder_of(state, card)
    take_from_hand(state.players[seller], card)
    gain_card(state, state.actor, card)
    if state.sink is not None:
        state.tell("card-bought", {"seat": int(state.actor), "owner": int(seller), "card": int(card) + FIRST_CARD})
    return True

"""Taking a card: look at the deck, take the top of a pile, or buy one of one's own colour from another player."""

from __future__ import annotations

from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import PURCHASE, TAKE_PILE
from cabildo.titles.trinidad.affiliates.cards import OTHER_COLOUR
from cabildo.titles.trinidad.affiliates.helpers import BY_COLOUR
from cabildo.titles.trinidad.affiliates.on_bills import may_lower
from cabildo.titles.trinidad.bill import can_send, charge, payable
from cabildo.titles.trinidad.deck import gain_card, take_from_hand
from cabildo.titles.trinidad.draw import append_draws, take_or_look, why_not_draw
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.price import Bill, make_bill
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CARDS, FIRST_CARD, NO_CARD, NOBODY, PILES


def append_draws_for_workers(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """What can be drawn at the beginning of a decade, for two workers (TR-CARD-01, TR-CARD-02)."""
    if not can_send(state, state.me(), state.board.numbers.card_workers):
        return legal
    return append_draws(state, legal)


def append_purchases(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """Cards of the own character's colour in the hands of others (TR-CARD-03)."""
    player = state.me()
    own_colour = can_buy(state, player)
    other_colour = can_buy_other(state, player)
    if not own_colour and not other_colour:
        return legal
    owners = state.owner
    colours = state.board.card_colour
    for card in range(CARDS):
        if owners[card] == NOBODY or owners[card] == state.actor:
            continue
        if own_colour if colours[card] == player.character else other_colour:
            legal = append(legal, PURCHASE + card)
    return legal


def can_buy(state: TrinidadState, player: Player) -> bool:
    """Whether the actor can pay for a card of their colour: they all cost the same."""
    numbers = state.board.numbers
    if player.hands() >= numbers.card_workers and player.coins >= numbers.card_price:
        return True
    return may_lower(state, NO_CARD) and payable(state, player, price_of_card(state, PURCHASE))


def can_buy_other(state: TrinidadState, player: Player) -> bool:
    """Whether the actor's colour can count as that of another card, and they can pay for one (TR-AFF-74)."""
    if not state.ready(state.actor, OTHER_COLOUR):
        return False
    bill = price_of_card(state, PURCHASE)
    bill.needs = BY_COLOUR
    return payable(state, player, bill)


def why_not_take_card(state: TrinidadState, action: i64) -> str:
    """The rule against taking a card so, judged apart from what generates it."""
    player = state.me()
    if PURCHASE <= action < PURCHASE + CARDS:
        card = action - PURCHASE
        seller = state.owner[card]
        if seller == NOBODY or seller == state.actor:
            return "TR-CARD-03"
        recoloured = state.owner[OTHER_COLOUR] == state.actor and state.rotated[OTHER_COLOUR] == 0
        if state.board.card_colour[card] != player.character and not recoloured:
            return "TR-CARD-03"
        return "" if payable(state, player, price(state, action)) else "TR-CARD-03"
    against = why_not_draw(state, action)
    if against == "" and not payable(state, player, price(state, action)):
        return "TR-CARD-02" if TAKE_PILE <= action < TAKE_PILE + PILES else "TR-CARD-01"
    return against


def price(state: TrinidadState, action: i64) -> Bill:
    """Two workers; for another player's card a bronze besides, which that player gets (TR-CARD-03)."""
    if action < PURCHASE:
        return make_bill(action, state.board.numbers.card_workers)
    bill = price_of_card(state, action)
    bill.seller = state.owner[action - PURCHASE]
    if state.board.card_colour[action - PURCHASE] != state.me().character:
        bill.needs = BY_COLOUR
    return bill


def price_of_card(state: TrinidadState, purchase: i64) -> Bill:
    """What another player's card costs, whoever has it."""
    return make_bill(purchase, state.board.numbers.card_workers, coins=state.board.numbers.card_price)


def start_take_card(state: TrinidadState, action: i64) -> None:
    charge(state, price(state, action))


def finish_take_card(state: TrinidadState, action: i64) -> bool:
    """Take the card, or look at some; a card that is sold keeps its rotation (TR-CARD-03)."""
    if action < PURCHASE:
        return take_or_look(state, action)
    card = action - PURCHASE
    seller = state.owner[card]
    take_from_hand(state, seller, card)
    gain_card(state, state.actor, card)
    if state.sink is not None:
        state.tell("card-bought", {"seat": int(state.actor), "owner": int(seller), "card": int(card) + FIRST_CARD})
    return True

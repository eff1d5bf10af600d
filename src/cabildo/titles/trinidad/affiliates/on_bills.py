"""Affiliates that change a bill while it is paid: what they change, and why they cannot.

They know prices, but nothing of paying them, which knows them.
"""

from cabildo.engine.rows import append, i64
from cabildo.titles.trinidad.affiliates.cards import NEXT_TO_BARRACKS, OTHER_COLOUR
from cabildo.titles.trinidad.affiliates.chapters import OF_HELPERS, OF_SAVINGS, OF_SHIPPING
from cabildo.titles.trinidad.affiliates.helpers import (
    BY_COLOUR,
    BY_NEIGHBOUR,
    has_hand,
    lend,
    lends,
    opens_way,
    why_not_lend,
)
from cabildo.titles.trinidad.affiliates.savings import lower, lowers, may_save, why_not_lower
from cabildo.titles.trinidad.affiliates.shipping import help_loading, helps_loading, why_not_help_loading
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.price import Bill
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CONSTRUCTION_STATUS, NO_CARD


def has_card_for(state: TrinidadState, player: Player, bill: Bill) -> bool:
    """Whether a player has an upright card that changes a bill, by what everybody sees."""
    last = last_card(bill)
    return any(card > last and state.rotated[card] == 0 and changes_bill(state, card, bill) for card in player.hand)


def may_lower(state: TrinidadState, hand: i64) -> bool:
    """Whether the actor has an upright card that could lower a price: looked up before a bill is drawn up for it.

    `hand` is the card that lends a worker for it, or NO_CARD, as `Bill.hand` will have it.
    """
    return may_save(state, state.actor) or has_hand(state, hand)


def may_help(state: TrinidadState, player: Player, hand: i64) -> bool:
    """The same for a price in cubes, for which swaps may stand as well."""
    return player.status[CONSTRUCTION_STATUS] > 0 or may_lower(state, hand)


def changes_bill(state: TrinidadState, card: i64, bill: Bill) -> bool:
    """Whether an upright card changes a bill, by what everybody sees: it is never used in vain."""
    chapter = state.board.card_chapter[card]
    if chapter == OF_SAVINGS:
        return lowers(state, card, bill)
    if chapter == OF_HELPERS:
        return lends(state, card, bill)
    if chapter == OF_SHIPPING:
        return helps_loading(state, card, bill)
    return bill.needs != 0 and opens_way(card, bill)


def change_bill(state: TrinidadState, card: i64, bill: Bill) -> None:
    """Note a card on the bill, with what it changes."""
    chapter = state.board.card_chapter[card]
    if chapter == OF_SAVINGS:
        lower(state, card, bill)
    elif chapter == OF_HELPERS:
        lend(state, card, bill)
    elif chapter == OF_SHIPPING:
        help_loading(state, card, bill)
    else:
        bill.needs = 0
    bill.cards = append(bill.cards, card)


def why_not_change(state: TrinidadState, card: i64, bill: Bill) -> str:
    """The rule against using an upright card for a bill, judged apart from `changes_bill`."""
    chapter = state.board.card_chapter[card]
    if chapter == OF_SAVINGS:
        return why_not_lower(state, card, bill)
    if chapter == OF_HELPERS:
        return why_not_lend(state, card, bill)
    if chapter == OF_SHIPPING:
        return why_not_help_loading(state, card, bill)
    if card == NEXT_TO_BARRACKS:
        return "" if bill.needs & BY_NEIGHBOUR else "TR-AFF-54"
    if card == OTHER_COLOUR:
        return "" if bill.needs & BY_COLOUR else "TR-AFF-74"
    return "TR-CARD-06"


def last_card(bill: Bill) -> i64:
    """The card used last for a bill: they are used in ascending order."""
    cards = len(bill.cards)
    if cards == 0:
        return NO_CARD
    return bill.cards[cards - 1]

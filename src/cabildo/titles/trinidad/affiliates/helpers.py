"""A worker of the council instead of one's own: 13, 19, 25, 51, 58, 65, 84, and what else is needed to act: 54, 74.

All but 51 are used while something is paid (`on_bills.py`).
"""

from typing import Final

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.affiliates.cards import (
    BARRACKS_HAND,
    CARPENTRY_HAND,
    CHURCH_HAND,
    HANDS_FOR_SHIP,
    MARKET_HAND,
    METAL_SAVES,
    NEXT_TO_BARRACKS,
    NEXT_TURN,
    OTHER_COLOUR,
    QUARRY_HAND,
    STATUS_HAND,
)
from cabildo.titles.trinidad.affiliates.chapters import OF_HELPERS
from cabildo.titles.trinidad.affiliates.moments import AT_TURN_OVER
from cabildo.titles.trinidad.affiliates.next_turn import NEXT_TURN_DUE, may_go_on, take_next_turn
from cabildo.titles.trinidad.affiliates.savings import take_bronze_off
from cabildo.titles.trinidad.affiliates.using import rule_of
from cabildo.titles.trinidad.city import is_paved
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.price import Bill
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BARRACKS,
    CARPENTRY,
    CHURCH,
    CORPORATION,
    HACIENDA_STONE,
    HACIENDA_WOOD,
    MARKET,
    NO_CARD,
    NOWHERE,
    QUARRY,
)

# ways to do something that one could not do without a card, as `Bill.needs` has them
BY_HAND: Final = 1  # activate without adjacency, by the card that lends a worker for that building
BY_NEIGHBOUR: Final = 2  # activate Barracks from a district beside theirs, by card 54
BY_COLOUR: Final = 4  # buy a card of another colour, by card 74


# ---- workers on bills


def hand_for(building: i64) -> i64:
    """The affiliate that lends a worker to build or activate a building, or NO_CARD."""
    if building in (CARPENTRY, HACIENDA_WOOD):
        return CARPENTRY_HAND
    if building in (QUARRY, HACIENDA_STONE):
        return QUARRY_HAND
    if building in (MARKET, CORPORATION):
        return MARKET_HAND
    return BARRACKS_HAND if building == BARRACKS else CHURCH_HAND if building == CHURCH else NO_CARD


def has_hand(state: TrinidadState, hand: i64) -> bool:
    """Whether the actor has the upright card that lends a worker for something; NO_CARD is had by nobody."""
    return hand != NO_CARD and state.ready(state.actor, hand)


def lends(state: TrinidadState, card: i64, bill: Bill) -> bool:
    """Whether a card replaces a worker of this bill by one of the council from the supply (TR-CARD-15)."""
    return bill.hand == card and bill.workers > 0 and state.council_workers > bill.lent


def lend(state: TrinidadState, card: i64, bill: Bill) -> None:
    """Replace a worker; what was out of reach is activated all the same; status is cheaper besides (TR-AFF-84)."""
    bill.workers -= 1
    bill.lent += 1
    bill.needs = 0
    if card == STATUS_HAND:
        take_bronze_off(state, bill)


def why_not_lend(state: TrinidadState, card: i64, bill: Bill) -> str:
    """The rule against using a card that lends a worker for a bill, judged apart from `lends`."""
    if card == NEXT_TURN:
        return "TR-AFF-51"
    if bill.hand != card or bill.workers == 0:
        return rule_of(card)
    return "TR-CARD-15" if state.council_workers <= bill.lent else ""


def may_be_lent(state: TrinidadState, player: Player) -> bool:
    """Whether a card could bring a worker of the council into an action, by what everybody sees."""
    if state.council_workers == 0:
        return False
    return any(state.rotated[card] == 0 and brings_workers(state, card) for card in player.hand)


def brings_workers(state: TrinidadState, card: i64) -> bool:
    if card in (METAL_SAVES, HANDS_FOR_SHIP):
        return True
    return state.board.card_chapter[card] == OF_HELPERS and card != NEXT_TURN


# ---- reach


def may_reach_far(state: TrinidadState, player: Player) -> bool:
    """Whether a card could let the player activate something out of reach."""
    return any(
        state.rotated[card] == 0 and (state.board.card_chapter[card] == OF_HELPERS or card == NEXT_TO_BARRACKS)
        for card in player.hand
    )


def ways_to_activate(state: TrinidadState, building: i64, space: i64) -> i64:
    """The ways to activate a building that is out of the actor's reach, a set; none where no card helps."""
    ways: i64 = 0
    hand = hand_for(building)
    if hand != NO_CARD and state.council_workers > 0 and state.ready(state.actor, hand):
        ways |= BY_HAND
    if building == BARRACKS and state.ready(state.actor, NEXT_TO_BARRACKS) and is_beside(state, space):
        ways |= BY_NEIGHBOUR
    return ways


def is_beside(state: TrinidadState, space: i64) -> bool:
    """Whether the district beside one of Barracks has Roads or a piece of the actor's colour (TR-AFF-54)."""
    board = state.board
    district = board.district[space]
    if district == NOWHERE:
        return False
    for other in range(board.spaces):
        beside = board.district[other]
        if beside == NOWHERE or board.district_neighbours[district] >> beside & 1 == 0:
            continue
        if state.city.owner(other) == state.actor or is_paved(board, state.city, other):
            return True
    return False


def opens_way(card: i64, bill: Bill) -> bool:
    """Whether a bill waits for this very card: 54 for Barracks in the next district, 74 for another colour."""
    if card == NEXT_TO_BARRACKS:
        return bill.needs & BY_NEIGHBOUR != 0
    return card == OTHER_COLOUR and bill.needs & BY_COLOUR != 0


# ---- the next turn


def fits_helpers(state: TrinidadState, seat: i64, card: i64, moment: i64) -> bool:
    """Whether a card of this chapter can be used at this moment, as far as everybody sees."""
    return card == NEXT_TURN and moment == AT_TURN_OVER and may_go_on(state, seat)


def can_pay_helpers(state: TrinidadState, card: i64, moment: i64) -> bool:
    return True


def why_not_helpers(state: TrinidadState, card: i64, moment: i64) -> str:
    """The rule against using this upright card of the actor, judged apart from `fits_helpers`."""
    if card != NEXT_TURN or moment != AT_TURN_OVER:
        return rule_of(card)
    if state.council_workers == 0:
        return "TR-CARD-15"
    return "TR-AFF-51" if state.next_turn == NEXT_TURN_DUE or state.bottom().actor != state.actor else ""


def start_helpers(state: TrinidadState, card: i64, moment: i64) -> None:
    """Take the next turn; the others are used with a bill."""
    take_next_turn(state)

"""Before an Era is scored: 36, 42, 54, 67, 68, 71, 74."""

from cabildo.engine.phase import NOTHING
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.actions import FINER, GUESTS, USE
from cabildo.titles.trinidad.affiliates.cards import (
    BORROWED_HOUSES,
    NEIGHBOUR_BUILDINGS,
    NEXT_TO_BARRACKS,
    OTHER_COLOUR,
    PAVED_HOMES,
    REVERSED_LOSS,
    WALLED_HOMES,
)
from cabildo.titles.trinidad.affiliates.moments import AT_SCORING
from cabildo.titles.trinidad.affiliates.scoring_reasons import rule_of, why_not_anywhere
from cabildo.titles.trinidad.affiliates.scoring_targets import (
    districts_beside_barracks,
    districts_for_homes,
    districts_that_share,
    districts_with_loss,
    hosts_for,
)
from cabildo.titles.trinidad.affiliates.using import use_card
from cabildo.titles.trinidad.affiliates.valuation import make_valuation
from cabildo.titles.trinidad.bill import payable
from cabildo.titles.trinidad.phases import VALUING
from cabildo.titles.trinidad.price import Bill, make_bill
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import NOBODY


def fits_at_scoring(state: TrinidadState, seat: i64, card: i64, moment: i64) -> bool:
    """Whether a card of this chapter can be used at this moment, as far as everybody sees."""
    if moment != AT_SCORING:
        return False
    if card in (WALLED_HOMES, PAVED_HOMES):
        return districts_for_homes(state, seat, card) != 0
    if card == NEXT_TO_BARRACKS:
        return districts_beside_barracks(state) != 0
    if card == REVERSED_LOSS:
        return districts_with_loss(state) != 0
    if card == NEIGHBOUR_BUILDINGS:
        return districts_that_share(state) != 0
    if card == BORROWED_HOUSES:
        return hosts_for(state, seat) != 0
    return card == OTHER_COLOUR and has_own_colours(state, seat)


def has_own_colours(state: TrinidadState, seat: i64) -> bool:
    """Whether a card of the seat still counts as its own colour; the one that is used is among them."""
    player = state.players[seat]
    return len(player.recoloured) < len(player.hand) + (1 if player.character != NOBODY else 0)


def can_pay_at_scoring(state: TrinidadState, card: i64, moment: i64) -> bool:
    """Whether the actor has what a fitting card costs, which may lie behind the screen."""
    if card in (WALLED_HOMES, PAVED_HOMES):
        return payable(state, state.me(), homes_bill(state, 0))
    return card != BORROWED_HOUSES or payable(state, state.me(), guests_bill(state, NOBODY, 1))


def homes_bill(state: TrinidadState, kind: i64) -> Bill:
    """What it costs to make homes of this kind worth more."""
    return make_bill(FINER + kind, 0, coins=state.board.numbers.homes_price)


def guests_bill(state: TrinidadState, other: i64, houses: i64) -> Bill:
    """What so many Houses cost, which is paid to their owner."""
    return make_bill(GUESTS + houses - 1, 0, coins=houses * state.board.numbers.guest_price, seller=other)


def why_not_at_scoring(state: TrinidadState, card: i64, moment: i64) -> str:
    """The rule against using this upright card of the actor, judged apart from `fits_at_scoring`."""
    if moment != AT_SCORING:
        return rule_of(card)
    against = why_not_anywhere(state, state.actor, card)
    if against != "":
        return against
    coins: i64 = 0
    if card in (WALLED_HOMES, PAVED_HOMES):
        coins = state.board.numbers.homes_price
    elif card == BORROWED_HOUSES:
        coins = state.board.numbers.guest_price
    return "" if payable(state, state.me(), make_bill(USE + card, 0, coins=coins)) else rule_of(card)


def start_at_scoring(state: TrinidadState, card: i64, moment: i64) -> None:
    """Ask what the card is for; each of them asks."""
    use_card(state, state.actor, card)
    state.ask(VALUING, state.actor, make_valuation(card, NOTHING, NOTHING))

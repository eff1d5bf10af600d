"""Workers of the council on the grids of major buildings, free or for cubes: 14, 20, 26, 33, 37, 49, 61, 69, 73."""

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.actions import USE
from cabildo.titles.trinidad.affiliates.cards import (
    PRECIOUS_FOR_HANDS,
    STONE_FOR_HANDS,
    WOOD_FOR_HANDS,
)
from cabildo.titles.trinidad.affiliates.moments import AT_TURN
from cabildo.titles.trinidad.affiliates.sending import grid_of, send_hands
from cabildo.titles.trinidad.affiliates.using import rule_of, use_card
from cabildo.titles.trinidad.bill import charge, payable
from cabildo.titles.trinidad.council_vote.vote import NO_GRID
from cabildo.titles.trinidad.grids import is_open, why_closed
from cabildo.titles.trinidad.price import Bill, make_bill
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import GRIDS


def fits_council_hands(state: TrinidadState, seat: i64, card: i64, moment: i64) -> bool:
    """Whether there is a worker of the council, and room for it."""
    if moment != AT_TURN or state.council_workers == 0:
        return False
    grid = grid_of(card)
    return is_open(state, grid) if grid != NO_GRID else any(is_open(state, other) for other in range(GRIDS))


def can_pay_council_hands(state: TrinidadState, card: i64, moment: i64) -> bool:
    """Whether the actor has the cubes that three of these cards cost."""
    return not is_sold(card) or payable(state, state.me(), hands_price(state, card))


def why_not_council_hands(state: TrinidadState, card: i64, moment: i64) -> str:
    """The rule against using this upright card of the actor, judged apart from `fits_council_hands`."""
    if moment != AT_TURN:
        return "TR-FREE-01"
    if state.council_workers < 1:
        return rule_of(card)
    closed: i64 = 0
    for grid in range(GRIDS):
        against = why_closed(state, grid)
        if against != "":
            closed += 1
            if grid == grid_of(card):
                return against
    if closed == GRIDS or not can_pay_council_hands(state, card, moment):
        return rule_of(card)
    return ""


def start_council_hands(state: TrinidadState, card: i64, moment: i64) -> None:
    """Let the actor pay, if it costs something, and then say where the workers go."""
    use_card(state, state.actor, card)
    if is_sold(card):
        charge(state, hands_price(state, card))
    else:
        finish_council_hands(state, card)


def finish_council_hands(state: TrinidadState, card: i64) -> None:
    """What is paid for: the workers."""
    send_hands(state, card, grid_of(card))


# ---- card by card


def is_sold(card: i64) -> bool:
    """Whether a card costs cubes."""
    return card in (WOOD_FOR_HANDS, STONE_FOR_HANDS, PRECIOUS_FOR_HANDS)


def hands_price(state: TrinidadState, card: i64) -> Bill:
    """What one of the three costs (TR-AFF-14, TR-AFF-20, TR-AFF-26)."""
    numbers = state.board.numbers
    if card == WOOD_FOR_HANDS:
        return make_bill(USE + card, 0, wood=numbers.hands_wood)
    if card == STONE_FOR_HANDS:
        return make_bill(USE + card, 0, stone=numbers.hands_stone)
    return make_bill(USE + card, 0, precious=numbers.hands_precious)

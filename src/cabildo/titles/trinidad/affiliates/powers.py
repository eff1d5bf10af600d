"""Which chapter a card belongs to: whether it fits a moment, why not, and what follows when it is used."""

from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import USE
from cabildo.titles.trinidad.affiliates.any_time import (
    can_pay_any_time,
    finish_any_time,
    fits_any_time,
    start_any_time,
    why_not_any_time,
)
from cabildo.titles.trinidad.affiliates.at_scoring import (
    can_pay_at_scoring,
    fits_at_scoring,
    start_at_scoring,
    why_not_at_scoring,
)
from cabildo.titles.trinidad.affiliates.ballots import can_pay_ballots, fits_ballots, start_ballots, why_not_ballots
from cabildo.titles.trinidad.affiliates.cards import ALL_UPRIGHT, ONE_UPRIGHT
from cabildo.titles.trinidad.affiliates.chapters import (
    OF_ANY_TIME,
    OF_BALLOTS,
    OF_HANDS,
    OF_HELPERS,
    OF_REWARDS,
    OF_SAVINGS,
    OF_SCORING,
    OF_SHIPPING,
    OF_YIELDS,
)
from cabildo.titles.trinidad.affiliates.council_hands import (
    can_pay_council_hands,
    finish_council_hands,
    fits_council_hands,
    start_council_hands,
    why_not_council_hands,
)
from cabildo.titles.trinidad.affiliates.helpers import can_pay_helpers, fits_helpers, start_helpers, why_not_helpers
from cabildo.titles.trinidad.affiliates.moments import AT_ACTIVATION, AT_TURN, FIRST_WINDOW
from cabildo.titles.trinidad.affiliates.rewards import fits_rewards, start_rewards, why_not_rewards
from cabildo.titles.trinidad.affiliates.savings import can_pay_savings, fits_savings, start_savings, why_not_savings
from cabildo.titles.trinidad.affiliates.shipping import (
    fits_shipping,
    start_shipping,
    why_not_shipping,
)
from cabildo.titles.trinidad.affiliates.yields import can_pay_yields, fits_yields, start_yields, why_not_yields
from cabildo.titles.trinidad.state import TrinidadState


def append_uses(state: TrinidadState, legal: vec[i64], moment: i64) -> vec[i64]:
    """Add the actor's cards that can be used at this moment, whatever their colour (TR-CARD-08)."""
    for card in state.me().hand:
        if state.rotated[card] == 0 and fits(state, state.actor, card, moment) and can_pay(state, card, moment):
            legal = append(legal, USE + card)
    return legal


def has_fitting(state: TrinidadState, seat: i64, moment: i64) -> bool:
    """Whether a seat has an upright card for this moment, as far as everybody sees.

    The automaton uses none (TR-SOLO-38).
    """
    if seat >= state.board.people:
        return False
    return any(state.rotated[card] == 0 and fits(state, seat, card, moment) for card in state.players[seat].hand)


def why_not_use(state: TrinidadState, card: i64, moment: i64) -> str:
    """The rule against using a card now, or the empty string."""
    if state.owner[card] != state.actor:
        return "TR-CARD-06"
    if state.rotated[card] != 0:
        return "TR-CARD-07"
    return why_not(state, card, moment)


# ---- by chapter


def fits(state: TrinidadState, seat: i64, card: i64, moment: i64) -> bool:
    """Whether a seat's upright card can be used at this moment, by what everybody sees: else nobody asks for it."""
    chapter = state.board.card_chapter[card]
    if chapter == OF_HANDS:
        return fits_council_hands(state, seat, card, moment)
    if chapter == OF_HELPERS:
        return fits_helpers(state, seat, card, moment)
    if chapter == OF_SAVINGS:
        return fits_savings(state, seat, card, moment)
    if chapter == OF_YIELDS:
        return fits_yields(state, seat, card, moment)
    if chapter == OF_SHIPPING:
        return fits_shipping(state, seat, card, moment)
    if chapter == OF_BALLOTS:
        return fits_ballots(state, seat, card, moment)
    if chapter == OF_REWARDS:
        return fits_rewards(state, seat, card, moment)
    if chapter == OF_SCORING:
        return fits_at_scoring(state, seat, card, moment)
    if chapter == OF_ANY_TIME:
        if moment != AT_TURN and card in (ALL_UPRIGHT, ONE_UPRIGHT):
            return would_fit(state, seat, moment)
        return fits_any_time(state, seat, card, moment)
    return False


def would_fit(state: TrinidadState, seat: i64, moment: i64) -> bool:
    """Whether a rotated card of a seat would fit this moment, so that turning it upright matters (TR-AFF-60, 64).

    That is so in windows and between two effects of a building; while something is paid or taken it is too late.
    Each use of 60 costs a card, and each of 64 rotates it until 60 is used again: that always comes to an end.
    """
    if moment < FIRST_WINDOW and moment != AT_ACTIVATION:
        return False
    for card in state.players[seat].hand:
        if state.rotated[card] != 0 and card not in (ALL_UPRIGHT, ONE_UPRIGHT) and fits(state, seat, card, moment):
            return True
    return False


def can_pay(state: TrinidadState, card: i64, moment: i64) -> bool:
    """Whether the actor has what a card that fits would cost, also behind their screen."""
    chapter = state.board.card_chapter[card]
    if chapter == OF_HANDS:
        return can_pay_council_hands(state, card, moment)
    if chapter == OF_HELPERS:
        return can_pay_helpers(state, card, moment)
    if chapter == OF_SAVINGS:
        return can_pay_savings(state, card, moment)
    if chapter == OF_YIELDS:
        return can_pay_yields(state, card, moment)
    if chapter == OF_BALLOTS:
        return can_pay_ballots(state, card, moment)
    if chapter == OF_SCORING:
        return can_pay_at_scoring(state, card, moment)
    if chapter == OF_ANY_TIME:
        return can_pay_any_time(state, card, moment)
    return chapter in (OF_REWARDS, OF_SHIPPING)  # they cost nothing


def why_not(state: TrinidadState, card: i64, moment: i64) -> str:
    """The rule against an upright card of the actor, judged apart from `fits` and `can_pay`."""
    chapter = state.board.card_chapter[card]
    if chapter == OF_HANDS:
        return why_not_council_hands(state, card, moment)
    if chapter == OF_HELPERS:
        return why_not_helpers(state, card, moment)
    if chapter == OF_SAVINGS:
        return why_not_savings(state, card, moment)
    if chapter == OF_YIELDS:
        return why_not_yields(state, card, moment)
    if chapter == OF_SHIPPING:
        return why_not_shipping(state, card, moment)
    if chapter == OF_BALLOTS:
        return why_not_ballots(state, card, moment)
    if chapter == OF_REWARDS:
        return why_not_rewards(state, card, moment)
    if chapter == OF_SCORING:
        return why_not_at_scoring(state, card, moment)
    if chapter == OF_ANY_TIME:
        if moment != AT_TURN and card in (ALL_UPRIGHT, ONE_UPRIGHT):
            return "" if would_fit(state, state.actor, moment) else "TR-FREE-02"
        return why_not_any_time(state, card, moment)
    return "TR-CARD-06"


def start(state: TrinidadState, card: i64, moment: i64) -> None:
    """Use a card: its chapter applies it; whatever it asks resumes the phase on top."""
    chapter = state.board.card_chapter[card]
    if chapter == OF_HANDS:
        start_council_hands(state, card, moment)
    elif chapter == OF_HELPERS:
        start_helpers(state, card, moment)
    elif chapter == OF_SAVINGS:
        start_savings(state, card, moment)
    elif chapter == OF_YIELDS:
        start_yields(state, card, moment)
    elif chapter == OF_SHIPPING:
        start_shipping(state, card, moment)
    elif chapter == OF_BALLOTS:
        start_ballots(state, card, moment)
    elif chapter == OF_REWARDS:
        start_rewards(state, card, moment)
    elif chapter == OF_SCORING:
        start_at_scoring(state, card, moment)
    elif chapter == OF_ANY_TIME:
        start_any_time(state, card, moment)


def finish(state: TrinidadState, card: i64, moment: i64) -> None:
    """Do what a card does whose price was just paid; chapters with such cards are asked here."""
    chapter = state.board.card_chapter[card]
    if chapter == OF_HANDS:
        finish_council_hands(state, card)
    elif chapter == OF_ANY_TIME:
        finish_any_time(state, card)

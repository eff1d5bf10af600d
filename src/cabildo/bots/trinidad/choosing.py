"""The choice at every decision of Trinidad: the action that is worth most."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

from cabildo.bots.trinidad.activating import effect_worth, extra_worth
from cabildo.bots.trinidad.bills import (
    adding_worth,
    collecting_worth,
    payment_choice,
    repeating_worth,
    taking_worth,
)
from cabildo.bots.trinidad.building import mark_worth, site_worth
from cabildo.bots.trinidad.cards import draw_worth, keep_worth, reactivating_choice, salary_choice, top_worth
from cabildo.bots.trinidad.characters import bid_worth, choice_worth, dealt_worth
from cabildo.bots.trinidad.combat import (
    applying_choice,
    combat_choice,
    commanding_worth,
    is_war,
    posting_worth,
    pursuing_worth,
    round_choice,
    shifting_worth,
    spur_worth,
    steering_worth,
)
from cabildo.bots.trinidad.deciding import deciding_worth
from cabildo.bots.trinidad.events import event_worth, suffering_worth
from cabildo.bots.trinidad.grids import (
    arrange_worth,
    laying_worth,
    lift_worth,
    pave_worth,
    siting_worth,
    slot_choice,
)
from cabildo.bots.trinidad.outlook import Outlook
from cabildo.bots.trinidad.reacting import (
    aiming_worth,
    borrowing_worth,
    filling_worth,
    lobbying_worth,
    sending_choice,
    valuing_worth,
    window_choice,
)
from cabildo.bots.trinidad.talks import answering_choice, offering_choice, talking_choice
from cabildo.bots.trinidad.turns import turn_choice
from cabildo.bots.trinidad.voting import (
    ballot_choice,
    commission_worth,
    decade_worth,
    declaration_choice,
    proposal_worth,
    staffing_choice,
)
from cabildo.bots.trinidad.war import fight_choice, wounded_worth
from cabildo.engine.state import State
from cabildo.titles.trinidad import phases
from cabildo.titles.trinidad.actions import BOOST_SLOT, DONE
from cabildo.titles.trinidad.scoring import Given, points_to_raise
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import SLOTS


def choose(any_state: State, random: Random) -> int:
    """The best action; of equals the first, so that chance has no part in it."""
    state = cast(TrinidadState, any_state)
    phase = int(state.phase)
    outlook = Outlook(state)
    if phase in CHOICES:
        return CHOICES[phase](outlook)
    worth = WORTHS[phase]
    return max(state.legal_actions(), key=lambda action: worth(outlook, action))


def returning_worth(outlook: Outlook, action: int) -> float:
    """VP status for the best space of a grid, unless an Era is scored in the same decade."""
    if action == DONE:
        return 99.0 if outlook.board.scored[int(outlook.state.decade) - 1] else 0.0
    grid, slot = divmod(action - BOOST_SLOT, SLOTS)
    return float(outlook.board.slot_points[grid][slot])


def burning_worth(outlook: Outlook, action: int) -> float:
    """A burned card goes to the unit that bears most wounds or, in an extended war, to the one that it makes march."""
    return spur_worth(outlook, action) if is_war(outlook) else wounded_worth(outlook, action)


def boost_choice_worth(outlook: Outlook, action: int) -> float:
    """VP status for the best award."""
    if action == DONE:
        return 0.0
    given = cast(Given, outlook.state.memory)
    return float(points_to_raise(outlook.state, given, outlook.seat, action))


CHOICES: dict[int, Callable[[Outlook], int]] = {
    phases.SALARY: salary_choice,
    phases.TURN: turn_choice,
    phases.PAYING: payment_choice,
    phases.WORKING: slot_choice,
    phases.REACTIVATING: reactivating_choice,
    phases.WINDOW: window_choice,
    phases.SENDING: sending_choice,
    phases.TALKING: talking_choice,
    phases.OFFERING: offering_choice,
    phases.ANSWERING: answering_choice,
    phases.FIGHTING: fight_choice,
    phases.DECLARING: declaration_choice,
    phases.VOTING: ballot_choice,
    phases.STAFFING: staffing_choice,
    phases.WAR_ROUND: round_choice,
    phases.COMBAT: combat_choice,
    phases.APPLYING: applying_choice,
}

WORTHS: dict[int, Callable[[Outlook, int], float]] = {
    phases.CHOOSING: choice_worth,
    phases.BIDDING: bid_worth,
    phases.DEALING: dealt_worth,
    phases.DRAWING: draw_worth,
    phases.KEEPING: keep_worth,
    phases.STACKING: top_worth,
    phases.BUILDING: site_worth,
    phases.MARKING: mark_worth,
    phases.ACTIVATING: effect_worth,
    phases.EXTRA: extra_worth,
    phases.TAKING: taking_worth,
    phases.COLLECTING: collecting_worth,
    phases.ADDING: adding_worth,
    phases.REPEATING: repeating_worth,
    phases.BORROWING: borrowing_worth,
    phases.FILLING: filling_worth,
    phases.AIMING: aiming_worth,
    phases.VALUING: valuing_worth,
    phases.LOBBYING: lobbying_worth,
    phases.EVENT_CHOICE: event_worth,
    phases.SUFFERING: suffering_worth,
    phases.ARRANGING: arrange_worth,
    phases.SITING: siting_worth,
    phases.WALLING: laying_worth,
    phases.PAVING: pave_worth,
    phases.RECOVERING: lift_worth,
    phases.BURNING: burning_worth,
    phases.RETURNING: returning_worth,
    phases.SCORING: boost_choice_worth,
    phases.PROPOSING: proposal_worth,
    phases.COMMISSIONING: commission_worth,
    phases.SCHEDULING: decade_worth,
    phases.POSTING: posting_worth,
    phases.ATTACKERS: steering_worth,
    phases.TARGETING: steering_worth,
    phases.SHIFTING: shifting_worth,
    phases.PURSUING: pursuing_worth,
    phases.COMMANDING: commanding_worth,
    phases.DECIDING: deciding_worth,
}

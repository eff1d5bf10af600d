"""The choice at every decision of Trinidad: the action that is worth most."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

from cabildo.bots.trinidad.activating import effect_worth, extra_worth, stack_worth, store_worth
from cabildo.bots.trinidad.building import mark_worth, site_worth
from cabildo.bots.trinidad.cards import draw_worth, keep_worth, salary_choice, top_worth
from cabildo.bots.trinidad.characters import bid_worth, choice_worth, dealt_worth
from cabildo.bots.trinidad.grids import (
    arrange_worth,
    laying_worth,
    lift_worth,
    pave_worth,
    siting_worth,
    slot_choice,
)
from cabildo.bots.trinidad.judgement import cube_worth
from cabildo.bots.trinidad.outlook import Outlook
from cabildo.bots.trinidad.turns import turn_choice
from cabildo.bots.trinidad.voting import (
    ballot_choice,
    commission_worth,
    decade_worth,
    declaration_choice,
    proposal_worth,
    staffing_choice,
)
from cabildo.bots.trinidad.war import burning_worth, fight_choice
from cabildo.engine.state import State
from cabildo.titles.trinidad import phases
from cabildo.titles.trinidad.actions import BOOST_SLOT, DONE, HANDS, PAY, SPEND
from cabildo.titles.trinidad.scoring import Given, points_to_raise
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import SLOTS, SWAP_SPENDS, SWAP_STANDS_FOR


def choose(any_state: State, random: Random) -> int:
    """The best action; of equals the first, so that chance has no part in it."""
    state = cast(TrinidadState, any_state)
    phase = int(state.phase)
    outlook = Outlook(state)
    if phase in CHOICES:
        return CHOICES[phase](outlook)
    worth = WORTHS[phase]
    return max(state.legal_actions(), key=lambda action: worth(outlook, action))


def payment_worth(outlook: Outlook, action: int) -> float:
    """The council's workers first; each cube as what it is, unless one is short of it."""
    if action == PAY:
        return 0.1
    if action < SPEND:
        return float(action - HANDS)
    spent, stood_for = int(SWAP_SPENDS[action - SPEND]), int(SWAP_STANDS_FOR[action - SPEND])
    cubes = outlook.player.cubes
    saved = cube_worth(outlook, stood_for, max(0, int(cubes[stood_for]) - 1))
    return saved - cube_worth(outlook, spent, max(0, int(cubes[spent]) - 1))


def returning_worth(outlook: Outlook, action: int) -> float:
    """VP status for the best space of a grid, unless an Era is scored in the same decade."""
    if action == DONE:
        return 99.0 if outlook.board.scored[int(outlook.state.decade) - 1] else 0.0
    grid, slot = divmod(action - BOOST_SLOT, SLOTS)
    return float(outlook.board.slot_points[grid][slot])


def boost_choice_worth(outlook: Outlook, action: int) -> float:
    """VP status for the best award."""
    if action == DONE:
        return 0.0
    given = cast(Given, outlook.state.memory)
    return float(points_to_raise(outlook.state, given, outlook.seat, action))


def first_worth(outlook: Outlook, action: int) -> float:
    """Cards to turn upright: whatever comes first."""
    return 0.0 if action == DONE else 1.0


CHOICES: dict[int, Callable[[Outlook], int]] = {
    phases.SALARY: salary_choice,
    phases.TURN: turn_choice,
    phases.WORKING: slot_choice,
    phases.FIGHTING: fight_choice,
    phases.DECLARING: declaration_choice,
    phases.VOTING: ballot_choice,
    phases.STAFFING: staffing_choice,
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
    phases.TAKING: store_worth,
    phases.COLLECTING: stack_worth,
    phases.PAYING: payment_worth,
    phases.ARRANGING: arrange_worth,
    phases.SITING: siting_worth,
    phases.WALLING: laying_worth,
    phases.PAVING: pave_worth,
    phases.RECOVERING: lift_worth,
    phases.BURNING: burning_worth,
    phases.REACTIVATING: first_worth,
    phases.RETURNING: returning_worth,
    phases.SCORING: boost_choice_worth,
    phases.PROPOSING: proposal_worth,
    phases.COMMISSIONING: commission_worth,
    phases.SCHEDULING: decade_worth,
}

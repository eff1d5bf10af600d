"""The choice at every decision of Río de la Plata: the action that is worth most."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

from cabildo.bots.rio.buildings import set_aside
from cabildo.bots.rio.laying import road_choice, site_worth, wall_worth
from cabildo.bots.rio.outlook import Outlook
from cabildo.bots.rio.placing import place_worth
from cabildo.bots.rio.recalling import recall_worth
from cabildo.bots.rio.trading import considered, offer_worth, reply_worth
from cabildo.bots.rio.using import at_space_worth, effect_worth
from cabildo.bots.rio.war_choosing import WAR, war_choice
from cabildo.engine.state import State
from cabildo.titles.rio import phases
from cabildo.titles.rio.actions import PAY, PAYMENTS, POSITION, STAY
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import STONE, WOOD


def choose(any_state: State, random: Random) -> int:
    """The best action; of equals the first, so that chance has no part in it."""
    state = cast(RioState, any_state)
    phase = int(state.phase)
    if phase == phases.LAYING_ROADS:
        return road_choice(state)
    if phase in WAR:
        return war_choice(state)
    worth = WORTHS[phase]
    outlook = Outlook(state)
    if phase == phases.PLACING:
        set_aside(outlook)
    return max(considered(state), key=lambda action: worth(outlook, action))


def payment_worth(outlook: Outlook, action: int) -> float:
    """As much as possible in kind; of wood and stone first that of which there is more."""
    goods = outlook.player.goods
    in_wood, in_stone = divmod(action - PAY, PAYMENTS)
    wood_left, stone_left = int(goods[WOOD]) - in_wood, int(goods[STONE]) - in_stone
    return in_wood + in_stone + 0.01 * min(wood_left, stone_left)


def order_worth(outlook: Outlook, action: int) -> float:
    """To the front, where the cheap places of mine and forest are; the first one stays."""
    if action == STAY:
        return 1.0 if outlook.state.order[0] == outlook.seat else -9.0
    return float(POSITION - action)


WORTHS: dict[int, Callable[[Outlook, int], float]] = {
    phases.PLACING: place_worth,
    phases.PAYING: payment_worth,
    phases.EFFECTS: effect_worth,
    phases.AT_SPACE: at_space_worth,
    phases.SITING: site_worth,
    phases.LAYING_WALLS: wall_worth,
    phases.ORDERING: order_worth,
    phases.OFFERING: offer_worth,
    phases.REPLYING: reply_worth,
    phases.RECALLING: recall_worth,
}

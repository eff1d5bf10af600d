"""The effects: first what brings goods, then what must be paid, then what the actor builds, sells and loads."""

from __future__ import annotations

from cabildo.bots.rio.buildings import activation_worth, building_worth, candidates, sale_worth
from cabildo.bots.rio.judgement import good_worth
from cabildo.bots.rio.outlook import WORKSHOPS, Outlook
from cabildo.bots.rio.ships import load_worth
from cabildo.bots.rio.trading import purchase_worth
from cabildo.titles.rio.actions import (
    ACTIVATE,
    ASSUME,
    BUILD,
    BUY,
    COLLECT,
    CRAFT,
    DONE,
    DRAW,
    LAY_ROAD,
    LAY_WALL,
    LOAD,
    SELL,
    SETTLE,
)
from cabildo.titles.rio.activation import can_activate, has_input, space_at
from cabildo.titles.rio.minor_buildings import can_build
from cabildo.titles.rio.terms import CORPORATION, GOODS, MARKET, PRECIOUS

# what comes before what; inside one of these the worth decides
GOODS_IN = 1000.0
PROMISES = 800.0
BUILDINGS = 400.0
CRAFTS = 300.0
LOADS = 200.0
NEVER = -9.0


def effect_worth(outlook: Outlook, action: int) -> float:
    """Less than 0 is worse than to end the turn."""
    if action == DONE:
        return 0.0
    if COLLECT <= action < CRAFT:
        return GOODS_IN
    if action < LOAD:
        return craft_worth(outlook, action - CRAFT)
    if action < BUY:
        worth = load_worth(outlook, action - LOAD)
        return LOADS + worth if worth > 0 else NEVER
    if action < ASSUME:
        return purchase_worth(outlook, action - BUY)
    if action < DRAW:  # offices and debts
        return PROMISES + (1.0 if action < SETTLE else 0.0)
    if action < LAY_ROAD:
        good = action - DRAW
        return GOODS_IN + good_worth(outlook, good, outlook.means.goods[good])
    if action <= LAY_WALL:
        return PROMISES
    return use_worth(outlook, action - int(outlook.board.use))


def craft_worth(outlook: Outlook, good: int) -> float:
    """First what was promised, of what the promises do not need; then as far as it leaves enough for buildings."""
    stock = [int(amount) for amount in outlook.player.goods]
    if sum(cost.precious for cost in outlook.debts) > stock[PRECIOUS]:
        needed = sum(cost[good] for cost in outlook.debts)
        return PROMISES + 50.0 + stock[good] - needed
    if outlook.sure.goods[good] <= 0:
        return NEVER
    gain = good_worth(outlook, PRECIOUS, stock[PRECIOUS]) - good_worth(outlook, good, stock[good] - 1)
    return CRAFTS + stock[good] if gain > 0 else NEVER


def use_worth(outlook: Outlook, space: int) -> float:
    """The best of what the workers on a space can do now."""
    state = outlook.state
    worth = NEVER
    if can_activate(state, space) and has_input(state, space):
        worth = activation_priority(outlook, space)
    builds = [
        build_worth(outlook, space, building)
        for building in candidates(outlook, space)
        if can_build(state, space, building)
    ]
    return max([worth, *builds])


def at_space_worth(outlook: Outlook, action: int) -> float:
    space = int(space_at(outlook.state.top()))
    if action >= BUILD:
        building = action - BUILD
        return build_worth(outlook, space, building) if building in candidates(outlook, space) else NEVER
    if action == ACTIVATE:
        return activation_priority(outlook, space)
    return BUILDINGS + sale_worth(outlook, space, action - SELL)


def build_worth(outlook: Outlook, space: int, building: int) -> float:
    if not outlook.sure.affords(outlook.building_costs[building]):
        return NEVER
    worth = building_worth(outlook, space, building)
    return BUILDINGS + worth if worth > 0 else NEVER


def activation_priority(outlook: Outlook, space: int) -> float:
    """Workshops at once, as their goods can be used; the others if they are worth it."""
    building = outlook.building(space)
    if building in WORKSHOPS:
        return GOODS_IN - 1.0
    worth = activation_worth(outlook, space)
    if building in (MARKET, CORPORATION):
        worth = max(
            (sale_worth(outlook, space, good) for good in range(GOODS) if outlook.sure.goods[good] > 0), default=-1.0
        )
    return BUILDINGS + worth if worth > 0 else NEVER

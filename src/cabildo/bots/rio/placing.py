"""Where a worker goes: what each place is worth for every worker that it takes."""

from __future__ import annotations

from cabildo.bots.rio.buildings import activation_worth, best_aim
from cabildo.bots.rio.grids import grid_worth
from cabildo.bots.rio.judgement import good_worth, office_worth, silver_worth
from cabildo.bots.rio.outlook import Outlook
from cabildo.bots.rio.ships import departure_worth, dock_worth
from cabildo.bots.rio.trading import purchase_worth
from cabildo.titles.rio.actions import (
    ARTISAN,
    BID,
    BUY,
    DEPART,
    DOCK,
    DONE,
    FIELDS,
    ORDER,
    OWE,
    SHADOW_OWE,
    SHADOW_WORK,
    TAKE,
    WORK,
)
from cabildo.titles.rio.minor_buildings import uses_a_turn
from cabildo.titles.rio.terms import FOREST, GRIDS, PRECIOUS, SLOTS, STONE, TRACK_SLOTS, WOOD
from cabildo.titles.rio.variants import order_by_choice

NEVER = -9.0


def place_worth(outlook: Outlook, action: int) -> float:
    """Less than 0 is worse than to keep the worker."""
    if action == DONE:
        return 0.0
    if action < BID:
        return area_worth(outlook, action)
    if action < TAKE:
        return bid_worth(outlook, action - BID)
    if action < WORK:
        return track_worth(outlook, action - TAKE)
    if action < OWE:
        return work_worth(outlook, action - WORK, owing=False, own=True)
    if action < SHADOW_WORK:
        return work_worth(outlook, action - OWE, owing=True, own=True)
    if action < SHADOW_OWE:
        return work_worth(outlook, action - SHADOW_WORK, owing=False, own=False)
    if action < SHADOW_OWE + GRIDS * SLOTS:
        return work_worth(outlook, action - SHADOW_OWE, owing=True, own=False)
    if BUY <= action < BUY + 2:
        return purchase_worth(outlook, action - BUY)
    if action < outlook.board.oust:
        return city_worth(outlook, action - int(outlook.board.place))
    return NEVER  # to throw others out costs more workers than it leaves


def area_worth(outlook: Outlook, area: int) -> float:
    if area == DOCK:
        return dock_worth(outlook)
    if area == DEPART:
        return departure_worth(outlook)
    if area == FIELDS:
        return 0.5 * silver_worth(outlook) - 0.05
    goods = outlook.means.goods
    if area == ARTISAN:
        larger = WOOD if goods[WOOD] > goods[STONE] else STONE
        if goods[larger] <= 0:
            return NEVER
        return good_worth(outlook, PRECIOUS, goods[PRECIOUS]) - good_worth(outlook, larger, goods[larger] - 1)
    assert area == ORDER
    return order_worth(outlook)


def order_worth(outlook: Outlook) -> float:
    """A worker with nothing better to do may earn a better place, if the actor is not in front anyway."""
    behind = int(outlook.state.order[0] != outlook.seat)
    waits = outlook.player.added > 0 or outlook.turns == 0
    return -1.0 if waits or not behind else 0.25 if order_by_choice(outlook.board) else 0.2


def track_worth(outlook: Outlook, target: int) -> float:
    good = WOOD if target // TRACK_SLOTS == FOREST else STONE
    workers = int(outlook.board.track_workers[target % TRACK_SLOTS])
    return good_worth(outlook, good, outlook.means.goods[good]) / workers


def bid_worth(outlook: Outlook, office: int) -> float:
    """Only for an office that the actor can surely have."""
    board = outlook.board
    if outlook.sure.silver < board.office_price[office] or outlook.player.score < board.office_need[office]:
        return NEVER
    return office_worth(outlook, office)


def work_worth(outlook: Outlook, target: int, *, owing: bool, own: bool) -> float:
    """Only what can surely be paid for; of paying now and later rather now."""
    cost = outlook.grid_costs[target // SLOTS]
    if not outlook.means.affords(cost) or not outlook.sure.affords(cost):
        return NEVER
    if not owing and not outlook.in_hand().affords(cost):
        return NEVER
    return grid_worth(outlook, target, own) - (0.01 if owing else 0.0)


def city_worth(outlook: Outlook, space: int) -> float:
    """For the best building that the actor's workers could make there, or an activation."""
    crew = outlook.crew(space)
    hands = min(int(outlook.board.numbers.workers_a_turn) - int(outlook.player.placed), int(outlook.player.supply))
    worth = NEVER
    aim = best_aim(outlook, space, min(int(outlook.board.numbers.workers_on_a_space), crew + hands))
    if aim is not None and aim.workers > crew:
        worth = aim.worth / (aim.workers - crew)
    if crew < uses_a_turn(outlook.board, outlook.city, space):
        worth = max(worth, activation_worth(outlook, space))
    return worth

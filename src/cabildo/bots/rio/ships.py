"""Trade overseas: what to load, and when to pay for the departure."""

from __future__ import annotations

from cabildo.bots.rio.judgement import good_worth, silver_worth
from cabildo.bots.rio.outlook import Outlook
from cabildo.titles.rio.ship import (
    DEPARTURE_PRICE,
    GOODS_A_WORKER,
    PLAIN_SILVER,
    PRECIOUS_SILVER,
    TURNS_AWAY,
    cargo_points,
    cargo_silver,
)
from cabildo.titles.rio.terms import GOODS, PRECIOUS, STONE, WOOD
from cabildo.titles.rio.variants import ship_plain_points, ship_precious_points, ship_set_points, ship_silver

PATIENCE = 3.0  # what a cargo must be worth beyond the price before the last chance


def comes_back_in_time(outlook: Outlook) -> bool:
    return outlook.turns >= TURNS_AWAY


def set_worth(outlook: Outlook) -> float:
    """A wood, a stone and a precious good on the ship."""
    return int(ship_silver(outlook.board)) * silver_worth(outlook) + int(ship_set_points(outlook.board))


def load_worth(outlook: Outlook, good: int) -> float:
    """A set is worth more than its parts: whatever completes one goes first, the rest only if it is of no other use."""
    if not comes_back_in_time(outlook):
        return -1.0
    cargo, goods = outlook.player.cargo, outlook.means.goods
    if goods[good] <= 0:
        return -1.0
    within_reach = min(int(cargo[kind]) + max(0, goods[kind]) for kind in (WOOD, STONE, PRECIOUS))
    keep = good_worth(outlook, good, goods[good] - 1)
    if cargo[good] < within_reach:
        return set_worth(outlook) / 3 + 0.1 * (within_reach - int(cargo[good])) - keep
    board = outlook.board
    if good == PRECIOUS:
        return PRECIOUS_SILVER * silver_worth(outlook) + int(ship_precious_points(board)) - keep
    return PLAIN_SILVER * silver_worth(outlook) + int(ship_plain_points(board)) - keep


def dock_worth(outlook: Outlook) -> float:
    """One more worker on the dock, as far as there are goods for all who are there."""
    if not comes_back_in_time(outlook):
        return -1.0
    goods = [max(0, stock) for stock in outlook.means.goods]
    waiting = int(outlook.player.dock)
    room = int(outlook.board.ship_capacity) - int(outlook.table.aboard()) - GOODS_A_WORKER * waiting
    if room < GOODS_A_WORKER:
        return -1.0
    sets = min(goods) - waiting
    if sets > 0:
        return set_worth(outlook) - sum(good_worth(outlook, good, goods[good] - 1) for good in range(GOODS))
    return -1.0


def departure_worth(outlook: Outlook) -> float:
    """The ship leaves for this cargo, or because there will be no other chance."""
    if not comes_back_in_time(outlook) or outlook.sure.silver < DEPARTURE_PRICE:
        return -1.0
    player = outlook.player
    worth = int(cargo_silver(outlook.table, player)) * silver_worth(outlook) + int(cargo_points(outlook.table, player))
    worth += 3.0 * int(player.dock)
    last_chance = outlook.turns == TURNS_AWAY
    return worth - DEPARTURE_PRICE * silver_worth(outlook) - (0.0 if last_chance else PATIENCE)

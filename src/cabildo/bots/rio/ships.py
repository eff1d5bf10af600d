"""Trade overseas: what to load, and when to pay for the departure."""

from __future__ import annotations

from cabildo.bots.rio.judgement import good_worth, silver_worth
from cabildo.bots.rio.outlook import Outlook
from cabildo.titles.rio.ship import cargo_points, cargo_silver
from cabildo.titles.rio.terms import GOODS, PRECIOUS, STONE, WOOD

PATIENCE = 3.0  # what a cargo must be worth beyond the price before the last chance


def comes_back_in_time(outlook: Outlook) -> bool:
    return outlook.turns >= int(outlook.board.numbers.turns_away)


def set_worth(outlook: Outlook) -> float:
    """A wood, a stone and a precious good on the ship."""
    numbers = outlook.board.numbers
    return int(numbers.ship_set_silver) * silver_worth(outlook) + int(numbers.ship_set_points)


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
    numbers = outlook.board.numbers
    if good == PRECIOUS:
        return int(numbers.ship_precious_silver) * silver_worth(outlook) + int(numbers.ship_precious_points) - keep
    return int(numbers.ship_plain_silver) * silver_worth(outlook) + int(numbers.ship_plain_points) - keep


def dock_worth(outlook: Outlook) -> float:
    """One more worker on the dock, as far as there are goods for all who are there."""
    if not comes_back_in_time(outlook):
        return -1.0
    goods = [max(0, stock) for stock in outlook.means.goods]
    waiting = int(outlook.player.dock)
    load = int(outlook.board.numbers.goods_a_dock_worker)
    room = int(outlook.board.ship_capacity) - int(outlook.state.aboard()) - load * waiting
    if room < load:
        return -1.0
    sets = min(goods) - waiting
    if sets > 0:
        return set_worth(outlook) - sum(good_worth(outlook, good, goods[good] - 1) for good in range(GOODS))
    return -1.0


def departure_worth(outlook: Outlook) -> float:
    """The ship leaves for this cargo, or because there will be no other chance."""
    price = int(outlook.board.numbers.departure_price)
    if not comes_back_in_time(outlook) or outlook.sure.silver < price:
        return -1.0
    player = outlook.player
    worth = int(cargo_silver(outlook.state, player)) * silver_worth(outlook) + int(cargo_points(outlook.state, player))
    worth += 3.0 * int(player.dock)
    last_chance = outlook.turns == int(outlook.board.numbers.turns_away)
    return worth - price * silver_worth(outlook) - (0.0 if last_chance else PATIENCE)

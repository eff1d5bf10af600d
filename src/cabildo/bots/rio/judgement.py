"""What things are worth to a player of Río de la Plata, in points: goods, silver, costs, houses, offices."""

from __future__ import annotations

from cabildo.bots.rio.means import Cost
from cabildo.bots.rio.outlook import Outlook
from cabildo.titles.rio.scoring import office_value, production_penalty
from cabildo.titles.rio.terms import (
    ARCHITECT,
    BARRACKS,
    BISHOP,
    CHURCH,
    DEFENDER,
    GARDEN,
    GENERAL,
    GOVERNOR,
    GUNNER,
    MASTER_ARTISAN,
    MASTER_CARPENTER,
    MASTER_MERCHANT,
    MASTER_STONECUTTER,
    MONUMENT,
    NOWHERE,
    PRECIOUS,
    ROADMAKER,
    SHIPOWNER,
    STONE,
    WOOD,
)

# a good is worth so much while there is less of it than this, beyond what waits for it
PLAIN_STEPS = ((0, 1.3), (2, 1.0), (5, 0.6), (8, 0.3))
PRECIOUS_STEPS = ((0, 2.0), (1, 1.6), (3, 1.3), (5, 0.8))

WORKER = 0.5  # what another worker would do instead

# what an office brings in a turn, besides its points at the end
POWER = {
    GUNNER: 0.0,
    GENERAL: 0.0,
    ROADMAKER: 0.4,
    DEFENDER: 0.3,
    MASTER_STONECUTTER: 0.5,
    MASTER_CARPENTER: 0.5,
    SHIPOWNER: 0.6,
    MASTER_ARTISAN: 1.0,
    MASTER_MERCHANT: 1.0,
    BISHOP: 0.1,
    ARCHITECT: 0.3,
    GOVERNOR: 0.1,
}


def good_worth(outlook: Outlook, good: int, stock: int) -> float:
    """One more of a good, with so many in stock: less and less beyond what waits for it, and nothing in the end."""
    beyond = stock - outlook.demand[good]
    steps = PRECIOUS_STEPS if good == PRECIOUS else PLAIN_STEPS
    worth = next((worth for below, worth in steps if beyond < below), 0.1)
    return worth * min(1.0, outlook.turns / 2)


def silver_worth(outlook: Outlook) -> float:
    """A third of a point in the end; more while there is an office to buy or a church to give to."""
    if outlook.turns > 0 and CHURCH in outlook.in_reach and outlook.player.silver < 3:
        return 1.0
    return 0.8 if outlook.wants_office else 0.34


def cost_worth(outlook: Outlook, cost: Cost) -> float:
    """What a cost takes away."""
    goods = outlook.means.goods
    wood, stone = good_worth(outlook, WOOD, goods[WOOD] - 1), good_worth(outlook, STONE, goods[STONE] - 1)
    precious = good_worth(outlook, PRECIOUS, goods[PRECIOUS] - 1)
    in_silver = outlook.means.price(outlook.means.lacking(cost)) * 2 * silver_worth(outlook)
    return cost.wood * wood + cost.stone * stone + cost.precious * precious + cost.either * min(wood, stone) + in_silver


def house_worth(outlook: Outlook, district: int) -> float:
    """A house at the end: as the district is now, with hope for roads, squares and the great buildings."""
    city, board = outlook.city, outlook.board
    nobles = int(city.nobles[district])
    value = float(int(outlook.board.numbers.house_points)) - int(production_penalty(outlook.works[district]))
    value += sum(nobles >> building & 1 for building in (GARDEN, MONUMENT, CHURCH, BARRACKS))
    value += int(city.connected >> district & 1)
    hope = outlook.turns / int(board.years)
    central = any(outlook.district(space) == district for space in board.plaza_ring)
    for space, points in ((int(city.palace), 3), (int(city.cathedral), 2)):
        if space == NOWHERE:
            value += 0.4 * points * hope if central else 0.0
        elif outlook.district(space) == district:
            value += points
    return max(0.0, value) + 1.5 * hope


def office_worth(outlook: Outlook, office: int) -> float:
    """Its points and what it does until the end, less its price."""
    points = float(office_value(outlook.board, outlook.city, office))
    price = int(outlook.board.office_price[office]) * 0.34
    return points + POWER[office] * outlook.turns - price

"""What the activation of a common building brings, and from which grids and stacks it is taken."""

from __future__ import annotations

from typing import cast

from cabildo.bots.trinidad.judgement import (
    coins_worth,
    cube_worth,
    cubes_worth,
    faith_worth,
    gained_cubes,
)
from cabildo.bots.trinidad.outlook import Outlook
from cabildo.bots.trinidad.war import promotion_worth, war_wish
from cabildo.titles.trinidad.actions import (
    BUY,
    BUY_FAITH,
    EXTRA,
    FROM_STACK,
    FROM_STORE,
    PROMOTE,
    REFINE,
    SELL,
    TAKE_CUBES,
)
from cabildo.titles.trinidad.effects import (
    SALE_CUBES,
    Activation,
    can_have,
    church_price,
    cube_of,
    first_effect,
    is_hacienda,
    last_effect,
)
from cabildo.titles.trinidad.stores import coins_on_board, cubes_on_board
from cabildo.titles.trinidad.terms import (
    CORPORATION,
    CUBE_OF_STORE,
    FIRST_VISIT,
    METAL,
    NATIVES,
    PIRATES,
    PRECIOUS,
    STONE,
    WOOD,
)


def best_effect_worth(outlook: Outlook, space: int) -> float:
    """The best effect of the building on a space."""
    building = outlook.buildings[space]
    effects = range(int(first_effect(building)), int(last_effect(building)) + 1)
    return max(
        (
            worth_of(outlook, building, effect)
            for effect in effects
            if can_have(outlook.state, building, effect, FIRST_VISIT, 0)
        ),
        default=-9.0,
    )


def effect_worth(outlook: Outlook, action: int) -> float:
    """The phase Activating: each effect."""
    space = int(cast(Activation, outlook.state.memory).space)
    return worth_of(outlook, outlook.buildings[space], action)


def worth_of(outlook: Outlook, building: int, effect: int) -> float:
    """What an effect gives, less what it costs besides the worker."""
    state, numbers = outlook.state, outlook.numbers
    if effect == TAKE_CUBES:
        cube = int(cube_of(building))
        count = min(int(numbers.cubes_taken), int(cubes_on_board(state, cube)))
        if is_hacienda(building):
            count += min(int(numbers.hacienda_extra), int(state.cubes[cube]))
        return gained_cubes(outlook, cube, count)
    if effect == REFINE:
        count = int(numbers.hacienda_refined if is_hacienda(building) else numbers.refined)
        spent = [0, 0]
        spent[int(cube_of(building))] = count
        return gained_cubes(outlook, PRECIOUS, 1) - cubes_worth(outlook, spent)
    if effect < BUY:
        sale = effect - SELL
        coins = int(numbers.sale_coins[sale]) + (int(numbers.corporation_bonus) if building == CORPORATION else 0)
        coins = min(coins, int(coins_on_board(state)))
        return coins_worth(outlook, coins) - cubes_worth(outlook, [int(count) for count in SALE_CUBES[sale]])
    if effect < BUY_FAITH:
        sale = effect - BUY
        worth = coins_worth(outlook, -int(numbers.buy_coins[sale]))
        for cube in range(METAL + 1):
            worth += gained_cubes(outlook, cube, int(SALE_CUBES[sale][cube]))
        if building == CORPORATION:
            worth += max(gained_cubes(outlook, STONE, 1), gained_cubes(outlook, WOOD, 1))
        return worth
    if effect == BUY_FAITH:
        return faith_worth(outlook) + coins_worth(outlook, -int(church_price(state)))
    return promotion_worth(outlook, effect - PROMOTE) - cubes_worth(outlook, [0, 0, 0, int(numbers.promotion_metal)])


def extra_worth(outlook: Outlook, action: int) -> float:
    """What a Corporation adds: the cube of which one is short."""
    cube = action - EXTRA
    return cube_worth(outlook, cube, int(outlook.player.cubes[cube]))


# ---- from where


def store_worth(outlook: Outlook, action: int) -> float:
    """A grid that stays full enough, unless one wants the war that an empty one brings nearer."""
    store = action - FROM_STORE
    left = int(outlook.state.stores[store]) - 1
    faction = PIRATES if CUBE_OF_STORE[store] == PRECIOUS else NATIVES
    return emptying(outlook, left, faction)


def stack_worth(outlook: Outlook, action: int) -> float:
    return emptying(outlook, int(outlook.state.stacks[action - FROM_STACK]) - 1, PIRATES)


def emptying(outlook: Outlook, left: int, faction: int) -> float:
    if left > 0:
        return 0.01 * left
    return war_wish(outlook, faction) - int(outlook.numbers.emptied_points)

"""The choice at every decision of Puerto Rico: the action that is worth most."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

from cabildo.bots.puerto_rico.judgement import barrel, new_building, plantation, sale
from cabildo.bots.puerto_rico.manning import man_worth
from cabildo.bots.puerto_rico.roles import role_worth
from cabildo.engine.state import State
from cabildo.titles.puerto_rico import phases
from cabildo.titles.puerto_rico.actions import (
    BUILD,
    EXTRA,
    KEEP,
    LOAD,
    PASS,
    SELL,
    STORE,
    TAKE_TILE,
    USE_HACIENDA,
)
from cabildo.titles.puerto_rico.storage import stores_of
from cabildo.titles.puerto_rico.table import Table
from cabildo.titles.puerto_rico.terms import HOLDS, WHARF_HOLD


def choose(state: State, random: Random) -> int:
    """The usual answer where there is one, else the best; of equals the first, so that chance has no part in it."""
    table = cast(Table, state)
    usual = int(table.usual())
    if usual >= 0:
        return usual
    worth = WORTHS[int(table.phase)]
    return max(table.legal_actions(), key=lambda action: worth(table, action))


def tile_worth(table: Table, action: int) -> float:
    player = table.players[table.actor]
    if action == PASS:
        return 0.0
    if action == USE_HACIENDA:  # a tile for nothing, as long as it takes no space from a chosen one
        return 9.0 if player.island_filled <= table.board.island_spaces - 3 else -1.0
    return plantation(table, player, action - TAKE_TILE)


def build_worth(table: Table, action: int) -> float:
    if action == PASS:
        return 0.0
    return new_building(table, table.players[table.actor], action - BUILD, bool(table.actor == table.taker))


def extra_worth(table: Table, action: int) -> float:
    return 0.0 if action == PASS else barrel(table, action - EXTRA)


def sell_worth(table: Table, action: int) -> float:
    if action == PASS:
        return 0.0
    return sale(table, table.players[table.actor], action - SELL, bool(table.actor == table.taker))


def load_worth(table: Table, action: int) -> float:
    """Most barrels; of equals the cheap goods, and the wharf only where no ship would do."""
    if action == PASS:
        return 0.0
    good, hold = divmod(action - LOAD, HOLDS)
    barrels = int(table.players[table.actor].goods[good])
    if hold == WHARF_HOLD:
        return barrels - 0.5
    space = int(table.board.ship_capacity[hold] - table.ship_load[hold])
    return min(barrels, space) - 0.05 * int(table.board.price[good])


def store_worth(table: Table, action: int) -> float:
    """The most valuable kinds that there is room for; of these the first, as they are asked for in order."""
    if action == PASS:
        return 0.0
    goods = table.players[table.actor].goods
    kinds = [other - STORE for other in table.legal_actions() if other != PASS]
    kinds.sort(key=lambda good: -int(goods[good]) * barrel(table, good))
    return 1.0 if action - STORE == min(kinds[: int(stores_of(table).slots)]) else -1.0


def keep_worth(table: Table, action: int) -> float:
    return 0.0 if action == PASS else barrel(table, action - KEEP)


WORTHS: dict[int, Callable[[Table, int], float]] = {
    phases.ROLE: role_worth,
    phases.TILE: tile_worth,
    phases.PLACING: man_worth,
    phases.BUILDING: build_worth,
    phases.EXTRA_GOOD: extra_worth,
    phases.TRADING: sell_worth,
    phases.LOADING: load_worth,
    phases.STORING: store_worth,
    phases.KEEPING: keep_worth,
}

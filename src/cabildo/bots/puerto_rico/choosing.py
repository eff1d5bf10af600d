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
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.storage import stores_of
from cabildo.titles.puerto_rico.terms import HOLDS, WHARF_HOLD


def choose(any_state: State, random: Random) -> int:
    """The usual answer where there is one, else the best; of equals the first, so that chance has no part in it."""
    state = cast(PuertoRicoState, any_state)
    usual = int(state.usual())
    if usual >= 0:
        return usual
    worth = WORTHS[int(state.phase)]
    return max(state.legal_actions(), key=lambda action: worth(state, action))


def tile_worth(state: PuertoRicoState, action: int) -> float:
    player = state.players[state.actor]
    if action == PASS:
        return 0.0
    if action == USE_HACIENDA:  # a tile for nothing, as long as it takes no space from a chosen one
        return 9.0 if player.island_filled <= state.board.island_spaces - 3 else -1.0
    return plantation(state, player, action - TAKE_TILE)


def build_worth(state: PuertoRicoState, action: int) -> float:
    if action == PASS:
        return 0.0
    return new_building(state, state.players[state.actor], action - BUILD, bool(state.actor == state.taker))


def extra_worth(state: PuertoRicoState, action: int) -> float:
    return 0.0 if action == PASS else barrel(state, action - EXTRA)


def sell_worth(state: PuertoRicoState, action: int) -> float:
    if action == PASS:
        return 0.0
    return sale(state, state.players[state.actor], action - SELL, bool(state.actor == state.taker))


def load_worth(state: PuertoRicoState, action: int) -> float:
    """Most barrels; of equals the cheap goods, and the wharf only where no ship would do."""
    if action == PASS:
        return 0.0
    good, hold = divmod(action - LOAD, HOLDS)
    barrels = int(state.players[state.actor].goods[good])
    if hold == WHARF_HOLD:
        return barrels - 0.5
    space = int(state.board.ship_capacity[hold] - state.ship_load[hold])
    return min(barrels, space) - 0.05 * int(state.board.price[good])


def store_worth(state: PuertoRicoState, action: int) -> float:
    """The most valuable kinds that there is room for; of these the first, as they are asked for in order."""
    if action == PASS:
        return 0.0
    goods = state.players[state.actor].goods
    kinds = [other - STORE for other in state.legal_actions() if other != PASS]
    kinds.sort(key=lambda good: -int(goods[good]) * barrel(state, good))
    return 1.0 if action - STORE == min(kinds[: int(stores_of(state).slots)]) else -1.0


def keep_worth(state: PuertoRicoState, action: int) -> float:
    return 0.0 if action == PASS else barrel(state, action - KEEP)


WORTHS: dict[int, Callable[[PuertoRicoState, int], float]] = {
    phases.ROLE_CHOICE: role_worth,
    phases.TILE_CHOICE: tile_worth,
    phases.PLACING: man_worth,
    phases.BUILDING_CHOICE: build_worth,
    phases.EXTRA_GOOD: extra_worth,
    phases.TRADING: sell_worth,
    phases.LOADING: load_worth,
    phases.STORING: store_worth,
    phases.KEEPING: keep_worth,
}

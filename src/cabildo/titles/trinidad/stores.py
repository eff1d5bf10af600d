"""What lies on the resource grids and the coin stacks of the board, and what cards let take from the supply instead."""

from typing import Final

from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.affiliates.cards import (
    COINS_FROM_SUPPLY,
    PRECIOUS_FROM_SUPPLY,
    STONE_FROM_SUPPLY,
    WOOD_FROM_SUPPLY,
)
from cabildo.titles.trinidad.affiliates.using import is_own_turn
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import FIRST_STORE, STACKS, STORES_OF

SUPPLY_CARD: Final = vec[i64]([STONE_FROM_SUPPLY, WOOD_FROM_SUPPLY, PRECIOUS_FROM_SUPPLY])  # by cube


def cubes_on_board(state: TrinidadState, cube: i64) -> i64:
    """Stone, wood or precious cubes on all grids of their kind."""
    return cubes_from(state, cube, FIRST_STORE[cube])


def coins_on_board(state: TrinidadState) -> i64:
    """Coins on all stacks, in bronze."""
    return coins_from(state, 0)


def cubes_from(state: TrinidadState, cube: i64, store: i64) -> i64:
    """Cubes of a kind on this grid and on those of their kind behind it."""
    behind = FIRST_STORE[cube] + STORES_OF[cube]
    total: i64 = 0
    for other in range(store if store > FIRST_STORE[cube] else FIRST_STORE[cube], behind):
        total += state.stores[other]
    return total


def coins_from(state: TrinidadState, stack: i64) -> i64:
    """Coins on this stack and on those behind it."""
    total: i64 = 0
    for other in range(stack, STACKS):
        total += state.stacks[other]
    return total


# ---- what a seat can take, by a card perhaps from the supply


def cubes_for(state: TrinidadState, seat: i64, cube: i64) -> i64:
    """How many cubes of a kind a seat could take: of the grids, or by card of the supply (TR-AFF-18, 24, 30)."""
    on_board = cubes_on_board(state, cube)
    if state.ready(seat, SUPPLY_CARD[cube]) and state.cubes[cube] > on_board and is_own_turn(state, seat):
        return state.cubes[cube]
    return on_board


def coins_for(state: TrinidadState, seat: i64) -> i64:
    """How much bronze a seat could take: of the stacks, or by card of the supply (TR-AFF-66)."""
    on_board = coins_on_board(state)
    if state.ready(seat, COINS_FROM_SUPPLY) and state.coins > on_board and is_own_turn(state, seat):
        return state.coins
    return on_board


# ---- what the ship pays


def has_support(state: TrinidadState) -> bool:
    """Whether a cube for the ship lies on the decade (TR-LAW-09)."""
    return state.support >> state.decade & 1 != 0


def pay_for_equal_cubes(state: TrinidadState) -> i64:
    """Bronze for a load of equal cubes (TR-SHIP-05), more with support (TR-SHIP-11)."""
    numbers = state.board.numbers
    return numbers.ship_equal_pay + numbers.support_coins if has_support(state) else numbers.ship_equal_pay

"""What lies on the resource grids and the coin stacks of the board."""

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import FIRST_STORE, STACKS, STORES_OF


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


# ---- what the ship pays


def has_support(state: TrinidadState) -> bool:
    """Whether a cube for the ship lies on the decade (TR-LAW-09)."""
    return state.support >> state.decade & 1 != 0


def pay_for_equal_cubes(state: TrinidadState) -> i64:
    """Bronze for a load of equal cubes (TR-SHIP-05), more with support (TR-SHIP-11)."""
    numbers = state.board.numbers
    return numbers.ship_equal_pay + numbers.support_coins if has_support(state) else numbers.ship_equal_pay

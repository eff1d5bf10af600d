"""The refill: empty grids and stacks, the City Warehouse, and the decade marker."""

from __future__ import annotations

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CUBE_OF_STORE, METAL, STACKS, STORES


def refill(state: TrinidadState) -> None:
    """Fill what is empty as far as the supply goes, first to last, then move the decade marker on (TR-END-07 to 10)."""
    for store in range(STORES):
        if state.stores[store] == 0:
            cube = CUBE_OF_STORE[store]
            state.stores[store] = from_supply(state, cube, state.board.cubes_a_store[store])
    for stack in range(STACKS):
        if state.stacks[stack] == 0:
            coins = min(state.coins, state.board.coins_a_stack)
            state.stacks[stack] = coins
            state.coins -= coins
    refill_warehouse(state)
    clear_decade(state)
    state.decade += 1
    state.vote_held = False


def from_supply(state: TrinidadState, cube: i64, wanted: i64) -> i64:
    """Take cubes out of the supply, as many as there are; every stock is a hard limit (TR-COMP-04)."""
    taken = min(wanted, state.cubes[cube])
    state.cubes[cube] -= taken
    return taken


def refill_warehouse(state: TrinidadState) -> None:
    """Bring the City Warehouse back to what it holds at the start (TR-END-09)."""
    for cube in range(len(state.warehouse)):
        missing = state.board.numbers.warehouse[cube] - state.warehouse[cube]
        state.warehouse[cube] += from_supply(state, cube, missing)


def clear_decade(state: TrinidadState) -> None:
    """Take the markers off the decade that ends: peace, and the metal cube for the ship (TR-END-10)."""
    one: i64 = 1
    this_decade = one << state.decade
    if state.peace & this_decade != 0:
        state.peace &= ~this_decade
        state.peace_markers += 1
    if state.support & this_decade != 0:
        state.support &= ~this_decade
        state.cubes[METAL] += 1

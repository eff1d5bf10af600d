"""Workers of the council that come from the supply onto spaces of a grid, by a law or by a card."""

from typing import Final

from cabildo.engine.reasons import FIXED_ORDER
from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.actions import COUNCIL_SLOT
from cabildo.titles.trinidad.grids import colour_on, slots_of
from cabildo.titles.trinidad.major_buildings import append_slots, put_worker
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import COUNCIL

ONE: Final[i64] = 1


def append_council_slots(state: TrinidadState, legal: vec[i64], grid: i64, placed: i64) -> vec[i64]:
    """Add the free spaces behind those that were taken so far, a set."""
    first: i64 = 0
    while placed >> first != 0:
        first += 1
    return append_slots(state, legal, grid, first, COUNCIL_SLOT)


def why_not_council_slot(state: TrinidadState, grid: i64, placed: i64, slot: i64, rule: str) -> str:
    """The rule against this space: one of the grid, the order of choices, or the given rule where it is taken."""
    if slot >= slots_of(state, grid):
        return "TR-MAJOR-02"
    if colour_on(state, grid, slot) >= 0:
        return rule
    return FIXED_ORDER if placed >> slot != 0 else ""


def send_to_slot(state: TrinidadState, grid: i64, slot: i64) -> i64:
    """Put a worker of the supply on a space, and hand back the set of just this space."""
    state.council_workers -= 1
    put_worker(state, state.actor, grid, slot, COUNCIL)
    return ONE << slot

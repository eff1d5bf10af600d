"""The grids of the major buildings: who stands on their spaces, and which of them are open."""

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CABILDO_GRID,
    CATHEDRAL_GRID,
    FORT_GRID,
    HARBOR_GRID,
    NOWHERE,
    ROAD_GRID,
    SLOTS,
    WALL_GRID,
)


def slots_of(state: TrinidadState, grid: i64) -> i64:
    """How many spaces a grid has with these players (TR-MAJOR-02)."""
    return len(state.board.slot_points[grid])


def colour_on(state: TrinidadState, grid: i64, slot: i64) -> i64:
    """Whose worker stands there: a seat, COUNCIL or NOBODY."""
    return state.grids[grid * SLOTS + slot] - 1


def workers_on(state: TrinidadState, grid: i64) -> i64:
    """How many workers of all colours stand on a grid."""
    total: i64 = 0
    for slot in range(slots_of(state, grid)):
        if state.grids[grid * SLOTS + slot] != 0:
            total += 1
    return total


def workers_of(state: TrinidadState, grid: i64, colour: i64) -> i64:
    """How many workers of one colour stand on a grid."""
    total: i64 = 0
    for slot in range(slots_of(state, grid)):
        if state.grids[grid * SLOTS + slot] == colour + 1:
            total += 1
    return total


def has_worker_on(state: TrinidadState, grid: i64, colour: i64) -> bool:
    """Whether a worker of one colour stands on a grid."""
    first = grid * SLOTS
    grids = state.grids
    return any(grids[slot] == colour + 1 for slot in range(first, first + slots_of(state, grid)))


def is_full(state: TrinidadState, grid: i64) -> bool:
    return workers_on(state, grid) == slots_of(state, grid)


def is_completed(state: TrinidadState, grid: i64) -> bool:
    """Whether a grid was completed in this decade; its workers come home at the end of it (TR-MAJOR-07)."""
    return state.completed >> grid & 1 != 0


def is_built(state: TrinidadState, grid: i64) -> bool:
    """Whether a building that is built once stands; walls and roads never do in this sense."""
    city = state.city
    if grid == CABILDO_GRID:
        return city.cabildo != NOWHERE
    if grid == CATHEDRAL_GRID:
        return city.cathedral != NOWHERE
    if grid == FORT_GRID:
        return city.fort
    return grid == HARBOR_GRID and city.harbor


def has_pieces(state: TrinidadState, grid: i64) -> bool:
    """Whether something is left to build: walls and road markers run out."""
    if grid == WALL_GRID:
        return state.walls > 0
    return grid != ROAD_GRID or state.road_markers > 0


def is_open(state: TrinidadState, grid: i64) -> bool:
    """Whether workers may be placed on a grid; one without free spaces is completed."""
    return not is_completed(state, grid) and not is_built(state, grid) and has_pieces(state, grid)


def why_closed(state: TrinidadState, grid: i64) -> str:
    """The rule against any further worker on a grid, or the empty string."""
    city = state.city
    if (
        (grid == CABILDO_GRID and city.cabildo != NOWHERE)
        or (grid == CATHEDRAL_GRID and city.cathedral != NOWHERE)
        or (grid == FORT_GRID and city.fort)
        or (grid == HARBOR_GRID and city.harbor)
    ):
        return "TR-MAJOR-09"
    if state.completed >> grid & 1:
        return "TR-MAJOR-26"
    if grid == WALL_GRID and state.walls == 0:
        return "TR-MAJOR-20"
    if grid == ROAD_GRID and state.road_markers == 0:
        return "TR-MAJOR-24"
    return ""

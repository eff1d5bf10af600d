"""The grids of the major buildings: workers and debts on their spaces."""

from typing import Final

from cabildo.engine.rows import i64
from cabildo.titles.rio.costs import can_pay
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import (
    CATHEDRAL_GRID,
    FORT_GRID,
    FROM_DEBTS,
    GRID_NAMES,
    GRIDS,
    HARBOR_GRID,
    NOBODY,
    NOWHERE,
    PALACE_GRID,
    SHADOW,
    SLOTS,
)

DEBT: Final = 256


# ---- a space of a grid


def colour_on(state: RioState, target: i64) -> i64:
    """The colour of the disc on a grid space, or NOBODY."""
    return (state.grids[target] & 15) - 1


def placer_of(state: RioState, target: i64) -> i64:
    """Who placed it and pays for it: not its colour if that is the shadow's (RP-VAR2P-03)."""
    return (state.grids[target] >> 4 & 15) - 1


def is_owed(state: RioState, target: i64) -> bool:
    return state.grids[target] & DEBT != 0


def slots_of(state: RioState, grid: i64) -> i64:
    return len(state.board.grid_points[grid])


def is_open(state: RioState, grid: i64) -> bool:
    """A grid is closed while its tile stands; walls and roads are always open (RP-COMP-12, RP-MAJOR-32)."""
    city = state.city
    if grid == PALACE_GRID:
        return city.palace == NOWHERE
    if grid == CATHEDRAL_GRID:
        return city.cathedral == NOWHERE
    if grid == HARBOR_GRID:
        return not city.harbor
    return grid != FORT_GRID or not city.fort


def is_free(state: RioState, target: i64) -> bool:
    """Whether the grid has this space, is open, and nobody stands there (RP-MAJOR-02)."""
    grid = target // SLOTS
    return target % SLOTS < slots_of(state, grid) and state.grids[target] == 0 and is_open(state, grid)


def costs_nothing(state: RioState, grid: i64) -> bool:
    board = state.board
    return board.grid_wood[grid] + board.grid_stone[grid] + board.grid_precious[grid] + board.grid_either[grid] == 0


def can_pay_grid(state: RioState, grid: i64) -> bool:
    board = state.board
    return can_pay(
        board,
        state.me(),
        board.grid_wood[grid],
        board.grid_stone[grid],
        board.grid_precious[grid],
        board.grid_either[grid],
    )


# ---- placing and paying


def put_worker(state: RioState, target: i64, colour: i64, owing: bool) -> None:
    player = state.me()
    if colour == SHADOW:
        state.shadows -= 1
        player.shadows += 1
    else:
        player.supply -= 1
    player.placed += 1
    grid = target // SLOTS
    state.grids[target] = colour + 1 | (state.actor + 1) << 4 | (DEBT if owing else 0)
    state.placements += 1
    state.grid_filler[grid] = state.actor
    state.grid_time[grid] = state.placements
    if state.sink is not None:
        state.tell(
            "grid-worker-placed",
            {
                "seat": int(state.actor),
                "grid": GRID_NAMES[grid],
                "slot": int(target % SLOTS) + 1,
                "points": int(state.board.grid_points[grid][target % SLOTS]),
                "owing": owing,
                "shadow": colour == SHADOW,
            },
        )


def settle_debt(state: RioState, target: i64) -> None:
    """Pay a debt in the own effects turn; what that completes is for `completing.py` (RP-MAJOR-19)."""
    state.grids[target] &= DEBT - 1
    if state.sink is not None:
        state.tell(
            "debt-settled",
            {"seat": int(state.actor), "grid": GRID_NAMES[target // SLOTS], "slot": int(target % SLOTS) + 1},
        )


def default_debts(state: RioState) -> None:
    """Fine what is still owed at the end of the own effects turn (RP-MAJOR-08, RP-MAJOR-09)."""
    grids = state.grids
    for target in range(GRIDS * SLOTS):
        if grids[target] & DEBT != 0 and placer_of(state, target) == state.actor:
            take_back(state, target)
            if state.sink is not None:
                state.tell(
                    "debt-failed",
                    {"seat": int(state.actor), "grid": GRID_NAMES[target // SLOTS], "slot": int(target % SLOTS) + 1},
                )
            state.score(state.actor, FROM_DEBTS, -state.board.numbers.debt_fine)


def take_back(state: RioState, target: i64) -> None:
    """Give a disc on the grid back to its owner's supply."""
    colour = colour_on(state, target)
    if colour == SHADOW:
        state.shadows += 1
    elif colour != NOBODY:
        state.players[colour].supply += 1
    state.grids[target] = 0


def is_complete(state: RioState, grid: i64) -> bool:
    for slot in range(slots_of(state, grid)):
        disc = state.grids[grid * SLOTS + slot]
        if disc == 0 or disc & DEBT != 0:
            return False
    return True

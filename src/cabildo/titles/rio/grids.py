"""The grids of the major buildings: workers and debts on their spaces."""

from typing import Final

from cabildo.engine.rows import i64
from cabildo.titles.rio.costs import can_pay
from cabildo.titles.rio.table import Table
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


def colour_on(table: Table, target: i64) -> i64:
    """The colour of the disc on a grid space, or NOBODY."""
    return (table.grids[target] & 15) - 1


def placer_of(table: Table, target: i64) -> i64:
    """Who placed it and pays for it: not its colour if that is the shadow's (RP-VAR2P-03)."""
    return (table.grids[target] >> 4 & 15) - 1


def is_owed(table: Table, target: i64) -> bool:
    return table.grids[target] & DEBT != 0


def slots_of(table: Table, grid: i64) -> i64:
    return len(table.board.grid_points[grid])


def is_open(table: Table, grid: i64) -> bool:
    """A grid is closed while its tile stands; walls and roads are always open (RP-COMP-12, RP-MAJOR-32)."""
    city = table.city
    if grid == PALACE_GRID:
        return city.palace == NOWHERE
    if grid == CATHEDRAL_GRID:
        return city.cathedral == NOWHERE
    if grid == HARBOR_GRID:
        return not city.harbor
    return grid != FORT_GRID or not city.fort


def is_free(table: Table, target: i64) -> bool:
    """Whether the grid has this space, is open, and nobody stands there (RP-MAJOR-02)."""
    grid = target // SLOTS
    return target % SLOTS < slots_of(table, grid) and table.grids[target] == 0 and is_open(table, grid)


def costs_nothing(table: Table, grid: i64) -> bool:
    board = table.board
    return board.grid_wood[grid] + board.grid_stone[grid] + board.grid_precious[grid] + board.grid_either[grid] == 0


def can_pay_grid(table: Table, grid: i64) -> bool:
    board = table.board
    return can_pay(
        board,
        table.me(),
        board.grid_wood[grid],
        board.grid_stone[grid],
        board.grid_precious[grid],
        board.grid_either[grid],
    )


# ---- placing and paying


def put_worker(table: Table, target: i64, colour: i64, owing: bool) -> None:
    player = table.me()
    if colour == SHADOW:
        table.shadows -= 1
        player.shadows += 1
    else:
        player.supply -= 1
    player.placed += 1
    grid = target // SLOTS
    table.grids[target] = colour + 1 | (table.actor + 1) << 4 | (DEBT if owing else 0)
    table.placements += 1
    table.grid_filler[grid] = table.actor
    table.grid_time[grid] = table.placements
    if table.sink is not None:
        table.tell(
            "grid-worker-placed",
            {
                "seat": int(table.actor),
                "grid": GRID_NAMES[grid],
                "slot": int(target % SLOTS) + 1,
                "points": int(table.board.grid_points[grid][target % SLOTS]),
                "owing": owing,
                "shadow": colour == SHADOW,
            },
        )


def settle_debt(table: Table, target: i64) -> None:
    """Pay a debt in the own effects turn; what that completes is for `completing.py` (RP-MAJOR-19)."""
    table.grids[target] &= DEBT - 1
    if table.sink is not None:
        table.tell(
            "debt-settled",
            {"seat": int(table.actor), "grid": GRID_NAMES[target // SLOTS], "slot": int(target % SLOTS) + 1},
        )


def default_debts(table: Table) -> None:
    """Fine what is still owed at the end of the own effects turn (RP-MAJOR-08, RP-MAJOR-09)."""
    grids = table.grids
    for target in range(GRIDS * SLOTS):
        if grids[target] & DEBT != 0 and placer_of(table, target) == table.actor:
            take_back(table, target)
            if table.sink is not None:
                table.tell(
                    "debt-failed",
                    {"seat": int(table.actor), "grid": GRID_NAMES[target // SLOTS], "slot": int(target % SLOTS) + 1},
                )
            table.score(table.actor, FROM_DEBTS, -table.board.numbers.debt_fine)


def take_back(table: Table, target: i64) -> None:
    """Give a disc on the grid back to its owner's supply."""
    colour = colour_on(table, target)
    if colour == SHADOW:
        table.shadows += 1
    elif colour != NOBODY:
        table.players[colour].supply += 1
    table.grids[target] = 0


def is_complete(table: Table, grid: i64) -> bool:
    for slot in range(slots_of(table, grid)):
        disc = table.grids[grid * SLOTS + slot]
        if disc == 0 or disc & DEBT != 0:
            return False
    return True

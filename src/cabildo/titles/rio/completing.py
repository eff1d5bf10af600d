"""Major buildings are completed: what a full grid gives, and to whom."""

from typing import final

from cabildo.engine.phase import NOTHING, Phase
from cabildo.engine.rows import i64, vec
from cabildo.titles.rio.city import free_borders, open_edges
from cabildo.titles.rio.grids import colour_on, is_complete, slots_of, take_back
from cabildo.titles.rio.phases import COMPLETING, EFFECTS, LAYING_ROADS, LAYING_WALLS, SITING
from cabildo.titles.rio.scoring import members
from cabildo.titles.rio.siting import make_site
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import (
    FORT_GRID,
    FROM_COMPLETING,
    FROM_GRIDS,
    GRID_NAMES,
    GRIDS,
    HARBOR_GRID,
    NOBODY,
    ROAD_GRID,
    SEATS,
    SLOTS,
    WALL_GRID,
)
from cabildo.titles.rio.walls_and_roads import make_pieces


@final
class Completing(Phase[Table]):
    """Finished grids are resolved one after another; those who filled them are asked, this phase itself never asks."""

    def name(self) -> str:
        return "completing"

    def begin(self, table: Table) -> None:
        """Begin phase B: finished grids are resolved before anybody acts (RP-MAJOR-18)."""
        table.turn = 0
        table.actor = table.order[0]
        if table.sink is not None:
            table.tell("effects-begin", {"year": int(table.board.first_year + table.year)})
        table.enter(COMPLETING)
        complete_grids(table)

    def asks(self) -> bool:
        return False

    def resume(self, table: Table, result: i64) -> None:
        complete_grids(table)

    def interrupts(self) -> vec[i64]:
        return vec[i64]([NOTHING, EFFECTS])


def complete_between(table: Table) -> None:
    """Resolve a full grid whose last debt is paid at once; the effects turn goes on then (RP-MAJOR-19)."""
    table.ask(COMPLETING, table.actor)
    complete_grids(table)


def complete_grids(table: Table) -> None:
    """Resolve what is complete in the order of the last placements (RP-MAJOR-34).

    Then go back to the effects turn that was interrupted, or begin the first one.
    """
    while table.phase == COMPLETING:
        grid = next_complete(table)
        if grid != NOBODY:
            complete(table, grid)
        elif table.waiting is None:
            table.begin(EFFECTS)
        else:
            table.done()


def next_complete(table: Table) -> i64:
    """The full grid without debts whose last worker was placed first, or NOBODY."""
    first: i64 = NOBODY
    for grid in range(GRIDS):
        if is_complete(table, grid) and (first == NOBODY or table.grid_time[grid] < table.grid_time[first]):
            first = grid
    return first


def complete(table: Table, grid: i64) -> None:
    """Score every worker, send them home, and let the one who filled the grid set its tile or pieces."""
    filler = table.grid_filler[grid]
    if table.sink is not None:
        table.tell("grid-completed", {"seat": int(filler), "grid": GRID_NAMES[grid]})
    points = table.board.grid_points[grid]
    gains = vec[i64]([0] * (SEATS + 1))
    for slot in range(slots_of(table, grid)):
        gains[colour_on(table, grid * SLOTS + slot)] += points[slot]
        take_back(table, grid * SLOTS + slot)
    for seat in range(len(table.players)):
        table.score(seat, FROM_GRIDS, gains[seat])
    table.score(filler, FROM_COMPLETING, table.board.completing_points[grid])
    if grid == FORT_GRID:
        table.city.fort = True
    elif grid == HARBOR_GRID:
        table.city.harbor = True
    elif grid == WALL_GRID:
        lay(table, filler, LAYING_WALLS, members(open_edges(table.board, table.city)))
    elif grid == ROAD_GRID:
        lay(table, filler, LAYING_ROADS, free_borders(table.board, table.city))
    else:
        table.ask(SITING, filler, make_site(grid))


def lay(table: Table, seat: i64, phase: i64, room: i64) -> None:
    """Let the seat lay as many pieces as there are, and as there is room for (RP-COMP-08, RP-WALL-01)."""
    pieces = table.board.pieces_a_grid
    if pieces > table.pieces:
        pieces = table.pieces
    if pieces > room:
        pieces = room
    if pieces > 0:
        table.ask(phase, seat, make_pieces(pieces))

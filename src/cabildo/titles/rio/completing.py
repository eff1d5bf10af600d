"""Major buildings are completed: what a full grid gives, and to whom."""

from typing import final

from cabildo.engine.phase import NOTHING, Phase
from cabildo.engine.rows import i64, vec
from cabildo.titles.rio.city import free_borders, open_edges
from cabildo.titles.rio.grids import colour_on, is_complete, slots_of, take_back
from cabildo.titles.rio.phases import COMPLETING, EFFECTS, LAYING_ROADS, LAYING_WALLS, SITING
from cabildo.titles.rio.scoring import members
from cabildo.titles.rio.siting import make_site
from cabildo.titles.rio.state import RioState
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
class Completing(Phase[RioState]):
    """Finished grids are resolved one after another; those who filled them are asked, this phase itself never asks."""

    def name(self) -> str:
        return "completing"

    def begin(self, state: RioState) -> None:
        """Begin phase B: finished grids are resolved before anybody acts (RP-MAJOR-18)."""
        state.turn = 0
        state.actor = state.order[0]
        if state.sink is not None:
            state.tell("effects-begin", {"year": int(state.board.first_year + state.year)})
        state.enter(COMPLETING)
        complete_grids(state)

    def asks(self) -> bool:
        return False

    def resume(self, state: RioState, result: i64) -> None:
        complete_grids(state)

    def interrupts(self) -> vec[i64]:
        return vec[i64]([NOTHING, EFFECTS])


def complete_between(state: RioState) -> None:
    """Resolve a full grid whose last debt is paid at once; the effects turn goes on then (RP-MAJOR-19)."""
    state.ask(COMPLETING, state.actor)
    complete_grids(state)


def complete_grids(state: RioState) -> None:
    """Resolve what is complete in the order of the last placements (RP-MAJOR-34).

    Then go back to the effects turn that was interrupted, or begin the first one.
    """
    while state.phase == COMPLETING:
        grid = next_complete(state)
        if grid != NOBODY:
            complete(state, grid)
        elif state.waiting is None:
            state.begin(EFFECTS)
        else:
            state.done()


def next_complete(state: RioState) -> i64:
    """The full grid without debts whose last worker was placed first, or NOBODY."""
    first: i64 = NOBODY
    for grid in range(GRIDS):
        if is_complete(state, grid) and (first == NOBODY or state.grid_time[grid] < state.grid_time[first]):
            first = grid
    return first


def complete(state: RioState, grid: i64) -> None:
    """Score every worker, send them home, and let the one who filled the grid set its tile or pieces."""
    filler = state.grid_filler[grid]
    if state.sink is not None:
        state.tell("grid-completed", {"seat": int(filler), "grid": GRID_NAMES[grid]})
    points = state.board.grid_points[grid]
    gains = vec[i64]([0] * (SEATS + 1))
    for slot in range(slots_of(state, grid)):
        gains[colour_on(state, grid * SLOTS + slot)] += points[slot]
        take_back(state, grid * SLOTS + slot)
    for seat in range(len(state.players)):
        state.score(seat, FROM_GRIDS, gains[seat])
    state.score(filler, FROM_COMPLETING, state.board.completing_points[grid])
    if grid == FORT_GRID:
        state.city.fort = True
    elif grid == HARBOR_GRID:
        state.city.harbor = True
    elif grid == WALL_GRID:
        lay(state, filler, LAYING_WALLS, members(open_edges(state.board, state.city)))
    elif grid == ROAD_GRID:
        lay(state, filler, LAYING_ROADS, free_borders(state.board, state.city))
    else:
        state.ask(SITING, filler, make_site(grid))


def lay(state: RioState, seat: i64, phase: i64, room: i64) -> None:
    """Let the seat lay as many pieces as there are, and as there is room for (RP-COMP-08, RP-WALL-01)."""
    pieces = state.board.pieces_a_grid
    if pieces > state.pieces:
        pieces = state.pieces
    if pieces > room:
        pieces = room
    if pieces > 0:
        state.ask(phase, seat, make_pieces(pieces))

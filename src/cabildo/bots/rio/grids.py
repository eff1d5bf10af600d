"""What a disc on a grid is worth: the points of its space, if the building is ever finished."""

from __future__ import annotations

from cabildo.bots.rio.judgement import WORKER, cost_worth
from cabildo.bots.rio.outlook import Outlook
from cabildo.titles.rio.grids import colour_on, is_owed, slots_of
from cabildo.titles.rio.terms import (
    CATHEDRAL_GRID,
    GRIDS,
    HARBOR_GRID,
    NOBODY,
    PALACE_GRID,
    ROAD_GRID,
    SLOTS,
    WALL_GRID,
)

IMPATIENCE = 0.4  # how much of the points on a grid it is worth to see it finished now rather than later
IDLE_WORKERS = 4  # of nine: with five to place, so many can wait on grids without loss


def grid_worth(outlook: Outlook, target: int, own: bool) -> float:
    """A disc of one's own colour or, with two players, of nobody's."""
    grid, slot = target // SLOTS, target % SLOTS
    state = outlook.state
    points = int(state.board.grid_points[grid][slot]) if own else 0
    empty, mine, owed = state_of(outlook, grid)
    completes = empty == 1 and not owed
    chance = 1.0 if completes else chance_of(outlook, empty - 1, mine + points)
    worth = points * chance - cost_worth(outlook, outlook.grid_costs[grid])
    worth += mine * (chance - chance_of(outlook, empty, mine) + IMPATIENCE / empty)
    if grid == HARBOR_GRID:
        worth += 0.05 * outlook.turns
    if empty == 1:
        worth += filler_worth(outlook, grid)
    elif own:
        surplus = waiting_discs(outlook) + 1 - IDLE_WORKERS
        worth -= WORKER * max(0, surplus) * min(2, outlook.turns)
    return worth


def state_of(outlook: Outlook, grid: int) -> tuple[int, int, bool]:
    """Free spaces, own points on the others, and whether somebody else still owes."""
    state = outlook.state
    empty = mine = 0
    owed = False
    for slot in range(int(slots_of(state, grid))):
        target = grid * SLOTS + slot
        colour = colour_on(state, target)
        if colour == NOBODY:
            empty += 1
        elif colour == outlook.seat:
            mine += int(state.board.grid_points[grid][slot])
        owed = owed or bool(is_owed(state, target))
    return empty, mine, owed


def chance_of(outlook: Outlook, empty: int, mine: int) -> float:
    """That so many spaces will be filled in time, by others or by a player who has points to win."""
    a_turn = 0.1 * int(outlook.board.players) + 0.05 * mine
    expected = a_turn * outlook.turns
    return expected / (expected + empty + 1)


def filler_worth(outlook: Outlook, grid: int) -> float:
    """What the last disc brings besides: points, and the choice where the tile or the pieces go."""
    worth = float(outlook.board.completing_points[grid])
    if grid == PALACE_GRID:
        return worth + 1.5 * max(outlook.my_houses)
    if grid == CATHEDRAL_GRID:
        return worth + 1.0 * max(outlook.my_houses)
    if grid == ROAD_GRID:
        return worth + 0.15 * sum(outlook.my_houses)
    if grid == HARBOR_GRID:
        return worth + 0.1 * outlook.turns
    return worth + (0.2 if grid == WALL_GRID else 0.0)


def waiting_discs(outlook: Outlook) -> int:
    state, seat = outlook.state, outlook.seat
    return sum(state.grids[target] & 15 == seat + 1 for target in range(GRIDS * SLOTS))

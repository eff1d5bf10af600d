"""A major building is completed: who places it, and what they are asked."""

from typing import Final

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.completed import finish_grid, walls_to_lay
from cabildo.titles.trinidad.phases import DECIDING, PAVING, SITING, WALLING
from cabildo.titles.trinidad.siting import make_site
from cabildo.titles.trinidad.solo.seat import first_person
from cabildo.titles.trinidad.solo.tie import has_nothing_to_place, tie_of_grid
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import ROAD_GRID, WALL_GRID
from cabildo.titles.trinidad.walls_and_roads import make_masonry

NO_EDGE: Final = -1


def complete_grid(state: TrinidadState, grid: i64, placer: i64) -> bool:
    """Build what a full grid is for at once (TR-MAJOR-05); whoever placed the last worker is asked where it goes.

    Returns whether nothing is asked; else the phase on top goes on when the building is placed. The workers stay until
    the decade ends (TR-MAJOR-07).
    """
    if finish_grid(state, grid, placer):
        return True
    if placer >= state.board.people:
        if has_nothing_to_place(state, grid):
            return True
        state.ask(DECIDING, first_person(state), tie_of_grid(state, grid))  # TR-SOLO-19
        return False
    if grid == WALL_GRID:
        state.ask(WALLING, placer, make_masonry(walls_to_lay(state), NO_EDGE))
        return False
    if grid == ROAD_GRID:
        state.ask(PAVING, placer)
        return False
    state.ask(SITING, placer, make_site(grid))
    return False

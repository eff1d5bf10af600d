"""A major building is completed: who gets a banner step, and who places it."""

from typing import Final

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.banners import step_banner
from cabildo.titles.trinidad.grids import workers_of
from cabildo.titles.trinidad.phases import PAVING, SITING, WALLING
from cabildo.titles.trinidad.siting import make_site
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import FORT_GRID, GRID_NAMES, HARBOR_GRID, OCHER_BANNER, ROAD_GRID, WALL_GRID
from cabildo.titles.trinidad.walls_and_roads import has_free_district, make_masonry

NO_EDGE: Final = -1


def complete_grid(state: TrinidadState, grid: i64, placer: i64) -> bool:
    """Build what a full grid is for at once (TR-MAJOR-05); whoever placed the last worker is asked where it goes.

    Returns whether nothing is asked; else the phase on top goes on when the building is placed. The workers stay until
    the decade ends (TR-MAJOR-07).
    """
    if state.sink is not None:
        state.tell("grid-completed", {"seat": int(placer), "grid": GRID_NAMES[grid]})
    for seat in state.order:
        if workers_of(state, grid, seat) > 0:
            step_banner(state, seat, OCHER_BANNER)
    if grid == FORT_GRID:
        state.city.fort = True
        return True
    if grid == HARBOR_GRID:
        state.city.harbor = True
        return True
    if grid == WALL_GRID:
        return not asks_for_walls(state, placer)
    if grid == ROAD_GRID:
        if state.road_markers == 0 or not has_free_district(state):
            return True
        state.ask(PAVING, placer)
        return False
    state.ask(SITING, placer, make_site(grid))
    return False


def asks_for_walls(state: TrinidadState, placer: i64) -> bool:
    """Let the placer lay walls, as far as there are any (TR-MAJOR-19)."""
    pieces = state.board.numbers.walls_at_once
    if pieces > state.walls:
        pieces = state.walls
    if pieces == 0:
        return False
    state.ask(WALLING, placer, make_masonry(pieces, NO_EDGE))
    return True

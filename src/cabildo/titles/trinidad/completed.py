"""A grid is full: what everybody gets by it, and what stands at once without a place to choose."""

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.affiliates.moments import AT_MAJOR_BUILT
from cabildo.titles.trinidad.affiliates.news import news_of_building
from cabildo.titles.trinidad.banners import step_banner
from cabildo.titles.trinidad.grids import workers_of
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import FORT_GRID, GRID_NAMES, HARBOR_GRID, OCHER_BANNER, ROAD_GRID, WALL_GRID
from cabildo.titles.trinidad.walls_and_roads import has_free_district


def finish_grid(state: TrinidadState, grid: i64, placer: i64) -> bool:
    """Give everybody with a worker there a banner step; tell whether nothing has to be placed."""
    if state.sink is not None:
        state.tell("grid-completed", {"seat": int(placer), "grid": GRID_NAMES[grid]})
    for seat in state.order:
        if workers_of(state, grid, seat) > 0:
            step_banner(state, seat, OCHER_BANNER)
    if grid in (FORT_GRID, HARBOR_GRID):
        if grid == FORT_GRID:
            state.city.fort = True
        else:
            state.city.harbor = True
        state.happened(AT_MAJOR_BUILT, news_of_building(grid))
        return True
    if grid == WALL_GRID:
        return walls_to_lay(state) == 0
    return grid == ROAD_GRID and (state.road_markers == 0 or not has_free_district(state))


def walls_to_lay(state: TrinidadState) -> i64:
    """So many at once, as far as there are any (TR-MAJOR-19)."""
    pieces = state.board.numbers.walls_at_once
    return pieces if pieces < state.walls else state.walls

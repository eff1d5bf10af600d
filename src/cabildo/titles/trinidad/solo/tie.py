"""What is to be decided for the automaton; apart from the phase that asks, because completed grids ask as well."""

from typing import Final, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Memory
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.completed import walls_to_lay
from cabildo.titles.trinidad.phases import DECIDING, SITING, WALLING
from cabildo.titles.trinidad.siting import Site
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CABILDO_GRID,
    CATHEDRAL_GRID,
    ROAD_GRID,
    TIE_CABILDO,
    TIE_CATHEDRAL,
    TIE_ROAD,
    TIE_WALL,
    WALL_GRID,
)
from cabildo.titles.trinidad.walls_and_roads import free_edges

NOTHING_MORE: Final = -1


@final
@mypyc_attr(free_list_len=1)
class Tie(Memory):
    """One choice among things that are alike for the automaton."""

    kind: i64  # as TIE_NAMES calls it
    what: i64  # the building, the cube, or the kind of card that chooses a grid; else NOTHING_MORE
    left: i64  # cubes, bronze or walls that are still to come
    first: i64  # no grid or stack before this one
    emptied: i64  # grids or stacks so far

    def copy(self) -> Memory:
        return copy_tie(self)


def tie_of_grid(state: TrinidadState, grid: i64) -> Tie:
    """Where the building of a full grid goes."""
    if grid == WALL_GRID:
        return make_tie(TIE_WALL, NOTHING_MORE, walls_to_lay(state), 0, 0)
    if grid == CABILDO_GRID:
        return make_tie(TIE_CABILDO, NOTHING_MORE, 0, 0, 0)
    kind: i64 = TIE_CATHEDRAL if grid == CATHEDRAL_GRID else TIE_ROAD
    return make_tie(kind, NOTHING_MORE, 0, 0, 0)


def grid_of_tie(tie: Tie) -> i64:
    """The grid whose building is placed by it."""
    if tie.kind == TIE_WALL:
        return WALL_GRID
    if tie.kind == TIE_CABILDO:
        return CABILDO_GRID
    return CATHEDRAL_GRID if tie.kind == TIE_CATHEDRAL else ROAD_GRID


def grid_placed(state: TrinidadState) -> i64:
    """The grid whose building is placed now, by a player or for the automaton."""
    if state.phase == DECIDING:
        return grid_of_tie(cast(Tie, state.memory))
    if state.phase == SITING:
        return cast(Site, state.memory).grid
    return WALL_GRID if state.phase == WALLING else ROAD_GRID


def placer_of(state: TrinidadState) -> i64:
    """Who places it: what a person decides for the automaton is the automaton's."""
    return state.board.people if state.phase == DECIDING else state.actor


def has_nothing_to_place(state: TrinidadState, grid: i64) -> bool:
    """Whether the automaton, which lays all walls that it can, has no place for any."""
    return grid == WALL_GRID and free_edges(state) == 0


# ---- written by `make fields`: make_tie, copy_tie


def make_tie(kind: i64, what: i64, left: i64, first: i64, emptied: i64) -> Tie:
    tie = Tie()
    tie.kind = kind
    tie.what = what
    tie.left = left
    tie.first = first
    tie.emptied = emptied
    return tie


def copy_tie(tie: Tie) -> Tie:
    copy = Tie()
    copy.kind = tie.kind
    copy.what = tie.what
    copy.left = tie.left
    copy.first = tie.first
    copy.emptied = tie.emptied
    return copy

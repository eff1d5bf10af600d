"""What is all the same to the automaton is decided by the person who is first in the order."""

from __future__ import annotations

from typing import Any, cast, final

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.naming import refuse
from cabildo.engine.phase import ONE, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import DISTRICT, FROM_STACK, FROM_STORE, PAVE, WORK
from cabildo.titles.trinidad.building_reasons import why_not_site
from cabildo.titles.trinidad.completed import finish_grid
from cabildo.titles.trinidad.major_buildings import put_worker
from cabildo.titles.trinidad.minor_buildings import build
from cabildo.titles.trinidad.phases import DECIDING, SENDING, SOLO_TURN, WORKING
from cabildo.titles.trinidad.reach import may_build_on
from cabildo.titles.trinidad.siting import put_cabildo, put_cathedral
from cabildo.titles.trinidad.solo.majors import (
    append_cabildo,
    append_cathedral,
    append_grids,
    append_roads,
    append_walls,
    most_workers,
    why_not_cabildo,
    why_not_cathedral,
    why_not_grid,
    why_not_road,
    why_not_wall,
)
from cabildo.titles.trinidad.solo.placement import any_start, best_districts, is_last_resort, is_start, space_in
from cabildo.titles.trinidad.solo.randomizer import random_space
from cabildo.titles.trinidad.solo.supplies import (
    append_stacks,
    append_stores,
    take_coins,
    take_cube,
    why_not_stack,
    why_not_store,
)
from cabildo.titles.trinidad.solo.tie import NOTHING_MORE, Tie, has_nothing_to_place, make_tie, tie_of_grid
from cabildo.titles.trinidad.solo.workers import staff
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    DISTRICTS,
    FROM_FIRST_WORKER,
    NOWHERE,
    SLOTS,
    TIE_CABILDO,
    TIE_CATHEDRAL,
    TIE_DISTRICT,
    TIE_GRID,
    TIE_GROUND,
    TIE_SPACE,
    TIE_STACK,
    TIE_STORE,
    TIE_WALL,
)
from cabildo.titles.trinidad.walls_and_roads import free_edges, lay_wall, pave
from cabildo.titles.trinidad.written.solo import check_tie, describe_tie, read_tie, write_tie
from cabildo.titles.trinidad.written.steps import DecidingStep


@final
class Deciding(Phase[TrinidadState]):
    """One of those things which the automaton's own rules leave equal (TR-SOLO-29); a single one is done unasked."""

    def name(self) -> str:
        return "deciding"

    def options(self, state: TrinidadState) -> vec[i64]:
        return alike(state, cast(Tie, state.memory))

    def play(self, state: TrinidadState, action: i64) -> None:
        following = carry_out(state, cast(Tie, state.memory), action)
        if following is None:
            state.done()
        else:
            state.enter(DECIDING, following)

    def explain(self, state: TrinidadState, action: i64) -> str:
        return why_not_alike(state, cast(Tie, state.memory), action)

    def interrupts(self) -> vec[i64]:
        return vec[i64]([SOLO_TURN, WORKING, SENDING])

    def step_type(self) -> Any:
        return DecidingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return write_tie(cast(Tie, frame.memory))

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        return read_tie(step)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        tie = cast(Tie, frame.memory)
        check_tie(state, frame, tie)
        if len(alike(state, tie)) == 0:
            refuse("step.choice", "there is nothing to choose", "TR-SOLO-29")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return describe_tie(state, cast(Tie, frame.memory))


# ---- what is alike


def alike(state: TrinidadState, tie: Tie) -> vec[i64]:
    """The things between which the automaton's rules do not choose, as actions."""
    legal = vec[i64](capacity=16)
    if tie.kind == TIE_DISTRICT:
        return append_districts(state, legal)
    if tie.kind == TIE_GROUND:
        return append_grounds(state, legal, tie.what)
    if tie.kind == TIE_SPACE:
        return append_last_resorts(state, legal)
    if tie.kind == TIE_STORE:
        return append_stores(state, legal, tie)
    if tie.kind == TIE_STACK:
        return append_stacks(state, legal, tie)
    if tie.kind == TIE_GRID:
        return append_grids(state, legal, tie.what)
    if tie.kind == TIE_CABILDO:
        return append_cabildo(state, legal)
    if tie.kind == TIE_CATHEDRAL:
        return append_cathedral(state, legal)
    if tie.kind == TIE_WALL:
        return append_walls(state, legal, tie.left)
    return append_roads(state, legal)


def append_districts(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    best = best_districts(state, state.board.people)
    for district in range(DISTRICTS):
        if best >> district & 1:
            legal = append(legal, DISTRICT + district)
    return legal


def append_grounds(state: TrinidadState, legal: vec[i64], building: i64) -> vec[i64]:
    """What stands where this building may be built: an own Lot or House, or a Square in reach (TR-SOLO-23)."""
    board = state.board
    for space in range(board.spaces):
        fits = state.city.building(space) == board.grows_from[building]
        if fits and may_build_on(board, state.city, space, board.people):
            legal = append(legal, board.site + space)
    return legal


def append_last_resorts(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """Spaces beside its buildings where the Starting Area is full, else those of it, where no card tells one."""
    start = any_start(state)
    for space in range(state.board.spaces):
        if is_start(state, space) if start else is_last_resort(state, state.board.people, space):
            legal = append(legal, state.board.site + space)
    return legal


# ---- judged apart


def why_not_alike(state: TrinidadState, tie: Tie, action: i64) -> str:
    if tie.kind == TIE_DISTRICT:
        return why_not_district(state, action)
    if tie.kind == TIE_GROUND:
        return why_not_ground(state, tie.what, action)
    if tie.kind == TIE_SPACE:
        return why_not_last_resort(state, action)
    if tie.kind == TIE_STORE:
        return why_not_store(state, tie, action)
    if tie.kind == TIE_STACK:
        return why_not_stack(state, tie, action)
    if tie.kind == TIE_GRID:
        return why_not_grid(state, tie.what, action)
    if tie.kind == TIE_CABILDO:
        return why_not_cabildo(state, action)
    if tie.kind == TIE_CATHEDRAL:
        return why_not_cathedral(state, action)
    if tie.kind == TIE_WALL:
        return why_not_wall(state, tie.left, action)
    return why_not_road(state, action)


def why_not_district(state: TrinidadState, action: i64) -> str:
    district = action - DISTRICT
    if not 0 <= district < DISTRICTS:
        return OTHER_DECISION
    counts = vec[i64]([0] * DISTRICTS)
    for space in range(state.board.spaces):
        if state.city.owner(space) == state.board.people:
            counts[state.board.district[space]] += 1
    more = False
    for count in counts:
        more = more or count > counts[district]
    return "TR-SOLO-25" if more else ""


def why_not_ground(state: TrinidadState, building: i64, action: i64) -> str:
    space = action - state.board.site
    if not 0 <= space < state.board.spaces:
        return OTHER_DECISION
    return why_not_site(state, state.board.people, building, space)


def why_not_last_resort(state: TrinidadState, action: i64) -> str:
    board = state.board
    space = action - board.site
    if not 0 <= space < board.spaces:
        return OTHER_DECISION
    if board.district[space] == NOWHERE or state.city.tiles[space] & 31 != 0:
        return "TR-SOLO-13"
    start = False
    for other in range(board.spaces):
        start = start or (board.starting_area[other] != 0 and state.city.is_vacant(board, other))
    if start:
        return "" if board.starting_area[space] != 0 else "TR-SOLO-13"
    for beside in board.neighbours[space]:
        if state.city.owner(beside) == board.people:
            return ""
    return "TR-SOLO-13"


# ---- doing it


def carry_out(state: TrinidadState, tie: Tie, action: i64) -> Tie | None:
    """Do what was decided; hand back what is to be decided next, or None."""
    board = state.board
    seat = board.people
    if tie.kind == TIE_DISTRICT:
        return build_in(state, tie.what, action - DISTRICT)
    if tie.kind in (TIE_GROUND, TIE_SPACE):
        build(state, seat, action - board.site, tie.what)
        return None
    if tie.kind == TIE_STORE:
        take_cube(state, tie, action - FROM_STORE)
        return tie if tie.left > 0 else None
    if tie.kind == TIE_STACK:
        take_coins(state, tie, action - FROM_STACK)
        return tie if tie.left > 0 else None
    if tie.kind == TIE_GRID:
        return work_on(state, tie, action - WORK)
    if tie.kind == TIE_CABILDO:
        put_cabildo(state, seat, action - board.site)
    elif tie.kind == TIE_CATHEDRAL:
        put_cathedral(state, seat, action - board.span)
    elif tie.kind == TIE_WALL:
        lay_wall(state, seat, action - board.wall)
        tie.left -= 1
        return tie if tie.left > 0 and free_edges(state) != 0 else None
    else:
        pave(state, seat, action - PAVE)
    return None


def build_in(state: TrinidadState, building: i64, district: i64) -> Tie | None:
    """Build in a district, else where the randomizer tells, else where a person says (TR-SOLO-28)."""
    space = space_in(state, state.board.people, district)
    if space == NOWHERE:
        return build_at_random(state, building)
    build(state, state.board.people, space, building)
    return None


def build_at_random(state: TrinidadState, building: i64) -> Tie | None:
    space = random_space(state)
    if space == NOWHERE:
        return make_tie(TIE_SPACE, building, 0, 0, 0)
    build(state, state.board.people, space, building)
    return None


def work_on(state: TrinidadState, tie: Tie, grid: i64) -> Tie | None:
    """Place as many workers as possible on the dearest spaces; who fills a grid places its building (TR-MAJOR-05)."""
    seat = state.board.people
    first = grid * SLOTS
    was_empty = True
    for slot in range(SLOTS):
        was_empty = was_empty and state.grids[first + slot] == 0
    workers = most_workers(state, tie.left, grid)
    staff(state, workers)
    slot = 0
    while workers > 0:
        if state.grids[first + slot] == 0:
            put_worker(state, seat, grid, slot, seat)
            workers -= 1
        slot += 1
    if was_empty:
        state.score(seat, FROM_FIRST_WORKER, state.board.first_points[grid])  # TR-MAJOR-03
    if state.completed & ONE << grid == 0 or finish_grid(state, grid, seat) or has_nothing_to_place(state, grid):
        return None
    return tie_of_grid(state, grid)


def first_tie(kind: i64, what: i64 = NOTHING_MORE, left: i64 = 0, first: i64 = 0) -> Tie:
    """A choice at its beginning."""
    return make_tie(kind, what, left, first, 0)

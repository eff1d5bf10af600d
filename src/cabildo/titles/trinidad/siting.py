"""Cabildo and Cathedral: where on the ring around the Plaza Mayor they go, and what gives way to them."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.grid_names import border_name, space_name
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.affiliates.moments import AT_MAJOR_BUILT
from cabildo.titles.trinidad.affiliates.news import news_of_building
from cabildo.titles.trinidad.city import put_building
from cabildo.titles.trinidad.displacing import displace
from cabildo.titles.trinidad.full_districts import note_full_district
from cabildo.titles.trinidad.grids import is_built, is_completed
from cabildo.titles.trinidad.phases import SENDING, STAFFING, WORKING
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BUILDING_NAMES,
    CABILDO,
    CABILDO_GRID,
    CATHEDRAL,
    CATHEDRAL_GRID,
    GRID_NAMES,
    MINORS,
    NOBODY,
    VACANT,
)
from cabildo.titles.trinidad.written.steps import SitingStep

IMPOSSIBLE: Final = 3  # more buildings than a Cathedral covers


@final
@mypyc_attr(free_list_len=1)
class Site(Memory):
    """A building that looks for its place."""

    grid: i64  # the one that was completed

    def copy(self) -> Memory:
        return self  # it never changes


@final
class Siting(Phase[TrinidadState]):
    """A space of the ring for the Cabildo, or two for the Cathedral; no own building need be near (TR-MAJOR-06)."""

    def name(self) -> str:
        return "siting"

    def options(self, state: TrinidadState) -> vec[i64]:
        legal = vec[i64](capacity=16)
        if cast(Site, state.memory).grid == CABILDO_GRID:
            return append_spaces(state, legal)
        return append_spans(state, legal)

    def play(self, state: TrinidadState, action: i64) -> None:
        if cast(Site, state.memory).grid == CABILDO_GRID:
            put_cabildo(state, state.actor, action - state.board.site)
        else:
            put_cathedral(state, state.actor, action - state.board.span)
        state.done()

    def explain(self, state: TrinidadState, action: i64) -> str:
        board = state.board
        space = action - board.site
        border = action - board.span
        if cast(Site, state.memory).grid == CABILDO_GRID:
            return why_not_space(state, space) if 0 <= space < board.spaces else OTHER_DECISION
        return why_not_span(state, border) if 0 <= border < len(board.span_spaces) else OTHER_DECISION

    def expected(self, state: TrinidadState) -> list[int]:
        board = state.board
        if cast(Site, state.memory).grid == CABILDO_GRID:
            return [int(board.site) + space for space in range(board.spaces) if board.ring[space]]
        return [int(board.span + border) for border in board.spans]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([WORKING, STAFFING, SENDING])

    def step_type(self) -> Any:
        return SitingStep

    def write(self, state: TrinidadState, frame: Frame) -> Any:
        return SitingStep(building=GRID_NAMES[cast(Site, frame.memory).grid])

    def read(self, state: TrinidadState, actor: i64, step: Any) -> Memory:
        names = (GRID_NAMES[CABILDO_GRID], GRID_NAMES[CATHEDRAL_GRID])
        cabildo = number_of(names, step.building, "step.building", "TR-MAJOR-10") == 0
        return make_site(CABILDO_GRID if cabildo else CATHEDRAL_GRID)

    def check(self, state: TrinidadState, frame: Frame) -> None:
        grid = cast(Site, frame.memory).grid
        if is_built(state, grid) or not is_completed(state, grid):
            refuse("step.building", f"the {GRID_NAMES[grid]} was not completed just now", "TR-MAJOR-05")


def put_cabildo(state: TrinidadState, seat: i64, space: i64) -> None:
    """Let a seat place the Cabildo on a space of the ring."""
    put_great(state, space, CABILDO)
    state.city.cabildo = space
    if state.sink is not None:
        tell_sited(state, seat, CABILDO, space_name(state.board.columns, space))
    state.happened(AT_MAJOR_BUILT, news_of_building(CABILDO_GRID))


def put_cathedral(state: TrinidadState, seat: i64, border: i64) -> None:
    """Let a seat place the Cathedral across a border."""
    board = state.board
    for space in board.span_spaces[border]:
        put_great(state, space, CATHEDRAL)
    state.city.cathedral = border
    if state.sink is not None:
        tell_sited(state, seat, CATHEDRAL, border_name(board.columns, board.rows, border))
    state.happened(AT_MAJOR_BUILT, news_of_building(CATHEDRAL_GRID))


def put_great(state: TrinidadState, space: i64, building: i64) -> None:
    """Set it on a space, or one of its two, in place of what stood there."""
    was_vacant = state.city.is_vacant(state.board, space)
    displace(state, space)
    put_building(state.board, state.city, space, building, NOBODY)
    if was_vacant:
        note_full_district(state, space)


# ---- the Cabildo: one space


def append_spaces(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """Add the free spaces of the ring; if there is none, those with minor buildings (TR-MAJOR-10, TR-MAJOR-11)."""
    board = state.board
    city = state.city
    vacant = False
    for space in range(board.spaces):
        if board.ring[space] != 0 and city.building(space) == VACANT:
            vacant = True
            legal = append(legal, board.site + space)
    if not vacant:
        for space in range(board.spaces):
            if board.ring[space] != 0 and city.building(space) < MINORS:
                legal = append(legal, board.site + space)
    return legal


def why_not_space(state: TrinidadState, space: i64) -> str:
    if state.board.ring[space] == 0:
        return "TR-MAJOR-10"
    building = state.city.building(space)
    if building == VACANT:
        return ""
    for other in range(state.board.spaces):
        if state.board.ring[other] != 0 and state.city.building(other) == VACANT:
            return "TR-MAJOR-10"
    return "TR-MAJOR-11" if building >= MINORS else ""


# ---- the Cathedral: two spaces


def append_spans(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """Add the pairs of spaces with as few minor buildings as possible (TR-MAJOR-15)."""
    board = state.board
    fewest: i64 = IMPOSSIBLE
    for border in board.spans:
        buildings = buildings_at(state, border)
        if buildings < fewest:
            fewest = buildings
    if fewest < IMPOSSIBLE:
        for border in board.spans:
            if buildings_at(state, border) == fewest:
                legal = append(legal, board.span + border)
    return legal


def buildings_at(state: TrinidadState, border: i64) -> i64:
    """How many minor buildings a Cathedral across this border would displace; the Cabildo never gives way."""
    total: i64 = 0
    for space in state.board.span_spaces[border]:
        building = state.city.building(space)
        if building >= MINORS:
            return IMPOSSIBLE
        if building != VACANT:
            total += 1
    return total


def why_not_span(state: TrinidadState, border: i64) -> str:
    if border not in state.board.spans:
        return "TR-MAJOR-14"
    taken: i64 = 0
    for space in state.board.span_spaces[border]:
        if state.city.building(space) == CABILDO:
            return "TR-MAJOR-15"
        if state.city.building(space) != VACANT:
            taken += 1
    for other in state.board.spans:
        better: i64 = 0
        for space in state.board.span_spaces[other]:
            building = state.city.building(space)
            if building != VACANT:
                better += IMPOSSIBLE if building == CABILDO else 1
        if better < taken:
            return "TR-MAJOR-15"
    return ""


def tell_sited(state: TrinidadState, seat: i64, building: i64, place: str) -> None:
    state.tell("sited", {"seat": int(seat), "building": BUILDING_NAMES[building], "place": place})


# ---- written by `make fields`: make_site


def make_site(grid: i64) -> Site:
    site = Site()
    site.grid = grid
    return site

"""Palace and Cathedral: where on the ring around the Plaza Mayor their tile goes."""

from __future__ import annotations

from typing import Any, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.grid_names import space_name
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.grids import is_open
from cabildo.titles.rio.minor_buildings import remove_minor, return_strays
from cabildo.titles.rio.phases import COMPLETING
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import (
    BUILDING_NAMES,
    CATHEDRAL,
    CATHEDRAL_GRID,
    GRID_NAMES,
    MINORS,
    NOBODY,
    PALACE,
    PALACE_GRID,
    SLOTS,
    VACANT,
)
from cabildo.titles.rio.written.steps import SitingStep


@final
@mypyc_attr(free_list_len=1)
class Site(Memory):
    """A tile that looks for its space."""

    grid: i64  # the one that was completed

    def copy(self) -> Memory:
        return self  # it never changes


@final
class Siting(Phase[RioState]):
    """A space around the Plaza Mayor for Palace or Cathedral (RP-MAJOR-26 to 29)."""

    def name(self) -> str:
        return "siting"

    def options(self, state: RioState) -> vec[i64]:
        legal = vec[i64](capacity=8)
        city = state.city
        vacant = has_vacant_ring(state)
        for space in range(state.board.spaces):
            if state.board.on_ring[space] != 0:
                building = city.building(space)
                if building == VACANT or (not vacant and building < MINORS):
                    legal = append(legal, state.board.site + space)
        return legal

    def play(self, state: RioState, action: i64) -> None:
        space = action - state.board.site
        building: i64 = PALACE if cast(Site, state.memory).grid == PALACE_GRID else CATHEDRAL
        owner = state.city.owner(space)
        make_room(state, space)
        send_home(state, space)
        if owner != NOBODY:
            return_strays(state, owner)
        city = state.city
        city.tiles[space] = building + 1
        if building == PALACE:
            city.palace = space
        else:
            city.cathedral = space
        if state.sink is not None:
            state.tell(
                "sited",
                {
                    "seat": int(state.actor),
                    "building": BUILDING_NAMES[building],
                    "space": space_name(state.board.columns, space),
                },
            )
        state.done()

    def explain(self, state: RioState, action: i64) -> str:
        space = action - state.board.site
        if not 0 <= space < state.board.spaces:
            return OTHER_DECISION
        if state.board.on_ring[space] == 0:
            return "RP-MAJOR-26"
        building = state.city.building(space)
        if building == VACANT:
            return ""
        for other in state.board.plaza_ring:
            if state.city.building(other) == VACANT:
                return "RP-MAJOR-27"
        return "RP-MAJOR-28" if building >= MINORS else ""

    def expected(self, state: RioState) -> list[int]:
        return [int(state.board.site + space) for space in state.board.plaza_ring]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([COMPLETING])

    def step_type(self) -> Any:
        return SitingStep

    def write(self, state: RioState, frame: Frame) -> Any:
        return SitingStep(building=GRID_NAMES[cast(Site, frame.memory).grid])

    def read(self, state: RioState, actor: i64, step: Any) -> Memory:
        on_ring = (GRID_NAMES[PALACE_GRID], GRID_NAMES[CATHEDRAL_GRID])
        palace = number_of(on_ring, step.building, "step.building", "RP-MAJOR-26") == 0
        return make_site(PALACE_GRID if palace else CATHEDRAL_GRID)

    def check(self, state: RioState, frame: Frame) -> None:
        grid = cast(Site, frame.memory).grid
        if not is_open(state, grid) or any(state.grids[grid * SLOTS + slot] != 0 for slot in range(SLOTS)):
            refuse("step.building", f"the {GRID_NAMES[grid]} was not completed just now", "RP-MAJOR-26")


def has_vacant_ring(state: RioState) -> bool:
    return any(state.city.building(space) == VACANT for space in state.board.plaza_ring)


def make_room(state: RioState, space: i64) -> None:
    """Take a minor building away for Palace or Cathedral (RP-MAJOR-28)."""
    building = state.city.building(space)
    if building == VACANT:
        return
    owner = state.city.owner(space)
    remove_minor(state, space)
    if state.sink is not None:
        state.tell(
            "building-removed",
            {
                "building": BUILDING_NAMES[building],
                "space": space_name(state.board.columns, space),
                "owner": None if owner == NOBODY else int(owner),
            },
        )


def send_home(state: RioState, space: i64) -> None:
    """Send all workers on a space back to their owners (RP-MAJOR-29)."""
    for seat in range(len(state.players)):
        workers = state.city.crew(space, seat)
        state.city.remove_workers(space, seat, workers)
        state.players[seat].supply += workers


# ---- written by `make fields`: make_site


def make_site(grid: i64) -> Site:
    site = Site()
    site.grid = grid
    return site

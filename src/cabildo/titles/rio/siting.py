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
from cabildo.titles.rio.table import Table
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
class Siting(Phase[Table]):
    """A space around the Plaza Mayor for Palace or Cathedral (RP-MAJOR-26 to 29)."""

    def name(self) -> str:
        return "siting"

    def options(self, table: Table) -> vec[i64]:
        legal = vec[i64](capacity=8)
        city = table.city
        vacant = has_vacant_ring(table)
        for space in range(table.board.spaces):
            if table.board.on_ring[space] != 0:
                building = city.building(space)
                if building == VACANT or (not vacant and building < MINORS):
                    legal = append(legal, table.board.site + space)
        return legal

    def play(self, table: Table, action: i64) -> None:
        space = action - table.board.site
        building: i64 = PALACE if cast(Site, table.memory).grid == PALACE_GRID else CATHEDRAL
        owner = table.city.owner(space)
        make_room(table, space)
        send_home(table, space)
        if owner != NOBODY:
            return_strays(table, owner)
        city = table.city
        city.tiles[space] = building + 1
        if building == PALACE:
            city.palace = space
        else:
            city.cathedral = space
        if table.sink is not None:
            table.tell(
                "sited",
                {
                    "seat": int(table.actor),
                    "building": BUILDING_NAMES[building],
                    "space": space_name(table.board.columns, space),
                },
            )
        table.done()

    def explain(self, table: Table, action: i64) -> str:
        space = action - table.board.site
        if not 0 <= space < table.board.spaces:
            return OTHER_DECISION
        if table.board.on_ring[space] == 0:
            return "RP-MAJOR-26"
        building = table.city.building(space)
        if building == VACANT:
            return ""
        for other in table.board.plaza_ring:
            if table.city.building(other) == VACANT:
                return "RP-MAJOR-27"
        return "RP-MAJOR-28" if building >= MINORS else ""

    def expected(self, table: Table) -> list[int]:
        return [int(table.board.site + space) for space in table.board.plaza_ring]

    def interrupts(self) -> vec[i64]:
        return vec[i64]([COMPLETING])

    def step_type(self) -> Any:
        return SitingStep

    def write(self, table: Table, frame: Frame) -> Any:
        return SitingStep(building=GRID_NAMES[cast(Site, frame.memory).grid])

    def read(self, table: Table, actor: i64, step: Any) -> Memory:
        on_ring = (GRID_NAMES[PALACE_GRID], GRID_NAMES[CATHEDRAL_GRID])
        palace = number_of(on_ring, step.building, "step.building", "RP-MAJOR-26") == 0
        return make_site(PALACE_GRID if palace else CATHEDRAL_GRID)

    def check(self, table: Table, frame: Frame) -> None:
        grid = cast(Site, frame.memory).grid
        if not is_open(table, grid) or any(table.grids[grid * SLOTS + slot] != 0 for slot in range(SLOTS)):
            refuse("step.building", f"the {GRID_NAMES[grid]} was not completed just now", "RP-MAJOR-26")


def has_vacant_ring(table: Table) -> bool:
    return any(table.city.building(space) == VACANT for space in table.board.plaza_ring)


def make_room(table: Table, space: i64) -> None:
    """Take a minor building away for Palace or Cathedral (RP-MAJOR-28)."""
    building = table.city.building(space)
    if building == VACANT:
        return
    owner = table.city.owner(space)
    remove_minor(table, space)
    if table.sink is not None:
        table.tell(
            "building-removed",
            {
                "building": BUILDING_NAMES[building],
                "space": space_name(table.board.columns, space),
                "owner": None if owner == NOBODY else int(owner),
            },
        )


def send_home(table: Table, space: i64) -> None:
    """Send all workers on a space back to their owners (RP-MAJOR-29)."""
    for seat in range(len(table.players)):
        workers = table.city.crew(space, seat)
        table.city.remove_workers(space, seat, workers)
        table.players[seat].supply += workers


# ---- written by `make fields`: make_site


def make_site(grid: i64) -> Site:
    site = Site()
    site.grid = grid
    return site

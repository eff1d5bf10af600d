"""Major buildings: workers and debts on the grids, what a finished grid gives, and where its tile goes."""

from __future__ import annotations

from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.grid_names import space_name
from cabildo.engine.naming import number_of, refuse
from cabildo.engine.phase import NOTHING, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.city import free_borders, open_edges
from cabildo.titles.rio.costs import can_pay
from cabildo.titles.rio.minor_buildings import remove_minor, return_strays
from cabildo.titles.rio.phases import COMPLETING, EFFECTS, LAYING_ROADS, LAYING_WALLS, SITING
from cabildo.titles.rio.scoring import members
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import (
    BUILDING_NAMES,
    CATHEDRAL,
    CATHEDRAL_GRID,
    FORT_GRID,
    FROM_COMPLETING,
    FROM_DEBTS,
    FROM_GRIDS,
    GRID_NAMES,
    GRIDS,
    HARBOR_GRID,
    MINORS,
    NOBODY,
    NOWHERE,
    PALACE,
    PALACE_GRID,
    ROAD_GRID,
    SEATS,
    SHADOW,
    SLOTS,
    VACANT,
    WALL_GRID,
)
from cabildo.titles.rio.walls_and_roads import make_pieces
from cabildo.titles.rio.written.steps import SitingStep

DEBT: Final = 256


# ---- a space of a grid


def colour_on(table: Table, target: i64) -> i64:
    """The colour of the disc on a grid space, or NOBODY."""
    return (table.grids[target] & 15) - 1


def placer_of(table: Table, target: i64) -> i64:
    """Who placed it and pays for it: not its colour if that is the shadow's (RP-VAR2P-03)."""
    return (table.grids[target] >> 4 & 15) - 1


def is_owed(table: Table, target: i64) -> bool:
    return table.grids[target] & DEBT != 0


def slots_of(table: Table, grid: i64) -> i64:
    return len(table.board.grid_points[grid])


def is_open(table: Table, grid: i64) -> bool:
    """A grid is closed while its tile stands; walls and roads are always open (RP-COMP-12, RP-MAJOR-32)."""
    city = table.city
    if grid == PALACE_GRID:
        return city.palace == NOWHERE
    if grid == CATHEDRAL_GRID:
        return city.cathedral == NOWHERE
    if grid == HARBOR_GRID:
        return not city.harbor
    return grid != FORT_GRID or not city.fort


def is_free(table: Table, target: i64) -> bool:
    """Whether the grid has this space, is open, and nobody stands there (RP-MAJOR-02)."""
    grid = target // SLOTS
    return target % SLOTS < slots_of(table, grid) and table.grids[target] == 0 and is_open(table, grid)


def costs_nothing(table: Table, grid: i64) -> bool:
    board = table.board
    return board.grid_wood[grid] + board.grid_stone[grid] + board.grid_precious[grid] + board.grid_either[grid] == 0


def can_pay_grid(table: Table, grid: i64) -> bool:
    board = table.board
    return can_pay(
        board,
        table.me(),
        board.grid_wood[grid],
        board.grid_stone[grid],
        board.grid_precious[grid],
        board.grid_either[grid],
    )


# ---- placing and paying


def put_worker(table: Table, target: i64, colour: i64, owing: bool) -> None:
    player = table.me()
    if colour == SHADOW:
        table.shadows -= 1
        player.shadows += 1
    else:
        player.supply -= 1
    player.placed += 1
    grid = target // SLOTS
    table.grids[target] = colour + 1 | (table.actor + 1) << 4 | (DEBT if owing else 0)
    table.placements += 1
    table.grid_filler[grid] = table.actor
    table.grid_time[grid] = table.placements
    if table.sink is not None:
        table.tell(
            "grid-worker-placed",
            {
                "seat": int(table.actor),
                "grid": GRID_NAMES[grid],
                "slot": int(target % SLOTS) + 1,
                "points": int(table.board.grid_points[grid][target % SLOTS]),
                "owing": owing,
                "shadow": colour == SHADOW,
            },
        )


def settle_debt(table: Table, target: i64) -> None:
    """A debt is paid in the own effects turn; the last one on a full grid completes the building (RP-MAJOR-19)."""
    table.grids[target] &= DEBT - 1
    if table.sink is not None:
        table.tell(
            "debt-settled",
            {"seat": int(table.actor), "grid": GRID_NAMES[target // SLOTS], "slot": int(target % SLOTS) + 1},
        )
    table.ask(COMPLETING, table.actor)
    complete_grids(table)


def default_debts(table: Table) -> None:
    """What is still owed at the end of the own effects turn fails (RP-MAJOR-08, RP-MAJOR-09)."""
    grids = table.grids
    for target in range(GRIDS * SLOTS):
        if grids[target] & DEBT != 0 and placer_of(table, target) == table.actor:
            take_back(table, target)
            if table.sink is not None:
                table.tell(
                    "debt-failed",
                    {"seat": int(table.actor), "grid": GRID_NAMES[target // SLOTS], "slot": int(target % SLOTS) + 1},
                )
            table.score(table.actor, FROM_DEBTS, -table.board.numbers.debt_fine)


def take_back(table: Table, target: i64) -> None:
    """A disc leaves the grid for its owner's supply."""
    colour = colour_on(table, target)
    if colour == SHADOW:
        table.shadows += 1
    elif colour != NOBODY:
        table.players[colour].supply += 1
    table.grids[target] = 0


# ---- completing


@final
class Completing(Phase[Table]):
    """Finished grids are resolved one after another; those who filled them are asked, this phase itself never asks."""

    def name(self) -> str:
        return "completing"

    def begin(self, table: Table) -> None:
        """Phase B begins: finished grids are resolved before anybody acts (RP-MAJOR-18)."""
        table.turn = 0
        table.actor = table.order[0]
        if table.sink is not None:
            table.tell("effects-begin", {"year": int(table.board.first_year + table.year)})
        table.enter(COMPLETING)
        complete_grids(table)

    def asks(self) -> bool:
        return False

    def resume(self, table: Table, result: i64) -> None:
        complete_grids(table)

    def interrupts(self) -> vec[i64]:
        return vec[i64]([NOTHING, EFFECTS])


def complete_grids(table: Table) -> None:
    """Resolve what is complete in the order of the last placements (RP-MAJOR-34).

    Then go back to the effects turn that was interrupted, or begin the first one.
    """
    while table.phase == COMPLETING:
        grid = next_complete(table)
        if grid != NOBODY:
            complete(table, grid)
        elif table.waiting is None:
            table.begin(EFFECTS)
        else:
            table.done()


def next_complete(table: Table) -> i64:
    """The full grid without debts whose last worker was placed first, or NOBODY."""
    first: i64 = NOBODY
    for grid in range(GRIDS):
        if is_complete(table, grid) and (first == NOBODY or table.grid_time[grid] < table.grid_time[first]):
            first = grid
    return first


def is_complete(table: Table, grid: i64) -> bool:
    for slot in range(slots_of(table, grid)):
        disc = table.grids[grid * SLOTS + slot]
        if disc == 0 or disc & DEBT != 0:
            return False
    return True


def complete(table: Table, grid: i64) -> None:
    """Points for every worker, the workers come home, and the one who filled the grid sets its tile or pieces."""
    filler = table.grid_filler[grid]
    if table.sink is not None:
        table.tell("grid-completed", {"seat": int(filler), "grid": GRID_NAMES[grid]})
    points = table.board.grid_points[grid]
    gains = vec[i64]([0] * (SEATS + 1))
    for slot in range(slots_of(table, grid)):
        gains[colour_on(table, grid * SLOTS + slot)] += points[slot]
        take_back(table, grid * SLOTS + slot)
    for seat in range(len(table.players)):
        table.score(seat, FROM_GRIDS, gains[seat])
    table.score(filler, FROM_COMPLETING, table.board.completing_points[grid])
    if grid == FORT_GRID:
        table.city.fort = True
    elif grid == HARBOR_GRID:
        table.city.harbor = True
    elif grid == WALL_GRID:
        lay(table, filler, LAYING_WALLS, members(open_edges(table.board, table.city)))
    elif grid == ROAD_GRID:
        lay(table, filler, LAYING_ROADS, free_borders(table.board, table.city))
    else:
        table.ask(SITING, filler, make_site(grid))


def lay(table: Table, seat: i64, phase: i64, room: i64) -> None:
    """As many pieces as there are, and as there is room for (RP-COMP-08, RP-WALL-01)."""
    pieces = table.board.pieces_a_grid
    if pieces > table.pieces:
        pieces = table.pieces
    if pieces > room:
        pieces = room
    if pieces > 0:
        table.ask(phase, seat, make_pieces(pieces))


# ---- Palace and Cathedral


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
    """A minor building gives way to Palace or Cathedral (RP-MAJOR-28)."""
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
    """All workers on a space go back to their owners (RP-MAJOR-29)."""
    for seat in range(len(table.players)):
        workers = table.city.crew(space, seat)
        table.city.remove_workers(space, seat, workers)
        table.players[seat].supply += workers


# ---- written by `make fields`: make_site


def make_site(grid: i64) -> Site:
    site = Site()
    site.grid = grid
    return site

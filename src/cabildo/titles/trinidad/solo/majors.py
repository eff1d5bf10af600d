"""Major buildings of the automaton: on which grid it works, and where a building is worth most to its homes."""

from __future__ import annotations

from typing import Final

from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import PAVE, WORK
from cabildo.titles.trinidad.city import copy_city, put_building
from cabildo.titles.trinidad.district_value import points_of_homes
from cabildo.titles.trinidad.grids import is_open, slots_of, why_closed, workers_on
from cabildo.titles.trinidad.siting import append_spaces, append_spans, why_not_space, why_not_span
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CABILDO,
    CATHEDRAL,
    DISTRICTS,
    GRIDS,
    HOUSE,
    NOBODY,
    PALACE,
    ROAD_GRID,
    SLOTS,
    SOLO_MAJOR,
    WALL_GRID,
)
from cabildo.titles.trinidad.walls_and_roads import free_edges

ONE: Final[i64] = 1

# ---- on which grid


def append_grids(state: TrinidadState, legal: vec[i64], kind: i64) -> vec[i64]:
    """Of the open grids that a card is about, those with the fewest free spaces, as actions."""
    fewest: i64 = SLOTS + 1
    for grid in range(GRIDS):
        if is_for(kind, grid) and is_open(state, grid):
            fewest = min(fewest, slots_of(state, grid) - workers_on(state, grid))
    for grid in range(GRIDS):
        is_meant = is_for(kind, grid) and is_open(state, grid)
        if is_meant and slots_of(state, grid) - workers_on(state, grid) == fewest:
            legal = append(legal, WORK + grid)
    return legal


def is_for(kind: i64, grid: i64) -> bool:
    """Whether a card is about a grid: one for buildings that are built once, the other for Walls and Roads."""
    return (kind == SOLO_MAJOR) == (grid not in (WALL_GRID, ROAD_GRID))


def why_not_grid(state: TrinidadState, kind: i64, action: i64) -> str:
    grid = action - WORK
    if not 0 <= grid < GRIDS:
        return OTHER_DECISION
    if (grid >= WALL_GRID) == (kind == SOLO_MAJOR):
        return "TR-SOLO-30"
    against = why_closed(state, grid)
    if against != "":
        return against
    free = free_spaces(state, grid)
    for other in range(GRIDS):
        same = (other >= WALL_GRID) == (grid >= WALL_GRID)
        if same and why_closed(state, other) == "" and free_spaces(state, other) < free:
            return "TR-SOLO-30"
    return ""


def free_spaces(state: TrinidadState, grid: i64) -> i64:
    free: i64 = 0
    for slot in range(slots_of(state, grid)):
        if state.grids[grid * SLOTS + slot] == 0:
            free += 1
    return free


def most_workers(state: TrinidadState, most: i64, grid: i64) -> i64:
    """As many workers as a card allows, it has, and a grid takes."""
    return min(most, state.players[state.board.people].workers, free_spaces(state, grid))


# ---- where: what its homes would be worth together (TR-SOLO-19)


def worth(state: TrinidadState) -> i64:
    seat = state.board.people
    return points_of_homes(state, seat, HOUSE) + points_of_homes(state, seat, PALACE)


def worth_with_cabildo(state: TrinidadState, space: i64) -> i64:
    city = state.city
    state.city = copy_city(city)
    put_building(state.board, state.city, space, CABILDO, NOBODY)
    state.city.cabildo = space
    points = worth(state)
    state.city = city
    return points


def worth_with_cathedral(state: TrinidadState, border: i64) -> i64:
    city = state.city
    state.city = copy_city(city)
    for space in state.board.span_spaces[border]:
        put_building(state.board, state.city, space, CATHEDRAL, NOBODY)
    state.city.cathedral = border
    points = worth(state)
    state.city = city
    return points


def worth_with_roads(state: TrinidadState, district: i64) -> i64:
    paved = state.city.paved
    state.city.paved |= ONE << district
    points = worth(state)
    state.city.paved = paved
    return points


def worth_with_walls(state: TrinidadState, district: i64) -> i64:
    walls = state.city.walls
    state.city.walls |= state.board.district_edges[district]
    points = worth(state)
    state.city.walls = walls
    return points


# ---- Cabildo and Cathedral


def append_cabildo(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    site = state.board.site
    spaces = append_spaces(state, vec[i64]())
    best = worth_with_cabildo(state, spaces[0] - site)
    for action in spaces:
        best = max(best, worth_with_cabildo(state, action - site))
    for action in spaces:
        if worth_with_cabildo(state, action - site) == best:
            legal = append(legal, action)
    return legal


def append_cathedral(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    span = state.board.span
    borders = append_spans(state, vec[i64]())
    best = worth_with_cathedral(state, borders[0] - span)
    for action in borders:
        best = max(best, worth_with_cathedral(state, action - span))
    for action in borders:
        if worth_with_cathedral(state, action - span) == best:
            legal = append(legal, action)
    return legal


def why_not_cabildo(state: TrinidadState, action: i64) -> str:
    space = action - state.board.site
    if not 0 <= space < state.board.spaces:
        return OTHER_DECISION
    against = why_not_space(state, space)
    if against != "":
        return against
    points = worth_with_cabildo(state, space)
    for other in range(state.board.spaces):
        if why_not_space(state, other) == "" and worth_with_cabildo(state, other) > points:
            return "TR-SOLO-19"
    return ""


def why_not_cathedral(state: TrinidadState, action: i64) -> str:
    border = action - state.board.span
    if not 0 <= border < len(state.board.span_spaces):
        return OTHER_DECISION
    against = why_not_span(state, border)
    if against != "":
        return against
    points = worth_with_cathedral(state, border)
    for other in range(len(state.board.span_spaces)):
        if why_not_span(state, other) == "" and worth_with_cathedral(state, other) > points:
            return "TR-SOLO-19"
    return ""


# ---- Roads


def append_roads(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    best: i64 = worth(state)
    for district in range(DISTRICTS):
        if state.city.paved >> district & 1 == 0:
            best = max(best, worth_with_roads(state, district))
    for district in range(DISTRICTS):
        if state.city.paved >> district & 1 == 0 and worth_with_roads(state, district) == best:
            legal = append(legal, PAVE + district)
    return legal


def why_not_road(state: TrinidadState, action: i64) -> str:
    district = action - PAVE
    if not 0 <= district < DISTRICTS:
        return OTHER_DECISION
    if state.city.paved & ONE << district:
        return "TR-MAJOR-23"
    for other in range(DISTRICTS):
        free = state.city.paved & ONE << other == 0
        if free and worth_with_roads(state, other) > worth_with_roads(state, district):
            return "TR-SOLO-19"
    return ""


# ---- Walls: all that there are, first those that close a district with homes


def append_walls(state: TrinidadState, legal: vec[i64], left: i64) -> vec[i64]:
    """The free edges of the districts whose closing by so many walls is worth most; where none is, any edge."""
    free = free_edges(state)
    now = worth(state)
    best: i64 = 0
    gains = vec[i64]([0] * DISTRICTS)
    for district in range(DISTRICTS):
        missing = edges_in(state, state.board.district_edges[district] & free)
        if 0 < missing <= left:
            gains[district] = max(worth_with_walls(state, district) - now, 0)
            best = max(best, gains[district])
    for edge in range(len(state.board.edge_set)):
        if free & state.board.edge_set[edge] != 0 and gains[state.board.edge_district[edge]] == best:
            legal = append(legal, state.board.wall + edge)
    return legal


def edges_in(state: TrinidadState, edges: i64) -> i64:
    count: i64 = 0
    for edge in range(len(state.board.edge_set)):
        if edges & state.board.edge_set[edge] != 0:
            count += 1
    return count


def why_not_wall(state: TrinidadState, left: i64, action: i64) -> str:
    board = state.board
    edge = action - board.wall
    if not 0 <= edge < len(board.edge_set):
        return OTHER_DECISION
    if board.closable >> edge & 1 == 0 or state.city.walls >> edge & 1:
        return "TR-MAJOR-19"
    own = gain_by_closing(state, board.edge_district[edge], left)
    for district in range(DISTRICTS):
        if gain_by_closing(state, district, left) > own:
            return "TR-SOLO-19"
    return ""


def gain_by_closing(state: TrinidadState, district: i64, left: i64) -> i64:
    """What its homes gain when a district is closed, if so many walls are enough for it, edge by edge."""
    missing: i64 = 0
    for edge in range(len(state.board.edge_district)):
        if state.board.edge_district[edge] == district and state.city.walls >> edge & 1 == 0:
            missing += 1
    if missing == 0 or missing > left:
        return 0
    return max(worth_with_walls(state, district) - worth(state), 0)

"""What is all the same to the automaton: the actor decides it to their own advantage, else to its disadvantage."""

from __future__ import annotations

from typing import cast

from cabildo.bots.trinidad.grids import grid_worth, pave_worth
from cabildo.bots.trinidad.judgement import value_worth
from cabildo.bots.trinidad.outlook import Outlook
from cabildo.titles.trinidad.actions import DISTRICT, FROM_STACK, FROM_STORE, WORK
from cabildo.titles.trinidad.solo.tie import Tie
from cabildo.titles.trinidad.terms import (
    HOUSE,
    NOBODY,
    PALACE,
    TIE_CABILDO,
    TIE_CATHEDRAL,
    TIE_DISTRICT,
    TIE_GRID,
    TIE_GROUND,
    TIE_ROAD,
    TIE_SPACE,
    TIE_STACK,
    TIE_STORE,
    TIE_WALL,
)

OWN_GROUND = 3.0  # a space of the district where the actor lives
BESIDE = 0.5  # a building that the actor may use as well


def deciding_worth(outlook: Outlook, action: int) -> float:
    """How welcome it is that the automaton does this of all that is the same to it."""
    state, board = outlook.state, outlook.board
    tie = cast(Tie, state.memory)
    if tie.kind == TIE_DISTRICT:
        return -crowding(outlook, action - DISTRICT)
    if tie.kind in (TIE_GROUND, TIE_SPACE):
        return ground_worth(outlook, int(tie.what), action - int(board.site))
    if tie.kind == TIE_STORE:
        return float(int(state.stores[action - FROM_STORE]))
    if tie.kind == TIE_STACK:
        return float(int(state.stacks[action - FROM_STACK]))
    if tie.kind == TIE_GRID:
        return shared_grid_worth(outlook, action - WORK, int(tie.left))
    if tie.kind == TIE_WALL:
        district = int(board.edge_district[action - int(board.wall)])
        return value_worth(outlook, district, int(outlook.numbers.district_great)) - 0.3 * outlook.theirs[district]
    if tie.kind == TIE_ROAD:
        return pave_worth(outlook, action)
    return major_worth(outlook, int(tie.kind), action)


def crowding(outlook: Outlook, district: int) -> float:
    """What it costs the actor that the automaton builds in a district: room at home, and its own homes' value."""
    room = OWN_GROUND if district == outlook.home or outlook.mine[district] else 0.0
    return room + 0.3 * outlook.values[district]


def ground_worth(outlook: Outlook, building: int, space: int) -> float:
    """Homes where they are worth least; other buildings where the actor may use them."""
    district = outlook.districts[space]
    if building in (HOUSE, PALACE):
        return -float(outlook.values[district])
    return (BESIDE if outlook.uses(space) else 0.0) - crowding(outlook, district)


def shared_grid_worth(outlook: Outlook, grid: int, workers: int) -> float:
    """A grid where own workers wait is welcome; otherwise the one that brings it least."""
    points = sorted((int(outlook.board.slot_points[grid][slot]) for slot in outlook.slots(grid, NOBODY)), reverse=True)
    mine = outlook.slots(grid, outlook.seat)
    own = sum(int(outlook.board.slot_points[grid][slot]) for slot in mine)
    fills = workers >= len(points)
    gain = float(sum(points[:workers])) + int(outlook.board.first_points[grid]) * (not mine)
    return (1.0 if fills else 0.4) * (own + 0.3 * grid_worth(outlook, grid)) - 0.5 * gain


def major_worth(outlook: Outlook, kind: int, action: int) -> float:
    """Cabildo and Cathedral near the actor's homes, and not upon their ground."""
    board = outlook.board
    if kind == TIE_CABILDO:
        spaces = [action - int(board.site)]
    else:
        assert kind == TIE_CATHEDRAL
        spaces = [int(space) for space in board.span_spaces[action - int(board.span)]]
    plus = int(outlook.numbers.district_great)
    worth = sum(value_worth(outlook, district, plus) for district in {outlook.districts[space] for space in spaces})
    return worth - 15.0 * sum(outlook.owners[space] == outlook.seat for space in spaces)

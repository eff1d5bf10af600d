"""Where the automaton puts a new building: beside its own ones in a district, by a fixed walk."""

from __future__ import annotations

from typing import Final

from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.city import has_piece_beside
from cabildo.titles.trinidad.district_value import coloured_buildings
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import DISTRICTS, NOWHERE

# around a space clockwise, from above on: steps east and south
AROUND_EAST: Final = vec[i64]([0, 1, 1, 1, 0, -1, -1, -1])
AROUND_SOUTH: Final = vec[i64]([-1, -1, 0, 1, 1, 1, 0, -1])
AROUND: Final = 8
FROM_BELOW: Final = 4  # the step that begins below


def has_buildings(state: TrinidadState, seat: i64) -> bool:
    return any(state.city.owner(space) == seat for space in range(state.board.spaces))


def best_districts(state: TrinidadState, seat: i64) -> i64:
    """The districts with most buildings of a seat, a set (TR-SOLO-25)."""
    counts = coloured_buildings(state.board, state.city, seat)
    most: i64 = 0
    for count in counts:
        most = max(most, count)
    districts: i64 = 0
    one: i64 = 1
    for district in range(DISTRICTS):
        if counts[district] == most:
            districts |= one << district
    return districts


def space_in(state: TrinidadState, seat: i64, district: i64) -> i64:
    """The first free space of a district around a seat's buildings there, or NOWHERE (TR-SOLO-26 to 28).

    In the south its buildings are looked at row by row northwards, in the north southwards; in a row from the west in
    odd decades, from the east in even ones.
    """
    board = state.board
    northern = board.northern >> district & 1 != 0
    from_west = state.decade % 2 == 1
    for line in range(board.rows):
        row = line if northern else board.rows - 1 - line
        for place in range(board.columns):
            column = place if from_west else board.columns - 1 - place
            space = row * board.columns + column
            if board.district[space] == district and state.city.owner(space) == seat:
                found = free_around(state, space, district, 0 if northern else FROM_BELOW)
                if found != NOWHERE:
                    return found
    return NOWHERE


def free_around(state: TrinidadState, space: i64, district: i64, first: i64) -> i64:
    """The first free space of the district clockwise around a space, from this step on, or NOWHERE."""
    board = state.board
    for turn in range(AROUND):
        step = (first + turn) % AROUND
        column = space % board.columns + AROUND_EAST[step]
        row = space // board.columns + AROUND_SOUTH[step]
        if 0 <= column < board.columns and 0 <= row < board.rows:
            beside = row * board.columns + column
            if board.district[beside] == district and state.city.is_vacant(board, beside):
                return beside
    return NOWHERE


def can_place(state: TrinidadState, seat: i64) -> bool:
    """Whether a new building finds a place at all: in the Starting Area, or beside one of the seat's (TR-SOLO-13)."""
    return any(is_last_resort(state, seat, space) or is_start(state, space) for space in range(state.board.spaces))


def is_start(state: TrinidadState, space: i64) -> bool:
    """Whether it is a free space of the Starting Area."""
    return state.board.starting_area[space] != 0 and state.city.is_vacant(state.board, space)


def is_last_resort(state: TrinidadState, seat: i64, space: i64) -> bool:
    """Whether it is a free space beside a building of the seat."""
    return state.city.is_vacant(state.board, space) and has_piece_beside(state.city, space, seat)


def owns(state: TrinidadState, seat: i64, building: i64) -> bool:
    """Whether a building of this kind is a seat's."""
    return any(
        state.city.building(space) == building and state.city.owner(space) == seat
        for space in range(state.board.spaces)
    )


def any_start(state: TrinidadState) -> bool:
    return any(is_start(state, space) for space in range(state.board.spaces))

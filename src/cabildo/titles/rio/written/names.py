"""Names and seats in a position: what they stand for, or why they stand for nothing."""

from __future__ import annotations

from collections.abc import Sequence

from cabildo.engine.errors import NotationError
from cabildo.engine.grid_map import GridMap
from cabildo.engine.naming import number_of, refuse
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import OFFICE_NAMES


def action_called(state: RioState, notation: str, field: str) -> int:
    try:
        return state.vocabulary.parse(notation)
    except NotationError as problem:
        refuse(field, str(problem), "RP-TURN-01")


def check_seat(state: RioState, seat: int, field: str) -> int:
    if not 0 <= seat < len(state.players):
        refuse(field, f"there is no seat {seat}", "RP-SETUP-01")
    return seat


def map_of(state: RioState) -> GridMap:
    """The places of the state's map and their names."""
    return GridMap(int(state.board.columns), int(state.board.rows))


def space_called(state: RioState, name: str | None, field: str) -> int:
    spaces = map_of(state).space_names()
    if name not in spaces:
        refuse(field, f"{name!r} is no space of the city", "RP-PLACE-05")
    return spaces[name]


def office_set(names: Sequence[str], field: str) -> int:
    offices = 0
    for name in names:
        office = number_of(OFFICE_NAMES, name, field, "RP-SETUP-11")
        if offices >> office:
            refuse(field, "must be in the order of the offices, each once", "RP-OFFICE-03")
        offices |= 1 << office
    return offices


def seat_set(state: RioState, seats: Sequence[int], field: str, rule: str) -> int:
    found = 0
    for seat in seats:
        if found >> check_seat(state, seat, field) & 1:
            refuse(field, f"names seat {seat} twice", rule)
        found |= 1 << seat
    return found

"""Names and seats in a position: what they stand for, or why they stand for nothing."""

from __future__ import annotations

from collections.abc import Sequence

from cabildo.engine.errors import NotationError
from cabildo.engine.grid_map import GridMap
from cabildo.engine.naming import number_of, refuse
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import OFFICE_NAMES


def action_called(table: Table, notation: str, field: str) -> int:
    try:
        return table.vocabulary.parse(notation)
    except NotationError as problem:
        refuse(field, str(problem), "RP-TURN-01")


def check_seat(table: Table, seat: int, field: str) -> int:
    if not 0 <= seat < len(table.players):
        refuse(field, f"there is no seat {seat}", "RP-SETUP-01")
    return seat


def map_of(table: Table) -> GridMap:
    """The places of the table's map and their names."""
    return GridMap(int(table.board.columns), int(table.board.rows))


def space_called(table: Table, name: str | None, field: str) -> int:
    spaces = map_of(table).space_names()
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


def seat_set(table: Table, seats: Sequence[int], field: str, rule: str) -> int:
    found = 0
    for seat in seats:
        if found >> check_seat(table, seat, field) & 1:
            refuse(field, f"names seat {seat} twice", rule)
        found |= 1 << seat
    return found

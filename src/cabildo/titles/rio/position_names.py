"""Names and seats in a position: what they stand for, or why they stand for nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NoReturn

from cabildo.engine.errors import NotationError, PositionError
from cabildo.engine.rows import i64, vec
from cabildo.titles.rio.map_names import border_name, edge_name, space_name
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import OFFICE_NAMES


def refuse(field: str, problem: str, rule: str) -> NoReturn:
    raise PositionError(f"{field}: {problem} ({rule})")


def action_called(table: Table, notation: str, field: str) -> int:
    try:
        return table.vocabulary.parse(notation)
    except NotationError as problem:
        refuse(field, str(problem), "RP-TURN-01")


def number_of(names: Sequence[str], name: str, field: str, rule: str) -> int:
    if name not in names:
        refuse(field, f"{name!r} is none of {', '.join(names)}", rule)
    return names.index(name)


def fill_by_name(row: vec[i64], names: Sequence[str], given: Mapping[str, int], field: str, rule: str) -> None:
    """Change a row of the table in place; an unknown name is refused."""
    for name, count in given.items():
        row[number_of(names, name, f"{field}.{name}", rule)] = count


def check_seat(table: Table, seat: int, field: str) -> int:
    if seat >= len(table.players):
        refuse(field, f"there is no seat {seat}", "RP-SETUP-01")
    return seat


@lru_cache(maxsize=16)
def places(columns: int, rows: int) -> tuple[dict[str, int], dict[str, int], dict[str, int]]:
    """The spaces, borders and edges of a map by their names."""
    spaces = {space_name(columns, space): space for space in range(columns * rows)}
    borders = rows * (columns - 1) + (rows - 1) * columns
    return (
        spaces,
        {border_name(columns, rows, border): border for border in range(borders)},
        {edge_name(columns, rows, edge): edge for edge in range(2 * (columns + rows))},
    )


def space_called(table: Table, name: str | None, field: str) -> int:
    spaces = places(int(table.board.columns), int(table.board.rows))[0]
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

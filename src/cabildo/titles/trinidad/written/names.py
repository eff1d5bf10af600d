"""Names, seats and cards in a position: what they stand for, or why they stand for nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cabildo.engine.errors import NotationError
from cabildo.engine.grid_map import GridMap
from cabildo.engine.naming import number_of, refuse
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CARDS, FIRST_CARD, SEATS

COUNCIL_NAME: Final = "council"  # whose worker stands on a grid, where it is nobody's own
PILE_NAMES = (*(str(seat + 1) for seat in range(SEATS)), "game")
POWER_NAMES = (  # what a status, or an Event, gives once a decade: the bits of `Player.used`
    "swap-basic",
    "swap-precious",
    "swap-metal",
    "hiring",
    "boosting",
    "looking-more",
    "reactivating-free",
    "event",
)


def action_called(state: TrinidadState, notation: str, field: str) -> int:
    try:
        return state.vocabulary.parse(notation)
    except NotationError as problem:
        refuse(field, str(problem), "TR-FLOW-03")


def check_seat(state: TrinidadState, seat: int, field: str) -> int:
    if not 0 <= seat < len(state.players):
        refuse(field, f"there is no seat {seat}", "TR-SETUP-01")
    return seat


def seat_set(state: TrinidadState, seats: Sequence[int], field: str, rule: str) -> int:
    found = 0
    for seat in seats:
        if found >> check_seat(state, seat, field) & 1:
            refuse(field, f"names seat {seat} twice", rule)
        found |= 1 << seat
    return found


def map_of(board: Board) -> GridMap:
    """The places of the map and their names."""
    return GridMap(int(board.columns), int(board.rows))


def space_called(board: Board, name: str, field: str) -> int:
    spaces = map_of(board).space_names()
    if name not in spaces:
        refuse(field, f"{name!r} is no space of the city", "TR-BUILD-36")
    return spaces[name]


def border_called(board: Board, name: str, field: str) -> int:
    borders = map_of(board).border_names()
    if name not in borders:
        refuse(field, f"{name!r} is no border between two spaces", "TR-MAJOR-14")
    return borders[name]


def edge_called(board: Board, name: str, field: str) -> int:
    edges = map_of(board).edge_names()
    if name not in edges:
        refuse(field, f"{name!r} is no edge of the city", "TR-MAJOR-19")
    return edges[name]


def card_numbered(number: int, field: str) -> int:
    """The card with this printed number."""
    if not FIRST_CARD <= number < FIRST_CARD + CARDS:
        refuse(field, f"there is no affiliate {number}", "TR-COMP-01")
    return number - FIRST_CARD


def card_numbers(cards: Iterable[int]) -> list[int]:
    """The printed numbers of these cards."""
    return [int(card) + FIRST_CARD for card in cards]


def set_called(names: Sequence[str], given: Sequence[str], field: str, rule: str) -> int:
    """A set of named things."""
    found = 0
    for index, name in enumerate(given):
        number = number_of(names, name, f"{field}[{index}]", rule)
        if found >> number & 1:
            refuse(f"{field}[{index}]", f"{name!r} is named twice", rule)
        found |= 1 << number
    return found


def members_of(numbers: int) -> list[int]:
    """The members of a set."""
    return [number for number in range(int(numbers).bit_length()) if numbers >> number & 1]


def members_named(names: Sequence[str], numbers: int) -> list[str]:
    """The members of a set by name."""
    return [names[number] for number in members_of(numbers)]

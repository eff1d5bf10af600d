"""Places of groups by name, and what every question of a war names."""

from __future__ import annotations

from typing import Any

from cabildo.engine.grid_names import edge_name, edge_params, space_name
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import ENEMY_NAMES
from cabildo.titles.rio.war.war import edge_of, outside_place, size_outside
from cabildo.titles.rio.written.names import map_of, space_called


def place_name(state: RioState, place: int) -> str:
    """A space, or a perimeter point with the size of a group."""
    board = state.board
    if place < board.spaces:
        return space_name(board.columns, place)
    return f"{edge_name(board.columns, board.rows, edge_of(board, place))} {size_outside(board, place)}"


def place_called(state: RioState, name: str, field: str) -> int:
    """A space, or a perimeter point with the size of a group; raises PositionError."""
    board = state.board
    edge, _, size = name.rpartition(" ")
    edges = map_of(state).edge_names()
    if edge in edges and size in ("1", "2", "3"):
        return int(outside_place(board, edges[edge], int(size)))
    return space_called(state, name, field)


def outside_params(state: RioState, place: int) -> dict[str, Any]:
    """At which edge a place outside is, in the words of an event."""
    board = state.board
    if place < board.spaces:
        return {"side": None, "at": None}
    return edge_params(board.columns, board.rows, edge_of(board, place))


def war_params(state: RioState) -> dict[str, Any]:
    """Who fights; seats under the names that messages know them by."""
    war = state.the_war()
    return {"enemy": ENEMY_NAMES[war.enemy], "attacker": int(war.attacker)}

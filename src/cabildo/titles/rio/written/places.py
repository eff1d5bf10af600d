"""How places of Río de la Plata are called, for readers of docs."""

from __future__ import annotations

from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import GRID_NAMES, TRACK_NAMES
from cabildo.titles.rio.written.names import map_of


def places_of(state: RioState) -> dict[str, list[str]]:
    """Spaces, borders and edges of the city; spaces of grids and tracks, with what is printed there."""
    board, city = state.board, map_of(state)
    places = {
        "city": [name for name, space in city.space_names().items() if not board.plaza[space]],
        "Plaza Mayor": [name for name, space in city.space_names().items() if board.plaza[space]],
        "roads": [name for name, border in city.border_names().items() if len(board.border_points[border]) == 2],
        "walls": [name for name, edge in city.edge_names().items() if not board.printed_walls >> edge & 1],
    }
    for grid, name in enumerate(GRID_NAMES):
        points = enumerate(board.grid_points[grid], 1)
        places[f"grids.{name}"] = [f"{space} ({counted(worth, 'point')})" for space, worth in points]
    workers = enumerate(board.track_workers, 1)
    spaces = [f"{space} ({counted(needed, 'worker')})" for space, needed in workers]
    return places | {f"tracks.{name}": spaces for name in TRACK_NAMES}


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"

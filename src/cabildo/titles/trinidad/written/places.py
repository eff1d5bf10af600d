"""How places of Trinidad are called, for readers of docs."""

from __future__ import annotations

from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import DISTRICT_NAMES, GRID_NAMES
from cabildo.titles.trinidad.written.board_view import edge_names
from cabildo.titles.trinidad.written.names import PILE_NAMES, map_of
from cabildo.titles.trinidad.written.views import piles_of


def places_of(state: TrinidadState) -> dict[str, list[str]]:
    """Spaces of the city by district, borders for the Cathedral, edges for walls; spaces of grids with their points."""
    board, city = state.board, map_of(state.board)
    places = {
        f"buildings in {district}": [
            name for name, space in city.space_names().items() if board.district[space] == number
        ]
        for number, district in enumerate(DISTRICT_NAMES)
    }
    places |= {
        "around the Plaza Mayor": [name for name, space in city.space_names().items() if board.ring[space]],
        "cathedral": [name for name, border in city.border_names().items() if border in board.spans],
        "walls": edge_names(board, board.closable),
        "piles": [PILE_NAMES[pile] for pile in piles_of(state)],
    }
    for grid, name in enumerate(GRID_NAMES):
        points = enumerate(board.slot_points[grid], 1)
        places[f"grids.{name}"] = [
            f"{space} ({worth} {'point' if worth == 1 else 'points'})" for space, worth in points
        ]
    return places

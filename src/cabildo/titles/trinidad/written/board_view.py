"""What is printed, for clients: the shape of the map, grids, prices and tracks. It never changes during a game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cabildo.engine.grid_names import border_name, edge_name, space_name
from cabildo.engine.naming import by_name
from cabildo.titles.trinidad.board import geometry
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.notation import SALES
from cabildo.titles.trinidad.terms import (
    BACK_NAMES,
    BUILDING_NAMES,
    CARDS,
    CHARACTER_NAMES,
    CUBE_NAMES,
    DISTRICT_NAMES,
    FACTION_NAMES,
    FIRST_CARD,
    GRID_NAMES,
    MINORS,
    OWN_PIECE,
    PIECE_NAMES,
    PIECE_OF,
    UNIT_NAMES,
    VACANT,
)
from cabildo.titles.trinidad.written.names import members_of


def board_view(board: Board) -> dict[str, Any]:
    return {
        "characters": "dealt" if board.dealt else "auction",
        "length": "short" if board.short else "full",
        "open_screens": board.open_screens,
        "columns": int(board.columns),
        "rows": int(board.rows),
        "districts": [district_printed(board, district) for district in range(len(DISTRICT_NAMES))],
        "plaza": space_names(board, geometry.flags(board.pack, board.pack.map.plaza_mayor)),  # never built on
        "fort_place": space_names(board, geometry.flags(board.pack, board.pack.map.fort_place)),
        "starting_area": space_names(board, board.starting_area),
        "ring": space_names(board, board.ring),
        "spans": [border_name(board.columns, board.rows, border) for border in board.spans],
        "edges": edge_names(board, board.closable),
        "buildings": [building_printed(board, building) for building in range(MINORS)],
        "grids": [
            {
                "grid": name,
                "points": [int(points) for points in board.slot_points[grid]],
                "first": int(board.first_points[grid]),
                "recover": int(board.recover_points[grid]),
            }
            for grid, name in enumerate(GRID_NAMES)
        ],
        "supply": {
            "pieces": by_name(PIECE_NAMES, board.pieces),
            "walls": int(board.walls),
            "road_markers": int(board.road_markers),
            "faith": int(board.faith),
            "council_workers": int(board.council_workers),
            "soldiers": int(board.soldiers),
            "milicianos": int(board.milicianos),
        },
        "cubes_a_store": [int(cubes) for cubes in board.cubes_a_store],
        "coins_a_stack": int(board.coins_a_stack),
        "council_track": [int(points) for points in board.council_points],  # by value
        "war_track": {str(step - int(board.war_left)): int(points) for step, points in enumerate(board.war_points)},
        "tension_track": {
            "spaces": int(board.tension_spaces),
            "red": {str(space): int(add) for space, add in enumerate(board.red_modifier) if add >= 0},
            "double": {str(space): int(add) for space, add in enumerate(board.double_modifier) if add >= 0},
        },
        "decades": [
            {
                "decade": decade,
                "year": int(board.year[decade]),
                "era": int(board.era[decade]),
                "scored": board.scored[decade] != 0,
            }
            for decade in range(1, int(board.decades) + 1)
        ],
        "cards": [
            {
                "card": card + FIRST_CARD,
                "colour": CHARACTER_NAMES[board.card_colour[card]],
                "back": BACK_NAMES[board.card_back[card]],
            }
            for card in range(CARDS)
        ],
        "numbers": numbers_printed(board),
    }


def district_printed(board: Board, district: int) -> dict[str, Any]:
    return {
        "district": DISTRICT_NAMES[district],
        "spaces": space_names(board, [int(at == district) for at in board.district]),
        "edges": edge_names(board, board.district_edges[district]),  # walls on all of them close it; none: never closed
    }


def building_printed(board: Board, building: int) -> dict[str, Any]:
    piece, before = int(PIECE_OF[building]), int(board.grows_from[building])
    return {
        "building": BUILDING_NAMES[building],
        "workers": int(board.minor_workers[building]),
        "cubes": by_name(CUBE_NAMES, board.minor_cubes[building]),
        "council": int(board.minor_council[building]),
        "points": int(board.minor_points[building]),
        "piece": None if piece == OWN_PIECE else PIECE_NAMES[piece],
        "grows_from": None if before == VACANT else BUILDING_NAMES[before],
    }


def numbers_printed(board: Board) -> dict[str, Any]:
    """Prices and points that people look up."""
    numbers = board.numbers
    return {
        "cubes": by_name(CUBE_NAMES, numbers.cubes),
        "coins": int(numbers.coins),
        "workers": int(numbers.workers),
        "sell": by_name(SALES, numbers.sale_coins),
        "buy": by_name(SALES, numbers.buy_coins),
        "council_gain": [int(points) for points in numbers.council_gain],
        "emptied_points": int(numbers.emptied_points),
        "warehouse": by_name(CUBE_NAMES[:2], numbers.warehouse),
        "warehouse_points": int(numbers.warehouse_points),
        "vp_status_percent": [int(percent) for percent in numbers.vp_status_percent],
        "majority_points": int(numbers.majority_points),
        "banner_points": [int(points) for points in numbers.banner_points],
        "series_points": [int(points) for points in numbers.series_points],
        "series_points_with_cabildo": [int(points) for points in numbers.series_points_with_cabildo],
        "attack": by_name(FACTION_NAMES, numbers.attack_value),
        "wounds": by_name(FACTION_NAMES, numbers.wounds),
        "strength": by_name(UNIT_NAMES, numbers.unit_strength),
    }


# ---- names of places


def space_names(board: Board, flags: Iterable[int]) -> list[str]:
    """The spaces that are marked."""
    return [space_name(board.columns, space) for space, marked in enumerate(flags) if marked]


def edge_names(board: Board, edges: int) -> list[str]:
    """The edges of a set."""
    return [edge_name(board.columns, board.rows, edge) for edge in members_of(edges)]

"""Reach: where in the city a player may build."""

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.city import City, has_piece_beside, is_paved


def in_reach(board: Board, city: City, space: i64, seat: i64) -> bool:
    """Whether a seat may build here: Starting Area, beside an own piece, or Roads (TR-BUILD-14 to 19)."""
    return board.starting_area[space] != 0 or has_piece_beside(city, space, seat) or is_paved(board, city, space)

"""Reach: where in the city a player may build."""

from typing import Final

from cabildo.engine.rows import i64
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.city import City, has_piece_beside, is_home, is_paved
from cabildo.titles.trinidad.terms import NOWHERE

ONE: Final[i64] = 1


def in_reach(board: Board, city: City, space: i64, seat: i64) -> bool:
    """Whether a space is in the Starting Area, beside a piece of the seat's colour, or at Roads (TR-BUILD-14 to 19)."""
    return board.starting_area[space] != 0 or has_piece_beside(city, space, seat) or is_paved(board, city, space)


def may_build_on(board: Board, city: City, space: i64, seat: i64) -> bool:
    """Whether a seat may build on what is here: an own home, or an empty space or shared building in reach.

    Shared buildings are upgraded by anybody who reaches them (TR-BUILD-25); Lot, House and Palace by their owner only.
    """
    if board.district[space] == NOWHERE:  # Plaza Mayor and Fort place (TR-BUILD-32)
        return False
    if is_home(city.building(space)):
        return city.owner(space) == seat
    return in_reach(board, city, space, seat)


def grounds_in_reach(board: Board, city: City, wanted: i64, seat: i64) -> i64:
    """On which of the wanted grounds a seat may build, looking at each space once.

    A ground is what stands on a space before, as a bit: building + 1, so that an empty space is bit 0.
    """
    found: i64 = 0
    tiles = city.tiles
    for space in board.outward:
        ground = ONE << (tiles[space] & 31)
        if ground & wanted and may_build_on(board, city, space, seat):
            found |= ground
            wanted &= ~ground
            if wanted == 0:
                break
    return found

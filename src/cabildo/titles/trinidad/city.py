"""The city: what stands on its spaces, its walls and roads, and who has something beside what."""

from __future__ import annotations

from typing import Annotated, final

from cabildo.engine.rows import i64, vec
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.terms import (
    CABILDO,
    CATHEDRAL,
    HOUSE,
    LOT,
    NOBODY,
    NOWHERE,
    PALACE,
    VACANT,
)


@final
class City:
    """A space is one number: its building with owner, and who activated it in this decade."""

    # building + 1; owner + 1 from bit 5; seats that activated it in this decade from bit 8
    tiles: Annotated[vec[i64], Board.spaces]
    beside: Annotated[vec[i64], Board.spaces]  # seats with a piece of their colour next to it; follows from the tiles
    walls: i64  # a set of edges
    built: i64  # districts with a building of any kind, a set; follows from the tiles
    paved: i64  # districts with Roads, a set
    fort: bool
    harbor: bool
    cabildo: Annotated[i64, NOWHERE]  # its space
    cathedral: Annotated[i64, NOWHERE]  # the border that it lies across

    def building(self, space: i64) -> i64:
        return building_in(self.tiles[space])

    def owner(self, space: i64) -> i64:
        """Whose Lot, House, Palace or marked Monument or Fountain this is; all else is nobody's (TR-BUILD-15)."""
        return owner_in(self.tiles[space])

    def was_activated(self, space: i64, seat: i64) -> bool:
        return self.tiles[space] >> (8 + seat) & 1 != 0

    def note_activation(self, space: i64, seat: i64) -> None:
        one: i64 = 1
        self.tiles[space] |= one << (8 + seat)

    def is_vacant(self, board: Board, space: i64) -> bool:
        """Whether a building space is empty; Plaza Mayor and Fort place are no building spaces (TR-BUILD-32)."""
        return self.tiles[space] & 31 == 0 and board.district[space] != NOWHERE


def building_in(tile: i64) -> i64:
    """The building on a space, from its number; for those who look at many spaces."""
    return (tile & 31) - 1


def owner_in(tile: i64) -> i64:
    """The owner of the building on a space, from its number."""
    return (tile >> 5 & 7) - 1


def is_closed(board: Board, city: City, district: i64) -> bool:
    """Whether walls stand on all outer sides of a district that has any (TR-MAJOR-21, TR-MAJOR-22)."""
    edges = board.district_edges[district]
    return edges != 0 and city.walls & edges == edges


def is_full_district(board: Board, city: City, district: i64) -> bool:
    """Whether no building space of a district is empty."""
    return not any(board.district[space] == district and city.is_vacant(board, space) for space in range(board.spaces))


def closed_districts(board: Board, city: City) -> i64:
    """How many districts are closed by walls."""
    total: i64 = 0
    for district in range(len(board.district_edges)):
        if is_closed(board, city, district):
            total += 1
    return total


def is_paved(board: Board, city: City, space: i64) -> bool:
    """Whether a space lies in a district with Roads."""
    if city.paved == 0:
        return False
    district = board.district[space]
    return district != NOWHERE and city.paved >> district & 1 != 0


def has_piece_beside(city: City, space: i64, seat: i64) -> bool:
    """Whether a building of the seat's colour is on one of the eight spaces around (TR-BUILD-14 to 16, 19)."""
    return city.beside[space] >> seat & 1 != 0


def has_house_in(board: Board, city: City, seat: i64, districts: i64) -> bool:
    """Whether a House of the seat stands in one of these districts, a set."""
    for space in range(board.spaces):
        district = board.district[space]
        if district == NOWHERE or districts >> district & 1 == 0:
            continue
        if city.building(space) == HOUSE and city.owner(space) == seat:
            return True
    return False


# ---- changes


def put_building(board: Board, city: City, space: i64, building: i64, owner: i64) -> None:
    """Set a building on a space, in place of what stood there; nobody has activated it yet (TR-ACTIVATE-08)."""
    before = city.owner(space)
    city.tiles[space] = building + 1 | (owner + 1) << 5
    look_in_districts(board, city)
    if owner != before:
        look_beside(board, city, space)


def clear_space(board: Board, city: City, space: i64) -> None:
    """Take a building off the map; its pieces go where the caller puts them."""
    put_building(board, city, space, VACANT, NOBODY)


def look_beside(board: Board, city: City, space: i64) -> None:
    """Look up anew who has a piece beside the spaces around one that changed its owner."""
    for neighbour in board.neighbours[space]:
        look_around(board, city, neighbour)


def look_around(board: Board, city: City, space: i64) -> None:
    seats: i64 = 0
    one: i64 = 1
    for neighbour in board.neighbours[space]:
        owner = city.owner(neighbour)
        if owner != NOBODY:
            seats |= one << owner
    city.beside[space] = seats


def look_in_districts(board: Board, city: City) -> None:
    """Look up anew which districts have buildings."""
    one: i64 = 1
    tiles = city.tiles
    districts = board.district
    found: i64 = 0
    for space in range(board.spaces):
        if tiles[space] & 31 != 0 and districts[space] != NOWHERE:
            found |= one << districts[space]
    city.built = found


def look_everywhere(board: Board, city: City) -> None:
    """Look up anew what follows from the tiles in the whole city, for a position that is read."""
    look_in_districts(board, city)
    for space in range(board.spaces):
        look_around(board, city, space)


def forget_activations(board: Board, city: City) -> None:
    """Let every building be activated again: a new decade begins."""
    for space in range(board.spaces):
        city.tiles[space] &= 255


def is_home(building: i64) -> bool:
    """Whether a building has always an owner."""
    return building in (LOT, HOUSE, PALACE)


def is_great(building: i64) -> bool:
    return building in (CABILDO, CATHEDRAL)


# ---- written by `make fields`: empty_city, copy_city


def empty_city(board: Board) -> City:
    city = City()
    city.tiles = vec[i64]([0] * board.spaces)
    city.beside = vec[i64]([0] * board.spaces)
    city.walls = 0
    city.built = 0
    city.paved = 0
    city.fort = False
    city.harbor = False
    city.cabildo = NOWHERE
    city.cathedral = NOWHERE
    return city


def copy_city(city: City) -> City:
    copy = City()
    copy.tiles = city.tiles[:]
    copy.beside = city.beside[:]
    copy.walls = city.walls
    copy.built = city.built
    copy.paved = city.paved
    copy.fort = city.fort
    copy.harbor = city.harbor
    copy.cabildo = city.cabildo
    copy.cathedral = city.cathedral
    return copy

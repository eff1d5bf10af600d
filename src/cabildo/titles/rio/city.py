"""The city: what stands on its spaces, who works there, its roads and walls."""

from __future__ import annotations

from typing import Annotated, Final, final

from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.board.board import Board
from cabildo.titles.rio.terms import (
    BARRACKS,
    CHURCH,
    DISTRICTS,
    GARDEN,
    HOUSE,
    HUT,
    MONUMENT,
    NOBODY,
    NOWHERE,
    SEATS,
)

ANYBODY: Final = (1 << SEATS) - 1  # all seats, as bits


@final
class City:
    """A space is two numbers: its building with owner and use in this turn, and the workers on it by colour.

    What players may reach and what districts hold follows from the buildings; it is kept because every decision asks.
    """

    # building + 1; owner + 1 from bit 4; built in this turn in bit 7; activations from bit 8
    tiles: Annotated[vec[i64], Board.spaces]
    crews: Annotated[vec[i64], Board.spaces]  # workers, four bits a colour
    # seats that may place here, being next to their home or on the line; from bit 8 next to a house
    reach: Annotated[vec[i64], Board.spaces]
    near: vec[vec[i64]]  # by seat: where workers may be or go, ascending; replaced as a whole
    nobles: Annotated[vec[i64], DISTRICTS]  # by district: the set of buildings of which it may hold only one
    roads: Annotated[vec[i64], len(Board.border_points)]  # by border: 1 for a piece
    walls: Annotated[i64, Board.printed_walls]  # a set of edges, printed ones included
    connected: i64  # districts with a road to the Plaza Mayor, a set
    palace: Annotated[i64, NOWHERE]  # its space or NOWHERE
    cathedral: Annotated[i64, NOWHERE]
    harbor: bool
    fort: bool

    # ---- buildings

    def building(self, space: i64) -> i64:
        return (self.tiles[space] & 15) - 1

    def owner(self, space: i64) -> i64:
        """Whose hut or house this is; every other building is common property (RP-MINOR-24)."""
        return (self.tiles[space] >> 4 & 7) - 1

    def is_new(self, space: i64) -> bool:
        """Whether the building was created in this turn."""
        return self.tiles[space] >> 7 & 1 != 0

    def activations(self, space: i64) -> i64:
        """How often the building was activated in this turn."""
        return self.tiles[space] >> 8

    def note_activation(self, space: i64) -> None:
        self.tiles[space] += 1 << 8

    # ---- workers

    def crew(self, space: i64, seat: i64) -> i64:
        return self.crews[space] >> 4 * seat & 15

    def crowd(self, space: i64) -> i64:
        """The workers of all colours on a space."""
        crews = self.crews[space]
        total: i64 = 0
        while crews > 0:
            total += crews & 15
            crews >>= 4
        return total

    def add_workers(self, space: i64, seat: i64, workers: i64) -> None:
        self.crews[space] += workers << 4 * seat

    def remove_workers(self, space: i64, seat: i64, workers: i64) -> None:
        self.crews[space] -= workers << 4 * seat


def new_city(board: Board) -> City:
    city = empty_city(board)
    look_everywhere(board, city)
    return city


# ---- who may do what where


def may_place(city: City, space: i64, seat: i64) -> bool:
    """Next to an own hut or house, or on the starting line (RP-ADJ-02, RP-ADJ-07)."""
    return city.reach[space] >> seat & 1 != 0


def has_house_beside(city: City, space: i64, seat: i64) -> bool:
    """Whether an own house from an earlier turn is adjacent (RP-ACT-05, RP-ACT-06)."""
    return city.reach[space] >> (8 + seat) & 1 != 0


def look_around(board: Board, city: City, space: i64) -> None:
    """Look up anew who reaches a space."""
    reach: i64 = ANYBODY if board.starting_line[space] != 0 else 0
    for neighbour in board.neighbours[space]:
        owner = city.owner(neighbour)
        if owner != NOBODY:
            reach |= reach_of(city, neighbour, owner)
    city.reach[space] = reach


def reach_of(city: City, home: i64, owner: i64) -> i64:
    """What a hut or house adds to `City.reach` of the spaces beside it."""
    if city.building(home) == HOUSE and not city.is_new(home):
        return 1 << owner | 1 << (8 + owner)
    return 1 << owner


def look_everywhere(board: Board, city: City) -> None:
    """Look up anew who reaches what in the whole city: as `look_around`, but from the buildings, which are few."""
    reach = city.reach
    for space in range(board.spaces):
        reach[space] = ANYBODY if board.starting_line[space] != 0 else 0
    for space in range(board.spaces):
        owner = city.owner(space)
        if owner != NOBODY:
            reaching = reach_of(city, space, owner)
            for neighbour in board.neighbours[space]:
                reach[neighbour] |= reaching
    city.near = vec[vec[i64]]([near(board, city, seat) for seat in range(board.players)])


def near(board: Board, city: City, seat: i64) -> vec[i64]:
    """The spaces that a seat reaches, owns or has workers on."""
    reach = city.reach
    tiles = city.tiles
    crews = city.crews
    spaces = vec[i64](capacity=56)
    for space in range(board.spaces):
        if reach[space] >> seat & 1 or crews[space] >> 4 * seat & 15 or (tiles[space] >> 4 & 7) == seat + 1:
            spaces = append(spaces, space)
    return spaces


def is_connected(board: Board, city: City, space: i64) -> bool:
    """Whether a road leads from the district's centre to the Plaza Mayor (RP-ROAD-02)."""
    district = board.district[space]
    return district != NOWHERE and city.connected >> district & 1 != 0


# ---- changes


def put_building(board: Board, city: City, space: i64, building: i64, owner: i64) -> None:
    """Create a building, or turn the one that stands there into it; it counts as built in this turn."""
    forget_noble(board, city, space)
    activations = city.activations(space)
    city.tiles[space] = building + 1 | (owner + 1) << 4 | 1 << 7 | activations << 8
    if is_noble(building):
        city.nobles[board.district[space]] |= 1 << building
    if building in (HUT, HOUSE):
        look_beside(board, city, space, owner)


def clear_building(board: Board, city: City, space: i64) -> None:
    """Take a building off the map; its tile goes where the caller puts it."""
    forget_noble(board, city, space)
    owner = city.owner(space)
    city.tiles[space] = 0
    if owner != NOBODY:
        look_beside(board, city, space, owner)


def look_beside(board: Board, city: City, space: i64, owner: i64) -> None:
    """Look up anew who reaches the spaces around a hut or house that came or went."""
    for neighbour in board.neighbours[space]:
        look_around(board, city, neighbour)
    city.near[owner] = near(board, city, owner)


def forget_noble(board: Board, city: City, space: i64) -> None:
    building = city.building(space)
    if is_noble(building):
        city.nobles[board.district[space]] &= ~(1 << building)


def is_noble(building: i64) -> bool:
    """A district holds at most one of each of these (RP-MINOR-18)."""
    return building in (MONUMENT, GARDEN, BARRACKS, CHURCH)


def end_turn(board: Board, city: City) -> None:
    """Let what was built in this turn be new no longer, and every building be activated again."""
    for space in range(board.spaces):
        tile = city.tiles[space]
        if tile >> 7 != 0:
            city.tiles[space] = tile & 127
            if tile & 15 == HOUSE + 1:
                for neighbour in board.neighbours[space]:
                    look_around(board, city, neighbour)


def find_connections(board: Board, city: City) -> None:
    """Follow the roads from the Plaza Mayor to the centres (RP-ROAD-02, RP-ROAD-03)."""
    seen = vec[i64]([0] * len(board.point_borders))
    reached = vec[i64](capacity=64)
    for point in board.plaza_points:
        seen[point] = 1
        reached = append(reached, point)
    looked: i64 = 0
    while looked < len(reached):
        point = reached[looked]
        looked += 1
        for border in board.point_borders[point]:
            if city.roads[border] != 0:
                ends = board.border_points[border]
                other = ends[1] if ends[0] == point else ends[0]
                if seen[other] == 0:
                    seen[other] = 1
                    reached = append(reached, other)
    city.connected = 0
    for district in range(DISTRICTS):
        if seen[board.centres[district]] != 0:
            city.connected |= 1 << district


def open_edges(board: Board, city: City) -> i64:
    """The edges without a wall, as a set; attackers enter through them (RP-WALL-02, RP-WALL-03)."""
    return board.closable & ~city.walls


def is_free_border(board: Board, city: City, border: i64) -> bool:
    """A road lies on any border between two spaces of the city, one piece on each (RP-ROAD-01)."""
    return city.roads[border] + board.border_closed[border] == 0


def free_borders(board: Board, city: City) -> i64:
    """How many borders are without a road."""
    total: i64 = 0
    for border in range(len(city.roads)):
        if is_free_border(board, city, border):
            total += 1
    return total


# ---- written by `make fields`: empty_city, copy_city


def empty_city(board: Board) -> City:
    city = City()
    city.tiles = vec[i64]([0] * board.spaces)
    city.crews = vec[i64]([0] * board.spaces)
    city.reach = vec[i64]([0] * board.spaces)
    city.nobles = vec[i64]([0] * DISTRICTS)
    city.roads = vec[i64]([0] * len(board.border_points))
    city.walls = board.printed_walls
    city.connected = 0
    city.palace = NOWHERE
    city.cathedral = NOWHERE
    city.harbor = False
    city.fort = False
    return city


def copy_city(city: City) -> City:
    copy = City()
    copy.tiles = city.tiles[:]
    copy.crews = city.crews[:]
    copy.reach = city.reach[:]
    copy.near = city.near[:]
    copy.nobles = city.nobles[:]
    copy.roads = city.roads[:]
    copy.walls = city.walls
    copy.connected = city.connected
    copy.palace = city.palace
    copy.cathedral = city.cathedral
    copy.harbor = city.harbor
    copy.fort = city.fort
    return copy

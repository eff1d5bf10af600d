"""What is printed, for clients: the shape of the map, points, prices and tracks. It never changes during a game."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, TypedDict

import msgspec

from cabildo.engine.grid_names import edge_name, space_name
from cabildo.engine.naming import by_name
from cabildo.engine.told import each_of
from cabildo.titles.rio.board.board import Board
from cabildo.titles.rio.board.contents import EDITIONS, LEVELS
from cabildo.titles.rio.terms import (
    BUILDING_NAMES,
    DISTRICT_NAMES,
    ENEMY_NAMES,
    GRID_NAMES,
    MINORS,
    OFFICE_NAMES,
    OWN_TILE,
    TILE_NAMES,
    TILE_OF,
)
from cabildo.titles.rio.written.view_names import (
    BuildingName,
    ByGood,
    ByTile,
    DistrictName,
    EnemyName,
    GridName,
    LevelName,
    OfficeName,
    TileName,
)

BILL_NAMES = ("wood", "stone", "wood-or-stone", "precious")


class PrintedDistrictView(TypedDict):
    """A district of the map."""

    district: DistrictName
    spaces: list[str]
    centre: list[int]  # steps from west and north
    closable: bool  # the Defender counts it when it is closed


class PrintedGridView(TypedDict):
    """The grid of a major building."""

    grid: GridName
    points: list[int]
    completing: int
    cost: Annotated[dict[str, int], each_of("bill name", BILL_NAMES)]  # of a worker there


class PrintedBuildingView(TypedDict):
    """A kind of minor building."""

    building: BuildingName
    workers: int
    cost: ByGood
    points: int
    tile: TileName | None  # null: everybody has their own


class PrintedOfficeView(TypedDict):
    """An office that can be bought."""

    office: OfficeName
    price: int
    need: int
    points: int


class BoardView(TypedDict):
    """What is printed and never changes."""

    edition: str
    level: LevelName
    short: bool
    trade: bool
    neutral_homes: bool  # attackers walk over the huts and houses of their leader
    first_year: int
    last_year: int
    columns: int
    rows: int
    districts: list[PrintedDistrictView]
    plaza: list[str]
    ring: list[str]
    line: list[str]
    edges: list[str]
    printed_walls: list[str]
    grids: list[PrintedGridView]
    track_workers: list[int]
    buildings: list[PrintedBuildingView]
    offices: list[PrintedOfficeView]
    enemy_values: list[int]
    enemy_bonus: list[int]
    symbols: list[list[EnemyName]]  # enemies that advance after each year
    ship_capacity: int
    tiles: ByTile
    own_tiles: int
    pieces: int
    shadow_discs: int


def board_view(board: Board) -> BoardView:
    """Each view has one of its own, read from what is written once a game: that takes a tenth of the time."""
    printed: BoardView = msgspec.json.decode(written_board(board))
    return printed


@lru_cache(maxsize=64)
def written_board(board: Board) -> bytes:
    return msgspec.json.encode(printed_board(board))


def printed_board(board: Board) -> BoardView:
    return {
        "edition": next(name for name, number in EDITIONS.items() if number == board.edition),
        "level": LEVELS[board.level],
        "short": board.short,
        "trade": board.trade > 0,
        "neutral_homes": board.neutral_homes,
        "first_year": int(board.first_year),
        "last_year": int(board.first_year) + int(board.years) - 1,
        "columns": int(board.columns),
        "rows": int(board.rows),
        "districts": [
            {
                "district": name,
                "spaces": space_names(board, [int(at == district) for at in board.district]),
                "centre": point_of(board, int(board.centres[district])),
                "closable": board.district_edges[district] != 0,
            }
            for district, name in enumerate(DISTRICT_NAMES)
        ],
        "plaza": space_names(board, board.plaza),
        "ring": space_names(board, board.on_ring),
        "line": space_names(board, board.starting_line),
        "edges": [edge_name(board.columns, board.rows, edge) for edge in range(len(board.edge_space))],
        "printed_walls": [
            edge_name(board.columns, board.rows, edge)
            for edge in range(len(board.edge_space))
            if board.printed_walls >> edge & 1
        ],
        "grids": [grid_printed(board, grid) for grid in range(len(GRID_NAMES))],
        "track_workers": [int(workers) for workers in board.track_workers],
        "buildings": [building_printed(board, building) for building in range(MINORS)],
        "offices": [
            {
                "office": name,
                "price": int(board.office_price[office]),
                "need": int(board.office_need[office]),
                "points": int(board.office_points[office]),
            }
            for office, name in enumerate(OFFICE_NAMES)
        ],
        "enemy_values": [int(value) for value in board.enemy_values],
        "enemy_bonus": [int(bonus) for bonus in board.enemy_bonus[1:]],
        "symbols": [members_named(ENEMY_NAMES, symbols) for symbols in board.symbols],
        "ship_capacity": int(board.ship_capacity),
        "tiles": by_name(TILE_NAMES, board.tiles),
        "own_tiles": int(board.own_tiles),
        "pieces": int(board.pieces),
        "shadow_discs": int(board.shadow_discs),
    }


def grid_printed(board: Board, grid: int) -> PrintedGridView:
    return {
        "grid": GRID_NAMES[grid],
        "points": [int(points) for points in board.grid_points[grid]],
        "completing": int(board.completing_points[grid]),
        "cost": by_name(
            BILL_NAMES,
            (board.grid_wood[grid], board.grid_stone[grid], board.grid_either[grid], board.grid_precious[grid]),
        ),
    }


def building_printed(board: Board, building: int) -> PrintedBuildingView:
    return {
        "building": BUILDING_NAMES[building],
        "workers": int(board.minor_workers[building]),
        "cost": {
            "wood": int(board.minor_wood[building]),
            "stone": int(board.minor_stone[building]),
            "precious": int(board.minor_precious[building]),
        },
        "points": int(board.minor_points[building]),
        "tile": None if TILE_OF[building] == OWN_TILE else TILE_NAMES[TILE_OF[building]],
    }


def space_names(board: Board, flags: Any) -> list[str]:
    """The spaces that are marked."""
    return [space_name(board.columns, space) for space in range(board.spaces) if flags[space] != 0]


def point_of(board: Board, point: int) -> list[int]:
    """Where a lattice point lies: steps from the west and from the north."""
    down, right = divmod(point, int(board.columns) + 1)
    return [right, down]


def members_named(names: tuple[str, ...], numbers: int) -> list[str]:
    """The members of a set by name."""
    return [name for number, name in enumerate(names) if numbers >> number & 1]

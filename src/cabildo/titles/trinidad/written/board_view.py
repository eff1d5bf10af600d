"""What is printed, for clients: the shape of the map, grids, prices and tracks. It never changes during a game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Literal, TypedDict

import msgspec

from cabildo.engine.grid_names import border_name, edge_name, space_name
from cabildo.engine.naming import by_name
from cabildo.engine.told import each_of
from cabildo.titles.trinidad.board import geometry
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.extended_war.muster import edge_name as edge_name_in_war
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
from cabildo.titles.trinidad.written.names import members_named, members_of
from cabildo.titles.trinidad.written.view_names import (
    BackName,
    BuildingName,
    ByBasicCube,
    ByCube,
    ByFaction,
    ByPiece,
    ByUnit,
    CharacterName,
    DistrictName,
    GridName,
    PieceName,
)

BySale = Annotated[dict[str, int], each_of("sale", SALES)]


class PrintedDistrictView(TypedDict):
    """A district of the map."""

    district: DistrictName
    spaces: list[str]
    neighbours: list[DistrictName]
    edges: list[str]  # walls on all of them close it; none: it is never closed


class AttackEdgeView(TypedDict):
    """Where attackers enter."""

    edge: str  # "SW-west" and the like
    district: DistrictName


class PrintedBuildingView(TypedDict):
    """A kind of minor building."""

    building: BuildingName
    workers: int
    cubes: ByCube
    council: int
    points: int
    piece: PieceName | None  # null: everybody has their own
    grows_from: BuildingName | None


class PrintedGridView(TypedDict):
    """The grid of a major building."""

    grid: GridName
    points: list[int]
    first: int  # for the first own worker
    recover: int


class PrintedSupplyView(TypedDict):
    """What is in the box."""

    pieces: ByPiece
    walls: int
    road_markers: int
    faith: int
    council_workers: int
    soldiers: int
    milicianos: int


class TensionTrackView(TypedDict):
    """The spaces of the tension track, and what those add that mean war."""

    spaces: int
    red: dict[str, int]
    double: dict[str, int]


class DecadeView(TypedDict):
    """A decade of the game."""

    decade: int
    year: int
    era: int
    scored: bool


class ControlView(TypedDict):
    """What an attacker is worth that a card controls."""

    attack: int
    hits: int


class PrintedCardView(TypedDict):
    """An affiliate; from `era` on what it says as a control card."""

    card: int
    colour: CharacterName
    back: BackName
    era: int
    initiative: int
    standard: ControlView
    elite: ControlView


class NumbersView(TypedDict):
    """Prices and points that people look up."""

    cubes: ByCube
    coins: int
    workers: int
    sell: BySale
    buy: BySale
    council_gain: list[int]  # for one worker and for two
    emptied_points: int
    dear_emptied_points: int
    warehouse: ByBasicCube
    warehouse_points: int
    cheap_cube_points: int
    vp_status_percent: list[int]
    majority_points: int
    banner_points: list[int]
    series_points: list[int]
    series_points_with_cabildo: list[int]
    attack: ByFaction
    wounds: ByFaction
    strength: ByUnit
    combat: ByUnit
    war_rounds: int


class BoardView(TypedDict):
    """What is printed, and the options: it never changes."""

    characters: Literal["dealt", "auction"]
    length: Literal["short", "full"]
    open_screens: bool
    events: bool
    talks: bool
    extended_war: bool
    columns: int
    rows: int
    districts: list[PrintedDistrictView]
    plaza: list[str]  # never built on
    fort_place: list[str]
    starting_area: list[str]
    ring: list[str]
    spans: list[str]
    edges: list[str]
    attack_edges: list[AttackEdgeView]  # clockwise; Natives begin at the first one
    pirates_edge: str
    buildings: list[PrintedBuildingView]
    grids: list[PrintedGridView]
    supply: PrintedSupplyView
    cubes_a_store: list[int]  # of stone, wood, precious
    coins_a_stack: int  # bronze
    council_track: list[int]  # points at the end by value
    war_track: dict[str, int]  # the same by step
    tension_track: TensionTrackView
    decades: list[DecadeView]
    cards: list[PrintedCardView]
    numbers: NumbersView


def board_view(board: Board) -> BoardView:
    """Each view has one of its own, read from what is written once a game: that takes a tenth of the time."""
    printed: BoardView = msgspec.json.decode(written_board(board))
    return printed


@lru_cache(maxsize=64)
def written_board(board: Board) -> bytes:
    return msgspec.json.encode(printed_board(board))


def printed_board(board: Board) -> BoardView:
    return {
        "characters": "dealt" if board.dealt else "auction",
        "length": "short" if board.short else "full",
        "open_screens": board.open_screens,
        "events": board.events,
        "talks": board.talks,
        "extended_war": board.extended_war,
        "columns": int(board.columns),
        "rows": int(board.rows),
        "districts": [district_printed(board, district) for district in range(len(DISTRICT_NAMES))],
        "plaza": space_names(board, geometry.flags(board.pack, board.pack.map.plaza_mayor)),
        "fort_place": space_names(board, geometry.flags(board.pack, board.pack.map.fort_place)),
        "starting_area": space_names(board, board.starting_area),
        "ring": space_names(board, board.ring),
        "spans": [border_name(board.columns, board.rows, border) for border in board.spans],
        "edges": edge_names(board, board.closable),
        "attack_edges": [
            {"edge": edge_name_in_war(board, edge), "district": DISTRICT_NAMES[district]}
            for edge, district in enumerate(board.attack_edges)
        ],
        "pirates_edge": edge_name_in_war(board, board.pirates_edge),
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
        "council_track": [int(points) for points in board.council_points],
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
                "era": int(board.control_era[card]),
                "initiative": int(board.control_initiative[card]),
                "standard": {"attack": int(board.control_attack[0][card]), "hits": int(board.control_hits[0][card])},
                "elite": {"attack": int(board.control_attack[1][card]), "hits": int(board.control_hits[1][card])},
            }
            for card in range(CARDS)
        ],
        "numbers": numbers_printed(board),
    }


def district_printed(board: Board, district: int) -> PrintedDistrictView:
    return {
        "district": DISTRICT_NAMES[district],
        "spaces": space_names(board, [int(at == district) for at in board.district]),
        "neighbours": members_named(DISTRICT_NAMES, board.district_neighbours[district]),
        "edges": edge_names(board, board.district_edges[district]),
    }


def building_printed(board: Board, building: int) -> PrintedBuildingView:
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


def numbers_printed(board: Board) -> NumbersView:
    numbers = board.numbers
    return {
        "cubes": by_name(CUBE_NAMES, numbers.cubes),
        "coins": int(numbers.coins),
        "workers": int(numbers.workers),
        "sell": by_name(SALES, numbers.sale_coins),
        "buy": by_name(SALES, numbers.buy_coins),
        "council_gain": [int(points) for points in numbers.council_gain],
        "emptied_points": int(numbers.emptied_points),
        "dear_emptied_points": int(numbers.dear_emptied_points),
        "warehouse": by_name(CUBE_NAMES[:2], numbers.warehouse),
        "warehouse_points": int(numbers.warehouse_points),
        "cheap_cube_points": int(numbers.cheap_cube_points),
        "vp_status_percent": [int(percent) for percent in numbers.vp_status_percent],
        "majority_points": int(numbers.majority_points),
        "banner_points": [int(points) for points in numbers.banner_points],
        "series_points": [int(points) for points in numbers.series_points],
        "series_points_with_cabildo": [int(points) for points in numbers.series_points_with_cabildo],
        "attack": by_name(FACTION_NAMES, numbers.attack_value),
        "wounds": by_name(FACTION_NAMES, numbers.wounds),
        "strength": by_name(UNIT_NAMES, numbers.unit_strength),
        "combat": by_name(UNIT_NAMES, numbers.combat_strength),
        "war_rounds": int(numbers.war_rounds),
    }


# ---- names of places


def space_names(board: Board, flags: Iterable[int]) -> list[str]:
    """The spaces that are marked."""
    return [space_name(board.columns, space) for space, marked in enumerate(flags) if marked]


def edge_names(board: Board, edges: int) -> list[str]:
    """The edges of a set."""
    return [edge_name(board.columns, board.rows, edge) for edge in members_of(edges)]

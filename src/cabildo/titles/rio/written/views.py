"""What everybody sees of a game of Río de la Plata: nothing is hidden, so that it is the same for all."""

from __future__ import annotations

from typing import Annotated, Any, NotRequired, TypedDict, cast

import msgspec

from cabildo.engine.frame_positions import PhaseInView, WaitingView, describe_step, describe_waiting
from cabildo.engine.grid_names import border_name, edge_name, space_name
from cabildo.engine.naming import by_name
from cabildo.engine.told import each_of
from cabildo.titles.rio import scoring
from cabildo.titles.rio.board.board import Board
from cabildo.titles.rio.city import City, is_free_border, open_edges
from cabildo.titles.rio.grids import colour_on, is_open, is_owed, placer_of, slots_of
from cabildo.titles.rio.minor_buildings import room, uses_a_turn
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import (
    BUILDING_NAMES,
    DISTRICT_NAMES,
    DISTRICTS,
    ENEMIES,
    ENEMY_NAMES,
    GOOD_NAMES,
    GRID_NAMES,
    GRIDS,
    NOBODY,
    NOWHERE,
    OFFICE_NAMES,
    OFFICES,
    SHADOW,
    SLOTS,
    TILE_NAMES,
    TRACK_NAMES,
    TRACK_SLOTS,
    VACANT,
)
from cabildo.titles.rio.war.war_check import value_of
from cabildo.titles.rio.written.board_view import BoardView, board_view
from cabildo.titles.rio.written.positions import full_grids, members_of, named_offices, offer_numbered
from cabildo.titles.rio.written.view_names import (
    BuildingName,
    ByGood,
    ByTile,
    DistrictName,
    EnemyName,
    GridName,
    OfficeName,
    SomeWares,
)
from cabildo.titles.rio.written.war_view import WarView, war_view


class CrewView(TypedDict):
    """Somebody's workers on a space."""

    seat: int
    workers: int


class SpaceView(TypedDict):
    """A space where something is."""

    space: str
    building: BuildingName | None
    owner: int | None
    new: bool  # built in this turn
    used: int
    uses: int  # activations that it allows a turn
    room: int
    workers: list[CrewView]


class DistrictView(TypedDict):
    """How a district stands."""

    district: DistrictName
    connected: bool
    closed: bool
    house: int  # what one is worth at the end


class CityView(TypedDict):
    """What stands and who works there."""

    spaces: list[SpaceView]  # those where something is
    roads: list[str]
    free_borders: int
    walls: list[str]
    open_edges: list[str]
    districts: list[DistrictView]
    palace: str | None
    cathedral: str | None
    harbor: bool
    fort: bool


class GridDiscView(TypedDict):
    """A disc on the grid of a major building."""

    seat: int  # who placed it
    owing: bool
    shadow: bool  # it is of the colour that nobody owns, in a game for two


class GridView(TypedDict):
    """The grid of a major building."""

    grid: GridName
    open: bool
    discs: list[GridDiscView | None]
    filler: int | None  # who placed the last worker
    filled: int | None  # in which order grids were filled


class OfficeView(TypedDict):
    """An office and who has it."""

    office: OfficeName
    owner: int | None
    works: bool  # not in the year of its purchase
    used: bool
    bid: int | None


class ShipView(TypedDict):
    """The ship that all share."""

    aboard: int
    returns: int | None  # the year; null: it is in port
    departure_paid: bool


class EnemyView(TypedDict):
    """Where the marker of an enemy stands."""

    enemy: EnemyName
    place: int  # 0 is the symbol before the track
    value: int
    bonus: int


class StockView(TypedDict):
    """What the bank has."""

    tiles: ByTile
    pieces: int
    shadows: int


class OfferedView(TypedDict):
    """An offer that was made; what is not in it is left out."""

    to: int
    give: NotRequired[SomeWares]
    ask: NotRequired[SomeWares]
    give_offices: NotRequired[list[OfficeName]]
    ask_offices: NotRequired[list[OfficeName]]


class PlayerView(TypedDict):
    """A player's holdings, and their workers in areas that all share."""

    seat: int
    score: int
    silver: int
    goods: ByGood
    supply: int
    tiles: int
    fields: int
    artisan: int
    dock: int
    added: int  # workers on the order track
    cargo: ByGood
    offices: list[OfficeName]
    placed: int
    shadows: int
    bought: int
    loaded: int
    offers: int
    offered: OfferedView | None  # the last one


class View(TypedDict):
    """All that is on the table; it is the same for everybody."""

    title: str
    board: BoardView
    over: bool
    phase: PhaseInView | None
    actor: int | None
    year: int
    order: list[int]
    finished: int  # so many of them have ended the phase under way
    city: CityView
    grids: list[GridView]
    tracks: Annotated[dict[str, list[int | None]], each_of("track name", TRACK_NAMES)]
    offices: list[OfficeView]
    ship: ShipView
    enemies: list[EnemyView]
    attacked: list[int]
    war: WarView | None
    cycles: int
    stock: StockView
    players: list[PlayerView]
    step: dict[str, Any]
    waiting: list[WaitingView]


def view_of(state: RioState) -> View:
    """Plain data, with what is printed under `board`: a client needs no rule to draw it."""
    return view_with(board_view(state.board), state)


def view_without_board(state: RioState) -> dict[str, Any]:
    """The same without what is printed, which never changes."""
    return cast(dict[str, Any], view_with(cast(BoardView, None), state))


def view_with(printed: BoardView, state: RioState) -> View:
    board = state.board
    return {
        "title": state.title.name,
        "board": printed,
        "over": state.over,
        "phase": None if state.over else state.phases[state.phase].name(),
        "actor": None if state.over else int(state.actor),
        "year": int(state.board.first_year) + int(state.year),
        "order": [int(seat) for seat in state.order],
        "finished": int(state.turn),
        "city": city_view(board, state.city),
        "grids": [grid_view(state, grid) for grid in range(GRIDS)],
        "tracks": {
            name: [seat_or_none(state.tracks[track * TRACK_SLOTS + slot]) for slot in range(len(board.track_workers))]
            for track, name in enumerate(TRACK_NAMES)
        },
        "offices": [
            {
                "office": OFFICE_NAMES[office],
                "owner": seat_or_none(state.office_owner[office]),
                "works": state.holder(office) != NOBODY,
                "used": bool(state.offices_used >> office & 1),
                "bid": seat_or_none(state.bids[office]),
            }
            for office in range(OFFICES)
        ],
        "ship": {
            "aboard": int(state.aboard()),
            "returns": None if state.ship_in_port() else int(state.board.first_year) + int(state.ship_returns),
            "departure_paid": state.departure_paid,
        },
        "enemies": [enemy_view(state, enemy) for enemy in range(ENEMIES)],
        "attacked": members_of(state.attacked),
        "war": war_view(state),
        "cycles": int(state.cycles),
        "stock": {
            "tiles": by_name(TILE_NAMES, state.tiles),
            "pieces": int(state.pieces),
            "shadows": int(state.shadows),
        },
        "players": [player_view(state, seat) for seat in range(len(state.players))],
        "step": describe_step(state),
        "waiting": describe_waiting(state),
    }


# ---- the city


def city_view(board: Board, city: City) -> CityView:
    """What stands and who works there; spaces with neither are left out."""
    borders = range(len(city.roads))
    return {
        "spaces": [
            space_view(board, city, space)
            for space in range(board.spaces)
            if city.tiles[space] != 0 or city.crews[space] != 0
        ],
        "roads": [border_name(board.columns, board.rows, border) for border in borders if city.roads[border] != 0],
        "free_borders": sum(is_free_border(board, city, border) for border in borders),
        "walls": edges_named(board, city.walls & ~board.printed_walls),
        "open_edges": edges_named(board, open_edges(board, city)),
        "districts": [
            {
                "district": DISTRICT_NAMES[district],
                "connected": city.connected >> district & 1 != 0,
                "closed": board.district_edges[district] != 0 and board.district_edges[district] & ~city.walls == 0,
                "house": int(scoring.house_value(board, city, district)),
            }
            for district in range(DISTRICTS)
        ],
        "palace": place_or_none(board, city.palace),
        "cathedral": place_or_none(board, city.cathedral),
        "harbor": city.harbor,
        "fort": city.fort,
    }


def space_view(board: Board, city: City, space: int) -> SpaceView:
    building = city.building(space)
    return {
        "space": space_name(board.columns, space),
        "building": None if building == VACANT else BUILDING_NAMES[building],
        "owner": seat_or_none(city.owner(space)),
        "new": city.is_new(space),
        "used": int(city.activations(space)),
        "uses": int(uses_a_turn(board, city, space)),
        "room": int(room(board, city, space)),
        "workers": [
            {"seat": seat, "workers": int(city.crew(space, seat))}
            for seat in range(board.players)
            if city.crew(space, seat) > 0
        ],
    }


def edges_named(board: Board, edges: int) -> list[str]:
    return [edge_name(board.columns, board.rows, edge) for edge in range(len(board.edge_space)) if edges >> edge & 1]


# ---- the rest of the table


def grid_view(state: RioState, grid: int) -> GridView:
    targets = range(grid * SLOTS, grid * SLOTS + int(slots_of(state, grid)))
    full = full_grids(state)
    return {
        "grid": GRID_NAMES[grid],
        "open": is_open(state, grid),
        "discs": [disc_view(state, target) for target in targets],
        "filler": seat_or_none(state.grid_filler[grid]) if grid in full else None,
        "filled": full.index(grid) + 1 if grid in full else None,
    }


def disc_view(state: RioState, target: int) -> GridDiscView | None:
    if state.grids[target] == 0:
        return None
    return {
        "seat": int(placer_of(state, target)),
        "owing": is_owed(state, target),
        "shadow": colour_on(state, target) == SHADOW,
    }


def enemy_view(state: RioState, enemy: int) -> EnemyView:
    place = int(state.markers[enemy])
    return {
        "enemy": ENEMY_NAMES[enemy],
        "place": place,
        "value": int(value_of(state, enemy)),
        "bonus": int(state.board.enemy_bonus[place]),
    }


def player_view(state: RioState, seat: int) -> PlayerView:
    player = state.players[seat]
    return {
        "seat": seat,
        "score": int(player.score),
        "silver": int(player.silver),
        "goods": by_name(GOOD_NAMES, player.goods),
        "supply": int(player.supply),
        "tiles": int(player.tiles),
        "fields": int(player.fields),
        "artisan": int(player.artisan),
        "dock": int(player.dock),
        "added": int(player.added),
        "cargo": by_name(GOOD_NAMES, player.cargo),
        "offices": named_offices(player.offices),
        "placed": int(player.placed),
        "shadows": int(player.shadows),
        "bought": int(player.bought),
        "loaded": int(player.loaded),
        "offers": int(player.offers),
        "offered": None if player.offered < 0 else msgspec.to_builtins(offer_numbered(int(player.offered))),
    }


# ---- small things


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def place_or_none(board: Board, space: int) -> str | None:
    return None if space == NOWHERE else space_name(board.columns, space)

"""A state of Río de la Plata written down: the form of the document, and the way from a state to it."""

from __future__ import annotations

from collections.abc import Set
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from cabildo.engine.grid_names import border_name, edge_name, space_name
from cabildo.engine.naming import by_name, some
from cabildo.engine.positions import Lane, common_fields
from cabildo.engine.rows import i64
from cabildo.engine.steps import Waiting
from cabildo.titles.rio.actions import MOST_TRADED
from cabildo.titles.rio.major_buildings import colour_on, is_owed, placer_of, slots_of
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import (
    BUILDING_NAMES,
    ENEMIES,
    ENEMY_NAMES,
    GOOD_NAMES,
    GRID_NAMES,
    GRIDS,
    OFFICE_NAMES,
    OFFICES,
    SHADOW,
    SLOTS,
    SOURCE_NAMES,
    TILE_NAMES,
    TRACK_NAMES,
    TRACK_SLOTS,
    TRACKS,
    VACANT,
    WARE_NAMES,
)
from cabildo.titles.rio.trade import WARES
from cabildo.titles.rio.written.material import PIECES, SHADOW_DISCS, missing_material, own_tiles_named, workers_named
from cabildo.titles.rio.written.war_position import WarPosition, war_position

Seat = Annotated[int, Meta(ge=0, le=4)]
Count = Annotated[int, Meta(ge=0, le=9999)]
Goods = Annotated[int, Meta(ge=0, le=999)]
Points = Annotated[int, Meta(ge=-9999, le=9999)]
Traded = Annotated[int, Meta(ge=0, le=MOST_TRADED)]

ALL_THERE: frozenset[str] = frozenset()


class Terms(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What one gives and asks for in an offer."""

    give: dict[str, Traded] = {}
    ask: dict[str, Traded] = {}
    give_offices: list[str] = []
    ask_offices: list[str] = []


class Offered(Terms, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """An offer that was made."""

    to: Seat


class PlayerPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A player's holdings, the workers in areas that all share, and what was done in this turn."""

    wood: Goods = 0
    stone: Goods = 0
    precious: Goods = 0
    silver: Count = 0
    score: Points | None = None  # left out: the sum of the tally
    tally: dict[str, Points] = {}  # the score by source; what it does not explain comes from buildings
    offices: dict[str, Count] = {}  # and the year of each purchase
    fields: Count = 0
    artisan: Count = 0
    dock: Count = 0
    added: Count = 0  # to the disc on the order track
    cargo: dict[str, Goods] = {}
    placed: Count = 0
    shadows: Count = 0
    bought: Count = 0
    loaded: Count = 0
    offers: Count = 0
    offered: Offered | None = None
    supply: Count | None = None  # workers at hand; left out: all that are nowhere else
    tiles: Count | None = None  # huts and houses not built yet; left out: likewise


class SpacePosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A space of the city."""

    building: str | None = None
    owner: Seat | None = None  # of a hut or house
    new: bool = False  # built in this turn
    used: Count = 0  # activations in this turn
    workers: dict[Seat, Count] = {}


class DiscPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A disc on a grid."""

    seat: Seat  # who placed it
    owing: bool = False
    shadow: bool = False  # of the colour that nobody owns


class ShipPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    returns: Count | None = None  # the year; left out: the ship is in port
    departure_paid: bool = False


class StockPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the bank has; what is left out is the rest of the box."""

    tiles: dict[str, Count] = {}
    pieces: Count | None = None  # walls and roads
    shadows: Count | None = None  # discs of the colour that nobody owns


class Position(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Whatever is left out is as at the start, or is the rest of the box. Nobody has goods unless it is said."""

    title: str
    players: list[PlayerPosition]
    rules: int = 1
    options: dict[str, Any] = {}
    board: dict[str, Any] | None = None
    year: Count | None = None  # left out: the first one
    order: list[Seat] | None = None
    phase: str = "placing"
    actor: Seat | None = None  # left out: the first in order, or the only one it can be
    city: dict[str, str | SpacePosition] = {}  # by space; a text is a building and nothing else
    roads: list[str] = []
    walls: list[str] = []  # besides printed ones
    harbor: bool = False
    fort: bool = False
    grids: dict[str, dict[int, Seat | DiscPosition]] = {}  # by grid and space; a number is a seat that owes nothing
    filled: list[tuple[str, Seat]] = []  # full grids in the order of their last worker, and who placed it
    tracks: dict[str, dict[int, Seat]] = {}
    bids: dict[str, Seat] = {}
    offices_used: list[str] = []  # whose power was used in this turn
    ship: ShipPosition = msgspec.field(default_factory=ShipPosition)
    markers: dict[str, Count] = {}  # the values under them; left out: on the symbol
    attacked: list[Seat] = []  # who was attacker in this cycle
    cycles: Count = 0
    step: dict[str, Any] | None = None  # what the phase remembers; always written, as hashes of old games expect
    waiting: list[Waiting] = []  # the phases that go on when this one is done, the nearest first
    war: WarPosition | None = None
    stock: StockPosition | None = None
    generator: tuple[Lane, Lane] | None = None


# ---- from a state to its position


def position_of(table: Table, options: dict[str, Any], board: dict[str, Any] | None) -> dict[str, Any]:
    """The whole state as plain data; what the rest of the state tells is left out."""
    columns, rows = table.board.columns, table.board.rows
    built = table.city.walls & ~table.board.printed_walls
    missing = missing_material(table)
    position = Position(
        **common_fields(table),
        players=[player_position(table, seat, missing) for seat in range(len(table.players))],
        options=options,
        board=board,
        year=int(table.board.first_year + table.year),
        order=[int(seat) for seat in table.order],
        city=city_position(table),
        roads=[border_name(columns, rows, border) for border, piece in enumerate(table.city.roads) if piece],
        walls=[edge_name(columns, rows, edge) for edge in range(len(table.board.edge_space)) if built >> edge & 1],
        harbor=table.city.harbor,
        fort=table.city.fort,
        grids=grid_positions(table),
        filled=[(GRID_NAMES[grid], int(table.grid_filler[grid])) for grid in full_grids(table)],
        tracks=track_positions(table),
        bids=seats_by_name(OFFICE_NAMES, table.bids),
        offices_used=[OFFICE_NAMES[office] for office in members_of(table.offices_used)],
        ship=ShipPosition(
            returns=None if table.ship_in_port() else int(table.ship_returns) + int(table.board.first_year),
            departure_paid=table.departure_paid,
        ),
        markers={
            ENEMY_NAMES[enemy]: int(table.board.enemy_values[table.markers[enemy] - 1])
            for enemy in range(ENEMIES)
            if table.markers[enemy] > 0
        },
        attacked=members_of(table.attacked),
        cycles=int(table.cycles),
        war=war_position(table),
        stock=stock_position(table, missing),
    )
    document: dict[str, Any] = msgspec.to_builtins(position, str_keys=True)
    return document


def player_position(table: Table, seat: int, missing: Set[str] = ALL_THERE) -> PlayerPosition:
    player = table.players[seat]
    wood, stone, precious = (int(count) for count in player.goods)
    return PlayerPosition(
        wood=wood,
        stone=stone,
        precious=precious,
        silver=int(player.silver),
        score=int(player.score) or None,
        tally=some(SOURCE_NAMES, player.tally),
        offices={
            OFFICE_NAMES[office]: int(table.office_since[office]) + int(table.board.first_year)
            for office in range(OFFICES)
            if table.office_owner[office] == seat
        },
        fields=int(player.fields),
        artisan=int(player.artisan),
        dock=int(player.dock),
        added=int(player.added),
        cargo=some(GOOD_NAMES, player.cargo),
        placed=int(player.placed),
        shadows=int(player.shadows),
        bought=int(player.bought),
        loaded=int(player.loaded),
        offers=int(player.offers),
        offered=None if player.offered < 0 else offer_of(int(player.offered)),
        supply=int(player.supply) if workers_named(seat) in missing else None,
        tiles=int(player.tiles) if own_tiles_named(seat) in missing else None,
    )


def stock_position(table: Table, missing: Set[str]) -> StockPosition | None:
    written = StockPosition(
        tiles={name: int(table.tiles[tile]) for tile, name in enumerate(TILE_NAMES) if name in missing},
        pieces=int(table.pieces) if PIECES in missing else None,
        shadows=int(table.shadows) if SHADOW_DISCS in missing else None,
    )
    return None if written == StockPosition() else written


def state_stocks(document: dict[str, Any], table: Table) -> None:
    """Put numbers into a full position also where leaving them out means the rest of the box, or a sum."""
    for written, player in zip(document["players"], table.players, strict=True):
        written |= {"supply": int(player.supply), "tiles": int(player.tiles), "score": int(player.score)}
    tiles = by_name(TILE_NAMES, table.tiles)
    document["stock"] = {"tiles": tiles, "pieces": int(table.pieces), "shadows": int(table.shadows)}


def city_position(table: Table) -> dict[str, str | SpacePosition]:
    city = table.city
    spaces: dict[str, str | SpacePosition] = {}
    for space in range(table.board.spaces):
        if not city.tiles[space] and not city.crews[space]:
            continue
        written = SpacePosition(new=city.is_new(space), used=int(city.activations(space)))
        if city.building(space) != VACANT:
            written.building = BUILDING_NAMES[city.building(space)]
        if city.owner(space) >= 0:
            written.owner = int(city.owner(space))
        for seat in range(len(table.players)):
            if city.crew(space, seat):
                written.workers[seat] = int(city.crew(space, seat))
        name = space_name(table.board.columns, space)
        plain = written.building is not None and written == SpacePosition(building=written.building)
        spaces[name] = str(written.building) if plain else written
    return spaces


def grid_positions(table: Table) -> dict[str, dict[int, int | DiscPosition]]:
    grids: dict[str, dict[int, int | DiscPosition]] = {}
    for target in range(GRIDS * SLOTS):
        if table.grids[target]:
            seat, owing = int(placer_of(table, target)), is_owed(table, target)
            shadow = colour_on(table, target) == SHADOW
            written = DiscPosition(seat=seat, owing=owing, shadow=shadow) if owing or shadow else seat
            grids.setdefault(GRID_NAMES[target // SLOTS], {})[target % SLOTS + 1] = written
    return grids


def full_grids(table: Table) -> list[int]:
    """In the order in which they were filled; who placed the last worker of another grid does not matter any more."""
    full = [
        grid for grid in range(GRIDS) if all(table.grids[grid * SLOTS + slot] for slot in range(slots_of(table, grid)))
    ]
    return sorted(full, key=lambda grid: int(table.grid_time[grid]))


def track_positions(table: Table) -> dict[str, dict[int, int]]:
    tracks: dict[str, dict[int, int]] = {}
    for target in range(TRACKS * TRACK_SLOTS):
        if table.tracks[target] >= 0:
            slots = tracks.setdefault(TRACK_NAMES[target // TRACK_SLOTS], {})
            slots[target % TRACK_SLOTS + 1] = int(table.tracks[target])
    return tracks


def offer_of(number: int) -> Offered:
    """The offer with this number (see `trade.offer_number`)."""
    ask_offices = number & (1 << OFFICES) - 1
    give_offices = number >> OFFICES & (1 << OFFICES) - 1
    number >>= 2 * OFFICES
    given, asked = [0] * WARES, [0] * WARES
    for ware in reversed(range(WARES)):
        number, asked[ware] = divmod(number, MOST_TRADED + 1)
        number, given[ware] = divmod(number, MOST_TRADED + 1)
    return Offered(
        to=number,
        give=some(WARE_NAMES, given),
        ask=some(WARE_NAMES, asked),
        give_offices=named_offices(give_offices),
        ask_offices=named_offices(ask_offices),
    )


def seats_by_name(names: tuple[str, ...], seats: Any) -> dict[str, int]:
    return {name: int(seat) for name, seat in zip(names, seats, strict=True) if seat >= 0}


def members_of(seats: i64) -> list[int]:
    return [seat for seat in range(int(seats).bit_length()) if seats >> seat & 1]


def named_offices(offices: i64) -> list[str]:
    return [OFFICE_NAMES[office] for office in members_of(offices)]

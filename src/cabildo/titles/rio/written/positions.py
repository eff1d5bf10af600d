"""A state of Río de la Plata written down: the form of the document, and the way from a state to it."""

from __future__ import annotations

from collections.abc import Set
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from cabildo.engine.grid_names import border_name, edge_name, space_name
from cabildo.engine.naming import by_name, some
from cabildo.engine.positions import (
    BoardPack,
    Generator,
    Options,
    PhaseName,
    RulesVersion,
    StepFields,
    TitleName,
    WaitingPhases,
    common_fields,
    write_plain,
)
from cabildo.engine.rows import i64
from cabildo.engine.told import one_of, told
from cabildo.titles.rio.actions import MOST_TRADED
from cabildo.titles.rio.grids import colour_on, is_owed, placer_of, slots_of
from cabildo.titles.rio.state import RioState
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
    WARES,
)
from cabildo.titles.rio.written.material import PIECES, SHADOW_DISCS, missing_material, own_tiles_named, workers_named
from cabildo.titles.rio.written.steps import ByWare, Office, Seat
from cabildo.titles.rio.written.war_position import WarPosition, war_position

Count = Annotated[int, Meta(ge=0, le=9999)]
Goods = Annotated[int, Meta(ge=0, le=999)]
Points = Annotated[int, Meta(ge=-9999, le=9999)]
Building = Annotated[str, one_of("building", BUILDING_NAMES)]
Grid = Annotated[str, one_of("grid", GRID_NAMES)]
ALL_THERE: frozenset[str] = frozenset()


class Terms(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What one gives and asks for in an offer."""

    give: Annotated[ByWare, told("what was given")] = {}
    ask: Annotated[ByWare, told("what was asked for")] = {}
    give_offices: Annotated[list[Office], told("edition 1: offices given")] = []
    ask_offices: Annotated[list[Office], told("edition 1: offices asked for")] = []


class Offered(Terms, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """An offer that was made, so that the same one is not made again."""

    to: Annotated[Seat, told("the other one")]


class PlayerPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A player's holdings, the workers in areas that all share, and what was done in this turn."""

    wood: Annotated[Goods, told("wood")] = 0
    stone: Annotated[Goods, told("stone")] = 0
    precious: Annotated[Goods, told("precious goods")] = 0
    silver: Annotated[Count, told("silver")] = 0
    score: Annotated[Points | None, told("the marker on the score track; left out: the sum of the tally")] = None
    tally: Annotated[
        dict[str, Points],
        one_of("source", SOURCE_NAMES),
        told("the score by source; what it does not explain comes from `buildings`"),
    ] = {}
    offices: Annotated[
        dict[str, Count], one_of("office", OFFICE_NAMES), told("those held, each with the year of its purchase")
    ] = {}
    fields: Annotated[Count, told("workers in the fields")] = 0
    artisan: Annotated[Count, told("workers at the artisan's")] = 0
    dock: Annotated[Count, told("workers on the dock")] = 0
    added: Annotated[Count, told("workers on the order track, beside the disc there")] = 0
    cargo: Annotated[dict[str, Goods], one_of("good", GOOD_NAMES), told("goods aboard the ship")] = {}
    placed: Annotated[Count, told("workers placed in this year")] = 0
    shadows: Annotated[Count, told("two players: shadow discs placed in this year")] = 0
    bought: Annotated[Count, told("wood and stone bought for silver in this turn")] = 0
    loaded: Annotated[Count, told("goods loaded in this turn")] = 0
    offers: Annotated[Count, told("offers made in this phase")] = 0
    offered: Annotated[Offered | None, told("the last one")] = None
    supply: Annotated[Count | None, told("workers at hand; left out: all that are nowhere else")] = None
    tiles: Annotated[Count | None, told("huts and houses at hand; left out: all that are nowhere else")] = None


class SpacePosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A space of the city."""

    building: Annotated[Building | None, told("what stands there")] = None
    owner: Annotated[Seat | None, told("of a hut or house")] = None
    new: Annotated[bool, told("it was built in this turn")] = False
    used: Annotated[Count, told("activations in this turn")] = 0
    workers: Annotated[dict[Seat, Count], told("how many, by seat")] = {}


class DiscPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A disc on a grid."""

    seat: Annotated[Seat, told("who placed it")]
    owing: Annotated[bool, told("it is not paid yet")] = False
    shadow: Annotated[bool, told("two players: it is of the colour that nobody owns")] = False


class ShipPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The ship that all share; what is aboard belongs to players."""

    returns: Annotated[Count | None, told("the year; left out: it is in port")] = None
    departure_paid: Annotated[bool, told("it leaves at the end of this year")] = False


class StockPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What the bank has; what is left out is the rest of the box."""

    tiles: Annotated[
        dict[str, Count], one_of("tile", TILE_NAMES), told("tiles of the bank; a kind left out: the rest of the box")
    ] = {}
    pieces: Annotated[Count | None, told("walls and roads; left out: the rest of the box")] = None
    shadows: Annotated[Count | None, told("two players: shadow discs; left out: the rest of the box")] = None


class Position(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Whatever is left out is as at the start, or is the rest of the box. Nobody has goods unless it is said."""

    title: TitleName
    players: Annotated[list[PlayerPosition], told("a player for each seat")]
    rules: RulesVersion = 1
    options: Options = {}
    board: BoardPack = None
    year: Annotated[Count | None, told("the year; left out: the first one, or the last one of a game that is over")] = (
        None
    )
    order: Annotated[list[Seat] | None, told("the seats in the order of play; left out: as they are numbered")] = None
    phase: PhaseName = "placing"
    actor: Annotated[
        Seat | None, told("the seat that is asked; left out: the first in order, or the only one it can be")
    ] = None
    city: Annotated[
        dict[str, Building | SpacePosition],
        told(
            "by space: `e6` is the fifth column from the west, the sixth row from the north; "
            "a text is a building and nothing else"
        ),
    ] = {}
    roads: Annotated[list[str], told("by border, the western or northern space first: `e6-f6`")] = []
    walls: Annotated[list[str], told("by edge: `north e`, `west 3`; without the printed ones")] = []
    harbor: Annotated[bool, told("it stands")] = False
    fort: Annotated[bool, told("it stands")] = False
    grids: Annotated[
        dict[Grid, dict[int, Seat | DiscPosition]],
        told("discs by grid and number of the space; a number is the seat whose disc it is, which owes nothing"),
    ] = {}
    filled: Annotated[
        list[tuple[Grid, Seat]],
        told(
            "full grids in the order of their last worker, and who placed it; "
            "left out: in their own order, by whoever has the last space"
        ),
    ] = []
    tracks: Annotated[
        dict[Annotated[str, one_of("track", TRACK_NAMES)], dict[int, Seat]],
        told("who has workers on a space, by track and number of the space"),
    ] = {}
    bids: Annotated[dict[str, Seat], one_of("office", OFFICE_NAMES), told("a worker on an office")] = {}
    offices_used: Annotated[list[Office], told("whose power was used in this turn")] = []
    ship: Annotated[ShipPosition, told("the ship")] = msgspec.field(default_factory=ShipPosition)
    markers: Annotated[
        dict[str, Count],
        one_of("enemy", ENEMY_NAMES),
        told("the value under the marker; one left out: it is on the symbol before the track"),
    ] = {}
    attacked: Annotated[
        list[Seat], told("who was attacker in this cycle; left out: nobody, or the attacker of the war")
    ] = []
    cycles: Annotated[Count, told("how often everybody was attacker")] = 0
    step: StepFields = None  # always written, as hashes of old games expect
    waiting: WaitingPhases = []
    war: Annotated[WarPosition | None, told("only in the phases of a war")] = None
    stock: Annotated[StockPosition | None, told("what the bank has; left out: the rest of the box")] = None
    generator: Generator = None


# ---- from a state to its position


def position_of(state: RioState, options: dict[str, Any], board: dict[str, Any] | None) -> dict[str, Any]:
    """The whole state as plain data; what the rest of the state tells is left out."""
    columns, rows = state.board.columns, state.board.rows
    built = state.city.walls & ~state.board.printed_walls
    missing = missing_material(state)
    position = Position(
        **common_fields(state),
        **write_plain(Position, state),
        players=[player_position(state, seat, missing) for seat in range(len(state.players))],
        options=options,
        board=board,
        year=int(state.board.first_year + state.year),
        order=[int(seat) for seat in state.order],
        city=city_position(state),
        roads=[border_name(columns, rows, border) for border, piece in enumerate(state.city.roads) if piece],
        walls=[edge_name(columns, rows, edge) for edge in range(len(state.board.edge_space)) if built >> edge & 1],
        harbor=state.city.harbor,
        fort=state.city.fort,
        grids=grid_positions(state),
        filled=[(GRID_NAMES[grid], int(state.grid_filler[grid])) for grid in full_grids(state)],
        tracks=track_positions(state),
        bids=seats_by_name(OFFICE_NAMES, state.bids),
        offices_used=[OFFICE_NAMES[office] for office in members_of(state.offices_used)],
        ship=ShipPosition(
            returns=None if state.ship_in_port() else int(state.ship_returns) + int(state.board.first_year),
            departure_paid=state.departure_paid,
        ),
        markers={
            ENEMY_NAMES[enemy]: int(state.board.enemy_values[state.markers[enemy] - 1])
            for enemy in range(ENEMIES)
            if state.markers[enemy] > 0
        },
        attacked=members_of(state.attacked),
        war=war_position(state),
        stock=stock_position(state, missing),
    )
    document: dict[str, Any] = msgspec.to_builtins(position, str_keys=True)
    return document


def player_position(state: RioState, seat: int, missing: Set[str] = ALL_THERE) -> PlayerPosition:
    player = state.players[seat]
    wood, stone, precious = (int(count) for count in player.goods)
    return PlayerPosition(
        **write_plain(PlayerPosition, player),
        wood=wood,
        stone=stone,
        precious=precious,
        score=int(player.score) or None,
        tally=some(SOURCE_NAMES, player.tally),
        offices={
            OFFICE_NAMES[office]: int(state.office_since[office]) + int(state.board.first_year)
            for office in range(OFFICES)
            if state.office_owner[office] == seat
        },
        cargo=some(GOOD_NAMES, player.cargo),
        offered=None if player.offered < 0 else offer_numbered(int(player.offered)),
        supply=int(player.supply) if workers_named(seat) in missing else None,
        tiles=int(player.tiles) if own_tiles_named(seat) in missing else None,
    )


def stock_position(state: RioState, missing: Set[str]) -> StockPosition | None:
    written = StockPosition(
        tiles={name: int(state.tiles[tile]) for tile, name in enumerate(TILE_NAMES) if name in missing},
        pieces=int(state.pieces) if PIECES in missing else None,
        shadows=int(state.shadows) if SHADOW_DISCS in missing else None,
    )
    return None if written == StockPosition() else written


def state_stocks(document: dict[str, Any], state: RioState) -> None:
    """Put numbers into a full position also where leaving them out means the rest of the box, or a sum."""
    for written, player in zip(document["players"], state.players, strict=True):
        written |= {"supply": int(player.supply), "tiles": int(player.tiles), "score": int(player.score)}
    tiles = by_name(TILE_NAMES, state.tiles)
    document["stock"] = {"tiles": tiles, "pieces": int(state.pieces), "shadows": int(state.shadows)}


def city_position(state: RioState) -> dict[str, str | SpacePosition]:
    city = state.city
    spaces: dict[str, str | SpacePosition] = {}
    for space in range(state.board.spaces):
        if not city.tiles[space] and not city.crews[space]:
            continue
        written = SpacePosition(new=city.is_new(space), used=int(city.activations(space)))
        if city.building(space) != VACANT:
            written.building = BUILDING_NAMES[city.building(space)]
        if city.owner(space) >= 0:
            written.owner = int(city.owner(space))
        for seat in range(len(state.players)):
            if city.crew(space, seat):
                written.workers[seat] = int(city.crew(space, seat))
        name = space_name(state.board.columns, space)
        plain = written.building is not None and written == SpacePosition(building=written.building)
        spaces[name] = str(written.building) if plain else written
    return spaces


def grid_positions(state: RioState) -> dict[str, dict[int, int | DiscPosition]]:
    grids: dict[str, dict[int, int | DiscPosition]] = {}
    for target in range(GRIDS * SLOTS):
        if state.grids[target]:
            seat, owing = int(placer_of(state, target)), is_owed(state, target)
            shadow = colour_on(state, target) == SHADOW
            written = DiscPosition(seat=seat, owing=owing, shadow=shadow) if owing or shadow else seat
            grids.setdefault(GRID_NAMES[target // SLOTS], {})[target % SLOTS + 1] = written
    return grids


def full_grids(state: RioState) -> list[int]:
    """In the order in which they were filled; who placed the last worker of another grid does not matter any more."""
    full = [
        grid for grid in range(GRIDS) if all(state.grids[grid * SLOTS + slot] for slot in range(slots_of(state, grid)))
    ]
    return sorted(full, key=lambda grid: int(state.grid_time[grid]))


def track_positions(state: RioState) -> dict[str, dict[int, int]]:
    tracks: dict[str, dict[int, int]] = {}
    for target in range(TRACKS * TRACK_SLOTS):
        if state.tracks[target] >= 0:
            slots = tracks.setdefault(TRACK_NAMES[target // TRACK_SLOTS], {})
            slots[target % TRACK_SLOTS + 1] = int(state.tracks[target])
    return tracks


def offer_numbered(number: int) -> Offered:
    """The offer with this number (`Offer.number`)."""
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

"""A state of Trinidad written down: the form of the document, and the way from a state to it."""

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
from cabildo.engine.told import one_of, told
from cabildo.titles.trinidad.city import is_great
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    BACK_NAMES,
    BANNER_NAMES,
    BUILDING_NAMES,
    CARDS,
    CHARACTER_NAMES,
    COUNCIL,
    CUBE_NAMES,
    DISTRICT_NAMES,
    FACTION_NAMES,
    FIRST_CARD,
    GRID_NAMES,
    GRIDS,
    LEVELS,
    LOAD_COINS,
    LOAD_NAMES,
    MINORS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PIECE_NAMES,
    PILES,
    SLOTS,
    SOURCE_NAMES,
    STATUS_NAMES,
    VACANT,
)
from cabildo.titles.trinidad.written.events import EventsPosition, events_position
from cabildo.titles.trinidad.written.material import (
    CARDS_NAME,
    COINS,
    COUNCIL_WORKERS,
    FAITH,
    MILICIANOS,
    OWN_NAMES,
    PEACE_MARKERS,
    ROAD_MARKERS,
    SOLDIERS,
    WALLS,
    missing_material,
    own_named,
    pile_of,
)
from cabildo.titles.trinidad.written.names import (
    COUNCIL_NAME,
    PILE_NAMES,
    POWER_NAMES,
    card_numbers,
    members_named,
    members_of,
)
from cabildo.titles.trinidad.written.news import NewsPosition, news_positions
from cabildo.titles.trinidad.written.scoring_cards import (
    District,
    GuestsPosition,
    Homes,
    RecolouredPosition,
    district_cards,
    player_cards,
)
from cabildo.titles.trinidad.written.solo import AutomatonPosition, automaton_position
from cabildo.titles.trinidad.written.steps import OfferStep, Seat
from cabildo.titles.trinidad.written.talks import write_codes
from cabildo.titles.trinidad.written.war_positions import UnitPosition, WarPosition, unit_positions, war_position

Count = Annotated[int, Meta(ge=0, le=999)]
Card = Annotated[int, Meta(ge=FIRST_CARD, lt=FIRST_CARD + CARDS)]
Cubes = Annotated[dict[str, Count], one_of("cube", CUBE_NAMES)]
MOST_POINTS = 9999  # or least, in any sense
Points = Annotated[int, Meta(ge=-MOST_POINTS, le=MOST_POINTS)]
Bronze = Annotated[int, Meta(ge=0, le=999)]
Building = Annotated[str, one_of("building", BUILDING_NAMES[:MINORS])]
Grid = Annotated[str, one_of("grid", GRID_NAMES)]
Character = Annotated[str, one_of("character", CHARACTER_NAMES)]
Decade = Annotated[int, Meta(ge=1, le=13)]
ALL_THERE: frozenset[str] = frozenset()
OWN_FIELDS = dict(zip(OWN_NAMES, ("workers", "lots", "houses", "palace_markers", "status_markers"), strict=True))
SUPPLY_FIELDS = {  # what the supply has, by the name under which it is counted; pieces and cubes are besides
    COINS: "coins",
    COUNCIL_WORKERS: "council_workers",
    WALLS: "walls",
    ROAD_MARKERS: "road_markers",
    FAITH: "faith",
    SOLDIERS: "soldiers",
    MILICIANOS: "milicianos",
    PEACE_MARKERS: "peace_markers",
}


class PlayerPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A player's holdings; cubes and coins lie behind the screen."""

    workers: Annotated[Count | None, told("one's own at hand; left out: all that are nowhere else")] = None
    spent: Annotated[Count, told("one's own on action spaces")] = 0
    helpers: Annotated[Count, told("the council's workers at hand")] = 0
    cubes: Annotated[Cubes, told("cubes by kind")] = {}
    borrowed: Annotated[Cubes, told("stone and wood from the City Warehouse, for this turn")] = {}
    coins: Annotated[Bronze, told("coins in bronze: a silver coin is two")] = 0
    faith: Annotated[Count, told("Faith tokens")] = 0
    score: Annotated[Points | None, told("the marker on the score track; left out: the sum of the tally")] = None
    tally: Annotated[
        dict[str, Points],
        one_of("source", SOURCE_NAMES),
        told("the score by source; what it does not explain comes from `buildings`"),
    ] = {}
    character: Annotated[Character | None, told("the Character")] = None
    character_used: Annotated[bool, told("it is rotated")] = False
    hand: Annotated[list[Card], told("affiliates by number")] = []
    rotated: Annotated[list[Card], told("those of them that are rotated")] = []
    lots: Annotated[Count | None, told("not on the map; left out: all that are not there")] = None
    houses: Annotated[Count | None, told("not on the map; left out: all that are not there")] = None
    palace_markers: Annotated[Count | None, told("not on the map; left out: all that are not there")] = None
    status: Annotated[
        dict[str, Annotated[int, Meta(ge=1, le=LEVELS)]], one_of("status", STATUS_NAMES), told("levels reached")
    ] = {}
    status_markers: Annotated[Count | None, told("in neither use; left out: all that are nowhere else")] = None
    council: Annotated[Count | None, told("value on the council track; left out: that of the start")] = None
    war_step: Annotated[Points, told("on the war-penalty track; below 0 it gains points")] = 0
    units: Annotated[list[UnitPosition], told("by war marker")] = []
    banners: Annotated[
        dict[str, Annotated[int, Meta(ge=1, le=2)]],
        one_of("banner", BANNER_NAMES),
        told("1 lies face down, 2 is up"),
    ] = {}
    won_war: Annotated[bool, told("in this Era")] = False
    recruit: Annotated[
        Count, told("the decade after which a worker comes home that acts as a Miliciano by card 59; 0: there is none")
    ] = 0
    recruit_fights: Annotated[bool, told("it has not been wounded yet")] = False
    walled_homes: Annotated[list[Homes], told("worth more at this scoring by a card, in walled districts")] = []
    paved_homes: Annotated[list[Homes], told("the same in districts with Roads")] = []
    guests: Annotated[list[GuestsPosition], told("Houses of others that count as own at this scoring")] = []
    recoloured: Annotated[list[RecolouredPosition], told("cards that count as another colour at this scoring")] = []
    pact_used: Annotated[bool, told("the blood pact is spent")] = False
    pledged: Annotated[Grid | None, told("where they must put a worker in their next turn, by a blood pact")] = None
    used: Annotated[
        list[Annotated[str, one_of("power", POWER_NAMES)]],
        told("what status gives once a decade and was used in this one"),
    ] = []
    recovered: Annotated[list[Grid], told("grids from which workers were taken back in this decade")] = []
    dock: Annotated[dict[str, Count], one_of("load", LOAD_NAMES), told("loads on the dock")] = {}
    dock_coins: Annotated[Bronze | None, told("bronze in the load of coins; left out: what such a load costs now")] = (
        None
    )
    order_workers: Annotated[Count, told("workers on the turn-order marker")] = 0
    reactivations: Annotated[Count, told("workers on Reactivate, a free one by status included")] = 0


class SpacePosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A building in the city."""

    building: Annotated[Building, told("what stands there")]
    owner: Annotated[Seat | None, told("of a Lot, House or Palace, or whose marker lies on it")] = None
    activated: Annotated[list[Seat], told("who activated it in this decade")] = []


class StoresPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Cubes on the resource grids; what is left out is as it is filled."""

    stone: Annotated[list[Count] | None, told("on the four grids of stone")] = None
    wood: Annotated[list[Count] | None, told("on the four grids of wood")] = None
    precious: Annotated[Count | None, told("on the precious grid")] = None


class SupplyPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The supply; what is left out is all that is nowhere else."""

    cubes: Annotated[Cubes, told("cubes by kind; a kind left out: the rest")] = {}
    coins: Annotated[Bronze | None, told("coins in bronze")] = None
    pieces: Annotated[
        dict[str, Count], one_of("piece", PIECE_NAMES), told("common buildings; a kind left out: the rest")
    ] = {}
    walls: Annotated[Count | None, told("walls")] = None
    road_markers: Annotated[Count | None, told("markers of districts with Roads")] = None
    faith: Annotated[Count | None, told("Faith tokens")] = None
    soldiers: Annotated[Count | None, told("Soldiers")] = None
    milicianos: Annotated[Count | None, told("Milicianos")] = None
    council_workers: Annotated[Count | None, told("the council's workers")] = None
    peace_markers: Annotated[Count | None, told("peace markers")] = None


class Position(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Whatever is left out is as at the start or the rest of the box. Nobody has cubes or coins unless it is said."""

    title: TitleName
    players: Annotated[list[PlayerPosition], told("a player for each seat, the automaton last")]
    rules: RulesVersion = 3
    options: Options = {}
    board: BoardPack = None
    decade: Annotated[
        Decade | None,
        told("where the marker stands: it moves on in the refill; left out: on the first one, or behind the last one"),
    ] = None
    order: Annotated[list[Seat] | None, told("the seats in the order of play; left out: as they are numbered")] = None
    passed: Annotated[list[Seat], told("who has passed in this decade")] = []
    phase: PhaseName = "turn"
    actor: Annotated[Seat | None, told("the seat that is asked; left out: the first in order that has not passed")] = (
        None
    )
    offered: Annotated[
        list[Character] | None,
        told("the characters on offer; left out: the first ones where they are chosen, else none"),
    ] = None
    buildings: Annotated[
        dict[str, Building | SpacePosition],
        told(
            "by space: `e3` is the fifth column from the west, the third row from the north; "
            "a text is a building and nothing else"
        ),
    ] = {}
    walls: Annotated[list[str], told("by edge: `north e`, `west 3`")] = []
    roads: Annotated[list[Annotated[str, one_of("district", DISTRICT_NAMES)]], told("the districts with Roads")] = []
    fort: Annotated[bool, told("it stands")] = False
    harbor: Annotated[bool, told("it stands")] = False
    cabildo: Annotated[str | None, told("its space; left out: it is not built")] = None
    cathedral: Annotated[
        str | None, told("the border that it lies across, the western or northern space first: `f3-g3`")
    ] = None
    grids: Annotated[
        dict[Grid, dict[int, Seat | Annotated[str, one_of("colour", (COUNCIL_NAME,))]]],
        told("workers by grid and number of the space, the dearest first: a seat, or `council`"),
    ] = {}
    completed: Annotated[list[Grid], told("grids completed in this decade, whose workers come home")] = []
    stores: Annotated[StoresPosition, told("cubes on the resource grids")] = msgspec.field(
        default_factory=StoresPosition
    )
    stacks: Annotated[list[Bronze] | None, told("coins by stack, in bronze; left out: as they are filled")] = None
    warehouse: Annotated[Cubes | None, told("stone and wood in the City Warehouse; left out: as it is filled")] = None
    tension: Annotated[
        dict[str, Count],
        one_of("faction", FACTION_NAMES),
        told("steps; those behind the last space of the track are a double disk's; one left out: 1"),
    ] = {}
    peace: Annotated[list[Decade], told("decades with a peace marker")] = []
    support: Annotated[list[Decade], told("decades with a cube of metal for the ship")] = []
    next_turn: Annotated[
        int, Meta(ge=0, le=2), told("by card 51: 1 it follows this one, 2 it is under way and its worker at hand")
    ] = 0
    vote_held: Annotated[bool, told("in this decade")] = False
    events: Annotated[EventsPosition | None, told("where Events lie, in games with that option")] = None
    automaton: Annotated[
        AutomatonPosition | None, told("its cards, in games with an automaton; left out: all are in its deck")
    ] = None
    dear_emptying: Annotated[bool, told("in this decade emptying a grid or stack costs more points")] = False
    offers: Annotated[list[OfferStep], told("made by the present seat at this moment; withdrawn ones say nothing")] = []
    news: Annotated[dict[str, NewsPosition], told("by moment: what has just happened, for those with a fast card")] = {}
    used_now: Annotated[list[Card], told("affiliates used in this turn")] = []
    palisades: Annotated[
        list[Annotated[str, one_of("district", DISTRICT_NAMES)]],
        told("districts that count as closed in the war of this decade"),
    ] = []
    war_fought: Annotated[bool, told("in this Era; true amid an extended war")] = False
    war: Annotated[WarPosition | None, told("an extended war, in games with that option")] = None
    garrisoned: Annotated[list[District], told("districts that count as having Barracks at this scoring")] = []
    reversed: Annotated[list[District], told("districts where production buildings add to it at this scoring")] = []
    adopted: Annotated[
        dict[District, District], told("by district: the neighbour whose buildings count there at this scoring")
    ] = {}
    council_spent: Annotated[Count, told("the council's workers on action spaces")] = 0
    piles: Annotated[
        dict[str, list[Card]],
        one_of("pile", PILE_NAMES),
        told("discards, bottom to top: those of the players from 1, and `game`"),
    ] = {}
    deck: Annotated[list[Card] | None, told("its cards, in no order; left out: all that are nowhere else")] = None
    top_back: Annotated[
        Annotated[str, one_of("back", BACK_NAMES)] | None,
        told("the back that is seen on top of the deck; left out: that of the lowest card in it"),
    ] = None
    supply: Annotated[SupplyPosition | None, told("what the supply has; left out: all that is nowhere else")] = None
    step: StepFields = {}
    waiting: WaitingPhases = []
    generator: Generator = None


# ---- from a state to its position


def position_of(state: TrinidadState, options: dict[str, Any], board: dict[str, Any] | None) -> dict[str, Any]:
    """The whole state as plain data; what the rest of the state tells is left out."""
    columns, rows, city = state.board.columns, state.board.rows, state.city
    missing = missing_material(state)
    position = Position(
        **common_fields(state),
        **write_plain(Position, state),
        players=[player_position(state, seat, missing) for seat in range(len(state.players))],
        options=options,
        board=board,
        decade=int(state.decade),
        order=[int(seat) for seat in state.order],
        passed=members_of(state.passed),
        offered=members_named(CHARACTER_NAMES, state.offered),
        buildings=buildings_position(state),
        walls=[edge_name(columns, rows, edge) for edge in members_of(city.walls)],
        roads=members_named(DISTRICT_NAMES, city.paved),
        fort=city.fort,
        harbor=city.harbor,
        cabildo=None if city.cabildo == NOWHERE else space_name(columns, city.cabildo),
        cathedral=None if city.cathedral == NOWHERE else border_name(columns, rows, city.cathedral),
        grids=grid_positions(state),
        completed=members_named(GRID_NAMES, state.completed),
        stores=StoresPosition(
            stone=[int(count) for count in state.stores[:4]],
            wood=[int(count) for count in state.stores[4:8]],
            precious=int(state.stores[8]),
        ),
        stacks=[int(bronze) for bronze in state.stacks],
        warehouse=by_name(CUBE_NAMES[:2], state.warehouse),
        tension=by_name(FACTION_NAMES, state.tension),
        peace=members_of(state.peace),
        support=members_of(state.support),
        war=war_position(state),
        palisades=members_named(DISTRICT_NAMES, state.palisades),
        events=events_position(state),
        automaton=automaton_position(state),
        offers=write_codes(state.offers),
        news=news_positions(state),
        used_now=card_numbers(state.used_now),
        **district_cards(state),
        piles={name: card_numbers(pile_of(state, pile)) for pile, name in used_piles(state)},
        deck=deck_of(state) if CARDS_NAME in missing else None,
        top_back=None if state.top_back == NO_CARD else BACK_NAMES[state.top_back],
        supply=supply_position(state, missing),
    )
    document: dict[str, Any] = msgspec.to_builtins(position, str_keys=True)
    return document


def player_position(state: TrinidadState, seat: int, missing: Set[str] = ALL_THERE) -> PlayerPosition:
    player = state.players[seat]
    stocks: dict[str, Any] = {
        field: int(getattr(player, field)) for name, field in OWN_FIELDS.items() if own_named(name, seat) in missing
    }
    return PlayerPosition(
        **write_plain(PlayerPosition, player),
        **stocks,
        cubes=some(CUBE_NAMES, player.cubes),
        borrowed=some(CUBE_NAMES[:2], player.borrowed),
        score=int(player.score) or None,
        tally=some(SOURCE_NAMES, player.tally),
        character=None if player.character == NOBODY else CHARACTER_NAMES[player.character],
        hand=card_numbers(player.hand),
        pledged=None if state.pledged[seat] == NOBODY else GRID_NAMES[state.pledged[seat]],
        rotated=card_numbers(card for card in player.hand if state.rotated[card]),
        status=some(STATUS_NAMES, player.status),
        council=int(player.council),
        units=unit_positions(state, seat),
        banners=some(BANNER_NAMES, player.banners),
        **player_cards(state, seat),
        used=members_named(POWER_NAMES, player.used),
        recovered=members_named(GRID_NAMES, player.recovered),
        dock=some(LOAD_NAMES, player.dock),
        dock_coins=int(player.dock_coins) if player.dock[LOAD_COINS] else None,
    )


def buildings_position(state: TrinidadState) -> dict[str, str | SpacePosition]:
    """The minor buildings; Cabildo and Cathedral are told by themselves."""
    city = state.city
    spaces: dict[str, str | SpacePosition] = {}
    for space in range(state.board.spaces):
        building = city.building(space)
        if building == VACANT or is_great(building):
            continue
        written = SpacePosition(building=BUILDING_NAMES[building])
        if city.owner(space) != NOBODY:
            written.owner = int(city.owner(space))
        written.activated = [seat for seat in range(len(state.players)) if city.was_activated(space, seat)]
        plain = written == SpacePosition(building=written.building)
        spaces[space_name(state.board.columns, space)] = written.building if plain else written
    return spaces


def grid_positions(state: TrinidadState) -> dict[str, dict[int, int | str]]:
    grids: dict[str, dict[int, int | str]] = {}
    for target in range(GRIDS * SLOTS):
        if state.grids[target]:
            colour = int(state.grids[target]) - 1
            slots = grids.setdefault(GRID_NAMES[target // SLOTS], {})
            slots[target % SLOTS + 1] = COUNCIL_NAME if colour == COUNCIL else colour
    return grids


def used_piles(state: TrinidadState) -> list[tuple[int, str]]:
    return [(pile, PILE_NAMES[pile]) for pile in range(PILES) if state.pile_top[pile] >= 0]


def deck_of(state: TrinidadState) -> list[int]:
    """The numbers of the cards in the deck."""
    return card_numbers(card for card in range(CARDS) if state.in_deck[card])


def supply_position(state: TrinidadState, missing: Set[str]) -> SupplyPosition | None:
    counts: dict[str, Any] = {
        field: int(getattr(state, field)) for name, field in SUPPLY_FIELDS.items() if name in missing
    }
    written = SupplyPosition(
        cubes={name: int(state.cubes[cube]) for cube, name in enumerate(CUBE_NAMES) if name in missing},
        pieces={name: int(state.pieces[piece]) for piece, name in enumerate(PIECE_NAMES) if name in missing},
        **counts,
    )
    return None if written == SupplyPosition() else written


def state_stocks(document: dict[str, Any], state: TrinidadState) -> None:
    """Put numbers into a full position also where leaving them out means the rest of the box, or a sum."""
    for written, player in zip(document["players"], state.players, strict=True):
        written |= {field: int(getattr(player, field)) for field in OWN_FIELDS.values()}
        written |= {"score": int(player.score), "dock_coins": int(player.dock_coins)}
    document["deck"] = deck_of(state)
    document["supply"] = {
        "cubes": by_name(CUBE_NAMES, state.cubes),
        "pieces": by_name(PIECE_NAMES, state.pieces),
        **{field: int(getattr(state, field)) for field in SUPPLY_FIELDS.values()},
    }

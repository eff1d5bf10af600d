"""A state of Puerto Rico written down: the form of the document, and the way from a state to it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from cabildo.engine.naming import some
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
from cabildo.titles.puerto_rico.material import material_of, plantations, whole_material
from cabildo.titles.puerto_rico.player import Player
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.terms import (
    BUILDING_NAMES,
    BUILDINGS,
    GOOD_NAMES,
    PLACE_NAMES,
    ROLE_NAMES,
    ROLES,
    SHIPS,
    TILE_NAMES,
)

Count = Annotated[int, Meta(ge=0, le=9999)]
Counts = dict[str, Count]
ByGood = Annotated[Counts, one_of("good", GOOD_NAMES)]
ByTile = Annotated[Counts, one_of("tile", TILE_NAMES)]
ByBuilding = Annotated[Counts, one_of("building", BUILDING_NAMES)]
ByPlace = Annotated[Counts, one_of("place", PLACE_NAMES)]
ByRole = Annotated[Counts, one_of("role", ROLE_NAMES)]
Building = Annotated[str, one_of("building", BUILDING_NAMES)]
Good = Annotated[str, one_of("good", GOOD_NAMES)]


class PlayerPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A player's board."""

    doubloons: Annotated[Count, told("money")] = 0
    points: Annotated[Count, told("victory points in chips and on paper; buildings count besides")] = 0
    san_juan: Annotated[Count, told("colonists who found no circle")] = 0
    goods: Annotated[ByGood, told("barrels on the windrose")] = {}
    island: Annotated[ByTile, told("plantations and quarries")] = {}
    city: Annotated[list[Building], told("buildings, each once")] = []
    men: Annotated[ByPlace, told("colonists on the circles of tiles of a kind, and of buildings")] = {}


class ShipPosition(Struct, forbid_unknown_fields=True):
    """A cargo ship with barrels."""

    good: Annotated[Good, told("what it carries")]
    barrels: Annotated[Count, told("how many, at least 1")]


class OutOfGame(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Material of the box that is missing: lost pieces, or what a puzzle does not need."""

    goods: Annotated[ByGood, told("barrels")] = {}
    plantations: Annotated[ByGood, told("plantations")] = {}
    quarries: Annotated[Count, told("quarries")] = 0
    colonists: Annotated[Count, told("colonists")] = 0
    chips: Annotated[Count, told("points in chips")] = 0
    buildings: Annotated[ByBuilding, told("buildings")] = {}


class Position(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Whatever is left out is as at the start, or is the rest of the box."""

    title: TitleName
    players: Annotated[list[PlayerPosition], told("a board for each seat")]
    rules: RulesVersion = 1
    options: Options = {}
    board: BoardPack = None
    round: Annotated[int, Meta(ge=1, le=9999), told("from 1")] = 1
    governor: Annotated[Count, told("the seat with the governor's card")] = 0
    phase: PhaseName = "role"
    actor: Annotated[
        Count | None, told("the seat that is asked; left out: the next to choose, or who took the role")
    ] = None
    taken: Annotated[
        ByRole,
        told("role cards taken in this round, and by which seat; left out: none, or that of the phase by the governor"),
    ] = {}
    role_doubloons: Annotated[ByRole, told("doubloons on role cards")] = {}
    ending: Annotated[bool, told("this is the last round; it is in a game that is over")] = False
    chips: Annotated[Count | None, told("points in the supply; left out: the rest of the box")] = None
    paper: Annotated[Count, told("points won after the last chip")] = 0
    goods: Annotated[ByGood | None, told("barrels in the supply; a kind left out: the rest of the box")] = None
    quarries: Annotated[Count | None, told("quarries in the supply; left out: the rest of the box")] = None
    row: Annotated[ByGood, told("plantations turned up")] = {}
    stack: Annotated[ByGood | None, told("hidden plantations; a kind left out: the rest of the box")] = None
    discards: Annotated[ByGood, told("plantations laid aside")] = {}
    colonists: Annotated[Count | None, told("colonists in the supply; left out: the rest of the box")] = None
    colonist_ship: Annotated[Count | None, told("colonists on their ship; left out: as at the start")] = None
    buildings: Annotated[ByBuilding | None, told("buildings in the supply; a kind left out: the rest of the box")] = (
        None
    )
    house: Annotated[ByGood, told("barrels in the trading house")] = {}
    ships: Annotated[dict[str, ShipPosition], told('cargo ships with barrels, by capacity: `"5"`')] = {}
    step: StepFields = None  # always written, as hashes of old games expect
    waiting: WaitingPhases = []
    out_of_game: Annotated[OutOfGame, told("what is missing of the box; left out: what stated supplies lack")] = (
        msgspec.field(default_factory=OutOfGame)
    )
    generator: Generator = None


def position_of(state: PuertoRicoState, options: dict[str, Any], board: dict[str, Any] | None) -> dict[str, Any]:
    """The whole state as plain data, secrets included; never for a client."""
    position = Position(
        **common_fields(state),
        **write_plain(Position, state),
        players=[player_position(player) for player in state.players],
        options=options,
        board=board,
        taken={ROLE_NAMES[role]: int(state.role_owner[role]) for role in range(ROLES) if state.role_owner[role] >= 0},
        role_doubloons=some(ROLE_NAMES, state.role_doubloons),
        chips=max(0, int(state.chips)),
        paper=max(0, -int(state.chips)),
        goods=some(GOOD_NAMES, state.goods),
        quarries=int(state.quarries),
        row=some(GOOD_NAMES, state.row),
        stack=some(GOOD_NAMES, state.stack),
        discards=some(GOOD_NAMES, state.discards),
        colonists=int(state.colonists),
        colonist_ship=int(state.colonist_ship),
        buildings=some(BUILDING_NAMES, state.buildings),
        house=some(GOOD_NAMES, state.house),
        ships={
            str(int(state.board.ship_capacity[ship])): ShipPosition(
                good=GOOD_NAMES[state.ship_good[ship]], barrels=int(state.ship_load[ship])
            )
            for ship in range(SHIPS)
            if state.ship_good[ship] >= 0
        },
        out_of_game=missing_material(state),
    )
    document: dict[str, Any] = msgspec.to_builtins(position)
    return document


def player_position(player: Player) -> PlayerPosition:
    return PlayerPosition(
        **write_plain(PlayerPosition, player),
        goods=some(GOOD_NAMES, player.goods),
        island=some(TILE_NAMES, player.tiles),
        city=[BUILDING_NAMES[building] for building in range(BUILDINGS) if player.owns(building)],
        men=some(PLACE_NAMES, player.men),
    )


def missing_material(state: PuertoRicoState) -> OutOfGame:
    """What of the set-up lies nowhere: only positions that were written by hand have some."""
    whole = whole_material(state.board.pack, len(state.players))
    now = material_of(state)
    left = {name: whole[name] - now[name] for name in whole}
    return OutOfGame(
        goods={good: left[good] for good in GOOD_NAMES if left[good]},
        plantations={good: left[plantations(good)] for good in GOOD_NAMES if left[plantations(good)]},
        quarries=left["quarry"],
        colonists=left["colonists"],
        chips=left["points"],
        buildings={name: left[name] for name in BUILDING_NAMES if left[name]},
    )

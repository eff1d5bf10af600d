"""A state of Puerto Rico written down: the form of the document, and the way from a state to it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from cabildo.engine.naming import some
from cabildo.engine.positions import Lane, common_fields
from cabildo.engine.steps import Waiting
from cabildo.titles.puerto_rico.material import material_of, plantations, whole_material
from cabildo.titles.puerto_rico.player import Player
from cabildo.titles.puerto_rico.table import Table
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


class PlayerPosition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A player's board."""

    doubloons: Count = 0
    points: Count = 0
    san_juan: Count = 0
    goods: Counts = {}
    island: Counts = {}  # tiles by kind
    city: list[str] = []
    men: Counts = {}  # colonists by place: kind of tile or building


class ShipPosition(Struct, forbid_unknown_fields=True):
    """A cargo ship with barrels."""

    good: str
    barrels: Count


class OutOfGame(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Material of the box that is missing: lost pieces, or what a puzzle does not need."""

    goods: Counts = {}
    plantations: Counts = {}
    quarries: Count = 0
    colonists: Count = 0
    chips: Count = 0
    buildings: Counts = {}


class Position(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Whatever is left out is as at the start, or is the rest of the box."""

    title: str
    players: list[PlayerPosition]
    rules: int = 1
    options: dict[str, Any] = {}
    board: dict[str, Any] | None = None
    round: Annotated[int, Meta(ge=1, le=9999)] = 1
    governor: Count = 0
    phase: str = "role"
    actor: Count | None = None
    taken: dict[str, Count] = {}  # role cards and the seats that hold them
    role_doubloons: Counts = {}
    ending: bool = False
    chips: Count | None = None
    paper: Count = 0
    goods: Counts | None = None
    quarries: Count | None = None
    row: Counts = {}
    stack: Counts | None = None
    discards: Counts = {}
    colonists: Count | None = None
    colonist_ship: Count | None = None
    buildings: Counts | None = None
    house: Counts = {}
    ships: dict[str, ShipPosition] = {}  # by capacity; ships left out are empty
    step: dict[str, Any] | None = None  # what the phase remembers; always written, as hashes of old games expect
    waiting: list[Waiting] = []  # the phases that go on when this one is done, the nearest first
    out_of_game: OutOfGame = msgspec.field(default_factory=OutOfGame)
    generator: tuple[Lane, Lane] | None = None


def position_of(table: Table, options: dict[str, Any], board: dict[str, Any] | None) -> dict[str, Any]:
    """The whole state as plain data, secrets included; never for a client."""
    position = Position(
        **common_fields(table),
        players=[player_position(player) for player in table.players],
        options=options,
        board=board,
        round=int(table.round),
        governor=int(table.governor),
        taken={ROLE_NAMES[role]: int(table.role_owner[role]) for role in range(ROLES) if table.role_owner[role] >= 0},
        role_doubloons=some(ROLE_NAMES, table.role_doubloons),
        ending=table.ending,
        chips=max(0, int(table.chips)),
        paper=max(0, -int(table.chips)),
        goods=some(GOOD_NAMES, table.goods),
        quarries=int(table.quarries),
        row=some(GOOD_NAMES, table.row),
        stack=some(GOOD_NAMES, table.stack),
        discards=some(GOOD_NAMES, table.discards),
        colonists=int(table.colonists),
        colonist_ship=int(table.colonist_ship),
        buildings=some(BUILDING_NAMES, table.buildings),
        house=some(GOOD_NAMES, table.house),
        ships={
            str(int(table.board.ship_capacity[ship])): ShipPosition(
                good=GOOD_NAMES[table.ship_good[ship]], barrels=int(table.ship_load[ship])
            )
            for ship in range(SHIPS)
            if table.ship_good[ship] >= 0
        },
        out_of_game=missing_material(table),
    )
    document: dict[str, Any] = msgspec.to_builtins(position)
    return document


def player_position(player: Player) -> PlayerPosition:
    return PlayerPosition(
        doubloons=int(player.doubloons),
        points=int(player.points),
        san_juan=int(player.san_juan),
        goods=some(GOOD_NAMES, player.goods),
        island=some(TILE_NAMES, player.tiles),
        city=[BUILDING_NAMES[building] for building in range(BUILDINGS) if player.owns(building)],
        men=some(PLACE_NAMES, player.men),
    )


def missing_material(table: Table) -> OutOfGame:
    """What of the set-up lies nowhere: only positions that were written by hand have some."""
    whole = whole_material(table.board.pack, len(table.players))
    now = material_of(table)
    left = {name: whole[name] - now[name] for name in whole}
    return OutOfGame(
        goods={good: left[good] for good in GOOD_NAMES if left[good]},
        plantations={good: left[plantations(good)] for good in GOOD_NAMES if left[plantations(good)]},
        quarries=left["quarry"],
        colonists=left["colonists"],
        chips=left["points"],
        buildings={name: left[name] for name in BUILDING_NAMES if left[name]},
    )

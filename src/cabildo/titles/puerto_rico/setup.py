"""The preparation: what lies on the table before the first role is taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from cabildo.engine.phase import Phase, SideAction
from cabildo.engine.rows import i64, vec
from cabildo.engine.setup import Setup
from cabildo.engine.sink import Sink
from cabildo.titles.puerto_rico.board import Board
from cabildo.titles.puerto_rico.builder import BuildingChoice, UniversityChoice
from cabildo.titles.puerto_rico.captain import Claiming, Loading
from cabildo.titles.puerto_rico.craftsman import ExtraGood, Producing
from cabildo.titles.puerto_rico.mayor import Placing, PrivilegeChoice
from cabildo.titles.puerto_rico.phases import ROLE
from cabildo.titles.puerto_rico.player import Player, new_player
from cabildo.titles.puerto_rico.roles import RoleChoice
from cabildo.titles.puerto_rico.rounds import roles_a_round
from cabildo.titles.puerto_rico.settler import HospiceChoice, TileChoice
from cabildo.titles.puerto_rico.storage import Keeping, Storing
from cabildo.titles.puerto_rico.table import Table
from cabildo.titles.puerto_rico.terms import GOODS, GOVERNOR_DRAW, NOBODY, ROLES, SHIPS
from cabildo.titles.puerto_rico.trader import Trading

if TYPE_CHECKING:
    from cabildo.engine.title import Title


def all_phases() -> vec[Phase[Any]]:
    """The phases in the order of their numbers in `phases.py`."""
    return vec[Phase[Any]](
        [
            RoleChoice(),
            TileChoice(),
            HospiceChoice(),
            PrivilegeChoice(),
            Placing(),
            BuildingChoice(),
            UniversityChoice(),
            Producing(),
            ExtraGood(),
            Trading(),
            Loading(),
            Claiming(),
            Storing(),
            Keeping(),
        ]
    )


@final
class PuertoRicoSetup(Setup):
    """The material for one number of players (PR-SETUP-01 to 17, PR-2P-01 to 12)."""

    __slots__ = (
        "title",
        "phases",
        "board",
        "open_points",
        "players",
        "governor",
        "doubloons",
        "first_tiles",
        "chips",
        "colonists",
        "colonist_ship",
        "ships",
        "roles",
        "goods",
        "plantations",
        "quarries",
        "buildings",
    )

    title: Title
    phases: vec[Phase[Any]]
    board: Board
    open_points: bool
    players: i64
    governor: i64  # NOBODY: drawn
    doubloons: i64
    first_tiles: vec[i64]  # clockwise from the governor
    chips: i64
    colonists: i64
    colonist_ship: i64
    ships: vec[i64]  # by ship of the box: EMPTY or ABSENT
    roles: vec[i64]  # by role: EMPTY or ABSENT
    goods: vec[i64]
    plantations: vec[i64]
    quarries: i64
    buildings: vec[i64]

    def deal(self, seed: i64, sink: Sink | None = None) -> Table:
        table = self.empty_table()
        table.reseed(seed)
        table.sink = sink
        players = self.players
        table.governor = self.governor
        if table.governor == NOBODY:
            table.governor = table.roll(GOVERNOR_DRAW, players)
        for turn in range(players):
            player = table.players[(table.governor + turn) % players]
            player.doubloons = self.doubloons
            tile = self.first_tiles[turn]
            player.add_tile(tile)
            table.stack[tile] -= 1
        if sink is not None:
            table.tell("round-started", {"round": 1, "seat": int(table.governor)})
        table.fill_row()
        table.actor = table.governor
        table.learned = 0
        table.settle()
        return table

    def empty_table(self) -> Table:
        """The material of the game in its supplies, and players without anything."""
        table = Table()
        table.start(self.title, self.phases, vec[SideAction[Any]](), ROLE)
        table.board = self.board
        table.open_points = self.open_points
        table.players = vec[Player]([new_player() for _ in range(self.players)])
        table.governor = 0
        table.round = 1
        table.taker = 0
        table.roles_left = roles_a_round(self.players)
        table.role_owner = self.roles[:]
        table.role_doubloons = vec[i64]([0] * ROLES)
        table.chips = self.chips
        table.goods = self.goods[:]
        table.quarries = self.quarries
        table.row = vec[i64]([0] * GOODS)
        table.stack = self.plantations[:]
        table.discards = vec[i64]([0] * GOODS)
        table.colonists = self.colonists
        table.colonist_ship = self.colonist_ship
        table.buildings = self.buildings[:]
        table.house = vec[i64]([0] * GOODS)
        table.house_filled = 0
        table.ship_good = self.ships[:]
        table.ship_load = vec[i64]([0] * SHIPS)
        table.ending = False
        return table


def make_setup(
    title: Title, board: Board, open_points: bool, governor: int, rows: dict[str, list[int]], numbers: dict[str, int]
) -> PuertoRicoSetup:
    setup = PuertoRicoSetup()
    setup.title = title
    setup.phases = all_phases()
    setup.board = board
    setup.open_points = open_points
    setup.players = len(rows["first_tiles"])
    setup.governor = governor
    setup.doubloons = numbers["doubloons"]
    setup.first_tiles = vec[i64](rows["first_tiles"])
    setup.chips = numbers["chips"]
    setup.colonists = numbers["colonists"]
    setup.colonist_ship = numbers["colonist_ship"]
    setup.ships = vec[i64](rows["ships"])
    setup.roles = vec[i64](rows["roles"])
    setup.goods = vec[i64](rows["goods"])
    setup.plantations = vec[i64](rows["plantations"])
    setup.quarries = numbers["quarries"]
    setup.buildings = vec[i64](rows["buildings"])
    return setup

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
from cabildo.titles.puerto_rico.phases import ROLE_CHOICE
from cabildo.titles.puerto_rico.player import Player, empty_player
from cabildo.titles.puerto_rico.roles import RoleChoice
from cabildo.titles.puerto_rico.rounds import roles_a_round
from cabildo.titles.puerto_rico.settler import HospiceChoice, TileChoice
from cabildo.titles.puerto_rico.state import PuertoRicoState, empty_puerto_rico_state
from cabildo.titles.puerto_rico.storage import Keeping, Storing
from cabildo.titles.puerto_rico.supplies import Supplies
from cabildo.titles.puerto_rico.terms import GOVERNOR_DRAW, NOBODY
from cabildo.titles.puerto_rico.trader import Trading

if TYPE_CHECKING:
    from cabildo.engine.title import Title


def all_phases() -> vec[Phase[Any]]:
    """The phases, numbered in this order; `make fields` writes the numbers into `phases.py`."""
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

    title: Title
    phases: vec[Phase[Any]]
    board: Board
    supplies: Supplies
    open_points: bool
    governor: i64  # NOBODY: drawn

    def deal(self, seed: i64, sink: Sink | None = None) -> PuertoRicoState:
        state = self.empty_state()
        state.reseed(seed)
        state.sink = sink
        players = len(state.players)
        state.governor = self.governor
        if state.governor == NOBODY:
            state.governor = state.roll(GOVERNOR_DRAW, players)
        for turn in range(players):
            player = state.players[(state.governor + turn) % players]
            player.doubloons = self.supplies.doubloons
            tile = self.supplies.first_tiles[turn]
            player.add_tile(tile)
            state.stack[tile] -= 1
        if sink is not None:
            state.tell("round-started", {"round": 1, "seat": int(state.governor)})
        state.fill_row()
        state.actor = state.governor
        state.learned = 0
        state.play_forced()
        return state

    def empty_state(self) -> PuertoRicoState:
        """The material of the game in its supplies, and players without anything."""
        supplies = self.supplies
        players = len(supplies.first_tiles)
        state = empty_puerto_rico_state()
        state.start(self.title, self.phases, vec[SideAction[Any]](), ROLE_CHOICE)
        state.board = self.board
        state.open_points = self.open_points
        state.players = vec[Player]([empty_player() for _ in range(players)])
        state.roles_left = roles_a_round(state)
        state.role_owner = supplies.roles[:]
        state.chips = supplies.chips
        state.goods = supplies.goods[:]
        state.quarries = supplies.quarries
        state.stack = supplies.plantations[:]
        state.colonists = supplies.colonists
        state.colonist_ship = supplies.colonist_ship
        state.buildings = supplies.buildings[:]
        state.ship_good = supplies.ships[:]
        return state


def make_setup(title: Title, board: Board, supplies: Supplies, open_points: bool, governor: i64) -> PuertoRicoSetup:
    setup = PuertoRicoSetup()
    setup.title = title
    setup.phases = all_phases()
    setup.board = board
    setup.supplies = supplies
    setup.open_points = open_points
    setup.governor = governor
    return setup

"""The preparation: what lies on the table before the first worker is placed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from cabildo.engine.phase import Phase, SideAction
from cabildo.engine.rows import append, i64, vec
from cabildo.engine.setup import Setup
from cabildo.engine.sink import Sink
from cabildo.titles.rio.activation import AtSpace
from cabildo.titles.rio.board.board import Board
from cabildo.titles.rio.city import new_city
from cabildo.titles.rio.completing import Completing
from cabildo.titles.rio.effects import Effects
from cabildo.titles.rio.offering import Offering, Replying
from cabildo.titles.rio.order import Ordering
from cabildo.titles.rio.paying import Paying
from cabildo.titles.rio.phases import PLACING
from cabildo.titles.rio.placement import Placing
from cabildo.titles.rio.player import Player, empty_player
from cabildo.titles.rio.siting import Siting
from cabildo.titles.rio.state import RioState, empty_rio_state
from cabildo.titles.rio.terms import SEAT_DRAW, STONE, WOOD
from cabildo.titles.rio.trade import BuyingGoods, MakingOffers
from cabildo.titles.rio.walls_and_roads import LayingRoads, LayingWalls
from cabildo.titles.rio.war.attackers import Mustering
from cabildo.titles.rio.war.cannons import Betting, Shooting
from cabildo.titles.rio.war.consent import Consenting
from cabildo.titles.rio.war.defenders import Garrisoning, Recruiting
from cabildo.titles.rio.war.fighting import Leading, Marching
from cabildo.titles.rio.war.war_end import Recalling

if TYPE_CHECKING:
    from cabildo.engine.title import Title


def all_phases() -> vec[Phase[Any]]:
    """The phases, numbered in this order; `make fields` writes the numbers into `phases.py`."""
    return vec[Phase[Any]](
        [
            Placing(),
            Paying(),
            Effects(),
            AtSpace(),
            Siting(),
            LayingRoads(),
            LayingWalls(),
            Ordering(),
            Offering(),
            Replying(),
            Mustering(),
            Betting(),
            Shooting(),
            Garrisoning(),
            Recruiting(),
            Leading(),
            Marching(),
            Consenting(),
            Recalling(),
            Completing(),
        ]
    )


def all_sides(board: Board) -> vec[SideAction[Any]]:
    """What players may do beside their decisions."""
    sides = vec[SideAction[Any]]([BuyingGoods()])
    if board.trade > 0:
        sides = append(sides, MakingOffers(board))
    return sides


@final
class RioSetup(Setup):
    """A board with its options, from which games are dealt (RP-SETUP-03 to 15)."""

    title: Title
    phases: vec[Phase[Any]]
    sides: vec[SideAction[Any]]
    board: Board

    def deal(self, seed: i64, sink: Sink | None = None) -> RioState:
        state = self.empty_state()
        state.reseed(seed)
        state.sink = sink
        draw_order(state)
        goods = self.board.start_goods
        for player in state.players:
            player.goods[WOOD] = goods
            player.goods[STONE] = goods
            player.silver = goods
        last = state.players[state.order[len(state.order) - 1]]  # (RP-SETUP-10)
        last.goods[WOOD] += self.board.numbers.last_player_extra
        last.goods[STONE] += self.board.numbers.last_player_extra
        state.begin(PLACING)
        state.learned = 0
        state.play_forced()
        return state

    def empty_state(self) -> RioState:
        """The board without a building, and players with their workers and nothing else."""
        board = self.board
        state = empty_rio_state()
        state.start(self.title, self.phases, self.sides, PLACING)
        state.board = board
        state.players = vec[Player]([empty_player() for _ in range(board.players)])
        for player in state.players:
            player.supply = board.numbers.workers
            player.tiles = board.own_tiles
        state.city = new_city(board)
        state.order = vec[i64](list(range(board.players)))
        state.tiles = board.tiles[:]
        state.pieces = board.pieces
        state.shadows = board.shadow_discs
        return state


def draw_order(state: RioState) -> None:
    """Draw the first order, seat after seat (RP-SETUP-09)."""
    players = len(state.players)
    waiting = vec[i64]([1] * players)
    order = vec[i64](capacity=5)
    for _place in range(players):
        seat = state.draw(SEAT_DRAW, waiting)
        waiting[seat] = 0
        order = append(order, seat)
    state.order = order


def make_setup(title: Title, board: Board) -> RioSetup:
    setup = RioSetup()
    setup.title = title
    setup.phases = all_phases()
    setup.sides = all_sides(board)
    setup.board = board
    return setup

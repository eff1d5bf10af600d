"""What lies on the table in a game of Puerto Rico, and the moves of pieces that several roles share."""

from __future__ import annotations

from typing import Annotated, Final, final

from cabildo.engine.rows import i64, vec
from cabildo.engine.state import State
from cabildo.titles.puerto_rico.board import Board
from cabildo.titles.puerto_rico.player import Player, copy_player
from cabildo.titles.puerto_rico.scoring import final_points
from cabildo.titles.puerto_rico.terms import GOODS, ROLES, SHIPS, TILE_DRAW, TILE_NAMES

POINT: Final = 1_000_000  # more than anybody's doubloons and goods, so that these only break ties
MOST_AT_ONCE: Final = 3  # points: samples are then spread a little wider than equal players are


@final
class PuertoRicoState(State):
    """A state of Puerto Rico."""

    board: Board
    open_points: bool
    players: vec[Player]
    governor: i64
    round: Annotated[i64, 1]  # the first is 1
    taker: i64  # the seat that took the role in play
    roles_left: i64  # to be taken in this round
    role_owner: vec[i64]  # the seat that took a card in this round, EMPTY if on offer, ABSENT if out of the game
    role_doubloons: Annotated[vec[i64], ROLES]
    chips: i64  # victory points in the supply; below 0 so many are on paper
    goods: vec[i64]  # the supply
    quarries: i64
    row: Annotated[vec[i64], GOODS]  # face-up plantations by kind
    stack: vec[i64]  # face-down ones: only their numbers, the order is drawn when they are turned up
    discards: Annotated[vec[i64], GOODS]
    colonists: i64  # the supply
    colonist_ship: i64
    buildings: vec[i64]  # the supply
    house: Annotated[vec[i64], GOODS]  # barrels in the trading house by good
    house_filled: i64
    ship_good: vec[i64]  # by ship of the box
    ship_load: Annotated[vec[i64], SHIPS]
    ending: bool  # the game ends with this round

    def copy(self) -> PuertoRicoState:
        return copy_puerto_rico_state(self)

    def sample(self, seat: i64, seed: i64) -> PuertoRicoState:
        """The next tiles are unknown, and of the others' points all but their sum (PR-INFO-02, PR-INFO-03)."""
        copy = self.copy()
        copy.reseed(seed)
        if not (self.open_points or self.over) and len(self.players) > 2:
            copy.deal_points(seat)
        return copy

    def deal_points(self, seat: i64) -> None:
        """Give the points of all other seats out anew, a few at a time, as they are won; the supply tells their sum."""
        others: i64 = len(self.players) - 1
        left: i64 = 0
        for other in range(len(self.players)):
            if other != seat:
                left += self.players[other].points
                self.players[other].points = 0
        while left > 0:
            won = 1 + self.random(MOST_AT_ONCE)
            if won > left:
                won = left
            winner = self.random(others)
            if winner >= seat:
                winner += 1
            self.players[winner].points += won
            left -= won

    def merit(self, seat: i64) -> i64:
        """Points first, doubloons and goods break ties (PR-SCORE-05, PR-SCORE-06)."""
        player = self.players[seat]
        return final_points(self.board, player) * POINT + player.wealth()

    def next_seat(self) -> bool:
        """Pass the turn clockwise; false when it has come back to the taker of the role (PR-ROUND-04)."""
        self.actor += 1
        if self.actor == len(self.players):
            self.actor = 0
        return self.actor != self.taker

    def hidden_tiles(self) -> i64:
        """How many plantations can still be drawn: the stack, else the discards shuffled into a new one."""
        total: i64 = 0
        for kind in range(GOODS):
            total += self.stack[kind] + self.discards[kind]
        return total

    def draw_tile(self) -> i64:
        """Turn up a plantation; there must be one (PR-SETTLER-08, PR-BLD-HACIENDA-05)."""
        total: i64 = 0
        for count in self.stack:
            total += count
        if total == 0:
            self.stack, self.discards = self.discards, self.stack
            if self.sink is not None:
                self.tell("tiles-reshuffled", {})
        kind = self.draw(TILE_DRAW, self.stack)
        self.stack[kind] -= 1
        return kind

    def fill_row(self) -> None:
        """Turn up a plantation for each player and usually one more, as far as there are any (PR-SETTLER-07 to 09)."""
        left = self.hidden_tiles()
        for _space in range(len(self.players) + self.board.row_extra):
            if left == 0:
                break
            left -= 1
            self.row[self.draw_tile()] += 1
        if self.sink is not None:
            tiles = {TILE_NAMES[kind]: int(self.row[kind]) for kind in range(GOODS) if self.row[kind] > 0}
            self.tell("row-filled", {"tiles": tiles})

    def bring_colonist(self) -> None:
        """A colonist for hospice or university leaves the supply or, if that is empty, the ship."""
        if self.colonists > 0:
            self.colonists -= 1
        else:
            self.colonist_ship -= 1

    def end_game(self, cause: str) -> None:
        """The game will end with this round (PR-END-01, PR-END-07)."""
        if not self.ending:
            self.ending = True
            if self.sink is not None:
                self.tell("end-triggered", {"cause": cause})


# ---- written by `make fields`: empty_puerto_rico_state, copy_puerto_rico_state


def empty_puerto_rico_state() -> PuertoRicoState:
    puerto_rico_state = PuertoRicoState()
    puerto_rico_state.open_points = False
    puerto_rico_state.governor = 0
    puerto_rico_state.round = 1
    puerto_rico_state.taker = 0
    puerto_rico_state.roles_left = 0
    puerto_rico_state.role_doubloons = vec[i64]([0] * ROLES)
    puerto_rico_state.chips = 0
    puerto_rico_state.quarries = 0
    puerto_rico_state.row = vec[i64]([0] * GOODS)
    puerto_rico_state.discards = vec[i64]([0] * GOODS)
    puerto_rico_state.colonists = 0
    puerto_rico_state.colonist_ship = 0
    puerto_rico_state.house = vec[i64]([0] * GOODS)
    puerto_rico_state.house_filled = 0
    puerto_rico_state.ship_load = vec[i64]([0] * SHIPS)
    puerto_rico_state.ending = False
    return puerto_rico_state


def copy_puerto_rico_state(puerto_rico_state: PuertoRicoState) -> PuertoRicoState:
    copy = PuertoRicoState()
    copy.copy_common(puerto_rico_state)
    copy.board = puerto_rico_state.board
    copy.open_points = puerto_rico_state.open_points
    copy.players = vec[Player]([copy_player(player) for player in puerto_rico_state.players])
    copy.governor = puerto_rico_state.governor
    copy.round = puerto_rico_state.round
    copy.taker = puerto_rico_state.taker
    copy.roles_left = puerto_rico_state.roles_left
    copy.role_owner = puerto_rico_state.role_owner[:]
    copy.role_doubloons = puerto_rico_state.role_doubloons[:]
    copy.chips = puerto_rico_state.chips
    copy.goods = puerto_rico_state.goods[:]
    copy.quarries = puerto_rico_state.quarries
    copy.row = puerto_rico_state.row[:]
    copy.stack = puerto_rico_state.stack[:]
    copy.discards = puerto_rico_state.discards[:]
    copy.colonists = puerto_rico_state.colonists
    copy.colonist_ship = puerto_rico_state.colonist_ship
    copy.buildings = puerto_rico_state.buildings[:]
    copy.house = puerto_rico_state.house[:]
    copy.house_filled = puerto_rico_state.house_filled
    copy.ship_good = puerto_rico_state.ship_good[:]
    copy.ship_load = puerto_rico_state.ship_load[:]
    copy.ending = puerto_rico_state.ending
    return copy

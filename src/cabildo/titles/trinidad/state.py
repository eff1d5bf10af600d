"""What lies on the table in a game of Trinidad, and what several chapters do to it."""

from __future__ import annotations

from typing import Annotated, Final, final

from cabildo.engine.rows import i64, vec
from cabildo.engine.state import State
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.city import City, copy_city
from cabildo.titles.trinidad.player import Player, copy_player
from cabildo.titles.trinidad.sampling import conceal
from cabildo.titles.trinidad.terms import (
    CARDS,
    CUBES,
    FACTIONS,
    GRIDS,
    NO_CARD,
    NOBODY,
    PIECES,
    PILES,
    SLOTS,
    SOURCE_NAMES,
    STACKS,
    STORES,
)

POINT: Final = 1_000  # more than all cubes, which break ties


@final
class TrinidadState(State):
    """A state of Trinidad."""

    board: Board
    players: vec[Player]
    city: City
    decade: Annotated[i64, 1]  # where the marker stands: it moves on in the refill, before the decade's last steps
    order: vec[i64]  # the seats, first to last
    passed: i64  # seats that have passed in this decade, a set
    offered: i64  # characters on offer, a set
    # the common board
    stores: Annotated[vec[i64], STORES]  # cubes on the resource grids
    stacks: Annotated[vec[i64], STACKS]  # coins, in bronze
    warehouse: Annotated[vec[i64], 2]  # stone and wood
    grids: Annotated[vec[i64], GRIDS * SLOTS]  # by grid * SLOTS + slot: 0, or colour + 1; the council's is COUNCIL
    completed: i64  # grids completed in this decade, whose workers come home, a set
    tension: Annotated[vec[i64], FACTIONS, 1]  # steps from 1; behind the last space of the track they are double disks
    peace: i64  # decades with a peace marker, a set
    peace_markers: i64  # in reserve
    support: i64  # decades with a cube for the ship, a set
    vote_held: bool  # in this decade
    war_fought: bool  # in this Era
    # the supply
    cubes: Annotated[vec[i64], CUBES]
    coins: i64  # in bronze
    pieces: Annotated[vec[i64], PIECES]
    walls: i64
    road_markers: i64
    faith: i64
    soldiers: i64
    milicianos: i64
    council_workers: i64
    council_spent: i64  # the council's workers on action spaces
    # affiliates: those in hands are with the players, those that somebody looks at with the phase
    in_deck: Annotated[vec[i64], CARDS]  # 1 for each card of the deck; its order is drawn when cards are turned up
    top_back: Annotated[i64, NO_CARD]  # the class of the back that is seen on top of the deck
    rotated: Annotated[vec[i64], CARDS]
    pile_top: Annotated[vec[i64], PILES, NOBODY]  # the card on top of each discard pile
    card_below: Annotated[vec[i64], CARDS, NOBODY]  # the card under a card of a pile

    def copy(self) -> TrinidadState:
        return copy_trinidad_state(self)

    def sample(self, seat: i64, seed: i64) -> TrinidadState:
        """The deck's order, cards that another seat looks at, and what lies behind the others' screens are unknown."""
        copy = self.copy()
        copy.reseed(seed)
        conceal(copy, self.board, copy.players, copy.in_deck, seat)
        return copy

    def merit(self, seat: i64) -> i64:
        """Points, then cubes (TR-FINAL-04)."""
        player = self.players[seat]
        cubes: i64 = 0
        for count in player.cubes:
            cubes += count
        return player.score * POINT + cubes

    def me(self) -> Player:
        """The player who decides."""
        return self.players[self.actor]

    def place_of(self, seat: i64) -> i64:
        """The place of a seat in the order, counted from 0."""
        place: i64 = 0
        while self.order[place] != seat:
            place += 1
        return place

    def score(self, seat: i64, source: i64, points: i64) -> None:
        """Note points and tell of them."""
        self.players[seat].gain(source, points)
        if self.sink is not None and points != 0:
            self.tell("scored", {"seat": int(seat), "points": int(points), "source": SOURCE_NAMES[source]})

    def last_decade(self) -> bool:
        """Whether the decade under play is the last one of this game."""
        return self.decade == self.board.decades


# ---- written by `make fields`: empty_trinidad_state, copy_trinidad_state


def empty_trinidad_state() -> TrinidadState:
    trinidad_state = TrinidadState()
    trinidad_state.decade = 1
    trinidad_state.passed = 0
    trinidad_state.offered = 0
    trinidad_state.stores = vec[i64]([0] * STORES)
    trinidad_state.stacks = vec[i64]([0] * STACKS)
    trinidad_state.warehouse = vec[i64]([0] * 2)
    trinidad_state.grids = vec[i64]([0] * (GRIDS * SLOTS))
    trinidad_state.completed = 0
    trinidad_state.tension = vec[i64]([1] * FACTIONS)
    trinidad_state.peace = 0
    trinidad_state.peace_markers = 0
    trinidad_state.support = 0
    trinidad_state.vote_held = False
    trinidad_state.war_fought = False
    trinidad_state.cubes = vec[i64]([0] * CUBES)
    trinidad_state.coins = 0
    trinidad_state.pieces = vec[i64]([0] * PIECES)
    trinidad_state.walls = 0
    trinidad_state.road_markers = 0
    trinidad_state.faith = 0
    trinidad_state.soldiers = 0
    trinidad_state.milicianos = 0
    trinidad_state.council_workers = 0
    trinidad_state.council_spent = 0
    trinidad_state.in_deck = vec[i64]([0] * CARDS)
    trinidad_state.top_back = NO_CARD
    trinidad_state.rotated = vec[i64]([0] * CARDS)
    trinidad_state.pile_top = vec[i64]([NOBODY] * PILES)
    trinidad_state.card_below = vec[i64]([NOBODY] * CARDS)
    return trinidad_state


def copy_trinidad_state(trinidad_state: TrinidadState) -> TrinidadState:
    copy = TrinidadState()
    copy.copy_common(trinidad_state)
    copy.board = trinidad_state.board
    copy.players = vec[Player]([copy_player(player) for player in trinidad_state.players])
    copy.city = copy_city(trinidad_state.city)
    copy.decade = trinidad_state.decade
    copy.order = trinidad_state.order[:]
    copy.passed = trinidad_state.passed
    copy.offered = trinidad_state.offered
    copy.stores = trinidad_state.stores[:]
    copy.stacks = trinidad_state.stacks[:]
    copy.warehouse = trinidad_state.warehouse[:]
    copy.grids = trinidad_state.grids[:]
    copy.completed = trinidad_state.completed
    copy.tension = trinidad_state.tension[:]
    copy.peace = trinidad_state.peace
    copy.peace_markers = trinidad_state.peace_markers
    copy.support = trinidad_state.support
    copy.vote_held = trinidad_state.vote_held
    copy.war_fought = trinidad_state.war_fought
    copy.cubes = trinidad_state.cubes[:]
    copy.coins = trinidad_state.coins
    copy.pieces = trinidad_state.pieces[:]
    copy.walls = trinidad_state.walls
    copy.road_markers = trinidad_state.road_markers
    copy.faith = trinidad_state.faith
    copy.soldiers = trinidad_state.soldiers
    copy.milicianos = trinidad_state.milicianos
    copy.council_workers = trinidad_state.council_workers
    copy.council_spent = trinidad_state.council_spent
    copy.in_deck = trinidad_state.in_deck[:]
    copy.top_back = trinidad_state.top_back
    copy.rotated = trinidad_state.rotated[:]
    copy.pile_top = trinidad_state.pile_top[:]
    copy.card_below = trinidad_state.card_below[:]
    return copy

"""What lies on the table in a game of Trinidad, and what several chapters do to it."""

from __future__ import annotations

from typing import Annotated, Final, final

from cabildo.engine.phase import ONE
from cabildo.engine.rows import i64, vec
from cabildo.engine.state import State
from cabildo.titles.trinidad.affiliates.moments import MOMENTS
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.city import City, copy_city
from cabildo.titles.trinidad.extended_war.combat_area import CombatArea, copy_combat_area
from cabildo.titles.trinidad.player import Player, copy_player
from cabildo.titles.trinidad.sampling import conceal
from cabildo.titles.trinidad.terms import (
    CARDS,
    CUBES,
    DISTRICTS,
    FACTIONS,
    GRIDS,
    NO_CARD,
    NO_EVENT,
    NOBODY,
    NOWHERE,
    PIECES,
    PILES,
    SEATS,
    SLOTS,
    SOURCE_NAMES,
    STACKS,
    STORES,
    WAR_MARKERS,
)

POINT: Final = 1_000  # more than all cubes, which break ties


@final
class TrinidadState(State):
    """A state of Trinidad."""

    board: Board
    players: vec[Player]
    city: City
    decade: Annotated[i64, 1]  # where the marker stands: it moves on in the refill, before the decade's last steps
    order: Annotated[vec[i64], "replaced"]  # the seats, first to last
    passed: i64  # seats that have passed in this decade, a set
    offered: i64  # characters on offer, a set
    # the common board
    stores: Annotated[vec[i64], STORES]  # cubes on the resource grids
    stacks: Annotated[vec[i64], STACKS]  # coins, in bronze
    warehouse: Annotated[vec[i64], 2]  # stone and wood
    grids: Annotated[vec[i64], GRIDS * SLOTS]  # by grid * SLOTS + slot: 0, or colour + 1; the council's is COUNCIL
    completed: i64  # grids completed in this decade, whose workers come home, a set
    tension: Annotated[vec[i64], FACTIONS, 1, "replaced"]  # steps from 1; behind the last space: double disks
    peace: i64  # decades with a peace marker, a set
    peace_markers: i64  # in reserve
    support: i64  # decades with a cube for the ship, a set
    next_turn: i64  # by card 51: whether it is due, or under way with its worker unused (`affiliates/next_turn.py`)
    vote_held: bool  # in this decade
    dear_emptying: bool  # in this decade: emptying a grid or stack costs more
    fresh: i64  # moments that wait for their window, a set
    news: Annotated[vec[i64], MOMENTS]  # by such a moment: what has happened, as `affiliates/news.py` has it
    palisades: i64  # districts that count as closed in the war of this decade, a set
    war_fought: bool  # in this Era
    area: CombatArea | None  # in an extended war, from its outbreak to its end
    # by cards, until the Era is scored
    garrisoned: i64  # districts that count as having Barracks, a set
    reversed: i64  # districts in which the loss for production buildings is a gain, a set
    adopted: Annotated[vec[i64], DISTRICTS, NOWHERE, "replaced"]  # by district: whose buildings count there as well
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
    owner: Annotated[vec[i64], CARDS, NOBODY]  # who has a card in hand: the same as the hands, by card
    rotated: Annotated[vec[i64], CARDS]
    used_now: Annotated[vec[i64], "replaced"]  # cards used in this turn, which must not be burned in it
    pile_top: Annotated[vec[i64], PILES, NOBODY]  # the card on top of each discard pile
    card_below: Annotated[vec[i64], CARDS, NOBODY]  # the card under a card of a pile
    # Events, as sets; their places are in `events/decks.py`
    calm: i64  # so many cards on top of the deck have no Event among them
    events_unseen: i64  # positive ones in the deck or out of the game, negative ones in their deck
    events_shuffled: i64  # positive ones that were seen and are in the deck again
    events_discarded: i64  # positive ones on the game's pile
    events_under: Annotated[vec[i64], "replaced"]  # seen negative ones under their deck, the next one first
    event: Annotated[i64, NO_EVENT]  # that of this decade
    # the automaton's cards, as sets; nobody has seen the others since they were shuffled
    solo_open: i64  # those turned up in this decade
    solo_under: i64  # those under the deck, face up
    # talks
    offers: Annotated[vec[i64], "replaced"]  # that the present seat has made at this moment, as numbers
    pledged: Annotated[vec[i64], SEATS, NOBODY, "replaced"]  # by seat: the grid of the next turn, by a blood pact

    def copy(self) -> TrinidadState:
        return copy_trinidad_state(self)

    def sample(self, seat: i64, seed: i64) -> TrinidadState:
        """The deck's order, cards that another seat looks at, and what lies behind the others' screens are unknown."""
        copy = self.copy()
        copy.reseed(seed)
        conceal(copy, self.board, copy.players, copy.in_deck, copy.area, seat)
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

    def ready(self, seat: i64, card: i64) -> bool:
        """Whether a seat has this affiliate and it is upright (TR-CARD-07)."""
        return self.owner[card] == seat and self.rotated[card] == 0

    def are_alike(self, seat: i64, one: i64, other: i64) -> bool:
        """Whether nobody could tell two units of a seat from each other, so that the first is meant."""
        if not self.players[seat].are_alike(one, other):
            return False
        area = self.area
        return area is None or area.are_alike(seat * WAR_MARKERS + one, seat * WAR_MARKERS + other)

    def has_twin_before(self, seat: i64, unit: i64) -> bool:
        """Whether a unit upon a marker before this one is just like it, and is meant where one is chosen."""
        return any(self.are_alike(seat, other, unit) for other in range(unit))

    def is_volunteer(self, seat: i64, unit: i64) -> bool:
        """Whether a unit leaves when the war is over, so that nobody makes more of it."""
        area = self.area
        return area is not None and area.is_volunteer(seat * WAR_MARKERS + unit)

    def happened(self, moment: i64, what: i64) -> None:
        """Note something for which a window opens as soon as what is under way is done."""
        self.fresh |= ONE << moment
        self.news[moment] |= what

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
    trinidad_state.next_turn = 0
    trinidad_state.vote_held = False
    trinidad_state.dear_emptying = False
    trinidad_state.fresh = 0
    trinidad_state.news = vec[i64]([0] * MOMENTS)
    trinidad_state.palisades = 0
    trinidad_state.war_fought = False
    trinidad_state.area = None
    trinidad_state.garrisoned = 0
    trinidad_state.reversed = 0
    trinidad_state.adopted = vec[i64]([NOWHERE] * DISTRICTS)
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
    trinidad_state.owner = vec[i64]([NOBODY] * CARDS)
    trinidad_state.rotated = vec[i64]([0] * CARDS)
    trinidad_state.pile_top = vec[i64]([NOBODY] * PILES)
    trinidad_state.card_below = vec[i64]([NOBODY] * CARDS)
    trinidad_state.calm = 0
    trinidad_state.events_unseen = 0
    trinidad_state.events_shuffled = 0
    trinidad_state.events_discarded = 0
    trinidad_state.event = NO_EVENT
    trinidad_state.solo_open = 0
    trinidad_state.solo_under = 0
    trinidad_state.pledged = vec[i64]([NOBODY] * SEATS)
    return trinidad_state


def copy_trinidad_state(trinidad_state: TrinidadState) -> TrinidadState:
    copy = TrinidadState()
    copy.copy_common(trinidad_state)
    copy.board = trinidad_state.board
    copy.players = vec[Player]([copy_player(player) for player in trinidad_state.players])
    copy.city = copy_city(trinidad_state.city)
    copy.decade = trinidad_state.decade
    copy.order = trinidad_state.order
    copy.passed = trinidad_state.passed
    copy.offered = trinidad_state.offered
    copy.stores = trinidad_state.stores[:]
    copy.stacks = trinidad_state.stacks[:]
    copy.warehouse = trinidad_state.warehouse[:]
    copy.grids = trinidad_state.grids[:]
    copy.completed = trinidad_state.completed
    copy.tension = trinidad_state.tension
    copy.peace = trinidad_state.peace
    copy.peace_markers = trinidad_state.peace_markers
    copy.support = trinidad_state.support
    copy.next_turn = trinidad_state.next_turn
    copy.vote_held = trinidad_state.vote_held
    copy.dear_emptying = trinidad_state.dear_emptying
    copy.fresh = trinidad_state.fresh
    copy.news = trinidad_state.news[:]
    copy.palisades = trinidad_state.palisades
    copy.war_fought = trinidad_state.war_fought
    area = trinidad_state.area
    copy.area = None if area is None else copy_combat_area(area)
    copy.garrisoned = trinidad_state.garrisoned
    copy.reversed = trinidad_state.reversed
    copy.adopted = trinidad_state.adopted
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
    copy.owner = trinidad_state.owner[:]
    copy.rotated = trinidad_state.rotated[:]
    copy.used_now = trinidad_state.used_now
    copy.pile_top = trinidad_state.pile_top[:]
    copy.card_below = trinidad_state.card_below[:]
    copy.calm = trinidad_state.calm
    copy.events_unseen = trinidad_state.events_unseen
    copy.events_shuffled = trinidad_state.events_shuffled
    copy.events_discarded = trinidad_state.events_discarded
    copy.events_under = trinidad_state.events_under
    copy.event = trinidad_state.event
    copy.solo_open = trinidad_state.solo_open
    copy.solo_under = trinidad_state.solo_under
    copy.offers = trinidad_state.offers
    copy.pledged = trinidad_state.pledged
    return copy

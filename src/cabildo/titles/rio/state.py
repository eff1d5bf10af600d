"""What lies on the table in a game of Río de la Plata, and what several chapters do to it."""

from __future__ import annotations

from typing import Annotated, Final, final

from cabildo.engine.rows import i64, vec
from cabildo.engine.state import State
from cabildo.titles.rio.board.board import Board
from cabildo.titles.rio.city import City, copy_city
from cabildo.titles.rio.player import Player, copy_player
from cabildo.titles.rio.scoring import final_points
from cabildo.titles.rio.terms import (
    DIE,
    ENEMIES,
    GRIDS,
    NOBODY,
    OFFICES,
    PRECIOUS,
    SLOTS,
    SOURCE_NAMES,
    STONE,
    TRACK_SLOTS,
    TRACKS,
    WOOD,
)
from cabildo.titles.rio.war.war import War, copy_war

POINT: Final = 1_000_000_000  # more than all that breaks ties
SILVER_LEFT: Final = 10_000_000
PRECIOUS_LEFT: Final = 10_000


@final
class RioState(State):
    """A state of Río de la Plata."""

    board: Board
    players: vec[Player]
    city: City
    year: i64  # 0 is the first one
    order: vec[i64]  # the seats, first to last
    turn: i64  # how many of them have finished the phase under way
    # by grid * SLOTS + slot: 0, or colour + 1, who placed it + 1 from bit 4, a debt in bit 8
    grids: Annotated[vec[i64], GRIDS * SLOTS]
    grid_filler: Annotated[vec[i64], GRIDS, NOBODY]  # who placed the last worker
    grid_time: Annotated[vec[i64], GRIDS]  # when that was, counted in placements
    placements: i64
    # by track * TRACK_SLOTS + slot: the seat whose workers are there, or NOBODY
    tracks: Annotated[vec[i64], TRACKS * TRACK_SLOTS, NOBODY]
    office_owner: Annotated[vec[i64], OFFICES, NOBODY]
    office_since: Annotated[vec[i64], OFFICES]  # the year of the purchase
    offices_used: i64  # set of those whose power was used in this turn; it goes with a tile that is traded
    bids: Annotated[vec[i64], OFFICES, NOBODY]  # by office: the seat whose worker is there, or NOBODY
    ship_returns: Annotated[i64, NOBODY]  # the year in which it comes back, or NOBODY's -1 in port
    departure_paid: bool
    markers: Annotated[vec[i64], ENEMIES]  # by enemy: 0 on the symbol, then the spaces of the track
    attacked: i64  # set of seats that were attacker in this cycle
    cycles: i64  # how many cycles of attackers are complete
    tiles: vec[i64]  # in the bank
    pieces: i64  # walls and roads not on the map
    shadows: i64  # discs of the shadow colour at hand
    war: War | None

    def copy(self) -> RioState:
        return copy_rio_state(self)

    def sample(self, seat: i64, seed: i64) -> RioState:
        """Everything lies open; only the dice to come are unknown."""
        copy = self.copy()
        copy.reseed(seed)
        return copy

    def merit(self, seat: i64) -> i64:
        """Points, then silver left over, precious goods, wood and stone (RP-END-14 to 16)."""
        player = self.players[seat]
        goods = player.goods
        merit = final_points(self.board, self.city, self.players, seat) * POINT
        merit += player.silver % self.board.numbers.silver_a_point * SILVER_LEFT + goods[PRECIOUS] * PRECIOUS_LEFT
        return merit + goods[WOOD] + goods[STONE]

    def roll_dice(self) -> i64:
        """Let all dice fall and add up what they show."""
        numbers = self.board.numbers
        total = numbers.dice
        for _die in range(numbers.dice):
            total += self.roll(DIE, numbers.sides_of_a_die)
        return total

    def me(self) -> Player:
        """The player who decides."""
        return self.players[self.actor]

    def the_war(self) -> War:
        """The war, where a rule knows that there is one."""
        war = self.war
        assert war is not None
        return war

    def score(self, seat: i64, source: i64, points: i64) -> None:
        """Note points and tell of them."""
        self.players[seat].gain(source, points)
        if self.sink is not None and points != 0:
            self.tell("scored", {"seat": int(seat), "points": int(points), "source": SOURCE_NAMES[source]})

    def works(self, seat: i64, office: i64) -> bool:
        """Whether the seat has the office's power: it was bought in an earlier turn (RP-OFFICE-10)."""
        return self.office_owner[office] == seat and self.office_since[office] < self.year

    def can_use(self, seat: i64, office: i64) -> bool:
        """Whether the seat may use the office's power, which it has once a turn."""
        return self.works(seat, office) and not self.offices_used >> office & 1

    def holder(self, office: i64) -> i64:
        """The seat with the office's power now, or NOBODY."""
        return self.office_owner[office] if self.office_since[office] < self.year else NOBODY

    def ship_in_port(self) -> bool:
        """It is away until the end of the effects of its return (RP-SHIP-19)."""
        return self.ship_returns < 0

    def aboard(self) -> i64:
        total: i64 = 0
        for player in self.players:
            for count in player.cargo:
                total += count
        return total


# ---- written by `make fields`: empty_rio_state, copy_rio_state


def empty_rio_state() -> RioState:
    rio_state = RioState()
    rio_state.year = 0
    rio_state.turn = 0
    rio_state.grids = vec[i64]([0] * (GRIDS * SLOTS))
    rio_state.grid_filler = vec[i64]([NOBODY] * GRIDS)
    rio_state.grid_time = vec[i64]([0] * GRIDS)
    rio_state.placements = 0
    rio_state.tracks = vec[i64]([NOBODY] * (TRACKS * TRACK_SLOTS))
    rio_state.office_owner = vec[i64]([NOBODY] * OFFICES)
    rio_state.office_since = vec[i64]([0] * OFFICES)
    rio_state.offices_used = 0
    rio_state.bids = vec[i64]([NOBODY] * OFFICES)
    rio_state.ship_returns = NOBODY
    rio_state.departure_paid = False
    rio_state.markers = vec[i64]([0] * ENEMIES)
    rio_state.attacked = 0
    rio_state.cycles = 0
    rio_state.pieces = 0
    rio_state.shadows = 0
    rio_state.war = None
    return rio_state


def copy_rio_state(rio_state: RioState) -> RioState:
    copy = RioState()
    copy.copy_common(rio_state)
    copy.board = rio_state.board
    copy.players = vec[Player]([copy_player(player) for player in rio_state.players])
    copy.city = copy_city(rio_state.city)
    copy.year = rio_state.year
    copy.order = rio_state.order[:]
    copy.turn = rio_state.turn
    copy.grids = rio_state.grids[:]
    copy.grid_filler = rio_state.grid_filler[:]
    copy.grid_time = rio_state.grid_time[:]
    copy.placements = rio_state.placements
    copy.tracks = rio_state.tracks[:]
    copy.office_owner = rio_state.office_owner[:]
    copy.office_since = rio_state.office_since[:]
    copy.offices_used = rio_state.offices_used
    copy.bids = rio_state.bids[:]
    copy.ship_returns = rio_state.ship_returns
    copy.departure_paid = rio_state.departure_paid
    copy.markers = rio_state.markers[:]
    copy.attacked = rio_state.attacked
    copy.cycles = rio_state.cycles
    copy.tiles = rio_state.tiles[:]
    copy.pieces = rio_state.pieces
    copy.shadows = rio_state.shadows
    war = rio_state.war
    copy.war = None if war is None else copy_war(war)
    return copy

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
class Table(State):
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

    def copy(self) -> Table:
        return copy_table(self)

    def sample(self, seat: i64, seed: i64) -> Table:
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


# ---- written by `make fields`: empty_table, copy_table


def empty_table() -> Table:
    table = Table()
    table.year = 0
    table.turn = 0
    table.grids = vec[i64]([0] * (GRIDS * SLOTS))
    table.grid_filler = vec[i64]([NOBODY] * GRIDS)
    table.grid_time = vec[i64]([0] * GRIDS)
    table.placements = 0
    table.tracks = vec[i64]([NOBODY] * (TRACKS * TRACK_SLOTS))
    table.office_owner = vec[i64]([NOBODY] * OFFICES)
    table.office_since = vec[i64]([0] * OFFICES)
    table.offices_used = 0
    table.bids = vec[i64]([NOBODY] * OFFICES)
    table.ship_returns = NOBODY
    table.departure_paid = False
    table.markers = vec[i64]([0] * ENEMIES)
    table.attacked = 0
    table.cycles = 0
    table.pieces = 0
    table.shadows = 0
    table.war = None
    return table


def copy_table(table: Table) -> Table:
    copy = Table()
    copy.copy_common(table)
    copy.board = table.board
    copy.players = vec[Player]([copy_player(player) for player in table.players])
    copy.city = copy_city(table.city)
    copy.year = table.year
    copy.order = table.order[:]
    copy.turn = table.turn
    copy.grids = table.grids[:]
    copy.grid_filler = table.grid_filler[:]
    copy.grid_time = table.grid_time[:]
    copy.placements = table.placements
    copy.tracks = table.tracks[:]
    copy.office_owner = table.office_owner[:]
    copy.office_since = table.office_since[:]
    copy.offices_used = table.offices_used
    copy.bids = table.bids[:]
    copy.ship_returns = table.ship_returns
    copy.departure_paid = table.departure_paid
    copy.markers = table.markers[:]
    copy.attacked = table.attacked
    copy.cycles = table.cycles
    copy.tiles = table.tiles[:]
    copy.pieces = table.pieces
    copy.shadows = table.shadows
    war = table.war
    copy.war = None if war is None else copy_war(war)
    return copy

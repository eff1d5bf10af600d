"""What lies on the table in a game of Río de la Plata, and what several chapters do to it."""

from __future__ import annotations

from typing import Final, final

from cabildo.engine.rows import i64, vec
from cabildo.engine.state import State
from cabildo.titles.rio.board import Board
from cabildo.titles.rio.city import City, copy_city
from cabildo.titles.rio.player import Player, copy_player
from cabildo.titles.rio.scoring import final_points
from cabildo.titles.rio.terms import NOBODY, PRECIOUS, SOURCE_NAMES, STONE, WOOD
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
    year: i64  # 0 is 1580
    order: vec[i64]  # the seats, first to last
    turn: i64  # how many of them have finished the phase under way
    grids: vec[i64]  # by grid * SLOTS + slot: 0, or colour + 1, who placed it + 1 from bit 4, a debt in bit 8
    grid_filler: vec[i64]  # who placed the last worker
    grid_time: vec[i64]  # when that was, counted in placements
    placements: i64
    tracks: vec[i64]  # by track * TRACK_SLOTS + slot: the seat whose workers are there, or NOBODY
    office_owner: vec[i64]
    office_since: vec[i64]  # the year of the purchase
    offices_used: i64  # set of those whose power was used in this turn; it goes with a tile that is traded
    bids: vec[i64]  # by office: the seat whose worker is there, or NOBODY
    ship_returns: i64  # the year in which it comes back, or NOBODY's -1 in port
    departure_paid: bool
    markers: vec[i64]  # by enemy: 0 on the symbol, then the spaces of the track
    attacked: i64  # set of seats that were attacker in this cycle
    cycles: i64  # how many cycles of attackers are complete
    tiles: vec[i64]  # in the bank
    pieces: i64  # walls and roads not on the map
    shadows: i64  # discs of the shadow colour at hand
    war: War | None

    def copy(self) -> Table:
        copy = Table()
        copy.copy_common(self)
        copy.board = self.board
        copy.players = vec[Player]([copy_player(player) for player in self.players])
        copy.city = copy_city(self.city)
        copy.year = self.year
        copy.order = self.order[:]
        copy.turn = self.turn
        copy.grids = self.grids[:]
        copy.grid_filler = self.grid_filler[:]
        copy.grid_time = self.grid_time[:]
        copy.placements = self.placements
        copy.tracks = self.tracks[:]
        copy.office_owner = self.office_owner[:]
        copy.office_since = self.office_since[:]
        copy.offices_used = self.offices_used
        copy.bids = self.bids[:]
        copy.ship_returns = self.ship_returns
        copy.departure_paid = self.departure_paid
        copy.markers = self.markers[:]
        copy.attacked = self.attacked
        copy.cycles = self.cycles
        copy.tiles = self.tiles[:]
        copy.pieces = self.pieces
        copy.shadows = self.shadows
        war = self.war
        copy.war = None if war is None else copy_war(war)
        return copy

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
        merit += player.silver % 3 * SILVER_LEFT + goods[PRECIOUS] * PRECIOUS_LEFT
        return merit + goods[WOOD] + goods[STONE]

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

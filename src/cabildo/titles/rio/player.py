"""What a player has: workers, goods, silver, points and offices."""

from __future__ import annotations

from typing import Annotated, final

from cabildo.engine.rows import i64, vec
from cabildo.titles.rio.terms import GOODS, SOURCES


@final
class Player:
    """The second block is about the turn under way and is cleared at its end."""

    supply: i64  # workers at hand, of nine
    goods: Annotated[vec[i64], GOODS]
    silver: i64
    score: i64
    tally: Annotated[vec[i64], SOURCES]  # the score by source
    offices: i64  # a set
    tiles: i64  # huts and houses not on the map
    fields: i64  # workers there
    artisan: i64
    dock: i64
    added: i64  # on the order track, besides the disc
    cargo: Annotated[vec[i64], GOODS]  # goods on the ship

    placed: i64  # workers placed in this turn
    shadows: i64  # discs of the shadow colour among them
    bought: i64  # goods that silver stood in for
    loaded: i64  # goods loaded in this turn
    offers: i64  # made in this phase
    offered: Annotated[i64, -1]  # the first of them, as a number

    def gain(self, source: i64, points: i64) -> None:
        """Note points at once; they may fall below nothing (RP-SETUP-14)."""
        self.score += points
        self.tally[source] += points

    def holds(self, office: i64) -> bool:
        return self.offices >> office & 1 != 0


def start_turn(player: Player) -> None:
    player.placed = 0
    player.shadows = 0
    player.bought = 0
    player.loaded = 0


# ---- written by `make fields`: empty_player, copy_player


def empty_player() -> Player:
    player = Player()
    player.supply = 0
    player.goods = vec[i64]([0] * GOODS)
    player.silver = 0
    player.score = 0
    player.tally = vec[i64]([0] * SOURCES)
    player.offices = 0
    player.tiles = 0
    player.fields = 0
    player.artisan = 0
    player.dock = 0
    player.added = 0
    player.cargo = vec[i64]([0] * GOODS)
    player.placed = 0
    player.shadows = 0
    player.bought = 0
    player.loaded = 0
    player.offers = 0
    player.offered = -1
    return player


def copy_player(player: Player) -> Player:
    copy = Player()
    copy.supply = player.supply
    copy.goods = player.goods[:]
    copy.silver = player.silver
    copy.score = player.score
    copy.tally = player.tally[:]
    copy.offices = player.offices
    copy.tiles = player.tiles
    copy.fields = player.fields
    copy.artisan = player.artisan
    copy.dock = player.dock
    copy.added = player.added
    copy.cargo = player.cargo[:]
    copy.placed = player.placed
    copy.shadows = player.shadows
    copy.bought = player.bought
    copy.loaded = player.loaded
    copy.offers = player.offers
    copy.offered = player.offered
    return copy

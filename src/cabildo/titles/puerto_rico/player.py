"""A player's board: island, city, windrose, San Juan, doubloons and victory points."""

from __future__ import annotations

from typing import Annotated, final

from cabildo.engine.rows import i64, vec
from cabildo.titles.puerto_rico.terms import GOODS, PLACES, TILE_KINDS


@final
class Player:
    """Occupied buildings, tile counts and circles are kept as running numbers because every decision asks for them."""

    doubloons: i64
    points: i64  # in chips and on paper
    san_juan: i64  # colonists without a circle
    owned: i64  # set of buildings
    occupied: i64  # set of buildings with at least one colonist
    city_filled: i64
    island_filled: i64
    circles: i64  # on island and in city together
    goods: Annotated[vec[i64], GOODS]
    tiles: Annotated[vec[i64], TILE_KINDS]  # by kind
    men: Annotated[vec[i64], PLACES]  # colonists by place: kinds of tiles, then buildings

    def has(self, building: i64) -> bool:
        """Whether the building works: owned and occupied (PR-MAYOR-02, PR-BLD-GENERAL-01)."""
        return self.occupied >> building & 1 != 0

    def owns(self, building: i64) -> bool:
        return self.owned >> building & 1 != 0

    def add_tile(self, kind: i64) -> None:
        self.tiles[kind] += 1
        self.island_filled += 1
        self.circles += 1

    def add_building(self, building: i64, spaces: i64, circles: i64) -> None:
        self.owned |= 1 << building
        self.city_filled += spaces
        self.circles += circles

    def man_building(self, building: i64, men: i64) -> None:
        self.men[TILE_KINDS + building] = men
        if men > 0:
            self.occupied |= 1 << building

    def colonists(self) -> i64:
        total = self.san_juan
        for men in self.men:
            total += men
        return total

    def empty_building_circles(self) -> i64:
        empty = self.circles - self.island_filled
        men = self.men
        for place in range(TILE_KINDS, PLACES):
            empty -= men[place]
        return empty

    def barrels(self) -> i64:
        total: i64 = 0
        for count in self.goods:
            total += count
        return total

    def wealth(self) -> i64:
        """What breaks a tie: doubloons and goods (PR-SCORE-06)."""
        return self.doubloons + self.barrels()


def differ(row: vec[i64], other: vec[i64]) -> bool:
    return any(row[place] != other[place] for place in range(len(row)))


# ---- written by `make fields`: empty_player, copy_player


def empty_player() -> Player:
    player = Player()
    player.doubloons = 0
    player.points = 0
    player.san_juan = 0
    player.owned = 0
    player.occupied = 0
    player.city_filled = 0
    player.island_filled = 0
    player.circles = 0
    player.goods = vec[i64]([0] * GOODS)
    player.tiles = vec[i64]([0] * TILE_KINDS)
    player.men = vec[i64]([0] * PLACES)
    return player


def copy_player(player: Player) -> Player:
    copy = Player()
    copy.doubloons = player.doubloons
    copy.points = player.points
    copy.san_juan = player.san_juan
    copy.owned = player.owned
    copy.occupied = player.occupied
    copy.city_filled = player.city_filled
    copy.island_filled = player.island_filled
    copy.circles = player.circles
    copy.goods = player.goods[:]
    copy.tiles = player.tiles[:]
    copy.men = player.men[:]
    return copy

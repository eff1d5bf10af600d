"""What a player can spend: goods, and silver that stands in for wood and stone at the rising price."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from cabildo.titles.rio.board.board import Board
from cabildo.titles.rio.player import Player
from cabildo.titles.rio.terms import PRECIOUS, STONE, WOOD


class Cost(NamedTuple):
    wood: int
    stone: int
    precious: int
    either: int = 0  # wood or stone


@dataclass
class Means:
    """A purse to plan with. Nothing of it may go below zero, but a plan that failed may have done so already."""

    goods: list[int]
    silver: int
    bought: int  # goods that silver stood in for in this turn
    silver_pays: bool

    def affords(self, cost: Cost) -> bool:
        if cost.precious > max(0, self.goods[PRECIOUS]):
            return False
        lacking = self.lacking(cost)
        return lacking == 0 or (self.silver_pays and self.price(lacking) <= self.silver)

    def spend(self, cost: Cost) -> None:
        """Pay in kind first, then in silver."""
        lacking = self.lacking(cost)
        self.silver -= self.price(lacking)
        self.bought += lacking
        goods = self.goods
        goods[PRECIOUS] -= cost.precious
        goods[WOOD] = max(0, goods[WOOD] - cost.wood)
        goods[STONE] = max(0, goods[STONE] - cost.stone)
        for _ in range(cost.either):
            larger = WOOD if goods[WOOD] > goods[STONE] else STONE
            goods[larger] = max(0, goods[larger] - 1)

    def lacking(self, cost: Cost) -> int:
        """How much wood and stone of a cost is not there."""
        wood = self.goods[WOOD] - cost.wood
        stone = self.goods[STONE] - cost.stone
        spare = max(0, wood) + max(0, stone)
        return max(0, -wood) + max(0, -stone) + max(0, cost.either - spare)

    def price(self, lacking: int) -> int:
        return lacking * self.bought + lacking * (lacking + 1) // 2


def means_of(player: Player, silver_pays: bool) -> Means:
    return Means([int(good) for good in player.goods], int(player.silver), int(player.bought), silver_pays)


def building_cost(board: Board, building: int) -> Cost:
    return Cost(int(board.minor_wood[building]), int(board.minor_stone[building]), int(board.minor_precious[building]))


def grid_cost(board: Board, grid: int) -> Cost:
    return Cost(
        int(board.grid_wood[grid]),
        int(board.grid_stone[grid]),
        int(board.grid_precious[grid]),
        int(board.grid_either[grid]),
    )

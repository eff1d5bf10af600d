"""What things cost, and how wood and stone may be paid in silver at a rising price."""

from typing import final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Memory
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.actions import BUILD, PAY, PAYMENTS, SETTLE, SHADOW_WORK, WORK
from cabildo.titles.rio.board.board import Board
from cabildo.titles.rio.player import Player
from cabildo.titles.rio.terms import GRIDS, MINORS, PRECIOUS, SLOTS, STONE, WOOD
from cabildo.titles.rio.variants import silver_pays


@final
@mypyc_attr(free_list_len=1)
class Bill(Memory):
    """What has to be paid before an action is done."""

    purchase: i64  # the action: `work`, `shadow`, `settle` or `build`
    wood: i64
    stone: i64
    either: i64  # wood or stone
    precious: i64

    def copy(self) -> Memory:
        return self  # it never changes


def bill_for(board: Board, purchase: i64) -> Bill:
    bill = Bill()
    bill.purchase = purchase
    if pays_building(purchase):
        building = purchase - BUILD
        bill.wood = board.minor_wood[building]
        bill.stone = board.minor_stone[building]
        bill.either = 0
        bill.precious = board.minor_precious[building]
    else:
        grid = grid_space(purchase) // SLOTS
        bill.wood = board.grid_wood[grid]
        bill.stone = board.grid_stone[grid]
        bill.either = board.grid_either[grid]
        bill.precious = board.grid_precious[grid]
    return bill


def pays_building(purchase: i64) -> bool:
    return BUILD <= purchase < BUILD + MINORS


def pays_debt(purchase: i64) -> bool:
    return SETTLE <= purchase < SETTLE + GRIDS * SLOTS


def pays_shadow(purchase: i64) -> bool:
    return SHADOW_WORK <= purchase < SHADOW_WORK + GRIDS * SLOTS


def grid_space(purchase: i64) -> i64:
    """The space of a grid that is paid for."""
    if pays_debt(purchase):
        return purchase - SETTLE
    return purchase - SHADOW_WORK if pays_shadow(purchase) else purchase - WORK


def silver_for(player: Player, goods: i64) -> i64:
    """The first good of a turn costs 1 silver, the second 2 and so on (RP-TRADE-03, RP-TRADE-05)."""
    return goods * player.bought + goods * (goods + 1) // 2


def missing(player: Player, wood: i64, stone: i64, either: i64) -> i64:
    """How many goods of a cost the player does not have; `either` may be wood or stone."""
    goods = player.goods
    lacking: i64 = 0
    spare: i64 = 0
    if goods[WOOD] < wood:
        lacking += wood - goods[WOOD]
    else:
        spare += goods[WOOD] - wood
    if goods[STONE] < stone:
        lacking += stone - goods[STONE]
    else:
        spare += goods[STONE] - stone
    if either > spare:
        lacking += either - spare
    return lacking


def can_pay(board: Board, player: Player, wood: i64, stone: i64, precious: i64, either: i64) -> bool:
    """Silver stands in for wood and stone, never for precious goods (RP-TRADE-03, RP-TRADE-04)."""
    if player.goods[PRECIOUS] < precious:
        return False
    lacking = missing(player, wood, stone, either)
    return lacking == 0 or (silver_pays(board) and silver_for(player, lacking) <= player.silver)


def payments(board: Board, player: Player, wood: i64, stone: i64, either: i64) -> vec[i64]:
    """All ways to pay: so much wood and stone in kind, the rest in silver."""
    legal = vec[i64](capacity=8)
    goods = player.goods
    total = wood + stone + either
    for in_wood in range(smaller(goods[WOOD], wood + either) + 1):
        for in_stone in range(smaller(goods[STONE], stone + either) + 1):
            beyond: i64 = 0
            if in_wood > wood:
                beyond += in_wood - wood
            if in_stone > stone:
                beyond += in_stone - stone
            bought = total - in_wood - in_stone
            allowed = beyond <= either and bought >= 0 and (bought == 0 or silver_pays(board))
            if allowed and silver_for(player, bought) <= player.silver:
                legal = append(legal, PAY + in_wood * PAYMENTS + in_stone)
    return legal


def pay(player: Player, in_wood: i64, in_stone: i64, precious: i64, bought: i64) -> None:
    player.goods[WOOD] -= in_wood
    player.goods[STONE] -= in_stone
    player.goods[PRECIOUS] -= precious
    player.silver -= silver_for(player, bought)
    player.bought += bought


def smaller(one: i64, other: i64) -> i64:
    return one if one < other else other

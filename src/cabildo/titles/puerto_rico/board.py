"""The printed numbers of a game of Puerto Rico in the form the rules read them; `board.yaml` holds the default ones."""

from __future__ import annotations

from typing import Any, final

from cabildo.engine.rows import i64, vec


@final
class Board:
    """Shared by all states of a game and never changed."""

    pack: Any  # the board pack that it was made from
    # by building
    cost: vec[i64]
    building_points: vec[i64]
    column: vec[i64]  # the most quarries that count
    circles: vec[i64]
    spaces: vec[i64]
    price: vec[i64]  # by good
    factory_pay: vec[i64]  # by number of kinds produced
    residence_points: vec[i64]  # by filled island spaces
    ship_capacity: vec[i64]
    house_spaces: i64
    island_spaces: i64
    city_spaces: i64
    small_production_points: i64  # guild hall
    large_production_points: i64
    colonists_a_fortress_point: i64
    points_a_customs_point: i64
    small_market_pay: i64  # doubloons a sale
    large_market_pay: i64
    small_warehouse_kinds: i64  # of goods that it keeps
    large_warehouse_kinds: i64
    # doubloons for the one who took the role
    builder_privilege: i64
    trader_privilege: i64
    prospector_pay: i64
    violet_points: i64  # city hall
    # captain
    barrel_points: i64
    captain_points: i64  # extra, for the first load
    harbor_points: i64  # extra, for each load
    leftover_doubloons: i64  # on a card that nobody took
    row_extra: i64  # plantations in the row beyond one a player
    roles_a_round: vec[i64]  # by number of players


# ---- written by `make fields`: make_board


def make_board(
    *,
    pack: Any,
    cost: list[int],
    building_points: list[int],
    column: list[int],
    circles: list[int],
    spaces: list[int],
    price: list[int],
    factory_pay: list[int],
    residence_points: list[int],
    ship_capacity: list[int],
    house_spaces: int,
    island_spaces: int,
    city_spaces: int,
    small_production_points: int,
    large_production_points: int,
    colonists_a_fortress_point: int,
    points_a_customs_point: int,
    small_market_pay: int,
    large_market_pay: int,
    small_warehouse_kinds: int,
    large_warehouse_kinds: int,
    builder_privilege: int,
    trader_privilege: int,
    prospector_pay: int,
    violet_points: int,
    barrel_points: int,
    captain_points: int,
    harbor_points: int,
    leftover_doubloons: int,
    row_extra: int,
    roles_a_round: list[int],
) -> Board:
    board = Board()
    board.pack = pack
    board.cost = vec[i64](cost)
    board.building_points = vec[i64](building_points)
    board.column = vec[i64](column)
    board.circles = vec[i64](circles)
    board.spaces = vec[i64](spaces)
    board.price = vec[i64](price)
    board.factory_pay = vec[i64](factory_pay)
    board.residence_points = vec[i64](residence_points)
    board.ship_capacity = vec[i64](ship_capacity)
    board.house_spaces = house_spaces
    board.island_spaces = island_spaces
    board.city_spaces = city_spaces
    board.small_production_points = small_production_points
    board.large_production_points = large_production_points
    board.colonists_a_fortress_point = colonists_a_fortress_point
    board.points_a_customs_point = points_a_customs_point
    board.small_market_pay = small_market_pay
    board.large_market_pay = large_market_pay
    board.small_warehouse_kinds = small_warehouse_kinds
    board.large_warehouse_kinds = large_warehouse_kinds
    board.builder_privilege = builder_privilege
    board.trader_privilege = trader_privilege
    board.prospector_pay = prospector_pay
    board.violet_points = violet_points
    board.barrel_points = barrel_points
    board.captain_points = captain_points
    board.harbor_points = harbor_points
    board.leftover_doubloons = leftover_doubloons
    board.row_extra = row_extra
    board.roles_a_round = vec[i64](roles_a_round)
    return board

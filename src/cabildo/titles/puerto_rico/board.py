"""The printed numbers of a game of Puerto Rico in the form the rules read them; `board.yaml` holds the default ones."""

from typing import Any, final

from cabildo.engine.rows import i64, vec


@final
class Board:
    """Shared by all states of a game and never changed."""

    __slots__ = (
        "pack",
        "cost",
        "building_points",
        "column",
        "circles",
        "spaces",
        "price",
        "factory_pay",
        "residence_points",
        "ship_capacity",
        "house_spaces",
        "island_spaces",
        "city_spaces",
        "small_production_points",
        "large_production_points",
        "colonists_a_fortress_point",
        "points_a_customs_point",
    )

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


def make_board(pack: Any, rows: dict[str, list[int]], numbers: dict[str, int]) -> Board:
    board = Board()
    board.pack = pack
    board.cost = vec[i64](rows["cost"])
    board.building_points = vec[i64](rows["building_points"])
    board.column = vec[i64](rows["column"])
    board.circles = vec[i64](rows["circles"])
    board.spaces = vec[i64](rows["spaces"])
    board.price = vec[i64](rows["price"])
    board.factory_pay = vec[i64](rows["factory_pay"])
    board.residence_points = vec[i64](rows["residence_points"])
    board.ship_capacity = vec[i64](rows["ship_capacity"])
    board.house_spaces = numbers["house_spaces"]
    board.island_spaces = numbers["island_spaces"]
    board.city_spaces = numbers["city_spaces"]
    board.small_production_points = numbers["small_production_points"]
    board.large_production_points = numbers["large_production_points"]
    board.colonists_a_fortress_point = numbers["colonists_a_fortress_point"]
    board.points_a_customs_point = numbers["points_a_customs_point"]
    return board

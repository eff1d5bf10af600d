"""What things are worth to a player of Puerto Rico, in points, as the game stands: money, goods, tiles, buildings."""

from __future__ import annotations

from cabildo.titles.puerto_rico.builder import price
from cabildo.titles.puerto_rico.buildings import large_building_points
from cabildo.titles.puerto_rico.player import Player
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.terms import (
    BUILDINGS,
    CITY_HALL,
    COFFEE,
    COFFEE_ROASTER,
    CONSTRUCTION_HUT,
    CORN,
    CUSTOMS_HOUSE,
    FACTORY,
    FIRST_LARGE,
    FIRST_VIOLET,
    FORTRESS,
    GOODS,
    GUILD_HALL,
    HACIENDA,
    HARBOR,
    HOSPICE,
    INDIGO,
    INDIGO_PLANT,
    LARGE_MARKET,
    LARGE_WAREHOUSE,
    OFFICE,
    QUARRY,
    RESIDENCE,
    SMALL_INDIGO_PLANT,
    SMALL_MARKET,
    SMALL_SUGAR_MILL,
    SMALL_WAREHOUSE,
    SUGAR,
    SUGAR_MILL,
    TOBACCO,
    TOBACCO_STORAGE,
    UNIVERSITY,
    WHARF,
)
from cabildo.titles.puerto_rico.trader import sale_price

# the buildings that make a good of the plantations of its kind; corn needs none
WORKS: dict[int, tuple[int, ...]] = {
    CORN: (),
    INDIGO: (INDIGO_PLANT, SMALL_INDIGO_PLANT),
    SUGAR: (SUGAR_MILL, SMALL_SUGAR_MILL),
    TOBACCO: (TOBACCO_STORAGE,),
    COFFEE: (COFFEE_ROASTER,),
}
GOOD_OF = {building: good for good, buildings in WORKS.items() for building in buildings}

# what the smaller violet buildings do for their owner over a whole game
USE = {
    SMALL_MARKET: 2.0,
    HACIENDA: 1.0,
    CONSTRUCTION_HUT: 1.5,
    SMALL_WAREHOUSE: 1.0,
    HOSPICE: 1.5,
    OFFICE: 1.0,
    LARGE_MARKET: 3.0,
    LARGE_WAREHOUSE: 1.0,
    UNIVERSITY: 1.0,
    HARBOR: 5.0,
    WHARF: 5.0,
}


def course(state: PuertoRicoState) -> float:
    """How much of the game is over, from 0 to 1, by whichever end is nearest."""
    start = state.board.pack.setups[len(state.players)]
    chips_gone = 1.0 - int(state.chips) / int(start.chips)
    colonists_gone = 1.0 - int(state.colonists) / int(start.colonists)
    fullest_city = max(int(player.city_filled) for player in state.players) / int(state.board.city_spaces)
    return min(1.0, max(0.0, chips_gone, colonists_gone, fullest_city))


def doubloon(state: PuertoRicoState) -> float:
    """What money is worth: more than a point at first, half of one in the end."""
    return 1.2 - 0.8 * course(state)


def barrel(state: PuertoRicoState, good: int) -> float:
    """What a barrel is worth while it is open whether it will be shipped or sold."""
    return 0.6 + 0.1 * int(state.board.price[good])


def sale(state: PuertoRicoState, player: Player, good: int, is_trader: bool) -> float:
    """The money for a barrel, less what it might bring on a ship."""
    doubloons = int(sale_price(state.board, player, good, is_trader))
    return doubloons * doubloon(state) - 0.5


def works_circles(state: PuertoRicoState, player: Player, good: int) -> int:
    """How many plantations of a kind the player's buildings can serve."""
    return sum(int(state.board.circles[building]) for building in WORKS[good] if player.owns(building))


def plantation(state: PuertoRicoState, player: Player, kind: int) -> float:
    """Quarries and corn early, else what the player's buildings wait for, else what they do not have yet."""
    left = 1.0 - course(state)
    tiles = int(player.tiles[kind])
    worth = 0.5 if player.owns(RESIDENCE) else 0.1
    if kind == QUARRY:
        return worth + max(0.0, 2.5 - 0.6 * tiles) * left
    if kind == CORN:
        return worth + max(0.3, 1.6 - 0.3 * tiles) * left
    dear = 0.2 * int(state.board.price[kind])
    if tiles < works_circles(state, player, kind):
        return worth + (1.6 + dear) * left
    if tiles == 0:
        return worth + (0.8 + dear) * left
    return worth + 0.4 * left


def new_building(state: PuertoRicoState, player: Player, building: int, is_builder: bool) -> float:
    """Printed points and use, less the money it takes; 0 if the player cannot build it now."""
    spaces = state.board.city_spaces - player.city_filled
    if state.buildings[building] == 0 or player.owns(building) or state.board.spaces[building] > spaces:
        return 0.0
    cost = int(price(state.board, player, building, is_builder))
    if cost > player.doubloons:
        return 0.0
    return int(state.board.building_points[building]) + use(state, player, building) - cost * doubloon(state)


def use(state: PuertoRicoState, player: Player, building: int) -> float:
    """What the building does for the player in the rest of the game, once it is manned."""
    left = 1.0 - course(state)
    if building in GOOD_OF:
        good = GOOD_OF[building]
        waiting = int(player.tiles[good]) - works_circles(state, player, good)
        served = max(0, min(waiting, int(state.board.circles[building])))
        return (0.5 + served * (1.5 + 0.4 * int(state.board.price[good]))) * left
    if building >= FIRST_LARGE:
        return large_building(state, player, building)
    if building == FACTORY:
        kinds = sum(player.tiles[good] > 0 for good in range(GOODS))
        return 1.5 * int(state.board.factory_pay[kinds]) * left
    if building in (HARBOR, WHARF):
        plantations = sum(int(player.tiles[good]) for good in range(GOODS))
        return USE[building] * min(1.0, plantations / 6) * (0.3 + 0.7 * left)
    return USE.get(building, 1.0) * left


def large_building(state: PuertoRicoState, player: Player, building: int) -> float:
    """What a large building would add if the game ended now, with a little hope."""
    board = state.board
    if building == GUILD_HALL:
        small = sum(player.owns(works) for works in (SMALL_INDIGO_PLANT, SMALL_SUGAR_MILL))
        large = sum(player.owns(works) for works in (INDIGO_PLANT, SUGAR_MILL, TOBACCO_STORAGE, COFFEE_ROASTER))
        return float(small * board.small_production_points + large * board.large_production_points)
    if building == RESIDENCE:
        return float(board.residence_points[player.island_filled])
    if building == FORTRESS:
        return int(player.colonists()) / int(board.colonists_a_fortress_point)
    if building == CUSTOMS_HOUSE:
        return int(player.points + 5) / int(board.points_a_customs_point)
    if building == CITY_HALL:
        return 1.0 + sum(player.owns(violet) for violet in range(FIRST_VIOLET, BUILDINGS))
    return float(large_building_points(board, player, building))

"""What the buildings do, each in a few lines; the rules that they bend ask for them by name."""

from cabildo.engine.rows import i64
from cabildo.titles.puerto_rico.board import Board
from cabildo.titles.puerto_rico.player import Player
from cabildo.titles.puerto_rico.terms import (
    BUILDINGS,
    COFFEE,
    COFFEE_ROASTER,
    CONSTRUCTION_HUT,
    CORN,
    CUSTOMS_HOUSE,
    FACTORY,
    FIRST_VIOLET,
    FORTRESS,
    GUILD_HALL,
    HARBOR,
    INDIGO,
    INDIGO_PLANT,
    LARGE_MARKET,
    LARGE_WAREHOUSE,
    RESIDENCE,
    SMALL_INDIGO_PLANT,
    SMALL_MARKET,
    SMALL_SUGAR_MILL,
    SMALL_WAREHOUSE,
    SUGAR,
    SUGAR_MILL,
    TILE_KINDS,
    TOBACCO,
    TOBACCO_STORAGE,
)


def capacity(player: Player, good: i64) -> i64:
    """How much of a good a player makes: the smaller of manned plantations and workers (PR-CRAFTSMAN-02 to 04)."""
    men = player.men
    farmers = men[good]
    if farmers == 0 or good == CORN:
        return farmers
    workers: i64 = 0
    if good == INDIGO:
        workers = men[TILE_KINDS + SMALL_INDIGO_PLANT] + men[TILE_KINDS + INDIGO_PLANT]
    elif good == SUGAR:
        workers = men[TILE_KINDS + SMALL_SUGAR_MILL] + men[TILE_KINDS + SUGAR_MILL]
    elif good == TOBACCO:
        workers = men[TILE_KINDS + TOBACCO_STORAGE]
    elif good == COFFEE:
        workers = men[TILE_KINDS + COFFEE_ROASTER]
    return farmers if farmers < workers else workers


def market_bonus(board: Board, player: Player) -> i64:
    """Both markets pay for a sale (PR-BLD-SMALL-MARKET-01, PR-BLD-LARGE-MARKET-01, -02)."""
    bonus: i64 = 0
    if player.has(SMALL_MARKET):
        bonus += board.small_market_pay
    if player.has(LARGE_MARKET):
        bonus += board.large_market_pay
    return bonus


def quarries_open(player: Player, is_settler: bool) -> bool:
    """A quarry is for the settler and for construction huts (PR-SETTLER-02, PR-BLD-CONSTRUCTION-HUT-01)."""
    return is_settler or player.has(CONSTRUCTION_HUT)


def factory_pay(board: Board, player: Player, kinds: i64) -> i64:
    """The factory pays by kinds really received (PR-BLD-FACTORY-01, PR-BLD-FACTORY-02)."""
    if player.has(FACTORY):
        return board.factory_pay[kinds]
    return 0


def harbor_points(board: Board, player: Player) -> i64:
    """The harbor gives extra points for each load (PR-BLD-HARBOR-01)."""
    if player.has(HARBOR):
        return board.harbor_points
    return 0


def warehouse_kinds(board: Board, player: Player) -> i64:
    """Whole kinds that both warehouses keep (PR-BLD-SMALL-WAREHOUSE-01, PR-BLD-LARGE-WAREHOUSE-01, -02)."""
    kinds: i64 = 0
    if player.has(SMALL_WAREHOUSE):
        kinds += board.small_warehouse_kinds
    if player.has(LARGE_WAREHOUSE):
        kinds += board.large_warehouse_kinds
    return kinds


def warehouse_rule(player: Player) -> str:
    """The rule that says how many kinds the player's warehouses hold."""
    if not player.has(LARGE_WAREHOUSE):
        return "PR-BLD-SMALL-WAREHOUSE-01"
    return "PR-BLD-LARGE-WAREHOUSE-02" if player.has(SMALL_WAREHOUSE) else "PR-BLD-LARGE-WAREHOUSE-01"


# ---- what occupied large buildings add to the score, each by its first rule (PR-SCORE-03)


def large_building_points(board: Board, player: Player, building: i64) -> i64:
    if building == RESIDENCE:  # filled island spaces, manned or not (PR-BLD-RESIDENCE-01, -02)
        return board.residence_points[player.island_filled]
    if building == FORTRESS:  # all colonists, those in San Juan too (PR-BLD-FORTRESS-01)
        return player.colonists() // board.colonists_a_fortress_point
    if building == CUSTOMS_HOUSE:  # points in chips and on paper, not those of buildings (PR-BLD-CUSTOMS-HOUSE-01, -02)
        return player.points // board.points_a_customs_point
    return guild_hall(board, player) if building == GUILD_HALL else city_hall(board, player)


def guild_hall(board: Board, player: Player) -> i64:
    """PR-BLD-GUILD-HALL-01: small production buildings count less than large ones, occupied or not."""
    points: i64 = 0
    for building in range(FIRST_VIOLET):
        if player.owns(building):
            if building <= SMALL_SUGAR_MILL:
                points += board.small_production_points
            else:
                points += board.large_production_points
    return points


def city_hall(board: Board, player: Player) -> i64:
    """PR-BLD-CITY-HALL-01: each violet building, itself included."""
    points: i64 = 0
    for building in range(FIRST_VIOLET, BUILDINGS):
        if player.owns(building):
            points += board.violet_points
    return points

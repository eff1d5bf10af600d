"""The pieces of Río de la Plata by number, and their names in notation, positions and views."""

from typing import Final

from cabildo.engine.rows import i64, vec

NOBODY: Final = -1
NOWHERE: Final = -1
VACANT: Final = -1  # a space without a building
SEATS: Final = 5  # the most players
SHADOW: Final = 5  # the colour that nobody owns, on the grids of a game for two

GOOD_NAMES: Final = ("wood", "stone", "precious")
WARE_NAMES: Final = ("wood", "stone", "precious", "silver")  # what is traded: behind the goods, money
SILVER: Final = 3
WARES: Final = 4

# what may stand on a space of the city; a square is told by what is on the back of its tile
BUILDING_NAMES: Final = (
    "hut",
    "house",
    "stonecutter",
    "carpenter",
    "market",
    "corporation",
    "monument-square",
    "garden-square",
    "monument",
    "garden",
    "barracks",
    "church",
    "palace",
    "cathedral",
)
MINORS: Final = 12  # so many of them are minor buildings

# tiles with two sides that all players share
TILE_NAMES: Final = (
    "stonecutter-carpenter",
    "market-corporation",
    "square-monument",
    "square-garden",
    "church-barracks",
)
WORKSHOP_TILE: Final = 0
TRADE_TILE: Final = 1
MONUMENT_TILE: Final = 2
GARDEN_TILE: Final = 3
CHURCH_TILE: Final = 4
TILES: Final = 5
OWN_TILE: Final = 5  # hut, house: each player has their own
TILE_OF: Final = vec[i64]([5, 5, 0, 0, 1, 1, 2, 3, 2, 3, 4, 4])  # by minor building

# the grids of the major buildings
GRID_NAMES: Final = ("palace", "cathedral", "harbor", "fort", "walls", "roads")
PALACE_GRID: Final = 0
CATHEDRAL_GRID: Final = 1
HARBOR_GRID: Final = 2
FORT_GRID: Final = 3
WALL_GRID: Final = 4
ROAD_GRID: Final = 5
GRIDS: Final = 6
SLOTS: Final = 12  # the most spaces of a grid

TRACK_NAMES: Final = ("mine", "forest")  # they give stone and wood
TRACK_SLOTS: Final = 8

OFFICE_NAMES: Final = (
    "gunner",
    "general",
    "roadmaker",
    "defender",
    "master-stonecutter",
    "master-carpenter",
    "shipowner",
    "master-artisan",
    "master-merchant",
    "bishop",
    "architect",
    "governor",
)

DISTRICT_NAMES: Final = ("NW", "NCL", "NCR", "NE", "SW", "CL", "CR", "SE")
DISTRICTS: Final = 8

ENEMY_NAMES: Final = ("natives", "pirates")
NATIVES: Final = 0
PIRATES: Final = 1
ENEMIES: Final = 2

# where points come from while the game is played
SOURCE_NAMES: Final = (
    "grids",
    "completing",
    "buildings",
    "churches",
    "ship",
    "shipowner",
    "war",
    "debts",
    "bids",
)
FROM_GRIDS: Final = 0
FROM_COMPLETING: Final = 1
FROM_BUILDINGS: Final = 2
FROM_CHURCHES: Final = 3
FROM_SHIP: Final = 4
FROM_SHIPOWNER: Final = 5
FROM_WAR: Final = 6
FROM_DEBTS: Final = 7
FROM_BIDS: Final = 8
SOURCES: Final = 9

# kinds of chance
SEAT_DRAW: Final = 0
DIE: Final = 1

# ---- written by `make fields`: number_goods, number_buildings, number_tracks, number_offices

WOOD: Final = 0
STONE: Final = 1
PRECIOUS: Final = 2
GOODS: Final[i64] = 3

HUT: Final = 0
HOUSE: Final = 1
STONECUTTER: Final = 2
CARPENTER: Final = 3
MARKET: Final = 4
CORPORATION: Final = 5
MONUMENT_SQUARE: Final = 6
GARDEN_SQUARE: Final = 7
MONUMENT: Final = 8
GARDEN: Final = 9
BARRACKS: Final = 10
CHURCH: Final = 11
PALACE: Final = 12
CATHEDRAL: Final = 13
BUILDINGS: Final[i64] = 14

MINE: Final = 0
FOREST: Final = 1
TRACKS: Final[i64] = 2

GUNNER: Final = 0
GENERAL: Final = 1
ROADMAKER: Final = 2
DEFENDER: Final = 3
MASTER_STONECUTTER: Final = 4
MASTER_CARPENTER: Final = 5
SHIPOWNER: Final = 6
MASTER_ARTISAN: Final = 7
MASTER_MERCHANT: Final = 8
BISHOP: Final = 9
ARCHITECT: Final = 10
GOVERNOR: Final = 11
OFFICES: Final[i64] = 12

"""The pieces of Río de la Plata by number, and their names in notation, positions and views."""

from typing import Final

from cabildo.engine.rows import i64, vec

NOBODY: Final = -1
NOWHERE: Final = -1
VACANT: Final = -1  # a space without a building
SEATS: Final = 5  # the most players
SHADOW: Final = 5  # the colour that nobody owns, on the grids of a game for two

WOOD: Final = 0
STONE: Final = 1
PRECIOUS: Final = 2
GOODS: Final = 3
SILVER: Final = 3  # behind the goods where money is traded

# what may stand on a space of the city; a square is told by what is on the back of its tile
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
MINORS: Final = 12  # so many minor buildings
PALACE: Final = 12
CATHEDRAL: Final = 13

# tiles with two sides that all players share
WORKSHOP_TILE: Final = 0  # stonecutter, carpenter
TRADE_TILE: Final = 1  # market, corporation
MONUMENT_TILE: Final = 2  # square, monument
GARDEN_TILE: Final = 3  # square, garden
CHURCH_TILE: Final = 4  # church, barracks
TILES: Final = 5
OWN_TILE: Final = 5  # hut, house: each player has their own
TILE_OF: Final = vec[i64]([5, 5, 0, 0, 1, 1, 2, 3, 2, 3, 4, 4])  # by minor building

# major buildings, which are also the grids
PALACE_GRID: Final = 0
CATHEDRAL_GRID: Final = 1
HARBOR_GRID: Final = 2
FORT_GRID: Final = 3
WALL_GRID: Final = 4
ROAD_GRID: Final = 5
GRIDS: Final = 6
SLOTS: Final = 12  # the most spaces of a grid

MINE: Final = 0  # gives stone
FOREST: Final = 1  # gives wood
TRACKS: Final = 2
TRACK_SLOTS: Final = 8

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
OFFICES: Final = 12

DISTRICTS: Final = 8

NATIVES: Final = 0
PIRATES: Final = 1
ENEMIES: Final = 2

# where points come from while the game is played
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

GOOD_NAMES: Final = ("wood", "stone", "precious")
WARE_NAMES: Final = ("wood", "stone", "precious", "silver")
WARES: Final = 4  # so many
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
TILE_NAMES: Final = (
    "stonecutter-carpenter",
    "market-corporation",
    "square-monument",
    "square-garden",
    "church-barracks",
)
GRID_NAMES: Final = ("palace", "cathedral", "harbor", "fort", "walls", "roads")
TRACK_NAMES: Final = ("mine", "forest")
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
ENEMY_NAMES: Final = ("natives", "pirates")
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

"""The pieces of Puerto Rico by number, and their names in notation, positions and views."""

from typing import Final

GOOD_NAMES: Final = ("corn", "indigo", "sugar", "tobacco", "coffee")
ROLE_NAMES: Final = (
    "settler",
    "mayor",
    "builder",
    "craftsman",
    "trader",
    "captain",
    "prospector",
    "prospector-2",
)
BUILDING_NAMES: Final = (
    # production
    "small-indigo-plant",
    "small-sugar-mill",
    "indigo-plant",
    "sugar-mill",
    "tobacco-storage",
    "coffee-roaster",
    # small violet
    "small-market",
    "hacienda",
    "construction-hut",
    "small-warehouse",
    "hospice",
    "office",
    "large-market",
    "large-warehouse",
    "factory",
    "university",
    "harbor",
    "wharf",
    # large violet
    "guild-hall",
    "residence",
    "fortress",
    "customs-house",
    "city-hall",
)

# ---- written by `make fields`: number_goods, number_roles, number_buildings

CORN: Final = 0
INDIGO: Final = 1
SUGAR: Final = 2
TOBACCO: Final = 3
COFFEE: Final = 4
GOODS: Final = 5

SETTLER: Final = 0
MAYOR: Final = 1
BUILDER: Final = 2
CRAFTSMAN: Final = 3
TRADER: Final = 4
CAPTAIN: Final = 5
PROSPECTOR: Final = 6
PROSPECTOR_2: Final = 7
ROLES: Final = 8

SMALL_INDIGO_PLANT: Final = 0
SMALL_SUGAR_MILL: Final = 1
INDIGO_PLANT: Final = 2
SUGAR_MILL: Final = 3
TOBACCO_STORAGE: Final = 4
COFFEE_ROASTER: Final = 5
SMALL_MARKET: Final = 6
HACIENDA: Final = 7
CONSTRUCTION_HUT: Final = 8
SMALL_WAREHOUSE: Final = 9
HOSPICE: Final = 10
OFFICE: Final = 11
LARGE_MARKET: Final = 12
LARGE_WAREHOUSE: Final = 13
FACTORY: Final = 14
UNIVERSITY: Final = 15
HARBOR: Final = 16
WHARF: Final = 17
GUILD_HALL: Final = 18
RESIDENCE: Final = 19
FORTRESS: Final = 20
CUSTOMS_HOUSE: Final = 21
CITY_HALL: Final = 22
BUILDINGS: Final = 23

# ---- as declared again

FIRST_VIOLET: Final = SMALL_MARKET
FIRST_LARGE: Final = GUILD_HALL

# goods and plantations share their numbers; the quarry is one more kind of island tile
QUARRY: Final = GOODS
TILE_KINDS: Final = QUARRY + 1
TILE_NAMES: Final = (*GOOD_NAMES, "quarry")

# places for colonists: the kinds of island tiles, then the buildings
PLACES: Final = TILE_KINDS + BUILDINGS
PLACE_NAMES: Final = TILE_NAMES + BUILDING_NAMES
MEN: Final = 13  # so many answers has "how many here": 0 to 12, an island of one kind of plantation

# the ships of the box, smallest first; a game uses two or three of them
SHIPS: Final = 5
EMPTY: Final = -1  # a ship in the game without a good
ABSENT: Final = -2  # a ship that is not in this game
WHARF_HOLD: Final = SHIPS  # where a barrel can be loaded besides
HOLDS: Final = SHIPS + 1

MOST_CLAIMED: Final = 2  # extra points of a load, as far as there are actions for them

NOBODY: Final = -1

# kinds of chance
GOVERNOR_DRAW: Final = 0
TILE_DRAW: Final = 1

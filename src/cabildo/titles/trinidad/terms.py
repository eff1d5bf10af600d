"""The pieces of Trinidad by number, and their names in notation, positions and views."""

from typing import Final

from cabildo.engine.rows import i64, vec

# How many there are of a kind is an `i64`: loops over it count in bare integers then, where the engine is compiled.

NOBODY: Final = -1
NOWHERE: Final = -1
VACANT: Final = -1  # a space without a building
SEATS: Final[i64] = 5  # the most players
COUNCIL: Final = 5  # the colour of the council's workers, on the grids of major buildings

CUBE_NAMES: Final = ("stone", "wood", "precious", "metal")
OWN_WORKER_NAME: Final = "own-worker"  # as a part of a price
COUNCIL_WORKER_NAME: Final = "council-worker"
STORES: Final[i64] = 9  # the resource grids: four of stone, four of wood, one of precious
FIRST_STORE: Final = vec[i64]([0, 4, 8])  # by cube; metal has none
STORES_OF: Final = vec[i64]([4, 4, 1])
CUBE_OF_STORE: Final = vec[i64]([0, 0, 0, 0, 1, 1, 1, 1, 2])
STACKS: Final[i64] = 4  # of coins

# how a building is activated: as usual; a second effect by card, without a worker; by card 75, with another worker
VISIT_NAMES: Final = ("first", "twice", "once-more")
FIRST_VISIT: Final = 0
SECOND_EFFECT: Final = 1
FURTHER_VISIT: Final = 2

# what may stand on a space of the city; behind the minor buildings those two that are built on grids
BUILDING_NAMES: Final = (
    "lot",
    "house",
    "palace",
    "quarry",
    "carpentry",
    "market",
    "corporation",
    "hacienda-stone",
    "hacienda-wood",
    "square",
    "monument",
    "fountain",
    "barracks",
    "church",
    "cabildo",
    "cathedral",
)
MINORS: Final[i64] = 14  # so many of them are minor buildings

# pieces that all players share
PIECE_NAMES: Final = (
    "quarry",
    "carpentry",
    "market",
    "barracks",
    "church",
    "corporation-hacienda",
    "square",
    "monument",
    "fountain",
    "palace",
)
PIECES: Final[i64] = 10
OWN_PIECE: Final = -1  # lots and houses: each player has their own
# by minor building; a Monument or Fountain stands upon a Square piece, which stays in use
PIECE_OF: Final = vec[i64]([-1, -1, 9, 0, 1, 2, 5, 5, 5, 6, 7, 8, 3, 4])
SQUARE_PIECE: Final = 6

# the grids of the major buildings
GRID_NAMES: Final = ("cathedral", "fort", "cabildo", "harbor", "walls", "roads")
CATHEDRAL_GRID: Final = 0
FORT_GRID: Final = 1
CABILDO_GRID: Final = 2
HARBOR_GRID: Final = 3
WALL_GRID: Final = 4
ROAD_GRID: Final = 5
GRIDS: Final[i64] = 6
SLOTS: Final[i64] = 12  # the most spaces of a grid

DISTRICT_NAMES: Final = ("NW", "NCL", "NCR", "NE", "SW", "CL", "CR", "SE")
DISTRICTS: Final[i64] = 8
HEADING_NAMES: Final = ("north", "east", "south", "west")

STATUS_NAMES: Final = ("construction", "worker", "vp", "cards")
STATUSES: Final[i64] = 4
CONSTRUCTION_STATUS: Final = 0
WORKER_STATUS: Final = 1
VP_STATUS: Final = 2
CARDS_STATUS: Final = 3
LEVELS: Final = 3

# what Construction status lets one do while paying, as numbers of swaps: a cube is spent as one of another kind
SWAP_SPENDS: Final = vec[i64]([0, 1, 0, 1, 2, 2, 0, 1, 3, 3])  # the cube that is spent
SWAP_STANDS_FOR: Final = vec[i64]([1, 0, 2, 2, 0, 1, 3, 3, 0, 1])  # the cube of the bill that it stands for
SWAP_LEVEL: Final = vec[i64]([0, 0, 1, 1, 1, 1, 2, 2, 2, 2])  # also the bit of `Player.used` that it takes
FIRST_SWAP: Final = vec[i64]([0, 2, 6, 10])  # by level
SWAP_COUNT: Final[i64] = 10

# what card 45 saves of a price, in the order of its actions: a worker, or a cube by kind
PART_NAMES: Final = ("worker", "stone", "wood", "precious")
PARTS: Final[i64] = 4
PART_WORKER: Final = 0
FIRST_PART_CUBE: Final = 1

# what a status, or an Event, gives once a decade: bits of `Player.used`
SWAP_BASIC: Final = 0  # stone for wood or wood for stone
SWAP_PRECIOUS: Final = 1
SWAP_METAL: Final = 2
HIRING: Final = 3
BOOSTING: Final = 4
LOOKING_MORE: Final = 5
REACTIVATING_FREE: Final = 6
USING_EVENT: Final = 7  # what the Event of this decade gives each player once

BANNER_NAMES: Final = ("black", "green", "purple", "blue", "red", "ocher")
BANNERS: Final[i64] = 6
BLACK_BANNER: Final = 0
GREEN_BANNER: Final = 1
PURPLE_BANNER: Final = 2
BLUE_BANNER: Final = 3
RED_BANNER: Final = 4
OCHER_BANNER: Final = 5
FACE_UP: Final = 2  # steps of a banner: 0 none, 1 face down, 2 face up

# units upon war markers, by strength; 0 is a marker without a unit
UNIT_NAMES: Final = ("none", "miliciano", "veteran-miliciano", "soldier", "veteran-soldier")
NO_UNIT: Final = 0
MILICIANO: Final = 1
VETERAN_MILICIANO: Final = 2
SOLDIER: Final = 3
VETERAN_SOLDIER: Final = 4
WAR_MARKERS: Final[i64] = 3  # of a player
MOST_ATTACKERS: Final[i64] = 16  # in an extended war: ten of the war table, and those that a card adds
ATTACKER_NAMES: Final = ("indio", "warrior", "freebooter", "pirate-captain")  # by faction * 2, standard and Elite
FULL_FLAMES: Final = 2  # of a pillage token

LOAD_NAMES: Final = ("stone", "wood", "triplet", "coins")
LOADS: Final[i64] = 4
LOAD_STONE: Final = 0
LOAD_WOOD: Final = 1
LOAD_TRIPLET: Final = 2
LOAD_COINS: Final = 3
NO_LOAD: Final = -1

CHARACTER_NAMES: Final = (
    "carpenter",
    "stonemason",
    "merchant",
    "defender",
    "roadmaker",
    "sailmaker",
    "general",
    "captain",
    "bishop",
    "architect",
    "governor",
    "noblewoman",
)
CARDS: Final[i64] = 72  # affiliates; card 0 bears the number 13
FIRST_CARD: Final = 13
CARDS_A_COLOUR: Final = 6
PILES: Final[i64] = 6  # of discards: one a seat, and the game's
GAME_PILE: Final = 5

# the classes of a card's back
BACK_NAMES: Final = ("plain", "native", "natives", "pirate", "pirates", "event")
BACKS: Final[i64] = 6
EVENT_BACK: Final = 5  # that of a positive Event in the deck
NO_CARD: Final = -1  # the deck is empty: no back is seen
SYMBOLS: Final = vec[vec[i64]]([vec[i64]([0, 1, 2, 0, 0, 0]), vec[i64]([0, 0, 0, 1, 2, 0])])  # by faction and back

# laws on which the council votes
LAW_NAMES: Final = ("major-building", "peace", "war", "support")
LAWS: Final[i64] = 4
MAJOR_BUILDING_ACT: Final = 0
PEACE_ACT: Final = 1
WAR_PROCLAMATION: Final = 2
SUPPORT_ACT: Final = 3
INTENTION_NAMES: Final = ("yes", "no", "abstain")
INTENTIONS: Final[i64] = 3
INTEND_YES: Final = 0
INTEND_NO: Final = 1
INTEND_NOTHING: Final = 2

# the Events of the pack, P1 to P9 and N1 to N9
EVENT_NAMES: Final = (
    "good-harvest",
    "open-council",
    "silver-fleet",
    "pilgrimage",
    "volunteers",
    "truce-talks",
    "master-masons",
    "city-feast",
    "trade-winds",
    "drought",
    "unrest",
    "crown-tax",
    "storm",
    "fire",
    "raids",
    "epidemic",
    "shortage",
    "inquisition",
)
POSITIVE_EVENTS: Final[i64] = 9  # the first ones
NO_EVENT: Final = -1

FACTION_NAMES: Final = ("natives", "pirates")
NATIVES: Final = 0
PIRATES: Final = 1
FACTIONS: Final[i64] = 2

# where points come from
SOURCE_NAMES: Final = (
    "auction",
    "buildings",
    "first-worker",
    "grids",
    "emptied",
    "salary",
    "warehouse",
    "recovery",
    "council-loss",
    "money",
    "military",
    "banners",
    "faith",
    "character",
    "series",
    "colours",
    "houses",
    "palaces",
    "vp-status",
    "council-track",
    "war-track",
    "votes",
    "cards",
    "events",
)
FROM_AUCTION: Final = 0
FROM_BUILDINGS: Final = 1
FROM_FIRST_WORKER: Final = 2
FROM_GRIDS: Final = 3
FROM_EMPTIED: Final = 4
FROM_SALARY: Final = 5
FROM_WAREHOUSE: Final = 6
FROM_RECOVERY: Final = 7
FROM_COUNCIL_LOSS: Final = 8
FROM_MONEY: Final = 9
FROM_MILITARY: Final = 10
FROM_BANNERS: Final = 11
FROM_FAITH: Final = 12
FROM_CHARACTER: Final = 13
FROM_SERIES: Final = 14
FROM_COLOURS: Final = 15
FROM_HOUSES: Final = 16
FROM_PALACES: Final = 17
FROM_VP_STATUS: Final = 18
FROM_COUNCIL_TRACK: Final = 19
FROM_WAR_TRACK: Final = 20
FROM_VOTES: Final = 21
FROM_CARDS: Final = 22
FROM_EVENTS: Final = 23
SOURCES: Final[i64] = 24

# the steps at the end of a decade (TR-END-01); tension and war are one step in two parts
END_STEP_NAMES: Final = ("reactivation", "ship", "tension", "war", "refill", "order", "recovery", "scoring")

# the automaton: how strong it is, and what its cards do, as the board pack calls them
STRENGTH_NAMES: Final = ("weak", "medium", "strong", "divinity")
NO_STRENGTH: Final = "none"
SOLO_KIND_NAMES: Final = (
    "Build",
    "Production",
    "Embellish",
    "Gather",
    "Trade",
    "Ship",
    "Card",
    "Council",
    "Status",
    "Militia",
    "Major",
    "Walls and Roads",
)
SOLO_BUILD: Final = 0
SOLO_PRODUCTION: Final = 1
SOLO_EMBELLISH: Final = 2
SOLO_GATHER: Final = 3
SOLO_TRADE: Final = 4
SOLO_SHIP: Final = 5
SOLO_CARD: Final = 6
SOLO_COUNCIL: Final = 7
SOLO_STATUS: Final = 8
SOLO_MILITIA: Final = 9
SOLO_MAJOR: Final = 10
SOLO_WALLS: Final = 11
SOLO_CARDS: Final[i64] = 16

# what the automaton leaves to a person where all is alike for it
TIE_NAMES: Final = (
    "district",
    "ground",
    "space",
    "store",
    "stack",
    "grid",
    "cabildo",
    "cathedral",
    "wall",
    "road",
)
TIE_DISTRICT: Final = 0  # where a new building goes
TIE_GROUND: Final = 1  # upon what a building is built
TIE_SPACE: Final = 2  # where a new building goes that no rule finds a place for
TIE_STORE: Final = 3  # from which grids cubes come
TIE_STACK: Final = 4  # from which stack coins come
TIE_GRID: Final = 5  # on which grid it works
TIE_CABILDO: Final = 6
TIE_CATHEDRAL: Final = 7
TIE_WALL: Final = 8
TIE_ROAD: Final = 9

# kinds of chance
SEAT_DRAW: Final = 0
CHARACTER_DRAW: Final = 1
CARD_DRAW: Final = 2
BACK_DRAW: Final = 3
CUBE_DRAW: Final = 4  # stone or wood
EVENT_DRAW: Final = 5
SOLO_DRAW: Final = 6  # a card of the automaton

# ---- written by `make fields`: number_cubes, number_buildings, number_characters, number_events

STONE: Final = 0
WOOD: Final = 1
PRECIOUS: Final = 2
METAL: Final = 3
CUBES: Final[i64] = 4

LOT: Final = 0
HOUSE: Final = 1
PALACE: Final = 2
QUARRY: Final = 3
CARPENTRY: Final = 4
MARKET: Final = 5
CORPORATION: Final = 6
HACIENDA_STONE: Final = 7
HACIENDA_WOOD: Final = 8
SQUARE: Final = 9
MONUMENT: Final = 10
FOUNTAIN: Final = 11
BARRACKS: Final = 12
CHURCH: Final = 13
CABILDO: Final = 14
CATHEDRAL: Final = 15
BUILDINGS: Final[i64] = 16

CARPENTER: Final = 0
STONEMASON: Final = 1
MERCHANT: Final = 2
DEFENDER: Final = 3
ROADMAKER: Final = 4
SAILMAKER: Final = 5
GENERAL: Final = 6
CAPTAIN: Final = 7
BISHOP: Final = 8
ARCHITECT: Final = 9
GOVERNOR: Final = 10
NOBLEWOMAN: Final = 11
CHARACTERS: Final[i64] = 12

GOOD_HARVEST: Final = 0
OPEN_COUNCIL: Final = 1
SILVER_FLEET: Final = 2
PILGRIMAGE: Final = 3
VOLUNTEERS: Final = 4
TRUCE_TALKS: Final = 5
MASTER_MASONS: Final = 6
CITY_FEAST: Final = 7
TRADE_WINDS: Final = 8
DROUGHT: Final = 9
UNREST: Final = 10
CROWN_TAX: Final = 11
STORM: Final = 12
FIRE: Final = 13
RAIDS: Final = 14
EPIDEMIC: Final = 15
SHORTAGE: Final = 16
INQUISITION: Final = 17
EVENTS: Final[i64] = 18

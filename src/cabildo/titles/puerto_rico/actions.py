"""The action numbers of Puerto Rico: each kind in a range of its own. Their notation is in `notation.py`."""

from typing import Final

from cabildo.titles.puerto_rico.terms import BUILDINGS, GOODS, PLACES, ROLES, SHIPS, TILE_KINDS

MOST_MEN: Final = 12  # an island of twelve plantations of one kind
MEN: Final = 13  # so many answers has "how many here": 0 to 12
HOLDS: Final = 6  # where a barrel can be loaded: the five ships of the box and the wharf
WHARF_HOLD: Final = 5
MOST_CLAIMED: Final = 2  # the captain's point and the harbor's

PASS: Final = 0
TAKE_ROLE: Final = 1
TAKE_TILE: Final = TAKE_ROLE + ROLES
USE_HACIENDA: Final = TAKE_TILE + TILE_KINDS
USE_HOSPICE: Final = USE_HACIENDA + 1
USE_UNIVERSITY: Final = USE_HOSPICE + 1
USE_PRIVILEGE: Final = USE_UNIVERSITY + 1
PRODUCE: Final = USE_PRIVILEGE + 1
BUILD: Final = PRODUCE + 1
EXTRA: Final = BUILD + BUILDINGS
SELL: Final = EXTRA + GOODS
LOAD: Final = SELL + GOODS
CLAIM: Final = LOAD + GOODS * HOLDS
STORE: Final = CLAIM + MOST_CLAIMED + 1
KEEP: Final = STORE + GOODS
MAN: Final = KEEP + GOODS
ACTIONS: Final = MAN + PLACES * MEN

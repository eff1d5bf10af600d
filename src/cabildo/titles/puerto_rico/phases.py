"""The decisions of Puerto Rico by number; the phases themselves live in the files of the roles."""

from typing import Final

from cabildo.titles.puerto_rico.terms import BUILDER, CAPTAIN, CRAFTSMAN, MAYOR, SETTLER, TRADER

# the role in which a decision is asked, by decision; nobody has a role yet where one is taken
ROLE_OF_PHASE: Final = (
    -1,
    SETTLER,
    SETTLER,
    MAYOR,
    MAYOR,
    BUILDER,
    BUILDER,
    CRAFTSMAN,
    CRAFTSMAN,
    TRADER,
    CAPTAIN,
    CAPTAIN,
    CAPTAIN,
    CAPTAIN,
)


# ---- written by `make fields`: phases

ROLE_CHOICE: Final = 0
TILE_CHOICE: Final = 1
HOSPICE_CHOICE: Final = 2
PRIVILEGE_CHOICE: Final = 3
PLACING: Final = 4
BUILDING_CHOICE: Final = 5
UNIVERSITY_CHOICE: Final = 6
PRODUCING: Final = 7
EXTRA_GOOD: Final = 8
TRADING: Final = 9
LOADING: Final = 10
CLAIMING: Final = 11
STORING: Final = 12
KEEPING: Final = 13

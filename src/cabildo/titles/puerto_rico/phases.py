"""The decisions of Puerto Rico by number; the phases themselves live in the files of the roles."""

from typing import Final

from cabildo.titles.puerto_rico.terms import BUILDER, CAPTAIN, CRAFTSMAN, MAYOR, SETTLER, TRADER

ROLE: Final = 0
TILE: Final = 1
HOSPICE_COLONIST: Final = 2
PRIVILEGE: Final = 3
PLACING: Final = 4
BUILDING: Final = 5
UNIVERSITY_COLONIST: Final = 6
PRODUCING: Final = 7
EXTRA_GOOD: Final = 8
TRADING: Final = 9
LOADING: Final = 10
CLAIMING: Final = 11
STORING: Final = 12
KEEPING: Final = 13

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

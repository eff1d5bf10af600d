"""The decisions of Puerto Rico by number; the phases themselves live in the files of the roles."""

from typing import Final

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

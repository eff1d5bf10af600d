"""The decisions of Río de la Plata by number; the phases themselves live in the files of their chapters."""

from typing import Final

# ---- written by `make fields`: phases

PLACING: Final = 0
PAYING: Final = 1
EFFECTS: Final = 2
AT_SPACE: Final = 3
SITING: Final = 4
LAYING_ROADS: Final = 5
LAYING_WALLS: Final = 6
ORDERING: Final = 7
OFFERING: Final = 8
REPLYING: Final = 9
MUSTERING: Final = 10
BETTING: Final = 11
SHOOTING: Final = 12
GARRISONING: Final = 13
RECRUITING: Final = 14
LEADING: Final = 15
MARCHING: Final = 16
CONSENTING: Final = 17
RECALLING: Final = 18
COMPLETING: Final = 19

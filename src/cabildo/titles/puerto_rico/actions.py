"""The action numbers of Puerto Rico: each kind in a range of its own, as `notation.py` declares them."""

from typing import Final

# ---- written by `make fields`: numbers

PASS: Final = 0
TAKE_ROLE: Final = 1
TAKE_TILE: Final = 9
USE_HACIENDA: Final = 15
USE_HOSPICE: Final = 16
USE_UNIVERSITY: Final = 17
USE_PRIVILEGE: Final = 18
PRODUCE: Final = 19
BUILD: Final = 20
EXTRA: Final = 43
SELL: Final = 48
LOAD: Final = 53
CLAIM: Final = 83
STORE: Final = 86
KEEP: Final = 91
MAN: Final = 96
ACTIONS: Final = 473

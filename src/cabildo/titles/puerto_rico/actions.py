"""The action numbers of Puerto Rico: each kind in a range of its own. Their notation is in `notation.py`.

They are written out because the compiler takes only plain numbers for constants; a range begins where the one before
it ends, which a test checks.
"""

from typing import Final

from cabildo.engine.rows import i64, vec

MOST_MEN: Final = 12  # an island of twelve plantations of one kind
MEN: Final = 13  # so many answers has "how many here": 0 to 12
HOLDS: Final = 6  # where a barrel can be loaded: the five ships of the box and the wharf
WHARF_HOLD: Final = 5
MOST_CLAIMED: Final = 2  # the captain's point and the harbor's

PASS: Final = 0
TAKE_ROLE: Final = 1  # + role
TAKE_TILE: Final = 9  # + kind of tile
USE_HACIENDA: Final = 15
USE_HOSPICE: Final = 16
USE_UNIVERSITY: Final = 17
USE_PRIVILEGE: Final = 18
PRODUCE: Final = 19
BUILD: Final = 20  # + building
EXTRA: Final = 43  # + good
SELL: Final = 48  # + good
LOAD: Final = 53  # + good * HOLDS + hold
CLAIM: Final = 83  # + points
STORE: Final = 86  # + good
KEEP: Final = 91  # + good
MAN: Final = 96  # + place * MEN + men
ACTIONS: Final = 473

# Half of all steps have no alternative: the row with a single action is not made each time.
LONE: Final = vec[vec[i64]]([vec[i64]([action]) for action in range(ACTIONS)])

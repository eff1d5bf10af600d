"""How Python is set for a server: when garbage is collected, and for how long a thread waits for another.

Almost everything here is freed by counting references; the collector is there for the few cycles. What lives as long as
the process (modules, titles, boards, vocabularies) is taken out of its sight once the server is put together, and it
comes by less often: the figures are in docs/performance.md.
"""

from __future__ import annotations

import gc
import sys

from cabildo.engine.registry import title as find_title
from cabildo.engine.registry import title_names
from cabildo.server.tables.edition import edition

# In a look nobody is answered for ten to forty milliseconds, since all objects are gone through that are newer than the
# last one and still there: some fifty a table in use, however seldom one looks. Python's own 700 are fewer than one
# answer makes, and after 5,000 a busy server spent a fourteenth of its time on looking. Rings of objects, which only a
# look finds, are rare here. What outlives one look mostly stays, so that it is gone through again only ten looks later.
NEW_OBJECTS = 100_000
ROUNDS = (10, 10)

# A thread that comes back from the disk goes on when the others let it: the loop, which is busy, after this time at the
# latest. It does so a dozen times until moves are on the disk, and Python's own 5 ms are long for that.
SWITCH_SECONDS = 0.001


def tune_threads() -> None:
    sys.setswitchinterval(SWITCH_SECONDS)


def tune_collector() -> None:
    """Call it once, when all that stays is there and before the first request."""
    for name in title_names():
        find_title(name)
        edition(name)
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, *ROUNDS)

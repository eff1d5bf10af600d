"""How Python's garbage collector is set for a server.

Almost everything here is freed by counting references; the collector is there for the few cycles. What lives as long as
the process (modules, titles, boards, vocabularies) is taken out of its sight once the server is put together, and it
comes by less often: the figures are in docs/performance.md.
"""

from __future__ import annotations

import gc

from cabildo.engine.registry import title as find_title
from cabildo.engine.registry import title_names

# A look at so many new objects takes a few milliseconds, in which nobody is answered; Python's own 700 are fewer than
# one answer makes. What outlives one look mostly stays, so that it is looked at again only once half a million came.
NEW_OBJECTS = 5_000
ROUNDS = (100, 10)


def tune_collector() -> None:
    """Call it once, when all that stays is there and before the first request."""
    for name in title_names():
        find_title(name)
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, *ROUNDS)

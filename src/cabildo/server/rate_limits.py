"""So many requests a person or address may make: a bucket that fills up again."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

MOST_BUCKETS = 10_000


class Limit(Struct, frozen=True):
    """`burst` at once, then `a_second` in the long run."""

    burst: float
    a_second: float


LIMITS = {
    "any": Limit(120, 30),
    "new": Limit(20, 0.2),  # tables, names
    "stranger": Limit(400, 40),  # "any" and "new" of an address: forty people may come to it at the same moment
    "write": Limit(20_000, 10),  # whatever is kept, of all people of an address: else many guests fill the disk
    "try": Limit(120, 30),  # actions that are not done: a pointer moves over a board
    "chat": Limit(8, 0.5),
    "record": Limit(8, 0.1),  # to check one is work
    "recover": Limit(10, 0.05),  # links to another browser
    "device": Limit(20, 0.1),  # browsers that can be called
    "call": Limit(30, 1 / 60),  # somebody to their browsers
    "everything": Limit(3, 0.01),  # to write it all down is work
    "replay": Limit(60, 10),
    "socket": Limit(60, 5),  # new ones
    "message": Limit(60, 10),  # on all sockets
}
FRAMES = Limit(500, 50)  # on one socket, which is ended then: several times the messages, since each is answered first


class RateLimits:
    """Buckets in memory; the least used ones are dropped."""

    def __init__(self, enabled: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self._enabled = enabled
        self._clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allow(self, limit: str, who: str) -> bool:
        """Take one from the bucket; false if it is empty."""
        if not self._enabled:
            return True
        rule = LIMITS[limit]
        now = self._clock()
        left, then = self._buckets.pop((limit, who), (rule.burst, now))
        left = min(rule.burst, left + (now - then) * rule.a_second)
        self._buckets[(limit, who)] = (max(0.0, left - 1), now)
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return left >= 1

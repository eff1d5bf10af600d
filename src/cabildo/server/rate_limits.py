"""So many requests a person or address may make: a bucket that fills up again."""

from __future__ import annotations

import time
from collections import OrderedDict

from msgspec import Struct

MOST_BUCKETS = 10_000


class Limit(Struct, frozen=True):
    """`burst` at once, then `a_second` in the long run."""

    burst: float
    a_second: float


LIMITS = {
    "any": Limit(120, 30),
    "new": Limit(20, 0.2),  # tables and people
    "chat": Limit(8, 0.5),
    "record": Limit(8, 0.1),  # to check one is work
    "replay": Limit(60, 10),
    "socket": Limit(60, 5),  # new ones
    "message": Limit(60, 10),  # on all sockets
}


class RateLimits:
    """Buckets in memory; the least used ones are dropped."""

    def __init__(self, enabled: bool) -> None:
        self._enabled = enabled
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allow(self, limit: str, who: str) -> bool:
        """Take one from the bucket; false if it is empty."""
        if not self._enabled:
            return True
        rule = LIMITS[limit]
        now = time.monotonic()
        left, then = self._buckets.pop((limit, who), (rule.burst, now))
        left = min(rule.burst, left + (now - then) * rule.a_second)
        self._buckets[(limit, who)] = (max(0.0, left - 1), now)
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return left >= 1

"""How many guests, tables and records an address may bring in an hour. Addresses are in memory and nowhere else."""

from __future__ import annotations

import math
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal

from cabildo.server.settings import Limits
from cabildo.server.store.holdings import over_quota

HOUR = 3600.0
MOST_ADDRESSES = 20_000  # the ones that did nothing for the longest time are forgotten

Quota = Literal["guests", "tables", "records"]
CODES: dict[Quota, str] = {
    "guests": "problem-quota-guests-an-hour",
    "tables": "problem-quota-tables-an-hour",
    "records": "problem-quota-records-an-hour",
}


class Quotas:
    """What each address brought in the last hour."""

    def __init__(self, limits: Limits | None, clock: Callable[[], float] = time.monotonic) -> None:
        self._most: dict[Quota, int | None] = {}
        if limits is not None:
            self._most = {
                "guests": limits.guests_an_hour,
                "tables": limits.tables_an_hour,
                "records": limits.records_an_hour,
            }
        self._clock = clock
        self._brought: OrderedDict[tuple[Quota, str], deque[float]] = OrderedDict()

    @contextmanager
    def one_more(self, quota: Quota | None, address: str) -> Iterator[None]:
        """Count one while it is brought, and on if that succeeds; raises a problem where it would be too many."""
        most = None if quota is None else self._most.get(quota)
        if quota is None or most is None:
            yield
            return
        now = self._clock()
        brought = self._brought.setdefault((quota, address), deque())
        self._brought.move_to_end((quota, address))
        while len(self._brought) > MOST_ADDRESSES:
            self._brought.popitem(last=False)
        while brought and brought[0] <= now - HOUR:
            brought.popleft()
        if len(brought) >= most:
            wait = brought[0] + HOUR - now
            raise over_quota(CODES[quota], most, minutes=max(1, math.ceil(wait / 60)))
        brought.append(now)
        try:
            yield
        except BaseException:
            if now in brought:
                brought.remove(now)
            raise

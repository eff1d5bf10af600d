"""Where chance at the tables comes from: fresh for every move, so that nobody can foretell it."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable

Seeds = Callable[[int], int]  # the seed for what follows an entry of a table's log, by its sequence
BITS = 62


def unforeseeable(_sequence: int) -> int:
    return secrets.randbits(BITS)


def repeatable(seed: int) -> Seeds:
    """For tests: the same moves have the same consequences at every table, whatever happens at the others."""
    return lambda sequence: random.Random(f"{seed} {sequence}").getrandbits(BITS)

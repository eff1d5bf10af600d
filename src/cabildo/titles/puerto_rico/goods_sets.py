"""Sets of goods in positions: by name outside, as bits inside."""

from __future__ import annotations

from collections.abc import Sequence

from cabildo.engine.naming import refuse
from cabildo.titles.puerto_rico.terms import GOOD_NAMES


def set_of_goods(goods: Sequence[str], field: str) -> int:
    chosen = 0
    for good in goods:
        if good not in GOOD_NAMES:
            refuse(field, f"{good!r} is no good", "PR-COMP-01")
        if chosen >> GOOD_NAMES.index(good):
            refuse(field, "must be in the order of the goods, each once", "PR-STORE-04")
        chosen |= 1 << GOOD_NAMES.index(good)
    return chosen


def named_goods(goods: int) -> list[str]:
    """The goods of a set by name."""
    return [name for number, name in enumerate(GOOD_NAMES) if goods >> number & 1]

"""How a position of Puerto Rico is refused, and names turned into numbers: the error names field and rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from cabildo.engine.errors import PositionError
from cabildo.titles.puerto_rico.terms import GOOD_NAMES


def refuse(field: str, problem: str, rule: str) -> NoReturn:
    raise PositionError(f"{field}: {problem} ({rule})")


def number_of(names: Sequence[str], name: str, field: str, rule: str) -> int:
    """The place of a name among these."""
    if name not in names:
        refuse(field, f"must be one of {', '.join(names)}", rule)
    return names.index(name)


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

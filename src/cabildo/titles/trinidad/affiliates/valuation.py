"""A card that changes a scoring while its holder chooses what it is for; apart from the phase, which others start."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Memory
from cabildo.engine.rows import i64


@final
@mypyc_attr(free_list_len=1)
class Valuation(Memory):
    """The card, and what is chosen so far."""

    card: i64
    first: i64  # the action chosen first, or NOTHING
    second: i64  # and the one behind it

    def copy(self) -> Memory:
        return copy_valuation(self)


# ---- written by `make fields`: make_valuation, copy_valuation


def make_valuation(card: i64, first: i64, second: i64) -> Valuation:
    valuation = Valuation()
    valuation.card = card
    valuation.first = first
    valuation.second = second
    return valuation


def copy_valuation(valuation: Valuation) -> Valuation:
    copy = Valuation()
    copy.card = valuation.card
    copy.first = valuation.first
    copy.second = valuation.second
    return copy

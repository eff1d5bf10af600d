"""The cards that somebody looks at; apart from `draw.py`, because samples of a state draw them anew."""

from typing import final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Memory
from cabildo.engine.rows import i64, vec


@final
@mypyc_attr(free_list_len=1)
class Looked(Memory):
    """The cards that the actor looks at, and nobody else."""

    cards: vec[i64]  # ascending

    def copy(self) -> Memory:
        return copy_looked(self)


# ---- written by `make fields`: make_looked, copy_looked


def make_looked(cards: vec[i64]) -> Looked:
    looked = Looked()
    looked.cards = cards
    return looked


def copy_looked(looked: Looked) -> Looked:
    copy = Looked()
    copy.cards = looked.cards[:]
    return copy

"""What an open window remembers; apart from its phase, because positions look for it."""

from typing import final

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Memory
from cabildo.engine.rows import i64


@final
@mypyc_attr(free_list_len=1)
class Opening(Memory):
    """A moment at which cards may be used."""

    moment: i64
    place: i64  # of the seat that is asked, in the order
    result: i64  # for the phase beneath, once nobody is left to ask

    def copy(self) -> Memory:
        return copy_opening(self)


# ---- written by `make fields`: make_opening, copy_opening


def make_opening(moment: i64, place: i64, result: i64) -> Opening:
    opening = Opening()
    opening.moment = moment
    opening.place = place
    opening.result = result
    return opening


def copy_opening(opening: Opening) -> Opening:
    copy = Opening()
    copy.moment = opening.moment
    copy.place = opening.place
    copy.result = opening.result
    return copy

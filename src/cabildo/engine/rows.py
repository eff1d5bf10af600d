"""Numbers and rows as plain Python: what the typed names of the hot path are when it runs interpreted.

The stub beside this file gives the compiler the real fixed-width integers and typed vectors. Only modules that are
compiled may use a row; between modules of both sorts go plain lists.
"""

from typing import TypeVar

T = TypeVar("T")

i64 = int


class vec(list[T]):  # noqa: N801 - the name of the compiled type
    """A list that is made the way the compiled vector is made."""

    __slots__ = ()

    def __class_getitem__(cls, item: object) -> type:
        return cls

    def __init__(self, items: object = (), *, capacity: int = 0) -> None:
        list.__init__(self, items)  # type: ignore[call-overload]


def append(row: list[T], item: T) -> list[T]:
    row.append(item)
    return row

"""Numbers and rows as plain Python: what the typed names of the hot path are when it runs interpreted.

The stub beside this file gives the compiler the real fixed-width integers and typed vectors; here a row is a plain
list, which the interpreter is fastest with. Only modules that are compiled may make a row; between modules of both
sorts go plain lists.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

T = TypeVar("T")

i64 = int


def make_row(items: Iterable[T] = (), *, capacity: int = 0) -> list[T]:
    """A list that is made the way the compiled vector is made."""
    return [*items]


# vec[i64](...), vec[Player](...): whatever the row is of, it is made by the one function above
vec: defaultdict[object, Callable[..., list[Any]]] = defaultdict(lambda: make_row)


def append(row: list[T], item: T) -> list[T]:
    row.append(item)
    return row


def extend(row: list[T], items: list[T]) -> list[T]:
    row.extend(items)
    return row

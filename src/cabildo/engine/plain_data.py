"""Plain data, as JSON has it: what counts as such, and that it is of bounded depth, size and numbers."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any

from cabildo.engine.errors import CabildoError

DEEPEST = 40  # levels of nesting; a game needs fewer than ten
MOST_VALUES = 200_000  # in one document, counted where they stand: shared parts multiply
LARGEST = 2**63  # whole numbers stay below it, as they do in the compiled engine


def check_plain(document: Any, error: type[CabildoError], source: str) -> None:
    """Raises `error` unless the document is plain data, as JSON has it, of bounded depth, size and numbers."""
    values = 0
    waiting: list[tuple[Any, tuple[Any, ...]]] = [(document, ())]  # values and the way to them
    while waiting:
        value, way = waiting.pop()
        values += 1
        if values > MOST_VALUES:
            raise error(f"{source}: has more than {MOST_VALUES} values")
        problem = not_plain(value) if len(way) <= DEEPEST else f"is nested more than {DEEPEST} levels deep"
        if problem:
            raise error(f"{source}: {field_name(way)}{problem}")
        if isinstance(value, dict | Mapping):  # a dict is known faster
            for key, item in value.items():
                if not isinstance(key, str | int) or not_plain(key):
                    raise error(f"{source}: {field_name(way)}the key {key!r:.50} is not a text")
                waiting.append((item, (*way, key)))
        elif isinstance(value, list | tuple):
            waiting.extend((item, (*way, index)) for index, item in enumerate(value))


def not_plain(value: Any) -> str:
    """What is wrong with a single value, or the empty string."""
    if isinstance(value, int):
        return "" if -LARGEST <= value < LARGEST else "is too large a number"
    if isinstance(value, float):
        return "" if math.isfinite(value) else "is not a number"
    if isinstance(value, str):
        return "" if value.isascii() or encodes(value) else "is not valid text"
    if value is None or isinstance(value, dict | list | tuple | Mapping):
        return ""
    return f"{type(value).__name__} is not plain data"


def encodes(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def field_name(way: tuple[Any, ...]) -> str:
    """The way to a value as people write it: "players[0].doubloons: "."""
    name = "".join(f"[{step}]" if isinstance(step, int) else f".{step:.50}" for step in way[:6])
    return f"{name.removeprefix('.')}{'...' if len(way) > 6 else ''}: " if way else ""


def unique_keys(pairs: Iterable[tuple[Any, Any]]) -> dict[Any, Any]:
    """A mapping whose keys are all different; raises ValueError. The last one would win, and nobody would notice."""
    mapping: dict[Any, Any] = {}
    for key, value in pairs:
        if not isinstance(key, str | int | float | None):
            raise ValueError("a list or mapping cannot be a key")  # noqa: TRY004 - wrong in the file, not in the code
        if isinstance(key, int) and not_plain(key):  # before it is looked up: such numbers can all have the same hash
            raise ValueError("a key is too large a number")
        if key in mapping:
            raise ValueError(f"the key {key!r:.50} is there twice")
        mapping[key] = value
    return mapping

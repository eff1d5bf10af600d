"""Valid documents with something changed: forged, damaged, mixed up. For tests that nothing read can do harm."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

HOSTILE: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    7,
    9999,
    2**31,
    2**63,
    10**400,
    1.5,
    float("nan"),
    float("inf"),
    "",
    "no such thing",
    "\ud800",
    "x" * 5000,
    [],
    {},
    [[]],
    {"": None},
    {1: 2},
)


def mutated(document: Any, pick: random.Random, changes: int = 1) -> Any:
    """A deep copy of plain data with so many random changes; the document itself stays as it is."""
    document = copy.deepcopy(document)
    for _ in range(changes):
        holders = list(holders_in(document))
        if not holders:
            return copy.deepcopy(pick.choice(HOSTILE))
        change(document, pick.choice(holders), pick)
    return document


def holders_in(document: Any) -> Iterator[Any]:
    """All lists and mappings in a document that hold something."""
    if isinstance(document, dict | list) and document:
        yield document
        for item in document.values() if isinstance(document, dict) else document:
            yield from holders_in(item)


def change(document: Any, holder: Any, pick: random.Random) -> None:
    """Change one entry of a list or mapping in one of several ways."""
    key = pick.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    way = pick.randrange(7)
    if way == 0:
        del holder[key]
    elif way == 1:
        holder[key] = copy.deepcopy(pick.choice(HOSTILE))
    elif way == 2:
        holder[key] = nearby(holder[key], pick)
    elif way == 3:  # something from elsewhere in the document
        source = pick.choice(list(holders_in(document)))
        value = pick.choice(list(source.values()) if isinstance(source, dict) else source)
        holder[key] = copy.deepcopy(value)
    elif isinstance(holder, dict):
        name = pick.choice(["no-such-field", *(str(word) for place in holders_in(document) for word in place)])
        holder[name] = holder.pop(key) if way == 4 else copy.deepcopy(holder[key])
    elif way == 4:
        holder.insert(key, copy.deepcopy(holder[key]))
    elif way == 5:
        other = pick.randrange(len(holder))
        holder[key], holder[other] = holder[other], holder[key]
    else:
        del holder[key:]


def nearby(value: Any, pick: random.Random) -> Any:
    """A value that is nearly the same: the forger's choice."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + pick.choice((-2, -1, 1, 2))
    if isinstance(value, str):
        return value[: pick.randrange(len(value) + 1)] + pick.choice(("", "x", " ", "-"))
    return [value] if isinstance(value, dict) else {"0": value}

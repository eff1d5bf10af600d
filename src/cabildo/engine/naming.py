"""Names in positions and views: rows of numbers by name, and what a name stands for, or why it stands for nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from cabildo.engine.errors import PositionError


def by_name(names: Sequence[str], counts: Any) -> dict[str, int]:
    """The numbers of a row by name."""
    return {name: int(count) for name, count in zip(names, counts, strict=True)}


def some(names: Sequence[str], counts: Any) -> dict[str, int]:
    """Those that are not 0."""
    return {name: count for name, count in by_name(names, counts).items() if count}


def refuse(field: str, problem: str, rule: str) -> NoReturn:
    """Refuse a position: the error names field and rule."""
    raise PositionError(f"{field}: {problem} ({rule})")


def number_of(names: Sequence[str], name: str, field: str, rule: str) -> int:
    """The place of a name among these; raises PositionError."""
    if name not in names:
        refuse(field, f"{name!r} is none of {', '.join(names)}", rule)
    return names.index(name)


def fill_by_name(row: Any, names: Sequence[str], given: Mapping[str, int], field: str, rule: str) -> None:
    """Change a row of a state in place; raises PositionError for an unknown name."""
    for name, count in given.items():
        row[number_of(names, name, f"{field}.{name}", rule)] = count

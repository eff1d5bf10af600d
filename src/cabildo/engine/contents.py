"""What a rulebook states in words, in a file of the title beside its board pack (`contents.yaml`), as typed data."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from cabildo.engine.documents import as_typed, read_document
from cabildo.engine.errors import OptionError

C = TypeVar("C")
M = TypeVar("M")


def read_contents(path: Path, kind: type[C]) -> C:
    """The file as a msgspec struct of the title; raises OptionError, naming file and field."""
    return as_typed(read_document(path, OptionError), kind, OptionError, path.name)


def make_named(make: Callable[..., M], parts: Mapping[str, Mapping[str, Any]], file: str) -> M:
    """Make an object of values by name that stand in several parts of the file, given under the names of these parts.

    Raises OptionError, naming file and field, where one is not known, stands twice or is missing: `make` is a function
    with keywords only, as `make fields` writes them.
    """
    wanted = inspect.signature(make).parameters
    values: dict[str, Any] = {}
    for part, given in parts.items():
        for name, value in given.items():
            if name not in wanted:
                raise OptionError(f"{file}: {part}.{name}: is not known")
            if name in values:
                raise OptionError(f"{file}: {part}.{name}: stands in another part too")
            values[name] = value
    for name in wanted:
        if name not in values:
            raise OptionError(f"{file}: {name}: is missing")
    return make(**values)

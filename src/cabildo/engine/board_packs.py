"""Board packs: the printed numbers of a title in a file, or a corrected copy of it; read, checked and written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cabildo.engine.documents import as_typed, read_document
from cabildo.engine.errors import OptionError

P = TypeVar("P")


@dataclass(frozen=True)
class Demands:
    """What is asked of the fields of one file; raises OptionError, which names file and field."""

    file: str

    def __call__(self, true: bool, field: str, law: str) -> None:
        if not true:
            raise OptionError(f"{self.file}: {field}: {law}")

    def names(self, given: Iterable[str], names: Sequence[str], field: str) -> None:
        """These names, in whatever order."""
        self(sorted(given) == sorted(names), field, f"must be exactly: {', '.join(names)}")

    def ordered_names(self, given: Iterable[str], names: Sequence[str], field: str) -> None:
        """These names in this order, because numbers are read by it."""
        self(tuple(given) == tuple(names), field, f"must be exactly, in this order: {', '.join(names)}")


def read_pack(source: Path | Mapping[str, Any], kind: type[P], check: Callable[[P, str], None]) -> P:
    """The pack in a file or in plain data; raises OptionError, naming file and field."""
    if isinstance(source, Mapping):
        name, document = "board", source
    elif isinstance(source, Path):
        name, document = source.name, read_document(source, OptionError)
    else:
        raise OptionError(f"board: must be a file or plain data, not {type(source).__name__}")
    pack = as_typed(document, kind, OptionError, name)
    check(pack, name)
    return pack


def to_document(pack: Any) -> dict[str, Any]:
    """A pack as plain data, for records and positions of games that do not use the default one.

    Fields that have a default came later: with it they are left out, as when nobody knew them, so that hashes stay.
    """
    document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(pack))  # lists, where the pack has tuples
    for field in msgspec.structs.fields(pack):
        if getattr(pack, field.name) == field.default:
            del document[field.encode_name]
    return document

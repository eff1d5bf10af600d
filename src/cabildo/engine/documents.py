"""Reading what people write: JSON or YAML files as typed data, with errors that name the file and the field."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cabildo.engine.errors import CabildoError

T = TypeVar("T")


def read_document(path: Path, error: type[CabildoError]) -> Any:
    """The content of a JSON or YAML file; raises `error`, which names the file."""
    try:
        text = path.read_bytes()
    except OSError as problem:
        raise error(f"{path}: cannot be read ({problem.strerror})") from None
    return parse_document(text, error, str(path))


def parse_document(text: bytes, error: type[CabildoError], source: str) -> Any:
    """JSON, which is tried first because it is strict and fast, else YAML."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        if text.lstrip()[:1] in (b"{", b"["):
            raise error(f"{source}: is not valid JSON ({problem})") from None
    try:
        document = msgspec.yaml.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, ValueError) as problem:
        reason = " ".join(str(problem).split())
        raise error(f"{source}: is neither JSON nor YAML ({reason})") from None
    return document


def as_typed(document: Any, kind: type[T], error: type[CabildoError], source: str) -> T:
    """The document as an object of this kind; raises `error`, which names the field."""
    try:
        return msgspec.convert(document, kind, str_keys=True)
    except (msgspec.ValidationError, RecursionError) as problem:
        raise error(f"{source}: {field_message(problem)}") from None


def field_message(problem: Exception) -> str:
    """The message of msgspec with the field first: "players[0].doubloons: expected int, got str"."""
    text = str(problem)
    reason, found, path = text.partition(" - at `")
    if not found:
        return text
    field = path.rstrip("`").removeprefix("$").removeprefix(".").replace("[...]", "[]")
    return f"{field}: {reason[:1].lower()}{reason[1:]}" if field else text

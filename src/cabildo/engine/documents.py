"""Files: JSON or YAML that people write as typed data, with errors that name the field; and writing without loss.

Whatever comes in, only plain data of bounded depth and size goes on: the rest of the house need not fear a file.
"""

from __future__ import annotations

import bisect
import json
import os
import re
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import msgspec
from msgspec import Struct

from cabildo.engine.errors import CabildoError
from cabildo.engine.plain_data import check_plain, unique_keys
from cabildo.engine.yaml_reader import parse_yaml

T = TypeVar("T")
ANY = "..."  # how msgspec calls an entry of a mapping, which it does not name
STEP = re.compile(r"\.([^.\[`]+)|\[(\d+|\.\.\.)\]")  # of its paths: a field, a place in a list, or ANY


def read_document(path: Path, error: type[CabildoError]) -> Any:
    """The content of a JSON or YAML file; raises `error`, which names the file."""
    try:
        text = path.read_bytes()
    except OSError as problem:
        raise error(f"{path}: cannot be read ({problem.strerror})") from None
    except ValueError as problem:
        raise error(f"{str(path)!r}: cannot be read ({problem})") from None
    return parse_document(text, error, str(path))


def write_safely(path: Path, data: bytes) -> None:
    """Write a file, of which always either the old or the new content is there, whole; raises OSError."""
    # a folder of its own rather than a temporary file, which nobody else could read afterwards
    with tempfile.TemporaryDirectory(prefix=".cabildo-", dir=path.parent) as folder:
        draft = Path(folder) / "draft"
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)


def parse_document(text: bytes, error: type[CabildoError], source: str) -> Any:
    """JSON, which is tried first because it is strict and fast; YAML where it does not look like JSON."""
    try:
        characters = text.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise error(f"{source}: is not UTF-8 text (byte {problem.start})") from None
    try:
        return json.loads(characters, object_pairs_hook=unique_keys, parse_constant=not_a_number)
    except (ValueError, RecursionError) as problem:
        if characters.lstrip()[:1] in ("{", "["):
            raise error(f"{source}: is not valid JSON ({problem})") from None
    try:
        return parse_yaml(characters)
    except ValueError as problem:
        reason = " ".join(str(problem).split())
        raise error(f"{source}: is neither JSON nor YAML ({reason})") from None


def not_a_number(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is not a number")


def as_typed(document: Any, kind: type[T], error: type[CabildoError], source: str) -> T:
    """The document as an object of this kind; raises `error`, which names the field."""
    check_plain(document, error, source)
    try:
        return msgspec.convert(document, kind, str_keys=True)
    except msgspec.ValidationError as problem:
        raise error(f"{source}: {field_message(problem, guilty_keys(document, kind, problem))}") from None


def full_document(value: Any) -> Any:
    """Typed data as plain data with every field, also those whose value is the usual one."""
    if isinstance(value, Struct):
        return {field: full_document(getattr(value, field)) for field in value.__struct_fields__}
    if isinstance(value, Mapping):
        return {key: full_document(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [full_document(item) for item in value]
    return value


def guilty_keys(document: Any, kind: type[T], problem: msgspec.ValidationError) -> list[str]:
    """Which entries of mappings the problem is in, outermost first: msgspec says only that it is one of them."""
    found: list[str] = []
    steps: list[Any] = []
    part = document
    for field, place in STEP.findall(str(problem).rpartition("`$")[2]):
        step: Any = field if field else place
        if place == ANY:
            step = guilty_key(document, steps, part, kind, problem) if isinstance(part, Mapping) else None
            if step is None:
                break
            found.append(str(step))
        elif place:
            step = int(place)
        try:
            part = part[step]
        except (KeyError, IndexError, TypeError):  # a name in the message that only looks like a path
            break
        steps.append(step)
    return found


def guilty_key(
    document: Any, steps: Sequence[Any], part: Mapping[Any, Any], kind: type[T], problem: msgspec.ValidationError
) -> Any:
    """Which entry of this part the problem is in, or None.

    It names the first, so halving finds that: trying the entries one by one would convert all the rest each time.
    """
    entries = list(part.items())

    def first_is_among(count: int) -> bool:
        try:
            msgspec.convert(with_part(document, steps, dict(entries[:count])), kind, str_keys=True)
        except msgspec.ValidationError as other:
            return str(other) == str(problem)
        return False

    number = bisect.bisect_left(range(len(entries) + 1), True, key=first_is_among)
    return entries[number - 1][0] if 0 < number <= len(entries) else None


def with_part(document: Any, steps: Sequence[Any], part: Any) -> Any:
    """The document with something else in this place of it."""
    if not steps:
        return part
    inner = with_part(document[steps[0]], steps[1:], part)
    if isinstance(document, Mapping):
        return {**document, steps[0]: inner}
    return [*document[: steps[0]], inner, *document[steps[0] + 1 :]]


def field_message(problem: Exception, keys: Sequence[str] = ()) -> str:
    """msgspec's message with the field first: "players[0].doubloons: expected int, got str"."""
    reason, _, path = str(problem).partition(" - at `")
    _, is_key, where = path.rpartition("key` in `")
    field = where.rstrip("`").removeprefix("$").removeprefix(".")
    for key in keys:
        field = field.replace(f"[{ANY}]", f".{key}", 1)
    field = field.replace(f"[{ANY}]", "[]", 1)
    reason = f"{'a key: ' if is_key else ''}{reason[:1].lower()}{reason[1:]}"
    return f"{field}: {reason}" if field else reason

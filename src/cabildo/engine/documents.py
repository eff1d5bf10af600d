"""Files: JSON or YAML that people write as typed data, with errors that name the field; and writing without loss.

Whatever comes in, only plain data of bounded depth and size goes on: the rest of the house need not fear a file.
"""

from __future__ import annotations

import json
import math
import os
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import msgspec
import yaml

from cabildo.engine.errors import CabildoError

T = TypeVar("T")

DEEPEST = 40  # levels of nesting; a game needs fewer than ten
MOST_VALUES = 200_000  # in one document, counted where they stand: shared parts multiply
LARGEST = 2**63  # whole numbers stay below it, as they do in the compiled engine

YAML_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
YAML_TYPES = yaml.constructor.SafeConstructor()
YAML_RESOLVER = yaml.resolver.Resolver()


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
    """JSON, which is tried first because it is strict and fast, else YAML."""
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
    except (yaml.YAMLError, ValueError) as problem:
        reason = " ".join(str(problem).split())
        raise error(f"{source}: is neither JSON nor YAML ({reason})") from None


def unique_keys(pairs: Iterable[tuple[Any, Any]]) -> dict[Any, Any]:
    """A mapping whose keys are all different; raises ValueError. The last one would win, and nobody would notice."""
    mapping: dict[Any, Any] = {}
    for key, value in pairs:
        if not isinstance(key, str | int | float | None):
            raise ValueError("a list or mapping cannot be a key")  # noqa: TRY004 - wrong in the file, not in the code
        if isinstance(key, int) and not_plain(key):  # before it is looked up: such numbers can all have the same hash
            raise ValueError("a key is too large a number")
        if key in mapping:
            raise ValueError(f"the key {key!r} is there twice")
        mapping[key] = value
    return mapping


def not_a_number(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is not a number")


def parse_yaml(text: str) -> Any:
    """The YAML that says what JSON can say: without aliases and tags. Raises ValueError or YAMLError.

    It is read event by event because building it by recursion can end the process on deep nesting.
    """
    opened: list[list[Any]] = [[]]  # what each open collection holds so far; of a mapping keys and values in turn
    for event in yaml.parse(text, Loader=YAML_LOADER):
        if isinstance(event, yaml.DocumentStartEvent) and opened[0]:
            raise ValueError("there is a second document")
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
            raise ValueError(f"{line_of(event)}: anchors and aliases are not allowed")
        if getattr(event, "tag", None) is not None:
            raise ValueError(f"{line_of(event)}: tags are not allowed")
        if isinstance(event, yaml.SequenceStartEvent | yaml.MappingStartEvent):
            if len(opened) > DEEPEST:
                raise ValueError(f"{line_of(event)}: is nested more than {DEEPEST} levels deep")
            opened.append([])
        elif isinstance(event, yaml.SequenceEndEvent):
            items = opened.pop()
            opened[-1].append(items)
        elif isinstance(event, yaml.MappingEndEvent):
            items = opened.pop()
            opened[-1].append(unique_keys(zip(items[::2], items[1::2], strict=True)))
        elif isinstance(event, yaml.ScalarEvent):
            opened[-1].append(yaml_scalar(event))
    return opened[0][0] if opened[0] else None


def line_of(event: yaml.Event) -> str:
    return f"line {event.start_mark.line + 1}" if event.start_mark else "somewhere"


def yaml_scalar(event: yaml.ScalarEvent) -> Any:
    """Nothing, a truth value, a number or, with whatever else it looks like, a text."""
    tag: str = YAML_RESOLVER.resolve(yaml.ScalarNode, event.value, event.implicit)  # type: ignore[no-untyped-call]
    node = yaml.ScalarNode(tag, event.value)
    kind = tag.rpartition(":")[2]
    if kind == "null":
        return None
    if kind == "bool":
        return YAML_TYPES.construct_yaml_bool(node)
    if kind == "int":
        return YAML_TYPES.construct_yaml_int(node)
    if kind == "float":
        return YAML_TYPES.construct_yaml_float(node)
    return event.value


def as_typed(document: Any, kind: type[T], error: type[CabildoError], source: str) -> T:
    """The document as an object of this kind; raises `error`, which names the field."""
    check_plain(document, error, source)
    try:
        return msgspec.convert(document, kind, str_keys=True)
    except msgspec.ValidationError as problem:
        raise error(f"{source}: {field_message(problem, guilty_key(document, kind, problem))}") from None


def guilty_key(document: Any, kind: type[T], problem: msgspec.ValidationError) -> str:
    """Which entry of a mapping the problem is in: msgspec says only that it is one of them."""
    path, found, _ = str(problem).rpartition(" - at `$.")[2].partition("[...]")
    if not found or not isinstance(document, Mapping) or not isinstance(document.get(path), Mapping):
        return ""
    for key, value in document[path].items():
        try:
            msgspec.convert({**document, path: {key: value}}, kind, str_keys=True)
        except msgspec.ValidationError as other:
            if str(other) == str(problem):
                return str(key)
    return ""


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


def field_message(problem: Exception, key: str = "") -> str:
    """msgspec's message with the field first: "players[0].doubloons: expected int, got str"."""
    reason, _, path = str(problem).partition(" - at `")
    _, is_key, where = path.rpartition("key` in `")
    field = where.rstrip("`").removeprefix("$").removeprefix(".").replace("[...]", f".{key}" if key else "[]", 1)
    reason = f"{'a key: ' if is_key else ''}{reason[:1].lower()}{reason[1:]}"
    return f"{field}: {reason}" if field else reason

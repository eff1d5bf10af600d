"""Data in encoded parts, and what two such things differ by, as text: most of it is as before after a move.

This is worked out for every seat at every move. So it is compiled, and what several see alike is encoded once.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from cabildo.server.differences import difference

LARGE: Final = 256  # bytes of the first record, from which on those of a list are parts: players, but not buildings
NOTHING: Final = b"{}"  # the change of what is as before
GONE: Final = b"[]"

Part = Any  # something encoded; of a list of large records a tuple of each of them; of a record its parts by name
Known = dict[tuple[bytes, bytes], bytes]  # what two texts differ by, where that was worked out before


class Pen:
    """Encodes; what was encoded before is known by being the very same object, so that it must not change."""

    def __init__(self) -> None:
        self._encode = msgspec.json.Encoder().encode
        self._known: dict[int, tuple[object, Part]] = {}  # with the object itself, so that it keeps its number
        self._first: dict[str, tuple[dict[str, Any], dict[str, Part]]] = {}  # record of each kind

    def record(self, kind: str, record: dict[str, Any] | None) -> Part:
        """A record by its names; what is None is encoded as that. Those of a kind have much in common."""
        if record is None:
            return b"null"
        parts: dict[str, Part] = {}
        first = self._first.get(kind)
        if first is None:
            for name, value in record.items():
                parts[name] = self.part(value)
            self._first[kind] = (record, parts)
            return parts
        same, known = first
        for name, value in record.items():
            parts[name] = known[name] if name in known and same[name] is value else self.part(value)
        return parts

    def part(self, value: Any) -> Part:
        if isinstance(value, (dict, list)):
            known = self._known.get(id(value))
            if known is not None:
                return known[1]
            part = self._records(value) if isinstance(value, list) else self._encode(value)
            self._known[id(value)] = (value, part)
            return part
        return self._encode(value)

    def _records(self, values: list[Any]) -> Part:
        """A list of large records record by record, so that one that is as before need not be looked at."""
        if not values or not isinstance(values[0], dict) or len(self.part(values[0])) < LARGE:
            return self._encode(values)
        texts: list[bytes] = []
        for value in values:
            if not isinstance(value, dict):
                return self._encode(values)
            texts.append(self.part(value))
        return tuple(texts)


def change_of(before: Part, after: Part, known: Known) -> bytes:
    """What is different, in the form of `difference`, as text."""
    if isinstance(before, dict) and isinstance(after, dict):
        return change_of_record(before, after, known)
    if isinstance(before, tuple) and isinstance(after, tuple) and len(before) == len(after):
        changes: list[bytes] = []
        for place in range(len(after)):
            if before[place] != after[place]:
                changes.append(b'"%d":' % place + change_of(before[place], after[place], known))
        return b"{" + b",".join(changes) + b"}"
    return change_of_text(text_of(before), text_of(after), known)


def change_of_record(before: dict[str, Part], after: dict[str, Part], known: Known) -> bytes:
    changes = [named(name, GONE) for name in before if name not in after]
    for name, part in after.items():
        if name not in before:
            changes.append(named(name, b"[" + text_of(part) + b"]"))
            continue
        had = before[name]
        if had is not part and had != part:
            change = change_of(had, part, known)
            if change != NOTHING:
                changes.append(named(name, change))
    return b"{" + b",".join(changes) + b"}"


def change_of_text(before: bytes, after: bytes, known: Known) -> bytes:
    """Only two records or two lists differ by less than all that is there now."""
    first = after[:1]
    if first != before[:1] or first not in (b"{", b"["):
        return b"[" + after + b"]"
    found = known.get((before, after))
    if found is None:
        change = difference(msgspec.json.decode(before), msgspec.json.decode(after))
        found = known[before, after] = msgspec.json.encode(change)
    return found


def named(name: str, text: bytes) -> bytes:
    return msgspec.json.encode(name) + b":" + text


def text_of(part: Part) -> bytes:
    """All of it as JSON."""
    if isinstance(part, dict):
        return b"{" + b",".join([named(name, text_of(each)) for name, each in part.items()]) + b"}"
    if isinstance(part, tuple):
        return b"[" + b",".join(part) + b"]"
    text: bytes = part
    return text


def texts_of(part: Part) -> list[bytes]:
    """All texts that it is made of, with the names of records between them."""
    texts: list[bytes] = []
    collect(part, texts)
    return texts


def collect(part: Part, texts: list[bytes]) -> None:
    if isinstance(part, dict):
        for name, each in part.items():
            texts.append(name.encode())
            collect(each, texts)
    elif isinstance(part, tuple):
        texts.extend(part)
    else:
        texts.append(part)

"""Data in encoded parts, and what two such things differ by, as text: most of it is as before after a move.

This is worked out for every seat at every move. So it is compiled, what several see alike is encoded once, and what
reads as before is the very part that it was, so that its hash stands and that a look tells it.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final, final

import msgspec
from msgspec import Struct

from cabildo.server.differences import difference

LARGE: Final = 64  # bytes of the first record, from which on those of a list are parts
SHORT: Final = 48  # bytes of a text up to which it stands for itself
MARK_BYTES: Final = 16
PART_BYTES: Final = 160  # of a part besides its text: its place in a list, its mark, and what Python keeps with objects
NOTHING: Final = b"{}"  # the change of what is as before
GONE: Final = b"[]"
COMMA: Final = b","


@final
class Part:
    """Something encoded; of a list of large records a part for each."""

    def __init__(self, text: bytes, records: list[Part] | None) -> None:
        self._text = text
        self.records = records
        # what stands for it in a version, and is the same where the text is: no text begins like a hash
        self.mark: bytes = text if len(text) <= SHORT else hashed(text)
        if records is not None:
            self.mark = hashed(COMMA.join([record.mark for record in records]))

    def is_text(self, text: bytes) -> bool:
        return self.records is None and self._text == text

    def text(self) -> bytes:
        if self.records is None:
            return self._text
        return b"[" + COMMA.join([record._text for record in self.records]) + b"]"

    def size(self) -> int:
        """About how many bytes it takes."""
        return PART_BYTES + (len(self._text) if self.records is None else sum([one.size() for one in self.records]))


@final
class Record:
    """The parts of a record, and their names in the same order."""

    def __init__(self, names: tuple[str, ...], parts: list[Part]) -> None:
        self.names = names
        self.parts = parts

    def text(self) -> bytes:
        return (
            b"{" + COMMA.join([named(name, self.parts[place].text()) for place, name in enumerate(self.names)]) + b"}"
        )

    def size(self) -> int:
        """About how many bytes it takes; the names are those of all that are of its kind."""
        return sum([part.size() for part in self.parts])


def hashed(text: bytes) -> bytes:
    return b"#" + blake2b(text, digest_size=MARK_BYTES).digest()


@final
class Pen:
    """Encodes for one look; what was encoded before is known by being the very same object, which must not change."""

    def __init__(self) -> None:
        self._encode = msgspec.json.Encoder().encode
        self._known: dict[int, tuple[object, Part]] = {}  # with the object itself, so that it keeps its number
        self._first: dict[str, tuple[list[Any], Record]] = {}  # record of each kind
        self._changes: dict[tuple[bytes, bytes], bytes] = {}  # what two texts differ by
        self._data: dict[bytes, Any] = {}  # what texts say, in data without records that have a type of their own

    def record(self, kind: str, names: tuple[str, ...], values: Sequence[Any], before: Record | None) -> Record:
        """A record; those of a kind have much in common, and with what they were before."""
        had: list[Part] = before.parts if before is not None and before.names == names else []
        first = self._first.get(kind)
        same: list[Any] = first[0] if first is not None and first[1].names == names else []
        parts: list[Part] = []
        for place, value in enumerate(values):
            if place < len(same) and same[place] is value:
                assert first is not None
                parts.append(first[1].parts[place])
            else:
                parts.append(self.part(value, had[place] if place < len(had) else None))
        record = Record(names, parts)
        if first is None:
            self._first[kind] = (list(values), record)
        return record

    def part(self, value: Any, before: Part | None) -> Part:
        known = self._known.get(id(value))
        if known is not None:
            return known[1]
        part = self._part(value, before)
        self._known[id(value)] = (value, part)
        return part

    def _part(self, value: Any, before: Part | None) -> Part:
        if isinstance(value, (list, tuple)):
            records = self._records(value, before)
            if records is not None:
                return of_records(records, before)
        text: bytes = self._encode(value)
        if before is not None and before.is_text(text):
            return before
        if isinstance(value, dict) or (isinstance(value, list) and value and not isinstance(value[0], Struct)):
            self._data[text] = value
        return Part(text, None)

    def _records(self, values: Sequence[Any], before: Part | None) -> list[Part] | None:
        """Those of a list of large records, so that one that is as before need not be looked at."""
        if not values or isinstance(values[0], (str, int)):
            return None
        had = [] if before is None or before.records is None else before.records
        records: list[Part] = []
        for place, value in enumerate(values):
            part = self.part(value, had[place] if place < len(had) else None)
            if part.records is not None or (place == 0 and len(part.text()) < LARGE):
                return None
            records.append(part)
        return records

    # ---- what is different

    def change_of_record(self, before: Record, after: Record) -> bytes:
        """In the form of `difference`, as text."""
        changes: list[bytes] = []
        if before.names == after.names:
            for place, part in enumerate(after.parts):
                had = before.parts[place]
                if had is not part and had.mark != part.mark:
                    self._add_change(changes, after.names[place], had, part)
            return b"{" + COMMA.join(changes) + b"}"
        old = dict(zip(before.names, before.parts, strict=True))
        changes += [named(name, GONE) for name in before.names if name not in after.names]
        for place, name in enumerate(after.names):
            part = after.parts[place]
            if name not in old:
                changes.append(named(name, b"[" + part.text() + b"]"))
            elif old[name].mark != part.mark:
                self._add_change(changes, name, old[name], part)
        return b"{" + COMMA.join(changes) + b"}"

    def _add_change(self, changes: list[bytes], name: str, before: Part, after: Part) -> None:
        change = self.change_of(before, after)
        if change != NOTHING:  # texts may also differ by the order of names
            changes.append(named(name, change))

    def change_of(self, before: Part, after: Part) -> bytes:
        """Of what is not the same."""
        had, has = before.records, after.records
        if had is None or has is None or len(had) != len(has):
            return self.change_of_text(before.text(), after.text())
        changes: list[bytes] = []
        for place, part in enumerate(has):
            if had[place] is not part and had[place].mark != part.mark:
                self._add_change(changes, str(place), had[place], part)
        return b"{" + COMMA.join(changes) + b"}"

    def change_of_text(self, before: bytes, after: bytes) -> bytes:
        """Only two records or two lists differ by less than all that is there now."""
        first = after[:1]
        if first != before[:1] or first not in (b"{", b"["):
            return b"[" + after + b"]"
        found = self._changes.get((before, after))
        if found is None:
            now = self._data.get(after)
            change = difference(msgspec.json.decode(before), msgspec.json.decode(after) if now is None else now)
            found = self._changes[before, after] = self._encode(change)
        return found


def of_records(records: list[Part], before: Part | None) -> Part:
    """The part of a list; the very one that it was, where all its records are."""
    had = None if before is None else before.records
    if before is None or had is None or len(had) != len(records):
        return Part(b"", records)
    for place, record in enumerate(records):
        if had[place] is not record:
            return Part(b"", records)
    return before


NAMES: Final[dict[str, bytes]] = {}  # of fields, of which there are few, as they stand before a value


def named(name: str, text: bytes) -> bytes:
    head = NAMES.get(name)
    if head is None:
        head = NAMES[name] = msgspec.json.encode(name) + b":"
    return head + text

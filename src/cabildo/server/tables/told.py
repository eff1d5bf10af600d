"""What somebody was told of a table, kept small, so that the next time only the difference has to be told."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct

from cabildo.server.differences import difference
from cabildo.server.wire.tables import TableState

APART = ("view", "log", "log_from", "version")  # of a state: told part by part, or in another way
LARGE = 256  # bytes from which on the records of a list are parts of their own: a player's, but not a building's
PART_BYTES = 140  # of a part besides its text: its place in a dict, and what Python keeps with bytes
PARTS = tuple(name for name in TableState.__struct_fields__ if name not in APART)

Part = bytes | tuple[bytes, ...]  # something encoded; of a list of large records, each of them
Known = dict[tuple[Part, Part], Any]  # what two parts differ by, where that was worked out before


class Told(Struct, frozen=True, gc=False):
    """A state in encoded parts: most are as before after a move, which a look at their bytes tells."""

    version: str  # follows from the parts and the number of events, so that all processes find the same
    events: int
    parts: dict[str, Part]
    view: dict[str, Part] | None  # the title's own data, by name

    @classmethod
    def of(cls, state: TableState, events: int) -> Told:
        """All but the log, of which the number of events tells how far it goes."""
        parts: dict[str, Part] = {name: msgspec.json.encode(getattr(state, name)) for name in PARTS}
        view = None if state.view is None else {name: encoded(part) for name, part in state.view.items()}
        written = blake2b(b"%d" % events, digest_size=8)
        for name, part in (*parts.items(), *(() if view is None else view.items())):
            written.update(name.encode())
            for text in pieces(part):
                written.update(text)
        return cls(written.hexdigest(), events, parts, view)

    def size(self) -> int:
        """About how many bytes it takes."""
        kept = (*self.parts.values(), *(self.view or {}).values())
        return sum(PART_BYTES + len(text) for part in kept for text in pieces(part))

    def change_since(self, before: Told, known: Known | None = None) -> dict[str, Any]:
        """What is different from another time, in the form of `difference`.

        Most of it is the same for whoever looks, so that `known` saves work where several do.
        """
        known = {} if known is None else known
        changes = changed_parts(before.parts, self.parts, known)
        if before.view is not None and self.view is not None:
            if view := changed_parts(before.view, self.view, known):
                changes["view"] = view
        elif before.view is not self.view:
            changes["view"] = [None if self.view is None else decoded_parts(self.view)]
        return changes


def changed_parts(before: dict[str, Part], after: dict[str, Part], known: Known) -> dict[str, Any]:
    changes: dict[str, Any] = {name: [] for name in before if name not in after}
    for name, part in after.items():
        if name not in before:
            changes[name] = [decoded(part)]
        elif before[name] != part:
            changes[name] = change_of(before[name], part, known)
    return changes


def change_of(before: Part, after: Part, known: Known) -> Any:
    if isinstance(before, tuple) and isinstance(after, tuple) and len(before) == len(after):
        both = enumerate(zip(before, after, strict=True))
        return {str(place): change_of(*pair, known) for place, pair in both if pair[0] != pair[1]}
    found = known.get((before, after))
    if found is None:
        found = known[before, after] = difference(decoded(before), decoded(after))
    return found


def encoded(value: Any) -> Part:
    """A list of large records record by record, so that one that is as before need not be looked at."""
    if not (isinstance(value, list) and value and all(isinstance(record, dict) for record in value)):
        return msgspec.json.encode(value)
    texts = tuple(map(msgspec.json.encode, value))
    return texts if sum(map(len, texts)) >= LARGE * len(texts) else b"[" + b",".join(texts) + b"]"


def pieces(part: Part) -> tuple[bytes, ...]:
    return part if isinstance(part, tuple) else (part,)


def decoded(part: Part) -> Any:
    if isinstance(part, tuple):
        return [msgspec.json.decode(text) for text in part]
    return msgspec.json.decode(part)


def decoded_parts(parts: dict[str, Part]) -> dict[str, Any]:
    return {name: decoded(part) for name, part in parts.items()}

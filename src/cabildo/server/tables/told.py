"""What somebody was told of a table, kept small, so that the next time only the difference has to be told."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final, final

from msgspec.structs import astuple

from cabildo.server.tables.parts import COMMA, NOTHING, Part, Pen, Record, named
from cabildo.server.wire.tables import TableInfo, TableState

FIELDS: Final = ("table", "seat", "mine", "decision", "standings", "undo", "invitations", "standing", "view")
TABLE_FIELDS: Final = TableInfo.__struct_fields__


@final
class Told:
    """A state in encoded parts: most are as before after a move, and then the very same."""

    def __init__(self, version: str, events: int, parts: list[Part | Record]) -> None:
        self.version = version  # follows from the parts and the number of events, so that all processes find the same
        self.events = events
        self.parts = parts  # in the order of `FIELDS`

    @classmethod
    def of(cls, state: TableState, events: int, pen: Pen | None = None, before: Told | None = None) -> Told:
        """All but the log, of which the number of events tells how far it goes.

        What is as `before` for these eyes is kept from there.
        """
        pen = Pen() if pen is None else pen
        had: list[Part | Record | None] = [None] * len(FIELDS)
        if before is not None:
            had = [*before.parts]
        table = had[0]
        parts: list[Part | Record] = [
            pen.record("table", TABLE_FIELDS, astuple(state.table), table if isinstance(table, Record) else None),
            plain(pen, state.seat, had[1]),
            plain(pen, state.mine, had[2]),
            record(pen, "decision", state.decision, had[3]),
            record(pen, "standings", state.standings, had[4]),
            plain(pen, state.undo, had[5]),
            plain(pen, state.invitations, had[6]),
            plain(pen, state.standing, had[7]),
            record(pen, "view", state.view, had[8]),
        ]
        # names, texts and hashes (which are of one length) have no line break between them that is not ours
        lines = [b"%d" % events]
        for part in parts:
            if isinstance(part, Part):
                lines.append(part.mark)
            else:
                lines.append(",".join(part.names).encode())
                lines += [each.mark for each in part.parts]
        return cls(blake2b(b"\n".join(lines), digest_size=8).hexdigest(), events, parts)

    def size(self) -> int:
        """About how many bytes it takes."""
        return sum([part.size() for part in self.parts])

    def change_since(self, before: Told, pen: Pen | None = None) -> bytes:
        """What is different from another time, in the form of `difference`, as text.

        Most of it is the same for whoever looks, so that the pen with which this was written saves work.
        """
        pen = Pen() if pen is None else pen
        changes: list[bytes] = []
        for place, part in enumerate(self.parts):
            had = before.parts[place]
            if had is part:
                continue
            if isinstance(had, Record) and isinstance(part, Record):
                change = pen.change_of_record(had, part)
            elif isinstance(had, Part) and isinstance(part, Part) and had.mark == part.mark:
                continue
            else:
                change = pen.change_of_text(had.text(), part.text())
            if change != NOTHING:
                changes.append(named(FIELDS[place], change))
        return b"{" + COMMA.join(changes) + b"}"

    def text(self) -> bytes:
        """All of it as JSON."""
        return b"{" + COMMA.join([named(FIELDS[place], part.text()) for place, part in enumerate(self.parts)]) + b"}"


def record(pen: Pen, kind: str, data: Mapping[str, Any] | None, before: Part | Record | None) -> Part | Record:
    if data is None:
        return plain(pen, None, before)
    return pen.record(kind, tuple(data), list(data.values()), before if isinstance(before, Record) else None)


def plain(pen: Pen, data: Any, before: Part | Record | None) -> Part:
    return pen.part(data, before if isinstance(before, Part) else None)

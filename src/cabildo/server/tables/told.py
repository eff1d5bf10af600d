"""What somebody was told of a table, kept small, so that the next time only the difference has to be told."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, final

from msgspec import Struct

from cabildo.server.tables.parts import Part, Parts, Pen, named, text_of
from cabildo.server.wire.tables import TableInfo, TableState

TABLE_FIELDS: Final = TableInfo.__struct_fields__
NO_PARTS: Final[Parts] = {}


@final
class Told:
    """A state in encoded parts: most are as before after a move, and then the very same."""

    def __init__(self, version: str, events: int, parts: dict[str, Part | Parts]) -> None:
        self.version = version  # follows from the parts and the number of events, so that all processes find the same
        self.events = events
        self.parts = parts  # the same names for everybody; of a record its own parts

    @classmethod
    def of(cls, state: TableState, events: int, pen: Pen | None = None, before: Told | None = None) -> Told:
        """All but the log, of which the number of events tells how far it goes.

        What is as `before` for these eyes is kept from there.
        """
        pen = Pen() if pen is None else pen
        had: dict[str, Part | Parts] = {} if before is None else before.parts
        parts: dict[str, Part | Parts] = {
            "table": record(pen, "table", fields(state.table, TABLE_FIELDS), had),
            "seat": plain(pen, "seat", state.seat, had),
            "mine": plain(pen, "mine", state.mine, had),
            "decision": record(pen, "decision", state.decision, had),  # type: ignore[arg-type]  # a TypedDict is a dict
            "standings": record(pen, "standings", state.standings, had),  # type: ignore[arg-type]
            "undo": plain(pen, "undo", state.undo, had),
            "invitations": plain(pen, "invitations", state.invitations, had),
            "standing": plain(pen, "standing", state.standing, had),
            "view": record(pen, "view", state.view, had),
        }
        # names, texts and hashes (which are of one length) have no line break between them that is not ours
        lines = [b"%d" % events]
        for part in parts.values():
            if isinstance(part, Part):
                lines.append(part.mark)
            else:
                lines.append(",".join(part).encode())
                lines.extend([each.mark for each in part.values()])
        return cls(blake2b(b"\n".join(lines), digest_size=8).hexdigest(), events, parts)

    def size(self) -> int:
        """About how many bytes it takes."""
        size = 0
        for part in self.parts.values():
            pieces = [part] if isinstance(part, Part) else part.values()
            size += sum([piece.size() for piece in pieces])
        return size

    def change_since(self, before: Told, pen: Pen | None = None) -> bytes:
        """What is different from another time, in the form of `difference`, as text.

        Most of it is the same for whoever looks, so that the pen with which this was written saves work.
        """
        pen = Pen() if pen is None else pen
        changes: list[bytes] = []
        for name, part in self.parts.items():
            had = before.parts[name]
            if had is part:
                continue
            if isinstance(had, Part) or isinstance(part, Part):
                if text(had) != text(part):
                    changes.append(named(name, pen.change_of_text(text(had), text(part))))
                continue
            change = pen.change_of_record(had, part)
            if change != b"{}":
                changes.append(named(name, change))
        return b"{" + b",".join(changes) + b"}"

    def text(self) -> bytes:
        """All of it as JSON."""
        return b"{" + b",".join([named(name, text(part)) for name, part in self.parts.items()]) + b"}"


def record(pen: Pen, name: str, data: dict[str, Any] | None, before: dict[str, Part | Parts]) -> Part | Parts:
    if data is None:
        return plain(pen, name, None, before)
    had = before.get(name)
    return pen.record(name, data, had if isinstance(had, dict) else NO_PARTS)


def plain(pen: Pen, name: str, data: Any, before: dict[str, Part | Parts]) -> Part:
    had = before.get(name)
    return pen.part(data, had if isinstance(had, Part) else None)


def text(part: Part | Parts) -> bytes:
    return part.text() if isinstance(part, Part) else text_of(part)


def fields(record: Struct, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: getattr(record, name) for name in names}

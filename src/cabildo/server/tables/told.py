"""What somebody was told of a table, kept small, so that the next time only the difference has to be told."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, final

from msgspec import Struct

from cabildo.server.tables.parts import Known, Part, Pen, change_of_record, texts_of
from cabildo.server.wire.tables import TableInfo, TableState

TABLE_FIELDS: Final = TableInfo.__struct_fields__
PART_BYTES: Final = 140  # of a part besides its text: its place in a dict, and what Python keeps with bytes


@final
class Told:
    """A state in encoded parts: most are as before after a move, which a look at their bytes tells."""

    def __init__(self, version: str, events: int, parts: dict[str, Part]) -> None:
        self.version = version  # follows from the parts and the number of events, so that all processes find the same
        self.events = events
        self.parts = parts

    @classmethod
    def of(cls, state: TableState, events: int, pen: Pen | None = None) -> Told:
        """All but the log, of which the number of events tells how far it goes."""
        pen = Pen() if pen is None else pen
        parts: dict[str, Part] = {
            "table": pen.record("table", fields(state.table, TABLE_FIELDS)),
            "seat": pen.part(state.seat),
            "mine": pen.part(state.mine),
            "decision": pen.record("decision", state.decision),  # type: ignore[arg-type]  # a TypedDict is a dict
            "standings": pen.record("standings", state.standings),  # type: ignore[arg-type]
            "undo": pen.part(state.undo),
            "invitations": pen.part(state.invitations),
            "standing": pen.part(state.standing),
            "view": pen.record("view", state.view),
        }
        # no text has a line break in it, so that no other parts lead to the same lines
        lines = b"\n".join([b"%d" % events, *texts_of(parts)])
        return cls(blake2b(lines, digest_size=8).hexdigest(), events, parts)

    def size(self) -> int:
        """About how many bytes it takes."""
        texts = texts_of(self.parts)  # a name stands with each part, and is kept once for all
        return sum(map(len, texts)) + PART_BYTES * len(texts) // 2

    def change_since(self, before: Told, known: Known | None = None) -> bytes:
        """What is different from another time, in the form of `difference`, as text.

        Most of it is the same for whoever looks, so that `known` saves work where several do.
        """
        return change_of_record(before.parts, self.parts, {} if known is None else known)


def fields(record: Struct, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: getattr(record, name) for name in names}

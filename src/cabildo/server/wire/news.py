"""What is new at a table: the whole of it, or the difference from what somebody has; and the answer to a wish."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from cabildo.server.wire.games import GameEvent
from cabildo.server.wire.tables import TableState


class TableNews(Struct, tag="table", tag_field="type"):
    """The table as it is now, with the events since those that the client has."""

    state: TableState


class TableDifference(Struct, tag="change", tag_field="type"):
    """What is different from the version `before`, which makes it `version`: see `differences.py` for its form."""

    table: str
    before: str
    version: str
    sequence: int
    log_from: int
    log: list[GameEvent]
    change: dict[str, Any]


News = TableNews | TableDifference


class Done(Struct):
    """Carried out and on disk."""

    sequence: int
    unplayed: int = 0  # the last actions of a list, which were not tried: one before them told something new
    news: News | None = None  # where the wish said what its sender has

"""Nearly every move is the next entry of its game and little else: on SQLite two statements write all that wait.

Where positions are kept with some of them it takes a third one, and so many at once are the most.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from datetime import datetime
from functools import cache
from typing import Any, Self

from sqlalchemy import Column, Connection
from sqlalchemy.dialects import sqlite

from cabildo.server.store.schema import CLOSED, log, snapshots, tables
from cabildo.server.store.work import Joint, LostRace, as_json

DIALECT: Any = sqlite.dialect(json_serializer=as_json)
KNOWS_UPDATE_FROM = sqlite3.sqlite_version_info >= (3, 33)  # older ones write move by move, in another way

# the columns of the values have these names of themselves
ADVANCE = f"""
UPDATE tables SET sequence = column2, actor = column3, status = column4, moved = column5,
    undo_asked = CASE column6 WHEN 1 THEN undo_asked END
FROM (VALUES {{rows}})
WHERE id = column1 AND sequence = column2 - 1 AND status != '{CLOSED}'
"""
ADVANCED = 6
ADD = f"INSERT INTO log ({', '.join(log.c.keys())}) VALUES {{rows}}"
ADDED = len(log.c)
KEEP = f"INSERT INTO snapshots ({', '.join(snapshots.c.keys())}) VALUES {{rows}}"
KEPT = len(snapshots.c)


def writer(column: Column[Any]) -> Any:
    """What makes of a value what the driver takes; None where that is the value itself."""
    return column.type.dialect_impl(DIALECT).bind_processor(DIALECT)


WRITERS = [(column.name, writer(column)) for column in log.c]
WRITE_TIME = writer(tables.c.moved)


class PlainMove(Joint):
    """A move with what becomes of its table, and the position after it where that is kept.

    Raises LostRace, or the driver's error where its key was used before.
    """

    most = 32  # of which the statements are kept, for each number of them

    def __init__(
        self,
        added: dict[str, Any],
        actor: int | None,
        status: str,
        moved: datetime,
        *,
        keeps_asking: bool,
        snapshot: dict[str, Any] | None,
    ) -> None:
        table, sequence = added["table_id"], added["sequence"]
        self._advance = (table, sequence, actor, status, WRITE_TIME(moved), int(keeps_asking))
        self._keep = None if snapshot is None else (table, sequence, as_json(snapshot))
        self._add = [added[name] if write is None else write(added[name]) for name, write in WRITERS]

    @classmethod
    def carry_out(cls, works: Sequence[Self], connection: Connection) -> None:
        driver: Any = connection.connection.dbapi_connection
        cursor = driver.cursor()
        advance = filled(ADVANCE, len(works), ADVANCED)
        if cursor.execute(advance, [value for work in works for value in work._advance]).rowcount != len(works):
            raise LostRace
        cursor.execute(filled(ADD, len(works), ADDED), [value for work in works for value in work._add])
        kept = [work._keep for work in works if work._keep is not None]
        if kept:
            cursor.execute(filled(KEEP, len(kept), KEPT), [value for row in kept for value in row])


@cache
def filled(statement: str, count: int, width: int) -> str:
    """The statement for so many rows of so many values."""
    row = f"({', '.join('?' * width)})"
    return statement.format(rows=", ".join([row] * count))

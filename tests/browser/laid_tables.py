"""Tables in a position of one's choice, which no request can set up: written into the server's database."""

from __future__ import annotations

import json
import sqlite3
import uuid
from collections.abc import Mapping
from contextlib import closing
from typing import Any

from cabildo.engine.registry import title as find_title
from tests.browser.pages import new_table
from tests.browser.visitor import Visitor
from tests.server.running import RunningServer


def lay_out(visitor: Visitor, server: RunningServer, position: Mapping[str, Any], *seats: str) -> str:
    """A table with these people where the game is at this position, which asks one of them; its id."""
    model = new_table(visitor, *seats, title=position["title"], options=position.get("options", {}))
    return lay_like(model, server, position)


def lay_like(model: str, server: RunningServer, position: Mapping[str, Any]) -> str:
    """The same with the people of another table.

    It is a copy of a table that was just set up, with the position as a snapshot and a move after it that does nothing,
    since the last move is always played again. The server has not seen it before and reads it from the database.
    """
    state = find_title(position["title"]).from_position(position)
    laid = uuid.uuid4().hex
    with closing(sqlite3.connect(server.folder / "cabildo.sqlite3", timeout=30)) as database, database:
        for table in ("tables", "seats", "log"):
            columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
            values = ["?" if name in ("id", "table_id") else f'"{name}"' for name in columns]
            where = "id" if table == "tables" else "table_id"
            only = "AND sequence = 1" if table == "log" else ""
            database.execute(
                f"INSERT INTO {table} SELECT {', '.join(values)} FROM {table} WHERE {where} = ? {only}", (laid, model)
            )
        for sequence in (2, 3):
            database.execute(
                "INSERT INTO log (table_id, sequence, kind, moves, events, at)"
                " SELECT table_id, ?, 'move', '[]', '[]', at FROM log WHERE table_id = ? AND sequence = 1",
                (sequence, laid),
            )
        document = json.dumps(state.to_position())
        database.execute("INSERT INTO snapshots VALUES (?, 2, ?)", (laid, document))
        database.execute("UPDATE tables SET sequence = 3, actor = ? WHERE id = ?", (int(state.actor), laid))
    return laid

"""A host removes a table, a person or a line of chat; a running server hears of it, and nothing else is touched."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable

from cabildo.server.settings import Settings
from tests.server.conftest import Join


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Wait for the server to notice."""
    for _ in range(1500):
        if await holds():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the server did not notice")


async def test_a_running_server_notices_what_another_process_writes_to_sqlite(guest: Join, settings: Settings) -> None:
    """It has the table and the person in memory, and must not go on with what it remembers."""
    anna = await guest("Anna")
    table = (await anna.new_table("me", "me", "me"))["table"]["id"]
    await anna.move(table, 0, "role builder")
    with sqlite3.connect(settings.data_folder / "cabildo.sqlite3") as database:
        database.execute("UPDATE people SET name = 'Antonia'")
        database.execute("UPDATE tables SET sequence = 1, actor = 0 WHERE id = ?", [table])
        database.execute("DELETE FROM log WHERE table_id = ? AND sequence = 2", [table])
    database.close()

    async def noticed() -> bool:
        seen = (await anna.look(table))["table"]
        return (seen["sequence"], seen["seats"][0]["name"]) == (1, "Antonia")

    await until(noticed)
    await anna.move(table, 0, "role settler")

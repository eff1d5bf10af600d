"""Chat: a line keeps the name its author had, and nobody is refused because somebody else spoke."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from cabildo.server.settings import Settings
from cabildo.server.store import schema
from cabildo.server.store.migrate import migrate
from cabildo.server.store.people_data import empty_lines
from cabildo.server.store.rows import PersonRow
from cabildo.server.store.store import Store
from cabildo.server.tables.moves import Moves
from cabildo.server.tables.seats import Seats
from cabildo.server.tables.tables import Tables
from cabildo.server.wire.tables import SeatWish, TableWish
from tests.server.conftest import Join
from tests.server.test_races import nobody_hears


@pytest.fixture
async def processes(tmp_path: Path, database: str | None) -> AsyncIterator[list[Store]]:
    """The stores of several processes on one database, where it can be shared."""
    settings = Settings(data_folder=tmp_path, database=database)
    await asyncio.to_thread(migrate, settings.database_url())
    async with AsyncExitStack() as stack:
        stores = [Store(settings.database_url()) for _ in range(3 if database else 1)]
        for store in stores:
            stack.push_async_callback(store.close)
        yield stores


async def table_of(store: Store, *people: str) -> str:
    for name in people:
        await store.add_person(PersonRow(name, name.title(), "blue"))
    tables = Tables(store, nobody_hears)
    wish = TableWish("puerto-rico", [SeatWish("me"), SeatWish("bot"), SeatWish("bot")])
    return await Seats(tables, Moves(tables)).create(wish, people[0])


async def test_all_who_speak_at_once_are_heard(processes: list[Store]) -> None:
    table = await table_of(processes[0], "anna")
    said = await asyncio.gather(*(store.say(table, "anna", f"{number}") for number in range(20) for store in processes))
    lines = await processes[0].chat(table)
    assert [line.number for line in lines] == list(range(1, 20 * len(processes) + 1))
    assert sorted(line.text for line in lines) == sorted(f"{number}" for number in range(20) for _ in processes)
    assert {line.number for line in said if line is not None} == {line.number for line in lines}


async def test_who_is_deleted_or_whose_table_is_gone_says_nothing(processes: list[Store]) -> None:
    store = processes[0]
    table = await table_of(store, "bert")
    assert await store.say("no-such-table", "bert", "hello") is None
    assert await store.say(table, "nobody", "hello") is None
    await store.delete_table(table)
    assert await store.say(table, "bert", "hello") is None


async def test_a_line_keeps_the_name_and_colour_of_its_time(guest: Join) -> None:
    anna = await guest("Anna")
    table = (await anna.new_table("me", "bot", "bot"))["table"]["id"]
    before = await anna.post(f"/api/tables/{table}/chat", {"text": "I am Anna"})
    await anna.post("/api/me", {"name": "Berta", "colour": "red"})
    after = await anna.post(f"/api/tables/{table}/chat", {"text": "I am Berta"})
    assert [(line["name"], line["colour"]) for line in (before, after)] == [("Anna", "blue"), ("Berta", "red")]
    assert await anna.get(f"/api/tables/{table}/chat") == [before, after]


async def test_a_removed_line_keeps_its_place(processes: list[Store]) -> None:
    store = processes[0]
    table = await table_of(store, "cora")
    for text in ("one", "two"):
        await store.say(table, "cora", text)
    second = (schema.chat.c.table_id == table) & (schema.chat.c.number == 2)
    await store.database.write(lambda connection: empty_lines(connection, second))
    line = await store.say(table, "cora", "three")
    assert line is not None
    assert [(line.number, line.text) for line in await store.chat(table)] == [(1, "one"), (2, ""), (3, "three")]

"""Work on SQLite: what comes together is committed together, each for itself, and told when it is on disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import Engine

from cabildo.server.store.database import open_database
from cabildo.server.store.work import Database


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = open_database(f"sqlite:///{tmp_path / 'test.sqlite3'}")
    await database.write(lambda connection: connection.execute(text("CREATE TABLE kept (number INTEGER)")).close())
    yield database
    await database.close()


def keep(number: int, connection: Connection) -> int:
    connection.execute(text("INSERT INTO kept VALUES (:number)"), {"number": number})
    if number < 0:
        raise ValueError(number)
    return number * 10


def on_disk(folder: Path) -> list[int]:
    with sqlite3.connect(folder / "test.sqlite3") as connection:
        return [row[0] for row in connection.execute("SELECT number FROM kept ORDER BY number")]


async def test_one_that_fails_takes_nothing_else_with_it(database: Database, tmp_path: Path) -> None:
    writes = (database.write(partial(keep, number)) for number in (1, -2, 3, -4, 5))
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert list(map(str, results)) == ["10", "-2", "30", "-4", "50"]
    assert on_disk(tmp_path) == [1, 3, 5]


async def test_what_waits_goes_together_into_one_commit(database: Database) -> None:
    commits: list[object] = []
    count = commits.append
    event.listen(Engine, "commit", count)
    try:
        await asyncio.gather(*(database.write(partial(keep, 1)) for _ in range(50)))
    finally:
        event.remove(Engine, "commit", count)
    assert 1 <= len(commits) <= 3


async def test_each_is_told_when_it_is_on_disk(database: Database, tmp_path: Path) -> None:
    async def write(number: int) -> bool:
        await database.write(partial(keep, number))
        return number in on_disk(tmp_path)

    assert all(await asyncio.gather(*(write(number) for number in range(20))))


async def test_who_is_cut_short_leaves_when_it_is_decided(database: Database, tmp_path: Path) -> None:
    first = asyncio.create_task(database.write(partial(keep, 1)))
    second = asyncio.create_task(database.write(partial(keep, 2)))
    await asyncio.sleep(0)
    second.cancel()
    with pytest.raises(asyncio.CancelledError):
        await second
    assert on_disk(tmp_path) == [1, 2]
    await first


async def test_readers_see_what_was_written(database: Database) -> None:
    await database.write(partial(keep, 7))
    assert await database.read(lambda connection: connection.execute(text("SELECT number FROM kept")).scalar()) == 7
    with pytest.raises(ValueError, match="read"):
        await database.read(raise_an_error)
    assert await database.read(lambda connection: connection.execute(text("SELECT count(*) FROM kept")).scalar()) == 1


def raise_an_error(_connection: Connection) -> None:
    raise ValueError("read")


@pytest.mark.parametrize(("setting", "value"), [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)])
async def test_a_commit_survives_a_power_cut(database: Database, setting: str, value: object) -> None:
    asked = text(f"PRAGMA {setting}")
    assert await database.write(lambda connection: connection.execute(asked).scalar()) == value


async def test_what_others_write_is_noticed_and_what_it_writes_itself_is_not(
    database: Database, tmp_path: Path
) -> None:
    await database.written_by_others()
    much = text("INSERT INTO kept VALUES (zeroblob(1000000))")  # so much that its log is copied into the file meanwhile
    for _ in range(12):
        await database.write(lambda connection: connection.execute(much).close())
        assert await database.read(lambda connection: connection.execute(text("SELECT count(*) FROM kept")).scalar())
        assert not await database.written_by_others()
    with sqlite3.connect(tmp_path / "test.sqlite3") as other:
        other.execute("INSERT INTO kept VALUES (1000)")
    other.close()
    assert await database.written_by_others()
    assert not await database.written_by_others()

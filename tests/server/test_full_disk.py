"""A disk that fills up or fails in the middle of a batch: what was acknowledged is there, what was refused is not."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError
from starlette.applications import Starlette

from cabildo.server.settings import Settings
from cabildo.server.store.database import open_database
from cabildo.server.store.faults import Unavailable
from cabildo.server.store.sqlite import Sqlite
from cabildo.server.store.store import Store
from cabildo.server.store.work import Database, Work
from tests.server.conftest import Guest, Join, new_key, serving
from tests.server.failing_disk import FailingDisk, failing_disk
from tests.server.sockets import PATIENCE
from tests.server.test_database import keep, on_disk

TABLES = 12
NOTE = "€" * 10_000  # 30 kB


@pytest.fixture
def disk() -> Iterator[FailingDisk]:
    with failing_disk() as disk:
        yield disk


# ---- the server


@pytest.fixture
async def app(settings: Settings, disk: FailingDisk) -> AsyncIterator[Starlette]:
    async with serving(settings) as app:
        yield app


class Lock:
    """Another program holds the database, so that writes pile up."""

    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None)
        self.asked = 0
        write = Sqlite.write

        async def count(database: Sqlite, work: Any) -> Any:
            self.asked += 1
            return await write(database, work)

        monkeypatch.setattr(Sqlite, "write", count)

    def take(self) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        self.asked = 0

    async def until(self, asked: int) -> None:
        """Wait until so many writes pile up, the first ones being on their way."""
        async with asyncio.timeout(PATIENCE):
            while self.asked < asked:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.01)

    def release(self) -> None:
        self._connection.execute("ROLLBACK")
        self._connection.close()


def move_at(anna: Guest, table: str, key: str) -> Any:
    wish = {"key": key, "expected": 1, "seat": 0, "actions": ["role builder"]}
    return anna.client.post(f"/api/tables/{table}/moves", json=wish)


def note_at(anna: Guest, table: str) -> Any:
    return anna.client.put(f"/api/tables/{table}/notes", json={"text": NOTE})


def written(folder: Path) -> tuple[set[str], set[str]]:
    """The tables that have the move, and those that have the note."""
    with sqlite3.connect(folder / "cabildo.sqlite3") as connection:
        moved = {row[0] for row in connection.execute("SELECT table_id FROM log WHERE sequence = 2")}
        noted = {row[0] for row in connection.execute("SELECT table_id FROM notes")}
    return moved, noted


async def test_a_disk_that_fills_up_in_the_middle_of_a_batch_takes_no_acknowledged_write_with_it(
    settings: Settings, guest: Join, disk: FailingDisk, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await guest("Anna")
    tables = [(await anna.new_table("me", "me", "me"))["table"]["id"] for _ in range(TABLES)]
    keys = {table: new_key() for table in tables}
    lock = Lock(settings.data_folder / "cabildo.sqlite3", monkeypatch)
    disk.fill(pages=60)  # room for some notes, not for all
    lock.take()
    both = [partial(move_at, anna, table, keys[table]) for table in tables], [partial(note_at, anna, t) for t in tables]
    first, *others = [ask for pair in zip(*both, strict=True) for ask in pair]
    asked = [asyncio.ensure_future(first())]
    await lock.until(1)  # it goes alone, and all others together
    asked += [asyncio.ensure_future(ask()) for ask in others]
    await lock.until(2 * TABLES)
    lock.release()
    answers: list[httpx.Response] = await asyncio.gather(*asked)
    assert {answer.status_code for answer in answers} == {200, 503}
    for answer in answers:
        if answer.status_code == 503:
            assert answer.json()["code"] == "problem-storage"
            assert answer.json()["params"] == {"fault": "disk-full"}
    moved = {table for table, answer in zip(tables, answers[::2], strict=True) if answer.status_code == 200}
    noted = {table for table, answer in zip(tables, answers[1::2], strict=True) if answer.status_code == 200}
    assert written(settings.data_folder) == (moved, noted)
    disk.free()
    for table in tables:  # all tables answer again, and go on from what is on disk
        assert (await anna.look(table, 0))["table"]["sequence"] == (2 if table in moved else 1)
        assert (await move_at(anna, table, keys[table])).json()["sequence"] == 2
        assert (await note_at(anna, table)).status_code == 200
    assert written(settings.data_folder) == (set(tables), set(tables))
    store = Store(settings.database_url())
    for table in tables:
        assert [entry.key for entry in await store.entries(table)] == [None, keys[table]]
    await store.close()


async def test_every_write_is_refused_while_the_disk_is_full(guest: Join, disk: FailingDisk) -> None:
    anna, bob = await guest("Anna"), await guest("Bob")
    state = await anna.new_table("me", "link", "link", public=True)
    waiting, token = state["table"]["id"], state["invitations"][0]["token"]
    running = (await anna.new_table("me", "me", "me"))["table"]["id"]
    disk.fails = lambda statement, _: full() if statement.startswith(("INSERT", "UPDATE", "DELETE")) else None
    wish = {"title": "puerto-rico", "seats": [{"kind": "me"}] * 3}
    writes: list[tuple[Guest, str, str, Any]] = [
        (anna, "POST", "/api/me", {"name": "Anna the second"}),
        (anna, "POST", "/api/tables", wish),
        (bob, "POST", f"/api/tables/{waiting}/join", {"token": token}),
        (anna, "POST", f"/api/tables/{waiting}/leave", None),
        (anna, "POST", f"/api/tables/{running}/leave", None),
        (anna, "POST", f"/api/tables/{running}/come-back", None),
        (anna, "POST", f"/api/tables/{running}/chat", {"text": "hello"}),
        (anna, "PUT", f"/api/tables/{running}/notes", {"text": "hello"}),
        (anna, "POST", f"/api/tables/{running}/fork", {"seat": 0, "step": 0, "seats": [{"kind": "me"}] * 3}),
    ]
    for person, method, path, body in writes:
        answer = await person.client.request(method, path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (503, "problem-storage"), (path, answer.text)
        assert answer.headers["Retry-After"]
    await anna.move(running, 0, "role builder", status=503)
    assert (await anna.look(running))["table"]["sequence"] == 1  # who only looks is answered
    disk.free()
    await anna.move(running, 0, "role builder")
    await bob.post(f"/api/tables/{waiting}/join", {"token": token})


# ---- the batch


def full() -> Exception:
    problem = sqlite3.OperationalError("database or disk is full")
    problem.sqlite_errorcode = sqlite3.SQLITE_FULL
    return problem


def failed() -> Exception:
    problem = sqlite3.OperationalError("disk I/O error")
    problem.sqlite_errorcode = sqlite3.SQLITE_IOERR_WRITE
    return problem


@pytest.fixture
async def database(tmp_path: Path, disk: FailingDisk) -> AsyncIterator[Database]:
    database = open_database(f"sqlite:///{tmp_path / 'test.sqlite3'}")
    await database.write(lambda connection: connection.execute(text("CREATE TABLE kept (number INTEGER)")).close())
    yield database
    await database.close()


async def write_all(database: Database, numbers: list[int]) -> list[Any]:
    return await asyncio.gather(*(database.write(partial(keep, number)) for number in numbers), return_exceptions=True)


@pytest.mark.parametrize(
    ("fault", "name"),
    [
        (full, "disk-full"),
        (failed, "disk-error"),
        (MemoryError, "no-memory"),
        (lambda: sqlite3.OperationalError("something new"), "disk-error"),
    ],
    ids=["full", "failed", "memory", "unknown"],
)
@pytest.mark.parametrize("where", [2, 5, "COMMIT"])
async def test_a_batch_whose_transaction_is_gone_fails_for_all(
    database: Database, disk: FailingDisk, tmp_path: Path, fault: Any, name: str, where: int | str
) -> None:
    await database.write(partial(keep, 0))

    def fails(statement: str, parameters: Any) -> Exception | None:
        here = statement == "COMMIT" if where == "COMMIT" else parameters == (where,)
        return fault() if here else None

    disk.fails = fails
    results = await write_all(database, [1, 2, 3, -4, 5])
    assert [type(result) for result in results] == [Unavailable] * 5, results
    assert {result.fault for result in results} == {name}
    assert on_disk(tmp_path) == [0]
    disk.free()
    assert await write_all(database, [6, 7, 8]) == [60, 70, 80]
    assert on_disk(tmp_path) == [0, 6, 7, 8]


async def test_a_lost_transaction_is_noticed_also_where_the_error_was_swallowed(
    database: Database, disk: FailingDisk, tmp_path: Path
) -> None:
    def careless(connection: Connection) -> None:
        with suppress(OperationalError):
            keep(2, connection)

    disk.fails = lambda _, parameters: full() if parameters == (2,) else None
    works: list[Work[Any]] = [partial(keep, 1), careless, partial(keep, 3)]
    results = await asyncio.gather(*(database.write(work) for work in works), return_exceptions=True)
    assert [type(result) for result in results] == [Unavailable] * 3
    with pytest.raises(Unavailable):
        await database.write(careless)
    assert on_disk(tmp_path) == []


async def test_who_waits_too_long_for_a_turn_is_refused_and_nothing_of_it_is_written(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cabildo.server.store.sqlite.QUEUE_SECONDS", 0.05)
    with sqlite3.connect(tmp_path / "test.sqlite3", isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        first = asyncio.create_task(database.write(partial(keep, 1)))
        await asyncio.sleep(0.01)  # it is on its way
        with pytest.raises(Unavailable, match="does not answer"):
            await database.write(partial(keep, 2))
        other.execute("ROLLBACK")
    assert await first == 10  # its turn had come: it is decided before anybody is told
    assert on_disk(tmp_path) == [1]

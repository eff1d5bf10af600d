"""Health: a small write is tried, what is wrong is said in words, and nothing is acknowledged that cannot be kept."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request

from cabildo.server.health import EVERY, EXAMINE_EVERY, Ailing, Health
from cabildo.server.settings import Settings
from cabildo.server.store.faults import Unavailable
from cabildo.server.store.store import Store
from tests.server.conftest import Guest, Join, serving
from tests.server.failing_disk import FailingDisk, failing_disk
from tests.server.sockets import PATIENCE


class Seconds:
    """A clock that goes on only when told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def seconds() -> Seconds:
    return Seconds()


# ---- what a check is


async def test_what_takes_long_rests_long() -> None:
    """To read a small database whole costs nothing; a large one must not be read all the time."""
    tried: list[float] = []
    seconds = Seconds()
    health = Health(seconds)

    async def attempt() -> None:
        tried.append(seconds.now)
        seconds.now += 3

    health.watch("thing", attempt, EVERY, rest=10)
    for now in (0.0, EVERY, 29.0, 30.0):
        seconds.now = now
        await health.report()
    assert tried == [0, 30]


async def test_one_attempt_serves_all_who_ask_meanwhile_and_for_some_seconds_more() -> None:
    tried: list[float] = []
    seconds, gate = Seconds(), asyncio.Event()
    health = Health(seconds)

    async def attempt() -> None:
        tried.append(seconds.now)
        await gate.wait()

    health.watch("thing", attempt)
    asking = [asyncio.create_task(health.report()) for _ in range(5)]
    await asyncio.sleep(0)
    gate.set()
    assert {(await report).status for report in asking} == {"ok"}
    for now in (1.0, EVERY - 0.1, EVERY, EVERY + 1):
        seconds.now = now
        await health.report()
    assert tried == [0, EVERY]


async def test_what_is_wrong_is_said_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    seconds = Seconds()
    health = Health(seconds)
    problem: Exception | None = Ailing("no-workers", "the bots have no workers left")

    async def attempt() -> None:
        if problem is not None:
            raise problem

    async def fine() -> None:
        pass

    health.watch("disk", fine)
    health.watch("bots", attempt)
    for seconds.now in (0.0, 10.0, 20.0):
        report = await health.report()
        assert report.status == "no-workers"
        assert [(check.name, check.status) for check in report.checks] == [("disk", "ok"), ("bots", "no-workers")]
    problem = ValueError("a fault of the check itself")
    seconds.now = 30.0
    assert (await health.report()).status == "broken"
    problem = None
    seconds.now = 40.0
    assert (await health.report()).status == "ok"
    said = [record.getMessage() for record in caplog.records if record.name == "cabildo.health"]
    assert said == [
        "bots: the bots have no workers left",
        "check bots broke",
        "bots: the check itself failed; the log says why",
        "bots: ok again",
    ]


async def test_what_people_can_play_without_is_told_but_no_reason_to_go_elsewhere() -> None:
    health = Health(Seconds())

    async def attempt() -> None:
        raise Ailing("no-workers", "the bots have no workers left")

    health.watch("bots", attempt, vital=False)
    report = await health.report()
    assert (report.status, report.checks[0].status) == ("degraded", "no-workers")
    request = Request({"type": "http"})
    assert (await health.answer(request)).status_code == 200
    health.watch("disk", attempt)
    assert (await health.answer(request)).status_code == 503


async def test_who_asks_is_answered_also_where_nothing_else_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cabildo.server.health.ANSWER_SECONDS", 0.01)
    stuck, seconds = asyncio.Event(), Seconds()
    health = Health(seconds)

    async def attempt() -> None:
        await stuck.wait()

    health.watch("thing", attempt)
    assert (await health.report()).status == "no-answer"
    seconds.now = 100.0
    assert (await health.report()).status == "no-answer"
    stuck.set()
    await asyncio.sleep(0.01)
    assert (await health.report()).status == "ok"
    stuck.clear()
    health.watch("slow", attempt, waits=False)
    seconds.now = 101.0
    assert (await health.report()).status == "ok"  # what takes long is found out for the next one
    await health.close()


# ---- a server whose database is taken away


@pytest.fixture
def disk() -> Iterator[FailingDisk]:
    with failing_disk() as disk:
        yield disk


@pytest.fixture
async def app(settings: Settings, disk: FailingDisk, seconds: Seconds) -> AsyncIterator[Starlette]:
    async with serving(settings, seconds=seconds) as app:
        yield app


async def playing(guest: Join) -> tuple[Guest, str]:
    anna = await guest("Anna")
    return anna, (await anna.new_table("me", "me", "me"))["table"]["id"]


async def ailing(anna: Guest, table: str, fault: str, seconds: Seconds) -> Any:
    """The database's checks in a report of a server that refuses to write."""
    refusal = await anna.move(table, 0, "role builder", expected=1, status=503)
    assert (refusal["code"], refusal["params"]) == ("problem-storage", {"fault": fault})
    seconds.now += EVERY
    report = await anna.get("/health", 503)
    assert report["status"] == fault
    return report


async def well(anna: Guest, table: str, seconds: Seconds) -> None:
    seconds.now += EVERY
    assert (await anna.get("/health"))["status"] == "ok"
    await anna.move(table, 0, "role builder", expected=1)


async def test_a_server_that_is_well(guest: Join, settings: Settings, seconds: Seconds) -> None:
    anna, _ = await playing(guest)
    await anna.get("/health")
    await anna.get("/health")
    report = await anna.get("/health")
    assert report["status"] == "ok"
    assert {check["name"]: check["status"] for check in report["checks"]} == dict.fromkeys(
        ("database", "pages", "bots"), "ok"
    )
    with sqlite3.connect(settings.data_folder / "cabildo.sqlite3") as connection:
        assert connection.execute("SELECT tries FROM health").fetchall() == [(1,)]
    seconds.now += EVERY
    await anna.get("/health")
    with sqlite3.connect(settings.data_folder / "cabildo.sqlite3") as connection:
        assert connection.execute("SELECT tries, filler FROM health").fetchall() == [(2, "")]


async def test_a_full_disk(guest: Join, disk: FailingDisk, seconds: Seconds) -> None:
    anna, table = await playing(guest)
    disk.fill(pages=0)
    note = {"text": "€" * 10_000}
    assert (await anna.client.put(f"/api/tables/{table}/notes", json=note)).status_code == 503
    seconds.now += EVERY  # a small write would find room, but a large one did not
    report = await anna.get("/health", 503)
    assert "the disk is full" in report["checks"][0]["message"]
    disk.free()
    await well(anna, table, seconds)
    assert (await anna.client.put(f"/api/tables/{table}/notes", json=note)).status_code == 200


async def test_a_disk_that_is_all_but_full(guest: Join, seconds: Seconds, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, table = await playing(guest)
    monkeypatch.setattr("cabildo.server.store.sqlite_files.LEAST_ROOM", 2**62)
    seconds.now += EVERY
    report = await anna.get("/health", 503)
    assert "kB are left" in report["checks"][0]["message"]
    monkeypatch.undo()
    await well(anna, table, seconds)


async def test_a_database_that_was_moved_away_and_comes_back(guest: Join, settings: Settings, seconds: Seconds) -> None:
    anna, table = await playing(guest)
    path = settings.data_folder / "cabildo.sqlite3"
    path.rename(path.with_name("elsewhere"))
    report = await ailing(anna, table, "gone", seconds)
    assert "deleted or moved" in report["checks"][0]["message"]
    assert not path.exists()  # nobody makes an empty one in its place
    path.with_name("elsewhere").rename(path)
    await well(anna, table, seconds)


@pytest.mark.parametrize("name", ["cabildo.sqlite3", "cabildo.sqlite3-wal"])
async def test_a_deleted_file(guest: Join, settings: Settings, seconds: Seconds, name: str) -> None:
    anna, table = await playing(guest)
    (settings.data_folder / name).unlink()
    await ailing(anna, table, "gone", seconds)
    await ailing(anna, table, "gone", seconds)


async def test_another_database_in_its_place(guest: Join, settings: Settings, seconds: Seconds) -> None:
    anna, table = await playing(guest)
    path = settings.data_folder / "cabildo.sqlite3"
    shutil.copy(path, path.with_name("copy"))
    path.with_name("copy").replace(path)
    report = await ailing(anna, table, "replaced", seconds)
    assert "start the server again" in report["checks"][0]["message"]


async def test_a_database_that_can_only_be_read(guest: Join, disk: FailingDisk, seconds: Seconds) -> None:
    anna, table = await playing(guest)
    disk.read_only(True)
    await ailing(anna, table, "read-only", seconds)
    assert (await anna.look(table))["table"]["sequence"] == 1
    disk.read_only(False)
    await well(anna, table, seconds)


async def test_pages_of_zeros_are_found_before_anything_is_written_over_them(
    guest: Join, settings: Settings, seconds: Seconds
) -> None:
    anna, table = await playing(guest)
    path = settings.data_folder / "cabildo.sqlite3"
    with sqlite3.connect(path) as other:
        assert other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
    zero_the_pages_of(path, "chat")  # which nobody reads or writes here
    seconds.now += EXAMINE_EVERY
    async with asyncio.timeout(PATIENCE):
        while (await anna.client.get("/health")).status_code == 200:
            await asyncio.sleep(0.01)
    report = await ailing(anna, table, "damaged", seconds)
    assert "restore a backup" in report["checks"][1]["message"]


def zero_the_pages_of(path: Path, table: str) -> None:
    with sqlite3.connect(path) as other:
        (page,) = other.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", [table]).fetchone()
        (size,) = other.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        file.seek(size * (page - 1))
        file.write(bytes(size))


async def test_damage_that_somebody_meets_is_told_at_once(settings: Settings) -> None:
    """A server that starts on a file of which the tables are zeros."""
    async with serving(settings):
        pass
    path = settings.data_folder / "cabildo.sqlite3"
    zero_the_pages_of(path, "sqlite_autoindex_people_1")
    store = Store(settings.database_url())
    with pytest.raises(Unavailable, match="damaged"):
        await store.person("anna")
    with pytest.raises(Unavailable, match="damaged"):
        await store.try_write()
    await store.close()

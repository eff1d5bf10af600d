"""What tables take in memory: little, as much as the server believes, and never more than the host has set."""

from __future__ import annotations

import gc
import tracemalloc
from pathlib import Path

import pytest

from cabildo.engine.events import Event
from cabildo.server.replay.course import Course
from cabildo.server.replay.replays import Replays
from cabildo.server.settings import MEGABYTE, Limits
from cabildo.server.store.store import Store
from cabildo.server.tables.kept_log import EventLog
from cabildo.server.tables.live_table import LiveTable, first_state
from cabildo.server.tables.tables import Tables
from tests.server.many_tables import (
    TITLES,
    in_fresh_process,
    lay_out,
    nothing_changed,
    played,
)

A_TABLE = 250_000  # bytes in the middle of a game, as Python counts them; 440,000 to 1,000,000 before


@pytest.mark.parametrize("title", TITLES)
def test_a_table_takes_what_the_server_believes(title: str) -> None:
    """Read again from its log, as after a restart, and asked what everybody at the table asks."""
    laid = played(title, 1, 100)

    def read() -> LiveTable:
        live = LiveTable.rebuild(laid.row, laid.entries, laid.positions)
        live.decision()
        return live

    read()  # what all tables share is made at the first one
    gc.collect()
    tracemalloc.start()
    try:
        live = [read() for _ in range(5)]
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0] / len(live)
    finally:
        tracemalloc.stop()
    assert 0.5 < taken / live[0].size() < 1.2
    assert taken < A_TABLE


def test_events_are_kept_as_they_were() -> None:
    events = [Event("built", {"seat": n % 3, "what": ["café", n, None]}, n, n % 4 - 1, {"points": n}) for n in range(9)]
    log = EventLog([events[:2], [], events[2:3]])
    log.add(events[3:])
    assert list(log) == events
    assert len(log) == 9
    for known in range(12):
        assert log.since(known) == events[known:]
    assert len(EventLog()) == 0
    assert EventLog().since(3) == []


async def test_tables_in_memory_stay_below_what_is_set(tmp_path: Path) -> None:
    """The ones used last stay; the others are read again and are what they were."""
    url = f"sqlite:///{tmp_path / 'cabildo.sqlite3'}"
    ids = await lay_out(url, 12, [played(title, 1, 25) for title in TITLES])
    store = Store(url)
    roomy = Tables(store, nothing_changed)
    hashes = {table: (await roomy.live(table)).hash() for table in ids}
    most = roomy.bytes_in_memory() // 3
    tables = Tables(store, nothing_changed, most_bytes=most)
    for _ in range(2):
        for table in ids:
            assert (await tables.live(table)).hash() == hashes[table]
            assert 0 < tables.bytes_in_memory() <= most
    kept = tables.in_memory()
    assert 2 <= kept < len(ids)
    for table in ids[-kept:]:
        assert table in tables._live
    for table in list(tables._live):
        tables.forget(table)
    assert (tables.in_memory(), tables.bytes_in_memory()) == (0, 0)
    await store.close()


@pytest.mark.slow
def test_two_thousand_tables_fit_into_a_gigabyte(tmp_path: Path) -> None:
    """In the middle of games of four, both titles, all in the cache: what a process takes, as the system counts it."""
    found = in_fresh_process(tmp_path, 2000)
    assert found["tables"] == 2000, "all are in memory"
    assert found["estimated"] < Limits().table_megabytes * MEGABYTE
    assert found["after"] < 1_000_000_000


async def test_games_that_were_looked_at_leave_memory_again(tmp_path: Path) -> None:
    """With room for less than one, the last one stays; the others are played again when somebody looks."""
    url = f"sqlite:///{tmp_path / 'cabildo.sqlite3'}"
    ids = await lay_out(url, 3, [played("puerto-rico", 1, 5)])
    store = Store(url)
    replays = Replays(Tables(store, nothing_changed), most_bytes=1)
    for table in (*ids, *ids):
        assert await replays.read(table, lambda _live, course: len(course)) == 5
        assert list(replays._kept) == [table]
    await store.close()


@pytest.mark.parametrize("title", TITLES)
def test_a_replay_takes_what_the_server_believes(title: str) -> None:
    laid = played(title, 1, 100)

    def follow() -> Course:
        course = Course(first_state(laid.row, laid.entries[0], None))
        course.follow(laid.entries[1:])
        return course

    follow()
    gc.collect()
    tracemalloc.start()
    try:
        courses = [follow() for _ in range(3)]
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0] / len(courses)
    finally:
        tracemalloc.stop()
    assert 0.3 < taken / courses[0].size() < 1.2  # states are counted as those of the largest title

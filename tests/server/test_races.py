"""Things at once, things cut short, and long games: nothing is lost, doubled or shown before it is on disk."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, delete, update

from cabildo.server.problems import RequestProblem
from cabildo.server.settings import Settings
from cabildo.server.store import schema
from cabildo.server.store.migrate import migrate
from cabildo.server.store.rows import PersonRow
from cabildo.server.store.store import Store
from cabildo.server.tables.live_table import SNAPSHOT_EVERY, LiveTable
from cabildo.server.tables.moves import Moves
from cabildo.server.tables.seats import Seats, is_open
from cabildo.server.tables.tables import Tables
from cabildo.server.tables.trying import Trying
from cabildo.server.wire.moves import TryWish
from cabildo.server.wire.news import Done
from cabildo.server.wire.tables import SeatWish, TableWish


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    settings = Settings(data_folder=tmp_path)
    await asyncio.to_thread(migrate, settings.database_url())
    store = Store(settings.database_url())
    for name in ("anna", "bob"):
        await store.add_person(PersonRow(name, name, "blue"))
    yield store
    await store.close()


async def nobody_hears(table: str, *, announced: bool = False) -> None:
    pass


class Club:
    """The services of one server process."""

    def __init__(self, store: Store) -> None:
        self.tables = Tables(store, nobody_hears)
        self.moves = Moves(self.tables)
        self.seats = Seats(self.tables, self.moves)


@pytest.fixture
def club(store: Store) -> Club:
    return Club(store)


async def at_one_screen(club: Club) -> str:
    wish = TableWish("puerto-rico", [SeatWish("me"), SeatWish("me"), SeatWish("me")], {"governor": 1})
    return await club.seats.create(wish, "anna")


async def play(club: Club, table: str, moves: int, pick: random.Random) -> None:
    for _ in range(moves):
        live = await club.tables.live(table)
        state = live.running_game().state
        if state.over:
            return
        action = state.vocabulary.notation(pick.choice(state.legal_actions()))
        await club.moves.move(table, int(state.actor), [action], expected=live.row.sequence, key=None, person="anna")


async def on_disk(store: Store, table: str) -> LiveTable:
    row = await store.table(table)
    assert row is not None
    return LiveTable.rebuild(row, await store.entries(table), await store.snapshots(table))


async def test_nothing_is_seen_before_it_is_on_disk(club: Club, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await at_one_screen(club)
    live = await club.tables.live(table)
    before = live.hash()
    seen: list[Any] = []
    append = store.append

    async def slowly(*arguments: Any, **options: Any) -> None:
        seen.append((await club.tables.live(table)).hash())
        seen.append((await club.tables.live(table)).row.sequence)
        await append(*arguments, **options)

    monkeypatch.setattr(store, "append", slowly)
    await club.moves.move(table, 0, ["role builder"], expected=1, key=None, person="anna")
    assert seen == [before, 1]
    assert (await club.tables.live(table)).hash() != before


async def test_a_move_that_cannot_be_written_did_not_happen(
    club: Club, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await at_one_screen(club)
    before = (await club.tables.live(table)).hash()

    async def disk_is_full(*_arguments: Any, **_options: Any) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(store, "append", disk_is_full)
        with pytest.raises(OSError, match="no space"):
            await club.moves.move(table, 0, ["role builder"], expected=1, key="k" * 8, person="anna")
    live = await club.tables.live(table)
    assert (live.hash(), live.row.sequence, len(live.effective)) == (before, 1, 0)
    assert await club.moves.move(table, 0, ["role builder"], expected=1, key="k" * 8, person="anna") == Done(2)


async def test_a_table_that_is_ahead_of_the_disk_goes_back_to_what_is_there(club: Club, store: Store) -> None:
    """As it may be after a disk that failed: the last entries are in memory only."""
    table = await at_one_screen(club)
    await play(club, table, 7, random.Random(3))
    kept = [entry for entry in await store.entries(table) if entry.sequence <= 5]
    row = await store.table(table)
    assert row is not None

    def lose_the_end(connection: Connection) -> None:
        connection.execute(delete(schema.log).where(schema.log.c.sequence > 5))
        connection.execute(update(schema.tables).values(sequence=5, moved=kept[-1].at, actor=kept[-1].seat))

    await store.database.write(lose_the_end)
    with pytest.raises(RequestProblem) as refusal:
        await club.moves.move(table, row.actor or 0, ["role trader"], expected=8, key=None, person="anna")
    assert refusal.value.status in (409, 422)
    async with club.tables.alone(table) as live:
        disk = await on_disk(store, table)
        assert (live.row.sequence, live.hash()) == (5, disk.hash())
        assert [event.move for event in live.events] == [event.move for event in disk.events]
    await play(club, table, 3, random.Random(4))
    assert (await on_disk(store, table)).row.sequence == 8


async def test_a_table_of_which_the_disk_tells_another_story_is_read_again(club: Club, store: Store) -> None:
    table = await at_one_screen(club)
    await play(club, table, 3, random.Random(3))
    live, row = await club.tables.live(table), await store.table(table)
    assert row is not None
    assert live.follow(row, [])
    assert not live.follow(msgspec.structs.replace(row, moved=row.moved - timedelta(seconds=1)), [])
    assert not live.follow(msgspec.structs.replace(row, sequence=row.sequence + 1), [])
    assert not live.follow(msgspec.structs.replace(row, sequence=row.sequence - 1), [])


async def test_requests_cut_short_leave_memory_and_disk_the_same(club: Club, store: Store) -> None:
    """Moves are cancelled at moments all over their way; what is in memory then is what is on disk."""
    table = await at_one_screen(club)
    pick = random.Random(5)
    start = time.perf_counter()
    await play(club, table, 5, pick)
    usual = (time.perf_counter() - start) / 5
    for number in range(60):
        live = await club.tables.live(table)
        state = live.running_game().state
        action = state.vocabulary.notation(pick.choice(state.legal_actions()))
        wish = {"expected": live.row.sequence, "key": f"number-{number}", "person": "anna"}
        moving = asyncio.create_task(club.moves.move(table, int(state.actor), [action], **wish))  # type: ignore[arg-type]
        await asyncio.sleep(pick.uniform(0, 2 * usual))
        moving.cancel()
        await asyncio.gather(moving, return_exceptions=True)
        live, disk = await club.tables.live(table), await on_disk(store, table)
        assert live.row.sequence == disk.row.sequence
        assert live.hash() == disk.hash()
        assert [event.name for event in live.events] == [event.name for event in disk.events]
        if not moving.cancelled() and moving.exception() is None:
            assert live.row.sequence == moving.result().sequence
    assert 6 < (await club.tables.live(table)).row.sequence <= 66


async def test_readers_while_a_table_is_read_and_dropped(club: Club) -> None:
    """With room for one table in memory all are read again and again, while people move and look."""
    club.tables._most_bytes = 1
    ids = [await at_one_screen(club) for _ in range(3)]
    done = dict.fromkeys(ids, 1)

    async def move(table: str) -> None:
        pick = random.Random(table)
        for _ in range(15):
            await play(club, table, 1, pick)
            done[table] += 1

    async def look(table: str) -> None:
        for _ in range(60):
            at_least = done[table]
            assert (await club.tables.live(table)).row.sequence >= at_least
            await asyncio.sleep(0)

    await asyncio.gather(*map(move, ids), *map(look, ids), *map(look, ids))
    assert club.tables.in_memory() == 1
    for table in ids:
        assert (await club.tables.live(table)).row.sequence == 16


async def test_locks_are_not_kept(club: Club) -> None:
    table = await at_one_screen(club)
    for number in range(200):
        with pytest.raises(RequestProblem):
            await club.seats.join(f"nothing-{number}", None, "bob")
    await play(club, table, 3, random.Random(1))
    assert len(club.tables._locks) == 0


async def test_a_long_game_takes_no_longer_a_move_and_keeps_no_more(club: Club) -> None:
    """What a move costs is counted, not timed: the states and moves that a game keeps."""
    table = await at_one_screen(club)
    pick = random.Random(2)
    kept = []
    for _ in range(6):
        await play(club, table, 25, pick)
        live = await club.tables.live(table)
        kept.append(len(live.running_game().moves))
    assert set(kept) == {1}


async def test_undo_goes_back_across_snapshots(club: Club, store: Store) -> None:
    """Taken back move by move beyond two snapshots, each position is the one that was there, also after a restart."""
    table = await at_one_screen(club)
    pick = random.Random(3)
    hashes = [(await club.tables.live(table)).hash()]
    for _ in range(2 * SNAPSHOT_EVERY + 5):
        await play(club, table, 1, pick)
        hashes.append((await club.tables.live(table)).hash())
    while len(hashes) > 8:
        live = await club.tables.live(table)
        seat = live.effective[-1].seat
        assert seat is not None
        await club.moves.undo(table, seat, expected=live.row.sequence, key=f"undo-{len(hashes)}", person="anna")
        hashes.pop()
        assert (await club.tables.live(table)).hash() == hashes[-1]
        assert (await on_disk(store, table)).hash() == hashes[-1]
    await play(club, table, 3 * SNAPSHOT_EVERY, pick)  # new snapshots; those that no longer counted are gone
    live = await club.tables.live(table)
    assert len(await store.snapshots(table)) == 3
    assert live.hash() == (await on_disk(store, table)).hash()


async def test_whether_undo_is_free_is_the_same_after_a_restart(club: Club, store: Store) -> None:
    """At every move, those that made a snapshot included."""
    table = await at_one_screen(club)
    pick = random.Random(4)
    answers = []
    for _ in range(2 * SNAPSHOT_EVERY + 2):
        await play(club, table, 1, pick)
        live, disk = await club.tables.live(table), await on_disk(store, table)
        free = [live.undo_is_free(seat) for seat in range(3)]
        assert [disk.undo_is_free(seat) for seat in range(3)] == free
        answers.append(any(free))
    assert {True, False} == set(answers)


async def test_a_bots_move_does_not_answer_for_people(club: Club, store: Store) -> None:
    """Anna asked Bob; the bot that acts meanwhile neither agrees nor refuses. Bob leaves, and a bot agrees."""
    wish = TableWish("puerto-rico", [SeatWish("me"), SeatWish("link"), SeatWish("bot")], {"governor": 1})
    table = await club.seats.create(wish, "anna")
    row = await store.table(table)
    assert row is not None
    await club.seats.join(table, row.seats[1].invitation, "bob")
    await club.seats.start(table, "anna")
    await club.moves.move(table, 0, ["role builder", "build small-market"], expected=1, key=None, person="anna")
    await club.moves.move(table, 1, ["pass"], expected=2, key=None, person="bob")
    await club.moves.undo(table, 0, expected=3, key="k" * 8, person="anna")
    await club.moves.move(table, 2, ["pass"], expected=3, key=None, person=None)
    for live in (await club.tables.live(table), await on_disk(store, table)):
        assert live.row.undo_asked == {"seat": 0, "accepted": []}
    with pytest.raises(RequestProblem, match="nobody asks"):
        await club.moves.answer_undo(table, 0, True, "anna")
    await club.moves.answer_undo(table, 0, False, "anna")  # she thinks better of it, and worse again
    assert (await club.tables.live(table)).row.undo_asked is None
    await club.moves.undo(table, 0, expected=4, key="m" * 8, person="anna")
    await club.seats.leave(table, "bob")
    live = await club.tables.live(table)
    assert live.row.sequence == 5
    assert live.effective == []
    assert live.row.undo_asked is None


async def test_of_two_processes_the_late_one_catches_up(store: Store) -> None:
    """Both hold the table in memory and hear nothing of each other, as if all news were lost."""
    one, other = Club(store), Club(store)
    table = await at_one_screen(one)
    await other.tables.live(table)
    await play(one, table, 30, random.Random(6))
    live = await one.tables.live(table)
    state = live.running_game().state
    action = state.vocabulary.notation(state.legal_actions()[0])
    with pytest.raises(RequestProblem, match="sequence 31"):
        await other.moves.move(table, 0, ["role builder"], expected=40, key=None, person="anna")
    assert (await other.tables.live(table)).hash() == live.hash()
    await other.moves.move(table, int(state.actor), [action], expected=live.row.sequence, key="k" * 8, person="anna")
    assert await one.moves.move(table, int(state.actor), [action], expected=31, key="k" * 8, person="anna") == Done(32)
    with pytest.raises(RequestProblem, match="32"):
        await one.moves.move(table, int(state.actor), [action], expected=31, key="m" * 8, person="anna")
    assert (await one.tables.live(table)).hash() == (await other.tables.live(table)).hash()


async def test_what_a_late_process_is_asked_to_try_is_tried_where_the_game_is(store: Store) -> None:
    one, other = Club(store), Club(store)
    table = await at_one_screen(one)
    await other.tables.live(table)
    await one.moves.move(table, 0, ["role builder"], expected=1, key=None, person="anna")
    told = await Trying(other.tables).attempt(table, TryWish(2, 0, ["build small-market"]), "anna")
    assert (told.sequence, told.played) == (2, 1)
    with pytest.raises(RequestProblem, match="sequence 2, not at 3"):
        await Trying(other.tables).attempt(table, TryWish(3, 0, ["build small-market"]), "anna")


async def test_join_leave_and_start_at_once(club: Club, store: Store) -> None:
    """Whatever order they happen in: a running game has no open seat."""
    for _ in range(10):
        wish = TableWish("puerto-rico", [SeatWish("me"), SeatWish("link"), SeatWish("bot")], {}, public=True)
        table = await club.seats.create(wish, "anna")
        await club.seats.join(table, None, "bob")
        tasks = [club.seats.leave(table, "bob"), club.seats.start(table, "anna"), club.seats.join(table, None, "bob")]
        random.shuffle(tasks)
        await asyncio.gather(*tasks, return_exceptions=True)
        live, disk = await club.tables.live(table), await on_disk(store, table)
        assert live.row == disk.row
        if live.row.status == "running":
            assert not any(is_open(seat) for seat in live.row.seats)

"""Every table's log replays to its hashes; whatever does not is named, and can be set to the last good sequence."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, select, text, update

from cabildo.engine.game import Game
from cabildo.server.folder_lock import lock_folder, serving_at
from cabildo.server.keeping.access import KeepingProblem, run
from cabildo.server.keeping.judging import Verdict
from cabildo.server.keeping.verify import CUT_FOLDER, FEW, Report, verify
from cabildo.server.settings import Settings
from cabildo.server.store.migrate import migrate
from cabildo.server.store.schema import log, snapshots
from tests.cli.command import refused, said
from tests.cli.command import run as command
from tests.records.written_before.database import unpack
from tests.server.played import Played, played, visiting


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return asyncio.run(played(tmp_path_factory.mktemp("played") / "data"))


@pytest.fixture
def there(original: Played, tmp_path: Path) -> Played:
    """A copy of its own."""
    folder = tmp_path / "data"
    shutil.copytree(original.settings.data_folder, folder)
    return msgspec.structs.replace(original, settings=Settings(data_folder=folder, bot_pause=0, rate_limits=False))


def verified(settings: Settings, *, repair: bool = False, workers: int = 1) -> tuple[Report, dict[str, Verdict]]:
    found: dict[str, Verdict] = {}

    def note(verdict: Verdict) -> None:
        found[verdict.table] = verdict

    return verify(settings, repair=repair, workers=workers, progress=lambda *_: None, found=note), found


def spoil(played: Played, statement: str, *values: Any) -> None:
    with sqlite3.connect(played.settings.data_folder / "cabildo.sqlite3") as database:
        assert database.execute(statement, values).rowcount > 0
    database.close()


def ask(played: Played, query: str, *values: Any) -> list[Any]:
    with sqlite3.connect(played.settings.data_folder / "cabildo.sqlite3") as database:
        found = database.execute(query, values).fetchall()
    database.close()
    return found


def dump(played: Played, but: str) -> list[Any]:
    """Everything about the tables that are not meant."""
    return [
        ask(played, "SELECT * FROM tables WHERE id != ? ORDER BY id", but),
        *(
            ask(played, f"SELECT * FROM {part} WHERE table_id != ? ORDER BY 1, 2", but)
            for part in ("seats", "log", "snapshots", "chat", "notes")
        ),
    ]


def test_all_is_well(there: Played) -> None:
    report, found = verified(there.settings)
    assert (report.tables, report.broken, report.unknown, report.damage, found) == (4, 0, 0, [], {})
    assert ask(there, "SELECT count(*) FROM snapshots WHERE table_id = ? AND sequence = 21", there.table) == [(1,)]


def without_hashes(there: Played) -> None:
    """As a version of the server wrote it that kept no hashes."""
    spoil(there, "UPDATE log SET hash = NULL")


def change_action(there: Played, sequence: int) -> None:
    """Another action that was possible there too: only what it leads to shows that it is not what was played."""
    entries = ask(there, "SELECT sequence, moves, seat FROM log WHERE table_id = ? ORDER BY 1", there.table)
    game = Game.new("puerto-rico", 3, 0, {"governor": 1}, chance=json.loads(entries[0][1])[0]["chance"])
    for at, text_, _ in entries[1:]:
        (move,) = json.loads(text_)
        if at == sequence:
            state = game.state
            others = {state.vocabulary.notation(action) for action in state.legal_actions()} - {move["action"]}
            move["action"] = min(others)
            moves = json.dumps([move])
            spoil(there, "UPDATE log SET moves = ? WHERE table_id = ? AND sequence = ?", moves, there.table, at)
            return
        game.apply(move["action"], move.get("chance", []))


def change_chance(there: Played, sequence: int) -> None:
    """Another tile came up at the set-up."""
    ((moves,),) = ask(there, "SELECT moves FROM log WHERE table_id = ? AND sequence = ?", there.table, sequence)
    (setup,) = json.loads(moves)
    setup["chance"][0] = "tile corn" if setup["chance"][0] != "tile corn" else "tile sugar"
    moves = json.dumps([setup])
    spoil(there, "UPDATE log SET moves = ? WHERE table_id = ? AND sequence = ?", moves, there.table, sequence)


def entry(change: str, sequence: int) -> Callable[[Played], None]:
    return lambda there: spoil(
        there, f"UPDATE log SET {change} WHERE table_id = ? AND sequence = ?", there.table, sequence
    )


def row(change: str) -> Callable[[Played], None]:
    return lambda there: spoil(there, f"UPDATE tables SET {change} WHERE id = ?", there.table)


def gone(part: str, sequence: int) -> Callable[[Played], None]:
    return lambda there: spoil(there, f"DELETE FROM {part} WHERE table_id = ? AND sequence = ?", there.table, sequence)


LOG = "SELECT table_id, moves FROM log ORDER BY table_id, sequence"
LAST = 27  # the set-up, 25 moves, an undo
KINDS: dict[str, tuple[Callable[[Played], None], str, int]] = {
    "a missing entry": (gone("log", 10), "fault-gap", 9),
    "the first entry missing": (gone("log", 1), "fault-gap", 0),
    "the last entry missing": (gone("log", LAST), "fault-sequence", LAST - 1),
    "another action": (lambda there: change_action(there, 5), "fault-hash", 4),
    "another action at the end": (lambda there: change_action(there, 25), "fault-hash", 24),
    "other chance": (lambda there: change_chance(there, 1), "fault-hash", 0),
    "chance where there is none": (
        entry("""moves = json_set(moves, '$[0].chance', json('["nothing 1"]'))""", 7),
        "fault-hash",
        6,
    ),
    "another seat": (entry("moves = json_set(moves, '$[0].seat', 7)", 7), "fault-hash", 6),
    "no action at all": (entry("""moves = '[{}]'""", 7), "fault-hash", 6),
    "an unknown action": (entry("moves = json_set(moves, '$[0].action', 'fly away')", 7), "fault-hash", 6),
    "no JSON": (entry("moves = substr(moves, 3)", 12), "fault-json", 11),
    "JSON of another kind": (entry("moves = '{}'", 12), "fault-json", 11),
    "events that are no JSON": (entry("events = '['", 12), "fault-json", 11),
    "an unknown kind": (entry("kind = 'other'", 12), "fault-hash", 11),
    "an undo of nothing": (entry("""moves = '[{"undoes": 900}]'""", LAST), "fault-hash", LAST - 1),
    "another hash": (entry("hash = 'x'", 12), "fault-hash", 11),
    "a row that is behind": (row("sequence = 20"), "fault-sequence", LAST),
    "a row that is ahead": (row("sequence = 99"), "fault-sequence", LAST),
    "another status": (row("status = 'over'"), "fault-status", LAST),
    "another actor": (row("actor = (actor + 1) % 3"), "fault-actor", LAST),
    "an unreadable question": (row("undo_asked = '{'"), "fault-asked", LAST),
    "unreadable options": (row("options = '{'"), "fault-row", 0),
    "a bad snapshot": (
        lambda there: spoil(
            there,
            "UPDATE snapshots SET position = (SELECT position FROM snapshots WHERE table_id = ?) WHERE table_id = ?",
            there.fork,
            there.table,
        ),
        "fault-snapshot",
        LAST,
    ),
    "a snapshot that is no JSON": (
        lambda there: spoil(there, "UPDATE snapshots SET position = '{' WHERE sequence = 21"),
        "fault-snapshot",
        LAST,
    ),
    "a snapshot beyond the end": (
        lambda there: spoil(
            there, "INSERT INTO snapshots SELECT table_id, 99, position FROM snapshots WHERE sequence = 21"
        ),
        "fault-snapshot",
        LAST,
    ),
}


@pytest.mark.parametrize("kind", KINDS)
async def test_what_is_broken_is_named_and_repaired_alone(there: Played, kind: str) -> None:
    damage, fault, good = KINDS[kind]
    before = ask(
        there, "SELECT sequence, moves FROM log WHERE table_id = ? AND sequence <= ? ORDER BY 1", there.table, good
    )
    damage(there)
    spoiled, others = ask(there, LOG), dump(there, there.table)
    report, found = verified(there.settings)
    verdict = found[there.table]
    assert fault in [fault.message for fault in verdict.faults]
    assert verdict.mending is not None
    assert verdict.mending.sequence == good
    assert report.broken == 1
    assert ask(there, LOG) == spoiled, "looking changes nothing"

    report, _ = verified(there.settings, repair=True)
    assert (there.table, good) in [(table, sequence) for table, sequence, _ in report.repaired]
    report, found = verified(there.settings)
    assert (report.broken, found) == (0, {})
    assert ask(there, "SELECT sequence, moves FROM log WHERE table_id = ? ORDER BY 1", there.table) == before
    assert dump(there, there.table) == others
    (kept,) = (there.settings.data_folder / CUT_FOLDER).glob(f"{there.table}-*.json")
    written = json.loads(kept.read_bytes())["table"]
    assert [entry["moves"] for entry in written["entries"]] == [
        moves for table, moves in spoiled if table == there.table
    ]

    async with visiting(there.settings, there.anna) as anna:  # the server takes it as it is now
        if good:
            state = await anna.look(there.table)
            assert (state["table"]["sequence"], state["table"]["status"]) == (good, "running")
        else:
            await anna.get(f"/api/tables/{there.table}", 404)
        await anna.get("/api/tables")


UNHASHED: dict[str, tuple[str, int]] = {
    "chance where there is none": ("fault-replay", 6),
    "another seat": ("fault-replay", 6),
    "no action at all": ("fault-replay", 6),
    "an unknown action": ("fault-replay", 6),
    "an unknown kind": ("fault-kind", 11),
    "an undo of nothing": ("fault-replay", LAST - 1),
    "no JSON": ("fault-json", 11),
    "a missing entry": ("fault-gap", 9),
}


@pytest.mark.parametrize("kind", UNHASHED)
def test_a_log_without_hashes_must_be_possible(there: Played, kind: str) -> None:
    without_hashes(there)
    KINDS[kind][0](there)
    fault, good = UNHASHED[kind]
    report, found = verified(there.settings, repair=True)
    assert (report.broken, found[there.table].faults[0].message) == (1, fault)
    assert [(table, sequence) for table, sequence, _ in report.repaired] == [(there.table, good)]
    assert verified(there.settings)[0].broken == 0


def test_a_log_that_is_what_was_written_is_never_cut(there: Played) -> None:
    """Another version may refuse what was possible: that is no damage of the log."""
    row("""options = '{"governor": 2}'""")(there)
    before = ask(there, LOG)
    report, found = verified(there.settings, repair=True)
    assert (report.broken, report.repaired) == (1, [])
    assert found[there.table].faults[0].message == "fault-strange"
    assert ask(there, LOG) == before


async def test_what_an_earlier_server_wrote_is_good(tmp_path: Path) -> None:
    """Amid every kind of decision, whatever words it wrote its positions in; and after a repair nothing is other."""
    settings = Settings(data_folder=tmp_path)
    unpack(tmp_path / "cabildo.sqlite3")
    await asyncio.to_thread(migrate, settings.database_url())
    report, found = verified(settings, repair=True)
    assert report.tables > 20
    assert (report.broken, report.unknown, report.damage, found, report.repaired) == (0, 0, [], {}, [])


@pytest.mark.parametrize("sequence", [5, 15])
def test_a_log_without_hashes_is_judged_by_snapshots_and_events(there: Played, sequence: int) -> None:
    without_hashes(there)
    assert verified(there.settings)[0].broken == 0
    change_action(there, sequence)
    report, found = verified(there.settings)
    assert report.broken == 1
    assert found[there.table].mending.sequence == sequence - 1  # type: ignore[union-attr]


def test_without_hashes_a_bad_snapshot_takes_no_move_away(there: Played) -> None:
    without_hashes(there)
    KINDS["a bad snapshot"][0](there)
    _, found = verified(there.settings)
    assert found[there.table].mending.sequence == LAST  # type: ignore[union-attr]


def test_other_events_alone_are_no_damage(there: Played) -> None:
    """A newer version may tell a game in other words."""
    without_hashes(there)
    spoil(there, "UPDATE log SET events = '[]' WHERE sequence BETWEEN 3 AND 19")
    assert verified(there.settings)[0].broken == 0


@pytest.mark.parametrize("change", ["title = 'go'", "rules = rules + 1"])
def test_what_cannot_be_judged_is_told_and_left_alone(there: Played, change: str) -> None:
    row(change)(there)
    gone("log", 10)(there)
    before = ask(there, "SELECT * FROM log ORDER BY 1, 2")
    report, found = verified(there.settings, repair=True)
    assert (report.broken, report.unknown, report.repaired) == (0, 1, [])
    assert found[there.table].unknown is not None
    assert ask(there, "SELECT * FROM log ORDER BY 1, 2") == before


def test_seats_cannot_be_made_up(there: Played) -> None:
    spoil(there, "DELETE FROM seats WHERE table_id = ? AND seat = 1", there.table)
    report, found = verified(there.settings, repair=True)
    assert (report.broken, report.repaired) == (1, [])
    assert found[there.table].faults[0].message == "fault-seats"


def test_a_position_to_start_from_that_is_unreadable(there: Played) -> None:
    spoil(there, "UPDATE snapshots SET position = '{' WHERE table_id = ? AND sequence = 0", there.fork)
    _, found = verified(there.settings, repair=True)
    assert found[there.fork].mending.sequence == 0  # type: ignore[union-attr]
    assert verified(there.settings)[0].broken == 0


def test_damage_of_the_database_itself_is_told_and_nothing_is_written(there: Played) -> None:
    path = there.settings.data_folder / "cabildo.sqlite3"
    ask(there, "PRAGMA wal_checkpoint(TRUNCATE)")
    ((size,),), ((page,),) = (
        ask(there, "PRAGMA page_size"),
        ask(there, "SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_log_1'"),
    )
    data = bytearray(path.read_bytes())
    data[(page - 1) * size : page * size] = bytes(size)
    path.write_bytes(data)
    report, _ = verified(there.settings)
    assert report.damage
    with pytest.raises(KeepingProblem, match="verify-damaged"):
        verified(there.settings, repair=True)
    assert path.read_bytes() == bytes(data)
    assert "the database itself is damaged" in refused(
        command("verify", "--repair", "--data", there.settings.data_folder, "--language", "en"), 2
    )


def test_rows_that_belong_to_nobody_are_told(there: Played) -> None:
    spoil(there, "INSERT INTO notes VALUES ('nowhere', 'nobody', 'text')")
    assert verified(there.settings)[0].damage == [
        "notes: row 2 belongs to no row of people",
        "notes: row 2 belongs to no row of tables",
    ]


def test_several_processes_find_the_same(there: Played) -> None:
    """More tables than are worth one process."""
    columns = [name for _, name, *_ in ask(there, "PRAGMA table_info(tables)") if name != "id"]
    for number in range(FEW):
        new = f"copy{number}"
        names = ", ".join(columns)
        spoil(there, f"INSERT INTO tables (id, {names}) SELECT ?, {names} FROM tables WHERE id = ?", new, there.fork)
        for part in ("seats", "log", "snapshots"):
            names = ", ".join(name for _, name, *_ in ask(there, f"PRAGMA table_info({part})") if name != "table_id")
            statement = f"INSERT INTO {part} (table_id, {names}) SELECT ?, {names} FROM {part} WHERE table_id = ?"
            spoil(there, statement, new, there.fork)
    spoil(there, "UPDATE log SET hash = NULL WHERE table_id LIKE 'copy%'")  # it is one of the table, too
    spoil(there, "DELETE FROM log WHERE table_id = 'copy7' AND sequence = 2")
    report, found = verified(there.settings, workers=2)
    assert (report.tables, report.broken, list(found)) == (4 + FEW, 1, ["copy7"])
    spoil(there, "UPDATE log SET hash = 'of another version' WHERE table_id LIKE 'copy%'")
    before = ask(there, LOG)
    with pytest.raises(KeepingProblem, match="verify-too-many"):
        verified(there.settings, repair=True)
    assert ask(there, LOG) == before, "so much at once is no damage"


def test_a_bot_plays_for_who_was_deleted_when_a_game_that_was_over_goes_on(there: Played) -> None:
    """As it would have if they had left the game before its end."""
    spoil(there, "UPDATE tables SET status = 'over', actor = NULL WHERE id = ?", there.table)
    spoil(there, "UPDATE seats SET person = NULL, gone = 1 WHERE table_id = ? AND seat < 2", there.table)
    verified(there.settings, repair=True)
    assert ask(there, "SELECT status FROM tables WHERE id = ?", there.table) == [("running",)]
    seats = ask(there, "SELECT bot FROM seats WHERE table_id = ? ORDER BY seat", there.table)
    assert seats == [("simple",), ("simple",), (None,)]


def test_a_repair_waits_until_the_server_is_stopped(there: Played) -> None:
    with lock_folder(there.settings.data_folder, serving_at("here")):
        assert verified(there.settings)[0].broken == 0
        assert "served already" in refused(command("verify", "--repair", "--data", there.settings.data_folder), 2)


async def test_with_postgresql_a_running_server_hears_of_a_repair(tmp_path: Path, postgres: str) -> None:
    there = await played(tmp_path / "data", postgres, moves=5)

    def damage(connection: Connection) -> None:
        with connection.begin():
            here = (log.c.table_id == there.table) & (log.c.sequence == 5)
            connection.execute(update(log).where(here).values(hash="x"))
            other = select(snapshots.c.table_id).where(snapshots.c.sequence == 0).limit(1)
            assert connection.execute(other).scalar() is not None
            connection.execute(text("UPDATE tables SET undo_asked = '[]' WHERE id = :id"), {"id": there.fork})

    async with visiting(there.settings, there.anna) as anna:
        assert (await anna.look(there.table))["table"]["sequence"] == 8
        await asyncio.to_thread(run, there.settings, damage, write=True)
        report, _ = await asyncio.to_thread(verified, there.settings, repair=True)
        assert {(table, sequence) for table, sequence, _ in report.repaired} == {(there.table, 4), (there.fork, 4)}
        for _ in range(1500):
            if (await anna.look(there.table))["table"]["sequence"] == 4:
                break
            await asyncio.sleep(0.02)
        else:
            raise AssertionError("the server did not hear of it")
    assert (await asyncio.to_thread(verified, there.settings))[0].broken == 0


def test_the_command_names_the_broken_ones(there: Played) -> None:
    gone("log", 10)(there)
    data = there.settings.data_folder
    text_ = said(command("verify", "--data", data, "--language", "en"), 1)
    assert f"{there.table} (puerto-rico): entry 10 is missing" in text_
    assert f"{there.table} (puerto-rico): good up to sequence 9 of {LAST}" in text_
    assert "4 tables: 3 good, 1 broken, 0 not checked." in text_
    text_ = said(command("verify", "--repair", "--data", data, "--language", "en"), 1)
    assert f"{there.table}: set to sequence 9; as it was before it is in {data / CUT_FOLDER}" in text_
    assert "4 tables: 4 good" in said(command("verify", "--data", data, "--language", "en"))

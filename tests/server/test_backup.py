"""A backup of a running server of either kind, restored into either kind: all of it or nothing."""

from __future__ import annotations

import asyncio
import errno
import os
import random
import secrets
import sqlite3
import stat
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import Connection, MetaData, Text, cast, insert, select

from cabildo.server.folder_lock import lock_folder, serving_at
from cabildo.server.keeping import backup_file
from cabildo.server.keeping.access import KeepingProblem, run
from cabildo.server.keeping.backup import VERSION_TABLE, back_up, in_utc, kind_of
from cabildo.server.keeping.restore import restore
from cabildo.server.keeping.verify import verify
from cabildo.server.settings import Settings
from cabildo.server.store.migrate import migrate_on, revisions
from cabildo.server.store.times import now
from tests.cli.command import process, refused, said
from tests.cli.command import run as command
from tests.server.conftest import Guest, serving
from tests.server.played import play as play_on
from tests.server.played import played, visiting
from tests.server.running import RunningServer
from tests.server.test_faults import play

Database = Callable[[], str | None]


@pytest.fixture
def fresh_postgres(postgres_server: Any) -> Callable[[], str]:
    def make() -> str:
        name = f"cabildo_{secrets.token_hex(6)}"
        postgres_server.psql(f"CREATE DATABASE {name}")
        return str(postgres_server.get_uri(name))

    return make


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, fresh_postgres: Callable[[], str]) -> str | None:
    return None if request.param == "sqlite" else fresh_postgres()


def quiet(*_: object) -> None:
    """Nobody looks at the progress."""


def save(settings: Settings, path: Path, *, force: bool = False) -> None:
    back_up(settings, path, force=force, progress=quiet)


def bring_back(settings: Settings, path: Path, *, replace: bool = False) -> None:
    restore(settings, path, replace=replace, progress=quiet)


def content(settings: Settings) -> dict[str, list[Any]]:
    """Every row of every table, in words that do not depend on the database."""

    def read(connection: Connection) -> dict[str, list[Any]]:
        found = MetaData()
        with connection.begin():
            found.reflect(connection)
            return {
                table.name: sorted(
                    (
                        tuple(in_utc(value) if hasattr(value, "tzinfo") else value for value in row)
                        for row in connection.execute(
                            select(*(cast(c, Text) if kind_of(c) == "json" else c for c in table.c))
                        )
                    ),
                    key=repr,
                )
                for table in found.sorted_tables
            }

    return run(settings, read)


def broken(settings: Settings) -> int:
    return verify(settings, repair=False, workers=1, progress=quiet, found=quiet).broken


@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
async def test_from_each_database_into_each(
    tmp_path: Path, fresh_postgres: Callable[[], str], source: str, target: str
) -> None:
    kinds: dict[str, Database] = {"sqlite": lambda: None, "postgresql": fresh_postgres}
    there = await played(tmp_path / "old", kinds[source]())
    other = Settings(data_folder=tmp_path / "new", database=kinds[target](), bot_pause=0, rate_limits=False)
    path = tmp_path / "club.backup"
    await asyncio.to_thread(save, there.settings, path)
    await asyncio.to_thread(bring_back, other, path)
    before, after = await asyncio.to_thread(content, there.settings), await asyncio.to_thread(content, other)
    assert after == before
    assert {name for name, found in before.items() if found} >= {"people", "tables", "seats", "log", "chat", "notes"}
    assert (other.data_folder / "signing.key").read_bytes() == (there.settings.data_folder / "signing.key").read_bytes()
    assert await asyncio.to_thread(broken, other) == 0
    async with visiting(other, there.anna) as anna:  # the restored server goes on, and Anna has her seats
        await play_on(anna, there.table, 1)


async def test_the_owner_alone_can_read_a_backup_and_what_is_restored(tmp_path: Path) -> None:
    there = await played(tmp_path / "old", moves=1)
    other = Settings(data_folder=tmp_path / "new")
    save(there.settings, tmp_path / "club.backup")
    bring_back(other, tmp_path / "club.backup")
    private = [tmp_path / "club.backup", other.data_folder / "signing.key", other.data_folder / "cabildo.sqlite3"]
    assert {stat.S_IMODE(path.stat().st_mode) for path in private} == {0o600}
    assert stat.S_IMODE(other.data_folder.stat().st_mode) == 0o700


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_what_was_acknowledged_before_it_began_is_in_it(
    tmp_path: Path, fresh_postgres: Callable[[], str], kind: str
) -> None:
    """While moves go on at several tables: a moment that fits together, and the server does not stumble."""
    address = None if kind == "sqlite" else fresh_postgres()
    data, path = tmp_path / "old", tmp_path / "club.backup"
    data.mkdir()
    arguments = [] if address is None else ["--database", address]
    other = Settings(data_folder=tmp_path / "new")
    with RunningServer(data, "--no-rate-limits", *arguments) as server:
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
            anna = Guest(client)
            await anna.post("/api/me", {"name": "Anna"})
            tables = [(await anna.new_table("me", "me", "me"))["table"]["id"] for _ in range(4)]
            cookie = dict(client.cookies)
        acknowledged: dict[str, list[tuple[str, int]]] = {table: [] for table in tables}
        load = asyncio.create_task(play(server.address, cookie, tables, acknowledged))
        while any(len(moves) < 10 for moves in acknowledged.values()):
            await asyncio.sleep(0.02)
            assert not load.done()
        before = {table: list(moves) for table, moves in acknowledged.items()}
        done = await asyncio.to_thread(process, "backup", path, "--data", data, *arguments)
        assert done.returncode == 0, done.stderr
        after = sum(map(len, acknowledged.values()))
        while sum(map(len, acknowledged.values())) == after:
            await asyncio.sleep(0.02)
            assert not load.done()
        server.kill()
        await load
    assert "Traceback" not in (data / "server.log").read_text()
    bring_back(other, path)
    assert broken(other) == 0
    with sqlite3.connect(other.data_folder / "cabildo.sqlite3") as database:
        written = {
            (table, key, sequence)
            for table, key, sequence in database.execute("SELECT table_id, key, sequence FROM log")
        }
    assert {(table, *move) for table, moves in before.items() for move in moves} <= written


async def test_an_older_backup_is_brought_up_to_date(tmp_path: Path, fresh_postgres: Callable[[], str]) -> None:
    """One of every revision of the schema, into both databases."""
    for revision in revisions():
        old = Settings(data_folder=tmp_path / f"old-{revision}")
        old.data_folder.mkdir()
        (old.data_folder / "signing.key").write_text("k" * 64)
        (old.data_folder / "cabildo.sqlite3").touch()

        def make(connection: Connection, revision: str = revision) -> None:
            with connection.begin():
                migrate_on(connection, revision)
                people = MetaData()
                people.reflect(connection, only=["people"])
                values = {"id": "anna", "name": "Anna", "colour": "red", "created": now()}
                connection.execute(insert(people.tables["people"]).values(**values))

        await asyncio.to_thread(run, old, make, write=True)
        path = tmp_path / f"{revision}.backup"
        await asyncio.to_thread(save, old, path)
        for number, database in enumerate((None, fresh_postgres() if revision == "0001" else None)):
            new = Settings(data_folder=tmp_path / f"new-{revision}-{number}", database=database)
            await asyncio.to_thread(bring_back, new, path)
            found = await asyncio.to_thread(content, new)
            assert found[VERSION_TABLE] == [(revisions()[-1],)]
            assert found["people"][0][:3] == ("anna", "Anna", "red")


# ---- refusals


async def test_a_backup_overwrites_nothing_unless_it_is_told_to(tmp_path: Path) -> None:
    there = await played(tmp_path / "old", moves=1)
    path = tmp_path / "club.backup"
    path.write_text("something else")
    with pytest.raises(KeepingProblem, match="backup-exists"):
        save(there.settings, path)
    assert path.read_text() == "something else"
    save(there.settings, path, force=True)
    assert zipfile.is_zipfile(path)
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["club.backup", "old"]


async def test_restoring_replaces_nothing_unless_it_is_told_to(tmp_path: Path, database: str | None) -> None:
    there = await played(tmp_path / "old", moves=1)
    other = Settings(data_folder=tmp_path / "new", database=database)
    path = tmp_path / "club.backup"
    await asyncio.to_thread(save, there.settings, path)
    async with visiting(other, "Berta"):
        pass
    before, key = await asyncio.to_thread(content, other), (other.data_folder / "signing.key").read_bytes()
    with pytest.raises(KeepingProblem, match="restore-not-empty"):
        await asyncio.to_thread(bring_back, other, path)
    assert await asyncio.to_thread(content, other) == before
    assert (other.data_folder / "signing.key").read_bytes() == key
    await asyncio.to_thread(bring_back, other, path, replace=True)
    assert await asyncio.to_thread(content, other) == await asyncio.to_thread(content, there.settings)
    assert (other.data_folder / "signing.key").read_bytes() != key


async def test_not_while_a_server_runs(tmp_path: Path, database: str | None) -> None:
    there = await played(tmp_path / "old", moves=1)
    path = tmp_path / "club.backup"
    await asyncio.to_thread(save, there.settings, path)
    other = Settings(data_folder=tmp_path / "new", database=database)
    if database is None:
        other.data_folder.mkdir()
        with lock_folder(other.data_folder, serving_at("here")), pytest.raises(OSError, match="served already"):
            bring_back(other, path, replace=True)
        return
    async with serving(other):
        with pytest.raises(KeepingProblem, match="restore-serving"):
            await asyncio.to_thread(bring_back, other, path, replace=True)


async def test_a_damaged_backup_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    """Cut short anywhere, or with any byte changed: refused, or what matters in it is what it was."""
    there = await played(tmp_path / "old", moves=1)
    path = tmp_path / "club.backup"
    save(there.settings, path)
    whole = path.read_bytes()
    original = backup_file.BackupFile(path)
    chance = random.Random(1)
    damaged = tmp_path / "damaged.backup"
    other = Settings(data_folder=tmp_path / "new")
    cases = [whole[: chance.randrange(len(whole))] for _ in range(60)] + [b"", b"no zip at all"]
    for place in [*(chance.randrange(len(whole)) for _ in range(300)), *range(len(whole) - 400, len(whole))]:
        cases.append(whole[:place] + bytes([whole[place] ^ 1 << chance.randrange(8)]) + whole[place + 1 :])
    refused = 0
    for case in cases:
        damaged.write_bytes(case)
        try:
            found = backup_file.BackupFile(damaged)
            found.check(quiet)
            assert found.manifest == original.manifest
            assert found.key() == original.key()
            found.close()
        except KeepingProblem:
            refused += 1
    assert refused > len(cases) // 2
    original.close()
    damaged.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(KeepingProblem, match="restore-damaged"):
        bring_back(other, damaged)
    assert not other.data_folder.exists()


async def test_a_newer_backup_is_refused(tmp_path: Path) -> None:
    there = await played(tmp_path / "old", moves=1)
    path, newer = tmp_path / "club.backup", tmp_path / "newer.backup"
    save(there.settings, path)
    for change in ({"revision": "9999"}, {"cabildo_backup": 2}):
        with zipfile.ZipFile(path) as old, zipfile.ZipFile(newer, "w") as new:
            for name in old.namelist():
                data = old.read(name)
                if name == backup_file.MANIFEST:
                    data = msgspec.json.encode({**msgspec.json.decode(data), **change})
                new.writestr(name, data)
        with pytest.raises(KeepingProblem, match="restore-newer"):
            bring_back(Settings(data_folder=tmp_path / "new"), newer)


async def test_a_restore_that_breaks_off_leaves_nothing(tmp_path: Path, database: str | None) -> None:
    """The database refuses a row in the middle: what was there before is there, key and all."""
    there = await played(tmp_path / "old", moves=1)
    path, bad = tmp_path / "club.backup", tmp_path / "bad.backup"
    await asyncio.to_thread(save, there.settings, path)
    original = backup_file.BackupFile(path)
    with backup_file.BackupWriter(bad, force=False) as writer:
        for note in original.manifest.tables:
            rows = list(original.rows(note, quiet))
            writer.add_table(note.name, note.columns, [*rows, rows[-1]] if note.name == "notes" else rows)
        writer.finish(version="", revision=revisions()[-1], created="", key=b"another")
    original.close()
    other = Settings(data_folder=tmp_path / "new", database=database)
    with pytest.raises(KeepingProblem, match="keeping-database"):
        await asyncio.to_thread(bring_back, other, bad)
    assert not (other.data_folder / "cabildo.sqlite3").exists()
    assert not (other.data_folder / "signing.key").exists()
    await asyncio.to_thread(bring_back, other, path)
    with pytest.raises(KeepingProblem, match="keeping-database"):
        await asyncio.to_thread(bring_back, other, bad, replace=True)
    assert await asyncio.to_thread(content, other) == await asyncio.to_thread(content, there.settings)
    assert (other.data_folder / "signing.key").read_bytes() != b"another"


# ---- the commands


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
async def test_a_full_disk_is_said_in_one_line_and_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = await played(tmp_path / "old", moves=1)
    real = os.open

    def full(path: Any, flags: int, mode: int = 0o777) -> int:
        return real("/dev/full", os.O_WRONLY) if str(path).endswith(".part") else real(path, flags, mode)

    monkeypatch.setattr(os, "open", full)
    with pytest.raises(OSError, match=r"No space left on device: .*club\.backup"):
        save(there.settings, tmp_path / "club.backup")
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["old"]


async def test_bad_input_is_said_in_one_line(tmp_path: Path) -> None:
    there = await played(tmp_path / "old", moves=1)
    data, path = there.settings.data_folder, tmp_path / "club.backup"
    save(there.settings, path)
    (tmp_path / "rubbish").mkdir()
    (tmp_path / "rubbish" / "cabildo.sqlite3").write_bytes(b"no database at all " * 100)
    (tmp_path / "rubbish" / "signing.key").write_text("k" * 64)
    (tmp_path / "blank").mkdir()
    (tmp_path / "blank" / "signing.key").write_text("k" * 64)
    sqlite3.connect(tmp_path / "blank" / "cabildo.sqlite3").execute("CREATE TABLE other (x)").connection.close()
    no_server = "postgresql://nobody@127.0.0.1:1/nothing"
    cases: list[tuple[list[str | Path], str]] = [
        (["backup", tmp_path / "no" / "folder" / "x", "--data", data], "No such file"),
        (["backup", tmp_path, "--data", data], "is a folder"),
        (["backup", path, "--data", data], "is there already"),
        (["backup", tmp_path / "x", "--data", tmp_path / "nowhere"], "has no signing.key"),
        (["backup", tmp_path / "x", "--data", data, "--database", no_server], "database: "),
        (["backup", tmp_path / "x", "--data", data, "--database", "nonsense"], "database: "),
        (["backup", tmp_path / "x", "--data", data, "--database", "oracle9://x/y"], "database: "),
        (
            ["backup", tmp_path / "x", "--data", data, "--database", f"sqlite:///{tmp_path}/none"],
            "there is no database",
        ),
        (["backup", tmp_path / "x", "--data", tmp_path / "rubbish"], "not a database"),
        (["backup", tmp_path / "x", "--data", tmp_path / "blank"], "nothing of Cabildo"),
        (["restore", tmp_path / "missing", "--data", tmp_path / "new"], "No such file"),
        (["restore", tmp_path / "old" / "signing.key", "--data", tmp_path / "new"], "is no backup"),
        (["restore", path, "--data", data], "not empty"),
        (["restore", path, "--data", path], "File exists"),
        (["restore", path, "--data", tmp_path / "new", "--database", no_server], "database: "),
        (["restore", path, "--data", tmp_path / "rubbish"], "not a database"),
        (["verify", "--data", tmp_path / "nowhere"], "there is no database"),
        (["verify", "--data", tmp_path / "rubbish"], "not a database"),
        (["verify", "--data", tmp_path / "blank"], "nothing of Cabildo"),
        (["verify", "--data", data, "--database", no_server], "database: "),
        (["verify", "--data", data, "--language", "xx"], "xx"),
    ]
    for arguments, reason in cases:
        done = await asyncio.to_thread(command, *arguments)
        assert reason in refused(done, 2 if arguments[0] == "verify" else 1), arguments
    assert not (tmp_path / "x").exists()


async def test_the_commands_say_what_they_did(tmp_path: Path) -> None:
    there = await played(tmp_path / "old", moves=1)
    path, data = tmp_path / "club.backup", tmp_path / "new"
    text = said(command("backup", path, "--data", there.settings.data_folder, "--language", "en"))
    assert "Reading log: 100 %" in text
    assert "holds 4 tables and 1 person" in text
    text = said(command("restore", path, "--data", data, "--language", "en"))
    assert "Writing: 100 %" in text
    assert "4 tables : 4 en ordre" in said(command("verify", "--data", data, "--language", "fr"))


def test_without_a_whole_key_there_is_no_backup(tmp_path: Path) -> None:
    """It would be restored one day, and then nobody is who they were."""
    there = asyncio.run(played(tmp_path / "data", moves=1))
    (there.settings.data_folder / "signing.key").write_text("")
    assert "no whole key" in refused(command("backup", tmp_path / "file", "--data", there.settings.data_folder))
    assert not (tmp_path / "file").exists()


async def test_a_disk_without_room_for_the_key_leaves_everything_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The data of one server with the key of another would make everybody a new guest."""
    there, other = await played(tmp_path / "data", moves=1), await played(tmp_path / "other", moves=2)
    save(there.settings, tmp_path / "file")
    before = content(other.settings), (other.settings.data_folder / "signing.key").read_text()

    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        await asyncio.to_thread(bring_back, other.settings, tmp_path / "file", replace=True)
    monkeypatch.undo()
    assert (content(other.settings), (other.settings.data_folder / "signing.key").read_text()) == before
    assert not list(other.settings.data_folder.glob(".*.part"))

"""Calling people, for the host: the key in the data folder, backups, the command, older databases."""

from __future__ import annotations

import asyncio
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from alembic import command as alembic_command

from cabildo.server.keeping.access import KeepingProblem
from cabildo.server.keeping.backup_file import BackupFile
from cabildo.server.people import PUSH_KEY_FILE
from cabildo.server.push.keys import push_key
from cabildo.server.push.message import in_base64, point
from cabildo.server.settings import Settings
from cabildo.server.store.migrate import configuration, migrate
from cabildo.server.store.store import Store
from tests.cli.command import refused
from tests.cli.command import run as command
from tests.server.conftest import Guest, serving
from tests.server.push_service import Phone
from tests.server.running import RunningServer
from tests.server.test_backup import bring_back, quiet, save
from tests.server.test_push import CONTACT, put

# ---- the key


def public(folder: Path) -> str:
    return in_base64(point(push_key(folder).public_key()))


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as threads:
        keys = set(threads.map(public, [tmp_path / "new"] * 16))
    assert len(keys) == 1
    assert [path.name for path in (tmp_path / "new").iterdir()] == [PUSH_KEY_FILE]
    assert stat.S_IMODE((tmp_path / "new" / PUSH_KEY_FILE).stat().st_mode) == 0o600


@pytest.mark.parametrize("content", [b"", b"nonsense", b"-----BEGIN PRIVATE KEY-----\nMIG\n", b"\xff" * 64])
def test_a_key_that_is_not_whole_is_refused_and_stays(tmp_path: Path, content: bytes) -> None:
    (tmp_path / PUSH_KEY_FILE).write_bytes(content)
    with pytest.raises(OSError, match="is no whole key"):
        push_key(tmp_path)
    assert (tmp_path / PUSH_KEY_FILE).read_bytes() == content


def test_a_server_with_a_broken_key_says_so_in_one_line(tmp_path: Path) -> None:
    (tmp_path / PUSH_KEY_FILE).touch()
    serve = [
        sys.executable,
        "-m",
        "cabildo",
        "serve",
        "--port",
        "0",
        "--data",
        str(tmp_path),
        "--push-contact",
        CONTACT,
    ]
    tried = subprocess.run(serve, capture_output=True, text=True, timeout=180, check=False)
    assert tried.returncode == 1
    (line,) = tried.stderr.splitlines()
    assert line.startswith(f"error: {tmp_path / PUSH_KEY_FILE}: is no whole key")


def test_a_running_server_closes_the_key_and_serves_only_its_public_part(tmp_path: Path) -> None:
    with RunningServer(tmp_path, "--push-contact", CONTACT) as server:
        assert httpx.get(f"{server.address}/api/push", timeout=60).json() == {"key": public(tmp_path)}
        assert (tmp_path / PUSH_KEY_FILE).read_text() not in httpx.get(
            f"{server.address}/{PUSH_KEY_FILE}", timeout=60
        ).text
        worker = httpx.get(f"{server.address}/service-worker.js", timeout=60)
        assert worker.headers["cache-control"] == "no-cache"  # its name stays, so browsers have to ask
        assert worker.headers["content-type"].startswith(("text/javascript", "application/javascript"))
        assert "worker-src 'self'" in worker.headers["content-security-policy"]
    assert server.errors() == []
    (tmp_path / PUSH_KEY_FILE).chmod(0o644)
    with RunningServer(tmp_path, "--push-contact", CONTACT):
        assert stat.S_IMODE((tmp_path / PUSH_KEY_FILE).stat().st_mode) == 0o600


@pytest.mark.parametrize("contact", ["somebody@games.example", "http://games.example", ""])
def test_a_wrong_contact_is_refused_in_one_line(tmp_path: Path, contact: str) -> None:
    line = refused(command("serve", "--data", tmp_path, "--push-contact", contact))
    assert line.startswith(f"--push-contact: {contact!r} is neither like mailto:somebody@games.example")


# ---- backups


async def test_a_backup_holds_browsers_wishes_and_the_key(tmp_path: Path) -> None:
    """With another key no push service would take a message to any of these browsers."""
    old = Settings(data_folder=tmp_path / "old", bot_pause=0, rate_limits=False, push_contact=CONTACT)
    old.data_folder.mkdir()
    async with serving(old) as app:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://cabildo") as client:
            anna = Guest(client)
            person = (await anna.post("/api/me", {"name": "Anna"}))["id"]
            await anna.post("/api/me/devices", Phone().wish())
            table = (await anna.new_table("me", "bot", "bot"))["table"]["id"]
            await put(anna, f"/api/tables/{table}/bell", {"on": True})
    path = tmp_path / "club.backup"
    await asyncio.to_thread(save, old, path)
    new = Settings(data_folder=tmp_path / "new", push_contact=CONTACT)
    await asyncio.to_thread(bring_back, new, path)
    assert public(new.data_folder) == public(old.data_folder)
    assert stat.S_IMODE((new.data_folder / PUSH_KEY_FILE).stat().st_mode) == 0o600
    store = Store(new.database_url())
    [device] = await store.devices_of(person)
    assert (device.endpoint, await store.bells_of(person)) == (Phone().wish()["endpoint"], [table])
    await store.close()

    whole = path.read_bytes()
    key = (old.data_folder / PUSH_KEY_FILE).read_bytes()
    backup = BackupFile(path)
    assert backup.push_key() == key
    backup.close()
    place = whole.index(b"push.key") + 40  # amid its content
    path.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
    damaged = BackupFile(path)
    with pytest.raises(KeepingProblem, match="restore-damaged"):
        damaged.check(quiet)
    damaged.close()


async def test_a_backup_of_a_server_that_called_nobody_leaves_the_key_alone(tmp_path: Path) -> None:
    old, new = Settings(data_folder=tmp_path / "old"), Settings(data_folder=tmp_path / "new")
    old.data_folder.mkdir()
    async with serving(old):
        pass
    await asyncio.to_thread(save, old, tmp_path / "club.backup")
    here = public(new.data_folder)
    await asyncio.to_thread(bring_back, new, tmp_path / "club.backup")
    assert public(new.data_folder) == here


# ---- older databases


async def test_a_database_of_before_has_nobody_to_call(settings: Settings, database: str | None) -> None:
    settings.database = database
    await asyncio.to_thread(migrate, settings.database_url(), "0007")
    await asyncio.to_thread(migrate, settings.database_url())
    store = Store(settings.database_url())
    assert await store.asked(10) == []
    await store.close()
    config = configuration()
    config.attributes["url"] = settings.database_url()
    await asyncio.to_thread(alembic_command.downgrade, config, "0007")
    await asyncio.to_thread(migrate, settings.database_url())

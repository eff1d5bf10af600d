"""The data folder: only its owner gets in, and the key in it is whole or not there."""

from __future__ import annotations

import errno
import logging
import os
import signal
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cabildo.server.data_folder import make_private
from cabildo.server.folder_lock import USE_FILE, lock_folder, serving_at, used_by
from cabildo.server.people import KEY_FILE, Cookies, signing_key
from cabildo.server.settings import Settings
from tests.server.running import RunningServer

needs_modes = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# ---- rights


@needs_modes
def test_what_was_there_before_is_closed_to_others_too(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    folder.chmod(0o755)
    files = ["cabildo.sqlite3", "cabildo.sqlite3-wal", "cabildo.sqlite3-shm", KEY_FILE, "serving", "serving-at"]
    for name in files:
        (folder / name).touch()
        (folder / name).chmod(0o644)
    (folder / "mine.txt").touch()
    (folder / "mine.txt").chmod(0o644)
    make_private(Settings(data_folder=folder))
    assert mode(folder) == 0o700
    assert {mode(folder / name) for name in files} == {0o600}
    assert mode(folder / "mine.txt") == 0o644  # not ours


@needs_modes
def test_a_running_server_leaves_nothing_open(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    folder.chmod(0o755)
    with RunningServer(folder):
        ours = {path.name: mode(path) for path in folder.iterdir() if path.name != "server.log"}
    names = {"cabildo.sqlite3", "cabildo.sqlite3-wal", "cabildo.sqlite3-shm", KEY_FILE, "serving", "serving-at"}
    assert ours == dict.fromkeys(names, 0o600)
    assert mode(folder) == 0o700


@needs_modes
def test_a_database_elsewhere_is_closed_and_its_folder_left_alone(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    elsewhere.chmod(0o755)
    make_private(Settings(data_folder=tmp_path / "data", database=f"sqlite:///{elsewhere / 'club.sqlite3'}"))
    assert (mode(elsewhere), mode(elsewhere / "club.sqlite3")) == (0o755, 0o600)
    assert not (tmp_path / "data" / "cabildo.sqlite3").exists()


@needs_modes
def test_a_folder_that_all_share_stays_so(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(0o1777)
    make_private(Settings(data_folder=folder))
    assert mode(folder) == 0o1777
    assert "a folder of its own would be better" in caplog.text


def test_what_belongs_to_somebody_else_is_told_and_no_reason_to_stop(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, _mode: int) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted", str(path))

    tmp_path.chmod(0o755)
    monkeypatch.setattr(Path, "chmod", refuse)
    with caplog.at_level(logging.WARNING):
        make_private(Settings(data_folder=tmp_path))
    assert "others may read it" in caplog.text


# ---- the key


def test_a_key_is_made_once(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    with ThreadPoolExecutor(8) as threads:
        keys = set(threads.map(signing_key, [folder] * 16))
    assert len(keys) == 1
    assert len(keys.pop()) == 64
    assert [path.name for path in folder.iterdir()] == [KEY_FILE]
    assert mode(folder / KEY_FILE) == 0o600


def test_a_key_that_cannot_be_written_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            Cookies(tmp_path)
    assert list(tmp_path.iterdir()) == []
    assert len(signing_key(tmp_path)) == 64


def test_a_disk_without_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_path: Path, _target: Path) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    assert signing_key(tmp_path) == signing_key(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [KEY_FILE]


@pytest.mark.parametrize("content", [b"", b"short", b"\n" * 64, b"\0" * 64, b"\xff" * 64])
def test_a_key_that_is_not_whole_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / KEY_FILE).write_bytes(content)
    with pytest.raises(OSError, match="is no whole key"):
        Cookies(tmp_path)
    assert (tmp_path / KEY_FILE).read_bytes() == content


def test_a_key_of_the_hosts_own_is_taken_as_it_is(tmp_path: Path) -> None:
    (tmp_path / KEY_FILE).write_text("a key that somebody thought of, and a newline\n")
    assert signing_key(tmp_path) == "a key that somebody thought of, and a newline\n"


def test_a_server_with_an_empty_key_says_what_to_do_in_one_line(tmp_path: Path) -> None:
    (tmp_path / KEY_FILE).touch()
    command = [sys.executable, "-m", "cabildo", "serve", "--port", "0", "--data", str(tmp_path)]
    tried = subprocess.run(command, capture_output=True, text=True, timeout=180, check=False)
    assert tried.returncode == 1
    (line,) = tried.stderr.splitlines()
    assert line.startswith(f"error: {tmp_path / KEY_FILE}: is no whole key")
    assert "put back the one from a backup, or delete the file" in line


# ---- one at a time

HOLDER = """
import os, signal, sys
from pathlib import Path
from cabildo.server.folder_lock import lock_folder, used_by
with lock_folder(Path(sys.argv[1]), used_by("cabildo verify")):
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_who_has_the_folder_is_told(tmp_path: Path) -> None:
    with (
        lock_folder(tmp_path, used_by("cabildo restore")),
        pytest.raises(OSError, match="is in use by cabildo restore") as found,
        lock_folder(tmp_path, serving_at("here")),
    ):
        pass
    assert found.value.filename == str(tmp_path)
    with lock_folder(tmp_path, serving_at("here")):
        pass


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_whoever_was_killed_holds_nothing(tmp_path: Path) -> None:
    killed = subprocess.run([sys.executable, "-c", HOLDER, str(tmp_path)], check=False)
    assert killed.returncode == -signal.SIGKILL
    assert (tmp_path / USE_FILE).read_text(encoding="utf-8") == "is in use by cabildo verify"
    with lock_folder(tmp_path, serving_at("here")):
        assert (tmp_path / USE_FILE).read_text(encoding="utf-8") == "is served already at here"

"""The data folder: only its owner gets at what is in it, also where folder and files were there before."""

from __future__ import annotations

import logging
import stat
from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from cabildo.server.folder_lock import LOCK_FILE, USE_FILE
from cabildo.server.people import KEY_FILE, PUSH_KEY_FILE
from cabildo.server.settings import Settings

LOG = logging.getLogger("cabildo.server")
FOLDER_MODE = 0o700
FILE_MODE = 0o600
BESIDE = ("", "-wal", "-shm", "-journal")  # what SQLite writes: they have the mode of the database when they are made


def make_private(settings: Settings) -> None:
    """Make the folder and close it, and the files in it, to others: notes, invitations and the key are private.

    A folder that others share by its nature (as /tmp) is left as it is. Raises OSError where there can be no folder.
    """
    folder = settings.data_folder
    folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    if folder.stat().st_mode & stat.S_ISVTX:
        LOG.warning("%s is shared with others by its nature: a folder of its own would be better", folder)
    else:
        close(folder, FOLDER_MODE)
    for path in (folder / KEY_FILE, folder / PUSH_KEY_FILE, folder / LOCK_FILE, folder / USE_FILE):
        close(path, FILE_MODE)
    database = sqlite_file(settings)
    if database is not None:
        if database.parent.is_dir() and not database.exists():
            database.touch(FILE_MODE)  # an empty file is an empty database
        for ending in BESIDE:
            close(database.with_name(database.name + ending), FILE_MODE)


def sqlite_file(settings: Settings) -> Path | None:
    if settings.shares_database():
        return None
    try:
        name = make_url(settings.database_url()).database
    except ArgumentError:  # whoever opens it will say so
        return None
    return None if name in (None, "", ":memory:") else Path(str(name))


def close(path: Path, mode: int) -> None:
    """Take all rights from others, and give the owner no new ones but these."""
    try:
        if stat.S_IMODE(path.stat().st_mode) != mode:
            path.chmod(mode)
    except FileNotFoundError:
        return
    except OSError as problem:  # it is somebody else's; the server can work all the same
        LOG.warning("%s: others may read it, which cannot be changed (%s)", path, problem.strerror)

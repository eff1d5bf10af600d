"""The files of an SQLite database: whether they are still where they were, whole, and with room to grow."""

from __future__ import annotations

import shutil
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

from cabildo.server.store.faults import Unavailable

LEAST_ROOM = 4 * 1024 * 1024  # bytes; with less the next large write fails


class SqliteFiles:
    """The database and the log of its newest writes beside it.

    SQLite goes on writing to files that were deleted or moved away under it, and all of that would be lost.
    """

    def __init__(self, database: str | None) -> None:
        self.path = None if database in (None, "", ":memory:") else Path(str(database)).absolute()
        self._known: dict[Path, tuple[int, int]] = {}
        self._open = 0
        self._mutex = threading.Lock()  # a reading and a writing thread connect
        self._examining: sqlite3.Connection | None = None

    # ---- still there?

    def connected(self) -> None:
        """A connection has opened the files."""
        with self._mutex:
            self._open += 1
            if self.path is not None:
                for path in (self.path, self._newest()):
                    self._known.setdefault(path, identity(path))

    def disconnected(self) -> None:
        """A connection has closed them; with the last one SQLite removes the newest writes' log by itself."""
        with self._mutex:
            self._open -= 1
            if self._open == 0 and self.path is not None:
                self._known.pop(self._newest(), None)

    def check(self) -> None:
        """Raises Unavailable where a connection would read or write other files than those that are there."""
        with self._mutex:
            known = dict(self._known)
        for path, expected in known.items():
            if identity(path) != expected:
                raise Unavailable("replaced", path.name)

    def _newest(self) -> Path:
        assert self.path is not None
        return self.path.with_name(f"{self.path.name}-wal")

    # ---- room, and whole?

    def check_room(self) -> None:
        if self.path is not None:
            try:
                free = shutil.disk_usage(self.path.parent).free
            except OSError as problem:
                raise Unavailable("gone", str(problem.strerror)) from None
            if free < LEAST_ROOM:
                raise Unavailable("disk-full", f"{free // 1024} kB are left")

    def examine(self) -> None:
        """Read all pages from the disk, not from a connection's memory; raises Unavailable where one makes no sense."""
        if self.path is None:
            return
        self.check()
        with closing(sqlite3.connect(f"{self.path.as_uri()}?mode=ro", uri=True, check_same_thread=False)) as connection:
            self._examining = connection
            try:
                ((finding,),) = connection.execute("PRAGMA quick_check(1)")
            except sqlite3.OperationalError as problem:
                if problem.sqlite_errorcode != sqlite3.SQLITE_INTERRUPT:
                    raise
                return
            finally:
                self._examining = None
        if finding != "ok":
            raise Unavailable("damaged", str(finding).splitlines()[-1])

    def stop_examining(self) -> None:
        connection = self._examining
        if connection is not None:
            connection.interrupt()


def identity(path: Path) -> tuple[int, int]:
    """Which file this is, whatever it is called; raises Unavailable where there is none."""
    try:
        status = path.stat()
    except OSError as problem:
        raise Unavailable("gone", f"{path.name}: {problem.strerror}") from None
    return status.st_dev, status.st_ino

"""A disk that fills up or fails under SQLite, and works again when it is told to."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Engine, event

NO_LIMIT = 2**30  # pages
Fault = Callable[[], Exception]


class FailingCursor(sqlite3.Cursor):
    """Carries out statements until the disk fails; then SQLite has rolled the whole transaction back."""

    def execute(self, statement: str, parameters: Any = ()) -> FailingCursor:
        connection = self.connection
        assert isinstance(connection, FailingConnection)
        connection.disk.meet(connection, statement, parameters)
        super().execute(statement, parameters)
        return self


class FailingConnection(sqlite3.Connection):
    """A connection of SQLite on a disk of ours."""

    disk: FailingDisk

    def cursor(self, factory: Any = FailingCursor) -> Any:
        return super().cursor(factory)

    def commit(self) -> None:
        self.disk.meet(self, "COMMIT", ())
        super().commit()


class FailingDisk:
    """What all connections of SQLite in this process write to."""

    def __init__(self) -> None:
        self.connections: list[FailingConnection] = []
        self.limit = NO_LIMIT
        self._settings = {"query_only": 0}
        self.fails: Callable[[str, Any], Exception | None] = lambda _statement, _parameters: None

    def meet(self, connection: FailingConnection, statement: str, parameters: Any) -> None:
        problem = self.fails(statement, parameters)
        if problem is not None:
            sqlite3.Connection.rollback(connection)
            raise problem

    def connected(self, connection: Any, _record: Any) -> None:
        if isinstance(connection, FailingConnection):
            connection.disk = self
            self.connections.append(connection)
            self._apply(connection)

    def fill(self, pages: int) -> None:
        """Leave room for so many pages."""
        (used,) = sqlite3.Connection.execute(self.connections[-1], "PRAGMA page_count").fetchone()
        self.limit = used + pages
        for connection in list(self.connections):
            self._apply(connection)

    def read_only(self, wanted: bool) -> None:
        self._settings["query_only"] = int(wanted)
        for connection in list(self.connections):
            self._apply(connection)

    def free(self) -> None:
        self.limit = NO_LIMIT
        self.fails = lambda _statement, _parameters: None
        for connection in list(self.connections):
            self._apply(connection)

    def _apply(self, connection: FailingConnection) -> None:
        try:
            for name, value in {"max_page_count": self.limit, **self._settings}.items():
                sqlite3.Cursor(connection).execute(f"PRAGMA {name}={value}")
        except sqlite3.ProgrammingError:  # the server has closed it
            self.connections.remove(connection)


@contextmanager
def failing_disk() -> Iterator[FailingDisk]:
    disk = FailingDisk()

    def connecting(_dialect: Any, _record: Any, _arguments: Any, options: dict[str, Any]) -> None:
        if "check_same_thread" in options:
            options["factory"] = FailingConnection

    event.listen(Engine, "do_connect", connecting)
    event.listen(Engine, "connect", disk.connected, insert=True)
    try:
        yield disk
    finally:
        event.remove(Engine, "do_connect", connecting)
        event.remove(Engine, "connect", disk.connected)

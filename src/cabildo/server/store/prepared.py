"""Statements that are carried out at every move, where SQLAlchemy's way to the driver would take longer than SQLite."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Dialect, Insert, Update

Processor = Callable[[Any], Any]


class Written(Struct, frozen=True):
    """A statement as the driver takes it: with a question mark for each value."""

    text: str
    values: list[tuple[str, Processor | None]]  # by name, in order, and how each is written


class Prepared:
    """An insert or update of which every value has a name, and none stands twice.

    On SQLite its text is made once; the types of the schema say how values are written.
    """

    def __init__(self, statement: Insert | Update) -> None:
        self._statement = statement
        self._known: dict[tuple[str, ...], Written] = {}  # by the names of the values

    def execute(self, connection: Connection, values: dict[str, Any]) -> int:
        """How many rows it concerned. On SQLite the driver's own errors are raised."""
        if connection.dialect.name != "sqlite":
            return connection.execute(self._statement, values).rowcount
        names = tuple(values)
        written = self._known.get(names)
        if written is None:
            written = self._known[names] = self._write(names, connection.dialect)
        driver: Any = connection.connection.dbapi_connection
        row = [values[name] if process is None else process(values[name]) for name, process in written.values]
        return int(driver.cursor().execute(written.text, row).rowcount)

    def _write(self, names: tuple[str, ...], dialect: Dialect) -> Written:
        compiled: Any = self._statement.compile(dialect=dialect, column_keys=list(names))
        types = {name: compiled.binds[name].type.dialect_impl(dialect) for name in compiled.positiontup}
        return Written(compiled.string, [(name, kind.bind_processor(dialect)) for name, kind in types.items()])

"""The database that a URL names."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Executable, RowMapping, make_url

from cabildo.server.store.pooled import Pooled
from cabildo.server.store.sqlite import Sqlite
from cabildo.server.store.work import Database


def open_database(url: str, seconds: float | None = None) -> Database:
    """SQLite, or anything that SQLAlchemy has an asynchronous driver for.

    `seconds` is how long a statement of PostgreSQL may take before it counts as not answered.
    """
    return Sqlite(url) if make_url(url).get_backend_name() == "sqlite" else Pooled(url, seconds)


async def rows(database: Database, query: Executable) -> Sequence[RowMapping]:
    return await database.read(lambda connection: connection.execute(query).mappings().all())

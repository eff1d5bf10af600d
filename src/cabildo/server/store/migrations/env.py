"""How Alembic runs the migrations: on a connection that it is handed, or on a database opened as the server does."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection, text

from cabildo.server.store.database import open_database
from cabildo.server.store.schema import metadata


def run(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # of several processes that start at once one migrates
        connection.execute(text("SELECT pg_advisory_xact_lock(1493)"))
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def main() -> None:
    database = open_database(context.config.attributes["url"])
    try:
        await database.write(run)
    finally:
        await database.close()


if (given := context.config.attributes.get("connection")) is not None:
    run(given)
else:
    asyncio.run(main())

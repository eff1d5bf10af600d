"""How Alembic runs the migrations: on the server's own asynchronous engine."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection, text

from cabildo.server.store.schema import metadata
from cabildo.server.store.store import open_engine


def run(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # of several processes that start at once one migrates
        connection.execute(text("SELECT pg_advisory_xact_lock(1493)"))
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def main() -> None:
    engine = open_engine(context.config.attributes["url"])
    async with engine.begin() as connection:
        await connection.run_sync(run)
    await engine.dispose()


asyncio.run(main())

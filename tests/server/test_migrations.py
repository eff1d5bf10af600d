"""Databases of older versions: everybody who sat keeps playing, and what was said keeps its author."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext

from cabildo.server.settings import Settings
from cabildo.server.store import migrate as migrate_module
from cabildo.server.store.database import open_database
from cabildo.server.store.schema import metadata
from cabildo.server.store.store import Store

AT = datetime(2026, 1, 2, 3, 4, tzinfo=UTC)


@pytest.fixture
def settings(settings: Settings, database: str | None) -> Settings:
    settings.database = database
    return settings


def alembic(settings: Settings) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(migrate_module.__file__).parent / "migrations"))
    config.attributes["url"] = settings.database_url()
    return config


async def write(settings: Settings, *statements: tuple[str, dict[str, Any]]) -> None:
    database = open_database(settings.database_url())

    def work(connection: sa.Connection) -> None:
        for statement, values in statements:
            connection.execute(sa.text(statement), values)

    await database.write(work)
    await database.close()


TABLE = (
    "INSERT INTO tables (id, title, rules, options, players, public, owner, status, sequence, created, moved)"
    " VALUES ('t', 'puerto-rico', 1, '{}', 2, :public, 'anna', 'open', 0, :at, :at)"
)


async def test_an_old_database_is_brought_up_to_date(settings: Settings) -> None:
    config = alembic(settings)
    await asyncio.to_thread(command.upgrade, config, "0005")
    person = "INSERT INTO people (id, name, colour, created) VALUES (:id, :name, :colour, :at)"
    seat = "INSERT INTO seats (table_id, seat, person, name) VALUES ('t', :seat, :person, :name)"
    line = "INSERT INTO chat (table_id, number, person, text, at) VALUES ('t', :number, :person, :text, :at)"
    await write(
        settings,
        (person, {"id": "anna", "name": "Anna", "colour": "red", "at": AT}),
        (person, {"id": "eve", "name": "\u202eevE\u200b", "colour": "blue", "at": AT}),
        (TABLE, {"public": False, "at": AT}),
        (seat, {"seat": 0, "person": "anna", "name": ""}),
        (seat, {"seat": 1, "person": "eve", "name": "An\u200bna"}),
        (line, {"number": 1, "person": "anna", "text": "hello", "at": AT}),
        (line, {"number": 2, "person": "eve", "text": "hi", "at": AT}),
        ("INSERT INTO notes (table_id, person, text) VALUES ('t', 'anna', 'mine')", {}),
    )
    await asyncio.to_thread(command.upgrade, config, "head")
    store = Store(settings.database_url())
    try:
        row = await store.table("t")
        assert row is not None
        assert [(one.person, one.name, one.gone) for one in row.seats] == [("anna", "", False), ("eve", "Anna", False)]
        assert (row.watch_token, row.owner) == (None, "anna")
        assert (await store.people(["eve"]))["eve"].name == "evE"
        lines = await store.chat("t")
        assert [(one.person, one.name, one.colour, one.text, one.at) for one in lines] == [
            ("anna", "Anna", "red", "hello", AT),
            ("eve", "evE", "blue", "hi", AT),
        ]
        assert await store.notes("t", "anna") == "mine"
        assert await store.delete_person("anna") is not None
        await store.add_visit("t", "eve", "token")
        assert await store.visits("t", ["eve"]) == {"eve": {"token"}}
    finally:
        await store.close()
    await asyncio.to_thread(command.downgrade, config, "0005")
    await asyncio.to_thread(command.upgrade, config, "head")


async def test_the_migrations_make_what_the_server_reads(settings: Settings) -> None:
    await asyncio.to_thread(command.upgrade, alembic(settings), "head")
    database = open_database(settings.database_url())

    def differences(connection: sa.Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await database.read(differences) == []
    await database.close()

"""Bring a database up to date: Alembic's migrations, run at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from cabildo.server.store.faults import Unavailable
from cabildo.server.store.postgres import PostgresError


class DatabaseProblem(Exception):
    """The database cannot be used."""


def migrate(url: str, revision: str = "head") -> None:
    """Run the migrations that this database has not had yet, or those up to a revision; raises DatabaseProblem."""
    config = configuration()
    config.attributes["url"] = url
    try:
        command.upgrade(config, revision)
    except Unavailable as problem:
        raise DatabaseProblem(str(problem)) from problem
    except (SQLAlchemyError, CommandError, PostgresError, OSError, ValueError, ModuleNotFoundError) as problem:
        lines = str(problem).splitlines() or [type(problem).__name__]
        raise DatabaseProblem(lines[0]) from problem


def migrate_on(connection: Connection, revision: str) -> None:
    """Run the migrations up to a revision in the transaction of this connection."""
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revisions() -> list[str]:
    """All that this version knows, the oldest first."""
    return [script.revision for script in ScriptDirectory.from_config(configuration()).walk_revisions()][::-1]


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config

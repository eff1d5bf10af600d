"""Bring a database up to date: Alembic's migrations, run at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from asyncpg import PostgresError  # type: ignore[import-untyped]
from sqlalchemy.exc import SQLAlchemyError


class DatabaseProblem(Exception):
    """The database cannot be used."""


def migrate(url: str, revision: str = "head") -> None:
    """Run the migrations that this database has not had yet, or those up to a revision; raises DatabaseProblem."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = url
    try:
        command.upgrade(config, revision)
    except (SQLAlchemyError, CommandError, PostgresError, OSError, ValueError, ModuleNotFoundError) as problem:
        lines = str(problem).splitlines() or [type(problem).__name__]
        raise DatabaseProblem(lines[0]) from problem

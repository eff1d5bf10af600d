"""PostgreSQL's driver, where it is installed: a server on SQLite needs none."""

from __future__ import annotations

from typing import Any

try:
    from asyncpg import InterfaceError, PostgresError, connect  # type: ignore[import-untyped]
except ModuleNotFoundError:

    class PostgresError(Exception):  # type: ignore[no-redef]
        """Is never raised."""

    class InterfaceError(Exception):  # type: ignore[no-redef]
        """Is never raised."""

    async def connect(address: str) -> Any:
        """Nobody gets here: SQLAlchemy has missed the driver before."""
        raise ModuleNotFoundError("No module named 'asyncpg'", name="asyncpg")


__all__ = ["InterfaceError", "PostgresError", "connect"]

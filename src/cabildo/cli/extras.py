"""The extras of the package: a command that needs one which is not installed says how to install it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

import typer

from cabildo.cli.screen import fail
from cabildo.cli.speech import say

SERVER = "server"
POSTGRES = "postgres"
DRIVER = "asyncpg"


@contextmanager
def server_installed(database: str | None, code: int = 1) -> Iterator[None]:
    """Around the imports of a command that needs the server, and perhaps PostgreSQL: end in one line without them."""
    on_postgres = (database or "").startswith(POSTGRES)
    try:
        yield
        if on_postgres:
            import_module(DRIVER)
    except ModuleNotFoundError as problem:
        missing = (problem.name or "").partition(".")[0]
        if missing in ("", "cabildo"):
            raise
        extra = POSTGRES if on_postgres else SERVER  # the first one brings the other
        fail(say("needs-extra", missing=missing, command=f'pip install "cabildo[{extra}]"'))
        raise typer.Exit(code) from None

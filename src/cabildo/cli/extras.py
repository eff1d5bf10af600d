"""What is installed only with an extra: the commands that need it name the one that installs it."""

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
    try:
        yield
        if (database or "").startswith(POSTGRES):
            import_module(DRIVER)
    except ModuleNotFoundError as problem:
        missing = (problem.name or "").partition(".")[0]
        if missing in ("", "cabildo"):
            raise
        extra = POSTGRES if missing == DRIVER else SERVER
        fail(say("needs-extra", missing=missing, command=f'pip install "cabildo[{extra}]"'))
        raise typer.Exit(code) from None

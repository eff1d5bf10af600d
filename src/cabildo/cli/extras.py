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
PUSH = "push"
NEEDED = {POSTGRES: "asyncpg", PUSH: "cryptography"}


@contextmanager
def server_installed(database: str | None, code: int = 1, *, push: bool = False) -> Iterator[None]:
    """Around the imports of a command that needs the server, and perhaps more: end in one line without them."""
    extras = [POSTGRES] if (database or "").startswith(POSTGRES) else []
    if push:
        extras.append(PUSH)
    try:
        yield
        for extra in extras:
            import_module(NEEDED[extra])
    except ModuleNotFoundError as problem:
        missing = (problem.name or "").partition(".")[0]
        if missing in ("", "cabildo"):
            raise
        wanted = ",".join(extras) or SERVER  # which each of the others brings
        fail(say("needs-extra", missing=missing, command=f'pip install "cabildo[{wanted}]"'))
        raise typer.Exit(code) from None

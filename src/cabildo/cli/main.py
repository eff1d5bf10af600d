"""The `cabildo` command: its subcommands, and what becomes of errors."""

from __future__ import annotations

import io
import os
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from cabildo import __version__
from cabildo.cli.play import INTERRUPTED, play, resume
from cabildo.cli.position import position
from cabildo.cli.records import new, replay
from cabildo.cli.rules import rules
from cabildo.cli.screen import fail
from cabildo.cli.simulate import simulate
from cabildo.cli.speech import say
from cabildo.cli.titles import titles
from cabildo.engine.errors import CabildoError


class Commands(TyperGroup):
    """Says what is wrong in one line: exit code 1 for bad input; 2, for wrong usage, is Typer's."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except CabildoError as problem:
            fail(str(problem))
            raise typer.Exit(1) from None
        except BrokenPipeError:  # Typer ends quietly
            raise
        except OSError as problem:
            reason = problem.strerror or str(problem)
            fail(f"{problem.filename}: {reason}" if problem.filename else reason)
            raise typer.Exit(1) from None
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None


app = typer.Typer(
    name="cabildo",
    cls=Commands,
    help=say("help-cabildo"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command(help=say("help-play"))(play)
app.command(help=say("help-resume"))(resume)
app.command(help=say("help-new"))(new)
app.command(help=say("help-replay"))(replay)
app.command(help=say("help-simulate"))(simulate)
app.command(help=say("help-rules"))(rules)
app.add_typer(position, name="position")
app.command(help=say("help-titles"))(titles)


def show_version(asked: bool) -> None:
    if asked:
        typer.echo(f"cabildo {__version__}")
        raise typer.Exit


@app.callback()
def cabildo(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help=say("help-version"))
    ] = False,
) -> None:
    """Only carries the options of the command itself."""


def main() -> None:
    """The entry point of the command."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a letter that somebody's screen or keyboard lacks is a "?"
    try:
        app(prog_name="cabildo")
    finally:
        finish_output()


def finish_output() -> None:
    """Write what is left; if nobody reads it any more, Python must not complain about that when it ends."""
    try:
        if sys.stdout:
            sys.stdout.flush()
    except OSError as problem:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(problem, BrokenPipeError):
            fail(str(problem.strerror))
            raise SystemExit(1) from None

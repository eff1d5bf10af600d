"""The `cabildo` command: its subcommands, and what becomes of errors."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, cast

import typer
from typer.core import TyperGroup

from cabildo import __version__
from cabildo.cli.keeping import backup, restore, verify
from cabildo.cli.play import INTERRUPTED, play, resume
from cabildo.cli.position import position
from cabildo.cli.records import new, replay
from cabildo.cli.removing import remove
from cabildo.cli.rules import rules
from cabildo.cli.screen import fail
from cabildo.cli.serve import serve
from cabildo.cli.simulate import simulate
from cabildo.cli.speech import say
from cabildo.cli.titles import titles
from cabildo.engine.errors import CabildoError

# the base of all that Typer finds wrong with a command line; where it is at home differs between versions
UsageError = cast("type[Exception]", typer.BadParameter.__base__)
SHOWS_HELP = "NoArgsIsHelpError"  # the one that is no mistake: nothing was asked, and the help is shown


class Commands(TyperGroup):
    """Says what is wrong in one line: exit code 1 for bad input, 2 for wrong usage."""

    def make_context(self, *args: Any, **extra: Any) -> Any:
        with errors_in_one_line():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: Any) -> Any:
        with errors_in_one_line():
            return super().invoke(ctx)


@contextmanager
def errors_in_one_line() -> Iterator[None]:
    try:
        yield
    except CabildoError as problem:
        fail(str(problem))
        raise typer.Exit(1) from None
    except UsageError as problem:
        if type(problem).__name__ == SHOWS_HELP:
            raise
        fail(usage_message(problem))
        raise typer.Exit(2) from None
    except BrokenPipeError:  # Typer ends quietly
        raise
    except OSError as problem:
        reason = problem.strerror or str(problem)
        fail(f"{problem.filename}: {reason}" if problem.filename else reason)
        raise typer.Exit(1) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def usage_message(problem: Any) -> str:
    """What is wrong with the command line, and which help says more."""
    command = problem.ctx.command_path if problem.ctx else "cabildo"
    return f"{problem.format_message().rstrip('.')} (see: {command} --help)"


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
app.command(help=say("help-serve"))(serve)
app.command(help=say("help-backup"))(backup)
app.command(help=say("help-restore"))(restore)
app.command(help=say("help-verify"))(verify)
app.add_typer(remove, name="remove")


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

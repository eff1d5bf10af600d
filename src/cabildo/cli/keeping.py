"""`cabildo backup`, `restore` and `verify`: what a host does with the data of a server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cabildo.cli.extras import server_installed
from cabildo.cli.options import Language
from cabildo.cli.progress import Progress
from cabildo.cli.screen import Screen, fail
from cabildo.cli.serve import Data, Database
from cabildo.cli.speech import messages_for, say
from cabildo.engine.errors import OptionError
from cabildo.engine.messages import Messages

if TYPE_CHECKING:  # the other commands start without the server
    from cabildo.server.keeping.backup_file import Manifest
    from cabildo.server.keeping.judging import Fault, Verdict
    from cabildo.server.keeping.verify import Report
    from cabildo.server.settings import Settings

BROKEN = 1
CANNOT_RUN = 2  # for `verify`, whose 1 is a finding

Force = Annotated[bool, typer.Option("--force", help=say("help-force"))]
Replace = Annotated[bool, typer.Option("--replace", help=say("help-replace"))]
Repair = Annotated[bool, typer.Option("--repair", help=say("help-repair"))]
Workers = Annotated[int | None, typer.Option(metavar="N", min=1, help=say("help-workers"), show_default=False)]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-backup-file"), show_default=False)],
    database: Database = None,
    data: Data = None,
    force: Force = False,
    language: Language = None,
) -> None:
    with server_installed(database):
        from cabildo.server.keeping.backup import back_up

    messages = messages_for(None, language)
    screen = Screen()
    with telling(messages), Progress(screen, messages) as progress:

        def show(table: str, done: int, total: int) -> None:
            progress.show(messages.text("backup-reading", table=table), done, total)

        manifest = back_up(settings_for(database, data), file, force=force, progress=show)
    screen.line(messages.text("backed-up", file=str(file), **counts(manifest)))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-restore-file"), show_default=False)],
    database: Database = None,
    data: Data = None,
    replace: Replace = False,
    language: Language = None,
) -> None:
    with server_installed(database):
        from cabildo.server.keeping.restore import restore as bring_back

    messages = messages_for(None, language)
    screen = Screen()
    with telling(messages), Progress(screen, messages) as progress:

        def show(stage: str, done: int, total: int) -> None:
            progress.show(messages.text(stage), done, total)

        manifest = bring_back(settings_for(database, data), file, replace=replace, progress=show)
    screen.line(messages.text("restored", file=str(file), created=manifest.created, **counts(manifest)))


def verify(
    database: Database = None,
    data: Data = None,
    repair: Repair = False,
    workers: Workers = None,
    language: Language = None,
) -> None:
    with server_installed(database, CANNOT_RUN):
        from cabildo.server.keeping.verify import verify as look_at_all

    messages = language_or_exit(language)
    screen = Screen()
    with telling(messages, CANNOT_RUN), Progress(screen, messages) as progress:
        report = look_at_all(
            settings_for(database, data),
            repair=repair,
            workers=workers,
            progress=lambda done, total: progress.show(messages.text("verifying"), done, total),
            found=lambda verdict: show_verdict(screen, messages, verdict),
        )
    show_report(screen, messages, report)
    if report.damage or report.broken:
        raise typer.Exit(BROKEN)


def language_or_exit(language: str | None) -> Messages:
    try:
        return messages_for(None, language)
    except OptionError as problem:
        fail(str(problem))
        raise typer.Exit(CANNOT_RUN) from None


def settings_for(database: str | None, data: Path | None) -> Settings:
    from cabildo.server.settings import Settings, default_data_folder

    return Settings(data_folder=(data or default_data_folder()).absolute(), database=database)


@contextmanager
def telling(messages: Messages, code: int = 1) -> Iterator[None]:
    """Say in one line why something cannot be done."""
    from cabildo.server.keeping.access import KeepingProblem

    try:
        yield
    except KeepingProblem as problem:
        fail(messages.text(problem.message, **problem.params))
        raise typer.Exit(code) from None
    except BrokenPipeError:
        raise
    except OSError as problem:
        reason = problem.strerror or str(problem)
        fail(f"{problem.filename}: {reason}" if problem.filename else reason)
        raise typer.Exit(code) from None


def counts(manifest: Manifest) -> dict[str, int]:
    rows = {table.name: table.rows for table in manifest.tables}
    return {"tables": rows.get("tables", 0), "people": rows.get("people", 0)}


def show_verdict(screen: Screen, messages: Messages, verdict: Verdict) -> None:
    """A line for each thing that is wrong with a table."""
    for fault in [verdict.unknown] if verdict.unknown is not None else verdict.faults:
        what = fault_text(messages, fault)
        screen.line(messages.text("verify-fault", table=verdict.table, title=verdict.title, what=what))
    if verdict.mending is not None:
        good = messages.text("verify-good", good=verdict.mending.sequence, sequence=verdict.sequence)
        screen.line(messages.text("verify-fault", table=verdict.table, title=verdict.title, what=good))
    elif verdict.unknown is None:
        what = messages.text("verify-hopeless")
        screen.line(messages.text("verify-fault", table=verdict.table, title=verdict.title, what=what))


def fault_text(messages: Messages, fault: Fault) -> str:
    return messages.text(fault.message, sequence=fault.sequence or 0, detail=fault.detail)


def show_report(screen: Screen, messages: Messages, report: Report) -> None:
    for line in report.damage:
        screen.line(messages.text("verify-damage", detail=line))
    for table, sequence, file in report.repaired:
        screen.line(messages.text("repaired", table=table, sequence=sequence, file=str(file)))
    good = report.tables - report.broken - report.unknown
    screen.line(
        messages.text("verified", tables=report.tables, good=good, broken=report.broken, unknown=report.unknown)
    )

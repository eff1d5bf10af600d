"""`cabildo verify`: every table judged, on all cores; and those that are broken set to what is good of them."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from datetime import UTC, datetime
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, insert, select, text, true, update
from sqlalchemy.exc import DBAPIError

from cabildo.server.folder_lock import lock_folder, used_by
from cabildo.server.keeping.access import KeepingProblem, check_revision, run, write_whole
from cabildo.server.keeping.judging import Fault, Verdict, judge
from cabildo.server.keeping.stored_table import StoredTable, read_table
from cabildo.server.neighbours import HOST, News, announce
from cabildo.server.settings import Settings
from cabildo.server.store.faults import first_line
from cabildo.server.store.rows import STAND_IN
from cabildo.server.store.schema import CLOSED, log, seats, snapshots, tables

FEW = 20  # tables up to which starting other processes takes longer than judging them here
MANY = 10  # broken tables up to which they are repaired even if they are all there are
CUT_FOLDER = "cut-away"
MOST_DAMAGE = 20  # lines about the database itself

Progress = Callable[[int, int], None]  # how many tables of how many are done
Found = Callable[[Verdict], None]  # told of each table that is not simply good, as soon as it is known


class Report(Struct):
    """What a verification came to."""

    tables: int = 0
    damage: list[str] = []  # of the database itself
    broken: int = 0
    unknown: int = 0
    repaired: list[tuple[str, int, Path]] = []  # the table, its sequence now, and where the rest of it is


def verify(settings: Settings, *, repair: bool, workers: int | None, progress: Progress, found: Found) -> Report:
    """Judge all tables, and with `repair` mend the broken ones; raises KeepingProblem or OSError."""

    report = Report()
    broken: list[str] = []

    def read(connection: Connection) -> None:
        check_revision(connection)
        report.damage = damage_of(connection)
        if repair and report.damage:  # writing would make it worse
            raise KeepingProblem("verify-damaged", detail=report.damage[0])
        with connection.begin():
            ids = list(connection.execute(select(tables.c.id).order_by(tables.c.created, tables.c.id)).scalars())
        for done, verdict in enumerate(judged(connection, ids, workers or os.cpu_count() or 1), 1):
            if verdict is not None:
                report.tables += 1
                report.broken += bool(verdict.faults)
                report.unknown += verdict.unknown is not None
                if verdict.faults or verdict.unknown:
                    found(verdict)
                if verdict.mending is not None:
                    broken.append(verdict.table)
            progress(done, len(ids))

    def write(connection: Connection) -> None:
        report.repaired = [mended for table in broken if (mended := mend(connection, table, settings))]

    with held(settings) if repair else nullcontext():
        run(settings, read)
        if repair and len(broken) > max(MANY, report.tables // 4):  # chance does not damage a quarter of all tables
            raise KeepingProblem("verify-too-many", count=len(broken))
        if repair and broken:
            run(settings, write, write=True)
    return report


def held(settings: Settings) -> AbstractContextManager[Any]:
    """With SQLite no server may run, since it would not hear of the repair; with PostgreSQL it is told."""
    return nullcontext() if settings.shares_database() else lock_folder(settings.data_folder, used_by("cabildo verify"))


def damage_of(connection: Connection) -> list[str]:
    """What the database finds wrong with itself; PostgreSQL watches over that by itself."""
    if connection.dialect.name != "sqlite":
        return []
    try:
        with connection.begin():
            lines = connection.execute(text(f"PRAGMA integrity_check({MOST_DAMAGE})")).scalars().all()
            orphans = connection.execute(text("PRAGMA foreign_key_check")).all() if list(lines) == ["ok"] else []
    except DBAPIError as problem:  # too much even for that
        return [first_line(problem)]
    lost = sorted(f"{child}: row {row} belongs to no row of {parent}" for child, row, parent, _ in orphans)
    return [line for line in lines if line != "ok"] + lost[:MOST_DAMAGE]


# ---- judging


def judged(connection: Connection, ids: list[str], workers: int) -> Iterator[Verdict | None]:
    """The verdicts in the order of the tables, None for one that was removed meanwhile."""
    if workers == 1 or len(ids) <= FEW:
        for table in ids:
            stored = read_safely(connection, table)
            yield judge(stored) if isinstance(stored, StoredTable) else stored
        return
    waiting: deque[Future[Verdict | None]] = deque()
    with ProcessPoolExecutor(workers, get_context("spawn"), leave_interrupts_to_the_command) as pool:
        for table in ids:
            stored = read_safely(connection, table)
            if isinstance(stored, StoredTable):
                waiting.append(pool.submit(judge, stored))
            else:
                waiting.append(Future())
                waiting[-1].set_result(stored)
            if len(waiting) > 3 * workers:  # a few wait for a free worker, never all of them
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def leave_interrupts_to_the_command() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def read_safely(connection: Connection, table: str) -> StoredTable | Verdict | None:
    """The table, or the verdict that it cannot even be read."""
    try:
        with connection.begin():
            return read_table(connection, table)
    except (DBAPIError, ValueError, TypeError) as problem:
        return Verdict(table, "", 0, [Fault("fault-unreadable", detail=first_line(problem))])


# ---- repairing


def mend(connection: Connection, table: str, settings: Settings) -> tuple[str, int, Path] | None:
    """Set a table to its last good sequence; what is cut away is in a file before it is gone from the database.

    It is judged again while nobody else can change it, and left alone if it is good now.
    """
    with connection.begin():
        stored = read_table(connection, table, hold=True)
        verdict = None if stored is None else judge(stored)
        if stored is None or verdict is None or verdict.mending is None:
            return None
        mending = verdict.mending
        kept = keep_cut(stored, verdict, settings.data_folder / CUT_FOLDER)
        values: dict[str, Any] = {
            "sequence": mending.sequence,
            "status": mending.status,
            "actor": mending.actor,
            "undo_asked": None,
            "result": None,  # it is found again when somebody looks
        }
        bad: ColumnElement[bool] = (snapshots.c.sequence > mending.sequence) | snapshots.c.sequence.in_(
            mending.snapshots
        )
        if mending.moved is not None:
            values["moved"] = mending.moved
        elif mending.status == CLOSED:  # nothing of it can be played, but lists must be able to read it
            values |= {"options": {}, "origin": None}
            bad = true()
        connection.execute(update(tables).where(tables.c.id == table).values(**values))
        connection.execute(delete(log).where((log.c.table_id == table) & (log.c.sequence > mending.sequence)))
        connection.execute(delete(snapshots).where((snapshots.c.table_id == table) & bad))
        if mending.status == "running":  # of a game that was over: who is deleted plays on no more
            deserted = (seats.c.table_id == table) & seats.c.gone & seats.c.bot.is_(None)
            connection.execute(update(seats).where(deserted).values(bot=STAND_IN))
        for sequence, position in mending.snapshots.items():
            connection.execute(insert(snapshots).values(table_id=table, sequence=sequence, position=position))
        announce(connection, News(HOST, table))
    return table, mending.sequence, kept


def keep_cut(stored: StoredTable, verdict: Verdict, folder: Path) -> Path:
    """The table as it was, whole, and what was found wrong with it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    at = datetime.now(UTC)
    path = folder / f"{stored.id}-{at:%Y%m%d-%H%M%S-%f}.json"
    content = msgspec.json.encode({"repaired": at, "faults": verdict.faults, "table": stored})
    write_whole(path, msgspec.json.format(content))
    return path

"""What is wrong with a database, told from its errors: one kind of error for all who ask, in words for the host."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from cabildo.server.store.postgres import InterfaceError as PostgresInterfaceError

LOG = logging.getLogger("cabildo.database")

WORDS = {
    "disk-full": "the disk is full: make room, and the server goes on by itself",
    "disk-error": "the disk cannot be read or written (input or output error): look after the disk",
    "no-memory": "there is too little memory",
    "read-only": "the database can only be read: look at the permissions of its file, or at how its disk is mounted",
    "damaged": "the database is damaged: stop the server and restore a backup",
    "gone": "the file of the database was deleted or moved: put it back, or stop the server and restore a backup",
    "replaced": "another file was put in the place of the database: start the server again",
    "busy": "another program holds the database",
    "no-answer": "the database does not answer",
}

SQLITE_FAULTS = {
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_IOERR: "disk-error",
    sqlite3.SQLITE_NOMEM: "no-memory",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_CANTOPEN: "gone",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_PROTOCOL: "busy",
}

# by the beginning of an SQLSTATE, the longest first
POSTGRES_FAULTS = {
    "53100": "disk-full",
    "53200": "no-memory",
    "53": "busy",  # too many connections
    "25006": "read-only",
    "42501": "read-only",
    "58": "disk-error",
    "XX001": "damaged",
    "XX002": "damaged",
    "3D000": "gone",
    "40": "busy",  # two transactions in each other's way
    "55P03": "busy",
    "55000": "no-answer",  # it lets nobody in
    "57": "no-answer",  # shutting down, starting up, taking too long
    "08": "no-answer",
    "28": "no-answer",  # it does not let us in
}


class Unavailable(Exception):
    """The database did not do what it was asked, for a reason that the host has to look after."""

    def __init__(self, fault: str, detail: str = "") -> None:
        super().__init__(WORDS[fault] + (f" ({detail})" if detail else ""))
        self.fault = fault
        self.detail = detail


def fault_of(problem: BaseException) -> str | None:
    """What is wrong with the database; None where it is the question that is wrong."""
    if isinstance(problem, Unavailable):
        return problem.fault
    if isinstance(problem, IntegrityError):
        return None
    if isinstance(problem, MemoryError):
        return "no-memory"
    if isinstance(problem, NoConnectionFree | OSError):
        return "no-answer"
    if isinstance(problem, PostgresInterfaceError):  # the connection broke, unless a value is of a wrong type
        return None if isinstance(problem, ValueError) else "no-answer"
    cause = problem.orig if isinstance(problem, DBAPIError) else problem
    if isinstance(cause, sqlite3.Error):
        return sqlite_fault(cause)
    state = getattr(cause, "sqlstate", None) or getattr(cause, "pgcode", None)
    if state is not None:
        return next((fault for start, fault in POSTGRES_FAULTS.items() if str(state).startswith(start)), missing(cause))
    return "no-answer" if isinstance(problem, DBAPIError) and problem.connection_invalidated else None


def sqlite_fault(problem: sqlite3.Error) -> str | None:
    code = getattr(problem, "sqlite_errorcode", None)
    if code is None:  # Python's module says this of its own: of the database itself, or of how it was asked
        return "disk-error" if isinstance(problem, sqlite3.OperationalError) else None
    if code == sqlite3.SQLITE_READONLY_DBMOVED:
        return "gone"
    return SQLITE_FAULTS.get(code & 0xFF, missing(problem))


def missing(problem: BaseException | None) -> str | None:
    """Our own tables are there since the start of the server, unless somebody exchanged the database."""
    gone = re.search(r'no such table|relation "\w+" does not exist', str(problem))
    return "replaced" if gone else None


def plainly(problem: Exception) -> Exception:
    """The error, or Unavailable where it says that the database cannot be used."""
    fault = fault_of(problem)
    if fault is None or isinstance(problem, Unavailable):
        return problem
    unavailable = Unavailable(fault, first_line(problem))
    unavailable.__cause__ = problem
    return unavailable


def first_line(problem: Exception) -> str:
    cause = problem.orig if isinstance(problem, DBAPIError) else problem
    return (str(cause).splitlines() or [type(cause).__name__])[0]


@contextmanager
def told_plainly() -> Iterator[None]:
    """Raise Unavailable instead of whatever says that the database cannot be used."""
    try:
        yield
    except Exception as problem:
        plain = plainly(problem)
        if plain is problem:
            raise
        raise plain from problem


class Condition:
    """Whether the database takes writes; the log says when that changes, and not at every refused one.

    Of one that never took any it says nothing: whoever opened it is told.
    """

    def __init__(self) -> None:
        self.trouble: Unavailable | None = None
        self._worked = False

    def failed(self, problem: Unavailable) -> None:
        if self._worked and (self.trouble is None or self.trouble.fault != problem.fault):
            LOG.error("%s", problem)
        self.trouble = problem

    def worked(self) -> None:
        if self._worked and self.trouble is not None:
            LOG.warning("the database takes what is written again")
        self.trouble = None
        self._worked = True

"""One server a data folder: what it keeps in memory would be stale where another one writes to the same SQLite file."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

LOCK_FILE = "serving"
HOLDER_FILE = "serving-at"  # who holds the lock; apart, since nobody else can read a locked file on Windows


@contextmanager
def lock_folder(folder: Path, holder: str) -> Iterator[None]:
    """Hold the folder meanwhile; raises OSError, which says who has it: the address of a server, or a command."""
    told = folder / HOLDER_FILE
    try:
        with FileLock(folder / LOCK_FILE, timeout=0, mode=0o600, thread_local=False):
            told.touch(0o600)
            told.write_text(holder, encoding="utf-8")
            yield
    except Timeout:
        raise OSError(errno.EBUSY, f"is served already at {holder_of(told)}", os.fspath(folder)) from None


def holder_of(told: Path) -> str:
    try:
        return told.read_text(encoding="utf-8").strip()
    except FileNotFoundError:
        return "another address"

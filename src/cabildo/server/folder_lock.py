"""One server a data folder: what it keeps in memory would be stale where another one writes to the same SQLite file."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

LOCK_FILE = "serving"
USE_FILE = "serving-at"  # what the folder is in use for; apart, since nobody else can read a locked file on Windows


@contextmanager
def lock_folder(folder: Path, use: str) -> Iterator[None]:
    """Hold the folder meanwhile, for a use that others are told; raises OSError with the use of whoever has it."""
    told = folder / USE_FILE
    try:
        with FileLock(folder / LOCK_FILE, timeout=0, mode=0o600, thread_local=False):
            told.touch(0o600)
            told.write_text(use, encoding="utf-8")
            yield
    except Timeout:
        raise OSError(errno.EBUSY, use_of(told), os.fspath(folder)) from None


def serving_at(address: str) -> str:
    return f"is served already at {address}"


def used_by(command: str) -> str:
    return f"is in use by {command}"


def use_of(told: Path) -> str:
    """As its holder says, unless it was started before there was this file, or is just about to write it."""
    try:
        return told.read_text(encoding="utf-8").strip() or serving_at("another address")
    except FileNotFoundError:
        return serving_at("another address")

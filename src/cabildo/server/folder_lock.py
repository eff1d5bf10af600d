"""One server a data folder: what it keeps in memory would be stale where another one writes to the same SQLite file."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # Windows, where the second server is not noticed
    fcntl = None  # type: ignore[assignment]

LOCK_FILE = "serving"


def lock_folder(folder: Path, address: str) -> IO[str]:
    """Hold the folder until the file that is handed back is closed; raises OSError, which says who has it."""
    path = folder / LOCK_FILE
    file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+")
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            other = file.read().strip()
            file.close()
            raise OSError(errno.EBUSY, f"is served already at {other}", str(folder)) from None
    file.truncate(0)
    file.seek(0)
    file.write(address)
    file.flush()
    return file

"""Which code shows a table: by it the versions of what people were told are others after an update."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path

import cabildo
from cabildo.engine.errors import OptionError
from cabildo.engine.registry import title as find_title

PACKAGE = Path(cabildo.__file__).parent
MARK_BYTES = 8
READ = {".py", ".yaml", ".json", ".toml"}


@cache
def edition(title: str) -> bytes:
    """A fingerprint of this package and of the title's folder, the same for all servers that run them."""
    mark = package()
    with suppress(OptionError, OSError):  # of a title that is no longer installed
        folder = find_title(title).folder
        if not folder.is_relative_to(PACKAGE):
            mark += fingerprint(folder)
    return mark


@cache
def package() -> bytes:
    return fingerprint(PACKAGE)


def fingerprint(folder: Path) -> bytes:
    mark = blake2b(digest_size=MARK_BYTES)
    for path in source_files(folder):
        mark.update(path.relative_to(folder).as_posix().encode())
        mark.update(path.read_bytes())
    return mark.digest()


def source_files(folder: Path) -> list[Path]:
    """In an order that is the same everywhere."""
    return sorted(path for path in folder.rglob("*") if path.suffix in READ)

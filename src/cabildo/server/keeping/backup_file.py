"""A backup on disk: a zip with a file of rows for each table of the database, the keys, and a manifest.

It says nothing about which database it comes from, so that it can be restored into either. A row is a line, a list of
plain values: times are ISO 8601 in UTC, and what the database keeps as JSON is the very text that it keeps, so that
even a damaged one is kept as it is.
"""

from __future__ import annotations

import hashlib
import os
import zipfile
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Literal

import msgspec
from msgspec import Struct

from cabildo.server.keeping.access import KeepingProblem, about, sync_folder

FORMAT = 1
MANIFEST = "manifest.json"
KEY = "signing.key"
PUSH_KEY = "push.key"  # where the server ever called anybody
CHUNK = 256 * 1024

Kind = Literal["text", "integer", "real", "boolean", "time", "json"]
TYPES: dict[Kind, type | tuple[type, ...]] = {
    "text": str,
    "integer": int,
    "real": (int, float),
    "boolean": bool,
    "time": str,
    "json": str,
}
Advance = Callable[[int], None]
DAMAGE = (
    zipfile.BadZipFile,
    zlib.error,
    msgspec.MsgspecError,
    LookupError,
    ValueError,
    TypeError,
    EOFError,
    NotImplementedError,  # a way of packing that nobody used
    RuntimeError,  # a password that nobody set
    OSError,
)


class ColumnNote(Struct, frozen=True):
    """A column of a table."""

    name: str
    kind: Kind


class TableNote(Struct, frozen=True):
    """A table of the database, and by what its rows are known to be whole."""

    name: str
    columns: list[ColumnNote]
    rows: int
    sha256: str

    @property
    def member(self) -> str:
        return f"{self.name}.jsonl"


class Manifest(Struct, frozen=True, kw_only=True):
    """What is in a backup; `tables` are in an order in which they can be filled."""

    cabildo_backup: int = FORMAT
    version: str  # of Cabildo
    revision: str  # of the schema
    created: str
    tables: list[TableNote]
    key_sha256: str
    push_key_sha256: str | None = None


class BackupWriter:
    """Writes to a file beside, which gets its name when all is on disk; without `finish` nothing is left of it."""

    def __init__(self, path: Path, *, force: bool) -> None:
        self._path = path
        self._force = force
        self._part = path.with_name(f".{path.name}.{os.getpid()}.part")
        self._notes: list[TableNote] = []
        self._refuse_to_overwrite()
        with about(self._path):
            descriptor = os.open(self._part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)  # it holds the key
            self._file = os.fdopen(descriptor, "wb")
            self._zip = zipfile.ZipFile(self._file, "w", zipfile.ZIP_DEFLATED, compresslevel=6)

    def _refuse_to_overwrite(self) -> None:
        if self._path.is_dir():
            raise KeepingProblem("backup-folder", file=str(self._path))
        if self._path.exists() and not self._force:
            raise KeepingProblem("backup-exists", file=str(self._path))

    def add_table(self, name: str, columns: list[ColumnNote], rows: Iterable[list[Any]]) -> None:
        """Write the rows as they come; never more than a few of them are in memory."""
        digest = hashlib.sha256()
        waiting = bytearray()
        count = 0
        with about(self._path), self._zip.open(f"{name}.jsonl", "w", force_zip64=True) as member:

            def flush() -> None:
                digest.update(waiting)
                member.write(waiting)
                waiting.clear()

            for row in rows:
                waiting += msgspec.json.encode(row)
                waiting += b"\n"
                count += 1
                if len(waiting) >= CHUNK:
                    flush()
            flush()
        self._notes.append(TableNote(name, columns, count, digest.hexdigest()))

    def finish(
        self, *, version: str, revision: str, created: str, key: bytes, push_key: bytes | None = None
    ) -> Manifest:
        """Write keys and manifest, and give the file its name."""
        manifest = Manifest(
            version=version,
            revision=revision,
            created=created,
            tables=self._notes,
            key_sha256=hashlib.sha256(key).hexdigest(),
            push_key_sha256=None if push_key is None else hashlib.sha256(push_key).hexdigest(),
        )
        with about(self._path):
            self._zip.writestr(KEY, key)
            if push_key is not None:
                self._zip.writestr(PUSH_KEY, push_key)
            self._zip.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(manifest)))
            self._zip.close()
            self._file.flush()
            os.fsync(self._file.fileno())
            self._file.close()
            self._refuse_to_overwrite()
            self._part.replace(self._path)
            sync_folder(self._path.parent)
        return manifest

    def __enter__(self) -> BackupWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if not self._file.closed:
            self._zip.fp = None  # a broken zip must not write its end when it is collected
            with suppress(OSError):  # what it could not write is thrown away anyway
                self._file.close()
        self._part.unlink(missing_ok=True)


class BackupFile:
    """A backup to read from; raises KeepingProblem where it is damaged or of a newer kind."""

    def __init__(self, path: Path) -> None:
        self._path = path
        with path.open("rb"):
            pass  # an OSError says what is wrong with the file itself
        with whole(self._path):
            self._zip = zipfile.ZipFile(path)
            plain = msgspec.json.decode(self._zip.read(MANIFEST))
            if plain["cabildo_backup"] != FORMAT:
                raise KeepingProblem("restore-newer", file=str(path))
            self.manifest = msgspec.convert(plain, Manifest)

    def size(self) -> int:
        """Bytes of all rows, to tell how far one is."""
        with whole(self._path):
            return sum(self._zip.getinfo(table.member).file_size for table in self.manifest.tables)

    def check(self, advance: Advance) -> None:
        """Read everything once: all is there, nothing is changed."""
        with whole(self._path):
            if hashlib.sha256(self.key()).hexdigest() != self.manifest.key_sha256:
                raise ValueError(KEY)
            push_key = self.push_key()
            if push_key is not None and hashlib.sha256(push_key).hexdigest() != self.manifest.push_key_sha256:
                raise ValueError(PUSH_KEY)
            for table in self.manifest.tables:
                digest = hashlib.sha256()
                count = 0
                for line in self._lines(table, advance):
                    digest.update(line)
                    check_row(table, msgspec.json.decode(line))
                    count += 1
                if (count, digest.hexdigest()) != (table.rows, table.sha256):
                    raise ValueError(table.member)

    def rows(self, table: TableNote, advance: Advance) -> Iterator[list[Any]]:
        with whole(self._path):
            for line in self._lines(table, advance):
                yield msgspec.json.decode(line)

    def _lines(self, table: TableNote, advance: Advance) -> Iterator[bytes]:
        with self._zip.open(table.member) as member:
            for line in member:
                yield line
                advance(len(line))

    def key(self) -> bytes:
        return self._zip.read(KEY)

    def push_key(self) -> bytes | None:
        return None if self.manifest.push_key_sha256 is None else self._zip.read(PUSH_KEY)

    def close(self) -> None:
        self._zip.close()


def check_row(table: TableNote, row: Any) -> None:
    if not isinstance(row, list) or len(row) != len(table.columns):
        raise ValueError(table.member)
    for column, value in zip(table.columns, row, strict=True):
        if value is not None and not isinstance(value, TYPES[column.kind]):
            raise ValueError(f"{table.member}: {column.name}")


@contextmanager
def whole(path: Path) -> Iterator[None]:
    """Whatever a reader stumbles over in a damaged zip: the file is no good, and at which place does not matter."""
    try:
        yield
    except DAMAGE as problem:
        raise KeepingProblem("restore-damaged", file=str(path)) from problem

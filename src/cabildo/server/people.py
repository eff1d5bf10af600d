"""Guests: a signed cookie is all it takes. The key lives in the data folder and only its owner can read it."""

from __future__ import annotations

import errno
import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "cabildo"
KEY_FILE = "signing.key"
PUSH_KEY_FILE = "push.key"  # see `push/keys.py`
SHORTEST_KEY = 32  # letters; ours have 64
MOST_CHECKED = 4096  # cookies whose signature need not be looked at again
NOT_WHOLE = (
    "is no whole key, as after a start on a full disk: put back the one from a backup, or delete the file to get a new "
    "one, with which everybody is a new guest"
)


class Cookies:
    """Turns a person's id into a cookie and back."""

    def __init__(self, folder: Path) -> None:
        self._serializer = URLSafeSerializer(signing_key(folder), salt="person")
        self._checked: dict[str, str] = {}  # the newest good cookies and their people

    def write(self, person: str) -> str:
        return str(self._serializer.dumps(person))

    def read(self, cookie: str | None) -> str | None:
        """The person, or None where the cookie is missing or forged."""
        if cookie is None:
            return None
        if (known := self._checked.get(cookie)) is not None:
            return known
        try:
            person = self._serializer.loads(cookie)
        except BadSignature:
            return None
        if not isinstance(person, str):
            return None
        if len(self._checked) >= MOST_CHECKED:
            del self._checked[next(iter(self._checked))]
        self._checked[cookie] = person
        return person


def signing_key(folder: Path) -> str:
    """The server's key, made at the first start; raises OSError where there is no whole one and none can be made."""
    path = folder / KEY_FILE
    if not path.exists():
        make_key(path, secrets.token_urlsafe(48))
    try:
        key = path.read_text()
    except UnicodeDecodeError:
        key = ""
    if len(key.strip()) < SHORTEST_KEY or not key.strip().isprintable():
        raise OSError(errno.EINVAL, NOT_WHOLE, str(path))
    return key


def make_key(path: Path, key: str) -> None:
    """Write a new key whole, or not at all; one that another process has written meanwhile stays."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(prefix=f"{path.name}.", dir=path.parent)  # which its owner alone can read
    try:
        with os.fdopen(descriptor, "w") as file:
            file.write(key)
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            put_in_place(Path(name), path)
    finally:
        Path(name).unlink(missing_ok=True)


def put_in_place(new: Path, path: Path) -> None:
    """Give a file its name, on disk when this returns; raises FileExistsError where one has it."""
    try:
        path.hardlink_to(new)
    except FileExistsError:
        raise
    except OSError:  # a disk without links, where two servers that start for the first time at once are not kept apart
        new.rename(path)
    if hasattr(os, "O_DIRECTORY"):  # not on Windows
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def new_person_id() -> str:
    return secrets.token_urlsafe(12)

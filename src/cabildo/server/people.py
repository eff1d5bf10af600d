"""Guests: a signed cookie is all it takes. The key lives in the data folder and only its owner can read it."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer

COOKIE = "cabildo"
KEY_FILE = "signing.key"


class Cookies:
    """Turns a person's id into a cookie and back."""

    def __init__(self, folder: Path) -> None:
        self._serializer = URLSafeSerializer(signing_key(folder), salt="person")

    def write(self, person: str) -> str:
        return str(self._serializer.dumps(person))

    def read(self, cookie: str | None) -> str | None:
        """The person, or None where the cookie is missing or forged."""
        if cookie is None:
            return None
        try:
            person = self._serializer.loads(cookie)
        except BadSignature:
            return None
        return person if isinstance(person, str) else None


def signing_key(folder: Path) -> str:
    """The server's key, made at the first start."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / KEY_FILE
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        path.chmod(0o600)
        return path.read_text()
    key = secrets.token_urlsafe(48)
    with os.fdopen(descriptor, "w") as file:
        file.write(key)
    return key


def new_person_id() -> str:
    return secrets.token_urlsafe(12)

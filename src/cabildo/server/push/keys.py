"""The key by which push services know this server; it lives in the data folder and only its owner can read it."""

from __future__ import annotations

import errno
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from cabildo.server.people import PUSH_KEY_FILE, make_key
from cabildo.server.push.message import CURVE

NOT_WHOLE = (
    "is no whole key: put back the one from a backup, or delete the file to get a new one, with which nobody is called "
    "before they have opened one of their tables again"
)


def push_key(folder: Path) -> ec.EllipticCurvePrivateKey:
    """The server's key, made when first needed; raises OSError where there is no whole one and none can be made."""
    path = folder / PUSH_KEY_FILE
    if not path.exists():
        make_key(path, new_key())
    try:
        key = load_pem_private_key(path.read_bytes(), None)
    except (ValueError, TypeError):
        key = None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != CURVE.name:
        raise OSError(errno.EINVAL, NOT_WHOLE, str(path))
    return key


def new_key() -> str:
    made = ec.generate_private_key(CURVE)
    return made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()

"""A fingerprint of an entry of a game's log, kept with it: by it one knows that it is what was written.

It is one of what stands there and not of the position that it leads to: positions are written down in other words by a
later version, and a log that this version cannot play must be told from one that is damaged.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

LENGTH = 32


def entry_hash(
    table: str, sequence: int, kind: str, seat: int | None, key: str | None, moves: list[Any], events: list[Any]
) -> str:
    """Of all that the entry says, and of its place; when it was said is not part of it."""
    said = [table, sequence, kind, seat, key, moves, events]
    try:
        text = msgspec.json.encode(said, order="deterministic")
    except TypeError:  # some keys are numbers: as it is read, all of them are texts
        text = msgspec.json.encode(msgspec.json.decode(msgspec.json.encode(said)), order="deterministic")
    return hashlib.sha256(text).hexdigest()[:LENGTH]

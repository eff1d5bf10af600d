"""What all written-down positions share: their hash."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from cabildo.engine.state import State

NOT_HASHED = ("generator",)


def position_hash(state: State) -> str:
    """A fingerprint of the state: equal states have equal ones, whatever their generator would draw next."""
    return document_hash(state.to_position())


def document_hash(document: dict[str, Any]) -> str:
    """The fingerprint of a position; fields with default values are not in it, so a new field changes nothing."""
    hashed = {name: value for name, value in document.items() if name not in NOT_HASHED}
    return hashlib.sha256(msgspec.json.encode(hashed, order="deterministic")).hexdigest()[:32]

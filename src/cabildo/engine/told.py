"""What a field of a written position means, said where it is declared: the reference pages are made from it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Meta

NAMES = "names"  # what the names that a field may have are called
ALLOWED = "allowed"  # these names


def told(meaning: str) -> Meta:
    """What a field means; behind "left out:" stands what it is where it is not said."""
    return Meta(description=meaning)


def one_of(called: str, names: Sequence[str]) -> Meta:
    """Which names a text, or the keys of a mapping, may be, and what such a name is called: "good"."""
    return Meta(extra={NAMES: called, ALLOWED: tuple(names)})

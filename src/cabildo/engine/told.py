"""What a field of a written position or of a view means, said where it is declared.

The reference pages and the types of the browser client are made from it.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Meta

NAMES = "names"  # what the names that a field may have are called
ALLOWED = "allowed"  # these names
ALL = "all"  # whether every one of them is there
PHASES = "phases"  # the names are those of the title's phases


def told(meaning: str) -> Meta:
    """What a field means; behind "left out:" stands what it is where it is not said."""
    return Meta(description=meaning)


def one_of(called: str, names: Sequence[str]) -> Meta:
    """Which names a text, or the keys of a mapping, may be, and what such a name is called: "good"."""
    return Meta(extra={NAMES: called, ALLOWED: tuple(names)})


def a_phase() -> Meta:
    """A text is the name of a phase of the title."""
    return Meta(extra={PHASES: True})


def each_of(called: str, names: Sequence[str]) -> Meta:
    """Which names the keys of a mapping are, of which none is missing."""
    return Meta(extra={NAMES: called, ALLOWED: tuple(names), ALL: True})

"""What every title tells in the same form: decisions, standings and events. Views and parameters are its own data."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from msgspec import Struct


class WarningLine(Struct):
    """What will go wrong unless one minds it: a message id of the title with its parameters, and the rule."""

    message: str
    params: dict[str, Any]
    rule: str


class Decision(TypedDict):
    """What a seat is asked; what may be left out is only told to that seat."""

    seat: int
    kind: str
    prompt: str
    hidden: bool
    because: str | None
    params: NotRequired[dict[str, Any]]
    choices: NotRequired[list[str]]
    expected: NotRequired[list[str]]
    facts: NotRequired[dict[str, dict[str, Any]]]  # by action what its message tells besides its words: points, a price
    final: NotRequired[list[str]]  # those of the choices that cannot be taken back freely
    cautions: NotRequired[dict[str, list[WarningLine]]]  # by choice what will go wrong because of it
    usual: NotRequired[str | None]
    standing: NotRequired[str | None]  # the key under which this kind of question can be answered beforehand
    stands: NotRequired[list[str]]  # those of the choices that can be left standing so


class ScoreLine(TypedDict):
    """What brought points."""

    source: str
    points: int | None
    item: NotRequired[str]
    count: NotRequired[int]
    rule: NotRequired[str]
    parts: NotRequired[list[ScoreLine]]


class Standing(TypedDict):
    """A seat in the ranking; None is what one may not know."""

    seat: int
    rank: int | None
    points: int | None
    lines: list[ScoreLine]
    tiebreaks: list[tuple[str, int | None]]


class Standings(TypedDict):
    """How the seats stand."""

    final: bool
    seats: list[Standing]


class GameEvent(TypedDict):
    """What happened: a message id and, beside these, its parameters."""

    event: str
    move: int

"""Moves on the wire: doing something, answering beforehand, taking back, and asking why not."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from cabildo.server.wire.forms import Key, Notation, SeatNumber, Sequence, StandingKey, Version
from cabildo.server.wire.games import Decision, WarningLine


class Sight(Struct, forbid_unknown_fields=True):
    """With whose eyes somebody looks at the table, and what they have of it: the answer brings what is new."""

    eyes: SeatNumber | None
    version: Version
    events: Sequence  # so many of the log


class MoveWish(Struct, forbid_unknown_fields=True):
    """Actions of one seat, all or nothing; only the last may be one that cannot be taken back freely.

    The same key is only ever carried out once, and stands for nothing else than what it was sent with first.
    """

    key: Key
    expected: Sequence
    seat: SeatNumber
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=60)]
    given: Literal["usual"] | None = None  # the client gave the usual answer; taking back goes over it
    sight: Sight | None = None


class StandingWish(Struct, forbid_unknown_fields=True):
    """Answer beforehand: whenever my seat is asked under this key and may do this, it is done."""

    seat: SeatNumber
    key: StandingKey
    action: Notation
    sight: Sight | None = None


class StandingAnswer(Struct):
    """An answer that was given beforehand; only its own seat is told."""

    key: str
    action: str


class UndoWish(Struct, forbid_unknown_fields=True):
    """Take the seat's last move back, or ask the others for it.

    It goes to what the seat decided last; with `given` only to what was answered for it last, to answer that anew.
    """

    key: Key
    expected: Sequence
    seat: SeatNumber
    given: bool = False
    sight: Sight | None = None


class UndoAnswer(Struct, forbid_unknown_fields=True):
    """An answer to somebody who wants to take back."""

    seat: SeatNumber
    accept: bool
    sight: Sight | None = None


class TryWish(Struct, forbid_unknown_fields=True):
    """Actions of the seat that is asked, to be tried and not done; `expected` is what they start from."""

    expected: Sequence
    seat: SeatNumber
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=60)]


class Tried(Struct):
    """What actions would lead to, as far as the seat can know. Nothing was done, and nobody is told."""

    sequence: int  # from which they start
    played: int  # so many were tried: the rest comes after a final one, or is another seat's turn
    final: bool  # the next one cannot be taken back freely: costs and warnings count it, view and decision do not
    change: dict[str, Any]  # of the view, in the form of `differences.py`
    decision: Decision | None  # what is asked then: in full if it is the same seat; None at the end of the game
    cost: dict[str, int]  # what is spent; the names have messages `holding-<name>`
    leaves: dict[str, int] | None  # what the seat then has; None where chance has a say in it
    points: int | None  # won or lost; None where they mean nothing then, or chance has a say in them
    warnings: list[WarningLine]


class WhyWish(Struct, forbid_unknown_fields=True):
    """Why may the seat not do this now?"""

    seat: SeatNumber
    action: Notation


class Why(Struct):
    """The rule or engine reason against it; None if it is legal."""

    rule: str | None
    text: str | None

"""Moves on the wire: doing something, answering beforehand, taking back, and asking why not."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cabildo.server.wire.forms import Key, Notation, SeatNumber, Sequence, StandingKey


class MoveWish(Struct, forbid_unknown_fields=True):
    """Actions of one seat, all or nothing; only the last may be one that cannot be taken back freely.

    The same key is only ever carried out once, and stands for nothing else than what it was sent with first.
    """

    key: Key
    expected: Sequence
    seat: SeatNumber
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=60)]
    given: Literal["usual"] | None = None  # the client gave the usual answer; taking back goes over it


class StandingWish(Struct, forbid_unknown_fields=True):
    """Answer beforehand: whenever my seat is asked under this key and may do this, it is done."""

    seat: SeatNumber
    key: StandingKey
    action: Notation


class StandingAnswer(Struct):
    """An answer that was given beforehand; only its own seat is told."""

    key: str
    action: str


class UndoWish(Struct, forbid_unknown_fields=True):
    """Take the seat's last move back, or ask the others for it."""

    key: Key
    expected: Sequence
    seat: SeatNumber


class UndoAnswer(Struct, forbid_unknown_fields=True):
    """An answer to somebody who wants to take back."""

    seat: SeatNumber
    accept: bool


class Done(Struct):
    """Carried out and on disk."""

    sequence: int
    unplayed: int = 0  # the last actions of a list, which were not tried: one before them told something new


class WhyWish(Struct, forbid_unknown_fields=True):
    """Why may the seat not do this now?"""

    seat: SeatNumber
    action: Notation


class Why(Struct):
    """The rule or engine reason against it; None if it is legal."""

    rule: str | None
    text: str | None

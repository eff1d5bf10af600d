"""Rows of the database as typed values."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from msgspec import Struct


class PersonRow(Struct, frozen=True):
    """A guest."""

    id: str
    name: str
    colour: str


class SeatRow(Struct):
    """A seat at a table. Open while it has neither person nor bot; a person with a bot is absent."""

    seat: int
    person: str | None
    name: str
    bot: str | None
    invitation: str | None


class TableRow(Struct):
    """A table without its log."""

    id: str
    title: str
    rules: int
    options: dict[str, Any]
    players: int
    public: bool
    days_per_move: int | None
    owner: str
    status: str
    sequence: int
    actor: int | None
    undo_asked: dict[str, Any] | None
    created: datetime
    moved: datetime
    rematch: str | None
    origin: dict[str, Any] | None
    seats: list[SeatRow]


class LogRow(Struct, frozen=True):
    """An entry of a game's log."""

    sequence: int
    kind: str
    seat: int | None
    key: str | None
    moves: list[dict[str, Any]]
    events: list[dict[str, Any]]
    at: datetime


class ChatRow(Struct, frozen=True):
    """A line of chat."""

    number: int
    person: str
    name: str
    colour: str
    text: str
    at: datetime

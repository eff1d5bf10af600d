"""Rows of the database as typed values."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from msgspec import Struct

STAND_IN = "simple"  # the bot that plays for somebody who is away or left


class PersonRow(Struct, frozen=True):
    """A guest."""

    id: str
    name: str
    colour: str


class SeatRow(Struct):
    """A seat at a table. Open while nobody and no bot was ever there; a person with a bot is absent."""

    seat: int
    person: str | None
    name: str
    bot: str | None
    invitation: str | None
    gone: bool = False  # who sat here is deleted; a bot plays on
    standing: dict[str, str] | None = None  # answers given beforehand: actions by the key of a decision


class Standing(Struct, frozen=True):
    """An answer that a seat gave beforehand, by the key of the decisions that it is for."""

    seat: int
    key: str
    action: str


class Waiting(Struct, frozen=True):
    """Whom a running game asks, where perhaps the server has to answer: a bot, or somebody who did so beforehand."""

    sequence: int
    bot: str | None
    standing: dict[str, str] | None


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
    watch_token: str | None = None  # of the link by which somebody may watch a private table
    result: dict[str, Any] | None = None  # how the game ended; see `wire.GameResult`


class LogRow(Struct, frozen=True):
    """An entry of a game's log."""

    sequence: int
    kind: str
    seat: int | None
    key: str | None
    moves: list[dict[str, Any]]
    events: list[dict[str, Any]]
    at: datetime


class Appended(Struct, frozen=True):
    """An entry that was written, for other processes that have the game in memory up to it."""

    entry: LogRow
    keeps_asking: bool  # who asked to take back still does


class ChatRow(Struct, frozen=True):
    """A line of chat, with the name its author had then; without a text where it was removed."""

    number: int
    person: str | None
    name: str
    colour: str
    text: str
    at: datetime


class DeviceRow(Struct, frozen=True):
    """A browser that can be called."""

    id: str
    endpoint: str
    key: str
    secret: str
    language: str
    made: datetime


class TurnRow(Struct, frozen=True):
    """Somebody whom a running game asks, who wants to be called then and was not, or has acted since."""

    table: str
    person: str
    sequence: int
    called: int | None
    seen: int

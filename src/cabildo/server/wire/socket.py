"""The socket: what a client says, and what it hears."""

from __future__ import annotations

from msgspec import Struct

from cabildo.server.wire.chat import ChatLine
from cabildo.server.wire.forms import Problem, SeatNumber, Sequence, TableId
from cabildo.server.wire.tables import TableState


class Watch(Struct, tag="watch", tag_field="type", forbid_unknown_fields=True):
    """Follow a table with the eyes of a seat; `since` is the number of events already known."""

    table: TableId
    seat: SeatNumber | None = None
    since: Sequence = 0


class Unwatch(Struct, tag="unwatch", tag_field="type", forbid_unknown_fields=True):
    """Follow it no longer."""

    table: TableId


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Still there?"""


ClientMessage = Watch | Unwatch | Ping


class TableNews(Struct, tag="table", tag_field="type"):
    """The table as it is now, with the events since the last news."""

    state: TableState


class ChatNews(Struct, tag="chat", tag_field="type"):
    """Somebody said something."""

    table: str
    line: ChatLine


class Pong(Struct, tag="pong", tag_field="type"):
    """Still here."""


class Trouble(Struct, tag="problem", tag_field="type"):
    """Something that the client said could not be done, or a table that can be watched no longer."""

    problem: Problem
    table: str | None = None


ServerMessage = TableNews | ChatNews | Pong | Trouble

"""The socket: what a client says, and what it hears."""

from __future__ import annotations

from msgspec import Struct

from cabildo.server.wire.chat import ChatLine
from cabildo.server.wire.forms import Problem, SeatNumber, Sequence, TableId, Version
from cabildo.server.wire.news import TableDifference, TableNews

PROTOCOL = 2  # what pages and server say to each other; a page that speaks another one has to be loaded again


class Watch(Struct, tag="watch", tag_field="type", forbid_unknown_fields=True):
    """Follow a table with the eyes of a seat.

    Who has a version of it is told the difference; else, or where the server does not know that version any more, comes
    the whole, with the events after the first `since`.
    """

    table: TableId
    seat: SeatNumber | None = None
    since: Sequence = 0
    version: Version | None = None
    protocol: int = 1  # which one the client speaks; those of before there were numbers say nothing


class Unwatch(Struct, tag="unwatch", tag_field="type", forbid_unknown_fields=True):
    """Follow it no longer."""

    table: TableId


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Still there?"""


ClientMessage = Watch | Unwatch | Ping


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


ServerMessage = TableNews | TableDifference | ChatNews | Pong | Trouble

"""The log of a game as it is kept in memory: written small, and read again when somebody asks for it.

Thousands of tables lie in memory, and of most only the newest lines are looked at. As objects their logs would take ten
times the space, and the garbage collector would walk through all of them.
"""

from __future__ import annotations

import sys
from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from cabildo.engine.events import Event
from cabildo.engine.state import EVERYBODY

WrittenEvent = tuple[str, dict[str, Any], int, int, dict[str, Any]]  # as `Event`, without the names of the fields
READ_EVENTS = msgspec.msgpack.Decoder(list[WrittenEvent])


class Entry(Protocol):
    """What playing and taking back ask of an entry of the log."""

    @property
    def sequence(self) -> int: ...

    @property
    def seat(self) -> int | None: ...

    @property
    def moves(self) -> list[dict[str, Any]]: ...


class Played(Struct, frozen=True, gc=False):
    """An entry with moves, without what is only for the disk."""

    sequence: int
    seat: int | None
    is_given: bool  # all of it was given for the player: usual and standing answers
    count: int  # of moves
    action: str  # the first, which is what people call it by
    written: bytes

    @classmethod
    def of(cls, entry: Entry) -> Played:
        moves = entry.moves
        action = sys.intern(moves[0]["action"]) if moves else ""  # the same ones come again and again
        return cls(entry.sequence, entry.seat, is_given(moves), len(moves), action, msgspec.msgpack.encode(moves))

    @property
    def moves(self) -> list[dict[str, Any]]:
        moves: list[dict[str, Any]] = msgspec.msgpack.decode(self.written)
        return moves


def is_given(moves: list[dict[str, Any]]) -> bool:
    return bool(moves) and all(move.get("given") for move in moves)


class EventLog:
    """All events of a game, in pieces as they came."""

    __slots__ = ("_ends", "_pieces", "bytes")

    def __init__(self, pieces: Iterable[list[Event]] = ()) -> None:
        self._pieces: list[bytes] = []
        self._ends = array("L")  # of each piece: how many events there are up to its end
        self.bytes = 0
        for events in pieces:
            self.add(events)

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def __iter__(self) -> Iterator[Event]:
        return iter(self.since(0))

    def add(self, events: list[Event]) -> None:
        self._add([(event.name, event.params, event.move, event.audience, event.secret) for event in events])

    def add_written(self, events: list[dict[str, Any]]) -> None:
        """The same of events as an entry of the log has them."""
        self._add(
            [
                (
                    event["name"],
                    event["params"],
                    event["move"],
                    event.get("audience", EVERYBODY),
                    event.get("secret", {}),
                )
                for event in events
            ]
        )

    def _add(self, written: list[WrittenEvent]) -> None:
        if written:
            self._pieces.append(msgspec.msgpack.encode(written))
            self._ends.append(len(self) + len(written))
            self.bytes += len(self._pieces[-1])

    def since(self, known: int) -> list[Event]:
        """All but the first so many."""
        first = bisect_right(self._ends, known)
        events = [Event(*event) for piece in self._pieces[first:] for event in READ_EVENTS.decode(piece)]
        begin = self._ends[first - 1] if first else 0
        return events[known - begin :]

    @property
    def pieces(self) -> int:
        return len(self._pieces)

"""What happened, as message id and parameters: log, animation, statistics and every language's text come from it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from cabildo.engine.state import EVERYBODY


class Event(Struct, frozen=True):
    """An event has the same place in the log for everybody; `secret` is only for the seats of `audience`."""

    name: str
    params: dict[str, Any]
    move: int  # the number of the move that caused it, 0 for the set-up
    audience: int = EVERYBODY  # a set of seats as bits
    secret: dict[str, Any] = {}

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as that seat, or with None a spectator, may know it."""
        return {"event": self.name, "move": self.move, **self.params, **(self.secret if self.told(seat) else {})}

    def told(self, seat: int | None) -> bool:
        """Whether the seat is one of the audience."""
        return in_audience(self.audience, seat)


def in_audience(audience: int, seat: int | None) -> bool:
    """Whether a set of seats holds the seat; a spectator, None, is only in the set of everybody."""
    return audience == EVERYBODY or (seat is not None and bool(audience >> seat & 1))

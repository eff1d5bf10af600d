"""Who stands where, and where the points come from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct


class Line(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One source of points. `points` is None where the asking seat may not know it."""

    source: str  # message id of the source, e.g. "chips" or "building"
    points: int | None
    item: str | None = None  # which building, district, ...
    count: int | None = None  # of how many things
    rule: str | None = None  # the ledger id
    parts: tuple[Line, ...] = ()  # an explanation that is nested, where it needs to be


class Standing(Struct, frozen=True, kw_only=True):
    """One seat's place."""

    seat: int
    rank: int | None  # from 1, shared by tied seats; None before the end where it is not known
    points: int | None
    lines: tuple[Line, ...]
    tiebreaks: tuple[tuple[str, int | None], ...] = ()  # name and number, the first that differs decides


class Standings(Struct, frozen=True, kw_only=True):
    """All seats, best first; seats of unknown rank in the order of the table."""

    final: bool
    seats: tuple[Standing, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, more than one if they share the win; none before the end."""
        return tuple(standing.seat for standing in self.seats if self.final and standing.rank == 1)

    def __iter__(self) -> Iterator[Standing]:
        """The seats, best first: `for standing in state.standings()`."""
        return iter(self.seats)

    def of(self, seat: int) -> Standing:
        return next(standing for standing in self.seats if standing.seat == seat)

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


def ranked(standings: list[Standing], *, final: bool) -> Standings:
    """Rank by points, then by the tie-breaks, if all of them are known; equal seats share their place."""

    def key(standing: Standing) -> tuple[int, ...]:
        return (standing.points or 0, *(value or 0 for _, value in standing.tiebreaks))

    if any(standing.points is None for standing in standings):
        return Standings(final=final, seats=tuple(sorted(standings, key=lambda standing: standing.seat)))
    placed = [
        msgspec.structs.replace(standing, rank=1 + sum(key(other) > key(standing) for other in standings))
        for standing in standings
    ]
    return Standings(final=final, seats=tuple(sorted(placed, key=lambda standing: (standing.rank, standing.seat))))

"""Work on a database: functions on a connection, run so that they hold up nobody, and told when they are on disk."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Protocol, Self, TypeVar

import msgspec
from sqlalchemy import URL, Connection

from cabildo.server.store.faults import Condition

T = TypeVar("T")
Work = Callable[[Connection], T]


class LostRace(Exception):
    """Somebody else wrote this sequence or key first."""


class Joint(ABC):
    """Work of which several are carried out together, which takes no more statements than one of them."""

    most: ClassVar[int]  # how many at once

    def __call__(self, connection: Connection) -> None:
        self.carry_out([self], connection)

    @classmethod
    @abstractmethod
    def carry_out(cls, works: Sequence[Self], connection: Connection) -> None:
        """Do all of it; raises where one of them has to be refused, and then nobody knows which."""


def as_json(data: Any) -> str:
    """How JSON is written to a database."""
    return msgspec.json.encode(data).decode()


class Database(Protocol):
    """What the store asks of a database. Raises Unavailable where that cannot be done for the host to look after."""

    url: URL
    alone: bool  # no other server writes to it
    condition: Condition

    async def read(self, work: Work[T]) -> T:
        """What the work finds."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Do the work in a transaction, or nothing of it if it raises; it is on disk when this returns."""
        ...

    async def write_at_once(self, work: Work[T]) -> T:
        """The same for work that is a single statement, which needs no transaction around it."""
        ...

    def check_room(self) -> None:
        """Raises Unavailable where the disk is all but full."""
        ...

    async def examine(self) -> None:
        """Look for damage, which takes its time; raises Unavailable."""
        ...

    async def written_by_others(self) -> bool:
        """Whether another process wrote since this was last asked, where it cannot tell of it itself."""
        ...

    async def close(self) -> None: ...

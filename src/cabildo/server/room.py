"""Places for connections: so many in all and so many an address, each with a time by which something must happen.

Where all places are taken, the connection that has been silent longest gives way: whoever means to ask something does
so at once, so a crowd of connections that ask nothing keeps nobody out.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

FAREWELL = 5.0  # seconds for a closed connection to fetch what was written to it


class Place:
    """One connection's place."""

    __slots__ = ("address", "closing", "deadline", "expire", "transport")

    def __init__(self, transport: asyncio.Transport, address: str, expire: Callable[[], None]) -> None:
        self.transport = transport
        self.address = address
        self.expire = expire  # called once the deadline has passed
        self.deadline: float | None = None
        self.closing: float | None = None  # since when


class Room:
    """All connections of this process."""

    def __init__(self, in_all: int, an_address: int | None) -> None:
        self._in_all = in_all
        self._an_address = an_address  # None: no limit
        self._places: dict[asyncio.Transport, Place] = {}
        self._by_address: dict[str, int] = {}
        self._silent: dict[str, OrderedDict[Place, None]] = {}  # by address; who is silent longest comes first
        self._silent_in_all: OrderedDict[Place, None] = OrderedDict()
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        return len(self._places)

    def left(self) -> int:
        """How many places nobody has."""
        return max(0, self._in_all - len(self._places))

    # ---- coming and going

    async def space(self) -> None:
        """Wait until somebody can enter."""
        while len(self._places) >= self._in_all and not self._silent_in_all:
            self._changed.clear()
            await self._changed.wait()

    def enter(self, transport: asyncio.Transport, address: str, expire: Callable[[], None]) -> Place | None:
        """A place; None where the address has too many. The empty address is a proxy's: it is many people's."""
        if address and self._an_address is not None and self._by_address.get(address, 0) >= self._an_address:
            silent = self._silent.get(address)
            if not silent:
                return None
            self.dismiss(next(iter(silent)))
        if len(self._places) >= self._in_all:
            self.make_way()
        place = Place(transport, address, expire)
        self._places[transport] = place
        self._by_address[address] = self._by_address.get(address, 0) + 1
        return place

    def place_of(self, transport: asyncio.Transport) -> Place | None:
        return self._places.get(transport)

    def leave(self, transport: asyncio.Transport) -> None:
        place = self._places.pop(transport, None)
        if place is None:
            return
        self.speaks(place)
        left = self._by_address.pop(place.address) - 1
        if left:
            self._by_address[place.address] = left
        self._changed.set()

    def make_way(self) -> None:
        """Let whoever is silent longest go, if anybody is."""
        if self._silent_in_all:
            self.dismiss(next(iter(self._silent_in_all)))

    def dismiss(self, place: Place) -> None:
        place.transport.abort()
        self.leave(place.transport)

    # ---- silence

    def is_silent(self, place: Place) -> None:
        """From now on, if not before, the client owes us something: a request, or the rest of one."""
        if place not in self._silent_in_all and place.transport in self._places:
            self._silent_in_all[place] = None
            self._silent.setdefault(place.address, OrderedDict())[place] = None
            self._changed.set()

    def speaks(self, place: Place) -> None:
        if self._silent_in_all.pop(place, place) is None:
            silent = self._silent[place.address]
            del silent[place]
            if not silent:
                del self._silent[place.address]

    # ---- time

    def sweep(self, now: float) -> None:
        """End what has taken too long."""
        for place in list(self._places.values()):
            if place.transport.is_closing():
                if place.closing is None:
                    place.closing = now
                elif now - place.closing > FAREWELL:
                    self.dismiss(place)
            elif place.deadline is not None and now >= place.deadline:
                place.deadline = None
                place.expire()

"""Tables on Cabildo's server for the load generator: four people each, a socket a person, random moves by POST."""

from __future__ import annotations

import random
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from load_wire import HttpPool, LiveSocket
from msgspec import Raw, Struct

from cabildo.server.differences import applied
from cabildo.server.wire.socket import PROTOCOL

SEATS = 4


class TableInfo(Struct):
    """How far the game is."""

    sequence: int


class State(Struct):
    """Of a table's state only what a random player needs."""

    table: TableInfo
    decision: dict[str, Any] | None
    version: str
    log_from: int
    log: list[Raw]


class Changes(Struct):
    """Of a difference only what became of the question; the rest is not looked at."""

    decision: dict[str, Any] | list[Any] = {}


class News(Struct):
    """A message of the socket: the whole table, or the difference from what one has."""

    type: str
    state: State | None = None
    version: str = ""
    sequence: int = 0
    log_from: int = 0
    log: list[Raw] = []
    change: Changes | None = None


class Sight(Struct):
    """What a person has of their table."""

    version: str = ""
    events: int = 0
    sequence: int = 0
    decision: Any = None


DECODER = msgspec.json.Decoder(News)


class Table:
    """A game with all its players."""

    def __init__(self, processes: Sequence[HttpPool], title: str) -> None:
        self._processes = processes  # each person keeps to one of them, the next person to the next
        self._title = title
        self._id = ""
        self._cookies: list[str] = []
        self.sockets: list[LiveSocket] = []
        self._asked: int | None = None  # the seat that is asked
        self._seen = [Sight() for _ in range(SEATS)]

    async def prepare(self) -> None:
        people = [await self._person(seat) for seat in range(SEATS)]
        wish = {"title": self._title, "seats": [{"kind": "me"}] + [{"kind": "link"}] * (SEATS - 1)}
        self._cookies = people
        made = await self._post(0, "/api/tables", wish)
        self._id = made["table"]["id"]
        for seat, invitation in enumerate(made["invitations"], 1):
            await self._post(seat, f"/api/tables/{self._id}/join", {"token": invitation["token"]})
        await self._post(0, f"/api/tables/{self._id}/start", None)
        for seat in range(SEATS):
            await self._watch(seat)

    def _process(self, seat: int) -> HttpPool:
        return self._processes[seat % len(self._processes)]

    async def _person(self, seat: int) -> str:
        answer = await self._process(seat).post("/api/me", b'{"name":"Guest"}')
        return answer.header(b"set-cookie").partition(b";")[0].decode()

    async def _post(self, seat: int, path: str, body: Any) -> Any:
        answer = await self._process(seat).post(path, msgspec.json.encode(body), self._cookies[seat])
        if answer.status not in (200, 201):
            raise ConnectionError(f"{path}: {answer.status} {answer.body.decode()}")
        return msgspec.json.decode(answer.body)

    async def _watch(self, seat: int) -> None:
        socket = await LiveSocket.connect(
            self._process(seat).port, "/api/live", self._cookies[seat], lambda text: self._hear(seat, text)
        )
        socket.send(msgspec.json.encode({"type": "watch", "table": self._id, "seat": seat, "protocol": PROTOCOL}))
        self.sockets.append(socket)

    def _hear(self, seat: int, text: bytes) -> None:
        news, seen = DECODER.decode(text), self._seen[seat]
        if news.state is not None:
            seen.version, seen.sequence = news.state.version, news.state.table.sequence
            seen.decision, seen.events = news.state.decision, news.state.log_from + len(news.state.log)
        elif news.change is not None:
            seen.version, seen.sequence, seen.events = news.version, news.sequence, news.log_from + len(news.log)
            seen.decision = applied(seen.decision, news.change.decision)
        if seen.decision is not None and seen.decision["seat"] == seat:
            self._asked = seat

    def ready(self) -> bool:
        """Whether everybody has heard everything and somebody is asked."""
        return self._asked is not None and len({seen.sequence for seen in self._seen}) == 1

    async def move(self, pick: random.Random) -> bool:
        """Whoever is asked makes a random move; whether it was acknowledged."""
        assert self._asked is not None
        seat, seen = self._asked, self._seen[self._asked]
        self._asked = None
        wish = {
            "key": secrets.token_hex(8),
            "expected": seen.sequence,
            "seat": seat,
            "actions": [pick.choice(seen.decision["choices"])],
            "sight": {"eyes": seat, "version": seen.version, "events": seen.events},
        }
        path = f"/api/tables/{self._id}/moves"
        answer = await self._process(seat).post(path, msgspec.json.encode(wish), self._cookies[seat])
        return answer.status == 200

"""Tables on Cabildo's server for the load generator: four people each, a socket a person, random moves by POST."""

from __future__ import annotations

import random
import secrets
from typing import Any

import msgspec
from load_wire import HttpPool, LiveSocket
from msgspec import Struct

SEATS = 4


class Decision(Struct):
    """Whom the server asks, and for which answers."""

    seat: int
    choices: list[str] = []


class TableInfo(Struct):
    """How far the game is."""

    sequence: int


class State(Struct):
    """Of a table's state only what a random player needs."""

    table: TableInfo
    decision: Decision | None


class News(Struct):
    """A message of the socket."""

    type: str
    state: State | None = None


DECODER = msgspec.json.Decoder(News)


class Table:
    """A game with all its players."""

    def __init__(self, http: HttpPool, port: int) -> None:
        self._http = http
        self._port = port
        self._id = ""
        self._cookies: list[str] = []
        self.sockets: list[LiveSocket] = []
        self._asked: tuple[int, Decision] | None = None  # at which sequence who is asked for what
        self._heard = [0] * SEATS  # sequences, by seat

    async def prepare(self) -> None:
        people = [await self._person() for _ in range(SEATS)]
        wish = {"title": "puerto-rico", "seats": [{"kind": "me"}] + [{"kind": "link"}] * (SEATS - 1)}
        made = await self._post(people[0], "/api/tables", wish)
        self._id = made["table"]["id"]
        for person, invitation in zip(people[1:], made["invitations"], strict=True):
            await self._post(person, f"/api/tables/{self._id}/join", {"token": invitation["token"]})
        self._cookies = people
        await self._post(people[0], f"/api/tables/{self._id}/start", None)
        for seat in range(SEATS):
            await self._watch(seat)

    async def _person(self) -> str:
        answer = await self._http.post("/api/me", b'{"name":"Guest"}')
        return answer.header(b"set-cookie").partition(b";")[0].decode()

    async def _post(self, person: str, path: str, body: Any) -> Any:
        answer = await self._http.post(path, msgspec.json.encode(body), person)
        if answer.status not in (200, 201):
            raise ConnectionError(f"{path}: {answer.status} {answer.body.decode()}")
        return msgspec.json.decode(answer.body)

    async def _watch(self, seat: int) -> None:
        socket = await LiveSocket.connect(
            self._port, "/api/live", self._cookies[seat], lambda text: self._hear(seat, text)
        )
        socket.send(msgspec.json.encode({"type": "watch", "table": self._id, "seat": seat}))
        self.sockets.append(socket)

    def _hear(self, seat: int, text: bytes) -> None:
        state = DECODER.decode(text).state
        if state is None:
            return
        self._heard[seat] = state.table.sequence
        if state.decision is not None and state.decision.seat == seat:
            self._asked = (state.table.sequence, state.decision)

    def ready(self) -> bool:
        """Whether everybody has heard everything and somebody is asked."""
        return self._asked is not None and min(self._heard) == self._asked[0]

    async def move(self, pick: random.Random) -> bool:
        """Whoever is asked makes a random move; whether it was acknowledged."""
        assert self._asked is not None
        sequence, decision = self._asked
        self._asked = None
        wish = {
            "key": secrets.token_hex(8),
            "expected": sequence,
            "seat": decision.seat,
            "actions": [pick.choice(decision.choices)],
        }
        path = f"/api/tables/{self._id}/moves"
        answer = await self._http.post(path, msgspec.json.encode(wish), self._cookies[decision.seat])
        return answer.status == 200

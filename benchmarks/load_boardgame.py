"""Tables on the server of boardgame.io for the load generator, with a game of the same message pattern as Cabildo's."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
from load_wire import HttpPool, LiveSocket
from msgspec import Raw, Struct

SOURCE = Path(__file__).resolve().parent / "boardgame"
FOLDER = SOURCE.parents[1] / "build" / "boardgame"
PACKAGE = (SOURCE / "package.json").read_text()  # with koa-compose 4.1: its server finds no routes with the newest
VERSION = msgspec.json.decode(PACKAGE)["dependencies"]["boardgame.io"]
GAME = "cargo"
SEATS = 4
EVENT = f"42/{GAME},".encode()  # how socket.io begins an event of this game


def command(port: int) -> list[str]:
    """Installs the package where it is missing; how to start the server."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        sys.exit("boardgame.io needs Node and npm on the PATH")
    installed = FOLDER / "node_modules" / ".installed-from"
    if not installed.is_file() or installed.read_text() != PACKAGE:
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / "package.json").write_text(PACKAGE)
        quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error", "--ignore-scripts"]
        subprocess.run([npm, "install", *quiet], cwd=FOLDER, check=True, timeout=300)
        installed.write_text(PACKAGE)
    shutil.copy(SOURCE / "server.js", FOLDER / "server.js")
    os.environ["NODE_ENV"] = "production"
    return [node, str(FOLDER / "server.js"), str(port)]


class Context(Struct):
    """Whose turn it is."""

    currentPlayer: str  # noqa: N815 - boardgame.io's word


class State(Struct):
    """Of a game's state only what the players need."""

    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Sync(Struct):
    """The answer to a socket that begins to follow a game."""

    state: State


UPDATE = msgspec.json.Decoder(tuple[str, str, State, Raw])
SYNC = msgspec.json.Decoder(tuple[str, str, Sync])


class Table:
    """A game with all its players."""

    def __init__(self, http: HttpPool, port: int) -> None:
        self._http = http
        self._port = port
        self._id = ""
        self._credentials: list[str] = []
        self.sockets: list[LiveSocket] = []
        self._states: list[State | None] = [None] * SEATS
        self._waiting: Any = None

    async def prepare(self) -> None:
        self._id = (await self._post("create", {"numPlayers": SEATS}))["matchID"]
        for seat in range(SEATS):
            joined = await self._post(f"{self._id}/join", {"playerID": str(seat), "playerName": "Guest"})
            self._credentials.append(joined["playerCredentials"])
        for seat in range(SEATS):
            await self._watch(seat)

    async def _post(self, path: str, body: Any) -> Any:
        answer = await self._http.post(f"/games/{GAME}/{path}", msgspec.json.encode(body))
        if answer.status != 200:
            raise ConnectionError(f"{path}: {answer.status} {answer.body.decode()}")
        return msgspec.json.decode(answer.body)

    async def _watch(self, seat: int) -> None:
        path = "/socket.io/?EIO=4&transport=websocket"
        socket = await LiveSocket.connect(self._port, path, "", lambda text: self._hear(seat, text))
        self.sockets.append(socket)
        socket.send(f"40/{GAME},".encode())  # the name space of the game

    def _hear(self, seat: int, text: bytes) -> None:
        if text.startswith(EVENT + b'["update"'):
            self._states[seat] = UPDATE.decode(text[len(EVENT) :])[2]
            if self._waiting is not None and self._waiting[0] == seat:
                self._waiting[1].set_result(True)
                self._waiting = None
        elif text.startswith(EVENT + b'["sync"'):
            self._states[seat] = SYNC.decode(text[len(EVENT) :])[2].state
        elif text.startswith(f"40/{GAME},".encode()):
            self._emit(seat, ["sync", self._id, str(seat), self._credentials[seat], SEATS])
        elif text == b"2":
            self.sockets[seat].send(b"3")

    def _emit(self, seat: int, event: list[Any]) -> None:
        self.sockets[seat].send(EVENT + msgspec.json.encode(event))

    def ready(self) -> bool:
        """Whether everybody has heard everything."""
        states = [state for state in self._states if state is not None]
        return self._waiting is None and len(states) == SEATS and len({state.number for state in states}) == 1

    async def move(self, pick: random.Random) -> bool:
        """Whoever's turn it is moves; there is no acknowledgement but the news on their own socket."""
        state = self._states[0]
        assert state is not None
        seat = int(state.ctx.currentPlayer)
        payload = {"type": "load", "args": [pick.randrange(8)], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": {**payload, "credentials": self._credentials[seat]}}
        self._waiting = (seat, asyncio.get_running_loop().create_future())
        done = self._waiting[1]
        self._emit(seat, ["update", action, state.number, self._id, str(seat)])
        try:
            return bool(await asyncio.wait_for(done, 10))
        except TimeoutError:
            return False

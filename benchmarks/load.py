"""How many moves a second one server process holds: live tables, a socket for every seat, durable on SQLite.

Starts its own server on the loopback interface, plays random moves at a fixed rate, and prints how long the
acknowledgements took. Then it raises the rate step by step and prints the highest one that was held.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import random
import secrets
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
HELD = 0.95  # so much of the wanted rate must be reached
PAUSE_BETWEEN_STEPS = 2.0


class Player:
    """A person at a table, with a socket that hears the news."""

    def __init__(self, address: str, cookie: str) -> None:
        self.address = address
        self.cookie = cookie
        self.table = ""
        self.seat = 0
        self.state: dict[str, Any] = {}
        self.heard = 0
        self._socket: ClientConnection | None = None

    async def watch(self) -> None:
        url = self.address.replace("http", "ws", 1) + "/api/live"
        self._socket = await connect(url, additional_headers={"Cookie": f"cabildo={self.cookie}"}, max_queue=None)
        await self._socket.send(msgspec.json.encode({"type": "watch", "table": self.table, "seat": self.seat}).decode())

    async def listen(self) -> None:
        assert self._socket is not None
        async for text in self._socket:
            message = msgspec.json.decode(text)
            if message["type"] == "table":
                self.state = message["state"]
                self.heard += 1

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()


class Load:
    """All players and tables, and the moves they make."""

    def __init__(self, address: str, client: httpx.AsyncClient, seed: int) -> None:
        self.address = address
        self.client = client
        self.random = random.Random(seed)
        self.tables: list[list[Player]] = []
        self.times: list[float] = []
        self.refused = 0

    async def prepare(self, tables: int) -> None:
        for _ in range(tables):
            players = [await self.person() for _ in range(SEATS)]
            wish = {"title": "puerto-rico", "seats": [{"kind": "me"}] + [{"kind": "link"}] * (SEATS - 1)}
            made = await self.post(players[0], "/api/tables", wish)
            table = made["table"]["id"]
            for player, invitation in zip(players[1:], made["invitations"], strict=True):
                await self.post(player, f"/api/tables/{table}/join", {"token": invitation["token"]})
                player.seat = invitation["seat"]
            for player in players:
                player.table = table
            players[0].state = await self.post(players[0], f"/api/tables/{table}/start", None)
            self.tables.append(sorted(players, key=lambda player: player.seat))

    async def person(self) -> Player:
        response = await self.client.post("/api/me", json={"name": "Guest"}, cookies={})
        response.raise_for_status()
        cookie = response.cookies["cabildo"]
        self.client.cookies.clear()
        return Player(self.address, cookie)

    async def post(self, player: Player, path: str, body: Any) -> Any:
        response = await self.client.post(path, json=body, headers={"Cookie": f"cabildo={player.cookie}"})
        response.raise_for_status()
        return response.json()

    async def move(self, players: Sequence[Player]) -> None:
        """The actor of the table makes a random move, as his socket shows it to him."""
        newest = max((player.state for player in players if player.state), key=lambda state: state["table"]["sequence"])
        actor = newest["table"]["actor"]
        if actor is None:
            return
        player = players[actor]
        if player.state["table"]["sequence"] < newest["table"]["sequence"] or player.state["decision"] is None:
            return  # his news is on its way
        choices = player.state["decision"].get("choices")
        if not choices:
            return
        wish = {
            "key": secrets.token_hex(8),
            "expected": player.state["table"]["sequence"],
            "seat": actor,
            "actions": [self.random.choice(choices)],
        }
        start = time.perf_counter()
        response = await self.client.post(
            f"/api/tables/{player.table}/moves", json=wish, headers={"Cookie": f"cabildo={player.cookie}"}
        )
        if response.status_code == 200:
            self.times.append(time.perf_counter() - start)
        else:
            self.refused += 1

    async def play(self, rate: float, seconds: float) -> tuple[float, list[float]]:
        """Moves at this rate for so long; the rate reached, and the times of the acknowledgements."""
        self.times = []
        tables = itertools.cycle(self.tables)
        running: set[asyncio.Task[None]] = set()
        start = time.perf_counter()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
            task = asyncio.create_task(self.move(next(tables)))
            running.add(task)
            task.add_done_callback(running.discard)
        if running:
            await asyncio.wait(running, timeout=30)
        return len(self.times) / (time.perf_counter() - start), self.times


def shown(rate: float, times: list[float]) -> str:
    ordered = sorted(time * 1e3 for time in times)
    median, p99 = statistics.median(ordered), ordered[int(len(ordered) * 0.99)]
    return f"{rate:6.1f} moves/s acknowledged: median {median:.1f} ms, p99 {p99:.1f} ms, most {ordered[-1]:.1f} ms"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_server(folder: Path, port: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "cabildo", "serve", "--port", str(port), "--data", str(folder), "--no-rate-limits"]
    with (folder / "server.log").open("wb") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, "CABILDO_LOG": "WARNING"})
    for _ in range(200):
        try:
            httpx.get(f"http://127.0.0.1:{port}/health").raise_for_status()
        except httpx.HTTPError:
            time.sleep(0.1)
        else:
            return server
    sys.exit(f"the server did not start:\n{(folder / 'server.log').read_text()}")


async def measure(address: str, arguments: argparse.Namespace) -> None:
    limits = httpx.Limits(max_connections=200, max_keepalive_connections=200)
    async with httpx.AsyncClient(base_url=address, limits=limits, timeout=30) as client:
        load = Load(address, client, seed=1)
        start = time.perf_counter()
        await load.prepare(arguments.tables)
        players = [player for table in load.tables for player in table]
        for player in players:
            await player.watch()
        listeners = [asyncio.create_task(player.listen()) for player in players]
        await asyncio.sleep(3)
        print(f"{len(load.tables)} tables and {len(players)} sockets after {time.perf_counter() - start:.0f} s")
        reached, times = await load.play(arguments.rate, arguments.seconds)
        print(shown(reached, times), f"({load.refused} refused)")
        held, rate = reached, arguments.rate
        while arguments.highest and reached >= HELD * rate and held < 2000:
            held, rate = reached, rate * 1.5
            await asyncio.sleep(PAUSE_BETWEEN_STEPS)
            reached, times = await load.play(rate, arguments.seconds / 2)
            print(shown(reached, times))
        if arguments.highest:
            print(f"highest rate held: {held:.0f} moves/s")
        for player in players:
            await player.close()
        await asyncio.gather(*listeners, return_exceptions=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=50, help="moves a second")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--no-highest", dest="highest", action="store_false", help="do not look for the highest rate")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = start_server(Path(folder), port)
        try:
            asyncio.run(measure(f"http://127.0.0.1:{port}", arguments))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)


if __name__ == "__main__":
    main()

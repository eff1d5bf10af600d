"""How fast Cabildo is: the compiled and the plain Python package against the same game in C++, in one interleaved run.

Run it with `make bench`. Every round measures all three one after another, so that a busy machine slows all of them;
the table shows medians over the rounds, and ratios of medians. Times are processor time of one core.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
SOURCE = ROOT / "src"
BUILD = ROOT / "build"
DEFAULT_BUILD = BUILD / "compiled"

CPP_COMPILERS = ("g++", "c++", "clang++")
CPP, COMPILED, PLAIN = "C++", "compiled", "interpreted"

# how much is done in a round by C++, compiled and interpreted: each about a third of a second
AMOUNTS = {
    "games": (10_000, 4_000, 120),
    "search": (10_000, 4_000, 120),
    "copies": (10_000_000, 400_000, 60_000),
    "deals": (2_000_000, 100_000, 8_000),
}
UNITS = {
    "games": "random games",
    "decisions": "decisions in them",
    "search": "search iterations",
    "copies": "copies of a state",
    "deals": "games dealt",
}
RIO_GAMES = 500  # random ones in a round, compiled
RIO_WARS = 150
RIO_PLAYERS = 4
TRINIDAD_GAMES = 400
TRINIDAD_COPIES = 150_000
TRINIDAD_WARS = 150
TRINIDAD_PLAYERS = 4
STATES = 10_000  # copies that are held to measure memory


class Worker:
    """A process with one build of the package that measures on demand."""

    def __init__(self, package: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "worker.py")],
            env={**os.environ, "PYTHONPATH": str(package), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONSAFEPATH": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.about = self.read()

    def ask(self, kind: str, players: int, amount: int) -> dict[str, float]:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{kind} {players} {amount}\n")
        self.process.stdin.flush()
        return self.read()

    def read(self) -> dict[str, float]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("bench: the worker has stopped; its error is above")
        answer: dict[str, float] = json.loads(line)
        return answer

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


class Limit:
    """The C++ program, asked the same way."""

    def __init__(self, program: Path) -> None:
        self.program = program

    def ask(self, kind: str, players: int, amount: int) -> dict[str, float]:
        output = subprocess.run(
            [str(self.program), kind, str(players), str(amount)], check=True, capture_output=True, text=True
        ).stdout.split()
        return {"amount": float(output[0]), "decisions": float(output[1]), "seconds": float(output[3])}


@dataclass
class Rates:
    """What was measured, as things a second: by unit, players and build, one number a round."""

    rounds: dict[tuple[str, int, str], list[float]] = field(default_factory=dict)

    def add(self, unit: str, players: int, build: str, rate: float) -> None:
        self.rounds.setdefault((unit, players, build), []).append(rate)

    def median(self, unit: str, players: int, build: str) -> float:
        return median(self.rounds[unit, players, build])

    def spread(self, unit: str, players: int, build: str) -> float:
        """Half the range of the rounds, relative to their median: how much to believe a number."""
        rates = self.rounds[unit, players, build]
        return (max(rates) - min(rates)) / 2 / median(rates)


def main() -> None:
    options = parse()
    limit = Limit(build_limit())
    if options.compiled == DEFAULT_BUILD and not (options.compiled / "cabildo").is_dir():
        subprocess.run(["make", "build"], cwd=ROOT, check=True)
    if not (options.compiled / "cabildo").is_dir():
        raise SystemExit(f"bench: there is no compiled package in {options.compiled}")
    compiled, plain = Worker(options.compiled), Worker(SOURCE)
    try:
        if not compiled.about["compiled"]:
            raise SystemExit(f"bench: the package in {options.compiled} is not compiled")
        if plain.about["compiled"]:
            raise SystemExit(f"bench: the package in {SOURCE} is compiled; remove its extension modules")
        print(f"Python {plain.about['python']}, {platform.machine()}, {os.cpu_count()} cores, {options.rounds} rounds")
        rates = measure(limit, compiled, plain, options)
        print_rates(rates, options.players)
        print_rio(rates, options.players)
        print_trinidad(rates, options.players)
        print_setup(compiled, plain, options)
    finally:
        compiled.close()
        plain.close()
    print_memory(limit, options)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", type=Path, default=DEFAULT_BUILD, help="folder with the compiled package")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--players", type=int, nargs="+", default=[3, 4, 5], choices=[3, 4, 5])
    parser.add_argument("--scale", type=float, default=1.0, help="do so many times as much in a round")
    parser.add_argument("--quick", action="store_true", help="three short rounds with four players")
    options = parser.parse_args()
    if options.quick:
        options.rounds, options.players, options.scale = 3, [4], 0.3
    options.compiled = options.compiled.resolve()
    return options


def build_limit() -> Path:
    """The C++ program, compiled anew if its source has changed."""
    source, program = HERE / "limit.cpp", BUILD / "limit"
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        BUILD.mkdir(exist_ok=True)
        if subprocess.run([*cpp_compiler(), "-O2", "-o", str(program), str(source)], check=False).returncode:
            raise SystemExit(f"bench: {source.name} cannot be compiled; the error is above")
    return program


def cpp_compiler() -> list[str]:
    """The command in CXX, else the first compiler on the PATH."""
    if named := shlex.split(os.environ.get("CXX", "")):
        if shutil.which(named[0]) is None:
            raise SystemExit(f"bench: CXX names {named[0]}, which is not on the PATH")
        return named
    for name in CPP_COMPILERS:
        if shutil.which(name):
            return [name]
    raise SystemExit(f"bench: the comparison needs a C++ compiler: {', '.join(CPP_COMPILERS)}, or one named in CXX")


def measure(limit: Limit, compiled: Worker, plain: Worker, options: argparse.Namespace) -> Rates:
    """All rounds; one to warm up is not counted."""
    rates = Rates()
    builds: tuple[tuple[str, Limit | Worker], ...] = ((CPP, limit), (COMPILED, compiled), (PLAIN, plain))
    for number in range(options.rounds + 1):
        rio = compiled.ask("rio-games", RIO_PLAYERS, max(1, int(RIO_GAMES * options.scale)))
        war = compiled.ask("rio-war", RIO_PLAYERS, max(1, int(RIO_WARS * options.scale)))
        if number > 0:
            rates.add("rio-decisions", RIO_PLAYERS, COMPILED, rio["decisions"] / rio["seconds"])
            rates.add("rio-games", RIO_PLAYERS, COMPILED, RIO_GAMES * options.scale / rio["seconds"])
            rates.add("rio-war", RIO_PLAYERS, COMPILED, war["decisions"] / war["seconds"])
        measure_trinidad(rates, compiled, options.scale, counts=number > 0)
        for players in options.players:
            for kind, amounts in AMOUNTS.items():
                for (build, measured), amount in zip(builds, amounts, strict=True):
                    amount = max(1, int(amount * options.scale))
                    answer = measured.ask(kind, players, amount)
                    if number == 0:
                        continue
                    rates.add(kind, players, build, amount / answer["seconds"])
                    if kind == "games":
                        rates.add("decisions", players, build, answer["decisions"] / answer["seconds"])
    return rates


def measure_trinidad(rates: Rates, compiled: Worker, scale: float, counts: bool) -> None:
    games, copies = max(1, int(TRINIDAD_GAMES * scale)), max(1, int(TRINIDAD_COPIES * scale))
    played = compiled.ask("trinidad-games", TRINIDAD_PLAYERS, games)
    copied = compiled.ask("trinidad-copies", TRINIDAD_PLAYERS, copies)
    war = compiled.ask("trinidad-war", TRINIDAD_PLAYERS, max(1, int(TRINIDAD_WARS * scale)))
    if counts:
        rates.add("trinidad-war", TRINIDAD_PLAYERS, COMPILED, war["decisions"] / war["seconds"])
        rates.add("trinidad-decisions", TRINIDAD_PLAYERS, COMPILED, played["decisions"] / played["seconds"])
        rates.add("trinidad-games", TRINIDAD_PLAYERS, COMPILED, games / played["seconds"])
        rates.add("trinidad-copies", TRINIDAD_PLAYERS, COMPILED, copies / copied["seconds"])


def print_rates(rates: Rates, player_counts: list[int]) -> None:
    heads = ("a second", "players", CPP, COMPILED, "of C++", PLAIN, "of C++", "compiled / plain", "spread")
    widths = (19, 7, 13, 13, 8, 13, 8, 16, 7)
    print_line(heads, widths)
    for unit, name in UNITS.items():
        for players in player_counts:
            cpp, compiled, plain = (rates.median(unit, players, build) for build in (CPP, COMPILED, PLAIN))
            spread = max(rates.spread(unit, players, build) for build in (CPP, COMPILED, PLAIN))
            cells = (
                name,
                str(players),
                f"{cpp:,.0f}",
                f"{compiled:,.0f}",
                f"{compiled / cpp:.1%}",
                f"{plain:,.0f}",
                f"{plain / cpp:.2%}",
                f"{compiled / plain:.1f}",
                f"±{spread:.0%}",
            )
            print_line(cells, widths)
    print("\nmicroseconds")
    for players in player_counts:
        for build in (CPP, COMPILED, PLAIN):
            decisions = rates.median("decisions", players, build)
            per_game = decisions / rates.median("games", players, build)
            copy, deal = (1e6 / rates.median(unit, players, build) for unit in ("copies", "deals"))
            print(
                f"{players} players, {build:<11}  decision {1e6 / decisions:7.3f} ({per_game:.0f} a game)"
                f"  copy {copy:7.3f}  deal {deal:7.2f}"
            )


def print_rio(rates: Rates, player_counts: list[int]) -> None:
    """A decision of the larger title against one of Puerto Rico's, both at random, compiled and in this run."""
    if RIO_PLAYERS in player_counts:
        units = ("rio-decisions", "rio-war", "decisions", "rio-games")
        rio, war, puerto_rico, games = (rates.median(unit, RIO_PLAYERS, COMPILED) for unit in units)
        print(
            f"{RIO_PLAYERS} players, Río de la Plata: decision {1e6 / rio:.3f},"
            f" {puerto_rico / rio:.1f} times one of Puerto Rico; in a war {1e6 / war:.3f},"
            f" {puerto_rico / war:.1f} times; {games:,.0f} random games a second"
        )


def print_trinidad(rates: Rates, player_counts: list[int]) -> None:
    """A decision and a copy of the largest title against Puerto Rico's, compiled and in this run."""
    if TRINIDAD_PLAYERS in player_counts:
        units = ("trinidad-decisions", "trinidad-war", "decisions", "trinidad-copies", "copies", "trinidad-games")
        decision, war, their_decision, copy, their_copy, games = (
            rates.median(unit, TRINIDAD_PLAYERS, COMPILED) for unit in units
        )
        print(
            f"{TRINIDAD_PLAYERS} players, Trinidad: decision {1e6 / decision:.3f},"
            f" {their_decision / decision:.1f} times one of Puerto Rico; in an extended war {1e6 / war:.3f},"
            f" {their_decision / war:.1f} times; copy {1e6 / copy:.3f},"
            f" {their_copy / copy:.1f} times; {games:,.0f} random games a second"
        )


def print_setup(compiled: Worker, plain: Worker, options: argparse.Namespace) -> None:
    """Checking options and board, which is done once for any number of games."""
    times = 300
    for players in options.players:
        cells = []
        for build, worker in ((COMPILED, compiled), (PLAIN, plain)):
            seconds = worker.ask("setups", players, times)["seconds"]
            cells.append(f"{build} {seconds / times * 1e6:.0f}")
        print(f"{players} players, set-up checked once before the first deal: {', '.join(cells)}")


def print_memory(limit: Limit, options: argparse.Namespace) -> None:
    """By a new process for each number, since a process keeps what it was given before."""
    print(f"\nbytes a state, by the growth of the process over {STATES:,} copies")
    for players in options.players:
        cells = [f"{CPP} {limit.ask('size', players, 1)['amount']:.0f}"]
        for build, package in ((COMPILED, options.compiled), (PLAIN, SOURCE)):
            worker = Worker(package)
            cells.append(f"{build} {worker.ask('memory', players, STATES)['bytes']:.0f}")
            worker.close()
        print(f"{players} players: {', '.join(cells)}")
    cells = []
    for build, package in ((COMPILED, options.compiled), (PLAIN, SOURCE)):
        worker = Worker(package)
        cells.append(f"{build} {worker.ask('trinidad-memory', TRINIDAD_PLAYERS, STATES)['bytes']:.0f}")
        worker.close()
    print(f"{TRINIDAD_PLAYERS} players, Trinidad halfway: {', '.join(cells)}")


def print_line(cells: tuple[str, ...], widths: tuple[int, ...]) -> None:
    first, *rest = (f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
    print("  ".join([first.strip().ljust(widths[0]), *rest]))


if __name__ == "__main__":
    main()

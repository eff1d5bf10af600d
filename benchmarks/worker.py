"""Measures one build of Cabildo: `run.py` starts it with the compiled or the plain package on its path.

It reads lines "KIND PLAYERS AMOUNT" and answers each with JSON. Times are processor time. It measures Puerto Rico, with
the kinds "rio-games" and "rio-war" Río de la Plata, and with those that begin with "trinidad-" Trinidad.
"""

from __future__ import annotations

import gc
import json
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time

from cabildo.bots.rollout import copy_often, play_on, random_games
from cabildo.bots.uct import search
from cabildo.engine import state as state_module
from cabildo.engine.state import State
from cabildo.engine.title import Title
from cabildo.titles.puerto_rico.title import TITLE
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.title import TITLE as RIO
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.title import TITLE as TRINIDAD

SEED = 12345
IN_A_WAR = 30  # decisions after a war of Río has begun; at random it takes about 70
IN_AN_EXTENDED_WAR = 40  # the same of Trinidad, from the attackers' coming on; at random it takes about 45
TIMES_A_WAR = 40
HALFWAY = 300  # decisions of a random game of Trinidad with four players, which has about 600


def measure(kind: str, players: int, amount: int) -> dict[str, float]:
    """Do something so often: its processor time and, where it makes decisions, their number."""
    titles: dict[str, Title] = {"rio-games": RIO, "trinidad-games": TRINIDAD}
    setup = titles.get(kind, TITLE).setup(players)
    state = halfway(players) if kind == "trinidad-copies" else setup.deal(SEED)
    decisions = 0
    started = process_time()
    if kind == "games" or kind in titles:
        decisions = int(random_games(setup, amount, SEED))
    elif kind in ("copies", "trinidad-copies"):
        copy_often(state, amount)
    elif kind == "search":
        search(state, amount, SEED)
    elif kind == "deals":
        for seed in range(amount):
            setup.deal(seed)
    elif kind == "setups":
        for _ in range(amount):
            TITLE.setup(players)
    else:
        raise SystemExit(f"worker: there is no measurement {kind!r}")
    return {"seconds": process_time() - started, "decisions": decisions}


def measure_war(players: int, amount: int) -> dict[str, float]:
    """Random decisions from the beginning of so many wars."""
    return in_wars([first_war(players, seed) for seed in range(amount)], IN_A_WAR)


def measure_extended_war(players: int, amount: int) -> dict[str, float]:
    """The same in extended wars."""
    return in_wars([first_extended_war(players, seed) for seed in range(amount)], IN_AN_EXTENDED_WAR)


def in_wars(found: Sequence[State | None], decisions: int) -> dict[str, float]:
    """So many random decisions in each of them, again and again from copies, which count too.

    Once through takes a few milliseconds, in which more time goes to memory that was not read for long than to play.
    """
    wars = [war for war in found if war is not None]
    started = process_time()
    for time in range(TIMES_A_WAR):
        for number, state in enumerate(wars):
            play_on(state.copy(), time * len(wars) + number, decisions)
    return {"seconds": process_time() - started, "decisions": decisions * len(wars) * TIMES_A_WAR}


def first_war(players: int, seed: int) -> RioState | None:
    """A random game at its first war, or None without one."""
    state = RIO.setup(players).deal(SEED + seed)
    assert isinstance(state, RioState)
    while state.war is None and not state.over:
        play_on(state, seed * 7919 + len(state.legal), 1)
    return None if state.over else state


def first_extended_war(players: int, seed: int) -> TrinidadState | None:
    """A random game of Trinidad where attackers have come for the first time, or None without them."""
    state = TRINIDAD.setup(players, {"extended-war": True}).deal(SEED + seed)
    assert isinstance(state, TrinidadState)
    while not (state.over or (state.area is not None and state.area.is_fought())):
        play_on(state, seed * 7919 + len(state.legal), 1)
    return None if state.over else state


def halfway(players: int) -> State:
    """A state of Trinidad with a city, cards in hands and discards."""
    state = TRINIDAD.setup(players).deal(SEED)
    play_on(state, SEED, HALFWAY)
    return state


def memory(players: int, amount: int) -> dict[str, float]:
    return memory_of(TITLE.setup(players).deal(SEED), amount)


def trinidad_memory(players: int, amount: int) -> dict[str, float]:
    return memory_of(halfway(players), amount)


def memory_of(state: State, amount: int) -> dict[str, float]:
    """The growth of the process by so many copies of a state, in bytes a state."""
    copies: list[object] = [None] * amount
    state.copy()
    gc.collect()
    before = resident_bytes()
    for number in range(amount):
        copies[number] = state.copy()
    return {"bytes": (resident_bytes() - before) / amount}


def resident_bytes() -> int:
    """What the process holds in memory, as Linux tells it."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def main() -> None:
    compiled = not str(state_module.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "python": sys.version.split()[0]}), flush=True)
    answers: dict[str, Callable[[int, int], dict[str, float]]] = {
        "memory": memory,
        "rio-war": measure_war,
        "trinidad-memory": trinidad_memory,
        "trinidad-war": measure_extended_war,
    }
    for line in sys.stdin:
        kind, players, amount = line.split()
        if kind in answers:
            answer = answers[kind](int(players), int(amount))
        else:
            answer = measure(kind, int(players), int(amount))
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()

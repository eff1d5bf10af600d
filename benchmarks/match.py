"""How strong a program is: one of it against another program in all other seats, with its points by source.

    make match ARGS="trinidad simple random --players 4 --games 200"
    make match ARGS="trinidad simple --players 1 --option automaton=medium --games 400"   # alone against the automaton

The one sits in each seat in turn, every game has a seed of its own, and the same seed is the same game. Intervals are
those of 95 %: Wilson's for wins, where a shared win counts in part, and of the mean for points. `--all` lets the first
program play all seats: then the mean of a game's players counts as one figure. `--markdown` prints tables for a page.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from cabildo.bots.bot import Bot, answer
from cabildo.bots.roster import make_bot
from cabildo.cli.options import chosen_options
from cabildo.engine.registry import title as find_title
from cabildo.engine.state import State

NORMAL = 1.96  # 95 % of a normal distribution


@dataclass(frozen=True)
class Match:
    """Who meets whom at which game."""

    title: str
    one: str
    others: str
    players: int
    options: dict[str, Any]
    seed: int
    everywhere: bool  # the one plays all seats


@dataclass
class Result:
    """What came of one game for the program that is measured."""

    won: float
    points: float
    others: float | None  # their mean
    sources: dict[str, float] = field(default_factory=dict)
    decisions: int = 0
    seconds: float = 0.0


def play(match: Match, number: int) -> Result:
    """The game with this number."""
    seat = number % match.players
    mine = range(match.players) if match.everywhere else range(seat, seat + 1)
    bots = [make_bot(match.one if other in mine else match.others) for other in range(match.players)]
    state = find_title(match.title).new(match.players, match.seed + number, match.options)
    result = finish(state, bots, mine, Random(match.seed + number))
    standings = state.standings()
    won = [standing.points or 0 for standing in standings if standing.seat in mine]
    lost = [standing.points or 0 for standing in standings if standing.seat not in mine]
    result.won = sum(1 / len(standings.winners) for winner in standings.winners if winner in mine)
    result.points = fmean(won)
    result.others = fmean(lost) if lost else None
    for standing in standings:
        if standing.seat in mine:
            for line in standing.lines:
                result.sources[line.source] = result.sources.get(line.source, 0) + (line.points or 0) / len(mine)
    return result


def finish(state: State, bots: Sequence[Bot], mine: range, random: Random) -> Result:
    """Play a game to its end; only the decisions of the program that is measured are timed."""
    result = Result(won=0, points=0, others=None)
    while not state.over:
        seat = int(state.actor)
        start = time.process_time()
        action = answer(bots[seat], state, random)
        if seat in mine and len(state.legal_actions()) > 1:
            result.seconds += time.process_time() - start
            result.decisions += 1
        state.apply(action)
    return result


# ---- what is told


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share, square = won / games, NORMAL * NORMAL
    middle = share + square / (2 * games)
    width = NORMAL * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max((middle - width) / (1 + square / games), 0.0), min((middle + width) / (1 + square / games), 1.0)


def mean(figures: Sequence[float]) -> str:
    """A mean with its interval."""
    half = NORMAL * stdev(figures) / sqrt(len(figures)) if len(figures) > 1 else 0.0
    return f"{fmean(figures):.1f} ± {half:.1f}"


def report(match: Match, results: Sequence[Result], markdown: bool) -> str:
    games, won = len(results), sum(result.won for result in results)
    low, high = wilson(won, games)
    decisions = sum(result.decisions for result in results)
    lines = [
        f"{match.title}, {match.players} players, {games} games, seed {match.seed}, options {match.options or 'none'}",
        f"points of {match.one}: {mean([result.points for result in results])}",
        f"{1000 * sum(result.seconds for result in results) / max(decisions, 1):.2f} ms a decision",
    ]
    others = [result.others for result in results if result.others is not None]
    if others:
        lines.insert(1, f"{match.one} won {won:g} ({100 * low:.1f} to {100 * high:.1f} %) against {match.others}")
        lines.insert(3, f"points of {match.others}: {mean(others)}")
    sources = sorted({source for result in results for source in result.sources})
    rows = []
    for source in sources:
        figures = [result.sources.get(source, 0.0) for result in results]
        share = sum(figure != 0 for figure in figures) / games
        rows.append((source, mean(figures), f"{100 * share:.0f} %"))
    if markdown:
        lines += ["", "| source | points | in games |", "|---|---|---|", *(f"| {' | '.join(row)} |" for row in rows)]
    else:
        lines += [f"  {source:24}{points:>18}{share:>8}" for source, points, share in rows]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="One program against another one in all other seats.")
    parser.add_argument("title")
    parser.add_argument("one", help="simple, random, uct:ITERATIONS")
    parser.add_argument("others", nargs="?", default="random")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--processes", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--all", action="store_true", help="the one plays all seats")
    parser.add_argument("--markdown", action="store_true")
    given = parser.parse_args()
    options = chosen_options(find_title(given.title), given.option)
    others = given.others if given.players > 1 else "the automaton"
    match = Match(given.title, given.one, others, given.players, options, given.seed, given.all)
    with multiprocessing.Pool(given.processes) as pool:
        results = pool.map(partial(play, match), range(given.games), chunksize=1)
    print(report(match, results, given.markdown))


if __name__ == "__main__":
    main()

"""`cabildo simulate`: many games between programs, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import Progress
from rich.table import Table

from cabildo.bots.bot import answer
from cabildo.bots.rollout import MASK, play_out
from cabildo.bots.roster import BOT_SPECS, make_bot
from cabildo.cli.options import BoardFile, Language, Options, Players, TitleName, chosen_options, player_count
from cabildo.cli.players import bot_names
from cabildo.cli.screen import Screen
from cabildo.cli.speech import messages_for, say
from cabildo.engine import state as engine_state
from cabildo.engine.errors import OptionError
from cabildo.engine.messages import Messages
from cabildo.engine.registry import title as find_title
from cabildo.engine.setup import Setup
from cabildo.engine.state import State
from cabildo.engine.title import check_seed

RANDOM = "random"

Play = Callable[[State, int], int]  # plays a state to its end and tells how many decisions it took


def simulate(
    title: TitleName,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, metavar="N", help=say("help-games"))] = 1000,
    seed: Annotated[int, typer.Option(metavar="N", help=say("help-simulate-seed"))] = 1,
    bots: Annotated[
        str, typer.Option(metavar="BOT[,BOT...]", help=say("help-bots", bots=", ".join(BOT_SPECS)))
    ] = RANDOM,
    option: Options = None,
    board: BoardFile = None,
    json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    language: Language = None,
) -> None:
    messages = messages_for(None, language)
    found = find_title(title)
    count = player_count(found, players)
    options = chosen_options(found, option)
    setup = found.setup(count, options, board)
    seated = seated_bots(bots, count)
    participants = [*seated, *found.automata(count, options)]
    tally = Tally(len(participants))
    screen = Screen()
    with Progress(console=screen.console, disable=screen.plain or json, transient=True) as progress:
        task = progress.add_task(messages.text("simulating"), total=games)
        run(setup, seated, games, check_seed(seed), tally, lambda: progress.advance(task))
    report = {
        "title": found.name,
        "players": count,
        "games": games,
        "seed": seed,
        "bots": participants,
        **tally.report(),
    }
    if json:
        screen.console.file.write(msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")
    else:
        show_report(screen, report, messages)


class Tally:
    """What all games add up to. Only playing is timed, not the counting of points."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.cpu_seconds = 0.0
        self.points = [0] * seats
        self.wins = [0.0] * seats

    def add(self, state: State, decisions: int, cpu_seconds: float) -> None:
        """Count a finished game; those who share a win have a part of it."""
        self.games += 1
        self.decisions += decisions
        self.cpu_seconds += cpu_seconds
        standings = state.standings()
        for standing in standings.seats:
            self.points[standing.seat] += standing.points or 0
        for seat in standings.winners:
            self.wins[seat] += 1 / len(standings.winners)

    def report(self) -> dict[str, Any]:
        seconds = max(self.cpu_seconds, 1e-9)
        return {
            "decisions": self.decisions,
            "cpu_seconds": round(self.cpu_seconds, 6),
            "games_per_cpu_second": round(self.games / seconds, 2),
            "decisions_per_cpu_second": round(self.decisions / seconds, 1),
            "compiled": not engine_state.__file__.endswith(".py"),
            "mean_scores": [round(points / self.games, 3) for points in self.points],
            "wins": [round(wins, 3) for wins in self.wins],
        }


def run(setup: Setup, bots: Sequence[str], games: int, seed: int, tally: Tally, advance: Callable[[], None]) -> None:
    """Play game after game; the game with a given number and seed is always the same."""
    play = play_at_random if set(bots) == {RANDOM} else player_of(bots)
    for number in range(games):
        start = time.process_time()
        state = setup.deal(seed + number)
        decisions = play(state, seed + number)
        tally.add(state, decisions, time.process_time() - start)
        advance()


def play_at_random(state: State, seed: int) -> int:
    return int(play_out(state, seed * 7919 + 1 & MASK))


def player_of(names: Sequence[str]) -> Play:
    """Lets these programs play, one a seat; raises OptionError."""
    bots = [make_bot(name) for name in names]

    def play(state: State, seed: int) -> int:
        random = Random(seed)
        decisions = 0
        while not state.over:
            state.apply(answer(bots[int(state.actor)], state, random))
            decisions += 1
        return decisions

    return play


def seated_bots(text: str, players: int) -> list[str]:
    """A program for each seat; a single one plays them all. Raises OptionError."""
    names = bot_names(text)
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise OptionError(f"bots: {len(names)} for {players} players (name one for all, or one for each seat)")
    return names


def show_report(screen: Screen, report: dict[str, Any], messages: Messages) -> None:
    table = Table(box=None, pad_edge=False)
    for heading in ("heading-seat", "heading-bot", "heading-score", "heading-wins"):
        table.add_column(messages.text(heading), justify="left" if heading == "heading-bot" else "right")
    for seat, bot in enumerate(report["bots"]):
        score, wins = report["mean_scores"][seat], report["wins"][seat]
        table.add_row(str(seat + 1), bot, f"{score:.1f}", f"{100 * wins / report['games']:.1f} %")
    screen.show(table)
    speed = {name: f"{report[name]:,.0f}" for name in ("games_per_cpu_second", "decisions_per_cpu_second")}
    how = messages.text("compiled" if report["compiled"] else "interpreted")
    screen.line(messages.text("simulated", games=report["games"], decisions=report["decisions"], how=how, **speed))

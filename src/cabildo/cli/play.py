"""`cabildo play` and `cabildo resume`: a game at this screen, against programs or with others."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from cabildo.cli.archive import Archive
from cabildo.cli.commands import Quit
from cabildo.cli.conversation import keep, play_to_end
from cabildo.cli.options import (
    AskAll,
    BoardFile,
    HotSeat,
    Language,
    Names,
    Opponent,
    Options,
    People,
    Players,
    Seed,
    TitleName,
    chosen_options,
    player_count,
)
from cabildo.cli.players import game_messages, seat_players
from cabildo.cli.screen import Screen
from cabildo.cli.session import Session
from cabildo.cli.speech import say
from cabildo.cli.standings import show_standings
from cabildo.engine.errors import CabildoError, OptionError
from cabildo.engine.game import Game
from cabildo.engine.record import Seat
from cabildo.engine.registry import title as find_title
from cabildo.engine.title import check_seed

OPPONENT = "simple"
INTERRUPTED = 130  # the exit code for Ctrl-C


def play(
    title: TitleName,
    players: Players = None,
    seat: People = None,
    seed: Seed = None,
    hot_seat: HotSeat = False,
    opponent: Opponent = None,
    name: Names = None,
    option: Options = None,
    board: BoardFile = None,
    language: Language = None,
    ask_all: AskAll = False,
) -> None:
    found = find_title(title)
    count = player_count(found, players)
    game = Game.new(found, count, seed, chosen_options(found, option), board)
    seats = seating(count, seat, hot_seat, opponent, name)
    session = Session(game, seats, Screen(), Archive(seats), Random(seed), language, ask_all)
    lead(session)


def resume(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-resume-file"), show_default=False)],
    seat: People = None,
    seed: Seed = None,
    hot_seat: HotSeat = False,
    opponent: Opponent = None,
    name: Names = None,
    language: Language = None,
    ask_all: AskAll = False,
) -> None:
    game = Game.load(file)
    if game.state.over:
        show_standings(game, game_messages(game, game.record().seats, language), Screen())
        hint = f" (to look at it: cabildo replay {file})" if game.moves else ""
        raise CabildoError(f"{file}: the game is over{hint}")
    # a record holds what chance did, not what it would do: that is open again
    game.state.reseed(secrets.randbits(62) if seed is None else check_seed(seed))
    seats = game.record().seats
    if not seats or seat or hot_seat or opponent or name:
        seats = seating(game.state.people, seat, hot_seat, opponent, name)
    session = Session(game, seats, Screen(), Archive(seats, file), Random(seed), language, ask_all)
    lead(session)


def seating(
    count: int, seat: Sequence[int] | None, hot_seat: bool, opponent: str | None, name: Sequence[str] | None
) -> list[Seat]:
    """The first seat unless others are named; raises OptionError."""
    if hot_seat and seat:
        raise OptionError("seat: --hot-seat puts people at all seats, so --seat cannot be given with it")
    if hot_seat and opponent:
        raise OptionError("opponent: --hot-seat puts people at all seats, so there is no place for a bot")
    people = list(range(1, count + 1)) if hot_seat else seat or [1]
    return seat_players(count, people, opponent or OPPONENT, name or ())


def lead(session: Session) -> None:
    """Play, and when somebody leaves before the end say how to go on."""
    try:
        play_to_end(session)
    except (Quit, EOFError):
        say_how_to_go_on(session)
    except KeyboardInterrupt:
        session.screen.line()
        say_how_to_go_on(session)
        raise typer.Exit(INTERRUPTED) from None


def say_how_to_go_on(session: Session) -> None:
    """Or, with exit code 1, that the game is lost."""
    keep(session)
    if session.archive.problem:
        session.screen.line(session.messages.text("lost", problem=session.archive.problem))
        raise typer.Exit(1)
    session.screen.line(session.messages.text("go-on", file=str(session.archive.path)))

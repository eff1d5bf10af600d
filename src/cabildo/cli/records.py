"""`cabildo new` and `cabildo replay`: games written down."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cabildo.cli.archive import Archive
from cabildo.cli.board import board_for
from cabildo.cli.options import (
    BoardFile,
    Language,
    Options,
    Players,
    Seed,
    TitleName,
    chosen_options,
    player_count,
)
from cabildo.cli.players import game_messages
from cabildo.cli.screen import Screen
from cabildo.cli.speech import messages_for, say
from cabildo.cli.standings import show_standings
from cabildo.engine.documents import read_document
from cabildo.engine.errors import RecordError
from cabildo.engine.game import Game
from cabildo.engine.registry import title as find_title


def new(
    title: TitleName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-new-file"), show_default=False)],
    players: Players = None,
    seed: Seed = None,
    option: Options = None,
    board: BoardFile = None,
    language: Language = None,
) -> None:
    messages = messages_for(None, language)
    found = find_title(title)
    game = Game.new(found, player_count(found, players), seed, chosen_options(found, option), board)
    Archive(()).save(game, file)
    Screen().line(messages.text("saved", file=str(file)))


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-replay-file"), show_default=False)],
    to: Annotated[int | None, typer.Option(metavar="N", help=say("help-to"), show_default=False)] = None,
    language: Language = None,
) -> None:
    document = read_document(file, RecordError)
    game = Game.from_record(document, to, source=str(file))
    screen = Screen()
    messages = game_messages(game, game.record().seats, language)
    for line in messages.log(game.log(None)):
        screen.prose(line)
    screen.line()
    screen.show(board_for(game.title.name, screen, messages).draw(game.state.view(None)))
    screen.line()
    if game.state.over:
        show_standings(game, messages, screen)
    screen.line(messages.text("replayed", file=str(file), moves=len(game.moves)))

"""`cabildo position`: positions written down."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cabildo.cli.options import Language
from cabildo.cli.screen import Screen
from cabildo.cli.speech import messages_for, say
from cabildo.engine.documents import read_document
from cabildo.engine.errors import PositionError
from cabildo.engine.game import Game
from cabildo.engine.positions import position_hash

position = typer.Typer(help=say("help-position"), no_args_is_help=True)


@position.callback()
def nothing() -> None:
    """Keeps `check` a command with a name although it is the only one."""


@position.command(help=say("help-check"))
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-check-file"), show_default=False)],
    language: Language = None,
) -> None:
    document = read_document(file, PositionError)
    try:
        game = Game.from_position(document)
    except PositionError as problem:
        raise PositionError(f"{file}: {problem}") from None
    messages = messages_for(game.title, language)
    state = game.state
    screen = Screen()
    summary = {"file": str(file), "name": messages.text("title-name"), "players": state.people}
    if state.over:
        screen.line(messages.text("position-over", **summary))
    else:
        kind = state.decision.kind
        screen.line(
            messages.text(
                "position-fits",
                **summary,
                seat=int(state.actor),
                question=messages.text(f"ask-{kind}", **state.decision.params),
            )
        )
    screen.line(position_hash(state), style="dim")

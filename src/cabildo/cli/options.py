"""Options that several commands share, and how their texts become values."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from cabildo.bots.roster import BOT_SPECS
from cabildo.cli.speech import say
from cabildo.engine.errors import OptionError
from cabildo.engine.options import Choice, parse_choice
from cabildo.engine.title import Title

TitleName = Annotated[str, typer.Argument(metavar="TITLE", help=say("help-title"), show_default=False)]
Players = Annotated[int | None, typer.Option(metavar="N", help=say("help-players"), show_default=False)]
Seed = Annotated[int | None, typer.Option(metavar="N", help=say("help-seed"), show_default=False)]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help=say("help-option"), show_default=False)
]
BoardFile = Annotated[Path | None, typer.Option("--board", metavar="FILE", help=say("help-board"), show_default=False)]
Language = Annotated[str | None, typer.Option(metavar="en|fr", help=say("help-language"), show_default=False)]
People = Annotated[list[int] | None, typer.Option("--seat", metavar="N", help=say("help-seat"), show_default=False)]
HotSeat = Annotated[bool, typer.Option("--hot-seat", help=say("help-hot-seat"))]
Opponent = Annotated[
    str | None,
    typer.Option(metavar="BOT[,BOT...]", help=say("help-opponent", bots=", ".join(BOT_SPECS)), show_default=False),
]
Names = Annotated[list[str] | None, typer.Option("--name", metavar="NAME", help=say("help-name"), show_default=False)]
AskAll = Annotated[bool, typer.Option("--ask-all", help=say("help-ask-all"))]


def player_count(title: Title, players: int | None) -> int:
    """What was asked for, else the number in the middle of what the title allows."""
    counts = sorted(title.player_counts)
    return counts[len(counts) // 2] if players is None else players


def chosen_options(title: Title, texts: Iterable[str] | None) -> dict[str, Choice]:
    """The options typed as name=value; raises OptionError."""
    known = {option.name: option for option in title.options}
    chosen: dict[str, Choice] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(f"option {text!r}: must be NAME=VALUE")
        if name not in known:
            raise OptionError(f"option {name!r}: {title.name} does not have it (it has: {', '.join(known) or 'none'})")
        chosen[name] = parse_choice(known[name], value)
    return chosen

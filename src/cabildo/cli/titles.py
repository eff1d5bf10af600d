"""`cabildo titles`: the games that are installed, for how many, and what one can choose."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text

from cabildo.cli.options import Language
from cabildo.cli.screen import Screen
from cabildo.cli.speech import messages_for
from cabildo.engine.options import show
from cabildo.engine.registry import title as find_title
from cabildo.engine.registry import title_names


def titles(language: Language = None) -> None:
    screen = Screen()
    for name in title_names():
        title = find_title(name)
        messages = messages_for(title, language)
        counts = ", ".join(str(count) for count in title.player_counts)
        players = messages.text("title-players", counts=counts)
        screen.show(Text.assemble((name, "bold"), f"  {messages.text('title-name')}, {players}"))
        if title.first_game:
            typed = " ".join(f"--option {option}={show(choice)}" for option, choice in title.first_game.items())
            screen.show(Padding(Text(messages.text("title-first-game", options=typed)), (0, 0, 0, 2)))
        for option in title.options:
            choices = ", ".join(
                f"{show(choice)} {messages.text('default')}" if choice == option.default else show(choice)
                for choice in option.choices
            )
            described = f"{messages.text(option.message)}: {messages.text(f'{option.message}-help')}"
            screen.show(
                Padding(Text.assemble((f"{option.name}=", "bold"), choices, "\n", (described, "dim")), (0, 0, 0, 2))
            )

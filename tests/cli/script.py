"""A person who is a script: plays a session by typing, and remembers what was typed and shown."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from contextlib import suppress
from random import Random

from rich.console import Console

from cabildo.cli.archive import Archive
from cabildo.cli.choices import choices_of
from cabildo.cli.commands import Quit
from cabildo.cli.conversation import play_to_end
from cabildo.cli.players import seat_players
from cabildo.cli.screen import Screen
from cabildo.cli.session import Session
from cabildo.engine.game import Game

Typist = Callable[[Session], str]


class ScriptScreen(Screen):
    """A screen without a terminal whose lines come from a function."""

    def __init__(self, typist: Typist) -> None:
        self.output = io.StringIO()
        super().__init__(Console(file=self.output, highlight=False))
        self.typist = typist
        self.typed: list[str] = []
        self.session: Session | None = None

    def ask(self, prompt: str) -> str:
        assert self.session is not None
        self.output.write(prompt)
        line = self.typist(self.session)
        self.typed.append(line)
        self.output.write(f"{line}\n")
        return line


def play(
    game: Game,
    typist: Typist,
    people: Iterable[int] = (1,),
    opponents: str = "random",
    language: str = "en",
    ask_all: bool = False,
    seed: int = 1,
) -> ScriptScreen:
    """Play the game until the typist leaves (by EOFError or "quit") or it is over."""
    screen = ScriptScreen(typist)
    seats = seat_players(game.state.people, list(people), opponents, ())
    screen.session = Session(game, seats, screen, Archive(seats), Random(seed), language, ask_all)
    with suppress(EOFError, Quit):
        play_to_end(screen.session)
    return screen


def lines(*texts: str) -> Typist:
    """Types these lines and then leaves."""
    left = iter(texts)

    def typist(session: Session) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return typist


def at_random(seed: int) -> Typist:
    """Types the number or the notation of some choice."""
    random = Random(seed)

    def typist(session: Session) -> str:
        choice = random.choice(choices_of(session.game.state, session.messages))
        return random.choice((choice.key, choice.notation))

    return typist

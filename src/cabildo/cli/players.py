"""Who sits where: people and programs, from the options of a command or from a record."""

from __future__ import annotations

from collections.abc import Sequence

from cabildo.cli.speech import messages_for
from cabildo.engine.errors import OptionError
from cabildo.engine.game import Game
from cabildo.engine.messages import Messages
from cabildo.engine.record import Seat


def seat_players(players: int, people: Sequence[int], opponents: str, names: Sequence[str]) -> list[Seat]:
    """People at these seats, counted from 1, with these names; programs, apart by commas, in turn at the others.

    Raises OptionError.
    """
    for number in people:
        if not 1 <= number <= players:
            raise OptionError(f"seat {number}: there are seats 1 to {players}")
    if len(names) > len(set(people)):
        raise OptionError(f"names: {len(names)} names for {len(set(people))} people")
    programs = bot_names(opponents)
    given = iter(names)
    seats: list[Seat] = []
    for number in range(1, players + 1):
        if number in people:
            seats.append(Seat(name=next(given, "")))
        else:
            bots = sum(seat.bot is not None for seat in seats)
            seats.append(Seat(bot=programs[bots % len(programs)]))
    return seats


def bot_names(text: str) -> list[str]:
    """The programs in a list apart by commas; raises OptionError."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise OptionError(f"bots: {text!r} names nobody somewhere")
    return names


def game_messages(game: Game, seats: Sequence[Seat], language: str | None) -> Messages:
    """All that the command says about a game, with what players and automata are called; raises OptionError."""
    messages = messages_for(game.title, language)
    names = shown_names(seats or [Seat()] * game.state.people, messages)
    names += [messages.automaton(name) for name in game.title.automata_of(game.state)]
    return messages_for(game.title, language, names)


def shown_names(seats: Sequence[Seat], messages: Messages) -> list[str]:
    """What the players are called on the screen."""
    return [
        seat.name or messages.text("bot-name" if seat.bot else "player-name", number=number)
        for number, seat in enumerate(seats, 1)
    ]

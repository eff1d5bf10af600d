"""What a table may choose before a game, described as data and checked in one place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from cabildo.engine.errors import OptionError

Choice = str | int | bool


class Option(Struct, frozen=True, kw_only=True):
    """One thing to choose."""

    name: str
    message: str  # message id of its label; "-help" behind it explains it
    choices: tuple[Choice, ...]
    default: Choice
    players: tuple[int, ...] | None = None  # only with so many players
    needs: Mapping[str, tuple[Choice, ...]] = {}  # only where these other options have one of these values
    choice_players: Mapping[Choice, tuple[int, ...]] = {}  # choices that are there only with so many players
    defaults: Mapping[int, Choice] = {}  # by players, where the default is another one

    def offers(self, choice: Choice, players: int) -> bool:
        """Whether the choice is there with so many players."""
        return players in self.choice_players.get(choice, (players,))

    def default_with(self, players: int) -> Choice:
        """What is chosen for so many players where nobody chooses."""
        return self.defaults.get(players, self.default)


def check_options(
    title: str, options: tuple[Option, ...], players: int, chosen: Mapping[str, Any] | None
) -> dict[str, Choice]:
    """All options with their values, defaults filled in; raises OptionError, which names the option."""
    known = {option.name: option for option in options}
    if not isinstance(chosen, Mapping | None):
        raise OptionError(f"options: must be names with values, not {type(chosen).__name__}")
    given = dict(chosen or {})
    for name in given:
        if name not in known:
            names = ", ".join(known) or "none"
            raise OptionError(f"option {name!r}: {title} does not have it (it has: {names})")
    values = {option.name: given.get(option.name, option.default_with(players)) for option in options}
    for name, value in given.items():
        option = known[name]
        if not any(type(value) is type(choice) and value == choice for choice in option.choices):
            choices = ", ".join(repr(choice) for choice in option.choices)
            raise OptionError(f"option {name!r}: {value!r} is none of {choices}")
        if value == option.default_with(players):
            continue
        if not option.offers(value, players) or (option.players is not None and players not in option.players):
            table = "1 player" if players == 1 else f"{players} players"
            raise OptionError(f"option {name!r}: cannot be {show(value)} with {table}")
        for other, allowed in option.needs.items():
            if values[other] not in allowed:
                wanted = " or ".join(show(choice) for choice in allowed)
                raise OptionError(f"option {name!r}: {show(value)} needs option {other!r} to be {wanted}")
    return values


def changed_options(options: tuple[Option, ...], values: Mapping[str, Choice]) -> dict[str, Choice]:
    """The options that differ from their default, for positions and records."""
    return {option.name: values[option.name] for option in options if values[option.name] != option.default}


def parse_choice(option: Option, text: str) -> Choice:
    """The choice that a person typed; raises OptionError."""
    for choice in option.choices:
        if show(choice) == text:
            return choice
    choices = ", ".join(show(choice) for choice in option.choices)
    raise OptionError(f"option {option.name!r}: {text!r} is none of {choices}")


def show(choice: Choice) -> str:
    """A choice as people write it."""
    if isinstance(choice, bool):
        return "yes" if choice else "no"
    return str(choice)

"""Many answers alike on few lines: those whose notation differs in one word only share a heading."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from cabildo.cli.choices import Choice
from cabildo.cli.flow import Flow
from cabildo.cli.screen import Screen
from cabildo.engine.messages import Messages

MANY = 30  # choices up to which each stands for itself
ALIKE = 2  # fewer than this share no heading
SHOWN = 100  # choices under a heading that are all shown; of more only the first and the last, which tell what to type
FIRST = 6


class Alike(NamedTuple):
    """Choices one after the other that differ in the word at this place: "place e6", "place f6"."""

    place: int
    choices: list[Choice]

    def heading(self, ellipsis: str) -> str:
        """What they have in common: "place", "give ... wood"."""
        words = self.choices[0].notation.split()
        words[self.place] = ellipsis
        return " ".join(words[:-1] if self.place == len(words) - 1 else words)

    def names(self, messages: Messages) -> list[str]:
        """The words in which they differ, in the player's language; a card has its number and its name."""
        return [called(choice.notation.split()[self.place], choice, messages) for choice in self.choices]


def called(word: str, choice: Choice, messages: Messages) -> str:
    """A number that the answer itself does not show stands for a card."""
    name = messages.card(word) if word.isdecimal() and word not in choice.label else None
    return messages.term(word) if name is None else f"{word} {name}"


def apart(choices: Sequence[Choice], above: int = MANY) -> tuple[list[Choice], list[Alike]]:
    """The choices that stand for themselves, and those that share a heading; up to `above` all stand for themselves."""
    if len(choices) <= above:
        return list(choices), []
    lone: list[Choice] = []
    alike: list[Alike] = []
    for run in runs(choices):
        if len(run.choices) < ALIKE:
            lone += run.choices
        else:
            alike.append(run)
    return lone, alike


def runs(choices: Sequence[Choice]) -> list[Alike]:
    found: list[Alike] = []
    for choice in choices:
        last = found[-1] if found else None
        place = differing_word(last.choices[0].notation, choice.notation) if last else None
        if last and place is not None and last.place in (0, place):
            found[-1] = Alike(place, [*last.choices, choice])
        else:
            found.append(Alike(0, [choice]))
    return found


def differing_word(one: str, other: str) -> int | None:
    """The place of the only word in which two notations differ; None if it is the first, or if there are more."""
    ours, theirs = one.split(), other.split()
    if len(ours) != len(theirs):
        return None
    places = [place for place, (our, their) in enumerate(zip(ours, theirs, strict=True)) if our != their]
    return places[0] if len(places) == 1 and places[0] > 0 else None


def in_words(alike: Alike, messages: Messages, ellipsis: str) -> str:
    """A heading with its answers, inside a sentence."""
    return f"{alike.heading(ellipsis)} {', '.join(alike.names(messages))}"


def group_table(groups: Sequence[Alike], notes: Mapping[str, str], messages: Messages, screen: Screen) -> Table:
    """A heading a group, after it the answers; their numbers run on from the first to the last."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold cyan", no_wrap=True)
    grid.add_column()
    for alike in groups:
        numbers = f"{alike.choices[0].key}-{alike.choices[-1].key}"
        heading = Text.assemble((alike.heading(screen.glyphs.ellipsis), "bold"), (about(alike, messages), "dim"))
        items = [
            Text.assemble(name, (f" {notes[choice.notation]}" if notes[choice.notation] else "", "bright_yellow"))
            for name, choice in zip(alike.names(messages), alike.choices, strict=True)
        ]
        if len(items) > SHOWN:
            items = [*items[:FIRST], Text(screen.glyphs.ellipsis), items[-1]]
        long = any(" " in item.plain for item in items)
        grid.add_row(
            numbers,
            Flow([Text.assemble(heading, " ", items[0]), *items[1:]], f" {screen.glyphs.dot} " if long else "  "),
        )
    return grid


def about(alike: Alike, messages: Messages) -> str:
    """What they do, if the title says so, behind the heading."""
    message = f"kind-{alike.choices[0].notation.split()[0]}"
    known = messages.text(message)
    return messages.text("heading-about", about=known) if known != message else messages.text("heading-end")

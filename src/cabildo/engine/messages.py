"""What people read, in their language: Fluent catalogues of the engine, a title and a client, found by message id.

A parameter may be a number, a seat (under a name of `SEATS`, shown by its player), the name of a piece, a list of such
names, or counts of pieces by name. For the name of a piece, "harbor" under the name `building`, a message may use
`$building` (the text of `term-harbor`), `$building-one` (its attribute `.one`: "a harbor") and `$building-id` (the bare
name, to select by); of a list `$buildings-one` is the same for each. A second seat that is `$seat` itself has
the `-id` "self" (`$owner-id`), so that nobody is named twice. Counts read "2 wood", or as the term's attribute
`.counted` says. A number in an action may be a player, whose name is `$first-player`. An event whose message has an
attribute `.more` is told on one line with its like before it. The message of an action may have `.amount`, the number
that people type for it, and `.short`, what it says among its like under a heading. French says `DE($owner)` for "d'Ana"
and "du Port". A large catalogue may be split: `cards-en.ftl` beside `en.ftl`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from cabildo.engine.errors import OptionError
from cabildo.engine.passing import FORCED
from cabildo.engine.title import Title

FOLDER = Path(__file__).parent / "messages"
FALLBACK = "en"
LONGEST = 2000  # letters in a parameter; Fluent refuses much more
SEATS = ("seat", "partner", "owner", "victim", "order")  # parameters that are a seat, or seats
WORDS = ("first", "second", "third", "fourth")  # parameters of an action
SELF = "self"
VOWELS = tuple("aeiouœæ")  # before which French shortens a word


def languages() -> list[str]:
    """The languages in which the engine speaks."""
    return sorted(path.stem for path in FOLDER.glob("*.ftl"))


class Messages:
    """The messages of the engine and, if given, of a title and of a client's own folders, in one language."""

    def __init__(
        self,
        title: Title | None,
        language: str,
        *,
        names: Sequence[str] = (),
        folders: Iterable[Path] = (),
    ) -> None:
        """`names` are the players' names by seat; raises OptionError if nobody speaks the language."""
        if language not in languages():
            raise OptionError(f"language {language!r}: is none of {', '.join(languages())}")
        catalogues = (FOLDER, *([title.folder / "messages"] if title else []), *folders)
        self.language = language
        self.names = tuple(names)
        self._catalogues = catalogues
        self._bundles = [read_bundle(tongue, catalogues) for tongue in dict.fromkeys((language, FALLBACK))]

    def text(self, message_id: str, /, **params: Any) -> str:
        """The message with its parameters; an id without a message is shown as it is."""
        return self._format(message_id.replace(".", "-"), None, params) or message_id

    def term(self, name: str) -> str:
        """The name of a piece."""
        return self._format(f"term-{name}", None, {}) or name

    def counted(self, name: str, number: int) -> str:
        """So many of a piece: "2 wood"."""
        own = self._format(f"term-{name}", "counted", {"number": number})
        return own or self.text("counted", number=number, name=name)

    def explained(self) -> dict[str, str]:
        """The pieces that `about-` explains, with their names."""
        found = [piece for folder in self._catalogues for piece in explained_in(folder)]
        return {piece: self.card(piece) or self.term(piece) for piece in found}

    def card(self, number: str) -> str | None:
        """The name of a card that notation knows by its number: a bare number has no `term-`."""
        return self._format(f"card-{number}", None, {})

    def player(self, seat: int) -> str:
        """The name of the player at a seat, who is numbered from 1 if they gave none."""
        given = self.names[seat] if seat < len(self.names) else ""
        return given or self.text("player-name", number=seat + 1)

    def automaton(self, name: str) -> str:
        """What an automaton of the title is called."""
        return self._format(f"automaton-{name}", None, {}) or self.text("automaton-name")

    def action(self, notation: str, facts: Mapping[str, Any] | None = None) -> str:
        """What an action does; its words are the parameters `first`, `second`, ..., and the facts go with them."""
        kind, *words = notation.split()
        values = [int(word) if word.isdecimal() else word for word in words]
        return self.text(f"action-{kind}", **dict(zip(WORDS, values, strict=False)), **(facts or {}))

    def log(self, events: Iterable[Mapping[str, Any]]) -> list[str]:
        """One line an event, as seen by a seat; events of one kind by one seat share a line if their message can.

        What nobody chose, a pass by somebody who can do nothing else, is left out.
        """
        lines: list[dict[str, list[str]]] = []  # the parts of each by what tells them apart
        last: tuple[object, object] | None = None
        for event in events:
            if event.get(FORCED):
                continue
            params = {name: value for name, value in event.items() if name not in ("event", "move")}
            kind = (event["event"], params.get("seat"))
            more = self._format(event["event"], "more", params)
            if more and kind == last:
                lines[-1].setdefault(more, []).append(more)
            else:
                lines.append({more or "": [self.text(event["event"], **params)]})
            last = kind
        told = [", ".join(self._repeated(parts[0], len(parts)) for parts in line.values()) for line in lines]
        return [line[:1].upper() + line[1:] for line in told]  # some begin with "the"

    def _repeated(self, text: str, count: int) -> str:
        return text if count == 1 else self.text("repeated", text=text, count=count)

    # ---- how parameters are shown

    def _format(self, message_id: str, attribute: str | None, params: Mapping[str, Any]) -> str | None:
        for bundle in self._bundles:
            if bundle.has_message(message_id):
                message = bundle.get_message(message_id)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, self._arguments(params))
                    return str(text)
        return None

    def _arguments(self, params: Mapping[str, Any]) -> dict[str, Any]:
        arguments: dict[str, Any] = {}
        for name, value in params.items():
            arguments[name] = self._shown(name, value)
            if isinstance(value, str | int):
                arguments[f"{name}-id"] = SELF if is_oneself(name, value, params) else str(value)
                arguments[f"{name}-one"] = self._one(name, value)
                if name in WORDS and isinstance(value, int) and value > 0:
                    arguments[f"{name}-player"] = self.player(value - 1)
            elif isinstance(value, Sequence) and value:
                arguments[f"{name}-one"] = ", ".join(str(self._one(name, item)) for item in value)
        return arguments

    def _one(self, name: str, value: Any) -> str | int:
        """The name of a piece in a sentence; without one of these, as it is shown elsewhere."""
        return self._format(f"term-{value}", "one", {}) or self._shown(name, value)

    def _shown(self, name: str, value: Any) -> str | int:
        if isinstance(value, str):
            return self.term(value)[:LONGEST]
        if isinstance(value, Mapping):
            counted = [self.counted(item, count) for item, count in value.items()]
            return ", ".join(counted) or self.text("nothing")
        if isinstance(value, Sequence):
            return ", ".join(str(self._shown(name, item)) for item in value) or self.text("nothing")
        if value is None:
            return self.text("nothing")
        return self.player(value) if name in SEATS else int(value)


def is_oneself(name: str, value: Any, params: Mapping[str, Any]) -> bool:
    """Whether a parameter is the seat that the message is about, under another name."""
    return name in SEATS and name != "seat" and value == params.get("seat")


def french_of(name: Any) -> Any:
    """French "de" before a name: it melts with "le" and "les", and loses its vowel before another one."""
    text = str(name)
    article, _, rest = text.partition(" ")
    if article in ("le", "les"):
        return f"{'du' if article == 'le' else 'des'} {rest}"
    return f"d'{text}" if unicodedata.normalize("NFD", text)[:1].lower() in VOWELS else f"de {text}"


@cache
def read_bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """The catalogues of these folders in one language; a folder may lack it."""
    bundle = FluentBundle([language], functions={"DE": french_of}, use_isolating=False)
    for folder in folders:
        for path in catalogue(folder, language):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def explained_in(folder: Path) -> tuple[str, ...]:
    texts = [path.read_text(encoding="utf-8") for path in catalogue(folder, FALLBACK)]
    return tuple(piece for text in texts for piece in re.findall(r"^about-([\w-]+) =", text, re.MULTILINE))


def catalogue(folder: Path, language: str) -> list[Path]:
    """The files of a folder in one language: `en.ftl`, and `cards-en.ftl` where it is split."""
    return sorted((*folder.glob(f"{language}.ftl"), *folder.glob(f"*-{language}.ftl")))

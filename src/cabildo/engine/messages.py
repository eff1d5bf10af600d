"""What people read, in their language: Fluent catalogues of the engine, a title and a client, found by message id.

A parameter may be a number, a seat (under a name of `SEATS`, shown by its player), the name of a piece, a list of
such names, or counts of pieces by name. For the name of a piece, "harbor" under the name `building`, a message may use
`$building` (the text of `term-harbor`), `$building-one` (its attribute `.one`: "a harbor") and `$building-id` (the bare
name, to select by). An event whose message has an attribute `.more` is told on one line with its like before it.
"""

from __future__ import annotations

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
        self._bundles = [read_bundle(tongue, catalogues) for tongue in dict.fromkeys((language, FALLBACK))]

    def text(self, message_id: str, /, **params: Any) -> str:
        """The message with its parameters; an id without a message is shown as it is."""
        return self._format(message_id.replace(".", "-"), None, params) or message_id

    def term(self, name: str) -> str:
        """The name of a piece."""
        return self._format(f"term-{name}", None, {}) or name

    def player(self, seat: int) -> str:
        """The name of the player at a seat, who is numbered from 1 if they gave none."""
        given = self.names[seat] if seat < len(self.names) else ""
        return given or self.text("player-name", number=seat + 1)

    def automaton(self, name: str) -> str:
        """What an automaton of the title is called."""
        return self._format(f"automaton-{name}", None, {}) or self.text("automaton-name")

    def action(self, notation: str) -> str:
        """What an action does; its words are the parameters `first`, `second`, ..."""
        kind, *words = notation.split()
        values = [int(word) if word.isdecimal() else word for word in words]
        return self.text(f"action-{kind}", **dict(zip(WORDS, values, strict=False)))

    def log(self, events: Iterable[Mapping[str, Any]]) -> list[str]:
        """One line an event, as seen by a seat; events of one kind by one seat share a line if their message can.

        What nobody chose, a pass by somebody who can do nothing else, is left out.
        """
        lines: list[str] = []
        last: tuple[object, object] | None = None
        for event in events:
            if event.get(FORCED):
                continue
            params = {name: value for name, value in event.items() if name not in ("event", "move")}
            kind = (event["event"], params.get("seat"))
            more = self._format(event["event"], "more", params) if kind == last else None
            if more:
                lines[-1] = f"{lines[-1]}, {more}"
            else:
                lines.append(self.text(event["event"], **params))
            last = kind
        return lines

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
                arguments[f"{name}-id"] = str(value)
                arguments[f"{name}-one"] = self._format(f"term-{value}", "one", {}) or arguments[name]
        return arguments

    def _shown(self, name: str, value: Any) -> str | int:
        if isinstance(value, str):
            return self.term(value)[:LONGEST]
        if isinstance(value, Mapping):
            counted = [self.text("counted", number=count, name=item) for item, count in value.items()]
            return ", ".join(counted) or self.text("nothing")
        if isinstance(value, Sequence):
            return ", ".join(str(self._shown(name, item)) for item in value) or self.text("nothing")
        if value is None:
            return self.text("nothing")
        return self.player(value) if name in SEATS else int(value)


@cache
def read_bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    """The catalogues of these folders in one language; a folder may lack it."""
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        path = folder / f"{language}.ftl"
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle

"""What a title shows on the screen: the generic board prints the view; a title's own one is found in `boards/`."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from cabildo.cli.screen import Screen
from cabildo.engine.messages import Messages


class Board:
    """Draws views, which hold what a seat may know and nothing more. A title's board overrides what it does better."""

    def __init__(self, screen: Screen, messages: Messages) -> None:
        self.screen = screen
        self.messages = messages

    def draw(self, view: Mapping[str, Any]) -> RenderableType:
        """The whole view, field by field."""
        return Group(*(Text(line) for line in outline(view)))

    def note(self, view: Mapping[str, Any], notation: str) -> str:
        """What to know about a choice besides its name: its price, its gain."""
        return ""

    def is_aside(self, view: Mapping[str, Any]) -> bool:
        """Whether the present question is a detail of the one before: the board need not be drawn again for it."""
        return False

    def series(self, view: Mapping[str, Any]) -> list[str]:
        """Where a question is the first of a row of like ones: the beginnings of their answers, without the number."""
        return []

    def only_number(self, view: Mapping[str, Any], part: str) -> int:
        """The number that such a part has now."""
        return 0

    def hint(self, view: Mapping[str, Any]) -> str:
        """What helps to answer the present question."""
        return ""


def board_for(title: str, screen: Screen, messages: Messages) -> Board:
    """The title's own board, `boards.<title>.OwnBoard`, or the generic one."""
    name = f"cabildo.cli.boards.{title.replace('-', '_')}"
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as problem:
        if problem.name != name:
            raise
        return Board(screen, messages)
    own: Board = module.OwnBoard(screen, messages)
    return own


def outline(value: Any, depth: int = 0) -> list[str]:
    """Plain data as indented lines; what holds no further data stays on one line."""
    space = "  " * depth
    lines: list[str] = []
    fields = (
        value.items() if isinstance(value, Mapping) else ((f"{number}", item) for number, item in enumerate(value, 1))
    )
    for name, item in fields:
        inner = item.values() if isinstance(item, Mapping) else item if isinstance(item, list) else ()
        if any(isinstance(part, Mapping | list) for part in inner):
            lines += [f"{space}{name}:", *outline(item, depth + 1)]
        elif isinstance(item, Mapping):
            lines.append(f"{space}{name}: {', '.join(f'{key} {part}' for key, part in item.items())}")
        elif isinstance(item, list):
            lines.append(f"{space}{name}: {', '.join(str(part) for part in item)}")
        else:
            lines.append(f"{space}{name}: {item}")
    return lines

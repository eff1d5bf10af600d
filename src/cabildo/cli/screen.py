"""The screen: where the command writes and reads. Without a terminal everything is plain: no colour, no drawn lines."""

from __future__ import annotations

import sys
import textwrap
from contextlib import suppress
from typing import NamedTuple

from rich import box
from rich.console import Console, RenderableType
from rich.text import Text

PLAIN_WIDTH = 100
NARROWEST = 60


class Glyphs(NamedTuple):
    """The small pictures of a board."""

    full: str
    empty: str
    dot: str
    ellipsis: str


UNICODE = Glyphs("●", "○", "·", "…")
ASCII = Glyphs("o", ".", "|", "...")


class Screen:
    """Wraps a Rich console; `plain` says that nobody sees colours."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, soft_wrap=False)
        self.plain = not self.console.is_terminal
        if self.plain:
            self.console.width = PLAIN_WIDTH
        else:
            self.console.width = max(self.console.width, NARROWEST)
        draws = not self.plain and self.console.encoding.lower().startswith("utf")
        self.glyphs = UNICODE if draws else ASCII
        self.box = box.ROUNDED if draws else box.ASCII

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, what: RenderableType) -> None:
        if not self.plain:
            self.console.print(what)
            return
        with self.console.capture() as capture:
            self.console.print(what)
        text = capture.get()
        self.console.file.write("".join(f"{line.rstrip()}\n" for line in text.splitlines()))

    def line(self, text: str = "", style: str = "") -> None:
        """A text as it is: nothing in it is markup, and without a terminal a file name in it stays whole."""
        if self.plain:
            self.console.file.write(f"{text}\n")
        else:
            self.console.print(Text(text, style=style))

    def prose(self, text: str, style: str = "") -> None:
        """A text that may be long: what does not fit on the line goes on under it, a little to the right."""
        lines = textwrap.wrap(text, self.width, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
        for line in lines:
            self.line(line, style)

    def ask(self, prompt: str) -> str:
        """A line that somebody types; raises EOFError when there are no more."""
        if self.plain or not sys.stdin or not sys.stdin.isatty():
            self.console.file.write(prompt)
            self.console.file.flush()
            line = sys.stdin.readline() if sys.stdin else ""
            self.line(line.rstrip("\n"))  # what a terminal would have echoed
            if not line:
                raise EOFError
            return line.strip()
        with suppress(ImportError):  # not on every system; here, because loading it can write to a piped output
            import readline  # noqa: F401 - gives input() editing and history
        return input(prompt).strip()

    def curtain(self) -> None:
        """Take away what the last person saw, also from above the screen."""
        if self.plain:
            self.line("-" * PLAIN_WIDTH)
        else:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()


def warn(text: str) -> None:
    """One line to the error stream."""
    sys.stderr.write(f"{' '.join(text.split())}\n")


def fail(text: str) -> None:
    """The one line that says what is wrong."""
    warn(f"error: {text}")

"""Items in a row that wrap onto further lines between items, never inside one."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """A renderable for grids and panels."""

    def __init__(self, items: Iterable[Text], separator: str) -> None:
        self.items = list(items) or [Text("-", style="dim")]
        self.separator = Text(separator, style="dim")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = self.items[0]
        for item in self.items[1:]:
            if line.cell_len + self.separator.cell_len + item.cell_len > options.max_width:
                yield line
                line = item
            else:
                line = Text.assemble(line, self.separator, item)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [item.cell_len for item in self.items]
        whole = sum(widths) + self.separator.cell_len * (len(widths) - 1)
        return Measurement(max(widths), whole).with_maximum(options.max_width)

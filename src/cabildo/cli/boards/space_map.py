"""A map of spaces in rows and columns, drawn with letters: what lies in the spaces, between and around them.

A title's map says what a space shows and what lies on a border or edge, which have the names of notation: `e3`,
`e3-f3`, `north e`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from rich.text import Text

LETTERS = "abcdefghijklmnopqrstuvwxyz"
ROW_NUMBER = 3  # columns for the number of a row


class SpaceMap(ABC):
    """Draws in so many columns; a space is at most so wide."""

    def __init__(self, columns: int, rows: int, width: int, widest: int) -> None:
        self.columns, self.rows = columns, rows
        self.left = ROW_NUMBER  # columns before the map
        self.cell = max(2, min(widest, (width - ROW_NUMBER - 1) // columns - 1))

    @abstractmethod
    def space(self, name: str) -> Text:
        """What a space shows, as wide as a cell."""

    @abstractmethod
    def kind(self, name: str) -> str:
        """What lies on a border or edge."""

    @abstractmethod
    def stretch(self, name: str, upright: int, length: int = 1) -> Text:
        """A border or edge: from north to south if upright, else from west to east."""

    @abstractmethod
    def point(self, column: int, row: int) -> Text:
        """Where four spaces meet, or the edge bends."""

    def lines(self) -> list[Text]:
        lines = [self.column_names()]
        for row in range(self.rows):
            lines += [self.border_line(row), *self.row_lines(row)]
        return [*lines, self.border_line(self.rows), self.column_names()]

    def column_names(self) -> Text:
        names = "".join(f" {name:^{self.cell}}" for name in LETTERS[: self.columns])
        return Text(" " * self.left + names, style="bold")

    # ---- lines through spaces

    def row_lines(self, row: int) -> list[Text]:
        """The spaces of a row, on one line."""
        cells = [self.space(space_at(column, row)) for column in range(self.columns)]
        return [self.across(row, self.row_number(row), cells)]

    def row_number(self, row: int) -> Text:
        return Text(f"{row + 1:>{ROW_NUMBER - 1}} ", style="bold")

    def across(self, row: int, start: Text, cells: Sequence[Text]) -> Text:
        """A line through a row of spaces, with what is drawn in each."""
        text = start.copy()
        for column in range(self.columns + 1):
            text.append_text(self.stretch(self.beside(column, row), 1))
            if column < self.columns:
                text.append_text(cells[column])
        return text

    # ---- borders and edges

    def border_line(self, row: int) -> Text:
        text = Text(" " * self.left)
        for column in range(self.columns + 1):
            text.append_text(self.point(column, row))
            if column < self.columns:
                text.append_text(self.stretch(self.above(column, row), 0, self.cell))
        return text

    def beside(self, column: int, row: int) -> str:
        """The border or edge west of a space."""
        if column == 0:
            return f"west {row + 1}"
        if column == self.columns:
            return f"east {row + 1}"
        return f"{space_at(column - 1, row)}-{space_at(column, row)}"

    def above(self, column: int, row: int) -> str:
        """The border or edge north of a space."""
        if row == 0:
            return f"north {LETTERS[column]}"
        if row == self.rows:
            return f"south {LETTERS[column]}"
        return f"{space_at(column, row - 1)}-{space_at(column, row)}"

    def meeting(self, column: int, row: int) -> dict[int, str]:
        """What lies east 1, south 2, west 4 and north 8 of a point."""
        around: dict[int, str] = {}
        if column < self.columns:
            around[1] = self.kind(self.above(column, row))
        if row < self.rows:
            around[2] = self.kind(self.beside(column, row))
        if column > 0:
            around[4] = self.kind(self.above(column - 1, row))
        if row > 0:
            around[8] = self.kind(self.beside(column, row - 1))
        return around


def space_at(column: int, row: int) -> str:
    return f"{LETTERS[column]}{row + 1}"

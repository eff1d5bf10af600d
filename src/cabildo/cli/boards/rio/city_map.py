"""The map of the city: spaces with their buildings and workers, districts, roads and walls between and around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from cabildo.cli.boards.rio.marks import letter, style
from cabildo.engine.messages import Messages

LETTERS = "abcdefghijklmnopqrstuvwxyz"
ROW_NUMBER = 3  # columns for the number of a row
WIDEST = 5  # columns of a space: two for the building, one between, two for the workers

WALL = "bright_white"
OPEN = "red"
ROAD = "yellow"
DISTRICT = "grey70"
FAINT = "grey42"


class Signs(NamedTuple):
    """What the map is drawn with; pairs are a stretch from west to east and one from north to south."""

    wall: tuple[str, str]
    open: tuple[str, str]
    road: tuple[str, str]
    district: tuple[str, str]
    joints: str  # of district borders, by the set of stretches that meet: east 1, south 2, west 4, north 8
    road_joints: str
    corner: str  # of four spaces
    centre: str
    connected: str
    plaza: str
    line: str
    ring: str


UNICODE = Signs(
    ("▀", "█"),
    ("╌", "┊"),
    ("═", "║"),
    ("─", "│"),
    " ─│┌──┐┬│└│├┘┴┤┼",
    " ═║╔══╗╦║╚║╠╝╩╣╬",
    "·",
    "◇",
    "◆",
    "░",
    "▪",
    "○",
)
ASCII = Signs(
    ("#", "#"),
    ("~", ":"),
    ("=", "I"),
    ("-", "|"),
    " -|+--++|+|+++++",
    " =I*==**I*I*****",
    ".",
    "o",
    "@",
    "%",
    "'",
    "*",
)


class CityMap:
    """Draws one view in so many columns."""

    def __init__(self, view: Mapping[str, Any], messages: Messages, signs: Signs, width: int) -> None:
        board, city = view["board"], view["city"]
        self.messages = messages
        self.signs = signs
        self.left = ROW_NUMBER  # columns before the city
        self.columns, self.rows = board["columns"], board["rows"]
        self.cell = max(2, min(WIDEST, (width - ROW_NUMBER - 1) // self.columns - 1))
        self.spaces = {item["space"]: item for item in city["spaces"]}
        self.district = {space: item["district"] for item in board["districts"] for space in item["spaces"]}
        self.plaza = set(board["plaza"])
        self.ring = set(board["ring"])
        self.line = set(board["line"])
        self.roads = set(city["roads"])
        self.walls = {*city["walls"], *board["printed_walls"]}
        connected = {item["district"] for item in city["districts"] if item["connected"]}
        self.centres = {tuple(item["centre"]): item["district"] in connected for item in board["districts"]}

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

    def space(self, name: str) -> Text:
        """Building and workers of a space; what it is printed with where it is empty."""
        if name in self.plaza:
            return Text(self.signs.plaza * self.cell, style=FAINT)
        item = self.spaces.get(name)
        built = self.building(item) if item and item["building"] else self.printed(name)
        crew = self.crew(name, self.cell - built.cell_len)
        gap = " " * (self.cell - built.cell_len - crew.cell_len)
        return Text.assemble(built, gap, crew)

    def building(self, item: Mapping[str, Any]) -> Text:
        code = self.messages.text(f"code-{item['building']}")
        owner = item["owner"]
        if owner is None:
            return Text(code, style="bold")
        return Text(f"{code}{letter(owner)}", style=f"bold black on {style(owner)}")

    def printed(self, name: str) -> Text:
        sign = self.signs.line if name in self.line else self.signs.ring if name in self.ring else ""
        return Text(sign, style=FAINT)

    def crew(self, name: str, room: int) -> Text:
        """The letter of each player with the number of workers, which is left out where several share a space."""
        workers = self.spaces[name]["workers"] if name in self.spaces else []
        shared = len(workers) > 1
        parts = [
            (letter(item["seat"]) + ("" if shared and item["workers"] == 1 else str(item["workers"])), item["seat"])
            for item in workers
        ]
        crew = Text.assemble(*((sign, f"bold {style(seat)}") for sign, seat in parts))
        return crew if crew.cell_len <= room else Text("+"[:room])

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

    def kind(self, name: str) -> str:
        """What lies on a border or edge."""
        if "-" not in name:
            return "wall" if name in self.walls else "open"
        one, _, other = name.partition("-")
        if name in self.roads:
            return "road"
        if one in self.plaza and other in self.plaza:
            return "plaza"
        return "" if self.district.get(one) == self.district.get(other) else "district"

    def stretch(self, name: str, upright: int, length: int = 1) -> Text:
        kind = self.kind(name)
        if kind == "wall":
            return Text(self.signs.wall[upright] * length, style=WALL)
        if kind == "open":
            return Text(self.signs.open[upright] * length, style=OPEN)
        if kind == "road":
            return Text(self.signs.road[upright] * length, style=f"bold {ROAD}")
        if kind == "plaza":
            return Text(self.signs.plaza * length, style=FAINT)
        return Text((self.signs.district[upright] if kind else " ") * length, style=DISTRICT)

    def point(self, column: int, row: int) -> Text:
        """Where four spaces meet, or the edge of the city bends."""
        meeting = self.meeting(column, row)
        if (column, row) in self.centres:
            connected = self.centres[column, row]
            return Text(self.signs.connected if connected else self.signs.centre, style=f"bold {ROAD}")
        roads = sum(side for side, kind in meeting.items() if kind == "road")
        if roads:
            return Text(self.signs.road_joints[roads], style=f"bold {ROAD}")
        if "wall" in meeting.values():
            return Text(self.signs.wall[1 if 0 < row < self.rows else 0], style=WALL)
        if "open" in meeting.values():
            return Text(self.signs.corner, style=OPEN)
        if all(kind == "plaza" for kind in meeting.values()):
            return Text(self.signs.plaza, style=FAINT)
        districts = sum(side for side, kind in meeting.items() if kind == "district")
        return Text(self.signs.joints[districts], style=DISTRICT) if districts else Text(self.signs.corner, style=FAINT)

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

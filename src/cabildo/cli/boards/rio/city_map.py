"""The map of the city: spaces with their buildings and workers, districts, roads and walls between and around them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rich.text import Text

from cabildo.cli.boards.rio.marks import letter, style
from cabildo.cli.boards.space_map import SpaceMap
from cabildo.engine.messages import Messages

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


class CityMap(SpaceMap):
    """Draws one view in so many columns."""

    def __init__(self, view: Mapping[str, Any], messages: Messages, signs: Signs, width: int) -> None:
        board, city = view["board"], view["city"]
        super().__init__(board["columns"], board["rows"], width, WIDEST)
        self.messages = messages
        self.signs = signs
        self.spaces = {item["space"]: item for item in city["spaces"]}
        self.district = {space: item["district"] for item in board["districts"] for space in item["spaces"]}
        self.plaza = set(board["plaza"])
        self.ring = set(board["ring"])
        self.line = set(board["line"])
        self.roads = set(city["roads"])
        self.walls = {*city["walls"], *board["printed_walls"]}
        connected = {item["district"] for item in city["districts"] if item["connected"]}
        self.centres = {tuple(item["centre"]): item["district"] in connected for item in board["districts"]}

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

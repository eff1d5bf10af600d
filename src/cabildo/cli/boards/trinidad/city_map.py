"""The map of the city: spaces with their buildings and owners, districts, walls around them, the sea in the south."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rich.text import Text

from cabildo.cli.boards.marks import letter, style
from cabildo.cli.boards.space_map import SpaceMap
from cabildo.engine.messages import Messages

WIDEST = 5  # columns of a space: three for the building with its owner, two for points or for who activated it

WALL = "bright_white"
OPEN = "red"
SEA = "blue"
DISTRICT = "grey70"
ROAD = "yellow"
FAINT = "grey42"


class Signs(NamedTuple):
    """What the map is drawn with; pairs are a stretch from west to east and one from north to south."""

    wall: tuple[str, str]
    open: tuple[str, str]
    sea: tuple[str, str]
    district: tuple[str, str]
    joints: str  # of district borders, by the set of stretches that meet: east 1, south 2, west 4, north 8
    corner: str  # of four spaces
    plaza: str
    fort: str  # its place
    start: str
    ring: str
    road: str


UNICODE = Signs(("▀", "█"), ("╌", "┊"), ("≈", "≈"), ("─", "│"), " ─│┌──┐┬│└│├┘┴┤┼", "·", "░", "▒", "▪", "○", "═")
ASCII = Signs(("#", "#"), ("-", ":"), ("~", "~"), ("-", "|"), " -|+--++|+|+++++", ".", "%", "^", "'", "*", "=")


class CityMap(SpaceMap):
    """Draws one view in so many columns."""

    def __init__(self, view: Mapping[str, Any], messages: Messages, signs: Signs, width: int) -> None:
        board, city = view["board"], view["city"]
        super().__init__(board["columns"], board["rows"], width, WIDEST)
        self.messages = messages
        self.signs = signs
        self.spaces = {item["space"]: item for item in city["spaces"]}
        self.district = {space: item["district"] for item in board["districts"] for space in item["spaces"]}
        self.paved = {item["district"] for item in city["districts"] if item["roads"]}
        self.plaza = set(board["plaza"])
        self.fort_place = set(board["fort_place"])
        self.fort = city["fort"]
        self.ring = set(board["ring"])
        self.start = set(board["starting_area"])
        self.walls = set(city["walls"])
        self.open = set(city["open_edges"])

    # ---- spaces

    def space(self, name: str) -> Text:
        """A building and what belongs to it; what is printed where nothing stands."""
        if name in self.plaza:
            return Text(self.signs.plaza * self.cell, style=FAINT)
        if name in self.fort_place:
            return self.fort_space()
        item = self.spaces.get(name)
        built = self.printed(name) if item is None else self.building(item)
        beside = Text() if item is None else self.beside_building(item, self.cell - built.cell_len)
        return Text.assemble(built, " " * (self.cell - built.cell_len - beside.cell_len), beside)

    def fort_space(self) -> Text:
        if self.fort:
            return Text(f"{self.messages.text('code-fort'):^{self.cell}}", style="bold")
        return Text(self.signs.fort * self.cell, style=FAINT)

    def building(self, item: Mapping[str, Any]) -> Text:
        code = self.messages.text(f"code-{item['building']}")
        if item["owner"] is None:
            return Text(code, style="bold")
        whole = f"{code}{letter(item['owner'])}"
        shown = whole if len(whole) <= self.cell else whole[:1] + whole[-1:]
        return Text(shown, style=f"bold black on {style(item['owner'])}")

    def beside_building(self, item: Mapping[str, Any], room: int) -> Text:
        """The points of a home at a scoring, or the letters of those who activated the building in this decade."""
        if item["points"] is not None:
            points = str(item["points"])
            return Text(points if len(points) <= room else "", style="dim")
        seats = Text.assemble(*((letter(seat), style(seat)) for seat in item["activated"]))
        return seats if seats.cell_len <= room else Text("+"[:room])

    def printed(self, name: str) -> Text:
        signs = self.signs
        sign = signs.start if name in self.start else signs.ring if name in self.ring else ""
        road = signs.road if self.district.get(name) in self.paved else ""
        return Text.assemble((sign, FAINT), (road, ROAD))

    # ---- borders and edges

    def kind(self, name: str) -> str:
        if "-" not in name:
            return "wall" if name in self.walls else "open" if name in self.open else "sea"
        one, _, other = name.partition("-")
        if one in self.plaza and other in self.plaza:
            return "plaza"
        if one in self.fort_place and other in self.fort_place:
            return ""
        return "" if self.district.get(one) == self.district.get(other) else "district"

    def stretch(self, name: str, upright: int, length: int = 1) -> Text:
        signs, kind = self.signs, self.kind(name)
        if kind == "wall":
            return Text(signs.wall[upright] * length, style=WALL)
        if kind == "open":
            return Text(signs.open[upright] * length, style=OPEN)
        if kind == "sea":
            return Text(signs.sea[upright] * length, style=SEA)
        if kind == "plaza":
            return Text(signs.plaza * length, style=FAINT)
        return Text((signs.district[upright] if kind else " ") * length, style=DISTRICT)

    def point(self, column: int, row: int) -> Text:
        signs, meeting = self.signs, self.meeting(column, row)
        kinds = set(meeting.values())
        if "wall" in kinds:
            return Text(signs.wall[1 if 0 < row < self.rows else 0], style=WALL)
        if "open" in kinds:
            return Text(signs.corner, style=OPEN)
        if "sea" in kinds:
            return Text(signs.sea[0], style=SEA)
        if kinds == {"plaza"}:
            return Text(signs.plaza, style=FAINT)
        districts = sum(side for side, kind in meeting.items() if kind == "district")
        return Text(signs.joints[districts], style=DISTRICT) if districts else Text(signs.corner, style=FAINT)

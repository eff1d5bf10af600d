"""The Combat Area of an extended war: eight districts as the city lies, those before its edges around them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from cabildo.cli.boards.marks import letter, style
from cabildo.cli.boards.trinidad.city_map import DISTRICT, OPEN, SEA, WALL, Signs
from cabildo.engine.messages import Messages

ROWS = (("NW", "NCL", "NCR", "NE"), ("SW", "CL", "CR", "SE"))
COLUMNS = len(ROWS[0])
NARROWEST, WIDEST = 8, 20  # columns of a district
ROOM = 11  # columns that everything about a miniature takes; else some is left to the list below
FOE = "bright_red"
FLAME = "bright_yellow"
WOUND = "!"
ELITE = "*"
STANDARD = "#"


class WarMap:
    """Draws one view in so many columns."""

    def __init__(self, view: Mapping[str, Any], messages: Messages, signs: Signs, width: int) -> None:
        self.messages, self.signs = messages, signs
        self.flames = view["war"]["flames"]
        self.closed = {item["district"] for item in view["city"]["districts"] if item["closed"]} | set(
            view["palisades"]
        )
        standing = [attacker for attacker in view["war"]["attackers"] if attacker["place"] is not None]
        self.west, self.east = (self.beside(standing, side) for side in ("-west", "-east"))
        self.cell = max(NARROWEST, min(WIDEST, (width - self.west - self.east - COLUMNS - 1) // COLUMNS))
        self.there: dict[str, list[Text]] = {}
        for post in posts_of(view):
            self.there.setdefault(post["post"], []).append(unit_sign(post, messages, self.cell >= ROOM))
        for attacker in standing:
            whole = self.cell >= ROOM or attacker["place"].endswith(("-west", "-east"))
            self.there.setdefault(attacker["place"], []).append(attacker_sign(attacker, whole))

    def beside(self, standing: Sequence[Mapping[str, Any]], side: str) -> int:
        """Columns for those who wait on this side of the city."""
        return max((attacker_sign(one).cell_len + 1 for one in standing if one["place"].endswith(side)), default=0)

    def lines(self) -> list[Text]:
        north = [self.there.get(f"{district}-north", []) for district in ROWS[0]]
        lines = [
            Text.assemble(" " * self.west, *(Text.assemble(" ", padded(at(found, line), self.cell)) for found in north))
            for line in range(max(len(found) for found in north))
        ]
        lines.append(self.border(ROWS[0], "north"))
        for number, row in enumerate(ROWS):
            if number:
                lines.append(self.border(row, ""))
            lines += self.row(row)
        return [*lines, self.border(ROWS[-1], "south")]

    def row(self, row: Sequence[str]) -> list[Text]:
        """The districts of a row side by side, with those who wait beside the city."""
        cells = [[self.heading(district), *self.there.get(district, [])] for district in row]
        west, east = self.there.get(f"{row[0]}-west", []), self.there.get(f"{row[-1]}-east", [])
        high = max(len(found) for found in (*cells, west, east)) + 1
        lines = []
        for line in range(high):
            text = Text.assemble(padded(at(west, line), self.west), self.side(row[0]))
            for number, cell in enumerate(cells):
                text.append_text(padded(at(cell, line), self.cell))
                if number + 1 < COLUMNS:
                    text.append(self.signs.district[1], style=DISTRICT)
            lines.append(Text.assemble(text, self.side(row[-1]), at(east, line)))
        return lines

    def heading(self, district: str) -> Text:
        """Its name, and what was pillaged."""
        flames = self.messages.text("code-flame") * self.flames.get(district, 0)
        name = self.messages.term(district)
        short = name if len(name) + len(flames) < self.cell else district
        return Text.assemble((short, "bold"), " " if flames else "", (flames, FLAME))

    # ---- borders

    def side(self, district: str) -> Text:
        """Its outer side in the west or east."""
        closed = district in self.closed
        return Text((self.signs.wall if closed else self.signs.open)[1], style=WALL if closed else OPEN)

    def border(self, row: Sequence[str], where: str) -> Text:
        text = Text(" " * self.west)
        for district in row:
            text.append(self.corner(where), style=DISTRICT)
            text.append_text(self.stretch(district, where))
        return text.append(self.corner(where), style=DISTRICT)

    def stretch(self, district: str, where: str) -> Text:
        if where == "south":
            return Text(self.signs.sea[0] * self.cell, style=SEA)
        if where == "north":
            closed = district in self.closed
            return Text((self.signs.wall if closed else self.signs.open)[0] * self.cell, style=WALL if closed else OPEN)
        return Text(self.signs.district[0] * self.cell, style=DISTRICT)

    def corner(self, where: str) -> str:
        return self.signs.corner if where else self.signs.joints[-1]


# ---- who stands there


def posts_of(view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """All units in the city, with seat and war marker from 1."""
    return [
        {**unit, "seat": player["seat"], "marker": marker}
        for player in view["players"]
        for marker, unit in enumerate(player["units"], 1)
        if unit.get("post") is not None
    ]


def unit_sign(post: Mapping[str, Any], messages: Messages, whole: bool = True) -> Text:
    """Player and marker, kind, attack and hits (which are alike), wounds: `A2 S+ 10/10!`."""
    kind = post["unit"]
    sign = f"{letter(post['seat'])}{post['marker']} {messages.text(f'code-{kind}')}"
    values = f" {post['combat']}/{post['combat']}" if whole else f" {post['combat']}"
    return Text.assemble((sign, f"bold {style(post['seat'])}"), values, (WOUND * post["wounds"], "bold"))


def attacker_sign(attacker: Mapping[str, Any], whole: bool = True) -> Text:
    """Number, attack and hits, initiative, wounds; Elites have another sign: `*2 5/6 i3!`."""
    sign = f"{ELITE if attacker['elite'] else STANDARD}{attacker['attacker']}"
    values = f" {attacker['attack']}/{attacker['hits']}" + (f" i{attacker['initiative']}" if whole else "")
    return Text.assemble((sign, f"bold {FOE}"), values, (WOUND * attacker["wounds"], "bold"))


def at(found: Sequence[Text], line: int) -> Text:
    return found[line] if line < len(found) else Text()


def padded(text: Text, width: int) -> Text:
    shown = text.copy()
    shown.truncate(width, pad=True)
    return shown

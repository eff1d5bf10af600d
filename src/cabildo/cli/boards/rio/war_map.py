"""The map of the city at war: under the buildings the groups, outside the edges those who wait to come in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from cabildo.cli.boards.rio.city_map import CityMap, Signs
from cabildo.cli.boards.rio.marks import ENEMY_STYLE, letter, style
from cabildo.cli.boards.space_map import LETTERS, space_at
from cabildo.engine.messages import Messages

CAMP = 4  # columns beside the city, in west and east, for those outside
FOUGHT = "x"
RESTS = "-"


class WarMap(CityMap):
    """Rows where somebody is have a second line, for groups and for the attacker's workers, who close their space."""

    def __init__(self, view: Mapping[str, Any], messages: Messages, signs: Signs, width: int) -> None:
        super().__init__(view, messages, signs, width - 2 * CAMP)
        war = view["war"]
        self.left += CAMP
        self.enemy = enemy_sign(messages, war["enemy"])
        self.groups = {item["space"]: item for item in war["groups"]}
        self.resting = {item["space"] for item in war["groups"] if rests(view, item)}
        self.camps = {item["edge"]: sum(item["groups"]) for item in war["camps"]}

    def lines(self) -> list[Text]:
        names, *city = super().lines()
        outside = self.outside_line()
        return [names, outside, *city] if outside.plain.strip() else [names, *city]

    # ---- outside

    def outside_line(self) -> Text:
        """Those north of the city."""
        line = Text(" " * self.left)
        for name in LETTERS[: self.columns]:
            camp = self.camp(f"north {name}")
            line.append(" ").append_text(camp).append(" " * (self.cell - camp.cell_len))
        return line

    def camp(self, edge: str) -> Text:
        """How many wait there; in narrow cells only that some do."""
        count = self.camps.get(edge, 0)
        sign = f"{self.enemy}{count}"
        return Text((sign if len(sign) <= self.cell else self.enemy) if count else "", style=ENEMY_STYLE)

    def row_lines(self, row: int) -> list[Text]:
        number = self.row_number(row)
        west, east = self.camp(f"west {row + 1}"), self.camp(f"east {row + 1}")
        start = Text.assemble(number, " " * (self.left - len(number) - west.cell_len - 1), west, " ")
        spaces = [space_at(column, row) for column in range(self.columns)]
        lines = [Text.assemble(self.across(row, start, [self.space(name) for name in spaces]), " ", east)]
        if any(name in self.groups or self.idle(name) for name in spaces):
            lines.append(self.across(row, Text(" " * self.left), [self.troops(name) for name in spaces]))
        return lines

    # ---- inside

    def idle(self, name: str) -> Sequence[Mapping[str, Any]]:
        """The workers there: the attacker's, as all others have joined groups."""
        workers: Sequence[Mapping[str, Any]] = self.spaces[name]["workers"] if name in self.spaces else ()
        return workers

    def crew(self, name: str, room: int) -> Text:
        """Idle workers stand beside the building only if they share it with a group."""
        return super().crew(name, room) if name in self.groups else Text()

    def troops(self, name: str) -> Text:
        """The group or the idle workers of a space."""
        if name in self.groups:
            item = self.groups[name]
            mark = FOUGHT if item["fought"] else RESTS if name in self.resting else ""
            sign = group_sign(item["stack"], self.enemy)
            drawn = self.fitting(f"{sign}{mark}", sign, f"{sign[0]}+")
            colour = style_of(item["stack"][0])
        elif self.idle(name):
            (workers,) = self.idle(name)
            sign = f"{letter(workers['seat'])}{workers['workers']}"
            drawn, colour = self.fitting(f"({sign})", f"({sign}"), style(workers["seat"])
        else:
            drawn, colour = "", ""
        filler = self.signs.plaza if name in self.plaza else " "
        return Text.assemble((drawn, f"bold {colour}" if drawn else ""), filler * (self.cell - len(drawn)))

    def fitting(self, *signs: str) -> str:
        """The first of them that a cell can hold, or what it holds of the last."""
        return next((sign for sign in signs if len(sign) <= self.cell), signs[-1][: self.cell])


def enemy_sign(messages: Messages, enemy: str) -> str:
    return messages.text(f"code-{enemy}")


def group_sign(stack: Sequence[int | str], enemy: str) -> str:
    """Letter and size; of a mixed group all letters from the top, so that the commander comes first."""
    letters = [enemy if token == "enemy" else letter(int(token)) for token in stack]
    return f"{letters[0]}{len(letters)}" if len(set(letters)) == 1 else "".join(letters)


def style_of(token: int | str) -> str:
    return ENEMY_STYLE if token == "enemy" else style(int(token))


def rests(view: Mapping[str, Any], group: Mapping[str, Any]) -> bool:
    """Whether whoever moves can do no more with it in this turn."""
    war = view["war"]
    commander = group["stack"][0]
    if war["mover"] == war["attacker"]:
        moves = commander == "enemy"
    else:  # of two players one leads both colours
        moves = commander == war["mover"] or (len(view["players"]) == 2 and commander != "enemy")
    return bool(war["turn"] and moves and (group["rested"] or group["steps"] == 0))

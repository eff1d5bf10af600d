"""The board of Puerto Rico on a screen of 100 columns: roles, ships, supplies, buildings and everybody's estate."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cabildo.cli.board import Board
from cabildo.cli.flow import Flow

STYLES = {
    "corn": "yellow",
    "indigo": "bright_blue",
    "sugar": "bright_white",
    "tobacco": "dark_orange3",
    "coffee": "orange4",
    "quarry": "grey62",
}

# the columns of the printed building board
COLUMNS = (
    ("small-indigo-plant", "small-sugar-mill", "small-market", "hacienda", "construction-hut", "small-warehouse"),
    ("indigo-plant", "sugar-mill", "hospice", "office", "large-market", "large-warehouse"),
    ("tobacco-storage", "coffee-roaster", "factory", "university", "harbor", "wharf"),
    ("guild-hall", "residence", "fortress", "customs-house", "city-hall"),
)

TWO_PANELS = 92  # columns from which two estates fit side by side


class OwnBoard(Board):
    def draw(self, view: Mapping[str, Any]) -> RenderableType:
        return Group(self.common(view), Text(), self.buildings(view), Text(), self.estates(view))

    def note(self, view: Mapping[str, Any], notation: str) -> str:
        """Doubloons on a role, the price of a building or a sale, the barrels that a ship takes."""
        kind, *words = notation.split()
        if kind == "role":
            doubloons = next(role["doubloons"] for role in view["roles"] if role["role"] == words[0])
            return f"+{doubloons}" if doubloons else ""
        if kind == "build":
            price = next(item["price"] for item in view["buildings"] if item["building"] == words[0])
            return self.messages.text("label-doubloons", count=price)
        if kind == "sell":
            return self.messages.text("label-doubloons", count=view["house"]["sales"][words[0]])
        if kind == "load":
            barrels = view["players"][view["seat"]]["goods"][words[0]]
            for ship in view["ships"]:
                if str(ship["capacity"]) == words[1]:
                    barrels = min(barrels, ship["capacity"] - ship["barrels"])
            return self.messages.text("label-points", count=barrels)
        return ""

    def series(self, view: Mapping[str, Any]) -> list[str]:
        """While colonists are placed: the places from here on."""
        if view["phase"] != "placing":
            return []
        places = [f"man {place}" for place, _, _ in self.places(view["players"][view["actor"]])]
        return places[places.index(f"man {view['step']['place']}") :]

    def only_number(self, view: Mapping[str, Any], part: str) -> int:
        counts = {f"man {place}": men for place, _, men in self.places(view["players"][view["seat"]])}
        return counts[part]

    def hint(self, view: Mapping[str, Any]) -> str:
        """While colonists are placed: the places from here on, with their circles."""
        series = self.series(view)
        if not series:
            return ""
        places = self.places(view["players"][view["actor"]])
        rest = [f"{self.messages.term(place)} {circles}" for place, circles, _ in places if f"man {place}" in series]
        return f"{self.messages.text('label-order')} {f' {self.screen.glyphs.dot} '.join(rest)}"

    def places(self, player: Mapping[str, Any]) -> list[tuple[str, int, int]]:
        """Where a player can have colonists, in the order in which they are placed: circles and how many are there."""
        island = [(item["tile"], item["tiles"], item["men"]) for item in player["island"]]
        return island + [(item["building"], item["circles"], item["men"]) for item in player["city"]]

    # ---- the middle of the table

    def common(self, view: Mapping[str, Any]) -> RenderableType:
        text = self.messages.text
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        grid.add_row(text("label-roles"), self.roles(view))
        grid.add_row(text("label-ships"), self.ships(view))
        grid.add_row(text("label-house"), self.house(view))
        quarries = self.pieces("quarry", text("label-quarries", count=view["quarries"]))
        stacks = [
            Text(text("label-stack", count=view["stack"]), style="dim"),
            Text(text("label-discards", count=sum(view["discards"].values())), style="dim"),
        ]
        grid.add_row(text("label-row"), self.listed([*self.counted(view["row"]), quarries, *stacks]))
        colonists = text("label-colonists", count=view["colonists"])
        on_ship = text("label-colonist-ship", count=view["colonist_ship"])
        points = text("label-chips", count=view["chips"])
        if view["paper"]:
            points += f" ({text('label-paper', count=view['paper'])})"
        grid.add_row(text("label-supply"), self.listed(self.counted(view["goods"], zeros=True)))
        grid.add_row("", self.listed([Text(f"{colonists} ({on_ship})"), Text(points)]))
        return Group(self.heading(view), grid)

    def heading(self, view: Mapping[str, Any]) -> Text:
        text = self.messages.text
        parts = [text("title-name"), text("label-round", round=view["round"])]
        if view["role"]:
            parts.append(f"{self.messages.term(view['role'])} ({self.messages.player(view['taker'])})")
        if view["ending"]:
            parts.append(text("label-last-round"))
        return Text(f" {self.screen.glyphs.dot} ".join(parts), style="bold")

    def roles(self, view: Mapping[str, Any]) -> Flow:
        cards = []
        for card in view["roles"]:
            name = self.messages.term(card["role"])
            if card["owner"] is not None:
                cards.append(Text(f"{name} ({self.messages.player(card['owner'])})", style="dim"))
            else:
                coins = f" +{card['doubloons']}" if card["doubloons"] else ""
                cards.append(Text.assemble((name, "bold"), (coins, "bright_yellow")))
        return self.listed(cards)

    def ships(self, view: Mapping[str, Any]) -> Flow:
        ships = []
        for ship in view["ships"]:
            good = ship["good"]
            name = self.messages.term(good) if good else self.messages.text("label-empty")
            style = STYLES[good] if good else "dim"
            slots = self.circles(ship["barrels"], ship["capacity"])
            ships.append(Text.assemble((f"{ship['capacity']} ", "bold"), (f"{name} {slots}", style)))
        return Flow(ships, "   ")

    def house(self, view: Mapping[str, Any]) -> Flow:
        barrels = [
            self.pieces(good, self.messages.term(good))
            for good, count in view["house"]["goods"].items()
            for _ in range(count)
        ]
        free = view["house"]["spaces"] - len(barrels)
        return self.listed([*barrels, *([Text(self.screen.glyphs.empty * free, style="dim")] if free else [])])

    def buildings(self, view: Mapping[str, Any]) -> RenderableType:
        """Four columns as printed; what can be paid now is bright, what is gone or owned is dim."""
        offered = {item["building"]: item for item in view["buildings"]}
        own = view["players"][view["seat"]] if view["seat"] is not None else None
        owned = {item["building"] for item in own["city"]} if own else set()
        grid = Table.grid(padding=(0, 3))
        for _ in COLUMNS:
            grid.add_column(no_wrap=True)
        for row in range(max(len(column) for column in COLUMNS)):
            cells = []
            for column in COLUMNS:
                cell = Text()
                if row < len(column):
                    item = offered[column[row]]
                    price = item["cost"] if item["price"] is None else item["price"]
                    cell.append(f"{price:2} x{item['left']} {self.messages.term(item['building'])}")
                    if item["left"] == 0 or item["building"] in owned:
                        cell.stylize("dim")
                    elif own and price <= own["doubloons"]:
                        cell.stylize("bold")
                cells.append(cell)
            grid.add_row(*cells)
        label = "label-buildings" if own else "label-buildings-spectator"
        return Group(Text(self.messages.text(label), style="dim"), grid)

    # ---- the players

    def estates(self, view: Mapping[str, Any]) -> RenderableType:
        """The asking player first, then clockwise."""
        players = view["players"]
        first = view["seat"] or 0
        drawn = [self.estate(view, player) for player in players[first:] + players[:first]]
        if self.screen.plain or self.screen.width < TWO_PANELS:
            return Group(*drawn)
        grid = Table.grid(expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        for number in range(0, len(drawn), 2):
            grid.add_row(*drawn[number : number + 2])
        return grid

    def estate(self, view: Mapping[str, Any], player: Mapping[str, Any]) -> RenderableType:
        text = self.messages.text
        seat = player["seat"]
        marks = [text("label-you")] if seat == view["seat"] else []
        marks += [text("label-governor")] if seat == view["governor"] else []
        name = Text(self.messages.player(seat), style="bold")
        name.append(f" ({', '.join(marks)})" if marks else "", style="not bold")
        hidden = player["points"] is None
        points = text("label-hidden-points") if hidden else text("label-points", count=player["points"])
        facts = [
            Text(text("label-doubloons", count=player["doubloons"]), style="bright_yellow"),
            Text(points, style="dim" if hidden else ""),
            Text(text("label-san-juan", count=player["san_juan"]), style="" if player["san_juan"] else "dim"),
        ]
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        grid.add_row(text("label-goods"), self.listed(self.counted(player["goods"])))
        island = [
            self.pieces(item["tile"], f"{self.messages.term(item['tile'])} {self.circles(item['men'], item['tiles'])}")
            for item in player["island"]
        ]
        grid.add_row(f"{text('label-island')} {player['island_filled']}/{player['island_spaces']}", self.listed(island))
        city = [
            Text(f"{self.messages.term(item['building'])} {self.circles(item['men'], item['circles'])}")
            for item in player["city"]
        ]
        grid.add_row(f"{text('label-city')} {player['city_filled']}/{player['city_spaces']}", self.listed(city))
        content = Group(self.listed(facts), grid)
        if self.screen.plain:
            return Group(name, Padding(content, (0, 0, 0, 2)))
        style = "bold green" if seat == view["actor"] else "dim"
        return Panel(content, title=name, title_align="left", box=self.screen.box, border_style=style)

    # ---- small things

    def counted(self, counts: Mapping[str, int], zeros: bool = False) -> list[Text]:
        shown = [(name, count) for name, count in counts.items() if count or zeros]
        return [self.pieces(name, f"{self.messages.term(name)} {count}") for name, count in shown]

    def pieces(self, kind: str, text: str) -> Text:
        return Text(text, style=STYLES.get(kind, ""))

    def circles(self, full: int, of: int) -> str:
        return self.screen.glyphs.full * full + self.screen.glyphs.empty * (of - full)

    def listed(self, items: Iterable[Text]) -> Flow:
        return Flow(items, f" {self.screen.glyphs.dot} ")

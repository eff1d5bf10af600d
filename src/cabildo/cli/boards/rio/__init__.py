"""The board of Río de la Plata on a screen of 100 columns: city, grids, tracks, offices, ship, enemies and players.

In a war it shows what the war is fought with: the groups on the map, and the players.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cabildo.cli.board import Board
from cabildo.cli.boards.rio import city_map
from cabildo.cli.boards.rio.marks import letter, style
from cabildo.cli.boards.rio.war_map import FOUGHT, RESTS, WarMap, enemy_sign, group_sign
from cabildo.cli.flow import Flow

GOOD_STYLES = {"wood": "dark_orange3", "stone": "grey70", "precious": "bright_magenta", "silver": "bright_white"}
DETAILS = (  # of the question before
    "paying",
    "at-space",
    "laying-roads",
    "laying-walls",
    "offering",
    "replying",
    "shooting",
    "recruiting",
    "marching",
)
PHASES = {"placing": "label-placing", "ordering": "label-ordering", "recalling": "label-recalling"}
WAR_STEPS = {
    "mustering": "label-mustering",
    "betting": "label-cannons",
    "shooting": "label-cannons",
    "garrisoning": "label-garrisoning",
    "recruiting": "label-garrisoning",
}
OFFICE_COLUMNS = 3
TWO_PANELS = 92  # columns from which two players fit side by side
OWED = "!"
BID = "?"


class OwnBoard(Board):
    def draw(self, view: Mapping[str, Any]) -> RenderableType:
        if view["war"]:
            war = (self.war(view), Text(), *self.city(view))
            return Group(self.heading(view), *war, Text(), self.players(view))
        return Group(
            self.heading(view),
            *self.city(view),
            Text(),
            self.grids(view),
            Text(),
            self.offices(view),
            Text(),
            self.facts(view),
            Text(),
            self.players(view),
        )

    def is_aside(self, view: Mapping[str, Any]) -> bool:
        return view["phase"] in DETAILS

    def note(self, view: Mapping[str, Any], notation: str) -> str:
        """Points of a grid space, workers that a track needs, price of an office, cost of a building, silver to pay."""
        kind, *words = notation.split()
        board = view["board"]
        if kind in ("work", "owe", "shadow", "shadow-owe"):
            grid = next(item for item in board["grids"] if item["grid"] == words[0])
            return f"+{grid['points'][int(words[1]) - 1]}"
        if kind == "take":
            return self.screen.glyphs.full * int(board["track_workers"][int(words[1]) - 1])
        if kind in ("bid", "assume"):
            return self.price(next(item for item in board["offices"] if item["office"] == words[0]))
        if kind == "build":
            cost = next(item["cost"] for item in board["buildings"] if item["building"] == words[0])
            return self.cost(cost) if any(cost.values()) else ""
        if kind == "pay":
            return self.messages.text("label-silver", count=silver_due(view, int(words[0]), int(words[2])))
        if kind == "offer":
            return self.messages.player(int(words[0]) - 1)
        if kind == "bet":
            return f"{int(words[0]) + (5 if view['step']['gunner'] else 6)}+"
        if kind in ("lead", "march", "sacrifice", "garrison", "recall"):
            return self.at_place(view, words[0], steps=kind == "lead") if len(words) == 1 else ""
        return ""

    # ---- the city

    def heading(self, view: Mapping[str, Any]) -> RenderableType:
        text = self.messages.text
        parts = [text("title-name"), text("label-year", year=str(view["year"]), last=str(view["board"]["last_year"]))]
        if view["phase"]:
            parts.append(text("label-war" if view["war"] else PHASES.get(view["phase"], "label-effects")))
        title = Text(f" {self.screen.glyphs.dot} ".join(parts), style="bold")
        order = [self.marked(seat) for seat in view["order"]]
        return Group(title, Text.assemble((f"{text('label-order')}  ", "dim"), Text("  ").join(order)))

    def city(self, view: Mapping[str, Any]) -> list[RenderableType]:
        signs = city_map.UNICODE if not self.screen.plain and self.screen.glyphs.full == "●" else city_map.ASCII
        kind = WarMap if view["war"] else city_map.CityMap
        drawn = kind(view, self.messages, signs, self.screen.width)
        return [*drawn.lines(), self.legend(view, signs)]

    def legend(self, view: Mapping[str, Any], signs: city_map.Signs) -> RenderableType:
        text, term = self.messages.text, self.messages.term
        items = [f"{text(f'code-{name}')}A {term(name)} (A)" for name in ("hut", "house")]
        common = [item["building"] for item in view["board"]["buildings"] if item["tile"]]
        items += [f"{text(f'code-{name}')} {term(name)}" for name in (*common, "palace", "cathedral")]
        signed = {
            "label-road": "".join(signs.road),
            "label-wall": "".join(dict.fromkeys(signs.wall)),
            "label-open": "".join(signs.open),
            "label-centre": signs.centre,
            "label-connected": signs.connected,
            "label-line": signs.line,
            "label-ring": signs.ring,
            "label-plaza": signs.plaza,
        }
        items += [f"{sign} {text(label)}" for label, sign in signed.items()]
        if view["war"]:
            items += [
                text("label-group-sign"),
                text("label-mixed-sign"),
                f"{enemy_sign(self.messages, view['war']['enemy'])}2 {term(view['war']['enemy'])}",
                f"{FOUGHT} {text('label-fought')}",
                f"{RESTS} {text('label-rests')}",
                text("label-idle-sign"),
            ]
        else:
            items.append(text("label-workers-sign"))
        return Flow([Text(item, style="dim") for item in items], "  ")

    # ---- the war

    def war(self, view: Mapping[str, Any]) -> RenderableType:
        """How the war goes, and who waits outside."""
        text, war = self.messages.text, view["war"]
        outside = sum(sum(camp["groups"]) for camp in war["camps"])
        state = [
            Text(text("label-war-leader", enemy=war["enemy"], leader=self.lettered(war["attacker"])), style="bold"),
            Text(text("label-attackers", count=war["attackers"], strength=war["strength"], outside=outside)),
        ]
        if war["turn"]:
            state.append(Text(text("label-war-turn", turn=war["turn"])))
            state.append(Text(text("label-battle" if war["battle"] else "label-quiet", quiet=war["quiet"])))
            state.append(Text(text("label-mover", mover=self.lettered(war["mover"])), style="bold"))
        else:
            state.append(Text(text(WAR_STEPS[view["phase"]])))
        lines = [self.listed(state)]
        if war["camps"]:
            camps = [
                Text(f"{self.edge(camp['edge'])} ({'+'.join(str(size) for size in camp['groups'])})")
                for camp in war["camps"]
            ]
            lines.append(self.listed([Text(text("label-outside"), style="dim"), *camps]))
        return Group(*lines)

    def edge(self, name: str) -> str:
        side, place = name.split()
        return f"{self.messages.term(side)} {place}"

    def at_place(self, view: Mapping[str, Any], space: str, steps: bool) -> str:
        """What is on a space: its building, the group with its steps if asked, workers of whoever plays on."""
        city = next((item for item in view["city"]["spaces"] if item["space"] == space), None)
        parts = []
        if city and city["building"]:
            owner = "" if city["owner"] is None else letter(city["owner"])
            parts.append(f"{self.messages.text('code-' + city['building'])}{owner}")
        if view["war"]:
            sign = enemy_sign(self.messages, view["war"]["enemy"])
            for group in view["war"]["groups"]:
                if group["space"] == space:
                    parts.append(group_sign(group["stack"], sign))
                    if steps:
                        parts.append(self.messages.text("label-steps", count=group["steps"]))
        elif city:
            parts += [f"{letter(crew['seat'])}{crew['workers']}" for crew in city["workers"]]
        return " ".join(parts)

    # ---- grids, tracks, offices

    def grids(self, view: Mapping[str, Any]) -> RenderableType:
        """A line a grid or track, a column a space: points, or workers that it needs, and whose disc is there."""
        text, board = self.messages.text, view["board"]
        longest = max(len(grid["points"]) for grid in board["grids"])
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        for _ in range(longest):
            table.add_column(no_wrap=True)
        table.add_column(style="dim")
        table.add_row("", *(Text(str(number), style="dim") for number in range(1, longest + 1)), "")
        for printed, grid in zip(board["grids"], view["grids"], strict=True):
            cells = [self.slot(*slot) for slot in zip(printed["points"], grid["discs"], strict=True)]
            about = self.cost(printed["cost"])
            if printed["completing"]:
                about += f" {self.screen.glyphs.dot} {text('label-completing', points=printed['completing'])}"
            if not grid["open"]:
                place = view["city"].get(grid["grid"])
                about = text("label-stands-on", space=place) if isinstance(place, str) else text("label-stands")
                cells = []
            table.add_row(self.messages.term(grid["grid"]), *padded(cells, longest), about)
        for track, seats in view["tracks"].items():
            cells = [
                self.slot(workers, None if seat is None else {"seat": seat, "owing": False, "shadow": False})
                for workers, seat in zip(board["track_workers"], seats, strict=True)
            ]
            table.add_row(self.messages.term(track), *padded(cells, longest), text("label-needs"))
        signs = [text("label-owed"), *([text("label-shadow")] if board["shadow_discs"] else [])]
        return Group(Text(f"{text('label-grids')} ({', '.join(signs)})", style="dim"), table)

    def slot(self, number: int, disc: Mapping[str, Any] | None) -> Text:
        if disc is None:
            return Text.assemble(str(number), (self.screen.glyphs.empty, "dim"))
        seat = None if disc["shadow"] else disc["seat"]
        sign = letter(seat) + (OWED if disc["owing"] else "")
        return Text.assemble(str(number), (sign, f"bold {style(seat)}"))

    def offices(self, view: Mapping[str, Any]) -> RenderableType:
        """Those that are held are dim."""
        text = self.messages.text
        cells = []
        for printed, office in zip(view["board"]["offices"], view["offices"], strict=True):
            cell = Text(f"{self.price(printed):>5} {self.messages.term(office['office'])}")
            if office["owner"] is not None:
                cell.stylize("dim")
                cell.append(f" {letter(office['owner'])}", style=f"bold {style(office['owner'])}")
            elif office["bid"] is not None:
                cell.append(f" {letter(office['bid'])}{BID}", style=f"bold {style(office['bid'])}")
            cells.append(cell)
        table = Table.grid(padding=(0, 3))
        for _ in range(OFFICE_COLUMNS):
            table.add_column(no_wrap=True)
        height = -(-len(cells) // OFFICE_COLUMNS)
        for row in range(height):
            table.add_row(*cells[row::height])
        return Group(Text(f"{text('label-offices')} ({text('label-offices-signs')})", style="dim"), table)

    def price(self, office: Mapping[str, Any]) -> str:
        return f"{office['price']}/{office['need']}"

    # ---- ship, enemies, districts, stock

    def facts(self, view: Mapping[str, Any]) -> RenderableType:
        text = self.messages.text
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        grid.add_row(text("label-ship"), self.ship(view))
        grid.add_row(text("label-enemies"), self.enemies(view))
        worth = [Text(f"{self.messages.term(item['district'])} {item['house']}") for item in view["city"]["districts"]]
        grid.add_row(text("label-houses"), self.listed(worth))
        stock = [Text(f"{self.messages.term(tile)} {count}") for tile, count in view["stock"]["tiles"].items()]
        stock.append(Text(text("label-pieces", count=view["stock"]["pieces"])))
        if view["board"]["shadow_discs"]:
            stock.append(Text(text("label-shadows", count=view["stock"]["shadows"])))
        grid.add_row(text("label-stock"), self.listed(stock))
        return grid

    def ship(self, view: Mapping[str, Any]) -> str:
        text, ship = self.messages.text, view["ship"]
        aboard, capacity = ship["aboard"], view["board"]["ship_capacity"]
        if not view["city"]["harbor"]:
            return text("label-no-harbor")
        if ship["returns"] is not None:
            return text("label-away", aboard=aboard, year=str(ship["returns"]))
        return text("label-leaving" if ship["departure_paid"] else "label-in-port", aboard=aboard, capacity=capacity)

    def enemies(self, view: Mapping[str, Any]) -> Flow:
        text = self.messages.text
        items = [
            text("label-enemy", **item) if item["place"] else text("label-enemy-far", enemy=item["enemy"])
            for item in view["enemies"]
        ]
        items.append(text("label-open-edges", count=len(view["city"]["open_edges"])))
        board = view["board"]
        coming = board["symbols"][view["year"] - board["first_year"]] if view["year"] < board["last_year"] else []
        if coming:
            items.append(text("label-coming", enemies=coming))
        return self.listed(Text(item) for item in items)

    # ---- the players

    def players(self, view: Mapping[str, Any]) -> RenderableType:
        drawn = [self.player(view, player) for player in view["players"]]
        if self.screen.plain or self.screen.width < TWO_PANELS:
            return Group(*drawn)
        grid = Table.grid(expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        for number in range(0, len(drawn), 2):
            grid.add_row(*drawn[number : number + 2])
        return grid

    def player(self, view: Mapping[str, Any], player: Mapping[str, Any]) -> RenderableType:
        text, seat = self.messages.text, player["seat"]
        name = self.marked(seat)
        if seat in view["attacked"]:
            name.append(f" ({text('label-attacked')})", style="not bold dim")
        facts = [
            Text(text("label-points", count=player["score"]), style="bold"),
            Text(text("label-silver", count=player["silver"]), style=GOOD_STYLES["silver"]),
            Text(text("label-supply", count=player["supply"])),
            Text(text("label-tiles", count=player["tiles"]), style="dim"),
        ]
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        grid.add_row(text("label-goods"), self.listed(self.counted(player["goods"])))
        areas = {area: player[area] for area in ("fields", "artisan", "dock")} | {"order": player["added"]}
        for label, counts in (("label-work", areas), ("label-cargo", player["cargo"])):
            if any(counts.values()):
                grid.add_row(text(label), self.listed(self.counted(counts)))
        if player["offices"]:
            grid.add_row(text("label-held"), self.listed(Text(self.messages.term(name)) for name in player["offices"]))
        content = Group(self.listed(facts), grid)
        if self.screen.plain:
            return Group(name, Padding(content, (0, 0, 0, 2)))
        border = "bold green" if seat == view["actor"] else "dim"
        return Panel(content, title=name, title_align="left", box=self.screen.box, border_style=border)

    # ---- small things

    def marked(self, seat: int) -> Text:
        return Text(self.lettered(seat), style=f"bold {style(seat)}")

    def lettered(self, seat: int) -> str:
        """A player's letter and name."""
        return f"{letter(seat)} {self.messages.player(seat)}"

    def cost(self, cost: Mapping[str, int]) -> str:
        due = [self.messages.counted(good, count) for good, count in cost.items() if count]
        return ", ".join(due) or self.messages.text("label-free")

    def counted(self, counts: Mapping[str, int]) -> list[Text]:
        return [
            Text(f"{self.messages.term(name)} {count}", style=GOOD_STYLES.get(name, ""))
            for name, count in counts.items()
            if count
        ]

    def listed(self, items: Iterable[Text]) -> Flow:
        return Flow(items, f" {self.screen.glyphs.dot} ")


def padded(cells: list[Text], length: int) -> list[Text]:
    return cells + [Text()] * (length - len(cells))


def silver_due(view: Mapping[str, Any], wood: int, stone: int) -> int:
    """What is still due in silver if so much is paid in kind: the price rises by one with each good."""
    step = view["step"]
    lacking = sum(count for good, count in step["cost"].items() if good != "precious") - wood - stone
    return sum(step["silver"] + number for number in range(lacking))

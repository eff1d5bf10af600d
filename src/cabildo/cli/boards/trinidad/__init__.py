"""The board of Trinidad on a screen of 100 columns: city, districts, grids, tracks, cards and players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from cabildo.cli.board import Board
from cabildo.cli.boards.marks import letter, style
from cabildo.cli.boards.trinidad import city_map
from cabildo.cli.boards.trinidad.notes import colour_of, named, note_on
from cabildo.cli.boards.trinidad.under_way import in_force, vote_under_way
from cabildo.cli.boards.trinidad.war_facts import war_facts, war_heading
from cabildo.cli.boards.trinidad.war_map import WarMap
from cabildo.cli.flow import Flow

CUBE_STYLES = {"stone": "grey70", "wood": "dark_orange3", "precious": "bright_magenta", "metal": "bright_cyan"}
COIN_STYLE = "bright_yellow"
DETAILS = {  # of the question before
    *("keeping", "stacking", "building", "marking", "activating", "extra", "adding", "repeating", "taking"),
    *("collecting", "paying", "borrowing", "filling", "working", "arranging", "siting", "walling", "paving"),
    *("recovering", "burning", "proposing", "commissioning", "staffing", "scheduling"),
    *("sending", "lobbying", "aiming", "valuing", "offering", "applying", "shifting", "targeting", "deciding"),
}
ROMAN = ("", "I", "II", "III")
TWO_PANELS = 92  # columns from which two players fit side by side
COUNCIL = "council"
COUNCIL_SIGN = "c"
HALF_WAY = " 1/2"  # behind a banner
GAME = "game"
LEFT = {  # in the supply, besides cubes, coins and buildings
    "walls": "label-left-walls",
    "road_markers": "label-left-road-markers",
    "faith": "label-left-faith",
    "milicianos": "label-left-milicianos",
    "soldiers": "label-left-soldiers",
    "council_workers": "label-left-council-workers",
}


class OwnBoard(Board):
    def draw(self, view: Mapping[str, Any]) -> RenderableType:
        return Group(
            self.heading(view),
            *self.city(view),
            *self.war(view),
            Text(),
            self.districts(view),
            Text(),
            self.grids(view),
            Text(),
            self.facts(view),
            Text(),
            self.players(view),
        )

    def is_aside(self, view: Mapping[str, Any]) -> bool:
        return view["phase"] in DETAILS

    def note(self, view: Mapping[str, Any], notation: str) -> str:
        return note_on(view, notation, self.messages)

    # ---- the city

    def heading(self, view: Mapping[str, Any]) -> RenderableType:
        text = self.messages.text
        parts = [
            text("title-name"),
            text("label-decade", decade=view["decade"], last=len(view["board"]["decades"]), year=str(view["year"])),
            text("label-era", era=ROMAN[view["era"]]),
        ]
        title = Text(f" {self.screen.glyphs.dot} ".join(parts), style="bold")
        order = [self.marked(seat, dim=seat in view["passed"]) for seat in view["order"]]
        line = Text.assemble((f"{text('label-order')}  ", "dim"), Text("  ").join(order))
        if view["offered"]:
            offered = ", ".join(self.messages.term(name) for name in view["offered"])
            return Group(title, line, Text.assemble((f"{text('label-offered')}  ", "dim"), offered))
        return Group(title, line)

    def signs(self) -> city_map.Signs:
        return city_map.UNICODE if not self.screen.plain and self.screen.glyphs.full == "●" else city_map.ASCII

    def city(self, view: Mapping[str, Any]) -> list[RenderableType]:
        signs = self.signs()
        drawn = city_map.CityMap(view, self.messages, signs, self.screen.width)
        return [*drawn.lines(), self.legend(view, signs)]

    def legend(self, view: Mapping[str, Any], signs: city_map.Signs) -> RenderableType:
        text, term = self.messages.text, self.messages.term
        buildings = [item["building"] for item in view["board"]["buildings"]]
        owned = [
            item["building"] for item in view["board"]["buildings"] if item["building"] in ("lot", "house", "palace")
        ]
        items = [f"{text(f'code-{name}')}A {term(name)} (A)" for name in owned]
        common = [name for name in (*buildings, "cabildo", "cathedral") if name not in owned]
        items += [f"{text(f'code-{name}')} {term(name)}" for name in common]
        signed = {
            "label-wall": "".join(dict.fromkeys(signs.wall)),
            "label-open": "".join(signs.open),
            "label-sea": signs.sea[0],
            "label-start": signs.start,
            "label-ring": signs.ring,
            "label-roads": signs.road,
            "label-plaza": signs.plaza,
            "label-fort": signs.fort,
        }
        items += [f"{sign} {text(label)}" for label, sign in signed.items()]
        items += [text("label-points-sign"), text("label-activated-sign")]
        return Flow([Text(item, style="dim") for item in items], "  ")

    def districts(self, view: Mapping[str, Any]) -> RenderableType:
        """What each district is worth and why, and how many walls are missing."""
        text = self.messages.text
        cells = []
        for district in view["city"]["districts"]:
            cell = Text.assemble(f"{self.messages.term(district['district'])} ", (str(district["value"]), "bold"))
            parts = [f"{text(f'part-{name}')} {points:+}" for name, points in district["parts"].items()]
            if parts:
                cell.append(f" ({', '.join(parts)})", style="dim")
            if district["gaps"]:
                cell.append(f", {text('label-gaps', count=len(district['gaps']))}", style="dim")
            cells.append(cell)
        return Group(Text(text("label-districts"), style="dim"), self.listed(cells))

    def war(self, view: Mapping[str, Any]) -> list[RenderableType]:
        """The Combat Area, while there is an extended war."""
        if view["war"] is None:
            return []
        heading = Text(war_heading(view, self.messages), style="bold")
        if view["war"]["round"] == 0:
            return [Text(), heading]
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        for label, items in war_facts(view, self.messages):
            grid.add_row(self.messages.text(label), self.listed(items))
        legend = Text(self.messages.text("label-war-legend"), style="dim")
        drawn = WarMap(view, self.messages, self.signs(), self.screen.width)
        return [Text(), heading, *drawn.lines(), legend, grid]

    # ---- grids

    def grids(self, view: Mapping[str, Any]) -> RenderableType:
        """A line a grid, a column a space: its points, and whose worker is there."""
        text = self.messages.text
        longest = max(len(grid["points"]) for grid in view["board"]["grids"])
        table = Table.grid(padding=(0, 1))
        for _ in range(longest + 1):
            table.add_column(no_wrap=True)
        table.add_column(style="dim")
        table.add_row("", *(Text(str(number), style="dim") for number in range(1, longest + 1)), "")
        for printed, grid in zip(view["board"]["grids"], view["grids"], strict=True):
            cells = [self.slot(*slot) for slot in zip(printed["points"], grid["workers"], strict=True)]
            table.add_row(
                self.messages.term(grid["grid"]), *padded(cells, longest), self.about_grid(view, printed, grid)
            )
        return Group(Text(f"{text('label-grids')} ({text('label-council-sign')})", style="dim"), table)

    def slot(self, points: int, worker: int | str | None) -> Text:
        if worker is None:
            return Text.assemble(str(points), (self.screen.glyphs.empty, "dim"))
        if worker == COUNCIL:
            return Text.assemble(str(points), (COUNCIL_SIGN, "bold"))
        return Text.assemble(str(points), (letter(int(worker)), f"bold {style(int(worker))}"))

    def about_grid(self, view: Mapping[str, Any], printed: Mapping[str, Any], grid: Mapping[str, Any]) -> str:
        text = self.messages.text
        stands = view["city"].get(grid["grid"])
        if isinstance(stands, str):
            return text("label-stands-on", place=stands)
        if stands:
            return text("label-stands")
        if not grid["open"]:
            return text("label-filled" if grid["completed"] else "label-closed")
        if grid["first"]:
            return text("label-first", points=printed["first"])
        return text("label-recover", points=printed["recover"])

    # ---- stores, tension, cards, majorities, supply

    def facts(self, view: Mapping[str, Any]) -> RenderableType:
        text = self.messages.text
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        grid.add_row(text("label-stores"), self.stores(view))
        grid.add_row(text("label-tension"), self.tension(view))
        if view["vote"]:
            grid.add_row(text("label-vote"), self.listed(vote_under_way(view, self.messages)))
        now = in_force(view, self.messages)
        if now:
            grid.add_row(text("label-in-force"), self.listed(now))
        grid.add_row(text("label-cards"), self.cards(view))
        grid.add_row(text("label-majorities"), self.majorities(view))
        grid.add_row(text("label-supply"), self.supply(view))
        return grid

    def stores(self, view: Mapping[str, Any]) -> Flow:
        items = [
            Text(f"{self.messages.term(cube)} {' '.join(map(str, as_list(counts)))}", style=CUBE_STYLES[cube])
            for cube, counts in view["stores"].items()
        ]
        items.append(
            Text(self.messages.text("label-stacks", bronze=" ".join(map(str, view["stacks"]))), style=COIN_STYLE)
        )
        warehouse = ", ".join(f"{self.messages.term(cube)} {count}" for cube, count in view["warehouse"].items())
        items.append(Text(self.messages.text("label-warehouse", cubes=warehouse)))
        return self.listed(items)

    def tension(self, view: Mapping[str, Any]) -> Flow:
        text = self.messages.text
        spaces = view["board"]["tension_track"]["spaces"]
        items = []
        for item in view["tension"]:
            label = "label-tension-double" if item["double"] else "label-tension-at"
            line = text(label, faction=item["faction"], space=item["space"], spaces=spaces)
            if item["steps_to_war"]:
                line += f" {text('label-steps-to-war', count=item['steps_to_war'])}"
            else:
                line += f" {text('label-war-of', attack=item['attack'])}"
            if item["want"]:
                line += f" {text('label-want', count=item['want'])}"
            items.append(Text(line, style="bold" if item["steps_to_war"] == 0 else ""))
        if view["peace"]:
            items.append(Text(text("label-peace", decades=view["peace"])))
        if view["support"]:
            items.append(Text(text("label-support", decades=view["support"])))
        return self.listed(items)

    def cards(self, view: Mapping[str, Any]) -> Flow:
        text, deck = self.messages.text, view["deck"]
        back = text(f"back-{deck['top_back']}") if deck["top_back"] else text("nothing")
        items = [Text(text("label-deck", count=deck["cards"], back=back))]
        for pile, cards in view["piles"].items():
            if cards:
                whose = text("label-game-pile") if pile == GAME else letter(int(pile) - 1)
                items.append(Text(text("label-pile", whose=whose, card=self.card(view, cards[-1]), count=len(cards))))
        looked = view["looked"]
        if looked and looked["cards"]:
            seen = ", ".join(self.card(view, card) for card in looked["cards"])
            items.append(Text(text("label-looked", cards=seen), style="bold"))
        return self.listed(items)

    def majorities(self, view: Mapping[str, Any]) -> Flow:
        found = view["majorities"]
        items = []
        for name in ("money", "military", "faith"):
            seats = "?" if found[name] is None else " ".join(letter(seat) for seat in found[name]) or "-"
            items.append(Text(self.messages.text("label-most", what=name, seats=seats)))
        return self.listed(items)

    def supply(self, view: Mapping[str, Any]) -> Flow:
        term, supply = self.messages.term, view["supply"]
        items = [Text(f"{term(name)} {count}", style=CUBE_STYLES[name]) for name, count in supply["cubes"].items()]
        items.append(Text(f"{term('coins')} {supply['coins']}", style=COIN_STYLE))
        items += [Text(f"{term(name)} {count}") for name, count in supply["pieces"].items()]
        items += [Text(self.messages.text(label, count=supply[name])) for name, label in LEFT.items()]
        return self.listed(items)

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
        if player["character"]:
            turned = f", {text('label-rotated')}" if player["character_used"] else ""
            name.append(f" ({self.messages.term(player['character'])}{turned})", style="not bold")
        if player["passed"]:
            name.append(f" {text('label-passed')}", style="not bold dim")
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="dim", no_wrap=True)
        grid.add_column()
        for label, items in self.sheet(view, player):
            if items:
                grid.add_row(text(label), self.listed(items))
        content = Group(self.listed(self.totals(player)), grid)
        if self.screen.plain:
            return Group(name, Padding(content, (0, 0, 0, 2)))
        border = "bold green" if seat == view["actor"] else "dim"
        return Panel(content, title=name, title_align="left", box=self.screen.box, border_style=border)

    def totals(self, player: Mapping[str, Any]) -> list[Text]:
        text = self.messages.text
        workers = text("label-workers", count=player["workers"])
        if player["helpers"]:
            workers += f" {text('label-helpers', count=player['helpers'])}"
        coins = "?" if player["coins"] is None else player["coins"]
        return [
            Text(text("label-points", count=player["score"]), style="bold"),
            Text(workers),
            Text(text("label-coins", bronze=coins), style=COIN_STYLE),
            Text(text("label-faith", count=player["faith"])),
        ]

    def sheet(self, view: Mapping[str, Any], player: Mapping[str, Any]) -> list[tuple[str, list[Text]]]:
        """The lines of a player's sheet with their headings; those without anything are left out."""
        term, text = self.messages.term, self.messages.text
        cubes = player["cubes"]
        hidden = [Text(text("label-hidden"), style="dim")]
        units = [
            Text(f"{term(unit['unit'])} {unit['strength']}{wounds(unit)}")
            for unit in player["units"]
            if unit["unit"] != "none"
        ]
        if player["recruit"]:
            units.append(Text(text("label-recruit", decade=player["recruit"])))
        raised = {name: steps for name, steps in player["banners"].items() if steps}
        left = {"lot": player["lots"], "house": player["houses"], "palace": player["palace_markers"]}
        return [
            ("label-cubes", hidden if cubes is None else self.counted(cubes)),
            ("label-borrowed", self.counted(player["borrowed"])),
            ("label-hand", [self.in_hand(item) for item in player["hand"]]),
            (
                "label-status",
                [Text(f"{term(name)} {ROMAN[level]}") for name, level in player["status"].items() if level],
            ),
            ("label-tracks", self.tracks(player)),
            ("label-units", units),
            ("label-solo-cards", self.solo_cards(view, player["seat"])),
            (
                "label-banners",
                [Text(f"{term(name)}{'' if steps > 1 else HALF_WAY}") for name, steps in raised.items()],
            ),
            ("label-dock", [Text(term(name)) for name in player["dock"]]),
            ("label-placed", self.placed(player)),
            ("label-pieces", [Text(f"{term(name)} {count}") for name, count in left.items()]),
            ("label-now", self.scoring(player)),
        ]

    def solo_cards(self, view: Mapping[str, Any], seat: int) -> list[Text]:
        """What the automaton did in this decade, and how soon its cards are shuffled."""
        automaton = view["automaton"]
        if automaton is None or automaton["seat"] != seat:
            return []
        kinds = automaton["kinds"]
        shown = [Text(f"{card} {self.messages.text(f'solo-kind-{kinds[card]}')}") for card in automaton["open"]]
        return [*shown, Text(self.messages.text("label-solo-left", count=automaton["left"]), style="dim")]

    def in_hand(self, item: Mapping[str, Any]) -> Text:
        shown = named(item["card"], item["colour"], self.messages)
        return Text(f"({shown})", style="dim") if item["rotated"] else Text(shown)

    def tracks(self, player: Mapping[str, Any]) -> list[Text]:
        text = self.messages.text
        return [
            Text(text("label-council", value=player["council"], points=f"{player['council_points']:+}")),
            Text(text("label-war-step", step=player["war_step"], points=f"{player['war_points']:+}")),
        ]

    def placed(self, player: Mapping[str, Any]) -> list[Text]:
        """Workers that are neither at hand nor spent: on grids, on the order, on Reactivate."""
        text = self.messages.text
        counts = {
            "label-on-grids": player["on_grids"],
            "label-on-order": player["order_workers"],
            "label-on-reactivate": player["reactivations"],
        }
        return [Text(text(label, count=count)) for label, count in counts.items() if count]

    def scoring(self, player: Mapping[str, Any]) -> list[Text]:
        """What a scoring would give now, source by source; what the screens hide is a question mark."""
        if player["scoring"] is None:
            return []
        lines = {name: "?" if points is None else f"{points:+}" for name, points in player["scoring"]["lines"].items()}
        shown = [Text(f"{self.messages.term(name)} {points}") for name, points in lines.items() if points != "+0"]
        return [Text(f"{player['scoring']['points']:+}", style="bold"), *shown]

    # ---- small things

    def card(self, view: Mapping[str, Any], number: int) -> str:
        return named(number, colour_of(view, number), self.messages)

    def marked(self, seat: int, dim: bool = False) -> Text:
        """A player's letter and name."""
        shown = "dim" if dim else f"bold {style(seat)}"
        return Text(f"{letter(seat)} {self.messages.player(seat)}", style=shown)

    def counted(self, counts: Mapping[str, int]) -> list[Text]:
        return [
            Text(f"{self.messages.term(name)} {count}", style=CUBE_STYLES.get(name, ""))
            for name, count in counts.items()
            if count
        ]

    def listed(self, items: Iterable[Text]) -> Flow:
        return Flow(items, f" {self.screen.glyphs.dot} ")


def wounds(unit: Mapping[str, Any]) -> str:
    return f" -{unit['wounds']}" if unit["wounds"] else ""


def as_list(counts: int | list[int]) -> list[int]:
    return [counts] if isinstance(counts, int) else counts


def padded(cells: list[Text], length: int) -> list[Text]:
    return cells + [Text()] * (length - len(cells))

"""What the scoring of an Era gives a seat, reckoned a second time from a written position, as the rulebook tells it.

Nothing of the title's own reckoning is used: districts and walls come from the board pack, all else from the position.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations, combinations_with_replacement
from typing import Any

from cabildo.titles.trinidad.board.pack_reading import default_pack
from cabildo.titles.trinidad.terms import CHARACTER_NAMES

PRODUCTION = {"market", "carpentry", "quarry"}
FINE = {"fountain", "monument", "church", "corporation", "hacienda-stone", "hacienda-wood", "barracks"}
SERIES = {3: 1, 4: 2, 5: 4, 6: 6, 7: 9}
SERIES_WITH_CABILDO = {3: 2, 4: 4, 5: 6, 6: 9, 7: 12}
STRENGTH = {"miliciano": 1, "veteran-miliciano": 2, "soldier": 3, "veteran-soldier": 4}
SIDES = {"N": "north", "W": "west", "E": "east"}


def called(space: str) -> str:
    """What a board pack calls "c5r3", as "e3"."""
    column, row = space[1:].split("r")
    return chr(ord("a") + int(column) - 1) + row


def edge(section: str) -> str:
    """What a board pack calls "N5", as "north e"."""
    number = int(section[1:])
    return f"{SIDES[section[0]]} {chr(ord('a') + number - 1) if section[0] == 'N' else number}"


DISTRICTS = {name: [called(space) for space in part.spaces] for name, part in default_pack().map.districts.items()}
WALLS = {name: {edge(section) for section in part.wall_sections} for name, part in default_pack().map.districts.items()}


def around(space: str) -> set[str]:
    """The spaces beside this one, on the map or not."""
    column, row = ord(space[0]), int(space[1:])
    steps = [(across, down) for across in (-1, 0, 1) for down in (-1, 0, 1) if across or down]
    return {f"{chr(column + across)}{row + down}" for across, down in steps}


class Reckoning:
    """The city of a position, and what lies before its players."""

    def __init__(self, position: Mapping[str, Any]) -> None:
        self.players: list[dict[str, Any]] = position["players"]
        self.few = len(self.players) <= 3
        written = position.get("buildings", {})
        self.stands = {space: one if isinstance(one, str) else one["building"] for space, one in written.items()}
        self.owners = {space: None if isinstance(one, str) else one.get("owner") for space, one in written.items()}
        self.roads = set(position.get("roads", []))
        self.closed = {name for name, walls in WALLS.items() if walls and walls <= set(position.get("walls", []))}
        self.fort: bool = position.get("fort", False)
        self.harbor: bool = position.get("harbor", False)
        self.cabildo: str | None = position.get("cabildo")
        self.cathedral: list[str] = position["cathedral"].split("-") if "cathedral" in position else []
        self.war: bool = position.get("war_fought", False)

    # ---- the city

    def value(self, district: str) -> int:
        """What a district is worth."""
        here = [self.stands[space] for space in DISTRICTS[district] if space in self.stands]
        producing = sum(building in PRODUCTION for building in here)
        value = 2 * sum(building in FINE for building in here) - max(producing - 1, 0)
        fives = (district in self.roads, district in self.closed, self.fort, self.harbor)
        value += 5 * (sum(fives) + (self.cabildo in DISTRICTS[district]))
        return value + (0, 2, 5)[sum(space in DISTRICTS[district] for space in self.cathedral)]

    def homes(self, seat: int, kind: str) -> int:
        """What the Houses, or the Palaces, of a seat give."""
        faith, total = self.players[seat].get("faith", 0), 0
        for district, spaces in DISTRICTS.items():
            own = [self.stands[space] for space in spaces if self.owners.get(space) == seat]
            value = self.value(district)
            each = min(value, len(own) + faith) if kind == "house" else value + 10 + 3 * faith
            total += own.count(kind) * each
        return total

    # ---- cards

    def colours(self, seat: int) -> list[int]:
        """How many cards of each colour a seat has."""
        counts = [0] * len(CHARACTER_NAMES)
        for card in self.players[seat].get("hand", []):
            counts[(card - 13) // 6] += 1
        if "character" in self.players[seat]:
            counts[CHARACTER_NAMES.index(self.players[seat]["character"])] += 1
        return counts

    def series(self, seat: int) -> int:
        """Every way to combine three single cards, and to add what they stand for, is tried."""
        table = SERIES_WITH_CABILDO if self.cabildo else SERIES
        counts, best = self.colours(seat), 0
        single = [colour for colour, count in enumerate(counts) if count == 1]
        for made in range(len(single) // 3 + 1):
            for spent in combinations(single, 3 * made):
                for added in combinations_with_replacement(range(len(counts)), made):
                    sizes = [0 if colour in spent else count for colour, count in enumerate(counts)]
                    for colour in added:
                        sizes[colour] += 1
                    best = max(best, sum(table.get(min(size, 7), 0) for size in sizes))
        return best

    # ---- awards

    def majority(self, amounts: Iterable[Any], seat: int, era: int) -> int:
        """Seven times the Era, shared by all who have as much; nobody has the most of nothing."""
        row = list(amounts)
        if row[seat] != max(row) or not row[seat]:
            return 0
        return 7 * era // row.count(row[seat])

    def units(self, seat: int) -> list[int]:
        """The strengths of a seat's units, the strongest first."""
        strengths = [STRENGTH.get(unit.get("unit", "none"), 0) for unit in self.players[seat].get("units", [])]
        return sorted((strength for strength in strengths if strength), reverse=True)

    def character(self, seat: int) -> int:
        """What a seat's character gives in the first Era."""
        name = self.players[seat].get("character", "")
        if name in ("carpenter", "stonemason", "merchant", "sailmaker"):
            return self.most(seat, name)
        if name == "captain":
            return 8 if self.players[seat].get("won_war", False) else 0
        if name == "noblewoman":
            return 0 if self.war else 10
        value = self.by_city(name)
        return value + (2 if name == "architect" else 1) if value and self.few else value

    def most(self, seat: int, name: str) -> int:
        cube = {"carpenter": "wood", "stonemason": "stone", "merchant": "precious", "sailmaker": "metal"}[name]
        counts: list[int] = [player.get("cubes", {}).get(cube, 0) for player in self.players]
        own = counts.pop(seat)
        if own <= max(counts):
            return 0
        if cube in ("wood", "stone"):
            return 8 if own > sum(counts) else 5
        return min(5 + max(own - sum(counts), 0), 9)

    def by_city(self, name: str) -> int:
        kinds = list(self.stands.values())
        if name == "defender":
            return 2 * len(self.closed)
        if name == "roadmaker":
            return 2 * len(self.roads)
        if name == "general":
            return kinds.count("barracks") + 3 * kinds.count("monument") + 5 * self.fort
        if name == "bishop":
            holy = {space for space, kind in self.stands.items() if kind == "church"} | set(self.cathedral)
            fine = [space for space, kind in self.stands.items() if kind in ("monument", "fountain")]
            beside = sum(bool(around(space) & holy) for space in fine)
            return kinds.count("church") + 5 * bool(self.cathedral) + 3 * beside
        if name == "architect":
            return sum(5 if count >= 8 else 3 if count >= 5 else 0 for count in map(self.kinds, DISTRICTS))
        if name == "governor":
            return sum(5 if free == 0 else 3 if 2 * free <= len(DISTRICTS[where]) else 0 for where, free in self.free())
        return 0

    def kinds(self, district: str) -> int:
        """How many different kinds of buildings a district has."""
        spaces = DISTRICTS[district]
        others = (
            district in self.roads,
            district in self.closed,
            self.cabildo in spaces,
            any(space in spaces for space in self.cathedral),
        )
        return len({self.stands[space] for space in spaces if space in self.stands}) + sum(others)

    def free(self) -> list[tuple[str, int]]:
        """How many spaces of each district are free."""
        taken = {*self.stands, *self.cathedral, self.cabildo}
        return [(name, sum(space not in taken for space in spaces)) for name, spaces in DISTRICTS.items()]

    def points(self, seat: int, era: int) -> dict[str, int]:
        """By source, without those that give nothing."""
        player, seats = self.players[seat], range(len(self.players))
        up = sum(steps == 2 for steps in player.get("banners", {}).values())
        colours = sum(count > 0 for count in self.colours(seat))
        halves = (2 if self.few else 3) if player.get("status", {}).get("cards") == 3 else 0
        points = {
            "money": self.majority((player.get("coins", 0) for player in self.players), seat, era),
            "military": self.majority((self.units(other) for other in seats), seat, era),
            "banners": {4: 4, 5: 7, 6: 11}.get(up, 0) * era,
            "faith": self.majority((player.get("faith", 0) for player in self.players), seat, era),
            "character": self.character(seat) * era,
            "series": self.series(seat) * era,
            "colours": colours * halves * era // 2,
            "houses": self.homes(seat, "house"),
            "palaces": self.homes(seat, "palace"),
        }
        return {source: count for source, count in points.items() if count}

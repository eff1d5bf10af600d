"""What the rulebooks state in words about the box and the rules: `contents.yaml` with its types, read and checked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import product
from typing import Annotated, Any

from msgspec import Meta, Struct

from cabildo.engine.board_packs import Demands
from cabildo.engine.contents import make_named, read_contents
from cabildo.titles.rio.actions import HIGHEST_BET
from cabildo.titles.rio.board.numbers import Numbers, make_numbers
from cabildo.titles.rio.board.pack_reading import FOLDER
from cabildo.titles.rio.terms import BUILDING_NAMES, GOOD_NAMES, GRID_NAMES, MINORS, OFFICE_NAMES, TILE_NAMES

FILE = "contents.yaml"
PLAYERS = (2, 3, 4, 5)
EDITIONS = {"2.03": 2, "1": 1}
LEVELS = ("beginner", "intermediate", "expert")

Count = Annotated[int, Meta(ge=0, le=99)]


class Years(Struct, forbid_unknown_fields=True, frozen=True):
    normal: Count
    short: Count


class Start(Struct, forbid_unknown_fields=True, frozen=True):
    """Of wood, stone and silver each."""

    edition_1: Count
    by_level: dict[str, Count]
    short_game_extra: Count


class Steps(Struct, forbid_unknown_fields=True, frozen=True):
    """Spaces that a group marches in a war turn, by its size: these are all there are."""

    single: Count
    pair: Count
    triplet: Count


class Office(Struct, forbid_unknown_fields=True, frozen=True):
    price: Count
    need: Count
    points: Count
    rule: str
    each: Count = 0
    points_edition_1: Count | None = None  # where it differs
    rule_edition_1: str | None = None

    def points_in(self, edition: int) -> int:
        """The points at the end without what the office counts (RP-OFFICE-21, RP-OFFICE-43)."""
        return self.points if edition != 1 or self.points_edition_1 is None else self.points_edition_1

    def rule_in(self, edition: int) -> str:
        """The rule that says what the office is worth at the end."""
        return self.rule if edition != 1 or self.rule_edition_1 is None else self.rule_edition_1


class Contents(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The whole of `contents.yaml`; what its parts mean is said there."""

    years: Years
    start: Start
    tiles: dict[str, Count]
    own_tiles: Count
    pieces: Count
    pieces_a_grid: Count
    shadow_discs: Count
    goods_a_player: Count
    completing: dict[str, Count]
    minor_points: dict[str, Count]
    market_price: dict[str, Count]
    steps: Steps
    numbers: dict[str, Count]
    by_edition: dict[int, dict[str, Count]]
    wars: dict[int, dict[int, dict[str, Count]]]
    inexperience: dict[str, Count]
    offices: dict[str, Office]

    def numbers_for(self, players: int, edition: int, level: str, fewer_attackers: bool) -> Numbers:
        """What the rules ask for by name, for these players and this edition (RP-WAR-14 to 17: the bonus)."""
        wars = dict(self.wars[edition][players])
        if edition == 2:
            wars["bonus_reduction"] += self.inexperience[level]
        elif not fewer_attackers:
            wars["bonus_reduction"] = 0
        rows = {
            "market_price": [self.market_price[good] for good in GOOD_NAMES],
            "steps": [0, self.steps.single, self.steps.pair, self.steps.triplet],
        }
        parts: dict[str, Mapping[str, Any]] = {
            "rows": rows,
            "numbers": self.numbers,
            f"by_edition.{edition}": self.by_edition[edition],
            f"wars.{edition}.{players}": wars,
        }
        return make_named(make_numbers, parts, FILE)


@lru_cache(maxsize=1)
def contents() -> Contents:
    """What is in the box; raises OptionError, naming the field."""
    box = read_contents(FOLDER / FILE, Contents)
    check(box)
    return box


def check(box: Contents) -> None:
    """Demand that every piece has its numbers, and every bet its action."""
    demand = Demands(FILE)
    minors = BUILDING_NAMES[:MINORS]
    demand.names(box.tiles, TILE_NAMES, "tiles")
    demand.names(box.offices, OFFICE_NAMES, "offices")
    demand.names(box.market_price, GOOD_NAMES, "market_price")
    demand.names(box.start.by_level, LEVELS, "start.by_level")
    demand.names(box.inexperience, LEVELS, "inexperience")
    demand(set(box.completing) <= set(GRID_NAMES), "completing", f"must be among: {', '.join(GRID_NAMES)}")
    demand(set(box.minor_points) <= set(minors), "minor_points", f"must be among: {', '.join(minors)}")
    for edition, players in product(EDITIONS.values(), PLAYERS):
        if edition == 1 and players == 2:
            continue  # the first edition is not for two
        demand(edition in box.by_edition, f"by_edition.{edition}", "is missing")
        field = f"wars.{edition}.{players}"
        demand(players in box.wars.get(edition, {}), field, "is missing")
        demand("bonus_reduction" in box.wars[edition][players], f"{field}.bonus_reduction", "is missing")
        numbers = box.numbers_for(players, edition, "expert", True)
        highest = int(numbers.dice * numbers.sides_of_a_die + numbers.gunner_extra - numbers.cannons_need)
        demand(highest == HIGHEST_BET, "numbers.cannons_need", f"must let bets end at {HIGHEST_BET}, as the actions do")

"""What the rulebook states in words about the box and the rules: `contents.yaml` with its types, read and checked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta, Struct

from cabildo.engine.board_packs import Demands
from cabildo.engine.contents import make_named, read_contents
from cabildo.titles.trinidad.board.numbers import Numbers, make_numbers
from cabildo.titles.trinidad.terms import (
    BANNERS,
    CARDS_A_COLOUR,
    CUBES,
    FACTIONS,
    LEVELS,
    STRENGTH_NAMES,
    UNIT_NAMES,
    WAR_MARKERS,
)

FOLDER = Path(__file__).parent.parent
FILE = "contents.yaml"
PLAYERS = (2, 3, 4, 5)
SALES = 5  # that a Market knows
AWARDS = 2  # of the Architect
COUNCIL_ACTIONS = 2  # with one worker and with two
PLAIN_CUBES = 2  # stone and wood

Count = Annotated[int, Meta(ge=0, le=150)]

ROWS = {  # how long each row is
    "cubes": CUBES,
    "start_cubes": CUBES,
    "last_player_cubes": CUBES,
    "automaton_workers": len(STRENGTH_NAMES),
    "automaton_cubes": CUBES,
    "warehouse": PLAIN_CUBES,
    "sale_coins": SALES,
    "buy_coins": SALES,
    "council_gain": COUNCIL_ACTIONS,
    "vp_status_percent": LEVELS + 1,
    "attack_value": FACTIONS,
    "victory_coins": FACTIONS,
    "victory_points": FACTIONS,
    "wounds": FACTIONS,
    "unit_strength": len(UNIT_NAMES),
    "combat_strength": len(UNIT_NAMES),
    "attackers_cards": FACTIONS,
    "banner_points": BANNERS + 1,
    "series_points": CARDS_A_COLOUR + 2,
    "series_points_with_cabildo": CARDS_A_COLOUR + 2,
    "architect_kinds": AWARDS,
    "architect_points": AWARDS,
}

# what the rules ask for, of all these pieces; the others are counted on the board, or need no counting
KIT_ASKED_FOR = ("workers", "lots", "houses", "status_markers", "palace_markers")
BOX_ASKED_FOR = ("peace_markers",)


class Kit(Struct, forbid_unknown_fields=True, frozen=True):
    """The pieces of each colour (TR-COMP-02, TR-COMP-03)."""

    workers: Count
    point_markers: Count
    order_markers: Count
    lots: Count
    houses: Count
    vp_tiles: Count
    war_penalty_markers: Count
    status_markers: Count
    council_markers: Count
    palace_markers: Count
    blood_pacts: Count
    war_markers: Count
    vote_tiles: Count
    banners: Count


class Box(Struct, forbid_unknown_fields=True, frozen=True):
    """The pieces for all together, those of the supply in the words of the board pack (TR-COMP-07 to 11)."""

    quarry: Count
    carpentry: Count
    market: Count
    barracks: Count
    church: Count
    corporation_hacienda: Count
    square: Count
    monument: Count
    fountain: Count
    palace: Count
    wall: Count
    road_marker: Count
    faith_token: Count
    council_worker: Count
    soldier: Count
    miliciano: Count
    cabildo: Count
    cathedral: Count
    fort: Count
    harbor: Count
    peace_markers: Count
    tension_disks: Count
    wound_markers: Count
    pillage_markers: Count
    captains: Count
    freebooters: Count
    warriors: Count
    indios: Count
    attacker_tiles: Count
    attacker_markers: Count


class Contents(Struct, forbid_unknown_fields=True, frozen=True):
    """The whole of `contents.yaml`; what its parts mean is said there and in `numbers.py`."""

    short_game_eras: Count
    bronze_a_silver: Count
    kit: Kit
    box: Box
    numbers: dict[str, Count | list[Count]]
    by_players: dict[int, dict[str, Count]]

    def numbers_for(self, players: int) -> Numbers:
        """What the rules ask for by name, for so many players."""
        parts: dict[str, Mapping[str, Any]] = {
            "kit": {name: getattr(self.kit, name) for name in KIT_ASKED_FOR},
            "box": {name: getattr(self.box, name) for name in BOX_ASKED_FOR},
            "numbers": self.numbers,
            f"by_players.{players}": self.by_players[players],
        }
        return make_named(make_numbers, parts, FILE)


class CardRow(Struct, forbid_unknown_fields=True, frozen=True):
    """An affiliate, as `cards.yaml` says."""

    number: int
    name: str
    chapter: str
    speed: str
    moment: str
    bonus: Annotated[int, Meta(ge=0, le=9)] = 0


class CardList(Struct, forbid_unknown_fields=True, frozen=True):
    cards: list[CardRow]


@lru_cache(maxsize=1)
def all_cards() -> list[CardRow]:
    """The affiliates in the order of their numbers."""
    return read_contents(FOLDER / "cards.yaml", CardList).cards


@lru_cache(maxsize=1)
def contents() -> Contents:
    """What is in the box; raises OptionError, naming the field."""
    box = read_contents(FOLDER / FILE, Contents)
    check(box)
    return box


def check(box: Contents) -> None:
    """Demand that all numbers are there for every number of players, and rows where rows are read."""
    demand = Demands(FILE)
    demand(box.kit.war_markers == WAR_MARKERS, "kit.war_markers", f"must be {WAR_MARKERS}, as the actions have them")
    demand(box.kit.banners == BANNERS, "kit.banners", f"must be {BANNERS}, one of each kind (TR-COMP-06)")
    for name, value in box.numbers.items():
        length = len(value) if isinstance(value, list) else 0
        wanted = ROWS.get(name, 0)
        law = f"must be {wanted} numbers in a row" if wanted else "must be a single number"
        demand(length == wanted, f"numbers.{name}", law)
    for players in PLAYERS:
        demand(players in box.by_players, f"by_players.{players}", "is missing")
        box.numbers_for(players)

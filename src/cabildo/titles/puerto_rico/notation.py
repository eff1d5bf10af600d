"""The actions of Puerto Rico and how they are written: "role settler", "load sugar 7", "man corn 2"."""

from __future__ import annotations

from collections.abc import Iterable

from cabildo.engine.vocabulary import Kind
from cabildo.titles.puerto_rico.terms import (
    BUILDING_NAMES,
    GOOD_NAMES,
    HOLDS,
    MEN,
    MOST_CLAIMED,
    PLACE_NAMES,
    ROLE_NAMES,
    TILE_NAMES,
)


def action_kinds(ships: Iterable[int] = range(HOLDS - 1)) -> list[Kind]:
    """All actions in the order of their numbers; a ship is called by its capacity."""
    holds = [*(str(capacity) for capacity in ships), "wharf"]
    return [
        Kind("pass", {"PASS": ["pass"]}),
        Kind("role", {"TAKE_ROLE": [f"role {role}" for role in ROLE_NAMES]}),
        Kind("tile", {"TAKE_TILE": [f"tile {tile}" for tile in TILE_NAMES]}),
        Kind(
            "use",
            {
                "USE_HACIENDA": ["use hacienda"],
                "USE_HOSPICE": ["use hospice"],
                "USE_UNIVERSITY": ["use university"],
                "USE_PRIVILEGE": ["use privilege"],
            },
        ),
        Kind("produce", {"PRODUCE": ["produce"]}),
        Kind("build", {"BUILD": [f"build {building}" for building in BUILDING_NAMES]}),
        Kind("extra", {"EXTRA": [f"extra {good}" for good in GOOD_NAMES]}),
        Kind("sell", {"SELL": [f"sell {good}" for good in GOOD_NAMES]}),
        Kind("load", {"LOAD": [f"load {good} {hold}" for good in GOOD_NAMES for hold in holds]}),
        Kind("claim", {"CLAIM": [f"claim {points}" for points in range(MOST_CLAIMED + 1)]}),
        Kind("store", {"STORE": [f"store {good}" for good in GOOD_NAMES]}),
        Kind("keep", {"KEEP": [f"keep {good}" for good in GOOD_NAMES]}),
        Kind("man", {"MAN": [f"man {place} {men}" for place in PLACE_NAMES for men in range(MEN)]}),
    ]

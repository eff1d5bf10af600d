"""How the actions of Puerto Rico are written: "role settler", "load sugar 7", "man corn 2"."""

from __future__ import annotations

from cabildo.engine.vocabulary import Vocabulary
from cabildo.titles.puerto_rico.actions import ACTIONS, MEN, MOST_CLAIMED
from cabildo.titles.puerto_rico.terms import BUILDING_NAMES, GOOD_NAMES, PLACE_NAMES, ROLE_NAMES, TILE_NAMES


def make_vocabulary(title: str, ships: list[int]) -> Vocabulary:
    """The kinds in the order of `actions.py`; a ship is called by its capacity."""
    holds = [*(str(capacity) for capacity in ships), "wharf"]
    vocabulary = Vocabulary(
        title,
        [
            ("pass", ["pass"]),
            ("role", [f"role {role}" for role in ROLE_NAMES]),
            ("tile", [f"tile {tile}" for tile in TILE_NAMES]),
            ("use", ["use hacienda", "use hospice", "use university", "use privilege"]),
            ("produce", ["produce"]),
            ("build", [f"build {building}" for building in BUILDING_NAMES]),
            ("extra", [f"extra {good}" for good in GOOD_NAMES]),
            ("sell", [f"sell {good}" for good in GOOD_NAMES]),
            ("load", [f"load {good} {hold}" for good in GOOD_NAMES for hold in holds]),
            ("claim", [f"claim {points}" for points in range(MOST_CLAIMED + 1)]),
            ("store", [f"store {good}" for good in GOOD_NAMES]),
            ("keep", [f"keep {good}" for good in GOOD_NAMES]),
            ("man", [f"man {place} {men}" for place in PLACE_NAMES for men in range(MEN)]),
        ],
    )
    assert len(vocabulary) == ACTIONS
    return vocabulary

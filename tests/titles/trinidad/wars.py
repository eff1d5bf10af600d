"""Extended wars for tests: attackers, defenders at their posts, and a city to fight for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabildo.titles.trinidad.extended_war.combat_area import CombatArea
from cabildo.titles.trinidad.state import TrinidadState
from tests.titles.trinidad.build import house, lot, table

OPTION = {"extended-war": True}
# control cards by number, with initiative, attack and hits of the standard side, and of the Elite side
FIRST = 52  # 1: 2/3, 4/6
SECOND = 57  # 2: 3/2, 5/5
THIRD = 49  # 3: 2/2, 4/5
FOURTH = 42  # 4: 2/3, 4/6
FIFTH = 34  # 5: 3/3, 5/6
# a space in each district
IN = {"NW": "b2", "NCL": "e2", "NCR": "i2", "NE": "m2", "SW": "b5", "CL": "e5", "CR": "j5", "SE": "m5"}
QUIET_DECK = [13, 15, 55]  # cards that add little to a fight


def attacker(card: int, place: str | None, **fields: Any) -> dict[str, Any]:
    """An attacker of a position; without a place it was removed."""
    return {"card": card, **({} if place is None else {"place": place}), **fields}


def unit(kind: str, post: str | None = None, **fields: Any) -> dict[str, Any]:
    """A unit of a position."""
    return {"unit": kind, **({} if post is None else {"post": post}), **fields}


def homes(*districts: str, seat: int = 0) -> dict[str, Any]:
    """A House of a seat in each of these districts; in the last one of all eight a Lot, since it has seven Houses."""
    return {IN[district]: house(seat) if number < 7 else lot(seat) for number, district in enumerate(districts)}


def war(
    attackers: Sequence[Mapping[str, Any]],
    players: int = 3,
    *,
    faction: str = "natives",
    flames: Mapping[str, int] | None = None,
    fields: Mapping[str, Any] | None = None,
    **others: Any,
) -> TrinidadState:
    """A turn in a war of decade 6, as `table` builds it; `fields` are further ones of the war."""
    combat = {"faction": faction, "round": 1, "attackers": list(attackers), "flames": dict(flames or {})}
    return table(players, **{"decade": 6, "options": OPTION, "war": {**combat, **(fields or {})}, **others})


def declared(players: int = 3, **fields: Any) -> TrinidadState:
    """The end of decade 5: only the first seat has not passed, and Natives are in the red zone."""
    others = {"decade": 5, "passed": list(range(1, players)), "tension": {"natives": 6}, "options": OPTION}
    return table(players, **{**others, **fields})


def area(state: TrinidadState) -> CombatArea:
    found = state.area
    assert found is not None
    return found


def places(state: TrinidadState) -> list[str | None]:
    """Where the attackers are, by number."""
    view = state.view(None)["war"]
    return [found["place"] for found in view["attackers"]]


def posts(state: TrinidadState, seat: int) -> list[str | None]:
    """Where a seat's units stand, by war marker."""
    return [found["post"] for found in state.view(None)["players"][seat]["units"]]


def flames(state: TrinidadState) -> dict[str, int]:
    found: dict[str, int] = state.view(None)["war"]["flames"]
    return found

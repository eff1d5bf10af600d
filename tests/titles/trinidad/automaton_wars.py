"""Extended wars in which the automaton has units, for tests: they begin in a town, with tension in the red zone."""

from __future__ import annotations

import random
from typing import Any

from cabildo.titles.trinidad.state import TrinidadState
from tests.titles.trinidad import busy_games
from tests.titles.trinidad.build import house, table
from tests.titles.trinidad.solo import alone
from tests.titles.trinidad.wars import IN

WAR = {"extended-war": True}
UNITS = ("miliciano", "veteran-miliciano", "soldier")


def town_with_automaton(people: int, seed: int, strength: str = "medium", **fields: Any) -> TrinidadState:
    """People with many cards and a unit each, and the automaton with three units and homes of its own.

    Whoever is first in the order is left to chance.
    """
    chance = random.Random(seed)
    late = {name: value for name, value in busy_games.LATE.items() if name != "late"}
    seats = busy_games.seats_with_cards(people + 1, True, chance)
    cards = sorted(seats[people]["hand"])
    seats[people] = {"character": "stonemason", "hand": cards[:2], "units": list(UNITS), "score": 20}
    homes = {"b2": house(people), "m2": house(people)}
    options = {**WAR, "automaton": strength, **fields.pop("options", {})}
    others = {"buildings": {**busy_games.TOWN, **homes}, "tension": {"natives": 7, "pirates": 7}, "actor": None}
    order = chance.sample(range(people + 1), people + 1)
    return table(people + 1, seats=seats, order=order, **{**late, **others, "options": options, **fields})


def besieged(
    units: list[dict[str, Any]],
    attackers: list[dict[str, Any]],
    person: dict[str, Any] | None = None,
    **fields: Any,
) -> TrinidadState:
    """The turn of one person amid a war of decade 6; the automaton, behind them, has these units."""
    combat = {"faction": fields.pop("faction", "natives"), "round": 1, "attackers": attackers}
    homes = {IN["NW"]: house(1), IN["SE"]: house(1)}
    others: dict[str, Any] = {"decade": 6, "war": combat, "war_fought": True, "buildings": homes}
    return alone(
        {"units": units, **fields.pop("robot", {})},
        person=person or {},
        **{**others, **fields, "options": {**WAR, **fields.get("options", {})}},
    )


def commanded(units: list[dict[str, Any]], attackers: list[dict[str, Any]], **fields: Any) -> TrinidadState:
    """The same at the beginning of the automaton's turn."""
    return besieged(units, attackers, phase="commanding", actor=0, waiting=[{"phase": "solo-turn"}], **fields)

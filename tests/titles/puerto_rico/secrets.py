"""What a seat of Puerto Rico may not know, changed, and what it must know, varied: for the laws about secrets."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from cabildo.engine.state import State
from cabildo.titles.puerto_rico.terms import GOOD_NAMES, PLACE_NAMES
from tests.titles.puerto_rico.build import as_table

REVEALS = ("game-over",)


def alter(state: State, seat: int | None, pick: random.Random) -> State | None:
    """Other points of others or, where the public supply would tell these, other tiles to come."""
    if state.over:
        return None
    return shift_a_point(state, seat, pick) or draw_otherwise(state, pick)


def shift_a_point(state: State, seat: int | None, pick: random.Random) -> State | None:
    """One point from one other player to another (PR-INFO-02): not even their sum shows it.

    With a single other player there is none: their points are what supply and own points leave.
    """
    table = as_table(state)
    if table.over or table.open_points:
        return None
    others = [other for other in range(len(table.players)) if other != seat]
    givers = [other for other in others if table.players[other].points > 0]
    if len(others) < 2 or not givers:
        return None
    giver = pick.choice(givers)
    taker = pick.choice([other for other in others if other != giver])
    table.players[giver].points -= 1
    table.players[taker].points += 1
    return table


def draw_otherwise(state: State, pick: random.Random) -> State:
    """Another order of the face-down tiles, which the generator draws when they are turned up."""
    state.reseed(pick.getrandbits(60))
    return state


def vary_step(position: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The same position with each field of `step`, also of phases that wait, at each value it might have."""
    seats = range(len(position["players"]))
    values: dict[str, Sequence[Any]] = {
        "drawn": (False, True),
        "place": PLACE_NAMES,
        "hand": range(1, 13),
        "made": subsets(GOOD_NAMES),
        "captain_loaded": (False, True),
        "wharves_used": subsets(seats),
        "passes": seats,
        "claimable": (1, 2),
        "stored": subsets(GOOD_NAMES),
    }
    for field, candidates in values.items():
        for value in candidates:
            yield {**position, "step": {**position["step"], field: value}}
            for number, below in enumerate(position.get("waiting", ())):
                waiting = list(position["waiting"])
                waiting[number] = {**below, "step": {**below.get("step", {}), field: value}}
                yield {**position, "waiting": waiting}


def subsets(items: Sequence[Any]) -> list[list[Any]]:
    return [list(chosen) for size in range(len(items) + 1) for chosen in combinations(items, size)]

"""What a seat of Puerto Rico may not know, changed: for the laws about secrets."""

from __future__ import annotations

import random

from cabildo.engine.state import State
from cabildo.titles.puerto_rico.title import as_table

REVEALS = ("game-over",)


def shift_a_point(state: State, seat: int | None, pick: random.Random) -> State | None:
    """One point from one other player to another (PR-INFO-02): not even their sum shows it."""
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

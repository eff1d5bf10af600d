"""Players by chance, some of them bent on something, and a late position for them to begin in."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from cabildo.bots.roster import make_bot
from cabildo.engine.state import State
from tests.titles.trinidad import busy_games
from tests.titles.trinidad.build import as_table, position

Temper = Callable[[State, random.Random], int]

BENT = 0.6  # how often somebody follows their bent where they can


def any_action(state: State, pick: random.Random) -> int:
    return pick.choice(sorted(state.legal_actions()))


def busy_action(state: State, pick: random.Random) -> int:
    return busy_games.busy_action(as_table(state), pick)


def bent(*beginnings: str) -> Temper:
    """Does what is written so where it can, more often than not."""

    def choose_so(state: State, pick: random.Random) -> int:
        notation = state.vocabulary.notation
        wanted = [action for action in sorted(state.legal_actions()) if notation(action).startswith(beginnings)]
        return pick.choice(wanted) if wanted and pick.random() < BENT else busy_action(state, pick)

    return choose_so


TEMPERS: dict[str, Temper] = {
    "random": any_action,
    "busy": busy_action,
    "settler": bent("build lot", "build house", "build palace", "work roads", "work walls", "slot", "wall", "salary"),
    "builder": bent("work c", "slot", "done", "build square", "build monument", "build fountain", "mark", "remove"),
    "merchant": bent("build market", "build corporation", "activate", "sell", "buy", "take", "load", "spend"),
    "soldier": bent("deploy", "drill", "build barracks", "activate", "promote", "burn", "field", "work fort", "slot"),
    "politician": bent("council", "raise", "hire", "hands", "work", "purchase", "boost", "reactivate", "look", "pile"),
    "card player": bent("use", "call vote", "purchase", "keep", "salary", "reactivate"),
}


SIMPLE = make_bot("simple")


def simple(state: State, pick: random.Random) -> int:
    """What the simple opponent does; it looks at a copy, which it may use as it likes."""
    return int(SIMPLE.choose(state.copy(), pick))


def town_of_cards(players: int, seed: int, **fields: Any) -> dict[str, Any]:
    """The same town, early enough for all scorings, with many cards in every hand."""
    late = {name: value for name, value in busy_games.LATE.items() if name != "late"}
    seats = busy_games.seats_with_cards(players, True, random.Random(seed))
    return position(players, seats=seats, **{**late, **fields})


def town(players: int) -> dict[str, Any]:
    """The position of a late game in which everybody has something of everything, and nearly all can be done."""
    late = {name: value for name, value in busy_games.LATE.items() if name != "late"}
    seats = busy_games.seats_of(players, late=True)
    del seats[1]["status"]["cards"]  # so that a marker is left for a Monument
    seats[1]["units"] = ["veteran-miliciano"]  # which the Barracks beside their Palace promote
    return position(players, seats=seats, **{**late, "buildings": {**busy_games.TOWN, "g3": "corporation"}})

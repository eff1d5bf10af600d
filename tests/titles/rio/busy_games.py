"""Games in which a lot happens, and states that must come back from their positions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from cabildo.testing.snapshots import snapshot
from cabildo.titles.rio.actions import WORK
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import GRIDS, SLOTS
from cabildo.titles.rio.title import TITLE
from tests.titles.rio.build import (
    CENTRAL_ROADS,
    house,
    hut,
    table,
)

# houses of both first seats around shared buildings in a connected district, for games that begin late
TOWN = {
    "g7": house(0),
    "h6": house(1),
    "f5": house(0),
    "g6": "market",
    "h7": "church",
    "g5": "stonecutter",
    "f6": "carpenter",
    "h5": hut(1),
    "g4": "monument-square",
}
RICH = {"wood": 60, "stone": 60, "precious": 40, "silver": 90, "score": 60}


def rich_game(players: int, seed: int = 1, **fields: Any) -> Iterator[RioState]:
    """A game by chance between players who can pay everything and use what they have: it shows all decisions.

    The same table after every action; `fields` as in `table`.
    """
    chance = random.Random(seed)
    seats = dict.fromkeys(range(players), RICH)
    state = table(players, seats=seats, actor=None, order=chance.sample(range(players), players), **fields)
    yield state
    while not state.over:
        state.play(busy_action(state, chance))
        yield state


def busy_action(state: RioState, chance: random.Random) -> int:
    """Some kind of action, then one of this kind: mostly one that leads further."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal_actions():
        kinds.setdefault(state.vocabulary.kind(action), []).append(action)
    for kind, rarity in (("done", 0.97), ("stay", 0.7), ("offer", 0.8), ("area", 0.7), ("bid", 0.7)):
        if len(kinds) > 1 and chance.random() < rarity:
            kinds.pop(kind, None)
    actions = kinds[chance.choice(sorted(kinds))]
    if state.vocabulary.kind(actions[0]) == "place":  # a second worker on a space can build
        joined = [action for action in actions if state.city.crew(action - state.board.place, state.actor)]
        actions = joined or actions
    elif state.vocabulary.kind(actions[0]) in ("work", "owe", "shadow", "shadow-owe"):  # so that grids are completed
        discs = [sum(disc > 0 for disc in state.grids[grid * SLOTS : (grid + 1) * SLOTS]) for grid in range(GRIDS)]
        grids = [(action - WORK) % (GRIDS * SLOTS) // SLOTS for action in actions]
        most = max(discs[grid] for grid in grids)
        actions = [action for action, grid in zip(actions, grids, strict=True) if discs[grid] == most]
    return chance.choice(actions)


LATE = {"city": TOWN, "roads": CENTRAL_ROADS, "harbor": True}
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {}),
    "two, short, one shadow disc": (2, {"length": "short", "options": {"one-shadow-disc": True}}),
    "two, late, trade": (2, {**LATE, "trade": True}),
    "three, edition 1, trade": (3, {"edition": "1", "trade": True}),
    "three, short": (3, {"length": "short", **LATE}),
    "four, trade": (4, {"trade": True}),
    "four, edition 1": (4, {"edition": "1", **LATE}),
    "five": (5, {}),
    "five, aid": (5, {"options": {"staying-returns": True, "one-marker-back": True}, **LATE}),
}


def comes_back(state: RioState) -> RioState:
    """Read the state again from its position as JSON; both are the same."""
    document = msgspec.json.decode(msgspec.json.encode(state.to_position()))
    loaded = TITLE.from_position(document)
    assert snapshot(loaded) == snapshot(state)
    assert TITLE.material(loaded) == TITLE.material(state)
    assert [loaded.merit(seat) for seat in range(state.seats)] == [state.merit(seat) for seat in range(state.seats)]
    return loaded


@cache
def states_of(name: str) -> list[RioState]:
    players, fields = GAMES[name]
    return [state.copy() for state in rich_game(players, 5, **fields)]

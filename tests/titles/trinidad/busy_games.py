"""Games in which a lot happens, and states that must come back from their positions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from cabildo.testing.snapshots import snapshot
from cabildo.titles.trinidad.grids import workers_on
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CARDS, CHARACTER_NAMES, FIRST_CARD, GRID_NAMES
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import house, lot, marked, palace, table, walled

MANY = 14  # affiliates in a hand, at the most
KEPT_BACK = 4  # for the deck
USING = 0.5  # how often a card is used where one can be

# homes of both first seats around shared buildings, for games that begin late
TOWN = {
    "e3": house(0),
    "f3": palace(1),
    "d3": lot(1),
    "e2": "market",
    "f2": "church",
    "d4": "quarry",
    "e4": "carpentry",
    "f4": "barracks",
    "j4": marked("monument", 0),
    "j3": house(1),
    "k4": "square",
}
STATUS = (
    {"construction": 3, "worker": 1},
    {"worker": 3, "cards": 1},
    {"vp": 2, "construction": 2},
    {"cards": 3, "vp": 1},
    {"worker": 2, "vp": 3},
)


def seats_of(players: int, late: bool) -> dict[int, dict[str, Any]]:
    """Players with something of everything, and status that lets them choose."""
    seats: dict[int, dict[str, Any]] = {}
    for seat in range(players):
        seats[seat] = {
            "cubes": {"stone": 15 // players, "wood": 15 // players, "precious": 1, "metal": 1},
            "coins": 24 // players,
            "character": CHARACTER_NAMES[2 * seat],
            "hand": [13 + 6 * seat, 14 + 6 * seat, 50 + seat],
            "rotated": [50 + seat],
        }
        if late:
            status = dict(STATUS[seat])
            if seat == 0:
                status.pop("worker")  # the other marker is on a Monument
            seats[seat] |= {"status": status, "units": ["miliciano"], "score": 20, "faith": 1}
    return seats


def hands_of(players: int, chance: random.Random) -> list[list[int]]:
    """Fourteen affiliates for each, or nearly all that there are."""
    numbers = list(range(FIRST_CARD, FIRST_CARD + CARDS))
    chance.shuffle(numbers)
    each = min(MANY, (CARDS - KEPT_BACK) // players)
    return [sorted(numbers[each * seat : each * seat + each]) for seat in range(players)]


def seats_with_cards(players: int, late: bool, chance: random.Random) -> dict[int, dict[str, Any]]:
    """The same players with many affiliates, all upright."""
    seats = seats_of(players, late)
    for seat, hand in enumerate(hands_of(players, chance)):
        seats[seat] |= {"hand": hand, "rotated": []}
    return seats


def busy_game(
    players: int, seed: int = 1, late: bool = False, cards: bool = False, **fields: Any
) -> Iterator[TrinidadState]:
    """A game by chance between players who have what they need, many cards too if it is said: it shows all decisions.

    The same state after every action; `fields` as in `table`.
    """
    chance = random.Random(seed)
    order = chance.sample(range(players), players)
    seats = seats_with_cards(players, late, chance) if cards else seats_of(players, late)
    state = table(players, seats=seats, actor=None, order=order, **fields)
    yield state
    while not state.over:
        state.play(busy_action(state, chance))
        yield state


def busy_action(state: TrinidadState, chance: random.Random) -> int:
    """Some kind of action, then one of this kind: mostly one that leads further, and often a card."""
    kinds: dict[str, list[int]] = {}
    for action in state.legal_actions():
        kinds.setdefault(state.vocabulary.kind(action), []).append(action)
    if "use" in kinds and chance.random() < USING:
        return chance.choice(kinds["use"])
    rare = {"pass": 0.95, "recover": 0.9, "done": 0.5, "order": 0.6, "reactivate": 0.5, "discard": 0.7, "burn": 0.7}
    for kind, rarity in rare.items():
        if len(kinds) > 1 and chance.random() < rarity:
            kinds.pop(kind, None)
    actions = kinds[chance.choice(sorted(kinds))]
    if state.vocabulary.kind(actions[0]) == "work":  # so that grids are completed
        names = [state.vocabulary.notation(action).removeprefix("work ") for action in actions]
        crowds = [int(workers_on(state, GRID_NAMES.index(name))) for name in names]
        actions = [action for action, crowd in zip(actions, crowds, strict=True) if crowd == max(crowds)]
    return chance.choice(actions)


LATE: dict[str, Any] = {
    "late": True,
    "buildings": TOWN,
    "decade": 3,
    "tension": {"natives": 4, "pirates": 5},
    "walls": walled("SW"),
    "roads": ["NCL"],
}
EVENTS: dict[str, Any] = {  # they lie from the top of the deck on, and one costs everybody something
    "options": {"events": True},
    "events": {"calm": 0, "active": "crown-tax"},
    "phase": "suffering",
    "waiting": [{"phase": "keeping", "step": {"cards": [80, 81]}}, {"phase": "drawing"}],
}
WAR: dict[str, Any] = {**LATE, "tension": {"natives": 7, "pirates": 7}, "options": {"extended-war": True}}
LAST_WAR: dict[str, Any] = {**WAR, "decade": 8, "options": {"extended-war": True, "length": "short"}, "fort": True}
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {}),
    "two, short, late": (2, {**LATE, "length": "short"}),
    "three, late": (3, LATE),
    "three, short, open": (3, {"length": "short", "open_screens": True}),
    "four, short, late": (4, {**LATE, "length": "short"}),
    "four, late, events": (4, {**LATE, **EVENTS}),
    "three, short, late, talks": (3, {**LATE, "length": "short", "options": {"talks": True}}),
    "two, short, late, cards": (2, {**LATE, "length": "short", "cards": True}),
    "four, short, late, cards, events, talks": (
        4,
        {
            **LATE,
            "cards": True,
            "options": {"length": "short", "events": True, "talks": True},
            "events": {"calm": 0},
        },
    ),
    "three, late, war": (3, WAR),
    "two, short, last war, cards": (2, {**LAST_WAR, "cards": True}),
    "five, late": (5, {**LATE, "buildings": {**TOWN, "g3": "corporation"}, "fort": True, "harbor": True}),
}

SEEDS = {"two": 14, "two, short, late, cards": 14}  # of games with rare decisions: arranging, adding


def comes_back(state: TrinidadState) -> TrinidadState:
    """Read the state again from its position as JSON; both are the same."""
    document = msgspec.json.decode(msgspec.json.encode(state.to_position()))
    loaded = TITLE.from_position(document)
    assert snapshot(loaded) == snapshot(state)
    assert TITLE.material(loaded) == TITLE.material(state)
    assert [loaded.merit(seat) for seat in range(state.seats)] == [state.merit(seat) for seat in range(state.seats)]
    return loaded


@cache
def states_of(name: str) -> list[TrinidadState]:
    players, fields = GAMES[name]
    return [state.copy() for state in busy_game(players, SEEDS.get(name, 7), **fields)]

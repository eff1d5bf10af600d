"""Whatever is read as a position is refused, or it is a sound game that can be played to its end."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabildo.engine.errors import PositionError
from cabildo.engine.game import Game
from cabildo.testing.mutations import mutated
from cabildo.titles.rio.title import TITLE
from tests.titles.rio.build import (
    CENTRAL_ROADS,
    crew,
    full,
    hut,
    owing,
    position,
    shared,
)
from tests.titles.rio.busy_games import GAMES, comes_back, states_of


def is_sound(document: Any) -> bool:
    """Read it: either it is refused by a PositionError, or it is a sound state that can be played to its end."""
    try:
        state = TITLE.from_position(document)
    except PositionError:
        return False
    comes_back(state)
    assert state.over or state.legal_actions()
    judged = [action for action in range(len(state.vocabulary)) if state.explain(action, state.actor) is None]
    assert judged == state.legal_actions()
    material, pick = TITLE.material(state), random.Random(1)
    for _ in range(TITLE.decision_limit(state.seats)):
        if state.over:
            break
        state.apply(pick.choice(state.legal_actions()))
    assert state.over
    assert TITLE.material(state) == material
    return True


# ---- just inside the rules


def effects(**fields: Any) -> dict[str, Any]:
    return {"phase": "effects", **fields}


JUST_INSIDE: list[dict[str, Any]] = [
    {"seats": {0: {"fields": 9}}},
    {"seats": {0: {"placed": 5}}},
    {"actor": 1, "seats": {0: {"placed": 5}, 1: {"placed": 2}}},
    {"city": {"e6": crew(0, 3)}},
    {"city": {"e6": hut(0, 1), "g8": "palace", "h8": "cathedral"}},
    {"city": {"g7": shared("church", 0, 1)}, "roads": CENTRAL_ROADS},
    {"city": {"g7": shared("market", 0, 0, 1)}, "roads": CENTRAL_ROADS},
    {"city": {"e6": shared("market", 0, 0, 0)}},
    effects(city={"g7": shared("church", used=2)}, roads=CENTRAL_ROADS),
    effects(city={"e6": hut(1, new=True)}),
    {"city": {"e6": "church", "d6": "church"}},
    {"city": {f"{x}1": hut(0) for x in "abcdefghijklm"}},
    {"city": {f"{x}1": "garden" for x in "aei"} | {f"{x}2": "monument-square" for x in "aei"}},
    {"grids": {"fort": full(9, 0, 1, 2)}},
    effects(actor=1, grids={"fort": {1: owing(1)}}, bids={"bishop": 1}),
    {"harbor": True, "seats": {0: {"cargo": {"wood": 28}, "dock": 1}}},
    {"harbor": True, "ship": {"returns": 1580}, "seats": {0: {"cargo": {"wood": 1}}}},
    {"harbor": True, "ship": {"departure_paid": True}, "seats": {0: {"dock": 1}}},
    effects(harbor=True, seats={0: {"loaded": 3, "dock": 1, "cargo": {"wood": 3}}}),
    {"attacked": [0, 1, 2, 3], "cycles": 1},
    {"attacked": [0, 1, 2]},
    {"edition": "1", "cycles": 7, "bids": {"bishop": 0, "general": 0}},
    {"phase": "over", "year": 1599, "actor": None},
    {"phase": "over", "actor": None, "seats": {0: {"score": 30}}, "city": {"e6": hut(0)}},
    {"seats": {0: {"supply": 0}}},
    {"seats": {0: {"supply": 3, "fields": 2, "tiles": 1}}, "city": {"e6": hut(0)}},
    {"stock": {"tiles": {"square-garden": 0, "market-corporation": 1}, "pieces": 0}},
    {"phase": "laying-walls", "step": {"pieces": 3}},
    {"phase": "laying-roads", "step": {"pieces": 1, "resume": 2}, "actor": 2},
    {"phase": "siting", "actor": 3, "step": {"target": "cathedral"}, "grids": {"roads": full(5, 0, 1)}},
    effects(seats={0: {"offices": ["master-merchant"]}}, offices_used=["master-merchant"]),
]


@pytest.mark.parametrize("fields", JUST_INSIDE)
def test_what_lies_just_inside_the_rules_is_accepted(fields: dict[str, Any]) -> None:
    assert is_sound(position(**fields))


# ---- forged


def with_other_numbers(document: Any, pick: random.Random) -> Any:
    """A position in which one or two numbers or yes-or-no answers are slightly different."""
    document = copy.deepcopy(document)
    found: list[tuple[Any, Any]] = []
    waiting: list[Any] = [document]
    while waiting:
        holder = waiting.pop()
        for key, value in holder.items() if isinstance(holder, dict) else enumerate(holder):
            if isinstance(value, int):
                found.append((holder, key))
            elif isinstance(value, dict | list):
                waiting.append(value)
    for holder, key in pick.sample(found, min(len(found), pick.choice((1, 2)))):
        value = holder[key]
        holder[key] = not value if isinstance(value, bool) else pick.choice((value + 1, value - 1, 0, 1, 2, 3, 5, 9))
    return document


def changed_position(seed: int) -> Any:
    pick = random.Random(seed)
    document = pick.choice(states_of(pick.choice(sorted(GAMES)))).to_position()
    if pick.random() < 0.5:
        return with_other_numbers(document, pick)
    return mutated(document, pick, pick.choice((1, 1, 2, 3)))


def test_changed_positions_are_refused_or_sound() -> None:
    sound = sum(is_sound(changed_position(seed)) for seed in range(150))
    assert 20 < sound < 120


@pytest.mark.slow
@settings(max_examples=3000, derandomize=True)
@given(seed=st.integers(0, 10**9))
def test_many_changed_positions_are_refused_or_sound(seed: int) -> None:
    is_sound(changed_position(seed))


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@settings(max_examples=30)
@given(document=PLAIN)
def test_no_nonsense_is_taken_for_a_position(document: Any) -> None:
    with pytest.raises(PositionError):
        TITLE.from_position(document)
    with pytest.raises(PositionError):
        Game.from_position(document, title=TITLE)

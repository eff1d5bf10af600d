"""`copy` takes over every field of state, city, players and memories, and shares none that a move changes."""

from __future__ import annotations

import inspect
import random
from collections.abc import Callable
from typing import Any, NoReturn

import pytest

from cabildo.testing import laws
from cabildo.testing.snapshots import field_names, is_interpreted
from cabildo.titles.trinidad.player import empty_player
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.automaton_wars import town_with_automaton
from tests.titles.trinidad.build import new_game, table
from tests.titles.trinidad.busy_games import GAMES, busy_action, busy_game, states_of

pytestmark = pytest.mark.skipif(not is_interpreted(), reason="compiled classes show no fields and take no patches")

SHARED = {"title", "phases", "sides", "sink", "board", "legal"}  # by all states of a game, or never changed in place
STATE_FIELDS = [field for field in field_names(new_game(3)) if field not in SHARED]
CITY_FIELDS = field_names(new_game(3).city)
PLAYER_FIELDS = field_names(empty_player())


def spoil(holder: Any, field: str) -> None:
    """Another value in the field, as if it had not been copied."""
    value = getattr(holder, field)
    if isinstance(value, bool):
        setattr(holder, field, not value)
    elif isinstance(value, int):
        setattr(holder, field, value + 1)
    elif field in ("memory", "waiting"):
        setattr(holder, field, None)
    else:
        setattr(holder, field, value[:-1] if value else [0])


def state_amid_something() -> TrinidadState:
    """A phase that remembers something, another that waits for it, and a hand of cards."""
    seats = {0: {"hand": [13, 20], "status": {"cards": 1}, "used": ["looking-more"]}}
    events = {"under": ["storm"]}
    step = {"cards": [14, 26, 30]}
    return table(3, phase="keeping", seats=seats, step=step, used_now=[13], events=events, options={"events": True})


def expect_broken(monkeypatch: pytest.MonkeyPatch, fault: Callable[[TrinidadState], None]) -> None:
    states = [state_amid_something()]
    copy = TrinidadState.copy

    def copy_badly(self: TrinidadState) -> TrinidadState:
        other = copy(self)
        fault(other)
        return other

    monkeypatch.setattr(TrinidadState, "copy", copy_badly)
    with pytest.raises(laws.LawBroken) as broken:
        laws.copies_are_independent(TITLE, states)
    assert broken.value.law == "copies_are_independent"


@pytest.mark.parametrize("field", [field for field in STATE_FIELDS if field != "city"])
def test_a_field_of_the_state_that_is_not_copied_is_noticed(monkeypatch: pytest.MonkeyPatch, field: str) -> None:
    expect_broken(monkeypatch, lambda copy: spoil(copy, field))


@pytest.mark.parametrize("field", CITY_FIELDS)
def test_a_field_of_the_city_that_is_not_copied_is_noticed(monkeypatch: pytest.MonkeyPatch, field: str) -> None:
    expect_broken(monkeypatch, lambda copy: spoil(copy.city, field))


@pytest.mark.parametrize("field", PLAYER_FIELDS)
def test_a_field_of_a_player_that_is_not_copied_is_noticed(monkeypatch: pytest.MonkeyPatch, field: str) -> None:
    expect_broken(monkeypatch, lambda copy: spoil(copy.players[0], field))


def rows_of(holder: Any) -> list[str]:
    return [field for field in field_names(holder) if isinstance(getattr(holder, field), list)]


def replaced_rows(holder: Any) -> set[str]:
    """The rows that are declared never to be changed in place."""
    return {name for name, kind in inspect.get_annotations(type(holder)).items() if "'replaced'" in str(kind)}


def test_a_copy_shares_no_row_with_its_original_that_is_changed_in_place() -> None:
    for name in ("three, late", "five, late"):
        for state in states_of(name)[::25]:
            copy = state.copy()
            pairs = [(state, copy), (state.city, copy.city), *zip(state.players, copy.players, strict=True)]
            for one, other in pairs:
                for field in rows_of(one):
                    if field not in SHARED:
                        shares = field in replaced_rows(one)
                        assert (getattr(one, field) is getattr(other, field)) == shares, field


class FrozenRow(list[int]):
    """A row that nobody may change in place; what is cut from it is a plain one."""

    def refuse(self, *_given: object) -> NoReturn:
        raise AssertionError("a row that copies share is changed in place")

    __setitem__ = __delitem__ = __iadd__ = append = extend = insert = pop = clear = refuse


def freeze(state: TrinidadState) -> None:
    for holder in (state, *state.players):
        for field in replaced_rows(holder):
            setattr(holder, field, FrozenRow(getattr(holder, field)))


@pytest.mark.parametrize("name", GAMES)
def test_rows_that_copies_share_are_only_replaced(name: str) -> None:
    players, fields = GAMES[name]
    for seed in range(2):
        for state in busy_game(players, seed, **fields):
            freeze(state)


@pytest.mark.parametrize("people", [1, 2])
def test_the_automaton_only_replaces_them_too(people: int) -> None:
    chance = random.Random(people)
    state = town_with_automaton(people, 5, options={"length": "short"})
    while not state.over:
        freeze(state)
        state.play(busy_action(state, chance))


def test_a_row_changed_in_place_is_noticed() -> None:
    state = new_game(3)
    freeze(state)
    with pytest.raises(AssertionError, match="is changed in place"):
        state.players[0].units[0] = 1
    with pytest.raises(AssertionError, match="is changed in place"):
        state.order.append(0)  # type: ignore[attr-defined]


def test_copies_are_independent_at_every_decision() -> None:
    """One state of every kind, so that every memory is copied."""
    kinds: dict[int, TrinidadState] = {}
    for name in ("two, short, late", "three, late", "four, short, late", "five, late"):
        for state in states_of(name):
            if not state.over:
                kinds.setdefault(int(state.phase), state)
    assert len(kinds) > 15
    laws.copies_are_independent(TITLE, kinds.values())

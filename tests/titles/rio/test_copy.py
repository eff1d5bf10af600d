"""`copy` takes over every field of table, city, players and war, and shares none that a move changes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from cabildo.testing import laws
from cabildo.testing.snapshots import field_names, is_interpreted
from cabildo.titles.rio.player import empty_player
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.title import TITLE
from cabildo.titles.rio.war.war import new_war
from tests.titles.rio.build import CENTRAL_ROADS, new_game, table
from tests.titles.rio.busy_games import TOWN, rich_game

pytestmark = pytest.mark.skipif(not is_interpreted(), reason="compiled classes show no fields and take no patches")

SHARED = {"title", "phases", "sides", "sink", "board", "legal"}  # by all states of a game, or never changed in place
TABLE_FIELDS = [field for field in field_names(new_game(3)) if field not in SHARED]
CITY_FIELDS = field_names(new_game(3).city)
PLAYER_FIELDS = field_names(empty_player())
WAR_FIELDS = field_names(new_war(new_game(3).board, 0, 0))


def middle_states() -> list[RioState]:
    """Some states of a game in which a lot lies on the table."""
    game = rich_game(3, 2, edition="1", trade=True, harbor=True, city=TOWN, roads=CENTRAL_ROADS)
    return [state.copy() for state in islice(game, 60, 400, 40)]


def state_at_war() -> RioState:
    """Groups inside and outside, and a group that marches."""
    war = {"enemy": "natives", "attacker": 2, "camps": {"north e": [3, 1]}}
    war["groups"] = {"e6": [0, 1], "f6": ["enemy"], "g6": [1]}
    return table(3, phase="marching", actor=2, attacked=[2], war=war, step={"led": "f6"})


def spoil(holder: Any, field: str) -> None:
    """Another value in the field, as if it had not been copied."""
    value = getattr(holder, field)
    if isinstance(value, bool):
        setattr(holder, field, not value)
    elif isinstance(value, int):
        setattr(holder, field, value + 1)
    elif field in ("war", "memory", "waiting"):
        setattr(holder, field, None)
    else:
        setattr(holder, field, value[:-1])


def state_amid_an_offer() -> RioState:
    """A phase that remembers something, and another that waits for it."""
    game = rich_game(3, 2, edition="1", trade=True, harbor=True, city=TOWN, roads=CENTRAL_ROADS)
    return next(state for state in game if state.memory is not None and state.waiting is not None)


def expect_broken(
    monkeypatch: pytest.MonkeyPatch,
    fault: Callable[[RioState], None],
    prepare: Callable[[], RioState] = state_amid_an_offer,
) -> None:
    states = [prepare()]
    copy = RioState.copy

    def copy_badly(self: RioState) -> RioState:
        other = copy(self)
        fault(other)
        return other

    monkeypatch.setattr(RioState, "copy", copy_badly)
    with pytest.raises(laws.LawBroken) as broken:
        laws.copies_are_independent(TITLE, states)
    assert broken.value.law == "copies_are_independent"


@pytest.mark.parametrize("field", [field for field in TABLE_FIELDS if field != "city"])
def test_a_field_that_is_not_copied_is_noticed(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expect_broken(
        monkeypatch, lambda other: spoil(other, field), state_at_war if field == "war" else state_amid_an_offer
    )


@pytest.mark.parametrize("field", CITY_FIELDS)
def test_a_field_of_the_city_that_is_not_copied_is_noticed(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expect_broken(monkeypatch, lambda other: spoil(other.city, field))


@pytest.mark.parametrize("field", PLAYER_FIELDS)
def test_a_field_of_a_player_that_is_not_copied_is_noticed(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expect_broken(monkeypatch, lambda other: spoil(other.players[-1], field))


@pytest.mark.parametrize("field", WAR_FIELDS)
def test_a_field_of_the_war_that_is_not_copied_is_noticed(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expect_broken(monkeypatch, lambda other: spoil(other.war, field), state_at_war)


def test_copies_are_independent() -> None:
    laws.copies_are_independent(TITLE, [*middle_states(), state_at_war()])


def test_copies_share_no_row() -> None:
    state = state_at_war()
    copy = state.copy()
    for mine, its, fields in (
        (state, copy, TABLE_FIELDS),
        (state.city, copy.city, CITY_FIELDS),
        (state.war, copy.war, WAR_FIELDS),
        *((mine, its, PLAYER_FIELDS) for mine, its in zip(state.players, copy.players, strict=True)),
    ):
        assert mine is not its
        rows = [field for field in fields if isinstance(getattr(mine, field), list)]
        assert rows
        assert not [field for field in rows if getattr(mine, field) is getattr(its, field)]

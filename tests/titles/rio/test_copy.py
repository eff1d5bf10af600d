"""`copy` takes over every slot of table, city, players and war, and shares none that a move changes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest

from cabildo.testing import laws
from cabildo.testing.snapshots import field_names, is_interpreted
from cabildo.titles.rio.player import new_player
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.title import TITLE
from cabildo.titles.rio.war.war import new_war
from tests.titles.rio.build import CENTRAL_ROADS, new_game, table
from tests.titles.rio.busy_games import TOWN, rich_game

pytestmark = pytest.mark.skipif(not is_interpreted(), reason="compiled classes show no slots and take no patches")

SHARED = {"title", "phases", "sides", "sink", "board", "legal"}  # by all states of a game, or never changed in place
TABLE_SLOTS = [slot for slot in field_names(new_game(3)) if slot not in SHARED]
CITY_SLOTS = field_names(new_game(3).city)
PLAYER_SLOTS = field_names(new_player())
WAR_SLOTS = field_names(new_war(new_game(3).board, 0, 0))


def middle_states() -> list[Table]:
    """Some states of a game in which a lot lies on the table."""
    game = rich_game(3, 2, edition="1", trade=True, harbor=True, city=TOWN, roads=CENTRAL_ROADS)
    return [state.copy() for state in islice(game, 60, 400, 40)]


def state_at_war() -> Table:
    """Groups inside and outside, and a group that marches."""
    war = {"enemy": "natives", "attacker": 2, "camps": {"north e": [3, 1]}, "led": "f6"}
    war["groups"] = {"e6": [0, 1], "f6": ["enemy"], "g6": [1]}
    return table(3, phase="marching", actor=2, attacked=[2], war=war)


def spoil(holder: Any, slot: str) -> None:
    """Another value in the slot, as if it had not been copied."""
    value = getattr(holder, slot)
    if isinstance(value, bool):
        setattr(holder, slot, not value)
    elif isinstance(value, int):
        setattr(holder, slot, value + 1)
    elif slot in ("war", "memory", "waiting"):
        setattr(holder, slot, None)
    else:
        setattr(holder, slot, value[:-1])


def expect_broken(monkeypatch: pytest.MonkeyPatch, fault: Callable[[Table], None], at_war: bool = False) -> None:
    states = [state_at_war() if at_war else middle_states()[0]]
    copy = Table.copy

    def copy_badly(self: Table) -> Table:
        other = copy(self)
        fault(other)
        return other

    monkeypatch.setattr(Table, "copy", copy_badly)
    with pytest.raises(laws.LawBroken) as broken:
        laws.copies_are_independent(TITLE, states)
    assert broken.value.law == "copies_are_independent"


@pytest.mark.parametrize("slot", [slot for slot in TABLE_SLOTS if slot != "city"])
def test_a_slot_that_is_not_copied_is_noticed(slot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expect_broken(monkeypatch, lambda other: spoil(other, slot), at_war=slot in ("war", "memory", "waiting"))


@pytest.mark.parametrize("slot", CITY_SLOTS)
def test_a_slot_of_the_city_that_is_not_copied_is_noticed(slot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expect_broken(monkeypatch, lambda other: spoil(other.city, slot))


@pytest.mark.parametrize("slot", PLAYER_SLOTS)
def test_a_slot_of_a_player_that_is_not_copied_is_noticed(slot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expect_broken(monkeypatch, lambda other: spoil(other.players[-1], slot))


@pytest.mark.parametrize("slot", WAR_SLOTS)
def test_a_slot_of_the_war_that_is_not_copied_is_noticed(slot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expect_broken(monkeypatch, lambda other: spoil(other.war, slot), at_war=True)


def test_copies_are_independent() -> None:
    laws.copies_are_independent(TITLE, [*middle_states(), state_at_war()])


def test_copies_share_no_row() -> None:
    state = state_at_war()
    copy = state.copy()
    for mine, its, slots in (
        (state, copy, TABLE_SLOTS),
        (state.city, copy.city, CITY_SLOTS),
        (state.war, copy.war, WAR_SLOTS),
        *((mine, its, PLAYER_SLOTS) for mine, its in zip(state.players, copy.players, strict=True)),
    ):
        assert mine is not its
        rows = [slot for slot in slots if isinstance(getattr(mine, slot), list)]
        assert rows
        assert not [slot for slot in rows if getattr(mine, slot) is getattr(its, slot)]

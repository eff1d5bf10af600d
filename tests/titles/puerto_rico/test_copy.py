"""`copy` takes over every field of the table and of the players, and shares none that a move changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cabildo.engine.state import State
from cabildo.testing import laws
from cabildo.testing.snapshots import field_names, is_interpreted
from cabildo.titles.puerto_rico.player import Player, empty_player
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.title import TITLE
from tests.titles.puerto_rico.build import as_table, table

pytestmark = pytest.mark.skipif(not is_interpreted(), reason="compiled classes show no fields and take no patches")

SHARED = {"title", "phases", "sides", "sink", "board", "legal"}  # by all states of a game, or never changed in place
LOADING = {"phase": "loading", "actor": 0, "step": {"captain_loaded": True}}


def middle_states() -> list[State]:
    """Some states from the middle of games, where every pile holds something."""
    return [
        state for seed in range(3) for state in list(laws.states_of(laws.random_game(TITLE, 3, seed), every=23))[4:9]
    ] + [table(3, phase="claiming", step={"claimable": 1}, waiting=[LOADING])]


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
        setattr(holder, field, value[:-1])


def expect_broken(monkeypatch: pytest.MonkeyPatch, fault: Callable[[PuertoRicoState, PuertoRicoState], None]) -> None:
    states = middle_states()
    copy = PuertoRicoState.copy

    def copy_badly(self: PuertoRicoState) -> PuertoRicoState:
        other = copy(self)
        fault(self, other)
        return other

    monkeypatch.setattr(PuertoRicoState, "copy", copy_badly)
    with pytest.raises(laws.LawBroken) as broken:
        laws.copies_are_independent(TITLE, states)
    assert broken.value.law == "copies_are_independent"


@pytest.mark.parametrize("field", [field for field in field_names(TITLE.new(3, 1)) if field not in SHARED])
def test_a_field_that_is_not_copied_is_noticed(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expect_broken(monkeypatch, lambda mine, other: spoil(other, field))


@pytest.mark.parametrize("field", field_names(empty_player()))
def test_a_field_of_a_player_that_is_not_copied_is_noticed(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expect_broken(monkeypatch, lambda mine, other: spoil(other.players[-1], field))


ROWS = [field for field in field_names(TITLE.new(3, 1)) if field not in SHARED]
ROWS = [field for field in ROWS if isinstance(getattr(TITLE.new(3, 1), field), list)]


@pytest.mark.parametrize("field", ROWS)
def test_a_row_that_is_shared_is_noticed(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    expect_broken(monkeypatch, lambda mine, other: setattr(other, field, getattr(mine, field)))


def test_copies_differ_from_their_original_in_nothing_and_share_no_row() -> None:
    for state in middle_states():
        table, copy = as_table(state), as_table(state.copy())
        for field in ROWS:
            assert getattr(table, field) == getattr(copy, field) or field == "players"
            assert getattr(table, field) is not getattr(copy, field)
        mine: Player
        for mine, its in zip(table.players, copy.players, strict=True):
            assert mine is not its
            assert mine.goods is not its.goods
            assert mine.tiles is not its.tiles
            assert mine.men is not its.men

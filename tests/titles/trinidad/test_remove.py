"""Removing own Houses and Palaces, and clearing own Lots."""

from __future__ import annotations

import pytest

from tests.titles.trinidad.build import (
    asked,
    building,
    coins,
    house,
    legal_of,
    lot,
    owner,
    palace,
    pieces,
    play,
    reason,
    table,
    workers,
)


@pytest.mark.rule("TR-REMOVE-01")
def test_a_house_goes_back_to_the_stock_for_a_worker() -> None:
    state = table(seats={0: {"workers": 6}}, buildings={"b2": house(0), "a1": lot(0), "e3": house(1)})
    stock = state.players[0].houses
    assert legal_of(state, "remove") == {"b2"}
    play(state, "remove b2")
    assert (building(state, "b2"), owner(state, "b2")) == (None, None)
    assert (state.players[0].houses, workers(state, 0), state.players[0].spent) == (stock + 1, 5, 1)
    assert asked(state) == (1, "turn"), "it was the main action"


@pytest.mark.rule("TR-REMOVE-01")
@pytest.mark.parametrize("space", ["a1", "e3", "f3", "b5"])
def test_only_own_houses_and_palaces_are_removed(space: str) -> None:
    """A Lot, another player's House, a common building and an empty space are not."""
    state = table(seats={0: {"workers": 6}}, buildings={"b2": house(0), "a1": lot(0), "e3": house(1), "f3": "market"})
    assert reason(state, f"remove {space}") == "TR-REMOVE-01"


@pytest.mark.rule("TR-REMOVE-01")
def test_what_was_beside_a_removed_house_is_out_of_reach() -> None:
    state = table(2, seats={0: {"workers": 6}}, buildings={"b2": house(0)})
    play(state, "remove b2", "council 1", "build lot")
    assert reason(state, "site b3") == "TR-BUILD-14"


@pytest.mark.rule("TR-REMOVE-02")
def test_a_palace_goes_back_with_its_marker_and_nothing_is_refunded() -> None:
    state = table(seats={0: {"workers": 6, "coins": 3}}, buildings={"b2": palace(0)})
    supply, markers, houses = pieces(state, "palace"), state.players[0].palace_markers, state.players[0].houses
    play(state, "remove b2")
    assert building(state, "b2") is None
    assert (pieces(state, "palace"), state.players[0].palace_markers) == (supply + 1, markers + 1)
    assert (coins(state, 0), state.players[0].houses) == (3, houses)
    assert sum(state.players[0].cubes) == 0


@pytest.mark.rule("TR-FREE-08")
def test_a_lot_is_taken_back_for_free_and_may_be_placed_again_in_the_same_turn() -> None:
    state = table(seats={0: {"workers": 2}}, buildings={"b2": lot(0), "e3": lot(0)})
    assert reason(state, "build lot") == "TR-BUILD-20"
    play(state, "clear b2")
    assert (building(state, "b2"), state.players[0].lots, workers(state, 0)) == (None, 1, 2)
    assert asked(state) == (0, "turn")
    play(state, "build lot", "site f3")
    assert (owner(state, "f3"), workers(state, 0), state.players[0].lots) == (0, 0, 0)


@pytest.mark.rule("TR-FREE-08")
def test_only_own_lots_are_taken_back() -> None:
    state = table(seats={0: {"workers": 2}}, buildings={"b2": lot(1), "e3": house(0), "f3": "square"})
    assert legal_of(state, "clear") == set()
    for space in ("b2", "e3", "f3", "h2"):
        assert reason(state, f"clear {space}") == "TR-FREE-08"

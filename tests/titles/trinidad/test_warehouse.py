"""The City Warehouse."""

from __future__ import annotations

import pytest

from tests.titles.trinidad.build import asked, building, cubes, legal, play, reason, score, supply, table, tally


@pytest.mark.rule("TR-FREE-11")
def test_each_cube_costs_two_points() -> None:
    state = table(seats={0: {"score": 7}})
    play(state, "warehouse wood", "warehouse wood")
    assert (score(state, 0), tally(state, 0)["warehouse"]) == (3, -4)
    assert list(state.warehouse) == [2, 0]
    assert asked(state) == (0, "turn")
    assert reason(state, "warehouse wood") == "TR-FREE-11", "none is left"
    play(state, "warehouse stone", "warehouse stone")
    assert score(state, 0) == -1
    assert not {action for action in legal(state) if action.startswith("warehouse")}


@pytest.mark.rule("TR-FREE-12")
def test_what_is_not_used_goes_to_the_supply() -> None:
    """3 cubes taken and 2 spent: 1 goes to the supply, and the player keeps none of them."""
    state = table(seats={0: {"stone": 1, "wood": 1}})
    before = supply(state)
    play(state, "warehouse stone", "warehouse wood", "warehouse wood")
    assert list(state.players[0].borrowed) == [1, 2]
    play(state, "build market", "site e3")
    assert building(state, "e3") == "market"
    assert cubes(state, 0) == (1, 1, 0, 0), "cubes of the warehouse are spent first"
    assert list(state.players[0].borrowed) == [0, 0]
    assert (supply(state)["stone"], supply(state)["wood"]) == (before["stone"] + 1, before["wood"] + 2)


@pytest.mark.rule("TR-FREE-12")
def test_they_are_lost_also_if_nothing_is_spent() -> None:
    state = table(seats={0: {"stone": 1}})
    before = supply(state)
    play(state, "warehouse stone", "council 1")
    assert (cubes(state, 0), list(state.players[0].borrowed)) == ((1, 0, 0, 0), [0, 0])
    assert supply(state)["stone"] == before["stone"] + 1
    passing = play(table(seats={0: {}}), "warehouse wood", "pass")
    assert list(passing.players[0].borrowed) == [0, 0]


@pytest.mark.rule("TR-FREE-12")
def test_own_cubes_pay_what_borrowed_ones_do_not() -> None:
    state = table(seats={0: {"stone": 2, "wood": 2, "workers": 6}})
    play(state, "warehouse stone", "build carpentry", "site e3")
    assert cubes(state, 0) == (1, 2, 0, 0)

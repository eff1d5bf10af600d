"""Deploying Milicianos, and drilling them into veterans."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.reasons import FIXED_ORDER
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import UNIT_NAMES
from tests.titles.trinidad.build import asked, cubes, legal, play, reason, supply, table, workers


def camp(*units: str | dict[str, Any], **holdings: Any) -> TrinidadState:
    """Seat 0 in their turn with these units."""
    return table(2, seats={0: {"workers": 6, "units": list(units), **holdings}})


def units(state: TrinidadState) -> list[str]:
    return [UNIT_NAMES[unit] for unit in state.players[0].units if unit]


@pytest.mark.rule("TR-MIL-01")
def test_a_miliciano_comes_from_the_supply_for_a_worker() -> None:
    state = camp(workers=1)
    before = state.milicianos
    play(state, "deploy")
    assert (units(state), workers(state, 0), state.milicianos) == (["miliciano"], 0, before - 1)
    assert cubes(state, 0) == (0, 0, 0, 0)


@pytest.mark.rule("TR-MIL-02")
def test_three_war_markers_and_the_supply_are_the_limit() -> None:
    full = camp("miliciano", "veteran-miliciano", "soldier")
    assert reason(full, "deploy") == "TR-MIL-02"
    assert "deploy" not in legal(full)
    assert reason(camp("miliciano", "soldier"), "deploy") is None
    others = {seat: {"units": ["miliciano"] * count} for seat, count in ((1, 3), (2, 3))}
    empty = table(3, seats={0: {"workers": 6}, **others})
    assert (empty.milicianos, reason(empty, "deploy")) == (0, "TR-MIL-02")


@pytest.mark.rule("TR-MIL-03")
def test_a_miliciano_becomes_a_veteran_for_a_worker_and_a_precious() -> None:
    state = camp("miliciano", precious=1)
    before, milicianos = supply(state)["precious"], state.milicianos
    play(state, "drill 1")
    assert (units(state), cubes(state, 0), workers(state, 0)) == (["veteran-miliciano"], (0, 0, 0, 0), 5)
    assert (supply(state)["precious"], state.milicianos) == (before + 1, milicianos)


@pytest.mark.rule("TR-MIL-03")
def test_only_a_normal_miliciano_is_drilled() -> None:
    state = camp("miliciano", "veteran-miliciano", "soldier", precious=1)
    assert {action for action in legal(state) if action.startswith("drill")} == {"drill 1"}
    for action in ("drill 2", "drill 3"):
        assert reason(state, action) == "TR-MIL-03"
    assert reason(camp("miliciano"), "drill 1") == "TR-MIL-03", "there is no precious"
    assert reason(camp("miliciano", precious=1), "drill 2") == "TR-MIL-03", "there is no unit"


@pytest.mark.rule("TR-MIL-03")
def test_of_milicianos_that_are_alike_the_first_one_is_drilled() -> None:
    state = camp("soldier", "miliciano", "miliciano", precious=1)
    assert {action for action in legal(state) if action.startswith("drill")} == {"drill 2"}
    assert reason(state, "drill 3") == FIXED_ORDER
    state = camp("miliciano", {"unit": "miliciano", "burned": 1}, precious=1)
    assert {action for action in legal(state) if action.startswith("drill")} == {"drill 1", "drill 2"}


@pytest.mark.rule("TR-MIL-04")
def test_a_new_miliciano_and_its_drill_take_two_turns() -> None:
    state = camp(workers=2, precious=1)
    play(state, "deploy")
    assert (asked(state), units(state)) == ((1, "turn"), ["miliciano"])
    play(state, "council 1", "drill 1")
    assert (units(state), workers(state, 0)) == (["veteran-miliciano"], 0)

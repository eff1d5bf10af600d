"""The trees of actions below some positions have the sizes they had: what is legal has not changed unnoticed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cabildo.testing.perft import perft
from cabildo.titles.trinidad.setup import all_phases
from cabildo.titles.trinidad.title import TITLE

TREES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "perft.json").read_text())
QUICK = 3_000  # nodes; deeper ones take longer than a normal run should, and want the compiled build


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree["name"])
def test_the_tree_has_its_size(tree: dict[str, Any]) -> None:
    state = TITLE.from_position(tree["position"])
    quick = [count for count in tree["counts"] if count <= QUICK]
    assert quick == [perft(state, depth) for depth in range(1, len(quick) + 1)]
    assert len(quick) > 0


@pytest.mark.slow
@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree["name"])
def test_the_whole_tree_has_its_size(tree: dict[str, Any]) -> None:
    state = TITLE.from_position(tree["position"])
    assert [perft(state, depth) for depth in range(1, len(tree["counts"]) + 1)] == tree["counts"]


def test_there_is_a_tree_for_every_decision_and_number_of_players() -> None:
    kinds = {tree["position"].get("phase", "turn") for tree in TREES}
    assert kinds == {phase.name() for phase in all_phases() if phase.asks()}
    assert {len(tree["position"]["players"]) for tree in TREES} == {2, 3, 4, 5}
    assert all(tree["counts"][-1] > 200 for tree in TREES)


def test_there_are_trees_in_windows_and_payments_with_cards() -> None:
    names = [tree["name"] for tree in TREES]
    assert sum(name.startswith("window with cards") for name in names) == 3
    assert sum(name.startswith("paying with cards") for name in names) == 3


def test_there_are_trees_in_wars_and_with_the_automaton() -> None:
    names = [tree["name"] for tree in TREES]
    assert sum("in a war" in name for name in names) == 3
    assert sum("and the automaton" in name for name in names) == 3
    assert sum("war" in tree["position"] for tree in TREES) >= 6

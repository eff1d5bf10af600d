"""The trees of actions below some positions have the sizes they had: what is legal has not changed unnoticed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cabildo.testing.perft import divide, perft
from cabildo.titles.puerto_rico.setup import all_phases
from cabildo.titles.puerto_rico.title import TITLE
from tests.records.make_perft import MOST_NODES

TREES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "perft.json").read_text())
QUICK = 20_000  # nodes; deeper ones take longer than a normal run should, and want the compiled build


def deepest(counts: list[int], most: int) -> int:
    return max(depth for depth, count in enumerate(counts, 1) if count <= most)


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree["name"])
def test_the_tree_has_its_size(tree: dict[str, Any]) -> None:
    state = TITLE.from_position(tree["position"])
    for depth in (1, 2, deepest(tree["counts"], QUICK)):
        assert perft(state, depth) == tree["counts"][depth - 1]


@pytest.mark.slow
@pytest.mark.parametrize("tree", TREES, ids=lambda tree: tree["name"])
def test_the_whole_tree_has_its_size(tree: dict[str, Any]) -> None:
    state = TITLE.from_position(tree["position"])
    assert [perft(state, depth) for depth in range(1, len(tree["counts"]) + 1)] == tree["counts"]


def test_there_is_a_tree_for_every_decision() -> None:
    kinds = {tree["position"].get("phase", "role") for tree in TREES}
    assert kinds == {phase.name() for phase in all_phases()}
    assert {len(tree["position"]["players"]) for tree in TREES} == {2, 3, 4, 5}


def test_the_trees_are_large_but_no_larger_than_a_sweep_can_count() -> None:
    for tree in TREES:
        assert 200_000 < tree["counts"][-1] < MOST_NODES


def test_a_count_is_the_sum_of_its_branches() -> None:
    state = TITLE.new(3, 1)
    assert sum(divide(state, 3).values()) == perft(state, 3)
    assert perft(state, 0) == 1
    assert perft(state, 1) == len(state.legal_actions())


def test_counting_leaves_the_state_alone() -> None:
    state = TITLE.new(3, 1)
    before = state.to_position()
    perft(state, 3)
    assert state.to_position() == before

"""The search finds what is plain, counts honestly, and gives the same numbers in both builds."""

from __future__ import annotations

import pytest

from cabildo.bots.uct import search
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.title import TITLE
from tests.processes import COMPILED, INTERPRETED, run_python
from tests.titles.puerto_rico.build import legal, table

SCRIPT = """
from cabildo.bots.uct import search
from cabildo.titles.puerto_rico.title import TITLE
for players in (2, 3, 4, 5):
    print(search(TITLE.new(players, players), 60, 7))
"""


def last_building() -> PuertoRicoState:
    """The last turn of an open game: 17 points against 20, the rival wins ties. Only the fortress, for 4, wins."""
    large = {"guild-hall": 0, "residence": 0, "fortress": 1, "customs-house": 0, "city-hall": 0}
    return table(
        3,
        options={"open-points": True},
        phase="building",
        governor=0,
        taken={"settler": 0, "trader": 1, "builder": 2},
        actor=2,
        ending=True,
        buildings=large,
        seats={0: {"points": 20, "goods": {"corn": 9}}, 1: {"points": 3}, 2: {"points": 17, "doubloons": 9}},
    )


def most_tried(state: PuertoRicoState, iterations: int, seed: int) -> str:
    tried = search(state, iterations, seed)
    return state.vocabulary.notation(max(tried, key=lambda action_and_visits: action_and_visits[1])[0])


def test_the_only_winning_building_is_found() -> None:
    state = last_building()
    assert {"build fortress", "build wharf", "build harbor", "build university"} <= legal(state)
    for seed in range(5):
        assert most_tried(state, 100, seed) == "build fortress"


def test_two_iterations_cannot_know() -> None:
    """The finding above is the search's doing, and not that of the order of actions."""
    assert {most_tried(last_building(), 2, seed) for seed in range(5)} != {"build fortress"}


def test_every_iteration_tries_one_legal_action() -> None:
    state = TITLE.new(4, seed=1)
    tried = search(state, 50, 1)
    assert [action for action, _ in tried] == state.legal_actions()
    assert sum(visits for _, visits in tried) == 50


def test_untried_actions_come_first() -> None:
    state = TITLE.new(4, seed=1)
    assert [visits for _, visits in search(state, len(state.legal_actions()), 1)] == [1] * len(state.legal_actions())


def test_searching_leaves_the_state_alone() -> None:
    state = TITLE.new(4, seed=1)
    before = state.to_position()
    search(state, 20, 1)
    assert state.to_position() == before


def test_the_same_seed_gives_the_same_search_and_another_another() -> None:
    state = TITLE.new(4, seed=1)
    assert search(state, 60, 7) == search(state, 60, 7)
    assert search(state, 60, 7) != search(state, 60, 8)


def test_the_generator_of_the_state_is_of_no_use_to_the_search() -> None:
    """What is not drawn yet is drawn anew in each iteration: the search cannot know what really comes."""
    state = TITLE.new(4, seed=1)
    other = state.copy()
    other.reseed(999)
    assert (other.lane_a, other.lane_b) != (state.lane_a, state.lane_b)
    assert search(state, 60, 7) == search(other, 60, 7)


@pytest.mark.compiled
def test_compiled_and_interpreted_search_alike() -> None:
    told = run_python(SCRIPT, INTERPRETED)
    assert len(told.split("\n")) == 4
    assert run_python(SCRIPT, COMPILED) == told

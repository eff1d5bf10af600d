"""The end of a decade: its steps, the refill, what comes home, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import METAL
from tests.titles.trinidad.build import (
    asked,
    coins,
    deck,
    happens,
    legal,
    next_decade,
    pile,
    play,
    step,
    supply,
    table,
    tally,
    until,
    workers,
)


def ending(players: int = 4, **fields: Any) -> TrinidadState:
    """The last player is about to pass."""
    return table(players, passed=list(range(players - 1)), actor=players - 1, **fields)


def refilled(players: int = 4, **fields: Any) -> TrinidadState:
    return play(ending(players, **fields), "pass")


def stone(state: TrinidadState) -> list[int]:
    return [int(count) for count in state.stores[:4]]


def wood(state: TrinidadState) -> list[int]:
    return [int(count) for count in state.stores[4:8]]


def stacks(state: TrinidadState) -> list[int]:
    return [int(bronze) for bronze in state.stacks]


def steps(state: TrinidadState) -> list[object]:
    return [params["step"] for name, params in happens(state, "pass") if name == "end-step"]


SEVEN_STEPS = ["reactivation", "ship", "tension", "refill", "order", "recovery", "scoring"]


@pytest.mark.rule("TR-END-01", "TR-FLOW-03")
def test_the_seven_steps_come_in_order() -> None:
    assert steps(ending(decade=4)) == SEVEN_STEPS


@pytest.mark.rule("TR-END-01")
def test_scoring_comes_only_after_some_decades() -> None:
    scored = [decade for decade in range(1, 13) if steps(ending(decade=decade)) == SEVEN_STEPS]
    assert scored == [4, 8, 12]
    assert steps(ending(decade=5)) == SEVEN_STEPS[:-1]


@pytest.mark.rule("TR-END-07")
def test_only_empty_grids_are_refilled() -> None:
    state = refilled(4, stores={"stone": [0, 1, 6, 0], "wood": [5, 0, 1, 2]})
    assert stone(state) == [6, 1, 6, 6]
    assert wood(state) == [5, 6, 1, 2]


@pytest.mark.rule("TR-END-07")
@pytest.mark.parametrize(("players", "count"), [(2, 3), (3, 5), (4, 6), (5, 7)])
def test_a_grid_is_filled_by_the_number_of_players(players: int, count: int) -> None:
    state = refilled(players, stores={"stone": [0, 1, 1, 1], "wood": [1, 1, 1, 0]})
    assert stone(state) == [count, 1, 1, 1]
    assert wood(state) == [1, 1, 1, count]


@pytest.mark.rule("TR-END-07")
def test_the_supply_fills_the_first_grids_as_far_as_it_goes() -> None:
    state = refilled(4, stores={"stone": [0, 0, 0, 0]}, seats={0: {"stone": 34}})
    assert stone(state) == [6, 3, 0, 0]  # of 45 there are 2 in the warehouse
    assert supply(state)["stone"] == 0


@pytest.mark.rule("TR-END-08")
def test_precious_and_coins_are_refilled_by_one_a_player() -> None:
    state = refilled(3, stores={"precious": 0}, stacks=[0, 4, 6, 2])
    assert state.stores[8] == 3
    assert stacks(state) == [6, 4, 6, 2]


@pytest.mark.rule("TR-END-08", "TR-GRID-10")
def test_a_precious_grid_or_stack_with_anything_left_stays_as_it_is() -> None:
    state = refilled(3, stores={"precious": 1}, stacks=[1, 6, 6, 6])
    assert state.stores[8] == 1
    assert stacks(state) == [1, 6, 6, 6]


@pytest.mark.rule("TR-END-08")
def test_there_are_not_more_coins_than_in_the_box() -> None:
    state = refilled(4, stacks=[0, 0, 8, 8], seats={0: {"coins": 46}})
    assert stacks(state) == [8, 2, 8, 8]


@pytest.mark.rule("TR-END-09")
def test_the_warehouse_holds_two_and_two_again() -> None:
    state = refilled(4, warehouse={"wood": 1, "stone": 0})
    assert [int(count) for count in state.warehouse] == [2, 2]


@pytest.mark.rule("TR-END-10")
def test_markers_leave_the_decade_which_moves_on_with_a_vote() -> None:
    state = ending(decade=5, peace=[5, 7], support=[5], vote_held=True)
    peace, metal = state.peace_markers, state.cubes[METAL]
    play(state, "pass")
    assert state.decade == 6
    assert (state.peace_markers, state.cubes[METAL]) == (peace + 1, metal + 1)
    assert state.to_position()["peace"] == [7]
    assert "support" not in state.to_position()
    assert not state.vote_held


@pytest.mark.rule("TR-END-11")
def test_scoring_belongs_to_the_era_that_ends() -> None:
    state = refilled(decade=4, seats={1: {"coins": 5}})
    assert state.decade == 5
    assert tally(state, 1) == {"money": 7}
    later = refilled(decade=8, seats={1: {"coins": 5}})
    assert tally(later, 1) == {"money": 14}


@pytest.mark.rule("TR-END-12")
def test_workers_come_home_from_actions_and_finished_grids() -> None:
    state = ending(
        4,
        seats={0: {"spent": 2, "workers": 0}},
        grids={"fort": {1: 0}, "harbor": {1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 1, 7: 2}},
        harbor=True,
        completed=["harbor"],
    )
    play(state, "pass")
    assert workers(state, 0) == 5
    assert workers(state, 1) == 6
    assert state.to_position()["grids"] == {"fort": {"1": 0}}


@pytest.mark.rule("TR-END-12")
def test_the_councils_workers_go_back_to_the_supply() -> None:
    state = ending(seats={0: {"helpers": 1}}, council_spent=2, grids={"fort": {1: "council"}})
    play(state, "pass")
    assert (state.council_workers, state.council_spent, state.players[0].helpers) == (7, 0, 0)


@pytest.mark.rule("TR-END-13")
def test_discards_are_shuffled_in_after_a_scoring() -> None:
    piles = {"1": [14, 15], "3": [20], "game": [30]}
    state = step(ending(decade=8, piles=piles, seats={0: {"hand": [13, 16]}}), "pass")
    assert asked(state) == (0, "drawing")
    assert all(pile(state, name) == [] for name in ("1", "2", "3", "4", "game"))
    assert deck(state) == [number for number in range(13, 85) if number not in (13, 16)]


@pytest.mark.rule("TR-END-13")
def test_they_stay_where_they_are_after_other_decades() -> None:
    state = refilled(decade=7, piles={"1": [14, 15], "3": [20]})
    assert (pile(state, "1"), pile(state, "3"), len(pile(state, "game"))) == ([14, 15], [20], 1)


@pytest.mark.rule("TR-END-14")
def test_no_decade_follows_the_last_one() -> None:
    state = refilled(decade=12)
    assert state.over
    assert legal(state) == set()


@pytest.mark.rule("TR-FLOW-02", "TR-END-14")
def test_the_short_game_ends_with_the_eighth_decade() -> None:
    assert refilled(decade=8, length="short").over
    assert not refilled(decade=8).over


@pytest.mark.rule("TR-FLOW-05")
def test_who_is_earlier_in_the_order_is_paid_first() -> None:
    loaded = {"dock": {"stone": 1}}
    state = table(order=[3, 1, 0, 2], passed=[3, 1, 0], actor=2, seats={0: loaded, 1: loaded}, stacks=[2, 0, 0, 0])
    play(state, "pass")
    assert (coins(state, 1), coins(state, 0)) == (2, 0)


@pytest.mark.rule("TR-FLOW-03")
def test_the_next_decade_begins_with_drawing() -> None:
    state = next_decade(ending())
    assert asked(state) == (0, "drawing")
    until(state, "turn")
    assert state.passed == 0

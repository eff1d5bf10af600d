"""Workers come home at the end of a decade, and those on completed grids score."""

from typing import Any

import pytest

from cabildo.titles.trinidad.state import TrinidadState
from tests.titles.trinidad.build import (
    asked,
    completed,
    full,
    grid,
    happens,
    play,
    player,
    shared,
    table,
    tally,
    workers,
)


def last_turn(**fields: Any) -> TrinidadState:
    """Everybody but the first of four has passed, in the second decade."""
    return table(4, **{"decade": 2, "passed": [1, 2, 3], **fields})


def ended(**fields: Any) -> TrinidadState:
    return play(last_turn(**fields), "pass")


@pytest.mark.rule("TR-END-12")
def test_workers_come_back_from_action_spaces_and_completed_grids() -> None:
    grids = {"fort": {1: 0}, "harbor": {1: 0, 2: 0, 3: 0, **full(7, 1, but=(1, 2, 3))}}
    state = last_turn(harbor=True, grids=grids, completed=["harbor"], seats={0: {"spent": 2}})
    assert workers(state, 0) == 0
    play(state, "pass")
    assert workers(state, 0) == 5
    assert player(state, 0).spent == 0
    assert workers(state, 1) == 6
    assert (grid(state, "fort"), grid(state, "harbor"), completed(state)) == ({1: 0}, {}, set())


@pytest.mark.rule("TR-END-12", "TR-COUNCIL-03")
def test_council_workers_return_to_the_supply_but_from_unfinished_grids() -> None:
    state = ended(
        harbor=True,
        grids={"fort": {1: "council"}, "harbor": {**full(7, 1, but=(7,)), 7: "council"}},
        completed=["harbor"],
        council_spent=1,
        seats={0: {"helpers": 2}},
    )
    assert state.council_workers == 7
    assert grid(state, "fort") == {1: "council"}
    assert (player(state, 0).helpers, state.council_spent) == (0, 0)


@pytest.mark.rule("TR-MAJOR-08")
def test_workers_on_an_unfinished_grid_stay() -> None:
    state = ended(grids={"fort": {1: 0, 4: 0}})
    assert workers(state, 0) == 4
    assert grid(state, "fort") == {1: 0, 4: 0}
    assert tally(state, 0) == {}


@pytest.mark.rule("TR-MAJOR-07")
def test_workers_on_a_completed_grid_score_their_spaces() -> None:
    slots = {1: 1, 2: 1, **full(7, 2, but=(1, 2, 7)), 7: "council"}
    state = ended(harbor=True, grids={"harbor": slots}, completed=["harbor"])
    assert tally(state, 1) == {"grids": 4 + 3}
    assert tally(state, 2) == {"grids": 3 + 3 + 3 + 2}
    assert workers(state, 1) == 6
    assert tally(state, 0) == {}, "nobody scores the council's worker (TR-COUNCIL-04)"


@pytest.mark.rule("TR-MAJOR-07")
def test_several_completed_grids_score_together() -> None:
    grids = {"walls": full(6, 0, 1), "roads": full(6, 1, 0)}
    state = last_turn(grids=grids, completed=["walls", "roads"], roads=["NW"], walls=["north a"])
    scored = [params for name, params in happens(state, "pass") if name == "scored"]
    assert scored == [
        {"seat": 0, "points": 3 + 2 + 2 + 2 + 2 + 2, "source": "grids"},
        {"seat": 1, "points": 2 + 2 + 2 + 3 + 2 + 2, "source": "grids"},
    ]
    assert (workers(state, 0), workers(state, 1)) == (6, 6)


@pytest.mark.rule("TR-MAJOR-26", "TR-MAJOR-04")
def test_a_repeatable_grid_is_empty_again() -> None:
    state = ended(grids={"roads": full(6, 0, 1)}, completed=["roads"], roads=["NW"])
    assert grid(state, "roads") == {}
    assert completed(state) == set()


@pytest.mark.rule("TR-END-12", "TR-ACTIVATE-07")
def test_what_belongs_to_the_decade_is_forgotten() -> None:
    state = ended(
        buildings={"a1": shared("quarry", 0, 2)},
        seats={
            0: {
                "spent": 3,
                "order_workers": 2,
                "reactivations": 1,
                "status": {"construction": 1},
                "used": ["swap-basic"],
                "recovered": ["fort"],
            }
        },
    )
    assert state.decade == 3
    forgotten = player(state, 0)
    assert (forgotten.order_workers, forgotten.reactivations, forgotten.used, forgotten.recovered) == (0, 0, [], [])
    assert not state.city.was_activated(0, 0)
    assert not state.city.was_activated(0, 2)
    assert state.passed == 0


@pytest.mark.rule("TR-END-12")
def test_workers_are_home_when_an_era_is_scored() -> None:
    state = last_turn(
        decade=4, seats={0: {"spent": 2, "order_workers": 2, "coins": 1, "status": {"vp": 3}, "used": []}}
    )
    play(state, "pass")
    assert asked(state) == (0, "scoring")
    assert workers(state, 0) == 6
    read = state.title.from_position(state.to_position())
    assert read.to_position() == state.to_position()

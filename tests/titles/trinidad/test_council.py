"""The council value: the action, the end of its track, and the loss of who falls off it."""

from __future__ import annotations

import pytest

from cabildo.titles.trinidad.council import gain_council, lose_council
from tests.titles.trinidad.build import (
    asked,
    happens,
    legal_of,
    play,
    player,
    refused,
    score,
    state_at,
    tally,
    workers,
)


@pytest.mark.rule("TR-COUNCIL-01")
def test_one_worker_three_points_two_workers_seven() -> None:
    state = play(state_at(seats={0: {"council": 3}}), "council 2")
    assert player(state, 0).council == 10
    assert workers(state, 0) == 4
    state = play(state_at(seats={0: {"council": 3}}), "council 1")
    assert player(state, 0).council == 6
    assert workers(state, 0) == 5
    assert asked(state) == (1, "turn")


@pytest.mark.rule("TR-COUNCIL-01")
def test_two_workers_must_be_at_hand() -> None:
    state = state_at(seats={0: {"workers": 1, "spent": 5}})
    assert legal_of(state, "council") == {"1"}
    assert refused(state, "council 2") == "TR-COUNCIL-01"
    helped = state_at(seats={0: {"workers": 1, "spent": 5, "helpers": 1}})
    assert legal_of(helped, "council") == {"1", "2"}
    play(helped, "council 2")
    assert (workers(helped, 0), int(helped.players[0].helpers), int(helped.council_spent)) == (0, 0, 1)
    assert player(helped, 0).council == 10


@pytest.mark.rule("TR-COUNCIL-02")
def test_the_value_ends_with_the_track() -> None:
    events = happens(state := state_at(seats={0: {"council": 12}}), "council 2")
    assert player(state, 0).council == 15
    assert ("council-gained", {"seat": 0, "points": 3, "value": 15}) in events


@pytest.mark.rule("TR-COUNCIL-02")
def test_at_the_end_the_action_is_still_one() -> None:
    state = state_at(seats={0: {"council": 15, "banners": {"green": 2}}})
    assert legal_of(state, "council") == {"1", "2"}
    play(state, "council 1")
    assert player(state, 0).council == 15
    gain_council(state, 0, 1)
    assert player(state, 0).council == 15


@pytest.mark.rule("TR-COUNCIL-18")
@pytest.mark.parametrize(
    ("value", "paid", "lost", "left"), [(5, 7, 6, 1), (1, 4, 8, 1), (4, 4, 2, 1), (4, 3, 0, 1), (9, 2, 0, 7)]
)
def test_who_falls_off_the_track_loses_points(value: int, paid: int, lost: int, left: int) -> None:
    state = state_at(seats={0: {"council": value}})
    lose_council(state, 0, paid)
    assert player(state, 0).council == left
    assert score(state, 0) == -lost
    assert tally(state, 0) == ({"council-loss": -lost} if lost else {})

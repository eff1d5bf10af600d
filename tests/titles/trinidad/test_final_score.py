"""The end of the game: council value, wars and who wins."""

from typing import Any

import pytest

from cabildo.titles.trinidad.state import TrinidadState
from tests.titles.trinidad.build import happens, play, score, table, tally


def ended(decade: int = 12, **fields: Any) -> TrinidadState:
    """A decade of four players ends."""
    return play(table(4, decade=decade, passed=[1, 2, 3], **fields), "pass")


@pytest.mark.rule("TR-FINAL-01")
def test_points_for_council_value() -> None:
    values = {1: 0, 2: 0, 3: 1, 4: 2, 5: 3, 6: 4, 7: 5, 8: 7, 9: 9, 10: 12, 11: 15, 12: 19, 13: 24, 14: 30, 15: 30}
    for value, points in values.items():
        state = ended(seats={1: {"council": value}})
        assert tally(state, 1).get("council-track", 0) == points


@pytest.mark.rule("TR-FINAL-02")
def test_points_for_wars() -> None:
    steps = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    points = [12, 9, 6, 3, 0, -1, -3, -5, -7, -9, -12, -15, -18, -21, -25]
    for step, expected in zip(steps, points, strict=True):
        state = ended(seats={1: {"war_step": step}})
        assert tally(state, 1).get("war-track", 0) == expected


@pytest.mark.rule("TR-FINAL-01", "TR-FINAL-02")
def test_both_come_behind_the_last_scoring() -> None:
    state = table(
        4, decade=12, passed=[1, 2, 3], seats={0: {"council": 6, "war_step": 2, "coins": 1}, 1: {"war_step": -1}}
    )
    scored = [params for name, params in happens(state, "pass") if name == "scored"]
    told = [(params["seat"], params["source"], params["points"]) for params in scored]
    assert told[0] == (0, "money", 21)
    assert told[1:3] == [(0, "council-track", 4), (0, "war-track", -3)]
    assert (1, "war-track", 3) in told
    assert score(state, 0) == 21 + 4 - 3


@pytest.mark.rule("TR-FINAL-03")
@pytest.mark.parametrize("decade", [4, 8])
def test_they_are_given_only_once(decade: int) -> None:
    state = ended(decade, seats={0: {"council": 14, "war_step": 5}})
    assert tally(state, 0) == {}
    assert not state.over


@pytest.mark.rule("TR-FINAL-03", "TR-END-14")
def test_the_short_game_ends_with_decade_8() -> None:
    state = ended(8, length="short", seats={0: {"council": 14}})
    assert tally(state, 0) == {"council-track": 30}
    assert state.over


@pytest.mark.rule("TR-END-14")
def test_nothing_follows_the_last_decade() -> None:
    events = happens(table(4, decade=12, passed=[1, 2, 3]), "pass")
    names = [name for name, _ in events]
    assert names[-1] == "game-over"
    assert "decade-began" not in names


@pytest.mark.rule("TR-FINAL-04")
def test_most_points_win_then_cubes_then_nobody_alone() -> None:
    ended_with = ended(
        seats={
            0: {"score": 180, "stone": 2, "wood": 1, "precious": 1, "metal": 1},
            1: {"score": 180, "stone": 3, "coins": 0},
            2: {"score": 179, "stone": 9},
            3: {"score": 180, "wood": 3},
        }
    )
    standings = ended_with.standings()
    ranks = {standing.seat: standing.rank for standing in standings.seats}
    assert ranks == {0: 1, 1: 2, 3: 2, 2: 4}
    assert ended_with.merit(0) > ended_with.merit(1) > ended_with.merit(2)
    assert ended_with.merit(1) == ended_with.merit(3)


@pytest.mark.rule("TR-FINAL-04")
def test_coins_break_no_tie() -> None:
    state = ended(seats={0: {"score": 100, "coins": 9}, 1: {"score": 121, "stone": 0}})
    assert (score(state, 0), score(state, 1)) == (122, 122)
    assert state.merit(0) == state.merit(1)

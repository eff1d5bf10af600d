"""Puerto Rico keeps the laws of the contract, with every number of players."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabildo.engine.standings import Standings
from cabildo.engine.state import State
from cabildo.testing import check_title, laws
from cabildo.titles.puerto_rico.title import TITLE, PuertoRico, as_table
from tests.records.make_golden import other_board
from tests.titles.puerto_rico.secrets import REVEALS, shift_a_point

PLAYERS = (2, 3, 4, 5)
SEEDS = st.integers(0, 2**62 - 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_all_laws_hold(players: int) -> None:
    report = check_title(
        TITLE,
        players=[players],
        games=4,
        seed=1,
        every=20,
        boards=[None, other_board()],
        alter=shift_a_point,
        reveals=REVEALS,
    )
    assert report.games == 4
    assert {"role", "tile", "placing", "building", "producing", "trading", "loading"} <= set(report.kinds)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", PLAYERS)
def test_all_laws_hold_in_many_games(players: int, seed: int) -> None:
    check_title(
        TITLE,
        players=[players],
        games=10,
        seed=100 + seed,
        every=9,
        boards=[None, other_board()],
        alter=shift_a_point,
        reveals=REVEALS,
    )


@settings(max_examples=12)
@given(players=st.sampled_from(PLAYERS), seed=SEEDS)
@pytest.mark.rule("PR-COMP-02", "PR-COMP-03", "PR-COMP-04")
def test_nothing_is_made_or_lost_whatever_the_seed(players: int, seed: int) -> None:
    game = laws.random_game(TITLE, players, seed)
    laws.material_is_kept(TITLE, laws.states_of(game))


@settings(max_examples=12)
@given(players=st.sampled_from(PLAYERS), seed=SEEDS)
def test_legality_is_said_twice_whatever_the_seed(players: int, seed: int) -> None:
    game = laws.random_game(TITLE, players, seed)
    laws.legality_is_said_twice(TITLE, laws.states_of(game, every=11))


@settings(max_examples=6)
@given(players=st.sampled_from(PLAYERS), seed=SEEDS)
def test_records_replay_whatever_the_seed(players: int, seed: int) -> None:
    laws.records_replay(TITLE, [laws.random_game(TITLE, players, seed)], every=150)


# ---- a title that leaks is caught


class ShowsThePoints(PuertoRico):
    """As if the view had forgotten that points are secret."""

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        points = [int(player.points) for player in as_table(state).players]
        return {**super().view(state, seat), "all_points": points}


class ShowsTheLeader(PuertoRico):
    """As if the view marked who leads."""

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        points = [int(player.points) for player in as_table(state).players]
        return {**super().view(state, seat), "leader": points.index(max(points))}


class TellsInThePrompt(PuertoRico):
    """As if the question named the richest player."""

    def prompt_params(self, state: State) -> dict[str, Any]:
        return {"most": max(int(player.points) for player in as_table(state).players)}


class RanksTooEarly(PuertoRico):
    """As if the standings before the end were those after it."""

    def standings(self, state: State, seat: int | None) -> Standings:
        table = as_table(state.copy())
        table.over = True
        return super().standings(table, seat)


@pytest.mark.rule("PR-INFO-02")
@pytest.mark.parametrize("leaky", [ShowsThePoints, ShowsTheLeader, TellsInThePrompt, RanksTooEarly])
def test_a_leak_is_caught(leaky: type[PuertoRico]) -> None:
    title = leaky()
    states = [state for seed in range(3) for state in laws.states_of(laws.random_game(title, 4, seed), every=3)]
    with pytest.raises(laws.LawBroken) as broken:
        laws.nothing_leaks(title, states, shift_a_point, REVEALS)
    assert broken.value.law == "nothing_leaks"


def test_the_same_games_without_a_leak_pass() -> None:
    for seed in range(2):
        game = laws.random_game(TITLE, 4, seed)
        assert laws.nothing_leaks(TITLE, laws.states_of(game, every=20), shift_a_point, REVEALS) > 20


def test_points_that_are_open_by_option_are_no_leak() -> None:
    game = laws.random_game(TITLE, 3, 1, {"open-points": True})
    state = next(state for state in laws.states_of(game) if any(player.points for player in as_table(state).players))
    seen = [player["points"] for player in state.view(None)["players"]]
    assert seen == [int(player.points) for player in as_table(state).players]
    assert shift_a_point(state, None, random.Random(1)) is None

"""What every title has from the base class: checks before the game, decisions as data, errors with the rule."""

from __future__ import annotations

from typing import Any

import pytest

import cabildo
from cabildo.engine.errors import CabildoError, NotationError, OptionError
from cabildo.engine.title import Title, check_seed
from cabildo.testing import laws
from tests.testing.toy_title.title import TITLE


@pytest.mark.parametrize("players", [0, 1, 5, True, 2.5, "2", None, -3])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(OptionError, match="players: toy-auction is for 2, 3, 4, not for"):
        TITLE.new(players, 1)


@pytest.mark.parametrize("seed", [-1, 2**62, True, 1.0, "1"])
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    with pytest.raises(OptionError, match="seed: must be a whole number"):
        check_seed(seed)


def test_without_a_seed_it_is_another_game_each_time() -> None:
    assert len({check_seed(None) for _ in range(5)}) == 5
    assert len({int(TITLE.new(2).lane_a) for _ in range(5)}) == 5


def test_actions_are_parsed_and_written_by_the_title() -> None:
    assert TITLE.notation(TITLE.parse("play lantern")) == "play lantern"
    with pytest.raises(NotationError):
        TITLE.parse("play chess")


def test_a_decision_is_data_for_any_client() -> None:
    state = TITLE.setup(2).deal(1)
    state.coins[0] = 1
    state.rest()
    assert state.decision.to_data(state.vocabulary) == {
        "seat": 0,
        "kind": "bidding",
        "prompt": "ask-bidding",
        "params": {"prize": state.prize},
        "choices": ["bid 0", "bid 1"],
        "expected": ["bid 2", "bid 3", "bid 4"],
        "usual": None,
        "hidden": True,
        "because": None,
        "standing": None,
        "stands": [],
        "facts": {},
    }


def test_a_seat_that_is_asked_out_of_turn_is_told_because_of_what() -> None:
    """The seats asked for storms are not the one on turn."""
    out_of_turn = [
        state.decision
        for seed in range(6)
        for state in laws.states_of(laws.random_game(TITLE, 3, seed))
        if not state.over and state.phases[state.phase].name() == "storms"
    ]
    assert len(out_of_turn) > 5
    assert {decision.because for decision in out_of_turn} == {"TOY-REACT-01"}
    assert all(decision.hidden for decision in out_of_turn)
    assert any(len(decision.choices) == 1 for decision in out_of_turn)  # asked though only to pass is possible


def test_nobody_is_asked_after_the_end() -> None:
    with pytest.raises(CabildoError, match="the game is over"):
        laws.random_game(TITLE, 2, 1).state.decision  # noqa: B018 - asked for what it raises


def test_points_are_the_figure_that_every_title_has() -> None:
    state = TITLE.setup(3).deal(1)
    state.crowns[1] = 4
    assert Title.figures(TITLE, state, None) == {"points": [0, 4, 0]}
    assert Title.round_of(TITLE, state) == 0


def test_a_spectator_of_secret_points_gets_none() -> None:
    title = cabildo.title("puerto-rico")
    state = title.new(3, seed=1)
    assert Title.figures(title, state, None) == {"points": [None, None, None]}
    assert Title.figures(title, state, 1) == {"points": [None, 0, None]}


def test_rules_of_variants_are_in_force_with_their_option() -> None:
    optional = TITLE.ledger["TOY-REACT-03"]
    assert not TITLE.in_force(optional, 3, {"reactions": True, "counters": False})
    assert TITLE.in_force(optional, 3, {"reactions": True, "counters": True})
    assert TITLE.in_force(TITLE.ledger["TOY-BID-01"], 3, {"reactions": True, "counters": False})

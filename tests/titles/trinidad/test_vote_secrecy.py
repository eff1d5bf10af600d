"""Nobody learns anything of a ballot before all are in: not by views, events, records, samples or taking back."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cabildo.engine.game import Game
from cabildo.engine.state import State
from cabildo.testing import laws
from cabildo.testing.gate import check_game
from cabildo.testing.laws import LawBroken
from cabildo.titles.trinidad.council_vote.vote import Vote
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.title import TITLE
from cabildo.titles.trinidad.written.votes import vote_view
from tests.titles.trinidad.build import as_table, happens, legal
from tests.titles.trinidad.busy_games import comes_back
from tests.titles.trinidad.secrets import REVEALS, alter, change_a_ballot
from tests.titles.trinidad.votes import amid_a_vote, assembly, cast, propose


def other_ballots(state: State, seat: int | None, pick: random.Random) -> State | None:
    """The gate's change, with ballots only."""
    table = as_table(state)
    return table if change_a_ballot(table, seat, pick) else None


def states_of_a_vote(players: int = 4, seed: int = 1) -> list[TrinidadState]:
    """Every state from the call of a vote to the turn behind it, by chance."""
    state, pick = assembly(players, decade=5, peace=[5, 6]), random.Random(seed)
    states = [state.copy()]
    state.apply(state.vocabulary.parse("call vote"))
    while state.decision.kind != "turn":
        states.append(state.copy())
        state.apply(pick.choice(state.legal_actions()))
    return [*states, state]


@pytest.mark.rule("TR-COUNCIL-09")
def test_others_see_who_has_voted_and_never_how() -> None:
    state = amid_a_vote()
    for viewer, seen in ((2, ["yes 3"]), (0, ["no 1"]), (3, []), (None, [])):
        vote = state.view(viewer)["vote"]
        assert vote["voted"] == [0, 2]
        assert [ballot for ballot in vote["ballots"] if ballot] == seen
        assert not vote["revealed"]
    assert "ballots" not in state.view(2)["step"]
    assert "ballots" not in state.decision.params


@pytest.mark.rule("TR-COUNCIL-09")
def test_a_ballot_is_asked_for_and_free_whatever_one_has() -> None:
    rich, poor = amid_a_vote(), amid_a_vote(seats={3: {"council": 1, "coins": 0, "workers": 0, "spent": 6}})
    assert rich.decision.hidden
    assert legal(rich) == legal(poor)
    assert len(legal(rich)) == 23


@pytest.mark.rule("TR-COUNCIL-09")
@pytest.mark.parametrize("players", [2, 3, *(pytest.param(players, marks=pytest.mark.slow) for players in (4, 5))])
def test_all_laws_about_secrets_hold_amid_a_vote(players: int) -> None:
    states = states_of_a_vote(players, seed=players)
    laws.samples_look_real(TITLE, states)
    laws.who_is_asked_is_public(TITLE, states)
    laws.hidden_choices_stay_hidden(TITLE, states, REVEALS)
    laws.learning_is_told(TITLE, states, seed=players)
    laws.samples_ignore_secrets(TITLE, states, other_ballots, seed=players)
    assert laws.nothing_leaks(TITLE, states, other_ballots, REVEALS, seed=players) >= players - 1


@pytest.mark.rule("TR-COUNCIL-09")
def test_records_tell_ballots_from_the_reveal_on() -> None:
    game = Game.from_position(assembly().to_position(), title=TITLE)
    for notation in ("call vote", "law war", *["declare yes"] * 4, "ballot yes 2", "ballot no 1", "ballot abstain"):
        game.apply(notation)
    assert [move["action"] for move in game.record_for(1)["moves"][6:]] == [None, "ballot no 1", None]
    assert [move["action"] for move in game.record_for(None)["moves"][6:]] == [None, None, None]
    game.apply("ballot yes 0")
    told = ["ballot yes 2", "ballot no 1", "ballot abstain", "ballot yes 0"]
    assert [move["action"] for move in game.record_for(None)["moves"][6:]] == told
    game.undo()
    assert [move["action"] for move in game.record_for(0)["moves"][6:]] == ["ballot yes 2", None, None]


@pytest.mark.rule("TR-COUNCIL-09")
def test_the_log_of_others_has_no_ballot() -> None:
    game = Game.from_position(propose(assembly(), "war").to_position(), title=TITLE)
    game.apply("ballot yes 2")
    assert [event for event in game.log(1) if "ballot" in event] == []
    assert [event["ballot"] for event in game.log(0) if "ballot" in event] == ["yes 2"]


@pytest.mark.rule("TR-COUNCIL-09")
def test_everybody_learns_with_the_last_ballot_and_nobody_before() -> None:
    state = propose(assembly(3), "war")
    assert not state.apply(state.vocabulary.parse("ballot yes 1"))
    assert not state.apply(state.vocabulary.parse("ballot no 4"))
    assert state.apply(state.vocabulary.parse("ballot abstain"))


@pytest.mark.rule("TR-COUNCIL-09")
def test_samples_let_others_vote_anything() -> None:
    state = amid_a_vote()
    seen: set[str] = set()
    for seed in range(300):
        sample = as_table(state.sample(0, seed))
        assert seed % 50 or sample.view(0) == state.view(0)
        ballots = sample.to_position()["step"]["ballots"]
        assert ballots[0] == "no 1"
        assert ballots[1] is ballots[3] is None
        seen.add(ballots[2])
    assert len(seen) == 23
    assert state.to_position()["step"]["ballots"][2] == "yes 3", "the state itself is as it was"


def test_copies_and_positions_amid_a_vote() -> None:
    for players in (2, 5):
        states = states_of_a_vote(players, seed=7)
        assert {state.decision.kind for state in states} > {"declaring", "voting", "proposing"}
        laws.copies_are_independent(TITLE, states)
        laws.positions_go_both_ways(TITLE, states)
        laws.legality_is_said_twice(TITLE, states)
        for state in states:
            comes_back(state)


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 6))])
def test_the_whole_gate_on_a_game_with_votes(seed: int) -> None:
    game = Game.from_position(assembly(3, decade=11, peace=[12]).to_position(), seed=seed, title=TITLE)
    pick = random.Random(seed)
    while not game.state.over:
        choices = game.state.legal_actions()
        call = game.state.vocabulary.parse("call vote")
        game.apply(call if call in choices else pick.choice(choices))
    kinds = {state.decision.kind for state in laws.states_of(game) if not state.over}
    assert {"proposing", "declaring", "voting"} <= kinds
    check_game(TITLE, game, {}, 17, seed, alter, REVEALS)


# ---- planted leaks are caught


def test_a_leak_in_the_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(state: TrinidadState, viewer: int | None) -> dict[str, Any] | None:
        seen = vote_view(state, viewer)
        if seen is not None and isinstance(state.memory, Vote):
            seen["hint"] = max(int(ballot) for ballot in state.memory.ballots)
        return seen

    monkeypatch.setattr("cabildo.titles.trinidad.written.views.vote_view", leaky)
    with pytest.raises(LawBroken, match="the view depends on it"):
        laws.nothing_leaks(TITLE, [amid_a_vote()], other_ballots, REVEALS)
    with pytest.raises(LawBroken, match="seat"):
        laws.hidden_choices_stay_hidden(TITLE, [amid_a_vote()], REVEALS)


def test_a_sample_that_peeks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cabildo.titles.trinidad.sampling.redraw_ballots", lambda *_: None)
    with pytest.raises(LawBroken, match="know a secret"):
        laws.samples_ignore_secrets(TITLE, [amid_a_vote()], other_ballots)


def test_an_event_with_a_ballot_reaches_its_voter_alone() -> None:
    state = cast(propose(assembly(3), "war"), "yes 2")
    assert happens(state, "ballot no 3") == [("ballot-cast", {"seat": 1, "ballot": "no 3"})]

"""Nobody learns anything of a ballot before all are in: not by views, events, records, samples or taking back."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cabildo.engine.finality import final_choices
from cabildo.engine.game import Game
from cabildo.engine.state import State
from cabildo.testing import laws
from cabildo.testing.gate import check_game
from cabildo.testing.laws import LawBroken
from cabildo.testing.snapshots import is_interpreted
from cabildo.titles.trinidad.affiliates.ballots import fits_ballots
from cabildo.titles.trinidad.affiliates.cards import HALVED_VOTES
from cabildo.titles.trinidad.affiliates.moments import AT_BALLOTS_IN
from cabildo.titles.trinidad.council_vote.vote import Vote, vote_to_read, votes_of
from cabildo.titles.trinidad.phases import VOTING
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


CARDS = ([40, 63], [82, 79], [80, 78], [81, 64], [72])  # by seat: all that can be used in a vote


def states_of_a_vote(players: int = 4, seed: int = 1, with_cards: bool = False) -> list[TrinidadState]:
    """Every state from the call of a vote to the turn behind it, by chance."""
    seats = {seat: {"hand": CARDS[seat]} for seat in range(players)} if with_cards else {}
    state, pick = assembly(players, seats, decade=5, peace=[5, 6], roads=["NW"]), random.Random(seed)
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


def all_ballots_in(*ballots: str) -> TrinidadState:
    """Three have voted; seat 1 has a card to halve votes, seat 2 the veto."""
    state = assembly(3, {1: {"hand": [63]}, 2: {"hand": [82]}})
    for notation in ("call vote", "law war", "pass", *["declare yes"] * 3):
        state.apply(state.vocabulary.parse(notation))
    return cast(state, *(ballots or ("yes 3", "no 1", "abstain")))


@pytest.mark.rule("TR-COUNCIL-09", "TR-AFF-63")
def test_nothing_is_seen_while_cards_are_used_before_the_reveal() -> None:
    state = all_ballots_in()
    assert state.decision.kind == "window"
    for _ in range(3):  # who halves, whom they choose, who has the veto
        for viewer, seen in ((0, ["yes 3"]), (1, ["no 1"]), (2, ["abstain"]), (None, [])):
            view = state.view(viewer)
            assert [ballot for ballot in view["vote"]["ballots"] if ballot] == seen
            assert view["vote"]["yes"] is None
            assert not view["vote"]["revealed"]
            assert not any("ballots" in below["step"] for below in view["waiting"])
        choices = legal(state)
        state.apply(state.vocabulary.parse("use 63" if "use 63" in choices else min(choices)))
    assert state.decision.kind == "turn"


@pytest.mark.rule("TR-COUNCIL-09", "TR-AFF-63")
def test_who_is_asked_before_the_reveal_does_not_depend_on_ballots() -> None:
    asked = set()
    for ballots in (("abstain", "abstain", "abstain"), ("yes 9", "no 0", "yes 1"), ("no 1", "no 1", "no 1")):
        state = assembly(3, {1: {"hand": [63]}})
        for notation in ("call vote", "law war", *["declare yes"] * 3):
            state.apply(state.vocabulary.parse(notation))
        cast(state, *ballots)
        asked.add((state.decision.seat, state.decision.kind, *sorted(legal(state)), *final_choices(state)))
    assert len(asked) == 1


@pytest.mark.rule("TR-COUNCIL-09")
@pytest.mark.parametrize(
    ("players", "seed"), [(2, 1), (3, 2), *(pytest.param(players, 3, marks=pytest.mark.slow) for players in (4, 5))]
)
def test_all_laws_about_secrets_hold_with_cards(players: int, seed: int) -> None:
    met: set[str] = set()
    for further in range(2):
        states = states_of_a_vote(players, seed + 10 * further, with_cards=True)
        met |= {str(state.decision.params["moment"]) for state in states if state.decision.kind == "window"}
        laws.samples_look_real(TITLE, states)
        laws.who_is_asked_is_public(TITLE, states)
        laws.hidden_choices_stay_hidden(TITLE, states, REVEALS)
        laws.learning_is_told(TITLE, states, seed=players)
        laws.samples_ignore_secrets(TITLE, states, other_ballots, seed=players)
        assert laws.nothing_leaks(TITLE, states, other_ballots, REVEALS, seed=players) >= players - 1
        laws.positions_go_both_ways(TITLE, states)
        laws.legality_is_said_twice(TITLE, states)
    assert met >= {"law-named", "ballots-in"}


@pytest.mark.rule("TR-COUNCIL-09")
def test_samples_amid_the_window_let_others_vote_anything() -> None:
    state = all_ballots_in()
    before = state.to_position()
    seen: set[tuple[str, ...]] = set()
    for seed in range(60):
        sample = as_table(state.sample(1, seed))
        ballots = sample.to_position()["waiting"][0]["step"]["ballots"]
        assert ballots[1] == "no 1"
        seen.add((ballots[0], ballots[2]))
    assert len(seen) > 40
    assert state.to_position() == before, "the state itself is as it was"


@pytest.mark.rule("TR-COUNCIL-09", "TR-AFF-82")
def test_undo_and_records_amid_the_window() -> None:
    game = Game.from_position(all_ballots_in().to_position(), title=TITLE)
    assert not game.state.copy().apply(game.state.vocabulary.parse("use 63")), "nobody learns anything yet"
    game.apply("pass")
    assert game.state.copy().apply(game.state.vocabulary.parse("pass")), "now all lie open"
    assert not game.state.copy().apply(game.state.vocabulary.parse("use 82")), "a veto lays nothing open"
    game.apply("use 82")
    assert not [event for event in game.log(0) if event["event"] == "ballots-revealed"]


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


@pytest.mark.skipif(not is_interpreted(), reason="compiled functions take no patches")
def test_a_window_that_looks_at_ballots_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if somebody were asked to halve votes only where there are many."""

    def leaky(state: TrinidadState, seat: int, card: int, moment: int) -> bool:
        if card == HALVED_VOTES and moment == AT_BALLOTS_IN and votes_of(vote_to_read(state).ballots[0]) < 5:
            return False
        return fits_ballots(state, seat, card, moment)

    monkeypatch.setattr("cabildo.titles.trinidad.affiliates.powers.fits_ballots", leaky)
    state = all_ballots_in("yes 3", "no 1")
    with pytest.raises(LawBroken, match="depends on it"):
        laws.nothing_leaks(TITLE, [state] * 20, other_ballots, REVEALS)


@pytest.mark.skipif(not is_interpreted(), reason="compiled functions take no patches")
def test_a_sample_that_peeks_amid_the_window_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cabildo.titles.trinidad.sampling.is_secret", lambda state: state.phase == VOTING)
    with pytest.raises(LawBroken, match="know a secret"):
        laws.samples_ignore_secrets(TITLE, [all_ballots_in()], other_ballots)


def test_a_leak_in_the_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(state: TrinidadState, viewer: int | None) -> dict[str, Any] | None:
        seen = vote_view(state, viewer)
        if seen is None or not isinstance(state.memory, Vote):
            return None
        return {**seen, "hint": max(int(ballot) for ballot in state.memory.ballots)}

    monkeypatch.setattr("cabildo.titles.trinidad.written.views.vote_view", leaky)
    with pytest.raises(LawBroken, match="the view depends on it"):
        laws.nothing_leaks(TITLE, [amid_a_vote()], other_ballots, REVEALS)
    with pytest.raises(LawBroken, match="seat"):
        laws.hidden_choices_stay_hidden(TITLE, [amid_a_vote()], REVEALS)


@pytest.mark.skipif(not is_interpreted(), reason="compiled functions take no patches")
def test_a_sample_that_peeks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cabildo.titles.trinidad.sampling.redraw_ballots", lambda *_: None)
    with pytest.raises(LawBroken, match="know a secret"):
        laws.samples_ignore_secrets(TITLE, [amid_a_vote()], other_ballots)


def test_an_event_with_a_ballot_reaches_its_voter_alone() -> None:
    state = cast(propose(assembly(3), "war"), "yes 2")
    assert happens(state, "ballot no 3") == [("ballot-cast", {"seat": 1, "ballot": "no 3"})]

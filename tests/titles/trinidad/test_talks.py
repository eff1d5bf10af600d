"""Talks: offers of coins and cubes, counters and blood pacts, and that nobody learns what another has by them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cabildo.engine.game import Game
from cabildo.engine.reasons import FIXED_ORDER, NOT_YOUR_TURN, OTHER_DECISION
from cabildo.testing import laws
from cabildo.testing.gate import check_game
from cabildo.testing.laws import LawBroken
from cabildo.testing.snapshots import is_interpreted
from cabildo.titles.trinidad.council_vote.vote import Vote
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.talks.offer import Offer
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.asides_left import talks_left
from tests.titles.trinidad.build import (
    as_table,
    asked,
    coins,
    cubes,
    full,
    happens,
    legal,
    legal_of,
    new_game,
    play,
    reason,
    refusal,
    refused,
    score,
    table,
    until,
    usual,
)
from tests.titles.trinidad.busy_games import comes_back
from tests.titles.trinidad.decisions_left import decisions_left
from tests.titles.trinidad.secrets import REVEALS, alter
from tests.titles.trinidad.votes import assembly

TALKS: dict[str, Any] = {"options": {"talks": True}}
RICH = {"coins": 6, "cubes": {"stone": 3, "wood": 3, "precious": 1}}


def market(players: int = 4, seats: dict[int, dict[str, Any]] | None = None, **fields: Any) -> TrinidadState:
    """A turn of seat 0; everybody has 6 bronze, 3 stone, 3 wood and a precious, unless it is said."""
    usually = {seat: {**RICH, **(seats or {}).get(seat, {})} for seat in range(players)}
    return table(players, seats=usually, **{**TALKS, **fields})


def hearing(players: int = 4, **fields: Any) -> TrinidadState:
    """Seat 0 has proposed war; the first in the order is asked to talk."""
    return play(assembly(players, **TALKS, **fields), "call vote", "law war")


def declare(state: TrinidadState, *intentions: str) -> TrinidadState:
    """Nobody says anything more in the talks, and all declare, in the order of play."""
    until(state, "declaring")
    return play(state, *(f"declare {intention}" for intention in intentions))


# ---- offers


@pytest.mark.rule("TR-FREE-04", "TR-FREE-05")
def test_two_silver_for_a_promise() -> None:
    state = market()
    told = happens(state, "offer 2", "give 4 bronze", "propose")
    said = {"seat": 0, "partner": 1, "pact": None, "give": {"bronze": 4}, "ask": {}}
    assert told == [("offered", said)]
    assert asked(state) == (1, "answering")
    assert legal(state) == {"accept", "decline", "counter"}
    play(state, "accept")
    assert (coins(state, 0), coins(state, 1)) == (2, 10)
    assert asked(state) == (0, "turn"), "it is a free action"


@pytest.mark.rule("TR-FREE-04")
def test_cubes_for_coins() -> None:
    state = market()
    play(state, "offer 3", "give 2 stone", "give 1 wood", "ask 1 bronze", "ask 1 precious", "propose", "accept")
    assert (coins(state, 0), cubes(state, 0)) == (7, (1, 2, 2, 0))
    assert (coins(state, 2), cubes(state, 2)) == (5, (5, 4, 0, 0))


@pytest.mark.rule("TR-FREE-04")
def test_nothing_but_coins_and_cubes_changes_hands() -> None:
    state = play(market(seats={0: {"hand": [20]}}), "offer 2")
    assert refused(state, "card 20") == "TR-FREE-04"
    assert refused(state, "card character") == "TR-FREE-04"
    assert refused(state, "build lot") == OTHER_DECISION


@pytest.mark.rule("TR-FREE-04", "TR-FREE-12")
def test_one_gives_only_what_one_has_and_nothing_of_the_warehouse() -> None:
    state = market(seats={0: {"borrowed": {"stone": 2}, "cubes": {"stone": 1}}}, warehouse={"wood": 2})
    play(state, "offer 2")
    assert legal_of(state, "give") == {*(f"{count} bronze" for count in range(1, 7)), "1 stone"}
    assert reason(state, "give 2 stone") == "TR-FREE-04"
    assert reason(state, "give 7 bronze") == "TR-FREE-04"


@pytest.mark.rule("TR-FREE-04")
def test_wares_are_named_in_their_order_and_not_both_ways() -> None:
    state = play(market(), "offer 2", "give 1 wood")
    assert refused(state, "give 1 stone") == FIXED_ORDER
    assert refused(state, "ask 1 wood") == "TR-FREE-04"
    play(state, "ask 1 stone")
    assert refused(state, "give 1 precious") == FIXED_ORDER
    assert refused(state, "ask 1 bronze") == FIXED_ORDER
    play(state, "pact fort")
    assert refused(state, "ask 1 metal") == FIXED_ORDER
    assert legal(state) == {"withdraw", "propose"}


@pytest.mark.rule("TR-FREE-04")
def test_an_offer_says_something() -> None:
    assert refused(play(market(), "offer 2"), "propose") == "TR-FREE-04"


@pytest.mark.rule("TR-FREE-04")
def test_two_offers_a_turn_and_none_twice() -> None:
    state = market()
    assert legal_of(state, "offer") == {"2", "3", "4"}
    assert refused(state, "offer 1") == "TR-FREE-04"
    assert refused(state, "offer 5") == "TR-FREE-04"
    play(state, "offer 2", "give 1 bronze", "propose", "decline")
    play(state, "offer 2", "give 1 bronze")
    assert refused(state, "propose") == "TR-FREE-04", "the same offer"
    play(state, "ask 1 wood", "propose", "decline")
    assert refused(state, "offer 2") == "TR-FREE-04"
    assert refused(state, "offer 3") == "TR-FREE-04", "two are two"
    play(state, "council 1")
    assert len(legal_of(state, "offer")) == 3, "the next one has two of their own"


@pytest.mark.rule("TR-FREE-04")
def test_the_same_offer_to_another_seat_is_another_offer() -> None:
    state = play(market(), "offer 2", "give 1 bronze", "propose", "decline", "offer 3", "give 1 bronze")
    assert "propose" in legal(state)


@pytest.mark.rule("TR-FREE-04")
def test_an_offer_that_is_withdrawn_was_one() -> None:
    state = play(market(), "offer 2", "give 1 bronze", "withdraw", "offer 2", "withdraw")
    assert asked(state) == (0, "turn")
    assert refused(state, "offer 2") == "TR-FREE-04"
    assert coins(state, 0) == 6


@pytest.mark.rule("TR-FREE-04")
def test_an_offer_is_countered_once() -> None:
    state = play(market(), "offer 2", "give 1 bronze", "ask 2 stone", "propose", "counter")
    assert asked(state) == (1, "offering")
    play(state, "give 2 stone", "ask 3 bronze", "propose")
    assert asked(state) == (0, "answering")
    assert legal(state) == {"accept", "decline"}
    assert reason(state, "counter") == "TR-FREE-04"
    play(state, "accept")
    assert (coins(state, 0), cubes(state, 0)[0]) == (3, 5)
    assert (coins(state, 1), cubes(state, 1)[0]) == (9, 1)
    assert len(state.offers) == 1, "a counter is none of the two"


@pytest.mark.rule("TR-FREE-04")
def test_who_withdraws_a_counter_has_declined() -> None:
    state = play(market(), "offer 2", "give 1 bronze", "propose", "counter")
    assert happens(state, "withdraw") == [("declined", {"seat": 1})]
    assert asked(state) == (0, "turn")


@pytest.mark.rule("TR-FREE-04")
def test_offers_are_made_in_the_own_turn() -> None:
    state = market()
    assert reason(state, "offer 1", seat=1) == NOT_YOUR_TURN
    assert refused(play(state, "build lot"), "offer 2") == OTHER_DECISION, "the main action has begun"


@pytest.mark.rule("TR-FREE-04")
def test_who_passes_without_workers_may_still_talk() -> None:
    state = market(seats={0: {"workers": 0, "spent": 6}})
    assert {"pass", "offer 2"} <= legal(state)
    assert usual(state) is None
    play(state, "offer 2", "withdraw", "offer 2", "withdraw")
    assert asked(state)[0] == 0 or state.passed & 1


# ---- an offer never tests what the other one has


@pytest.mark.rule("TR-FREE-04", "TR-COMP-12")
def test_one_may_ask_for_whatever_one_likes() -> None:
    rich = play(market(), "offer 2")
    poor = play(market(seats={1: {"coins": 0, "cubes": {}}}), "offer 2")
    assert legal(rich) == legal(poor)
    assert legal_of(poor, "ask") == {
        f"{count} {ware}" for count in range(1, 13) for ware in ("bronze", "stone", "wood", "precious", "metal")
    }


@pytest.mark.rule("TR-FREE-04", "TR-COMP-12")
def test_an_answer_that_cannot_be_paid_is_not_among_the_answers() -> None:
    state = play(market(seats={1: {"coins": 2}}), "offer 2", "give 1 wood", "ask 3 bronze", "propose")
    assert asked(state) == (1, "answering"), "asked all the same"
    assert legal(state) == {"decline", "counter"}
    assert reason(state, "accept") == "TR-FREE-04"
    cubeless = play(market(seats={1: {"cubes": {}}}), "offer 2", "ask 1 stone", "propose")
    assert reason(cubeless, "accept") == "TR-FREE-04"


@pytest.mark.rule("TR-FREE-04", "TR-COMP-12")
def test_a_counter_that_cannot_be_paid_is_asked_about_too() -> None:
    state = play(market(), "offer 2", "give 1 wood", "propose", "counter", "ask 12 metal", "propose")
    assert asked(state) == (0, "answering")
    assert legal(state) == {"decline"}


def test_to_decline_may_stand_and_to_accept_never() -> None:
    state = play(market(), "offer 2", "give 1 wood", "propose")
    phase = state.phases[state.phase]
    parse = state.vocabulary.parse
    assert phase.standing(state) == "offers"
    assert [phase.may_stand(state, parse(answer)) for answer in ("decline", "accept", "counter")] == [
        True,
        False,
        False,
    ]


# ---- talks before a vote and before scoring


@pytest.mark.rule("TR-FREE-04")
def test_before_a_vote_each_seat_talks_once_in_turn_order() -> None:
    state = hearing(3, order=[2, 0, 1])
    for seat in (2, 0, 1):
        assert asked(state) == (seat, "talking")
        play(state, "pass")
    assert asked(state) == (2, "declaring")


@pytest.mark.rule("TR-FREE-04")
def test_talks_do_not_use_up_the_offers_of_the_turn() -> None:
    state = assembly(3, **TALKS)
    play(state, "offer 2", "give 1 bronze", "propose", "decline", "call vote", "law war")
    play(state, "offer 2", "give 1 bronze", "propose", "decline", "offer 3", "give 1 bronze", "propose", "decline")
    assert asked(state) == (1, "talking"), "who has made both is done"
    play(state, "pass", "pass", *["declare no"] * 3, *["ballot abstain"] * 3)
    assert asked(state) == (0, "turn")
    assert len(state.offers) == 1
    play(state, "offer 2", "give 2 bronze", "propose", "decline")
    assert refused(state, "offer 2") == "TR-FREE-04"


@pytest.mark.rule("TR-FREE-04")
def test_before_scoring_everybody_talks_once_more() -> None:
    state = market(3, decade=4, passed=[1, 2])
    until(play(state, "pass"), "talking")
    assert asked(state) == (0, "talking")
    play(state, "offer 2", "give 6 bronze", "propose", "accept", "pass", "pass", "pass")
    assert state.players[1].tally[9] == 7, "so that seat 1 is the richest"
    quiet = market(3, decade=5, passed=[1, 2])
    play(quiet, "pass")
    assert until(quiet, "talking", "drawing").decision.kind == "drawing", "no scoring, no talks"


# ---- blood pacts


@pytest.mark.rule("TR-FREE-05")
def test_a_promise_without_a_pact_binds_nobody() -> None:
    state = hearing()
    play(state, "offer 3", "give 2 bronze", "propose", "accept")
    declare(state, "yes", "yes", "yes", "yes")
    before = score(state, 2)
    play(state, "ballot yes 0", "ballot abstain")
    assert asked(state) == (2, "voting")
    assert len(legal(state)) == 23
    play(state, "ballot no 0", "ballot abstain")
    assert (coins(state, 2), score(state, 2) >= before) == (6, True)


@pytest.mark.rule("TR-FREE-06", "TR-COUNCIL-19")
@pytest.mark.parametrize(("side", "other"), [("yes", "no"), ("no", "yes")])
def test_a_pact_about_this_law_binds_both(side: str, other: str) -> None:
    state = play(hearing(), "offer 3", f"pact {side}", "propose", "accept")
    assert state.players[0].pact_used
    assert not state.players[2].pact_used
    declare(state, "abstain", "abstain", "abstain", "abstain")
    for seat in range(4):
        assert asked(state) == (seat, "voting")
        if seat in (0, 2):
            assert legal(state) == {f"ballot {side} {votes}" for votes in range(11)}
            assert reason(state, f"ballot {other} 2") == "TR-COUNCIL-19"
            assert reason(state, "ballot abstain") == "TR-COUNCIL-19"
            play(state, f"ballot {side} 0")
        else:
            assert len(legal(state)) == 23
            play(state, "ballot abstain")


@pytest.mark.rule("TR-COUNCIL-19", "TR-FREE-06")
@pytest.mark.parametrize("form", ["lead", "follow"])
@pytest.mark.parametrize("intention", ["yes", "no", "abstain"])
def test_a_pact_that_yellow_votes_with_blue(form: str, intention: str) -> None:
    """Blue leads Yellow, or Yellow offers to follow Blue; Blue is bound to their own word, too."""
    blue, yellow = (0, 1) if form == "lead" else (1, 0)
    state = play(hearing(), "offer 2", f"pact {form}", "propose", "accept")
    until(state, "declaring")
    others = {"yes": "no", "no": "yes", "abstain": "no"}[intention]
    for seat in range(4):
        play(state, f"declare {intention if seat == blue else others}")
    for seat in (0, 1):
        assert asked(state) == (seat, "voting")
        sides = {ballot.split()[1] for ballot in legal(state)}
        assert sides == {intention}, "also for the one who has declared something else" if seat == yellow else ""
        assert reason(state, f"ballot {others} 1") == "TR-COUNCIL-19"
        play(state, sorted(legal(state))[0])


@pytest.mark.rule("TR-FREE-07")
def test_of_two_pacts_the_first_is_followed() -> None:
    """Yellow (3) is bound to Blue (0), then to Red (1), who declare opposite votes."""
    state = play(hearing(), "offer 4", "pact lead", "propose", "accept", "pass")
    play(state, "offer 4", "pact lead", "propose", "accept")
    declare(state, "yes", "no", "abstain", "no")
    play(state, "ballot yes 1", "ballot no 1", "ballot abstain")
    assert asked(state) == (3, "voting")
    assert {ballot.split()[1] for ballot in legal(state)} == {"yes"}
    assert state.players[1].pact_used, "the second one is spent all the same"


@pytest.mark.rule("TR-FREE-06")
def test_a_blood_pact_is_spent_once_a_game() -> None:
    state = play(hearing(), "offer 3", "pact yes", "propose", "accept", "offer 2")
    assert refused(state, "pact yes") == "TR-FREE-06"
    assert refused(state, "pact fort") == "TR-FREE-06"


@pytest.mark.rule("TR-FREE-06")
def test_a_pact_that_is_declined_is_not_spent() -> None:
    state = play(hearing(), "offer 3", "pact yes", "propose", "decline", "offer 2")
    assert "pact yes" in legal(state)


@pytest.mark.rule("TR-FREE-06")
def test_who_counters_with_a_pact_spends_their_own() -> None:
    state = play(hearing(), "offer 3", "give 1 bronze", "propose", "counter", "pact no", "propose", "accept")
    assert [player.pact_used for player in state.players] == [False, False, True, False]


@pytest.mark.rule("TR-FREE-06")
def test_pacts_about_a_vote_are_sealed_before_it() -> None:
    state = play(market(), "offer 2")
    for form in ("yes", "no", "follow", "lead"):
        assert refused(state, f"pact {form}") == "TR-FREE-06"
    assert legal_of(state, "pact") == {"cathedral", "fort", "cabildo", "harbor", "walls", "roads"}


@pytest.mark.rule("TR-FREE-06")
def test_a_pact_ends_with_its_vote() -> None:
    state = play(hearing(), "offer 3", "pact yes", "propose", "accept")
    declare(state, *["abstain"] * 4)
    play(state, "ballot yes 0", "ballot abstain", "ballot yes 0", "ballot abstain")
    assert asked(state) == (0, "turn")
    assert state.view(None)["vote"] is None
    assert "bound" not in str(state.to_position())


@pytest.mark.rule("TR-FREE-06", "TR-LAW-01")
def test_an_approved_law_knows_no_pact_any_more() -> None:
    state = play(assembly(**TALKS), "call vote", "law major-building", "work fort")
    play(state, "offer 3", "pact yes", "propose", "accept")
    declare(state, *["abstain"] * 4)
    play(state, "ballot yes 1", "ballot abstain", "ballot yes 0", "ballot abstain")
    assert asked(state) == (0, "staffing")
    assert isinstance(state.memory, Vote)
    assert [int(bond) for bond in state.memory.bound] == [-1] * 4
    assert state.view(None)["vote"]["bound"] == []


@pytest.mark.rule("TR-FREE-06", "TR-AFF-82")
def test_a_veto_ends_a_pact_about_the_law() -> None:
    """Fast cards come before the talks; after the veto everybody talks about the next law."""
    state = play(assembly(seats={3: {"hand": [82]}}, **TALKS), "call vote", "law war")
    assert asked(state) == (3, "window")
    play(state, "pass")
    assert asked(state) == (0, "talking")
    play(state, "offer 3", "pact yes", "propose", "accept")
    declare(state, *["no"] * 4)
    play(state, "ballot yes 0", "ballot abstain", "ballot yes 0", "ballot abstain")
    assert asked(state) == (3, "window")
    play(state, "use 82")
    assert asked(state) == (0, "proposing")
    play(state, "law support")
    assert asked(state) == (0, "talking")
    assert state.players[0].pact_used, "the pact is gone"
    declare(state, *["no"] * 4)
    assert len(legal(state)) == 23


# ---- a pact about a major building


@pytest.mark.rule("TR-FREE-06")
def test_a_pact_about_a_grid_binds_both_in_their_next_turn() -> None:
    state = play(market(), "offer 3", "pact fort", "propose", "accept")
    assert legal_of(state, "work") == {"fort"}, "in this turn, whose main action is still to come"
    assert refused(state, "pass") == "TR-FREE-06"
    assert refused(state, "build lot") == "TR-FREE-06"
    assert refused(state, "work harbor") == "TR-FREE-06"
    assert "warehouse stone" in legal(state), "free actions are free"
    play(state, "work fort", "slot 1", "done")
    assert asked(state) == (1, "turn")
    assert len(legal_of(state, "work")) == 6
    play(state, "council 1")
    assert asked(state) == (2, "turn")
    assert refused(state, "council 1") == "TR-FREE-06"
    assert state.view(None)["players"][2]["pledged"] == "fort"
    play(state, "work fort", "slot 2", "done")
    assert [int(grid) for grid in state.pledged] == [-1] * 5
    play(state, "council 1")
    assert "council 1" in legal(state), "once"


@pytest.mark.rule("TR-FREE-06")
def test_a_pact_about_a_grid_lapses_where_it_is_impossible() -> None:
    """Seat 1 completes the Fort before seat 2 comes to it."""
    slots = len(market().board.slot_points[1])
    state = market(grids={"fort": full(slots, "council", 3, but=[slots])})
    play(state, "offer 3", "pact fort", "propose", "accept", "work fort")
    until(state, "turn")
    play(state, "council 1")
    assert asked(state) == (2, "turn")
    assert {"pass", "council 1"} <= legal(state)
    play(state, "council 1")
    assert state.pledged[2] == -1


@pytest.mark.rule("TR-FREE-06")
def test_who_has_no_worker_passes_in_spite_of_a_pact() -> None:
    state = market(seats={1: {"workers": 0, "spent": 6}})
    play(state, "offer 2", "pact fort", "propose", "accept", "work fort", "slot 1", "done")
    assert asked(state) == (1, "turn")
    assert "pass" in legal(state)


@pytest.mark.rule("TR-FREE-07")
def test_of_two_pacts_about_grids_the_first_is_kept() -> None:
    state = play(market(), "offer 2", "pact fort", "propose", "accept", "work fort", "slot 1", "done")
    play(state, "offer 3", "pact harbor", "propose", "accept")
    assert legal_of(state, "work") == {"fort"}
    play(state, "work fort", "slot 2", "done")
    assert legal_of(state, "work") == {"harbor"}, "seat 2 is bound by the second one alone"


@pytest.mark.rule("TR-FREE-06")
def test_no_pact_about_a_grid_that_is_closed() -> None:
    assert refused(play(market(fort=True), "offer 2"), "pact fort") == "TR-FREE-06"


# ---- the option


def test_without_the_option_nobody_talks() -> None:
    state = assembly()
    assert reason(state, "offer 2") == OTHER_DECISION
    play(state, "call vote", "law war")
    assert asked(state) == (0, "declaring")
    assert len(new_game(3).sides) == 2
    assert refusal(4, offers=[{"to": 1, "give": {"bronze": 1}}]).startswith("offers: there are no talks")
    assert refusal(4, seats={0: {"pact_used": True}}).startswith("players[0].pact_used: there are no talks")


# ---- what nobody may know


def talkative_game(players: int, seed: int) -> Game:
    """By chance, with many votes, offers and few free actions of other kinds."""
    start = assembly(players, decade=11, peace=[12], **TALKS)
    game, pick = Game.from_position(start.to_position(), seed=seed, title=TITLE), random.Random(seed)
    while not game.state.over:
        actions = {game.state.vocabulary.notation(action): action for action in game.state.legal_actions()}
        wanted = [
            name for name in actions if name in ("call vote", "accept", "propose") or name.startswith(("give", "pact"))
        ]
        name = pick.choice(wanted if wanted and pick.random() < 0.6 else sorted(actions))
        game.apply(actions[name])
    return game


@pytest.mark.rule("TR-FREE-04", "TR-COMP-12")
@pytest.mark.parametrize("players", [3, *(pytest.param(players, marks=pytest.mark.slow) for players in (2, 4, 5))])
def test_all_laws_hold_in_games_with_talks(players: int) -> None:
    game = talkative_game(players, seed=players)
    kinds = {state.decision.kind for state in laws.states_of(game) if not state.over}
    assert {"talking", "offering", "answering", "voting"} <= kinds
    check_game(TITLE, game, {"talks": True}, 41, players, alter, REVEALS)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_all_laws_hold_in_many_games_with_talks(seed: int) -> None:
    check_game(TITLE, talkative_game(2 + seed % 4, 100 + seed), {"talks": True}, 11, seed, alter, REVEALS)


@pytest.mark.rule("TR-FREE-04", "TR-COMP-12")
def test_samples_leave_what_is_offered_with_who_offers_it() -> None:
    """All others know that seat 0 has it, and nothing more; nor what seat 1 has, who is asked for 5 bronze."""
    state = market(seats={2: {"coins": 12, "cubes": {"stone": 10}}})
    play(state, "offer 2", "give 3 stone", "ask 5 bronze", "propose")
    stones, bronze = set(), set()
    for seed in range(80):
        sample = as_table(state.sample(3, seed))
        assert seed % 20 or sample.view(3) == state.view(3)
        assert sample.players[0].cubes[0] >= 3
        stones.add(int(sample.players[0].cubes[0]))
        bronze.add(int(sample.players[0].coins))
        assert "accept" in legal(sample), "whatever they may really do is possible"
    assert len(stones) > 3
    assert len(bronze) > 3


@pytest.mark.rule("TR-FREE-04", "TR-COMP-12")
def test_samples_let_others_offer_as_much_as_there_is() -> None:
    state = play(market(seats={0: {"coins": 12}}), "offer 2")
    for seed in range(20):
        assert "give 12 bronze" in legal(as_table(state.sample(2, seed)))


@pytest.mark.rule("TR-COUNCIL-19", "TR-COUNCIL-09")
def test_samples_keep_ballots_within_pacts() -> None:
    state = play(hearing(), "offer 2", "pact no", "propose", "accept")
    declare(state, *["yes"] * 4)
    play(state, "ballot no 3", "ballot no 0")
    seen = set()
    for seed in range(60):
        sample = as_table(state.sample(2, seed))
        assert sample.view(2) == state.view(2)
        ballots = sample.to_position()["step"]["ballots"]
        assert {ballot.split()[0] for ballot in ballots[:2]} == {"no"}
        seen.add(ballots[0])
    assert len(seen) == 11


@pytest.mark.skipif(not is_interpreted(), reason="compiled functions take no patches")
def test_a_sample_that_forgets_an_offer_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cabildo.titles.trinidad.sampling.keep_offered", lambda *_: 0)
    state = play(market(seats={0: {"cubes": {"metal": 3}}}), "offer 2", "give 3 metal", "propose")
    with pytest.raises((LawBroken, Exception), match=r"step.give|not the state"):
        laws.samples_look_real(TITLE, [state])


# ---- talks come to an end


NO_CARDS: dict[str, Any] = {"deck": [], "supply": {"coins": 10}}


def talk_more(state: TrinidadState, pick: random.Random) -> int:
    """An offer, a ware, a pact or a counter where there can be one, more often than not."""
    actions = {state.vocabulary.notation(action): action for action in state.legal_actions()}
    wanted = [name for name in actions if name.startswith(("offer", "give", "ask", "pact", "counter", "call"))]
    return actions[pick.choice(sorted(wanted) if wanted and pick.random() < 0.8 else sorted(actions))]


@pytest.mark.rule("TR-FREE-04")
@pytest.mark.parametrize("players", [2, 3, *(pytest.param(players, marks=pytest.mark.slow) for players in (4, 5))])
def test_talks_come_to_an_end(players: int) -> None:
    """With every decision in talks fewer of them are left, and the others are as many; else there are fewer others."""
    pick = random.Random(players)
    state = assembly(players, decade=8, length="short", **TALKS, **NO_CARDS)
    left, talk, words = decisions_left(state), talks_left(state), 0
    while not state.over:
        kind, action = state.decision.kind, talk_more(state, pick)
        state.step(action)
        before, left = left, decisions_left(state)
        talked, talk = talk, talks_left(state)
        notation = state.vocabulary.notation(action)
        if kind in ("talking", "offering", "answering") or notation.startswith("offer"):
            assert left <= before, f"{notation!r} amid {kind!r}: {before} before, {left} after it"
            assert talk < talked, f"{notation!r} amid {kind!r}: {talked} before, {talk} after it"
            words += 1
        else:
            assert left < before, f"{notation!r} amid {kind!r}: {before} before, {left} after it"
    assert left == 0
    assert words > 100


# ---- positions


def test_positions_amid_talks_come_back() -> None:
    offer = play(market(), "offer 2", "give 1 stone", "ask 2 wood", "pact fort")
    vote = play(hearing(), "offer 3", "pact follow", "propose", "accept")
    states = [
        offer,
        play(offer.copy(), "propose"),
        play(offer.copy(), "propose", "counter", "give 1 bronze"),
        play(offer.copy(), "propose", "accept"),
        play(market(), "offer 2", "withdraw", "offer 3", "give 1 bronze", "propose", "decline"),
        vote,
        declare(vote.copy(), "yes", "no"),
        play(declare(vote.copy(), "yes", "no", "no", "no"), "ballot no 2"),
        until(play(market(3, decade=4, passed=[1, 2]), "pass"), "talking"),
    ]
    for state in states:
        comes_back(state)
    laws.positions_go_both_ways(TITLE, [state.copy() for state in states])
    laws.copies_are_independent(TITLE, states)
    laws.legality_is_said_twice(TITLE, states, {"talks": True})


def test_an_offer_behind_the_talks_is_not_noted_in_another_copy() -> None:
    state = assembly(3, **TALKS)
    play(state, "offer 2", "give 1 bronze", "propose", "decline", "call vote", "law war")
    before = state.to_position()
    other = declare(state.copy(), *["no"] * 3)
    play(other, *["ballot abstain"] * 3, "offer 2", "give 2 bronze", "propose", "decline")
    assert len(other.offers) == 2
    assert state.to_position() == before


def test_a_copy_shares_neither_offer_nor_bonds() -> None:
    state = play(hearing(), "offer 3", "give 1 bronze")
    other = state.copy()
    play(other, "pact yes", "propose", "accept")
    assert isinstance(state.memory, Offer)
    assert state.memory.pact == -1
    vote = state.waiting.below.memory if state.waiting and state.waiting.below else None
    assert isinstance(vote, Vote)
    assert [int(bond) for bond in vote.bound] == [-1] * 4


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"phase": "offering", "step": {"to": 0}}, "step.to: is who makes the offer (TR-FREE-04)"),
        ({"phase": "offering", "step": {"to": 1, "give": {"bronze": 7}}}, "step.give: seat 0 has not all of it"),
        (
            {"phase": "offering", "step": {"to": 1, "give": {"wood": 1}, "ask": {"wood": 1}}},
            "step.ask.wood: is given, too (TR-FREE-04)",
        ),
        ({"phase": "offering", "step": {"to": 1, "pact": "yes"}}, "step.pact: cannot be offered now (TR-FREE-06)"),
        (
            {
                "phase": "answering",
                "actor": 1,
                "step": {"to": 1, "maker": 0},
                "waiting": [{"phase": "turn", "actor": 0}],
            },
            "step: offers nothing (TR-FREE-04)",
        ),
        (
            {"phase": "answering", "actor": 2, "step": {"to": 2, "maker": 1, "give": {"wood": 1}}},
            "step.maker: it is not their turn to make offers (TR-FREE-04)",
        ),
        ({"offers": [{"to": 1}, {"to": 1}, {"to": 1}]}, "offers: are more than a seat has (TR-FREE-04)"),
        (
            {"offers": [{"to": 1, "give": {"wood": 1}}, {"to": 1, "give": {"wood": 1}}]},
            "offers[1]: was made already (TR-FREE-04)",
        ),
    ],
)
def test_what_cannot_be_is_refused(fields: dict[str, Any], problem: str) -> None:
    seats = dict.fromkeys(range(4), RICH)
    assert problem in refusal(4, seats=seats, **TALKS, **fields)

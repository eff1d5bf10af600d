"""Cards about votes: veto, free, halved and added votes, and what winners may do."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.game import Game
from cabildo.engine.recorder import Recorder
from cabildo.testing import laws
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.title import TITLE
from tests.titles.trinidad.build import (
    asked,
    coins,
    happens,
    legal,
    legal_of,
    next_decade,
    play,
    player,
    refusal,
    refused,
    score,
    tally,
    tension,
    until,
)
from tests.titles.trinidad.votes import assembly, cast

BUILT: dict[str, Any] = {  # no grid is open
    "cabildo": "f4",
    "cathedral": "g3-h3",
    "fort": True,
    "harbor": True,
    "supply": {"walls": 0, "road_markers": 0},
}


def holding(**hands: Any) -> dict[int, dict[str, Any]]:
    """Seats with cards: `holding(s1=[40], s2=[63])`."""
    return {int(seat[1:]): {"hand": cards} for seat, cards in hands.items()}


def named(state: TrinidadState, *law: str) -> TrinidadState:
    """The actor has named a law; whoever has a card for that is asked."""
    return play(state, "call vote", f"law {law[0]}", *(f"work {grid}" for grid in law[1:]))


def declared(state: TrinidadState) -> TrinidadState:
    """Everybody declares, and nobody uses a card before."""
    while state.decision.kind == "window":
        play(state, "pass")
    return play(state, *["declare abstain"] * len(state.players))


def voted(state: TrinidadState, *ballots: str) -> TrinidadState:
    return cast(declared(state), *ballots)


def council(state: TrinidadState) -> list[int]:
    return [int(seat.council) for seat in state.players]


def window(state: TrinidadState) -> tuple[int, str]:
    """Who is asked for a card, at which moment."""
    assert state.decision.kind == "window"
    return state.decision.seat, str(state.decision.params["moment"])


# ---- 40: free votes


@pytest.mark.rule("TR-AFF-40")
def test_a_vote_for_every_district_with_roads_that_costs_nothing() -> None:
    state = named(assembly(3, holding(s1=[40]), roads=["NW", "SW", "CL"]), "war")
    assert window(state) == (1, "law-named")
    events = happens(state, "use 40")
    assert ("votes-gained", {"seat": 1, "votes": 3}) in events
    assert state.view(0)["vote"]["free"] == [0, 3, 0]
    events = happens(declared(state), "ballot no 4", "ballot yes 2", "ballot abstain")
    assert ("vote-decided", {"law": "war", "grid": None, "yes": 5, "no": 4, "approved": True}) in events
    assert council(state) == [5, 7, 9]


@pytest.mark.rule("TR-AFF-40")
def test_free_votes_are_lost_by_an_abstention() -> None:
    state = play(named(assembly(3, holding(s1=[40]), roads=["NW", "SW", "CL"]), "war"), "use 40")
    events = happens(declared(state), "ballot no 1", "ballot abstain", "ballot yes 0")
    assert ("vote-decided", {"law": "war", "grid": None, "yes": 0, "no": 1, "approved": False}) in events


@pytest.mark.rule("TR-AFF-40", "TR-AFF-64")
def test_free_votes_of_a_card_that_is_turned_upright_add_up() -> None:
    state = named(assembly(3, holding(s1=[40, 64]), roads=["NW", "SW", "CL"]), "war")
    assert legal(state) == {"pass", "use 40"}
    play(state, "use 40", "use 64", "use 40")
    assert state.view(0)["vote"]["free"] == [0, 6, 0]
    assert asked(state) == (0, "declaring")


@pytest.mark.rule("TR-AFF-40")
def test_free_votes_need_roads_and_come_before_the_ballots() -> None:
    assert asked(named(assembly(3, holding(s1=[40])), "war")) == (0, "declaring")
    state = named(assembly(3, holding(s1=[40, 82])), "war")
    assert refused(state, "use 40") == "TR-AFF-40"
    state = voted(named(assembly(3, holding(s1=[40, 82]), roads=["NW"]), "war"), "yes 1", "yes 1", "abstain")
    assert window(state) == (1, "ballots-in")
    assert refused(state, "use 40") == "TR-AFF-40"


# ---- 63: halved votes


@pytest.mark.rule("TR-AFF-63")
def test_votes_count_half_and_cost_half() -> None:
    state = voted(named(assembly(3, holding(s2=[63])), "war"), "yes 5", "no 3", "abstain")
    assert window(state) == (2, "ballots-in")
    play(state, "use 63")
    assert legal_of(state, "player") == {"1", "2", "3"}
    events = happens(state, "player 1")
    assert ("votes-halved", {"seat": 2, "victim": 0}) in events
    assert ("vote-decided", {"law": "war", "grid": None, "yes": 2, "no": 3, "approved": False}) in events
    assert council(state) == [7, 6, 9]
    assert coins(state, 2) == 3


@pytest.mark.rule("TR-AFF-63", "TR-AFF-40")
def test_free_votes_are_halved_with_the_tiles_and_only_tiles_are_paid() -> None:
    seats = {0: {"hand": [40]}, 1: {"hand": [63]}}
    state = play(named(assembly(3, seats, roads=["NW", "SW", "CL"]), "war"), "use 40")
    voted(state, "yes 5", "no 3", "no 1")
    events = happens(state, "use 63", "player 1")
    assert ("vote-decided", {"law": "war", "grid": None, "yes": 4, "no": 4, "approved": False}) in events
    assert council(state) == [7, 6, 8]


@pytest.mark.rule("TR-AFF-63")
def test_who_has_no_bronze_is_asked_and_refused() -> None:
    state = voted(named(assembly(3, {2: {"hand": [63], "coins": 0}}), "war"), "yes 5", "no 3", "abstain")
    assert window(state) == (2, "ballots-in")
    assert legal(state) == {"pass"}
    assert refused(state, "use 63") == "TR-AFF-63"


@pytest.mark.rule("TR-AFF-63", "TR-AFF-78")
def test_another_card_pays_the_bronze() -> None:
    seats: dict[int, dict[str, Any]] = {2: {"hand": [63, 78], "coins": 0}}
    state = voted(named(assembly(3, seats), "war"), "yes 5", "no 3", "abstain")
    play(state, "use 63", "player 1")
    assert asked(state) == (2, "paying")
    play(state, "use 78")
    if state.decision.kind == "paying":
        play(state, "pay")
    assert council(state) == [7, 6, 9]


# ---- 80: more votes


@pytest.mark.rule("TR-AFF-80")
def test_votes_are_added_when_the_ballots_lie_open() -> None:
    state = voted(named(assembly(3, holding(s1=[80])), "war"), "no 5", "yes 4", "abstain")
    assert window(state) == (1, "revealed")
    assert state.view(0)["vote"]["ballots"] == ["no 5", "yes 4", "abstain"]
    play(state, "use 80")
    assert legal(state) == {"votes 1", "votes 2"}
    events = happens(state, "votes 2")
    assert ("vote-decided", {"law": "war", "grid": None, "yes": 6, "no": 5, "approved": True}) in events
    assert council(state) == [4, 3, 9]


@pytest.mark.rule("TR-AFF-80")
def test_one_vote_is_not_enough_here() -> None:
    state = voted(named(assembly(3, holding(s1=[80])), "war"), "no 6", "yes 4", "abstain")
    events = happens(state, "use 80", "votes 1")
    assert ("vote-decided", {"law": "war", "grid": None, "yes": 5, "no": 6, "approved": False}) in events
    assert council(state) == [3, 4, 9]


@pytest.mark.rule("TR-AFF-80")
def test_abstainers_add_nothing() -> None:
    state = voted(named(assembly(3, holding(s1=[80])), "war"), "no 5", "abstain", "yes 4")
    assert asked(state) == (0, "turn")
    state = voted(named(assembly(3, holding(s1=[80])), "war"), "no 5", "yes 0", "yes 4")
    assert window(state) == (1, "revealed"), "a bare yes is a vote"


@pytest.mark.rule("TR-AFF-80", "TR-AFF-63")
def test_added_votes_are_not_halved() -> None:
    state = voted(named(assembly(3, {1: {"hand": [80]}, 2: {"hand": [63]}}), "war"), "no 3", "yes 5", "abstain")
    play(state, "use 63", "player 2")
    events = happens(state, "use 80", "votes 2")
    assert ("vote-decided", {"law": "war", "grid": None, "yes": 4, "no": 3, "approved": True}) in events
    assert council(state) == [6, 5, 9]


# ---- 79 and 81: for winners


@pytest.mark.rule("TR-AFF-79")
def test_a_winner_lowers_a_tension() -> None:
    state = assembly(3, holding(s1=[79]), tension={"natives": 5, "pirates": 1})
    voted(named(state, "support"), "abstain", "yes 1", "abstain")
    assert window(state) == (1, "vote-decided")
    assert tally(state, 1) == {"votes": 4}, "points are given before"
    happens(state, "use 79")
    assert tension(state) == {"natives": 3, "pirates": 1}, "the other track is at its start"
    assert asked(state) == (0, "scheduling")


@pytest.mark.rule("TR-AFF-79")
def test_which_tension_is_lowered_is_chosen() -> None:
    state = assembly(3, holding(s1=[79]), tension={"natives": 5, "pirates": 2})
    voted(named(state, "war"), "abstain", "no 1", "abstain")
    play(state, "use 79")
    assert legal(state) == {"track natives", "track pirates"}
    assert refused(state, "votes 1") == "engine.other-decision"
    play(state, "track pirates")
    assert tension(state) == {"natives": 5, "pirates": 1}, "never below the first space"


@pytest.mark.rule("TR-AFF-79")
def test_a_double_disk_goes_back_the_way_it_came() -> None:
    state = assembly(3, holding(s1=[79]))
    spaces = int(state.board.tension_spaces)
    state = assembly(3, holding(s1=[79]), tension={"natives": spaces + 1})
    voted(named(state, "war"), "abstain", "no 1", "abstain")
    play(state, "use 79")
    assert tension(state)["natives"] == spaces - 1


@pytest.mark.rule("TR-AFF-79", "TR-AFF-81")
def test_losers_and_abstainers_are_not_asked() -> None:
    fields: dict[str, Any] = {"tension": {"natives": 5}}
    for ballots in (("no 2", "yes 1", "abstain"), ("no 2", "abstain", "no 1")):
        state = voted(named(assembly(3, holding(s1=[79, 81]), **fields), "support"), *ballots)
        assert asked(state) == (0, "turn")
    state = voted(named(assembly(3, holding(s1=[79, 81])), "support"), "abstain", "no 1", "abstain")
    assert window(state) == (1, "vote-decided")
    assert refused(state, "use 79") == "TR-AFF-79"
    assert legal(state) == {"pass", "use 81"}


@pytest.mark.rule("TR-AFF-79")
def test_nobody_wins_where_nobody_votes() -> None:
    state = assembly(3, holding(s1=[79, 81]), tension={"natives": 5})
    assert asked(voted(named(state, "war"), "abstain", "abstain", "abstain")) == (0, "turn")


@pytest.mark.rule("TR-AFF-81", "TR-GRID-13")
def test_emptying_costs_three_points_in_this_decade() -> None:
    state = assembly(
        3,
        holding(s1=[81]),
        buildings={"f3": "quarry", "f2": {"building": "house", "owner": 0}},
        stores={"stone": [2, 5, 5, 5]},
    )
    voted(named(state, "war"), "abstain", "no 1", "abstain")
    events = happens(state, "use 81")
    assert ("emptying-dearer", {"seat": 1, "points": 3}) in events
    assert state.view(0)["dear_emptying"]
    assert asked(state) == (0, "turn")
    play(state, "activate f3")
    while "store stone 1" in legal(state):
        play(state, "store stone 1")
    until(state, "turn")
    assert tally(state, 0).get("emptied") == -3
    next_decade(state)
    assert not state.dear_emptying


@pytest.mark.rule("TR-AFF-81")
def test_it_is_not_made_dearer_twice() -> None:
    state = assembly(3, holding(s1=[81]), dear_emptying=True)
    assert asked(voted(named(state, "war"), "abstain", "no 1", "abstain")) == (0, "turn")


# ---- 82: the veto


@pytest.mark.rule("TR-AFF-82", "TR-COUNCIL-07")
def test_another_law_must_be_chosen() -> None:
    state = named(assembly(3, holding(s2=[82])), "war")
    assert window(state) == (2, "law-named")
    events = happens(state, "use 82")
    assert ("law-vetoed", {"law": "war", "grid": None, "seat": 0, "bronze": 0}) in events
    assert asked(state) == (0, "proposing")
    assert refused(state, "law war") == "TR-AFF-82"
    assert state.decision.params["vetoed"] == ["war"]
    play(state, "law support")
    assert asked(state) == (0, "declaring"), "the card is rotated"


@pytest.mark.rule("TR-AFF-82", "TR-LAW-04")
def test_the_fee_of_a_vetoed_peace_act_comes_back() -> None:
    state = named(assembly(3, holding(s2=[82])), "peace")
    assert coins(state, 0) == 2
    events = happens(state, "use 82")
    assert ("law-vetoed", {"law": "peace", "grid": None, "seat": 0, "bronze": 2}) in events
    assert coins(state, 0) == 4
    assert refused(state, "law peace") == "TR-AFF-82"


@pytest.mark.rule("TR-AFF-82", "TR-AFF-78")
def test_only_what_was_paid_comes_back() -> None:
    state = assembly(3, {0: {"hand": [78], "coins": 1}, 2: {"hand": [82]}})
    play(state, "call vote", "law peace")
    assert asked(state) == (0, "paying")
    again = TITLE.from_position(state.to_position())
    play(again, "use 78", "use 82")
    assert coins(again, 0) == 1, "also in a position amid paying"
    play(state, "use 78")
    if state.decision.kind == "paying":
        play(state, "pay")
    assert coins(state, 0) == 0
    play(state, "use 82")
    assert coins(state, 0) == 1


@pytest.mark.rule("TR-AFF-82")
def test_an_act_for_another_building_is_another_law() -> None:
    state = play(named(assembly(3, holding(s2=[82])), "major-building", "fort"), "use 82", "law major-building")
    assert refused(state, "work fort") == "TR-AFF-82"
    assert "harbor" in legal_of(state, "work")


@pytest.mark.rule("TR-AFF-82")
def test_ballots_are_taken_back_unseen() -> None:
    state = voted(named(assembly(3, holding(s2=[82])), "war"), "yes 5", "no 3", "abstain")
    assert window(state) == (2, "ballots-in")
    play(state, "use 82", "law support")
    assert state.view(0)["vote"]["voted"] == []
    voted(state, "yes 1", "abstain", "abstain")
    assert council(state) == [8, 9, 9], "nothing is paid for the first ballots"


@pytest.mark.rule("TR-AFF-82")
def test_records_never_tell_ballots_that_were_taken_back() -> None:
    game = Game.from_position(assembly(3, holding(s2=[82])).to_position(), title=TITLE)
    first = ["ballot yes 5", "ballot no 3", "ballot abstain"]
    second = ["ballot yes 1", "ballot no 2", "ballot yes 4"]
    declarations = ["declare yes"] * 3
    for notation in ("call vote", "law war", "pass", *declarations, *first, "use 82", "law support"):
        game.apply(notation)
    for notation in (*declarations, *second):
        game.apply(notation)
    told = [move["action"] for move in game.record_for(None)["moves"]]
    assert told[6:9] == [None, None, None]
    assert told[-3:] == second
    assert [move["action"] for move in game.record_for(1)["moves"]][6:9] == [None, "ballot no 3", None]
    laws.records_show_what_is_revealed(TITLE, [game])


def test_a_recorder_deaf_for_what_is_taken_back_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Recorder, "withdrawn", lambda self, phase: None)
    game = Game.from_position(assembly(2, holding(s1=[82])).to_position(), title=TITLE)
    for notation in ("call vote", "law war", "pass", *["declare yes"] * 2, "ballot yes 1", "ballot no 3", "use 82"):
        game.apply(notation)
    for notation in ("law support", *["declare yes"] * 2, "ballot yes 1", "ballot no 2"):
        game.apply(notation)
    with pytest.raises(laws.LawBroken, match="the record of seat"):
        laws.records_show_what_is_revealed(TITLE, [game])


@pytest.mark.rule("TR-AFF-82")
def test_what_other_cards_did_stays() -> None:
    seats = {0: {"hand": [40]}, 1: {"hand": [63]}, 2: {"hand": [82]}}
    state = play(named(assembly(3, seats, roads=["NW", "SW"]), "war"), "use 40")
    voted(state, "yes 4", "abstain", "abstain")
    play(state, "use 63", "player 1", "use 82", "law support")
    events = happens(declared(state), "ballot yes 4", "ballot no 2", "ballot abstain")
    assert ("vote-decided", {"law": "support", "grid": None, "yes": 3, "no": 2, "approved": True}) in events


@pytest.mark.rule("TR-COUNCIL-07")
def test_without_another_law_the_vote_lapses() -> None:
    fields = {**BUILT, "supply": {**BUILT["supply"], "cubes": {"metal": 0}, "peace_markers": 0}, "peace": [1, 2, 3]}
    state = named(assembly(3, holding(s2=[82]), **fields), "war")
    before = council(state)
    events = happens(state, "use 82")
    assert ("vote-lapsed", {"seat": 0}) in events
    assert asked(state) == (0, "turn")
    assert player(state, 0).character_used
    assert state.vote_held
    assert council(state) == before
    assert [score(state, seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("TR-COUNCIL-07")
def test_who_cannot_pay_for_the_only_law_left_lets_the_vote_lapse() -> None:
    """Everybody sees the same question, whatever is behind the screen."""
    fields = {**BUILT, "supply": {**BUILT["supply"], "cubes": {"metal": 0}}}
    poor = play(named(assembly(3, {0: {"coins": 1}, 2: {"hand": [82]}}, **fields), "war"), "use 82")
    rich = play(named(assembly(3, holding(s2=[82]), **fields), "war"), "use 82")
    assert asked(poor) == asked(rich) == (0, "proposing")
    assert legal(rich) == {"law peace"}
    assert refused(rich, "done") == "TR-COUNCIL-07"
    assert legal(poor) == {"done"}
    assert refused(poor, "law peace") == "TR-LAW-04"
    assert asked(play(poor, "done")) == (0, "turn")


@pytest.mark.rule("TR-AFF-82")
def test_a_veto_comes_before_the_reveal() -> None:
    seats = {1: {"hand": [80, 82]}}
    state = voted(named(assembly(3, seats), "war"), "yes 5", "no 3", "abstain")
    play(state, "pass")
    assert window(state) == (1, "revealed")
    assert refused(state, "use 82") == "TR-AFF-82"


# ---- together


@pytest.mark.rule("TR-AFF-64", "TR-AFF-40")
def test_a_card_turned_upright_is_used_again_at_once() -> None:
    seats = {1: {"hand": [40, 64], "rotated": [40]}}
    state = named(assembly(3, seats, roads=["NW", "SW"]), "war")
    assert window(state) == (1, "law-named")
    play(state, "use 64")
    if state.decision.kind != "window":
        play(state, "card 40")
    play(state, "use 40")
    assert state.view(None)["vote"]["free"] == [0, 2, 0]


@pytest.mark.rule("TR-AFF-72", "TR-COUNCIL-18")
def test_the_loss_of_a_vote_is_halved() -> None:
    state = voted(named(assembly(3, {1: {"hand": [72], "council": 2}}), "war"), "abstain", "no 7", "abstain")
    assert window(state) == (1, "council-loss")
    assert tally(state, 1)["council-loss"] == -12
    play(state, "use 72")
    assert tally(state, 1)["council-loss"] == -6
    assert asked(state) == (0, "turn")


def test_windows_come_in_the_order_of_play() -> None:
    seats = {0: {"hand": [82]}, 1: {"hand": [40]}}
    state = assembly(3, seats, order=[2, 1, 0], actor=2, roads=["NW"])
    state.apply(state.vocabulary.parse("call vote"))
    play(state, "law war")
    assert window(state) == (1, "law-named")
    play(state, "pass")
    assert window(state) == (0, "law-named")


# ---- positions


def states_with_cards() -> list[TrinidadState]:
    """All states of a vote in which six cards are used."""
    seats = {0: {"hand": [40, 79, 81]}, 1: {"hand": [63, 80]}, 2: {"hand": [82]}}
    state = assembly(3, seats, roads=["NW"], tension={"natives": 4, "pirates": 4})
    states = [state.copy()]
    actions = ["call vote", "law peace", "use 40", "use 82", "law war", *["declare no"] * 3]
    actions += ["ballot yes 3", "ballot yes 4", "ballot no 4", "use 63", "player 2", "use 80", "votes 1"]
    actions += ["use 79", "track pirates", "use 81"]
    for action in actions:
        play(state, action)
        states.append(state.copy())
    assert asked(state) == (0, "turn")
    return states


def test_every_state_of_such_a_vote_can_be_written_and_read() -> None:
    states = states_with_cards()
    assert {state.decision.kind for state in states} >= {"window", "lobbying", "proposing", "voting"}
    laws.positions_go_both_ways(TITLE, states)
    laws.copies_are_independent(TITLE, states)
    laws.legality_is_said_twice(TITLE, states)
    laws.samples_look_real(TITLE, states)
    laws.material_is_kept(TITLE, states)


CALLED: dict[str, Any] = {"vote_held": True, "seats": {0: {"character": "governor", "character_used": True}}}


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        (
            {"phase": "proposing", "step": {"vetoed": ["major-building"]}},
            "step.vetoed: an act for a major building is named by its grid (TR-AFF-82)",
        ),
        ({"phase": "proposing", "step": {"free": [1]}}, "step.free: must be for 4 seats (TR-AFF-40)"),
        (
            {"phase": "declaring", "step": {"law": "war", "vetoed": ["war"]}},
            "step.vetoed: names the law that is voted on (TR-AFF-82)",
        ),
        (
            {"phase": "declaring", "step": {"law": "peace", "fee": 3}},
            "step.fee: is more than the law costs (TR-LAW-04)",
        ),
        (
            {"phase": "declaring", "step": {"law": "war", "more": [1, 0, 0, 0]}},
            "step: nothing is counted before the ballots lie open (TR-COUNCIL-09)",
        ),
    ],
)
def test_a_vote_that_cannot_be_is_refused(fields: dict[str, Any], problem: str) -> None:
    assert refusal(4, **CALLED, **fields) == problem

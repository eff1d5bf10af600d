"""A vote of the council: who calls it, the law, declarations, ballots, who wins, what it gives and costs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.titles.trinidad.boards import printed
from tests.titles.trinidad.build import (
    asked,
    happens,
    legal,
    legal_of,
    next_decade,
    play,
    player,
    reason,
    refusal,
    refused,
    score,
    table,
    tally,
    usual,
)
from tests.titles.trinidad.votes import assembly, cast, propose

# ---- calling


@pytest.mark.rule("TR-CARD-13", "TR-COUNCIL-06", "TR-COUNCIL-07")
def test_a_used_character_opens_a_vote() -> None:
    state = table(4, seats={0: {"character": "governor"}})
    assert ("vote-called", {"seat": 0}) in happens(state, "call vote")
    assert player(state, 0).character_used
    assert state.vote_held
    assert asked(state) == (0, "proposing")
    assert legal(state) == {"law major-building", "law war", "law support"}


@pytest.mark.rule("TR-CARD-13")
def test_a_rotated_character_opens_none() -> None:
    state = assembly(seats={0: {"character_used": True}})
    assert refused(state, "call vote") == "TR-CARD-13"
    assert refused(table(4), "call vote") == "TR-CARD-13"
    assert state.vocabulary.parse("call vote") in state.decision.expected


@pytest.mark.rule("TR-CARD-13")
def test_it_is_a_free_action_of_the_own_turn() -> None:
    state = assembly()
    assert reason(state, "call vote", 1) == "engine.not-your-turn"
    play(state, "work fort")
    assert refused(state, "call vote") == "engine.other-decision"


@pytest.mark.rule("TR-CARD-13")
def test_the_turn_goes_on_behind_the_vote() -> None:
    state = cast(propose(assembly(order=[3, 0, 1, 2], actor=0), "war"), "no 1", "abstain", "abstain", "abstain")
    assert asked(state) == (0, "turn")
    play(state, "council 1")
    assert asked(state) == (1, "turn")


@pytest.mark.rule("TR-CARD-13")
def test_without_workers_a_vote_can_still_be_called() -> None:
    idle: dict[int, dict[str, Any]] = {0: {"workers": 0, "spent": 6}}
    state = assembly(seats=idle, warehouse={})
    assert legal(state) == {"pass", "call vote"}
    assert usual(state) is None
    assert usual(assembly(seats=idle, vote_held=True)) == "pass"


@pytest.mark.rule("TR-COUNCIL-06")
def test_one_vote_a_decade_for_all() -> None:
    state = assembly(decade=3)
    cast(propose(state, "war"), "abstain", "abstain", "abstain", "abstain")
    play(state, "pass")
    assert asked(state) == (1, "turn")
    assert refused(state, "call vote") == "TR-COUNCIL-06"
    next_decade(state)
    while state.decision.kind != "turn":
        state.apply(state.legal_actions()[-1])
    assert int(state.decade) == 4
    assert not state.vote_held
    assert [reason(state, "call vote")] == ["TR-CARD-13" if player(state, int(state.actor)).character_used else None]
    while player(state, int(state.actor)).character_used:
        play(state, "pass")
    assert "call vote" in legal(state)


# ---- the law


@pytest.mark.rule("TR-COUNCIL-07")
def test_the_legislator_names_one_of_four_laws() -> None:
    state = play(assembly(seats={0: {"character": "captain"}}), "call vote")
    assert asked(state) == (0, "proposing")
    assert legal(state) == {"law major-building", "law peace", "law war", "law support"}
    events = happens(state, "law support")
    assert ("law-proposed", {"seat": 0, "law": "support", "grid": None}) in events


@pytest.mark.rule("TR-COUNCIL-07")
def test_a_law_is_asked_for_even_if_there_is_only_one() -> None:
    """Else everybody would see that the legislator cannot pay for peace."""
    state = assembly(
        seats={0: {"coins": 1}},
        supply={"cubes": {"metal": 0}, "walls": 0, "road_markers": 0},
        cabildo="f4",
        cathedral="g3-h3",
        fort=True,
        harbor=True,
    )
    play(state, "call vote")
    assert asked(state) == (0, "proposing")
    assert legal(state) == {"law war"}
    assert refused(state, "law major-building") == "TR-LAW-01"
    assert refused(state, "law peace") == "TR-LAW-04"
    assert refused(state, "law support") == "TR-LAW-09"


# ---- declarations


@pytest.mark.rule("TR-COUNCIL-08")
def test_everybody_declares_in_turn_order_and_is_not_bound() -> None:
    state = play(assembly(order=[3, 1, 0, 2], actor=1), "call vote", "law war")
    for seat in (3, 1, 0, 2):
        assert asked(state) == (seat, "declaring")
        assert legal(state) == {"declare yes", "declare no", "declare abstain"}
        play(state, "declare yes")
    assert asked(state) == (3, "voting")
    vote = state.view(None)["vote"]
    assert (vote["legislator"], vote["declared"]) == (1, ["yes"] * 4)
    play(state, "ballot no 2")
    assert asked(state) == (1, "voting")


# ---- ballots


@pytest.mark.rule("TR-COUNCIL-09")
def test_a_ballot_is_yes_or_no_with_any_sum_or_nothing() -> None:
    state = propose(assembly(seats={0: {"council": 1}}), "war")
    sums = {str(votes) for votes in range(11)}
    assert legal_of(state, "ballot yes") == sums
    assert legal_of(state, "ballot no") == sums
    assert len(legal(state)) == 23
    assert "ballot abstain" in legal(state)
    assert refused(state, "declare yes") == "engine.other-decision"


@pytest.mark.rule("TR-COUNCIL-09")
def test_the_tiles_of_another_box_make_other_sums() -> None:
    pack = {**printed(), "vote_tiles": ["yes", "no", 1, 1, 2, 3]}
    state = assembly(board=pack)
    propose(state, "war")
    assert legal_of(state, "ballot yes") == {str(votes) for votes in range(8)}
    assert refused(state, "ballot no 8") == "TR-COUNCIL-09"
    play(state, "ballot no 7")
    assert all(state.sample(3, seed).to_position() for seed in range(40))


@pytest.mark.rule("TR-COUNCIL-09")
def test_tiles_are_added_and_all_ballots_shown_in_one_event() -> None:
    state = propose(assembly(order=[1, 0, 2, 3], actor=0), "war")
    assert happens(state, "ballot yes 4") == [("ballot-cast", {"seat": 1, "ballot": "yes 4"})]
    cast(state, "no 3", "abstain")
    events = happens(state, "ballot yes 0")
    law = {"law": "war", "grid": None}
    assert events[1] == ("ballots-revealed", {**law, "ballots": ["no 3", "yes 4", "abstain", "yes 0"]})
    assert ("vote-decided", {**law, "yes": 4, "no": 3, "approved": True}) in events
    assert ("voted", {"seat": 0, "side": "no", "votes": 3}) in events
    assert ("voted", {"seat": 2, "side": "abstain", "votes": 0}) in events


# ---- who wins; ballots by seat, Native tension rises from 2 to 5 if the law is approved


def outcome(*ballots: str, seats: dict[int, dict[str, Any]] | None = None, decade: int = 1, legislator: int = 0) -> Any:
    """Whether the law is approved, and the state behind the vote."""
    state = assembly(len(ballots), seats=seats, decade=decade, actor=legislator, tension={"natives": 2})
    cast(propose(state, "war"), *ballots)
    assert asked(state) == (legislator, "turn")
    return int(state.tension[0]) == 5, state


def council(state: Any) -> list[int | None]:
    return [player(state, seat).council for seat in range(len(state.players))]


def points(state: Any) -> list[int]:
    """What everybody got for the vote."""
    return [tally(state, seat).get("votes", 0) for seat in range(len(state.players))]


@pytest.mark.rule("TR-COUNCIL-10", "TR-COUNCIL-14", "TR-COUNCIL-17", "TR-COUNCIL-18")
def test_the_first_worked_vote_of_the_rulebook() -> None:
    """Yellow and Blue vote no with 2 and 1, Red yes with 3 and 1 at council value 1, Green yes with 1, in Era II."""
    approved, state = outcome("no 2", "no 1", "yes 4", "yes 1", seats={2: {"council": 1}}, decade=5)
    assert approved
    assert points(state) == [0, 0, 4, 4]
    assert council(state) == [7, 8, 1, 8]
    assert [score(state, seat) for seat in range(4)] == [0, 0, 4 - 8, 4]


@pytest.mark.rule("TR-COUNCIL-12")
def test_the_second_worked_vote_of_the_rulebook() -> None:
    """Red abstains; Green at 12 votes no with 3; Yellow at 7 and Blue at 6 vote yes with 2 and 1: 13 beats 12."""
    values: dict[int, dict[str, Any]] = {1: {"council": 12}, 2: {"council": 7}, 3: {"council": 6}}
    approved, state = outcome("abstain", "no 3", "yes 2", "yes 1", seats=values)
    assert approved
    assert council(state) == [9, 9, 5, 5]
    approved, _ = outcome("abstain", "no 3", "yes 2", "yes 1", seats={**values, 1: {"council": 14}})
    assert not approved


@pytest.mark.rule("TR-COUNCIL-10")
@pytest.mark.parametrize(
    ("ballots", "approved"),
    [
        (("yes 4", "yes 1", "no 2", "no 1"), True),
        (("no 4", "no 1", "yes 2", "yes 1"), False),
        (("yes 1", "abstain", "abstain", "abstain"), True),
        (("yes 10", "no 3", "no 3", "no 3"), True),
        (("yes 8", "no 3", "no 3", "no 3"), False),
    ],
)
def test_more_votes_win(ballots: tuple[str, ...], approved: bool) -> None:
    assert outcome(*ballots)[0] is approved


@pytest.mark.rule("TR-COUNCIL-11")
@pytest.mark.parametrize("ballot", ["abstain", "yes 0"])
def test_without_votes_the_law_is_rejected(ballot: str) -> None:
    approved, state = outcome(ballot, ballot, ballot, ballot)
    assert not approved
    assert points(state) == [0, 0, 0, 0]
    assert council(state) == [9, 9, 9, 9]


@pytest.mark.rule("TR-COUNCIL-09", "TR-COUNCIL-11", "TR-COUNCIL-20")
def test_a_bare_no_is_a_vote() -> None:
    approved, state = outcome("yes 0", "no 0", "abstain", "abstain")
    assert not approved
    assert points(state) == [0, 4, 0, 0]


@pytest.mark.rule("TR-COUNCIL-12")
def test_council_values_count_before_they_pay() -> None:
    """Behind the payment it would be 6 + 3 against 11."""
    approved, _ = outcome("yes 4", "yes 5", "no 9", seats={0: {"council": 10}, 1: {"council": 8}, 2: {"council": 15}})
    assert approved
    approved, _ = outcome("yes 1", "no 1", "yes 0", seats={0: {"council": 5}, 1: {"council": 9}, 2: {"council": 5}})
    assert approved, "who voted without tiles is of the side too"
    approved, _ = outcome("yes 1", "no 1", "abstain", seats={0: {"council": 5}, 1: {"council": 9}, 2: {"council": 5}})
    assert not approved


@pytest.mark.rule("TR-COUNCIL-13")
def test_where_all_is_equal_it_is_no() -> None:
    approved, state = outcome("yes 2", "no 2", seats={0: {"council": 10}, 1: {"council": 10}})
    assert not approved
    assert points(state) == [0, 4]


# ---- what it gives


@pytest.mark.rule("TR-COUNCIL-14")
@pytest.mark.parametrize(("decade", "each"), [(1, 2), (4, 2), (5, 4), (9, 6), (12, 6)])
def test_four_points_times_the_era_are_split(decade: int, each: int) -> None:
    _, state = outcome("yes 2", "yes 1", "no 1", "abstain", decade=decade)
    assert points(state) == [each, each, 0, 0]


@pytest.mark.rule("TR-COUNCIL-14")
def test_a_part_is_rounded_down() -> None:
    _, state = outcome("yes 2", "no 1", "no 1", "no 1", "abstain", decade=5)
    assert points(state) == [0, 2, 2, 2, 0]


@pytest.mark.rule("TR-COUNCIL-15", "TR-BANNER-04")
def test_a_unanimous_yes_is_the_legislators() -> None:
    _, state = outcome("yes 1", "yes 0", "yes 2", "yes 0", legislator=2)
    assert points(state) == [0, 0, 4, 0]
    assert [player(state, seat).banners.get("blue") for seat in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("TR-COUNCIL-15")
def test_a_unanimous_no_is_split() -> None:
    _, state = outcome("no 1", "no 0", "no 0", "no 2")
    assert points(state) == [1, 1, 1, 1]


@pytest.mark.rule("TR-COUNCIL-16")
def test_an_abstention_ends_unanimity() -> None:
    _, state = outcome("yes 1", "yes 1", "yes 1", "abstain")
    assert points(state) == [1, 1, 1, 0]


@pytest.mark.rule("TR-COUNCIL-20")
def test_abstainers_get_nothing() -> None:
    _, state = outcome("abstain", "abstain", "abstain", "no 1", decade=9)
    assert points(state) == [0, 0, 0, 12]


@pytest.mark.rule("TR-BANNER-04")
def test_the_blue_banner_takes_two_won_votes() -> None:
    _, state = outcome(
        "yes 3", "yes 1", "no 1", "abstain", seats={1: {"banners": {"blue": 1}}, 3: {"banners": {"blue": 1}}}
    )
    assert [player(state, seat).banners.get("blue") for seat in range(4)] == [1, 2, None, 1]


# ---- what it costs


@pytest.mark.rule("TR-COUNCIL-17")
def test_winners_and_losers_pay_their_tiles() -> None:
    _, state = outcome("yes 6", "no 3", "abstain", "no 0", seats={0: {"council": 10}})
    assert council(state) == [4, 6, 9, 9]


@pytest.mark.rule("TR-COUNCIL-18")
def test_who_pays_more_than_they_have_loses_points() -> None:
    seats: dict[int, dict[str, Any]] = {0: {"council": 5}, 1: {"council": 1}, 2: {"council": 4}}
    _, state = outcome("yes 7", "no 4", "no 4", "abstain", seats=seats)
    assert council(state) == [1, 1, 1, 9]
    assert [tally(state, seat).get("council-loss", 0) for seat in range(4)] == [-6, -8, -2, 0]


@pytest.mark.rule("TR-LAW-10")
def test_a_rejected_law_does_nothing_but_is_paid_and_rewarded() -> None:
    state = propose(assembly(), "major-building", "fort")
    cast(state, "yes 2", "no 3", "abstain", "abstain")
    assert asked(state) == (0, "turn")
    assert "fort" not in state.to_position().get("grids", {})
    assert points(state) == [0, 4, 0, 0]
    assert council(state) == [7, 6, 9, 9]


# ---- positions amid a vote


def called(**fields: Any) -> dict[str, Any]:
    """Seat 0 has called a vote."""
    return {"seats": {0: {"character": "bishop", "character_used": True}}, "vote_held": True, **fields}


TURN = [{"phase": "turn", "actor": 0}]


@pytest.mark.rule("TR-COUNCIL-08", "TR-COUNCIL-09")
def test_a_vote_can_be_written_by_hand() -> None:
    step: dict[str, Any] = {"law": "war", "ballots": ["yes 4", "no 1", None, None]}
    state = table(4, phase="voting", actor=2, waiting=TURN, step=step, **called())
    cast(state, "abstain", "abstain")
    assert points(state) == [4, 0, 0, 0]
    state = table(4, phase="declaring", actor=0, step={"law": "major-building", "grid": "fort"}, **called())
    assert asked(state) == (0, "declaring")
    state = table(4, phase="scheduling", actor=0, step={"law": "support"}, **called())
    assert legal(state) == {"decade 1", "decade 2"}
    state = table(4, phase="staffing", actor=0, step={"grid": "roads"}, **called())
    assert "council-slot 1" in legal(state)


WAR = {"law": "war"}


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"phase": "proposing", "vote_held": False}, "vote_held: a vote is being held (TR-COUNCIL-06)"),
        (
            {"phase": "proposing", "seats": {0: {"character": "bishop"}}},
            "players[0].character_used: the legislator has used their Character (TR-CARD-13)",
        ),
        (
            {"phase": "proposing", "actor": 1, "waiting": TURN},
            "waiting[0].actor: seat 1 is asked in the turn of another (TR-FLOW-05)",
        ),
        (
            {"phase": "declaring", "step": {"law": "major-building"}},
            "step.grid: a Major Building Act has one, and no other law (TR-LAW-01)",
        ),
        (
            {"phase": "declaring", "step": {"law": "war", "grid": "fort"}},
            "step.grid: a Major Building Act has one, and no other law (TR-LAW-01)",
        ),
        (
            {"phase": "declaring", "step": {"law": "major-building", "grid": "fort"}, "fort": True},
            "step.grid: nothing can be done for the fort (TR-LAW-01)",
        ),
        (
            {"phase": "declaring", "step": {"law": "support"}, "supply": {"cubes": {"metal": 0}}},
            "step.law: this law could not be chosen (TR-COUNCIL-07)",
        ),
        (
            {"phase": "declaring", "step": WAR, "actor": 1, "waiting": TURN},
            "step.declared: seat 0 comes before the actor (TR-COUNCIL-08)",
        ),
        (
            {"phase": "declaring", "step": {**WAR, "declared": ["yes", None, None, None]}},
            "step.declared: seat 0 does not come before the actor (TR-COUNCIL-08)",
        ),
        (
            {"phase": "declaring", "step": {**WAR, "ballots": ["yes 1", None, None, None]}},
            "step.ballots: nobody votes before all have declared (TR-COUNCIL-09)",
        ),
        (
            {"phase": "voting", "step": {**WAR, "declared": ["yes", None, None, None]}},
            "step.declared: must be for all seats, or for none (TR-COUNCIL-08)",
        ),
        (
            {"phase": "voting", "step": WAR, "actor": 1, "waiting": TURN},
            "step.ballots: seat 0 comes before the actor (TR-COUNCIL-09)",
        ),
        (
            {"phase": "voting", "step": {**WAR, "ballots": ["yes 1"]}},
            "step.ballots: must be for 4 seats (TR-COUNCIL-09)",
        ),
        (
            {"phase": "scheduling", "step": {"law": "peace", "ballots": ["yes 1", "no 2", "abstain", "abstain"]}},
            "step.ballots: the law was rejected (TR-LAW-10)",
        ),
        ({"phase": "scheduling", "step": WAR}, "step.law: there is no decade to choose (TR-LAW-05)"),
        (
            {"phase": "staffing", "step": {"grid": "fort", "placed": [1]}},
            "step.placed[0]: no worker of the council stands on space 1, or it is named twice (TR-MAJOR-01)",
        ),
        (
            {"phase": "staffing", "step": {"grid": "fort"}, "supply": {"council_workers": 0}},
            "phase: there is nothing to place (TR-LAW-01)",
        ),
        ({"phase": "staffing", "step": {"grid": "fort"}, "decade": 12}, "phase: there is nothing to place (TR-LAW-01)"),
        (
            {"phase": "staffing", "step": {"grid": "fort"}, "fort": True},
            "step.grid: nothing can be placed on the fort (TR-LAW-01)",
        ),
    ],
)
@pytest.mark.rule("TR-COUNCIL-06", "TR-COUNCIL-07")
def test_what_cannot_be_amid_a_vote_is_refused(fields: dict[str, Any], problem: str) -> None:
    assert refusal(4, **called(**fields)) == problem

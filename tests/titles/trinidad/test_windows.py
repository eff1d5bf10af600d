"""Windows: who is asked for a fast card and when, what goes on afterwards, and what positions say of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from cabildo.engine.errors import IllegalAction
from cabildo.engine.reasons import NOT_YOUR_TURN, OTHER_DECISION
from cabildo.testing.snapshots import is_interpreted
from cabildo.titles.trinidad.affiliates import windows
from cabildo.titles.trinidad.state import TrinidadState
from tests.titles.trinidad.build import (
    Listener,
    asked,
    coins,
    full,
    legal,
    play,
    reason,
    refusal,
    table,
    usual,
    walled,
)
from tests.titles.trinidad.busy_games import LATE, busy_action, comes_back, seats_of, states_of
from tests.titles.trinidad.test_cards_rewards import closing, holding, moment
from tests.titles.trinidad.votes import approve, assembly
from tests.titles.trinidad.window_law import PRINTED, check_holder

EDGE = walled("SW")[-1]
BUT_ONE = walled("SW")[:-1]


def closed(**fields: Any) -> TrinidadState:
    """Seat 0 has closed the district SW."""
    return closing(BUT_ONE, EDGE, **fields)


# ---- who is asked


@pytest.mark.rule("TR-FREE-02")
def test_in_the_turn_of_another_a_fast_card_is_legal_when_its_condition_is_met() -> None:
    state = closed(seats=holding(35, seat=1))
    assert asked(state) == (1, "window")
    assert "use 35" in legal(state)
    assert reason(state, "use 35", seat=0) == NOT_YOUR_TURN
    assert reason(state, "work fort") == OTHER_DECISION


@pytest.mark.rule("TR-FREE-02")
def test_seats_are_asked_in_the_order_of_play() -> None:
    seats = {**holding(35, seat=2), **holding(41, seat=1)}
    state = table(4, order=[2, 0, 3, 1], seats=seats, roads=[], walls=BUT_ONE, grids={"walls": full(5, 1)}, actor=0)
    play(state, "work walls", f"wall {EDGE}")
    assert asked(state) == (2, "window")
    play(state, "pass")
    assert asked(state) == (3, "turn"), "the turn of seat 0 is over, and 3 follows in the order"


@pytest.mark.rule("TR-FREE-02")
def test_a_seat_may_use_several_cards_in_one_window_and_several_windows_follow_each_other() -> None:
    seats = {1: {"hand": [35, 70]}, 2: {"hand": [41]}}
    state = table(4, seats=seats, walls=BUT_ONE, grids={"walls": full(5, 1), "roads": full(5, 2)})
    play(state, "work walls", f"wall {EDGE}")
    assert (asked(state), moment(state)) == ((1, "window"), "walls-closed")
    assert legal(state) == {"pass", "use 35"}, "70 is for other moments"
    play(state, "use 35", *["stack 1"] * 3)
    assert asked(state) == (1, "turn")
    play(state, "work roads", "pave SW")
    assert (asked(state), moment(state)) == ((2, "window"), "roads-built")
    play(state, "use 41", *["stack 2"] * 4)
    assert (coins(state, 1), coins(state, 2)) == (3, 4)
    assert asked(state) == (2, "turn")


@pytest.mark.rule("TR-FREE-02")
def test_a_card_that_passes_is_not_asked_for_again_and_may_be_used_the_next_time() -> None:
    walls = [*BUT_ONE, *walled("SE")[:-1]]
    state = table(4, walls=walls, grids={"walls": full(5, 1)}, seats=holding(35, seat=3))
    play(state, "work walls", f"wall {walled('SE')[-1]}", f"wall {EDGE}")
    assert asked(state) == (3, "window")
    play(state, "pass")
    assert asked(state) == (1, "turn"), "both districts were one moment"
    assert (int(state.fresh), [int(news) for news in state.news]) == (0, [0] * len(state.news))


def test_to_pass_is_usual_only_where_nothing_else_is_possible() -> None:
    state = closed(seats=holding(35, seat=1))
    assert usual(state) is None


@pytest.mark.parametrize("name", ["two, short, late, cards", "four, short, late, cards, events, talks"])
def test_nobody_is_answered_for_who_could_use_a_card(name: str) -> None:
    """Clients give the usual answer unasked: where it is one of several, the others are no uses of cards."""
    given = 0
    for state in states_of(name):
        if not state.over and usual(state) is not None:
            given += 1
            assert not {action for action in legal(state) if action.startswith(("use ", "save "))}
    assert given > 0


@pytest.mark.rule("TR-FREE-02")
def test_one_can_pass_beforehand_at_moments_of_a_kind() -> None:
    state = closed(seats=holding(35, seat=1))
    decision = state.decision.to_data(state.vocabulary)
    assert (decision["standing"], decision["stands"]) == ("walls-closed", ["pass"])


def test_what_others_do_is_refused_in_a_window() -> None:
    state = closed(seats=holding(35, seat=1))
    with pytest.raises(IllegalAction):
        play(state, "use 41")
    with pytest.raises(IllegalAction):
        play(state, "salary 0")


@pytest.mark.rule("TR-AFF-64", "TR-AFF-35")
def test_a_card_turned_upright_in_a_window_is_used_in_it() -> None:
    state = closed(seats={1: {"hand": [35, 64], "rotated": [35]}})
    assert legal(state) == {"pass", "use 64"}, "64 alone has no use here, but 35 would"
    comes_back(state)
    play(state, "use 64")
    if asked(state)[1] != "window":
        comes_back(state)
        play(state, "card 35")
    assert (asked(state), legal(state)) == ((1, "window"), {"pass", "use 35"})
    play(state, "use 35", *["stack 1"] * 3)
    assert (coins(state, 1), asked(state)) == (3, (1, "turn"))
    without = closed(seats={1: {"hand": [41, 64], "rotated": [41]}})
    assert asked(without) == (1, "turn"), "41 would not fit this moment"


@pytest.mark.rule("TR-AFF-60", "TR-AFF-55")
def test_a_reward_may_be_had_once_more_by_60() -> None:
    state = table(4, **{**END, "seats": {1: {"hand": [20, 55, 60], "won_war": True}}})
    play(state, "use 55", "use 60", "discard 60")
    assert legal(state) == {"pass", "use 55"}
    before = int(state.players[1].score)
    play(state, "use 55")
    assert int(state.players[1].score) - before == 5


# ---- the free action of a turn


@pytest.mark.rule("TR-FREE-02", "TR-LAW-02")
def test_after_a_vote_the_turn_goes_on() -> None:
    """Roads by a Major Building Act: the window comes amid the turn, which is not over."""
    state = assembly(4, seats={2: {"hand": [41], "council": 9}}, grids={"roads": full(5, 1, 2, but=[4, 5])})
    approve(state, "major-building", "roads")
    while asked(state)[1] == "staffing":
        play(state, sorted(action for action in legal(state) if action != "done")[0])
    play(state, "pave SW")
    assert (asked(state), moment(state)) == ((2, "window"), "roads-built")
    comes_back(state)
    play(state, "use 41", *["stack 1"] * 3)
    assert asked(state) == (0, "turn")
    assert "work fort" in legal(state), "the main action is still to come"


# ---- positions


WINDOW: dict[str, Any] = {
    "phase": "window",
    "actor": 1,
    "walls": walled("SW"),
    "seats": holding(35, seat=1),
    "step": {"moment": "walls-closed", "result": 1},
    "waiting": [{"phase": "turn", "actor": 0}],
    "news": {"walls-closed": {"districts": ["SW"]}},
}


def test_a_window_may_be_written_by_hand() -> None:
    state = table(4, **WINDOW)
    assert (asked(state), legal(state)) == ((1, "window"), {"pass", "use 35"})
    comes_back(state)
    play(state, "pass")
    assert asked(state) == (1, "turn")
    again = table(4, **{**WINDOW, "step": {"moment": "walls-closed", "result": 0}})
    play(again, "pass")
    assert asked(again) == (0, "turn"), "after a free action the turn goes on"


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"seats": {}}, "actor: has no card for this moment (TR-FREE-02)"),
        ({"seats": holding(35, rotated=True)}, "actor: has no card for this moment (TR-FREE-02)"),
        ({"stacks": [0, 0, 0, 0]}, "actor: has no card for this moment (TR-FREE-02)"),
        ({"news": {}}, "step.moment: nothing has happened (TR-FREE-02)"),
        ({"walls": BUT_ONE}, "news.walls-closed.districts: SW is not closed (TR-MAJOR-21)"),
        ({"step": {"moment": "turn"}}, "step.moment: is no moment that waits for cards (TR-FREE-02)"),
        ({"step": {"moment": "war-over"}}, "step.moment: does not come in phase turn (TR-FREE-02)"),
        ({"step": {"moment": "walls-closed", "result": 7}}, "step.result: a turn is told 0, 1 or 2 (TR-FLOW-03)"),
        ({"news": {"paying": {}}}, "news.paying: is no moment that waits for cards (TR-FREE-02)"),
        ({"news": {"walls-closed": {}}}, "news.walls-closed: nothing has happened (TR-FREE-02)"),
        (
            {"news": {"walls-closed": {"districts": ["SW"], "grids": ["fort"]}}},
            "news.walls-closed: has something of another moment, or is not in order (TR-FREE-02)",
        ),
        (
            {"news": {**WINDOW["news"], "roads-built": {"districts": ["NW"]}}},
            "news.roads-built.districts: there are no Roads (TR-MAJOR-23)",
        ),
        (
            {"news": {**WINDOW["news"], "major-built": {"grids": ["fort"]}}},
            "news.major-built.grids: the fort does not stand (TR-MAJOR-05)",
        ),
        (
            {"news": {**WINDOW["news"], "major-built": {"districts": ["NE"]}}},
            "news.major-built.districts: NE has a free space (TR-AFF-70)",
        ),
        ({"news": {**WINDOW["news"], "dock": {}}}, "news.dock: there is too little on the dock (TR-AFF-44)"),
        (
            {"news": {**WINDOW["news"], "war-over": {}}},
            "news.war-over.faction: somebody attacked (TR-WAR-02)",
        ),
        (
            {"news": {**WINDOW["news"], "war-over": {"faction": "natives", "winners": [2]}}},
            "war_fought: a war was fought just now (TR-WAR-01)",
        ),
        ({"used_now": [35, 35]}, "used_now[1]: names 35 twice (TR-CARD-06)"),
    ],
)
def test_forged_windows_are_refused_by_field_and_rule(fields: dict[str, Any], said: str) -> None:
    assert refusal(4, **{**WINDOW, **fields}) == said


def test_news_wait_only_while_something_is_under_way() -> None:
    said = refusal(4, walls=walled("SW"), news={"walls-closed": {"districts": ["SW"]}})
    assert said == "news.walls-closed: nothing is under way (TR-FREE-02)"


END: dict[str, Any] = {
    "phase": "window",
    "actor": 1,
    "passed": [0, 1, 2, 3],
    "war_fought": True,
    "seats": {1: {"hand": [55], "won_war": True}},
    "step": {"moment": "war-over"},
    "waiting": [{"phase": "end-of-decade", "actor": 0, "step": {"step": "war", "turns": 1}}],
    "news": {"war-over": {"faction": "natives", "winners": [1], "milicianos": 2}},
}


def test_a_window_at_the_end_of_a_decade_may_be_written_by_hand() -> None:
    state = table(4, **END)
    assert legal(state) == {"pass", "use 55"}
    comes_back(state)


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"step": {"moment": "war-over", "result": 1}}, "step.result: is told to a turn only (TR-FLOW-03)"),
        (
            {"waiting": [{"phase": "end-of-decade", "actor": 0, "step": {"step": "ship", "turns": 1}}]},
            "waiting[0].step.step: does not come to this moment (TR-END-01)",
        ),
        (
            {"waiting": [{"phase": "end-of-decade", "actor": 0, "step": {"step": "war", "turns": 0}}]},
            "waiting[0].step.turns: there was no war yet (TR-END-06)",
        ),
        (
            {"seats": {1: {"hand": [55]}}},
            "players[1].won_war: they are a winner in news.war-over (TR-WAR-14)",
        ),
    ],
)
def test_forged_windows_at_the_end_of_a_decade_are_refused(fields: dict[str, Any], said: str) -> None:
    assert refusal(4, **{**END, **fields}) == said


# ---- the law over games by chance: nobody is asked without a fitting upright card, nor where nothing happened

CAUSES = {  # what must have been told since the last turn began; anything else is told before a turn is over
    "law-named": {"law-proposed"},
    "ballots-in": {"ballot-cast"},
    "revealed": {"ballots-revealed"},
    "vote-decided": {"ballots-revealed"},
    "council-loss": {"council-lost"},
    "walls-closed": {"wall-laid"},
    "roads-built": {"district-paved"},
    "major-built": {"grid-completed", "sited", "built"},
    "dock": {"loaded", "end-step"},
    "ship-paid": {"coin-taken", "coins-from-supply"},
    "walls-helped": {"walls-held"},
    "war-over": {"war"},
    "scoring": {"end-step"},
}


def game_with_many_cards(players: int, seed: int) -> Iterator[tuple[TrinidadState, list[str]]]:
    """A late game by chance in which everybody has many fast cards, with what was told since the last turn began."""
    chance = random.Random(seed)
    seats = seats_of(players, late=True)
    numbers = chance.sample(sorted(PRINTED), 12 * players)
    for seat in range(players):
        seats[seat]["hand"] = sorted(numbers[12 * seat : 12 * seat + 12])
        seats[seat]["rotated"] = []
    fields = {name: value for name, value in LATE.items() if name != "late"}
    state = table(players, seats=seats, **{**fields, "length": "short", "decade": 5, "walls": walled("SW", "SE")})
    listener = Listener()
    state.sink = listener
    told: list[str] = []
    while not state.over:
        yield state, told
        if state.decision.kind == "turn":
            told = []
        listener.events.clear()
        state.play(busy_action(state, chance))
        told += [name for name, _ in listener.events]


def check_window(state: TrinidadState, told: list[str]) -> None:
    """The law, by what is printed on the cards and by what was told."""
    check_holder(state)
    when = moment(state)
    assert CAUSES.get(when, set(told)) & set(told), (when, told)


GAMES = [(players, seed) for players in (2, 3, 4, 5) for seed in (1, 2)]


@pytest.mark.rule("TR-FREE-02")
def test_windows_ask_nobody_without_a_fitting_card_and_never_without_a_cause() -> None:
    met: dict[str, int] = {}
    for players, seed in GAMES:
        for state, told in game_with_many_cards(players, seed):
            if state.decision.kind == "window":
                check_window(state, told)
                met[moment(state)] = met.get(moment(state), 0) + 1
            elif state.waiting is None:
                assert state.fresh == 0, "whatever has happened has had its window"
    assert sum(met.values()) > 50, met
    assert len(met) > 6, met


def check_game(players: int, seed: int) -> None:
    for state, told in game_with_many_cards(players, seed):
        if state.decision.kind == "window":
            check_window(state, told)


@pytest.mark.skipif(not is_interpreted(), reason="compiled code takes no patches")
def test_a_window_for_everybody_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows, "has_fitting", lambda state, seat, moment: True)
    with pytest.raises(AssertionError):
        check_game(3, 1)


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 4), (4, 5)])
def test_positions_amid_windows_come_back(players: int, seed: int) -> None:
    count = 0
    for number, (state, _) in enumerate(game_with_many_cards(players, seed)):
        under_way = state.waiting is not None and (any(state.news) or state.decision.kind == "window")
        if under_way or number % 50 == 0:
            count += under_way
            sink, state.sink = state.sink, None
            comes_back(state)
            state.sink = sink
    assert count > 5


@pytest.mark.rule("TR-FREE-02")
def test_who_is_asked_does_not_follow_from_what_is_behind_the_screens() -> None:
    """The same game with other coins and cubes behind the screen of the one who is asked: the same question."""
    for fields in (WINDOW, END):
        state = table(4, **fields)
        seat = int(state.actor)
        rich = {**fields, "seats": {seat: {**fields["seats"][seat], "coins": 9, "stone": 3, "metal": 1}}}
        assert asked(table(4, **rich)) == asked(state)
        assert table(4, **rich).view(None)["step"] == state.view(None)["step"]

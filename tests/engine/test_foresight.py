"""Actions that are tried: what they cost and leave, what to beware of, and nothing of what chance would do."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cabildo
from cabildo.engine.errors import IllegalAction, NotationError
from cabildo.engine.finality import cautions, final_choices
from cabildo.engine.foresight import foresee
from cabildo.engine.registry import title_names
from cabildo.engine.state import State
from tests.titles.puerto_rico.build import table as puerto_rico_table
from tests.titles.rio.build import owing
from tests.titles.rio.build import table as rio_table
from tests.titles.trinidad.build import table as trinidad_table
from tests.titles.trinidad.votes import assembly, propose

TITLES = [name for name in title_names() if not name.startswith("toy")]


def start() -> State:
    return cabildo.title("puerto-rico").new(players=3, seed=3, options={"governor": 1})


def test_costs_and_what_is_left_are_told_and_nothing_is_done() -> None:
    state = start()
    before = state.to_position()
    assert foresee(state, 0, ["role builder", "build small-market"]).cost == {}  # the role takes off all it costs
    told = foresee(state, 0, ["role builder", "build construction-hut"])
    assert (told.played, told.final, told.cost, told.points) == (2, False, {"doubloons": 1}, 1)
    assert told.leaves is not None
    assert told.leaves["doubloons"] == before["players"][0]["doubloons"] - 1
    assert told.view["players"][0]["doubloons"] == told.leaves["doubloons"]
    assert told.decision is not None
    assert told.decision["seat"] == 1
    assert "choices" not in told.decision  # which are another seat's
    assert state.to_position() == before


def test_what_is_not_legal_is_refused_with_its_rule() -> None:
    state = start()
    with pytest.raises(IllegalAction) as refused:
        foresee(state, 0, ["role builder", "build wharf"])
    assert refused.value.rule.startswith("PR-BUILDER")
    with pytest.raises(NotationError):
        foresee(state, 0, ["juggle"])
    with pytest.raises(IllegalAction):
        foresee(state, 1, ["role builder"])


def test_it_stops_where_another_seat_is_asked() -> None:
    told = foresee(start(), 0, ["role builder", "build indigo-plant", "pass", "pass"])
    assert told.played == 2


def test_a_final_action_is_judged_and_not_looked_behind() -> None:
    game = cabildo.Game.new("puerto-rico", 3, seed=3, options={"governor": 1})
    game.apply("role settler")
    for _ in range(2):
        game.apply(game.state.legal_actions()[0])
    seat, tile = int(game.state.actor), game.state.decision.to_data(game.state.vocabulary)["choices"][0]
    told = foresee(game.state, seat, [tile])
    assert (told.played, told.final) == (0, True)
    assert told.view == game.state.view(seat)  # no tile is turned up


@pytest.mark.parametrize("title", TITLES)
def test_all_choices_of_random_games_can_be_foreseen(title: str) -> None:
    """What is final is told as the decision tells it, and what is not leads where the action leads."""
    pick = random.Random(3)
    game = cabildo.Game.new(title, 3, seed=3)
    for _ in range(40):
        state, seat = game.state, int(game.state.actor)
        final = final_choices(state)
        for action in pick.sample(state.legal_actions(), min(3, len(state.legal_actions()))):
            told = foresee(state, seat, [state.vocabulary.notation(action)])
            assert told.final == (action in final)
            if not told.final:
                after = state.copy()
                after.play(action)
                assert told.view == after.view(seat)
        game.apply(pick.choice(state.legal_actions()))


def warned(state: State, seat: int, *actions: str) -> list[tuple[str, dict[str, Any]]]:
    return [(line.message, line.params) for line in foresee(state, seat, actions).warnings]


def warned_before(state: State) -> dict[str, list[tuple[str, dict[str, Any]]]]:
    """What is told of each choice before one is made."""
    return {
        state.vocabulary.notation(action): [(line.message, line.params) for line in lines]
        for action, lines in cautions(state).items()
    }


@pytest.mark.rule("RP-OFFICE-07")
def test_rio_warns_of_a_bid_that_cannot_be_met() -> None:
    poor = rio_table(4, seats={0: {"silver": 0}})
    ((message, params),) = warned(poor, 0, "bid bishop")
    assert (message, params["office"], params["fine"]) == ("warning-bid", "bishop", 5)
    rich = rio_table(4, seats={0: {"silver": params["silver"], "score": params["points"]}})
    assert warned(rich, 0, "bid bishop") == []


@pytest.mark.rule("RP-MAJOR-08")
def test_rio_warns_of_a_debt_that_cannot_be_paid() -> None:
    state = rio_table(4, seats={0: {"silver": 0}})
    owing = [a for a in state.decision.to_data(state.vocabulary)["choices"] if a.startswith("owe")]
    messages = [message for message, _ in warned(state, 0, owing[0])]
    assert messages == ["warning-debt"]


@pytest.mark.rule("RP-MAJOR-08")
def test_rio_warns_of_debts_that_cannot_all_be_paid() -> None:
    debts = {"fort": {1: owing(0), 2: owing(0)}}
    for wood, slots in ((2, []), (1, [2]), (0, [1, 2])):
        state = rio_table(4, phase="effects", seats={0: {"wood": wood, "stone": 2, "fields": 2}}, grids=debts)
        assert [line.params["slot"] for line in state.title.warnings(state, 0)] == slots


@pytest.mark.rule("TR-SALARY-04")
def test_trinidad_warns_of_salaries_that_cannot_be_paid() -> None:
    title = cabildo.title("trinidad")
    poor = trinidad_table(phase="salary", seats={0: {"hand": [13, 20, 27, 34], "coins": 1}})
    ((message, params),) = [(line.message, line.params) for line in title.warnings(poor, 0)]
    assert (message, params) == ("warning-salary", {"due": 2, "bronze": 1})
    rich = trinidad_table(phase="salary", seats={0: {"hand": [13, 20, 27, 34], "coins": 2}})
    assert list(title.warnings(rich, 0)) == []


@pytest.mark.rule("TR-SALARY-01")
def test_trinidad_warns_of_no_salary_when_none_is_to_come() -> None:
    seats = {0: {"hand": [13, 20, 27, 34], "coins": 1}}
    title = cabildo.title("trinidad")
    last = int(trinidad_table(length="short").board.decades)
    for decade, warned_of in ((1, ["warning-salary"]), (last, [])):
        state = trinidad_table(length="short", decade=decade, seats=seats)
        assert [line.message for line in title.warnings(state, 0)] == warned_of


@pytest.mark.rule("TR-SALARY-03")
def test_who_makes_it_better_is_not_warned_again() -> None:
    """A card discarded lowers what is due, if not enough; and to pay all that is due is what nearly everybody does."""
    hand = [13, 20, 27, 34, 41, 48, 55]
    poor = trinidad_table(phase="salary", seats={0: {"hand": hand, "coins": 1}})
    assert set(warned_before(poor)) == {"salary 1"}
    rich = trinidad_table(phase="salary", seats={0: {"hand": hand, "coins": 3}})
    assert set(warned_before(rich)) == {"salary 1", "salary 2"}


@pytest.mark.rule("TR-COUNCIL-18")
def test_trinidad_warns_of_votes_beyond_the_council_value() -> None:
    """At 5 paying 7 costs 6 points; exactly 5 costs 2, and 4 nothing."""
    for votes, points in ((7, 6), (5, 2), (4, None)):
        state = propose(assembly(seats={0: {"council": 5}}), "war")
        warnings = warned(state, 0, f"ballot no {votes}")
        assert warnings == ([] if points is None else [("warning-ballot", {"votes": votes, "points": points})])


@pytest.mark.rule("TR-FREE-12")
def test_trinidad_warns_of_cubes_of_the_warehouse_that_are_not_used() -> None:
    state = trinidad_table()
    assert warned(state, 0, "warehouse wood") == [("warning-borrowed", {"cubes": 1})]
    assert warned(state, 0, "warehouse wood", "warehouse stone") == [("warning-borrowed", {"cubes": 2})]
    assert warned(state, 0, "warehouse wood", "pass") == []


@pytest.mark.rule("PR-SCORE-03")
def test_puerto_rico_warns_in_the_last_round_of_a_large_building_that_nobody_mans() -> None:
    title = cabildo.title("puerto-rico")
    boards = {0: {"city": ["guild-hall"]}}
    assert list(title.warnings(puerto_rico_table(3, seats=boards), 0)) == []
    ending = puerto_rico_table(3, seats=boards, ending=True)
    assert [line.params for line in title.warnings(ending, 0)] == [{"building": "guild-hall"}]
    assert list(title.warnings(ending, 1)) == []


@pytest.mark.rule("PR-SCORE-03", "PR-MAYOR-06")
def test_puerto_rico_warns_where_the_last_mayor_leaves_a_large_building_empty() -> None:
    """Not while it can still be manned, though all colonists are in hand then."""
    boards = {0: {"island": {"corn": 2}, "city": ["guild-hall", "residence"], "san_juan": 2}}
    state = puerto_rico_table(3, phase="placing", seats=boards, ending=True)
    assert warned(state, 0, "man corn 1") == []
    both = [("warning-unmanned", {"building": name}) for name in ("guild-hall", "residence")]
    assert warned_before(state) == {"man corn 2": both}
    state.apply(state.vocabulary.parse("man corn 1"))
    assert warned_before(state) == {"man guild-hall 0": both[:1], "man guild-hall 1": both[1:]}
    state = puerto_rico_table(3, phase="privilege", seats=boards, ending=True)
    assert list(state.title.warnings(state, 0)) == []

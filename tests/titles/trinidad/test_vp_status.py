"""VP status: once a decade one single award is raised, at the recovery of workers or at a scoring."""

from typing import Any

import pytest

from cabildo.engine.reasons import OTHER_DECISION
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.vp_status import bonus_for
from tests.titles.trinidad.build import (
    asked,
    full,
    happens,
    house,
    legal,
    legal_of,
    lot,
    palace,
    play,
    player,
    reason,
    refusal,
    score,
    table,
    tally,
)


def last_turn(decade: int, **fields: Any) -> TrinidadState:
    """A decade of four players is about to end."""
    return table(4, **{"decade": decade, "passed": [1, 2, 3], **fields})


def ended(decade: int, **fields: Any) -> TrinidadState:
    return play(last_turn(decade, **fields), "pass")


def vp(level: int, **fields: Any) -> dict[str, Any]:
    """A player with this VP status."""
    return {"status": {"vp": level}, **fields}


def bonus(state: TrinidadState, seat: int) -> int:
    return tally(state, seat).get("vp-status", 0)


def again(state: TrinidadState) -> TrinidadState:
    """The state read again from its position."""
    read = state.title.from_position(state.to_position())
    assert isinstance(read, TrinidadState)
    assert read.to_position() == state.to_position()
    return read


# ---- at the scoring


@pytest.mark.rule("TR-STATUS-09")
@pytest.mark.parametrize(("level", "more"), [(1, 3), (2, 7), (3, 21)])
def test_an_award_of_fourteen(level: int, more: int) -> None:
    state = ended(8, seats={0: vp(level, coins=3)})
    assert asked(state) == (0, "scoring")
    assert legal(state) == {"done", "boost money"}
    assert state.decision.params["bonuses"] == {"boost money": more}
    play(state, "boost money")
    assert tally(state, 0) == {"money": 14, "vp-status": more}
    assert state.decade == 9


@pytest.mark.rule("TR-STATUS-09")
@pytest.mark.parametrize(("level", "hundred", "less"), [(1, 25, 24), (2, 50, 49), (3, 150, 148)])
def test_a_quarter_a_half_and_three_halves_rounded_down(level: int, hundred: int, less: int) -> None:
    """By awards in which a single percent would show."""
    state = table(2, seats={0: vp(level)})
    assert (bonus_for(state, 0, 100), bonus_for(state, 0, 99)) == (hundred, less)
    assert (bonus_for(state, 0, 0), bonus_for(state, 0, -8)) == (0, 0)


@pytest.mark.rule("TR-STATUS-10")
def test_one_house_is_a_single_award_not_their_sum() -> None:
    houses = {space: house(0) for space in ("a1", "b1", "c1")}
    state = ended(
        4, fort=True, harbor=True, buildings={**houses, "a2": lot(0), "b2": palace(0)}, seats={0: vp(2, faith=3)}
    )
    assert tally(state, 0)["houses"] == 3 * 8
    assert legal_of(state, "boost") == {"faith", "home a1", "home b1", "home c1", "home b2"}
    play(state, "boost home b1")
    assert bonus(state, 0) == 4


@pytest.mark.rule("TR-STATUS-10")
def test_one_palace_one_series_or_one_category() -> None:
    seat = vp(
        2,
        coins=1,
        faith=1,
        units=["miliciano"],
        character="general",
        hand=[49, 50, 51, 55, 56, 57, 58],
        banners=dict.fromkeys(("black", "red", "blue", "ocher"), 2),
    )
    fields: dict[str, Any] = {"fort": True, "buildings": {"a1": palace(0)}, "seats": {0: seat}}
    more = {
        "boost money": 3,
        "boost military": 3,
        "boost banners": 2,
        "boost faith": 3,
        "boost character": 2,
        "boost series general": 1,
        "boost series captain": 1,
        "boost home a1": 9,
    }
    for action, points in more.items():
        state = ended(4, **fields)
        assert legal(state) == {"done", *more}
        assert state.decision.params["bonuses"] == more
        before = score(state, 0)
        play(state, action)
        assert score(state, 0) == before + points, action


@pytest.mark.rule("TR-STATUS-10", "TR-STATUS-13")
def test_the_colours_are_one_award() -> None:
    seat = {"status": {"vp": 1, "cards": 3}, "hand": [13, 19, 25, 31]}
    state = ended(4, seats={0: seat})
    assert legal(state) == {"done", "boost colours"}
    play(state, "boost colours")
    assert tally(state, 0) == {"colours": 6, "vp-status": 1}


@pytest.mark.rule("TR-STATUS-09")
def test_nobody_is_asked_where_the_bonus_would_be_nothing() -> None:
    state = ended(4, seats={0: vp(1), 1: {"coins": 3}})
    assert asked(state)[1] != "scoring", "no award at all"
    state = ended(4, seats={0: vp(1, coins=3), 1: {"coins": 3}})
    assert tally(state, 0) == {"money": 3}
    assert asked(state)[1] != "scoring", "25 % of 3 are nothing"
    state = ended(4, buildings={"a1": house(0), "b1": "quarry", "c1": "market"}, seats={0: vp(3)})
    assert tally(state, 0) == {"houses": -1}
    assert asked(state)[1] != "scoring", "a loss is not raised"
    assert bonus_for(state, 0, -4) == 0
    state = ended(4, seats={0: {"coins": 3}})
    assert asked(state)[1] != "scoring", "no VP status"


@pytest.mark.rule("TR-STATUS-09")
def test_awards_too_small_to_raise_are_not_offered() -> None:
    state = ended(4, buildings={"a1": house(0)}, fort=True, seats={0: vp(1, coins=1)})
    assert tally(state, 0) == {"money": 7, "houses": 1}
    assert legal(state) == {"done", "boost money"}
    assert reason(state, "boost home a1") == "TR-STATUS-09"
    assert reason(state, "boost home a2") == "TR-STATUS-10"
    assert reason(state, "boost faith") == "TR-STATUS-09"
    assert reason(state, "boost series bishop") == "TR-STATUS-09"
    assert reason(state, "boost fort 1") == OTHER_DECISION


@pytest.mark.rule("TR-STATUS-09")
def test_seats_are_asked_in_turn_order_and_may_keep_it() -> None:
    state = ended(4, order=[2, 0, 3, 1], seats={0: vp(3, coins=2), 1: vp(3, faith=1), 3: vp(3)})
    assert asked(state) == (0, "scoring")
    play(state, "done")
    assert asked(state) == (1, "scoring")
    play(state, "boost faith")
    assert (bonus(state, 0), bonus(state, 1)) == (0, 10)
    assert asked(state)[1] != "scoring"


@pytest.mark.rule("TR-STATUS-09")
def test_awards_are_given_before_anybody_raises_one() -> None:
    state = last_turn(4, seats={0: vp(3, coins=2), 1: {"faith": 1}})
    told = [(params["seat"], params["source"]) for name, params in happens(state, "pass") if name == "scored"]
    assert told == [(0, "money"), (1, "faith")]


@pytest.mark.rule("TR-STATUS-09", "TR-COMP-12")
def test_what_can_be_raised_follows_from_what_was_given() -> None:
    state = ended(4, seats={0: vp(1, coins=2, character="carpenter", wood=3), 1: {"coins": 1, "wood": 1}})
    assert legal(state) == {"done", "boost money", "boost character"}
    assert state.decision.params["money"] == [7, 0, 0, 0]
    assert state.decision.params["character"] == [8, 0, 0, 0]
    for seat, coins, wood in ((0, 0, 0), (1, 3, 4)):
        state.players[seat].coins, state.players[seat].cubes[1] = coins, wood
    assert legal(again(state)) == {"done", "boost money", "boost character"}, "whatever lies behind the screens"


# ---- at the recovery of workers

HARBOR = [4, 3, 3, 3, 3, 2, 2]  # points of the spaces with four players


@pytest.mark.rule("TR-STATUS-10", "TR-MAJOR-07")
def test_one_workers_space_is_a_single_award() -> None:
    grid = {1: 0, 2: 0, **full(7, 1, but=(1, 2))}
    state = ended(2, harbor=True, grids={"harbor": grid}, completed=["harbor"], seats={0: vp(2), 1: vp(1)})
    assert tally(state, 0) == {"grids": 7}
    assert asked(state) == (0, "returning")
    assert legal(state) == {"done", "boost harbor 1", "boost harbor 2"}
    assert state.decision.params == {"bonuses": {"boost harbor 1": 2, "boost harbor 2": 1}}
    assert reason(state, "boost harbor 3") == "TR-STATUS-10", "another's worker"
    assert reason(state, "boost harbor 8") == "TR-MAJOR-02", "no space with four players"
    assert reason(state, "boost money") == OTHER_DECISION
    play(again(state), "boost harbor 2")
    play(state, "boost harbor 1")
    assert tally(state, 0) == {"grids": 7, "vp-status": 2}
    assert (player(state, 0).used, state.decade) == ([], 3), "and in the next decade it can be used again"


@pytest.mark.rule("TR-STATUS-09", "TR-STATUS-10")
def test_no_seat_is_asked_for_a_space_that_adds_nothing() -> None:
    grid = {1: 1, **full(7, 0, but=(1,))}
    state = ended(2, harbor=True, grids={"harbor": grid}, completed=["harbor"], seats={0: vp(1), 1: vp(1)})
    assert asked(state) == (1, "returning"), "25 % of 3 are nothing, of 4 they are 1"
    assert tally(state, 0) == {"grids": 16}
    assert reason(state, "boost harbor 2") == "TR-STATUS-10"
    play(state, "boost harbor 1")
    assert bonus(state, 1) == 1


@pytest.mark.rule("TR-STATUS-10", "TR-MAJOR-08")
def test_workers_on_unfinished_grids_are_no_award() -> None:
    grids = {"harbor": full(7, 0, 1), "fort": {1: 0}}
    state = ended(2, harbor=True, grids=grids, completed=["harbor"], seats={0: vp(3)})
    assert legal_of(state, "boost") == {"harbor 1", "harbor 3", "harbor 5", "harbor 7"}
    assert reason(state, "boost fort 1") == "TR-MAJOR-08"


@pytest.mark.rule("TR-STATUS-09")
def test_it_is_used_once_a_decade() -> None:
    fields: dict[str, Any] = {
        "harbor": True,
        "grids": {"harbor": full(7, 1, 2)},
        "completed": ["harbor"],
        "seats": {1: vp(3, coins=1)},
    }
    kept = ended(4, **fields)
    play(kept, "done")
    assert asked(kept) == (1, "scoring"), "kept for the scoring"
    play(kept, "boost money")
    assert bonus(kept, 1) == 10
    used = ended(4, **fields)
    play(used, "boost harbor 1")
    assert tally(used, 1) == {"grids": sum(HARBOR[::2]), "vp-status": 6, "money": 7}
    assert asked(used)[1] != "scoring"


@pytest.mark.rule("TR-STATUS-09")
def test_used_before_in_this_decade() -> None:
    state = ended(4, seats={0: vp(3, coins=1, used=["boosting"])})
    assert asked(state)[1] != "scoring"
    assert player(state, 0).used == []


# ---- legality and positions


@pytest.mark.rule("TR-STATUS-09", "TR-STATUS-10")
def test_all_that_is_not_legal_has_a_reason() -> None:
    scoring = ended(
        4, fort=True, buildings={"a1": palace(0), "b1": palace(1)}, seats={0: vp(1, coins=1, hand=[13, 14, 15])}
    )
    returning = ended(2, harbor=True, grids={"harbor": full(7, 0, 1)}, completed=["harbor"], seats={0: vp(2)})
    for state, kind in ((scoring, "scoring"), (returning, "returning")):
        assert asked(state) == (0, kind)
        for action in range(len(state.vocabulary)):
            assert (state.explain(action, 0) is None) == (action in state.legal)


@pytest.mark.rule("TR-STATUS-09")
def test_what_cannot_be_while_an_award_is_raised() -> None:
    fields: dict[str, Any] = {
        "phase": "scoring",
        "decade": 5,
        "seats": {0: vp(1), 1: {"character": "carpenter"}, 2: {"character": "captain"}},
        "step": {"money": [7, 0, 0, 0], "character": [0, 8, 0, 0]},
        "waiting": [{"phase": "end-of-decade", "actor": 0, "step": {"step": "scoring", "turns": 1}}],
    }
    assert legal(table(**fields)) == {"done", "boost money"}

    def told(**changes: Any) -> str:
        return refusal(**fields | changes)

    assert told(decade=6).endswith("(TR-SCORE-01)")
    nothing = {"money": [0, 7, 0, 0], "character": [0, 8, 0, 0]}
    assert told(step=nothing) == "actor: can raise nothing here (TR-STATUS-09)"
    shares = "step.money: must be one award, or equal shares of it (TR-SCORE-02)"
    assert told(step={"money": [7, 7, 0, 0], "character": [0, 0, 0, 0]}) == shares
    assert told(step={"money": [5, 0, 0, 0], "character": [0, 0, 0, 0]}) == shares
    assert told(step={"money": [7, 0, 0], "character": [0, 0, 0, 0]}).startswith("step.money")
    too_much = {"money": [7, 0, 0, 0], "character": [0, 0, 8, 0]}
    assert told(step=too_much) == "step.character: seat 2 has no such award (TR-SCORE-08)"
    for points in (1, 9, 10):
        assert told(step={"money": [7, 0, 0, 0], "character": [0, points, 0, 0]}).startswith("step.character")
    too_much = {"money": [7, 0, 0, 0], "character": [0, 10, 0, 0]}
    assert told(step=too_much) == "step.character: seat 1 has no such award (TR-SCORE-08)"


@pytest.mark.rule("TR-STATUS-10")
def test_what_cannot_be_while_workers_return() -> None:
    fields: dict[str, Any] = {
        "phase": "returning",
        "decade": 3,
        "harbor": True,
        "grids": {"harbor": full(7, 0, 1)},
        "completed": ["harbor"],
        "seats": {0: vp(1)},
        "waiting": [{"phase": "end-of-decade", "actor": 0, "step": {"step": "recovery", "turns": 1}}],
    }
    assert legal(table(**fields)) == {"done", "boost harbor 1"}
    assert refusal(**fields | {"seats": {}}) == "actor: can raise nothing here (TR-STATUS-10)"
    for decade in (1, 14):
        assert "decade" in refusal(**fields | {"decade": decade})

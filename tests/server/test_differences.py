"""Differences: put in place they give the same data, and they tell no more than the states between which they are."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabildo.engine.game import Game
from cabildo.engine.registry import title_names
from cabildo.engine.state import State
from cabildo.server.differences import applied, difference
from cabildo.server.store.rows import SeatRow
from cabildo.server.tables.parts import Pen
from cabildo.server.tables.showing import Showing
from cabildo.server.tables.told import Told
from cabildo.server.tables.trying import tried
from cabildo.server.wire.moves import TryWish
from tests.server.test_secrecy import PEOPLE, live_table
from tests.titles.trinidad.build import table
from tests.titles.trinidad.votes import assembly, cast, propose

LEAF = st.none() | st.booleans() | st.integers(-2, 2) | st.text("ab", max_size=2)
DATA = st.recursive(
    LEAF, lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.text("xyz", max_size=2), parts, max_size=4)
)


@given(DATA, DATA)
def test_a_difference_put_in_place_gives_the_other(before: Any, after: Any) -> None:
    written = msgspec.json.decode(msgspec.json.encode(difference(before, after)))
    assert repr(applied(before, written)) == repr(in_order_of(after, applied(before, written)))


def in_order_of(data: Any, order: Any) -> Any:
    """The same data with names in another's order, which JSON does not mind."""
    if isinstance(data, dict) and isinstance(order, dict):
        assert data.keys() == order.keys()
        return {name: in_order_of(data[name], order[name]) for name in order}
    if isinstance(data, list) and isinstance(order, list):
        assert len(data) == len(order)
        return [in_order_of(one, other) for one, other in zip(data, order, strict=True)]
    return data


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ({"coins": 1}, {"coins": 1}, {}),
        ({"coins": 1}, {"coins": True}, {"coins": [True]}),
        ({"coins": 1, "goods": {"corn": 2}}, {"coins": 1, "goods": {"corn": 3}}, {"goods": {"corn": [3]}}),
        ({"coins": 1}, {}, {"coins": []}),
        ({}, {"coins": None}, {"coins": [None]}),
        ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}], {"1": {"a": [3]}}),
        ([1, 2, 3, 4], [1, 2], {"2": []}),
        ([1, 2, 3], [1, 2, 3, 4], {"3": [4]}),
        ([1, 2, 3], [3, 1, 2], [[3, 1, 2]]),
        ({"a": []}, {"a": {}}, {"a": [{}]}),
    ],
)
def test_the_form_of_a_difference(before: Any, after: Any, change: Any) -> None:
    assert difference(before, after) == change
    assert applied(before, change) == after


# ---- of states


def showing(game: Game, title: str = "puerto-rico") -> Showing:
    live = live_table(game)
    live.row.title = title
    live.row.players = int(game.state.people)
    live.row.seats = [SeatRow(seat, f"p{seat}", "", None, None) for seat in range(live.row.players)]
    live.row.sequence = len(game.moves)
    return Showing(live, PEOPLE, set())


def state_of(told: Told) -> Any:
    return msgspec.json.decode(told.text())


@pytest.mark.parametrize("title", [name for name in title_names() if not name.startswith("toy")])
def test_differences_lead_from_move_to_move_in_every_title(title: str) -> None:
    pick = random.Random(5)
    game = Game.new(title, 3, seed=5)
    eyes = [("p0", 0), ("p1", 1), ("eve", None)]
    before = {at: showing(game, title).told(*at) for at in eyes}
    for _ in range(60):
        game.apply(pick.choice(game.state.legal_actions()))
        now = showing(game, title)
        pen = Pen()
        for at in eyes:
            told = now.told(*at, before[at])
            assert told.version == showing(game, title).told(*at).version, "whatever was told before"
            change = msgspec.json.decode(told.change_since(before[at], pen))
            assert applied(state_of(before[at]), change) == state_of(told)
            assert change == difference(state_of(before[at]), state_of(told))
            before[at] = told


def points_spread(points: tuple[int, int, int]) -> Game:
    position = Game.new("puerto-rico", 3, seed=3, options={"governor": 1}).state.to_position()
    for player, number in zip(position["players"], points, strict=True):
        player["points"] = number
    position["chips"] = 75 - sum(points)
    return Game.from_position(position, seed=1)


@pytest.mark.parametrize(("person", "seat"), [("p0", 0), ("eve", None)])
def test_differences_do_not_change_by_a_byte_with_what_is_hidden(person: str, seat: int | None) -> None:
    """The versions neither, of which each is a hash of what was told."""

    def sent(points: tuple[int, int, int]) -> bytes:
        game = points_spread(points)
        before = showing(game).told(person, seat)
        game.apply("role mayor")
        return msgspec.json.encode(showing(game).difference(person, seat, before))

    assert sent((4, 9, 2)) == sent((4, 2, 9))
    if seat is not None:
        assert sent((4, 9, 2)) != sent((5, 9, 1)), "what the seat does know counts"


# ---- ballots, and cards that somebody looks at


def ballots(own: str, other: str) -> State:
    """Seat 0 is asked for a ballot; 1 and 2 have cast theirs."""
    return cast(propose(assembly(4, order=[2, 1, 0, 3], actor=2), "war"), own, other)


def cards(*looked: int) -> State:
    return table(3, phase="keeping", actor=1, step={"cards": list(looked)})


def sent(state: State, eyes: int | None, action: str | None) -> bytes:
    """All that goes over the wire to these eyes: the whole, what the actor may try, and the difference by a move."""
    game = Game.from_position(state.to_position(), seed=1)
    person = "eve" if eyes is None else f"p{eyes}"
    now = showing(game, "trinidad")
    told = [msgspec.json.encode(now.whole(person, eyes, 0))]
    if eyes is not None and eyes == state.actor:
        decision = game.state.decision.to_data(game.state.vocabulary)
        for choice in decision["choices"]:
            told.append(msgspec.json.encode(tried(game.state, TryWish(0, eyes, [choice]))))
    if action is not None:
        game.apply(action)
        told.append(msgspec.json.encode(showing(game, "trinidad").difference(person, eyes, now.told(person, eyes))))
    return b"\n".join(told)


@pytest.mark.rule("TR-COUNCIL-09")
def test_nothing_sent_changes_by_a_byte_with_a_ballot() -> None:
    ways = [ballots("yes 3", "no 1"), ballots("yes 3", "yes 7"), ballots("abstain", "no 1")]
    for eyes in (0, 3, None):
        assert len({sent(state, eyes, "ballot yes 2") for state in ways}) == 1
    assert len({sent(state, 1, "ballot yes 2") for state in ways}) == 2, "everybody sees their own"
    assert len({sent(state, 2, "ballot yes 2") for state in ways}) == 2


@pytest.mark.rule("TR-DRAW-01")
def test_nothing_sent_changes_by_a_byte_with_the_cards_that_somebody_looks_at() -> None:
    """Until one is kept or none, by which all of them lie open."""
    ways = [cards(14, 26), cards(14, 36), cards(21, 26)]  # as many of each back
    for eyes in (0, 2, None):
        assert len({sent(state, eyes, None) for state in ways}) == 1
    assert len({sent(state, 1, None) for state in ways}) == 3, "who looks sees them"


@pytest.mark.parametrize("title", [name for name in title_names() if not name.startswith("toy")])
def test_what_is_told_in_parts_is_the_whole_state(title: str) -> None:
    pick = random.Random(3)
    game = Game.new(title, 3, seed=3)
    for _ in range(20):
        game.apply(pick.choice(game.state.legal_actions()))
    now = showing(game, title)
    for person, seat in (("p0", 0), ("p1", 1), ("eve", None), ("p2", 2)):
        whole = msgspec.json.decode(msgspec.json.encode(now.whole(person, seat, 0).state))
        assert whole.pop("version") == now.told(person, seat).version
        del whole["log"], whole["log_from"]
        assert state_of(now.told(person, seat)) == whole

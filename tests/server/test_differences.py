"""Differences: put in place they give the same data, and they tell no more than the states between which they are."""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import NoneType
from typing import Any, get_args, get_type_hints, is_typeddict

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from cabildo.engine.game import Game
from cabildo.engine.registry import title, title_names
from cabildo.engine.state import State
from cabildo.server.differences import applied, difference
from cabildo.server.store.rows import SeatRow
from cabildo.server.tables.live_table import going_on
from cabildo.server.tables.showing import Showing
from cabildo.server.tables.trying import tried
from cabildo.server.wire.games import Decision
from cabildo.server.wire.moves import TryWish
from cabildo.server.wire.tables import TableInfo, UndoInfo
from tests.server.test_secrecy import PEOPLE, live_table
from tests.titles.trinidad.build import table
from tests.titles.trinidad.votes import assembly, cast, propose

PLAYED = [name for name in title_names() if not name.startswith("toy")]
CHOICE = str | int | bool  # of an option: no table's options ever change
LEAF = st.none() | st.integers(-2, 2) | st.text("ab", max_size=2)  # no booleans: see the test of types
DATA = st.recursive(
    LEAF, lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.text("xyz", max_size=2), parts, max_size=4)
)


@given(DATA, DATA)
def test_a_difference_put_in_place_gives_the_other(before: Any, after: Any) -> None:
    written = msgspec.json.decode(msgspec.json.encode(difference(before, after)))
    assert repr(applied(before, written)) == repr(in_order_of(after, applied(before, written)))


@pytest.mark.parametrize("kind", [TableInfo, UndoInfo, Decision, *(title(name).view_type for name in title_names())])
def test_no_place_of_what_is_told_is_now_a_number_and_now_true_or_false(kind: Any) -> None:
    """Python calls 1 and True equal, and JSON does not: a difference would miss that the one became the other."""
    kinds = list(kinds_in(kind))
    assert any(one is int for one in kinds)
    for one in kinds:
        mixed = set(get_args(one)) & {int, float} and bool in get_args(one)
        assert not mixed or one == CHOICE, one


def test_facts_of_a_name_are_always_numbers_or_always_true_or_false() -> None:
    for name in PLAYED:
        pick, kinds = random.Random(2), dict[str, set[type]]()
        state = title(name).new(4, seed=2)
        while not state.over:
            for facts in state.decision.facts.values():
                for fact, value in facts.items():
                    kinds.setdefault(fact, set()).add(type(value))
            state.apply(pick.choice(state.legal_actions()))
        assert kinds
        assert not [fact for fact, found in kinds.items() if {int, bool} <= found], name


def kinds_in(kind: Any) -> Iterator[Any]:
    """The type with all those in it."""
    yield kind
    hints = get_type_hints(kind) if is_typeddict(kind) or isinstance(kind, type(Struct)) else {}
    for part in (*hints.values(), *get_args(kind)):
        if part is not kind and not isinstance(part, str | int | bool | NoneType):
            yield from kinds_in(part)


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


def showing(game: Game, title: str = "puerto-rico", sequence: int | None = None) -> Showing:
    live = live_table(game)
    live.row.title = title
    live.row.players = int(game.state.people)
    live.row.seats = [SeatRow(seat, f"p{seat}", "", None, None) for seat in range(live.row.players)]
    live.row.sequence = len(game.moves) if sequence is None else sequence
    return Showing(live, PEOPLE, set())


def seen(now: Showing, person: str, seat: int | None) -> Any:
    """The whole without the log, as a client has it."""
    state = msgspec.json.decode(msgspec.json.encode(now.state(person, seat)))
    del state["log"], state["log_from"], state["version"]
    return state


@pytest.mark.parametrize("name", PLAYED)
def test_differences_lead_from_move_to_move_in_every_title(name: str) -> None:
    pick = random.Random(5)
    game = Game.new(name, 3, seed=5)
    eyes = [("p0", 0), ("p1", 1), ("eve", None)]
    before = showing(game, name, 1)
    seen_before = {at: seen(before, *at) for at in eyes}
    for sequence in range(2, 62):
        game = going_on(game)
        game.apply(pick.choice(game.state.legal_actions()))
        now = showing(game, name, sequence)
        for at in eyes:
            told = now.told(*at, before.told(*at))
            assert told.version == showing(game, name, sequence).told(*at).version != before.told(*at).version
            change = msgspec.json.decode(msgspec.json.encode(now.difference(*at, before.told(*at)).change))
            seen_now = seen(now, *at)
            put_in_place = applied(seen_before[at], change)
            assert put_in_place == seen_now
            assert repr(in_order_of(put_in_place, seen_now)) == repr(seen_now), "1 is not True"
            shortest: Any = difference(seen_before[at], seen_now)
            if isinstance(change.get("decision"), list):  # whole, where another seat is asked, or where it is short
                shortest["decision"] = change["decision"]
            assert change == shortest
            seen_before[at] = seen_now
        before = now


@pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        *[("puerto-rico", players, {}) for players in (2, 3, 4, 5)],
        ("puerto-rico", 4, {"open-points": True}),
        ("rio", 4, {}),
        ("trinidad", 4, {}),
    ],
)
def test_what_is_left_out_of_views_that_are_compared_is_the_same(name: str, players: int, options: Any) -> None:
    """Over a whole game, from each decision to the next one and to the one after that; standings as well."""
    pick = random.Random(7)
    state = title(name).new(players, seed=7, options=options)
    eyes = [*range(players), None]
    earlier = [state.copy()] * 2
    while not state.over:
        state.apply(pick.choice(state.legal_actions()))
        for before in {id(one): one for one in earlier}.values():
            whole_before, whole_now = state.title.views(before, eyes), state.title.views(state, eyes)
            for seat, (then, now) in state.title.views_apart(before, state, eyes).items():
                assert difference(then, now) == difference(whole_before[seat], whole_now[seat])
            if not state.title.standings_differ(before, state):
                assert state.title.standings_for(before, eyes) == state.title.standings_for(state, eyes)
        earlier = [earlier[1], state.copy()]


def points_spread(points: tuple[int, int, int]) -> Game:
    position = Game.new("puerto-rico", 3, seed=3, options={"governor": 1}).state.to_position()
    for player, number in zip(position["players"], points, strict=True):
        player["points"] = number
    position["chips"] = 75 - sum(points)
    return Game.from_position(position, seed=1)


@pytest.mark.parametrize(("person", "seat"), [("p0", 0), ("eve", None)])
def test_differences_do_not_change_by_a_byte_with_what_is_hidden(person: str, seat: int | None) -> None:
    """The versions neither."""

    def sent(points: tuple[int, int, int]) -> bytes:
        game = points_spread(points)
        now = showing(game)
        whole = msgspec.json.encode(now.whole(person, seat, 0))
        game = going_on(game)
        game.apply("role mayor")
        return whole + msgspec.json.encode(showing(game).difference(person, seat, now.told(person, seat)))

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
        game = going_on(game)
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

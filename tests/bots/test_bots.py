"""Every bot plays whole games by the rules, repeatably, and sees only what its seat may know."""

from __future__ import annotations

import logging
from random import Random
from typing import cast

import pytest

from cabildo.bots.bot import Bot, answer
from cabildo.bots.roster import make_bot
from cabildo.engine.errors import OptionError
from cabildo.engine.state import State
from cabildo.titles.puerto_rico.title import TITLE
from tests.testing.toy_title.table import Auction
from tests.testing.toy_title.title import ToyAuction
from tests.titles.puerto_rico.build import legal, table

TOY = ToyAuction()


def play(state: State, bots: list[Bot], random: Random, decisions: int = 10_000) -> list[int]:
    """Play to the end or so many decisions; the bots' own choices, unmended, which must be legal."""
    course: list[int] = []
    while not state.over and len(course) < decisions:
        choices = state.legal_actions()
        action = choices[0]
        if len(choices) > 1:
            action = bots[int(state.actor)].choose(state.sample(state.actor, random.getrandbits(62)), random)
        assert action in choices, bots[int(state.actor)].name
        state.apply(action)
        course.append(action)
    return course


@pytest.mark.parametrize("players", TITLE.player_counts)
@pytest.mark.parametrize("spec", ["random", "simple", "uct:2"])
def test_a_bot_plays_to_the_end_by_legal_actions(spec: str, players: int) -> None:
    state = TITLE.new(players, seed=players)
    play(state, [make_bot(spec)] * players, Random(1))
    assert state.over


@pytest.mark.parametrize("players", TITLE.player_counts)
def test_the_simple_bot_copes_with_whatever_the_others_do(players: int) -> None:
    for seed in range(5):
        state = TITLE.new(players, seed)
        play(state, [make_bot("simple"), *[make_bot("random")] * (players - 1)], Random(seed))
        assert state.over


@pytest.mark.parametrize("spec", ["random", "simple", "uct:5"])
def test_a_title_that_no_bot_was_written_for_can_be_played(spec: str) -> None:
    for seed in range(3):
        state = TOY.new(3, seed)
        play(state, [make_bot(spec)] * 3, Random(seed))
        assert state.over


@pytest.mark.parametrize("spec", ["random", "simple", "uct:3"])
def test_the_same_seeds_give_the_same_game(spec: str) -> None:
    courses = [play(TITLE.new(3, 5), [make_bot(spec)] * 3, Random(9), decisions=60) for _ in range(2)]
    assert courses[0] == courses[1]


def test_another_seed_gives_another_game() -> None:
    courses = [play(TITLE.new(3, 5), [make_bot("random")] * 3, Random(seed), decisions=60) for seed in (9, 10)]
    assert courses[0] != courses[1]


class Spy(Bot):
    """Keeps what it is shown, and plays on with it as a cheat would."""

    name = "spy"

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, state: State, random: Random) -> int:
        self.shown.append(state.copy())
        action = state.legal_actions()[-1]
        while not state.over:
            state.apply(random.choice(state.legal_actions()))
        return action


def test_a_bot_cannot_see_which_tile_comes_next() -> None:
    """The order of the face-down plantations is drawn anew for the bot, and its view stays the same."""
    state = table(4, phase="tile", taker=0, row={"corn": 1})
    rows = set()
    spy = Spy()
    for seed in range(12):
        answer(spy, state, Random(seed))
        shown = spy.shown[-1]
        assert shown.view(0) == state.view(0)
        assert (shown.lane_a, shown.lane_b) != (state.lane_a, state.lane_b)
        shown.apply(TITLE.parse("tile corn"))
        rows.add(tuple(shown.view(0)["row"].items()))
    assert len(rows) > 3


def test_a_bot_sees_its_own_cards_and_not_those_of_others() -> None:
    state = cast(Auction, TOY.new(3, seed=4))
    me = int(state.actor)
    spy = Spy()
    for seed in range(30):
        answer(spy, state, Random(seed))
    shown = cast(list[Auction], spy.shown)
    assert {tuple(other.hands[me]) for other in shown} == {tuple(state.hands[me])}
    for seat in range(3):
        if seat != me:
            assert len({tuple(other.hands[seat]) for other in shown}) > 1


def test_what_a_bot_tries_out_does_not_happen() -> None:
    state = TITLE.new(4, seed=3)
    before = state.to_position()
    action = answer(Spy(), state, Random(0))
    assert state.to_position() == before
    assert action == state.legal_actions()[-1]


class Cheat(Bot):
    name = "cheat"

    def choose(self, state: State, random: Random) -> int:
        return TITLE.parse("build harbor")


def test_an_illegal_answer_is_replaced_by_a_legal_one_and_told(caplog: pytest.LogCaptureFixture) -> None:
    state = TITLE.new(4, seed=3)
    with caplog.at_level(logging.WARNING):
        assert answer(Cheat(), state, Random(0)) in state.legal_actions()
    assert "cheat" in caplog.text


def test_a_bot_is_not_asked_where_there_is_one_answer() -> None:
    state = table(4, phase="trading")
    assert legal(state) == {"pass"}
    assert answer(Cheat(), state, Random(0)) == TITLE.parse("pass")


@pytest.mark.parametrize("spec", ["random", "simple", "uct:1", "uct:200"])
def test_a_bot_has_the_name_that_it_was_asked_for_by(spec: str) -> None:
    assert make_bot(spec).name == spec


@pytest.mark.parametrize("spec", ["", "Simple", "uct", "uct:", "uct:0", "uct:-5", "uct:1e3", "uct:99999999", "uct:²"])
def test_an_unknown_bot_is_refused_with_what_there_is(spec: str) -> None:
    with pytest.raises(OptionError, match=r"there are: random, simple, uct:ITERATIONS"):
        make_bot(spec)

"""The state base class: chance that is the same everywhere, and steps without a choice that play themselves."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabildo.engine.errors import IllegalAction, NotationError, RecordError
from cabildo.engine.phase import SideAction, number_row, phase_row
from cabildo.engine.sink import Sink
from cabildo.engine.state import EVERYBODY, MODULUS_A, MODULUS_B, NOBODY
from cabildo.testing.snapshots import snapshot
from tests.testing.toy_title.auction import Bidding
from tests.testing.toy_title.table import Auction
from tests.testing.toy_title.title import TITLE


def toy(seed: int = 1) -> Auction:
    return TITLE.setup(3).deal(seed)


class Listener(Sink):
    """Writes down what chance did, and dictates the next result if told to."""

    def __init__(self, next_result: int = -1) -> None:
        self.next_result = next_result
        self.drawn_results: list[tuple[int, int, int]] = []

    def dictated(self, kind: int, weights: list[int]) -> int:
        return self.next_result

    def drawn(self, kind: int, result: int, audience: int) -> None:
        self.drawn_results.append((int(kind), int(result), int(audience)))


# ---- the generator


def test_the_generator_gives_what_it_always_gave() -> None:
    """Records do not need it, but seeds in bug reports, benchmarks and tests do."""
    state = toy()
    state.reseed(7)
    assert [state.random(1000) for _ in range(8)] == [41, 761, 76, 302, 519, 252, 193, 266]
    state.reseed(2**62 - 1)
    assert (int(state.lane_a), int(state.lane_b)) == (1184314880, 597199731)


@given(seed=st.integers(0, 2**62 - 1))
def test_every_seed_starts_both_lanes_within_their_range(seed: int) -> None:
    state = toy()
    state.reseed(seed)
    for _ in range(20):
        assert 1 <= state.lane_a < MODULUS_A
        assert 1 <= state.lane_b < MODULUS_B
        assert 0 <= state.random(6) < 6


@given(lane_a=st.integers(1, MODULUS_A - 1), lane_b=st.integers(1, MODULUS_B - 1), sides=st.integers(1, 10**6))
def test_a_number_is_always_below_its_bound(lane_a: int, lane_b: int, sides: int) -> None:
    state = toy()
    state.lane_a, state.lane_b = lane_a, lane_b
    assert 0 <= state.random(sides) < sides


def test_the_generator_is_fair() -> None:
    state = toy()
    state.reseed(3)
    counts = Counter(int(state.random(6)) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 10_000) < 400 for count in counts.values())  # over four standard deviations


def test_neighbouring_seeds_are_not_alike() -> None:
    firsts: Counter[int] = Counter()
    for seed in range(6000):
        state = toy()
        state.reseed(seed)
        firsts[int(state.random(6))] += 1
    assert all(abs(count - 1000) < 150 for count in firsts.values())


def test_draws_follow_their_weights_and_never_give_what_has_none() -> None:
    state = toy()
    counts = Counter(int(state.draw(1, number_row([0, 3, 0, 1]))) for _ in range(8000))
    assert sorted(counts) == [1, 3]
    assert abs(counts[1] - 6000) < 250


# ---- chance is told and may be dictated


def test_chance_is_told_with_its_audience_and_counts_as_learned() -> None:
    state = toy()
    state.sink = listener = Listener()
    state.learned = 0
    state.draw(1, number_row([0, 5]), 1 << 2)
    assert listener.drawn_results == [(1, 1, 4)]
    assert state.learned == 4
    state.roll(0, 1)
    assert listener.drawn_results[1] == (0, 0, EVERYBODY)
    assert state.learned == EVERYBODY


def test_chance_can_be_dictated_and_the_generator_then_stands_still() -> None:
    state = toy()
    lanes = (state.lane_a, state.lane_b)
    state.sink = Listener(next_result=3)
    assert state.roll(0, 6) == 3
    assert (state.lane_a, state.lane_b) == lanes


@pytest.mark.parametrize("result", [0, 2, 9])
def test_what_chance_cannot_give_is_not_dictated(result: int) -> None:
    state = toy()
    state.sink = Listener(next_result=result)
    with pytest.raises(RecordError):
        state.draw(1, number_row([0, 5]))


# ---- playing


def test_a_step_without_a_choice_plays_itself() -> None:
    """A starter without coins has no offer to make: the next round begins at once."""
    state = toy()
    state.coins = [0, 0, 0]
    state.play_forced()
    for _ in range(3):
        state.apply(state.legal_actions()[0])
    while state.phases[state.phase].name() == "storms":
        state.apply(state.vocabulary.parse("pass"))
    assert state.round == 2


def test_a_single_step_leaves_what_follows_by_itself() -> None:
    """The same course in steps: the starter without coins is asked, although there is one answer."""
    whole = toy()
    whole.coins = [0, 0, 0]
    whole.play_forced()
    while whole.phases[whole.phase].name() != "storms":
        whole.apply(whole.legal_actions()[0])
    stepped = whole.copy()
    while stepped.phases[stepped.phase].name() == "storms":
        whole.apply(whole.vocabulary.parse("pass"))
        stepped.step(stepped.vocabulary.parse("pass"))
    assert (whole.round, stepped.round) == (2, 1)
    assert (stepped.actor, stepped.decision.kind, repr(stepped.choices)) == (0, "offering", "<1 legal: pass>")
    assert stepped.step(stepped.legal_actions()[0])  # cards are drawn
    assert snapshot(stepped) == snapshot(whole)


def test_a_single_step_is_refused_like_a_whole_one() -> None:
    state = toy()
    before = snapshot(state)
    with pytest.raises(IllegalAction) as refused:
        state.step(state.vocabulary.parse("pass"))
    assert refused.value.rule == "engine.other-decision"
    for act in (state.step, state.apply):
        with pytest.raises(IllegalAction) as refused:
            act(state.vocabulary.parse("bid 0"), seat=2)
        assert refused.value.rule == "engine.not-your-turn"
    assert snapshot(state) == before
    state.step(state.vocabulary.parse("bid 0"), seat=0)
    assert state.actor == 1


def test_a_secret_choice_is_asked_even_with_one_answer() -> None:
    state = toy()
    state.coins = [0, 0, 0]
    state.play_forced()
    assert state.phases[state.phase].name() == "bidding"
    assert [state.vocabulary.notation(action) for action in state.legal_actions()] == ["bid 0"]


def test_a_position_rests_even_with_one_answer() -> None:
    state = toy()
    state.coins = [0, 0, 0]
    state.phase = 3
    state.rest()
    assert [state.vocabulary.notation(action) for action in state.legal_actions()] == ["pass"]


def test_an_illegal_action_names_its_rule() -> None:
    state = toy()
    with pytest.raises(IllegalAction) as refused:
        state.apply(state.vocabulary.parse("accept"))
    assert refused.value.rule == "engine.other-decision"
    state.coins[0] = 1
    state.rest()
    with pytest.raises(IllegalAction, match=r"'bid 3' is not legal now \(TOY-BID-01\): Each round a die"):
        state.apply(state.vocabulary.parse("bid 3"))
    with pytest.raises(NotationError):
        state.apply(9999)


def test_nobody_acts_after_the_end() -> None:
    state = toy()
    state.over = True
    state.play_forced()
    assert state.actor == NOBODY
    assert state.legal_actions() == []
    assert state.usual() == -1
    with pytest.raises(IllegalAction) as refused:
        state.apply(0)
    assert refused.value.rule == "engine.game-over"


def test_the_list_of_legal_actions_is_the_callers_own() -> None:
    state = toy()
    state.legal_actions().clear()
    assert state.legal_actions()


# ---- rows for titles that are not compiled


def test_rows_are_made_from_lists() -> None:
    assert list(number_row([3, 1])) == [3, 1]
    assert [phase.name() for phase in phase_row([Bidding()])] == ["bidding"]


# ---- what may be done beside a decision


def test_a_side_action_joins_its_phases_however_many_there_are() -> None:
    side: SideAction[Auction] = SideAction(1, 2, [3, 37])
    assert [phase for phase in range(60) if side.joins(phase)] == [3, 37]

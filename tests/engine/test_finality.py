"""Which choices cannot be taken back freely is told beforehand, and tells nothing that is hidden."""

from __future__ import annotations

import random

import pytest

import cabildo
from cabildo.engine.errors import FinalBeforeRest
from cabildo.engine.finality import check_order, final_choices
from cabildo.engine.phase import number_row, phase_row, side_row
from cabildo.engine.registry import title_names
from cabildo.engine.rows import i64
from cabildo.engine.state import State
from cabildo.engine.title import Title
from cabildo.engine.vocabulary import Vocabulary
from cabildo.testing.laws import Alter, random_game, states_of
from tests.testing import toy_secrets
from tests.testing.toy_title.title import TITLE as TOY
from tests.titles.puerto_rico import secrets as puerto_rico_secrets

PUERTO_RICO = cabildo.title("puerto-rico")


@pytest.mark.parametrize("title", [PUERTO_RICO, TOY], ids=lambda title: title.name)
def test_final_is_what_undo_would_not_give_back(title: Title) -> None:
    final = free = 0
    for state in states_of(random_game(title, 3, seed=5)):
        told = [] if state.over else final_choices(state)
        for action in state.legal_actions():
            after = state.copy()
            after.apply(action)
            assert (action in told) == (after.learned != 0 or after.over), state.vocabulary.notation(action)
            final, free = final + (action in told), free + (action not in told)
    assert final > 10
    assert free > 10


def test_in_puerto_rico_turning_up_new_tiles_is_final() -> None:
    game = cabildo.Game.new("puerto-rico", 3, seed=1, options={"governor": 1})
    assert final_choices(game.state) == ()
    game.apply("role settler")
    while len(game.moves) < 3:
        assert final_choices(game.state) == ()
        game.apply(game.state.legal_actions()[0])
    assert list(final_choices(game.state)) == game.state.legal_actions()


def test_in_the_auction_only_the_last_bid_is_final() -> None:
    game = cabildo.Game.new(TOY, 3, seed=1)
    for _ in range(2):
        assert final_choices(game.state) == ()
        game.apply("bid 0")
    assert list(final_choices(game.state)) == game.state.legal_actions()


@pytest.mark.parametrize(
    ("title", "alter"),
    [(PUERTO_RICO, puerto_rico_secrets.alter), (TOY, toy_secrets.alter)],
    ids=lambda value: getattr(value, "name", None),
)
def test_hidden_things_change_nothing(title: Title, alter: Alter) -> None:
    pick = random.Random(2)
    compared = 0
    for state in states_of(random_game(title, 3, seed=6)):
        changed = None if state.over else alter(state.copy(), int(state.actor), pick)
        if changed is not None:
            compared += 1
            assert final_choices(changed) == final_choices(state)
    assert compared > 10


class Envelopes(State):
    """Two envelopes, one of them with a secret that everybody sees when it is opened."""

    secret: i64

    def copy(self) -> Envelopes:
        copy = Envelopes()
        copy.actor, copy.over, copy.legal, copy.secret = self.actor, self.over, self.legal, self.secret
        return copy

    def sample(self, seat: i64, seed: i64) -> Envelopes:
        copy = self.copy()
        copy.secret = seed % 2
        return copy

    def step(self, action: i64, seat: i64 | None = None) -> bool:
        self.learned = 0
        return action == self.secret

    def play_forced(self) -> None:
        """Nothing follows."""

    def usual(self) -> i64:
        return -1

    def play(self, action: i64) -> bool:
        return self.step(action)


@pytest.mark.parametrize("secret", [0, 1])
def test_where_finality_hangs_on_a_secret_all_that_could_be_final_is(
    secret: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = Envelopes()
    state.actor, state.over, state.legal, state.secret = 0, False, number_row([0, 1, 2]), secret
    state.title = PUERTO_RICO  # a title that has secrets
    monkeypatch.setattr(type(PUERTO_RICO), "warnings", lambda *_: ())
    monkeypatch.setattr(type(PUERTO_RICO), "final_in_public", False)
    assert final_choices(state) == (0, 1)


@pytest.mark.parametrize("name", [name for name in title_names() if cabildo.title(name).final_in_public])
def test_where_finality_is_said_to_be_public_every_sample_says_the_same(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    title, final = cabildo.title(name), 0
    for seed in range(3):
        for state in states_of(random_game(title, 3, seed)):
            if not state.over:
                told = final_choices(state)
                with monkeypatch.context() as patch:
                    patch.setattr(type(title), "final_in_public", False)
                    assert final_choices(state) == told
                final += len(told)
    assert final > 30


# ---- lists of actions


class Dice(State):
    """One seat bets (0), then rolls (1), which tells a number, and only with a high one may go on (2)."""

    rolled: i64

    @property
    def vocabulary(self) -> Vocabulary:
        return Vocabulary("dice", [("any", ("bet", "roll", "go-on"))])

    def copy(self) -> Dice:
        copy = Dice()
        copy.copy_common(self)
        copy.rolled = self.rolled
        return copy

    def sample(self, seat: i64, seed: i64) -> Dice:
        copy = self.copy()
        copy.reseed(seed)
        return copy

    def play(self, action: i64) -> bool:
        self.learned = 0
        if action == 1:
            self.rolled = self.draw(0, number_row([1] * 6))
        self.legal = number_row([1, 2] if action == 0 or self.rolled > 3 else [0])
        return self.learned != 0


def dice(seed: int) -> Dice:
    state = Dice()
    state.start(PUERTO_RICO, phase_row([]), side_row([]), 0)
    state.legal, state.rolled = number_row([0, 1]), 0
    state.reseed(seed)
    return state


@pytest.mark.parametrize(
    ("actions", "place"),
    [([0, 1, 2], 1), ([1, 2], 0), ([1, 1], 0), ([0, 0, 1, 2], None), ([0, 1], None), ([1], None), ([0, 2, 2], None)],
)
def test_a_final_action_before_the_rest_of_a_list_is_named_whatever_chance_would_do(
    actions: list[int], place: int | None
) -> None:
    """[0, 0, 1, 2] cannot be played as far as the roll, so nothing is learned by it."""
    for seed in range(20):
        state = dice(seed)
        before = (state.lane_a, state.lane_b, state.rolled)
        if place is None:
            check_order(state, actions)
        else:
            with pytest.raises(FinalBeforeRest) as refused:
                check_order(state, actions)
            assert refused.value.place == place
        assert (state.lane_a, state.lane_b, state.rolled) == before


def test_a_single_action_costs_no_sample(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Dice, "sample", None)
    check_order(dice(1), [1])

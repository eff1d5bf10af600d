"""What lies behind screens and what somebody looks at is nobody else's business: not in views, logs or samples."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cabildo.engine.state import State
from cabildo.testing import laws
from cabildo.testing.secrecy import leak_in_move
from cabildo.testing.snapshots import is_interpreted
from cabildo.titles.trinidad import phases
from cabildo.titles.trinidad import state as state_module
from cabildo.titles.trinidad.looked import Looked
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.talks.answering import Answering
from cabildo.titles.trinidad.talks.offer import Offer, has_all
from cabildo.titles.trinidad.terms import CUBES, WOOD
from cabildo.titles.trinidad.title import TITLE, Trinidad
from tests.titles.trinidad.build import as_table, legal, table
from tests.titles.trinidad.busy_games import GAMES, states_of
from tests.titles.trinidad.cards_left import frames_of
from tests.titles.trinidad.eventful import choice
from tests.titles.trinidad.secrets import REVEALS, alter, look_at_another_card, move_behind_screens, vary_steps

SCREENED = ("three, late", "four, short, late", "five, late")


def closed_states(every: int) -> list[State]:
    return [state for name in SCREENED for state in states_of(name)[::every]]


# ---- samples


def hidden_sums(state: TrinidadState, seat: int) -> list[int]:
    """What all others have together: coins, and cubes by kind."""
    others = [player for other, player in enumerate(state.players) if other != seat]
    return [sum(player.coins for player in others)] + [
        sum(player.cubes[cube] for player in others) for cube in range(CUBES)
    ]


@pytest.mark.rule("TR-COMP-12")
def test_a_sample_deals_out_anew_what_the_others_have() -> None:
    seats = {0: {"stone": 3, "coins": 5}, 1: {"wood": 4, "coins": 6}, 2: {"precious": 2}, 3: {"metal": 3, "coins": 9}}
    state = table(4, seats=seats)
    seen = set()
    for seed in range(20):
        sample = as_table(state.sample(0, seed))
        assert hidden_sums(sample, 0) == hidden_sums(state, 0) == [15, 0, 4, 2, 3]
        assert (sample.players[0].coins, list(sample.players[0].cubes)) == (5, [3, 0, 0, 0])
        seen.add(tuple((int(player.coins), *map(int, player.cubes)) for player in sample.players))
    assert len(seen) > 10


@pytest.mark.rule("TR-COMP-12")
def test_in_a_sample_whoever_decides_can_do_what_they_really_may() -> None:
    """All that they do was seen to be possible, because cubes and coins come and go in the open."""
    for state in closed_states(5):
        if state.over or state.phase == phases.KEEPING:
            continue
        for seat in range(state.seats):
            if seat != state.actor:
                assert set(state.legal_actions()) <= set(state.sample(seat, 5).legal_actions())


def test_in_a_sample_the_others_have_something_too() -> None:
    """Whoever decides has what a single thing may cost, not all that there is."""
    rich = {"stone": 6, "wood": 6, "precious": 2, "coins": 12}
    state = table(4, seats={1: rich, 2: rich, 3: rich}, actor=1)
    for seed in range(5):
        others = as_table(state.sample(0, seed)).players[2:]
        assert all(sum(player.cubes) > 0 and player.coins > 0 for player in others)
        assert sum(int(sum(player.cubes)) for player in others) > 10


def test_of_two_players_a_sample_knows_all_but_the_future() -> None:
    state = table(2, seats={0: {"stone": 3, "coins": 5}, 1: {"wood": 4, "coins": 6}})
    for seat in (0, 1):
        sample = state.sample(seat, 3).to_position()
        assert {**sample, "generator": None} == {**state.to_position(), "generator": None}


def test_open_screens_and_finished_games_stay_as_they_are() -> None:
    seats = {0: {"stone": 3}, 1: {"wood": 4}, 2: {"coins": 9}}
    for state in (table(3, seats=seats, open_screens=True), table(3, seats=seats, phase="over", actor=None)):
        sample = state.sample(0, 3).to_position()
        assert {**sample, "generator": None} == {**state.to_position(), "generator": None}


@pytest.mark.rule("TR-DRAW-01")
def test_a_sample_draws_other_cards_with_the_same_backs() -> None:
    state = table(3, phase="keeping", actor=1, step={"cards": [14, 26]}, seats={0: {"hand": [21]}})
    backs = {card["card"]: card["back"] for card in state.view(None)["board"]["cards"]}
    seen = set()
    for seed in range(20):
        sample = as_table(state.sample(0, seed))
        kept = sorted(int(action.removeprefix("keep ")) for action in legal(sample) if action != "keep none")
        assert sorted(backs[card] for card in kept) == ["native", "pirates"]
        assert 21 not in kept
        assert TITLE.material(sample) == TITLE.material(state)
        seen.add(tuple(kept))
    assert len(seen) > 10
    assert legal(as_table(state.sample(1, 3))) == {"keep 14", "keep 26", "keep none"}


def test_samples_know_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    states = closed_states(40)
    laws.samples_ignore_secrets(TITLE, states, alter)
    if is_interpreted():  # compiled functions cannot be replaced
        monkeypatch.setattr(state_module, "conceal", lambda *arguments: None)
        with pytest.raises(laws.LawBroken, match="know a secret"):
            laws.samples_ignore_secrets(TITLE, states, alter)


# ---- a title that leaks is caught


class ShowsTheCoins(Trinidad):
    """As if the view had forgotten the screens."""

    def view(self, state: TrinidadState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "all_coins": [int(player.coins) for player in state.players]}


class ShowsTheRichest(Trinidad):
    """As if the view told who would get the award for money."""

    def view(self, state: TrinidadState, seat: int | None) -> dict[str, Any]:
        coins = [int(player.coins) for player in state.players]
        return {**super().view(state, seat), "richest": coins.index(max(coins))}


class ShowsTheWood(Trinidad):
    """As if charts showed cubes."""

    def figures(self, state: TrinidadState, seat: int | None) -> dict[str, list[int | None]]:
        return {**super().figures(state, seat), "wood": [int(player.cubes[1]) for player in state.players]}


class TellsInThePrompt(Trinidad):
    """As if the question named what all have together, the actor included."""

    def prompt_params(self, state: TrinidadState) -> dict[str, Any]:
        return {"stone": int(state.players[0].cubes[0]), "coins": int(state.players[1].coins)}


@pytest.mark.rule("TR-COMP-12")
@pytest.mark.parametrize("leaky", [ShowsTheCoins, ShowsTheRichest, ShowsTheWood, TellsInThePrompt])
def test_a_leak_is_caught(leaky: type[Trinidad]) -> None:
    title = leaky()
    states = [title.from_position(state.to_position()) for state in closed_states(40)]
    with pytest.raises(laws.LawBroken) as broken:
        laws.nothing_leaks(title, states, alter, REVEALS)
    assert broken.value.law == "nothing_leaks"


class ShowsWhatIsLookedAt(Trinidad):
    """As if everybody were told the highest card that somebody looks at."""

    def view(self, state: TrinidadState, seat: int | None) -> dict[str, Any]:
        seen = [max(frame.memory.cards) for frame in frames_of(state) if isinstance(frame.memory, Looked)]
        return {**super().view(state, seat), "looked_at": [int(card) for card in seen]}


def looks() -> list[State]:
    """Seat 1 looks at two cards, also while an Event is decided on."""
    return [table(3, phase="keeping", actor=1, step={"cards": [14, 26]}), choice("good-harvest", players=3)]


@pytest.mark.rule("TR-DRAW-01", "TR-EVENT-03")
@pytest.mark.parametrize("place", [0, 1])
def test_cards_that_somebody_looks_at_are_shown_to_nobody_else(place: int) -> None:
    states: list[State] = [looks()[place]] * 8
    assert laws.nothing_leaks(TITLE, states, other_card, REVEALS) > 0
    laws.samples_ignore_secrets(TITLE, states, other_card)
    with pytest.raises(laws.LawBroken, match="the view"):
        laws.nothing_leaks(TITLE, told_by(ShowsWhatIsLookedAt(), states), other_card, REVEALS)


def told_by(title: Trinidad, states: list[State]) -> list[State]:
    """The same states of a title that leaks."""
    return [title.from_position(state.to_position()) for state in states]


def other_card(state: State, seat: int | None, pick: random.Random) -> State | None:
    """The gate's change, with cards that somebody looks at only."""
    changed = as_table(state)
    if not look_at_another_card(changed, seat, pick):
        return None
    changed.rest()
    return changed


# ---- an offer never tests what the other one has


class TellsWhetherItCanBeAccepted(Trinidad):
    """As if whoever makes an offer were told whether the other one could pay."""

    def view(self, state: TrinidadState, seat: int | None) -> dict[str, Any]:
        offer = state.memory
        can_pay = isinstance(offer, Offer) and has_all(state.players[offer.to], offer.ask)
        return {**super().view(state, seat), "can_pay": can_pay}


def offered() -> TrinidadState:
    """Seat 0 asks 1 for a wood, who has none; 2 and 3 have some."""
    rich = {"wood": 3, "coins": 6}
    state = table(4, options={"talks": True}, seats={0: {"coins": 6}, 2: rich, 3: rich})
    for notation in ("offer 2", "ask 1 wood", "propose"):
        state.apply(state.vocabulary.parse(notation))
    return state


def screens_only(state: State, seat: int | None, pick: random.Random) -> State | None:
    """The gate's change, with what lies behind screens only."""
    changed = as_table(state)
    if not move_behind_screens(changed, seat, pick):
        return None
    changed.rest()
    return changed


@pytest.mark.rule("TR-FREE-04")
def test_an_offer_is_answered_without_telling_what_somebody_has() -> None:
    states: list[State] = [offered()] * 20
    assert laws.nothing_leaks(TITLE, states, screens_only, REVEALS) > 20
    with pytest.raises(laws.LawBroken, match="the view depends on it"):
        laws.nothing_leaks(TITLE, told_by(TellsWhetherItCanBeAccepted(), states), screens_only, REVEALS)


@pytest.mark.skipif(not is_interpreted(), reason="compiled classes take no patches")
@pytest.mark.rule("TR-FREE-04")
def test_an_offer_that_is_declined_for_those_who_cannot_pay_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if only those were asked who have what the offer asks for."""
    state = offered()
    for notation in ("counter", "ask 1 wood"):  # which the first one has not: nothing but `decline` is left to them
        state.apply(state.vocabulary.parse(notation))
    richer = state.copy()
    richer.players[0].cubes[WOOD] += 1
    richer.players[2].cubes[WOOD] -= 1
    propose = state.vocabulary.parse("propose")
    for leaks in (False, True):
        if leaks:
            monkeypatch.setattr(Answering, "always_asked", lambda phase, state: False)
        assert bool(leak_in_move(TITLE, state, richer.copy(), 1, propose, REVEALS)) == leaks


@pytest.mark.rule("TR-COMP-12")
def test_the_same_states_without_a_leak_pass() -> None:
    assert laws.nothing_leaks(TITLE, closed_states(90), alter, REVEALS) > 40


# ---- what is legal follows from the view


def test_the_actors_view_tells_all_that_decides() -> None:
    """One to three states of every kind of decision, with what the phases remember slightly changed."""
    kinds: dict[int, list[State]] = {}
    for name in GAMES:
        for state in states_of(name):
            if not state.over and len(kinds.setdefault(int(state.phase), [])) < 3:
                kinds[int(state.phase)].append(state)
    states = [state for found in kinds.values() for state in found]
    assert laws.views_tell_what_decides(TITLE, states, vary_steps) > len(kinds)


# ---- there is something to change


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_is_a_secret_to_change_for_every_seat(players: int) -> None:
    state = TITLE.new(players, 1)
    for seat in (*range(players), None):
        changed = alter(state.copy(), seat, random.Random(1))
        assert changed is not None
        assert changed.to_position() != state.to_position()


def test_of_two_players_only_a_spectator_does_not_know_the_cubes() -> None:
    pick = random.Random(1)
    state = table(2, seats={0: {"stone": 3}, 1: {"wood": 4}})
    assert not move_behind_screens(state, 0, pick)
    assert move_behind_screens(state, None, pick)


def test_whoever_looks_knows_what_they_see() -> None:
    pick = random.Random(1)
    state = table(3, phase="keeping", actor=1, step={"cards": [14, 26]})
    assert not look_at_another_card(state, 1, pick)
    assert look_at_another_card(state, 0, pick)
    state.rest()
    assert legal(state) != {"keep 14", "keep 26", "keep none"}

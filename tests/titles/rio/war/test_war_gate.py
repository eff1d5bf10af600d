"""Wars keep the laws of the contract: all their steps, in both editions, with every number of players and option."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from cabildo.engine.state import State
from cabildo.testing import laws
from cabildo.testing.gate import check_game
from cabildo.titles.rio.title import TITLE
from tests.titles.rio.war_games import CONSENT, DEEDS, WARS, crowded_war, deeds_of, war_game, war_games, war_states


def test_the_wars_have_some_of_everything() -> None:
    """So that what follows has looked at both editions, all player counts, trade and every option that wars know."""
    assert {(players, options.get("edition", "2.03")) for players, options in WARS.values()} == {
        *((players, "2.03") for players in (2, 3, 4, 5)),
        *((players, "1") for players in (3, 4, 5)),
    }
    chosen = {option for _, options in WARS.values() for option in options}
    assert chosen >= {"trade", "neutral-homes", "equal-sacrifice", "fewer-attackers", "one-marker-back"}


@pytest.mark.parametrize("name", WARS)
def test_every_deed_of_a_war_is_done(name: str) -> None:
    done = set().union(*(deeds_of(game) for game in war_games(name)))
    asked = set() if name.startswith("two") else CONSENT
    assert done == DEEDS | asked


@pytest.mark.parametrize("name", WARS)
def test_all_laws_hold_in_wars(name: str) -> None:
    check_game(TITLE, war_games(name)[0], WARS[name][1], every=67, seed=1, alter=None, reveals=())


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20, 28))  # none of those with which the laws draw samples
@pytest.mark.parametrize("name", WARS)
def test_all_laws_hold_in_many_wars(name: str, seed: int) -> None:
    check_game(TITLE, war_game(name, seed), WARS[name][1], every=5, seed=seed, alter=None, reveals=())


@pytest.mark.parametrize("name", WARS)
def test_wars_go_on_in_the_same_way_from_their_position(name: str) -> None:
    laws.positions_go_both_ways(TITLE, war_states(name)[::47])


@pytest.mark.parametrize("name", WARS)
def test_everybody_sees_the_same_of_a_war(name: str) -> None:
    for number, state in enumerate(war_states(name)):
        if number % 31 == 0:
            view = state.view(None)
            assert json.loads(json.dumps(view)) == view
            assert all(state.view(seat) == view for seat in range(state.seats))
            assert view["step"] == state.decision.params
            assert (view["war"] is None) == (view["phase"] == "recalling")


# ---- what is legal follows from the view


def other_wars(position: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The same position with one thing about its war changed; many of them cannot be."""
    war = position.get("war")
    if war is None:
        return
    of_war: dict[str, Sequence[Any]] = {
        "strength": (0, 99),
        "turn": (1, 2),
        "quiet": (0, 1),
        "battle": (False, True),
        "refused": ([[0, 1]], [[1, 0]], [[1, 2]]),
        "spared": ([[0, 1]], [[1, 0]], [[1, 2]]),
    }
    for field, values in of_war.items():
        for value in values:
            yield {**position, "war": {**war, field: value}}
    of_steps: dict[str, Sequence[Any]] = {
        "commander": range(5),
        "colour": range(5),
        "waiting": (1, 2),
        "shots": (1, 2),
        "free": (1, 2),
        "extra": (0, 1),
        "hired": (False, True),
        "recruits": (0, 1, 5),
        "boosted": (False, True),
        "purpose": ("merge", "sacrifice"),
        "asking": ([0], [1], [2], [0, 1], [1, 2]),
        "led": [*war.get("groups", {})][:4],
        "goal": [*war.get("groups", {})][:4],
    }
    for field, values in of_steps.items():
        for value in values:
            yield from other_steps(position, field, value)
    for seat in range(5):
        others = copy.deepcopy(position)
        for frame in others.get("waiting", []):
            frame["actor"] = seat
        yield others
    for space, group in list(war.get("groups", {}).items())[:6]:
        whole = {"stack": group} if isinstance(group, list) else group
        for mark in ("fought", "boosted", "merged", "rested"):
            other = copy.deepcopy(position)
            other["war"]["groups"][space] = {**whole, mark: not whole.get(mark, False)}
            yield other
        for steps in range(5):
            other = copy.deepcopy(position)
            other["war"]["groups"][space] = {**whole, "steps": steps}
            yield other


def other_steps(position: dict[str, Any], field: str, value: Any) -> Iterator[dict[str, Any]]:
    """Something else is remembered by the phase on top, or by one that waits."""
    yield {**position, "step": {**position["step"], field: value}}
    for number in range(len(position.get("waiting", []))):
        other = copy.deepcopy(position)
        other["waiting"][number].setdefault("step", {})[field] = value
        yield other


def one_of_each(name: str) -> list[State]:
    """A state for every phase of these wars."""
    return list({int(state.phase): state for state in war_states(name)}.values())


@pytest.mark.parametrize("name", ["two", "four, edition 1, fewer attackers", "five, equal sacrifice"])
def test_what_is_legal_in_a_war_follows_from_the_view(name: str) -> None:
    accepted = laws.views_tell_what_decides(TITLE, one_of_each(name), other_wars)
    assert accepted > 20


@pytest.mark.slow
@pytest.mark.parametrize("name", WARS)
def test_what_is_legal_in_many_wars_follows_from_the_view(name: str) -> None:
    laws.views_tell_what_decides(TITLE, war_states(name)[::17], other_wars)


def test_a_crowded_war_is_the_same_each_time() -> None:
    assert crowded_war(4, 1, {}) == crowded_war(4, 1, {}) != crowded_war(4, 2, {})

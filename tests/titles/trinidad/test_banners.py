"""Banners: how they are gained, step by step; what they are worth is with scoring and salaries."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.titles.trinidad.banners import step_banner
from cabildo.titles.trinidad.council import lose_council
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BACK_DRAW, BLACK_BANNER, BLUE_BANNER, GREEN_BANNER, RED_BANNER
from tests.titles.trinidad.build import happens, play, player, state_at, until


def banners(state: TrinidadState, seat: int = 0) -> dict[str, int]:
    """1 lies face down, 2 is up."""
    return player(state, seat).banners


def loaded(load: str, **fields: Any) -> TrinidadState:
    """The decade ends with this load of seat 0 on the dock."""
    seats = {0: {"dock": {load: 1}, **fields.pop("mine", {})}}
    return state_at(actor=3, passed=[0, 1, 2], seats=seats, **fields)


@pytest.mark.rule("TR-BANNER-01")
def test_black_for_metal_by_the_ship_twice() -> None:
    first = play(loaded("triplet", decade=2), "pass")
    assert banners(first) == {"black": 1}
    second = play(loaded("triplet", decade=4, mine={"banners": {"black": 1}}), "pass")
    assert banners(second) == {"black": 2}
    assert player(second, 0).cubes == {"metal": 1}


@pytest.mark.rule("TR-BANNER-01")
def test_no_step_without_metal() -> None:
    assert banners(until(play(loaded("coins"), "pass"), "drawing")) == {}
    assert banners(play(loaded("triplet", supply={"cubes": {"metal": 0}}), "pass")) == {}
    market: dict[str, Any] = {"a1": {"building": "house", "owner": 0}, "b2": "market"}
    bought = play(state_at(buildings=market, seats={0: {"coins": 4}}), "activate b2", "buy metal")
    assert banners(bought) == {}


@pytest.mark.rule("TR-BANNER-02")
def test_green_at_the_end_of_the_council_track() -> None:
    state = play(state_at(seats={0: {"council": 7}}), "council 2")
    assert player(state, 0).council == 14
    assert banners(state) == {}
    state = state_at(seats={0: {"council": 8}})
    assert ("banner-raised", {"seat": 0, "banner": "green"}) in happens(state, "council 2")
    assert banners(state) == {"green": 2}
    lose_council(state, 0, 6)
    assert player(state, 0).council == 9
    assert banners(state) == {"green": 2}


HAND = [13, 19, 25, 31, 37, 43, 49, 55]


@pytest.mark.rule("TR-BANNER-03")
def test_purple_with_the_ninth_affiliate() -> None:
    state = state_at(phase="drawing", seats={0: {"hand": HAND}}, piles={"game": [61]})
    play(state, "pile game")
    assert banners(state) == {"purple": 2}
    eight = play(state_at(phase="drawing", seats={0: {"hand": HAND[1:]}}, piles={"game": [61]}), "pile game")
    assert banners(eight) == {}


@pytest.mark.rule("TR-BANNER-03")
def test_purple_stays_when_cards_go() -> None:
    state = state_at(seats={0: {"hand": [*HAND, 61], "banners": {"purple": 2}, "units": ["miliciano"]}})
    play(state, "burn 61")
    until(state, "turn")
    assert len(state.players[0].hand) == 8
    assert banners(state) == {"purple": 2}


@pytest.mark.rule("TR-BANNER-06")
def test_ocher_for_own_workers_on_completed_grids() -> None:
    workers: dict[int, Any] = {1: "council", 2: 1, 3: 1, 4: 1, 5: 1}  # a sixth completes the Roads of four players
    state = state_at(grids={"roads": workers}, seats={0: {"banners": {"ocher": 1}}})
    play(state, "work roads", "pave NW")
    assert banners(state, 0) == {"ocher": 2}
    assert banners(state, 1) == {"ocher": 1}
    assert [banners(state, seat) for seat in (2, 3)] == [{}, {}]


@pytest.mark.rule("TR-BANNER-05", "TR-BANNER-07")
def test_two_steps_and_never_a_third() -> None:
    state = state_at()
    for banner, name in ((RED_BANNER, "red"), (BLUE_BANNER, "blue"), (BLACK_BANNER, "black")):
        assert name not in banners(state)
        step_banner(state, 0, banner)
        assert banners(state)[name] == 1
        step_banner(state, 0, banner)
        assert banners(state)[name] == 2
        step_banner(state, 0, banner)
        assert banners(state)[name] == 2
    step_banner(state, 0, GREEN_BANNER)
    step_banner(state, 0, GREEN_BANNER)
    assert banners(state)["green"] == 2


@pytest.mark.rule("TR-BANNER-05")
@pytest.mark.parametrize(("decade", "before", "after"), [(3, {}, {"red": 1}), (6, {"red": 1}, {"red": 2})])
def test_red_for_wars_won(decade: int, before: dict[str, int], after: dict[str, int]) -> None:
    mine = {"units": ["soldier"], "banners": before}
    state = state_at(decade=decade, passed=[1, 2, 3], tension={"natives": 6}, seats={0: mine})
    happens(state, "pass", chance={BACK_DRAW: [0, 0]})  # no symbols: Natives attack with 2
    play(until(state, "fighting"), "field 1")
    until(state, "drawing")
    assert banners(state, 0) == after
    assert banners(state, 1) == {}  # nobody else had a unit

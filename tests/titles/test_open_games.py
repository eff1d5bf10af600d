"""Where a title says that nobody knows more than the others, everybody sees the same of everybody."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cabildo


@pytest.mark.parametrize(
    ("name", "options", "keeps"),
    [
        ("puerto-rico", {}, True),
        ("puerto-rico", {"open-points": False}, True),
        ("puerto-rico", {"open-points": True}, False),
        ("rio", {}, False),
        ("trinidad", {}, True),
    ],
)
def test_whether_seats_have_secrets_follows_from_title_and_options(
    name: str, options: dict[str, Any], keeps: bool
) -> None:
    assert cabildo.title(name).keeps_secrets(options) is keeps


@pytest.mark.parametrize(("name", "options"), [("puerto-rico", {"open-points": True}), ("rio", {})])
def test_an_open_game_shows_everybody_the_same_players_and_standings(name: str, options: dict[str, Any]) -> None:
    title = cabildo.title(name)
    assert not title.keeps_secrets(options)
    state = title.new(players=3, seed=5, options=options)
    dice = random.Random(5)
    for number in range(400):
        if state.over:
            break
        if number % 20 == 0:
            views = [state.view(seat)["players"] for seat in range(3)]
            assert views[0] == views[1] == views[2]
            standings = [state.standings(seat).to_data() for seat in range(3)]
            assert standings[0] == standings[1] == standings[2]
        state.apply(dice.choice(state.legal_actions()))
    assert number > 60


def test_a_game_with_secrets_does_not() -> None:
    state = cabildo.title("puerto-rico").new(players=3, seed=5)
    assert state.view(0)["players"] != state.view(1)["players"]

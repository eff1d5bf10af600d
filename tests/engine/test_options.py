"""Options are data: checked in one place, with errors that name the option."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.errors import OptionError
from cabildo.engine.options import Option, changed_options, check_options, parse_choice, show

OPTIONS = (
    Option(name="map", message="m", choices=("small", "large"), default="small"),
    Option(name="rounds", message="r", choices=(3, 5, 7), default=5),
    Option(name="first", message="s", choices=("random", 1, 2, 3), default="random", choice_players={3: (3, 4)}),
    Option(name="fog", message="f", choices=(False, True), default=False, players=(3, 4), needs={"map": ("large",)}),
)


def check(players: int = 3, **chosen: Any) -> dict[str, Any]:
    return dict(check_options("game", OPTIONS, players, chosen))


def test_defaults_are_filled_in() -> None:
    assert check() == {"map": "small", "rounds": 5, "first": "random", "fog": False}
    assert check(rounds=7) == {"map": "small", "rounds": 7, "first": "random", "fog": False}
    assert check_options("game", OPTIONS, 2, None)["fog"] is False


@pytest.mark.parametrize(
    ("players", "chosen", "reason"),
    [
        (3, {"luck": 1}, "option 'luck': game does not have it (it has: map, rounds, first, fog)"),
        (3, {"rounds": 4}, "option 'rounds': 4 is none of 3, 5, 7"),
        (3, {"rounds": "5"}, "option 'rounds': '5' is none of 3, 5, 7"),
        (3, {"rounds": 5.0}, "option 'rounds': 5.0 is none of 3, 5, 7"),
        (3, {"fog": 1}, "option 'fog': 1 is none of False, True"),
        (3, {"map": None}, "option 'map': None is none of 'small', 'large'"),
        (3, {"map": ["small"]}, "option 'map': ['small'] is none of 'small', 'large'"),
        (2, {"fog": True, "map": "large"}, "option 'fog': cannot be yes with 2 players"),
        (2, {"first": 3}, "option 'first': cannot be 3 with 2 players"),
        (3, {"fog": True}, "option 'fog': yes needs option 'map' to be large"),
        (3, {"fog": True, "map": "small"}, "option 'fog': yes needs option 'map' to be large"),
    ],
)
def test_what_does_not_go_together_is_refused(players: int, chosen: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionError) as problem:
        check(players, **chosen)
    assert str(problem.value) == reason


def test_what_an_option_needs_can_be_given_in_any_order() -> None:
    assert check(fog=True, map="large")["fog"] is True
    assert check(map="large", fog=True)["fog"] is True
    assert check(2, fog=False)["fog"] is False  # the default needs nothing


def test_a_choice_may_be_there_only_with_some_numbers_of_players() -> None:
    assert check(2, first=2)["first"] == 2
    assert check(3, first=3)["first"] == 3
    assert [choice for choice in OPTIONS[2].choices if OPTIONS[2].offers(choice, 2)] == ["random", 1, 2]


def test_only_changes_are_written_down() -> None:
    assert changed_options(OPTIONS, check(rounds=7, map="small")) == {"rounds": 7}


def test_people_write_yes_and_no() -> None:
    assert [show(choice) for choice in (True, False, 3, "large")] == ["yes", "no", "3", "large"]
    assert parse_choice(OPTIONS[3], "yes") is True
    assert parse_choice(OPTIONS[1], "3") == 3
    for option in OPTIONS:
        for choice in option.choices:
            assert parse_choice(option, show(choice)) == choice
    with pytest.raises(OptionError, match="option 'rounds': '4' is none of 3, 5, 7"):
        parse_choice(OPTIONS[1], "4")

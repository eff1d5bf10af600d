"""The prospectors: a doubloon for the player who takes the card."""

from __future__ import annotations

import pytest

from tests.titles.puerto_rico.build import asked, board, legal, play, table, why


def card_doubloons(position: dict[str, dict[str, int]]) -> dict[str, int]:
    """The doubloons on the role cards in a position."""
    return position.get("role_doubloons", {})


@pytest.mark.rule("PR-PROSPECTOR-01")
def test_the_prospector_gives_its_taker_a_doubloon_and_nobody_an_action() -> None:
    rich = {"doubloons": 2, "goods": {"corn": 1}, "san_juan": 1, "island": {"corn": 1}}
    t = table(4, seats=dict.fromkeys(range(4), rich))
    play(t, "role prospector")
    assert asked(t) == (1, "role")
    assert board(t, 0).doubloons == 3
    assert [board(t, seat).doubloons for seat in (1, 2, 3)] == [2, 2, 2]


@pytest.mark.rule("PR-PROSPECTOR-02")
def test_doubloons_on_the_card_come_on_top() -> None:
    t = table(4, role_doubloons={"prospector": 2})
    play(t, "role prospector")
    assert board(t, 0).doubloons == 2 + 1
    assert card_doubloons(t.to_position()) == {}


@pytest.mark.rule("PR-PROSPECTOR-03")
def test_the_second_prospector_gathers_doubloons_by_itself() -> None:
    t = table(5, role_doubloons={"prospector-2": 1})
    play(t, "role prospector", "role trader", "role craftsman", "role captain", "role settler", "pass")
    assert asked(t) == (1, "role")
    assert t.round == 2
    assert card_doubloons(t.to_position()) == {"prospector-2": 2, "mayor": 1, "builder": 1}


@pytest.mark.rule("PR-PROSPECTOR-03")
def test_two_players_may_take_both_prospectors_in_a_round() -> None:
    t = table(5)
    assert {"role prospector", "role prospector-2"} <= legal(t)
    play(t, "role prospector")
    assert "role prospector" not in legal(t)
    assert why(t, "role prospector") == "PR-ROUND-02"
    assert "role prospector-2" in legal(t)
    play(t, "role prospector-2")
    assert asked(t) == (2, "role")
    assert [board(t, seat).doubloons for seat in range(3)] == [1, 1, 0]
    assert why(t, "role prospector-2") == "PR-ROUND-02"

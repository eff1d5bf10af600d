"""The vocabulary: numbers inside, notation outside, kinds in ranges."""

from __future__ import annotations

import pytest

from cabildo.engine.errors import NotationError
from cabildo.engine.vocabulary import Range, Vocabulary

WORDS = Vocabulary("game", [("pass", ["pass"]), ("sell", ["sell corn", "sell indigo"]), ("none", [])])


def test_numbers_run_through_the_kinds() -> None:
    assert len(WORDS) == 3
    assert [WORDS.notation(action) for action in range(3)] == ["pass", "sell corn", "sell indigo"]
    assert WORDS.ranges == (Range("pass", 0, 1), Range("sell", 1, 2), Range("none", 3, 0))
    assert [WORDS.kind(action) for action in range(3)] == ["pass", "sell", "sell"]


def test_notation_is_parsed_whatever_the_spaces() -> None:
    assert WORDS.parse("sell indigo") == WORDS.parse("  sell \t indigo\n") == 2


@pytest.mark.parametrize("text", ["", "sell", "sell corn corn", "Sell corn", "sellcorn", "1"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="is no action of game"):
        WORDS.parse(text)


@pytest.mark.parametrize("action", [-1, 3, 2**70])
def test_a_number_outside_is_refused(action: int) -> None:
    with pytest.raises(NotationError, match=f"{action} is the number of no action of game"):
        WORDS.notation(action)
    with pytest.raises(NotationError):
        WORDS.kind(action)


def test_two_actions_cannot_share_a_notation() -> None:
    with pytest.raises(ValueError, match="two actions share a notation"):
        Vocabulary("game", [("a", ["x"]), ("b", ["x"])])

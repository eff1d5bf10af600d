"""Answers given beforehand at one screen, with the made-up auction, whose window for storms has such questions."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.cli.choices import Unclear
from cabildo.cli.session import Session
from cabildo.engine.game import Game
from cabildo.engine.record import STANDING, USUAL, Given
from tests.cli.script import ScriptScreen, lines, play
from tests.testing.toy_title.title import TITLE


def at_the_window_for_storms(**more: Any) -> Game:
    """Seat 1 has won, and seat 0 is asked whether it plays its storm."""
    position = {
        "title": "toy-auction",
        "phase": "storms",
        "actor": 0,
        "coins": [6, 5],
        "bank": 1,
        "bids": [0, 1],
        "hands": [[1, 0], [0, 1]],
        **more,
    }
    return Game.from_position(position, seed=1, title=TITLE)


def before_the_bids() -> Game:
    """Seat 0 bids first, and has a storm."""
    return at_the_window_for_storms(phase="bidding", bids=[-1, -1], bank=0, coins=[6, 6])


# Two at one screen, with an empty line for the curtain before each of them. Seat 1 wins twice; the first time seat 0
# says what it answers to that from now on, the second time it is answered so.
ROUND = ("", "bid 0", "", "bid 1", "")
TWO_ROUNDS = (*ROUND, "always pass", "pass", "", "bid 1", "", "bid 0", "")


def session_of(screen: ScriptScreen) -> Session:
    assert screen.session is not None
    return screen.session


def given(game: Game) -> list[tuple[int, str, str | None]]:
    return [(move.seat, move.action, move.given) for move in game.moves]


def test_always_answers_now_as_ever_and_from_then_on_unasked() -> None:
    game = before_the_bids()
    screen = play(game, lines(*TWO_ROUNDS, "log"), people=(1, 2), ask_all=True)
    assert given(game) == [
        (0, "bid 0", None), (1, "bid 1", None), (0, "pass", None), (0, "pass", None),
        (1, "bid 1", None), (0, "bid 0", None), (0, "pass", "standing"),
    ]  # fmt: skip
    shown = screen.output.getvalue()
    assert '"always ANSWER" answers this kind of question from now on: action-pass.' in shown
    assert shown.count("Player 1 had answered beforehand.") >= 1


def test_always_tells_what_one_answered_and_always_ask_ends_it() -> None:
    game = at_the_window_for_storms()
    screen = play(game, lines("toujours pass", "toujours", "toujours demander", "toujours"), language="fr")
    shown = screen.output.getvalue()
    assert "Vous répondez d'avance : standing-storms : action-pass." in shown
    assert "On vous demandera de nouveau." in shown
    assert "Vous n'avez répondu d'avance à rien." in shown
    assert session_of(screen).standing == [{}, {}]


def test_it_needs_a_question_that_can_be_answered_beforehand_and_a_legal_answer() -> None:
    game = Game.new(TITLE, 2, seed=1)
    screen = play(game, lines("always bid 1"))
    assert "This question cannot be answered beforehand." in screen.output.getvalue()
    assert len(game.moves) == 0
    game = at_the_window_for_storms()
    screen = play(game, lines("always play lantern", "always play storm"))
    assert "This answer cannot be given beforehand, only: action-pass." in screen.output.getvalue()
    assert len(game.moves) == 0
    assert session_of(screen).standing == [{}, {}]


@pytest.mark.parametrize("how", [STANDING, USUAL])
def test_undo_goes_over_what_was_given_to_what_the_person_decided(how: Given) -> None:
    game = Game.new("puerto-rico", 3, seed=1, options={"governor": 1})
    session = session_of(play(game, lines(), people=(1, 2, 3), ask_all=True))
    game.apply("role builder")
    game.apply("pass", given=how)
    session.take_back(0)
    assert given(game) == []
    game.apply("role builder", given=how)
    with pytest.raises(Unclear, match="no answer of yours"):
        session.take_back(0)
    assert given(game) == [(0, "role builder", how)]


def test_undo_goes_to_the_answer_with_which_one_said_always_and_asks_again() -> None:
    game = at_the_window_for_storms()
    screen = play(game, lines("always pass", "undo", "always", "play storm"), ask_all=True)
    assert given(game)[0] == (0, "play storm", None)
    assert "You answer beforehand" in screen.output.getvalue()


def test_a_usual_answer_is_marked_too() -> None:
    game = at_the_window_for_storms(hands=[[0, 1], [0, 1]])
    play(game, lines())
    assert given(game)[0] == (0, "pass", "usual")

"""The legal actions as people see them: as notation."""

from __future__ import annotations

import pickle

import pytest

from cabildo.engine.game import Game
from cabildo.engine.legal_actions import LegalActions
from cabildo.testing import laws
from cabildo.testing.snapshots import snapshot
from tests.engine.games import new, play, unopposed
from tests.testing.toy_title.title import TITLE

pytestmark = pytest.mark.usefixtures("auction_installed")


def test_legal_actions_iterate_count_and_print_as_notation() -> None:
    game = unopposed()
    assert [str(action) for action in game.legal] == [
        game.state.vocabulary.notation(action) for action in game.state.legal_actions()
    ]
    assert list(game.legal) == game.state.legal_actions()
    assert len(game.legal) == len(game.state.legal_actions())
    assert repr(game.legal) == f"<{len(game.legal)} legal: {', '.join(str(action) for action in game.legal)}>"
    assert repr(game.legal[0]) == "'pass'"


def test_legal_actions_are_found_by_number_and_by_notation() -> None:
    game = unopposed()
    assert "pass" in game.legal
    assert " pass " in game.legal
    assert TITLE.parse("pass") in game.legal
    assert "bid 1" not in game.legal
    assert "castle" not in game.legal
    assert 10**9 not in game.legal
    assert None not in game.legal


def test_an_action_from_the_legal_ones_can_be_played_kept_and_sent() -> None:
    game = unopposed()
    action = game.legal[-1]
    assert pickle.loads(pickle.dumps(action)).notation == str(action)  # noqa: S301 - between processes of one's own
    game.apply(action)
    assert game.moves[-1].action == str(action)
    state = unopposed().state
    state.apply(state.choices[-1])
    assert snapshot(state) == snapshot(unopposed_and(str(action)).state)


def unopposed_and(action: str) -> Game:
    return play(unopposed(), action)


def test_many_legal_actions_are_folded_and_none_are_shown_as_such() -> None:
    game = new()
    shown = LegalActions(game.state.vocabulary, range(15))
    assert repr(shown).startswith("<15 legal: ")
    assert repr(shown).endswith(", and 3 more>")
    assert repr(shown).count(",") == 12
    assert repr(laws.random_game(TITLE, 3, 1).legal) == "<0 legal: >"
    assert list(shown[3:5]) == [3, 4]

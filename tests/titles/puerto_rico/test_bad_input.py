"""Options, boards, notation and dictated chance: a typed error that names the place, and nothing half done."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabildo.engine.board_packs import to_document
from cabildo.engine.errors import (
    IllegalAction,
    NotationError,
    OptionError,
    RecordError,
)
from cabildo.engine.game import Game
from cabildo.engine.record import record_data
from cabildo.testing import laws
from cabildo.testing.mutations import mutated
from cabildo.testing.snapshots import snapshot
from cabildo.titles.puerto_rico.board_pack import load_pack
from cabildo.titles.puerto_rico.title import TITLE
from tests.titles.puerto_rico.forgeries import PLAIN, SEEDS, attempt, record


@given(options=st.dictionaries(st.sampled_from(["governor", "open-points", "two-player-variant", "luck"]), PLAIN))
def test_options_are_refused_or_played(options: dict[str, Any]) -> None:
    state, refusal = attempt(lambda: TITLE.new(3, 1, options), OptionError)
    if state is None:
        assert any(name in refusal for name in options)
    else:
        assert not state.over


@settings(max_examples=150)
@given(seed=SEEDS)
def test_a_changed_board_is_refused_or_played(seed: int) -> None:
    pick = random.Random(seed)
    board = mutated(to_document(load_pack(None)), pick, pick.choice((1, 2)))
    setup, refusal = attempt(lambda: TITLE.setup(3, None, board), OptionError)
    if setup is None:
        assert refusal.startswith("board: ")
    elif pick.random() < 0.2:
        laws.records_replay(TITLE, [laws.random_game(TITLE, 3, seed, None, board)], every=1000)


@given(players=PLAIN)
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    if players not in (2, 3, 4, 5) or isinstance(players, bool | float):
        with pytest.raises(OptionError, match="players"):
            TITLE.new(players, 1)


@pytest.mark.parametrize("seed", [-1, 2**62, 2**70, True, 1.0, "7", float("nan")])
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    with pytest.raises(OptionError, match="seed"):
        TITLE.new(3, seed)


@given(text=st.text() | st.text("abcdefghijklmnopqrstuvwxyz 0123456789-", max_size=20))
def test_a_text_is_an_action_or_refused(text: str) -> None:
    action, refusal = attempt(lambda: TITLE.parse(text), NotationError)
    if action is None:
        assert repr(text) in refusal
    else:
        assert TITLE.notation(action) == " ".join(text.split())


@settings(max_examples=20)
@given(seed=SEEDS)
def test_what_a_game_refuses_leaves_it_as_it_was(seed: int) -> None:
    pick = random.Random(seed)
    played = Game.from_record(record(3), to=pick.randrange(60, 200), title=TITLE)
    before = (snapshot(played.state), played.moves, list(played.events), record_data(played.record()))
    vocabulary = played.state.vocabulary
    wrong: list[tuple[Any, Any]] = [
        (pick.randrange(len(vocabulary)), ["tile gold"]),
        (pick.choice(played.state.legal_actions()), ["governor 1"]),
        (pick.choice(played.state.legal_actions()), "tile corn"),
        (pick.choice(played.state.legal_actions()), [7]),
        (vocabulary.notation(pick.choice(played.state.legal_actions())), ["tile corn"] * 30),
        ("no such action", None),
        (-1, None),
        (len(vocabulary), None),
        (2**70, None),
    ]
    for action, chance in wrong:
        with pytest.raises((IllegalAction, NotationError, RecordError)):
            played.apply(action, chance)
        assert (snapshot(played.state), played.moves, played.events, record_data(played.record())) == before
    played.apply(pick.choice(played.state.legal_actions()))
    laws.records_replay(TITLE, [played])


@pytest.mark.parametrize(
    ("chance", "reason"),
    [
        ("tile corn", "chance: 'tile corn' is no list of results"),
        ("", "chance: '' is no list of results"),
        (7, "chance: 7 is no list of results"),
        ({"tile": "corn"}, "chance: {'tile': 'corn'} is no list of results"),
        ([None], "chance: None is no text"),
        ([["tile corn"]], "chance: ['tile corn'] is no text"),
        (b"tile corn", "chance: 116 is no text"),
    ],
)
def test_chance_is_dictated_by_a_list_of_texts(chance: Any, reason: str) -> None:
    played = Game.new(TITLE, 3, 1)
    before = snapshot(played.state)
    for call in (lambda: played.apply("role prospector", chance), lambda: Game.new(TITLE, 3, 1, chance=chance)):
        with pytest.raises(RecordError) as problem:
            call()
        assert str(problem.value) == reason
    assert snapshot(played.state) == before

"""The form of a record: JSON with a move a line, read again by field."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cabildo.engine.errors import RecordError
from cabildo.engine.game import Game
from cabildo.engine.record import FORMAT, Move, read_record, record_data, write_record
from cabildo.testing import laws
from tests.testing.toy_title.title import TITLE


def minimal() -> dict[str, Any]:
    return {"cabildo": FORMAT, "title": "toy-auction", "rules": 1, "players": 2, "hash": "x"}


def test_a_record_is_written_a_move_a_line() -> None:
    game = Game.new(TITLE, 2, 1, names=["Ana", "Bo"], chance=["card storm", "card lantern", "die 2"])
    game.apply("bid 1")
    game.apply("bid 0")
    assert write_record(game.record()).decode().split("\n") == [
        "{",
        ' "cabildo": 1,',
        ' "title": "toy-auction",',
        ' "rules": 1,',
        ' "players": 2,',
        ' "seats": [{"name":"Ana"},{"name":"Bo"}],',
        ' "setup": ["card storm","card lantern","die 2"],',
        ' "moves": [',
        '  {"seat":0,"action":"bid 1"},',
        '  {"seat":1,"action":"bid 0"}',
        " ],",
        f' "hash": "{game.record().hash}"',
        "}",
        "",
    ]


def test_what_is_written_is_read_again() -> None:
    for seed in range(5):
        record = laws.random_game(TITLE, 3, seed, {"counters": True}).record()
        assert read_record(json.loads(write_record(record))) == record


def test_a_game_without_moves_has_a_record_too() -> None:
    record = Game.new(TITLE, 2, 1).record()
    assert read_record(json.loads(write_record(record))) == record


def test_what_has_its_default_is_left_out() -> None:
    assert record_data(read_record(minimal())) == minimal()
    assert read_record({**minimal(), "moves": [{"seat": 0, "action": "pass"}]}).moves == [Move(0, "pass")]


@pytest.mark.parametrize("field", ["cabildo", "title", "rules", "players", "hash"])
def test_a_missing_field_is_named(field: str) -> None:
    document = minimal()
    del document[field]
    with pytest.raises(RecordError, match=f"record: object missing required field `{field}`"):
        read_record(document)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"cabildo": 7}, "record: cabildo: format 7 is not known (this is format 1)"),
        ({"seats": [{}]}, "record: seats: 1 seats for 2 players"),
        ({"moves": [{"seat": 0}]}, "record: moves[0]: object missing required field `action`"),
        ({"moves": [{"seat": 0, "action": 3}]}, "record: moves[0].action: expected `str`, got `int`"),
        ({"moves": [{"seat": 0, "action": None}]}, "record: moves[0].action: expected `str`, got `null`"),
        (
            {"moves": [{"seat": 0, "action": "x", "chance": [1]}]},
            "record: moves[0].chance[0]: expected `str`",
        ),
        ({"moves": [{"seat": 0, "action": "x", "by": 1}]}, "record: moves[0]: object contains unknown field `by`"),
        ({"players": True}, "record: players: expected `int`, got `bool`"),
    ],
)
def test_a_wrong_field_is_named(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(RecordError) as problem:
        read_record({**minimal(), **change})
    assert str(problem.value).startswith(reason)


def test_a_move_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Move(0, "pass").action = "bid 9"  # type: ignore[misc]

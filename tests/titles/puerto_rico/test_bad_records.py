"""A record or file that was forged or damaged is refused by name, or it replays wholly."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabildo.engine.documents import parse_document
from cabildo.engine.errors import (
    CabildoError,
    RecordError,
)
from cabildo.engine.game import Game
from cabildo.engine.record import write_record
from cabildo.testing import laws
from cabildo.testing.mutations import HOSTILE, mutated
from cabildo.titles.puerto_rico.title import TITLE
from tests.titles.puerto_rico.forgeries import SEEDS, attempt, game, record


def replay(document: Any) -> Game:
    return Game.from_record(document, title=TITLE)


@settings(max_examples=300)
@given(seed=SEEDS)
def test_a_changed_record_replays_wholly_or_is_refused(seed: int) -> None:
    pick = random.Random(seed)
    document = mutated(record(pick.choice((2, 3)), 30), pick, pick.choice((1, 1, 2, 4)))
    replayed, refusal = attempt(lambda: replay(document), RecordError)
    if replayed is None:
        assert refusal.startswith("record: ")
    else:
        laws.records_replay(TITLE, [replayed])


def refused(document: Any) -> str:
    with pytest.raises(RecordError) as problem:
        replay(document)
    return str(problem.value)


def test_a_forged_record_names_the_move_that_does_not_fit() -> None:
    document = record()
    document["moves"][7]["action"] = "build hacienda"
    assert refused(document).startswith("record: moves[7]: 'build hacienda' is not legal now (")
    document["moves"][7]["action"] = "build castle"
    assert refused(document) == "record: moves[7]: 'build castle' is no action of puerto-rico"
    document = record()
    document["moves"][4]["seat"] = 2 - document["moves"][4]["seat"] if document["moves"][4]["seat"] != 1 else 0
    assert "record: moves[4]: seat: it is the turn of seat" in refused(document)


def test_moves_that_are_missing_doubled_or_out_of_order_are_refused() -> None:
    for change in ("drop", "double", "swap"):
        document = record()
        moves = document["moves"]
        if change == "drop":
            del moves[20]
        elif change == "double":
            moves.insert(20, dict(moves[20]))
        else:
            moves[20], moves[40] = moves[40], moves[20]
        assert refused(document).startswith("record: moves[") or "hash" in refused(document)


def test_a_record_goes_on_after_the_end() -> None:
    document = record()
    document["moves"].append({"seat": 0, "action": "pass"})
    assert refused(document) == f"record: moves[{len(document['moves']) - 1}]: the game is over already"


def with_chance(document: dict[str, Any]) -> int:
    return next(number for number, move in enumerate(document["moves"]) if "chance" in move)


def test_forged_chance_is_refused() -> None:
    document = record()
    number = with_chance(document)
    chance = document["moves"][number]["chance"]
    for forged, reason in (
        (["tile gold", *chance[1:]], "'tile gold' is no result of tile"),
        (chance[:-1], "a result of 'tile' is missing"),
        ([*chance, "tile corn"], "'tile corn' is not asked for here"),
        (["governor 1", *chance], "'governor 1' is not asked for here"),
        (["", *chance], "'' is not asked for here"),
    ):
        document["moves"][number]["chance"] = forged
        assert refused(document) == f"record: moves[{number}]: chance: {reason}"
    document = record()
    document["setup"][0] = "governor 5"
    assert refused(document) == "record: chance: 'governor 5' is not possible here"
    document["setup"] = []
    assert refused(document) == "record: chance: a result of 'governor' is missing"


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("cabildo", 2, "cabildo: format 2 is not known (this is format 1)"),
        ("title", "chess", "title: this is a game of 'chess', not of 'puerto-rico'"),
        ("rules", 99, "rules: version 99 is not known (this is version 1)"),
        ("players", 9, "players: puerto-rico is for 2, 3, 4, 5, not for 9"),
        ("players", "three", "players: expected `int`, got `str`"),
        ("players", 2**70, "players: is too large a number"),
        ("options", {"governor": 9}, "option 'governor': 9 is none of 'random', 1, 2, 3, 4, 5"),
        ("options", {"luck": True}, "option 'luck': puerto-rico does not have it"),
        ("options", [], "options: expected `object`, got `array`"),
        ("seats", [{"name": "Ana"}], "seats: 1 seats for 3 players"),
        ("moves", {}, "moves: expected `array`, got `object`"),
        ("moves", [3], "moves[0]: expected `object`, got `int`"),
        ("hash", "0" * 32, "hash: does not fit the position after the last move"),
        ("result", [], "result: does not fit the game"),
        ("board", {}, "board: object missing required field"),
        ("position", {}, "position: a game from a position has its options and board there, and no setup"),
        ("surprise", 1, "object contains unknown field `surprise`"),
    ],
)
def test_a_wrong_field_is_named(field: str, value: Any, reason: str) -> None:
    document = record()
    document[field] = value
    assert reason in refused(document)


def test_nonsense_is_refused() -> None:
    for nonsense in HOSTILE:
        assert refused(nonsense).startswith("record: ")


@settings(max_examples=60)
@given(cut=st.floats(0, 1, exclude_max=True))
def test_a_truncated_file_is_refused(cut: float) -> None:
    text = write_record(game(3).record())
    part = text[: int(len(text.rstrip()) * cut)]
    with pytest.raises(RecordError):
        replay(parse_document(part, RecordError, "game.json"))


def load(folder: Path, text: bytes) -> str:
    path = folder / "game.json"
    path.write_bytes(text)
    with pytest.raises(CabildoError) as problem:
        Game.load(path)
    return str(problem.value)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\xff\xfe\x00\x01",
        b"{",
        b'{"cabildo": 1, "cabildo": 1}',
        b'{"cabildo": NaN}',
        b'{"cabildo": 1e999}',
        b'{"cabildo": ' + b"9" * 5000 + b"}",
        b"[" * 200_000,
        b"- " * 200_000,
        b"{a: " * 50_000,
        b"a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n",
        b"!!python/object/apply:os.system [echo]\n",
        b"cabildo: 1\ncabildo: 1\n",
        b"just words",
        b'{"title": "puerto-rico"}',
    ],
)
def test_a_file_that_is_no_game_is_refused_by_name(text: bytes, tmp_path: Path) -> None:
    assert "game.json" in load(tmp_path, text)


def test_a_file_that_cannot_be_read_is_refused_by_name(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing.json", Path("a\0b")):
        with pytest.raises(RecordError, match="cannot be read"):
            Game.load(path)

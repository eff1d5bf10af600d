"""Whatever is handed in, the answer is a typed error that names the place, or a sound game; nothing in between."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabildo.engine.documents import parse_document
from cabildo.engine.errors import (
    CabildoError,
    IllegalAction,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
)
from cabildo.engine.game import Game
from cabildo.engine.record import record_data, write_record
from cabildo.testing import laws
from cabildo.testing.mutations import HOSTILE, mutated
from cabildo.testing.snapshots import snapshot
from cabildo.titles.puerto_rico.board_pack import load_pack, to_document
from cabildo.titles.puerto_rico.title import TITLE

T = TypeVar("T")

SEEDS = st.integers(0, 10**9)
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@cache
def game(players: int) -> Game:
    return laws.random_game(TITLE, players, 50 + players)


def record(players: int = 3, moves: int | None = None) -> dict[str, Any]:
    """The record of a game, or of its beginning, as plain data of one's own."""
    played = game(players)
    if moves is not None:
        played = Game.from_record(record(players), to=moves, title=TITLE)
    document: dict[str, Any] = msgspec.json.decode(write_record(played.record()))
    return document


def replay(document: Any) -> Game:
    return Game.from_record(document, title=TITLE)


def attempt(call: Callable[[], T], error: type[CabildoError]) -> tuple[T | None, str]:
    """What the call hands back, or the text of its refusal; any other exception goes through and fails the test."""
    try:
        return call(), ""
    except error as refusal:
        return None, str(refusal)


# ---- records


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
        ("options", {"governor": 9}, "option 'governor': 9 is none of random, 1, 2, 3, 4, 5"),
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


# ---- positions


def check_read(document: Any) -> bool:
    """Read it: either it is refused by a PositionError, or it is a sound state that can be played to its end."""
    state, refusal = attempt(lambda: TITLE.from_position(document), PositionError)
    if state is None:
        assert ": " in refusal
        return False
    laws.legality_is_said_twice(TITLE, [state])
    laws.decisions_are_sound(TITLE, [state])
    laws.positions_go_both_ways(TITLE, [state])
    laws.data_are_plain(TITLE, [state])
    material = TITLE.material(state)
    pick = random.Random(1)
    for _ in range(TITLE.decision_limit(state.seats)):
        if state.over:
            break
        state.apply(pick.choice(sorted(state.legal_actions())))
    assert state.over
    assert TITLE.material(state) == material
    return True


SUPPLIES = ("goods", "stack", "colonists", "quarries", "chips", "buildings", "paper", "out_of_game")


@settings(max_examples=300)
@given(seed=SEEDS)
def test_a_changed_position_is_refused_or_sound(seed: int) -> None:
    pick = random.Random(seed)
    played = game(pick.choice((2, 3, 4, 5)))
    position = played.state_after(pick.randrange(len(played.moves) + 1)).to_position()
    if pick.random() < 0.7:  # what is left out is the rest of the box, so that other changes have a chance
        position = {field: value for field, value in position.items() if field not in SUPPLIES}
    check_read(mutated(position, pick, pick.choice((1, 1, 2, 3))))


def test_some_changed_positions_are_sound() -> None:
    """So that the test above is not only about refusals."""
    played = game(4)
    sound = 0
    for seed in range(60):
        pick = random.Random(seed)
        position = played.state_after(100 + seed).to_position()
        bare = {field: value for field, value in position.items() if field not in SUPPLIES}
        sound += check_read(mutated(bare, pick))
    assert 5 < sound < 60


@pytest.mark.slow
@settings(max_examples=5000, derandomize=False)
@given(seed=SEEDS)
def test_many_changed_positions_are_refused_or_sound(seed: int) -> None:
    pick = random.Random(seed)
    played = game(pick.choice((2, 3, 4, 5)))
    position = played.state_after(pick.randrange(len(played.moves) + 1)).to_position()
    bare = {field: value for field, value in position.items() if field not in SUPPLIES}
    check_read(mutated(bare if pick.random() < 0.7 else position, pick, pick.choice((1, 2, 3))))


@settings(max_examples=30)
@given(document=PLAIN)
def test_no_nonsense_is_taken_for_a_position(document: Any) -> None:
    with pytest.raises(PositionError):
        TITLE.from_position(document)
    with pytest.raises(PositionError):
        Game.from_position(document, title=TITLE)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"title": "chess"}, "title: this is a position of 'chess'"),
        ({"players": []}, "players: puerto-rico is for 2, 3, 4, 5, not for 0"),
        ({"players": [{}] * 100}, "players: puerto-rico is for 2, 3, 4, 5, not for 100"),
        ({"players": [{}, {"doubloons": -1}, {}]}, "players[1].doubloons: expected `int` >= 0"),
        ({"players": [{}, {"goods": {"gold": 1}}, {}]}, "players[1].goods.gold: is none of corn"),
        ({"players": [{}, {"goods": {"corn": 11}}, {}]}, "goods.corn: there are 1 more on the table than in the game"),
        ({"players": [{}, {"city": ["castle"]}, {}]}, "players[1].city[0]: 'castle' is no building"),
        ({"phase": "war"}, "phase: 'war' is none of role"),
        ({"phase": "building"}, "phase: nobody has taken a role yet"),
        ({"actor": 2}, "actor: it is not the turn of seat 2"),
        ({"governor": 3}, "governor: there is no seat 3"),
        ({"generator": [0, 1]}, "generator[0]: expected `int` >= 1"),
        ({"generator": [1, 2147483400]}, "generator[1]: must be below 2147483399"),
        ({"step": {"hand": 3}}, "step.hand: is 3, but in this phase it would be 0"),
        ({"options": {"luck": 1}}, "option 'luck': puerto-rico does not have it"),
        ({"rules": 2}, "rules: version 2 is not known"),
        ({"board": {"ships": []}}, "missing required field"),
    ],
)
def test_a_wrong_position_names_field_and_reason(change: dict[str, Any], reason: str) -> None:
    document = {"title": "puerto-rico", "players": [{}, {}, {}], **change}
    with pytest.raises(PositionError) as problem:
        TITLE.from_position(document)
    assert reason in str(problem.value)


CAPTAIN = {"taken": {"captain": 0}, "phase": "claiming", "actor": 0}


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        ({"claimable": 2, "captain_loaded": True}, "step.claimable: is 2, but at most 1 can be on offer"),
        ({"claimable": 0, "captain_loaded": True}, "step.claimable: is 0"),
        ({"claimable": 1}, "step.captain_loaded: must be true"),
        ({"claimable": 1, "captain_loaded": True, "passes": 2}, "step.passes: is 2, but in this phase it would be 0"),
        ({"claimable": 1, "captain_loaded": True, "wharves_used": [2, 1]}, "step.wharves_used: is [2, 1]"),
        ({"claimable": 1, "captain_loaded": True, "wharves_used": [7]}, "step.wharves_used: there is no seat 7"),
    ],
)
def test_a_wrong_step_is_refused(step: dict[str, Any], reason: str) -> None:
    document = {"title": "puerto-rico", "players": [{}, {}, {}], **CAPTAIN, "step": step}
    with pytest.raises(PositionError) as problem:
        TITLE.from_position(document)
    assert reason in str(problem.value)


@pytest.mark.parametrize(
    ("role", "phase", "step", "player", "reason"),
    [
        ("settler", "hospice", {"place": "corn"}, {"island": {"corn": 1}}, "seat 0 has no occupied hospice"),
        ("builder", "university", {"place": "office"}, {"city": ["office"]}, "seat 0 has no occupied university"),
        (
            "mayor",
            "placing",
            {"place": "corn", "hand": 1},
            {"island": {"corn": 2}, "san_juan": 1},
            "players[0].san_juan: while he places them all his colonists are in hand",
        ),
    ],
)
def test_a_step_that_nobody_could_be_at_is_refused(
    role: str, phase: str, step: dict[str, Any], player: dict[str, Any], reason: str
) -> None:
    document = {"title": "puerto-rico", "players": [player, {}, {}], "taken": {role: 0}, "phase": phase, "step": step}
    with pytest.raises(PositionError) as problem:
        TITLE.from_position(document)
    assert reason in str(problem.value)


# ---- options, boards, notation


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


# ---- nothing is half done


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

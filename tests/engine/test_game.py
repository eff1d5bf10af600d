"""A game: how it begins, is played and goes back."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cabildo.engine.errors import (
    CabildoError,
    FinalBeforeRest,
    IllegalAction,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
)
from cabildo.engine.game import Game
from cabildo.engine.positions import position_hash
from cabildo.testing import laws
from cabildo.testing.snapshots import snapshot
from tests.engine.games import new, play, unopposed, whole
from tests.testing.toy_title.title import TITLE, as_auction

pytestmark = pytest.mark.usefixtures("auction_installed")


# ---- ways to begin


def test_a_game_can_be_begun_by_the_name_of_its_title() -> None:
    assert Game.new("toy-auction", 2, 1).title is TITLE
    with pytest.raises(OptionError, match="'chess': is not installed"):
        Game.new("chess", 2)


def test_a_new_game_tells_its_set_up() -> None:
    game = new()
    assert [event.name for event in game.events] == ["card-drawn"] * 3 + ["round-started"]
    assert {event.move for event in game.events} == {0}
    assert game.moves == ()


def test_the_set_up_can_be_dictated() -> None:
    chance = ["card storm", "card storm", "card lantern", "die 6"]
    game = new(chance=chance)
    state = as_auction(game.state)
    assert state.hands == [[1, 0], [1, 0], [0, 1]]
    assert state.prize == 4
    assert game.record().setup == chance
    with pytest.raises(RecordError, match="a result of 'die' is missing"):
        new(chance=chance[:-1])
    with pytest.raises(RecordError, match="'die 1' is not asked for here"):
        new(chance=[*chance, "die 1"])
    with pytest.raises(RecordError, match="'die 7' is no result of die"):
        new(chance=[*chance[:-1], "die 7"])
    with pytest.raises(RecordError, match="'card storm' is not possible here"):
        new(players=4, chance=["card storm"] * 4 + ["die 1"])


def test_names_are_for_all_seats_or_for_none() -> None:
    assert [seat.name for seat in new(names=["A", "B", "C"]).record().seats] == ["A", "B", "C"]
    with pytest.raises(OptionError, match="names: 2 names for 3 players"):
        new(names=["A", "B"])
    with pytest.raises(OptionError, match="names: 1 names for 3 players"):
        Game.from_position(new().state.to_position(), names=["A"])


def test_only_options_that_were_chosen_are_recorded() -> None:
    assert new().record().options == {}
    assert new(options={"reactions": True}).record().options == {"reactions": True}
    with pytest.raises(OptionError, match="'counters': yes needs option 'reactions' to be yes"):
        new(options={"reactions": False, "counters": True})


def test_a_board_pack_goes_into_the_record_and_replays(tmp_path: Path) -> None:
    board = {"rounds": 1, "coins": 3, "most_bid": 9, "prizes": [1] * 6, "cards": {"storm": 4, "lantern": 4}, "hand": 0}
    path = tmp_path / "board.json"
    path.write_text(json.dumps(board))
    for source in (board, path):
        game = laws.random_game(TITLE, 2, 3, None, source)
        assert game.record().board == board
        laws.records_replay(TITLE, [game])
    with pytest.raises(OptionError, match="board: most_bid: expected `int` >= 1"):
        new(board={**board, "most_bid": 0})
    with pytest.raises(OptionError, match="board: cards: must be exactly storm, lantern"):
        new(board={**board, "cards": {"storm": 4}})


def test_a_game_goes_on_from_a_position() -> None:
    middle = play(new(), "bid 1", "bid 2").state.to_position()
    game = Game.from_position(middle, seed=5)
    assert position_hash(game.state) == position_hash(TITLE.from_position(middle))
    play(game, "bid 3")
    assert "generator" in middle
    assert "generator" not in (game.record().position or middle)
    laws.records_replay(TITLE, [game])


def test_without_a_generator_in_it_a_position_gets_a_fresh_one() -> None:
    middle = {name: value for name, value in new().state.to_position().items() if name != "generator"}
    lanes = {int(Game.from_position(middle).state.lane_a) for _ in range(5)}
    assert len(lanes) == 5


@pytest.mark.parametrize("document", [None, [], {}, {"title": 3}, {"title": "chess"}, {"title": "toy-auction"}])
def test_a_position_without_its_title_or_content_is_refused(document: Any) -> None:
    with pytest.raises(PositionError, match="position: "):
        Game.from_position(document)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"title": "chess"}, "title: this is a position of 'chess', not of 'toy-auction'"),
        ({"rules": 2}, "rules: version 2 is not known (this is version 1)"),
        ({"coins": [5] * 9}, "players: toy-auction is for 2, 3, 4, not for 9"),
        ({"options": {"luck": 1}}, "option 'luck': toy-auction does not have it"),
        ({"round": -1}, "round: expected `int` >= 0"),
        ({"crowns": [1]}, "crowns: must be for 3 seats"),
    ],
)
def test_a_wrong_position_is_refused_by_its_field(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError, match=f"^position: {re.escape(reason)}"):
        TITLE.from_position({**new().state.to_position(), **change})


# ---- playing


def test_a_move_is_recorded_with_its_seat_notation_and_chance() -> None:
    game = play(new(), "bid 1", "bid 2", "bid 3")
    assert [(move.seat, move.action) for move in game.moves] == [(0, "bid 1"), (1, "bid 2"), (2, "bid 3")]
    assert game.moves[0].chance == []
    ended = laws.random_game(TITLE, 2, 4)
    assert any(result.startswith("die ") for move in ended.moves for result in move.chance)


def test_actions_are_taken_by_number_or_notation() -> None:
    one, other = new(), new()
    one.apply("bid 2")
    other.apply(TITLE.parse("bid 2"))
    assert whole(one) == whole(other)


def test_chance_in_a_move_can_be_dictated() -> None:
    game = unopposed()
    events = game.apply("pass", chance=["card lantern", "card storm", "card lantern", "die 6"])
    drawn = [event.secret["card"] for event in events if event.name == "card-drawn"]
    assert drawn == ["lantern", "storm", "lantern"]
    assert as_auction(game.state).prize == 4


@pytest.mark.parametrize(
    ("action", "chance", "error"),
    [
        ("bid 9", None, NotationError),
        ("accept", None, IllegalAction),
        (-1, None, NotationError),
        (2**80, None, NotationError),
        ("bid 1", ["die 1"], RecordError),
        ("bid 1", ["nonsense"], RecordError),
    ],
)
def test_a_refused_move_changes_nothing(action: Any, chance: Any, error: type[CabildoError]) -> None:
    game = play(new(), "bid 1")
    before = whole(game)
    with pytest.raises(error):
        game.apply(action, chance)
    assert whole(game) == before
    assert game.state.sink is not None


def test_a_move_that_breaks_off_in_the_middle_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play(new(), "bid 1", "bid 2")
    before = whole(game)

    def break_off(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("tests.testing.toy_title.auction.reveal_bids", break_off)
    with pytest.raises(KeyboardInterrupt):
        game.apply("bid 3")
    assert whole(game) == before


def test_several_actions_are_done_all_or_none() -> None:
    game = unopposed()
    before = whole(game)
    with pytest.raises(IllegalAction):
        game.apply_all(["offer 2", "want storm", "price 1", "accept"])  # the answer is seat 1's
    assert whole(game) == before
    with pytest.raises(NotationError):
        game.apply_all(["offer 2", "want gold"])
    assert whole(game) == before
    game.apply_all(["offer 2", "want storm", "price 1"])
    assert game.state.actor == 1
    assert len(game.moves) == 6


def test_what_ends_the_game_is_the_last_of_a_list() -> None:
    game = laws.random_game(TITLE, 2, 1)
    last = game.moves[-1].action
    game.undo()
    before = whole(game)
    with pytest.raises(FinalBeforeRest) as refused:
        game.apply_all([last, "pass"])
    assert (refused.value.rule, refused.value.place) == ("engine.final-before-rest", 0)
    assert whole(game) == before
    game.apply_all([last])
    assert game.state.over


def test_what_tells_something_new_is_the_last_of_a_list() -> None:
    """The accepted offer lets chance speak; who accepts is then asked for a bid, but cannot send it along."""
    game = unopposed()
    game.apply_all(["offer 2", "want storm", "price 1"])
    before = whole(game)
    with pytest.raises(FinalBeforeRest, match="'accept' cannot be taken back freely") as refused:
        game.apply_all(["accept", "bid 0"])
    assert refused.value.place == 0
    assert whole(game) == before


def test_what_chance_did_is_never_taken_back_with_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody could know beforehand that an action is final, it stays done and the rest is not tried."""
    monkeypatch.setattr("cabildo.engine.game.check_order", lambda state, actions: None)
    game = unopposed()
    game.apply_all(["offer 2", "want storm", "price 1"])
    moves = len(game.moves)
    events = game.apply_all(["accept", "bid 99"])
    assert [move.action for move in game.moves[moves:]] == ["accept"]
    assert events == game.events[-len(events) :]


def test_a_batch_whose_source_fails_is_taken_back() -> None:
    game = new()
    before = whole(game)

    def actions() -> Iterator[str]:
        yield "bid 1"
        raise OSError

    with pytest.raises(OSError):  # noqa: PT011 - which one does not matter
        game.apply_all(actions())
    assert whole(game) == before


# ---- the way back


def test_undo_goes_back_to_exactly_what_was() -> None:
    game = laws.random_game(TITLE, 3, 2)
    again = new(seed=2)
    for number, move in enumerate(game.moves):
        assert snapshot(again.state) == snapshot(game.state_after(number))
        again.apply(move.action)
    before = whole(again)
    for _ in range(3):
        again.undo(4)
        for move in game.moves[-4:]:
            again.apply(move.action)
        assert whole(again) == before
    again.undo(len(game.moves))
    assert whole(again) == whole(new(seed=2))
    with pytest.raises(CabildoError, match="only 0 moves"):
        again.undo()


def test_undo_is_free_only_for_ones_own_move_that_told_nothing() -> None:
    game = new()
    assert not game.undo_is_free(0)
    play(game, "bid 1")
    assert game.undo_is_free(0)
    assert not game.undo_is_free(1)
    play(game, "bid 2", "bid 3")  # the bids are revealed
    assert not game.undo_is_free(2)


def test_states_of_the_past_are_copies() -> None:
    game = play(new(), "bid 1", "bid 2")
    past = as_auction(game.state_after(1))
    past.coins[0] = 99
    assert as_auction(game.state_after(1)).coins[0] == 6
    assert snapshot(game.state_after(2)) == snapshot(game.state)
    for moves in (-1, 3):
        with pytest.raises(CabildoError, match="there is no move"):
            game.state_after(moves)


# ---- whose turn it is


def test_a_move_of_another_seat_is_refused() -> None:
    game = new()
    before = whole(game)
    for seat in (1, 2):
        with pytest.raises(IllegalAction, match=f"it is the turn of seat 0, not of seat {seat}") as refused:
            game.apply("bid 1", seat=seat)
        assert refused.value.rule == "engine.not-your-turn"
    with pytest.raises(CabildoError, match="there is no seat 3"):
        game.apply("bid 1", seat=3)
    assert whole(game) == before
    game.apply("bid 1", seat=0)
    assert game.state.actor == 1


def test_after_the_end_it_is_nobodys_turn() -> None:
    game = laws.random_game(TITLE, 3, 1)
    with pytest.raises(IllegalAction) as refused:
        game.apply("pass", seat=0)
    assert refused.value.rule == "engine.game-over"

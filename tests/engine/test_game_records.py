"""The record of a game, its events, and what of both each seat may know."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cabildo.engine.errors import (
    PositionError,
    RecordError,
)
from cabildo.engine.events import Event
from cabildo.engine.game import Game
from cabildo.engine.messages import Messages
from cabildo.engine.positions import position_hash
from cabildo.engine.record import record_data, write_record
from cabildo.testing import laws
from tests.engine.games import new, play, unopposed
from tests.testing.toy_title.title import TITLE, as_auction

pytestmark = pytest.mark.usefixtures("auction_installed")


# ---- the record


def test_a_record_handed_out_does_not_change_afterwards() -> None:
    game = play(new(), "bid 1")
    record = game.record()
    play(game, "bid 2")
    assert len(record.moves) == 1
    assert record.hash == position_hash(game.state_after(1))
    assert game.record().hash == position_hash(game.state)


def test_the_result_is_there_when_the_game_is_over() -> None:
    assert new().result() is None
    game = laws.random_game(TITLE, 3, 1)
    result = game.result()
    assert result is not None
    assert sorted(line["seat"] for line in result) == [0, 1, 2]
    assert [line["rank"] for line in result] == sorted(line["rank"] for line in result)


def test_a_record_replays_to_any_move() -> None:
    game = laws.random_game(TITLE, 3, 5)
    document = json.loads(write_record(game.record()))
    for moves in range(len(game.moves) + 1):
        replayed = Game.from_record(document, to=moves)
        assert position_hash(replayed.state) == position_hash(game.state_after(moves))
    for moves in (-1, len(game.moves) + 1):
        with pytest.raises(RecordError, match="there is no move"):
            Game.from_record(document, to=moves)


def test_a_game_is_saved_and_loaded_whole(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    game = play(new(names=["A", "B", "C"]), "bid 1", "bid 2")
    path.write_text("an older game")
    game.save(path)
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
    loaded = Game.load(path)
    assert record_data(loaded.record()) == record_data(game.record())
    assert loaded.events == game.events


def test_a_position_can_be_loaded_and_its_errors_name_the_file(tmp_path: Path) -> None:
    path = tmp_path / "middle.yaml"
    path.write_text("title: toy-auction\ncoins: [6, 6]\nhands: [[1, 0], [0, 1]]\nactor: 1\nbids: [2, -1]\n")
    game = Game.load(path)
    assert (game.state.actor, as_auction(game.state).bids) == (1, [2, -1])
    path.write_text("title: toy-auction\ncoins: [6, 6]\nhands: [[4, 0], [0, 1]]\n")
    with pytest.raises(PositionError, match=r"middle\.yaml: position: hands: there are only 3 of storm"):
        Game.load(path)


# ---- what a seat may know of it


def hidden_game() -> Game:
    """Seat 0 holds a storm, seat 1 and 2 a lantern each; seat 0 has bid in secret."""
    return play(new(chance=["card storm", "card lantern", "card lantern", "die 6"]), "bid 2")


def test_a_log_keeps_its_places_and_tells_secrets_to_their_audience() -> None:
    game = hidden_game()
    assert game.log(0)[0] == {"event": "card-drawn", "move": 0, "seat": 0, "card": "storm"}
    assert game.log(1)[0] == {"event": "card-drawn", "move": 0, "seat": 0}
    assert game.log(None)[-1] == {"event": "bid-made", "move": 1, "seat": 0}
    assert len({len(game.log(seat)) for seat in (0, 1, 2, None)}) == 1


def test_a_seats_record_holds_only_what_it_may_know() -> None:
    game = hidden_game()
    mine, its, nobodys = game.record_for(0), game.record_for(1), game.record_for(None)
    assert mine["setup"] == ["card storm", "card", "card", "die 6"]
    assert its["setup"] == ["card", "card lantern", "card", "die 6"]
    assert nobodys["setup"] == ["card", "card", "card", "die 6"]
    assert mine["moves"] == [{"seat": 0, "action": "bid 2"}]
    assert its["moves"] == nobodys["moves"] == [{"seat": 0, "action": None}]
    for record in (mine, its, nobodys):
        assert "hash" not in record  # it could be found out by trying all hands
        assert "position" not in record
    assert game.record().moves[0].action == "bid 2"


def test_bids_stand_in_every_record_once_they_are_revealed_until_that_is_taken_back() -> None:
    game = play(hidden_game(), "bid 1")
    assert [move["action"] for move in game.record_for(1)["moves"]] == [None, "bid 1"]
    game.apply("bid 0")
    for seat in (0, 1, 2, None):
        assert [move["action"] for move in game.record_for(seat)["moves"]] == ["bid 2", "bid 1", "bid 0"]
    game.apply("pass")  # the window for storms stays secret
    assert [move["action"] for move in game.record_for(0)["moves"]] == ["bid 2", "bid 1", "bid 0", None]
    game.undo(2)
    assert [move["action"] for move in game.record_for(1)["moves"]] == [None, "bid 1"]


def test_a_record_tells_what_was_given_for_a_player() -> None:
    game = play(hidden_game(), "bid 1", "bid 0")
    assert game.state.decision.standing == "storms"
    events = game.apply("pass", given="standing")
    assert events[0] == Event("answered-beforehand", {"seat": 1}, 4)
    game.apply("pass", given="usual")
    document = record_data(game.record())
    assert [move.get("given") for move in document["moves"]] == [None, None, None, "standing", "usual"]
    again = Game.from_record(document)
    assert again.moves == game.moves
    assert again.events == game.events
    # what is usual may follow from a hand: only its own seat is told
    assert [move.get("given") for move in game.record_for(2)["moves"]][3:] == ["standing", "usual"]
    assert [move.get("given") for move in game.record_for(0)["moves"]][3:] == ["standing", None]
    document["moves"][3]["given"] = "never"
    with pytest.raises(RecordError, match=r"moves\[3\].given"):
        Game.from_record(document)


def test_a_branch_has_the_same_way_back_and_goes_its_own() -> None:
    game = play(hidden_game(), "bid 1")
    other = game.branch()
    other.apply("bid 3")
    other.undo(2)
    assert (len(game.moves), len(other.moves)) == (2, 1)
    other.apply("bid 0")
    game.undo()
    assert as_auction(game.state).bids == [2, -1, -1]
    assert as_auction(other.state).bids == [2, 0, -1]
    assert game.events[-1].name == "bid-made"


def test_cards_drawn_in_a_move_are_the_drawers_alone() -> None:
    game = unopposed()
    game.apply("pass", chance=["card lantern", "card storm", "card lantern", "die 6"])
    assert game.record_for(1)["moves"][-1]["chance"] == ["card", "card storm", "card", "die 6"]
    assert game.record_for(None)["moves"][-1]["chance"] == ["card", "card", "card", "die 6"]


def test_a_game_from_a_position_keeps_the_position_to_itself() -> None:
    game = play(Game.from_position(hidden_game().state.to_position()), "bid 1")
    assert "position" not in game.record_for(1)
    assert game.record_for(1)["moves"] == [{"seat": 1, "action": "bid 1"}]


def test_when_the_game_is_over_the_record_is_for_all() -> None:
    game = laws.random_game(TITLE, 3, 1)
    assert game.record_for(None) == game.record_for(2) == record_data(game.record())


def test_an_open_pass_is_told_and_a_secret_one_is_not() -> None:
    game = play(unopposed(), "pass")
    assert {"event": "passed", "move": 4, "seat": 0} in game.log(None)
    window = play(new(chance=["card storm", "card storm", "card lantern", "die 1"]), "bid 1", "bid 0", "bid 0", "pass")
    assert window.moves[-1].seat == 1
    assert "passed" not in [event.name for event in window.events]


# ---- forced passes


def poor() -> Game:
    """Nobody has a coin left: the starter, who may not offer anything, passes unasked once all have bid."""
    state = new(options={"reactions": False}).state.to_position()
    return Game.from_position({**state, "coins": [0, 0, 0]})


def test_a_pass_without_an_alternative_is_told_as_forced() -> None:
    game = play(poor(), "bid 0", "bid 0", "bid 0")
    told = [event for event in game.log(None) if event["event"] == "passed"]
    assert told == [{"event": "passed", "move": 3, "seat": 0, "forced": True}]
    assert [move.action for move in game.moves] == ["bid 0"] * 3
    assert Game.from_record(record_data(game.record())).events == game.events


def test_a_log_for_people_leaves_forced_passes_out() -> None:
    game = play(poor(), "bid 0", "bid 0", "bid 0")
    messages = Messages(None, "en")
    chosen = [event for event in game.log(None) if not event.get("forced")]
    assert len(chosen) == len(game.log(None)) - 1
    assert messages.log(game.log(None)) == messages.log(chosen)
    assert messages.log([{"event": "passed", "move": 4, "seat": 0}]) == ["Player 1 passes."]


def test_a_state_without_a_sink_tells_nobody() -> None:
    """Search pays nothing for events that nobody hears."""
    state = poor().state.copy()
    assert state.sink is None
    for _ in range(3):
        state.apply(state.vocabulary.parse("bid 0"))
    assert as_auction(state).round == 2


# ---- boards and positions as data


def test_the_default_board_is_data_of_ones_own() -> None:
    board = TITLE.default_board()
    board["coins"] = 1
    assert TITLE.default_board()["coins"] != 1
    assert as_auction(TITLE.new(3, 1, board=board)).coins == [1, 1, 1]
    assert "board" not in record_data(Game.new(TITLE, 3, 1, board=TITLE.default_board()).record())


def test_a_position_may_have_all_its_fields() -> None:
    state = new().state
    full = state.to_position(full=True)
    assert list(full) == list(TITLE.position_type.__struct_fields__)
    assert full["options"] == {"reactions": True, "counters": False, "house": False}
    assert TITLE.from_position(full).to_position() == state.to_position()
    assert position_hash(TITLE.from_position(full)) == position_hash(state)

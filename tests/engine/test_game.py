"""A game: a state with its record, its events and the way back; and what of it each seat may know."""

from __future__ import annotations

import json
import pickle
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
from cabildo.engine.events import Event
from cabildo.engine.game import Game
from cabildo.engine.legal_actions import LegalActions
from cabildo.engine.messages import Messages
from cabildo.engine.positions import position_hash
from cabildo.engine.record import record_data, write_record
from cabildo.engine.recorder import ChanceResults
from cabildo.testing import laws
from cabildo.testing.snapshots import snapshot
from tests.testing.toy_title.title import TITLE, as_auction


@pytest.fixture(autouse=True)
def _auction_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cabildo.engine.game.find_title", find)


def find(name: str) -> Any:
    if name != TITLE.name:
        raise OptionError(f"title {name!r}: is not installed")
    return TITLE


def new(seed: int = 1, players: int = 3, **more: Any) -> Game:
    return Game.new(TITLE, players, seed, **more)


def play(game: Game, *actions: str) -> Game:
    for action in actions:
        game.apply(action)
    return game


def unopposed() -> Game:
    """All have bid nothing and nobody may react: the starter may make an offer. The deck is a storm and lanterns."""
    game = new(options={"reactions": False}, chance=["card storm", "card storm", "card lantern", "die 1"])
    return play(game, "bid 0", "bid 0", "bid 0")


def whole(game: Game) -> tuple[Any, ...]:
    """Everything a game is."""
    return (snapshot(game.state), game.moves, list(game.events), record_data(game.record()))


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


# ---- what is legal


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


# ---- real dice and cards


ROUND = ["card lantern", "card storm", "card lantern", "die 6"]


def test_results_are_taken_as_they_come_and_the_rest_is_for_later_moves() -> None:
    results = ChanceResults(["card storm", "card storm", "card lantern", "die 1", *ROUND, "die 3"])
    game = new(options={"reactions": False}, chance=results)
    for action in ("bid 0", "bid 0", "bid 0", "pass"):
        game.apply(action, chance=results)
    assert [move.chance for move in game.moves] == [[], [], [], ROUND]
    assert list(results) == ["die 3"]
    assert Game.from_record(record_data(game.record())).events == game.events


def test_any_iterator_gives_results() -> None:
    game = unopposed()
    coming = iter([*ROUND, "die 2"])
    game.apply("pass", coming)
    assert game.moves[-1].chance == ROUND
    assert list(coming) == ["die 2"]


@pytest.mark.parametrize(
    ("results", "problem"),
    [
        (["die 6"], "a result of 'card' comes next, not 'die 6'"),
        (["card lantern"], "a result of 'card' is missing"),
        ([*ROUND[:3], "die 7"], "'die 7' is no result of die"),
        (["card lantern", 7], "7 is no text"),
    ],
)
def test_a_refused_move_gives_back_what_it_took(results: list[Any], problem: str) -> None:
    game = unopposed()
    before = whole(game)
    stream = ChanceResults(results)
    with pytest.raises(RecordError, match=problem):
        game.apply("pass", stream)
    assert whole(game) == before
    assert list(stream) == results
    with pytest.raises(RecordError, match="is no list of results"):
        ChanceResults("die 6")


def test_a_refused_set_up_gives_back_what_it_took() -> None:
    stream = ChanceResults(["card storm", "die 1"])
    with pytest.raises(RecordError):
        new(chance=stream)
    assert list(stream) == ["card storm", "die 1"]


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

"""Before a group outside could be led by giving up friends at the entry, a turn without others ended by itself.

Games written down at that time have no move for it, and still replay.
"""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.engine.errors import RecordError
from cabildo.engine.game import Game
from cabildo.engine.positions import position_hash
from cabildo.engine.record import record_data
from cabildo.titles.rio.title import TITLE
from tests.records.make_rio_golden import FOLDER
from tests.titles.rio.war.positions import PAIR, SINGLE, war_table

NAMES = ("3-players-war-07", "4-players-war-13", "5-players-random-short-trade")


def once_unasked(game: Game) -> list[int]:
    """The moves that were none before, by number."""
    answers = [TITLE.unasked_before(game.state_after(number)) for number in range(len(game.moves))]  # type: ignore[arg-type]
    return [number for number, answer in enumerate(answers) if answer is not None]


def as_written_before(game: Game, to: int | None = None) -> dict[str, Any]:
    """The record of the first `to` moves as it was when nobody was asked there."""
    record = record_data(game.record())
    skipped = once_unasked(game)
    record["moves"] = [move for number, move in enumerate(record["moves"][:to]) if number not in skipped]
    if to is not None:
        record.pop("result")
        record["hash"] = position_hash(game.state_after(to))
    return record


@pytest.fixture(scope="module", params=NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return Game.load(FOLDER / f"{request.param}.json")


def test_a_record_from_before_replays_to_the_same_end(game: Game) -> None:
    assert len(once_unasked(game)) == 1
    record = as_written_before(game)
    again = Game.from_record(record)
    assert again.state.over
    assert record_data(again.record()) == record  # it is written again as it was
    assert [event.name for event in again.events] == [event.name for event in game.events]


def test_a_running_game_from_before_is_where_it_was(game: Game) -> None:
    """Its hash tells whether the turn had ended."""
    (turn,) = once_unasked(game)
    ended = Game.from_record(as_written_before(game, turn + 1))
    assert (len(ended.moves), ended.state.actor) == (turn, game.state_after(turn + 1).actor)
    asked = Game.from_record(as_written_before(game, turn))
    assert (len(asked.moves), asked.state.actor) == (turn, game.state_after(turn).actor)
    assert ended.state.legal_actions() != asked.state.legal_actions()


def test_what_happened_unasked_is_taken_back_with_the_move_before(game: Game) -> None:
    (turn,) = once_unasked(game)
    again = Game.from_record(as_written_before(game), to=turn + 1)
    again.undo()
    assert position_hash(again.state) == position_hash(game.state_after(turn + 1))
    again.undo()
    assert position_hash(again.state) == position_hash(game.state_after(turn - 1))
    assert all(event.move < turn for event in again.events)


def test_no_other_answer_may_be_missing(game: Game) -> None:
    (turn,) = once_unasked(game)
    record = record_data(game.record())
    missing = next(number for number, move in enumerate(record["moves"]) if move["action"] == "done" and number < turn)
    del record["moves"][missing]
    with pytest.raises(RecordError):
        Game.from_record(record)


BARRED: dict[str, Any] = {"a1": {"stack": SINGLE, "steps": 0, "boosted": True}}


@pytest.mark.parametrize(
    ("groups", "camps", "unasked"),
    [
        (BARRED, {"north a": [3]}, True),
        ({**BARRED, "e6": PAIR}, {"north a": [3]}, False),  # another group inside can be led
        (BARRED, {"north a": [3], "north e": [1]}, False),  # and one outside
        ({"a1": {"stack": SINGLE, "fought": True}}, {}, False),  # nobody can: it ends by itself still
    ],
)
def test_only_turns_in_which_nobody_else_could_be_led(
    groups: dict[str, Any], camps: dict[str, Any], unasked: bool
) -> None:
    table = war_table(groups, camps=camps, city={"a2": "church"})
    assert (TITLE.unasked_before(table) is not None) == unasked

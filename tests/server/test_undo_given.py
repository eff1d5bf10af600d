"""Taking back goes over answers that were given for a seat, usual and standing ones, to what its person decided."""

from __future__ import annotations

import msgspec
import pytest

from cabildo.engine.game import Game
from cabildo.engine.positions import position_hash
from cabildo.engine.record import STANDING, USUAL, Given
from cabildo.server.settings import Settings
from cabildo.server.store.rows import LogRow
from cabildo.server.tables.live_table import START, LiveTable
from tests.server.conftest import Guest, Join, new_key
from tests.server.given import NEW_YEAR, PASS, alone, auction, bid_and_win, row_of, until_asked

pytestmark = pytest.mark.usefixtures("toy_installed")


@pytest.fixture
def settings(settings: Settings, database: str | None) -> Settings:
    """All of this holds on SQLite and on PostgreSQL."""
    return msgspec.structs.replace(settings, database=database) if database else settings


async def test_taking_back_goes_over_a_standing_answer(guest: Join) -> None:
    """The pass was given for seat 1: taking back goes to its bid, and there it is asked."""
    anna = await guest("Anna")
    table = await alone(anna)
    await anna.post(f"/api/tables/{table}/standing", PASS)
    await bid_and_win(anna, anna, table)
    await until_asked(anna, table, "offering")
    await anna.undo(table, 1)
    decision = (await anna.look(table, 1))["decision"]
    assert (decision["kind"], decision["seat"]) == ("bidding", 1)


async def test_taking_back_goes_over_a_usual_answer(guest: Join) -> None:
    anna = await guest("Anna")
    table = await alone(anna)
    await anna.move(table, 0, "bid 1")
    assert (await anna.look(table, 1))["undo"]["possible"] is False
    await anna.move(table, 1, "bid 0")
    await give_usual(anna, table, "pass")
    await anna.undo(table, 1)
    assert (await anna.look(table, 1))["decision"]["kind"] == "bidding"


async def test_what_was_given_can_be_answered_anew(guest: Join) -> None:
    """Only that is taken back, and not what the person decided before."""
    anna = await guest("Anna")
    table = await alone(anna)
    await anna.move(table, 0, "bid 1")
    await anna.move(table, 1, "bid 0")
    assert (await anna.look(table, 1))["undo"]["given"] is None
    await take_back_given(anna, table, 422)
    await give_usual(anna, table, "pass")
    undo = (await anna.look(table, 1))["undo"]
    assert (undo["action"], undo["given"], undo["given_others"]) == ("bid 0", "pass", 0)
    await take_back_given(anna, table)
    state = await anna.look(table, 1)
    assert (state["decision"]["kind"], state["decision"]["seat"]) == ("storms", 1)
    assert state["undo"]["given"] is None


async def test_what_was_given_stays_once_another_person_has_moved(guest: Join) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await auction(anna, ben)
    await ben.post(f"/api/tables/{table}/standing", PASS)
    await bid_and_win(anna, ben, table)
    asked = (await until_asked(anna, table, "offering"))["decision"]
    assert asked["seat"] == 0
    assert (await ben.look(table, 1))["undo"]["given"] == "pass"
    await anna.move(table, 0, asked["choices"][-1])
    assert (await ben.look(table, 1))["undo"]["given"] is None
    await take_back_given(ben, table, 409)


async def take_back_given(person: Guest, table: str, status: int = 200) -> None:
    expected = (await person.look(table))["table"]["sequence"]
    wish = {"key": new_key(), "expected": expected, "seat": 1, "given": True}
    await person.post(f"/api/tables/{table}/undo", wish, status)


async def give_usual(anna: Guest, table: str, *actions: str, given: str = USUAL, status: int = 200) -> str:
    """What the server has to say to it."""
    expected = (await anna.look(table))["table"]["sequence"]
    wish = {"key": new_key(), "expected": expected, "seat": 1, "actions": list(actions), "given": given}
    return str((await anna.post(f"/api/tables/{table}/moves", wish, status)).get("message", ""))


async def test_a_client_gives_nothing_but_the_usual_answer(guest: Join) -> None:
    anna = await guest("Anna")
    table = await alone(anna)
    await anna.move(table, 0, "bid 1")
    not_usual = "given: this is not the usual answer here"
    assert await give_usual(anna, table, "bid 0", status=422) == not_usual
    await anna.move(table, 1, "bid 0")
    assert "$.given" in await give_usual(anna, table, "pass", given=STANDING, status=422)  # only the server gives those
    assert await give_usual(anna, table, "pass", "pass", status=422) == not_usual
    await give_usual(anna, table, "pass")


async def test_who_takes_back_to_such_a_question_is_asked(guest: Join) -> None:
    anna = await guest("Anna")
    table = await alone(anna)
    await bid_and_win(anna, anna, table)
    await anna.move(table, 1, "pass")
    await anna.post(f"/api/tables/{table}/standing", PASS)
    await anna.undo(table, 1)
    await anna.post(f"/api/tables/{table}/standing", {**PASS, "key": "other"})  # the driver looks again
    assert (await anna.look(table, 1))["decision"]["kind"] == "storms"
    await anna.move(table, 1, "pass")
    assert (await anna.look(table))["decision"]["kind"] == "offering"


async def test_a_question_to_take_back_stays_while_answers_are_given_for_who_asks(guest: Join) -> None:
    """Ben asks for the bid back; the pass that is given for Ben meanwhile is not a decision to go on."""
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await auction(anna, ben)
    await bid_and_win(anna, ben, table)
    await ben.undo(table, 1)
    assert (await anna.look(table))["undo"]["asked_by"] == 1
    await ben.post(f"/api/tables/{table}/standing", PASS)
    assert (await until_asked(anna, table, "offering"))["undo"]["asked_by"] == 1
    await anna.post(f"/api/tables/{table}/undo/answer", {"seat": 0, "accept": True})
    decision = (await anna.look(table))["decision"]
    assert (decision["kind"], decision["seat"]) == ("bidding", 1)


# ---- free or not


class Played:
    """A table with what was written of it, which another process reads or follows."""

    def __init__(self, game: Game) -> None:
        self.start = game.state.to_position()
        self.live = LiveTable(row_of(game), game, [])
        self.entries = [LogRow(1, "setup", None, None, [{"chance": []}], [], NEW_YEAR)]

    def move(self, action: str, given: Given | None = None) -> LogRow:
        entry, after = self.live.try_moves(
            int(self.live.running_game().state.actor), [action], None, NEW_YEAR, 5, given
        )
        self.live.commit(entry, after)
        self.entries.append(entry)
        return entry

    def readings(self) -> list[LiveTable]:
        """The table in memory, read again, read again from its newest snapshot, and followed move by move."""
        position = self.live.running_game().state.to_position()
        first = {START: self.start}
        followed = LiveTable.rebuild(row_of(Game.from_position(self.start)), self.entries[:1], first)
        for entry in self.entries[1:]:
            row = msgspec.structs.replace(self.live.row, sequence=entry.sequence)
            assert followed.follow(row, [entry])
        return [
            self.live,
            LiveTable.rebuild(self.live.row, self.entries, first),
            LiveTable.rebuild(self.live.row, self.entries, {**first, self.entries[-1].sequence: position}),
            followed,
        ]


def test_it_is_free_over_given_answers_that_told_nobody_anything() -> None:
    """Seat 0 chose the builder; that it builds nothing was given for it."""
    played = Played(Game.new("puerto-rico", 3, seed=1, options={"governor": 1}))
    role = played.move("role builder")
    played.move("pass", USUAL)
    for live in played.readings():
        assert live.undo_is_free(0)
        assert live.try_undo(0, None, NEW_YEAR).moves == [{"undoes": role.sequence}]
        assert not live.undo_is_free(1)
    played.move("pass", USUAL)  # of seat 1, which has decided nothing yet
    for live in played.readings():
        assert not live.undo_is_free(0)
        assert live.last_decided(1) is None


def test_an_entry_without_moves_was_not_given() -> None:
    """Nobody writes one; but a table that was laid out goes on from the snapshot before it."""
    start = Game.new("puerto-rico", 3, seed=1, options={"governor": 1})
    position = Game.new("puerto-rico", 3, seed=2, options={"governor": 1})
    position.apply("role mayor")
    entries = [LogRow(1, "setup", None, None, [{"chance": start.record().setup}], [], NEW_YEAR)]
    entries += [LogRow(sequence, "move", None, None, [], [], NEW_YEAR) for sequence in (2, 3)]
    live = LiveTable.rebuild(row_of(start), entries, {2: position.state.to_position()})
    assert live.hash() == position_hash(position.state)


def test_it_goes_to_the_last_move_where_that_was_decided() -> None:
    played = Played(Game.new("puerto-rico", 3, seed=1, options={"governor": 1}))
    played.move("role builder", USUAL)
    built = played.move("pass")
    for live in played.readings():
        assert live.undo_is_free(0)
        assert live.try_undo(0, None, NEW_YEAR).moves == [{"undoes": built.sequence}]


def test_it_is_not_free_over_a_given_answer_by_which_chance_spoke() -> None:
    """Seat 1 let the storm be and, as was given for it, offers nothing: the next round begins and cards are drawn."""
    position = {
        "title": "toy-auction", "phase": "storms", "actor": 1, "starter": 1, "coins": [5, 6], "bank": 1,
        "bids": [1, 0], "hands": [[1, 0], [0, 1]],
    }  # fmt: skip
    played = Played(Game.from_position(position))
    storm = played.move("pass")
    for live in played.readings():
        assert live.undo_is_free(1)
    played.move("pass", STANDING)
    for live in played.readings():
        assert not live.undo_is_free(1)
        assert live.try_undo(1, None, NEW_YEAR).moves == [{"undoes": storm.sequence}]

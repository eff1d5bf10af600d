"""Chance speaks once: nobody can try it, and whoever takes back what it said is seen to have done so."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest

from cabildo.engine.game import Game
from cabildo.engine.record import write_record
from cabildo.server.settings import Settings
from tests.server.conftest import Guest, Join, new_key
from tests.server.test_records import GOLDEN, bring
from tests.server.test_replay import fork
from tests.titles.rio.war.positions import GREEN, war_table


@pytest.fixture
def settings(settings: Settings) -> Settings:
    settings.bot_pause = 60  # bots come too late to be faster than somebody here
    return settings


async def before_a_bet(anna: Guest) -> str:
    """A table of Río, all seats Anna's, at which the gunner is asked for a bet."""
    camps = {"north e": [3, 2], "west 3": [1, 1], "north p": [1]}
    state = war_table(phase="betting", fort=True, camps=camps, seats={GREEN: {"offices": ["gunner"]}})
    record = Game.from_position(state.to_position()).record()
    brought = (await bring(anna, write_record(record)))["id"]
    return str((await fork(anna, brought, 0, "me", "me", "me", "me"))["table"]["id"])


async def before_the_last_draw(anna: Guest) -> tuple[str, int, str]:
    """A table of Puerto Rico, all seats Anna's, near its end, where a move of that seat will turn up tiles."""
    document = json.loads(GOLDEN.read_text())
    step = max(number for number, move in enumerate(document["moves"]) if move.get("chance"))
    brought = (await bring(anna, document))["id"]
    table = (await fork(anna, brought, step, "me", "me", "me"))["table"]["id"]
    return str(table), document["moves"][step]["seat"], document["moves"][step]["action"]


async def play_on(anna: Guest, table: str) -> None:
    while (info := (await anna.look(table))["table"])["status"] != "over":
        state = await anna.get(f"/api/tables/{table}?seat={info['actor']}&since=99999")
        await anna.move(table, info["actor"], state["decision"]["choices"][0], expected=info["sequence"])


# ---- lists of actions


async def test_a_shot_sent_along_with_the_bet_is_refused_whatever_the_dice_would_be(
    guest: Join, caplog: pytest.LogCaptureFixture
) -> None:
    anna = await guest("Anna")
    table = await before_a_bet(anna)
    before = await anna.look(table, GREEN)
    with caplog.at_level(logging.WARNING, "cabildo.moves"):
        answers = [await anna.move(table, GREEN, "bet 2", "shoot north e 3", status=422) for _ in range(12)]
    assert all(answer == answers[0] for answer in answers)
    assert answers[0]["code"] == "problem-final-in-list"
    assert (answers[0]["rule"], answers[0]["params"]) == ("engine.final-before-rest", {"number": 1})
    assert await anna.look(table, GREEN) == before
    tries = [record.getMessage() for record in caplog.records if record.name == "cabildo.moves"]
    assert tries == [f"table {table}: seat 1 sent 2 actions of which number 1 is final: nothing was played"] * 12
    done = await anna.move(table, GREEN, "bet 2")
    assert (done["sequence"], done["unplayed"]) == (before["table"]["sequence"] + 1, 0)


async def test_a_list_that_chance_cuts_short_is_played_up_to_there(
    guest: Join, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing here is final where no sample tells so; should there ever be, what was learned is on disk."""
    monkeypatch.setattr("cabildo.engine.game.check_order", lambda state, actions: None)
    anna = await guest("Anna")
    table = await before_a_bet(anna)
    key, wish = new_key(), ("bet 2", "shoot north e 3", "shoot north e 2")
    done = await anna.move(table, GREEN, *wish, expected=1, key=key)
    assert done == {"sequence": 2, "unplayed": 2, "news": None}
    state = await anna.look(table, GREEN)
    assert (state["log"][-1]["event"], state["log"][-1]["seat"], state["log"][-1]["left"]) == ("cut-short", GREEN, 2)
    steps = (await anna.get(f"/api/tables/{table}/replay?seat={GREEN}"))["steps"]
    assert [step["action"] for step in steps] == ["bet 2"]
    assert await anna.move(table, GREEN, *wish, expected=1, key=key) == done
    for other in (wish[:1], wish[:2], ("bet 3", *wish[1:])):
        assert (await anna.move(table, GREEN, *other, expected=1, key=key, status=409))["code"] == "problem-key-used"


# ---- taking back what chance said


async def test_taking_back_what_chance_said_is_told_by_log_replay_and_record(guest: Join) -> None:
    anna = await guest("Anna")
    table, seat, action = await before_the_last_draw(anna)
    for _ in range(2):
        await anna.move(table, seat, action)
        assert not (await anna.look(table, seat))["undo"]["free"]
        await anna.undo(table, seat)
    log = (await anna.look(table, seat))["log"]
    assert [(event["seat"], event["undoes"]) for event in log if event["event"] == "undone-chance"] == [
        (seat, 2),
        (seat, 4),
    ]
    await anna.move(table, seat, action)
    told = [{"seat": seat, "after": 0}] * 2
    assert (await anna.get(f"/api/tables/{table}/replay?seat={seat}"))["taken_back"] == told
    await play_on(anna, table)
    record = await anna.get(f"/api/tables/{table}/record")
    assert record["taken_back"] == told
    assert [taken.seat for taken in Game.from_record(record).record().taken_back] == [seat, seat]

    brought = (await bring(anna, record))["id"]  # and it is not lost on the way to another server
    assert (await anna.get(f"/api/tables/{brought}/record"))["taken_back"] == told
    assert (await anna.get(f"/api/tables/{brought}/replay"))["taken_back"] == told


async def test_programs_agree_but_it_is_told(guest: Join) -> None:
    anna = await guest("Anna")
    document = json.loads(GOLDEN.read_text())
    step = max(number for number, move in enumerate(document["moves"]) if move.get("chance"))
    move = document["moves"][step]
    seats = ["me" if seat == move["seat"] else "bot" for seat in range(3)]
    table = (await fork(anna, (await bring(anna, document))["id"], step, *seats))["table"]["id"]
    await anna.move(table, move["seat"], move["action"])
    await anna.undo(table, move["seat"])
    assert (await anna.look(table))["log"][-1]["event"] == "undone-chance"


async def test_taking_back_what_told_nothing_is_not_held_against_anybody(guest: Join) -> None:
    anna = await guest("Anna")
    table = (await anna.new_table("me", "me", "me"))["table"]["id"]
    await anna.move(table, 0, "role builder")
    await anna.undo(table, 0)
    await anna.move(table, 0, "role builder", "build small-market")
    await anna.move(table, 1, "pass")
    await anna.undo(table, 0)  # over another seat's move
    assert [event["event"] for event in (await anna.look(table, 0))["log"]].count("undone") == 2
    assert (await anna.get(f"/api/tables/{table}/replay?seat=0"))["taken_back"] == []


@pytest.mark.parametrize("wrong", [{"seat": 3, "after": 0}, {"seat": 0, "after": 9999}, {"seat": 0, "after": -1}])
async def test_a_record_cannot_tell_of_seats_and_moves_that_are_not_there(guest: Join, wrong: dict[str, Any]) -> None:
    anna = await guest("Anna")
    document = {**json.loads(GOLDEN.read_text()), "taken_back": [wrong]}
    assert (await bring(anna, document, 422))["code"] == "problem-record-field"

"""Taking back: free until somebody learned something or acted, then by consent."""

from __future__ import annotations

import pytest

from cabildo.server.settings import Settings
from tests.server.conftest import Guest, Join


@pytest.fixture
def settings(settings: Settings, database: str | None) -> Settings:
    """All of this holds on SQLite and on PostgreSQL."""
    settings.database = database
    settings.bot_pause = 60  # the bot comes too late to be faster than somebody here
    return settings


async def two_people(guest: Join) -> tuple[Guest, Guest, str]:
    """Anna on seat 0, Bob on seat 1, a bot on seat 2; seat 0 begins."""
    anna, bob = await guest("Anna"), await guest("Bob")
    state = await anna.new_table("me", "link", "bot")
    table = state["table"]["id"]
    await bob.post(f"/api/tables/{table}/join", {"token": state["invitations"][0]["token"]})
    await anna.post(f"/api/tables/{table}/start")
    return anna, bob, table


async def test_a_move_nobody_learned_from_is_taken_back_at_once(guest: Join) -> None:
    anna, _, table = await two_people(guest)
    await anna.move(table, 0, "role builder")
    assert (await anna.look(table))["undo"]["free"]
    await anna.undo(table, 0)
    state = await anna.look(table)
    assert state["decision"]["kind"] == "role"
    undone = state["log"][-1]
    assert (undone["event"], undone["undoes"]) == ("undone", state["table"]["sequence"] - 1)


async def test_after_another_seat_acted_the_others_are_asked(guest: Join) -> None:
    anna, bob, table = await two_people(guest)
    await anna.move(table, 0, "role builder", "build small-market")
    await bob.move(table, 1, "pass")
    state = await anna.look(table)
    assert not state["undo"]["free"]
    await anna.undo(table, 0)
    asked = await bob.look(table)
    assert asked["undo"]["asked_by"] == 0
    assert asked["undo"]["waiting_for"] == [1]
    assert asked["view"]["players"][0]["city"] != []
    await bob.post(f"/api/tables/{table}/undo/answer", {"seat": 1, "accept": True})
    state = await anna.look(table)
    assert state["view"]["players"][0]["city"] == []
    assert state["decision"]["kind"] == "role"


async def test_a_refusal_leaves_everything_as_it_is(guest: Join) -> None:
    anna, bob, table = await two_people(guest)
    await anna.move(table, 0, "role builder", "build small-market")
    await bob.move(table, 1, "pass")
    before = (await bob.look(table))["view"]["players"]
    await anna.undo(table, 0)
    await bob.post(f"/api/tables/{table}/undo/answer", {"seat": 1, "accept": False})
    state = await bob.look(table)
    assert state["undo"]["asked_by"] is None
    assert state["view"]["players"][0] == before[0]


async def test_nobody_can_answer_for_somebody_else(guest: Join) -> None:
    anna, bob, table = await two_people(guest)
    await anna.move(table, 0, "role builder", "build small-market")
    await bob.move(table, 1, "pass")
    await anna.undo(table, 0)
    await anna.post(f"/api/tables/{table}/undo/answer", {"seat": 1, "accept": True}, 403)
    await anna.post(f"/api/tables/{table}/undo/answer", {"seat": 0, "accept": True}, 409)


async def test_nothing_can_be_taken_back_before_the_first_move(guest: Join) -> None:
    anna, _, table = await two_people(guest)
    await anna.undo(table, 0, 422)


async def test_one_question_at_a_time(guest: Join) -> None:
    anna, bob, table = await two_people(guest)
    await anna.move(table, 0, "role builder", "build small-market")
    await bob.move(table, 1, "pass")
    await anna.undo(table, 0)
    await bob.undo(table, 1, 409)
    assert (await bob.look(table))["undo"]["asked_by"] == 0, "her question stands"


async def test_who_has_two_seats_agrees_once(guest: Join) -> None:
    anna, bob = await guest("Anna"), await guest("Bob")
    state = await anna.new_table("me", "link", "link")
    table = state["table"]["id"]
    for invitation in state["invitations"]:
        await bob.post(f"/api/tables/{table}/join", {"token": invitation["token"]})
    await anna.post(f"/api/tables/{table}/start")
    await anna.move(table, 0, "role builder", "build small-market")
    await bob.move(table, 1, "pass")
    await anna.undo(table, 0)
    assert (await anna.look(table))["undo"]["waiting_for"] == [1, 2]
    await bob.post(f"/api/tables/{table}/undo/answer", {"seat": 1, "accept": True})
    state = await anna.look(table)
    assert state["undo"]["asked_by"] is None
    assert state["decision"]["kind"] == "role"


async def test_it_is_told_to_what_it_goes_and_how_many_moves_of_others_go_with_it(guest: Join) -> None:
    anna, bob, table = await two_people(guest)
    await anna.move(table, 0, "role builder", "build small-market")
    undo = (await anna.look(table))["undo"]
    assert (undo["action"], undo["others"], undo["given"]) == ("role builder", 0, None)
    await bob.move(table, 1, "pass")
    assert (await anna.look(table))["undo"]["others"] == 1
    assert (await bob.look(table))["undo"]["others"] == 0


async def test_at_one_screen_without_secrets_it_goes_to_what_was_decided_last_at_any_seat(guest: Join) -> None:
    anna = await guest("Anna")
    state = await anna.new_table("me", "me", "me", options={"governor": 1, "open-points": True})
    table = state["table"]["id"]
    await anna.move(table, 0, "role builder", "build small-market")
    await anna.move(table, 1, "build hacienda")
    for eyes in (0, 1, 2):
        undo = (await anna.look(table, eyes))["undo"]
        assert (undo["possible"], undo["free"], undo["seat"], undo["action"]) == (True, True, 1, "build hacienda")
    await anna.undo(table, 1)
    assert (await anna.look(table, 2))["undo"]["seat"] == 0


async def test_at_one_screen_with_secrets_it_goes_to_what_the_looking_seat_decided(guest: Join) -> None:
    anna = await guest("Anna")
    state = await anna.new_table("me", "me", "me")
    table = state["table"]["id"]
    await anna.move(table, 0, "role builder", "build small-market")
    await anna.move(table, 1, "build hacienda")
    undo = (await anna.look(table, 0))["undo"]
    assert (undo["seat"], undo["action"], undo["others"]) == (0, "role builder", 1)
    assert not (await anna.look(table, 2))["undo"]["possible"]

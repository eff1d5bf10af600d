"""Making, joining, starting and leaving tables."""

from __future__ import annotations

from typing import Any

import pytest

from cabildo.server.settings import Settings
from tests.server.conftest import Join


@pytest.fixture
def settings(settings: Settings, database: str | None) -> Settings:
    """All of this holds on SQLite and on PostgreSQL."""
    settings.database = database
    return settings


async def test_a_table_without_open_seats_starts_at_once(guest: Join) -> None:
    anna = await guest("Anna")
    state = await anna.new_table("me", "bot", "bot")
    assert state["table"]["status"] == "running"
    assert state["seat"] == 0
    assert state["view"]["players"][0]["points"] == 0
    assert state["view"]["players"][1]["points"] is None


async def test_a_seat_is_claimed_by_its_link_once(guest: Join) -> None:
    anna, bob, chris = await guest("Anna"), await guest("Bob"), await guest("Chris")
    state = await anna.new_table("me", "bot", "link")
    table, link = state["table"]["id"], {"token": state["invitations"][0]["token"]}
    assert state["table"]["status"] == "open"
    joined = await bob.post(f"/api/tables/{table}/join", link)
    assert joined["seat"] == 2
    assert joined["invitations"] == []
    refused = await chris.post(f"/api/tables/{table}/join", link, 404)
    assert refused["code"] == "problem-not-found"
    assert (await bob.post(f"/api/tables/{table}/start"))["table"]["status"] == "running"


async def test_only_the_owner_sees_invitations(guest: Join) -> None:
    anna, bob = await guest("Anna"), await guest("Bob")
    table = (await anna.new_table("me", "bot", "link"))["table"]["id"]
    await anna.let_watch(table, bob)
    assert (await bob.look(table))["invitations"] == []
    assert len((await anna.look(table))["invitations"]) == 1


async def test_a_public_table_can_be_found_and_joined(guest: Join) -> None:
    anna, bob = await guest("Anna"), await guest("Bob")
    table = (await anna.new_table("me", "bot", "link", public=True))["table"]["id"]
    await anna.new_table("me", "bot", "link")
    assert [info["id"] for info in await bob.get("/api/tables/public")] == [table]
    assert (await bob.post(f"/api/tables/{table}/join", {}))["seat"] == 2


async def test_a_private_table_cannot_be_joined_without_its_link(guest: Join) -> None:
    anna, bob = await guest("Anna"), await guest("Bob")
    table = (await anna.new_table("me", "bot", "link"))["table"]["id"]
    await bob.post(f"/api/tables/{table}/join", {}, 404)
    await bob.post(f"/api/tables/{table}/join", {"token": "x" * 16}, 404)
    await bob.post(f"/api/tables/{table}/join", {"token": await anna.let_watch(table, bob)}, 403)


async def test_a_game_does_not_start_with_open_seats_or_twice(guest: Join) -> None:
    anna = await guest("Anna")
    table = (await anna.new_table("me", "bot", "link"))["table"]["id"]
    await anna.post(f"/api/tables/{table}/start", status=409)
    running = (await anna.new_table("me", "bot", "bot"))["table"]["id"]
    await anna.post(f"/api/tables/{running}/start", status=409)


async def test_wrong_wishes_are_refused_by_name(guest: Join) -> None:
    anna = await guest("Anna")
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"title": "chess", "seats": [{"kind": "me"}]}, "chess"),
        ({"title": "puerto-rico", "seats": [{"kind": "me"}]}, "players"),
        ({"title": "puerto-rico", "seats": [{"kind": "me"}] * 3, "options": {"governor": 9}}, "governor"),
        ({"title": "puerto-rico", "seats": [{"kind": "me"}] * 3, "options": {"speed": 1}}, "speed"),
        (
            {"title": "puerto-rico", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}, {"kind": "bot"}]},
            "genius",
        ),
        ({"title": "puerto-rico", "seats": [{"kind": "me"}] * 3, "surprise": 1}, "surprise"),
    ]
    for wish, named in wrong:
        assert named in (await anna.post("/api/tables", wish, 422))["message"]


async def test_who_leaves_is_played_by_a_bot_and_can_come_back(guest: Join) -> None:
    anna, bob = await guest("Anna"), await guest("Bob")
    state = await anna.new_table("me", "link", "link")
    table = state["table"]["id"]
    for invitation in state["invitations"]:
        await bob.post(f"/api/tables/{table}/join", {"token": invitation["token"]})
    await anna.post(f"/api/tables/{table}/start")
    await bob.post(f"/api/tables/{table}/leave")
    seats = (await anna.look(table))["table"]["seats"]
    assert [seat["stand_in"] for seat in seats] == [False, True, True]
    await bob.post(f"/api/tables/{table}/come-back")
    assert (await bob.look(table))["mine"] == [1, 2]


async def test_my_tables_show_my_turn_first(guest: Join) -> None:
    anna, bob = await guest("Anna"), await guest("Bob")
    waiting = await anna.new_table("link", "me", "me")
    await bob.post(f"/api/tables/{waiting['table']['id']}/join", {"token": waiting["invitations"][0]["token"]})
    await anna.post(f"/api/tables/{waiting['table']['id']}/start")
    mine = await anna.new_table("me", "me", "me")
    await anna.new_table("me", "link", "me")
    tables = await anna.get("/api/tables")
    assert tables[0]["id"] == mine["table"]["id"]
    assert [info["my_turn"] for info in tables] == [True, False, False]


async def test_seats_have_time_before_a_bot_may_take_them(guest: Join) -> None:
    anna, bob = await guest("Anna"), await guest("Bob")
    state = await anna.new_table("link", "me", "me", days_per_move=3)
    table = state["table"]["id"]
    await bob.post(f"/api/tables/{table}/join", {"token": state["invitations"][0]["token"]})
    started = await anna.post(f"/api/tables/{table}/start")
    assert started["table"]["deadline"] is not None
    await anna.post(f"/api/tables/{table}/seats/0/bot", status=409)


async def test_a_table_that_everybody_leaves_before_the_start_is_closed(guest: Join) -> None:
    anna, bob = await guest("Anna"), await guest("Bob")
    table = (await anna.new_table("me", "bot", "link", public=True))["table"]["id"]
    await anna.post(f"/api/tables/{table}/leave")
    assert await anna.get("/api/tables") == []
    assert table not in [info["id"] for info in await bob.get("/api/tables/public")]
    await anna.get(f"/api/tables/{table}", 404)


async def test_an_owner_who_leaves_hands_the_table_over(guest: Join) -> None:
    anna, bob = await guest("Anna"), await guest("Bob")
    state = await anna.new_table("me", "bot", "link")
    table = state["table"]["id"]
    await bob.post(f"/api/tables/{table}/join", {"token": state["invitations"][0]["token"]})
    await anna.post(f"/api/tables/{table}/leave")
    assert await anna.get("/api/tables") == []
    seen = await bob.look(table)
    assert seen["table"]["owner"] is True
    assert [invitation["seat"] for invitation in seen["invitations"]] == [0], "they can invite somebody else"


async def test_searching_bots_are_not_for_guests(guest: Join) -> None:
    anna = await guest("Anna")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "uct:9999999"}, {"kind": "bot"}]
    refused = await anna.post("/api/tables", {"title": "puerto-rico", "seats": seats}, 422)
    assert "uct:9999999" in refused["message"]

"""Leaving for good: everything that is one's own goes, and the others play on."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import select
from starlette.applications import Starlette

from cabildo.server.people import COOKIE
from cabildo.server.settings import Settings
from cabildo.server.store.database import open_database, rows
from cabildo.server.store.schema import metadata
from cabildo.server.store.store import Store
from tests.server.conftest import Guest, Join
from tests.server.test_records import GOLDEN, bring
from tests.server.test_replay import played_out
from tests.server.test_security import browser


@pytest.fixture
def settings(settings: Settings, database: str | None) -> Settings:
    settings.database = database
    return settings


async def together(anna: Guest, bob: Guest, *, start: bool = True) -> str:
    """A table of both with a bot; it is Anna's."""
    state = await anna.new_table("me", "link", "bot")
    table = str(state["table"]["id"])
    await bob.post(f"/api/tables/{table}/join", {"token": state["invitations"][0]["token"]})
    if start:
        await anna.post(f"/api/tables/{table}/start")
    return table


async def mentions(settings: Settings, *words: str) -> list[str]:
    """The tables of the database in which one of the words stands anywhere."""
    database = open_database(settings.database_url())
    found = []
    for part in metadata.sorted_tables:
        for row in await rows(database, select(part)):
            found += [part.name for word in words if any(word in str(value) for value in row.values())]
    await database.close()
    return found


async def test_nothing_of_a_person_is_left(guest: Join, settings: Settings) -> None:
    anna, bob = await guest("Annabella"), await guest("Bob")
    person = (await anna.get("/api/me"))["id"]
    tables = [await together(anna, bob), await together(anna, bob, start=False), await together(bob, anna)]
    alone = (await anna.new_table("me", "me", "bot"))["table"]["id"]
    record = (await bring(anna, json.loads(GOLDEN.read_text())))["id"]
    watched = (await bob.new_table("me", "bot", "bot"))["table"]["id"]
    await bob.let_watch(watched, anna)
    for table in (*tables, alone):
        await anna.post(f"/api/tables/{table}/chat", {"text": "secret-of-mine"})
        await anna.client.put(f"/api/tables/{table}/notes", json={"text": "secret-of-mine"})
    await anna.post("/api/me/recovery", status=201)
    assert await mentions(settings, person, "Annabella", "secret-of-mine")
    await anna.delete("/api/me")
    assert await mentions(settings, person, "Annabella", "secret-of-mine") == []
    for table in (alone, record):
        await bob.get(f"/api/tables/{table}", 404)
    for table in tables:
        assert [line["text"] for line in await bob.get(f"/api/tables/{table}/chat")] == [""]


async def test_all_doors_of_a_deleted_person_are_closed(app: Starlette, guest: Join) -> None:
    anna = await guest("Anna")
    cookie, token = anna.client.cookies[COOKIE], (await anna.post("/api/me/recovery", status=201))["token"]
    await anna.delete("/api/me")
    assert COOKIE not in anna.client.cookies
    async with browser(app, cookies={COOKIE: cookie}) as client:
        assert (await client.get("/api/me")).status_code == 401
        assert (await client.delete("/api/me")).status_code == 401
        assert (await client.post("/api/recover", json={"token": token})).status_code == 404
        new = await client.post("/api/me", json={"name": "Anna"})  # somebody new
        assert new.status_code == 200
        assert (await client.get("/api/tables")).json() == []


@pytest.mark.parametrize("asked", ["create_table", "claim_seat"])
async def test_who_is_deleted_while_they_ask_is_nobody(
    guest: Join, asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By themselves in another tab, or by the host."""
    anna, bob = await guest("Anna"), await guest("Bob")
    table = (await bob.new_table("me", "link", "bot", public=True))["table"]["id"]
    person, ask = (await anna.get("/api/me"))["id"], getattr(Store, asked)

    async def too_late(store: Store, *args: Any, **wishes: Any) -> Any:
        await store.delete_person(person)
        return await ask(store, *args, **wishes)

    monkeypatch.setattr(Store, asked, too_late)
    body: dict[str, Any] = {"title": "puerto-rico", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
    path, body = ("/api/tables", body) if asked == "create_table" else (f"/api/tables/{table}/join", {})
    assert (await anna.post(path, body, 401))["code"] == "problem-nobody"
    assert [seat["kind"] for seat in (await bob.look(table))["table"]["seats"]] == ["person", "open", "bot"]


async def test_who_is_deleted_while_somebody_reads_of_them_is_not_remembered(
    settings: Settings, guest: Join, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = (await (await guest("Anna")).get("/api/me"))["id"]
    store = Store(settings.database_url())
    read = store.database.read

    async def slowly(work: Any) -> Any:
        found = await read(work)
        await store.delete_person(person)
        return found

    monkeypatch.setattr(store.database, "read", slowly)
    await store.person(person)
    monkeypatch.undo()
    assert await store.person(person) is None
    await store.close()


async def test_in_a_running_game_a_bot_plays_on(guest: Join) -> None:
    anna, bob = await guest("Anna"), await guest("Bob")
    table = await together(anna, bob)
    assert (await bob.look(table))["table"]["actor"] == 0
    await anna.delete("/api/me")
    state = await bob.look(table)
    left = state["table"]["seats"][0]
    assert (left["kind"], left["name"], left["bot"], left["stand_in"]) == ("gone", "", "simple", True)
    assert state["table"]["owner"]  # somebody has to have it
    while (await bob.look(table))["table"]["actor"] == 0:
        await asyncio.sleep(0.01)


async def test_before_the_start_the_seat_is_open_again(guest: Join) -> None:
    anna, bob, chris = await guest("Anna"), await guest("Bob"), await guest("Chris")
    table = await together(anna, bob, start=False)
    await anna.delete("/api/me")
    state = await bob.look(table)
    assert state["table"]["seats"][0]["kind"] == "open"
    (invitation,) = state["invitations"]
    await chris.post(f"/api/tables/{table}/join", {"token": invitation["token"]})
    await chris.post(f"/api/tables/{table}/start")


async def both_played_out(anna: Guest, bob: Guest, settings: Settings) -> str:
    """A game that is over, of Anna with Bob at the second seat."""
    table = await played_out(anna)
    store = Store(settings.database_url())
    await store.set_seats(table, None, {1: {"person": (await bob.get("/api/me"))["id"]}})
    await store.close()
    await anna.let_watch(table)  # whoever changes a table reads it again
    return table


async def test_a_game_that_is_over_stays_and_can_be_played_again(guest: Join, settings: Settings) -> None:
    anna, bob = await guest("Anna"), await guest("Bob")
    table = await both_played_out(anna, bob, settings)
    before = await bob.get(f"/api/tables/{table}/replay?spectator=true")
    await anna.delete("/api/me")
    after = await bob.get(f"/api/tables/{table}/replay?spectator=true")
    assert after["steps"] == before["steps"]
    assert [seat["kind"] for seat in after["table"]["seats"]] == ["gone", "person", "gone"]
    record = await bob.get(f"/api/tables/{table}/record")
    assert [seat.get("name", "") for seat in record["seats"]] == ["", "Bob", ""]
    again = await bob.post(f"/api/tables/{table}/rematch")
    assert [seat["kind"] for seat in again["table"]["seats"]] == ["bot", "person", "bot"]
    assert again["table"]["status"] == "running"


async def test_a_next_game_that_was_deleted_can_be_asked_for_again(guest: Join, settings: Settings) -> None:
    anna, bob = await guest("Anna"), await guest("Bob")
    table = await both_played_out(anna, bob, settings)
    again = (await anna.post(f"/api/tables/{table}/rematch"))["table"]["id"]
    await bob.post(f"/api/tables/{again}/leave")
    await anna.delete("/api/me")  # nobody else is there
    await bob.get(f"/api/tables/{again}", 404)
    assert (await bob.look(table))["table"]["rematch"] is None
    assert (await bob.post(f"/api/tables/{table}/rematch"))["table"]["id"] != again


async def test_who_waits_for_an_answer_of_somebody_deleted_asks_again(guest: Join) -> None:
    anna, bob = await guest("Anna"), await guest("Bob")
    table = await together(anna, bob)
    await anna.move(table, 0, "role builder")
    await anna.move(table, 0, "build small-market")
    await bob.move(table, 1, "pass")
    while (await bob.look(table))["table"]["actor"] == 2:
        await asyncio.sleep(0.01)
    await bob.undo(table, 1)
    await anna.delete("/api/me")
    assert (await bob.look(table))["undo"]["waiting_for"] == []


# ---- taking everything along


async def test_everything_is_in_the_file(guest: Join) -> None:
    anna, bob, eve = await guest("Anna"), await guest("Bob"), await guest("Eve")
    running, over = await together(anna, bob), await played_out(anna)
    await anna.move(running, 0, "role builder")
    brought = (await bring(anna, json.loads(GOLDEN.read_text())))["id"]
    for person, text in ((anna, "from Anna"), (bob, "from Bob")):
        await person.post(f"/api/tables/{running}/chat", {"text": text})
        await person.client.put(f"/api/tables/{running}/notes", json={"text": f"noted {text}"})
    watched = (await eve.new_table("me", "bot", "bot"))["table"]["id"]
    await eve.let_watch(watched, anna)
    answer = await anna.client.get("/api/me/everything")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == 'attachment; filename="cabildo-everything.json"'
    told: dict[str, Any] = answer.json()
    assert told["person"]["name"] == "Anna"
    by_id = {table["id"]: table for table in told["tables"]}
    assert set(by_id) == {running, over}
    assert [move["actions"] for move in by_id[running]["my_moves"]] == [["role builder"]]
    assert by_id[over]["record"]["moves"]
    assert [seat["name"] for seat in by_id[over]["record"]["seats"]] == ["Anna"] * 3
    assert by_id[over]["my_seats"] == [
        {"seat": seat, "name": "", "away": False, "answered_beforehand": {}} for seat in range(3)
    ]
    assert [record["id"] for record in told["records"]] == [brought]
    assert told["records"][0]["record"]["hash"] == json.loads(GOLDEN.read_text())["hash"]
    assert [(line["table"], line["text"]) for line in told["chat"]] == [(running, "from Anna")]
    assert told["notes"] == [{"table": running, "text": "noted from Anna"}]
    assert told["watched"] == [watched]
    assert "from Bob" not in answer.text
    assert bob.client.cookies[COOKIE] not in answer.text


async def test_the_file_of_somebody_new_is_empty_and_whole(guest: Join) -> None:
    told = await (await guest("Anna")).get("/api/me/everything")
    assert [told[part] for part in ("tables", "records", "chat", "notes", "watched")] == [[]] * 5

"""The link that makes another browser one's own: one at a time, kept as a hash, and only with a clear yes."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from sqlalchemy import select
from starlette.applications import Starlette

from cabildo.server.people import COOKIE
from cabildo.server.rate_limits import LIMITS
from cabildo.server.settings import Settings
from cabildo.server.store.database import open_database, rows
from cabildo.server.store.schema import people
from tests.server.conftest import Guest, Join, serving
from tests.server.test_security import browser


@pytest.fixture
def settings(settings: Settings, database: str | None) -> Settings:
    settings.database = database
    return settings


async def link_of(person: Guest) -> str:
    return str((await person.post("/api/me/recovery", status=201))["token"])


async def test_another_browser_becomes_the_person(guest: Join) -> None:
    anna, other = await guest("Anna"), await guest("")
    table = (await anna.new_table("me", "bot", "bot"))["table"]["id"]
    token = await link_of(anna)
    seen = await other.post("/api/recover/look", {"token": token})
    assert seen == {"name": "Anna", "colour": "blue", "tables": 1, "me": False, "mine": 0}
    await other.get("/api/me", 401)  # looking is not becoming
    assert await other.post("/api/recover", {"token": token}) == await anna.get("/api/me")
    assert await other.get("/api/me") == await anna.get("/api/me")
    assert (await other.look(table))["mine"] == [0]
    assert (await other.post("/api/recover/look", {"token": token}))["me"]


async def test_only_the_newest_link_is_good_and_none_when_it_is_taken_back(guest: Join) -> None:
    anna, other = await guest("Anna"), await guest("")
    assert await anna.get("/api/me/recovery") == {"made": None}
    first, second = await link_of(anna), await link_of(anna)
    assert (await anna.get("/api/me/recovery"))["made"] is not None
    refused = await other.post("/api/recover", {"token": first}, 404)
    assert refused["code"] == "problem-recovery"
    await other.post("/api/recover/look", {"token": second})
    await anna.delete("/api/me/recovery")
    await other.post("/api/recover", {"token": second}, 404)
    await other.post("/api/recover/look", {"token": second}, 404)
    assert await anna.get("/api/me/recovery") == {"made": None}
    await other.get("/api/me", 401)


async def test_who_is_somebody_else_here_keeps_it_or_brings_it_along(guest: Join) -> None:
    anna, here, there = await guest("Anna"), await guest("Guest"), await guest("Guest")
    token = await link_of(anna)
    left = (await here.new_table("me", "bot", "bot"))["table"]["id"]
    assert (await here.post("/api/recover/look", {"token": token}))["mine"] == 1
    was = here.client.cookies[COOKIE]
    await here.post("/api/recover", {"token": token})
    await here.get(f"/api/tables/{left}", 404)  # it is still the other guest's
    here.client.cookies.clear()
    here.client.cookies.set(COOKIE, was)
    await here.look(left)

    brought = (await there.new_table("me", "bot", "bot"))["table"]["id"]
    await there.post(f"/api/tables/{brought}/chat", {"text": "hello"})
    await there.client.put(f"/api/tables/{brought}/notes", json={"text": "noted"})
    cookie = there.client.cookies[COOKIE]
    await there.post("/api/recover", {"token": token, "merge": True})
    assert (await there.get("/api/me"))["name"] == "Anna"
    state = await anna.look(brought)
    assert (state["mine"], state["table"]["owner"], state["table"]["seats"][0]["name"]) == ([0], True, "Anna")
    (line,) = await anna.get(f"/api/tables/{brought}/chat")
    assert line["name"] == "Guest"  # as it was said then
    assert await anna.get(f"/api/tables/{brought}/notes") == {"text": "noted"}
    there.client.cookies.clear()
    there.client.cookies.set(COOKIE, cookie)
    await there.get("/api/me", 401)  # the guest is nobody any more


async def test_who_brings_along_what_both_have_has_both(guest: Join) -> None:
    anna, guest_ = await guest("Anna"), await guest("Guest")
    state = await anna.new_table("me", "link", "bot")
    table = state["table"]["id"]
    await guest_.post(f"/api/tables/{table}/join", {"token": state["invitations"][0]["token"]})
    for person, text in ((anna, "one"), (guest_, "two")):
        await person.client.put(f"/api/tables/{table}/notes", json={"text": text})
    watched = (await (await guest("Eve")).new_table("me", "bot", "bot", public=True))["table"]["id"]
    await guest_.post("/api/recover", {"token": await link_of(anna), "merge": True})
    await anna.post(f"/api/tables/{table}/start")
    assert (await anna.look(table))["mine"] == [0, 1]
    assert await anna.get(f"/api/tables/{table}/notes") == {"text": "one\n\ntwo"}
    await anna.look(watched)


async def test_to_bring_oneself_along_changes_nothing(guest: Join) -> None:
    anna = await guest("Anna")
    table = (await anna.new_table("me", "bot", "bot"))["table"]["id"]
    await anna.post("/api/recover", {"token": await link_of(anna), "merge": True})
    assert (await anna.look(table))["mine"] == [0]


async def test_the_secret_is_nowhere_but_in_the_link(
    guest: Join, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    logging.getLogger("asyncio").setLevel(logging.INFO)
    anna, other = await guest("Anna"), await guest("")
    token = await link_of(anna)
    await other.post("/api/recover/look", {"token": token})
    await other.post("/api/recover", {"token": token})
    assert token not in (await anna.client.get("/api/me/everything")).text
    assert not any(token in record.getMessage() for record in caplog.records)
    database = open_database(settings.database_url())
    assert not any(token in str(row.values()) for row in await rows(database, select(people)))
    await database.close()


async def test_guesses_are_few(tmp_path: Path) -> None:
    settings = Settings(data_folder=tmp_path, rate_limits=True)
    async with serving(settings, seconds=lambda: 100.0) as app, browser(app) as client:
        for path in ("/api/recover", "/api/recover/look") * int(LIMITS["recover"].burst / 2):
            assert (await client.post(path, json={"token": "x" * 32})).status_code == 404
        assert (await client.post("/api/recover", json={"token": "x" * 32})).status_code == 429


async def test_a_link_of_a_seat_or_a_cookie_is_no_such_link(app: Starlette, guest: Join) -> None:
    anna, other = await guest("Anna"), await guest("")
    state = await anna.new_table("me", "link", "bot")
    for token in (state["invitations"][0]["token"], (await anna.get("/api/me"))["id"]):
        await other.post("/api/recover", {"token": token}, 404)

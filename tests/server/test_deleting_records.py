"""Deleting records: by whoever brought them and nobody else; games that went on from one stay."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from cabildo.server.replay.course import Course
from cabildo.server.replay.replays import Replays
from cabildo.server.settings import Settings
from cabildo.server.store import schema
from cabildo.server.store.database import rows
from cabildo.server.store.store import Store
from cabildo.server.tables.live_table import LiveTable
from tests.server.conftest import Guest, Join, serving
from tests.server.running import RunningServer
from tests.server.sockets import Follower
from tests.server.test_records import GOLDEN, bring
from tests.server.test_replay import fork, played_out


@pytest.fixture
def document() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(GOLDEN.read_text())
    return loaded


async def test_who_brought_a_record_can_delete_it(settings: Settings, guest: Join, document: dict[str, Any]) -> None:
    anna, eve = await guest("Anna"), await guest("Eve")
    kept, table = [(await bring(anna, document))["id"] for _ in "ab"]
    await anna.let_watch(table, eve)
    await anna.client.put(f"/api/tables/{table}/notes", json={"text": "a fine game"})
    await eve.get(f"/api/tables/{table}/replay")
    await anna.delete(f"/api/records/{table}")
    for person in (anna, eve):
        for part in ("", "/replay", "/replay/steps", "/replay/figures", "/record", "/chat", "/notes"):
            assert (await person.get(f"/api/tables/{table}{part}", 404))["code"] == "problem-not-found"
    await fork(anna, table, 5, "me", "me", "me", status=404)
    await anna.delete(f"/api/records/{table}", 404)
    assert [info["id"] for info in await anna.get("/api/tables")] == [kept]
    assert await written_of(settings, table) == set()
    assert await written_of(settings, kept) == {"tables", "seats", "log", "snapshots"}


async def written_of(settings: Settings, table: str) -> set[str]:
    """The tables of the database that hold something of a table."""
    store = Store(settings.database_url())
    parts = {part.name: part.c["table_id"] for part in schema.metadata.sorted_tables if "table_id" in part.c}
    found = {
        name
        for name, column in (parts | {"tables": schema.tables.c.id}).items()
        if await rows(store.database, select(column).where(column == table))
    }
    await store.close()
    return found


async def test_nobody_else_deletes_a_record_and_nobody_deletes_a_game(guest: Join, document: dict[str, Any]) -> None:
    anna, eve, nobody = await guest("Anna"), await guest("Eve"), await guest("")
    record = (await bring(anna, document))["id"]
    await eve.delete(f"/api/records/{record}", 404)
    await anna.let_watch(record, eve)
    assert "only who brought" in (await eve.delete(f"/api/records/{record}", 403))["message"]
    await nobody.delete(f"/api/records/{record}", 401)
    running = (await anna.new_table("me", "me", "me"))["table"]["id"]
    went_on = (await fork(anna, record, 5, "me", "me", "me"))["table"]["id"]
    for game in (running, went_on, await played_out(anna)):
        assert "not games that were played" in (await anna.delete(f"/api/records/{game}", 403))["message"]
        await anna.look(game)
    await anna.look(record)


@asynccontextmanager
async def at_server(settings: Settings, cookies: dict[str, str] | None = None) -> AsyncIterator[Guest]:
    """Somebody at a server that is started, and stopped at the end of the block."""
    async with serving(settings) as app:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://cabildo", cookies=cookies) as client:
            yield Guest(client)


async def test_a_game_that_went_on_from_a_record_stays_when_it_is_deleted(
    settings: Settings, document: dict[str, Any]
) -> None:
    async with at_server(settings) as anna:
        await anna.post("/api/me", {"name": "Anna"})
        record = (await bring(anna, document))["id"]
        table = (await fork(anna, record, 5, "me", "me", "me"))["table"]["id"]
        await anna.delete(f"/api/records/{record}")
        cookies = dict(anna.client.cookies)
    async with at_server(settings, cookies) as anna:
        info = (await anna.look(table))["table"]
        assert info["origin"]["table"] == record  # a link that leads nowhere now
        state = await anna.look(table, info["actor"])
        await anna.move(table, info["actor"], state["decision"]["choices"][0])
        assert len((await anna.get(f"/api/tables/{table}/replay?seat=0"))["steps"]) == 1


async def test_who_looks_at_a_record_at_the_moment_it_is_deleted_finds_none(
    guest: Join, document: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await guest("Anna")
    record = (await bring(anna, document))["id"]
    begin = Replays._begin

    async def deleted_meanwhile(replays: Replays, live: LiveTable) -> Course:
        await anna.delete(f"/api/records/{record}")
        return await begin(replays, live)

    monkeypatch.setattr(Replays, "_begin", deleted_meanwhile)
    assert (await anna.get(f"/api/tables/{record}/replay", 404))["code"] == "problem-not-found"


async def test_who_watches_a_record_hears_that_it_is_gone(tmp_path: Path, document: dict[str, Any]) -> None:
    with RunningServer(tmp_path) as server:
        async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
            anna = Guest(client)
            await anna.post("/api/me", {"name": "Anna"})
            record = (await bring(anna, document))["id"]
            async with Follower(server.address, dict(client.cookies)) as follower:
                await follower.watch(record, None)
                await anna.delete(f"/api/records/{record}")
                heard = await follower.hear()
        assert heard["problem"]["code"] == "problem-not-found"
        assert server.errors() == []


@pytest.fixture
async def anywhere(settings: Settings, database: str | None) -> AsyncIterator[Guest]:
    """Somebody at a server with a database of each kind."""
    settings.database = database
    async with at_server(settings) as anna:
        await anna.post("/api/me", {"name": "Anna"})
        yield anna


async def test_notes_on_a_record_that_is_deleted_at_that_moment(
    anywhere: Guest, document: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    record = (await bring(anywhere, document))["id"]
    save = Store._save_notes

    async def deleted_meanwhile(store: Store, *arguments: str) -> None:
        await anywhere.client.delete(f"/api/records/{record}")
        await save(store, *arguments)

    monkeypatch.setattr(Store, "_save_notes", deleted_meanwhile)
    refusal = await anywhere.client.put(f"/api/tables/{record}/notes", json={"text": "a fine game"})
    assert (refusal.status_code, refusal.json()["code"]) == (404, "problem-not-found")


async def test_notes_and_deleting_at_once(anywhere: Guest, document: dict[str, Any]) -> None:
    for _ in range(4):
        record = (await bring(anywhere, document))["id"]
        notes = [
            anywhere.client.put(f"/api/tables/{record}/notes", json={"text": f"a fine game {number}"})
            for number in range(4)
        ]
        deleted, *saved = await asyncio.gather(anywhere.client.delete(f"/api/records/{record}"), *notes)
        assert deleted.status_code == 200
        assert {answer.status_code for answer in saved} <= {200, 404}
        assert (await anywhere.client.get(f"/api/tables/{record}/notes")).status_code == 404

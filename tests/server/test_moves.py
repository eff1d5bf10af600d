"""Moves: all or nothing, once, in order, and on disk when they are acknowledged."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from cabildo.server.app import make_app
from cabildo.server.settings import Settings
from cabildo.server.store.migrate import migrate
from cabildo.server.store.store import Store
from cabildo.server.tables.live_table import SNAPSHOT_EVERY
from tests.server.conftest import Guest, Join, new_key
from tests.server.played import play


@pytest.fixture
def settings(settings: Settings, database: str | None) -> Settings:
    """All of this holds on SQLite and on PostgreSQL."""
    settings.database = database
    return settings


async def at_one_screen(guest: Join) -> tuple[Guest, str]:
    anna = await guest("Anna")
    return anna, (await anna.new_table("me", "me", "me"))["table"]["id"]


async def test_a_move_is_carried_out(guest: Join) -> None:
    anna, table = await at_one_screen(guest)
    before = (await anna.look(table, 0))["table"]["sequence"]
    assert (await anna.move(table, 0, "role builder"))["sequence"] == before + 1
    state = await anna.look(table, 0)
    assert state["decision"]["kind"] == "building"
    assert state["log"][-1]["event"] == "role-taken"


async def test_a_list_of_actions_is_all_or_nothing(guest: Join) -> None:
    anna, table = await at_one_screen(guest)
    refused = await anna.move(table, 0, "role builder", "build wharf", status=422)
    assert refused["rule"] == "PR-BUILDER-02"
    state = await anna.look(table, 0)
    assert state["decision"]["kind"] == "role"
    assert all(event["event"] != "role-taken" for event in state["log"])
    await anna.move(table, 0, "role builder", "build small-market")
    assert (await anna.look(table, 1))["decision"]["seat"] == 1


async def test_a_move_sent_twice_counts_once(guest: Join) -> None:
    anna, table = await at_one_screen(guest)
    key = new_key()
    first = await anna.move(table, 0, "role builder", expected=1, key=key)
    again = await anna.move(table, 0, "role builder", expected=1, key=key)
    assert first == again
    assert (await anna.look(table))["table"]["sequence"] == first["sequence"]


@pytest.mark.parametrize("fresh", [False, True], ids=["old sequence", "present sequence"])
async def test_a_key_stands_for_one_wish(guest: Join, fresh: bool) -> None:
    """Whoever uses it for something else hears that nothing was done, and not the old answer."""
    anna, table = await at_one_screen(guest)
    key, undo_key = new_key(), new_key()
    done = await anna.move(table, 0, "role builder", expected=1, key=key)

    async def refused(seat: int, *actions: str) -> None:
        expected = (await anna.look(table))["table"]["sequence"] if fresh else 1
        answer = await anna.move(table, seat, *actions, expected=expected, key=key, status=409)
        assert answer["code"] == "problem-key-used"

    await refused(0, "build small-market")
    if not fresh:  # with the present sequence all of this is not possible anyway
        await refused(1, "role builder")
        await refused(0, "role builder", "build small-market")
        await refused(0, "no such thing")
    assert await anna.move(table, 0, "  role   builder ", expected=1, key=key) == done
    undo = {"key": key, "expected": 2 if fresh else 1, "seat": 0}
    assert (await anna.post(f"/api/tables/{table}/undo", undo, 409))["code"] == "problem-key-used"
    undone = await anna.post(f"/api/tables/{table}/undo", {**undo, "key": undo_key, "expected": 2})
    assert await anna.post(f"/api/tables/{table}/undo", {**undo, "key": undo_key, "expected": 2}) == undone
    expected = 3 if fresh else 2
    answer = await anna.move(table, 0, "role mayor", expected=expected, key=undo_key, status=409)
    assert answer["code"] == "problem-key-used"
    undo = {"key": undo_key, "expected": 2, "seat": 1}
    assert (await anna.post(f"/api/tables/{table}/undo", undo, 409))["code"] == "problem-key-used"
    assert (await anna.look(table))["table"]["sequence"] == 3


async def test_of_two_moves_at_once_exactly_one_wins(guest: Join) -> None:
    anna, table = await at_one_screen(guest)
    roles = ["role builder", "role settler", "role mayor", "role trader", "role captain"]
    wishes = [{"key": new_key(), "expected": 1, "seat": 0, "actions": [role]} for role in roles]
    answers = await asyncio.gather(*(anna.client.post(f"/api/tables/{table}/moves", json=wish) for wish in wishes))
    assert sorted(response.status_code for response in answers) == [200, 409, 409, 409, 409]


async def test_an_old_sequence_is_refused(guest: Join) -> None:
    anna, table = await at_one_screen(guest)
    await anna.move(table, 0, "role builder")
    await anna.move(table, 0, "build hacienda", expected=1, status=409)


async def test_only_the_actor_moves_and_only_their_own_seat(guest: Join) -> None:
    anna, table = await at_one_screen(guest)
    stranger = await guest("Eve")
    await anna.let_watch(table, stranger)
    assert (await anna.move(table, 1, "role builder", status=409))["rule"] == "engine.not-your-turn"
    await stranger.move(table, 0, "role builder", status=403)
    await stranger.post(f"/api/tables/{table}/why", {"seat": 0, "action": "role builder"}, 403)
    await stranger.post(f"/api/tables/{table}/chat", {"text": "let me in"}, 403)
    await stranger.undo(table, 0, 403)
    await stranger.post(f"/api/tables/{table}/leave", status=403)
    await stranger.get(f"/api/tables/{table}?seat=0", 403)


async def test_unknown_notation_is_named(guest: Join) -> None:
    anna, table = await at_one_screen(guest)
    assert "fly" in (await anna.move(table, 0, "fly", status=422))["message"]


async def test_why_not_names_the_rule(guest: Join) -> None:
    anna, table = await at_one_screen(guest)
    await anna.move(table, 0, "role builder")
    why = await anna.post(f"/api/tables/{table}/why", {"seat": 0, "action": "build wharf"})
    assert why["rule"] == "PR-BUILDER-02"
    assert "cannot pay" in why["text"]
    assert await anna.post(f"/api/tables/{table}/why", {"seat": 0, "action": "pass"}) == {"rule": None, "text": None}


async def test_a_game_goes_on_after_a_restart(settings: Settings) -> None:
    """The second server knows only what is on disk."""
    cookie = None
    table = ""
    seen: list[Any] = []
    await asyncio.to_thread(migrate, settings.database_url())
    for start in range(4):
        app: Starlette = make_app(settings)
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(transport=transport, base_url="http://cabildo", cookies=cookie) as client:
                anna = Guest(client)
                if start == 0:
                    await anna.post("/api/me", {"name": "Anna"})
                    table = (await anna.new_table("me", "me", "me"))["table"]["id"]
                else:
                    assert (await anna.look(table, 0))["view"] == seen[-1]
                for _ in range(25):
                    state = await anna.look(table)
                    actor = state["table"]["actor"]
                    choices = (await anna.look(table, actor))["decision"]["choices"]
                    await anna.move(table, actor, choices[len(choices) // 2])
                seen.append((await anna.look(table, 0))["view"])
                cookie = client.cookies
    assert len({str(view) for view in seen}) == 4


async def test_nothing_is_kept_of_positions_that_were_taken_back(guest: Join, settings: Settings) -> None:
    """Else whoever moves and takes back for hours fills the disk with them."""
    anna = await guest("Anna")
    table = (await anna.new_table("me", "me", "me"))["table"]["id"]
    await play(anna, table, SNAPSHOT_EVERY - 1)
    seat = (await anna.look(table))["table"]["actor"]
    store = Store(settings.database_url())
    for _ in range(2):
        await play(anna, table, 1)
        assert len(await store.snapshots(table)) == 1
        await anna.undo(table, seat)
        assert await store.snapshots(table) == {}
    await store.close()

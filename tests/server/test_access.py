"""Who may do what at a table: every operation, for everybody who could come along, at private and public tables."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from cabildo.server.app import INTERFACE
from cabildo.server.settings import Settings
from tests.server.conftest import Guest, Join
from tests.server.test_deleting_records import at_server
from tests.server.test_records import GOLDEN, bring
from tests.server.test_replay import played_out

PEOPLE = ("owner", "seated", "away", "watching", "stranger")
OPERATIONS = [operation for operation in INTERFACE if "{table}" in operation.path]
BODIES: dict[str, Any] = {
    "join": {"token": "x" * 16},
    "visit": {"token": "x" * 16},
    "move": {"key": "k" * 16, "expected": 1, "seat": 0, "actions": ["role nonsense"]},
    "undo": {"key": "k" * 16, "expected": 1, "seat": 0},
    "answer_undo": {"seat": 0, "accept": True},
    "try_actions": {"expected": 1, "seat": 0, "actions": ["role nonsense"]},
    "answer_beforehand": {"seat": 0, "key": "no such question", "action": "pass"},
    "why": {"seat": 0, "action": "role builder"},
    "say": {"text": "hello"},
    "set_notes": {"text": "mine"},
    "set_bell": {"on": True},
    "fork": {"step": 0, "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "bot"}]},
}
QUERIES: dict[str, Any] = {"ask_again": {"seat": 0, "key": "no such question"}}
# what those who may look and do not sit there can do; everything else is refused (403), unless the table is not so far
LOOKING = {"get_table", "get_chat", "get_replay", "get_steps", "get_figures", "visit", "get_bell"}
NOT_SO_FAR = {"get_record": 409}  # the game runs
# for those at the table what they may do at any time; whether it can be done just now is not asked here
FOR_ALL_AT_IT = LOOKING | {"get_notes", "set_notes", "let_watch", "end_watching"}


@pytest.fixture
def settings(settings: Settings, database: str | None) -> Settings:
    settings.database = database
    return settings


class Scene:
    """A running table with everybody who could come along."""

    def __init__(self, people: dict[str, Guest], table: str) -> None:
        self.people = people
        self.table = table

    async def ask(self, who: str, operation: Any) -> httpx.Response:
        path = operation.path.format(table=self.table, seat=0)
        name = operation.handler.__name__
        return await self.people[who].client.request(
            operation.method, path, json=BODIES.get(name), params=QUERIES.get(name)
        )


async def set_scene(guest: Join, *, public: bool) -> Scene:
    people = {name: await guest(name) for name in PEOPLE}
    owner = people["owner"]
    state = await owner.new_table("me", "link", "link", public=public)
    table = state["table"]["id"]
    for name, invitation in zip(("seated", "away"), state["invitations"], strict=True):
        await people[name].post(f"/api/tables/{table}/join", {"token": invitation["token"]})
    await owner.post(f"/api/tables/{table}/start")
    await people["away"].post(f"/api/tables/{table}/leave")
    await owner.let_watch(table, people["watching"])
    people["nobody"] = await guest("")
    return Scene(people, table)


@pytest.mark.parametrize("public", [False, True], ids=["private", "public"])
async def test_every_operation_for_everybody(guest: Join, public: bool) -> None:
    """What is asked here changes nothing, but that notes and the link to watch are made: the scene serves for all."""
    scene = await set_scene(guest, public=public)
    token = (await scene.people["owner"].look(scene.table))["table"]["watch_token"]
    for operation in OPERATIONS:
        name = operation.handler.__name__
        for who in (*PEOPLE, "nobody"):
            if name in ("leave", "come_back", "end_watching") and who in PEOPLE[:3]:
                continue  # for those at the table: see the tests below
            if name == "say" and who in PEOPLE[:3]:
                continue
            answer = await scene.ask(who, operation)
            told = (name, who, answer.status_code, answer.text)
            if who == "nobody":
                assert answer.status_code == 401, told
            elif who == "stranger" and not public:
                assert answer.status_code == 404, told
                assert answer.json()["message"] == "there is no such table", told
            elif who in ("stranger", "watching"):
                wanted = 200 if name in LOOKING else NOT_SO_FAR.get(name, 403)
                assert answer.status_code == wanted, told
            elif name in FOR_ALL_AT_IT:
                assert answer.status_code == 200, told
            else:
                assert answer.status_code != 404, told
    state = await scene.people["owner"].look(scene.table)
    assert (state["table"]["sequence"], state["table"]["watch_token"]) == (1, token)
    assert await scene.people["owner"].get(f"/api/tables/{scene.table}/chat") == []


async def test_what_a_stranger_hears_is_what_there_is_at_an_address_without_a_table(guest: Join) -> None:
    scene = await set_scene(guest, public=False)
    for operation in OPERATIONS:
        real = await scene.ask("stranger", operation)
        nowhere = await Scene(scene.people, "no-such-table").ask("stranger", operation)
        assert (real.status_code, real.content) == (nowhere.status_code, nowhere.content), operation.path


async def test_chat_is_written_by_those_who_sit_there_and_read_by_those_who_may_look(guest: Join) -> None:
    scene = await set_scene(guest, public=False)
    for name in ("owner", "seated", "away"):
        await scene.people[name].post(f"/api/tables/{scene.table}/chat", {"text": f"from {name}"})
    for name in ("owner", "seated", "away", "watching"):
        lines = await scene.people[name].get(f"/api/tables/{scene.table}/chat")
        assert [line["text"] for line in lines] == ["from owner", "from seated", "from away"]
    await scene.people["watching"].post(f"/api/tables/{scene.table}/chat", {"text": "hello"}, 403)


async def test_who_leaves_before_the_start_is_a_stranger_again(guest: Join) -> None:
    anna, bob = await guest("Anna"), await guest("Bob")
    state = await anna.new_table("me", "link", "bot")
    table, token = state["table"]["id"], state["invitations"][0]["token"]
    await bob.post(f"/api/tables/{table}/join", {"token": token})
    await bob.look(table)
    await bob.post(f"/api/tables/{table}/leave")
    await bob.get(f"/api/tables/{table}", 404)
    await bob.visit(table, token, 404)


# ---- links


async def test_an_invitation_shows_the_table_until_the_seat_is_taken(guest: Join) -> None:
    anna, bob, chris = await guest("Anna"), await guest("Bob"), await guest("Chris")
    state = await anna.new_table("me", "link", "bot")
    table, token = state["table"]["id"], state["invitations"][0]["token"]
    for person in (bob, chris):
        assert (await person.visit(table, token))["table"]["status"] == "open"
        assert (await person.look(table))["table"]["watch_token"] is None
    await bob.post(f"/api/tables/{table}/join", {"token": token})
    await bob.look(table)
    await chris.get(f"/api/tables/{table}", 404)
    await chris.get(f"/api/tables/{table}/chat", 404)


async def test_who_sits_there_gives_the_link_and_takes_it_back(guest: Join) -> None:
    scene = await set_scene(guest, public=False)
    table, eve, late = scene.table, scene.people["watching"], scene.people["stranger"]
    first = await scene.people["seated"].let_watch(table)
    assert (await scene.people["away"].look(table))["table"]["watch_token"] == first  # all have the same one
    assert (await eve.look(table))["table"]["watch_token"] is None  # it is not hers to give
    await scene.people["seated"].delete(f"/api/tables/{table}/watch-link")
    await eve.get(f"/api/tables/{table}", 404)
    await late.visit(table, first, 404)
    second = await scene.people["owner"].let_watch(table, late)
    assert second != first
    await late.look(table)
    await eve.get(f"/api/tables/{table}", 404)


async def test_a_link_opens_one_table_only(guest: Join) -> None:
    anna, eve = await guest("Anna"), await guest("Eve")
    one, other = [(await anna.new_table("me", "bot", "bot"))["table"]["id"] for _ in "ab"]
    token = await anna.let_watch(one, eve)
    await eve.visit(other, token, 404)
    await eve.get(f"/api/tables/{other}", 404)


async def test_a_record_is_for_who_brought_it_and_for_whom_they_let(guest: Join) -> None:
    anna, eve = await guest("Anna"), await guest("Eve")
    record = (await bring(anna, json.loads(GOLDEN.read_text())))["id"]
    parts = ("", "/replay", "/replay/steps", "/replay/figures", "/record", "/chat")
    for part in parts:
        await eve.get(f"/api/tables/{record}{part}", 404)
    token = await anna.let_watch(record, eve)
    for part in parts:
        await eve.get(f"/api/tables/{record}{part}")
    await anna.delete(f"/api/tables/{record}/watch-link")
    for part in parts:
        await eve.get(f"/api/tables/{record}{part}", 404)
    await eve.visit(record, token, 404)


async def test_who_watched_a_game_does_not_watch_the_next_one(guest: Join) -> None:
    anna, eve = await guest("Anna"), await guest("Eve")
    table = await played_out(anna)
    await anna.let_watch(table, eve)
    again = await anna.post(f"/api/tables/{table}/rematch")
    assert again["table"]["watch_token"] is None
    assert (await eve.look(table))["table"]["rematch"] == again["table"]["id"]
    await eve.get(f"/api/tables/{again['table']['id']}", 404)


async def test_a_visit_outlives_a_restart(app: Starlette, guest: Join, settings: Settings) -> None:
    anna, eve = await guest("Anna"), await guest("Eve")
    table = (await anna.new_table("me", "bot", "bot"))["table"]["id"]
    await anna.let_watch(table, eve)
    await eve.visit(table, (await anna.look(table))["table"]["watch_token"])  # twice is as good as once
    async with at_server(settings, dict(eve.client.cookies)) as eve_again:
        await eve_again.look(table)
        await eve_again.get(f"/api/tables/{table}/replay")


def test_every_operation_on_a_table_minds_who_asks() -> None:
    """An operation that lets strangers in says so, and there are two."""
    assert {operation.handler.__name__ for operation in INTERFACE if operation.at_door} == {"join", "visit"}
    assert all(operation.person for operation in OPERATIONS)


def test_bodies_are_for_operations_that_there_are() -> None:
    assert set(BODIES) <= {operation.handler.__name__ for operation in OPERATIONS}

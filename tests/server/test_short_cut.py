"""Moves and dry runs go past the routes; nobody can tell by the answers."""

from __future__ import annotations

import httpx
import pytest
from starlette.applications import Starlette

from cabildo.server.security import HEADERS
from cabildo.server.store.faults import Unavailable
from cabildo.server.store.store import Store
from tests.server.conftest import Join

HERE = "http://cabildo"


def client(app: Starlette) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url=HERE)


@pytest.mark.parametrize("name", ["moves", "try"])
async def test_strangers_are_nobody_and_every_answer_has_the_headers(app: Starlette, name: str) -> None:
    async with client(app) as nobody:
        answer = await nobody.post(f"/api/tables/abcdefgh/{name}", json={})
    assert (answer.status_code, answer.json()["code"]) == (401, "problem-nobody")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["cache-control"] == "no-store"
    assert {header: answer.headers[header] for header in HEADERS} == HEADERS


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "abcdefgh/moves", 405),
        ("POST", "/moves", 404),
        ("POST", "a%2Fb/moves", 404),
        ("POST", "no.table/moves", 404),
        ("POST", "n%C3%B3/try", 404),
        ("POST", "abcdefgh/moves", 404),
    ],
)
async def test_other_ways_there_are_none(guest: Join, method: str, path: str, status: int) -> None:
    anna = await guest("Anna")
    answer = await anna.client.request(method, f"/api/tables/{path}", json={})
    assert answer.status_code == status
    assert answer.json()["code"] in ("problem-not-found", "problem-invalid")


async def test_what_the_desk_refuses_is_refused(guest: Join) -> None:
    anna = await guest("Anna")
    table = (await anna.new_table("me", "me", "me"))["table"]["id"]
    path = f"/api/tables/{table}/moves"
    await anna.post(path, {"nonsense": 1}, 422)
    assert (await anna.client.post(path, content=b"[" * 100_000)).status_code == 413
    elsewhere = await anna.client.post(path, json={}, headers={"origin": "http://elsewhere"})
    assert elsewhere.status_code == 403
    old_page = await anna.client.post(path, json={}, headers={"origin": HERE, "cabildo-protocol": "1"})
    assert (old_page.status_code, old_page.json()["code"]) == (426, "problem-reload")


async def test_without_a_database_one_is_told_to_come_again(guest: Join, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await guest("Anna")
    table = (await anna.new_table("me", "me", "me"))["table"]["id"]
    action = (await anna.look(table, 0))["decision"]["choices"][0]

    async def broken(*_: object, **__: object) -> bool:
        raise Unavailable("disk-full", "nothing is left")

    monkeypatch.setattr(Store, "append", broken)
    wish = {"key": "some-key", "expected": 1, "seat": 0, "actions": [action]}
    answer = await anna.client.post(f"/api/tables/{table}/moves", json=wish)
    assert answer.status_code == 503
    assert int(answer.headers["retry-after"]) > 0

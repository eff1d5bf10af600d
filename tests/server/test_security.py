"""Who is nobody can do nothing, other sites can do nothing, and no secret gets out."""

from __future__ import annotations

import logging
import re
import stat
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed

from cabildo.server.live import MOST_SOCKETS
from cabildo.server.people import COOKIE, KEY_FILE
from cabildo.server.rate_limits import LIMITS, MOST_BUCKETS, RateLimits
from cabildo.server.security import HEADERS
from cabildo.server.settings import Settings
from tests.server.conftest import Guest, Join, new_key, serving
from tests.server.running import RunningServer
from tests.server.sockets import Follower


def browser(app: Starlette, **options: Any) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://cabildo", **options)


# ---- cookies


async def test_the_cookie_is_for_the_server_alone(app: Starlette) -> None:
    async with browser(app) as client:
        cookie = (await client.post("/api/me", json={"name": "Anna"})).headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=strict", "Path=/", "Max-Age="):
        assert part in cookie
    assert "Secure" not in cookie


async def test_behind_https_the_cookie_never_travels_openly(settings: Settings) -> None:
    settings.secure_cookie = True
    async with serving(settings) as app, browser(app) as client:
        assert "Secure" in (await client.post("/api/me", json={"name": "Anna"})).headers["set-cookie"]


async def test_a_forged_cookie_is_nobody(app: Starlette, guest: Join) -> None:
    anna = await guest("Anna")
    real = anna.client.cookies[COOKIE]
    person = (await anna.get("/api/me"))["id"]
    payload, _, signature = real.partition(".")
    forged = [
        "",
        "x",
        person,
        payload,
        f"{payload}.{signature[::-1]}",
        f"{payload}x.{signature}",
        URLSafeSerializer("another key", salt="person").dumps(person),
        URLSafeSerializer("", salt="person").dumps(person),
    ]
    for cookie in forged:
        async with browser(app, cookies={COOKIE: cookie}) as client:
            response = await client.get("/api/me")
            assert (response.status_code, response.json()["code"]) == (401, "problem-nobody")


async def test_a_signed_cookie_of_a_person_who_is_not_there_is_nobody(app: Starlette, settings: Settings) -> None:
    key = (settings.data_folder / KEY_FILE).read_text()
    cookie = URLSafeSerializer(key, salt="person").dumps("somebody-else")
    async with browser(app, cookies={COOKIE: str(cookie)}) as client:
        assert (await client.get("/api/me")).status_code == 401


async def test_the_signing_key_is_for_its_owner_alone(settings: Settings, app: Starlette) -> None:
    path = settings.data_folder / KEY_FILE
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert len(path.read_text()) >= 64


# ---- other sites


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "http://cabildo.evil.example"},
        {"origin": "http://cabildo:8001"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://cabildo", "sec-fetch-site": "cross-site"},
    ],
)
async def test_other_sites_can_ask_for_nothing(guest: Join, headers: dict[str, str]) -> None:
    anna = await guest("Anna")
    table = (await anna.new_table("me", "me", "me"))["table"]["id"]
    wish = {"key": new_key(), "expected": 1, "seat": 0, "actions": ["role builder"]}
    response = await anna.client.post(f"/api/tables/{table}/moves", json=wish, headers=headers)
    assert (response.status_code, response.json()["code"]) == (403, "problem-forbidden")
    assert (await anna.client.get("/api/me", headers=headers)).status_code == 403
    assert (await anna.look(table))["table"]["sequence"] == 1
    for good in ({"origin": "http://cabildo", "sec-fetch-site": "same-origin"}, {"sec-fetch-site": "none"}):
        assert (await anna.client.get("/api/me", headers=good)).status_code == 200


async def test_only_pages_of_this_server_get_a_socket(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        async with httpx.AsyncClient(base_url=server.address) as client:
            anna = Guest(client)
            await anna.post("/api/me", {"name": "Anna"})
            cookies = dict(client.cookies)
        refused: list[dict[str, Any]] = [
            {"cookies": {}},
            {"cookies": {COOKIE: "forged"}},
            {"cookies": cookies, "origin": "http://evil.example"},
            {"cookies": cookies, "origin": f"http://127.0.0.1:{server.port + 1}"},
        ]
        for options in refused:
            with pytest.raises(Exception, match="4401"):
                async with Follower(server.address, **options) as follower:
                    await follower.hear()
        async with Follower(server.address, cookies) as follower:
            await follower.tell(type="ping")
            assert (await follower.hear())["type"] == "pong"
            await follower.socket.send(b"no text")
            assert (await follower.hear())["type"] == "problem"
            for _ in range(int(LIMITS["message"].burst) + 20):
                await follower.tell(type="ping")
            heard = [(await follower.hear())["type"] for _ in range(int(LIMITS["message"].burst) + 20)]
            assert heard[0] == "pong"
            assert "problem" in heard
        async with AsyncExitStack() as stack:
            for _ in range(MOST_SOCKETS):
                await stack.enter_async_context(Follower(server.address, cookies))
            one_more = await stack.enter_async_context(Follower(server.address, cookies))
            with pytest.raises(ConnectionClosed, match="4429"):
                await one_more.hear()


# ---- headers


@pytest.mark.parametrize(
    "path", ["/", "/t/some-table", "/api/titles", "/api/me", "/api/nothing", "/health", "/metrics"]
)
async def test_every_answer_has_the_headers(app: Starlette, path: str) -> None:
    async with browser(app) as client:
        headers = (await client.get(path)).headers
    for name, value in HEADERS.items():
        assert headers[name] == value
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert not re.search(r"https?:|\*", policy)
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"
    assert "server" not in headers


async def test_what_is_not_there_is_a_problem_in_json(app: Starlette) -> None:
    async with browser(app) as client:
        for method, path, status in [
            ("GET", "/api/nothing", 404),
            ("GET", "/api/tables/x/y/z", 404),
            ("PUT", "/api/me", 405),
            ("PUT", "/api/tables", 405),
            ("GET", "/api/tables/some/moves", 405),
            ("POST", "/api/openapi.json", 405),
        ]:
            response = await client.request(method, path)
            assert response.status_code == status, (method, path)
            assert response.headers["content-type"] == "application/json"
            assert set(response.json()) == {"code", "message", "rule", "params"}
        assert (await client.put("/api/me")).headers["allow"]


async def test_the_client_files_are_all_that_can_be_read(app: Starlette, settings: Settings) -> None:
    async with browser(app) as client:
        for path in ("/..%2f..%2fapp.py", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", f"/{KEY_FILE}", "/app.py"):
            response = await client.get(path)
            assert "make_app" not in response.text
            assert (settings.data_folder / KEY_FILE).read_text() not in response.text


# ---- limits


async def test_a_body_has_its_limit(guest: Join, settings: Settings) -> None:
    anna = await guest("Anna")
    table = (await anna.new_table("me", "me", "me"))["table"]["id"]
    long = "x" * settings.most_body
    assert (await anna.client.put(f"/api/tables/{table}/notes", json={"text": long})).status_code == 413
    assert (await anna.client.put(f"/api/tables/{table}/notes", json={"text": long[:10_001]})).status_code == 422
    assert (await anna.client.put(f"/api/tables/{table}/notes", json={"text": long[:10_000]})).status_code == 200
    await anna.post(f"/api/tables/{table}/chat", {"text": "x" * 501}, 422)

    async def endless() -> Any:
        while True:
            yield b" " * 1000

    assert (await anna.client.post("/api/tables", content=endless())).status_code == 413


@pytest.mark.parametrize("limit", ["any", "new", "chat"])
async def test_so_many_requests_and_no_more(tmp_path: Path, limit: str) -> None:
    settings = Settings(data_folder=tmp_path, rate_limits=True)
    async with serving(settings, seconds=lambda: 100.0) as app, browser(app) as client:
        anna = Guest(client)
        await anna.post("/api/me", {"name": "Anna"})
        table = (await anna.new_table("me", "me", "me"))["table"]["id"]
        answers = []
        for _ in range(int(LIMITS[limit].burst) + 30):
            if limit == "any":
                answers.append(await client.get("/api/me"))
            elif limit == "new":
                answers.append(await client.post("/api/tables", json={"title": "chess", "seats": [{"kind": "me"}]}))
            else:
                answers.append(await client.post(f"/api/tables/{table}/chat", json={"text": "hello"}))
            if answers[-1].status_code == 429:
                break
        assert answers[-1].status_code == 429
        assert answers[-1].json()["code"] == "problem-too-many"
        assert len(answers) >= LIMITS[limit].burst / 2
        async with browser(app) as other:  # somebody else is not held up
            await Guest(other).post("/api/me", {"name": "Bob"})
            assert (await other.get("/api/me")).status_code == 200


def test_buckets_fill_again_and_are_not_kept_for_ever() -> None:
    clock = [100.0]
    limits = RateLimits(enabled=True, clock=lambda: clock[0])
    assert [limits.allow("chat", "anna") for _ in range(10)] == [True] * 8 + [False] * 2
    clock[0] += 2.1
    assert [limits.allow("chat", "anna") for _ in range(2)] == [True, False]
    for number in range(MOST_BUCKETS + 10):
        limits.allow("any", str(number))
    assert len(limits._buckets) == MOST_BUCKETS


# ---- strangers


async def test_a_private_table_is_in_nobodys_list(guest: Join) -> None:
    anna, eve = await guest("Anna"), await guest("Eve")
    await anna.new_table("me", "link", "bot")
    assert await eve.get("/api/tables") == []
    assert await eve.get("/api/tables/public") == []


async def test_who_plays_with_others_cannot_choose_the_seed(guest: Join) -> None:
    anna = await guest("Anna")
    wish = {"title": "puerto-rico", "seats": [{"kind": "me"}, {"kind": "link"}, {"kind": "bot"}], "seed": 7}
    assert "seed" in (await anna.post("/api/tables", wish, 422))["message"]
    wish["seats"] = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    await anna.post("/api/tables", wish, 201)


# ---- logs


async def test_no_secret_is_in_the_logs_or_in_an_address(
    app: Starlette, guest: Join, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    """Everything is logged that can be, while people join, talk, play with a bot and fail."""
    caplog.set_level(logging.DEBUG)
    logging.getLogger("asyncio").setLevel(logging.INFO)  # whoever turns this on to debug wants to see data
    anna, bob = await guest("Anna"), await guest("Bob")
    state = await anna.post(
        "/api/tables",
        {"title": "puerto-rico", "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "bot"}], "seed": 8_765_432_101},
        201,
    )
    solo = state["table"]["id"]
    for _ in range(10):
        state = await anna.look(solo)
        actor = state["table"]["actor"]
        if actor in state["mine"]:
            choices = (await anna.look(solo, actor))["decision"]["choices"]
            await anna.client.post(
                f"/api/tables/{solo}/moves",
                json={"key": new_key(), "expected": state["table"]["sequence"], "seat": actor, "actions": choices[:1]},
            )
    state = await anna.new_table("me", "link", "bot")
    table, token = state["table"]["id"], state["invitations"][0]["token"]
    await bob.post(f"/api/tables/{table}/join", {"token": token})
    await bob.post(f"/api/tables/{table}/join", {"token": token}, 403)
    await anna.post(f"/api/tables/{table}/chat", {"text": "between-us-only"})
    await anna.client.put(f"/api/tables/{table}/notes", json={"text": "my-secret-plan"})
    await anna.move(table, 0, "role nonsense", expected=0, status=409)
    secrets = [
        token,
        anna.client.cookies[COOKIE],
        bob.client.cookies[COOKIE],
        (settings.data_folder / KEY_FILE).read_text(),
        "8765432101",
        "between-us-only",
        "my-secret-plan",
        "generator",
    ]
    server_lines = [record.getMessage() for record in caplog.records if not record.name.startswith("httpx")]
    addresses = [record.getMessage() for record in caplog.records if record.name.startswith("httpx")]
    assert any(f"/api/tables/{table}" in line for line in addresses)
    for secret in secrets:
        assert not any(secret in line for line in server_lines)
        assert not any(secret in line for line in addresses)

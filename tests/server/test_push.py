"""Who is called by web push: once, when they are asked and have been away for a while, and only who wants it there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from cabildo.server.push import sender
from cabildo.server.rate_limits import RateLimits
from cabildo.server.settings import Settings
from cabildo.server.store.call_store import MOST_DEVICES
from cabildo.server.store.store import Store
from cabildo.server.store.times import now
from tests.server.conftest import Guest, Join, serving
from tests.server.push_service import HOST, Phone, PushService, claims_of

CONTACT = "mailto:host@games.example"


@pytest.fixture
def settings(settings: Settings, database: str | None) -> Settings:
    settings.database = database
    settings.push_contact = CONTACT
    settings.push_grace = 0.2  # a look every 30 ms, by the clock of the machine
    return settings


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[PushService]:
    async with PushService(tmp_path).running() as running:
        yield running


@pytest.fixture
async def app(settings: Settings, service: PushService) -> AsyncIterator[Starlette]:
    async with serving(settings, post=service.post(), seconds=service.watch) as app:
        yield app


class Couple:
    """Anna and Bob at a table with a bot; Anna begins. Bob wants to be called there."""

    def __init__(self, anna: Guest, bob: Guest, table: str) -> None:
        self.anna, self.bob, self.table = anna, bob, table
        self.phone = Phone("bobs")

    async def ring(self, person: Guest, *, on: bool = True, status: int = 200) -> Any:
        return await put(person, f"/api/tables/{self.table}/bell", {"on": on}, status)

    async def until_asked(self, who: Guest) -> int:
        """Let the other one move until it is their turn; the sequence then."""
        other, seat = (self.anna, 0) if who is self.bob else (self.bob, 1)
        for _ in range(300):
            state = await other.look(self.table)
            actor = state["table"]["actor"]
            if actor == 1 - seat:
                return int(state["table"]["sequence"])
            if actor == seat:
                await other.move(self.table, seat, state["decision"]["choices"][0])
            else:
                await asyncio.sleep(0.02)
        raise AssertionError("it never is their turn")


async def put(person: Guest, path: str, body: Any, status: int = 200) -> Any:
    response = await person.client.put(path, json=body)
    assert response.status_code == status, response.text
    return response.json()


@pytest.fixture
async def couple(guest: Join) -> Couple:
    anna, bob = await guest("Anna"), await guest("Bob")
    couple = Couple(anna, bob, await table_of(anna, bob))
    await bob.post("/api/me/devices", couple.phone.wish())
    await couple.ring(bob)
    return couple


async def table_of(anna: Guest, bob: Guest) -> str:
    state = await anna.new_table("me", "link", "bot")
    table = str(state["table"]["id"])
    await bob.post(f"/api/tables/{table}/join", {"token": state["invitations"][0]["token"]})
    await anna.post(f"/api/tables/{table}/start")
    return table


async def metrics(guest: Guest) -> dict[str, float]:
    lines = (await guest.client.get("/metrics")).text.splitlines()
    return {line.split()[0]: float(line.split()[1]) for line in lines if line.startswith("cabildo_push")}


# ---- being called


async def test_who_is_asked_and_away_is_called_once(couple: Couple, service: PushService) -> None:
    await service.nothing_more(0)  # it is Anna's turn
    await couple.until_asked(couple.bob)
    [message] = await service.heard(1)
    assert couple.phone.read(message.body) == {
        "table": couple.table,
        "title": "Your turn · Puerto Rico",
        "text": "At the table: Anna",
        "language": "en",
    }
    await service.nothing_more(1)
    assert await metrics(couple.bob) == {
        "cabildo_push_sent_total": 1,
        "cabildo_push_failed_total": 0,
        "cabildo_push_gone_total": 0,
    }


async def test_what_the_push_service_gets_to_know(
    couple: Couple, service: PushService, settings: Settings, guest: Join
) -> None:
    await couple.until_asked(couple.bob)
    [message] = await service.heard(1)
    assert (message.method, message.path) == ("POST", couple.phone.path)
    headers = dict(message.headers)
    claims, key = claims_of(headers.pop("authorization"))
    assert (claims["aud"], claims["sub"]) == (f"https://{HOST}", CONTACT)
    assert now() < now().fromtimestamp(claims["exp"], now().tzinfo) <= now() + timedelta(hours=24)
    assert key == (await (await guest("")).get("/api/push"))["key"]  # which anybody may know
    assert len(headers.pop("topic")) == 32
    assert headers == {
        "host": HOST,
        "content-length": str(len(message.body)),
        "connection": "close",
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(7 * 24 * 3600),
        "urgency": "normal",
    }
    for secret in (couple.table, "Anna", "Bob"):
        assert secret not in str(message.headers)
        assert secret.encode() not in message.body


async def test_they_are_called_again_after_they_acted(couple: Couple, service: PushService) -> None:
    await couple.until_asked(couple.bob)
    await service.heard(1)
    await couple.until_asked(couple.anna)
    await couple.until_asked(couple.bob)
    await service.heard(2)
    await service.nothing_more(2)


async def test_what_others_do_and_take_back_is_no_new_call(couple: Couple, service: PushService) -> None:
    """Bob was called and did nothing: Anna takes her move back and makes another one."""
    await couple.until_asked(couple.bob)
    await service.heard(1)
    await couple.anna.undo(couple.table, 0)
    if (await couple.anna.look(couple.table))["undo"]["asked_by"] is not None:
        await couple.bob.post(f"/api/tables/{couple.table}/undo/answer", {"seat": 1, "accept": True})
    assert (await couple.anna.look(couple.table))["table"]["actor"] == 0
    await couple.until_asked(couple.bob)
    await service.nothing_more(1)


async def test_each_browser_is_called_in_its_own_language(couple: Couple, service: PushService) -> None:
    french = Phone("bobs-laptop", "fr")
    strange = Phone("bobs-watch", "tlh")
    for phone in (french, strange):
        await couple.bob.post("/api/me/devices", phone.wish())
    await couple.until_asked(couple.bob)
    by_path = {message.path: message for message in await service.heard(3)}
    told = french.read(by_path[french.path].body)
    assert (told["title"], told["text"], told["language"]) == ("À vous · Puerto Rico", "À la table : Anna", "fr")
    assert strange.read(by_path[strange.path].body)["language"] == "en"


async def test_who_acts_in_time_is_not_called(couple: Couple, service: PushService) -> None:
    await couple.until_asked(couple.bob)
    await asyncio.sleep(1)  # many looks, but no time passes
    assert service.messages == []
    await couple.until_asked(couple.anna)
    await service.nothing_more(0)


async def test_a_server_that_was_stopped_meanwhile_calls_all_the_same(settings: Settings, service: PushService) -> None:
    async with serving(settings, post=service.post(), seconds=service.watch) as app, guests(app) as guest:
        couple = await sitting(guest)
        await couple.until_asked(couple.bob)
    async with serving(settings, post=service.post(), seconds=service.watch):
        [message] = await service.heard(1)
    assert couple.phone.read(message.body)["table"] == couple.table


@asynccontextmanager
async def guests(app: Starlette) -> AsyncIterator[Join]:
    async with AsyncExitStack() as stack:

        async def make(name: str) -> Guest:
            transport = httpx.ASGITransport(app=app)
            person = Guest(
                await stack.enter_async_context(httpx.AsyncClient(transport=transport, base_url="http://cabildo"))
            )
            await person.post("/api/me", {"name": name})
            return person

        yield make


async def sitting(guest: Join) -> Couple:
    anna, bob = await guest("Anna"), await guest("Bob")
    couple = Couple(anna, bob, await table_of(anna, bob))
    await bob.post("/api/me/devices", couple.phone.wish())
    await couple.ring(bob)
    return couple


# ---- only who wants it


async def test_nobody_is_called_who_did_not_ask_for_it_at_this_table(couple: Couple, service: PushService) -> None:
    """Anna has a browser and no bell here; Bob has a bell, but at another table."""
    await couple.anna.post("/api/me/devices", Phone("annas").wish())
    other = Couple(couple.anna, couple.bob, await table_of(couple.anna, couple.bob))
    await other.until_asked(other.bob)
    await service.nothing_more(0)
    assert (await couple.bob.get(f"/api/tables/{other.table}/bell")) == {"on": False}
    assert (await couple.bob.get(f"/api/tables/{couple.table}/bell")) == {"on": True}


async def test_one_wish_ends_it_at_a_table(couple: Couple, service: PushService) -> None:
    await couple.ring(couple.bob, on=False)
    await couple.until_asked(couple.bob)
    await service.nothing_more(0)
    await couple.ring(couple.bob, on=False)  # again


async def test_one_wish_ends_it_everywhere(couple: Couple, service: PushService) -> None:
    mine = await couple.bob.get("/api/me/devices")
    assert mine["tables"] == 1
    assert [(one["service"], one["language"]) for one in mine["devices"]] == [(HOST, "en")]
    assert "wpush" not in str(mine)
    await couple.bob.delete("/api/me/devices")
    assert await couple.bob.get("/api/me/devices") == {"devices": [], "tables": 0}
    await couple.until_asked(couple.bob)
    await service.nothing_more(0)


async def test_who_is_asked_when_they_wish_it_knows_that(couple: Couple, service: PushService) -> None:
    await couple.ring(couple.bob, on=False)
    await couple.until_asked(couple.bob)
    await couple.ring(couple.bob)
    await couple.ring(couple.bob)  # twice is once
    await service.nothing_more(0)
    await couple.until_asked(couple.anna)
    await couple.until_asked(couple.bob)
    await service.heard(1)


async def test_a_bot_in_their_place_calls_nobody(couple: Couple, service: PushService) -> None:
    await couple.bob.post(f"/api/tables/{couple.table}/leave")
    for _ in range(6):
        state = await couple.anna.look(couple.table)
        if state["table"]["actor"] == 0:
            await couple.anna.move(couple.table, 0, state["decision"]["choices"][0])
        await asyncio.sleep(0.1)
    await service.nothing_more(0)


async def test_only_people_at_a_table_can_be_called_there(couple: Couple, guest: Join) -> None:
    eve = await guest("Eve")
    await couple.ring(eve, status=404)  # for a stranger there is no such table
    await couple.anna.let_watch(couple.table, eve)
    await couple.ring(eve, status=403)
    assert await couple.ring(eve, on=False) == {"on": False}


# ---- browsers


async def test_a_browser_is_one_persons_at_a_time(couple: Couple, service: PushService, guest: Join) -> None:
    eve = await guest("Eve")
    await eve.post("/api/me/devices", couple.phone.wish())  # Bob's browser became hers
    assert (await couple.bob.get("/api/me/devices"))["devices"] == []
    await couple.until_asked(couple.bob)
    await service.nothing_more(0)


async def test_a_person_has_so_many_browsers_and_the_oldest_gives_way(couple: Couple, service: PushService) -> None:
    for number in range(MOST_DEVICES):
        await couple.bob.post("/api/me/devices", Phone(f"phone-{number}").wish())
    assert len((await couple.bob.get("/api/me/devices"))["devices"]) == MOST_DEVICES
    await couple.bob.post("/api/me/devices", Phone("phone-3").wish())  # one that is there already
    await couple.until_asked(couple.bob)
    called = {message.path for message in await service.heard(MOST_DEVICES)}
    assert called == {f"/wpush/v2/phone-{number}" for number in range(MOST_DEVICES)}


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://push.example/x"},
        {"endpoint": "https://127.0.0.1/x"},
        {"endpoint": "https://localhost/x"},
        {"endpoint": f"https://push.example/{'x' * 1000}"},
        {"key": "B" * 87},  # no point of the curve
        {"key": "short"},
        {"secret": "A" * 21},
        {"language": "../../etc"},
        {"more": 1},
    ],
)
async def test_what_cannot_be_called_is_refused(couple: Couple, wrong: dict[str, Any]) -> None:
    problem = await couple.bob.post("/api/me/devices", couple.phone.wish(**wrong), 422)
    assert problem["code"] == "problem-invalid"
    assert len((await couple.bob.get("/api/me/devices"))["devices"]) == 1


async def test_an_address_that_was_taken_once_and_would_not_be_today_holds_up_no_other(
    couple: Couple, service: PushService, settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    wish = couple.phone.wish(endpoint="https://push..example/x")
    store = Store(settings.database_url())
    person = (await couple.bob.get("/api/me"))["id"]
    await store.keep_device(person, wish["endpoint"], wish["key"], wish["secret"], "en")
    await store.close()
    assert {device["service"] for device in (await couple.bob.get("/api/me/devices"))["devices"]} == {"", HOST}
    assert len((await couple.bob.get("/api/me/everything"))["called_at"]["browsers"]) == 2
    await couple.until_asked(couple.bob)
    assert len(await service.heard(1)) == 1
    await service.nothing_more(1)
    assert (await metrics(couple.bob))["cabildo_push_failed_total"] == 1
    assert [entry.levelname for entry in caplog.records if entry.name == "cabildo.push"] == ["WARNING"]


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(couple: Couple, service: PushService, status: int) -> None:
    service.answers = [(status, {})]
    await couple.until_asked(couple.bob)
    await service.heard(1)
    for _ in range(500):
        if (await couple.bob.get("/api/me/devices"))["devices"] == []:
            break
        await asyncio.sleep(0.02)
    assert await couple.bob.get("/api/me/devices") == {"devices": [], "tables": 1}
    assert (await metrics(couple.bob))["cabildo_push_gone_total"] == 1


# ---- push services that fail


async def test_a_busy_service_is_asked_again(
    couple: Couple, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "PAUSES", (0.1, 0.1))
    service.answers = [(503, {}), (429, {"Retry-After": "0"})]
    await couple.until_asked(couple.bob)
    messages = await service.heard(3)
    assert couple.phone.read(messages[2].body)["table"] == couple.table
    await service.nothing_more(3)
    told = await metrics(couple.bob)
    assert (told["cabildo_push_failed_total"], told["cabildo_push_sent_total"]) == (2, 1)


async def test_it_is_not_asked_for_ever(couple: Couple, service: PushService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender, "PAUSES", (0.1, 0.1))
    service.answers = [(503, {})] * 9
    await couple.until_asked(couple.bob)
    await service.heard(3)
    await service.nothing_more(3)


async def test_nor_for_an_answer_that_was_given_meanwhile(
    couple: Couple, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "PAUSES", (1.0, 1.0))
    service.answers = [(503, {})] * 9
    await couple.until_asked(couple.bob)
    await service.heard(1)
    await couple.until_asked(couple.anna)
    await service.nothing_more(1)


@pytest.mark.parametrize("answers", [401, 403, 500])
async def test_a_host_whom_no_service_listens_to_is_told(couple: Couple, service: PushService, answers: int) -> None:
    service.answers = [(answers, {})] * 20
    for number in range(8):
        await couple.bob.post("/api/me/devices", Phone(f"phone-{number}").wish())
    health = (await couple.bob.client.get("/health")).json()
    assert {check["name"]: check["status"] for check in health["checks"]}["push"] == "ok"
    await couple.until_asked(couple.bob)
    await service.heard(9)
    response = await couple.bob.client.get("/health")
    while response.json()["status"] == "ok":  # until the last answer has been read
        await asyncio.sleep(0.05)
        response = await couple.bob.client.get("/health")
    assert response.status_code == 200  # people can play
    assert response.json()["status"] == "degraded"
    assert {check["name"]: check["status"] for check in response.json()["checks"]}["push"] == "not-delivered"
    assert len((await couple.bob.get("/api/me/devices"))["devices"]) == 9  # it may be the host's fault


async def test_a_silent_service_holds_up_no_move(settings: Settings, service: PushService) -> None:
    """However long it keeps a message waiting, and those for other browsers of the same person behind it."""
    service.silent = True
    async with serving(settings, post=service.post(seconds=600), seconds=service.watch) as app, guests(app) as guest:
        couple = await sitting(guest)
        for number in range(8):
            await couple.bob.post("/api/me/devices", Phone(f"phone-{number}").wish())
        await couple.until_asked(couple.bob)
        while service.connections == 0:
            service.watch.pass_by()
            await asyncio.sleep(0.02)
        await couple.until_asked(couple.anna)
        assert (service.connections, service.messages) == (1, [])


# ---- the person leaves, or becomes another


async def test_everything_tells_of_it_without_the_secrets(couple: Couple) -> None:
    everything = await couple.bob.get("/api/me/everything")
    [browser] = everything["called_at"]["browsers"]
    assert (browser["service"], browser["language"], set(browser)) == (HOST, "en", {"service", "language", "made"})
    assert everything["called_at"]["tables"] == [couple.table]
    wish = couple.phone.wish()
    for secret in (wish["endpoint"], wish["key"], wish["secret"]):
        assert secret not in str(everything)


async def test_who_is_deleted_is_called_no_more(couple: Couple, service: PushService, settings: Settings) -> None:
    person = (await couple.bob.get("/api/me"))["id"]
    await couple.bob.delete("/api/me")
    store = Store(settings.database_url())
    assert (await store.devices_of(person), await store.bells_of(person)) == ([], [])
    await store.close()


async def test_who_becomes_another_person_brings_browsers_and_wishes_along(
    couple: Couple, service: PushService, guest: Join
) -> None:
    old = await guest("Robert")
    token = (await old.post("/api/me/recovery", status=201))["token"]
    await couple.bob.post("/api/recover", {"token": token, "merge": True})
    assert (await couple.bob.get("/api/me"))["name"] == "Robert"
    mine = await couple.bob.get("/api/me/devices")
    assert (len(mine["devices"]), mine["tables"]) == (1, 1)
    await couple.until_asked(couple.bob)
    [message] = await service.heard(1)
    assert couple.phone.read(message.body)["text"] == "At the table: Anna"


# ---- a host who does not want it


async def test_a_server_calls_nobody_unless_its_host_says_so(settings: Settings, service: PushService) -> None:
    settings.push_contact = None
    async with serving(settings) as app, guests(app) as guest:
        anna = await guest("Anna")
        assert await anna.get("/api/push") == {"key": None}
        await anna.post("/api/me/devices", Phone().wish(), 404)
        assert await metrics(anna) == {}
        assert "push" not in {check["name"] for check in (await anna.client.get("/health")).json()["checks"]}
    assert not (settings.data_folder / "push.key").exists()


async def test_who_is_asked_too_often_is_not_called_each_time(
    settings: Settings, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    allow = RateLimits.allow
    monkeypatch.setattr(RateLimits, "allow", lambda self, limit, who: limit != "call" and allow(self, limit, who))
    async with serving(settings, post=service.post(), seconds=service.watch) as app, guests(app) as guest:
        couple = await sitting(guest)
        await couple.until_asked(couple.bob)
        await service.nothing_more(0)

"""Nobody fills the server from one address or as one person; a club behind one address notices nothing of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import httpx
import msgspec
import pytest

from cabildo.engine.game import Game
from cabildo.engine.record import write_record
from cabildo.server.problems import RequestProblem
from cabildo.server.quotas import HOUR, Quota, Quotas
from cabildo.server.rate_limits import LIMITS, Limit
from cabildo.server.settings import Limits, Settings, read_limits
from tests.server.conftest import Guest, Join, serving

CLUB = 40
EVENING = 4 * HOUR


class Ticks:
    """A clock that stands still until it is told otherwise."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def limited(settings: Settings, ticks: Ticks, **limits: int) -> AsyncIterator[Join]:
    """A server with all its limits, some of them set, and a maker of guests who all come from one address."""
    settings.rate_limits = True
    settings.limits = Limits(**limits)
    async with serving(settings, seconds=ticks) as app, AsyncExitStack() as stack:

        async def make(name: str) -> Guest:
            transport = httpx.ASGITransport(app=app)
            client = await stack.enter_async_context(httpx.AsyncClient(transport=transport, base_url="http://cabildo"))
            if name:
                await Guest(client).post("/api/me", {"name": name})
            return Guest(client)

        yield make


async def test_a_club_behind_one_address_meets_no_limit(settings: Settings) -> None:
    """All come at the same moment, with what a browser asks first, and open twenty tables; the clock stands still."""
    async with limited(settings, Ticks()) as guest:
        people = []
        for number in range(CLUB):
            person = await guest("")
            await person.get("/api/me", 401)
            for path in ("/api/titles", "/api/titles/rio/rules", "/api/titles/puerto-rico/rules"):
                await person.get(path)
            await person.post("/api/me", {"name": f"Member {number}"})
            people.append(person)
        for person in people[:20]:
            await person.new_table("me", "link", "link", public=True)
        for person in people:
            await person.get("/api/tables")


def test_a_club_whose_members_open_twenty_tables_each_meets_no_limit() -> None:
    ticks = Ticks()
    quotas = Quotas(Limits(), ticks)
    for _ in range(20 * CLUB):
        with quotas.one_more("tables", "192.0.2.1"):
            ticks.now += EVENING / (20 * CLUB)


def test_who_fills_the_server_from_one_address_is_stopped() -> None:
    """As it was done: 412 tables and 168 records within two minutes."""
    ticks = Ticks()
    quotas = Quotas(Limits(), ticks)
    made: dict[Quota, int] = {"tables": 0, "records": 0, "guests": 0}
    tried: dict[Quota, int] = {"guests": 200, "tables": 412, "records": 168}
    for quota, wanted in tried.items():
        for _ in range(wanted):
            ticks.now += 0.1
            with suppress(RequestProblem), quotas.one_more(quota, "192.0.2.1"):
                made[quota] += 1
    assert made == {"guests": 120, "tables": 300, "records": 60}
    with quotas.one_more("tables", "192.0.2.2"):  # others notice nothing
        pass
    ticks.now += HOUR
    with quotas.one_more("tables", "192.0.2.1"):
        pass


def test_what_was_refused_for_another_reason_does_not_count() -> None:
    quotas = Quotas(Limits(tables_an_hour=1), Ticks())
    for _ in range(3):
        with pytest.raises(ZeroDivisionError), quotas.one_more("tables", "192.0.2.1"):
            raise ZeroDivisionError
    with quotas.one_more("tables", "192.0.2.1"):
        pass
    with pytest.raises(RequestProblem), quotas.one_more("tables", "192.0.2.1"):
        pass


async def test_an_address_is_told_which_limit_it_met(settings: Settings) -> None:
    ticks = Ticks()
    async with limited(settings, ticks, guests_an_hour=2, tables_an_hour=3) as guest:
        anna, ben = await guest("Anna"), await guest("Ben")
        stranger = await guest("")
        problem = await stranger.post("/api/me", {"name": "Cleo"}, 429)
        assert problem["code"] == "problem-quota-guests-an-hour"
        assert problem["params"] == {"most": 2, "minutes": 60}
        await anna.post("/api/me", {"name": "Anne"})  # who is somebody already is no new guest
        for person in (anna, ben, anna):
            await person.new_table("me", "link", "link")
        wish = {"title": "puerto-rico", "seats": [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]}
        problem = await ben.post("/api/tables", wish, 429)
        assert (problem["code"], problem["params"]["most"]) == ("problem-quota-tables-an-hour", 3)
        ticks.now += HOUR
        await ben.new_table("me", "link", "link")
        await stranger.post("/api/me", {"name": "Cleo"})


async def test_a_person_has_so_many_tables(settings: Settings, database: str | None) -> None:
    """Also if they ask for all of them at once."""
    settings.database = database
    async with limited(settings, Ticks(), open_tables=3, unfinished_tables=4) as guest:
        anna, ben = await guest("Anna"), await guest("Ben")
        wish = {"title": "puerto-rico", "seats": [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]}
        answers = await asyncio.gather(*(anna.client.post("/api/tables", json=wish) for _ in range(8)))
        made = [answer.json() for answer in answers if answer.status_code == 201]
        refused = [answer for answer in answers if answer.status_code != 201]
        assert len(made) == 3
        assert {answer.status_code for answer in refused} == {403}
        assert refused[0].json()["code"] == "problem-quota-open-tables"
        assert refused[0].json()["params"] == {"most": 3}
        await ben.new_table("me", "link", "link")  # it is Anna's limit
        await anna.post(f"/api/tables/{made[0]['table']['id']}/leave")
        for _ in range(2):
            await anna.new_table("me", "me", "me")
        problem = await anna.post("/api/tables", {**wish, "seats": [{"kind": "me"}] * 3}, 403)
        assert (problem["code"], problem["params"]) == ("problem-quota-unfinished-tables", {"most": 4})


def short_record() -> bytes:
    return write_record(Game.new("puerto-rico", 3, seed=1).record())


async def bring(person: Guest, status: int) -> Any:
    answer = await person.client.post("/api/records", content=short_record())
    assert answer.status_code == status, answer.text
    return answer.json()


async def test_a_person_has_so_many_records(settings: Settings, database: str | None) -> None:
    settings.database = database
    async with limited(settings, Ticks(), records=2, record_megabytes=1) as guest:
        anna = await guest("Anna")
        first = await bring(anna, 201)
        await bring(anna, 201)
        problem = await bring(anna, 403)
        assert (problem["code"], problem["params"]) == ("problem-quota-records", {"most": 2})
        await anna.delete(f"/api/records/{first['id']}")
        await bring(anna, 201)
        await anna.new_table("me", "link", "link")  # records are not counted as tables


async def test_a_persons_records_have_so_many_bytes(
    settings: Settings, database: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.database = database
    monkeypatch.setattr("cabildo.server.store.holdings.MEGABYTE", 1000)  # a record without a move takes some 500 bytes
    async with limited(settings, Ticks(), record_megabytes=2) as guest:
        anna = await guest("Anna")
        brought = [await anna.client.post("/api/records", content=short_record()) for _ in range(8)]
        codes = [answer.status_code for answer in brought]
        assert codes == sorted(codes)
        assert codes[0] == 201
        assert brought[-1].json()["code"] == "problem-quota-record-megabytes"
        assert brought[-1].json()["params"] == {"most": 2}


def test_a_host_sets_limits() -> None:
    limits = read_limits(["tables_an_hour=7", "guest_days=none"])
    assert (limits.tables_an_hour, limits.guest_days) == (7, None)
    with pytest.raises(ValueError, match="public_tables"):
        read_limits(["public_tables=none"])
    assert msgspec.structs.asdict(read_limits([])) == msgspec.structs.asdict(Limits())


async def test_many_guests_of_an_address_cannot_write_for_ever(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each keeps within their own limits; together they would fill the disk."""
    monkeypatch.setitem(LIMITS, "write", Limit(5, 0.5))
    ticks = Ticks()
    async with limited(settings, ticks) as guest:
        anna, bob = await guest("Anna"), await guest("Bob")
        table = (await anna.new_table("me", "me", "me"))["table"]["id"]
        for text in "ab":
            await anna.post(f"/api/tables/{table}/chat", {"text": text})
        assert (await bob.post("/api/me", {"name": "Bert"}, 429))["code"] == "problem-too-many"
        await anna.look(table)
        ticks.now += 2
        await bob.post("/api/me", {"name": "Bert"})

"""Trying actions: decision, difference of the view, cost, points and warnings, and nothing that stays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from cabildo.server.differences import applied
from cabildo.server.rate_limits import LIMITS
from cabildo.server.settings import Settings
from tests.server.conftest import Guest, Join, serving
from tests.server.test_secrecy import running_from


async def attempt(person: Guest, table: str, *actions: str, seat: int = 0, expected: int = 1, status: int = 200) -> Any:
    wish = {"seat": seat, "expected": expected, "actions": list(actions)}
    return await person.post(f"/api/tables/{table}/try", wish, status)


async def test_what_is_tried_is_told_as_a_difference_and_not_done(guest: Join) -> None:
    anna = await guest("Anna")
    table = (await anna.new_table("me", "me", "me"))["table"]["id"]
    before = await anna.look(table, 0)
    told = await attempt(anna, table, "role builder", "build construction-hut")
    assert {name: told[name] for name in ("sequence", "played", "final", "cost", "points", "warnings")} == {
        "sequence": 1,
        "played": 2,
        "final": False,
        "cost": {"doubloons": 1},
        "points": 1,
        "warnings": [],
    }
    assert told["decision"]["seat"] == 1
    assert (await anna.look(table, 0)) == before
    await anna.move(table, 0, "role builder", "build construction-hut")
    assert applied(before["view"], told["change"]) == (await anna.look(table, 0))["view"]


async def test_a_plan_of_several_steps_ends_where_another_is_asked(guest: Join) -> None:
    anna = await guest("Anna")
    table = (await anna.new_table("me", "me", "me"))["table"]["id"]
    told = await attempt(anna, table, "role builder", "build indigo-plant", "pass")
    assert told["played"] == 2
    assert "choices" not in told["decision"]


async def test_what_cannot_be_tried_is_refused_with_its_reason(guest: Join) -> None:
    anna, bob = await guest("Anna"), await guest("Bob")
    table = (await anna.new_table("me", "me", "me", public=True))["table"]["id"]
    assert (await attempt(anna, table, "role builder", "build wharf", status=422))["rule"].startswith("PR-BUILDER")
    await attempt(anna, table, "juggle", status=422)
    await attempt(anna, table, "role builder", expected=0, status=409)
    await attempt(anna, table, "role builder", seat=1, status=409)
    await attempt(bob, table, "role builder", status=403)


@pytest.mark.parametrize("action", ["role mayor", "role settler"])
async def test_it_does_not_change_by_a_byte_with_what_is_hidden(guest: Join, action: str) -> None:
    anna = await guest("Anna")
    tables = [await running_from(anna, points) for points in ((4, 6, 8), (4, 8, 6), (5, 6, 7))]
    one, other, own = [await attempt(anna, table, action) for table in tables]
    assert one == other
    one, other, own = [(await anna.look(table, 0))["view"] for table in tables]
    assert one == other != own  # what the seat does know counts


async def test_it_is_limited_in_rate(tmp_path: Path) -> None:
    async with serving(Settings(data_folder=tmp_path), seconds=lambda: 0.0) as app:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://cabildo") as client:
            anna = Guest(client)
            await anna.post("/api/me", {"name": "Anna"})
            table = (await anna.new_table("me", "me", "me"))["table"]["id"]
            for _ in range(int(LIMITS["try"].burst)):
                await attempt(anna, table, "juggle", status=422)
            await attempt(anna, table, "juggle", status=429)


async def test_who_is_asked_knows_what_each_answer_is_worth_and_to_beware_of(guest: Join) -> None:
    anna, bob = await guest("Anna"), await guest("Bob")
    table = (await anna.new_table("me", "me", title="rio", options={}, public=True))["table"]["id"]
    seat = (await anna.look(table, 0))["decision"]["seat"]
    decision = (await anna.look(table, seat))["decision"]
    assert decision["facts"]["work fort 3"] == {"points": 4, "alike": 2}
    assert [line["message"] for line in decision["cautions"]["bid governor"]] == ["warning-bid"]
    assert decision["cautions"]["bid governor"][0]["params"]["office"] == "governor"
    assert "place e6" not in decision["cautions"]
    watching = (await bob.look(table, None))["decision"]
    assert "facts" not in watching
    assert "cautions" not in watching

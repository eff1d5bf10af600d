"""A participant that nobody plays: it has a seat, a score and a rank at the table, but no place in the lobby."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.conftest import Guest, Join

pytestmark = pytest.mark.usefixtures("toy_installed")


async def new_auction(anna: Guest, *seats: str, **options: Any) -> Any:
    """A table of the made-up auction."""
    return await anna.new_table(*(seats or ("me", "me")), title="toy-auction", options=options)


async def play_out(anna: Guest, table: str, seed: int = 1) -> Any:
    """Anna plays all seats at random to the end."""
    dice = random.Random(seed)
    now = await anna.look(table)
    while now["table"]["status"] == "running":
        seat = now["table"]["actor"]
        asked = (await anna.look(table, seat))["decision"]
        await anna.move(table, seat, dice.choice(asked["choices"]))
        now = await anna.look(table)
    return now


async def test_the_house_has_a_seat_that_is_nobodys(guest: Join) -> None:
    anna = await guest("Anna")
    made = await new_auction(anna, house=True)
    seats = made["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "automaton"]
    assert seats[2] | {"seat": 2, "name": "house", "mine": False, "bot": None} == seats[2]
    assert made["mine"] == [0, 1]
    assert len(made["view"]["players"]) == len(made["standings"]["seats"]) == 3


async def test_without_it_there_is_no_such_seat(guest: Join) -> None:
    made = await new_auction(await guest("Anna"))
    assert [seat["kind"] for seat in made["table"]["seats"]] == ["person", "person"]


async def test_nobody_can_sit_play_or_be_replaced_there(guest: Join) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = (await new_auction(anna, "me", "link", house=True))["table"]["id"]
    token = (await anna.look(table))["invitations"]
    assert [invitation["seat"] for invitation in token] == [1]
    assert (await ben.post(f"/api/tables/{table}/join", {"token": token[0]["token"]}))["seat"] == 1
    await anna.post(f"/api/tables/{table}/start")
    await anna.move(table, 2, "bid 0", status=403)
    await anna.post(f"/api/tables/{table}/seats/2/bot", status=404)
    await anna.get(f"/api/tables/{table}?seat=2", 403)


async def test_it_is_ranked_recorded_and_replayed_with_the_others(guest: Join) -> None:
    anna = await guest("Anna")
    table = (await new_auction(anna, house=True))["table"]["id"]
    over = await play_out(anna, table)
    assert sorted(standing["seat"] for standing in over["standings"]["seats"]) == [0, 1, 2]
    assert all(standing["rank"] for standing in over["standings"]["seats"])
    replay = await anna.get(f"/api/tables/{table}/replay")
    assert [seat["kind"] for seat in replay["table"]["seats"]] == ["person", "person", "automaton"]
    figures = await anna.get(f"/api/tables/{table}/replay/figures")
    assert len(figures["figures"]["points"]) == 3
    record = await anna.get(f"/api/tables/{table}/record")
    assert record["players"] == len(record["seats"]) == 2
    assert sorted(result["seat"] for result in record["result"]) == [0, 1, 2]
    brought = await anna.post("/api/records", record, 201)
    assert [seat["kind"] for seat in brought["seats"]][2] == "automaton"


async def test_a_game_goes_on_elsewhere_with_as_many_people(guest: Join) -> None:
    anna = await guest("Anna")
    table = (await new_auction(anna, house=True))["table"]["id"]
    await anna.move(table, 0, "bid 1")
    wish = {"step": 1, "seat": 0, "sequence": 2, "seats": [{"kind": "me"}, {"kind": "me"}]}
    fork = await anna.post(f"/api/tables/{table}/fork", wish, 201)
    assert [seat["kind"] for seat in fork["table"]["seats"]] == ["person", "person", "automaton"]
    await anna.post(f"/api/tables/{table}/fork", {**wish, "seats": [{"kind": "me"}] * 3}, 422)

"""One's games that are over: what they came to, in a list and in averages."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from sqlalchemy import update

from cabildo.server.settings import Settings
from cabildo.server.store.database import open_database
from cabildo.server.store.schema import tables
from tests.server.conftest import Guest, Join, serving
from tests.server.given import auction

pytestmark = pytest.mark.usefixtures("toy_installed")


@pytest.fixture
def settings(settings: Settings, database: str | None) -> Settings:
    """All of this holds on SQLite and on PostgreSQL."""
    settings.database = database
    return settings


async def play_out(people: list[Guest], table: str) -> Any:
    """Everybody takes the last choice there is, until the game is over; who has several seats plays them all."""
    for _ in range(400):
        state = await people[0].look(table, 0)
        if state["table"]["status"] == "over":
            return state
        seat = state["decision"]["seat"]
        person = people[min(seat, len(people) - 1)]
        choices = (await person.look(table, seat))["decision"]["choices"]
        await person.move(table, seat, choices[-1], expected=state["table"]["sequence"])
    raise AssertionError("it never ends")


async def at_one_screen(anna: Guest) -> str:
    made = await anna.new_table("me", "me", title="toy-auction", options={}, seed=3)
    await play_out([anna], made["table"]["id"])
    return str(made["table"]["id"])


async def test_a_game_that_is_over_tells_rank_and_points_of_everybody(guest: Join) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await auction(anna, ben)
    assert (await anna.get("/api/tables"))[0]["result"] is None
    state = await play_out([anna, ben], table)
    told = {standing["seat"]: standing for standing in state["standings"]["seats"]}
    seats = [{"rank": told[seat]["rank"], "points": told[seat]["points"]} for seat in (0, 1)]
    for person in (anna, ben):
        (listed,) = await person.get("/api/tables")
        assert listed["result"]["seats"] == seats
        history = await person.get("/api/history")
        assert history["total"] == 1
        assert history["games"][0]["result"] == listed["result"]


async def test_it_comes_in_pages_the_newest_first_and_by_title(guest: Join) -> None:
    anna = await guest("Anna")
    games = [await at_one_screen(anna) for _ in range(3)]
    await anna.new_table("me", "me", "me")  # is not over
    first = await anna.get("/api/history?count=2")
    assert (first["total"], [game["id"] for game in first["games"]]) == (3, [games[2], games[1]])
    assert [game["id"] for game in (await anna.get("/api/history?count=2&skip=2"))["games"]] == [games[0]]
    assert (await anna.get("/api/history?title=toy-auction&count=1"))["total"] == 3
    assert await anna.get("/api/history?title=puerto-rico") == {"games": [], "total": 0}
    await anna.get("/api/history?count=0", 422)


async def test_nobody_sees_the_games_of_others(guest: Join) -> None:
    anna, eve = await guest("Anna"), await guest("Eve")
    await at_one_screen(anna)
    assert (await eve.get("/api/history"))["games"] == []
    assert await eve.get("/api/history/averages") == {"titles": [], "opponents": []}


async def test_averages_by_title_and_opponent(guest: Join) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    results = []
    for _ in range(2):
        state = await play_out([anna, ben], await auction(anna, ben))
        results.append({standing["seat"]: standing for standing in state["standings"]["seats"]})
    await at_one_screen(anna)  # does not count: nobody knows who sat where
    own, theirs = ([result[seat] for result in results] for seat in (0, 1))
    averages = await anna.get("/api/history/averages")
    points = sum(one["points"] for one in own) / 2
    assert averages["titles"] == [
        {
            "title": "toy-auction",
            "games": 2,
            "won": sum(one["rank"] == 1 for one in own),
            "rank": sum(one["rank"] for one in own) / 2,
            "points": points,
        }
    ]
    assert averages["opponents"] == [
        {
            "title": "toy-auction",
            "kind": "person",
            "name": "Ben",
            "games": 2,
            "before": sum(mine["rank"] < other["rank"] for mine, other in zip(own, theirs, strict=True)),
            "points": points,
            "theirs": sum(one["points"] for one in theirs) / 2,
        }
    ]
    await ben.delete("/api/me")  # nothing tells any more who it was
    left = await anna.get("/api/history/averages")
    assert (left["titles"], left["opponents"]) == (averages["titles"], [])


async def test_a_game_from_before_results_were_kept_has_one_when_somebody_looks(
    guest: Join, settings: Settings
) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    await play_out([anna, ben], await auction(anna, ben))
    (kept,) = (await anna.get("/api/history"))["games"]
    assert kept["result"] is not None
    await change_all(settings, result=None)
    assert (await anna.get("/api/history"))["games"][0]["result"] == kept["result"]
    assert (await ben.get("/api/history/averages"))["titles"][0]["games"] == 1


async def test_a_game_that_cannot_be_read_has_no_result_and_keeps_none_from_the_others(
    guest: Join, settings: Settings
) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    await play_out([anna, ben], await auction(anna, ben))
    await change_all(settings, result=None, title="no-such-game")
    async with serving(settings) as app:
        client = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=app), base_url="http://cabildo", cookies=anna.client.cookies
        )
        again = Guest(client)
        assert [table["result"] for table in await again.get("/api/tables")] == [None]
        assert (await again.get("/api/history"))["total"] == 1
        assert await again.get("/api/history/averages") == {"titles": [], "opponents": []}
        await client.aclose()


async def change_all(settings: Settings, **values: Any) -> None:
    """Past the server."""
    database = open_database(settings.database_url())
    await database.write(lambda connection: connection.execute(update(tables).values(**values)).close())
    await database.close()

"""The public list: in pages, the newest first, and never full of one visitor's tables."""

from __future__ import annotations

from tests.server.conftest import Guest, Join

EACH = 3  # of one person, as the settings say


async def open_tables(person: Guest, count: int) -> list[str]:
    return [(await person.new_table("me", "link", "link", public=True))["table"]["id"] for _ in range(count)]


async def listed(person: Guest, query: str = "") -> list[str]:
    return [table["id"] for table in await person.get(f"/api/tables/public{query}")]


async def test_one_visitor_does_not_fill_the_list(guest: Join) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    (bens,) = await open_tables(ben, 1)
    annas = await open_tables(anna, EACH + 4)
    assert await listed(ben) == [*reversed(annas[-EACH:]), bens]
    await anna.post(f"/api/tables/{annas[-1]}/leave")  # then there is room for an older one
    assert await listed(ben) == [*reversed(annas[-EACH - 1 : -1]), bens]
    assert len(await anna.get("/api/tables")) == EACH + 3  # one's own list has all


async def test_the_list_is_leafed_through(guest: Join) -> None:
    tables: list[str] = []
    for number in range(4):
        tables += await open_tables(await guest(f"Guest {number}"), EACH)
    tables.reverse()
    anna = await guest("Anna")
    assert await listed(anna, "?count=5") == tables[:5]
    assert await listed(anna, "?skip=5&count=5") == tables[5:10]
    assert await listed(anna, "?skip=10&count=5") == tables[10:]
    assert await listed(anna, "?skip=12") == []
    assert await listed(anna) == tables
    for query in ("?count=0", "?count=51", "?skip=-1", "?skip=10001"):
        await anna.get(f"/api/tables/public{query}", 422)

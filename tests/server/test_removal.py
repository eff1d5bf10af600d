"""A host removes a table, a person or a line of chat; a running server hears of it, and nothing else is touched."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import Result
from websockets.exceptions import ConnectionClosed

from cabildo.server.settings import Settings
from tests.cli.command import refused, said
from tests.cli.command import run as command
from tests.server.conftest import Guest, Join
from tests.server.played import Played, played, visiting
from tests.server.running import RunningServer
from tests.server.sockets import Follower


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Wait for the server to notice."""
    for _ in range(1500):
        if await holds():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("the server did not notice")


async def test_a_running_server_notices_what_another_process_writes_to_sqlite(guest: Join, settings: Settings) -> None:
    """It has the table and the person in memory, and must not go on with what it remembers."""
    anna = await guest("Anna")
    table = (await anna.new_table("me", "me", "me"))["table"]["id"]
    await anna.move(table, 0, "role builder")
    with sqlite3.connect(settings.data_folder / "cabildo.sqlite3") as database:
        database.execute("UPDATE people SET name = 'Antonia'")
        database.execute("UPDATE tables SET sequence = 1, actor = 0 WHERE id = ?", [table])
        database.execute("DELETE FROM log WHERE table_id = ? AND sequence = 2", [table])
    database.close()

    async def noticed() -> bool:
        seen = (await anna.look(table))["table"]
        return (seen["sequence"], seen["seats"][0]["name"]) == (1, "Antonia")

    await until(noticed)
    await anna.move(table, 0, "role settler")


@pytest.fixture
def server(tmp_path: Path, database: str | None) -> Iterator[RunningServer]:
    """A running one, on each kind of database."""
    arguments = [] if database is None else ["--database", database]
    with RunningServer(tmp_path, "--no-rate-limits", *arguments) as server:
        yield server


@pytest.fixture
def host(tmp_path: Path, database: str | None) -> Callable[..., Awaitable[Result]]:
    """The host of that server at the command line."""
    where: list[str | Path] = [
        "--data",
        tmp_path,
        "--language",
        "en",
        *([] if database is None else ["--database", database]),
    ]

    async def call(*arguments: str, lines: Sequence[str] = ()) -> Result:
        return await asyncio.to_thread(command, "remove", *arguments, *where, lines=lines)

    return call


@asynccontextmanager
async def visitor(server: RunningServer, name: str) -> AsyncIterator[Guest]:
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
        guest = Guest(client)
        await guest.post("/api/me", {"name": name})
        yield guest


async def test_while_the_server_runs(server: RunningServer, host: Callable[..., Awaitable[Result]]) -> None:
    """Chat, a person and a table, each gone at once for those who look on."""
    async with visitor(server, "Anna") as anna, visitor(server, "Bob") as bob, AsyncExitStack() as stack:
        state = await anna.new_table("me", "link", "me")
        table = state["table"]["id"]
        await bob.post(f"/api/tables/{table}/join", {"token": state["invitations"][0]["token"]})
        await anna.post(f"/api/tables/{table}/start")
        for text in ("welcome", "something rude", "oh"):
            await bob.post(f"/api/tables/{table}/chat", {"text": text})
        follower = await stack.enter_async_context(Follower(server.address, dict(anna.client.cookies)))
        await follower.watch(table, 0)
        bobs = await stack.enter_async_context(Follower(server.address, dict(bob.client.cookies)))
        await bobs.watch(table, 1)

        listed = said(await host("chat", table))
        assert "2. Bob, " in listed
        assert "something rude" in listed
        assert said(await host("chat", table, "2", "--yes")).endswith("Removed.\n")
        heard = await until_heard(follower, "chat", lambda message: message["line"]["number"] == 2)
        assert (heard["line"]["text"], heard["line"]["name"]) == ("", "")
        assert [line["text"] for line in await anna.get(f"/api/tables/{table}/chat")] == ["welcome", "", "oh"]
        await anna.move(table, 0, "role builder", expected=1)

        assert said(await host("person", "bob", "--yes")).endswith("Removed.\n")
        await until_heard(
            follower, "change", lambda message: "kind" in message["change"]["table"].get("seats", {}).get("1", {})
        )
        assert (await anna.look(table, 0))["table"]["sequence"] >= 2, "the game goes on"
        assert [line["text"] for line in await anna.get(f"/api/tables/{table}/chat")] == ["", "", ""]
        await until(lambda: is_nobody(bob))
        with pytest.raises(ConnectionClosed):
            await until_heard(bobs, "nothing", lambda message: True)

        assert said(await host("table", table, "--yes")).endswith("Removed.\n")
        gone = await until_heard(follower, "problem", lambda message: True)
        assert gone["problem"]["code"] == "problem-not-found"
        await anna.get(f"/api/tables/{table}", 404)
        assert table not in [row["id"] for row in await anna.get("/api/tables")]
    assert "Traceback" not in (server.folder / "server.log").read_text()


async def until_heard(follower: Follower, kind: str, fits: Callable[[Any], bool]) -> Any:
    """The first message of this kind that fits."""
    while True:
        message = await follower.hear()
        if message["type"] == kind and fits(message):
            return message


async def is_nobody(guest: Guest) -> bool:
    return (await guest.client.get("/api/tables")).status_code == 401


# ---- without a server


def tables_left(there: Played) -> list[str]:
    with sqlite3.connect(there.settings.data_folder / "cabildo.sqlite3") as database:
        found = [row[0] for row in database.execute("SELECT id FROM tables ORDER BY id")]
    database.close()
    return found


async def test_nothing_goes_unless_the_host_says_so(tmp_path: Path) -> None:
    there = await played(tmp_path, moves=1)
    where: list[str | Path] = ["--data", tmp_path, "--language", "en"]
    before = tables_left(there)
    shown = command("remove", "table", there.table, *where, lines=["n"])
    assert shown.exit_code == 1
    assert f"{there.table}: puerto-rico, running" in shown.stdout
    assert "Anna sit there" in shown.stdout
    assert "nothing was removed" in shown.stderr
    assert command("remove", "table", there.table, *where).exit_code == 1, "nobody answers"
    assert tables_left(there) == before
    assert said(command("remove", "table", there.table, *where, lines=["y"])).endswith("Removed.\n")
    assert set(before) - set(tables_left(there)) == {there.table}
    assert "4 tables" not in said(command("verify", *where))


async def test_of_several_with_one_name_the_host_chooses(tmp_path: Path) -> None:
    there = await played(tmp_path, moves=1)
    async with visiting(there.settings, "Anna"):
        pass
    where: list[str | Path] = ["--data", tmp_path, "--language", "en"]
    several = command("remove", "person", "anna", "--yes", *where)
    assert "give the id" in refused(several)
    assert "1. Anna (" in several.stdout
    assert "tables: 4, lines of chat: 1, tables with notes: 1" in several.stdout
    assert "2. Anna (" in several.stdout
    said(command("remove", "person", "anna", *where, lines=["2", "y"]))
    assert len(tables_left(there)) == 4
    said(command("remove", "person", "anna", *where, lines=["y"]))
    assert tables_left(there) == []


async def test_what_is_not_there_cannot_be_removed(tmp_path: Path) -> None:
    there = await played(tmp_path, moves=1)
    where: list[str | Path] = ["--data", tmp_path, "--language", "en", "--yes"]
    assert refused(command("remove", "table", "nowhere", *where)) == "there is no table nowhere"
    assert refused(command("remove", "table", "-rB2", *where)) == "there is no table -rB2", "ids may begin like that"
    assert "nobody with the id or name nobody" in refused(command("remove", "person", "nobody", *where))
    assert "no such line" in refused(command("remove", "chat", there.table, "9", *where))
    assert "nothing was said" in refused(command("remove", "chat", "nowhere", *where))
    said(command("remove", "chat", there.table, "1", *where))
    assert "no such line" in refused(command("remove", "chat", there.table, "1", *where)), "it is removed already"
    assert "there is no database" in refused(command("remove", "table", "x", "--data", tmp_path / "none", "--yes"))


async def test_what_people_wrote_cannot_write_to_the_terminal(tmp_path: Path) -> None:
    there = await played(tmp_path, moves=1)
    async with visiting(there.settings, "Eve") as eve:
        table = (await eve.new_table("me", "me", "me"))["table"]["id"]
        await eve.post(f"/api/tables/{table}/chat", {"text": "\x1b[2J\r\n2. Bob: ¡hola! \u202e"})
    (shown,) = said(command("remove", "chat", table, "--data", tmp_path, "--language", "en")).splitlines()
    assert shown.endswith("\\u001b[2J\\u000d\\u000a2. Bob: ¡hola! \\u202e")

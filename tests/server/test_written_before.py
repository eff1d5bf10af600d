"""A database that an earlier server wrote, amid every kind of decision: today's server goes on with it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest

from cabildo.engine.game import Game
from cabildo.server.people import COOKIE, Cookies
from cabildo.server.settings import Settings
from cabildo.server.store.migrate import migrate
from tests.records.written_before.database import ExpectedTable, copy_to, read_expectations, unpack
from tests.server.conftest import Guest, serving
from tests.titles.test_written_before import PHASES

EXPECTED = read_expectations()
AMID = [(table, table.next) for table in EXPECTED.tables if table.next is not None]
FINISHED = [table for table in EXPECTED.tables if table.hash is not None]
OPEN = [table for table in EXPECTED.tables if table.status == "open"]

# Tables at which something else is asked, or may be answered, since then, by name, with the cause; only mended rules
# are one.
OTHER_QUESTIONS: dict[str, str] = {
    "rio: marching, outside": "a group outside may be led if friends at the entry can be given up",
}


@pytest.fixture(params=["sqlite", "postgresql"])
async def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """A host whose database was left by that server, in each kind of database."""
    left = Settings(data_folder=tmp_path, bot_pause=0, rate_limits=False)
    if request.param == "sqlite":
        unpack(tmp_path / "cabildo.sqlite3")
        return left
    server, name = request.getfixturevalue("postgres_server"), f"cabildo_{secrets.token_hex(6)}"
    server.psql(f"CREATE DATABASE {name}")
    left.database = str(server.get_uri(name))
    await asyncio.to_thread(migrate, left.database_url(), EXPECTED.revision)
    unpack(tmp_path / "written.sqlite3")
    await copy_to(left.database_url(), tmp_path / "written.sqlite3")
    return left


class People(dict[str, Guest]):
    """The people of the database by id, as guests of a running server."""

    def at(self, table: ExpectedTable, seat: int) -> Guest:
        person = table.people[seat]
        assert person is not None
        return self[person]


@asynccontextmanager
async def at_home(settings: Settings) -> AsyncIterator[People]:
    """A server on the database, which it first brings up to date, and everybody with the cookie they have."""
    cookies = Cookies(settings.data_folder)
    everybody = {person for table in EXPECTED.tables for person in (*table.people, table.owner) if person is not None}
    async with serving(settings) as app, AsyncExitStack() as stack:
        people = People()
        for person in sorted(everybody):
            transport = httpx.ASGITransport(app=app)
            client = httpx.AsyncClient(
                transport=transport, base_url="http://cabildo", cookies={COOKIE: cookies.write(person)}
            )
            people[person] = Guest(await stack.enter_async_context(client))
        yield people


def test_there_is_a_table_amid_every_decision() -> None:
    amid = {(table.title, now.kind) for table, now in AMID}
    assert amid == {(title, phase) for title, phases in PHASES.items() for phase in phases.split()}


async def test_games_go_on_where_they_stood(settings: Settings) -> None:
    """Rebuilt from old snapshots: the same question, a move, the same next question, also after another start."""
    differences = []
    async with at_home(settings) as people:
        for table, now in AMID:
            asked = await asked_at(people.at(table, now.seat), table, now.seat)
            if asked != (table.sequence, now.seat, now.kind, now.legal) and table.name not in OTHER_QUESTIONS:
                differences.append((table.name, asked))
            if table.undo_asked is None:  # a move would answer it
                actor = people.at(table, now.seat)
                await actor.move(table.id, now.seat, now.action, expected=table.sequence)
    async with at_home(settings) as people:
        for table, now in AMID:
            if now.then_seat is not None and table.undo_asked is None:
                asked = await asked_at(people.at(table, now.then_seat), table, now.then_seat)
                then = (table.sequence + 1, now.then_seat, now.then_kind, now.then_legal)
                if asked != then and table.name not in OTHER_QUESTIONS:
                    differences.append((f"{table.name}: {now.action}", asked))
    assert not differences


async def asked_at(person: Guest, table: ExpectedTable, seat: int) -> tuple[int, int, str, list[str]]:
    state = await person.look(table.id, seat)
    decision = state["decision"]
    return state["table"]["sequence"], decision["seat"], decision["kind"], sorted(decision["choices"])


async def test_games_can_be_leafed_through(settings: Settings) -> None:
    """By somebody who sits there, from the first to the last step, and with charts."""
    tables = [table for table in EXPECTED.tables if table.moves]
    async with at_home(settings) as people:
        for number, table in enumerate(tables if settings.database is None else tables[::4]):
            seats = [seat for seat, person in enumerate(table.people) if person is not None]
            seat = seats[number % len(seats)] if seats else 0  # nobody sits at a record: its owner looks
            person = people.at(table, seat) if seats else people[table.owner]
            page = f"/api/tables/{table.id}/replay"
            replay = await person.get(f"{page}?seat={seat}")
            assert (len(replay["steps"]), replay["ended"]) == (table.moves, table.hash is not None), table.name
            last = await person.get(f"{page}/steps?seat={seat}&first={table.moves}")
            assert [step["step"] for step in last] == [table.moves], table.name
            assert (await person.get(f"{page}/figures?seat={seat}"))["steps"][-1] == table.moves, table.name


async def test_finished_games_have_the_end_they_had(settings: Settings) -> None:
    async with at_home(settings) as people:
        for table in FINISHED:
            record = await people[table.owner].get(f"/api/tables/{table.id}/record")
            assert record["hash"] == table.hash, table.name
            assert Game.from_record(record).state.over


async def test_what_was_asked_said_and_noted_is_still_there(settings: Settings) -> None:
    async with at_home(settings) as people:
        for table in EXPECTED.tables:
            if table.chat:
                lines = await people[table.owner].get(f"/api/tables/{table.id}/chat")
                assert [line["text"] for line in lines] == table.chat
                assert await people[table.owner].get(f"/api/tables/{table.id}/notes") == {"text": table.notes}
            if table.undo_asked is not None:
                voters = [seat for seat in range(len(table.people)) if seat != table.undo_asked]
                for seat in voters:
                    answer = {"seat": seat, "accept": True}
                    await people.at(table, seat).post(f"/api/tables/{table.id}/undo/answer", answer)
                state = await people.at(table, voters[0]).look(table.id)
                assert state["table"]["sequence"] == table.sequence + 1
                assert state["log"][-1]["event"].startswith("undone")
        assert any(table.chat for table in EXPECTED.tables)
        assert any(table.undo_asked is not None for table in EXPECTED.tables)


async def test_open_tables_are_joined_and_begin(settings: Settings) -> None:
    assert {table.invitation is None for table in OPEN} == {True, False}
    async with at_home(settings) as people:
        for table in OPEN:
            joining = next(
                person for name, person in sorted(people.items()) if name not in (*table.people, table.owner)
            )
            wish = {} if table.invitation is None else {"token": table.invitation}
            await joining.post(f"/api/tables/{table.id}/join", wish)
            await people[table.owner].post(f"/api/tables/{table.id}/start")
            assert (await people[table.owner].look(table.id))["table"]["status"] == "running"

"""Answers given beforehand: kept with the seat, given when they are asked for, and nobody else's business."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
import pytest

from cabildo.engine.game import Game
from cabildo.engine.record import STANDING
from cabildo.engine.state import State
from cabildo.server.problems import RequestProblem
from cabildo.server.settings import Settings
from cabildo.server.store.rows import LogRow, Standing
from cabildo.server.store.store import Store
from cabildo.server.store.work import LostRace
from cabildo.server.tables.live_table import LiveTable
from cabildo.server.tables.moves import Moves
from cabildo.server.tables.showing import table_state
from cabildo.server.tables.standing_answers import standing_answer
from cabildo.server.tables.tables import Tables
from tests.server.conftest import Guest, Join, serving
from tests.server.given import NEW_YEAR, PASS, alone, auction, bid_and_win, row_of, until_asked
from tests.testing.toy_secrets import REVEALS, alter
from tests.testing.toy_title.table import STORMS
from tests.testing.toy_title.title import TITLE

pytestmark = pytest.mark.usefixtures("toy_installed")


@pytest.fixture
def settings(settings: Settings, database: str | None) -> Settings:
    """All of this holds on SQLite and on PostgreSQL."""
    return msgspec.structs.replace(settings, database=database) if database else settings


@pytest.fixture
async def neighbour(settings: Settings) -> AsyncIterator[Store]:
    """The database as another process has it, which tells nobody what it writes."""
    store = Store(settings.database_url())
    yield store
    await store.close()


def told(seen: Any) -> list[int]:
    """The seats of which the log says that they had answered beforehand."""
    return [event["seat"] for event in seen["log"] if event["event"] == "answered-beforehand"]


# ---- giving


async def test_it_is_given_whenever_it_is_asked_for_and_told_as_such(guest: Join) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await auction(anna, ben)
    await ben.post(f"/api/tables/{table}/standing", PASS)
    for starter in (0, 1):  # twice: it stands until Ben says otherwise
        await until_asked(anna, table, "bidding")
        for seat in (starter, 1 - starter):
            await (anna, ben)[seat].move(table, seat, f"bid {1 - seat}")
        assert told(await until_asked(anna, table, "offering")) == [1] * (starter + 1)
        await (anna, ben)[starter].move(table, starter, "pass")


async def test_it_is_given_for_somebody_who_left_the_table_to_a_bot(guest: Join) -> None:
    """In the second round Ben bids and goes; bots do not know this title, so none can have answered for Ben."""
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await auction(anna, ben)
    await bid_and_win(anna, ben, table)
    await ben.move(table, 1, "pass")
    await anna.move(table, 0, "pass")
    await ben.post(f"/api/tables/{table}/standing", PASS)
    await ben.move(table, 1, "bid 0")
    await ben.post(f"/api/tables/{table}/leave")
    await anna.move(table, 0, "bid 1")
    assert told(await until_asked(anna, table, "offering")) == [1]


async def test_it_is_given_at_once_where_it_is_asked_already_and_ends_when_the_seat_says_so(guest: Join) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await auction(anna, ben)
    await ben.post(f"/api/tables/{table}/standing", PASS)
    await ben.delete(f"/api/tables/{table}/standing?seat=1&key=storms")
    assert (await ben.look(table))["standing"] == []
    await bid_and_win(anna, ben, table)
    assert (await ben.look(table))["decision"]["kind"] == "storms"
    await ben.post(f"/api/tables/{table}/standing", PASS)
    await until_asked(anna, table, "offering")


async def test_an_answer_under_another_key_or_that_cannot_stand_is_not_given(guest: Join) -> None:
    anna = await guest("Anna")
    table = await alone(anna)
    path = f"/api/tables/{table}/standing"
    await anna.post(path, {**PASS, "key": "bidding", "action": "bid 0"})
    await anna.move(table, 0, "bid 1")
    await anna.post(path, {**PASS, "action": "play storm"})
    assert (await anna.look(table, 1))["decision"]["kind"] == "bidding"
    await anna.move(table, 1, "bid 0")
    await anna.post(path, {**PASS, "key": "other"})  # the driver looks again
    decision = (await anna.look(table, 1))["decision"]
    assert (decision["kind"], decision["standing"], decision["stands"]) == ("storms", "storms", ["pass"])
    refused = await anna.post(path, {**PASS, "action": "play storm"}, 422)
    assert refused["message"] == "'play storm' cannot be answered beforehand here, only: pass"


async def test_it_outlasts_the_server(settings: Settings, neighbour: Store) -> None:
    """The first server ends before Ben's answer, which another process wrote, is given; the second one gives it."""

    async def come(app: Any, cookies: Any = None) -> Guest:
        transport = httpx.ASGITransport(app=app)
        return Guest(httpx.AsyncClient(transport=transport, base_url="http://cabildo", cookies=cookies))

    async with serving(settings) as app:
        anna = await come(app)
        await anna.post("/api/me", {"name": "Anna"})
        table = await alone(anna)
        await anna.move(table, 0, "bid 1")
        await anna.move(table, 1, "bid 0")
        row = await neighbour.table(table)
        assert row is not None
        assert row.seats[1].person is not None
        await neighbour.set_standing(table, 1, row.seats[1].person, "storms", "pass", 1)
    async with serving(settings) as app:
        again = await come(app, anna.client.cookies)
        assert told(await until_asked(again, table, "offering")) == [1]
        assert (await again.look(table, 1))["standing"] == [{"key": "storms", "action": "pass"}]


async def test_one_look_is_enough_where_the_person_has_to_decide(
    settings: Settings, neighbour: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables whose people think for days are not read again and again because they answered something else."""
    waiting = neighbour.waiting_for_server
    looks = 0
    woken: list[str] = []

    async def look(_store: Store) -> Any:
        nonlocal looks
        looks += 1
        return await waiting()

    monkeypatch.setattr("cabildo.server.tables.driver.LOOK_EVERY", 0.001)
    monkeypatch.setattr(Store, "waiting_for_server", look)
    async with serving(settings) as app:
        anna = Guest(httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://cabildo"))
        await anna.post("/api/me", {"name": "Anna"})
        table = await alone(anna)
        await anna.post(f"/api/tables/{table}/standing", {**PASS, "seat": 0})
        monkeypatch.setattr("cabildo.server.tables.driver.Driver.wake", lambda _driver, name: woken.append(name))
        enough = looks + 10
        while looks < enough:
            await asyncio.sleep(0.005)
    assert woken.count(table) <= 1  # once, at most, after two looks at which nothing had changed


# ---- who knows of it


async def test_only_its_own_seat_knows_of_it(guest: Join) -> None:
    anna, ben, carl = await guest("Anna"), await guest("Ben"), await guest("Carl")
    table = await auction(anna, ben)
    await anna.let_watch(table, carl)
    others = [(anna, ""), (anna, "?seat=0"), (carl, "")]

    async def pages() -> list[bytes]:
        return [(await who.client.get(f"/api/tables/{table}{query}")).content for who, query in others]

    before = await pages()
    await ben.post(f"/api/tables/{table}/standing", PASS)
    assert (await ben.look(table))["standing"] == [{"key": "storms", "action": "pass"}]
    assert await pages() == before
    await ben.delete(f"/api/tables/{table}/standing?seat=1&key=storms")
    assert await pages() == before
    await anna.get(f"/api/tables/{table}?seat=1", 403)


async def test_it_is_in_the_file_of_ones_own_data(guest: Join) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await auction(anna, ben)
    await ben.post(f"/api/tables/{table}/standing", PASS)
    for person, expected in ((ben, {"storms": "pass"}), (anna, {})):
        (mine,) = (await person.get("/api/me/everything"))["tables"]
        assert mine["my_seats"][0]["answered_beforehand"] == expected


def given_beforehand(state: State) -> LiveTable:
    """A table at which the actor's pass, given beforehand, was just given."""
    game = Game.from_position(state.to_position(), title=TITLE)
    live = LiveTable(row_of(game), game, [])
    seat = int(state.actor)
    live.row.seats[seat].standing = {"storms": "pass"}
    assert standing_answer(live) == Standing(seat, "storms", "pass")
    entry, after = live.try_moves(seat, ["pass"], None, NEW_YEAR, 7, STANDING)
    live.commit(entry, after)
    return live


def test_it_tells_nothing_that_is_hidden() -> None:
    """Another hand of the seat whose answer is given changes no byte that others see."""
    pick, compared = random.Random(1), 0
    for seed in range(30):
        game = Game.new(TITLE, 3, seed)
        while not game.state.over and compared < 40:
            state = game.state
            actor = int(state.actor)
            if state.phase == STORMS:
                for eyes in [seat for seat in (0, 1, 2, None) if seat != actor]:
                    other = alter(state.copy(), eyes, pick)
                    if other is None:
                        continue
                    other.lane_a, other.lane_b = state.lane_a, state.lane_b
                    one, two = (
                        table_state(given_beforehand(at), f"person {eyes}", eyes, 0, {}, set()) for at in (state, other)
                    )
                    if any(event["event"] in REVEALS for event in [*one.log, *two.log]):
                        continue  # the round ended, and everybody drew a card
                    assert msgspec.json.encode(one) == msgspec.json.encode(two)
                    assert [event["event"] for event in one.log][:1] == ["answered-beforehand"]
                    compared += 1
            game.apply(pick.choice(state.legal_actions()))
    assert compared > 20


def test_bots_have_none() -> None:
    """A stand-in leaves the person's word as it is; a seat that nobody has left has no word."""
    game = Game.new(TITLE, 2, seed=1)
    for bid in ("bid 1", "bid 0"):
        game.apply(bid)
    live = LiveTable(row_of(game), game, [])
    seat = live.row.seats[1]
    seat.standing = {"storms": "pass"}
    seat.bot = "simple"
    assert standing_answer(live) == Standing(1, "storms", "pass")
    seat.person = None
    assert standing_answer(live) is None


# ---- what can go wrong


async def test_what_makes_no_sense_is_refused(guest: Join) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await auction(anna, ben)
    path = f"/api/tables/{table}/standing"
    await anna.post(path, PASS, 403)
    await ben.post(path, {**PASS, "action": "fly"}, 422)
    await ben.post(path, {**PASS, "key": ""}, 422)
    await ben.post(path, {**PASS, "seat": 9}, 403)
    await ben.delete(f"{path}?seat=1", 422)
    await anna.delete(f"{path}?seat=1&key=storms", 403)
    for number in range(40):
        await ben.post(path, {**PASS, "key": f"kind {number}"})
    refused = await ben.post(path, PASS, 409)
    assert (refused["code"], refused["params"]) == ("problem-too-many-standing", {"most": 40})
    await ben.post(path, {**PASS, "key": "kind 7"})  # another answer under a key that is there
    await ben.delete(f"{path}?seat=1&key=kind 8")
    await ben.post(path, PASS)


async def test_nothing_is_given_after_a_neighbour_was_told_otherwise(
    guest: Join, settings: Settings, neighbour: Store
) -> None:
    """This process still believes that Ben passes, but its move is not written."""
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await auction(anna, ben)
    await bid_and_win(anna, ben, table)
    person = (await neighbour.table(table)).seats[1].person  # type: ignore[union-attr]
    assert person is not None
    store = Store(settings.database_url())

    async def nobody_hears(table: str, *, announced: bool = False) -> None:
        pass

    tables = Tables(store, nobody_hears)
    await store.set_standing(table, 1, person, "storms", "pass", 1)
    live = await tables.live(table)
    await neighbour.set_standing(table, 1, person, "storms", None, 1)
    with pytest.raises(RequestProblem, match="faster"):
        await Moves(tables).move(table, 1, ["pass"], expected=live.row.sequence, key=None, person=None, given=STANDING)
    assert len(await neighbour.entries(table)) == 3
    assert (await ben.look(table))["decision"]["kind"] == "storms"
    await store.close()


async def test_the_store_refuses_an_answer_that_does_not_stand(guest: Join, neighbour: Store) -> None:
    anna = await guest("Anna")
    table = await alone(anna)
    entry = LogRow(2, "move", 0, None, [], [], NEW_YEAR)
    with pytest.raises(LostRace):
        await neighbour.append(table, entry, actor=0, status="running", standing=Standing(0, "storms", "pass"))
    with pytest.raises(LostRace):
        await neighbour.set_standing(table, 0, "somebody else", "storms", "pass", 1)
    assert len(await neighbour.entries(table)) == 1


async def test_a_move_and_a_standing_answer_at_once_are_one_move(guest: Join) -> None:
    anna, ben = await guest("Anna"), await guest("Ben")
    table = await auction(anna, ben)
    await bid_and_win(anna, ben, table)
    expected = (await ben.look(table))["table"]["sequence"]
    wish = {"key": "my-own-move", "expected": expected, "seat": 1, "actions": ["pass"]}
    own, _ = await asyncio.gather(
        ben.client.post(f"/api/tables/{table}/moves", json=wish),
        ben.post(f"/api/tables/{table}/standing", PASS),
    )
    seen = await until_asked(anna, table, "offering")
    assert seen["table"]["sequence"] == expected + 1
    assert told(seen) == ([] if own.status_code == 200 else [1])

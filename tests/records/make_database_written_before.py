"""Made the database in `written_before`: `python -m tests.records.make_database_written_before`. Kept for the record.

It was run once, with the code of commit f5d9476, and is not meant to be run again: the file is what that server wrote.
Tables amid every kind of decision, a finished game, a record, chat, notes, moves taken back, open tables; what later
servers are held to is in `database.json` (`tests/server/test_written_before.py`).
"""

from __future__ import annotations

import asyncio
import gzip
import random
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import insert

from cabildo.engine.game import Game
from cabildo.engine.positions import position_hash
from cabildo.engine.title import Title
from cabildo.server.replay.uploads import Uploads
from cabildo.server.store.migrate import migrate
from cabildo.server.store.rows import PersonRow
from cabildo.server.store.schema import snapshots
from cabildo.server.store.store import Store
from cabildo.server.tables.moves import Moves
from cabildo.server.tables.seats import Seats
from cabildo.server.tables.seeds import Seeds, repeatable
from cabildo.server.tables.tables import Tables
from cabildo.server.wire.tables import SeatWish, TableWish
from cabildo.titles.puerto_rico.title import TITLE as PUERTO_RICO
from cabildo.titles.rio.title import TITLE as RIO
from tests.records.games_written_before import brisk, nearly_full, puerto_rico_case, rio_case
from tests.records.make_golden import TEMPERS, Temper, eager, mostly_usual
from tests.records.written_before import read_collection
from tests.records.written_before.database import DATABASE, EXPECTED, Expectations, ExpectedTable, Next
from tests.titles.rio.build import position
from tests.titles.rio.busy_games import LATE, RICH
from tests.titles.rio.war_games import crowded_war, warlike_action

PEOPLE = ("Ana", "Blas", "Clara", "Diego", "Elena")
RECORDS = Path(__file__).parent
SEED = 1580
TOWN: dict[str, Any] = {**LATE}
LEAST, MOST = 22, 140  # moves until a table is left; wars may begin with fewer

Case = Callable[[str, dict[str, Any], str], str]
# title, players, options, where it begins (None: with the set-up), how it is played
Plan = tuple[Title, int, dict[str, Any], dict[str, Any] | None, Temper]


class Made(msgspec.Struct, frozen=True):
    """A game that came to the decision that was looked for."""

    plan: Plan
    seed: int
    moves: list[tuple[int, str]]
    before_last: dict[str, Any]
    last: dict[str, Any]
    next: Next


RIO_CASES = (
    "placing",
    "placing, trade",
    "paying, worker",
    "paying, shadow",
    "paying, debt",
    "paying, building",
    "effects",
    "effects, officer, trade",
    "at-space",
    "siting, palace, before turns",
    "siting, palace, before turns, more to complete",
    "siting, cathedral, in a turn",
    "laying-roads, before turns",
    "laying-roads, by office",
    "laying-walls, before turns",
    "laying-walls, before turns, more to complete",
    "laying-walls, in a turn",
    "laying-walls, by office",
    "ordering",
    "offering, begun, placing, plain",
    "offering, goods, placing, plain",
    "offering, goods, placing, counter",
    "offering, goods, effects, plain",
    "offering, goods, effects, counter",
    "offering, offices, effects, plain",
    "replying, placing, plain",
    "replying, placing, counter",
    "replying, effects, plain",
    "replying, effects, counter",
    "mustering",
    "betting",
    "shooting",
    "garrisoning, free",
    "garrisoning, hired",
    "recruiting",
    "leading, attacker",
    "leading, defender",
    "marching, inside",
    "marching, outside",
    "consenting, merge, one",
    "consenting, sacrifice, one",
    "recalling",
)
PUERTO_RICO_CASES = (
    "role",
    "tile",
    "tile, drawn",
    "hospice, plantation",
    "privilege",
    "placing",
    "building",
    "university",
    "producing",
    "extra-good",
    "trading",
    "loading",
    "claiming, 1",
    "storing",
    "keeping",
)


def rio_plans(case: str, seed: int) -> Plan:
    """A game in which this may come about; the same one for the same seed."""
    chance = random.Random(f"{case} {seed}")
    players = 2 if "shadow" in case else chance.choice((2, 3, 4, 5))
    options: dict[str, Any] = {}
    if case.startswith(("offering", "replying")) or "trade" in case:
        options["trade"] = True
    if "offices" in case or (players > 2 and chance.random() < 0.2 and not case.startswith(("paying", "ordering"))):
        players, options["edition"] = max(3, players), "1"
    elif chance.random() < 0.3:
        options["length"] = "short"
    if case.startswith(WAR):
        return RIO, players, options, crowded_war(players, seed, options), warlike_action
    if seed % 3 == 0:
        return RIO, players, options, None, warlike_action
    if seed % 3 == 1:
        return RIO, players, options, nearly_full(players, seed, options), warlike_action
    seats = dict.fromkeys(range(players), RICH)
    late = position(players, seats=seats, actor=None, year=1586, options=options, **TOWN)
    return RIO, players, options, late, warlike_action


WAR = ("mustering", "betting", "shooting", "garrison", "recruiting", "leading", "marching", "consenting", "recalling")


def puerto_rico_plans(case: str, seed: int) -> Plan:
    chance = random.Random(f"{case} {seed}")
    tempers = [*TEMPERS.values(), eager("build", "use", "tile", "claim", "store", "keep")]
    options: dict[str, Any] = {"open-points": True} if chance.random() < 0.3 else {}
    return PUERTO_RICO, chance.choice((2, 3, 4, 5)), options, None, chance.choice(tempers)


def find(plan_of: Callable[[str, int], Plan], case_of: Case, case: str, seeds: Seeds) -> Made:
    """The first game that comes to such a decision, not too early and not too late."""
    for seed in range(1, 4000):
        made = come_to(plan_of(case, seed), case_of, case, seed, seeds)
        if made is not None:
            return made
    raise AssertionError(f"no game comes to {case!r}")


def begin(plan: Plan, seed: int) -> Game:
    title, players, options, start, _ = plan
    return Game.new(title, players, seed, options) if start is None else Game.from_position(start, seed=seed)


def come_to(plan: Plan, case_of: Case, case: str, seed: int, seeds: Seeds) -> Made | None:
    """The game until that decision, with chance as the server will have it."""
    game, pick = begin(plan, seed), random.Random(f"{case} {seed}")
    least = 2 if case.startswith(WAR) else LEAST
    for number in range(MOST):
        state = game.state
        if state.over:
            return None
        if number >= least:
            written = state.to_position()
            origin = next((m.action for m in reversed(game.moves) if m.action.split()[0] not in LAYING), "")
            if case_of(state.decision.kind, written, origin) == case:
                before = game.state_after(number - 1).to_position()
                moves = [(move.seat, move.action) for move in game.moves]
                return Made(plan, seed, moves, before, written, next_of(game, plan[4], pick, seeds(number + 1)))
        game.state.reseed(seeds(number + 1))
        game.apply(plan[4](state, pick))
    return None


LAYING = ("site", "road", "wall")


def next_of(game: Game, temper: Temper, pick: random.Random, seed: int) -> Next:
    """A move that may be made now, and who is asked for what then, unless chance has a hand in it."""
    notation = game.state.vocabulary.notation
    legal = sorted(notation(action) for action in game.state.legal_actions())
    seat, kind = int(game.state.actor), game.state.decision.kind
    action = temper(game.state, pick)
    game.state.reseed(seed)
    game.apply(action)
    state = game.state
    certain = not game.moves[-1].chance and not state.over
    return Next(
        seat=seat,
        kind=kind,
        legal=legal,
        action=game.moves[-1].action,
        then_seat=int(state.actor) if certain else None,
        then_kind=state.decision.kind if certain else None,
        then_legal=sorted(notation(action) for action in state.legal_actions()) if certain else [],
    )


class Host:
    """The server of that commit without its sockets, and the people who use it."""

    def __init__(self, url: str) -> None:
        self.store = Store(url)
        self.seeds = repeatable(SEED)
        self.tables = Tables(self.store, quiet, seeds=self.seeds)
        self.moves = Moves(self.tables)
        self.seats = Seats(self.tables, self.moves)
        self.people = [f"person-{name.lower()}" for name in PEOPLE]
        self.expected: list[ExpectedTable] = []

    async def welcome(self) -> None:
        for person, name in zip(self.people, PEOPLE, strict=True):
            await self.store.add_person(PersonRow(person, name, "blue"))

    async def table(self, made: Made, name: str) -> str:
        """The game played again at a table, every move by the person who sits there."""
        title, players, options, start, _ = made.plan
        origin = None if start is None else {"kind": "fork", "table": "gone", "step": 7, "sampled": False}
        table = await self.seated(title, players, options, origin, start, made.seed)
        for number, (seat, action) in enumerate(made.moves):
            await self.move(table, seat, action, number + 1)
        live = await self.tables.live(table)
        assert position_hash(live.running_game().state) == position_hash(title.from_position(made.last)), name
        await self.expect(table, name, made.next)
        return table

    async def seated(
        self,
        title: Title,
        players: int,
        options: dict[str, Any],
        origin: dict[str, Any] | None,
        start: dict[str, Any] | None,
        seed: int,
    ) -> str:
        """A table of the first of them, at which each has a seat."""
        kinds = [SeatWish("me"), *[SeatWish("link")] * (players - 1)]
        table = await self.seats.create(TableWish(title.name, kinds, options), self.people[0], origin, start)
        for seat in (await self.tables.live(table)).row.seats[1:]:
            await self.seats.join(table, seat.invitation, self.people[seat.seat])
        live = await self.tables.live(table)
        entry, game = live.deal(seed, self.tables.clock(), start)  # as `Seats.start` does, with a seed of our own
        await self.store.append(table, entry, actor=int(game.state.actor), status="running")
        live.commit(entry, game)
        return table

    async def move(self, table: str, seat: int, action: str, expected: int) -> None:
        key = f"key-{expected}"
        await self.moves.move(table, seat, [action], expected=expected, key=key, person=self.people[seat])

    async def keep_positions(self, table: str, positions: dict[int, dict[str, Any]]) -> None:
        """Snapshots besides those of every twentieth move, so that the last one is amid the decision."""
        there = await self.store.snapshots(table)
        kept = [
            {"table_id": table, "sequence": sequence, "position": written}
            for sequence, written in positions.items()
            if sequence not in there
        ]
        if kept:
            await self.store.database.write(lambda connection: connection.execute(insert(snapshots), kept))

    async def bring(self, name: str, record: bytes) -> None:
        """A record that the second of them brings."""
        table = await Uploads(self.tables).take(record, self.people[1])
        await self.expect(table, name, None, hash=msgspec.json.decode(record)["hash"])

    async def expect(self, table: str, name: str, following: Next | None, **more: Any) -> None:
        live = await self.tables.live(table)
        row = live.row
        self.expected.append(
            ExpectedTable(
                id=table,
                name=name,
                title=row.title,
                status=row.status,
                sequence=row.sequence,
                owner=row.owner,
                people=[seat.person for seat in row.seats],
                moves=len(live.effective),
                next=following,
                **more,
            )
        )


async def quiet(table: str, *, announced: bool = False) -> None:
    """Nobody is told."""


async def amid_decisions(host: Host) -> None:
    """A table a case; every other one has a snapshot before its last move, all have one after it."""
    sources: list[tuple[tuple[str, ...], Callable[[str, int], Plan], Case]] = [
        (RIO_CASES, rio_plans, rio_case),
        (PUERTO_RICO_CASES, puerto_rico_plans, puerto_rico_case),
    ]
    for cases, plan_of, case_of in sources:
        for number, case in enumerate(cases):
            made = find(plan_of, case_of, case, host.seeds)
            table = await host.table(made, f"{made.plan[0].name}: {case}")
            positions = {len(made.moves) + 1: made.last}
            if number % 2:
                positions[len(made.moves)] = made.before_last
            await host.keep_positions(table, positions)


async def finished_games(host: Host) -> None:
    """Played to the end here, and brought as a record."""
    late = position(3, seats=dict.fromkeys(range(3), RICH), actor=None, year=1598, trade=True, **TOWN)
    plans: list[Plan] = [(PUERTO_RICO, 2, {}, None, mostly_usual), (RIO, 3, {"trade": True}, late, brisk)]
    for plan in plans:
        title, players, options, start, temper = plan
        origin = None if start is None else {"kind": "fork", "table": "gone", "step": 7, "sampled": False}
        table = await host.seated(title, players, options, origin, start, 3)
        pick = random.Random(title.name)
        while (live := await host.tables.live(table)).row.status == "running":
            state = live.running_game().state
            action = state.vocabulary.notation(temper(state, pick))
            await host.move(table, int(state.actor), action, live.row.sequence)
        await host.expect(table, f"{title.name}: finished", None, hash=live.hash())
    await host.bring("rio: record", (RECORDS / "rio" / "2-players-simple-short.json").read_bytes())
    for case in ("consenting, merge, one", "replying, effects, counter"):
        written = next(written for written in read_collection("rio").positions if written.case == case)
        await host.bring(f"rio: record from {case}", msgspec.json.encode(written.record("rio")))


async def taken_back(host: Host) -> None:
    """A move taken back freely, one by consent, and one that is asked for."""
    for name in ("undone", "undone by consent", "undo asked"):
        table = await host.seated(PUERTO_RICO, 3, {}, None, None, 5)
        pick = random.Random(name)
        while True:
            live = await host.tables.live(table)
            state = live.running_game().state
            seat = int(live.effective[-1].seat or 0) if live.effective else 0
            if live.row.sequence > 24 and live.undo_is_free(seat) == (name == "undone"):
                break
            action = state.vocabulary.notation(mostly_usual(state, pick))
            await host.move(table, int(state.actor), action, live.row.sequence)
        key, expected = "key-undo", live.row.sequence
        await host.moves.undo(table, seat, expected=expected, key=key, person=host.people[seat])
        if name == "undone by consent":
            for other in {0, 1, 2} - {seat}:
                await host.moves.answer_undo(table, other, True, host.people[other])
        live = await host.tables.live(table)
        copy = Game.from_position(live.running_game().state.to_position())
        following = next_of(copy, mostly_usual, pick, 1)
        await host.expect(table, name, following, undo_asked=seat if name == "undo asked" else None)


async def talk_and_open_tables(host: Host) -> None:
    first = host.expected[0]
    await host.store.say(first.id, host.people[0], "¡Hola! Shall we trade?")
    await host.store.say(first.id, host.people[1], "Peut-être.")
    await host.store.save_notes(first.id, host.people[0], "Blas wants stone.")
    first.chat = ["¡Hola! Shall we trade?", "Peut-être."]
    first.notes = "Blas wants stone."
    for public in (True, False):
        wish = TableWish("rio", [SeatWish("me"), SeatWish("link"), SeatWish("bot")], {"trade": True}, public=public)
        table = await host.seats.create(wish, host.people[2])
        invitation = (await host.tables.live(table)).row.seats[1].invitation
        await host.expect(table, "open", None, invitation=None if public else invitation)


async def make(folder: Path) -> Expectations:
    url = f"sqlite:///{folder / 'cabildo.sqlite3'}"
    await asyncio.to_thread(migrate, url)
    host = Host(url)
    await host.welcome()
    await amid_decisions(host)
    await finished_games(host)
    await taken_back(host)
    await talk_and_open_tables(host)
    await host.store.close()
    return Expectations("f5d9476", "0003", host.expected)


def whole_file(path: Path) -> bytes:
    """The database as one file, without what lies beside it."""
    with sqlite3.connect(path, isolation_level=None) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
    return path.read_bytes()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        expected = asyncio.run(make(Path(name)))
        DATABASE.write_bytes(gzip.compress(whole_file(Path(name) / "cabildo.sqlite3"), mtime=0))
    EXPECTED.write_bytes(msgspec.json.format(msgspec.json.encode(expected), indent=1) + b"\n")

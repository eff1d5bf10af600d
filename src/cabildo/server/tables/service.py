"""What people do at tables: make, join, start, move, take back, leave. All checks are here, once."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from weakref import WeakValueDictionary

import msgspec

from cabildo.bots.roster import make_bot
from cabildo.engine.errors import CabildoError, IllegalAction
from cabildo.engine.registry import title as find_title
from cabildo.server.problems import RequestProblem, conflict, forbidden, invalid, not_found
from cabildo.server.store.rows import SeatRow, TableRow
from cabildo.server.store.store import LostRace, Store, now
from cabildo.server.tables.live_table import LiveTable, actor_of, replayed, status_of, without
from cabildo.server.tables.seeing import deadline, seats_of, voters_left
from cabildo.server.wire import TableWish, Why

MOST_TABLES_IN_MEMORY = 2000
STAND_IN = "simple"  # the bot that plays for an absent person

Changed = Callable[[str], Awaitable[None]]
Clock = Callable[[], datetime]


class Tables:
    """The tables of a server: those in memory, and the way to all others.

    Whoever reads a table into memory, changes or drops it holds its lock; whoever only looks does not need it, since
    nothing is changed there before it is on disk.
    """

    def __init__(self, store: Store, changed: Changed, clock: Clock = now) -> None:
        self._store = store
        self._changed = changed  # told of every table that looks different now
        self._clock = clock
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.moves = 0

    # ---- finding

    async def live(self, table: str) -> LiveTable:
        """The table with its game; raises a problem if there is none."""
        if table not in self._live:
            async with self.lock(table):
                return await self._load(table)
        self._live.move_to_end(table)
        return self._live[table]

    def lock(self, table: str) -> asyncio.Lock:
        """Held while a table is changed; it lives as long as somebody holds it or waits for it."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    def in_memory(self) -> int:
        return len(self._live)

    @asynccontextmanager
    async def _alone(self, table: str, *, fresh: bool = True) -> AsyncIterator[LiveTable]:
        """The table, while nobody else in this process changes it; `fresh` also asks what other processes did.

        A refusal leaves it as it was; after anything else that goes wrong nobody knows what is on disk.
        """
        async with self.lock(table):
            known = table in self._live
            live = await self._load(table)
            try:
                if fresh and known:
                    await self._catch_up(live)
                yield live
            except RequestProblem:
                raise
            except LostRace:
                self._live.pop(table, None)
                raise conflict("somebody else was faster") from None
            except BaseException:
                self._live.pop(table, None)
                raise
            self._keep(live)

    async def _load(self, table: str) -> LiveTable:
        live = self._live.get(table)
        if live is None:
            live = await self._read(table)
        self._keep(live)
        return live

    async def _read(self, table: str) -> LiveTable:
        """The log up to the sequence of the row: what another process writes meanwhile comes later."""
        row = await self._store.table(table)
        if row is None:
            raise not_found("table")
        entries = await self._store.entries(table, to=row.sequence)
        return LiveTable.rebuild(row, entries, await self._store.snapshots(table))

    def _keep(self, live: LiveTable) -> None:
        self._live[live.row.id] = live
        self._live.move_to_end(live.row.id)
        while len(self._live) > MOST_TABLES_IN_MEMORY:
            self._live.popitem(last=False)

    async def catch_up(self, table: str) -> None:
        """Another process changed the table."""
        async with self.lock(table):
            live = self._live.get(table)
            if live is not None:
                try:
                    await self._catch_up(live)
                except BaseException:
                    self._live.pop(table, None)
                    raise

    async def _catch_up(self, live: LiveTable) -> None:
        row = await self._store.table(live.row.id)
        if row is None:
            raise not_found("table")
        entries = await self._store.entries(row.id, live.row.sequence, row.sequence)
        if not live.follow(row, entries):
            live.become(await self._read(row.id))

    async def catch_up_all(self) -> None:
        """News of other processes were lost."""
        for table in list(self._live):
            await self.catch_up(table)

    # ---- making and filling a table

    async def create(self, wish: TableWish, person: str) -> str:
        """A new table; it starts at once if no seat is open."""
        try:
            title = find_title(wish.title)
            title.check(len(wish.seats), wish.options)
            for seat in wish.seats:
                if seat.kind == "bot":
                    make_bot(seat.bot)
        except CabildoError as problem:
            raise invalid(str(problem)) from None
        if wish.seed is not None and any(seat.kind == "link" for seat in wish.seats):
            raise invalid("seed: who plays with others cannot choose what chance does")
        at = self._clock()
        row = TableRow(
            id=secrets.token_urlsafe(9),
            title=title.name,
            rules=title.rules_version,
            options=dict(wish.options),
            players=len(wish.seats),
            public=wish.public,
            days_per_move=wish.days_per_move,
            owner=person,
            status="open",
            sequence=0,
            actor=None,
            undo_asked=None,
            created=at,
            moved=at,
            rematch=None,
            seats=[
                SeatRow(
                    seat=number,
                    person=person if seat.kind == "me" else None,
                    name=seat.name.strip(),
                    bot=seat.bot if seat.kind == "bot" else None,
                    invitation=secrets.token_urlsafe(12) if seat.kind == "link" else None,
                )
                for number, seat in enumerate(wish.seats)
            ],
        )
        await self._store.create_table(row)
        if all(not is_open(seat) for seat in row.seats):
            await self.start(row.id, person, wish.seed)
        return row.id

    async def rematch(self, table: str, person: str) -> str:
        """The same people at a new table, or at the one that somebody made already.

        All sit where they sat, and begin when they are there; who left for good is left to the bot that stood in.
        """
        async with self._alone(table) as live:
            row = live.row
            if not any(seat.person == person for seat in row.seats):
                raise forbidden("only people at the table can play it again")
            if row.status != "over":
                raise conflict("the game is not over")
            if row.rematch is not None:
                return row.rematch
            at = self._clock()
            seats = [
                SeatRow(seat.seat, seat.person if seat.bot is None else None, seat.name, seat.bot, None)
                for seat in row.seats
            ]
            for seat in seats:
                if row.seats[seat.seat].person == person:
                    seat.person, seat.bot = person, None
            again = msgspec.structs.replace(
                row,
                id=secrets.token_urlsafe(9),
                owner=person,
                status="open",
                sequence=0,
                created=at,
                moved=at,
                seats=seats,
                rules=find_title(row.title).rules_version,
            )
            try:
                await self._store.create_table(again, rematch_of=table)
                row.rematch = again.id
            except LostRace:
                await self._catch_up(live)
                assert live.row.rematch is not None
                return live.row.rematch
        if {seat.person for seat in seats} <= {person, None}:
            await self.start(again.id, person)
        await self._changed(table)
        return again.id

    async def join(self, table: str, token: str | None, person: str) -> int:
        """Claim an open seat; the link is spent then."""
        async with self._alone(table) as live:
            if token is None and (mine := [seat.seat for seat in live.row.seats if seat.person == person]):
                return mine[0]
            wanted = [
                seat
                for seat in live.row.seats
                if is_open(seat) and (seat.invitation == token if token is not None else live.row.public)
            ]
            if not wanted:
                raise forbidden("this link is spent" if token is not None else "there is no open seat for you here")
            seat = wanted[0]
            if not await self._store.claim_seat(table, seat.seat, token, person):
                raise LostRace
            seat.person, seat.invitation = person, None
        await self._changed(table)
        return seat.seat

    async def start(self, table: str, person: str, seed: int | None = None) -> None:
        async with self._alone(table) as live:
            row = live.row
            if row.owner != person and person not in (seat.person for seat in row.seats):
                raise forbidden("only people at the table can start it")
            if row.status != "open":
                raise conflict("the game has started already")
            if any(is_open(seat) for seat in row.seats):
                raise conflict("not all seats are taken")
            entry, game = live.deal(seed, self._clock())
            await self._store.append(table, entry, actor=actor_of(game), status=status_of(game))
            live.commit(entry, game)
        await self._changed(table)

    async def leave(self, table: str, person: str) -> None:
        """Before the start the seat is open again; later a bot stands in, and the person can come back."""
        async with self._alone(table) as live:
            mine = [seat for seat in live.row.seats if seat.person == person]
            if not mine:
                raise forbidden("you do not sit here")
            if live.row.status == "open":
                links = {seat.seat: secrets.token_urlsafe(12) for seat in mine}
                changes = {seat: {"person": None, "name": "", "invitation": link} for seat, link in links.items()}
                await self._store.set_seats(table, live.row.sequence, changes)
                for seat in mine:
                    seat.person, seat.name, seat.invitation = None, "", links[seat.seat]
            elif live.row.status == "running":
                await self._stand_in(live, [seat for seat in mine if seat.bot is None])
        await self._changed(table)

    async def replace_by_bot(self, table: str, seat: int, person: str) -> None:
        """The others may hand a seat to a bot when its time is over."""
        async with self._alone(table) as live:
            row = live.row
            if not seats_of(row, person):
                raise forbidden("only people at the table can do this")
            if not 0 <= seat < row.players:
                raise not_found("seat")
            due = deadline(row)
            if row.actor != seat or row.seats[seat].bot is not None or due is None or self._clock() < due:
                raise conflict("the seat still has time")
            await self._stand_in(live, [row.seats[seat]], row.sequence)
        await self._changed(table)

    async def _stand_in(self, live: LiveTable, seats: list[SeatRow], sequence: int | None = None) -> None:
        await self._store.set_seats(live.row.id, sequence, {seat.seat: {"bot": STAND_IN} for seat in seats})
        for seat in seats:
            seat.bot = STAND_IN
        await self._settle_undo(live)  # bots agree to everything

    async def come_back(self, table: str, person: str) -> None:
        """Take back the seats that a bot played meanwhile."""
        async with self._alone(table) as live:
            mine = [seat for seat in live.row.seats if seat.person == person]
            if not mine:
                raise forbidden("you do not sit here")
            await self._store.set_seats(table, None, {seat.seat: {"bot": None} for seat in mine})
            for seat in mine:
                seat.bot = None
        await self._changed(table)

    # ---- playing

    async def move(
        self, table: str, seat: int, actions: list[str], *, expected: int, key: str | None, person: str | None
    ) -> int:
        """Carry out actions of a seat, all or nothing; the sequence they have in the log, on disk.

        `person` is None where a bot plays. The same key again gives the same answer and does nothing.
        """
        async with self._alone(table, fresh=False) as live:
            self._check_seat(live, seat, person)
            if (known := await self._known(live, expected, key)) is not None:
                return known
            if live.row.status != "running" or live.game is None:
                raise conflict("the game is not running")
            if live.game.state.actor != seat:
                raise RequestProblem(409, "problem-not-your-turn", "it is not your turn", "engine.not-your-turn")
            try:
                entry, game = live.try_moves(seat, actions, key, self._clock())
            except IllegalAction as problem:
                raise invalid(str(problem), problem.rule) from None
            except CabildoError as problem:
                raise invalid(str(problem)) from None
            # a bot that acts takes back no question: what was asked for goes back beyond its move anyway
            asked = live.row.undo_asked
            keeps_asking = person is None and (asked is None or asked["seat"] != seat)
            try:
                await self._store.append(
                    table,
                    entry,
                    actor=actor_of(game),
                    status=status_of(game),
                    keeps_asking=keeps_asking and not game.state.over,
                    snapshot=live.snapshot_due(game),
                )
            except LostRace:
                return await self._lost(live, key)
            live.commit(entry, game, keeps_asking=keeps_asking and not game.state.over)
            self.moves += 1
        await self._changed(table)
        return entry.sequence

    async def undo(self, table: str, seat: int, *, expected: int, key: str, person: str) -> int:
        """Take back at once where it is free or nobody else has to agree; else ask the others."""
        async with self._alone(table, fresh=False) as live:
            self._check_seat(live, seat, person)
            if (known := await self._known(live, expected, key)) is not None:
                return known
            if live.row.status != "running":
                raise conflict("the game is not running")
            if all(entry.seat != seat for entry in live.effective):
                raise invalid("this seat has no move to take back")
            asked = {"seat": seat, "accepted": []}
            if live.undo_is_free(seat) or not voters_left(live.row, asked):
                try:
                    await self._undo_now(live, seat, key)
                except LostRace:
                    return await self._lost(live, key)
            else:
                await self._store.ask_undo(table, live.row.sequence, seat)
                live.row.undo_asked = asked
            sequence = live.row.sequence
        await self._changed(table)
        return sequence

    async def answer_undo(self, table: str, seat: int, accept: bool, person: str) -> int:
        """Agree or not; who asked can say that he no longer wants it."""
        async with self._alone(table) as live:
            self._check_seat(live, seat, person)
            asked = live.row.undo_asked
            withdrawn = asked is not None and asked["seat"] == seat and not accept
            if asked is None or not (withdrawn or seat in voters_left(live.row, asked)):
                raise conflict("nobody asks this seat")
            if accept:
                live.row.undo_asked = await self._store.accept_undo(table, live.row.sequence, seat)
                await self._settle_undo(live)
            else:
                await self._store.ask_undo(table, live.row.sequence, None)
                live.row.undo_asked = None
            sequence = live.row.sequence
        await self._changed(table)
        return sequence

    async def _settle_undo(self, live: LiveTable) -> None:
        """Take back if somebody asks for it and all agree."""
        asked = live.row.undo_asked
        if asked is not None and not voters_left(live.row, asked):
            await self._undo_now(live, asked["seat"], None)

    async def _undo_now(self, live: LiveTable, seat: int, key: str | None) -> None:
        row = live.row
        try:
            entry = live.try_undo(seat, key, self._clock())
        except CabildoError as problem:
            raise invalid(str(problem)) from None
        (first,) = await self._store.entries(row.id, to=1)
        game = replayed(row, first, without(live.effective, entry), await self._store.snapshots(row.id))
        await self._store.append(row.id, entry, actor=actor_of(game), status=status_of(game))
        live.commit(entry, game)

    def _check_seat(self, live: LiveTable, seat: int, person: str | None) -> None:
        """The seat must be the person's own, and he there to play it; or, with None, a bot's."""
        if person is None:
            if live.row.seats[seat].bot is None:
                raise conflict("a person plays this seat")
        elif seat not in seats_of(live.row, person):
            raise forbidden("this seat is not yours")

    async def _known(self, live: LiveTable, expected: int, key: str | None) -> int | None:
        """The sequence at which this very thing was done before; None if it can be done now; else a conflict."""
        if expected > live.row.sequence:
            await self._catch_up(live)  # a client heard of another process's move before this process did
        if expected == live.row.sequence:
            return None
        entry = None if key is None else await self._store.entry_with_key(live.row.id, key)
        if entry is None:
            raise conflict(f"the table is at sequence {live.row.sequence}, not at {expected}")
        return entry.sequence

    async def _lost(self, live: LiveTable, key: str | None) -> int:
        """Another process was faster, perhaps with this very thing; else a conflict."""
        await self._catch_up(live)
        entry = None if key is None else await self._store.entry_with_key(live.row.id, key)
        if entry is None:
            raise conflict("another move was faster")
        return entry.sequence

    # ---- asking

    async def why(self, table: str, seat: int, action: str, person: str) -> Why:
        """The rule against an action of one's own seat now."""
        live = await self.live(table)
        self._check_seat(live, seat, person)
        if live.game is None:
            raise conflict("the game has not started")
        state = live.game.state
        try:
            number = state.vocabulary.parse(action)
        except CabildoError as problem:
            raise invalid(str(problem)) from None
        rule = state.explain(number, seat)
        ledger = state.title.ledger
        return Why(rule, ledger[rule].text if rule is not None and rule in ledger else None)


def is_open(seat: SeatRow) -> bool:
    return seat.person is None and seat.bot is None

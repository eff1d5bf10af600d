"""Who sits at a table: make one, join, start, leave, come back, play again."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from cabildo.bots.roster import LEVELS
from cabildo.engine.errors import CabildoError
from cabildo.engine.registry import title as find_title
from cabildo.server.names import read_name
from cabildo.server.problems import conflict, forbidden, invalid, not_found
from cabildo.server.settings import Limits
from cabildo.server.store.rows import STAND_IN, SeatRow, TableRow
from cabildo.server.store.work import LostRace
from cabildo.server.tables.live_table import START, LiveTable, actor_of, status_of
from cabildo.server.tables.moves import Moves
from cabildo.server.tables.seeing import deadline, seats_of
from cabildo.server.tables.tables import Tables
from cabildo.server.wire.tables import TableWish


class Seats:
    """What people do with seats; all checks are here, once."""

    def __init__(self, tables: Tables, moves: Moves, limits: Limits | None = None) -> None:
        self._tables = tables
        self._limits = limits  # of what a person may have
        self._moves = moves
        self._store = tables.store

    async def create(
        self,
        wish: TableWish,
        person: str,
        origin: dict[str, Any] | None = None,
        position: dict[str, Any] | None = None,
    ) -> str:
        """A new table; it starts at once if no seat is open, and from the position if there is one."""
        try:
            title = find_title(wish.title)
            title.check(len(wish.seats), wish.options)
        except CabildoError as problem:
            raise invalid(str(problem)) from None
        for seat in wish.seats:  # searching bots would let one guest keep the workers from all others
            if seat.kind == "bot" and seat.bot not in LEVELS:
                raise invalid(f"bot {seat.bot!r}: there is no such level (there are: {', '.join(LEVELS)})")
        if wish.seed is not None and any(seat.kind == "link" for seat in wish.seats):
            raise invalid("seed: who plays with others cannot choose what chance does")
        at = self._tables.clock()
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
            origin=origin,
            seats=[
                SeatRow(
                    seat=number,
                    person=person if seat.kind == "me" else None,
                    name=read_name(seat.name) if seat.name.strip() else "",
                    bot=seat.bot if seat.kind == "bot" else None,
                    invitation=secrets.token_urlsafe(12) if seat.kind == "link" else None,
                )
                for number, seat in enumerate(wish.seats)
            ],
        )
        positions = None if position is None else {START: position}
        await self._store.create_table(row, positions=positions, limits=self._limits)
        if all(not is_open(seat) for seat in row.seats):
            await self.start(row.id, person, wish.seed)
        return row.id

    async def rematch(self, table: str, person: str) -> str:
        """The same people at a new table, or at the one that somebody made already.

        All sit where they sat, and begin when they are there.
        """
        async with self._tables.alone(table) as live:
            row = live.row
            if not any(seat.person == person for seat in row.seats):
                raise forbidden("only people at the table can play it again")
            if row.status != "over":
                raise conflict("the game is not over")
            if row.rematch is not None:
                return row.rematch
            at = self._tables.clock()
            seats = [seat_again(seat, person) for seat in row.seats]
            again = msgspec.structs.replace(
                row,
                id=secrets.token_urlsafe(9),
                owner=person,
                status="open",
                sequence=0,
                created=at,
                moved=at,
                origin=None,
                watch_token=None,
                seats=seats,
                rules=find_title(row.title).rules_version,
            )
            try:
                await self._store.create_table(again, rematch_of=table, limits=self._limits)
                row.rematch = again.id
            except LostRace:
                await self._tables.refresh(live)
                assert live.row.rematch is not None
                return live.row.rematch
        if {seat.person for seat in seats} <= {person, None}:
            await self.start(again.id, person)
        await self._tables.changed(table)
        return again.id

    async def join(self, table: str, token: str | None, person: str) -> int:
        """Claim an open seat; the link is spent then."""
        async with self._tables.alone(table) as live:
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
        await self._tables.changed(table)
        return seat.seat

    async def start(self, table: str, person: str, seed: int | None = None) -> None:
        async with self._tables.alone(table) as live:
            row = live.row
            if row.owner != person and person not in (seat.person for seat in row.seats):
                raise forbidden("only people at the table can start it")
            if row.status != "open":
                raise conflict("the game has started already")
            if any(is_open(seat) for seat in row.seats):
                raise conflict("not all seats are taken")
            position = None if row.origin is None else (await self._store.snapshots(table)).get(START)
            entry, game = live.deal(self._tables.seeds(0) if seed is None else seed, self._tables.clock(), position)
            await self._store.append(table, entry, actor=actor_of(game), status=status_of(game))
            live.commit(entry, game)
        await self._tables.changed(table)

    async def leave(self, table: str, person: str) -> bool:
        """Before the start the seat is open again; later a bot stands in, and the person can come back.

        Whether there is still a table: one that everybody leaves before the start is closed.
        """
        async with self._tables.alone(table) as live:
            closed = False
            mine = [seat for seat in live.row.seats if seat.person == person]
            if not mine:
                raise forbidden("you do not sit here")
            if live.row.status == "open":
                links = {seat.seat: secrets.token_urlsafe(12) for seat in mine}
                owner = await self._store.leave_before_start(table, person, links)
                for seat in mine:
                    seat.person, seat.name, seat.invitation = None, "", links[seat.seat]
                closed = owner is None
                live.row.owner = owner or live.row.owner
            elif live.row.status == "running":
                await self._stand_in(live, [seat for seat in mine if seat.bot is None])
        if closed:
            self._tables.forget(table)
        await self._tables.changed(table)
        return not closed

    async def replace_by_bot(self, table: str, seat: int, person: str) -> None:
        """The others may hand a seat to a bot when its time is over."""
        async with self._tables.alone(table) as live:
            row = live.row
            if not seats_of(row, person):
                raise forbidden("only people at the table can do this")
            if not 0 <= seat < row.players:
                raise not_found("seat")
            due = deadline(row)
            if row.actor != seat or row.seats[seat].bot is not None or due is None or self._tables.clock() < due:
                raise conflict("the seat still has time")
            await self._stand_in(live, [row.seats[seat]], row.sequence)
        await self._tables.changed(table)

    async def _stand_in(self, live: LiveTable, seats: list[SeatRow], sequence: int | None = None) -> None:
        await self._store.set_seats(live.row.id, sequence, {seat.seat: {"bot": STAND_IN} for seat in seats})
        for seat in seats:
            seat.bot = STAND_IN
        await self._moves.undo_if_agreed(live)  # bots agree to everything

    async def come_back(self, table: str, person: str) -> None:
        """Take back the seats that a bot played meanwhile."""
        async with self._tables.alone(table) as live:
            mine = [seat for seat in live.row.seats if seat.person == person]
            if not mine:
                raise forbidden("you do not sit here")
            await self._store.set_seats(table, None, {seat.seat: {"bot": None} for seat in mine})
            for seat in mine:
                seat.bot = None
        await self._tables.changed(table)


def is_open(seat: SeatRow) -> bool:
    return seat.person is None and seat.bot is None and not seat.gone


def seat_again(seat: SeatRow, person: str) -> SeatRow:
    """The seat at the next table: who left for good is left to a bot, but whoever asks for it is there."""
    if seat.person == person:
        return SeatRow(seat.seat, person, seat.name, None, None)
    away = seat.bot is not None or seat.gone
    return SeatRow(seat.seat, None if away else seat.person, seat.name, seat.bot or STAND_IN if away else None, None)

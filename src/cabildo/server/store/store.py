"""Reading and writing the database. An append is on disk when it returns; a lost race is told, never overwritten."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, case, func, insert, select, union, update
from sqlalchemy.exc import IntegrityError

from cabildo.server.settings import Limits
from cabildo.server.store import people_data
from cabildo.server.store.call_store import CallStore
from cabildo.server.store.chat_store import ChatStore
from cabildo.server.store.database import open_database, rows
from cabildo.server.store.holdings import check_holdings
from cabildo.server.store.log_store import LogStore, written
from cabildo.server.store.people_store import PeopleStore
from cabildo.server.store.rows import LogRow, SeatRow, TableRow, Waiting
from cabildo.server.store.schema import CLOSED, health, log, seats, snapshots, tables, visitors
from cabildo.server.store.times import aware
from cabildo.server.store.work import LostRace

LARGE_WRITE = 1024 * 1024  # bytes
ANSWER_SECONDS = 15.0  # for a statement; one that takes longer is given up
CLOCKS_DIFFER = timedelta(hours=1)  # at most, of servers that share a database


class TooMuch(Exception):
    """There is as much of it already as there may be."""


class Store(PeopleStore, ChatStore, CallStore, LogStore):
    """The database of a server; people, chat and notes, calling people, and games' logs are in parts of their own."""

    def __init__(self, url: str) -> None:
        super().__init__(open_database(url, ANSWER_SECONDS))

    async def close(self) -> None:
        await self.database.close()

    async def try_write(self) -> None:
        """Write a little, or after a refused write as much as a large one takes; raises Unavailable."""
        self.database.check_room()
        if self.database.condition.trouble is not None:
            await self.database.write(partial(try_write, "." * LARGE_WRITE))
        with suppress(IntegrityError):  # another process wrote the row at the same moment: then writing works
            await self.database.write(partial(try_write, ""))

    # ---- tables and seats

    async def create_table(
        self,
        table: TableRow,
        rematch_of: str | None = None,
        entries: Sequence[LogRow] = (),
        positions: Mapping[int, dict[str, Any]] | None = None,
        limits: Limits | None = None,
    ) -> None:
        """Write a new table; raises LostRace if it goes on from a table that somebody went on from already.

        `entries` and `positions` are its log and snapshots, where it has a past. With `limits` a problem is raised if
        its owner has as much as they may.
        """
        values = msgspec.structs.asdict(table)
        del values["seats"]

        def write(connection: Connection) -> None:
            if limits is not None:
                check_holdings(connection, table.owner, table.origin, limits)
            connection.execute(insert(tables).values(**values))
            for seat in table.seats:
                connection.execute(insert(seats).values(table_id=table.id, **msgspec.structs.asdict(seat)))
            if entries:
                connection.execute(insert(log), [written(table.id, entry) for entry in entries])
            for sequence, position in (positions or {}).items():
                connection.execute(insert(snapshots).values(table_id=table.id, sequence=sequence, position=position))
            if rematch_of is not None:
                first = (tables.c.id == rematch_of) & tables.c.rematch.is_(None)
                done = connection.execute(update(tables).where(first).values(rematch=table.id))
                if done.rowcount != 1:
                    raise LostRace

        await self.database.write(write)

    async def table(self, table: str) -> TableRow | None:
        found = await self._tables(tables.c.id == table, 1)
        return found[0] if found else None

    async def tables_of(self, person: str, limit: int | None = 100) -> list[TableRow]:
        """The tables at which a person sits or which are theirs: those not over first, then the newest first."""
        owned = select(tables.c.id).where(tables.c.owner == person)
        sat_at = select(seats.c.table_id).where(seats.c.person == person)
        return await self._tables(tables.c.id.in_(union(owned, sat_at)) & (tables.c.status != CLOSED), limit)

    async def games_over(self, person: str, title: str | None, limit: int | None, skip: int = 0) -> list[TableRow]:
        """The games that a person sat at and that are over, the newest first; of a title, or of all."""
        return await self._tables(sat_at_to_the_end(person, title), limit, skip)

    async def count_over(self, person: str, title: str | None) -> int:
        """How many games there are that a person sat at and that are over."""
        query = select(func.count().label("count")).select_from(tables).where(sat_at_to_the_end(person, title))
        return int((await rows(self.database, query))[0]["count"])

    async def games_without_result(self, person: str, limit: int) -> list[str]:
        """Games that ended before results were kept."""
        here = sat_at_to_the_end(person, None) & tables.c.result.is_(None)
        query = select(tables.c.id).where(here).order_by(tables.c.moved.desc(), tables.c.id).limit(limit)
        return [row["id"] for row in await rows(self.database, query)]

    async def keep_result(self, table: str, result: dict[str, Any]) -> None:
        """How a game ended that is over."""
        change = update(tables).where((tables.c.id == table) & (tables.c.status == "over")).values(result=result)
        await self.database.write(lambda connection: connection.execute(change).close())

    async def public_tables(self, limit: int, skip: int = 0, each: int = 3) -> list[TableRow]:
        """The newest first, and of one person only so many."""
        listed = tables.c.public & tables.c.status.in_(("open", "running"))
        place = func.row_number().over(partition_by=tables.c.owner, order_by=(tables.c.moved.desc(), tables.c.id))
        numbered = select(tables.c.id, place.label("place")).where(listed).subquery()
        return await self._tables(tables.c.id.in_(select(numbered.c.id).where(numbered.c.place <= each)), limit, skip)

    async def waiting_for_server(self) -> dict[str, Waiting]:
        """The tables that ask a bot, or somebody who gave answers beforehand."""
        query = (
            select(tables.c.id, tables.c.sequence, seats.c.bot, seats.c.standing)
            .join(seats, (seats.c.table_id == tables.c.id) & (seats.c.seat == tables.c.actor))
            .where((tables.c.status == "running") & (seats.c.bot.is_not(None) | seats.c.standing.is_not(None)))
        )
        found = await rows(self.database, query)
        return {row["id"]: Waiting(row["sequence"], row["bot"], row["standing"]) for row in found}

    async def bring_to_now(self, at: datetime) -> int:
        """Let moves of running games that a wrong clock put into the future have been made now; how many there were."""
        ahead = (tables.c.status == "running") & (tables.c.moved > at + CLOCKS_DIFFER)
        change = update(tables).where(ahead).values(moved=at)
        return await self.database.write(lambda connection: connection.execute(change).rowcount)

    async def _tables(self, where: Any, limit: int | None, skip: int = 0) -> list[TableRow]:
        order = (case((tables.c.status == "over", 1), else_=0), tables.c.moved.desc(), tables.c.id)
        query = select(tables).where(where).order_by(*order).limit(limit).offset(skip)

        def read(connection: Connection) -> list[TableRow]:
            found: list[dict[str, Any]] = [dict(row) for row in connection.execute(query).mappings()]
            by_table: dict[str, list[SeatRow]] = {row["id"]: [] for row in found}
            sitting = select(seats).where(seats.c.table_id.in_(by_table)).order_by(seats.c.seat)
            for seat in connection.execute(sitting).mappings():
                by_table[seat["table_id"]].append(
                    SeatRow(**{field: seat[field] for field in SeatRow.__struct_fields__})
                )
            for row in found:
                row["created"], row["moved"] = aware(row["created"]), aware(row["moved"])
            return [TableRow(**row, seats=by_table[row["id"]]) for row in found]

        return await self.database.read(read)

    async def claim_seat(self, table: str, seat: int, token: str | None, person: str) -> bool:
        """Give an open seat to a person; false if the link is spent, somebody was faster or all have left the table."""
        waiting = select(tables.c.id).where((tables.c.id == table) & (tables.c.status == "open")).with_for_update()
        open_seat = (seats.c.table_id == table) & (seats.c.seat == seat) & seats.c.person.is_(None)
        if token is not None:
            open_seat &= seats.c.invitation == token
        claim = update(seats).where(open_seat).values(person=person, invitation=None)

        def write(connection: Connection) -> bool:
            return connection.execute(waiting).first() is not None and connection.execute(claim).rowcount == 1

        return await self.database.write(write)

    async def set_seats(self, table: str, sequence: int | None, changes: dict[int, dict[str, Any]]) -> None:
        """Change seats; with a sequence only of a table that is still there, else raises LostRace."""

        def write(connection: Connection) -> None:
            if sequence is not None:
                self._hold(connection, table, sequence)
            for seat, values in changes.items():
                here = (seats.c.table_id == table) & (seats.c.seat == seat)
                connection.execute(update(seats).where(here).values(**values))

        await self.database.write(write)

    async def set_standing(
        self, table: str, seat: int, person: str, key: str, action: str | None, most: int
    ) -> dict[str, str] | None:
        """Keep an answer that a person gave beforehand, or with None no longer; all that the seat has then.

        Raises LostRace if the seat is not theirs any more, or TooMuch if there are `most` already.
        """
        theirs = (seats.c.table_id == table) & (seats.c.seat == seat) & (seats.c.person == person)

        def write(connection: Connection) -> dict[str, str] | None:
            found = connection.execute(select(seats.c.standing).where(theirs).with_for_update()).one_or_none()
            if found is None:
                raise LostRace
            standing = {name: kept for name, kept in (found[0] or {}).items() if name != key}
            if action is not None:
                if len(standing) >= most:
                    raise TooMuch
                standing[key] = action
            connection.execute(update(seats).where(theirs).values(standing=standing or None))
            return standing or None

        return await self.database.write(write)

    async def leave_before_start(self, table: str, person: str, links: dict[int, str]) -> str | None:
        """Open a person's seats again, by these links; whose the table is then. Raises LostRace if the game began.

        If they were the last one it is nobody's: it is closed and in no list any more.
        """

        def write(connection: Connection) -> str | None:
            waiting = (tables.c.id == table) & (tables.c.status == "open")
            owner = connection.execute(select(tables.c.owner).where(waiting).with_for_update()).scalar()
            if owner is None:
                raise LostRace
            for seat, link in links.items():
                theirs = (seats.c.table_id == table) & (seats.c.seat == seat) & (seats.c.person == person)
                connection.execute(update(seats).where(theirs).values(person=None, name="", invitation=link))
            sitting = (seats.c.table_id == table) & seats.c.person.is_not(None)
            left = connection.execute(select(seats.c.person).where(sitting).order_by(seats.c.seat)).scalars().all()
            heir: str | None = None if not left else owner if owner != person else left[0]
            change = {"status": CLOSED} if heir is None else {"owner": heir}
            connection.execute(update(tables).where(tables.c.id == table).values(**change))
            return heir

        return await self.database.write(write)

    async def delete_table(self, table: str) -> None:
        """The table and all that belongs to it; tables that went on from it have a position of their own."""
        await self.database.write(lambda connection: people_data.delete_table(connection, table))

    # ---- links by which somebody may look at a private table

    async def set_watch_token(self, table: str, token: str | None) -> None:
        change = update(tables).where(tables.c.id == table).values(watch_token=token)
        await self.database.write(lambda connection: connection.execute(change).close())

    async def add_visit(self, table: str, person: str, token: str) -> None:
        """Remember by which link a person came."""
        here = (visitors.c.table_id == table) & (visitors.c.person == person) & (visitors.c.token == token)

        def write(connection: Connection) -> None:
            if connection.execute(select(visitors.c.token).where(here)).first() is None:
                connection.execute(insert(visitors).values(table_id=table, person=person, token=token))

        with suppress(IntegrityError):  # they came twice at once, or the table is being deleted
            await self.database.write(write)

    async def visits(self, table: str, persons: Collection[str]) -> dict[str, set[str]]:
        """Of each of these persons the tokens of the links by which they came to a table."""
        here = (visitors.c.table_id == table) & visitors.c.person.in_(persons)
        found: dict[str, set[str]] = {person: set() for person in persons}
        for row in await rows(self.database, select(visitors).where(here)):
            found[row["person"]].add(row["token"])
        return found

    async def visited(self, person: str) -> list[str]:
        """The tables to which a person came by a link."""
        query = select(visitors.c.table_id).where(visitors.c.person == person).distinct()
        return sorted(row["table_id"] for row in await rows(self.database, query))

    def _hold(self, connection: Connection, table: str, sequence: int) -> dict[str, Any] | None:
        """Keep others from changing the table until the transaction ends; who asks to take back there.

        SQLite knows no such lock and needs none: it has one writer.
        """
        here = (tables.c.id == table) & (tables.c.sequence == sequence) & (tables.c.status != CLOSED)
        query = select(tables.c.undo_asked).where(here)
        row = connection.execute(query.with_for_update()).first()
        if row is None:
            raise LostRace
        asked: dict[str, Any] | None = row[0]
        return asked

    # ---- asking to take back

    async def ask_undo(self, table: str, sequence: int, seat: int | None) -> None:
        """A seat asks the others, or with None nobody does any more; raises LostRace."""
        asked = None if seat is None else {"seat": seat, "accepted": []}
        at_sequence = (tables.c.id == table) & (tables.c.sequence == sequence)
        ask = update(tables).where(at_sequence).values(undo_asked=asked)
        if not await self.database.write(lambda connection: connection.execute(ask).rowcount == 1):
            raise LostRace

    async def accept_undo(self, table: str, sequence: int, agreed: Collection[int]) -> dict[str, Any]:
        """Seats agree; all who agreed so far. Raises LostRace if nobody asks any more."""

        def write(connection: Connection) -> dict[str, Any]:
            asked = self._hold(connection, table, sequence)
            if asked is None:
                raise LostRace
            asked = {"seat": asked["seat"], "accepted": sorted({*asked["accepted"], *agreed})}
            connection.execute(update(tables).where(tables.c.id == table).values(undo_asked=asked))
            return asked

        return await self.database.write(write)


def sat_at_to_the_end(person: str, title: str | None) -> ColumnElement[bool]:
    sat_at = select(seats.c.table_id).where(seats.c.person == person)
    over = (tables.c.status == "over") & tables.c.id.in_(sat_at)
    return over if title is None else over & (tables.c.title == title)


def try_write(filler: str, connection: Connection) -> None:
    if connection.execute(update(health).values(tries=health.c.tries + 1, filler=filler)).rowcount == 0:
        connection.execute(insert(health).values(id=1, tries=1, filler=filler))

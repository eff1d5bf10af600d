"""Whom to call, in the database: browsers that can be called, and at which tables somebody wants that."""

from __future__ import annotations

import hashlib
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from cabildo.server.store.database import rows
from cabildo.server.store.rows import DeviceRow, TurnRow
from cabildo.server.store.schema import bells, devices, log, people, seats, tables
from cabildo.server.store.times import aware, now
from cabildo.server.store.work import Database

MOST_DEVICES = 10  # a person; another one takes the place of the oldest


class CallStore:
    """The part of the store that is about calling people when it is their turn."""

    database: Database

    # ---- browsers

    async def keep_device(self, person: str, endpoint: str, key: str, secret: str, language: str) -> None:
        """This browser is the person's from now on, whoever's it was before."""
        values = {"person": person, "endpoint": endpoint, "key": key, "secret": secret, "language": language}
        device = device_id(endpoint)

        def write(connection: Connection) -> None:
            connection.execute(select(people.c.id).where(people.c.id == person).with_for_update(key_share=True)).close()
            kept: dict[str, Any] = {**values, "made": now()}
            if connection.execute(update(devices).where(devices.c.id == device).values(**kept)).rowcount == 0:
                connection.execute(insert(devices).values(id=device, **kept))
            mine = select(devices.c.id).where(devices.c.person == person).order_by(devices.c.made.desc(), devices.c.id)
            for old in connection.scalars(mine).all()[MOST_DEVICES:]:
                connection.execute(delete(devices).where(devices.c.id == old))

        try:
            await self.database.write(write)
        except IntegrityError:  # perhaps it was kept twice at once: now it is there
            await self.database.write(write)

    async def devices_of(self, person: str) -> list[DeviceRow]:
        query = select(devices).where(devices.c.person == person).order_by(devices.c.made, devices.c.id)
        return [device_row(row) for row in await rows(self.database, query)]

    async def drop_device(self, device: str) -> None:
        """Nobody answers there any more."""
        gone = delete(devices).where(devices.c.id == device)
        await self.database.write(lambda connection: connection.execute(gone).close())

    async def stop_calling(self, person: str) -> None:
        """Call them nowhere any more, and forget their browsers."""

        def write(connection: Connection) -> None:
            for part in (bells, devices):
                connection.execute(delete(part).where(part.c.person == person))

        await self.database.write(write)

    # ---- tables

    async def bells_of(self, person: str) -> list[str]:
        """The tables at which they want to be called."""
        query = select(bells.c.table_id).where(bells.c.person == person).order_by(bells.c.table_id)
        return [row["table_id"] for row in await rows(self.database, query)]

    async def has_bell(self, table: str, person: str) -> bool:
        return bool(await rows(self.database, select(bells.c.seen).where(bell_of(table, person))))

    async def set_bell(self, table: str, person: str, *, on: bool) -> bool:
        """Whether they want to be called at a table; false where the table, or the person, was deleted meanwhile.

        Who is asked at this moment knows it, and is called the next time.
        """

        def write(connection: Connection) -> None:
            if not on:
                connection.execute(delete(bells).where(bell_of(table, person)))
            elif connection.execute(select(bells.c.seen).where(bell_of(table, person))).first() is None:
                their_turn = and_(tables.c.id == table, asks(person))
                sequence = connection.scalar(select(tables.c.sequence).where(their_turn))
                connection.execute(insert(bells).values(table_id=table, person=person, called=sequence, seen=0))

        try:
            await self.database.write(write)
        except IntegrityError:
            return await self.has_bell(table, person) == on
        return True

    # ---- whom to call now

    async def asked(self, most: int) -> list[TurnRow]:
        """Those whom a running game asks and who may be called for it: once, and then not before they have acted."""
        its = tables.c.id == bells.c.table_id
        columns = (bells.c.table_id, bells.c.person, tables.c.sequence, bells.c.called, bells.c.seen)
        query = (
            select(*columns)
            .join_from(bells, tables, its)
            .where(and_(asks(bells.c.person), or_(bells.c.called.is_(None), acted())))
            .order_by(tables.c.moved, bells.c.table_id, bells.c.person)
            .limit(most)
        )
        return [TurnRow(*row.values()) for row in await rows(self.database, query)]

    async def see(self, present: list[TurnRow]) -> None:
        """Tell other processes that these are at their tables."""

        def write(connection: Connection) -> None:
            for one in present:
                here = bell_of(one.table, one.person)
                connection.execute(update(bells).where(here).values(seen=bells.c.seen + 1))

        await self.database.write(write)

    async def claim_call(self, turn: TurnRow) -> bool:
        """Whether to call them now: not if another process does, sees them there, or if they are asked no longer."""
        before = bells.c.called.is_(None) if turn.called is None else bells.c.called == turn.called
        still = exists().where(tables.c.id == turn.table, tables.c.sequence == turn.sequence, asks(turn.person))
        claim = (
            update(bells)
            .where(bell_of(turn.table, turn.person), before, bells.c.seen == turn.seen, still)
            .values(called=turn.sequence)
        )
        return await self.database.write(lambda connection: connection.execute(claim).rowcount == 1)

    async def still_asked(self, turn: TurnRow) -> bool:
        """Whether they wait for an answer to what they were called for, and are to be called at all."""
        query = select(bells.c.seen).join_from(bells, tables, tables.c.id == bells.c.table_id)
        here = and_(bell_of(turn.table, turn.person), tables.c.sequence == turn.sequence, asks(turn.person))
        return bool(await rows(self.database, query.where(here)))


def bell_of(table: str, person: str) -> ColumnElement[bool]:
    return and_(bells.c.table_id == table, bells.c.person == person)


def asks(person: Any) -> ColumnElement[bool]:
    """Whether a row of `tables` is a game that asks this person, and no bot in their place."""
    sits = and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.actor)
    return and_(tables.c.status == "running", exists().where(sits, seats.c.person == person, seats.c.bot.is_(None)))


def acted() -> ColumnElement[bool]:
    """Whether somebody did anything with their own hand since they were called; bots have no keys."""
    since = and_(log.c.table_id == bells.c.table_id, log.c.sequence > bells.c.called, log.c.key.is_not(None))
    theirs = and_(seats.c.table_id == log.c.table_id, seats.c.seat == log.c.seat, seats.c.person == bells.c.person)
    return and_(tables.c.sequence > bells.c.called, exists().where(since, theirs))


def device_id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def device_row(row: Any) -> DeviceRow:
    return DeviceRow(row["id"], row["endpoint"], row["key"], row["secret"], row["language"], aware(row["made"]))

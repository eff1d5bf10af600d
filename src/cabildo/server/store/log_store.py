"""The logs of games in the database: a move is on disk when it is appended, and no two can have the same place."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from cabildo.server.store.database import rows
from cabildo.server.store.entry_hash import entry_hash
from cabildo.server.store.people_store import Announcement
from cabildo.server.store.plain_moves import KNOWS_UPDATE_FROM, PlainMove
from cabildo.server.store.prepared import Prepared
from cabildo.server.store.rows import Appended, LogRow, Standing
from cabildo.server.store.schema import CLOSED, log, seats, snapshots, tables
from cabildo.server.store.times import aware
from cabildo.server.store.work import Database, LostRace, Work

ADVANCE = update(tables).where(
    (tables.c.id == bindparam("table"))
    & (tables.c.sequence == bindparam("before"))
    & (tables.c.status != bindparam("closed"))
)
ADVANCE_PREPARED = Prepared(ADVANCE)
ADD_PREPARED = Prepared(insert(log))


class LogStore:
    """The part of the store that is about what happened in games."""

    database: Database
    announce: Callable[[str, Appended], Announcement] | None = None  # of a table, where other processes have to know

    async def append(
        self,
        table: str,
        entry: LogRow,
        *,
        actor: int | None,
        status: str,
        keeps_asking: bool = False,
        snapshot: dict[str, Any] | None = None,
        standing: Standing | None = None,
        result: dict[str, Any] | None = None,
    ) -> bool:
        """Write the next entry of a game; raises LostRace if its sequence or key was written meanwhile.

        Who asks to take back asks no longer, unless `keeps_asking`. Of an answer that the seat gave beforehand it is
        also lost if the seat does not stand by it any more, whichever process was told so. Whether other processes
        were told with it.
        """
        values: dict[str, Any] = {"sequence": entry.sequence, "actor": actor, "status": status, "moved": entry.at}
        if not keeps_asking:
            values["undo_asked"] = None
        if result is not None:
            values["result"] = result
        place = {"table": table, "before": entry.sequence - 1, "closed": CLOSED}
        added = written(table, entry)

        def write(connection: Connection) -> None:
            if ADVANCE_PREPARED.execute(connection, {**place, **values}) != 1:
                raise LostRace
            if entry.kind == "setup" and self._has_open_seats(connection, table):
                raise LostRace
            if standing is not None and not self._stands(connection, table, standing):
                raise LostRace
            ADD_PREPARED.execute(connection, added)
            if entry.kind == "undo":  # positions of what is taken back serve nobody; back and forth they would pile up
                void = (snapshots.c.table_id == table) & (snapshots.c.sequence >= entry.moves[0]["undoes"])
                connection.execute(delete(snapshots).where(void))
            if snapshot is not None:
                kept = {"table_id": table, "sequence": entry.sequence, "position": snapshot}
                connection.execute(insert(snapshots).values(**kept))

        def write_at_once(connection: Connection) -> None:
            assert self.announce is not None
            said = msgspec.structs.asdict(self.announce(table, Appended(entry, keeps_asking)))
            new = {f"new_{name}": value for name, value in values.items()}
            if (
                connection.execute(append_and_announce(tuple(values)), {**place, **new, **added, **said}).first()
                is None
            ):
                raise LostRace

        plain = entry.kind == "move" and standing is None
        work: Work[None] = write
        if plain and result is None and KNOWS_UPDATE_FROM and self.database.alone:
            work = PlainMove(added, actor, status, entry.at, keeps_asking=keeps_asking, snapshot=snapshot)
        try:
            if plain and snapshot is None and self.announce is not None:
                await self.database.write_at_once(write_at_once)
                return True
            await self.database.write(work)
        except (IntegrityError, sqlite3.IntegrityError):
            raise LostRace from None
        return False

    def _has_open_seats(self, connection: Connection, table: str) -> bool:
        is_open = seats.c.person.is_(None) & seats.c.bot.is_(None)
        query = select(seats.c.seat).where((seats.c.table_id == table) & is_open)
        return connection.execute(query).first() is not None

    def _stands(self, connection: Connection, table: str, standing: Standing) -> bool:
        """Whether it is still the seat's answer; it stays so until the transaction ends."""
        here = (seats.c.table_id == table) & (seats.c.seat == standing.seat)
        kept = connection.execute(select(seats.c.standing).where(here).with_for_update()).scalar() or {}
        return bool(kept.get(standing.key) == standing.action)

    async def entry_with_key(self, table: str, key: str) -> LogRow | None:
        found = await rows(self.database, select(log).where((log.c.table_id == table) & (log.c.key == key)))
        return log_row(found[0]) if found else None

    async def entries(self, table: str, after: int = 0, to: int = 2**31 - 1) -> list[LogRow]:
        """The log after one sequence and up to another."""
        here = (log.c.table_id == table) & (log.c.sequence > after) & (log.c.sequence <= to)
        return [log_row(row) for row in await rows(self.database, select(log).where(here).order_by(log.c.sequence))]

    async def snapshots(self, table: str) -> dict[int, dict[str, Any]]:
        """All positions kept of a game, by sequence."""
        found = await rows(self.database, select(snapshots).where(snapshots.c.table_id == table))
        return {row["sequence"]: row["position"] for row in found}


@lru_cache
def append_and_announce(names: tuple[str, ...]) -> Select[Any]:
    """PostgreSQL does all of it in one statement, which is on disk or not at all, and goes there and back once.

    `names` are the columns of the table's row that get new values. It finds nothing where the race is lost.
    """
    new = {name: bindparam(f"new_{name}", type_=tables.c[name].type) for name in names}
    advanced = ADVANCE.values(new).returning(tables.c.id).cte("advanced")
    entry = select(*(bindparam(column.name, type_=column.type) for column in log.c)).select_from(advanced)
    added = insert(log).from_select(list(log.c), entry).returning(log.c.sequence).cte("added")
    return select(func.pg_notify(bindparam("channel"), bindparam("text"))).select_from(added)


def log_row(row: Any) -> LogRow:
    return LogRow(row["sequence"], row["kind"], row["seat"], row["key"], row["moves"], row["events"], aware(row["at"]))


def written(table: str, entry: LogRow) -> dict[str, Any]:
    """An entry of a table's log as it is stored."""
    kept = entry_hash(table, entry.sequence, entry.kind, entry.seat, entry.key, entry.moves, entry.events)
    return {"table_id": table, **msgspec.structs.asdict(entry), "hash": kept}

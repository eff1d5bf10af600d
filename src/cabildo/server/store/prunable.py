"""What nobody misses: which tables and people may be deleted, and deleting a few of them at a time.

Never a game that is over, never one in which two people moved, never a record, never a person who did anything. Only
statements that say so twice delete: once when they look, and again when they hold what they delete.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, Connection, and_, delete, distinct, exists, false, func, or_, select, update
from sqlalchemy import Table as DatabaseTable

from cabildo.server.settings import Limits
from cabildo.server.store.schema import CLOSED, chat, log, metadata, people, tables


def prunable_tables(at: datetime, limits: Limits) -> ColumnElement[bool]:
    """Whether a row of `tables` may be deleted at this time."""
    said = select(func.max(chat.c.at)).where(chat.c.table_id == tables.c.id).scalar_subquery()
    # bots move without a key; by seats, not by persons, since several people may share a screen
    moved = and_(log.c.table_id == tables.c.id, log.c.kind == "move", log.c.key.is_not(None))
    seats_that_moved = select(func.count(distinct(log.c.seat))).where(moved).scalar_subquery()

    def untouched_for(days: int | None) -> ColumnElement[bool]:
        if days is None:
            return false()
        before = at - timedelta(days=days)
        return and_(tables.c.moved < before, or_(said.is_(None), said < before))

    return or_(
        and_(tables.c.status == CLOSED, tables.c.sequence == 0, untouched_for(limits.closed_days)),
        and_(tables.c.status == "open", tables.c.sequence == 0, untouched_for(limits.open_days)),
        and_(tables.c.status == "running", untouched_for(limits.abandoned_days), seats_that_moved < 2),
    )


def prunable_people(at: datetime, limits: Limits) -> ColumnElement[bool]:
    """Whether a row of `people` may be deleted at this time: nothing that is kept names them."""
    if limits.guest_days is None:
        return false()
    named = [exists().where(column == people.c.id) for column in naming(people)]
    conditions = [people.c.created < at - timedelta(days=limits.guest_days), ~or_(*named)]
    if "recovery" in people.c:  # they took a link along, to come back some day
        conditions.append(people.c.recovery.is_(None))
    return and_(*conditions)


def naming(table: DatabaseTable) -> list[ColumnElement[str]]:
    """All columns that refer to a table's rows."""
    return [
        key.parent
        for other in metadata.sorted_tables
        for key in sorted(other.foreign_keys, key=lambda key: key.parent.name)
        if key.column is table.c.id
    ]


def prune_tables(connection: Connection, at: datetime, limits: Limits, most: int) -> list[str]:
    """Delete some tables with all that belongs to them; which ones. Those that another process holds are left alone."""
    prunable = prunable_tables(at, limits)
    query = select(tables.c.id).where(prunable).order_by(tables.c.moved).limit(most)
    ids = list(connection.execute(query.with_for_update(skip_locked=True)).scalars())
    ids = list(connection.execute(select(tables.c.id).where(tables.c.id.in_(ids) & prunable)).scalars())
    if ids:
        for column in naming(tables):
            connection.execute(delete(column.table).where(column.in_(ids)))
        connection.execute(update(tables).where(tables.c.rematch.in_(ids)).values(rematch=None))
        connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    return ids


def prune_people(connection: Connection, at: datetime, limits: Limits, most: int) -> list[str]:
    """Delete some people who never did anything; which ones."""
    prunable = prunable_people(at, limits)
    query = select(people.c.id).where(prunable).order_by(people.c.created).limit(most)
    ids = list(connection.execute(query.with_for_update(skip_locked=True)).scalars())
    gone = delete(people).where(people.c.id.in_(ids) & prunable).returning(people.c.id)
    return list(connection.execute(gone).scalars()) if ids else []

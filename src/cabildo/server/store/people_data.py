"""What belongs to one person, as work on a connection: collect it, hand it to another person, delete it."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, delete, insert, select, union, update

from cabildo.server.store.rows import STAND_IN
from cabildo.server.store.schema import bells, chat, devices, log, notes, people, seats, snapshots, tables, visitors


class Removal(Struct, frozen=True):
    """What the deletion of a person did to tables, by their ids."""

    changed: list[str]  # those that others sit at
    deleted: list[str]
    lines: list[tuple[str, int]]  # of chat, by table and number, that say nothing any more


def delete_person(connection: Connection, person: str) -> Removal | None:
    """Delete a person and all that is theirs; None where there is no such person.

    Before the start their seats are open again. In a running game a bot plays on, and a game that is over keeps its
    seats and moves: they belong to the others too, and nothing tells any more who it was. A table at which nobody else
    sits, a record that they brought among them, is deleted. So are their notes, and nobody calls their browsers any
    more; their lines of chat are empty.
    """
    if connection.execute(select(people.c.id).where(people.c.id == person).with_for_update()).first() is None:
        return None
    changed: list[str] = []
    deleted: list[str] = []
    for row in connection.execute(tables_with(person).with_for_update()).mappings().all():
        sitting = select(seats.c.person).where((seats.c.table_id == row["id"]) & seats.c.person.is_not(None))
        others = connection.scalars(sitting.where(seats.c.person != person).order_by(seats.c.seat)).all()
        if not others:
            delete_table(connection, row["id"])
            deleted.append(row["id"])
            continue
        values: dict[str, Any] = {"undo_asked": None}
        if row["owner"] == person:
            values["owner"] = others[0]
        connection.execute(update(tables).where(tables.c.id == row["id"]).values(**values))
        empty_seats(connection, row["id"], row["status"], person)
        changed.append(row["id"])
    said = select(chat.c.table_id, chat.c.number).where(chat.c.person == person)
    lines = [(line.table_id, line.number) for line in connection.execute(said.order_by(chat.c.table_id, chat.c.number))]
    empty_lines(connection, chat.c.person == person)
    for part in (notes, visitors, bells, devices):
        connection.execute(delete(part).where(part.c.person == person))
    connection.execute(delete(people).where(people.c.id == person))
    return Removal(changed, deleted, lines)


def empty_lines(connection: Connection, which: ColumnElement[bool]) -> None:
    """Remove what lines of chat say and who said it; their numbers stay, so that no other line takes their place."""
    connection.execute(update(chat).where(which).values(person=None, name="", colour="", text=""))


def tables_with(person: str) -> Any:
    """The tables at which a person sits or which are theirs; always in the same order, for locks."""
    owned = select(tables.c.id).where(tables.c.owner == person)
    sat_at = select(seats.c.table_id).where(seats.c.person == person)
    return select(tables).where(tables.c.id.in_(union(owned, sat_at))).order_by(tables.c.id)


def empty_seats(connection: Connection, table: str, status: str, person: str) -> None:
    mine = (seats.c.table_id == table) & (seats.c.person == person)
    for seat in connection.execute(select(seats).where(mine)).mappings().all():
        values: dict[str, Any] = {"person": None, "name": "", "standing": None}
        if status == "open":
            values["invitation"] = secrets.token_urlsafe(12)
        else:
            values["gone"] = True
            if status == "running":
                values["bot"] = seat["bot"] or STAND_IN
        here = (seats.c.table_id == table) & (seats.c.seat == seat["seat"])
        connection.execute(update(seats).where(here).values(**values))


def delete_table(connection: Connection, table: str) -> None:
    """Delete a table and all that belongs to it; tables that went on from it have a position of their own."""
    connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())  # nobody adds to it
    for part in (chat, notes, visitors, bells, log, snapshots, seats):
        connection.execute(delete(part).where(part.c.table_id == table))
    connection.execute(update(tables).where(tables.c.rematch == table).values(rematch=None))
    connection.execute(delete(tables).where(tables.c.id == table))


def merge_people(connection: Connection, source: str, target: str) -> list[str] | None:
    """Give all that is one person's to another, and delete the first; the tables that look different now.

    None where one of them is not there (any more).
    """
    both = select(people.c.id).where(people.c.id.in_((source, target))).order_by(people.c.id).with_for_update()
    if len(connection.execute(both).all()) != 2:
        return None
    changed = [row["id"] for row in connection.execute(tables_with(source)).mappings()]
    connection.execute(update(tables).where(tables.c.owner == source).values(owner=target))
    for part in (seats, chat, devices):
        connection.execute(update(part).where(part.c.person == source).values(person=target))
    merge_notes(connection, source, target)
    merge_visits(connection, source, target)
    merge_bells(connection, source, target)
    connection.execute(delete(people).where(people.c.id == source))
    return changed


def merge_notes(connection: Connection, source: str, target: str) -> None:
    """Of a table on which both wrote notes the target has both now."""

    def written(person: str) -> dict[str, str]:
        query = select(notes.c.table_id, notes.c.text).where(notes.c.person == person)
        return {row.table_id: row.text for row in connection.execute(query)}

    kept = written(target)
    for table, text in written(source).items():
        if table in kept:
            both = "\n\n".join(part for part in (kept[table], text) if part)
            here = (notes.c.table_id == table) & (notes.c.person == target)
            connection.execute(update(notes).where(here).values(text=both))
        else:
            connection.execute(insert(notes).values(table_id=table, person=target, text=text))
    connection.execute(delete(notes).where(notes.c.person == source))


def merge_visits(connection: Connection, source: str, target: str) -> None:
    def visits(person: str) -> set[tuple[str, str]]:
        query = select(visitors.c.table_id, visitors.c.token).where(visitors.c.person == person)
        return {(row.table_id, row.token) for row in connection.execute(query)}

    for table, token in sorted(visits(source) - visits(target)):
        connection.execute(insert(visitors).values(table_id=table, person=target, token=token))
    connection.execute(delete(visitors).where(visitors.c.person == source))


def merge_bells(connection: Connection, source: str, target: str) -> None:
    """Where both want to be called the target's own wish stays."""
    theirs = select(bells.c.table_id).where(bells.c.person == target)
    connection.execute(delete(bells).where((bells.c.person == source) & bells.c.table_id.in_(theirs)))
    connection.execute(update(bells).where(bells.c.person == source).values(person=target))

"""`cabildo remove`: a table, a person or a line of chat, for good; a running server hears of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, func, or_, select

from cabildo.server.keeping.access import KeepingProblem, check_revision, run
from cabildo.server.neighbours import HOST, News, announce
from cabildo.server.settings import Settings
from cabildo.server.store.people_data import delete_person, delete_table, empty_lines
from cabildo.server.store.schema import chat, log, notes, people, seats, tables
from cabildo.server.store.times import aware

T = TypeVar("T")


class TableFacts(Struct, frozen=True):
    """What goes with a table."""

    id: str
    title: str
    status: str
    moved: datetime
    names: list[str]
    entries: int
    lines: int


class PersonFacts(Struct, frozen=True):
    """What goes with a person."""

    id: str
    name: str
    created: datetime
    tables: int  # at which they sit, or which are theirs
    lines: int
    notes: int


class LineFacts(Struct, frozen=True):
    """A line of chat."""

    table: str
    number: int
    name: str
    text: str
    at: datetime


# ---- what would go


def look_at_table(settings: Settings, table: str) -> TableFacts:
    """The table; raises KeepingProblem where there is none."""

    def read(connection: Connection) -> TableFacts:
        found = connection.execute(select(tables).where(tables.c.id == table)).first()
        if found is None:
            raise KeepingProblem("remove-no-table", table=table)
        sitting = select(people.c.name).join(seats, seats.c.person == people.c.id).where(seats.c.table_id == table)
        return TableFacts(
            id=found.id,
            title=found.title,
            status=found.status,
            moved=aware(found.moved),
            names=sorted(set(connection.execute(sitting).scalars())),
            entries=count(connection, log.c.table_id == table),
            lines=count(connection, chat.c.table_id == table),
        )

    return looking(settings, read)


def look_for_people(settings: Settings, who: str) -> list[PersonFacts]:
    """Whoever has this id, else all who have this name; raises KeepingProblem where nobody does."""

    def read(connection: Connection) -> list[PersonFacts]:
        found = connection.execute(select(people).where(people.c.id == who)).all()
        if not found:
            same = or_(people.c.name == who, func.lower(people.c.name) == func.lower(who))
            found = connection.execute(select(people).where(same).order_by(people.c.created, people.c.id)).all()
        if not found:
            raise KeepingProblem("remove-nobody", who=who)
        return [facts_about(connection, person) for person in found]

    return looking(settings, read)


def facts_about(connection: Connection, person: Any) -> PersonFacts:
    owned = select(tables.c.id).where(tables.c.owner == person.id)
    sat_at = select(seats.c.table_id).where(seats.c.person == person.id)
    return PersonFacts(
        id=person.id,
        name=person.name,
        created=aware(person.created),
        tables=count(connection, or_(tables.c.id.in_(owned), tables.c.id.in_(sat_at))),
        lines=count(connection, chat.c.person == person.id),
        notes=count(connection, notes.c.person == person.id),
    )


def look_at_lines(settings: Settings, table: str, number: int | None) -> list[LineFacts]:
    """A line of chat, or without a number all that are not removed; raises KeepingProblem where there is none."""

    def read(connection: Connection) -> list[LineFacts]:
        here = (chat.c.table_id == table) & (chat.c.text != "")
        if number is not None:
            here &= chat.c.number == number
        found = connection.execute(select(chat).where(here).order_by(chat.c.number)).all()
        if not found:
            raise KeepingProblem("remove-no-line" if number is not None else "remove-no-chat", table=table)
        return [LineFacts(table, line.number, line.name, line.text, aware(line.at)) for line in found]

    return looking(settings, read)


def count(connection: Connection, where: ColumnElement[bool]) -> int:
    return int(connection.execute(select(func.count()).where(where)).scalar_one())


def looking(settings: Settings, read: Callable[[Connection], T]) -> T:
    def work(connection: Connection) -> T:
        check_revision(connection)
        with connection.begin():
            return read(connection)

    return run(settings, work)


# ---- removing


def remove_table(settings: Settings, table: str) -> None:
    """The table with its game, chat and notes."""

    def write(connection: Connection) -> Iterable[News]:
        delete_table(connection, table)
        return [News(HOST, table)]

    changing(settings, write)


def remove_person(settings: Settings, person: str) -> None:
    """The person with all that is theirs, as if they had deleted it themselves."""

    def write(connection: Connection) -> Iterable[News]:
        removal = delete_person(connection, person)
        if removal is None:
            raise KeepingProblem("remove-nobody", who=person)
        yield News(HOST, person=person)
        for table in (*removal.deleted, *removal.changed):
            yield News(HOST, table)
        for table, number in removal.lines:
            yield News(HOST, table, lines=[number])

    changing(settings, write)


def remove_line(settings: Settings, table: str, number: int) -> None:
    """What a line of chat says, and who said it; its number stays, so that no other line takes its place."""

    def write(connection: Connection) -> Iterable[News]:
        empty_lines(connection, (chat.c.table_id == table) & (chat.c.number == number))
        return [News(HOST, table, lines=[number])]

    changing(settings, write)


def changing(settings: Settings, write: Callable[[Connection], Iterable[News]]) -> None:
    """Write in one transaction, and tell what came of it to all servers on the database.

    With SQLite the server sees for itself that somebody else wrote.
    """

    def work(connection: Connection) -> None:
        check_revision(connection)
        with connection.begin():
            for news in write(connection):
                announce(connection, news)

    run(settings, work, write=True)

"""People in the database: who they are, their links to other browsers, merging and deleting them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import datetime

from msgspec import Struct
from sqlalchemy import Connection, func, insert, select, update

from cabildo.server.store import people_data
from cabildo.server.store.database import rows
from cabildo.server.store.people_data import Removal
from cabildo.server.store.rows import PersonRow
from cabildo.server.store.schema import people
from cabildo.server.store.times import aware, now
from cabildo.server.store.work import Database

MOST_PEOPLE_IN_MEMORY = 10_000
SURE_SECONDS = 60.0  # after which they are read again where other servers write: their news could be lost unnoticed


class Announcement(Struct, frozen=True):
    """What other processes are told, as PostgreSQL takes it."""

    channel: str
    text: str


AnnouncePerson = Callable[[str, bool], Announcement]  # of a person, and whether they are there no longer


class PeopleStore:
    """The part of the store that is about people."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._people: dict[str, PersonRow] = {}  # who is asked for at every turn
        self._changes_of_people = 0  # what was read before the last one is stale
        self._hears_of_people = database.alone  # else nobody is kept in memory
        self._forgotten = 0.0  # when all were forgotten last
        self.announce_person: AnnouncePerson | None = None  # where other processes have to know of it

    def hears_of_people(self, hears: bool) -> None:
        """Whether this process hears of what other processes do to people."""
        self._hears_of_people = self.database.alone or hears
        self.forget_people()

    async def person(self, person: str) -> PersonRow | None:
        return (await self.people([person])).get(person)

    async def people(self, ids: Sequence[str]) -> dict[str, PersonRow]:
        if not self.database.alone and time.monotonic() - self._forgotten > SURE_SECONDS:
            self.forget_people()
        known = {person: self._people[person] for person in ids if person in self._people}
        unknown = [person for person in ids if person not in known]
        if not unknown:
            return known
        changes = self._changes_of_people
        found = await rows(self.database, select(people).where(people.c.id.in_(unknown)))
        new = {row["id"]: PersonRow(row["id"], row["name"], row["colour"]) for row in found}
        if self._hears_of_people and changes == self._changes_of_people:
            self._remember(new)
        return known | new

    def forget_people(self) -> None:
        """Somebody else may have changed them."""
        self._people.clear()
        self._changes_of_people += 1
        self._forgotten = time.monotonic()

    def forget_person(self, person: str) -> None:
        self._people.pop(person, None)
        self._changes_of_people += 1

    def _remember(self, persons: dict[str, PersonRow]) -> None:
        if len(self._people) > MOST_PEOPLE_IN_MEMORY:
            self._people.clear()
        self._people.update(persons)

    async def add_person(self, person: PersonRow) -> None:
        new = insert(people).values(id=person.id, name=person.name, colour=person.colour, created=now())
        await self.database.write(lambda connection: connection.execute(new).close())

    async def change_person(self, person: PersonRow) -> bool:
        """Name and colour; false where the person was deleted meanwhile."""
        change = update(people).where(people.c.id == person.id).values(name=person.name, colour=person.colour)

        def write(connection: Connection) -> bool:
            self._tell(connection, person.id, removed=False)
            return connection.execute(change).rowcount == 1

        done = await self.database.write(write)
        self.forget_person(person.id)
        return done

    async def delete_person(self, person: str) -> Removal | None:
        """Delete a person and all that is theirs, in one go; see `people_data.delete_person`."""

        def write(connection: Connection) -> Removal | None:
            removal = people_data.delete_person(connection, person)
            if removal is not None:
                self._tell(connection, person, removed=True)
            return removal

        removal = await self.database.write(write)
        self.forget_person(person)
        return removal

    async def merge_people(self, source: str, target: str) -> list[str] | None:
        """Give all that is one person's to another and delete the first; see `people_data.merge_people`."""

        def write(connection: Connection) -> list[str] | None:
            changed = people_data.merge_people(connection, source, target)
            if changed is not None:
                self._tell(connection, source, removed=True)
            return changed

        changed = await self.database.write(write)
        self.forget_person(source)
        return changed

    def _tell(self, connection: Connection, person: str, *, removed: bool) -> None:
        """Tell the other processes, once the transaction is committed."""
        if self.announce_person is not None:
            said = self.announce_person(person, removed)
            connection.execute(select(func.pg_notify(said.channel, said.text))).close()

    # ---- links that make another browser theirs; only a hash of each is kept

    async def set_recovery(self, person: str, digest: str | None) -> None:
        """The link with this hash is the person's only one now; with None they have none."""
        made = None if digest is None else now()
        change = update(people).where(people.c.id == person).values(recovery=digest, recovery_made=made)
        await self.database.write(lambda connection: connection.execute(change).close())

    async def recovery_made(self, person: str) -> datetime | None:
        """When the person's link was made, if they have one."""
        found = await rows(self.database, select(people.c.recovery_made).where(people.c.id == person))
        made: datetime | None = found[0]["recovery_made"] if found else None
        return None if made is None else aware(made)

    async def recovered(self, digest: str) -> PersonRow | None:
        """Whose link has this hash."""
        found = await rows(self.database, select(people).where(people.c.recovery == digest))
        return PersonRow(found[0]["id"], found[0]["name"], found[0]["colour"]) if found else None

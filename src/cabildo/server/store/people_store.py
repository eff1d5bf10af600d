"""People in the database: who they are, their links to other browsers, merging and deleting them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import insert, select, update

from cabildo.server.store import people_data
from cabildo.server.store.database import rows
from cabildo.server.store.people_data import Removal
from cabildo.server.store.rows import PersonRow
from cabildo.server.store.schema import people
from cabildo.server.store.times import aware, now
from cabildo.server.store.work import Database

MOST_PEOPLE_IN_MEMORY = 10_000


class PeopleStore:
    """The part of the store that is about people."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._people: dict[str, PersonRow] = {}  # who is asked for at every turn; only where no other server writes
        self._changes_of_people = 0  # what was read before the last one is stale

    async def person(self, person: str) -> PersonRow | None:
        return (await self.people([person])).get(person)

    async def people(self, ids: Sequence[str]) -> dict[str, PersonRow]:
        known = {person: self._people[person] for person in ids if person in self._people}
        unknown = [person for person in ids if person not in known]
        if not unknown:
            return known
        changes = self._changes_of_people
        found = await rows(self.database, select(people).where(people.c.id.in_(unknown)))
        new = {row["id"]: PersonRow(row["id"], row["name"], row["colour"]) for row in found}
        if self.database.alone and changes == self._changes_of_people:
            self._remember(new)
        return known | new

    def forget_people(self) -> None:
        """Somebody else may have changed them."""
        self._people.clear()
        self._changes_of_people += 1

    def _forget_person(self, person: str) -> None:
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
        done = await self.database.write(lambda connection: connection.execute(change).rowcount == 1)
        self._forget_person(person.id)
        return done

    async def delete_person(self, person: str) -> Removal | None:
        """Delete a person and all that is theirs, in one go; see `people_data.delete_person`."""
        removal = await self.database.write(lambda connection: people_data.delete_person(connection, person))
        self._forget_person(person)
        return removal

    async def merge_people(self, source: str, target: str) -> list[str] | None:
        """Give all that is one person's to another and delete the first; see `people_data.merge_people`."""
        changed = await self.database.write(lambda connection: people_data.merge_people(connection, source, target))
        self._forget_person(source)
        return changed

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

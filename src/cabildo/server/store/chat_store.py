"""What people say at tables, and their private notes, in the database."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from cabildo.server.store.database import rows
from cabildo.server.store.rows import ChatRow
from cabildo.server.store.schema import chat, notes, people, tables
from cabildo.server.store.times import aware, now
from cabildo.server.store.work import Database


class ChatStore:
    """The part of the store that is about chat and notes."""

    database: Database

    async def say(self, table: str, person: str, text: str) -> ChatRow | None:
        """Add a line of chat, with the name that its author has now; None where table or author is gone.

        Who speaks at the same moment through another process waits for the number of this line.
        """
        speaker = select(people.c.name, people.c.colour).where(people.c.id == person).with_for_update(read=True)
        its_turn = select(tables.c.id).where(tables.c.id == table).with_for_update(key_share=True)
        last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table_id == table)

        def write(connection: Connection) -> ChatRow | None:
            author = connection.execute(speaker).first()
            if author is None or connection.execute(its_turn).first() is None:
                return None
            number = int(connection.execute(last).scalar_one()) + 1
            line = ChatRow(number, person, author.name, author.colour, text, now())
            connection.execute(insert(chat).values(table_id=table, **msgspec.structs.asdict(line)))
            return line

        return await self.database.write(write)

    async def chat(self, table: str, since: int = 0, limit: int = 200, *, oldest: bool = False) -> list[ChatRow]:
        """The last lines after `since`, or the first ones, in their order."""
        query = (
            select(chat)
            .where((chat.c.table_id == table) & (chat.c.number > since))
            .order_by(chat.c.number if oldest else chat.c.number.desc())
            .limit(limit)
        )
        lines = [chat_row(row) for row in await rows(self.database, query)]
        return sorted(lines, key=lambda line: line.number)

    async def chat_of(self, person: str) -> list[tuple[str, ChatRow]]:
        """All that a person ever said, with the table where it was."""
        query = select(chat).where(chat.c.person == person).order_by(chat.c.table_id, chat.c.number)
        return [(row["table_id"], chat_row(row)) for row in await rows(self.database, query)]

    async def notes_of(self, person: str) -> dict[str, str]:
        """All notes of a person, by table."""
        found = await rows(self.database, select(notes).where(notes.c.person == person).order_by(notes.c.table_id))
        return {row["table_id"]: row["text"] for row in found}

    async def removed_lines(self, table: str) -> list[int]:
        """The numbers of the lines of chat that say nothing any more."""
        query = select(chat.c.number).where((chat.c.table_id == table) & (chat.c.text == ""))
        return [row["number"] for row in await rows(self.database, query.order_by(chat.c.number))]

    async def notes(self, table: str, person: str) -> str:
        query = select(notes.c.text).where((notes.c.table_id == table) & (notes.c.person == person))
        found = await rows(self.database, query)
        return str(found[0]["text"]) if found else ""

    async def save_notes(self, table: str, person: str, text: str) -> bool:
        """Keep a person's notes; false where the table, or the person, was deleted meanwhile."""
        try:
            await self._save_notes(table, person, text)
        except IntegrityError:  # perhaps the first notes were saved twice at once: now they are there
            try:
                await self._save_notes(table, person, text)
            except IntegrityError:
                return False
        return True

    async def _save_notes(self, table: str, person: str, text: str) -> None:
        here = (notes.c.table_id == table) & (notes.c.person == person)

        def write(connection: Connection) -> None:
            if connection.execute(update(notes).where(here).values(text=text)).rowcount == 0:
                connection.execute(insert(notes).values(table_id=table, person=person, text=text))

        await self.database.write(write)


def chat_row(row: Any) -> ChatRow:
    return ChatRow(row["number"], row["person"], row["name"], row["colour"], row["text"], aware(row["at"]))

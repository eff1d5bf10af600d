"""The one place where it is told that a table changed: to bots, to the other processes and to sockets."""

from __future__ import annotations

from collections.abc import Sequence

from cabildo.server.live import Hub
from cabildo.server.neighbours import Neighbours, News
from cabildo.server.store.store import Store
from cabildo.server.tables.driver import Driver
from cabildo.server.tables.tables import Tables


class Announcer:
    """Hears of changes by those who make them, and by other processes; whoever has to know is told in a fixed order.

    Those it tells work with the tables whose changes it announces, so that they come after it: `tell_to` names them.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tables: Tables
        self._driver: Driver
        self._neighbours: Neighbours
        self._hub: Hub

    def tell_to(self, tables: Tables, driver: Driver, neighbours: Neighbours, hub: Hub) -> None:
        self._tables, self._driver, self._neighbours, self._hub = tables, driver, neighbours, hub

    # ---- what happens in this process

    async def changed(self, table: str, *, announced: bool = False) -> None:
        """A table looks different now; `announced` says that other processes were told when that was written."""
        self._driver.wake(table)
        if not announced:
            await self._neighbours.tell(table)
        await self._hub.changed(table)

    async def said(self, table: str, lines: Sequence[int]) -> None:
        """These lines of a table's chat are new, or were removed."""
        await self._show_lines(table, lines)
        await self._neighbours.tell(table, lines)

    async def _show_lines(self, table: str, numbers: Sequence[int]) -> None:
        if self._hub.connected(table):
            for number in numbers:
                for line in await self._store.chat(table, number - 1, 1, oldest=True):
                    self._hub.said(table, line)

    # ---- what happens in another one

    async def told(self, news: News) -> None:
        """Another process changed a table, or somebody said something there, or was removed."""
        if news.person is not None:
            self._store.forget_person(news.person)
            if not news.changed:
                self._hub.part_with(news.person)
        elif news.lines:
            await self._show_lines(news.table, news.lines)
        else:
            await self._tables.catch_up(news.table, news.appended)
            await self._hub.changed(news.table)

    async def missed(self) -> None:
        """What other processes told may be lost: look at everything again."""
        self._store.forget_people()
        await self._tables.catch_up_all()
        await self._hub.changed_all()
        for table in self._hub.watched():
            await self._show_lines(table, await self._store.removed_lines(table))
        for person in self._hub.people():
            if await self._store.person(person) is None:
                self._hub.part_with(person)

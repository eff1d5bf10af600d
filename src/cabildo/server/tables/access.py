"""Who may look at a table: at a public one everybody, at a private one those at it and whoever came by a good link."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from cabildo.server.problems import forbidden, not_found
from cabildo.server.store.rows import TableRow
from cabildo.server.tables.live_table import LiveTable
from cabildo.server.tables.seeing import is_at
from cabildo.server.tables.tables import Tables


def links_of(row: TableRow) -> set[str]:
    """The secrets of all links that are good now: of the seats that are open, and of the link to watch."""
    tokens = {row.watch_token, *(seat.invitation for seat in row.seats)}
    return {token for token in tokens if token is not None}


class Access:
    """Lets people look, and gives and takes the links for it; all checks are here, once."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store

    async def check(self, table: str, person: str, token: str | None = None) -> LiveTable:
        """The table; for a stranger without a good link there is none, so that nobody learns which ids there are."""
        live = await self._tables.live(table)
        if not await self._may_look(live.row, person, token):
            if self._store.database.alone:
                raise not_found("table")
            await self._tables.catch_up(table)  # another process may have let them in a moment ago
            live = await self._tables.live(table)
            if not await self._may_look(live.row, person, token):
                raise not_found("table")
        return live

    async def _may_look(self, row: TableRow, person: str, token: str | None) -> bool:
        return (token is not None and token in links_of(row)) or bool(await self.who_may_look(row, {person}))

    async def who_may_look(self, row: TableRow, persons: Collection[str]) -> set[str]:
        """Those of the persons whom the table may be shown to."""
        if row.public:
            return set(persons)
        allowed = {person for person in persons if is_at(row, person)}
        strangers = set(persons) - allowed
        if strangers and (good := links_of(row)):
            visits = await self._store.visits(row.id, strangers)
            allowed |= {person for person, tokens in visits.items() if tokens & good}
        return allowed

    async def visit(self, table: str, person: str, token: str) -> None:
        """Come by a link, which is remembered: the table can be looked at as long as the link is good."""
        live = await self.check(table, person, token)
        if token in links_of(live.row) and not is_at(live.row, person):
            await self._store.add_visit(table, person, token)

    async def let_watch(self, table: str, person: str) -> str:
        """The secret of the link by which somebody may watch; it is made where there is none."""
        async with self._tables.alone(table) as live:
            self._check_at(live, person)
            token = live.row.watch_token
            if token is not None:
                return token
            token = secrets.token_urlsafe(12)
            await self._store.set_watch_token(table, token)
            live.row.watch_token = token
        await self._tables.changed(table)
        return token

    async def end_watching(self, table: str, person: str) -> None:
        """The link is good no longer, for those either who came by it."""
        async with self._tables.alone(table) as live:
            self._check_at(live, person)
            await self._store.set_watch_token(table, None)
            live.row.watch_token = None
        await self._tables.changed(table)

    def _check_at(self, live: LiveTable, person: str) -> None:
        if not is_at(live.row, person):
            raise forbidden("only people at the table decide who may watch")

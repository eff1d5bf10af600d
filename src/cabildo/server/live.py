"""Live updates: who watches which table with which eyes, and what they are sent when it changes."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import cache

import msgspec
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from cabildo.server.problems import RequestProblem, no_storage, not_found
from cabildo.server.rate_limits import RateLimits
from cabildo.server.store.faults import Unavailable
from cabildo.server.store.rows import ChatRow, PersonRow
from cabildo.server.store.store import Store
from cabildo.server.tables.access import Access
from cabildo.server.tables.live_table import LiveTable
from cabildo.server.tables.seeing import seats_of, table_state
from cabildo.server.tables.tables import Tables
from cabildo.server.wire.chat import ChatLine
from cabildo.server.wire.forms import Problem
from cabildo.server.wire.socket import (
    ChatNews,
    ClientMessage,
    Ping,
    Pong,
    ServerMessage,
    TableNews,
    Trouble,
    Unwatch,
    Watch,
)

LOG = logging.getLogger("cabildo.live")
MOST_WATCHED = 8  # tables a client
MOST_SOCKETS = 20  # a person
SLOW = 100  # messages waiting for a client that does not read
FAREWELL = 2.0  # seconds to say goodbye to a client


class Watcher(Struct, eq=False):
    """A client that follows a table."""

    client: Client
    seat: int | None
    known: int  # events the client has
    asked_from: int = 0  # how many it had before what it was sent last
    shown: int | None = None  # fingerprint of that; None before the first time


class Client:
    """One browser's socket; it writes in its own task, so that a slow one holds up nobody."""

    def __init__(self, socket: WebSocket, person: str) -> None:
        self.person = person
        self.watched: set[str] = set()
        self.ending = asyncio.Event()
        self._socket = socket
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(SLOW)

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(msgspec.json.encode(message))

    def send_bytes(self, message: bytes) -> None:
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.ending.set()  # it is too slow; it will reconnect and resume

    async def write(self) -> None:
        while True:
            await self._socket.send_text((await self._outbox.get()).decode())

    async def close(self, code: int) -> None:
        with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):  # it is gone already
            await asyncio.wait_for(self._socket.close(code), FAREWELL)


class Hub:
    """All clients of this process and what they watch."""

    def __init__(self, store: Store, limits: RateLimits) -> None:
        self._store = store
        self._limits = limits
        self.tables: Tables | None = None
        self.access: Access | None = None
        self._watchers: dict[str, dict[Client, Watcher]] = {}
        self.clients: set[Client] = set()

    # ---- a client's life

    def has_room(self, person: str) -> bool:
        return sum(client.person == person for client in self.clients) < MOST_SOCKETS

    async def serve(self, socket: WebSocket, person: str) -> None:
        client = Client(socket, person)
        self.clients.add(client)
        tasks: set[asyncio.Task[object]] = set()
        try:
            await socket.accept()
            tasks = {
                asyncio.create_task(part) for part in (self._read(client, socket), client.write(), client.ending.wait())
            }
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.clients.discard(client)
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect | RuntimeError):
                    LOG.error("a socket broke", exc_info=ended)
            for table in list(client.watched):
                await self._unwatch(client, table)
            await client.close(1013)

    async def _read(self, client: Client, socket: WebSocket) -> None:
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self._limits.allow("message", client.person):
                await self._hear(client, message.get("text") or "")
            else:
                client.send(Trouble(Problem("problem-too-many", "too many messages; wait a moment")))

    async def _hear(self, client: Client, text: str) -> None:
        try:
            message = msgspec.json.decode(text, type=ClientMessage)
        except (msgspec.MsgspecError, RecursionError) as problem:
            client.send(Trouble(Problem("problem-invalid", str(problem))))
            return
        match message:
            case Ping():
                client.send(Pong())
            case Unwatch():
                await self._unwatch(client, message.table)
            case Watch():
                try:
                    await self._watch(client, message)
                except RequestProblem as problem:
                    client.send(Trouble(problem.problem, message.table))
                except Unavailable as problem:
                    client.send(Trouble(no_storage(problem), message.table))

    async def _watch(self, client: Client, wish: Watch) -> None:
        assert self.access is not None
        live = await self.access.check(wish.table, client.person)
        if wish.seat is not None and wish.seat not in seats_of(live.row, client.person):
            raise RequestProblem(403, "problem-forbidden", "this seat is not yours")
        if wish.table not in client.watched and len(client.watched) >= MOST_WATCHED:
            raise RequestProblem(429, "problem-too-many", "too many tables at once")
        new = client.person not in self.connected(wish.table)
        watcher = Watcher(client, wish.seat, wish.since)
        self._watchers.setdefault(wish.table, {})[client] = watcher
        client.watched.add(wish.table)
        if new and has_seat(live, client.person):
            await self.changed(wish.table)  # the others see who is there
        else:
            await self._show(wish.table, [watcher])

    async def _unwatch(self, client: Client, table: str) -> None:
        if table not in client.watched:
            return
        client.watched.discard(table)
        watchers = self._watchers[table]
        del watchers[client]
        if not watchers:
            del self._watchers[table]
        elif client.person not in self.connected(table):
            await self.changed(table)

    def part_with(self, person: str) -> None:
        """End the sockets of somebody who is deleted."""
        for client in self.clients:
            if client.person == person:
                client.ending.set()

    async def close(self) -> None:
        """Tell all clients to come back later."""
        await asyncio.gather(*(client.close(1012) for client in self.clients))

    # ---- news

    def connected(self, table: str) -> set[str]:
        """The people who look at a table now."""
        return {client.person for client in self._watchers.get(table, ())}

    def watched(self) -> list[str]:
        """The tables that somebody looks at now."""
        return list(self._watchers)

    def people(self) -> set[str]:
        """All who have a socket."""
        return {client.person for client in self.clients}

    async def changed(self, table: str) -> None:
        """Send the table, as it is now, to all who watch it and for whom it looks different."""
        watchers = list(self._watchers.get(table, {}).values())
        if watchers:
            await self._show(table, watchers)

    async def changed_all(self) -> None:
        for table in list(self._watchers):
            await self.changed(table)

    async def _show(self, table: str, watchers: list[Watcher]) -> None:
        assert self.tables is not None
        assert self.access is not None
        try:
            people = await self.people_at(await self.tables.live(table))
            row = (await self.tables.live(table)).row
            allowed = await self.access.who_may_look(row, {watcher.client.person for watcher in watchers})
            live = await self.tables.live(table)  # as it is after looking up the names
        except RequestProblem as gone:
            for watcher in watchers:
                watcher.client.send(Trouble(gone.problem, table))
            return
        connected = self.connected(table)

        @cache
        def news_for(person: str, seat: int | None, since: int) -> bytes:
            return msgspec.json.encode(TableNews(table_state(live, person, seat, since, people, connected)))

        turned_away: list[Client] = []
        for watcher in watchers:
            if table not in watcher.client.watched:
                continue  # gone meanwhile
            if watcher.client.person not in allowed:
                turned_away.append(watcher.client)
                continue
            person = watcher.client.person
            seat = watcher.seat if watcher.seat in seats_of(live.row, person) else None
            known = min(watcher.known, len(live.events))
            if known == len(live.events) and watcher.shown == hash(news_for(person, seat, watcher.asked_from)):
                continue  # what changed is not their business, and even that something did is not
            news = news_for(person, seat, known)
            watcher.known, watcher.asked_from, watcher.shown = len(live.events), known, hash(news)
            watcher.client.send_bytes(news)
        for client in turned_away:  # the link by which they came is good no longer
            client.send(Trouble(not_found("table").problem, table))
            await self._unwatch(client, table)

    def said(self, table: str, line: ChatRow) -> None:
        news = msgspec.json.encode(ChatNews(table, chat_line(line)))
        for client in self._watchers.get(table, {}):
            client.send_bytes(news)

    async def people_at(self, live: LiveTable) -> dict[str, PersonRow]:
        return await self._store.people(sorted({seat.person for seat in live.row.seats if seat.person is not None}))


def has_seat(live: LiveTable, person: str) -> bool:
    return any(seat.person == person for seat in live.row.seats)


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, row.name, row.colour, row.text, row.at.isoformat())

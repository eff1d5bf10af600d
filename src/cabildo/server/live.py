"""Live updates: who watches which table with which eyes, and what they are sent when it changes."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import cast

import msgspec
from msgspec import Raw, Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from cabildo.server.problems import RequestProblem, no_storage, not_found
from cabildo.server.protocols import TEXT_AT_ONCE
from cabildo.server.rate_limits import RateLimits
from cabildo.server.store.faults import Unavailable
from cabildo.server.store.rows import ChatRow, PersonRow
from cabildo.server.tables.access import Access
from cabildo.server.tables.live_table import STATE_BYTES, LiveTable
from cabildo.server.tables.seeing import seats_of
from cabildo.server.tables.showing import Showing
from cabildo.server.tables.tables import Tables
from cabildo.server.tables.told import Told
from cabildo.server.wire.chat import ChatLine
from cabildo.server.wire.forms import Paint, Problem
from cabildo.server.wire.moves import Sight
from cabildo.server.wire.news import News
from cabildo.server.wire.socket import (
    PROTOCOL,
    ChatNews,
    ClientMessage,
    Ping,
    Pong,
    ServerMessage,
    Trouble,
    Unwatch,
    Watch,
)

LOG = logging.getLogger("cabildo.live")
MOST_WATCHED = 8  # tables a client
MOST_SOCKETS = 20  # a person
SLOW = 100  # messages waiting for a client that does not read
RECENT = 4  # differences kept of a watcher: bots may have moved before a person's own move is answered
FAREWELL = 2.0  # seconds to say goodbye to a client


class Watcher(Struct, eq=False):
    """A client that follows a table."""

    client: Client
    seat: int | None
    since: int  # events the client has
    told: Told | None = None  # what it was sent last, or had before
    greeted: bool = False  # whether it was sent anything since it asked
    # the differences that led there, as they were sent, with the version that each starts from
    recent: deque[tuple[str, bytes]] = msgspec.field(default_factory=lambda: deque(maxlen=RECENT))


class Client:
    """One browser's socket; what it cannot take at once it is sent by its own task, so that it holds up nobody."""

    def __init__(self, socket: WebSocket, person: str) -> None:
        self.person = person
        self.watched: set[str] = set()
        self.ending = asyncio.Event()
        self._socket = socket
        self._at_once: Callable[[bytes], bool] = socket.scope.get("extensions", {}).get(TEXT_AT_ONCE, never)
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(SLOW)
        self._unsent = 0  # messages that later ones must not overtake

    def send(self, message: ServerMessage) -> None:
        self.send_bytes(msgspec.json.encode(message))

    def send_bytes(self, message: bytes) -> None:
        if self.ending.is_set():  # who is deleted hears nothing more, and who missed something nothing out of order
            return
        if self._unsent == 0 and self._at_once(message):
            return
        try:
            self._outbox.put_nowait(message)
            self._unsent += 1
        except asyncio.QueueFull:
            self.ending.set()  # it is too slow; it will reconnect and resume

    async def write(self) -> None:
        while True:
            await self._socket.send_text((await self._outbox.get()).decode())
            self._unsent -= 1

    async def close(self, code: int) -> None:
        with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):  # it is gone already
            await asyncio.wait_for(self._socket.close(code), FAREWELL)


class Hub:
    """All clients of this process and what they watch."""

    def __init__(self, tables: Tables, access: Access, limits: RateLimits) -> None:
        self._tables = tables
        self._access = access
        self._store = tables.store
        self._limits = limits
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
        if wish.protocol != PROTOCOL:
            raise RequestProblem(426, "problem-reload", "this page is not of the server's version: load it again")
        live = await self._access.check(wish.table, client.person)
        if wish.seat is not None and wish.seat not in seats_of(live.row, client.person):
            raise RequestProblem(403, "problem-forbidden", "this seat is not yours")
        if wish.table not in client.watched and len(client.watched) >= MOST_WATCHED:
            raise RequestProblem(429, "problem-too-many", "too many tables at once")
        new = client.person not in self.connected(wish.table)
        watcher = Watcher(client, wish.seat, wish.since)
        if wish.version is not None:
            told = (await self.showing(wish.table)).told(client.person, wish.seat)
            watcher.told = told if told.version == wish.version else None
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

    def bytes_told(self) -> int:
        """About how many bytes it takes to know what everybody was told; who has the same eyes shares them."""
        told: dict[int, Told] = {}
        states: set[int] = set()  # of tables that are in memory no longer, or have gone on
        for table, watchers in self._watchers.items():
            live = self._tables.in_hand(table)
            now = None if live is None or live.game is None else live.game.state
            for watcher in watchers.values():
                if watcher.told is not None:
                    told[id(watcher.told)] = watcher.told
                    if watcher.told.state is not None and watcher.told.state is not now:
                        states.add(id(watcher.told.state))
        return sum(one.size() for one in told.values()) + STATE_BYTES * len(states)

    async def changed(self, table: str) -> None:
        """Send the table, as it is now, to all who watch it and for whom it looks different."""
        watchers = list(self._watchers.get(table, {}).values())
        if watchers:
            await self._show(table, watchers)

    async def changed_all(self) -> None:
        for table in list(self._watchers):
            await self.changed(table)

    async def _show(self, table: str, watchers: list[Watcher]) -> None:
        try:
            row = (await self._tables.live(table)).row
            allowed = await self._access.who_may_look(row, {watcher.client.person for watcher in watchers})
            showing = await self.showing(table, [watcher.seat for watcher in watchers])
        except RequestProblem as gone:
            for watcher in watchers:
                watcher.client.send(Trouble(gone.problem, table))
            return
        turned_away: list[Client] = []
        for watcher in watchers:
            if table not in watcher.client.watched:
                continue  # gone meanwhile
            if watcher.client.person in allowed:
                show(showing, watcher)
            else:
                turned_away.append(watcher.client)
        for client in turned_away:  # the link by which they came is good no longer
            client.send(Trouble(not_found("table").problem, table))
            await self._unwatch(client, table)

    async def showing(self, table: str, watching: Iterable[int | None] = ()) -> Showing:
        """The table as it is now, for all who may look; raises a problem where there is none."""
        live = await self._tables.live(table)
        await live.think()
        people = await self.people_at(live)
        live = await self._tables.live(table)  # as it is after looking up the names
        return Showing(live, people, self.connected(table), watching)

    async def news_for(self, table: str, person: str, sight: Sight | None) -> News | Raw | None:
        """What somebody needs who has just changed the table and told what they have: mostly what was sent anyway."""
        if sight is None:
            return None
        told: Told | None = None
        for watcher in self._watchers.get(table, {}).values():
            if watcher.client.person == person and watcher.seat == sight.eyes and watcher.told is not None:
                for before, sent in watcher.recent:
                    if before == sight.version:
                        return Raw(sent)  # what came after it was sent too
                if watcher.told.version == sight.version:
                    told = watcher.told
        showing = await self.showing(table)
        eyes = showing.eyes(person, sight.eyes)
        return showing.whole(person, eyes, sight.events) if told is None else showing.difference(person, eyes, told)

    def said(self, table: str, line: ChatRow) -> None:
        news = msgspec.json.encode(ChatNews(table, chat_line(line)))
        for client in self._watchers.get(table, {}):
            client.send_bytes(news)

    async def people_at(self, live: LiveTable) -> dict[str, PersonRow]:
        return await self._store.people(sorted({seat.person for seat in live.row.seats if seat.person is not None}))


def show(showing: Showing, watcher: Watcher) -> None:
    """Send what is new for them; what is not their business they are not told, not even that there is something."""
    client, before = watcher.client, watcher.told
    seat = showing.eyes(client.person, watcher.seat)
    told = showing.told(client.person, seat, before)
    if watcher.greeted and before is not None and before.version == told.version:
        return
    if before is None:
        watcher.recent.clear()
        client.send(showing.whole(client.person, seat, watcher.since))
    else:
        news = msgspec.json.encode(showing.difference(client.person, seat, before))
        watcher.recent.append((before.version, news))
        client.send_bytes(news)
    watcher.told, watcher.greeted = told, True


def never(_message: bytes) -> bool:
    """For servers that cannot write at once."""
    return False


def has_seat(live: LiveTable, person: str) -> bool:
    return any(seat.person == person for seat in live.row.seats)


def chat_line(row: ChatRow) -> ChatLine:
    return ChatLine(row.number, row.name, cast(Paint, row.colour), row.text, row.at.isoformat())

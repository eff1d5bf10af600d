"""Sends a call to all browsers of a person, tries again where a push service is busy, forgets browsers that are gone.

All of it happens beside the games: nothing waits for a push service, and what it does is at most counted.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime
from weakref import WeakValueDictionary

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec

from cabildo.server.problems import invalid
from cabildo.server.push.endpoints import host_of, service_of
from cabildo.server.push.message import authorization, encrypted, in_base64, point, public_key, read_secret, topic
from cabildo.server.push.posting import Answer, Forbidden, Post, Undelivered
from cabildo.server.push.words import call_in
from cabildo.server.store.rows import DeviceRow, TurnRow
from cabildo.server.store.store import Store
from cabildo.server.wire.push import DeviceWish

LOG = logging.getLogger("cabildo.push")
AT_ONCE = 32  # messages on their way, of one person one: who names services that never answer waits for themselves
PAUSES = (60.0, 600.0)  # seconds before the second and the third attempt
LONGEST_PAUSE = 3600.0  # for a push service that asks for more time
KEPT = 7 * 24 * 3600  # seconds for which a push service waits for a browser that is not there
GONE = (404, 410)
BUSY = 429
MANY = 5  # failures in a row


class Sender:
    """The way to people's browsers. Counts what became of messages."""

    def __init__(
        self,
        store: Store,
        post: Post,
        key: ec.EllipticCurvePrivateKey,
        contact: str,
        clock: Callable[[], datetime],
    ) -> None:
        self._store = store
        self._post = post
        self._key = key
        self._contact = contact
        self._clock = clock
        self._places = asyncio.Semaphore(AT_ONCE)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._failures_in_a_row = 0
        self.sent = 0
        self.failed = 0
        self.gone = 0  # browsers that do not want to be called any more

    @property
    def public_key(self) -> str:
        """What browsers have to know to let themselves be called by this server and by nobody else."""
        return in_base64(point(self._key.public_key()))

    def check(self, device: DeviceWish) -> None:
        """Raises a problem where this is nothing that can be called."""
        try:
            host_of(device.endpoint)
            public_key(device.key)
            read_secret(device.secret)
        except ValueError as problem:
            raise invalid(f"device: {problem}") from None

    async def call(self, turn: TurnRow) -> None:
        """Call all browsers of somebody, each in its language."""
        row = await self._store.table(turn.table)
        if row is None:
            return
        people = await self._store.people(sorted({seat.person for seat in row.seats if seat.person is not None}))
        devices = await self._store.devices_of(turn.person)
        calls = [(device, call_in(device.language, row, turn.person, people)) for device in devices]
        await asyncio.gather(*(self._deliver(turn, device, msgspec.json.encode(call)) for device, call in calls))

    async def _deliver(self, turn: TurnRow, device: DeviceRow, message: bytes) -> None:
        for pause in (*PAUSES, None):
            try:
                async with self._turn_of(turn.person), self._places:
                    answer = await self._post.send(device.endpoint, *self._sealed(turn, device, message))
            except (Forbidden, ValueError) as problem:  # also what was taken once and would not be taken today
                self._fails(device, str(problem))
                return
            except Undelivered as problem:
                answer = Answer(BUSY)
                self._fails(device, str(problem))
            else:
                self._count(device, answer)
            if answer.status in GONE:
                await self._store.drop_device(device.id)
            if pause is None or (answer.status < 500 and answer.status != BUSY):
                return
            await asyncio.sleep(min(max(pause, answer.retry_after or 0), LONGEST_PAUSE))
            if not await self._store.still_asked(turn):
                return

    def _turn_of(self, person: str) -> asyncio.Lock:
        lock = self._turns.get(person)
        if lock is None:
            lock = self._turns[person] = asyncio.Lock()
        return lock

    def _sealed(self, turn: TurnRow, device: DeviceRow, message: bytes) -> tuple[dict[str, str], bytes]:
        headers = {
            "Authorization": authorization(device.endpoint, self._contact, self._key, self._clock().timestamp()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": topic(turn.table),
            "Urgency": "normal",
        }
        return headers, encrypted(message, device.key, device.secret)

    def _count(self, device: DeviceRow, answer: Answer) -> None:
        if 200 <= answer.status < 300:
            self.sent += 1
            self._failures_in_a_row = 0
        elif answer.status in GONE:
            self.gone += 1
        else:
            self._fails(device, f"answers {answer.status}")

    def _fails(self, device: DeviceRow, why: str) -> None:
        self.failed += 1
        self._failures_in_a_row += 1
        LOG.warning("push service %s: %s", service_of(device.endpoint), why)

    def trouble(self) -> str | None:
        """What a host should know, where nobody can be called."""
        if self._failures_in_a_row < MANY:
            return None
        return f"the last {self._failures_in_a_row} messages to push services failed; the log says why"

    def close(self) -> None:
        self._post.close()

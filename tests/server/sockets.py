"""A client of the live socket that keeps the log as a browser does, and minds gaps and doubles."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from types import TracebackType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from cabildo.server.differences import applied
from cabildo.server.wire.socket import PROTOCOL

PATIENCE = 60  # a busy machine is no failure


class Follower:
    """One socket that follows one table."""

    def __init__(self, address: str, cookies: dict[str, str], log: list[Any] | None = None, **options: Any) -> None:
        self.address = address
        self.cookies = cookies
        self.log: list[Any] = [] if log is None else log
        self.state: Any = None
        self.whole = 0  # how often all of the table came, and not the difference
        self._options = options
        self.socket: ClientConnection

    async def __aenter__(self) -> Follower:
        host = self.address.partition("://")[2]
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        options: dict[str, Any] = {"origin": self.address, "additional_headers": headers, **self._options}
        self.socket = await connect(f"ws://{host}/api/live", **options)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def tell(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def watch(self, table: str, seat: int | None = None, version: str | None = None) -> Any:
        """Follow the table from the event after those in the log; the state it is in.

        With a `version` it is that of the state which the follower has; the difference is enough then.
        """
        await self.ask_for(table, seat=seat, since=len(self.log), version=version)
        return await self.news()

    async def ask_for(self, table: str, **more: Any) -> None:
        await self.tell(type="watch", table=table, protocol=PROTOCOL, **more)

    async def hear(self) -> Any:
        return json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))

    async def news(self) -> Any:
        """The next state of the table; its events go on exactly where the log ends."""
        self.take(await self.hear())
        return self.state

    def take(self, message: Any) -> None:
        """What a browser does with news: events that go on where the log ends, and a difference from what it has."""
        if message["type"] == "table":
            self.whole += 1
            told = message["state"]
            self.state = told
        else:
            assert message["type"] == "change", message
            told = message
            assert told["before"] == self.state["version"], "the difference is from something else"
            self.state = {**applied(self.state, told["change"]), "version": told["version"], "log": told["log"]}
            assert self.state["table"]["sequence"] == told["sequence"]
        assert told["log_from"] == len(self.log)
        self.log += told["log"]

    async def until(self, fits: Callable[[Any], bool]) -> Any:
        """The first state, from the last one on, that fits."""
        while self.state is None or not fits(self.state):
            await self.news()
        return self.state

    async def at_sequence(self, sequence: int) -> Any:
        return await self.until(lambda state: state["table"]["sequence"] >= sequence)

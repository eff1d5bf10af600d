"""PostgreSQL: a pool of connections, as many as it takes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from cabildo.server.store.faults import Condition, Unavailable, told_plainly
from cabildo.server.store.work import T, Work, as_json

CONNECT_SECONDS = 5
CONNECTIONS = 12  # that stay; those beyond would be made anew for each statement, which takes much longer than most


class Pooled:
    """A database with as many connections as it takes."""

    alone = False

    def __init__(self, url: str, seconds: float | None = None) -> None:
        self.url = make_url(url)
        self.condition = Condition()
        self._engine = create_async_engine(
            url,
            hide_parameters=True,  # errors are logged, what people write is not
            connect_args={"timeout": CONNECT_SECONDS, "command_timeout": seconds},
            json_serializer=as_json,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=CONNECT_SECONDS if seconds is None else seconds,
        )

        self._at_once = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Work[T]) -> T:
        with told_plainly():
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        with self._noted():
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def write_at_once(self, work: Work[T]) -> T:
        with self._noted():
            async with self._at_once.connect() as connection:
                return await connection.run_sync(work)

    @contextmanager
    def _noted(self) -> Iterator[None]:
        """Whether a write worked is part of the database's condition; what fails for another reason says nothing."""
        try:
            with told_plainly():
                yield
        except Unavailable as problem:
            self.condition.failed(problem)
            raise
        self.condition.worked()

    def check_room(self) -> None:
        """Its own machine knows; a write will tell."""

    async def examine(self) -> None:
        """It looks after its pages itself, and says so when one is read."""

    async def written_by_others(self) -> bool:
        return False  # they say so; see `neighbours`

    async def close(self) -> None:
        await self._engine.dispose()

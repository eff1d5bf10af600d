"""PostgreSQL: a pool of connections, as many as it takes."""

from __future__ import annotations

from sqlalchemy import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from cabildo.server.store.faults import Condition, Unavailable, told_plainly
from cabildo.server.store.work import T, Work

CONNECT_SECONDS = 5


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
            pool_timeout=CONNECT_SECONDS if seconds is None else seconds,
        )

    async def read(self, work: Work[T]) -> T:
        with told_plainly():
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        try:
            with told_plainly():
                async with self._engine.begin() as connection:
                    result = await connection.run_sync(work)
        except Unavailable as problem:
            self.condition.failed(problem)
            raise
        self.condition.worked()
        return result

    def check_room(self) -> None:
        """Its own machine knows; a write will tell."""

    async def examine(self) -> None:
        """It looks after its pages itself, and says so when one is read."""

    async def written_by_others(self) -> bool:
        return False  # they say so; see `neighbours`

    async def close(self) -> None:
        await self._engine.dispose()

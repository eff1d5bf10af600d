"""The part of the HTTP interface about one's games that are over."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from cabildo.server.api import Asked, PageSize, Services, Skipped, infos_of
from cabildo.server.operations import Operation
from cabildo.server.tables.history import averages, find_results
from cabildo.server.wire.history import Averages, History

PAGE = 20  # games in one answer where nobody says how many
MOST_COUNTED = 2000  # games of which averages are made, the newest

TitleName = Annotated[str, Meta(max_length=40)]


async def history(services: Services, asked: Asked) -> History:
    """My games that are over, the newest first: `count` after the first `skip` ones, of a title or of all."""
    await find_results(services.tables, asked.somebody)
    title, count, skip = asked.query["title"], asked.query["count"] or PAGE, asked.query["skip"] or 0
    found = await services.store.games_over(asked.somebody, title, count, skip)
    return History(
        await infos_of(services, found, asked.somebody), await services.store.count_over(asked.somebody, title)
    )


async def my_averages(services: Services, asked: Asked) -> Averages:
    """My games in numbers, by title and by opponent."""
    await find_results(services.tables, asked.somebody)
    games = await services.store.games_over(asked.somebody, None, MOST_COUNTED)
    ids = sorted({seat.person for row in games for seat in row.seats if seat.person is not None})
    return averages(games, asked.somebody, await services.store.people(ids))


HISTORY_OPERATIONS = [
    Operation(
        method="GET",
        path="/api/history",
        handler=history,
        answer=History,
        query={"title": TitleName, "skip": Skipped, "count": PageSize},
    ),
    Operation(method="GET", path="/api/history/averages", handler=my_averages, answer=Averages),
]

"""The part of the HTTP interface that looks back: replay, charts, going on from a step, records."""

from __future__ import annotations

from starlette.responses import Response

from cabildo.server.api import SEAT_AND_SINCE, Asked, Count, Services, infos_of, state_of
from cabildo.server.caching import etag_of
from cabildo.server.operations import Operation
from cabildo.server.problems import conflict, invalid
from cabildo.server.replay.course import Course
from cabildo.server.replay.replays import check_eyes, eyes_of, is_open_book
from cabildo.server.replay.uploads import MOST_RECORD
from cabildo.server.tables.live_table import LiveTable
from cabildo.server.tables.seeing import seats_of
from cabildo.server.wire.news import Done
from cabildo.server.wire.replay import Figures, ForkWish, Replay, StepView
from cabildo.server.wire.tables import TableInfo, TableState, TableWish

USUAL_STEPS = 8  # views in one answer where nobody says how many


async def get_replay(services: Services, asked: Asked) -> Replay:
    """A game step by step: all of one that is over, of a running one what one's seat may know."""
    table, person = asked.path["table"], asked.somebody
    (info,) = await infos_of(services, [(await services.tables.live(table)).row], person)

    def work(live: LiveTable, course: Course) -> Replay:
        seat = chosen_seat(live, asked)
        check_eyes(live.row, person, seat)
        return Replay(
            table=info,
            seat=seat,
            eyes=eyes_of(live.row, person),
            steps=course.steps(seat, everything=is_open_book(live.row)),
            rounds=course.rounds[:],
            log=course.log(seat),
            counted=list(course.title.counted),
            ended=course.ended,
            taken_back=course.taken_back(live.events),
        )

    return await services.replays.read(table, work)


def chosen_seat(live: LiveTable, asked: Asked) -> int | None:
    """The seat that was asked for, else one's only seat, else a spectator."""
    seat: int | None = asked.query["seat"]
    mine = seats_of(live.row, asked.somebody)
    return mine[0] if seat is None and len(mine) == 1 and not asked.query.get("spectator") else seat


async def get_steps(services: Services, asked: Asked) -> list[StepView]:
    """What a seat, or without one a spectator, could see at a step and the ones after it."""
    query = asked.query
    count = USUAL_STEPS if query["count"] is None else query["count"]
    return await services.replays.views(
        asked.path["table"], asked.somebody, query["seat"], query["first"] or 0, max(1, count)
    )


async def get_figures(services: Services, asked: Asked) -> Figures:
    """Numbers over time for charts: all of a game that is over, else what the seat may know."""
    return await services.replays.figures(asked.path["table"], asked.somebody, asked.query["seat"])


async def fork(services: Services, asked: Asked) -> TableState:
    """Go on from a step at a new table; of a running game from what one's seat could know."""
    wish: ForkWish = asked.body
    table = asked.path["table"]
    row = (await services.tables.live(table)).row
    if len(wish.seats) != row.players:
        raise invalid(f"seats: the game has {row.players}, not {len(wish.seats)}")
    position = await services.replays.position(table, asked.somebody, wish.seat, wish.step, wish.sequence)
    new = TableWish(
        title=row.title,
        seats=wish.seats,
        options=position.get("options", {}),
        public=wish.public,
        days_per_move=wish.days_per_move,
    )
    origin = {"kind": "fork", "table": table, "step": wish.step, "sampled": not is_open_book(row)}
    made = await services.seats.create(new, asked.somebody, origin, position)
    return await state_of(services, made, asked.somebody, None, 0)


async def get_record(services: Services, asked: Asked) -> Response:
    """The record of a game that is over, as a file."""
    table = asked.path["table"]
    live = await services.tables.live(table)
    if not is_open_book(live.row):
        raise conflict("the record is there when the game is over")
    file = await services.replays.record(live.row, await services.hub.people_at(live))
    headers = {
        "Content-Disposition": f'attachment; filename="{live.row.title}-{table}.json"',
        "ETag": f"W/{etag_of(file)}",
    }
    return Response(file, headers=headers, media_type="application/json")


async def add_record(services: Services, asked: Asked) -> TableInfo:
    """Bring a record: it becomes a table to look at and to go on from."""
    table = await services.uploads.take(asked.body, asked.somebody)
    (info,) = await infos_of(services, [(await services.tables.live(table)).row], asked.somebody)
    return info


async def delete_record(services: Services, asked: Asked) -> Done:
    """Delete a record that I brought."""
    await services.uploads.delete(asked.path["table"], asked.somebody)
    return Done(0)


SEAT = {"seat": SEAT_AND_SINCE["seat"]}
REPLAY_OPERATIONS = [
    Operation(
        method="GET",
        path="/api/tables/{table}/replay",
        handler=get_replay,
        answer=Replay,
        query={**SEAT, "spectator": bool},
        limit="replay",
    ),
    Operation(
        method="GET",
        path="/api/tables/{table}/replay/steps",
        handler=get_steps,
        answer=list[StepView],
        query={**SEAT, "first": Count, "count": Count},
        limit="replay",
    ),
    Operation(
        method="GET",
        path="/api/tables/{table}/replay/figures",
        handler=get_figures,
        answer=Figures,
        query=SEAT,
        limit="replay",
    ),
    Operation(
        method="POST",
        path="/api/tables/{table}/fork",
        handler=fork,
        answer=TableState,
        body=ForkWish,
        status=201,
        limit="new",
        quota="tables",
    ),
    Operation(method="GET", path="/api/tables/{table}/record", handler=get_record, answer=dict, limit="replay"),
    Operation(
        method="POST",
        path="/api/records",
        handler=add_record,
        answer=TableInfo,
        body=bytes,
        most_body=MOST_RECORD,
        status=201,
        limit="record",
        quota="records",
    ),
    Operation(method="DELETE", path="/api/records/{table}", handler=delete_record, answer=Done),
]

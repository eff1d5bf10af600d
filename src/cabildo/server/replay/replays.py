"""Who may look back at what: the courses of tables in memory, seen with the eyes of a seat."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

from cabildo.engine.decision import Decision
from cabildo.engine.errors import CabildoError
from cabildo.engine.record import Seat, write_record
from cabildo.engine.standings import ranked
from cabildo.engine.state import State
from cabildo.server.problems import RequestProblem, conflict, forbidden, invalid, not_found
from cabildo.server.replay.course import Course, position_at
from cabildo.server.settings import MEGABYTE, Limits
from cabildo.server.store.rows import TableRow
from cabildo.server.tables.live_table import START, LiveTable, first_state
from cabildo.server.tables.seeds import unforeseeable
from cabildo.server.tables.seeing import People, seats_of, standings_of
from cabildo.server.tables.tables import Tables
from cabildo.server.wire import games
from cabildo.server.wire.games import Standings
from cabildo.server.wire.replay import Figures, StepView

LOG = logging.getLogger("cabildo.replay")
MOST_STEPS = 24  # views in one answer

T = TypeVar("T")


class Kept:
    """A course, and the lock that keeps it to one thread at a time."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.course: Course | None = None
        self.size = 0


class Replays:
    """Looks back at tables; what takes long is done in a thread, so that nobody's move waits for it."""

    def __init__(self, tables: Tables, most_bytes: int = Limits().replay_megabytes * MEGABYTE) -> None:
        self._tables = tables
        self._most_bytes = most_bytes
        self._kept: OrderedDict[str, Kept] = OrderedDict()

    async def read(self, table: str, work: Callable[[LiveTable, Course], T]) -> T:
        """What `work` finds in the course of a table as it is now; raises a problem where there is none."""
        live = await self._tables.live(table)
        if live.game is None:
            raise RequestProblem(409, "problem-not-started", "the game has not started")
        kept = self._kept.setdefault(table, Kept())
        self._kept.move_to_end(table)
        async with kept.lock:
            try:
                course = kept.course = kept.course or await self._begin(live)
                entries = list(live.effective)

                def follow_and_work() -> T:
                    course.follow(entries)
                    return work(live, course)

                try:
                    return await asyncio.to_thread(follow_and_work)
                finally:
                    kept.size = course.size()
                    self._drop_some()
            except RequestProblem:
                raise
            except BaseException as problem:
                kept.course = None  # it may have broken off in the middle of something
                if not isinstance(problem, CabildoError):
                    raise
                LOG.exception("table %s cannot be replayed", table)  # nobody else is told why: it may hold secrets
                raise RequestProblem(409, "problem-no-replay", "this game cannot be replayed") from None

    def _drop_some(self) -> None:
        """Those that nobody looked at for the longest time; the newest one stays, however large it is."""
        while sum(kept.size for kept in self._kept.values()) > self._most_bytes and len(self._kept) > 1:
            self._kept.popitem(last=False)

    async def _begin(self, live: LiveTable) -> Course:
        store = self._tables.store
        entries = await store.entries(live.row.id, to=1)
        if not entries:
            raise not_found("table")  # it was deleted a moment ago
        start = (await store.snapshots(live.row.id)).get(START)
        return Course(first_state(live.row, entries[0], start))

    async def views(self, table: str, person: str, seat: int | None, first: int, count: int) -> list[StepView]:
        """What the seat could see at some steps in a row."""

        def work(live: LiveTable, course: Course) -> list[StepView]:
            check_eyes(live.row, person, seat)
            check_step(course, first)
            steps = range(first, min(first + min(count, MOST_STEPS), len(course) + 1))
            return step_views(course, steps, seat, everything=is_open_book(live.row))

        return await self.read(table, work)

    async def figures(self, table: str, person: str, seat: int | None) -> Figures:
        def work(live: LiveTable, course: Course) -> Figures:
            check_eyes(live.row, person, seat)
            return course.figures(seat, everything=is_open_book(live.row))

        return await self.read(table, work)

    async def record(self, row: TableRow, people: People) -> bytes:
        """The record of a game that is over, with the names of those who sat there."""
        sitting = [None if seat.person is None else people.get(seat.person) for seat in row.seats]
        seats = [
            Seat(seat.name or ("" if person is None else person.name), seat.bot)
            for seat, person in zip(row.seats, sitting, strict=True)
        ]

        def work(live: LiveTable, course: Course) -> bytes:
            record = course.record(live.events)
            record.seats = seats
            return write_record(record)

        return await self.read(row.id, work)

    async def position(
        self, table: str, person: str, seat: int | None, step: int, sequence: int | None
    ) -> dict[str, Any]:
        """The position at a step, for a table that goes on from there.

        Of a running game a seat gets a sample of what it knew: it could have been like that.
        """

        def work(live: LiveTable, course: Course) -> dict[str, Any]:
            if sequence is not None and (step > len(course) or course.sequence(step) != sequence):
                raise conflict("the move was taken back meanwhile")
            check_step(course, step)
            state = course.state(step)
            if not is_open_book(live.row):
                if seat is None or seat not in seats_of(live.row, person):
                    raise forbidden("while a game runs only its players can go on from it elsewhere")
                state = state.sample(seat, unforeseeable(0))
            if state.over:
                raise conflict("the game is over there")
            return position_at(state)

        return await self.read(table, work)


def is_open_book(row: TableRow) -> bool:
    """Whether everything may be known: the game is over, or the table holds somebody's record."""
    return row.status == "over"


def eyes_of(row: TableRow, person: str) -> list[int | None]:
    """Through whose eyes a person may look back, None being a spectator's."""
    return [*(range(row.players) if is_open_book(row) else seats_of(row, person)), None]


def check_eyes(row: TableRow, person: str, seat: int | None) -> None:
    if seat not in eyes_of(row, person):
        raise forbidden("this seat is not yours")


def check_step(course: Course, step: int) -> None:
    if step > len(course):
        raise invalid(f"there is no move {step} (there are {len(course)})")


def step_views(course: Course, steps: Sequence[int], seat: int | None, *, everything: bool) -> list[StepView]:
    """What the seat could see at steps that go up, with the points as they were when they last meant something."""
    states = course.states(steps)
    scorable = course.states(course.scorable[step] for step in steps)
    return [
        StepView(
            step=number,
            sequence=course.sequence(number),
            view=state.view(seat),
            decision=None if state.over else question(state.decision, seat),
            standings=standings_of(counted, seat),
            score=full_standings(counted) if everything else standings_of(counted, seat),
        )
        for (number, state), (_, counted) in zip(states, scorable, strict=True)
    ]


def full_standings(state: State) -> Standings:
    """Those that everybody knows, else what each seat knows of its own points."""
    if (public := standings_of(state, None)) is not None:
        return public
    own = ranked([state.standings(seat).of(seat) for seat in range(state.seats)], final=False)
    return cast(Standings, own.to_data())


def question(decision: Decision, seat: int | None) -> games.Decision:
    """What was asked, without the answers; its particulars are for the seat that was asked."""
    asked: dict[str, Any] = {"seat": decision.seat, "kind": decision.kind, "prompt": decision.prompt}
    asked |= {"hidden": decision.hidden, "because": decision.because}
    return cast(games.Decision, asked | ({"params": decision.params} if decision.seat == seat else {}))

"""A table at one moment, as each person may see it: whole, or as the difference from what they were told before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from cabildo.engine.events import Event
from cabildo.engine.standings import Standings
from cabildo.server.tables.live_table import LiveTable
from cabildo.server.tables.parts import Pen
from cabildo.server.tables.seeing import (
    People,
    decision_for,
    info_for,
    info_for_all,
    log_for,
    seats_of,
    standing_of,
    standings_data,
    undo_info,
)
from cabildo.server.tables.told import Told
from cabildo.server.wire import games as wire
from cabildo.server.wire.news import TableDifference, TableNews
from cabildo.server.wire.tables import Invitation, TableState

Eyes = tuple[str, int | None]  # a person, and the own seat through which they look


class Showing:
    """Used at once and thrown away; what is the same for several who look is worked out once."""

    def __init__(
        self, live: LiveTable, people: People, connected: set[str], watching: Iterable[int | None] = ()
    ) -> None:
        self.live = live
        self._watching = set(watching)  # the eyes that will look, as far as one knows
        self._info = info_for_all(live.row, people, connected)
        self._views: dict[int | None, dict[str, Any]] = {}
        self._seen: dict[Eyes, tuple[TableState, Told]] = {}
        self._standings: dict[int | None, Standings | None] = {}
        self._pen = Pen()
        self._events: dict[int, list[Event]] = {}
        self._logs: dict[tuple[int, int | None], bytes] = {}

    def eyes(self, person: str, seat: int | None) -> int | None:
        """The seat if it is the person's own to look through; else a spectator's eyes."""
        return seat if seat in seats_of(self.live.row, person) else None

    def told(self, person: str, seat: int | None, before: Told | None = None) -> Told:
        """What they are told now; what is as `before` is kept from there."""
        return self._look(person, seat, before)[1]

    def whole(self, person: str, seat: int | None, since: int) -> TableNews:
        """All of it, with the events after the first so many."""
        state, told = self._look(person, seat)
        since = min(since, told.events)
        log = log_for(self.live, seat, since)
        return TableNews(replace(state, log_from=since, log=log, version=told.version))

    def difference(self, person: str, seat: int | None, before: Told) -> TableDifference:
        """What is different from what they were told; the log only grows. Its large parts are encoded already."""
        told = self.told(person, seat, before)
        log: Any = Raw(self._log(seat, before.events))
        change: Any = Raw(told.change_since(before, self._pen))
        return TableDifference(
            table=self.live.row.id,
            before=before.version,
            version=told.version,
            sequence=self.live.row.sequence,
            log_from=before.events,
            log=log,
            change=change,
        )

    def state(self, person: str, seat: int | None) -> TableState:
        """Everything for the eyes of `seat`, which must be the person's own, or with None of a spectator; no events."""
        live, row = self.live, self.live.row
        is_owner = row.owner == person
        return TableState(
            table=info_for(person, row, self._info),
            seat=seat,
            mine=seats_of(row, person),
            view=self._view(seat),
            decision=decision_for(live, seat),
            standings=self._standings_for(seat),
            undo=undo_info(live, seat, seats_of(row, person)),
            log_from=len(live.events),
            log=[],
            invitations=[Invitation(s.seat, s.invitation) for s in row.seats if is_owner and s.invitation is not None],
            standing=[] if seat is None else standing_of(row.seats[seat]),
        )

    def _look(self, person: str, seat: int | None, before: Told | None = None) -> tuple[TableState, Told]:
        found = self._seen.get((person, seat))
        if found is None:
            state = self.state(person, seat)
            found = self._seen[person, seat] = (state, Told.of(state, state.log_from, self._pen, before))
        return found

    def _view(self, seat: int | None) -> dict[str, Any] | None:
        if self.live.game is None:
            return None
        if seat not in self._views:
            state = self.live.game.state
            self._views |= state.title.views(state, {seat, *self._watching} - self._views.keys())
        return self._views[seat]

    def _standings_for(self, seat: int | None) -> wire.Standings | None:
        if self.live.game is None:
            return None
        if seat not in self._standings:
            state = self.live.game.state
            self._standings |= state.title.standings_for(state, {seat, *self._watching} - self._standings.keys())
        return standings_data(self._standings[seat])

    def _log(self, seat: int | None, since: int) -> bytes:
        """The events after the first so many, encoded: for each seat only where they tell it something of its own."""
        events = self._events.get(since)
        if events is None:
            events = self._events[since] = self.live.events.since(since)
        eyes = seat if any(event.secret for event in events) else None
        text = self._logs.get((since, eyes))
        if text is None:
            text = self._logs[since, eyes] = msgspec.json.encode([event.seen_by(eyes) for event in events])
        return text


def table_state(
    live: LiveTable, person: str, seat: int | None, since: int, people: People, connected: set[str]
) -> TableState:
    """What one person may see now, with the events after the first so many."""
    state = Showing(live, people, connected).state(person, seat)
    return replace(state, log_from=min(since, state.log_from), log=log_for(live, seat, since))

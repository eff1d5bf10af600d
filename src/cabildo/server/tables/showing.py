"""A table at one moment, as each person may see it: whole, or as the difference from what they were told before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import msgspec
from msgspec import Raw
from msgspec.structs import asdict, replace

from cabildo.engine.events import Event
from cabildo.engine.standings import Standings
from cabildo.engine.state import State
from cabildo.server.differences import Change, Comparison
from cabildo.server.tables.live_table import LiveTable
from cabildo.server.tables.seeing import (
    People,
    decision_for,
    info_for,
    info_for_all,
    known_seats,
    log_for,
    own_info,
    seats_of,
    standing_of,
    standings_data,
    undo_info,
)
from cabildo.server.tables.told import ENCODE, NOT_THEM, Ranks, Shared, Told
from cabildo.server.wire.news import TableDifference, TableNews
from cabildo.server.wire.tables import Invitation, TableState

SHORT_DECISION = 1_500  # bytes, up to which it is not worth while to look what is new in it
Eyes = tuple[str, int | None]  # a person, and the own seat through which they look
Views = dict[int | None, dict[str, Any]]
ViewsApart = dict[int | None, tuple[dict[str, Any], dict[str, Any]]]


class Showing:
    """Used at once and thrown away; what is the same for several who look is worked out once."""

    def __init__(
        self, live: LiveTable, people: People, connected: set[str], watching: Iterable[int | None] = ()
    ) -> None:
        self.live = live
        self._state = None if live.game is None else live.game.state
        self._watching = set(watching)  # the eyes that will look, as far as one knows
        self._info = info_for_all(live.row, people, connected, known_seats(live, people, connected))
        self._shared = Shared(self._info)
        self._told: dict[Eyes, Told] = {}
        self._views: Views = {}
        self._apart: dict[int, tuple[State, ViewsApart]] = {}  # by the number of an earlier state
        self._as_ranked: dict[int, tuple[State, bool]] = {}  # likewise
        self._standings: dict[int | None, Standings | None] = {}
        self._texts: dict[int, tuple[object, bytes]] = {}  # by the number of an object that several see
        self._comparison = Comparison()
        self._events: dict[int, list[Event]] = {}
        self._logs: dict[tuple[int, int | None], bytes] = {}

    def eyes(self, person: str, seat: int | None) -> int | None:
        """The seat if it is the person's own to look through; else a spectator's eyes."""
        return seat if seat in seats_of(self.live.row, person) else None

    def told(self, person: str, seat: int | None, before: Told | None = None) -> Told:
        """What they are told now; what is plainly as `before` is taken from there."""
        told = self._told.get((person, seat))
        if told is None:
            row, decision = self.live.row, decision_for(self.live, seat)
            told = self._told[person, seat] = Told(
                self._shared,
                own_info(person, row, self._info),
                [each.seat for each in row.seats if each.person == person],
                data_of(self._rest(person, seat)),
                len(self.live.events),
                self._state,
                NOT_THEM if decision is None or decision["seat"] != seat else seat,
                self._text(decision),
                self._ranks(seat, before),
            )
        return told

    def whole(self, person: str, seat: int | None, since: int) -> TableNews:
        """All of it, with the events after the first so many."""
        told = self.told(person, seat)
        since = min(since, told.events)
        log = log_for(self.live, seat, since)
        return TableNews(replace(self.state(person, seat), log_from=since, log=log, version=told.version))

    def difference(self, person: str, seat: int | None, before: Told) -> TableDifference:
        """What is different from what they were told; the log only grows, and is encoded already."""
        told = self.told(person, seat)
        log: Any = Raw(self._log(seat, before.events))
        return TableDifference(
            table=self.live.row.id,
            before=before.version,
            version=told.version,
            sequence=self.live.row.sequence,
            log_from=before.events,
            log=log,
            change=self._change(before, told),
        )

    def state(self, person: str, seat: int | None) -> TableState:
        """Everything for the eyes of `seat`, which must be the person's own, or with None of a spectator; no events."""
        return TableState(
            table=info_for(person, self.live.row, self._info),
            view=self._view(seat),
            decision=decision_for(self.live, seat),
            standings=standings_data(self._standings_for(seat)),
            log_from=len(self.live.events),
            log=[],
            **self._rest(person, seat),
        )

    def _rest(self, person: str, seat: int | None) -> dict[str, Any]:
        """What does not follow from the table's info or the game alone."""
        row = self.live.row
        mine = seats_of(row, person)
        links = row.seats if row.owner == person else []
        return {
            "seat": seat,
            "mine": mine,
            "undo": undo_info(self.live, seat, mine),
            "invitations": [Invitation(one.seat, one.invitation) for one in links if one.invitation is not None],
            "standing": [] if seat is None else standing_of(row.seats[seat]),
        }

    def _view(self, seat: int | None) -> dict[str, Any] | None:
        if self._state is None:
            return None
        if seat not in self._views:
            state = self._state
            self._views |= state.title.views(state, {seat, *self._watching} - self._views.keys())
        return self._views[seat]

    def _standings_for(self, seat: int | None) -> Standings | None:
        if self._state is None:
            return None
        if seat not in self._standings:
            state = self._state
            self._standings |= state.title.standings_for(state, {seat, *self._watching} - self._standings.keys())
        return self._standings[seat]

    def _ranks(self, seat: int | None, before: Told | None) -> Ranks | None:
        if before is not None and before.rest["seat"] == seat and self._ranked_as(before.state):
            return before.ranks
        standings = self._standings_for(seat)
        return None if standings is None else Ranks(standings.final, [self._text(one) for one in standings.seats])

    def _ranked_as(self, before: State | None) -> bool:
        """Whether the standings of an earlier state are still right."""
        state = self._state
        if before is None or state is None:
            return False
        known = self._as_ranked.get(id(before))
        if known is None:
            known = self._as_ranked[id(before)] = (before, not state.title.standings_differ(before, state))
        return known[1]

    def _text(self, data: Any) -> bytes:
        """As JSON; of what several see it is made once."""
        known = self._texts.get(id(data))
        if known is None:
            known = self._texts[id(data)] = (data, ENCODE(data))
        return known[1]

    # ---- what is different

    def _change(self, before: Told, told: Told) -> dict[str, Any]:
        """In the form of `differences.py`."""
        changes: dict[str, Any] = {
            "table": self._change_of_table(before, told),
            **self._comparison.change_of_records(before.rest, told.rest),
            "decision": self._change_of_decision(before, told),
            "standings": self._change_of_ranks(before.ranks, told.ranks),
            "view": self._change_of_view(before, told),
        }
        return {name: change for name, change in changes.items() if change}

    def _change_of_table(self, before: Told, told: Told) -> Change:
        """Most of it is the same for all who look."""
        shared = cast(dict[str, Any], self._comparison.change(before.table.data, told.table.data))
        if "seats" in shared or before.theirs != told.theirs:
            return self._comparison.change(info_then(before), info_then(told))
        own = cast(dict[str, Any], self._comparison.change(before.own, told.own))
        return {**{name: change for name, change in shared.items() if name not in told.own}, **own}

    def _change_of_decision(self, before: Told, told: Told) -> Change:
        """Whole, unless it is the same seat again that is asked, and at length."""
        if before.decision == told.decision:
            return {}
        if before.asked == told.asked and len(told.decision) > SHORT_DECISION:
            return self._change_of_text(before.decision, told.decision)
        return [Raw(told.decision)]

    def _change_of_view(self, before: Told, told: Told) -> Change:
        seat = told.rest["seat"]
        if before.state is told.state and before.rest["seat"] == seat:
            return {}
        if before.state is None or told.state is None or before.rest["seat"] != seat:
            return self._comparison.change(view_then(before), view_then(told))
        known = self._apart.get(id(before.state))
        if known is None:
            known = self._apart[id(before.state)] = (before.state, {})
        apart = known[1]
        if seat not in apart:
            seats = {seat, *self._watching} - apart.keys()
            apart |= told.state.title.views_apart(before.state, told.state, seats)
        return self._comparison.change_of_records(*apart[seat])

    def _change_of_ranks(self, before: Ranks | None, after: Ranks | None) -> Change:
        if before is None or after is None or len(before.seats) != len(after.seats):
            return self._comparison.change(ranks_data(before), ranks_data(after))
        seats: dict[str, Any] = {}
        for place, text in enumerate(after.seats):
            if change := self._change_of_text(before.seats[place], text):
                seats[str(place)] = change
        changes: dict[str, Any] = {} if before.final == after.final else {"final": [after.final]}
        return {**changes, "seats": seats} if seats else changes

    def _change_of_text(self, before: bytes, after: bytes) -> Change:
        if before == after:
            return {}
        return self._comparison.change(msgspec.json.decode(before), msgspec.json.decode(after))

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


def view_then(told: Told) -> dict[str, Any] | None:
    return None if told.state is None else told.state.title.view(told.state, told.rest["seat"])


def data_of(rest: dict[str, Any]) -> dict[str, Any]:
    """As it will be compared, and mostly is different."""
    return {**rest, "undo": asdict(rest["undo"])}


def info_then(told: Told) -> dict[str, Any]:
    """With their own seats marked, as in `info_for`."""
    seats = [{**msgspec.to_builtins(seat), "mine": seat.seat in told.theirs} for seat in told.table.data["seats"]]
    return {**told.table.data, **told.own, "seats": seats}


def ranks_data(ranks: Ranks | None) -> dict[str, Any] | None:
    if ranks is None:
        return None
    return {"final": ranks.final, "seats": [msgspec.json.decode(text) for text in ranks.seats]}


def table_state(
    live: LiveTable, person: str, seat: int | None, since: int, people: People, connected: set[str]
) -> TableState:
    """What one person may see now, with the events after the first so many."""
    state = Showing(live, people, connected).state(person, seat)
    return replace(state, log_from=min(since, state.log_from), log=log_for(live, seat, since))

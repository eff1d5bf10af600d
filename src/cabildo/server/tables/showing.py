"""A table at one moment, as each person may see it: whole, or as the difference from what they were told before."""

from __future__ import annotations

from msgspec import structs

from cabildo.server.tables.live_table import LiveTable
from cabildo.server.tables.seeing import People, log_for, seats_of, table_state
from cabildo.server.tables.told import Known, Told
from cabildo.server.wire.news import TableDifference, TableNews
from cabildo.server.wire.tables import TableState

Eyes = tuple[str, int | None]  # a person, and the own seat through which they look


class Showing:
    """Used at once and thrown away; what is the same for several who look with the same eyes is worked out once."""

    def __init__(self, live: LiveTable, people: People, connected: set[str]) -> None:
        self.live = live
        self._people = people
        self._connected = connected
        self._seen: dict[Eyes, tuple[TableState, Told]] = {}
        self._differences: Known = {}

    def eyes(self, person: str, seat: int | None) -> int | None:
        """The seat if it is the person's own to look through; else a spectator's eyes."""
        return seat if seat in seats_of(self.live.row, person) else None

    def told(self, person: str, seat: int | None) -> Told:
        return self._look(person, seat)[1]

    def whole(self, person: str, seat: int | None, since: int) -> TableNews:
        """All of it, with the events after the first so many."""
        state, told = self._look(person, seat)
        since = min(since, told.events)
        log = log_for(self.live, seat, since)
        return TableNews(structs.replace(state, log_from=since, log=log, version=told.version))

    def difference(self, person: str, seat: int | None, before: Told) -> TableDifference:
        """What is different from what they were told; the log only grows."""
        told = self.told(person, seat)
        return TableDifference(
            table=self.live.row.id,
            before=before.version,
            version=told.version,
            sequence=self.live.row.sequence,
            log_from=before.events,
            log=log_for(self.live, seat, before.events),
            change=told.change_since(before, self._differences),
        )

    def _look(self, person: str, seat: int | None) -> tuple[TableState, Told]:
        found = self._seen.get((person, seat))
        if found is None:
            events = len(self.live.events)
            state = table_state(self.live, person, seat, events, self._people, self._connected)
            found = self._seen[person, seat] = (state, Told.of(state, events))
        return found

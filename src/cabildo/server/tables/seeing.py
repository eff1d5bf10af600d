"""What a person may know of a table: the only place where a game is turned into something that crosses the wire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from cabildo.engine import standings as scores
from cabildo.engine.errors import OptionError
from cabildo.engine.registry import title as find_title
from cabildo.engine.state import State
from cabildo.server.store.rows import PersonRow, SeatRow, TableRow
from cabildo.server.tables.kept_log import Played
from cabildo.server.tables.live_table import LiveTable
from cabildo.server.tables.results import known_result
from cabildo.server.wire.forms import Paint
from cabildo.server.wire.games import Decision, GameEvent, Standings
from cabildo.server.wire.moves import StandingAnswer
from cabildo.server.wire.tables import Origin, SeatInfo, TableInfo, UndoInfo

People = Mapping[str, PersonRow]
NO_UNDO = UndoInfo(free=False, possible=False, asked_by=None, waiting_for=[])


def seats_of(row: TableRow, person: str) -> list[int]:
    """The seats of a person who is there: where a bot stands in for them, they have to come back first."""
    return [seat.seat for seat in row.seats if seat.person == person and seat.bot is None]


def is_at(row: TableRow, person: str) -> bool:
    """Whether the table is partly theirs: they made it, sit there, or a bot stands in for them."""
    return row.owner == person or any(seat.person == person for seat in row.seats)


def table_info(row: TableRow, person: str, people: People, connected: set[str]) -> TableInfo:
    return info_for(person, row, info_for_all(row, people, connected))


def info_for_all(row: TableRow, people: People, connected: set[str], seats: list[SeatInfo] | None = None) -> TableInfo:
    """As somebody sees it who has nothing to do with the table; `seats` where they are known already."""
    last = deadline(row)
    return TableInfo(
        id=row.id,
        title=row.title,
        status=row.status,  # type: ignore[arg-type]  # the column holds nothing else
        public=row.public,
        sequence=row.sequence,
        seats=seats_for_all(row, people, connected) if seats is None else seats,
        options=row.options,
        days_per_move=row.days_per_move,
        owner=False,
        my_turn=False,
        actor=row.actor,
        deadline=None if last is None else last.isoformat(),
        created=row.created.isoformat(),
        moved=row.moved.isoformat(),
        result=known_result(row.result),
        secrets=keeps_secrets(row),
        rematch=row.rematch,
        origin=None if row.origin is None else replace(msgspec.convert(row.origin, Origin), table=None),
        watch_token=None,
    )


def seats_for_all(row: TableRow, people: People, connected: set[str]) -> list[SeatInfo]:
    return [*(seat_info(row, seat, people, connected) for seat in row.seats), *automata_of(row)]


def known_seats(live: LiveTable, people: People, connected: set[str]) -> list[SeatInfo]:
    """The same; made again only where somebody came, went or is called otherwise. Change nothing in it."""
    follow_from: list[Any] = []
    for seat in live.row.seats:
        person = seat.person
        sitting = None if person is None else people.get(person)
        follow_from.append((person, seat.name, seat.bot, seat.gone, sitting, person in connected))
    if live.seats_shown is None or live.seats_shown[0] != follow_from:
        live.seats_shown = (follow_from, seats_for_all(live.row, people, connected))
    return live.seats_shown[1]


def info_for(person: str, row: TableRow, info: TableInfo) -> TableInfo:
    """The same with what is only for this person."""
    if not is_at(row, person):
        return info
    theirs = [seat.seat for seat in row.seats if seat.person == person]
    seats = [replace(seat, mine=True) if seat.seat in theirs else seat for seat in info.seats]
    return replace(info, seats=seats, **own_info(person, row, info))


def own_info(person: str, row: TableRow, info: TableInfo) -> dict[str, Any]:
    """What a table's info holds for this person alone, besides which seats are theirs."""
    at = is_at(row, person)
    is_owner = row.owner == person
    return {
        "owner": is_owner,
        "my_turn": row.status == "running" and row.actor in seats_of(row, person),
        # others may not know the table from which it comes
        "origin": msgspec.convert(row.origin, Origin) if is_owner and row.origin is not None else info.origin,
        "watch_token": row.watch_token if at else None,
    }


def deadline(row: TableRow) -> datetime | None:
    """When the others may hand the actor's seat to a bot."""
    if row.days_per_move is None or row.status != "running":
        return None
    return row.moved + timedelta(days=row.days_per_move)


def seat_info(row: TableRow, seat: SeatRow, people: People, connected: set[str]) -> SeatInfo:
    """As others than those who sit there see it."""
    sits = seat.person is not None
    sitting = None if seat.person is None else people.get(seat.person)
    kind = "person" if sits else "gone" if seat.gone else "bot" if seat.bot is not None else "open"
    return SeatInfo(
        seat=seat.seat,
        kind=kind,  # type: ignore[arg-type]
        name=seat.name or ("" if sitting is None else own_name(row, seat, sitting)),
        colour="" if sitting is None else cast(Paint, sitting.colour),
        bot=seat.bot,
        connected=sits and seat.person in connected,
        mine=False,
        stand_in=(sits or seat.gone) and seat.bot is not None,
    )


def own_name(row: TableRow, seat: SeatRow, sitting: PersonRow) -> str:
    """The person's; at one screen their further seats without a name are told apart by a number."""
    nameless = [other.seat for other in row.seats if other.person == seat.person and not other.name]
    number = nameless.index(seat.seat) + 1
    return sitting.name if number == 1 else f"{sitting.name} {number}"


def keeps_secrets(row: TableRow) -> bool:
    try:
        return find_title(row.title).keeps_secrets(row.options)
    except OptionError:  # a title that is no longer installed
        return True


def automata_of(row: TableRow) -> list[SeatInfo]:
    """The seats after the people's, which nobody plays."""
    try:
        names = find_title(row.title).automata(row.players, row.options)
    except OptionError:  # a title that is no longer installed
        names = ()
    return [
        SeatInfo(
            seat=row.players + number,
            kind="automaton",
            name=name,
            colour="",
            bot=None,
            connected=False,
            mine=False,
            stand_in=False,
        )
        for number, name in enumerate(names)
    ]


def log_for(live: LiveTable, seat: int | None, since: int) -> list[GameEvent]:
    """The events after the first so many, as the seat may know them."""
    return [cast(GameEvent, event.seen_by(seat)) for event in live.events.since(since)]


def standing_of(seat: SeatRow) -> list[StandingAnswer]:
    return [StandingAnswer(key, action) for key, action in sorted((seat.standing or {}).items())]


def decision_for(live: LiveTable, seat: int | None) -> Decision | None:
    """In full for the seat that is asked; the others learn who is asked for what kind of decision."""
    decision = live.decision()
    if decision is None:
        return None
    if decision["seat"] == seat:
        return cast(Decision, {**decision, **live.judged()})
    return cast(Decision, live.public_decision())


def standings_of(state: State, seat: int | None) -> Standings | None:
    return standings_data(state.title.standings_for(state, [seat])[seat])


def standings_data(standings: scores.Standings | None) -> Standings | None:
    """As it is sent: its records are encoded as data."""
    return None if standings is None else cast(Standings, {"final": standings.final, "seats": standings.seats})


def undo_info(live: LiveTable, seat: int | None, mine: Sequence[int] = ()) -> UndoInfo:
    if live.game is None or live.game.state.over:
        return NO_UNDO
    asked = live.row.undo_asked
    asked_by = None if asked is None else asked["seat"]
    waiting_for = [] if asked is None else voters_left(live.row, asked)
    last = None if seat is None else last_decided(live, seat, mine)
    if seat is None or last is None:
        return UndoInfo(free=False, possible=False, asked_by=asked_by, waiting_for=waiting_for)
    given = changeable(live, seat)
    others = live.moves_of_others(last)
    return UndoInfo(
        free=not others and last.seat is not None and live.undo_is_free(last.seat),
        possible=True,
        asked_by=asked_by,
        waiting_for=waiting_for,
        action=last.action,
        seat=last.seat,
        others=others,
        given=None if given is None else given.action,
        given_others=0 if given is None else live.moves_of_others(given),
    )


def last_decided(live: LiveTable, seat: int, mine: Sequence[int]) -> Played | None:
    """What is taken back: the seat's last decision, or, where nothing is hidden, the last one at the same screen."""
    if len(mine) < 2 or keeps_secrets(live.row):
        return live.last_decided(seat)
    found = [last for last in map(live.last_decided, mine) if last is not None]
    return max(found, key=lambda last: last.sequence, default=None)


def changeable(live: LiveTable, seat: int) -> Played | None:
    """What was answered for the seat last, if nobody has to agree that it is answered anew."""
    given = live.last_given(seat)
    if given is None or live.undo_is_free(seat, given=True):
        return given
    return None if voters_left(live.row, {"seat": seat, "accepted": []}) else given


def voters_left(row: TableRow, asked: dict[str, Any]) -> list[int]:
    """The seats of other people who have not agreed yet; bots agree, and so do one's own seats."""
    asking = next(seat.person for seat in row.seats if seat.seat == asked["seat"])
    return [
        seat.seat
        for seat in row.seats
        if seat.person not in (None, asking) and seat.bot is None and seat.seat not in asked["accepted"]
    ]

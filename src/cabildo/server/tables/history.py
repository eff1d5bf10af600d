"""What somebody's games came to: a list of them with their results, and averages by title and opponent."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from cabildo.engine.errors import CabildoError
from cabildo.server.problems import RequestProblem
from cabildo.server.store.rows import TableRow
from cabildo.server.tables.results import NO_RESULT, known_result, result_of
from cabildo.server.tables.seeing import People, automata_of
from cabildo.server.tables.tables import Tables
from cabildo.server.wire.history import Averages, OpponentTally, Tally
from cabildo.server.wire.tables import SeatResult

LOG = logging.getLogger("cabildo.history")
AT_ONCE = 20  # games from before results were kept, of which they are found while somebody waits

Opponent = tuple[Literal["person", "bot", "automaton"], str]  # which kind, and who of them


class Came(Struct, frozen=True):
    """How one seat came off in a game, and how each of its opponents did."""

    title: str
    own: SeatResult
    others: dict[Opponent, list[SeatResult]]


async def find_results(tables: Tables, person: str) -> None:
    """Keep the results of games that ended before they were kept, some at a time."""
    for table in await tables.store.games_without_result(person, AT_ONCE):
        try:
            live = await tables.live(table)
            result = (None if live.game is None else result_of(live.game)) or NO_RESULT
        except RequestProblem:
            continue  # it was deleted a moment ago
        except (
            CabildoError
        ):  # of a title that is not installed any more, or damaged: the next ones shall have their turn
            LOG.warning("table %s: its game cannot be read, so that nobody knows how it ended", table)
            await tables.store.keep_result(table, NO_RESULT)
            continue
        await tables.store.keep_result(table, result)
        live.row.result = result


def averages(games: Sequence[TableRow], person: str, people: People) -> Averages:
    """Of games that are over; see `wire.Averages` for those that do not count."""
    came = [found for row in games if (found := came_off(row, person)) is not None]
    by_title: dict[str, list[SeatResult]] = {}
    by_opponent: dict[tuple[str, Opponent], list[tuple[SeatResult, list[SeatResult]]]] = {}
    for game in came:
        by_title.setdefault(game.title, []).append(game.own)
        for opponent, theirs in game.others.items():
            by_opponent.setdefault((game.title, opponent), []).append((game.own, theirs))
    titles = [
        Tally(
            title=title,
            games=len(own),
            won=sum(one.rank == 1 for one in own),
            rank=mean([one.rank for one in own]),
            points=mean([one.points for one in own]),
        )
        for title, own in by_title.items()
    ]
    opponents = [
        OpponentTally(
            title=title,
            kind=kind,
            name=people[name].name if kind == "person" else name,
            games=len(met),
            before=sum(own.rank < min(other.rank for other in theirs) for own, theirs in met),
            points=mean([own.points for own, _ in met]),
            theirs=mean([other.points for _, theirs in met for other in theirs]),
        )
        for (title, (kind, name)), met in by_opponent.items()
        if kind != "person" or name in people
    ]
    return Averages(
        sorted(titles, key=lambda tally: (-tally.games, tally.title)),
        sorted(opponents, key=lambda tally: (-tally.games, tally.title, tally.kind, tally.name)),
    )


def came_off(row: TableRow, person: str) -> Came | None:
    """How the person's only seat came off; None where the game does not count."""
    mine = [seat.seat for seat in row.seats if seat.person == person]
    result = known_result(row.result)
    if result is None or row.origin is not None or len(mine) != 1:
        return None
    others: dict[Opponent, list[SeatResult]] = {}
    for seat, opponent in opponents_of(row, person):
        if seat < len(result.seats):
            others.setdefault(opponent, []).append(result.seats[seat])
    return Came(row.title, result.seats[mine[0]], others)


def opponents_of(row: TableRow, person: str) -> Iterator[tuple[int, Opponent]]:
    """The other seats, but for those of people who are gone: nothing tells any more who they were."""
    for seat in row.seats:
        if seat.person is not None and seat.person != person:
            yield seat.seat, ("person", seat.person)
        elif seat.person is None and seat.bot is not None and not seat.gone:
            yield seat.seat, ("bot", seat.bot)
    for automaton in automata_of(row):
        yield automaton.seat, ("automaton", automaton.name)


def mean(numbers: Sequence[int]) -> float:
    return round(sum(numbers) / len(numbers), 2)

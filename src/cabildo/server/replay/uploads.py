"""Records in files: a game that somebody brings becomes a table to look at; nobody plays there."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec

from cabildo.engine.documents import parse_document
from cabildo.engine.errors import RecordError
from cabildo.engine.events import Event
from cabildo.engine.game import Game
from cabildo.engine.record import Seat
from cabildo.server.names import shown_name
from cabildo.server.problems import RequestProblem, forbidden
from cabildo.server.settings import Limits
from cabildo.server.store.holdings import RECORD
from cabildo.server.store.rows import LogRow, SeatRow, TableRow
from cabildo.server.tables.live_table import START, UNDONE_CHANCE, write_events
from cabildo.server.tables.tables import Tables

MOST_RECORD = 512 * 1024  # bytes; long games have about 100,000
LONGEST_DETAIL = 400  # of what is said about a bad one: it may quote a text of any length


class Uploads:
    """Checks records by playing them again, one at a time, since that is work."""

    def __init__(self, tables: Tables, limits: Limits | None = None) -> None:
        self._tables = tables
        self._limits = limits  # of what a person may have
        self._one = asyncio.Semaphore(1)

    async def take(self, file: bytes, person: str) -> str:
        """The new table's id; raises a problem that names the field, the move or the rule."""
        async with self._one:
            try:
                row, entries, positions = await asyncio.to_thread(self._read, file, person)
            except RecordError as problem:
                params = {name: shortened(value) for name, value in problem.params.items()}
                code, detail = f"problem-record-{problem.fault}", str(problem)[:LONGEST_DETAIL]
                raise RequestProblem(422, code, detail, params=params) from None
        row.origin = {"kind": RECORD, "bytes": len(msgspec.json.encode([entries, positions]))}
        await self._tables.store.create_table(row, entries=entries, positions=positions, limits=self._limits)
        return row.id

    async def delete(self, table: str, person: str) -> None:
        """Delete a record that the person brought; games that were played here are never deleted."""
        async with self._tables.alone(table) as live:
            if not is_record(live.row):
                raise forbidden("only records can be deleted, not games that were played here")
            if live.row.owner != person:
                raise forbidden("only who brought a record can delete it")
            await self._tables.store.delete_table(table)
        self._tables.forget(table)
        await self._tables.changed(table)

    def _read(self, file: bytes, person: str) -> tuple[TableRow, list[LogRow], dict[int, dict[str, Any]]]:
        try:
            document = parse_document(file, RecordError, "record")
        except RecordError as problem:
            raise RecordError(str(problem), "unreadable") from None
        if not isinstance(document, dict):  # as YAML nearly every text can be read
            raise RecordError("record: is neither JSON nor YAML with fields", "unreadable")
        game = Game.from_record(document)
        return self._row(game, person), self._entries(game), positions_of(game)

    def _row(self, game: Game, person: str) -> TableRow:
        record, at = game.record(), self._tables.clock()
        return TableRow(
            id=secrets.token_urlsafe(9),
            title=record.title,
            rules=record.rules,
            options=dict(record.options or (record.position or {}).get("options", {})),
            players=record.players,
            public=False,
            days_per_move=None,
            owner=person,
            status="over",
            sequence=1 + len(record.moves),
            actor=None,
            undo_asked=None,
            created=at,
            moved=at,
            rematch=None,
            origin=None,  # `take` knows more of it
            seats=[
                SeatRow(number, None, shown_name(seat.name), shown_name(seat.bot or "") or None, None)
                for number, seat in enumerate(record.seats or [Seat()] * record.players)
            ],
        )

    def _entries(self, game: Game) -> list[LogRow]:
        """The log that the game would have left here: the set-up and an entry a move."""
        at = self._tables.clock()
        events: list[list[Any]] = [[] for _ in range(1 + len(game.moves))]
        for event in game.events:
            sequence = event.move + 1 if event.move else 0
            events[event.move].append(msgspec.structs.replace(event, move=sequence))
        record = game.record()
        for taken in record.taken_back:
            sequence = 1 + taken.after
            undone = Event(UNDONE_CHANCE, {"seat": taken.seat, "undoes": sequence + 1}, sequence)
            events[taken.after].append(undone)
        setup: dict[str, Any] = {"chance": record.setup} | ({"board": record.board} if record.board else {})
        return [
            LogRow(1, "setup", None, None, [setup], write_events(events[0]), at),
            *(
                LogRow(1 + n, "move", move.seat, None, [msgspec.to_builtins(move)], write_events(events[n]), at)
                for n, move in enumerate(game.moves, 1)
            ),
        ]


def is_record(row: TableRow) -> bool:
    return (row.origin or {}).get("kind") == RECORD


def positions_of(game: Game) -> dict[int, dict[str, Any]]:
    """By sequence: where the game was taken up, if not at the set-up, and the one before the last move.

    With it the end is at hand. More of them, as a table in play has, are of no use: nobody takes back here.
    """
    start = game.record().position
    positions = {} if start is None else {START: start}
    if len(game.moves) > 1:
        positions[len(game.moves)] = game.state_after(len(game.moves) - 1).to_position()
    return positions


def shortened(value: str | int) -> str | int:
    return shown_name(value) if isinstance(value, str) else value

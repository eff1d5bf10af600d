"""All that is one person's, written down as JSON piece by piece: however much it is, little of it is in memory."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import msgspec

from cabildo.server.problems import RequestProblem
from cabildo.server.push.endpoints import service_of
from cabildo.server.replay.replays import Replays, is_open_book
from cabildo.server.replay.uploads import is_record
from cabildo.server.store.rows import TableRow
from cabildo.server.store.store import Store
from cabildo.server.tables.seeing import People

FORMAT = 1


async def everything_of(store: Store, replays: Replays, person: str) -> AsyncIterator[bytes]:
    """The person, their tables with the records of games that are over, the records they brought, chat and notes.

    Of a game that still runs there are their own moves: more of it would tell what they cannot know. Of the browsers
    that they let us call there is what tells nobody how to do that.
    """
    found = await store.person(person)
    made = await store.recovery_made(person)
    mine: dict[str, Any] = {} if found is None else msgspec.structs.asdict(found)
    yield b'{"cabildo-person":' + encoded(FORMAT)
    yield b',"person":' + encoded({**mine, "recovery_link_made": made})
    rows = await store.tables_of(person, None)
    for name, wanted in (("tables", False), ("records", True)):
        yield f',"{name}":['.encode()
        comma = b""
        for row in rows:
            if is_record(row) == wanted:
                people = await store.people(sorted({seat.person for seat in row.seats if seat.person is not None}))
                yield comma + encoded(await table_of(row, people, replays, store, person))
                comma = b","
        yield b"]"
    said = [{"table": table, **line_of(line)} for table, line in await store.chat_of(person)]
    yield b',"chat":' + encoded(said)
    notes = [{"table": table, "text": text} for table, text in (await store.notes_of(person)).items()]
    yield b',"notes":' + encoded(notes)
    yield b',"watched":' + encoded(await store.visited(person))
    devices = [
        {"service": service_of(device.endpoint), "language": device.language, "made": device.made}
        for device in await store.devices_of(person)
    ]
    yield b',"called_at":' + encoded({"browsers": devices, "tables": await store.bells_of(person)}) + b"}\n"


def encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


def line_of(line: Any) -> dict[str, Any]:
    return {name: getattr(line, name) for name in ("number", "name", "colour", "text", "at")}


async def table_of(row: TableRow, people: People, replays: Replays, store: Store, person: str) -> dict[str, Any]:
    told: dict[str, Any] = {
        name: getattr(row, name)
        for name in ("id", "title", "rules", "options", "players", "public", "days_per_move", "status", "created")
    }
    told |= {"last_move": row.moved, "made_by_me": row.owner == person}
    told["my_seats"] = [
        {
            "seat": seat.seat,
            "name": seat.name,
            "away": seat.bot is not None,
            "answered_beforehand": seat.standing or {},
        }
        for seat in row.seats
        if seat.person == person
    ]
    try:
        if is_open_book(row):
            told["record"] = msgspec.Raw(await replays.record(row, people))
        elif row.status == "running":
            told["my_moves"] = await own_moves(row, store, person)
    except RequestProblem:
        told["record"] = None  # the game cannot be replayed, or was deleted a moment ago
    return told


async def own_moves(row: TableRow, store: Store, person: str) -> list[dict[str, Any]]:
    """All moves of the person's seats, those too that were taken back."""
    seats = [seat.seat for seat in row.seats if seat.person == person]
    return [
        {"sequence": entry.sequence, "at": entry.at, "seat": entry.seat, "actions": [m["action"] for m in entry.moves]}
        for entry in await store.entries(row.id)
        if entry.kind == "move" and entry.seat in seats
    ]

"""A game written down: every effective action in notation with what chance did, enough to play it again anywhere."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from cabildo.engine.documents import as_typed
from cabildo.engine.errors import RecordError

FORMAT = 1

Given = Literal["usual", "standing"]
USUAL: Final[Given] = "usual"  # the answer that nearly everybody gives was given for a player
STANDING: Final[Given] = "standing"  # what a player answered beforehand was given for them


class Move(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """An action that counts, and what chance did in it."""

    seat: int
    action: str
    chance: list[str] = []  # "tile corn": kind and result, in the order in which they fell
    given: Given | None = None  # where the player did not decide it now


class Seat(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who sat there."""

    name: str = ""
    bot: str | None = None  # which program plays here


class TakenBack(Struct, forbid_unknown_fields=True, frozen=True):
    """A seat took back moves in which chance had spoken, so that it spoke anew; none of them is in the record."""

    seat: int
    after: int  # so many moves of the record had been made where the game went on


class Record(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Replays by itself: neither seed nor generator is in it."""

    cabildo: int  # the version of this format
    title: str
    rules: int
    players: int
    options: dict[str, Any] = {}
    board: dict[str, Any] | None = None  # the board pack, where it is not the default one
    seats: list[Seat] = []
    setup: list[str] = []  # what chance did before the first move
    position: dict[str, Any] | None = None  # where the game was taken up, if not at the set-up
    moves: list[Move] = []
    taken_back: list[TakenBack] = []  # in the order in which it happened
    result: list[dict[str, Any]] | None = None  # seats by rank, when the game is over
    hash: str  # of the position after the last move


def read_record(document: Any, source: str = "record") -> Record:
    """The record in plain data; raises RecordError, naming the field."""
    record = as_typed(document, Record, RecordError, source)
    if record.cabildo != FORMAT:
        problem = f"{source}: cabildo: format {record.cabildo} is not known (this is format {FORMAT})"
        raise RecordError(problem, "format", version=record.cabildo)
    if record.seats and len(record.seats) != record.players:
        raise RecordError(f"{source}: seats: {len(record.seats)} seats for {record.players} players")
    for number, taken in enumerate(record.taken_back):
        if not (0 <= taken.seat < record.players and 0 <= taken.after <= len(record.moves)):
            raise RecordError(f"{source}: taken_back[{number}]: there is no such seat or move")
    return record


def record_data(record: Record) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(record)
    return data


def write_record(record: Record) -> bytes:
    """The record as JSON, a move a line, so that people and version control can read it."""
    data = record_data(record)
    moves = data.pop("moves", [])
    tail = {name: data.pop(name) for name in ("result", "hash") if name in data}
    lines = [f' "{name}": {compact(value)},' for name, value in data.items()]
    lines.append(' "moves": [')
    lines.extend(f"  {compact(move)}{',' if number < len(moves) else ''}" for number, move in enumerate(moves, 1))
    lines.append(" ],")
    ending = [f' "{name}": {compact(value)}' for name, value in tail.items()]
    return ("{\n" + "\n".join(lines) + "\n" + ",\n".join(ending) + "\n}\n").encode()


def compact(value: Any) -> str:
    return msgspec.json.encode(value).decode()

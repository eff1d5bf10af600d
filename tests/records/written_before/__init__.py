"""Positions that earlier code wrote, with what was asked in them, as the tests read them."""

from __future__ import annotations

import gzip
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from cabildo.engine.record import Move, Record

FOLDER = Path(__file__).parent
FORMAT, RULES = 1, 1  # of records then


class Written(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A position, what was asked there, and how a game went on from it."""

    name: str
    case: str  # what sort of decision: the phase and what matters about it
    position: dict[str, Any]
    vocabulary: int  # which of the file's vocabularies the reasons are about
    actor: int
    kind: str
    usual: str | None = None
    legal: list[str]
    reasons: dict[str, str]  # against all other actions: by rule the ranges of their places in the vocabulary
    view: str  # the hash of the actor's view; for information, since views may change
    moves: list[Move]
    result: list[dict[str, Any]] | None = None  # when they reach the end of the game
    hash: str | None = None  # of the finished game
    then: list[str] = []  # what is legal after them otherwise

    def record(self, title: str) -> Record:
        """The game from the position to its end."""
        assert self.hash is not None, self.name
        return Record(
            cabildo=FORMAT,
            title=title,
            rules=RULES,
            players=len(self.position["players"]),
            position=self.position,
            moves=self.moves,
            result=self.result,
            hash=self.hash,
        )


class Collection(Struct, forbid_unknown_fields=True):
    """All positions of a title that one commit wrote."""

    commit: str
    title: str
    vocabularies: list[list[str]]
    positions: list[Written]

    def why_not(self, written: Written) -> dict[str, str]:
        """The reason against each action that was not legal, by notation."""
        notations = self.vocabularies[written.vocabulary]
        return {notations[place]: reason for reason, ranges in written.reasons.items() for place in places_in(ranges)}


def collection_path(title: str) -> Path:
    return FOLDER / f"positions-{title}.json.gz"


def read_collection(title: str) -> Collection:
    return msgspec.json.decode(gzip.decompress(collection_path(title).read_bytes()), type=Collection)


def write_collection(collection: Collection) -> None:
    data = gzip.compress(msgspec.json.encode(collection), mtime=0)  # the same content, the same file
    collection_path(collection.title).write_bytes(data)


def ranges_of(places: Sequence[int]) -> str:
    """Ascending numbers in a short form: "3-5 8"."""
    ranges: list[list[int]] = []
    for place in places:
        if ranges and ranges[-1][1] == place - 1:
            ranges[-1][1] = place
        else:
            ranges.append([place, place])
    return " ".join(str(first) if first == last else f"{first}-{last}" for first, last in ranges)


def places_in(ranges: str) -> list[int]:
    """The numbers that `ranges_of` wrote."""
    places: list[int] = []
    for written in ranges.split():
        first, _, last = written.partition("-")
        places.extend(range(int(first), int(last or first) + 1))
    return places

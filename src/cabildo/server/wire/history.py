"""Looking back on one's games: which there were, and what they came to."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from cabildo.server.wire.tables import TableInfo


class History(Struct):
    """A page of the games that I sat at and that are over, the newest first."""

    games: list[TableInfo]
    total: int  # on all pages


class Tally(Struct):
    """What my games of a title came to; points and rank are averages."""

    title: str
    games: int
    won: int
    rank: float
    points: float


class OpponentTally(Struct):
    """What my games of a title came to in which somebody, or a kind of bot, sat at the table too."""

    title: str
    kind: Literal["person", "bot", "automaton"]
    name: str  # of a person; of a bot its level; of an automaton the word of its message `automaton-<name>`
    games: int
    before: int  # in so many I was placed before them, before all where several sat there
    points: float  # my own
    theirs: float


class Averages(Struct):
    """My games in numbers.

    Games at one screen, where I had several seats, and games that went on from another one's position do not count.
    """

    titles: list[Tally]
    opponents: list[OpponentTally]

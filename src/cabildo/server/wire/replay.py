"""Looking back on the wire: the course of a game, and games that go on from it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from cabildo.engine.record import TakenBack
from cabildo.server.wire.forms import SeatNumber, Sequence
from cabildo.server.wire.games import Decision, GameEvent, Standings
from cabildo.server.wire.tables import SeatWish, TableInfo


class ReplayMove(Struct):
    """A move as the looking seat may know it; `action` is None for another seat's secret choice."""

    seat: int
    action: str | None
    sequence: int  # of its entry in the table's log


class Replay(Struct):
    """A game to leaf through. Step 0 is the start; step n is what the n-th move led to."""

    table: TableInfo
    seat: int | None  # whose eyes these are
    eyes: list[int | None]  # through whose one may look: of a game that is over through everybody's
    steps: list[ReplayMove]
    rounds: list[int]  # in which each step lies, from step 0 on
    log: list[GameEvent]  # `move` is the step
    counted: list[str]  # kinds of actions worth counting
    ended: bool  # whether the last step is the end of the game
    taken_back: list[TakenBack]  # where somebody took back what chance had decided


class StepView(Struct):
    """What the seat could see after a step, and what was asked then."""

    step: int
    sequence: int  # of the move that led there; where it is not that of the replay, moves were taken back meanwhile
    view: dict[str, Any]
    decision: Decision | None
    standings: Standings | None
    score: Standings | None  # what brought everybody's points, where everything may be known; else the standings


class Figures(Struct):
    """Numbers over time: of each figure a row a seat, with a value for each of `steps`; None is not known."""

    steps: list[int]
    figures: dict[str, list[list[int | None]]]


class ForkWish(Struct, forbid_unknown_fields=True):
    """Go on from a step at a new table; `seat` is whose knowledge counts while the game runs.

    With the `sequence` of the step it is only done if this move was not taken back meanwhile.
    """

    step: Sequence
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=20)]
    seat: SeatNumber | None = None
    sequence: Sequence | None = None
    public: bool = False
    days_per_move: Annotated[int, Meta(ge=1, le=60)] | None = None

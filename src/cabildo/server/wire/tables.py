"""Tables on the wire: making one, sitting down at it, and how it stands."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from cabildo.server.wire.forms import PLAIN, Paint, Status, Token
from cabildo.server.wire.games import Decision, GameEvent, Standings
from cabildo.server.wire.moves import StandingAnswer


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat: the asking person (several times for one screen), a friend by link, or a bot."""

    kind: Literal["me", "link", "bot"]
    name: Annotated[str, Meta(max_length=40, pattern=rf"^{PLAIN}*$")] = ""  # a name at one screen
    bot: Annotated[str, Meta(max_length=40)] = "simple"


class TableWish(Struct, forbid_unknown_fields=True):
    """A table as somebody wants it."""

    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=20)]
    options: dict[str, str | int | bool] = {}
    public: bool = False
    days_per_move: Annotated[int, Meta(ge=1, le=60)] | None = None
    seed: Annotated[int, Meta(ge=0, le=2**62 - 1)] | None = None  # only for the set-up; never handed out again


class SeatInfo(Struct):
    """A seat as everybody sees it."""

    seat: int
    # gone: who sat here left for good and is deleted; automaton: nobody plays it, and nobody can sit there
    kind: Literal["person", "bot", "open", "gone", "automaton"]
    name: str  # of an automaton the word of its message `automaton-<name>`
    colour: Paint
    bot: str | None
    connected: bool
    mine: bool
    stand_in: bool  # a bot plays for somebody who is away or gone


class Origin(Struct):
    """Where a game comes from that was not set up here: it goes on from a move of another table, or is a record."""

    kind: Literal["fork", "record"]
    table: str | None = None  # only told to whoever made the table
    step: int = 0
    sampled: bool = False  # what the seat could not know was drawn anew


class SeatResult(Struct):
    """How a seat came off."""

    rank: int
    points: int


class GameResult(Struct):
    """How a game ended."""

    round: int  # in which it did; of a title without rounds always the same
    seats: list[SeatResult]  # by seat, automata included


class TableInfo(Struct):
    """A table in a list."""

    id: str
    title: str
    status: Status
    public: bool
    sequence: int
    seats: list[SeatInfo]
    options: dict[str, str | int | bool]
    days_per_move: int | None
    owner: bool  # whether the asking person made it
    my_turn: bool
    actor: int | None
    deadline: str | None  # when the others may hand the seat to a bot
    created: str
    moved: str
    result: GameResult | None  # of a game that is over
    secrets: bool  # whether a seat knows what others do not: where it does not, one screen needs no curtain
    rematch: str | None  # the table that goes on from here
    origin: Origin | None
    watch_token: str | None  # of the link by which somebody may watch; only for those at the table


class Invitation(Struct):
    """The link to a seat that is still open; only the table's owner gets it."""

    seat: int
    token: str


class UndoInfo(Struct):
    """Taking back: whether it is free for the looking seat, and who has asked the others for it."""

    free: bool
    possible: bool
    asked_by: int | None
    waiting_for: list[int]
    action: str | None = None  # to which it goes: what the looking seat decided last
    seat: int | None = None  # whose that is: at one screen without secrets another seat of the same person may be it
    others: int = 0  # so many moves of other seats would go with it
    given: str | None = None  # what was answered for the looking seat last, if nobody has to agree to answer it anew
    given_others: int = 0  # so many moves of other seats would go with that


class TableState(Struct):
    """All that one seat, or a spectator, may know of a table now."""

    table: TableInfo
    seat: int | None  # whose eyes these are
    mine: list[int]
    view: dict[str, Any] | None
    decision: Decision | None  # in full for its own seat, else only seat, kind and prompt
    standings: Standings | None
    undo: UndoInfo
    log_from: int  # number of the first event in `log`
    log: list[GameEvent]
    invitations: list[Invitation]
    standing: list[StandingAnswer]  # which the looking seat gave beforehand
    version: str = ""  # of all this, by which a later difference says from what it starts


class VisitWish(Struct, forbid_unknown_fields=True):
    """Come to a private table by a link: to an open seat, or to watch."""

    token: Token


class WatchLink(Struct):
    """The secret of the link by which somebody may watch."""

    token: str


class JoinWish(Struct, forbid_unknown_fields=True):
    """Take a seat: by the token of a link, or any open seat of a public table."""

    token: Token | None = None

"""What crosses the wire between server and clients, as types; the OpenAPI description is made from them.

Titles' own data (views, decisions, events) is plain data whose form the title decides; a client shows it by its title's
board or by the generic panel.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from cabildo.engine.record import TakenBack

# no control characters: they say nothing to people, and PostgreSQL refuses some
PLAIN = r"[^\x00-\x1f\x7f]"
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=rf"^{PLAIN}*[^\s\x00-\x1f\x7f]{PLAIN}*$")]
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
Colour = Literal["red", "blue", "green", "yellow", "purple", "orange", "teal", "brown"]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Sequence = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=19)]
Notation = Annotated[str, Meta(min_length=1, max_length=80)]
StandingKey = Annotated[str, Meta(min_length=1, max_length=80, pattern=rf"^{PLAIN}+$")]
Status = Literal["open", "running", "over"]


class Problem(Struct):
    """Every answer that is not a success. `code` is a message id; `rule` names the rule where one is broken."""

    code: str
    message: str
    rule: str | None = None
    params: dict[str, str | int] = {}  # of the message with this id


# ---- people


class PersonWish(Struct, forbid_unknown_fields=True):
    """Who a guest wants to be."""

    name: Name
    colour: Colour = "blue"


class Person(Struct):
    """A guest, as the others see them."""

    id: str
    name: str
    colour: str


class RecoveryInfo(Struct):
    """When the link was made that makes another browser mine; None where there is none."""

    made: str | None


class RecoveryLink(Struct):
    """The secret of that link: whoever has it is that person. Only its hash is kept."""

    token: str


class RecoveryToken(Struct, forbid_unknown_fields=True):
    """The secret of somebody's link."""

    token: Token


class Recoverable(Struct):
    """Whose link it is."""

    name: str
    colour: str
    tables: int  # which they have
    me: bool  # I am that person already
    mine: int  # tables that I have as whom I am now


class RecoverWish(Struct, forbid_unknown_fields=True):
    """Become the person whose link it is; with `merge` they get all that I had, else it stays with whom I was."""

    token: Token
    merge: bool = False


# ---- titles


class OptionInfo(Struct):
    """An option of a title, for a form."""

    name: str
    message: str
    choices: list[str | int | bool]
    choice_players: list[list[int] | None]  # for each choice the numbers of players with which it is there
    default: str | int | bool
    players: list[int] | None
    needs: dict[str, list[str | int | bool]]


class TitleInfo(Struct):
    """What a title offers."""

    name: str
    players: list[int]
    options: list[OptionInfo]
    bots: list[str]
    rules_version: int


class RuleInfo(Struct):
    """An entry of the ledger."""

    id: str
    section: str
    text: str
    ruling: str | None


# ---- tables


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
    colour: str
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


class TableState(Struct):
    """All that one seat, or a spectator, may know of a table now."""

    table: TableInfo
    seat: int | None  # whose eyes these are
    mine: list[int]
    view: dict[str, Any] | None
    decision: dict[str, Any] | None  # in full for its own seat, else only seat, kind and prompt
    standings: dict[str, Any] | None
    undo: UndoInfo
    log_from: int  # number of the first event in `log`
    log: list[dict[str, Any]]
    invitations: list[Invitation]
    standing: list[StandingAnswer]  # which the looking seat gave beforehand


class VisitWish(Struct, forbid_unknown_fields=True):
    """Come to a private table by a link: to an open seat, or to watch."""

    token: Token


class WatchLink(Struct):
    """The secret of the link by which somebody may watch."""

    token: str


class JoinWish(Struct, forbid_unknown_fields=True):
    """Take a seat: by the token of a link, or any open seat of a public table."""

    token: Token | None = None


class MoveWish(Struct, forbid_unknown_fields=True):
    """Actions of one seat, all or nothing; only the last may be one that cannot be taken back freely.

    The same key is only ever carried out once, and stands for nothing else than what it was sent with first.
    """

    key: Key
    expected: Sequence
    seat: SeatNumber
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=60)]
    given: Literal["usual"] | None = None  # the client gave the usual answer; taking back goes over it


class StandingWish(Struct, forbid_unknown_fields=True):
    """Answer beforehand: whenever my seat is asked under this key and may do this, it is done."""

    seat: SeatNumber
    key: StandingKey
    action: Notation


class StandingAnswer(Struct):
    """An answer that was given beforehand; only its own seat is told."""

    key: str
    action: str


class UndoWish(Struct, forbid_unknown_fields=True):
    """Take the seat's last move back, or ask the others for it."""

    key: Key
    expected: Sequence
    seat: SeatNumber


class UndoAnswer(Struct, forbid_unknown_fields=True):
    """An answer to somebody who wants to take back."""

    seat: SeatNumber
    accept: bool


class Done(Struct):
    """Carried out and on disk."""

    sequence: int
    unplayed: int = 0  # the last actions of a list, which were not tried: one before them told something new


class WhyWish(Struct, forbid_unknown_fields=True):
    """Why may the seat not do this now?"""

    seat: SeatNumber
    action: Notation


class Why(Struct):
    """The rule or engine reason against it; None if it is legal."""

    rule: str | None
    text: str | None


class ChatWish(Struct, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*[^\s\x00][^\x00]*$")]


class ChatLine(Struct):
    """Something that was said, with the name its author had then. No text: it was removed; no name: they left."""

    number: int
    name: str
    colour: str
    text: str
    at: str


class Notes(Struct, forbid_unknown_fields=True):
    """A person's private notes on a table."""

    text: Annotated[str, Meta(max_length=10_000, pattern=r"^[^\x00]*$")]


# ---- looking back


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
    log: list[dict[str, Any]]  # `move` is the step
    counted: list[str]  # kinds of actions worth counting
    ended: bool  # whether the last step is the end of the game
    taken_back: list[TakenBack]  # where somebody took back what chance had decided


class StepView(Struct):
    """What the seat could see after a step, and what was asked then."""

    step: int
    sequence: int  # of the move that led there; where it is not that of the replay, moves were taken back meanwhile
    view: dict[str, Any]
    decision: dict[str, Any] | None
    standings: dict[str, Any] | None
    score: dict[str, Any] | None  # what brought everybody's points, where everything may be known; else the standings


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


# ---- the socket: what a client says, and what it hears


class Watch(Struct, tag="watch", tag_field="type", forbid_unknown_fields=True):
    """Follow a table with the eyes of a seat; `since` is the number of events already known."""

    table: TableId
    seat: SeatNumber | None = None
    since: Sequence = 0


class Unwatch(Struct, tag="unwatch", tag_field="type", forbid_unknown_fields=True):
    """Follow it no longer."""

    table: TableId


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Still there?"""


ClientMessage = Watch | Unwatch | Ping


class TableNews(Struct, tag="table", tag_field="type"):
    """The table as it is now, with the events since the last news."""

    state: TableState


class ChatNews(Struct, tag="chat", tag_field="type"):
    """Somebody said something."""

    table: str
    line: ChatLine


class Pong(Struct, tag="pong", tag_field="type"):
    """Still here."""


class Trouble(Struct, tag="problem", tag_field="type"):
    """Something that the client said could not be done, or a table that can be watched no longer."""

    problem: Problem
    table: str | None = None


ServerMessage = TableNews | ChatNews | Pong | Trouble

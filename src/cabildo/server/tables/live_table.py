"""A game in the server's memory: rebuilt from the last snapshot and the log, played on, and shown to its seats."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime
from typing import Any, TypedDict, TypeVar

import msgspec
from msgspec import Struct

from cabildo.engine.errors import CabildoError
from cabildo.engine.events import Event
from cabildo.engine.finality import judged_choices
from cabildo.engine.foresight import PUBLIC
from cabildo.engine.game import Game
from cabildo.engine.positions import position_hash
from cabildo.engine.record import FORMAT, Given, Move, Record
from cabildo.engine.recorder import Recorder
from cabildo.engine.registry import title as find_title
from cabildo.engine.state import State
from cabildo.engine.title import Title
from cabildo.server.store.rows import Appended, LogRow, TableRow
from cabildo.server.tables.kept_log import Entry, EventLog, Played, is_given
from cabildo.server.tables.results import result_of
from cabildo.server.wire.tables import SeatInfo

SNAPSHOT_EVERY = 20
FEW_CHOICES = 24  # of these it takes no time to say which are final
UNDONE = "undone"
UNDONE_CHANCE = "undone-chance"  # the same where chance had spoken, which it will do anew
CUT_SHORT = "cut-short"
START = 0  # the sequence of the snapshot from which a game begins that is not set up

# What a table takes in memory, in bytes, besides what is counted: measured, see docs/performance.md.
TABLE_BYTES = 4_000  # the row, its seats and all that holds things together
STATE_BYTES = 12_000  # a state of the title with the largest one, and the step that leads to it
PIECE_BYTES = 75  # of a piece of events
ENTRY_BYTES = 133  # of an entry's moves
FACTS_BYTES = 240  # of what is told of one choice, once somebody looked

E = TypeVar("E", bound=Entry)


class LastMove(Struct, frozen=True, gc=False):
    """A seat's last move, and how many moves of others there were since."""

    entry: Played
    others: int


class LastMoves(Struct, frozen=True, gc=False):
    """By seat: the last move of all, and the last that was not given for it."""

    any: dict[int, LastMove]
    decided: dict[int, LastMove]


class Judged(TypedDict):
    """What was found by trying the choices of a decision, in the form of `wire.games.Decision`."""

    final: list[str]
    cautions: dict[str, list[dict[str, Any]]]


class LiveTable:
    """The row in the database and the game that belongs to it, at the same sequence.

    The game knows only the moves of the last entry, which is what taking back asks; the rest of the log is kept small.
    """

    def __init__(self, row: TableRow, game: Game | None, entries: list[LogRow]) -> None:
        self.row = row
        self.game = game
        self.events = EventLog(read_events(entry) for entry in entries)
        self.effective = [Played.of(entry) for entry in effective_entries(entries)]  # the moves not taken back
        self._move_bytes = bytes_of(self.effective)
        self.took_back = took_back(entries[-1]) if entries else None  # who took back last, if nobody moved since
        self.seats_shown: tuple[list[Any], list[SeatInfo]] | None = None  # as all see them, and what that follows from
        self._last: tuple[Game | None, LastMoves] | None = None  # of each seat in this game
        self._asked: tuple[Game, dict[str, Any]] | None = None  # the decision of this game, once somebody looked
        self._public: tuple[dict[str, Any], dict[str, Any]] | None = None  # of this decision, what others learn
        self._judged: tuple[Game, Judged] | None = None  # which of its choices are final, or to beware of
        self._thinking: tuple[Game, asyncio.Task[Judged]] | None = None  # the same while it is worked out

    # ---- coming and going

    @classmethod
    def rebuild(cls, row: TableRow, entries: list[LogRow], snapshots: dict[int, dict[str, Any]]) -> LiveTable:
        """The game after its last entry; never more than a few moves are played again."""
        live = cls(row, None, entries)
        if entries:
            live.game = replayed(row, entries[0], live.effective, snapshots)
            live.game.answer_unasked(lambda state: row.actor in (None, state.actor))
        return live

    def follow(self, row: TableRow, entries: list[LogRow]) -> bool:
        """Go on to what another process wrote; false where it has to be rebuilt."""
        if not self._is_continued(row, entries) or any(entry.kind != "move" for entry in entries):
            return False
        for entry in entries:
            game = self._continued(entry)
            play_again(game, entry)
            self.commit(entry, game)
        self.row = row
        return True

    def go_on(self, appended: Appended) -> bool:
        """Play the next move, which another process wrote; false where it is not the next, and has to be read."""
        entry = appended.entry
        if self.game is None or self.row.status != "running" or entry.kind != "move":
            return False
        if entry.sequence != self.row.sequence + 1:
            return False
        game = self._continued(entry)
        play_again(game, entry)
        self.commit(entry, game, keeps_asking=appended.keeps_asking)
        return True

    def _continued(self, entry: Entry) -> Game:
        last = self.effective[-1] if self.effective else None
        return going_on(self.running_game(), keeps_way_back=goes_with(entry, last))

    def _is_continued(self, row: TableRow, entries: list[LogRow]) -> bool:
        """Whether what is on disk begins with what is in memory: a disk that failed may have lost the end of it."""
        known = self.row.sequence
        if row.sequence == known:
            return row.moved == self.row.moved
        return row.sequence > known and [entry.sequence for entry in entries] == [*range(known + 1, row.sequence + 1)]

    def become(self, other: LiveTable) -> None:
        """Replace the contents with another reading of the same table."""
        self.row, self.game, self.events, self.effective = other.row, other.game, other.events, other.effective
        self.took_back = other.took_back
        self._move_bytes = other._move_bytes

    # ---- playing: what is tried is nobody's business until it is on disk and `commit` is called

    def deal(self, seed: int, at: datetime, position: dict[str, Any] | None = None) -> tuple[LogRow, Game]:
        """A new game, or one that goes on from a position, and the log entry that holds what chance did in it."""
        if position is not None:
            game = Game.from_position(position, seed=seed)
        else:
            game = Game.new(self.row.title, self.row.players, seed, self.row.options)
        setup = [{"chance": game.record().setup}]
        events = write_events(game.events)
        return LogRow(self.row.sequence + 1, "setup", None, None, setup, events, at), game

    def try_moves(
        self, seat: int, actions: list[str], key: str | None, at: datetime, seed: int, given: Given | None = None
    ) -> tuple[LogRow, Game]:
        """The game after the actions, all or nothing, and their log entry; raises CabildoError.

        Whether it raises has nothing to do with the seed. Of a list that chance cuts short the rest is not played.
        """
        last = self.effective[-1] if self.effective else None
        follows = given is not None and last is not None and last.seat == seat
        game = going_on(self.running_game(), keeps_way_back=follows)
        before = len(game.moves)
        game.state.reseed(seed)  # whoever saw this seed can foretell nothing
        sequence = self.row.sequence + 1
        events = [msgspec.structs.replace(event, move=sequence) for event in game.apply_all(actions, given)]
        done = game.moves[before:]
        if (left := len(actions) - len(done)) > 0:
            events.append(Event(CUT_SHORT, {"seat": seat, "left": left}, sequence))
        moves: list[dict[str, Any]] = [msgspec.to_builtins(move) for move in done]
        return LogRow(sequence, "move", seat, key, moves, write_events(events), at), game

    def try_undo(self, seat: int, key: str | None, at: datetime, *, given: bool = False) -> LogRow:
        """The log entry that takes back everything since the seat's last own move, that move included.

        With `given` it is the one that was given for the seat last.
        """
        last = self.last_given(seat) if given else self.last_decided(seat)
        if last is None:
            raise CabildoError("this seat has no move to take back")
        sequence = self.row.sequence + 1
        spoke = any(move.get("chance") for entry in self.effective_from(last.sequence) for move in entry.moves)
        name = UNDONE_CHANCE if spoke and not self.undo_is_free(seat, given=given) else UNDONE
        undone = Event(name, {"seat": seat, "undoes": last.sequence}, sequence)
        return LogRow(sequence, "undo", seat, key, [{"undoes": last.sequence}], write_events([undone]), at)

    def commit(self, entry: LogRow, game: Game, *, keeps_asking: bool = False) -> None:
        """The entry is on disk: this is the game now."""
        self.game = game
        self.row.sequence = entry.sequence
        self.row.moved = entry.at
        self.row.status = status_of(game)
        self.row.actor = actor_of(game)
        self.row.result = result_of(game)
        if not keeps_asking:
            self.row.undo_asked = None
        self.took_back = took_back(entry)
        self.events.add_written(entry.events)
        if entry.kind == "move":
            played = Played.of(entry)
            self.effective.append(played)
            self._move_bytes += len(played.written)
        elif entry.kind == "undo":
            self.effective = without(self.effective, entry)
            self._move_bytes = bytes_of(self.effective)

    def snapshot_due(self, game: Game) -> dict[str, Any] | None:
        """The position to keep with the next move, every so many moves."""
        return None if (len(self.effective) + 1) % SNAPSHOT_EVERY else game.state.to_position()

    # ---- reading

    def running_game(self) -> Game:
        if self.game is None:
            raise CabildoError("the game has not started")
        return self.game

    def decision(self) -> dict[str, Any] | None:
        """What is asked now; worked out once a change."""
        game = self.game
        if game is None or game.state.over:
            return None
        if self._asked is None or self._asked[0] is not game:
            self._asked = (game, game.state.decision.to_data(game.state.vocabulary))
        return self._asked[1]

    def public_decision(self) -> dict[str, Any] | None:
        """What everybody learns of it: who is asked for what kind of decision."""
        decision = self.decision()
        if decision is not None and (self._public is None or self._public[0] is not decision):
            self._public = (decision, {name: decision[name] for name in PUBLIC})
        return None if decision is None or self._public is None else self._public[1]

    def judged(self) -> Judged:
        """Which of the choices are final or to beware of, which only the seat is told that is asked."""
        game = self.running_game()
        if self._judged is None or self._judged[0] is not game:
            self._judged = (game, judge(game.state))
        return self._judged[1]

    async def think(self) -> None:
        """Try the choices of a person who has many of them beside the event loop, so that nobody waits for it."""
        game = self.game
        if game is None or game.state.over or self.row.seats[int(game.state.actor)].bot is not None:
            return
        if (self._judged is not None and self._judged[0] is game) or len(game.state.legal_actions()) <= FEW_CHOICES:
            return
        thinking = self._thinking
        if thinking is None or thinking[0] is not game:  # whoever looks meanwhile waits for the same
            judging = asyncio.to_thread(judge, game.state)  # which nobody changes: moves go on from a copy
            thinking = self._thinking = (game, asyncio.create_task(judging))
        try:
            self._judged = (game, await asyncio.shield(thinking[1]))
        finally:
            if self._thinking is thinking and thinking[1].done():
                self._thinking = None

    def undo_is_free(self, seat: int, *, given: bool = False) -> bool:
        """Whether nobody else moved since the seat's last own move, nor learned anything by it or later."""
        last = self.last_given(seat) if given else self.last_decided(seat)
        if last is None or self.game is None or self.moves_of_others(last):
            return False
        return self.game.free_moves(seat) >= sum(entry.count for entry in self.effective_from(last.sequence))

    def last_decided(self, seat: int) -> Played | None:
        """The seat's last move that was not given for it: the one that taking back goes to."""
        found = self._last_moves().decided.get(seat)
        return None if found is None else found.entry

    def last_given(self, seat: int) -> Played | None:
        """The seat's last move if it was given for it."""
        found = self._last_moves().any.get(seat)
        return found.entry if found is not None and found.entry.is_given else None

    def moves_of_others(self, own: Played) -> int:
        """How many there are since the seat's last move, or its last one that was not given for it."""
        seat, last = own.seat, self._last_moves()
        assert seat is not None
        newest = last.any[seat]
        return newest.others if newest.entry is own else last.decided[seat].others

    def _last_moves(self) -> LastMoves:
        """Looked for once a change."""
        if self._last is None or self._last[0] is not self.game:
            self._last = (self.game, last_moves(self.effective, self.row.players))
        return self._last[1]

    def effective_from(self, sequence: int) -> list[Played]:
        """The moves that count from this entry on, of which there are few."""
        first = len(self.effective)
        while first > 0 and self.effective[first - 1].sequence >= sequence:
            first -= 1
        return self.effective[first:]

    def hash(self) -> str:
        return position_hash(self.running_game().state)

    def size(self) -> int:
        """About how many bytes this takes in memory."""
        states = 0 if self.game is None else 1 + len(self.game.moves)
        moves = self._move_bytes + ENTRY_BYTES * len(self.effective)
        facts = 0 if self._asked is None else FACTS_BYTES * len(self._asked[1]["facts"])
        log = self.events.bytes + PIECE_BYTES * self.events.pieces
        return TABLE_BYTES + STATE_BYTES * states + log + moves + facts


def judge(state: State) -> Judged:
    """Try every choice."""
    notation = state.vocabulary.notation
    final, cautions = judged_choices(state)
    return {
        "final": [notation(action) for action in final],
        "cautions": {notation(action): msgspec.to_builtins(lines) for action, lines in cautions.items()},
    }


def status_of(game: Game) -> str:
    return "over" if game.state.over else "running"


def actor_of(game: Game) -> int | None:
    return None if game.state.over else int(game.state.actor)


def going_on(game: Game, *, keeps_way_back: bool = False) -> Game:
    """A game of its own at the same decision, without the moves before it unless one may still go back over them."""
    return game.branch() if keeps_way_back else game_at(game.title, game.state.copy())


def goes_with(entry: Entry, before: Entry | None) -> bool:
    """Whether taking back goes over this entry to the one before it."""
    return before is not None and before.seat == entry.seat and is_given(entry.moves)


def last_moves(effective: Sequence[Played], seats: int) -> LastMoves:
    """Found from the end on, as far back as it takes until all seats have decided something."""
    last = LastMoves({}, {})
    own: dict[int, int] = {}
    count = 0
    for entry in reversed(effective):
        count += entry.count
        seat = entry.seat
        if seat is None:
            continue
        own[seat] = own.get(seat, 0) + entry.count
        found = LastMove(entry, count - own[seat])
        last.any.setdefault(seat, found)
        if not entry.is_given:
            last.decided.setdefault(seat, found)
            if len(last.decided) == seats:
                break
    return last


def play_again(game: Game, entry: Entry) -> None:
    for move in entry.moves:
        game.replay(msgspec.convert(move, Move))


def game_at(title: Title, state: State) -> Game:
    """A game that goes on from this very state and knows nothing of what was before."""
    record = Record(cabildo=FORMAT, title=title.name, rules=title.rules_version, players=state.people, hash="")
    return Game(title, state, record, Recorder(title.chances))


def replayed(row: TableRow, first: LogRow, effective: Sequence[Entry], snapshots: dict[int, dict[str, Any]]) -> Game:
    """The game after these entries: from the latest snapshot that one of them made, and the moves since.

    The last entry, with those to which taking back would go over it, is always played again: only then one knows
    whether somebody learned something by it.
    """
    last = len(effective) - 1
    while last > 0 and goes_with(effective[last], effective[last - 1]):
        last -= 1
    kept = [number for number, entry in enumerate(effective[: max(last, 0)]) if entry.sequence in snapshots]
    if kept:
        start = kept[-1] + 1
        game = Game.from_position(snapshots[effective[kept[-1]].sequence])
    else:
        start = 0
        game = first_state(row, first, snapshots.get(START))
    for number in range(start, len(effective)):
        game = going_on(game, keeps_way_back=number > last)  # that over earlier entries would only take memory
        play_again(game, effective[number])
    return game if effective else going_on(game)


def first_state(row: TableRow, first: LogRow, position: dict[str, Any] | None) -> Game:
    """The game before its first move: as chance set it up, or where it was taken up."""
    if position is not None:
        return Game.from_position(position)
    setup = first.moves[0]
    title = find_title(row.title)
    return Game.new(title, row.players, 0, row.options, setup.get("board"), chance=setup["chance"])


def took_back(entry: LogRow) -> int | None:
    return entry.seat if entry.kind == "undo" else None


def unplayed(entry: LogRow) -> int:
    """How many actions of the list that became this entry were not played."""
    return sum(event["params"]["left"] for event in entry.events if event["name"] == CUT_SHORT)


def bytes_of(effective: Sequence[Played]) -> int:
    return sum(len(entry.written) for entry in effective)


def effective_entries(entries: list[LogRow]) -> list[LogRow]:
    """The moves that count."""
    effective: list[LogRow] = []
    for entry in entries:
        if entry.kind == "move":
            effective.append(entry)
        elif entry.kind == "undo":
            effective = without(effective, entry)
    return effective


def without(effective: Sequence[E], undo: LogRow) -> list[E]:
    """The moves that still count: an undo takes back a move and all that came after it."""
    return [entry for entry in effective if entry.sequence < undo.moves[0]["undoes"]]


def write_events(events: list[Event]) -> list[dict[str, Any]]:
    data: list[dict[str, Any]] = msgspec.to_builtins(events)
    return data


def read_events(entry: LogRow) -> list[Event]:
    return msgspec.convert(entry.events, list[Event])

"""Whether a table's log, snapshots and row fit together: the log is played again, entry by entry.

The log is the truth, everything else can be made again from it. An entry is what was written if its hash says so; one
that is, and cannot be played all the same, is no damage but another version's work, and is left alone. Entries from
before hashes were kept are vouched for by the next snapshot; where it differs, or the game cannot go on, the events in
the log tell from where on the moves are not what was played.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct

from cabildo.engine.errors import CabildoError
from cabildo.engine.events import Event
from cabildo.engine.game import Game
from cabildo.engine.passing import FORCED
from cabildo.engine.positions import position_hash
from cabildo.engine.record import Move
from cabildo.engine.registry import title as find_title
from cabildo.server.keeping.stored_table import StoredEntry, StoredTable
from cabildo.server.store.entry_hash import entry_hash
from cabildo.server.store.holdings import RECORD
from cabildo.server.store.schema import CLOSED
from cabildo.server.tables.live_table import START, actor_of, status_of

LONGEST_DETAIL = 200


class Fault(Struct, frozen=True):
    """Something that does not fit: a message id of the command, with its parameters."""

    message: str
    sequence: int | None = None  # the entry that it is about
    detail: str = ""


class Mending(Struct, frozen=True):
    """What the table has to be set to; nothing is good with the sequence 0, and the table is closed then."""

    sequence: int
    status: str
    actor: int | None
    moved: datetime | None
    snapshots: dict[int, dict[str, Any]]  # to be written again


class Verdict(Struct, frozen=True):
    """What is wrong with a table, and how it can be mended; with `unknown` it could not be judged."""

    table: str
    title: str
    sequence: int
    faults: list[Fault] = []
    mending: Mending | None = None
    unknown: Fault | None = None


class Broken(Exception):
    """The log is no good from here on."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.message)
        self.fault = fault


class Strange(Exception):
    """The log is what was written, and yet it cannot be played."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.message)
        self.fault = fault


def judge(table: StoredTable) -> Verdict:
    """Play the table again and compare."""
    try:
        title = find_title(table.title)
    except CabildoError:
        return Verdict(table.id, table.title, table.sequence, unknown=Fault("fault-title", detail=table.title))
    if table.rules != title.rules_version:
        return Verdict(table.id, table.title, table.sequence, unknown=Fault("fault-rules", detail=str(table.rules)))
    if table.seats != list(range(table.players)):
        return Verdict(table.id, table.title, table.sequence, [Fault("fault-seats")])
    return Judge(table).judge()


class Judge:
    """Goes through one table."""

    def __init__(self, table: StoredTable) -> None:
        self._table = table
        self._faults: list[Fault] = []
        self._snapshots: dict[int, dict[str, Any]] = {}  # those to be written again
        self._game: Game | None = None
        self._effective: list[tuple[int, int]] = []  # sequence and number of moves of the entries that count
        self._good: StoredEntry | None = None  # the last good entry
        self._suspect: int | None = None  # the first entry since the last proof that did something else than it says
        self._record = False

    def judge(self) -> Verdict:
        table = self._table
        try:
            self._read_row()
            for number, entry in enumerate(table.entries, 1):
                if entry.sequence != number:
                    raise Broken(Fault("fault-gap", number))
                self._play(entry)
                self._compare_snapshot(entry)
                self._good = entry
        except Strange as strange:
            return Verdict(table.id, table.title, table.sequence, [*self._faults, strange.fault])
        except Broken as broken:
            self._faults.append(broken.fault)
            self._go_back_to_good(broken.fault.sequence or 1)
        else:
            self._compare_row()
        verdict = Verdict(table.id, table.title, table.sequence, self._faults)
        return msgspec.structs.replace(verdict, mending=self._mending()) if self._faults else verdict

    # ---- what the table says

    def _read_row(self) -> None:
        """The options and where the game comes from have to be known before it can be set up."""
        try:
            self._options = read(self._table.options)
            origin = {} if self._table.origin is None else read(self._table.origin)
        except ValueError:
            raise Broken(Fault("fault-row", 1)) from None
        self._record = origin.get("kind") == RECORD
        try:
            asked = None if self._table.undo_asked is None else read(self._table.undo_asked)
        except ValueError:
            asked = {}
        if asked is not None and not is_question(asked, self._table.players):
            self._faults.append(Fault("fault-asked"))

    def _compare_row(self) -> None:
        table, last = self._table, len(self._table.entries)
        if table.sequence != last:
            self._faults.append(Fault("fault-sequence", last))
        if self._game is not None:
            if not self._record:
                self._game.answer_unasked(lambda state: table.actor == (None if state.over else state.actor))
            status, actor = self._outcome(self._game)
            if table.status != status:
                self._faults.append(Fault("fault-status", last, table.status))
            if table.actor != actor:
                self._faults.append(Fault("fault-actor", last))
        elif table.status not in ("open", CLOSED):
            self._faults.append(Fault("fault-status", last, table.status))
        elif START in table.snapshots and position(table.snapshots[START]) is None:
            self._faults.append(Fault("fault-start"))
        for sequence in sorted(table.snapshots):
            if sequence > last:
                self._faults.append(Fault("fault-snapshot", sequence))

    def _outcome(self, game: Game) -> tuple[str, int | None]:
        """The status and actor that the row should have; nobody plays on in a record."""
        return ("over", None) if self._record else (status_of(game), actor_of(game))

    # ---- playing

    def _play(self, entry: StoredEntry) -> None:
        try:
            moves = msgspec.json.decode(entry.moves, type=list[dict[str, Any]])
            events = msgspec.json.decode(entry.events, type=list[dict[str, Any]])
        except (ValueError, RecursionError):
            raise Broken(Fault("fault-json", entry.sequence)) from None
        said = (entry.sequence, entry.kind, entry.seat, entry.key, moves, events)
        if entry.hash is not None and entry.hash != entry_hash(self._table.id, *said):
            raise Broken(Fault("fault-hash", entry.sequence))
        try:
            happened = self._carry_out(entry, moves)
        except Broken:
            raise
        except Exception as problem:  # what is damaged can break anywhere
            detail = f"{type(problem).__name__}: {problem}"[:LONGEST_DETAIL]
            if self._suspect is None and entry.hash is not None:
                raise Strange(Fault("fault-strange", entry.sequence, detail)) from problem
            raise Broken(Fault("fault-replay", self._suspect or entry.sequence, detail)) from problem
        if (
            entry.hash is None
            and self._suspect is None
            and happened is not None
            and unplaced(told(happened)) != unplaced(events)
        ):
            self._suspect = entry.sequence

    def _carry_out(self, entry: StoredEntry, moves: list[dict[str, Any]]) -> list[Event] | None:
        """Do what the entry says; the events that it should have, None where they are not the game's."""
        first = entry.sequence == 1
        if (entry.kind == "setup") != first or entry.kind not in ("setup", "move", "undo"):
            raise Broken(Fault("fault-kind", entry.sequence, entry.kind))
        if first:
            self._game = self._set_up(moves[0])
            return list(self._game.events)
        game = self._game
        assert game is not None
        if entry.kind == "undo":
            self._take_back(game, moves[0]["undoes"])
            return None
        events: list[Event] = []
        for move in moves:
            events += game.replay(msgspec.convert(move, Move))
        self._effective.append((entry.sequence, len(moves)))
        if game.state.over:
            game.result()
        return events

    def _set_up(self, setup: dict[str, Any]) -> Game:
        if START in self._table.snapshots:
            start = position(self._table.snapshots[START])
            if start is None:
                raise Broken(Fault("fault-start", 1))
            return start
        chance = setup["chance"]
        return Game.new(self._table.title, self._table.players, 0, self._options, setup.get("board"), chance=chance)

    def _take_back(self, game: Game, sequence: int) -> None:
        if sequence not in (done for done, _ in self._effective):
            raise ValueError(sequence)
        while self._effective and self._effective[-1][0] >= sequence:
            game.undo(self._effective.pop()[1])

    def _compare_snapshot(self, entry: StoredEntry) -> None:
        text = self._table.snapshots.get(entry.sequence)
        game = self._game
        if text is None or game is None:
            return
        kept = position(text)
        wanted = "" if kept is None else position_hash(kept.state)
        game.answer_unasked(lambda state: position_hash(state) == wanted)
        if position_hash(game.state) == wanted:
            self._suspect = None
        elif self._suspect is not None:
            raise Broken(Fault("fault-moves", self._suspect))
        else:
            self._faults.append(Fault("fault-snapshot", entry.sequence))
            self._snapshots[entry.sequence] = game.state.to_position()

    # ---- mending

    def _go_back_to_good(self, bad: int) -> None:
        """The game as it was before the first bad entry, played once more up to there."""
        entries = [entry for entry in self._table.entries if entry.sequence < bad]
        self._game, self._good, self._effective = None, None, []
        self._snapshots = {at: position for at, position in self._snapshots.items() if at < bad}
        for entry in entries:
            self._carry_out(entry, msgspec.json.decode(entry.moves))
            self._good = entry

    def _mending(self) -> Mending:
        if self._game is None or self._good is None:
            waiting = self._table.status == "open" and not self._table.entries
            lost = {fault.message for fault in self._faults} & {"fault-row", "fault-start"}
            return Mending(0, "open" if waiting and not lost else CLOSED, None, None, {})
        status, actor = self._outcome(self._game)
        return Mending(self._good.sequence, status, actor, self._good.at, self._snapshots)


def read(text: str) -> dict[str, Any]:
    """What is written there as JSON; raises ValueError."""
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except RecursionError:
        raise ValueError from None


def is_question(asked: dict[str, Any], players: int) -> bool:
    """Whether this is how somebody asks to take back."""
    seats = [asked.get("seat"), *(asked["accepted"] if isinstance(asked.get("accepted"), list) else [None])]
    return all(isinstance(seat, int) and 0 <= seat < players for seat in seats)


def position(text: str) -> Game | None:
    """A game that goes on from a position, if it is one."""
    try:
        return Game.from_position(read(text))
    except Exception:  # noqa: BLE001 - what is damaged can break anywhere
        return None


def told(events: list[Event]) -> list[dict[str, Any]]:
    """The events as they are written down."""
    data: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(events))
    return data


def unplaced(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The events as they are compared: where they stand in the game is counted in two ways.

    That somebody could only pass was not told when entries had no hash.
    """
    return [{**event, "move": 0} for event in events if not event["params"].get(FORCED)]

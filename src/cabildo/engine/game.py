"""A game: a state with its record, its events and the way back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from cabildo.engine.documents import read_document
from cabildo.engine.errors import CabildoError, IllegalAction, NotationError, OptionError, PositionError, RecordError
from cabildo.engine.events import Event
from cabildo.engine.positions import position_hash
from cabildo.engine.record import FORMAT, Move, Record, Seat, read_record, write_record
from cabildo.engine.registry import title as find_title
from cabildo.engine.sink import Sink
from cabildo.engine.state import State
from cabildo.engine.title import BoardSource, Chance, Title, check_seed


class Recorder(Sink):
    """Hears one move at a time: its events and what chance did; dictates the latter in a replay."""

    def __init__(self, chances: Sequence[Chance]) -> None:
        self.chances = chances
        self.begin(0, None)

    def begin(self, move: int, dictated: Sequence[str] | None) -> None:
        """Listen to the next move; with `dictated` chance gives these results and no others."""
        self.move = move
        self.events: list[Event] = []
        self.drawn_results: list[str] = []
        self.dictation = None if dictated is None else list(dictated)

    def event(self, name: str, params: dict[str, object], audience: int, secret: dict[str, object]) -> None:
        self.events.append(Event(name, params, self.move, int(audience), secret))

    def dictated(self, kind: int, weights: list[int]) -> int:
        if self.dictation is None:
            return -1
        chance = self.chances[kind]
        for index, result in enumerate(self.dictation):
            name, _, value = result.partition(" ")
            if name == chance.name:
                if value not in chance.results:
                    raise RecordError(f"chance: {result!r} is no result of {name}")
                del self.dictation[index]
                number = chance.results.index(value)
                if number >= len(weights) or weights[number] <= 0:
                    raise RecordError(f"chance: {result!r} is not possible here")
                return number
        raise RecordError(f"chance: a result of {chance.name!r} is missing")

    def drawn(self, kind: int, result: int, audience: int) -> None:
        chance = self.chances[kind]
        self.drawn_results.append(f"{chance.name} {chance.results[result]}")

    def finish(self) -> None:
        """All dictated results must have been used."""
        if self.dictation:
            raise RecordError(f"chance: {self.dictation[0]!r} is not asked for here")


class Step(Struct, frozen=True):
    """What it takes to go back before a move."""

    before: State
    seat: int
    learned: int  # the seats that learned something by it, as bits
    events: int  # how many there were before it


class Game:
    """Made by `Game.new`, `Game.from_record` or `Game.from_position`."""

    def __init__(self, title: Title, state: State, record: Record, recorder: Recorder) -> None:
        self.title = title
        self.state = state
        self.events: list[Event] = []
        self._record = record
        self._recorder = recorder
        self._steps: list[Step] = []
        self.state.sink = recorder

    # ---- ways to begin

    @classmethod
    def new(
        cls,
        title: str | Title,
        players: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        board: BoardSource = None,
        names: Sequence[str] = (),
        chance: Sequence[str] | None = None,
    ) -> Game:
        """A new game; `chance` dictates what chance does in the set-up. Raises OptionError or RecordError."""
        title = find_title(title) if isinstance(title, str) else title
        values = title.check(players, options)
        setup = title.setup(players, options, board)
        recorder = Recorder(title.chances)
        recorder.begin(0, chance)
        state = setup.deal(check_seed(seed), recorder)
        recorder.finish()
        record = Record(
            cabildo=FORMAT,
            title=title.name,
            rules=title.rules_version,
            players=players,
            options={name: value for name, value in values.items() if name in (options or {})},
            board=title.board_document(board),
            seats=[Seat(name=name) for name in names],
            setup=recorder.drawn_results,
            hash="",
        )
        game = cls(title, state, record, recorder)
        game.events.extend(recorder.events)
        return game

    @classmethod
    def from_position(cls, document: Any, names: Sequence[str] = (), seed: int | None = None) -> Game:
        """A game that goes on from a position; raises PositionError."""
        if not isinstance(document, Mapping) or not isinstance(document.get("title"), str):
            raise PositionError("position: title: is missing")
        try:
            title = find_title(document["title"])
        except OptionError as problem:
            raise PositionError(f"position: {problem}") from None
        state = title.from_position(document)
        if seed is not None or "generator" not in document:
            state.reseed(check_seed(seed))
        record = Record(
            cabildo=FORMAT,
            title=title.name,
            rules=title.rules_version,
            players=state.seats,
            seats=[Seat(name=name) for name in names],
            position=state.to_position(),
            hash="",
        )
        return cls(title, state, record, Recorder(title.chances))

    @classmethod
    def from_record(cls, document: Any, to: int | None = None, source: str = "record") -> Game:
        """Replay a record, or its first `to` moves; raises RecordError, naming the move that does not fit."""
        record = read_record(document, source)
        try:
            game = cls._begin(record)
        except (OptionError, PositionError, RecordError) as problem:
            raise RecordError(f"{source}: {problem}") from None
        if to is not None and not 0 <= to <= len(record.moves):
            raise RecordError(f"{source}: there is no move {to} (it has {len(record.moves)})")
        for number, move in enumerate(record.moves if to is None else record.moves[:to]):
            try:
                game._replay(move)
            except CabildoError as problem:
                raise RecordError(f"{source}: moves[{number}]: {problem}") from None
        if to is None or to == len(record.moves):
            game._check_end(record, source)
        game._record.seats = record.seats
        return game

    @classmethod
    def _begin(cls, record: Record) -> Game:
        title = find_title(record.title)
        if record.rules != title.rules_version:
            raise RecordError(f"rules: version {record.rules} is not known (this is version {title.rules_version})")
        if record.position is None:
            return cls.new(title, record.players, 0, record.options, record.board, chance=record.setup)
        if record.setup or record.options or record.board:
            raise RecordError("position: a game from a position has its options and board there, and no setup")
        game = cls.from_position(record.position, seed=0)
        if game.title is not title or game.state.seats != record.players:
            raise RecordError("position: title or players differ from the record's")
        return game

    def _replay(self, move: Move) -> None:
        if self.state.over:
            raise RecordError("the game is over already")
        if move.seat != self.state.actor:
            raise RecordError(f"seat: it is the turn of seat {self.state.actor}, not of seat {move.seat}")
        self.apply(move.action, move.chance)

    def _check_end(self, record: Record, source: str) -> None:
        if record.hash != position_hash(self.state):
            raise RecordError(f"{source}: hash: does not fit the position after the last move")
        if record.result is not None and record.result != self.result():
            raise RecordError(f"{source}: result: does not fit the game")

    # ---- playing

    def apply(self, action: int | str, chance: Sequence[str] | None = None) -> list[Event]:
        """Do one action, by number or notation; what everybody may know of it is in the events' `params`.

        `chance` dictates what chance does. Raises NotationError, IllegalAction or RecordError; nothing is changed then.
        """
        number = self.state.vocabulary.parse(action) if isinstance(action, str) else action
        state, recorder = self.state, self._recorder
        before = state.copy()
        recorder.begin(len(self._steps) + 1, chance)
        try:
            state.apply(number)
            recorder.finish()
        except CabildoError:
            self.state = before
            self.state.sink = recorder
            raise
        seat = int(before.actor)
        self._steps.append(Step(before, seat, int(state.learned), len(self.events)))
        notation = before.vocabulary.notation(number)
        self._record.moves.append(Move(seat, notation, recorder.drawn_results))
        self.events.extend(recorder.events)
        return recorder.events

    def apply_all(self, actions: Iterable[int | str]) -> list[Event]:
        """Do several actions of one seat as one: all or, with the error of the first that fails, none."""
        done = 0
        events: list[Event] = []
        seat = self.state.actor
        try:
            for action in actions:
                if self.state.actor != seat:
                    raise IllegalAction("the rest is another seat's turn", "engine.not-your-turn")
                events.extend(self.apply(action))
                done += 1
        except (IllegalAction, NotationError):
            self.undo(done)
            raise
        return events

    def undo_is_free(self, seat: int) -> bool:
        """Whether the last move is this seat's own and told nobody anything new."""
        return bool(self._steps) and self._steps[-1].seat == seat and self._steps[-1].learned == 0

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves; whether one may is for the table to say (`undo_is_free`)."""
        if not 0 <= moves <= len(self._steps):
            raise CabildoError(f"there are only {len(self._steps)} moves to take back")
        for _ in range(moves):
            step = self._steps.pop()
            self.state = step.before
            del self.events[step.events :]
            self._record.moves.pop()
        self.state.sink = self._recorder

    # ---- reading

    @property
    def moves(self) -> tuple[Move, ...]:
        """The effective moves so far."""
        return tuple(self._record.moves)

    def log(self, seat: int | None) -> list[dict[str, Any]]:
        """All events as that seat, or with None a spectator, may know them."""
        return [event.seen_by(seat) for event in self.events]

    def result(self) -> list[dict[str, Any]] | None:
        """Seats, ranks and points when the game is over."""
        if not self.state.over:
            return None
        return [
            {"seat": standing.seat, "rank": standing.rank, "points": standing.points}
            for standing in self.state.standings().seats
        ]

    def record(self) -> Record:
        """The game written down, as it stands."""
        self._record.result = self.result()
        self._record.hash = position_hash(self.state)
        return self._record

    def save(self, path: Path) -> None:
        """Write the record to a file; an old one is replaced only when the new one is complete."""
        draft = path.with_name(path.name + ".new")
        draft.write_bytes(write_record(self.record()))
        draft.replace(path)

    @classmethod
    def load(cls, path: Path) -> Game:
        """The game in a file with a record or a position; raises RecordError or PositionError."""
        document = read_document(path, RecordError)
        if isinstance(document, Mapping) and "cabildo" in document:
            return cls.from_record(document, source=path.name)
        return cls.from_position(document)

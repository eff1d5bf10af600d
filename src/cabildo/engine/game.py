"""A game: a state with its record, its events and the way back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from cabildo.engine.documents import read_document, write_safely
from cabildo.engine.errors import CabildoError, IllegalAction, OptionError, PositionError, RecordError
from cabildo.engine.events import Event
from cabildo.engine.finality import check_order
from cabildo.engine.legal_actions import LegalActions
from cabildo.engine.passing import tell_pass
from cabildo.engine.phase import NOTHING
from cabildo.engine.played import Played, hidden_in, seen_results, still_hidden
from cabildo.engine.positions import NOT_HASHED, position_hash
from cabildo.engine.reasons import NOT_YOUR_TURN
from cabildo.engine.record import (
    FORMAT,
    STANDING,
    USUAL,
    Given,
    Move,
    Record,
    Seat,
    read_record,
    record_data,
    write_record,
)
from cabildo.engine.recorder import ChanceSource, Recorder
from cabildo.engine.registry import title as find_title
from cabildo.engine.state import EVERYBODY, State
from cabildo.engine.title import BoardSource, Title, check_seed

ANSWERED_BEFOREHAND = "answered-beforehand"


class Game:
    """Made by `Game.new`, `Game.from_record` or `Game.from_position`."""

    def __init__(self, title: Title, state: State, record: Record, recorder: Recorder) -> None:
        self.title = title
        self.state = state
        self.events: list[Event] = []
        self._record = record
        self._recorder = recorder
        self._setup_audiences = recorder.audiences
        self._played: list[Played] = []
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
        chance: ChanceSource = None,
    ) -> Game:
        """A new game; `chance` dictates what chance does in the set-up, as in `apply`.

        Raises OptionError or RecordError.
        """
        title = find_title(title) if isinstance(title, str) else title
        values = title.check(players, options)
        seats = named_seats(names, players)
        setup = title.setup(players, options, board)
        recorder = Recorder(title.chances)
        recorder.begin(0, chance)
        try:
            state = setup.deal(check_seed(seed), recorder)
            recorder.finish()
        except BaseException:
            recorder.give_back()
            raise
        record = Record(
            cabildo=FORMAT,
            title=title.name,
            rules=title.rules_version,
            players=players,
            options={name: value for name, value in values.items() if name in (options or {})},
            board=title.board_document(board),
            seats=seats,
            setup=recorder.drawn_results,
            hash="",
        )
        game = cls(title, state, record, recorder)
        game.events.extend(recorder.events)
        return game

    @classmethod
    def from_position(
        cls, document: Any, names: Sequence[str] = (), seed: int | None = None, title: Title | None = None
    ) -> Game:
        """A game that goes on from a position; raises PositionError. `title` is for one that is not installed."""
        if not isinstance(document, Mapping) or not isinstance(document.get("title"), str):
            raise PositionError("position: title: is missing")
        try:
            title = title or find_title(document["title"])
        except OptionError as problem:
            raise PositionError(f"position: {problem}") from None
        state = title.from_position(document)
        if seed is not None or "generator" not in document:
            state.reseed(check_seed(seed))
        record = Record(
            cabildo=FORMAT,
            title=title.name,
            rules=title.rules_version,
            players=state.people,
            seats=named_seats(names, state.people),
            position=without_generator(state.to_position()),
            hash="",
        )
        return cls(title, state, record, Recorder(title.chances))

    @classmethod
    def from_record(
        cls, document: Any, to: int | None = None, source: str = "record", title: Title | None = None
    ) -> Game:
        """Replay a record, or its first `to` moves; raises RecordError, naming the move that does not fit.

        `title` is for a title that is not installed.
        """
        record = read_record(document, source)
        title = title_of(record, source, title)
        try:
            game = cls._begin(record, title)
        except CabildoError as problem:
            raise RecordError(f"{source}: {problem}", "start") from None
        if to is not None and not 0 <= to <= len(record.moves):
            raise RecordError(f"{source}: there is no move {to} (it has {len(record.moves)})")
        for number, move in enumerate(record.moves if to is None else record.moves[:to]):
            try:
                game.replay(move)
            except CabildoError as problem:
                raise RecordError(f"{source}: moves[{number}]: {problem}", "move", number=number + 1) from None
        if to is None or to == len(record.moves):
            game._check_end(record, source)
        game._record.seats = record.seats
        game._record.taken_back = [taken for taken in record.taken_back if taken.after <= len(game.moves)]
        game.state.reseed(check_seed(None))  # what is not drawn yet is open again
        return game

    @classmethod
    def _begin(cls, record: Record, title: Title) -> Game:
        if record.position is None:
            return cls.new(title, record.players, 0, record.options, record.board, chance=record.setup)
        if record.setup or record.options or record.board:
            raise RecordError("position: a game from a position has its options and board there, and no setup")
        game = cls.from_position(record.position, seed=0, title=title)
        if game.state.people != record.players:
            raise RecordError(f"players: the position is for {game.state.people}, not for {record.players}")
        return game

    def _check_end(self, record: Record, source: str) -> None:
        self.answer_unasked(lambda state: position_hash(state) == record.hash)
        if record.hash != position_hash(self.state):
            raise RecordError(f"{source}: hash: does not fit the position after the last move", "end")
        if record.result is not None and record.result != self.result():
            raise RecordError(f"{source}: result: does not fit the game", "end")

    # ---- playing

    def apply(
        self,
        action: int | str,
        chance: ChanceSource = None,
        *,
        seat: int | None = None,
        given: Given | None = None,
    ) -> list[Event]:
        """Do one action, by number or notation; what everybody may know of it is in the events' `params`.

        `chance` dictates what chance does: a list of all its results in this move, as in a record, or `ChanceResults`
        or another iterator, from which they are taken as they are needed. With `seat` it must be the turn of that seat.
        `given` says that the player did not decide it now; of a standing answer the log tells it.
        Raises NotationError, IllegalAction or RecordError; nothing is changed then, but what was taken from another
        iterator is lost.
        """
        if given not in (None, USUAL, STANDING):
            raise CabildoError(f"given: an answer is given as {USUAL!r} or {STANDING!r}, not as {given!r}")
        state, recorder, vocabulary = self.state, self._recorder, self.state.vocabulary
        number = vocabulary.parse(action) if isinstance(action, str) else int(action)
        notation = vocabulary.notation(number)
        before = state.copy()
        recorder.begin(len(self._played) + 1, chance)
        if given == STANDING:
            recorder.event(ANSWERED_BEFOREHAND, {"seat": int(state.actor)}, EVERYBODY, {})
        tell_pass(state, number)
        try:
            state.apply(number, seat)
            recorder.finish()
        except BaseException:
            recorder.give_back()
            self.state = before
            self.state.sink = recorder
            raise
        self._played.append(
            Played(
                before=before,
                seat=int(before.actor),
                hidden=hidden_in(before),
                reveals=recorder.reveals,
                learned=int(state.learned),
                events=len(self.events),
                audiences=recorder.audiences,
            )
        )
        self._record.moves.append(Move(int(before.actor), notation, recorder.drawn_results, given))
        self.events.extend(recorder.events)
        return recorder.events

    def replay(self, move: Move) -> list[Event]:
        """Do a move that was made before, as a record or a log tells it; raises what `apply` does.

        What happened unasked when it was written, before a rule was mended, happens first; its events are told too.
        """
        before = self.answer_unasked(lambda state: takes(state, move))
        if self.state.over:
            raise RecordError("the game is over already")
        if move.seat != self.state.actor:
            raise RecordError(f"seat: it is the turn of seat {self.state.actor}, not of seat {move.seat}")
        return before + self.apply(move.action, move.chance, given=move.given)

    def answer_unasked(self, fits: Callable[[State], bool]) -> list[Event]:
        """Give the answers that were none before (`Title.unasked_before`) if the game fits only after them.

        They are no moves of their own: as it was then, they belong to the move before.
        """
        answer = self.title.unasked_before(self.state)
        if answer is None or fits(self.state):
            return []
        trial = self.state.copy()
        answers = []
        while answer is not None:
            trial.apply(answer)
            answers.append(answer)
            if fits(trial):
                self._recorder.begin(len(self._played), None)
                for unasked in answers:
                    self.state.apply(unasked)
                self.events.extend(self._recorder.events)
                return self._recorder.events
            answer = self.title.unasked_before(trial)
        return []

    def apply_all(self, actions: Iterable[int | str], given: Given | None = None) -> list[Event]:
        """Do several actions of one seat as one: all or, with the error of the first that fails, none.

        Nobody can try what chance would do: as far as the actor can know, only the last one may be final, else
        FinalBeforeRest is raised. Should one before it be final all the same, it stays done and the rest is not tried.
        """
        wanted = list(actions)
        check_order(self.state, wanted)
        done = 0
        events: list[Event] = []
        seat = self.state.actor
        try:
            for action in wanted:
                if self.state.actor != seat:
                    raise IllegalAction("the rest is another seat's turn", NOT_YOUR_TURN)
                events.extend(self.apply(action, given=given))
                done += 1
                if self.state.learned or self.state.over:
                    break
        except BaseException:
            self.undo(done)
            raise
        return events

    def undo_is_free(self, seat: int) -> bool:
        """Whether the last move is this seat's own and told nobody anything new."""
        return bool(self._played) and self._played[-1].seat == seat and self._played[-1].learned == 0

    def free_moves(self, seat: int) -> int:
        """How many of the last moves are this seat's own and told nobody anything new."""
        count = 0
        for step in reversed(self._played):
            if step.seat != seat or step.learned:
                break
            count += 1
        return count

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves; whether one may is for the table to say (`undo_is_free`)."""
        if not 0 <= moves <= len(self._played):
            raise CabildoError(f"there are only {len(self._played)} moves to take back")
        for _ in range(moves):
            step = self._played.pop()
            self.state = step.before
            del self.events[step.events :]
            self._record.moves.pop()
        if moves:
            self.state = self.state.copy()  # a branch may go back to the same one
        self.state.sink = self._recorder

    def branch(self) -> Game:
        """A game of its own at the same decision, with the same moves and the same way back."""
        record = msgspec.structs.replace(self._record, moves=list(self._record.moves))
        other = Game(self.title, self.state.copy(), record, Recorder(self.title.chances))
        other.events = list(self.events)
        other._setup_audiences = self._setup_audiences
        other._played = list(self._played)
        return other

    # ---- reading

    @property
    def last_hidden(self) -> int:
        """The phase in which the last move was a secret choice, NOTHING for an open one."""
        return self._played[-1].hidden if self._played else NOTHING

    @property
    def last_reveals(self) -> list[int]:
        """The phases whose secret choices the last move laid open, NOTHING for all."""
        return self._played[-1].reveals if self._played else []

    @property
    def legal(self) -> LegalActions:
        """What the actor may do now: it iterates, counts, tells what is in it by number or notation, and prints."""
        return self.state.choices

    @property
    def moves(self) -> tuple[Move, ...]:
        """The effective moves so far."""
        return tuple(self._record.moves)

    def state_after(self, moves: int) -> State:
        """A copy of the state after so many moves; raises CabildoError."""
        if not 0 <= moves <= len(self._played):
            raise CabildoError(f"there is no move {moves} (there are {len(self._played)})")
        state = self.state if moves == len(self._played) else self._played[moves].before
        return state.copy()

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
        """The game written down, as it stands; secrets included, so for a running game never for a client."""
        moves = list(self._record.moves)
        return msgspec.structs.replace(self._record, moves=moves, result=self.result(), hash=position_hash(self.state))

    def record_for(self, seat: int | None) -> dict[str, Any]:
        """The record as that seat, or with None a spectator, may know it: all of it only when the game is over.

        Before, another seat's secret choice has the action None until the rules lay it open (`State.reveal`), and of a
        chance result that the seat did not see only the kind is there. The starting position is left out, and so is the
        hash: one could guess secrets until it fits.
        """
        record = record_data(self.record())
        if self.state.over:
            return record
        for field in ("position", "hash"):
            record.pop(field, None)
        if "setup" in record:
            record["setup"] = seen_results(record["setup"], self._setup_audiences, seat)
        hidden = still_hidden([(step.hidden, step.reveals) for step in self._played])
        for move, step, secret in zip(record.get("moves", ()), self._played, hidden, strict=True):
            if secret and move["seat"] != seat:
                move["action"] = None
            if move.get("given") == USUAL and move["seat"] != seat:
                del move["given"]  # what is usual may follow from what only that seat knows
            if "chance" in move:
                move["chance"] = seen_results(move["chance"], step.audiences, seat)
        return record

    def save(self, path: Path) -> None:
        """Write the record to a file; an old one is replaced only when the new one is complete."""
        write_safely(path, write_record(self.record()))

    @classmethod
    def load(cls, path: Path) -> Game:
        """The game in a file with a record or a position; raises RecordError or PositionError."""
        document = read_document(path, RecordError)
        if isinstance(document, Mapping) and "cabildo" in document:
            return cls.from_record(document, source=path.name)
        try:
            return cls.from_position(document)
        except PositionError as problem:
            raise PositionError(f"{path.name}: {problem}") from None


def title_of(record: Record, source: str, title: Title | None) -> Title:
    """The title of a record, in the version of its rules; raises RecordError."""
    try:
        title = title or find_title(record.title)
    except OptionError as unknown:
        raise RecordError(f"{source}: {unknown}", "title", title=record.title) from None
    if record.title != title.name:
        problem = f"{source}: title: this is a game of {record.title!r}, not of {title.name!r}"
        raise RecordError(problem, "title", title=record.title)
    if record.rules != title.rules_version:
        problem = f"{source}: rules: version {record.rules} is not known (this is version {title.rules_version})"
        raise RecordError(problem, "rules", version=record.rules)
    return title


def takes(state: State, move: Move) -> bool:
    """Whether a move is one that can be made now."""
    return move.seat == state.actor and move.action in state.choices


def named_seats(names: Sequence[str], players: int) -> list[Seat]:
    """The seats with these names, which may be left out; raises OptionError."""
    if names and len(names) != players:
        raise OptionError(f"names: {len(names)} names for {players} players")
    return [Seat(name=name) for name in names]


def without_generator(position: Mapping[str, Any]) -> dict[str, Any]:
    """A position for a record, which holds what chance did and not what it would do next."""
    return {name: value for name, value in position.items() if name not in NOT_HASHED}

"""The course of a game: every state it went through, from checkpoints, and what everybody may know of each step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, cast

import msgspec
from msgspec import Struct

from cabildo.engine.events import Event
from cabildo.engine.game import Game, without_generator
from cabildo.engine.played import still_hidden
from cabildo.engine.positions import position_hash
from cabildo.engine.record import Move, Record, TakenBack
from cabildo.engine.state import State
from cabildo.server.tables.kept_log import Entry
from cabildo.server.tables.live_table import STATE_BYTES, UNDONE_CHANCE, game_at
from cabildo.server.wire.games import GameEvent
from cabildo.server.wire.replay import Figures, ReplayMove

STRIDE = 16  # moves between checkpoints: so many are played again at most
EVENT_BYTES = 400  # what an event and a move take in memory: measured, see docs/performance.md
MOVE_BYTES = 350
MOST_FIGURES = 160  # points in time for a chart, which is not much wider


class CourseMove(Struct, frozen=True):
    """A move of the course, what it hid and laid open, and the sequence of its entry in the table's log."""

    move: Move
    hidden: int  # the phase in which it was a secret choice, NOTHING for an open one
    reveals: list[int]  # the phases whose secret choices it laid open, NOTHING for all
    sequence: int


class Course:
    """Made of a game before its first move; `follow` brings it up to the table's log.

    Step 0 is the start, step n what the n-th move led to. Nobody may use it while another thread does.
    """

    def __init__(self, start: Game) -> None:
        self.title = start.title
        self.events: list[Event] = list(start.events)
        self.rounds = [self.title.round_of(start.state)]
        self.scorable = [0]  # by step: the last one up to it whose points mean something
        self._start = start.record()
        self._moves: list[CourseMove] = []
        self._checkpoints = [start.state.copy()]
        self._figures: dict[tuple[int | None, bool], Figures] = {}  # once somebody asked for them
        self._game = game_at(self.title, start.state.copy())

    def __len__(self) -> int:
        return len(self._moves)

    def size(self) -> int:
        """About how many bytes this takes in memory."""
        states = len(self._checkpoints) + 1 + len(self) % STRIDE  # the way back to the last checkpoint too
        return STATE_BYTES * states + EVENT_BYTES * len(self.events) + MOVE_BYTES * len(self)

    # ---- growing

    def follow(self, entries: Sequence[Entry]) -> None:
        """Be the course of these entries: go back to where they differ and play on."""
        wanted = [(entry.sequence, move) for entry in entries for move in entry.moves]
        same = 0
        for done, (sequence, _) in zip(self._moves, wanted, strict=False):
            if done.sequence != sequence:
                break
            same += 1
        if same == len(self) == len(wanted):
            return
        self._figures.clear()
        if same < len(self):
            self._go_back(same)
        for sequence, move in wanted[same:]:
            self._advance(msgspec.convert(move, Move), sequence)

    def _advance(self, move: Move, sequence: int) -> None:
        events = self._game.replay(move)
        self._moves.append(CourseMove(move, self._game.last_hidden, self._game.last_reveals, sequence))
        self.events.extend(msgspec.structs.replace(event, move=len(self)) for event in events)
        self.rounds.append(self.title.round_of(self._game.state))
        self.scorable.append(len(self) if self.title.scorable(self._game.state) else self.scorable[-1])
        if len(self) % STRIDE == 0:
            self._checkpoints.append(self._game.state.copy())
            self._game = game_at(self.title, self._game.state)  # without the way back, which takes memory

    def _go_back(self, step: int) -> None:
        self._game = game_at(self.title, self.state(step))
        self.events = [event for event in self.events if event.move <= step]
        del self._moves[step:], self._checkpoints[step // STRIDE + 1 :]
        del self.rounds[step + 1 :], self.scorable[step + 1 :]

    # ---- reading

    def states(self, steps: Iterable[int]) -> Iterator[tuple[int, State]]:
        """The states at steps that never go down, with their numbers; each is good until the next one is asked for."""
        game: Game | None = None
        number = 0
        for step in steps:
            if game is None or number < step - step % STRIDE:
                number = step - step % STRIDE
                game = game_at(self.title, self._checkpoints[number // STRIDE].copy())
            while number < step:
                done = self._moves[number]
                game.replay(done.move)
                number += 1
            yield step, game.state

    def state(self, step: int) -> State:
        """A copy of the state at a step."""
        return next(state.copy() for _, state in self.states([step]))

    def sequence(self, step: int) -> int:
        """Of the log entry that led to a step, 0 for the start: by it one knows a step from another in its place."""
        return self._moves[step - 1].sequence if step else 0

    @property
    def ended(self) -> bool:
        return self._game.state.over

    def steps(self, seat: int | None, *, everything: bool) -> list[ReplayMove]:
        """All moves as the seat may know them; `everything` is for a game that is over."""
        hidden = still_hidden([(done.hidden, done.reveals) for done in self._moves])
        return [
            ReplayMove(move.seat, move.action if everything or not secret or move.seat == seat else None, done.sequence)
            for done, secret in zip(self._moves, hidden, strict=True)
            for move in [done.move]
        ]

    def log(self, seat: int | None) -> list[GameEvent]:
        return [cast(GameEvent, event.seen_by(seat)) for event in self.events]

    def figures(self, seat: int | None, *, everything: bool) -> Figures:
        """The title's figures over time as the seat may know them; with `everything` what each seat knew of itself."""
        eyes = (None if everything else seat, everything)
        if eyes not in self._figures:
            self._figures[eyes] = self._collect(seat, everything=everything)
        return self._figures[eyes]

    def _collect(self, seat: int | None, *, everything: bool) -> Figures:
        apart = 1 << (len(self) // MOST_FIGURES).bit_length()  # of a long game only checkpoints, which lie ready
        steps = sorted({*range(0, len(self), apart), len(self)})
        rows: dict[str, list[list[int | None]]] = {}
        for _, state in self.states(self.scorable[step] for step in steps):
            for name, values in self._figures_at(state, seat, everything=everything).items():
                by_seat = rows.setdefault(name, [[] for _ in values])
                for row, value in zip(by_seat, values, strict=True):
                    row.append(value)
        return Figures(steps, rows)

    def _figures_at(self, state: State, seat: int | None, *, everything: bool) -> dict[str, list[int | None]]:
        if not everything:
            return self.title.figures(state, seat)
        own = [self.title.figures(state, other) for other in range(state.seats)]
        return {name: [figures[name][other] for other, figures in enumerate(own)] for name in own[0]}

    def taken_back(self, events: Iterable[Event]) -> list[TakenBack]:
        """Where chance spoke anew because somebody took back, by all events of the table: the course has not those."""
        return [
            TakenBack(event.params["seat"], sum(done.sequence < event.params["undoes"] for done in self._moves))
            for event in events
            if event.name == UNDONE_CHANCE
        ]

    def record(self, events: Iterable[Event]) -> Record:
        """The game written down, secrets included; `events` are all of the table."""
        return msgspec.structs.replace(
            self._start,
            moves=[done.move for done in self._moves],
            taken_back=self.taken_back(events),
            result=self._game.result(),
            hash=position_hash(self._game.state),
        )


def position_at(state: State) -> dict[str, Any]:
    """The state written down for a table that goes on from it: what chance does next is open."""
    return without_generator(state.to_position())

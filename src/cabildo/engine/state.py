"""The state of a game: only what lies on the table, no history. Titles subclass it; bots know no more than this."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from cabildo.engine.errors import CabildoError, RecordError
from cabildo.engine.frames import Frame, Memory, make_frame
from cabildo.engine.legal_actions import LegalActions, legal_actions_of
from cabildo.engine.passing import tell_forced_pass
from cabildo.engine.phase import NOTHING, Phase, SideAction, merged
from cabildo.engine.reasons import GAME_OVER, NOT_YOUR_TURN
from cabildo.engine.rows import i64, vec
from cabildo.engine.sink import Sink

if TYPE_CHECKING:
    from cabildo.engine.decision import Decision
    from cabildo.engine.standings import Standings
    from cabildo.engine.title import Title
    from cabildo.engine.vocabulary import Vocabulary

NOBODY: Final = -1
EVERYBODY: Final = -1  # all bits of a set of seats

# L'Ecuyer's combined generator: two 31-bit lanes, whose products stay inside signed 63 bits, so that compiled and
# interpreted play draw the same.
MODULUS_A: Final = 2147483563
MODULUS_B: Final = 2147483399
MULTIPLIER_A: Final = 40014
MULTIPLIER_B: Final = 40692
LOW_31: Final = 0x7FFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Rests at a decision of `actor`, whose answers are `legal`, or at the end, when `over` is set."""

    title: Title  # who knows how to show, judge and write down this state
    phases: vec[Phase[Any]]  # shared by all states of a title
    sides: vec[SideAction[Any]]  # what may be done beside a decision, shared by all states of a game
    joined: i64  # the phases, as bits, which any of them joins
    phase: i64  # which phase asks now
    actor: i64  # the seat that decides, nobody at the end
    memory: Memory | None  # what this phase remembers
    waiting: Frame | None  # the phases that wait for it, the nearest first
    over: bool
    legal: vec[i64]  # what the actor may do, ascending; read it, never write it
    learned: i64  # the seats, as bits, that the last action told something new
    lane_a: i64
    lane_b: i64
    sink: Sink | None

    # ---- playing

    def apply(self, action: i64, seat: int | None = None) -> bool:
        """Do a legal action and whatever follows without a choice; tell whether anybody learned something new.

        Raises IllegalAction, with the rule against it, and leaves the state untouched, if the action is not legal, or
        if it is not the turn of `seat`, where one is given.
        """
        if seat is None or seat == self.actor:
            for legal in self.legal:
                if legal == action:
                    return self.play(legal)
        raise self.illegal(action, seat)

    def step(self, action: i64, seat: int | None = None) -> bool:
        """`apply` without what would follow by itself: the next decision may be one with a single answer."""
        if seat is None or seat == self.actor:
            for legal in self.legal:
                if legal == action:
                    self.learned = 0
                    self.carry_out(legal)
                    self.rest()
                    return self.learned != 0
        raise self.illegal(action, seat)

    def play(self, action: i64) -> bool:
        """`apply` for callers that took the action from `legal`: nothing is checked."""
        self.learned = 0
        if self.joined >> self.phase & 1:
            self.carry_out(action)
        else:
            self.phases[self.phase].play(self, action)
        self.play_forced()
        return self.learned != 0

    def carry_out(self, action: i64) -> None:
        """Let the phase on top, or what is done beside it, play an action."""
        for side in self.sides:
            if side.first <= action <= side.last and side.beside >> self.phase & 1:
                side.play(self, action)
                return
        self.phases[self.phase].play(self, action)

    def play_forced(self) -> None:
        """Play what has no alternative until somebody has a choice or the game is over."""
        while not self.over:
            phase = self.phases[self.phase]
            legal = phase.options(self)
            joined = self.joined >> self.phase & 1
            if joined:
                legal = self.with_sides(legal)
            if len(legal) != 1 or phase.always_asked(self):
                self.legal = legal
                return
            if self.sink is not None:
                tell_forced_pass(self, legal[0])
            if joined:
                self.carry_out(legal[0])
            else:
                phase.play(self, legal[0])
        self.actor = NOBODY
        self.legal = vec[i64]()

    def with_sides(self, legal: vec[i64]) -> vec[i64]:
        """The options of the phase on top, and what may be done beside it."""
        for side in self.sides:
            if side.beside >> self.phase & 1:
                beside = side.options(self)
                if len(beside) > 0:
                    legal = merged(legal, beside)
        return legal

    def rest(self) -> None:
        """Look up what is legal without playing on: a position may also be one with a single answer."""
        if self.over:
            self.actor = NOBODY
            self.legal = vec[i64]()
        else:
            self.legal = self.with_sides(self.phases[self.phase].options(self))

    # ---- the course of the phases

    def start(self, title: Title, phases: vec[Phase[Any]], sides: vec[SideAction[Any]], phase: i64) -> None:
        """Fill in what every state has, for a title's set-up: the first seat decides in this phase."""
        self.title = title
        self.phases = phases
        self.sides = sides
        self.joined = 0
        for side in sides:
            self.joined |= side.beside
        self.phase = phase
        self.actor = 0
        self.memory = None
        self.waiting = None
        self.over = False
        self.learned = 0
        self.lane_a = 1
        self.lane_b = 1
        self.sink = None

    def begin(self, phase: i64) -> None:
        """Go on with the next phase in the course of the game, which says itself how it begins.

        So a phase needs to know only the number of the one that follows, which follows it in its turn a round later.
        """
        self.phases[phase].begin(self)

    def enter(self, phase: i64, memory: Memory | None = None) -> None:
        """Go on with another phase in place of the present one."""
        self.phase = phase
        self.memory = memory

    def ask(self, phase: i64, actor: i64, memory: Memory | None = None) -> None:
        """Let a phase interrupt the present one, which goes on, by its `resume`, when the other is done."""
        self.waiting = make_frame(self.phase, self.actor, self.memory, self.waiting)
        self.phase = phase
        self.actor = actor
        self.memory = memory

    def done(self, result: i64 = NOTHING) -> None:
        """End the phase on top: the one beneath, with its actor and its memory, goes on with the result."""
        frame = self.waiting
        assert frame is not None, "nothing waits for this phase"
        memory = frame.memory
        self.phase = frame.phase
        self.actor = frame.actor
        # what a copy of the state may still come back to stays as it is
        self.memory = memory.copy() if memory is not None and frame.shared else memory
        self.waiting = frame.below
        self.phases[self.phase].resume(self, result)

    def bottom(self) -> Frame:
        """The phase that waits for all others, or the present one: the course of the game as the rulebook tells it."""
        frame = self.top()
        while True:
            below = frame.below
            if below is None:
                return frame
            frame = below

    def top(self) -> Frame:
        """The present phase as a frame: where it stands, in a form that it has in common with those that wait."""
        return make_frame(self.phase, self.actor, self.memory, self.waiting)

    def legal_actions(self) -> list[int]:
        """The legal actions as a list of the caller's own."""
        return [int(action) for action in self.legal]

    def usual(self) -> i64:
        """The answer nearly everybody gives to this decision, or -1."""
        if self.over:
            return -1
        return self.phases[self.phase].usual(self)

    def copy(self) -> State:
        """An independent state at the same decision, without the sink."""
        raise NotImplementedError

    def copy_common(self, other: State) -> None:
        """Take over from another state what every state has; for a title's `copy`."""
        self.title = other.title
        self.phases = other.phases
        self.sides = other.sides
        self.joined = other.joined
        self.phase = other.phase
        self.actor = other.actor
        memory = other.memory
        self.memory = None if memory is None else memory.copy()
        self.waiting = other.waiting
        frame = other.waiting
        while frame is not None:
            frame.shared = True
            frame = frame.below
        self.over = other.over
        self.legal = other.legal  # replaced at each decision, never changed in place
        self.learned = other.learned
        self.lane_a = other.lane_a
        self.lane_b = other.lane_b
        self.sink = None

    def sample(self, seat: i64, seed: i64) -> State:
        """A full state which that seat could not tell from this one; what it cannot know is drawn from the seed.

        Where another seat decides by what only it knows, the sample must look up anew what is legal (`rest`).
        """
        raise NotImplementedError

    def merit(self, seat: i64) -> i64:
        """A number by which the seats are ranked at the end, tie-breaks included. Knows everything: not for views."""
        raise NotImplementedError

    # ---- chance

    def reseed(self, seed: i64) -> None:
        """Start the generator anew: what is not drawn yet is then open again."""
        low = seed & LOW_31
        high = (seed >> 31) & LOW_31
        self.lane_a = 1 + (low * 48271 + high) % (MODULUS_A - 1)
        self.lane_b = 1 + (high * 16807 + (low ^ 0x2A5A5A5A)) % (MODULUS_B - 1)
        for _turn in range(3):
            self.random(2)

    def random(self, sides: i64) -> i64:
        """A number from 0 to sides - 1."""
        self.lane_a = self.lane_a * MULTIPLIER_A % MODULUS_A
        self.lane_b = self.lane_b * MULTIPLIER_B % MODULUS_B
        mixed: i64 = self.lane_a - self.lane_b
        if mixed < 1:
            mixed += MODULUS_A - 1
        return mixed * sides // MODULUS_A

    def draw(self, kind: i64, weights: vec[i64], audience: i64 = EVERYBODY) -> i64:
        """Let chance pick an index with these weights (their sum is not 0); it is recorded and may be dictated.

        `audience` is the set of seats that see the result now.
        """
        self.learned |= audience
        sink = self.sink
        if sink is not None:
            dictated = sink.dictated(kind, [int(weight) for weight in weights])
            if dictated >= 0:
                if dictated >= len(weights) or weights[dictated] <= 0:
                    raise RecordError("chance cannot give this result here")
                sink.drawn(kind, dictated, audience)
                return dictated
        total: i64 = 0
        for weight in weights:
            total += weight
        left = self.random(total)
        result: i64 = 0
        while left >= weights[result]:
            left -= weights[result]
            result += 1
        if sink is not None:
            sink.drawn(kind, result, audience)
        return result

    def roll(self, kind: i64, sides: i64, audience: i64 = EVERYBODY) -> i64:
        """Let chance pick a number from 0 to sides - 1; it is recorded and may be dictated."""
        return self.draw(kind, vec[i64]([1] * sides), audience)

    def tell(self, event: str, params: dict[str, object]) -> None:
        """Hand an event to the sink; callers on the hot path look first whether there is one."""
        sink = self.sink
        if sink is not None:
            sink.event(event, params, EVERYBODY, {})

    def tell_some(self, event: str, params: dict[str, object], audience: i64, secret: dict[str, object]) -> None:
        """An event of which everybody hears `params`, and the seats of `audience` hear `secret` besides."""
        sink = self.sink
        if sink is not None:
            sink.event(event, params, audience, secret)

    def reveal(self, phase: i64 = NOTHING) -> None:
        """Lay open the secret choices made so far, in this phase or in any: from now on records tell them to all.

        Choices that are never laid open stay secret until the game is over.
        """
        self.learned = EVERYBODY
        sink = self.sink
        if sink is not None:
            sink.revealed(phase)

    def withdraw(self, phase: i64) -> None:
        """Take back the secret choices made so far in this phase, unseen: a later `reveal` does not lay them open."""
        sink = self.sink
        if sink is not None:
            sink.withdrawn(phase)

    # ---- reading: what the title knows about the state, for people, clients and files

    @property
    def vocabulary(self) -> Vocabulary:
        """All actions, with their notation."""
        return self.title.vocabulary_of(self)

    @property
    def seats(self) -> int:
        """The number of seats: the people's first, then those of automata."""
        return self.title.seats(self)

    @property
    def choices(self) -> LegalActions:
        """The legal actions for people: they print as notation, and one can ask for any by number or notation."""
        return legal_actions_of(self)

    @property
    def people(self) -> int:
        """The number of seats that people or bots play, which is what records and positions call players."""
        return self.title.seats(self) - len(self.title.automata_of(self))

    @property
    def decision(self) -> Decision:
        """What the actor is asked, as data."""
        return self.title.decision(self)

    def explain(self, action: i64, seat: i64) -> str | None:
        """The ledger id or engine reason against this action of this seat now, or None if it is legal."""
        if self.over:
            return GAME_OVER
        if seat != self.actor:
            return NOT_YOUR_TURN
        for side in self.sides:
            if side.first <= action <= side.last and side.joins(self.phase):
                return side.explain(self, action) or None
        return self.phases[self.phase].explain(self, action) or None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What that seat, or with None a spectator, may know, as plain data."""
        self.check_seat(seat)
        return self.title.view(self, seat)

    def standings(self, seat: int | None = None) -> Standings:
        """The seats ranked, with the score broken down; before the end only as far as `seat` may know it."""
        self.check_seat(seat)
        return self.title.standings(self, seat)

    def check_seat(self, seat: int | None) -> None:
        """Raises CabildoError if there is no such seat; None is a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            raise CabildoError(f"seat: there is no seat {seat}")

    def to_position(self, full: bool = False) -> dict[str, Any]:
        """The state written down as plain data; with `full` also what is as usual, which else is left out."""
        return self.title.full_position(self) if full else self.title.to_position(self)

    def illegal(self, action: i64, seat: int | None = None) -> Exception:
        """The error for an action that is not legal now, for the actor or for that seat."""
        return self.title.illegal(self, action, seat)

"""A phase: one kind of decision with its rules. A title is a handful of phases over one state."""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from cabildo.engine.frames import Frame, Memory
from cabildo.engine.rows import i64, vec
from cabildo.engine.steps import Step, plain

S = TypeVar("S")

NOTHING: Final = -1  # no phase that waits; no result
ONE: Final[i64] = 1  # for small sets: compiled, it stands as a bare 1, which is shifted in 32 bits


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """What may be done now, why not, and what follows.

    A phase holds no state of its own: what it remembers while it lasts is the state's `memory`, which the phase alone
    declares, writes down and reads again.
    """

    def name(self) -> str:
        """The kind of decision, as it stands in positions, views and prompts."""
        raise NotImplementedError

    def begin(self, state: S) -> None:
        """Start this phase where the course of the game comes to it, by `State.begin`: `enter` it, and say who acts."""
        raise NotImplementedError

    def options(self, state: S) -> vec[i64]:
        """The legal actions of the actor, in ascending order, never none. A single one plays itself."""
        raise NotImplementedError

    def play(self, state: S, action: i64) -> None:
        """Carry out a legal action; then `begin` or `enter` what follows, `ask` something first, or be `done`."""
        raise NotImplementedError

    def resume(self, state: S, result: i64) -> None:
        """Go on after what this phase asked for is done, with its result or NOTHING; by default ask again."""

    def explain(self, state: S, action: i64) -> str:
        """The rule against this action of the actor, or the empty string. Judged apart from `options`."""
        raise NotImplementedError

    def usual(self, state: S) -> i64:
        """The answer that nearly everybody gives here, or -1."""
        return -1

    def expected(self, state: S) -> list[int]:
        """Actions that a player may look for here, legal or not: those worth a "why not?"."""
        return []

    def hidden(self) -> bool:
        """Whether the choice is secret: the others learn only that it was made."""
        return False

    def tells_passes(self) -> bool:
        """Whether it tells of passes itself, those without an alternative among them; else the engine does."""
        return False

    def standing(self, state: S) -> str:
        """The key under which the actor may have answered beforehand, or the empty string.

        It names the kind of question ("storm with this card"), never what only the actor knows of the present one: who
        hears that an answer was given beforehand must learn nothing else by it.
        """
        return ""

    def may_stand(self, state: S, action: i64) -> bool:
        """Whether this legal answer can be left standing under that key, "pass until I say otherwise".

        Only what is legal whatever is hidden can: else who is asked after all would show what they hold. Nor should it
        be anything that others could turn against an absent player, such as taking every offer.
        """
        return False

    def always_asked(self, state: S) -> bool:
        """Whether even a single answer is asked for. Called only where there is one.

        So it is where playing it unasked would tell something secret: with secret choices, and with reactions and
        replies that depend on what only the actor knows. And so it may be where it lets chance speak, so that the actor
        can still take back what they did before.
        """
        return self.hidden()

    def asks(self) -> bool:
        """Whether this phase ever asks anything itself, and not only lets others ask for it."""
        return True

    def interrupts(self) -> vec[i64]:
        """The phases that may wait for this one, the usual one first; NOTHING where it may also stand alone."""
        return vec[i64]()

    # ---- what the phase remembers, for people, clients and files

    def step_type(self) -> Any:
        """The form of `step` in positions while this phase is under way: a subclass of `Step`."""
        return Step

    def write(self, state: S, frame: Frame) -> Any:
        """What the phase remembers as its `Step`, on top of the stack or waiting in it."""
        return Step()

    def read(self, state: S, actor: i64, step: Any) -> Memory | None:
        """The memory that a `Step` describes; raises PositionError. Players and the common board are read already."""
        return None

    def check(self, state: S, frame: Frame) -> None:
        """Refuse what cannot be while this phase asks or waits, once the whole state is read; raises PositionError."""

    def describe(self, state: S, frame: Frame) -> dict[str, Any]:
        """What the present question names and depends on: `step` in views, and the parameters of the prompt."""
        return plain(self.write(state, frame))


@mypyc_attr(allow_interpreted_subclasses=True)
class SideAction(Generic[S]):
    """Something that can be done beside the decisions of some phases: an offer, a free action.

    It joins such a phase on top: its options are added there, and it alone explains and plays them. Which actions and
    which phases these are is said once, when it is made, because every decision of every phase asks.
    """

    first: i64  # its actions are those from here ...
    last: i64  # ... to here
    beside: i64  # the phases that it joins, as bits

    def __init__(self, first: i64, last: i64, phases: list[int]) -> None:
        self.first = first
        self.last = last
        self.beside = 0
        for phase in phases:
            bit: int = 1 << phase  # shifted as Python does it: there are more phases than the bits of ONE
            self.beside |= bit

    def joins(self, phase: i64) -> bool:
        """Whether it may be thought of beside a decision of this phase; the rest is for `options` and `explain`."""
        return self.beside >> phase & 1 != 0

    def options(self, state: S) -> vec[i64]:
        """What the actor may do of this kind, in ascending order, perhaps nothing."""
        raise NotImplementedError

    def play(self, state: S, action: i64) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def explain(self, state: S, action: i64) -> str:
        """The rule against this action of its kind where it joins, or the empty string."""
        raise NotImplementedError

    def expected(self, state: S) -> list[int]:
        """Actions that a player may look for here, legal or not."""
        return []


def merged(one: vec[i64], other: vec[i64]) -> vec[i64]:
    """Two rows of actions in ascending order as one."""
    both = vec[i64]([0] * (len(one) + len(other)))  # filled by place, which is quicker than letting it grow
    filled: i64 = 0
    place: i64 = 0
    for action in one:
        while place < len(other) and other[place] < action:
            both[filled] = other[place]
            filled += 1
            place += 1
        both[filled] = action
        filled += 1
    while place < len(other):
        both[filled] = other[place]
        filled += 1
        place += 1
    return both


# ---- for titles that are not compiled: a compiled engine takes no lists where it declares rows


def phase_row(phases: list[Phase[Any]]) -> vec[Phase[Any]]:
    """The phases as `State.phases` holds them."""
    return vec[Phase[Any]](phases)


def side_row(sides: list[SideAction[Any]]) -> vec[SideAction[Any]]:
    """What may be done beside a decision, as `State.sides` holds it."""
    return vec[SideAction[Any]](sides)


def number_row(numbers: list[int]) -> vec[i64]:
    """Numbers as `Phase.options` hands them out and `State.draw` takes them."""
    return vec[i64](numbers)

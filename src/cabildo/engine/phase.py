"""A phase: one kind of decision with its rules. A title is a handful of phases over one state."""

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from cabildo.engine.rows import i64, vec

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """What may be done now, why not, and what follows. A phase holds no state of its own."""

    def name(self) -> str:
        """The kind of decision, as it stands in positions, views and prompts."""
        raise NotImplementedError

    def options(self, state: S) -> vec[i64]:
        """The legal actions of the actor, in ascending order, never none. A single one plays itself."""
        raise NotImplementedError

    def play(self, state: S, action: i64) -> None:
        """Carry out a legal action and set the phase and actor that follow."""
        raise NotImplementedError

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

    def always_asked(self, state: S) -> bool:
        """Whether even a single answer is asked for. Called only where there is one.

        So it is where playing it unasked would tell something secret: with secret choices, and with reactions and
        replies that depend on what only the actor knows. And so it may be where it lets chance speak, so that the actor
        can still take back what they did before.
        """
        return self.hidden()


# ---- for titles that are not compiled: a compiled engine takes no lists where it declares rows


def phase_row(phases: list[Phase[Any]]) -> vec[Phase[Any]]:
    """The phases as `State.phases` holds them."""
    return vec[Phase[Any]](phases)


def number_row(numbers: list[int]) -> vec[i64]:
    """Numbers as `Phase.options` hands them out and `State.draw` takes them."""
    return vec[i64](numbers)

"""All actions of a title on a board: small integers inside, notation outside, each kind in a named range."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from cabildo.engine.errors import NotationError


class Range(Struct, frozen=True):
    """The actions `first` to `first + size - 1` are of one kind."""

    name: str
    first: int
    size: int


class Kind(Struct, frozen=True):
    """A kind of action as a title declares it: the notations of its actions, by the constant of the first of them.

    `make fields` writes the constants into `actions.py`. Most kinds have one, and the actions count from it.
    """

    name: str
    actions: dict[str, list[str]]

    def notations(self) -> list[str]:
        """Those of all actions of this kind."""
        return [notation for notations in self.actions.values() for notation in notations]


class Vocabulary:
    """The actions of a title in the order of their numbers. Numbers and notation are stable within a rules version."""

    def __init__(self, title: str, kinds: Iterable[tuple[str, Iterable[str]]]) -> None:
        """`kinds` gives the notations of each kind, in the order of the numbers."""
        self._title = title
        self._notations: list[str] = []
        ranges = []
        for name, notations in kinds:
            first = len(self._notations)
            self._notations.extend(notations)
            ranges.append(Range(name, first, len(self._notations) - first))
        self.ranges = tuple(ranges)
        self._actions = {notation: action for action, notation in enumerate(self._notations)}
        if len(self._actions) != len(self._notations):
            raise ValueError(f"{title}: two actions share a notation")

    @classmethod
    def of(cls, title: str, kinds: Iterable[Kind]) -> Vocabulary:
        """The vocabulary with these kinds, in the order of the numbers."""
        return cls(title, [(kind.name, kind.notations()) for kind in kinds])

    def __len__(self) -> int:
        return len(self._notations)

    def notation(self, action: int) -> str:
        """The action as it is stored, sent and logged; raises NotationError if there is no such action."""
        if not 0 <= action < len(self._notations):
            raise NotationError(f"{action} is the number of no action of {self._title}")
        return self._notations[action]

    def parse(self, text: str) -> int:
        """The inverse of `notation`; raises NotationError."""
        action = self._actions.get(" ".join(text.split()))
        if action is None:
            raise NotationError(f"{text!r} is no action of {self._title}")
        return action

    def kind(self, action: int) -> str:
        """The name of the range the action is in."""
        self.notation(action)
        return next(range_.name for range_ in self.ranges if action < range_.first + range_.size)

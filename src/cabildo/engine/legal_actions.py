"""The legal actions as people and programs read them: each a number that prints as its notation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, overload

from cabildo.engine.errors import NotationError

if TYPE_CHECKING:
    from cabildo.engine.state import State
    from cabildo.engine.vocabulary import Vocabulary

MOST_SHOWN = 12  # where there are more, the rest is only counted


class Action(int):
    """The number of an action, good for `apply`, which prints as its notation."""

    notation: str

    def __new__(cls, number: int, notation: str) -> Action:
        action = super().__new__(cls, number)
        action.notation = notation
        return action

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return repr(self.notation)

    def __reduce__(self) -> tuple[Any, ...]:
        return Action, (int(self), self.notation)


class LegalActions:  # no Sequence, so that a type checker lets one ask for a notation
    """What the actor may do at one decision, in the order of the numbers; nothing at the end of a game."""

    def __init__(self, vocabulary: Vocabulary, numbers: Sequence[int]) -> None:
        self._vocabulary = vocabulary
        self._numbers = tuple(numbers)

    def __len__(self) -> int:
        return len(self._numbers)

    def __iter__(self) -> Iterator[Action]:
        return (self._action(number) for number in self._numbers)

    @overload
    def __getitem__(self, place: int) -> Action: ...

    @overload
    def __getitem__(self, place: slice) -> LegalActions: ...

    def __getitem__(self, place: int | slice) -> Action | LegalActions:
        if isinstance(place, slice):
            return LegalActions(self._vocabulary, self._numbers[place])
        return self._action(self._numbers[place])

    def __contains__(self, action: object) -> bool:
        """Whether an action, by number or notation, is legal; what is no action of the title is not."""
        if isinstance(action, str):
            try:
                return self._vocabulary.parse(action) in self._numbers
            except NotationError:
                return False
        return action in self._numbers

    def __repr__(self) -> str:
        shown = ", ".join(str(action) for action in self[:MOST_SHOWN])
        more = len(self) - MOST_SHOWN
        return f"<{len(self)} legal: {shown}{f', and {more} more' if more > 0 else ''}>"

    def _action(self, number: int) -> Action:
        return Action(number, self._vocabulary.notation(number))


def legal_actions_of(state: State) -> LegalActions:
    """The legal actions of a state."""
    return LegalActions(state.vocabulary, state.legal_actions())

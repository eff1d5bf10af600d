"""How a broken law is told to the author of a title: which law, what is wrong, and a position to see it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from cabildo.engine.state import State


class LawBroken(AssertionError):
    """A title breaks a law of the contract."""

    def __init__(self, law: Callable[..., Any], problem: str, state: State | None = None) -> None:
        meaning = (law.__doc__ or "").split("\n\n")[0]
        lines = [f"{law.__name__}: {problem}", f"  the law: {' '.join(meaning.split())}"]
        if state is not None:
            lines += where(state)
        super().__init__("\n".join(lines))
        self.law = law.__name__


def where(state: State) -> list[str]:
    """The state in words and as a position that can be loaded."""
    decision = "the end" if state.over else f"decision {state.phases[state.phase].name()!r} of seat {int(state.actor)}"
    try:
        position = msgspec.json.encode(state.to_position()).decode()
    except Exception as problem:  # noqa: BLE001 - a report must not hide the law by an error of its own
        position = f"cannot be written down: {problem!r}"
    return [f"  at: {decision} of {state.title.name}", f"  to see it: title.from_position(json.loads('{position}'))"]

"""Counting the tree of actions below a position: a number that changes with any change of what is legal."""

from __future__ import annotations

from cabildo.engine.state import State


def perft(state: State, depth: int) -> int:
    """How many ways there are to do so many actions one after another; chance does what the state's generator says."""
    if depth == 0:
        return 1
    legal = state.legal_actions()
    if depth == 1:
        return len(legal)
    count = 0
    for action in legal:
        after = state.copy()
        after.play(action)
        count += perft(after, depth - 1)
    return count


def divide(state: State, depth: int) -> dict[str, int]:
    """The same for each first action by itself: where two counts differ, compare these and go down."""
    counts = {}
    for action in state.legal_actions():
        after = state.copy()
        after.play(action)
        counts[state.vocabulary.notation(action)] = perft(after, depth - 1)
    return counts

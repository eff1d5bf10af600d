"""Answers given beforehand: the key of the present question, and what may be left standing under it."""

from __future__ import annotations

from cabildo.engine.state import State


def standing_key(state: State) -> str:
    """The kind of question under which the actor may have answered beforehand, or the empty string."""
    return "" if state.over else state.phases[state.phase].standing(state)


def standing_choices(state: State) -> list[int]:
    """The legal actions that may be left standing under the key."""
    if not standing_key(state):
        return []
    phase = state.phases[state.phase]
    return [action for action in state.legal_actions() if phase.may_stand(state, action)]

"""Passes as events: that a seat declines, and that it has nothing else to do, which the engine then does unasked."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cabildo.engine.state import State

PASS = "pass"  # the kind of action by which a seat declines, where a title has one
PASSED = "passed"
FORCED = "forced"  # the parameter of an event that nobody chose: logs for people leave it out


def tell_pass(state: State, action: int) -> None:
    """Before a seat does what it chose: tell if it declines for all to see, of which the title itself tells nothing."""
    if is_open_pass(state, action):
        state.tell(PASSED, {"seat": int(state.actor)})


def tell_forced_pass(state: State, action: int) -> None:
    """Before the engine does, unasked, the only thing that a seat can do."""
    if is_open_pass(state, action):
        state.tell(PASSED, {"seat": int(state.actor), FORCED: True})


def is_open_pass(state: State, action: int) -> bool:
    phase = state.phases[state.phase]
    return state.vocabulary.kind(action) == PASS and not (phase.hidden() or phase.tells_passes())

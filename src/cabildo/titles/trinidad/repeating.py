"""What cards add to an activation: one more of what it yields, and a further effect of the same building."""

from __future__ import annotations

from typing import Any, cast, final

from cabildo.engine.frames import Frame
from cabildo.engine.naming import refuse
from cabildo.engine.phase import NOTHING, Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import DONE, USE
from cabildo.titles.trinidad.affiliates.moments import AT_ACTIVATION, AT_TAKING
from cabildo.titles.trinidad.affiliates.powers import append_uses, has_fitting, start, why_not_use
from cabildo.titles.trinidad.affiliates.yields import append_for_taking, may_add, why_not_for_taking
from cabildo.titles.trinidad.effects import Activation
from cabildo.titles.trinidad.phases import ACTIVATING, FREE_DONE, MAIN_DONE, REPEATING
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import BUILDING_NAMES, CARDS


@final
class Adding(Phase[TrinidadState]):
    """One more Faith token or metal from a building in a district with Roads (TR-AFF-39)."""

    def name(self) -> str:
        return "adding"

    def options(self, state: TrinidadState) -> vec[i64]:
        return append_for_taking(state, append(vec[i64](capacity=2), DONE))

    def play(self, state: TrinidadState, action: i64) -> None:
        if action != DONE:
            start(state, action - USE, AT_TAKING)
        state.done(FREE_DONE)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if action == DONE:
            return ""
        return why_not_for_taking(state, action - USE) if USE <= action < USE + CARDS else OTHER_DECISION

    def interrupts(self) -> vec[i64]:
        return vec[i64]([ACTIVATING])

    def check(self, state: TrinidadState, frame: Frame) -> None:
        activation = activation_below(frame)
        if activation.effect == NOTHING or not may_add(state, frame.actor, activation):
            refuse("phase", f"seat {frame.actor} has no card that adds anything", "TR-AFF-39")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return {"building": BUILDING_NAMES[state.city.building(activation_below(frame).space)]}


@final
class Repeating(Phase[TrinidadState]):
    """After an effect, a further one of the same building by card, or none (TR-AFF-15, 21, 27, 75)."""

    def name(self) -> str:
        return "repeating"

    def options(self, state: TrinidadState) -> vec[i64]:
        return append_uses(state, append(vec[i64](capacity=3), DONE), AT_ACTIVATION)

    def play(self, state: TrinidadState, action: i64) -> None:
        if action == DONE:
            state.done(MAIN_DONE)
            return
        start(state, action - USE, AT_ACTIVATION)
        if state.phase == REPEATING:  # and no card was used that turns others upright, which asks something
            state.done(action)

    def resume(self, state: TrinidadState, result: i64) -> None:
        """Cards were turned upright; perhaps none of them fits."""
        if not has_fitting(state, state.actor, AT_ACTIVATION):
            state.done(MAIN_DONE)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if action == DONE:
            return ""
        return why_not_use(state, action - USE, AT_ACTIVATION) if USE <= action < USE + CARDS else OTHER_DECISION

    def usual(self, state: TrinidadState) -> i64:
        return DONE if len(state.legal) == 1 else -1

    def always_asked(self, state: TrinidadState) -> bool:
        """Whether a further effect can be paid for is behind the screen."""
        return True

    def interrupts(self) -> vec[i64]:
        return vec[i64]([ACTIVATING])

    def check(self, state: TrinidadState, frame: Frame) -> None:
        activation = activation_below(frame)
        asks = state.phase != REPEATING or has_fitting(state, frame.actor, AT_ACTIVATION)
        if activation.effect == NOTHING or not asks:
            refuse("phase", f"seat {frame.actor} has no card for a further effect", "TR-AFF-75")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        return {"building": BUILDING_NAMES[state.city.building(activation_below(frame).space)]}


def activation_below(frame: Frame) -> Activation:
    below = frame.below
    assert below is not None
    return cast(Activation, below.memory)

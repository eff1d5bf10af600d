"""The cube that a Corporation adds to what is bought there."""

from __future__ import annotations

from typing import Any, cast, final

from cabildo.engine.frames import Frame
from cabildo.engine.naming import refuse
from cabildo.engine.phase import Phase
from cabildo.engine.reasons import OTHER_DECISION
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import BUY, EXTRA, FROM_STORE
from cabildo.titles.trinidad.effects import SALE_CUBES, SALE_METAL, Activation, has_extra
from cabildo.titles.trinidad.phases import ACTIVATING
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import CORPORATION, CUBE_NAMES, STONE, WOOD


@final
class Extra(Phase[TrinidadState]):
    """A stone or a wood to what is bought at a Corporation, as the buyer likes (TR-ACTIVATE-18)."""

    def name(self) -> str:
        return "extra"

    def options(self, state: TrinidadState) -> vec[i64]:
        effect = purchase_beneath(state.waiting).effect
        legal = vec[i64](capacity=2)
        for cube in range(WOOD + 1):
            if has_extra(state, effect, cube):
                legal = append(legal, EXTRA + cube)
        return legal

    def play(self, state: TrinidadState, action: i64) -> None:
        state.done(action)

    def explain(self, state: TrinidadState, action: i64) -> str:
        if not EXTRA <= action < FROM_STORE:
            return OTHER_DECISION
        return "" if has_extra(state, purchase_beneath(state.waiting).effect, action - EXTRA) else "TR-GRID-04"

    def expected(self, state: TrinidadState) -> list[int]:
        return list(range(EXTRA, FROM_STORE))

    def interrupts(self) -> vec[i64]:
        return vec[i64]([ACTIVATING])

    def check(self, state: TrinidadState, frame: Frame) -> None:
        activation = purchase_beneath(frame.below)
        buys = BUY <= activation.effect <= BUY + SALE_METAL
        if not buys or state.city.building(activation.space) != CORPORATION:
            refuse("waiting[0].step.effect", "is no purchase at a Corporation", "TR-ACTIVATE-18")
        if not (has_extra(state, activation.effect, STONE) or has_extra(state, activation.effect, WOOD)):
            refuse("phase", "there is no cube left on the grids", "TR-GRID-04")

    def describe(self, state: TrinidadState, frame: Frame) -> dict[str, Any]:
        bought = SALE_CUBES[purchase_beneath(frame.below).effect - BUY]
        return {CUBE_NAMES[cube]: int(bought[cube]) for cube in range(len(bought))}


def purchase_beneath(frame: Frame | None) -> Activation:
    assert frame is not None
    return cast(Activation, frame.memory)

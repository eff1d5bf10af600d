"""Which decade and Era it is, while the marker has moved on already."""

from __future__ import annotations

from cabildo.titles.trinidad import phases
from cabildo.titles.trinidad.end_of_decade import REFILL, Ending
from cabildo.titles.trinidad.state import TrinidadState


def decade_under_way(state: TrinidadState) -> int:
    """The decade that is played or comes to its end; the marker moves on in its refill (TR-END-11)."""
    return int(state.decade) - 1 if has_moved_on(state) else int(state.decade)


def has_moved_on(state: TrinidadState) -> bool:
    """Whether the marker stands on the decade to come."""
    if state.over:
        return True
    bottom = state.bottom()
    memory = bottom.memory
    return bottom.phase == phases.END_OF_DECADE and isinstance(memory, Ending) and memory.step > REFILL


def era_under_way(state: TrinidadState) -> int:
    return int(state.board.era[decade_under_way(state)])

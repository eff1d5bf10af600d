"""Major buildings: workers on the spaces of a grid, and what happens when it is full."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.titles.trinidad.state import TrinidadState


@final
class Working(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "working"


@final
class Arranging(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "arranging"

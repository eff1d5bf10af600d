"""Which of several cards discarded together lies on top of the pile."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.titles.trinidad.state import TrinidadState


@final
class Stacking(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "stacking"

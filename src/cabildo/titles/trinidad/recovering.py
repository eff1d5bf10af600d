"""Taking workers back from an unfinished grid, for points."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.titles.trinidad.state import TrinidadState


@final
class Recovering(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "recovering"

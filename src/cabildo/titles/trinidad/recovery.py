"""Workers come home, and those on finished grids score."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.titles.trinidad.state import TrinidadState


@final
class Returning(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "returning"

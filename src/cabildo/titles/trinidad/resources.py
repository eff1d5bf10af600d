"""Taking cubes from the resource grids and coins from the stacks."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.titles.trinidad.state import TrinidadState


@final
class Taking(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "taking"


@final
class Collecting(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "collecting"

"""Building Lots, Houses, Palaces and the city's common buildings."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.titles.trinidad.state import TrinidadState


@final
class Building(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "building"


@final
class Marking(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "marking"

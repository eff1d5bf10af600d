"""Burning an affiliate for a unit's strength."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.titles.trinidad.state import TrinidadState


@final
class Burning(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "burning"

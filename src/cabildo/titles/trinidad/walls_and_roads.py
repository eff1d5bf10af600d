"""Laying walls, and paving a district."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.titles.trinidad.state import TrinidadState


@final
class Walling(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "walling"


@final
class Paving(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "paving"

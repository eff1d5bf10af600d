"""Activating common buildings: cubes, trade, faith, soldiers."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.titles.trinidad.state import TrinidadState


@final
class Activating(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "activating"


@final
class Extra(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "extra"

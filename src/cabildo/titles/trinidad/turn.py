"""The action phase: turns with free actions and one main action, until everybody has passed."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.titles.trinidad.state import TrinidadState


@final
class Turn(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "turn"

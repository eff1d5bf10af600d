"""A war at the end of a decade: everybody alone against the attack."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.titles.trinidad.state import TrinidadState


@final
class Fighting(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "fighting"

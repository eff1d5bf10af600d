"""The auction for a character that several players chose."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.titles.trinidad.state import TrinidadState


@final
class Bidding(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "bidding"

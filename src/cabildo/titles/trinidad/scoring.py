"""The scoring of an Era, award by award."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.titles.trinidad.state import TrinidadState


@final
class Scoring(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "scoring"

"""The end of a decade, step by step."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.titles.trinidad.state import TrinidadState


@final
class EndOfDecade(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "end-of-decade"

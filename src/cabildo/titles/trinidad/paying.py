"""Paying a bill: with whose workers, and which cubes stand for others."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.titles.trinidad.state import TrinidadState


@final
class Paying(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "paying"

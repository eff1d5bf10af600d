"""Reactivating cards: the action, and the first step of the decade's end."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.titles.trinidad.state import TrinidadState


@final
class Reactivating(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "reactivating"

"""The decade begins: everybody looks at cards and keeps one or none, or takes the top of a discard pile."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.titles.trinidad.state import TrinidadState


@final
class Drawing(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "drawing"


@final
class Keeping(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "keeping"

"""For a first game: two characters are dealt to each player, who keeps one. And everybody's first affiliate."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.titles.trinidad.state import TrinidadState


@final
class Dealing(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "dealing"

"""Characters: offered openly, chosen seat by seat; what several want is auctioned."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.titles.trinidad.state import TrinidadState


@final
class Choosing(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "choosing"

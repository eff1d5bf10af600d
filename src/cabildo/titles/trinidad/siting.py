"""Where the Cabildo and the Cathedral go, and whom they displace."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.titles.trinidad.state import TrinidadState


@final
class Siting(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "siting"

"""Salaries: affiliates are paid, discarded, or cost points."""

from typing import final

from cabildo.engine.phase import Phase
from cabildo.titles.trinidad.state import TrinidadState


@final
class Salary(Phase[TrinidadState]):
    """Not written yet."""

    def name(self) -> str:
        return "salary"

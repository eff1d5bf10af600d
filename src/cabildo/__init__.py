"""Cabildo: play, host and study Puerto Rico, Río de la Plata and Trinidad."""

from cabildo.engine.errors import (
    CabildoError,
    IllegalAction,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
)
from cabildo.engine.game import Game
from cabildo.engine.recorder import ChanceResults
from cabildo.engine.registry import title, title_names

__all__ = [
    "CabildoError",
    "ChanceResults",
    "Game",
    "IllegalAction",
    "NotationError",
    "OptionError",
    "PositionError",
    "RecordError",
    "title",
    "title_names",
]
__version__ = "0.1.0"

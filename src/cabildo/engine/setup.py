"""A checked set-up: players, options and board are fixed, and any number of games can be dealt from it."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from cabildo.engine.rows import i64
from cabildo.engine.sink import Sink
from cabildo.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """What `Title.setup` hands out after it has checked the caller's wishes once."""

    def deal(self, seed: i64, sink: Sink | None = None) -> State:
        """A new game that rests at its first decision; the sink hears, and may dictate, what chance does."""
        raise NotImplementedError

"""What a seat, or a spectator, sees of a game of Trinidad."""

from __future__ import annotations

from typing import Any

from cabildo.titles.trinidad.state import TrinidadState


def view_of(state: TrinidadState, seat: int | None) -> dict[str, Any]:
    """Plain data, with what is printed under `board`: a client needs no rule to draw it."""
    raise NotImplementedError

"""How games ended: kept with the table when the last move is made, and found again for older ones."""

from __future__ import annotations

from typing import Any

import msgspec

from cabildo.engine.game import Game
from cabildo.server.wire.tables import GameResult, SeatResult

NO_RESULT: dict[str, Any] = {"round": 0, "seats": []}  # of a game that cannot be read: it is not asked for again


def known_result(kept: dict[str, Any] | None) -> GameResult | None:
    """What is kept of how a game ended, if anybody knows."""
    return None if not kept or not kept["seats"] else msgspec.convert(kept, GameResult)


def result_of(game: Game) -> dict[str, Any] | None:
    """Rank and points of everybody, by seat; None while it is not over."""
    if not game.state.over:
        return None
    standings = sorted(game.state.standings().seats, key=lambda standing: standing.seat)
    seats = [SeatResult(standing.rank or len(standings), standing.points or 0) for standing in standings]
    result: dict[str, Any] = msgspec.to_builtins(GameResult(game.title.round_of(game.state), seats))
    return result

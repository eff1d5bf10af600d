"""Games of the made-up auction, begun and played in a line."""

from __future__ import annotations

from typing import Any

from cabildo.engine.game import Game
from cabildo.engine.record import record_data
from cabildo.testing.snapshots import snapshot
from tests.testing.toy_title.title import TITLE


def new(seed: int = 1, players: int = 3, **more: Any) -> Game:
    return Game.new(TITLE, players, seed, **more)


def play(game: Game, *actions: str) -> Game:
    for action in actions:
        game.apply(action)
    return game


def unopposed() -> Game:
    """All have bid nothing and nobody may react: the starter may make an offer. The deck is a storm and lanterns."""
    game = new(options={"reactions": False}, chance=["card storm", "card storm", "card lantern", "die 1"])
    return play(game, "bid 0", "bid 0", "bid 0")


def whole(game: Game) -> tuple[Any, ...]:
    """Everything a game is."""
    return (snapshot(game.state), game.moves, list(game.events), record_data(game.record()))

"""Random games, and the streams of states along them: what the laws are tried on."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from cabildo.engine.errors import OptionError
from cabildo.engine.game import Game
from cabildo.engine.options import Choice
from cabildo.engine.state import State
from cabildo.engine.title import BoardSource, Title
from cabildo.testing.failures import LawBroken

USUAL = 0.25  # how often a random player gives the usual answer without thinking


def random_game(
    title: Title,
    players: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    board: BoardSource = None,
) -> Game:
    """Every game ends: a random game played to its end stays below the title's limit of decisions."""
    game = Game.new(title, players, seed, options, board)
    pick = random.Random(seed)
    limit = title.decision_limit(players)
    while not game.state.over:
        if len(game.moves) == limit:
            raise LawBroken(random_game, f"it is not over after {limit} decisions (seed {seed})", game.state)
        game.apply(pick_action(game.state, pick))
    return game


def pick_action(state: State, pick: random.Random) -> int:
    """A legal action: mostly any, at times the usual one."""
    usual = int(state.usual())
    return usual if usual >= 0 and pick.random() < USUAL else pick.choice(sorted(state.legal_actions()))


def states_of(game: Game, every: int = 1) -> Iterator[State]:
    """Copies of the states of a game: every n-th decision, and the last one."""
    last = len(game.moves)
    for move in range(0, last, every):
        yield game.state_after(move)
    yield game.state_after(last)


def random_options(title: Title, players: int, pick: random.Random) -> dict[str, Choice]:
    """Options that go together for so many players, each left alone half of the time."""
    chosen: dict[str, Choice] = {}
    for option in title.options:
        tried = {**chosen, option.name: pick.choice(option.choices)}
        if pick.random() < 0.5 and allowed(title, players, tried):
            chosen = tried
    return chosen


def allowed(title: Title, players: int, options: Mapping[str, Choice]) -> bool:
    try:
        title.check(players, options)
    except OptionError:
        return False
    return True

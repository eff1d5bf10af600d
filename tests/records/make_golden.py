"""Makes the golden games of Puerto Rico anew. Only for a new rules version: `python -m tests.records.make_golden`.

Random players of several tempers, options and boards, so that together the games go through every decision and event.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cabildo.engine.board_packs import to_document
from cabildo.engine.game import Game
from cabildo.engine.state import State
from cabildo.titles.puerto_rico.board_pack import load_pack
from cabildo.titles.puerto_rico.title import TITLE

FOLDER = Path(__file__).parent / "puerto_rico"

Temper = Callable[[State, random.Random], int]


def any_action(state: State, pick: random.Random) -> int:
    return pick.choice(sorted(state.legal_actions()))


def mostly_usual(state: State, pick: random.Random) -> int:
    usual = int(state.usual())
    return usual if usual >= 0 and pick.random() < 0.9 else any_action(state, pick)


def eager(*kinds: str) -> Temper:
    """Does these kinds of things where it can, usual things otherwise: its games end sooner, and in one way."""

    def choose(state: State, pick: random.Random) -> int:
        wanted = [action for action in sorted(state.legal_actions()) if state.vocabulary.kind(action) in kinds]
        return pick.choice(wanted) if wanted and pick.random() < 0.9 else mostly_usual(state, pick)

    return choose


TEMPERS: dict[str, Temper] = {
    "random": any_action,
    "usual": mostly_usual,
    "builder": eager("build", "tile", "sell"),
    "captain": eager("load", "claim", "produce", "store"),
    "planter": eager("tile", "use", "extra", "keep"),
}


def other_board() -> dict[str, Any]:
    """A board pack with other ships, prices and costs."""
    board = to_document(load_pack(None))
    board["ships"] = [3, 5, 6, 7, 9]
    for players, ships in {"2": [3, 6], "3": [3, 5, 6], "4": [5, 6, 7], "5": [6, 7, 9]}.items():
        board["setups"][players]["ships"] = ships
    board["prices"]["corn"] = 1
    board["buildings"]["harbor"]["cost"] = 6
    return board


def play_on(game: Game, temper: Temper, pick: random.Random) -> Game:
    while not game.state.over:
        game.apply(temper(game.state, pick))
    return game


def golden_games() -> dict[str, Game]:
    """The games by the name of their file."""
    games: dict[str, Game] = {}
    for players in TITLE.player_counts:
        names = ["Ana", "Blas", "Clara", "Diego", "Elena"][:players]
        for temper, choose in TEMPERS.items():
            for number in (1, 2):
                pick = random.Random(f"{players} {temper} {number}")
                options: dict[str, Any] = {"governor": 1 + number % players} if number == 2 else {}
                if temper == "builder" and number == 2:
                    options["open-points"] = True
                game = Game.new(TITLE, players, pick.getrandbits(60), options, names=names if number == 1 else ())
                games[f"{players}-players-{temper}-{number}"] = play_on(game, choose, pick)
        pick = random.Random(f"{players} other")
        game = Game.new(TITLE, players, pick.getrandbits(60), board=other_board())
        games[f"{players}-players-other-board"] = play_on(game, eager("build", "load", "sell"), pick)
        middle = game.state_after(len(game.moves) // 2).to_position()
        game = Game.from_position(middle, seed=players, title=TITLE)
        games[f"{players}-players-from-position"] = play_on(game, any_action, pick)
    return games


if __name__ == "__main__":
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for name, game in golden_games().items():
        game.save(FOLDER / f"{name}.json")

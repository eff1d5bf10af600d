"""Makes the golden games of Trinidad anew: `python -m tests.records.make_trinidad_golden`. Only for new rules.

Ten games for each number of players: at random, by players who are bent on something, by simple ones, on another board
and from the middle of a game, so that together they go through every decision and event.
"""

from __future__ import annotations

import random
from itertools import count
from pathlib import Path
from typing import Any

from cabildo.engine.game import Game
from cabildo.engine.state import State
from cabildo.titles.trinidad.title import TITLE
from tests.records.make_golden import play_on
from tests.titles.trinidad.boards import printed, smaller
from tests.titles.trinidad.tempers import TEMPERS, Temper, any_action, busy_action, simple, town

FOLDER = Path(__file__).parent / "trinidad"
NAMES = ("Ana", "Blas", "Clara", "Diego", "Elena")

FULL: dict[str, Any] = {}
SHORT = {"length": "short"}
DEALT = {"characters": "dealt"}


def mixed(state: State, pick: random.Random) -> int:
    """Every other seat plays by rules of thumb, the rest whatever there is."""
    return simple(state, pick) if state.actor % 2 == 0 else busy_action(state, pick)


PLANS: dict[str, tuple[dict[str, Any], Temper]] = {
    "random": (FULL, any_action),
    "random-short-dealt": (SHORT | DEALT, any_action),
    "settler-short": (SHORT, TEMPERS["settler"]),
    "builder": (FULL, TEMPERS["builder"]),
    "merchant-dealt": (DEALT | {"open-screens": True}, TEMPERS["merchant"]),
    "soldier": (FULL, TEMPERS["soldier"]),
    "simple-short": (SHORT, simple),
    "simple-dealt": (DEALT, mixed),
}


def other_board(players: int) -> dict[str, Any]:
    """A smaller city for an even number of players; for the others the printed one with other points on grids."""
    if players % 2 == 0:
        return smaller()
    board = printed()
    board["major_grids"]["roads"]["vp_2p"] = [4, 3, 1, 1]
    return board


def each_their_own(state: State, pick: random.Random) -> int:
    """Every seat is bent on something else."""
    tempers = ("politician", "soldier", "builder", "merchant", "settler")
    return TEMPERS[tempers[int(state.actor)]](state, pick)


RARE = {  # by number of players: decisions and events that a game from a late position must have
    2: {"reactivated"},
    3: {"marking", "council-lost"},
    4: {"arranging"},
    5: {"extra", "unit-promoted"},
}


def rare_game(players: int) -> Game:
    """The first game from a late position with these decisions and events."""
    for number in count():
        pick = random.Random(f"{players} late {number}")
        game = play_on(Game.from_position(town(players), seed=number, title=TITLE), each_their_own, pick)
        asked = {game.state_after(move).decision.kind for move in range(len(game.moves))}
        if asked | {event.name for event in game.events} >= RARE[players]:
            return game
    raise AssertionError


def golden_games() -> dict[str, Game]:
    """The games by the name of their file."""
    games: dict[str, Game] = {}
    for players in TITLE.player_counts:
        for name, (options, temper) in PLANS.items():
            file = f"{players}-players-{name}"
            pick = random.Random(file)
            game = Game.new(TITLE, players, pick.getrandbits(60), options, names=NAMES[:players])
            games[file] = play_on(game, temper, pick)
        pick = random.Random(f"{players} other board")
        game = Game.new(TITLE, players, pick.getrandbits(60), SHORT, board=other_board(players))
        games[f"{players}-players-other-board"] = play_on(game, TEMPERS["settler"], pick)
        games[f"{players}-players-from-position"] = rare_game(players)
    return games


if __name__ == "__main__":
    games = golden_games()  # before the old ones go
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for name, game in games.items():
        game.save(FOLDER / f"{name}.json")

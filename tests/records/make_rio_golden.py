"""Makes the golden games of Río de la Plata anew: `python -m tests.records.make_rio_golden`. Only for new rules.

Random and simple players, alone and together, in both editions and lengths, with and without trade, some who are bent
on the great buildings and some on war, so that together the games go through every decision and event.
"""

from __future__ import annotations

import random
from itertools import count
from pathlib import Path
from typing import Any

from cabildo.bots.rio import choose
from cabildo.engine.game import Game
from cabildo.engine.state import State
from cabildo.titles.rio.title import TITLE
from tests.records.make_golden import Temper, any_action, play_on
from tests.titles.rio.build import as_table
from tests.titles.rio.war_games import WAR_PHASES, warlike_action

FOLDER = Path(__file__).parent / "rio"
NAMES = ("Ana", "Blas", "Clara", "Diego", "Elena")


def simple(state: State, pick: random.Random) -> int:
    return choose(state, pick)


def mixed(state: State, pick: random.Random) -> int:
    """Every other seat plays by rules of thumb, the rest at random."""
    return simple(state, pick) if state.actor % 2 == 0 else any_action(state, pick)


def bent(*beginnings: str) -> Temper:
    """Does what is written so where it can, half of the time; plays by rules of thumb otherwise."""

    def choose_so(state: State, pick: random.Random) -> int:
        notation = state.vocabulary.notation
        wanted = [action for action in state.legal_actions() if notation(action).startswith(beginnings)]
        return pick.choice(wanted) if wanted and pick.random() < 0.5 else simple(state, pick)

    return choose_so


MASTER_BUILDER = bent("work palace", "work cathedral", "artisan", "take mine")
MERCHANT = bent("work harbor", "dock", "depart", "load", "artisan", "sell", "draw", "lay")

SOLDIER = bent("work fort", "bid general", "bid gunner", "build house", "build barracks", "place")


def warlike(state: State, pick: random.Random) -> int:
    """Prepares for wars, and tries out in them whatever can be done."""
    return warlike_action(state, pick) if as_table(state).phase in WAR_PHASES else SOLDIER(state, pick)


# name, players, options, temper
Plan = tuple[str, int, dict[str, Any], Temper]


def plans() -> list[Plan]:
    found: list[Plan] = []
    for players in TITLE.player_counts:
        short, trading = {"length": "short"}, {"trade": True}
        found += [
            ("random", players, {}, any_action),
            ("random-short-trade", players, short | trading, any_action),
            ("simple", players, {}, simple),
            ("simple-short", players, short, simple),
            ("mixed-trade", players, trading, mixed),
            ("builder", players, {}, MASTER_BUILDER),
            ("merchant", players, {"level": "expert"}, MERCHANT),
        ]
    for players in (3, 4, 5):
        first = {"edition": "1"}
        found += [
            ("first-random", players, first, any_action),
            ("first-simple", players, first, simple),
            ("first-mixed-trade", players, first | {"trade": True}, mixed),
            ("first-merchant", players, first, MERCHANT),
        ]
    found += [
        ("one-shadow-disc", 2, {"one-shadow-disc": True}, mixed),
        ("staying-returns", 4, {"staying-returns": True}, bent("order", "stay")),
        ("one-marker-back", 5, {"one-marker-back": True, "level": "intermediate"}, mixed),
    ]
    return found


WARS_EACH = 3  # at least, in each of these games
WAR_GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (2, {"level": "expert"}),
    (2, {"neutral-homes": True}),
    (2, {"trade": True}),
    (3, {}),
    (3, {"equal-sacrifice": True}),
    (3, {"level": "expert", "trade": True}),
    (3, {"edition": "1"}),
    (3, {"edition": "1", "neutral-homes": True}),
    (4, {}),
    (4, {"trade": True}),
    (4, {"neutral-homes": True, "equal-sacrifice": True}),
    (4, {"level": "expert"}),
    (4, {"one-marker-back": True}),
    (4, {"edition": "1", "fewer-attackers": True}),
    (5, {}),
    (5, {"equal-sacrifice": True}),
    (5, {"level": "expert"}),
    (5, {"length": "short"}),
    (5, {"edition": "1", "trade": True}),
)


def war_game(file: str, players: int, options: dict[str, Any], temper: Temper) -> Game:
    """The first game with enough wars."""
    for number in count():
        pick = random.Random(f"{file} {number}")
        game = Game.new(TITLE, players, pick.getrandbits(60), options, names=NAMES[:players])
        if wars_in(play_on(game, temper, pick)) >= WARS_EACH:
            return game
    raise AssertionError


def wars_in(game: Game) -> int:
    return sum(event.name == "war-ended" for event in game.events)


def golden_games() -> dict[str, Game]:
    """The games by the name of their file."""
    games: dict[str, Game] = {}
    for name, players, options, temper in plans():
        file = f"{players}-players-{name}"
        pick = random.Random(file)
        game = Game.new(TITLE, players, pick.getrandbits(60), options, names=NAMES[:players])
        games[file] = play_on(game, temper, pick)
    for players in TITLE.player_counts:
        whole = games[f"{players}-players-simple"]
        middle = whole.state_after(len(whole.moves) // 2).to_position()
        game = Game.from_position(middle, seed=players, title=TITLE)
        games[f"{players}-players-from-position"] = play_on(game, any_action, random.Random(players))
    for number, (players, options) in enumerate(WAR_GAMES):
        file = f"{players}-players-war-{number + 1:02}"
        games[file] = war_game(file, players, options, warlike if number % 2 == 0 else mixed)
    return games


if __name__ == "__main__":
    games = golden_games()  # before the old ones go
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for name, game in games.items():
        game.save(FOLDER / f"{name}.json")

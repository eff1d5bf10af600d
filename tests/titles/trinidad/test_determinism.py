"""The same seed gives the same game: in every process, whatever Python's hash seed, compiled or interpreted."""

from __future__ import annotations

from pathlib import Path

import pytest

import cabildo.engine.state
from cabildo.engine.positions import position_hash
from cabildo.titles.trinidad.title import TITLE
from tests.processes import COMPILED, INTERPRETED, run_python

# Hashes of positions along games, and the generator at their end: what each process must print alike.
SCRIPT = """
import random
from cabildo.bots.rollout import random_games
from cabildo.engine.game import Game
from cabildo.engine.positions import position_hash
from cabildo.testing.walks import random_game
from cabildo.titles.trinidad.title import TITLE
from tests.records.make_golden import play_on
from tests.titles.trinidad.automaton_wars import town_with_automaton
from tests.titles.trinidad.tempers import busy_action, town, town_of_cards
for players in (2, 3, 4, 5):
    options = {"characters": "dealt", "length": "short"} if players % 2 else {}
    game = random_game(TITLE, players, 7 * players, options)
    print(*(position_hash(game.state_after(move)) for move in range(0, len(game.moves), 40)))
    print(position_hash(game.state), game.state.lane_a, game.state.lane_b)
    game = random_game(TITLE, players, 5 * players, {"length": "short", "events": True, "talks": True})
    print(len(game.moves), position_hash(game.state), game.state.lane_a, game.state.lane_b)
    print(random_games(TITLE.setup(players), 3, players))
    game = play_on(Game.from_position(town(players), seed=players, title=TITLE), busy_action, random.Random(players))
    print(len(game.moves), position_hash(game.state), game.state.lane_a, game.state.lane_b)
    options = {"length": "short", "extended-war": True}
    fields = {"decade": 8, "tension": {"natives": 7, "pirates": 7}, "options": options}
    position = town_of_cards(players, players, **fields)
    game = play_on(Game.from_position(position, seed=players, title=TITLE), busy_action, random.Random(players))
    print(len(game.moves), position_hash(game.state), game.state.lane_a, game.state.lane_b)
for people in (1, 2):
    for options in ({"events": True}, {"extended-war": True}):
        game = random_game(TITLE, people, people, {**options, "length": "short", "automaton": "strong"})
        print(len(game.moves), position_hash(game.state), game.state.lane_a, game.state.lane_b)
    position = town_with_automaton(people, people, decade=8, options={"length": "short"}).to_position()
    game = play_on(Game.from_position(position, seed=people, title=TITLE), busy_action, random.Random(people))
    print(len(game.moves), position_hash(game.state), game.state.lane_a, game.state.lane_b)
"""

THIS_BUILD = Path(cabildo.engine.state.__file__).parent.parent.parent


def test_pythons_hash_seed_changes_nothing() -> None:
    told = {run_python(SCRIPT, THIS_BUILD, PYTHONHASHSEED=seed) for seed in ("0", "31415")}
    assert len(told) == 1
    assert len(told.pop().split("\n")) == 4 * 6 + 2 * 3


@pytest.mark.compiled
def test_compiled_and_interpreted_play_the_same_games() -> None:
    assert run_python(SCRIPT, COMPILED) == run_python(SCRIPT, INTERPRETED)


def test_other_seeds_give_other_games() -> None:
    assert len({position_hash(TITLE.new(4, seed)) for seed in range(40)}) > 30

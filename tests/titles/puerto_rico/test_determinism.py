"""The same seed gives the same game: in every process, whatever Python's hash seed, compiled or interpreted."""

from __future__ import annotations

from pathlib import Path

import pytest

import cabildo.engine.state
from cabildo.engine.positions import position_hash
from cabildo.testing.walks import random_game
from cabildo.titles.puerto_rico.title import TITLE
from tests.processes import COMPILED, INTERPRETED, run_python

# Hashes of positions along games, and the generator at their end: what each process must print alike.
SCRIPT = """
from cabildo.bots.rollout import random_games
from cabildo.engine.positions import position_hash
from cabildo.testing.walks import random_game
from cabildo.titles.puerto_rico.title import TITLE
for players in (2, 3, 4, 5):
    game = random_game(TITLE, players, 7 * players)
    print(*(position_hash(game.state_after(move)) for move in range(0, len(game.moves), 40)))
    print(position_hash(game.state), game.state.lane_a, game.state.lane_b)
    print(random_games(TITLE.setup(players), 3, players))
"""

# Final positions of random games by players and seed. They change only with the rules version.
ENDS = {
    (2, 14): "027c5c397eacc76ea29019730170fde9",
    (3, 21): "eaeecd54c6d4b7a0f73793f5b25d1fec",
    (4, 28): "916d29008b4e094be03d8b8605c82f9d",
    (5, 35): "b937195725ccd99cf3aa6ce9103aeb05",
}

THIS_BUILD = Path(cabildo.engine.state.__file__).parent.parent.parent


def test_pythons_hash_seed_changes_nothing() -> None:
    told = {run_python(SCRIPT, THIS_BUILD, PYTHONHASHSEED=seed) for seed in ("0", "1", "31415")}
    assert len(told) == 1
    assert len(told.pop().split("\n")) == 12


@pytest.mark.compiled
def test_compiled_and_interpreted_play_the_same_games() -> None:
    compiled = run_python("import cabildo.engine.state as state; print(state.__file__)", COMPILED)
    interpreted = run_python("import cabildo.engine.state as state; print(state.__file__)", INTERPRETED)
    assert compiled.endswith((".so", ".pyd"))
    assert interpreted.endswith(".py")
    assert run_python(SCRIPT, COMPILED) == run_python(SCRIPT, INTERPRETED)


@pytest.mark.parametrize(("players", "seed"), ENDS)
def test_a_seed_leads_to_the_end_that_it_always_led_to(players: int, seed: int) -> None:
    """Holds the generator and the order of draws in place, on every platform and in every build."""
    assert position_hash(random_game(TITLE, players, seed).state) == ENDS[players, seed]


def test_other_seeds_give_other_games() -> None:
    assert len({position_hash(TITLE.new(4, seed)) for seed in range(40)}) > 30

"""Playing a state to its end at random, and copying it: the inner loops of simulation and search."""

from typing import Final

from cabildo.engine.rows import i64
from cabildo.engine.setup import Setup
from cabildo.engine.state import State

MASK: Final = 0x7FFFFFFF


def next_random(random: i64) -> i64:
    """The next number of a small generator that is good enough for picking moves; use its bits from the 8th up."""
    return (random * 1103515245 + 12345) & MASK


def play_out(state: State, random: i64) -> i64:
    """Play the state to its end with uniformly random moves; the number of decisions it took."""
    decisions: i64 = 0
    while not state.over:
        random = next_random(random)
        legal = state.legal
        state.play(legal[(random >> 8) % len(legal)])
        decisions += 1
    return decisions


def play_on(state: State, random: i64, decisions: i64) -> None:
    """Play so many random moves, or to the end."""
    for _decision in range(decisions):
        if state.over:
            return
        random = next_random(random)
        legal = state.legal
        state.play(legal[(random >> 8) % len(legal)])


def random_games(setup: Setup, games: i64, seed: i64) -> i64:
    """Deal and play so many games at random; the number of decisions in all."""
    decisions: i64 = 0
    for game in range(games):
        decisions += play_out(setup.deal(seed + game), (seed + game) * 7919 + 1 & MASK)
    return decisions


def copy_often(state: State, times: i64) -> None:
    """Copy the state and throw the copies away: what one copy costs without a caller's loop around it."""
    for _copy in range(times):
        state.copy()

"""The law about several actions sent as one: nobody can try what chance would do."""

from __future__ import annotations

import random
from collections.abc import Iterable

from cabildo.engine.errors import CabildoError
from cabildo.engine.game import Game
from cabildo.engine.state import State
from cabildo.engine.title import Title
from cabildo.testing.failures import LawBroken
from cabildo.testing.walks import pick_action

FUTURES = 8  # ways in which chance is tried to go on
LONGEST = 6
STRAY = 0.3  # how often a list goes on with an action that may not be possible at all


def lists_ignore_chance(title: Title, states: Iterable[State], seed: int = 0) -> None:
    """Whether a list of actions is refused, and why, is the same whatever chance would do in it.

    Else who is refused sends the list again until chance is kind. Whatever tells somebody something new must say so
    (`learned`): then it can only be the last of a list, and what was done up to there stays done.
    """
    pick = random.Random(seed)
    for state in states:
        if state.over:
            continue
        actions = random_list(state, pick)
        if len(actions) < 2:
            continue
        game = Game.from_position(state.to_position(), title=title)
        answers = {answer(game, actions, pick.getrandbits(60)) for _ in range(FUTURES)}
        if len(answers) > 1:
            notations = ", ".join(state.vocabulary.notation(action) for action in actions)
            found = " or, as chance will, ".join(sorted(answers))
            raise LawBroken(lists_ignore_chance, f"the list [{notations}] is {found}", state)


def random_list(state: State, pick: random.Random) -> list[int]:
    """Actions of the actor in a row, each possible as chance went on, and perhaps one that is not."""
    walk = state.copy()
    walk.reseed(pick.getrandbits(60))
    actions: list[int] = []
    while not walk.over and walk.actor == state.actor and len(actions) < LONGEST:
        actions.append(pick_action(walk, pick))
        walk.play(actions[-1])
    if pick.random() < STRAY:
        actions.append(pick.randrange(len(state.vocabulary)))
    return actions


def answer(game: Game, actions: list[int], seed: int) -> str:
    """What a table would answer to the list; the game is as before then, but for its generator."""
    game.state.reseed(seed)
    try:
        game.apply_all(actions)
    except CabildoError as problem:
        return f"refused ({problem})"
    game.undo(len(game.moves))
    return "played"

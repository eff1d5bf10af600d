"""The cannons: the bet with the best expectation, and the attackers who threaten most."""

from __future__ import annotations

from cabildo.bots.rio.war_scene import Scene
from cabildo.titles.rio.actions import BET, HOLD_FIRE
from cabildo.titles.rio.terms import GUNNER
from cabildo.titles.rio.war.groups import BIGGEST, full_steps, size_of

RELIEF = 1.0  # what an attacker less is worth to whoever fires
RESERVE = 0.1  # what a token threatens that has nothing near


def bet_worth(scene: Scene, action: int) -> float:
    """All of the bet or nothing: of equal expectations the surer one, which comes first."""
    if action == HOLD_FIRE:
        return 0.0
    bet = action - BET + 1
    gunner = scene.state.works(scene.seat, GUNNER)
    numbers = scene.state.board.numbers
    needed = bet + int(numbers.cannons_need) - (int(numbers.gunner_extra) if gunner else 0)
    each = RELIEF + (int(numbers.gunner_points) if gunner else 0)
    return bet * each * ways_to_roll(needed) / 36


def ways_to_roll(least: int) -> int:
    """Of the 36 throws of two dice those that show at least so much."""
    return sum(first + second >= least for first in range(1, 7) for second in range(1, 7))


def shot_worth(scene: Scene, action: int) -> float:
    """How much less the group threatens with a token less; a pair may be worse than a triplet, as it is faster."""
    edge, smaller = divmod(action - int(scene.board.shoot), BIGGEST)
    return menace(scene, edge, smaller + 1) - menace(scene, edge, smaller)


def menace(scene: Scene, edge: int, size: int) -> float:
    """What a group that enters there can do to the actor in its first turn."""
    if size == 0:
        return 0.0
    worst = 0.0
    for space, steps in scene.way_in(edge).items():
        if steps <= full_steps(scene.board.numbers, size):
            guards = int(size_of(scene.war.troops[space]))
            if guards == 0 or scene.outcome(size, guards, space).attackers_win:
                worst = max(worst, -scene.falls[space])
    return worst + RESERVE * size

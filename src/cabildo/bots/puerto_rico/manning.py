"""Where the mayor's colonists go: all of them are planned at once, and each place gets its part of the plan."""

from __future__ import annotations

from cabildo.bots.puerto_rico.judgement import WORKS, barrel, course, use
from cabildo.titles.puerto_rico.actions import MAN
from cabildo.titles.puerto_rico.mayor import hand_of
from cabildo.titles.puerto_rico.player import Player
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.terms import BUILDINGS, CORN, FIRST_VIOLET, GOODS, MEN, QUARRY, TILE_KINDS


def man_worth(state: PuertoRicoState, action: int) -> float:
    place = int(hand_of(state).place)
    men = action - MAN - place * MEN
    return -abs(men - manning(state).get(place, 0))


def manning(state: PuertoRicoState) -> dict[int, int]:
    """Men by place: the best use first, as long as there are men for it."""
    player = state.players[state.actor]
    men = int(hand_of(state).colonists + player.colonists())  # in hand, and placed already in this turn
    plan: dict[int, int] = {}
    for _, places in sorted(uses_of_men(state, player), key=lambda worth_and_places: -worth_and_places[0]):
        if len(places) <= men:
            men -= len(places)
            for place in places:
                plan[place] = plan.get(place, 0) + 1
    return plan


def uses_of_men(state: PuertoRicoState, player: Player) -> list[tuple[float, list[int]]]:
    """What can be manned and its worth: violet buildings, quarries, and plantations together with their workers."""
    uses: list[tuple[float, list[int]]] = []
    for building in range(FIRST_VIOLET, BUILDINGS):
        if player.owns(building):
            uses.append((use(state, player, building) / 2, [TILE_KINDS + building]))
    left = 1.0 - course(state)
    for quarry in range(int(player.tiles[QUARRY])):
        uses.append(((1.2 - 0.2 * quarry) * left, [QUARRY]))
    for good in range(GOODS):
        tiles = int(player.tiles[good])
        workers = worker_places(state, player, good)
        for number in range(tiles):
            another_kind = 0.4 if number == 0 else 0.0  # sells and ships better than more of the same
            if good == CORN:
                uses.append((barrel(state, good) + another_kind, [good]))
            elif number < len(workers):
                uses.append((barrel(state, good) + another_kind, [good, workers[number]]))
            else:
                uses.append((0.0, [good]))
        uses.extend((0.0, [worker]) for worker in workers[tiles:])
    return uses


def worker_places(state: PuertoRicoState, player: Player, good: int) -> list[int]:
    """The places of the player's buildings for a good, each as often as it has circles."""
    places: list[int] = []
    for building in WORKS[good]:
        if player.owns(building):
            places += [TILE_KINDS + building] * int(state.board.circles[building])
    return places

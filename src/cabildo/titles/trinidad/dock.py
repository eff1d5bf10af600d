"""What lies on the dock until the ship sails, and what a load is."""

from cabildo.engine.replacing import changed
from cabildo.engine.rows import i64
from cabildo.titles.trinidad.affiliates.moments import AT_DOCK
from cabildo.titles.trinidad.affiliates.news import HAPPENED
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.events.in_force import workers_with_winds
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.terms import (
    CUBES,
    LOAD_COINS,
    LOAD_NAMES,
    LOAD_STONE,
    LOAD_TRIPLET,
    LOAD_WOOD,
    LOADS,
    NOWHERE,
    PRECIOUS,
    STONE,
    WOOD,
)


def loads_of(player: Player) -> i64:
    """How many loads a player has there."""
    total: i64 = 0
    for loads in player.dock:
        total += loads
    return total


def cubes_in_load(board: Board, load: i64, cube: i64) -> i64:
    """How many cubes of a kind such a load has: equal ones, or one of each kind but metal (TR-SHIP-01)."""
    if load == LOAD_TRIPLET:
        return 1 if cube in (STONE, WOOD, PRECIOUS) else 0
    if (load == LOAD_STONE and cube == STONE) or (load == LOAD_WOOD and cube == WOOD):
        return board.numbers.ship_equal_cubes
    return 0


def workers_to_load(state: TrinidadState) -> i64:
    """What it takes in this decade."""
    return workers_with_winds(state, usual_workers_to_load(state))


def usual_workers_to_load(state: TrinidadState) -> i64:
    """The Harbor saves a worker (TR-SHIP-01, TR-SHIP-04); so much the automaton needs, whatever the Event."""
    numbers = state.board.numbers
    return numbers.ship_workers_with_harbor if state.city.harbor else numbers.ship_workers


def coins_to_load(state: TrinidadState) -> i64:
    """The Cathedral makes a Faith token cheaper (TR-SHIP-10)."""
    numbers = state.board.numbers
    return numbers.ship_coins if state.city.cathedral == NOWHERE else numbers.ship_coins_with_cathedral


def put_on_dock(state: TrinidadState, seat: i64, load: i64) -> None:
    """Move what was just paid from the supply to the dock, where it stays until the ship sails.

    The automaton pays no cubes, so that nothing lies behind its load (TR-SOLO-15).
    """
    player = state.players[seat]
    player.dock = changed(player.dock, load, player.dock[load] + 1)
    if seat < state.board.people:
        for cube in range(CUBES):
            state.cubes[cube] -= cubes_in_load(state.board, load, cube)
    if load == LOAD_COINS:
        player.dock_coins += coins_to_load(state)
        state.coins -= coins_to_load(state)
    if state.sink is not None:
        state.tell("loaded", {"seat": int(seat), "load": LOAD_NAMES[load]})
    if is_dock_full(state):
        state.happened(AT_DOCK, HAPPENED)


def elements_on_dock(state: TrinidadState) -> i64:
    """Cubes and coins of all players; a load of a silver and a bronze coin has two (TR-AFF-44)."""
    silver = state.board.numbers.silver
    total: i64 = 0
    for player in state.players:
        for load in range(LOADS):
            if player.dock[load] > 0:
                for cube in range(CUBES):
                    total += player.dock[load] * cubes_in_load(state.board, load, cube)
        if player.dock[LOAD_COINS] > 0:
            bronze = player.dock_coins // player.dock[LOAD_COINS]
            total += player.dock[LOAD_COINS] * (bronze // silver + bronze % silver)
    return total


def is_dock_full(state: TrinidadState) -> bool:
    """Whether so much lies there that card 44 gives something."""
    return elements_on_dock(state) >= state.board.numbers.full_dock + len(state.players)

"""The ship: loading it as a main action, and what it brings when it sails at the end of the decade."""

from cabildo.engine.phase import NOTHING
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import LOAD
from cabildo.titles.trinidad.banners import step_banner
from cabildo.titles.trinidad.bill import Bill, charge, make_bill, payable
from cabildo.titles.trinidad.board.board import Board
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.resources import ask_for_coins, take_faith, take_from_supply
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.stores import coins_on_board, has_support, pay_for_equal_cubes
from cabildo.titles.trinidad.terms import (
    BLACK_BANNER,
    CUBES,
    LOAD_COINS,
    LOAD_NAMES,
    LOAD_STONE,
    LOAD_TRIPLET,
    LOAD_WOOD,
    LOADS,
    METAL,
    NOWHERE,
    PRECIOUS,
    STONE,
    WOOD,
)

# ---- the main action


def append_load(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """One load a decade, of real cubes or coins (TR-SHIP-01 to 03)."""
    player = state.me()
    if has_loaded(player) or player.hands() < workers_to_load(state):
        return legal
    for load in range(LOADS):
        if payable(player, price_of_load(state, load)):
            legal = append(legal, LOAD + load)
    return legal


def why_not_load(state: TrinidadState, action: i64) -> str:
    player = state.me()
    numbers = state.board.numbers
    load = action - LOAD
    if player.dock[LOAD_STONE] + player.dock[LOAD_WOOD] + player.dock[LOAD_TRIPLET] + player.dock[LOAD_COINS] > 0:
        return "TR-SHIP-02"
    if state.city.harbor:
        if player.workers + player.helpers < numbers.ship_workers_with_harbor:
            return "TR-SHIP-04"
    elif player.workers + player.helpers < numbers.ship_workers:
        return "TR-SHIP-01"
    if load == LOAD_COINS:
        if state.city.cathedral != NOWHERE:
            return "TR-SHIP-10" if player.coins < numbers.ship_coins_with_cathedral else ""
        return "TR-SHIP-01" if player.coins < numbers.ship_coins else ""
    stone = player.cubes[STONE] + player.borrowed[STONE]
    wood = player.cubes[WOOD] + player.borrowed[WOOD]
    if load == LOAD_TRIPLET:
        return "TR-SHIP-03" if stone == 0 or wood == 0 or player.cubes[PRECIOUS] == 0 else ""
    return "TR-SHIP-03" if (stone if load == LOAD_STONE else wood) < numbers.ship_equal_cubes else ""


def start_load(state: TrinidadState, action: i64) -> None:
    charge(state, price_of_load(state, action - LOAD))


def finish_load(state: TrinidadState, action: i64) -> bool:
    """Put what was paid on the dock, where it stays until the ship sails; nothing more is asked."""
    load = action - LOAD
    player = state.me()
    player.dock[load] += 1
    for cube in range(CUBES):
        state.cubes[cube] -= cubes_in_load(state.board, load, cube)
    if load == LOAD_COINS:
        player.dock_coins += coins_to_load(state)
        state.coins -= coins_to_load(state)
    if state.sink is not None:
        state.tell("loaded", {"seat": int(state.actor), "load": LOAD_NAMES[load]})
    return True


def has_loaded(player: Player) -> bool:
    return any(loads > 0 for loads in player.dock)


def price_of_load(state: TrinidadState, load: i64) -> Bill:
    """Workers, and the cubes or coins that go on the dock: none stands for another (TR-SHIP-03)."""
    bill = make_bill(LOAD + load, workers_to_load(state))
    bill.in_kind = True
    for cube in range(CUBES):
        bill.cubes[cube] = cubes_in_load(state.board, load, cube)
    if load == LOAD_COINS:
        bill.coins = coins_to_load(state)
    return bill


def workers_to_load(state: TrinidadState) -> i64:
    """The Harbor saves a worker (TR-SHIP-01, TR-SHIP-04)."""
    numbers = state.board.numbers
    return numbers.ship_workers_with_harbor if state.city.harbor else numbers.ship_workers


def cubes_in_load(board: Board, load: i64, cube: i64) -> i64:
    """How many cubes of a kind such a load has: equal ones, or one of each kind but metal (TR-SHIP-01)."""
    if load == LOAD_TRIPLET:
        return 1 if cube in (STONE, WOOD, PRECIOUS) else 0
    equal = (load == LOAD_STONE and cube == STONE) or (load == LOAD_WOOD and cube == WOOD)
    return board.numbers.ship_equal_cubes if equal else 0


def coins_to_load(state: TrinidadState) -> i64:
    """The Cathedral makes a Faith token cheaper (TR-SHIP-10)."""
    numbers = state.board.numbers
    return numbers.ship_coins if state.city.cathedral == NOWHERE else numbers.ship_coins_with_cathedral


# ---- the end of the decade


def sail_for(state: TrinidadState, seat: i64) -> bool:
    """Pay a seat for its loads, which go to the supply; tell whether it has coins to take first (TR-SHIP-05 to 11).

    Seats are paid in turn order (TR-FLOW-05). When the coins are taken, the phase that asked is resumed.
    """
    player = state.players[seat]
    if not has_loaded(player):
        return False
    equal = player.dock[LOAD_STONE] + player.dock[LOAD_WOOD]
    triplets = player.dock[LOAD_TRIPLET]
    coin_loads = player.dock[LOAD_COINS]
    unload(state, player)
    numbers = state.board.numbers
    more: i64 = 1 if has_support(state) else 0  # for each load (TR-SHIP-11)
    for _load in range(triplets):
        if state.cubes[METAL] > 0:
            take_from_supply(state, seat, METAL, min(1 + more * numbers.support_metal, state.cubes[METAL]))
            step_banner(state, seat, BLACK_BANNER)  # TR-BANNER-01
    take_faith(state, seat, coin_loads * (1 + more * numbers.support_faith))
    if equal == 0 or coins_on_board(state) == 0:
        return False
    ask_for_coins(state, seat, equal * pay_for_equal_cubes(state), NOTHING)
    return True


def unload(state: TrinidadState, player: Player) -> None:
    """Move what a player has on the dock to the supply (TR-SHIP-09)."""
    for load in range(LOADS):
        for cube in range(CUBES):
            state.cubes[cube] += player.dock[load] * cubes_in_load(state.board, load, cube)
        player.dock[load] = 0
    state.coins += player.dock_coins
    player.dock_coins = 0

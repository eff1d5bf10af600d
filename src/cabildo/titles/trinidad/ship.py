"""The ship: loading it as a main action, and what it brings when it sails at the end of the decade."""

from cabildo.engine.phase import NOTHING
from cabildo.engine.rows import append, i64, vec
from cabildo.titles.trinidad.actions import LOAD
from cabildo.titles.trinidad.affiliates.cards import HANDS_FOR_SHIP
from cabildo.titles.trinidad.affiliates.moments import AT_SHIP_PAID
from cabildo.titles.trinidad.affiliates.news import news_of_load
from cabildo.titles.trinidad.affiliates.shipping import coins_for_loading
from cabildo.titles.trinidad.banners import step_banner
from cabildo.titles.trinidad.bill import charge, payable
from cabildo.titles.trinidad.dock import coins_to_load, cubes_in_load, loads_of, put_on_dock, workers_to_load
from cabildo.titles.trinidad.events.in_force import ship_stays
from cabildo.titles.trinidad.phases import MAIN_DONE
from cabildo.titles.trinidad.player import Player
from cabildo.titles.trinidad.price import Bill, make_bill
from cabildo.titles.trinidad.resources import ask_for_coins, take_faith, take_from_supply
from cabildo.titles.trinidad.state import TrinidadState
from cabildo.titles.trinidad.stores import coins_on_board, has_support, pay_for_equal_cubes
from cabildo.titles.trinidad.terms import (
    BLACK_BANNER,
    CUBES,
    LOAD_COINS,
    LOAD_STONE,
    LOAD_TRIPLET,
    LOAD_WOOD,
    LOADS,
    METAL,
    NOWHERE,
    PRECIOUS,
    STONE,
    TRADE_WINDS,
    WOOD,
)

# ---- the main action


def append_load(state: TrinidadState, legal: vec[i64]) -> vec[i64]:
    """One load a decade, of real cubes or coins (TR-SHIP-01 to 03)."""
    player = state.me()
    if loads_of(player) > 0:
        return legal
    if player.hands() < workers_to_load(state) and not state.ready(state.actor, HANDS_FOR_SHIP):
        return legal
    for load in range(LOADS):
        if has_goods(state, player, load) and payable(state, player, price_of_load(state, load)):
            legal = append(legal, LOAD + load)
    return legal


def has_goods(state: TrinidadState, player: Player, load: i64) -> bool:
    """Whether a player has the cubes or coins of a load, of which no card saves any."""
    if load == LOAD_COINS:
        return player.coins >= coins_to_load(state)
    return all(player.of(cube) >= cubes_in_load(state.board, load, cube) for cube in range(CUBES))


def why_not_load(state: TrinidadState, action: i64) -> str:
    player = state.me()
    numbers = state.board.numbers
    load = action - LOAD
    if player.dock[LOAD_STONE] + player.dock[LOAD_WOOD] + player.dock[LOAD_TRIPLET] + player.dock[LOAD_COINS] > 0:
        return "TR-SHIP-02"
    workers = player.workers + player.helpers
    lent = state.council_workers if state.ready(state.actor, HANDS_FOR_SHIP) else 0
    if state.event == TRADE_WINDS:
        if max(workers, lent) < numbers.winds_workers:
            return "TR-EVENT-07"
    elif state.city.harbor:
        if max(workers, lent) < numbers.ship_workers_with_harbor:
            return "TR-SHIP-04"
    elif max(workers, lent) < numbers.ship_workers:
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
    """Put what was paid on the dock; tell whether no card brings coins for it, which are asked for."""
    put_on_dock(state, state.actor, action - LOAD)
    bronze = coins_for_loading(state)
    if bronze == 0:
        return True
    ask_for_coins(state, state.actor, bronze, MAIN_DONE)
    return False


def price_of_load(state: TrinidadState, load: i64) -> Bill:
    """Workers, and the cubes or coins that go on the dock: none stands for another (TR-SHIP-03)."""
    bill = make_bill(LOAD + load, workers_to_load(state))
    bill.in_kind = True
    for cube in range(CUBES):
        bill.cubes[cube] = cubes_in_load(state.board, load, cube)
    if load == LOAD_COINS:
        bill.coins = coins_to_load(state)
    return bill


# ---- the end of the decade


def sail_for(state: TrinidadState, seat: i64) -> bool:
    """Pay a seat for its loads, which go to the supply; tell whether it has coins to take first (TR-SHIP-05 to 11).

    Seats are paid in turn order (TR-FLOW-05). When the coins are taken, the phase that asked is resumed.
    """
    player = state.players[seat]
    if loads_of(player) == 0 or ship_stays(state):
        return False
    equal = player.dock[LOAD_STONE] + player.dock[LOAD_WOOD]
    triplets = player.dock[LOAD_TRIPLET]
    coin_loads = player.dock[LOAD_COINS]
    for load in (LOAD_STONE, LOAD_WOOD):
        if player.dock[load] > 0:
            state.happened(AT_SHIP_PAID, news_of_load(seat, load))
    unload(state, seat)
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


def unload(state: TrinidadState, seat: i64) -> None:
    """Move what a player has on the dock to the supply (TR-SHIP-09); the automaton's load was none of cubes."""
    player = state.players[seat]
    for load in range(LOADS):
        if seat < state.board.people:
            for cube in range(CUBES):
                state.cubes[cube] += player.dock[load] * cubes_in_load(state.board, load, cube)
    player.dock = vec[i64]([0] * LOADS)
    state.coins += player.dock_coins
    player.dock_coins = 0

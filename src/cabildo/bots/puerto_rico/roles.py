"""Which role to take: what it brings me, less a part of what it brings the others, and the doubloons on the card."""

from __future__ import annotations

from collections.abc import Callable

from cabildo.bots.puerto_rico.judgement import barrel, course, doubloon, new_building, plantation, sale
from cabildo.titles.puerto_rico.actions import TAKE_ROLE
from cabildo.titles.puerto_rico.buildings import capacity, factory_pay
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.terms import (
    BUILDER,
    BUILDINGS,
    CAPTAIN,
    CONSTRUCTION_HUT,
    CRAFTSMAN,
    EMPTY,
    GOODS,
    HARBOR,
    MAYOR,
    OFFICE,
    PROSPECTOR,
    PROSPECTOR_2,
    QUARRY,
    SETTLER,
    SHIPS,
    TRADER,
    WHARF,
)

ENVY = 1.0  # how much the others' average gain counts against a role


def role_worth(state: PuertoRicoState, action: int) -> float:
    role = action - TAKE_ROLE
    gain = GAINS[role]
    me = int(state.actor)
    others = [gain(state, seat, False) for seat in range(len(state.players)) if seat != me]
    money = int(state.role_doubloons[role]) * doubloon(state)
    return money + gain(state, me, True) - ENVY * sum(others) / len(others)


def settler_gain(state: PuertoRicoState, seat: int, is_taker: bool) -> float:
    player = state.players[seat]
    if player.island_filled == state.board.island_spaces:
        return 0.0
    kinds = [kind for kind in range(GOODS) if state.row[kind] > 0]
    if state.quarries > 0 and (is_taker or player.has(CONSTRUCTION_HUT)):
        kinds.append(QUARRY)
    return max((plantation(state, player, kind) for kind in kinds), default=0.0)


def mayor_gain(state: PuertoRicoState, seat: int, is_taker: bool) -> float:
    """New colonists are worth something as far as there are circles for them."""
    player = state.players[seat]
    seats = len(state.players)
    turn = (seat - int(state.actor)) % seats
    arriving = (int(state.colonist_ship) - turn + seats - 1) // seats
    if is_taker and state.colonists > 0:
        arriving += 1
    idle = int(player.san_juan)
    empty_circles = int(player.circles - player.colonists()) + idle
    return float(min(arriving + idle, empty_circles)) * 0.9 * (1.0 - 0.5 * course(state))


def builder_gain(state: PuertoRicoState, seat: int, is_taker: bool) -> float:
    player = state.players[seat]
    return max(new_building(state, player, building, is_taker) for building in range(BUILDINGS))


def craftsman_gain(state: PuertoRicoState, seat: int, is_taker: bool) -> float:
    player = state.players[seat]
    made = [min(int(capacity(player, good)), int(state.goods[good])) for good in range(GOODS)]
    kinds = [good for good in range(GOODS) if made[good] > 0]
    gain = sum(made[good] * barrel(state, good) for good in kinds)
    if is_taker and kinds:
        gain += barrel(state, kinds[-1])
    return gain + int(factory_pay(state.board, player, len(kinds))) * doubloon(state)


def trader_gain(state: PuertoRicoState, seat: int, is_taker: bool) -> float:
    player = state.players[seat]
    office = player.has(OFFICE)
    goods = [good for good in range(GOODS) if player.goods[good] > 0 and (office or state.house[good] == 0)]
    return max((sale(state, player, good, is_taker) for good in goods), default=0.0)


def captain_gain(state: PuertoRicoState, seat: int, is_taker: bool) -> float:
    """The points of loading as if nobody else did, the most barrels first."""
    player = state.players[seat]
    capacity_of = state.board.ship_capacity
    empty_ships = [int(capacity_of[ship]) for ship in range(SHIPS) if state.ship_good[ship] == EMPTY]
    space = {int(state.ship_good[ship]): int(capacity_of[ship] - state.ship_load[ship]) for ship in range(SHIPS)}
    wharf = player.has(WHARF)
    points = 0.0
    for barrels, good in sorted(((int(player.goods[good]), good) for good in range(GOODS)), reverse=True):
        if good in space:
            loaded = min(barrels, space[good])
        elif empty_ships:
            loaded = min(barrels, empty_ships.pop())
        else:
            loaded = barrels if wharf else 0
            wharf = False
        if loaded > 0:
            points += loaded + (1 if player.has(HARBOR) else 0)
    return points + (1.0 if is_taker and points > 0 else 0.0)


def prospector_gain(state: PuertoRicoState, seat: int, is_taker: bool) -> float:
    return doubloon(state) if is_taker else 0.0


GAINS: dict[int, Callable[[PuertoRicoState, int, bool], float]] = {
    SETTLER: settler_gain,
    MAYOR: mayor_gain,
    BUILDER: builder_gain,
    CRAFTSMAN: craftsman_gain,
    TRADER: trader_gain,
    CAPTAIN: captain_gain,
    PROSPECTOR: prospector_gain,
    PROSPECTOR_2: prospector_gain,
}

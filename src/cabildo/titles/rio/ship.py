"""The ship: dock, loading, departure and return."""

from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.actions import LOAD
from cabildo.titles.rio.player import Player
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import (
    FROM_SHIP,
    FROM_SHIPOWNER,
    GOOD_NAMES,
    GOODS,
    NOBODY,
    PRECIOUS,
    SHIPOWNER,
    STONE,
    WOOD,
)

# ---- placement


def can_dock(state: RioState) -> bool:
    """The Harbor stands and the ship is in port; it is not yet in the turn of its return (RP-SHIP-01, RP-SHIP-19)."""
    return state.city.harbor and state.ship_in_port()


def why_not_dock(state: RioState) -> str:
    if not state.city.harbor:
        return "RP-SHIP-01"
    return "" if state.ship_returns == NOBODY else "RP-SHIP-19"


def can_pay_departure(state: RioState) -> bool:
    """In the own placement, if there is or may be something aboard (RP-SHIP-08, RP-SHIP-09, RP-SHIP-21)."""
    if not can_dock(state) or state.departure_paid or state.me().silver < state.board.numbers.departure_price:
        return False
    return state.aboard() + dock_workers(state) > 0


def why_not_pay_departure(state: RioState) -> str:
    if not state.city.harbor:
        return "RP-SHIP-01"
    if state.ship_returns != NOBODY:
        return "RP-SHIP-22"
    if state.departure_paid:
        return "RP-SHIP-12"
    if state.me().silver < state.board.numbers.departure_price:
        return "RP-SHIP-08"
    return "RP-SHIP-21" if state.aboard() == 0 and dock_workers(state) == 0 else ""


def dock_workers(state: RioState) -> i64:
    total: i64 = 0
    for player in state.players:
        total += player.dock
    return total


def pay_departure(state: RioState) -> None:
    """Pay for the ship to leave at the end of the effects phase; the Shipowner has a share (RP-SHIP-08, RP-SHIP-10)."""
    state.me().silver -= state.board.numbers.departure_price
    state.departure_paid = True
    owner = state.holder(SHIPOWNER)
    if owner != NOBODY:
        state.players[owner].silver += state.board.numbers.shipowner_share
    if state.sink is not None:
        state.tell("departure-paid", {"seat": int(state.actor), "owner": None if owner == NOBODY else int(owner)})


# ---- effects


def append_loads(state: RioState, legal: vec[i64]) -> vec[i64]:
    """Up to three goods for each worker on the dock, as far as the ship has room (RP-SHIP-03, RP-SHIP-06)."""
    player = state.me()
    board = state.board
    loads = player.loaded < board.numbers.goods_a_dock_worker * player.dock
    if loads and can_dock(state) and state.aboard() < board.ship_capacity:
        for good in range(GOODS):
            if player.goods[good] > 0:
                legal = append(legal, LOAD + good)
    return legal


def why_not_load(state: RioState, good: i64) -> str:
    player = state.me()
    against = why_not_dock(state)
    if against != "":
        return against
    if player.loaded >= state.board.numbers.goods_a_dock_worker * player.dock:
        return "RP-SHIP-03"
    if player.goods[good] == 0:
        return "RP-SHIP-03"
    return "RP-SHIP-06" if state.aboard() >= state.board.ship_capacity else ""


def load(state: RioState, good: i64) -> None:
    player = state.me()
    player.goods[good] -= 1
    player.cargo[good] += 1
    player.loaded += 1
    if state.sink is not None:
        state.tell("loaded", {"seat": int(state.actor), "good": GOOD_NAMES[good]})


def return_dockers(state: RioState) -> None:
    """Send workers home who loaded something; the others wait (RP-SHIP-05)."""
    player = state.me()
    goods = state.board.numbers.goods_a_dock_worker
    used = (player.loaded + goods - 1) // goods
    player.dock -= used
    player.supply += used


# ---- the end of the effects phase


def sail(state: RioState) -> None:
    """Let the ship come back, or leave if it is paid for or full (RP-SHIP-11 to 14, 21, 22)."""
    if state.ship_returns == state.year:
        come_back(state)
    elif state.ship_in_port():
        aboard = state.aboard()
        if aboard > 0 and (state.departure_paid or aboard == state.board.ship_capacity):
            state.ship_returns = state.year + state.board.numbers.turns_away
            if state.sink is not None:
                state.tell(
                    "ship-left", {"goods": int(aboard), "year": int(state.board.first_year + state.ship_returns)}
                )
        elif state.departure_paid and state.sink is not None:
            state.tell("ship-stayed", {})
    state.departure_paid = False


def come_back(state: RioState) -> None:
    """Pay everybody for their goods, and let the Shipowner score (RP-SHIP-04, RP-OFFICE-35)."""
    state.ship_returns = NOBODY
    if state.sink is not None:
        state.tell("ship-returned", {"goods": int(state.aboard())})
    for seat in range(len(state.players)):
        player = state.players[seat]
        silver = cargo_silver(state, player)
        points = cargo_points(state, player)
        player.silver += silver
        if state.sink is not None and silver > 0:
            state.tell("cargo-paid", {"seat": seat, "silver": int(silver), "points": int(points)})
        player.gain(FROM_SHIP, points)
        for good in range(GOODS):
            player.cargo[good] = 0
    owner = state.holder(SHIPOWNER)
    if owner != NOBODY:
        state.score(owner, FROM_SHIPOWNER, state.board.numbers.shipowner_points)


def sets_of(player: Player) -> i64:
    """Sets of a wood, a stone and a precious good."""
    cargo = player.cargo
    sets = cargo[WOOD] if cargo[WOOD] < cargo[STONE] else cargo[STONE]
    return sets if sets < cargo[PRECIOUS] else cargo[PRECIOUS]


def cargo_silver(state: RioState, player: Player) -> i64:
    """What the player's cargo pays (RP-SHIP-15 to 18)."""
    cargo = player.cargo
    sets = sets_of(player)
    plain = cargo[WOOD] + cargo[STONE] - 2 * sets
    numbers = state.board.numbers
    silver = sets * numbers.ship_set_silver + plain * numbers.ship_plain_silver
    return silver + (cargo[PRECIOUS] - sets) * numbers.ship_precious_silver


def cargo_points(state: RioState, player: Player) -> i64:
    board = state.board
    cargo = player.cargo
    sets = sets_of(player)
    points = sets * board.numbers.ship_set_points + (cargo[PRECIOUS] - sets) * board.numbers.ship_precious_points
    return points + (cargo[WOOD] + cargo[STONE] - 2 * sets) * board.numbers.ship_plain_points

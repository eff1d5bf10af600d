"""The ship: dock, loading, departure and return."""

from cabildo.engine.rows import append, i64, vec
from cabildo.titles.rio.actions import LOAD
from cabildo.titles.rio.player import Player
from cabildo.titles.rio.table import Table
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


def can_dock(table: Table) -> bool:
    """The Harbor stands and the ship is in port; it is not yet in the turn of its return (RP-SHIP-01, RP-SHIP-19)."""
    return table.city.harbor and table.ship_in_port()


def why_not_dock(table: Table) -> str:
    if not table.city.harbor:
        return "RP-SHIP-01"
    return "" if table.ship_returns == NOBODY else "RP-SHIP-19"


def can_pay_departure(table: Table) -> bool:
    """In the own placement, if there is or may be something aboard (RP-SHIP-08, RP-SHIP-09, RP-SHIP-21)."""
    if not can_dock(table) or table.departure_paid or table.me().silver < table.board.numbers.departure_price:
        return False
    return table.aboard() + dock_workers(table) > 0


def why_not_pay_departure(table: Table) -> str:
    if not table.city.harbor:
        return "RP-SHIP-01"
    if table.ship_returns != NOBODY:
        return "RP-SHIP-22"
    if table.departure_paid:
        return "RP-SHIP-12"
    if table.me().silver < table.board.numbers.departure_price:
        return "RP-SHIP-08"
    return "RP-SHIP-21" if table.aboard() == 0 and dock_workers(table) == 0 else ""


def dock_workers(table: Table) -> i64:
    total: i64 = 0
    for player in table.players:
        total += player.dock
    return total


def pay_departure(table: Table) -> None:
    """Pay for the ship to leave at the end of the effects phase; the Shipowner has a share (RP-SHIP-08, RP-SHIP-10)."""
    table.me().silver -= table.board.numbers.departure_price
    table.departure_paid = True
    owner = table.holder(SHIPOWNER)
    if owner != NOBODY:
        table.players[owner].silver += table.board.numbers.shipowner_share
    if table.sink is not None:
        table.tell("departure-paid", {"seat": int(table.actor), "owner": None if owner == NOBODY else int(owner)})


# ---- effects


def append_loads(table: Table, legal: vec[i64]) -> vec[i64]:
    """Up to three goods for each worker on the dock, as far as the ship has room (RP-SHIP-03, RP-SHIP-06)."""
    player = table.me()
    board = table.board
    loads = player.loaded < board.numbers.goods_a_dock_worker * player.dock
    if loads and can_dock(table) and table.aboard() < board.ship_capacity:
        for good in range(GOODS):
            if player.goods[good] > 0:
                legal = append(legal, LOAD + good)
    return legal


def why_not_load(table: Table, good: i64) -> str:
    player = table.me()
    against = why_not_dock(table)
    if against != "":
        return against
    if player.loaded >= table.board.numbers.goods_a_dock_worker * player.dock:
        return "RP-SHIP-03"
    if player.goods[good] == 0:
        return "RP-SHIP-03"
    return "RP-SHIP-06" if table.aboard() >= table.board.ship_capacity else ""


def load(table: Table, good: i64) -> None:
    player = table.me()
    player.goods[good] -= 1
    player.cargo[good] += 1
    player.loaded += 1
    if table.sink is not None:
        table.tell("loaded", {"seat": int(table.actor), "good": GOOD_NAMES[good]})


def return_dockers(table: Table) -> None:
    """Send workers home who loaded something; the others wait (RP-SHIP-05)."""
    player = table.me()
    goods = table.board.numbers.goods_a_dock_worker
    used = (player.loaded + goods - 1) // goods
    player.dock -= used
    player.supply += used


# ---- the end of the effects phase


def sail(table: Table) -> None:
    """Let the ship come back, or leave if it is paid for or full (RP-SHIP-11 to 14, 21, 22)."""
    if table.ship_returns == table.year:
        come_back(table)
    elif table.ship_in_port():
        aboard = table.aboard()
        if aboard > 0 and (table.departure_paid or aboard == table.board.ship_capacity):
            table.ship_returns = table.year + table.board.numbers.turns_away
            if table.sink is not None:
                table.tell(
                    "ship-left", {"goods": int(aboard), "year": int(table.board.first_year + table.ship_returns)}
                )
        elif table.departure_paid and table.sink is not None:
            table.tell("ship-stayed", {})
    table.departure_paid = False


def come_back(table: Table) -> None:
    """Pay everybody for their goods, and let the Shipowner score (RP-SHIP-04, RP-OFFICE-35)."""
    table.ship_returns = NOBODY
    if table.sink is not None:
        table.tell("ship-returned", {"goods": int(table.aboard())})
    for seat in range(len(table.players)):
        player = table.players[seat]
        silver = cargo_silver(table, player)
        points = cargo_points(table, player)
        player.silver += silver
        if table.sink is not None and silver > 0:
            table.tell("cargo-paid", {"seat": seat, "silver": int(silver), "points": int(points)})
        player.gain(FROM_SHIP, points)
        for good in range(GOODS):
            player.cargo[good] = 0
    owner = table.holder(SHIPOWNER)
    if owner != NOBODY:
        table.score(owner, FROM_SHIPOWNER, table.board.numbers.shipowner_points)


def sets_of(player: Player) -> i64:
    """Sets of a wood, a stone and a precious good."""
    cargo = player.cargo
    sets = cargo[WOOD] if cargo[WOOD] < cargo[STONE] else cargo[STONE]
    return sets if sets < cargo[PRECIOUS] else cargo[PRECIOUS]


def cargo_silver(table: Table, player: Player) -> i64:
    """What the player's cargo pays (RP-SHIP-15 to 18)."""
    cargo = player.cargo
    sets = sets_of(player)
    plain = cargo[WOOD] + cargo[STONE] - 2 * sets
    numbers = table.board.numbers
    silver = sets * numbers.ship_set_silver + plain * numbers.ship_plain_silver
    return silver + (cargo[PRECIOUS] - sets) * numbers.ship_precious_silver


def cargo_points(table: Table, player: Player) -> i64:
    board = table.board
    cargo = player.cargo
    sets = sets_of(player)
    points = sets * board.numbers.ship_set_points + (cargo[PRECIOUS] - sets) * board.numbers.ship_precious_points
    return points + (cargo[WOOD] + cargo[STONE] - 2 * sets) * board.numbers.ship_plain_points

"""What cannot be on the table: each check of a position that was read names field and rule."""

from __future__ import annotations

from cabildo.engine.frame_positions import waiting_frames
from cabildo.engine.grid_names import space_name
from cabildo.engine.naming import refuse
from cabildo.titles.rio import phases
from cabildo.titles.rio.grids import colour_on, costs_nothing, is_complete, is_open, is_owed, placer_of
from cabildo.titles.rio.minor_buildings import room, uses_a_turn
from cabildo.titles.rio.offices import bids_of
from cabildo.titles.rio.ship import dock_workers
from cabildo.titles.rio.table import Table
from cabildo.titles.rio.terms import (
    DEFENDER,
    GRID_NAMES,
    GRIDS,
    MASTER_ARTISAN,
    MASTER_CARPENTER,
    MASTER_MERCHANT,
    MASTER_STONECUTTER,
    MINORS,
    NOBODY,
    OFFICE_NAMES,
    OFFICES,
    ROADMAKER,
    SHADOW,
    SLOTS,
)
from cabildo.titles.rio.variants import lends_grid_costs, trades_offices
from cabildo.titles.rio.written.positions import members_of
from cabildo.titles.rio.written.war_position import IN_WAR

# ---- where the turn is


def in_turn_of(table: Table) -> int:
    """Whose placement or effects turn it is; before the first effects turn that is the first in order."""
    bottom = table.bottom()
    return int(table.order[0] if bottom.phase == phases.COMPLETING else bottom.actor)


def is_placement(table: Table) -> bool:
    """Whether the workers of this turn are still being placed."""
    return not table.over and table.bottom().phase == phases.PLACING


def is_completing(table: Table) -> bool:
    """Whether finished grids are being resolved."""
    return any(frame.phase == phases.COMPLETING for frame in waiting_frames(table))


def place_in_order(table: Table, seat: int) -> int:
    return list(table.order).index(seat)


def effects_are_over(table: Table) -> bool:
    """Whether the war check of this year was made."""
    return table.over or table.bottom().phase in (phases.ORDERING, phases.RECALLING, *IN_WAR)


def had_effects(table: Table, seat: int) -> bool:
    """Whether the seat's effects turn of this year is over."""
    return effects_are_over(table) or (not is_placement(table) and place_in_order(table, seat) < table.turn)


def has_acted(table: Table, seat: int) -> bool:
    """Whether the seat's effects turn of this year has begun."""
    if is_placement(table) or (not table.over and table.bottom().phase == phases.COMPLETING):
        return False
    return effects_are_over(table) or place_in_order(table, seat) <= table.turn


# ---- the city


def check_city(table: Table) -> None:
    board, city = table.board, table.city
    for space in range(board.spaces):
        if not city.tiles[space] and not city.crews[space]:
            continue
        field = f"city.{space_name(board.columns, space)}"
        check_crew(table, space, field)
        if city.activations(space) > uses_a_turn(board, city, space):
            refuse(f"{field}.used", f"{city.activations(space)} activations are too many", "RP-ACT-01")
        if is_placement(table) and (city.is_new(space) or city.activations(space)):
            field += ".new" if city.is_new(space) else ".used"
            refuse(field, "nothing is built or activated before the effects phase", "RP-TURN-02")


def check_crew(table: Table, space: int, field: str) -> None:
    board, city = table.board, table.city
    crowd = city.crowd(space)
    if crowd > board.numbers.workers_on_a_space:
        refuse(f"{field}.workers", f"{crowd} workers on a space", "RP-PLACE-CITY-01")
    seats = [seat for seat in range(len(table.players)) if city.crew(space, seat)]
    if len(seats) > 1 and uses_a_turn(board, city, space) <= 1:
        refuse(f"{field}.workers", "are of more than one colour", "RP-PLACE-CITY-02")
    if table.phase == phases.RECALLING:  # fighters stand wherever the war has left them
        return
    if city.building(space) >= MINORS and crowd:
        refuse(f"{field}.workers", "nobody stands on Palace and Cathedral", "RP-MAJOR-29")
    if crowd > room(board, city, space):
        refuse(f"{field}.workers", f"there is room for {room(board, city, space)}", "RP-ACT-03")
    if city.owner(space) != NOBODY and any(seat != city.owner(space) for seat in seats):
        refuse(f"{field}.workers", "only the owner's workers are on a hut or house", "RP-PLACE-CITY-14")


# ---- everything else on the table


def check_table(table: Table) -> None:
    check_grids(table)
    check_offices(table)
    check_ship(table)
    check_wars(table)
    for seat in range(len(table.players)):
        check_player(table, seat)
    check_offices_used(table)


def check_grids(table: Table) -> None:
    for target in range(GRIDS * SLOTS):
        if not table.grids[target]:
            continue
        grid, field = target // SLOTS, f"grids.{GRID_NAMES[target // SLOTS]}.{target % SLOTS + 1}"
        if not is_open(table, grid):
            refuse(field, f"the {GRID_NAMES[grid]} stands already", "RP-COMP-12")
        if colour_on(table, target) == SHADOW and len(table.players) != 2:
            refuse(field, "shadow discs are for two players", "RP-VAR2P-02")
        if is_owed(table, target):
            check_debt(table, target, field)
    resolved = not is_placement(table) and not is_completing(table)
    for grid in range(GRIDS):
        if resolved and is_complete(table, grid):
            refuse(f"grids.{GRID_NAMES[grid]}", "is complete and would have been built", "RP-MAJOR-18")


def check_debt(table: Table, target: int, field: str) -> None:
    if not lends_grid_costs(table.board):
        refuse(field, "in this edition a grid space is paid at once", "RP-MAJOR-10")
    if costs_nothing(table, target // SLOTS):
        refuse(field, "it costs nothing", "RP-MAJOR-16")
    if had_effects(table, int(placer_of(table, target))):
        refuse(field, "debts end with the effects turn", "RP-MAJOR-08")


def check_offices(table: Table) -> None:
    for office in range(OFFICES):
        bidder, owner = int(table.bids[office]), int(table.office_owner[office])
        name = OFFICE_NAMES[office]
        if bidder != NOBODY and owner != NOBODY:
            refuse(f"bids.{name}", "the office is taken", "RP-OFFICE-03")
        if bidder != NOBODY and bids_of(table, bidder) > table.board.numbers.offices_a_turn:
            refuse(f"bids.{name}", f"seat {bidder} bids for more than one office", "RP-OFFICE-04")
        if bidder != NOBODY and had_effects(table, bidder):
            refuse(f"bids.{name}", "bids end with the effects turn", "RP-OFFICE-09")
        if owner == NOBODY:
            continue
        field = f"players[{owner}].offices.{name}"
        if not 0 <= table.office_since[office] <= table.year:
            refuse(field, "is no year until now", "RP-OFFICE-05")
        if is_placement(table) and table.office_since[office] == table.year:
            refuse(field, "offices are bought in the effects phase", "RP-OFFICE-05")


def check_ship(table: Table) -> None:
    aboard = table.aboard()
    if not table.city.harbor:
        if aboard or dock_workers(table) or table.departure_paid or not table.ship_in_port():
            refuse("harbor", "must stand before the ship is used", "RP-SHIP-01")
        return
    if aboard > table.board.ship_capacity:
        refuse("players", f"{aboard} goods on a ship for {table.board.ship_capacity}", "RP-SHIP-06")
    ended = effects_are_over(table)
    if table.departure_paid and (ended or not table.ship_in_port()):
        refuse("ship.departure_paid", "the ship has left already", "RP-SHIP-22")
    if table.departure_paid and aboard + dock_workers(table) == 0:
        refuse("ship.departure_paid", "nothing is aboard and nobody on the dock", "RP-SHIP-21")
    if not table.ship_in_port():
        if aboard == 0:
            refuse("ship.returns", "an empty ship does not leave", "RP-SHIP-21")
        due = table.year + 1 if ended else table.year
        first = table.board.first_year
        if not due <= table.ship_returns <= due + 1:
            refuse("ship.returns", f"must be {first + due} or {first + due + 1}", "RP-SHIP-13")


def check_wars(table: Table) -> None:
    """Refuse marks that would have begun a new cycle of attackers, or ended wars."""
    cycles = table.board.numbers.attack_cycles
    rule = "RP-VAR2P-06" if len(table.players) == 2 else "RP-WARCHECK-01"
    everybody = table.attacked == (1 << len(table.players)) - 1
    if cycles and table.cycles > cycles:
        refuse("cycles", f"everybody attacks {cycles} times at most", rule)
    if everybody != (cycles > 0 and table.cycles == cycles):
        refuse("attacked", "everybody is marked exactly when the last cycle is complete", rule)


def check_player(table: Table, seat: int) -> None:
    player, field = table.players[seat], f"players[{seat}]"
    acted = has_acted(table, seat)
    if player.placed > table.board.numbers.workers_a_turn:
        refuse(f"{field}.placed", f"{player.placed} workers in a turn", "RP-PLACE-01")
    if player.placed and is_placement(table) and place_in_order(table, seat) > table.turn:
        refuse(f"{field}.placed", "their placement comes later", "RP-PLACE-03")
    most = 0 if len(table.players) != 2 else 1 if table.board.one_shadow_disc else int(player.placed)
    if player.shadows > min(most, int(player.placed)):
        refuse(f"{field}.shadows", f"{player.shadows} shadow discs placed are too many", "RP-VAR2P-02")
    if player.loaded and not acted:
        refuse(f"{field}.loaded", "their effects turn comes later", "RP-SHIP-03")
    loadable = table.board.numbers.goods_a_dock_worker * player.dock
    if not had_effects(table, seat) and player.loaded > min(loadable, sum(player.cargo)):
        refuse(f"{field}.loaded", "is more than dock and cargo allow", "RP-SHIP-03")
    if player.offers > table.board.numbers.offers_a_phase or (player.offers and table.board.trade == 0):
        refuse(f"{field}.offers", f"{player.offers} offers are too many", "RP-TRADE-01")
    if player.offered >= 0 and player.offers == 0:
        refuse(f"{field}.offered", "no offer was made", "RP-TRADE-01")


def check_offices_used(table: Table) -> None:
    """Refuse used powers but those that work once a turn, in their owner's effects turn."""
    traded = table.board.trade > 0 and trades_offices(table.board)
    for index, office in enumerate(members_of(table.offices_used)):
        owner = int(table.office_owner[office])
        once = office in (MASTER_STONECUTTER, MASTER_CARPENTER, MASTER_ARTISAN, MASTER_MERCHANT, ROADMAKER, DEFENDER)
        if not once or owner == NOBODY or not table.works(owner, office) or not (traded or has_acted(table, owner)):
            refuse(f"offices_used[{index}]", f"nobody has used the {OFFICE_NAMES[office]} in this turn", "RP-OFFICE-10")

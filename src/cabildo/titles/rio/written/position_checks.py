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
from cabildo.titles.rio.state import RioState
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


def in_turn_of(state: RioState) -> int:
    """Whose placement or effects turn it is; before the first effects turn that is the first in order."""
    bottom = state.bottom()
    return int(state.order[0] if bottom.phase == phases.COMPLETING else bottom.actor)


def is_placement(state: RioState) -> bool:
    """Whether the workers of this turn are still being placed."""
    return not state.over and state.bottom().phase == phases.PLACING


def is_completing(state: RioState) -> bool:
    """Whether finished grids are being resolved."""
    return any(frame.phase == phases.COMPLETING for frame in waiting_frames(state))


def place_in_order(state: RioState, seat: int) -> int:
    return list(state.order).index(seat)


def effects_are_over(state: RioState) -> bool:
    """Whether the war check of this year was made."""
    return state.over or state.bottom().phase in (phases.ORDERING, phases.RECALLING, *IN_WAR)


def had_effects(state: RioState, seat: int) -> bool:
    """Whether the seat's effects turn of this year is over."""
    return effects_are_over(state) or (not is_placement(state) and place_in_order(state, seat) < state.turn)


def has_acted(state: RioState, seat: int) -> bool:
    """Whether the seat's effects turn of this year has begun."""
    if is_placement(state) or (not state.over and state.bottom().phase == phases.COMPLETING):
        return False
    return effects_are_over(state) or place_in_order(state, seat) <= state.turn


# ---- the city


def check_city(state: RioState) -> None:
    board, city = state.board, state.city
    for space in range(board.spaces):
        if not city.tiles[space] and not city.crews[space]:
            continue
        field = f"city.{space_name(board.columns, space)}"
        check_crew(state, space, field)
        if city.activations(space) > uses_a_turn(board, city, space):
            refuse(f"{field}.used", f"{city.activations(space)} activations are too many", "RP-ACT-01")
        if is_placement(state) and (city.is_new(space) or city.activations(space)):
            field += ".new" if city.is_new(space) else ".used"
            refuse(field, "nothing is built or activated before the effects phase", "RP-TURN-02")


def check_crew(state: RioState, space: int, field: str) -> None:
    board, city = state.board, state.city
    crowd = city.crowd(space)
    if crowd > board.numbers.workers_on_a_space:
        refuse(f"{field}.workers", f"{crowd} workers on a space", "RP-PLACE-CITY-01")
    seats = [seat for seat in range(len(state.players)) if city.crew(space, seat)]
    if len(seats) > 1 and uses_a_turn(board, city, space) <= 1:
        refuse(f"{field}.workers", "are of more than one colour", "RP-PLACE-CITY-02")
    if state.phase == phases.RECALLING:  # fighters stand wherever the war has left them
        return
    if city.building(space) >= MINORS and crowd:
        refuse(f"{field}.workers", "nobody stands on Palace and Cathedral", "RP-MAJOR-29")
    if crowd > room(board, city, space):
        refuse(f"{field}.workers", f"there is room for {room(board, city, space)}", "RP-ACT-03")
    if city.owner(space) != NOBODY and any(seat != city.owner(space) for seat in seats):
        refuse(f"{field}.workers", "only the owner's workers are on a hut or house", "RP-PLACE-CITY-14")


# ---- everything else on the table


def check_state(state: RioState) -> None:
    check_grids(state)
    check_offices(state)
    check_ship(state)
    check_wars(state)
    for seat in range(len(state.players)):
        check_player(state, seat)
    check_offices_used(state)


def check_grids(state: RioState) -> None:
    for target in range(GRIDS * SLOTS):
        if not state.grids[target]:
            continue
        grid, field = target // SLOTS, f"grids.{GRID_NAMES[target // SLOTS]}.{target % SLOTS + 1}"
        if not is_open(state, grid):
            refuse(field, f"the {GRID_NAMES[grid]} stands already", "RP-COMP-12")
        if colour_on(state, target) == SHADOW and len(state.players) != 2:
            refuse(field, "shadow discs are for two players", "RP-VAR2P-02")
        if is_owed(state, target):
            check_debt(state, target, field)
    resolved = not is_placement(state) and not is_completing(state)
    for grid in range(GRIDS):
        if resolved and is_complete(state, grid):
            refuse(f"grids.{GRID_NAMES[grid]}", "is complete and would have been built", "RP-MAJOR-18")


def check_debt(state: RioState, target: int, field: str) -> None:
    if not lends_grid_costs(state.board):
        refuse(field, "in this edition a grid space is paid at once", "RP-MAJOR-10")
    if costs_nothing(state, target // SLOTS):
        refuse(field, "it costs nothing", "RP-MAJOR-16")
    if had_effects(state, int(placer_of(state, target))):
        refuse(field, "debts end with the effects turn", "RP-MAJOR-08")


def check_offices(state: RioState) -> None:
    for office in range(OFFICES):
        bidder, owner = int(state.bids[office]), int(state.office_owner[office])
        name = OFFICE_NAMES[office]
        if bidder != NOBODY and owner != NOBODY:
            refuse(f"bids.{name}", "the office is taken", "RP-OFFICE-03")
        if bidder != NOBODY and bids_of(state, bidder) > state.board.numbers.offices_a_turn:
            refuse(f"bids.{name}", f"seat {bidder} bids for more than one office", "RP-OFFICE-04")
        if bidder != NOBODY and had_effects(state, bidder):
            refuse(f"bids.{name}", "bids end with the effects turn", "RP-OFFICE-09")
        if owner == NOBODY:
            continue
        field = f"players[{owner}].offices.{name}"
        if not 0 <= state.office_since[office] <= state.year:
            refuse(field, "is no year until now", "RP-OFFICE-05")
        if is_placement(state) and state.office_since[office] == state.year:
            refuse(field, "offices are bought in the effects phase", "RP-OFFICE-05")


def check_ship(state: RioState) -> None:
    aboard = state.aboard()
    if not state.city.harbor:
        if aboard or dock_workers(state) or state.departure_paid or not state.ship_in_port():
            refuse("harbor", "must stand before the ship is used", "RP-SHIP-01")
        return
    if aboard > state.board.ship_capacity:
        refuse("players", f"{aboard} goods on a ship for {state.board.ship_capacity}", "RP-SHIP-06")
    ended = effects_are_over(state)
    if state.departure_paid and (ended or not state.ship_in_port()):
        refuse("ship.departure_paid", "the ship has left already", "RP-SHIP-22")
    if state.departure_paid and aboard + dock_workers(state) == 0:
        refuse("ship.departure_paid", "nothing is aboard and nobody on the dock", "RP-SHIP-21")
    if not state.ship_in_port():
        if aboard == 0:
            refuse("ship.returns", "an empty ship does not leave", "RP-SHIP-21")
        due = state.year + 1 if ended else state.year
        first = state.board.first_year
        if not due <= state.ship_returns <= due + 1:
            refuse("ship.returns", f"must be {first + due} or {first + due + 1}", "RP-SHIP-13")


def check_wars(state: RioState) -> None:
    """Refuse marks that would have begun a new cycle of attackers, or ended wars."""
    cycles = state.board.numbers.attack_cycles
    rule = "RP-VAR2P-06" if len(state.players) == 2 else "RP-WARCHECK-01"
    everybody = state.attacked == (1 << len(state.players)) - 1
    if cycles and state.cycles > cycles:
        refuse("cycles", f"everybody attacks {cycles} times at most", rule)
    if everybody != (cycles > 0 and state.cycles == cycles):
        refuse("attacked", "everybody is marked exactly when the last cycle is complete", rule)


def check_player(state: RioState, seat: int) -> None:
    player, field = state.players[seat], f"players[{seat}]"
    acted = has_acted(state, seat)
    if player.placed > state.board.numbers.workers_a_turn:
        refuse(f"{field}.placed", f"{player.placed} workers in a turn", "RP-PLACE-01")
    if player.placed and is_placement(state) and place_in_order(state, seat) > state.turn:
        refuse(f"{field}.placed", "their placement comes later", "RP-PLACE-03")
    most = 0 if len(state.players) != 2 else 1 if state.board.one_shadow_disc else int(player.placed)
    if player.shadows > min(most, int(player.placed)):
        refuse(f"{field}.shadows", f"{player.shadows} shadow discs placed are too many", "RP-VAR2P-02")
    if player.loaded and not acted:
        refuse(f"{field}.loaded", "their effects turn comes later", "RP-SHIP-03")
    loadable = state.board.numbers.goods_a_dock_worker * player.dock
    if not had_effects(state, seat) and player.loaded > min(loadable, sum(player.cargo)):
        refuse(f"{field}.loaded", "is more than dock and cargo allow", "RP-SHIP-03")
    if player.offers > state.board.numbers.offers_a_phase or (player.offers and state.board.trade == 0):
        refuse(f"{field}.offers", f"{player.offers} offers are too many", "RP-TRADE-01")
    if player.offered >= 0 and player.offers == 0:
        refuse(f"{field}.offered", "no offer was made", "RP-TRADE-01")


def check_offices_used(state: RioState) -> None:
    """Refuse used powers but those that work once a turn, in their owner's effects turn."""
    traded = state.board.trade > 0 and trades_offices(state.board)
    for index, office in enumerate(members_of(state.offices_used)):
        owner = int(state.office_owner[office])
        once = office in (MASTER_STONECUTTER, MASTER_CARPENTER, MASTER_ARTISAN, MASTER_MERCHANT, ROADMAKER, DEFENDER)
        if not once or owner == NOBODY or not state.works(owner, office) or not (traded or has_acted(state, owner)):
            refuse(f"offices_used[{index}]", f"nobody has used the {OFFICE_NAMES[office]} in this turn", "RP-OFFICE-10")

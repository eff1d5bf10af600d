"""From a written position to a state of Río de la Plata; every mistake is named by field and rule."""

from __future__ import annotations

from cabildo.engine.frame_positions import check_frames, read_frames
from cabildo.engine.naming import fill_by_name, number_of, refuse
from cabildo.engine.positions import read_generator, read_plain
from cabildo.engine.steps import OVER
from cabildo.titles.rio import phases
from cabildo.titles.rio.city import find_connections, is_noble, look_everywhere
from cabildo.titles.rio.grids import DEBT, slots_of
from cabildo.titles.rio.offer import new_offer
from cabildo.titles.rio.order import first_to_move
from cabildo.titles.rio.setup import RioSetup
from cabildo.titles.rio.state import RioState
from cabildo.titles.rio.terms import (
    BUILDING_NAMES,
    CATHEDRAL,
    ENEMY_NAMES,
    FROM_BUILDINGS,
    GOOD_NAMES,
    GRID_NAMES,
    HOUSE,
    HUT,
    MINORS,
    NOBODY,
    NOWHERE,
    OFFICE_NAMES,
    PALACE,
    SHADOW,
    SLOTS,
    SOURCE_NAMES,
    TRACK_NAMES,
    TRACK_SLOTS,
)
from cabildo.titles.rio.variants import closed_slot_rule
from cabildo.titles.rio.written.names import check_seat, map_of, seat_set, space_called
from cabildo.titles.rio.written.offers import read_terms
from cabildo.titles.rio.written.position_checks import check_city, check_state, effects_are_over, in_turn_of
from cabildo.titles.rio.written.positions import (
    DiscPosition,
    PlayerPosition,
    Position,
    SpacePosition,
    full_grids,
)
from cabildo.titles.rio.written.stock_reading import read_stocks
from cabildo.titles.rio.written.war_reading import read_strength, read_war


def state_from(position: Position, setup: RioSetup) -> RioState:
    """The state that the position describes, at rest; raises PositionError."""
    state = setup.empty_state()
    read_plain(position, state)
    for seat, document in enumerate(position.players):
        read_player(state, seat, document)
    read_time(state, position)
    read_city(state, position)
    read_grids(state, position)
    read_areas(state, position)
    read_enemies(state, position)
    read_phase(state, position)
    read_war(state, position)
    read_stocks(state, position)
    read_turn(state, position)
    read_strength(state, position)
    check_city(state)
    check_state(state)
    read_generator(state, position.generator)
    check_frames(state)
    state.rest()
    return state


# ---- players


def read_player(state: RioState, seat: int, document: PlayerPosition) -> None:
    player, field = state.players[seat], f"players[{seat}]"
    read_plain(document, player)
    fill_by_name(
        player.goods,
        GOOD_NAMES,
        {"wood": document.wood, "stone": document.stone, "precious": document.precious},
        field,
        "RP-COMP-09",
    )
    fill_by_name(player.tally, SOURCE_NAMES, document.tally, f"{field}.tally", "RP-SETUP-14")
    told = sum(document.tally.values())
    player.score = told if document.score is None else document.score
    player.tally[FROM_BUILDINGS] += player.score - told
    for name in document.offices:
        office = number_of(OFFICE_NAMES, name, f"{field}.offices.{name}", "RP-SETUP-11")
        if state.office_owner[office] != NOBODY:
            refuse(f"{field}.offices.{name}", f"is held by seat {state.office_owner[office]} too", "RP-OFFICE-03")
        player.offices |= 1 << office
        state.office_owner[office] = seat
        state.office_since[office] = document.offices[name] - int(state.board.first_year)
    fill_by_name(player.cargo, GOOD_NAMES, document.cargo, f"{field}.cargo", "RP-SHIP-03")
    if document.offered is not None:
        check_seat(state, document.offered.to, f"{field}.offered.to")
        offer = new_offer(seat, document.offered.to)
        player.offered = read_terms(offer, document.offered, f"{field}.offered").number()


# ---- the board


def read_time(state: RioState, position: Position) -> None:
    first = int(state.board.first_year)
    last = first + int(state.board.years) - 1
    year = (last if position.phase == OVER else first) if position.year is None else position.year
    if not first <= year <= last:
        rule = "RP-SHORT-01" if state.board.short else "RP-TURN-03"
        refuse("year", f"{year} is not one of {first} to {last}", rule)
    state.year = year - first
    if position.order is not None:
        if sorted(position.order) != list(range(len(state.players))):
            refuse("order", "must name every seat once", "RP-SETUP-09")
        for place, seat in enumerate(position.order):
            state.order[place] = seat


def read_city(state: RioState, position: Position) -> None:
    board, city = state.board, state.city
    for name, written in position.city.items():
        field = f"city.{name}"
        space = space_called(state, name, field)
        fighters = position.phase == "recalling" and isinstance(written, SpacePosition) and written.building is None
        if board.plaza[space] and not fighters:
            refuse(field, "is the Plaza Mayor", "RP-PLACE-CITY-03")
        if city.tiles[space] or city.crews[space]:
            refuse(field, "is named twice", "RP-PLACE-CITY-04")
        read_space(state, space, SpacePosition(building=written) if isinstance(written, str) else written, field)
    look_everywhere(board, city)
    borders, edges = map_of(state).border_names(), map_of(state).edge_names()
    for index, name in enumerate(position.roads):
        field = f"roads[{index}]"
        if name not in borders or len(board.border_points[borders[name]]) != 2:
            refuse(field, f"{name!r} is no border for a road", "RP-ROAD-01")
        if city.roads[borders[name]]:
            refuse(field, f"{name!r} is named twice", "RP-ROAD-01")
        city.roads[borders[name]] = 1
    find_connections(board, city)
    for index, name in enumerate(position.walls):
        field = f"walls[{index}]"
        if name not in edges:
            refuse(field, f"{name!r} is no edge of the city", "RP-WALL-02")
        if board.printed_walls >> edges[name] & 1:
            refuse(field, f"{name!r} has a printed wall", "RP-WALL-08")
        if city.walls >> edges[name] & 1:
            refuse(field, f"{name!r} is named twice", "RP-WALL-02")
        city.walls |= 1 << edges[name]
    city.harbor = position.harbor
    city.fort = position.fort


def read_space(state: RioState, space: int, written: SpacePosition, field: str) -> None:
    city = state.city
    for seat, workers in written.workers.items():
        check_seat(state, seat, f"{field}.workers.{seat}")
        if workers > state.board.numbers.workers:
            refuse(f"{field}.workers.{seat}", f"{workers} workers on a space", "RP-PLACE-CITY-01")
        city.add_workers(space, seat, workers)
    if written.building is None:
        if written.owner is not None or written.new or written.used:
            refuse(f"{field}.building", "is missing", "RP-MINOR-24")
        return
    building = number_of(BUILDING_NAMES, written.building, f"{field}.building", "RP-MINOR-19")
    if building in (HUT, HOUSE):
        if written.owner is None:
            refuse(f"{field}.owner", f"a {written.building} has an owner", "RP-MINOR-24")
        check_seat(state, written.owner, f"{field}.owner")
    elif written.owner is not None:
        refuse(f"{field}.owner", f"a {written.building} is common property", "RP-MINOR-24")
    owner = NOBODY if written.owner is None else written.owner
    if building >= MINORS:
        read_major(state, space, building, written, field)
    elif is_noble(building):
        district = state.board.district[space]
        if city.nobles[district] >> building & 1:
            refuse(f"{field}.building", f"the district has another {written.building}", "RP-MINOR-18")
        city.nobles[district] |= 1 << building
    city.tiles[space] = building + 1 | (owner + 1) << 4 | int(written.new) << 7 | written.used << 8


def read_major(state: RioState, space: int, building: int, written: SpacePosition, field: str) -> None:
    """Read Palace or Cathedral, which stand around the Plaza Mayor, without workers."""
    city = state.city
    if not state.board.on_ring[space]:
        refuse(f"{field}.building", f"the {written.building} stands around the Plaza Mayor", "RP-MAJOR-26")
    if (city.palace if building == PALACE else city.cathedral) != NOWHERE:
        refuse(f"{field}.building", f"there is another {written.building}", "RP-COMP-12")
    if written.new or written.used:
        refuse(f"{field}.{'new' if written.new else 'used'}", f"does not apply to the {written.building}", "RP-ACT-01")
    if building == PALACE:
        city.palace = space
    elif building == CATHEDRAL:
        city.cathedral = space


def read_grids(state: RioState, position: Position) -> None:
    for name, discs in position.grids.items():
        grid = number_of(GRID_NAMES, name, f"grids.{name}", "RP-MAJOR-01")
        for slot, written in discs.items():
            field = f"grids.{name}.{slot}"
            if not 1 <= slot <= slots_of(state, grid):
                rule = closed_slot_rule(state.board, grid, slot - 1)
                refuse(field, f"the grid has {slots_of(state, grid)} spaces", rule)
            disc = DiscPosition(seat=written) if isinstance(written, int) else written
            colour = SHADOW if disc.shadow else disc.seat
            check_seat(state, disc.seat, f"{field}.seat" if written is disc else field)
            owed = DEBT if disc.owing else 0
            state.grids[grid * SLOTS + slot - 1] = colour + 1 | (disc.seat + 1) << 4 | owed
    read_filled(state, position)


def read_filled(state: RioState, position: Position) -> None:
    """Read who filled full grids; those not named were filled in their own order, each by the last placer in it."""
    full = full_grids(state)
    named = []
    for index, (name, seat) in enumerate(position.filled):
        field = f"filled[{index}]"
        grid = number_of(GRID_NAMES, name, field, "RP-MAJOR-01")
        if grid not in full or grid in named:
            refuse(field, f"the grid of the {name} is not full, or named twice", "RP-MAJOR-23")
        if seat not in placers(state, grid):
            refuse(field, f"seat {seat} has placed nobody on this grid", "RP-MAJOR-23")
        named.append(grid)
        state.grid_filler[grid] = seat
    for grid in full:
        if grid not in named:
            named.append(grid)
            state.grid_filler[grid] = placers(state, grid)[-1]
    for time, grid in enumerate(named):
        state.grid_time[grid] = time + 1
    state.placements = len(named)


def placers(state: RioState, grid: int) -> list[int]:
    """Who placed the discs on a grid, space by space."""
    first = grid * SLOTS
    return [int(disc >> 4 & 15) - 1 for disc in state.grids[first : first + SLOTS] if disc]


def read_areas(state: RioState, position: Position) -> None:
    """Read tracks, bids and the ship."""
    for name, slots in position.tracks.items():
        track = number_of(TRACK_NAMES, name, f"tracks.{name}", "RP-AREA-01")
        for slot, seat in slots.items():
            field = f"tracks.{name}.{slot}"
            if not 1 <= slot <= len(state.board.track_workers):
                rule = "RP-AREA-02" if len(state.players) == 5 else "RP-AREA-04"
                refuse(field, f"the track has {len(state.board.track_workers)} spaces", rule)
            state.tracks[track * TRACK_SLOTS + slot - 1] = check_seat(state, seat, field)
    for name, seat in position.bids.items():
        office = number_of(OFFICE_NAMES, name, f"bids.{name}", "RP-OFFICE-01")
        state.bids[office] = check_seat(state, seat, f"bids.{name}")
    for index, name in enumerate(position.offices_used):
        state.offices_used |= 1 << number_of(OFFICE_NAMES, name, f"offices_used[{index}]", "RP-OFFICE-10")
    if position.ship.returns is not None:
        state.ship_returns = position.ship.returns - int(state.board.first_year)
        if not state.year <= state.ship_returns <= state.year + state.board.numbers.turns_away:
            refuse("ship.returns", f"{position.ship.returns} is not within two turns", "RP-SHIP-13")
    state.departure_paid = position.ship.departure_paid


def read_enemies(state: RioState, position: Position) -> None:
    values = [int(value) for value in state.board.enemy_values]
    for name, value in position.markers.items():
        enemy = number_of(ENEMY_NAMES, name, f"markers.{name}", "RP-SETUP-12")
        if value not in values:
            refuse(f"markers.{name}", f"the track has no space with the value {value}", "RP-WARCHECK-14")
        state.markers[enemy] = values.index(value) + 1
    state.attacked = seat_set(state, position.attacked, "attacked", "RP-WAR-03")


# ---- the phase and whose turn it is


def read_phase(state: RioState, position: Position) -> None:
    """Read the phase, and who is asked unless it follows from the rest."""
    if position.actor is not None:
        check_seat(state, position.actor, "actor")
    if position.phase == OVER:
        if state.year != state.board.years - 1:
            refuse("phase", "a game is over only after its last year", "RP-END-01")
        if position.actor is not None:
            refuse("actor", "nobody is asked any more", "RP-END-01")
        state.over = True
        return
    names = [phase.name() for phase in state.phases]
    state.phase = number_of([*names, OVER], position.phase, "phase", "RP-TURN-01")
    if not state.phases[state.phase].asks():
        refuse("phase", "nobody is asked anything then: it only waits for others", "RP-TURN-01")
    state.actor = usual_actor(state, position) if position.actor is None else position.actor


def usual_actor(state: RioState, position: Position) -> int:
    """Where only one can be asked, or the first in order is, the actor may be left out."""
    if state.phase != phases.ORDERING:
        return int(state.order[0])
    moved = seat_set(state, (position.step or {}).get("moved", []), "step.moved", "RP-ORDER-07")
    mover = int(first_to_move(state, moved))
    if mover == NOBODY:
        refuse("phase", "nobody has added workers and may still move", "RP-ORDER-10")
    return mover


def read_turn(state: RioState, position: Position) -> None:
    """Read what the phases remember, and how many players have finished the one under way."""
    read_frames(state, position.step, position.waiting)
    if effects_are_over(state) and state.phase != phases.RECALLING:
        state.turn = len(state.order)
    else:
        state.turn = list(state.order).index(in_turn_of(state))

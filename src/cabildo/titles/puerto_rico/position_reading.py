"""From a written position to a state of Puerto Rico; every mistake is named by field and rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cabildo.engine.frame_positions import check_frames, read_frames
from cabildo.engine.naming import fill_by_name, refuse
from cabildo.engine.positions import read_generator, read_plain
from cabildo.engine.steps import OVER
from cabildo.titles.puerto_rico import phases
from cabildo.titles.puerto_rico.material import material_of, plantations, whole_material
from cabildo.titles.puerto_rico.mayor import circles_at
from cabildo.titles.puerto_rico.player import Player
from cabildo.titles.puerto_rico.position_checks import check_city, check_row, check_ships
from cabildo.titles.puerto_rico.positions import PlayerPosition, Position
from cabildo.titles.puerto_rico.rounds import roles_a_round
from cabildo.titles.puerto_rico.setup import PuertoRicoSetup
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.terms import (
    ABSENT,
    BUILDING_NAMES,
    GOOD_NAMES,
    PLACE_NAMES,
    ROLE_NAMES,
    TILE_KINDS,
    TILE_NAMES,
)

ONLY_THE_TAKER = (phases.PRIVILEGE_CHOICE, phases.EXTRA_GOOD)


def state_from(position: Position, setup: PuertoRicoSetup) -> PuertoRicoState:
    """The state that the position describes, at rest; raises PositionError."""
    state = setup.empty_state()
    for seat, document in enumerate(position.players):
        read_player(state, state.players[seat], document, f"players[{seat}]")
    read_common_board(state, position)
    read_turn(state, position)
    read_frames(state, position.step, position.waiting)
    read_supplies(state, position)
    check_ships(state)
    check_frames(state)
    read_generator(state, position.generator)
    state.rest()
    return state


def counts(names: Sequence[str], given: Mapping[str, int], field: str, rule: str) -> list[int]:
    """The numbers by kind; an unknown name is refused."""
    row = [0] * len(names)
    fill_by_name(row, names, given, field, rule)
    return row


def given_counts(names: Sequence[str], given: Mapping[str, int] | None, field: str, rule: str) -> list[int | None]:
    """The numbers by kind of a supply; None for those that were left out."""
    row: list[int | None] = [None] * len(names)
    fill_by_name(row, names, given or {}, field, rule)
    return row


def read_player(state: PuertoRicoState, player: Player, document: PlayerPosition, field: str) -> None:
    board = state.board
    read_plain(document, player)
    fill_by_name(player.goods, GOOD_NAMES, document.goods, f"{field}.goods", "PR-COMP-01")
    for kind, tiles in enumerate(counts(TILE_NAMES, document.island, f"{field}.island", "PR-COMP-03")):
        for _ in range(tiles):
            player.add_tile(kind)
            if player.island_filled > board.island_spaces:
                refuse(f"{field}.island", f"has more than {board.island_spaces} tiles", "PR-COMP-08")
    for index, name in enumerate(document.city):
        place = f"{field}.city[{index}]"
        if name not in BUILDING_NAMES:
            refuse(place, f"{name!r} is no building", "PR-COMP-07")
        building = BUILDING_NAMES.index(name)
        if player.owns(building):
            refuse(place, f"{name} is there twice", "PR-BUILDER-06")
        player.add_building(building, board.spaces[building], board.circles[building])
        if player.city_filled > board.city_spaces:
            refuse(place, f"does not fit into {board.city_spaces} city spaces", "PR-COMP-08")
    for where, men in enumerate(counts(PLACE_NAMES, document.men, f"{field}.men", "PR-MAYOR-01")):
        circles = circles_at(state, player, where)
        if men > circles:
            refuse(f"{field}.men.{PLACE_NAMES[where]}", f"{men} colonists on {circles} circles", "PR-MAYOR-01")
        if where < TILE_KINDS:
            player.men[where] = men
        else:
            player.man_building(where - TILE_KINDS, men)


def read_common_board(state: PuertoRicoState, position: Position) -> None:
    read_plain(position, state)
    state.ending = position.ending or position.phase == OVER
    check_city(state)
    fill_by_name(state.row, GOOD_NAMES, position.row, "row", "PR-COMP-03")
    check_row(state)
    fill_by_name(state.discards, GOOD_NAMES, position.discards, "discards", "PR-COMP-03")
    fill_by_name(state.role_doubloons, ROLE_NAMES, position.role_doubloons, "role_doubloons", "PR-COMP-09")
    for role, owner in enumerate(state.role_owner):
        if owner == ABSENT and state.role_doubloons[role]:
            refuse(f"role_doubloons.{ROLE_NAMES[role]}", "the card is not in this game", "PR-SETUP-13")
    fill_by_name(state.house, GOOD_NAMES, position.house, "house", "PR-COMP-01")
    state.house_filled = sum(position.house.values())
    if state.house_filled >= state.board.house_spaces:
        refuse("house", f"holds {state.house_filled} barrels, though a full house is emptied at once", "PR-TRADER-08")
    capacities = [str(int(capacity)) for capacity in state.board.ship_capacity]
    for name, ship in position.ships.items():
        field = f"ships.{name}"
        if name not in capacities or state.ship_good[capacities.index(name)] == ABSENT:
            refuse(field, "is no ship of this game", "PR-SETUP-14")
        if ship.good not in GOOD_NAMES:
            refuse(f"{field}.good", f"{ship.good!r} is no good", "PR-COMP-01")
        if not 1 <= ship.barrels <= int(name):
            refuse(f"{field}.barrels", f"{ship.barrels} barrels on a ship with {name} spaces", "PR-CAPTAIN-06")
        good = GOOD_NAMES.index(ship.good)
        if good in list(state.ship_good):
            refuse(f"{field}.good", f"{ship.good} is on another ship too", "PR-CAPTAIN-05")
        state.ship_good[capacities.index(name)] = good
        state.ship_load[capacities.index(name)] = ship.barrels


def read_turn(state: PuertoRicoState, position: Position) -> None:
    """Who is governor, who took which role, what is played now and who is asked."""
    players = len(state.players)
    if position.governor >= players:
        refuse("governor", f"there is no seat {position.governor}", "PR-SETUP-03")
    if position.phase == OVER:
        read_end(state, position)
        return
    names = [phase.name() for phase in state.phases]
    if position.phase not in names:
        refuse("phase", f"{position.phase!r} is none of {', '.join([*names, OVER])}", "PR-ROUND-03")
    state.phase = names.index(position.phase)
    if position.actor is not None and position.actor >= players:
        refuse("actor", f"there is no seat {position.actor}", "PR-SETUP-01")
    role = phases.ROLE_OF_PHASE[state.phase]
    takers = read_takers(state, position.taken or ({} if role < 0 else {ROLE_NAMES[role]: position.governor}))
    if state.phase == phases.ROLE_CHOICE:
        if len(takers) == roles_a_round(state):
            refuse("taken", "all roles of the round are taken", "PR-ROUND-11")
        state.actor = (state.governor + len(takers)) % players
    else:
        state.taker = (state.governor + len(takers) - 1) % players
        if state.role_owner[role] != state.taker:
            refuse(f"taken.{ROLE_NAMES[role]}", f"must be seat {state.taker} in this phase", "PR-ROUND-03")
        state.actor = state.taker if position.actor is None else position.actor
    state.roles_left = roles_a_round(state) - len(takers) + (state.phase != phases.ROLE_CHOICE)
    if position.actor is not None and position.actor != state.actor:
        refuse("actor", f"it is not the turn of seat {position.actor}", "PR-ROUND-01")
    if state.phase in ONLY_THE_TAKER and state.actor != state.taker:
        refuse("actor", f"only seat {state.taker}, who took the role, has this choice", "PR-ROUND-10")


def read_end(state: PuertoRicoState, position: Position) -> None:
    """A game that is over; who took which role at last may be left out, since it does not matter any more."""
    if position.actor is not None:
        refuse("actor", "nobody is asked any more", "PR-END-01")
    takers = read_takers(state, position.taken)
    if takers and len(takers) != roles_a_round(state):
        refuse("taken", "a game is over only when its last round is played to the end", "PR-END-01")
    state.over = True
    state.roles_left = 0


def read_takers(state: PuertoRicoState, taken: Mapping[str, int]) -> list[int]:
    """Give the role cards to the seats that took them; these seats."""
    players = len(state.players)
    takers = []
    for name, seat in taken.items():
        if name not in ROLE_NAMES or state.role_owner[ROLE_NAMES.index(name)] == ABSENT:
            refuse(f"taken.{name}", "is no role card of this game", "PR-SETUP-13")
        if seat >= players:
            refuse(f"taken.{name}", f"there is no seat {seat}", "PR-ROUND-01")
        state.role_owner[ROLE_NAMES.index(name)] = seat
        takers.append(seat)
    due = [(state.governor + turn) % players for turn in range(len(takers))]
    if sorted(takers) != sorted(due) or len(takers) > roles_a_round(state):
        refuse("taken", "the seats do not take their roles clockwise from the governor", "PR-ROUND-01")
    return takers


def read_supplies(state: PuertoRicoState, position: Position) -> None:
    """What is said is kept; what is left out is the rest of the box. What is not there then is out of the game."""
    clear_supplies(state)
    if state.phase == phases.PLACING and not state.over:
        state.colonist_ship = 0  # shared out before colonists are placed
        if position.colonist_ship:
            refuse("colonist_ship", "is empty while colonists are placed", "PR-MAYOR-04")
    elif position.colonist_ship is not None:
        state.colonist_ship = position.colonist_ship
    missing = position.out_of_game
    whole, used = whole_material(state.board.pack, len(state.players)), material_of(state)
    left = {name: whole[name] - used[name] for name in whole}
    goods = given_counts(GOOD_NAMES, position.goods, "goods", "PR-COMP-01")
    stack = given_counts(GOOD_NAMES, position.stack, "stack", "PR-COMP-03")
    stock = given_counts(BUILDING_NAMES, position.buildings, "buildings", "PR-COMP-07")
    goods_lost = counts(GOOD_NAMES, missing.goods, "out_of_game.goods", "PR-COMP-01")
    tiles_lost = counts(GOOD_NAMES, missing.plantations, "out_of_game.plantations", "PR-COMP-03")
    stock_lost = counts(BUILDING_NAMES, missing.buildings, "out_of_game.buildings", "PR-COMP-07")
    for good, name in enumerate(GOOD_NAMES):
        state.goods[good] = supply(left[name], goods[good], goods_lost[good], f"goods.{name}", "PR-COMP-02")
        tiles = left[plantations(name)]
        state.stack[good] = supply(tiles, stack[good], tiles_lost[good], f"stack.{name}", "PR-COMP-03")
    for building, name in enumerate(BUILDING_NAMES):
        lost = stock_lost[building]
        state.buildings[building] = supply(left[name], stock[building], lost, f"buildings.{name}", "PR-COMP-07")
    state.quarries = supply(left["quarry"], position.quarries, missing.quarries, "quarries", "PR-COMP-03")
    state.colonists = supply(left["colonists"], position.colonists, missing.colonists, "colonists", "PR-COMP-04")
    read_chips(state, position, left["points"])


def clear_supplies(state: PuertoRicoState) -> None:
    """So that what lies elsewhere can be counted."""
    for row in (state.goods, state.stack, state.buildings):
        for index in range(len(row)):
            row[index] = 0
    state.quarries = state.colonists = state.chips = 0


def read_chips(state: PuertoRicoState, position: Position, left: int) -> None:
    """Points on paper are those won after the last chip (PR-END-06)."""
    if position.chips and position.paper:
        refuse("paper", "points are noted on paper only when the chips are gone", "PR-END-06")
    if position.paper > sum(player.points for player in state.players):
        refuse("paper", "is more than all points of the players", "PR-END-06")
    lost = position.out_of_game.chips
    state.chips = left - lost
    if position.chips is not None or position.paper:
        state.chips = (position.chips or 0) - position.paper
        if state.chips > left or (lost and state.chips != left - lost):
            most = f"must be {max(0, left - lost)} and paper {max(0, lost - left)} with these players' points"
            refuse("chips", most if lost else f"{most}, or less", "PR-COMP-05")
    if state.chips <= 0 and not state.ending:
        refuse("ending", "the last chip is gone, so the game is ending", "PR-END-05")


def supply(left: int, given: int | None, lost: int, field: str, rule: str) -> int:
    """What is in a supply, of all that is left of the box; `lost` of it is said to be out of the game."""
    if left < lost:
        refuse(field, f"there are {lost - left} more on the table than in the game", rule)
    if given is None:
        return left - lost
    if lost and given != left - lost:
        refuse(field, f"is {given}, but {left - lost} are left of the box without what is out_of_game", rule)
    if given > left:
        refuse(field, f"is {given}, but only {left} are left of the box", rule)
    return given

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
from cabildo.titles.puerto_rico.table import Table
from cabildo.titles.puerto_rico.terms import (
    ABSENT,
    BUILDING_NAMES,
    GOOD_NAMES,
    PLACE_NAMES,
    ROLE_NAMES,
    TILE_KINDS,
    TILE_NAMES,
)

ONLY_THE_TAKER = (phases.PRIVILEGE, phases.EXTRA_GOOD)


def table_from(position: Position, setup: PuertoRicoSetup) -> Table:
    """The table that the position describes, at rest; raises PositionError."""
    table = setup.empty_table()
    for seat, document in enumerate(position.players):
        read_player(table, table.players[seat], document, f"players[{seat}]")
    read_common_board(table, position)
    read_turn(table, position)
    read_frames(table, position.step, position.waiting)
    read_supplies(table, position)
    check_ships(table)
    check_frames(table)
    read_generator(table, position.generator)
    table.rest()
    return table


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


def read_player(table: Table, player: Player, document: PlayerPosition, field: str) -> None:
    board = table.board
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
        circles = circles_at(table, player, where)
        if men > circles:
            refuse(f"{field}.men.{PLACE_NAMES[where]}", f"{men} colonists on {circles} circles", "PR-MAYOR-01")
        if where < TILE_KINDS:
            player.men[where] = men
        else:
            player.man_building(where - TILE_KINDS, men)


def read_common_board(table: Table, position: Position) -> None:
    read_plain(position, table)
    table.ending = position.ending or position.phase == OVER
    check_city(table)
    fill_by_name(table.row, GOOD_NAMES, position.row, "row", "PR-COMP-03")
    check_row(table)
    fill_by_name(table.discards, GOOD_NAMES, position.discards, "discards", "PR-COMP-03")
    fill_by_name(table.role_doubloons, ROLE_NAMES, position.role_doubloons, "role_doubloons", "PR-COMP-09")
    for role, owner in enumerate(table.role_owner):
        if owner == ABSENT and table.role_doubloons[role]:
            refuse(f"role_doubloons.{ROLE_NAMES[role]}", "the card is not in this game", "PR-SETUP-13")
    fill_by_name(table.house, GOOD_NAMES, position.house, "house", "PR-COMP-01")
    table.house_filled = sum(position.house.values())
    if table.house_filled >= table.board.house_spaces:
        refuse("house", f"holds {table.house_filled} barrels, though a full house is emptied at once", "PR-TRADER-08")
    capacities = [str(int(capacity)) for capacity in table.board.ship_capacity]
    for name, ship in position.ships.items():
        field = f"ships.{name}"
        if name not in capacities or table.ship_good[capacities.index(name)] == ABSENT:
            refuse(field, "is no ship of this game", "PR-SETUP-14")
        if ship.good not in GOOD_NAMES:
            refuse(f"{field}.good", f"{ship.good!r} is no good", "PR-COMP-01")
        if not 1 <= ship.barrels <= int(name):
            refuse(f"{field}.barrels", f"{ship.barrels} barrels on a ship with {name} spaces", "PR-CAPTAIN-06")
        good = GOOD_NAMES.index(ship.good)
        if good in list(table.ship_good):
            refuse(f"{field}.good", f"{ship.good} is on another ship too", "PR-CAPTAIN-05")
        table.ship_good[capacities.index(name)] = good
        table.ship_load[capacities.index(name)] = ship.barrels


def read_turn(table: Table, position: Position) -> None:
    """Who is governor, who took which role, what is played now and who is asked."""
    players = len(table.players)
    if position.governor >= players:
        refuse("governor", f"there is no seat {position.governor}", "PR-SETUP-03")
    if position.phase == OVER:
        read_end(table, position)
        return
    names = [phase.name() for phase in table.phases]
    if position.phase not in names:
        refuse("phase", f"{position.phase!r} is none of {', '.join([*names, OVER])}", "PR-ROUND-03")
    table.phase = names.index(position.phase)
    if position.actor is not None and position.actor >= players:
        refuse("actor", f"there is no seat {position.actor}", "PR-SETUP-01")
    role = phases.ROLE_OF_PHASE[table.phase]
    takers = read_takers(table, position.taken or ({} if role < 0 else {ROLE_NAMES[role]: position.governor}))
    if table.phase == phases.ROLE:
        if len(takers) == roles_a_round(table):
            refuse("taken", "all roles of the round are taken", "PR-ROUND-11")
        table.actor = (table.governor + len(takers)) % players
    else:
        table.taker = (table.governor + len(takers) - 1) % players
        if table.role_owner[role] != table.taker:
            refuse(f"taken.{ROLE_NAMES[role]}", f"must be seat {table.taker} in this phase", "PR-ROUND-03")
        table.actor = table.taker if position.actor is None else position.actor
    table.roles_left = roles_a_round(table) - len(takers) + (table.phase != phases.ROLE)
    if position.actor is not None and position.actor != table.actor:
        refuse("actor", f"it is not the turn of seat {position.actor}", "PR-ROUND-01")
    if table.phase in ONLY_THE_TAKER and table.actor != table.taker:
        refuse("actor", f"only seat {table.taker}, who took the role, has this choice", "PR-ROUND-10")


def read_end(table: Table, position: Position) -> None:
    """A game that is over; who took which role at last may be left out, since it does not matter any more."""
    if position.actor is not None:
        refuse("actor", "nobody is asked any more", "PR-END-01")
    takers = read_takers(table, position.taken)
    if takers and len(takers) != roles_a_round(table):
        refuse("taken", "a game is over only when its last round is played to the end", "PR-END-01")
    table.over = True
    table.roles_left = 0


def read_takers(table: Table, taken: Mapping[str, int]) -> list[int]:
    """Give the role cards to the seats that took them; these seats."""
    players = len(table.players)
    takers = []
    for name, seat in taken.items():
        if name not in ROLE_NAMES or table.role_owner[ROLE_NAMES.index(name)] == ABSENT:
            refuse(f"taken.{name}", "is no role card of this game", "PR-SETUP-13")
        if seat >= players:
            refuse(f"taken.{name}", f"there is no seat {seat}", "PR-ROUND-01")
        table.role_owner[ROLE_NAMES.index(name)] = seat
        takers.append(seat)
    due = [(table.governor + turn) % players for turn in range(len(takers))]
    if sorted(takers) != sorted(due) or len(takers) > roles_a_round(table):
        refuse("taken", "the seats do not take their roles clockwise from the governor", "PR-ROUND-01")
    return takers


def read_supplies(table: Table, position: Position) -> None:
    """What is said is kept; what is left out is the rest of the box. What is not there then is out of the game."""
    clear_supplies(table)
    if table.phase == phases.PLACING and not table.over:
        table.colonist_ship = 0  # shared out before colonists are placed
        if position.colonist_ship:
            refuse("colonist_ship", "is empty while colonists are placed", "PR-MAYOR-04")
    elif position.colonist_ship is not None:
        table.colonist_ship = position.colonist_ship
    missing = position.out_of_game
    whole, used = whole_material(table.board.pack, len(table.players)), material_of(table)
    left = {name: whole[name] - used[name] for name in whole}
    goods = given_counts(GOOD_NAMES, position.goods, "goods", "PR-COMP-01")
    stack = given_counts(GOOD_NAMES, position.stack, "stack", "PR-COMP-03")
    stock = given_counts(BUILDING_NAMES, position.buildings, "buildings", "PR-COMP-07")
    goods_lost = counts(GOOD_NAMES, missing.goods, "out_of_game.goods", "PR-COMP-01")
    tiles_lost = counts(GOOD_NAMES, missing.plantations, "out_of_game.plantations", "PR-COMP-03")
    stock_lost = counts(BUILDING_NAMES, missing.buildings, "out_of_game.buildings", "PR-COMP-07")
    for good, name in enumerate(GOOD_NAMES):
        table.goods[good] = supply(left[name], goods[good], goods_lost[good], f"goods.{name}", "PR-COMP-02")
        tiles = left[plantations(name)]
        table.stack[good] = supply(tiles, stack[good], tiles_lost[good], f"stack.{name}", "PR-COMP-03")
    for building, name in enumerate(BUILDING_NAMES):
        lost = stock_lost[building]
        table.buildings[building] = supply(left[name], stock[building], lost, f"buildings.{name}", "PR-COMP-07")
    table.quarries = supply(left["quarry"], position.quarries, missing.quarries, "quarries", "PR-COMP-03")
    table.colonists = supply(left["colonists"], position.colonists, missing.colonists, "colonists", "PR-COMP-04")
    read_chips(table, position, left["points"])


def clear_supplies(table: Table) -> None:
    """So that what lies elsewhere can be counted."""
    for row in (table.goods, table.stack, table.buildings):
        for index in range(len(row)):
            row[index] = 0
    table.quarries = table.colonists = table.chips = 0


def read_chips(table: Table, position: Position, left: int) -> None:
    """Points on paper are those won after the last chip (PR-END-06)."""
    if position.chips and position.paper:
        refuse("paper", "points are noted on paper only when the chips are gone", "PR-END-06")
    if position.paper > sum(player.points for player in table.players):
        refuse("paper", "is more than all points of the players", "PR-END-06")
    lost = position.out_of_game.chips
    table.chips = left - lost
    if position.chips is not None or position.paper:
        table.chips = (position.chips or 0) - position.paper
        if table.chips > left or (lost and table.chips != left - lost):
            most = f"must be {max(0, left - lost)} and paper {max(0, lost - left)} with these players' points"
            refuse("chips", most if lost else f"{most}, or less", "PR-COMP-05")
    if table.chips <= 0 and not table.ending:
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

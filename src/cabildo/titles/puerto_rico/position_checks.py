"""What cannot be on the table: each check of a position that was read names field and rule."""

from __future__ import annotations

from typing import NoReturn

from cabildo.engine.errors import PositionError
from cabildo.titles.puerto_rico import phases
from cabildo.titles.puerto_rico.buildings import capacity, harbor_point
from cabildo.titles.puerto_rico.player import Player
from cabildo.titles.puerto_rico.positions import StepPosition, step_position
from cabildo.titles.puerto_rico.table import Table
from cabildo.titles.puerto_rico.terms import BUILDING_NAMES, GOOD_NAMES, HOSPICE, SHIPS, UNIVERSITY, WHARF

SHIPS_WAIT = (phases.LOADING, phases.CLAIMING, phases.STORING, phases.KEEPING)  # a full one sails when these are over


def refuse(field: str, problem: str, rule: str) -> NoReturn:
    raise PositionError(f"{field}: {problem} ({rule})")


def check_city(table: Table) -> None:
    """A full city ends the game."""
    for seat, player in enumerate(table.players):
        if player.city_filled == table.board.city_spaces and not table.ending:
            refuse("ending", f"the city of seat {seat} is full, so the game is ending", "PR-END-04")


def check_row(table: Table) -> None:
    tiles = sum(int(count) for count in table.row)
    most = len(table.players) + 1
    if tiles > most:
        refuse("row", f"has {tiles} tiles, but at most {most} are turned up", "PR-SETTLER-07")


def check_ships(table: Table) -> None:
    """Full ships wait only for the end of the captain phase."""
    for ship in range(SHIPS):
        size = int(table.board.ship_capacity[ship])
        if table.ship_good[ship] >= 0 and table.ship_load[ship] == size and table.phase not in SHIPS_WAIT:
            refuse(f"ships.{size}.barrels", "a full ship is unloaded when the captain phase ends", "PR-CAPTAIN-16")


def check_made(table: Table) -> None:
    """The craftsman produces first, everything that he can, and the supply only shrinks after him."""
    if table.phase not in (phases.PRODUCING, phases.EXTRA_GOOD) or table.extra == 0:
        return
    if table.phase == phases.PRODUCING and table.actor == table.taker:
        refuse("step.made", "the craftsman has not produced yet", "PR-CRAFTSMAN-01")
    craftsman = table.players[table.taker]
    for good, name in enumerate(GOOD_NAMES):
        able = capacity(craftsman, good) > 0
        if table.extra >> good & 1:
            if not able:
                refuse("step.made", f"seat {table.taker} cannot make {name}", "PR-CRAFTSMAN-09")
            if craftsman.goods[good] == 0:
                refuse("step.made", f"seat {table.taker} has no barrel of {name}", "PR-CRAFTSMAN-01")
        elif able and table.goods[good] > 0:
            refuse("step.made", f"is without {name}, but one makes all kinds or none", "PR-CRAFTSMAN-11")


def check_wharves(table: Table) -> None:
    for seat, player in enumerate(table.players):
        if table.wharves >> seat & 1 and not player.has(WHARF):
            refuse("step.wharves_used", f"seat {seat} has no occupied wharf", "PR-BLD-WHARF-03")
    if table.wharves >> table.taker & 1 and table.extra == 1:
        refuse("step.captain_loaded", "must be true, for the captain used his wharf", "PR-CAPTAIN-12")


def check_claim(table: Table, player: Player, step: StepPosition) -> None:
    """The harbor's point for each load, and the captain's for his first, which is then settled."""
    harbor = int(harbor_point(player))
    most = harbor + (1 if table.actor == table.taker else 0)
    if not max(1, harbor) <= step.claimable <= most:
        refuse("step.claimable", f"is {step.claimable}, but at most {most} can be on offer", "PR-CAPTAIN-12")
    if table.actor == table.taker and not step.captain_loaded:
        refuse("step.captain_loaded", "must be true, for the captain has just loaded", "PR-CAPTAIN-12")


def check_new_colonist(table: Table) -> None:
    """Hospice, university and the mayor's privilege are asked for only while there is a colonist."""
    if not table.over and table.phase == phases.PRIVILEGE and table.colonists == 0:
        refuse("colonists", "with an empty supply the mayor has no privilege", "PR-MAYOR-15")
    for phase, building, rule in (
        (phases.HOSPICE_COLONIST, HOSPICE, "PR-BLD-HOSPICE"),
        (phases.UNIVERSITY_COLONIST, UNIVERSITY, "PR-BLD-UNIVERSITY"),
    ):
        if table.over or table.phase != phase:
            continue
        if not table.players[table.actor].has(building):
            refuse("phase", f"seat {table.actor} has no occupied {BUILDING_NAMES[building]}", f"{rule}-01")
        if table.colonists + table.colonist_ship == 0:
            refuse("colonists", "there is no colonist to place", f"{rule}-03")


def check_step(table: Table, step: StepPosition) -> None:
    """What is given must be what this phase remembers, in the order of seats and goods: nothing is dropped silently."""
    kept = step_position(table)
    for field in step.__struct_fields__:
        given, read = getattr(step, field), getattr(kept, field)
        if given != read and field != "refused":  # which follows from the warehouses and what is stored
            refuse(f"step.{field}", f"is {given!r}, but in this phase it would be {read!r}", "PR-ROUND-03")

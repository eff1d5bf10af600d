"""What cannot be on the table: each check of a position that was read names field and rule."""

from __future__ import annotations

from cabildo.engine.naming import refuse
from cabildo.titles.puerto_rico import phases
from cabildo.titles.puerto_rico.table import Table
from cabildo.titles.puerto_rico.terms import SHIPS

SHIPS_WAIT = (phases.LOADING, phases.CLAIMING, phases.STORING, phases.KEEPING)  # a full one sails when these are over


def check_city(table: Table) -> None:
    """A full city ends the game."""
    for seat, player in enumerate(table.players):
        if player.city_filled == table.board.city_spaces and not table.ending:
            refuse("ending", f"the city of seat {seat} is full, so the game is ending", "PR-END-04")


def check_row(table: Table) -> None:
    tiles = sum(int(count) for count in table.row)
    most = len(table.players) + table.board.row_extra
    if tiles > most:
        refuse("row", f"has {tiles} tiles, but at most {most} are turned up", "PR-SETTLER-07")


def check_ships(table: Table) -> None:
    """Full ships wait only for the end of the captain phase."""
    for ship in range(SHIPS):
        size = int(table.board.ship_capacity[ship])
        if table.ship_good[ship] >= 0 and table.ship_load[ship] == size and table.phase not in SHIPS_WAIT:
            refuse(f"ships.{size}.barrels", "a full ship is unloaded when the captain phase ends", "PR-CAPTAIN-16")

"""What cannot be on the table: each check of a position that was read names field and rule."""

from __future__ import annotations

from cabildo.engine.naming import refuse
from cabildo.titles.puerto_rico import phases
from cabildo.titles.puerto_rico.state import PuertoRicoState
from cabildo.titles.puerto_rico.terms import SHIPS

SHIPS_WAIT = (phases.LOADING, phases.CLAIMING, phases.STORING, phases.KEEPING)  # a full one sails when these are over


def check_city(state: PuertoRicoState) -> None:
    """A full city ends the game."""
    for seat, player in enumerate(state.players):
        if player.city_filled == state.board.city_spaces and not state.ending:
            refuse("ending", f"the city of seat {seat} is full, so the game is ending", "PR-END-04")


def check_row(state: PuertoRicoState) -> None:
    tiles = sum(int(count) for count in state.row)
    most = len(state.players) + state.board.row_extra
    if tiles > most:
        refuse("row", f"has {tiles} tiles, but at most {most} are turned up", "PR-SETTLER-07")


def check_ships(state: PuertoRicoState) -> None:
    """Full ships wait only for the end of the captain phase."""
    for ship in range(SHIPS):
        size = int(state.board.ship_capacity[ship])
        if state.ship_good[ship] >= 0 and state.ship_load[ship] == size and state.phase not in SHIPS_WAIT:
            refuse(f"ships.{size}.barrels", "a full ship is unloaded when the captain phase ends", "PR-CAPTAIN-16")
